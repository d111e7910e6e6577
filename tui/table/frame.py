"""The frame of a table: the table in sight, its boards and its log, and looking around on it."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer

from engine.match import Entry
from tui.boards import boards
from tui.drawing.compositor import ChangedCellsCompositor
from tui.drawing.palette import Palette
from tui.drawing.panel import Panel
from tui.session import Session
from tui.table.scene import Scene
from tui.table.selection import Direction, nearest
from tui.table.shown_game import ShownGame
from tui.table.view import TableView, reading_order
from tui.textual_private import use_compositor
from tui.widgets.log import Line

if TYPE_CHECKING:
    from tui.app import Pavilion

JUMP_LETTERS = "asdfghjklqwertyuiopzxcvbnmASDFGHJKLQWERTYUIOPZXCVBNM0123456789"


class TableFrame(Screen[None]):
    """A screen that shows a table. Subclasses say what is shown and what the arrows do there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk('up')", id="walk-up", show=False),
        Binding("down", "walk('down')", id="walk-down", show=False),
        Binding("left", "walk('left')", id="walk-left", show=False),
        Binding("right", "walk('right')", id="walk-right", show=False),
        Binding("escape", "back", id="table.back", show=False),
        Binding("i", "inspect", id="table.inspect", show=False),
        *[Binding(f"f{tab + 2}", f"tab({tab})", id=f"table.tab-{tab}", show=False) for tab in range(7)],
        Binding("right_square_bracket", "turn_tab(1)", id="table.next-tab", show=False),
        Binding("left_square_bracket", "turn_tab(-1)", id="table.previous-tab", show=False),
        Binding("P", "next_player", id="table.next-player", show=False),
        Binding("q", "leave", id="table.leave", show=False),
    ]

    def __init__(self, session: Session, journal: ShownGame) -> None:
        super().__init__()
        use_compositor(self, ChangedCellsCompositor())
        self.session = session
        self.journal = journal
        self.match = journal.match
        game = self.match.game
        self.boards = boards(game.key)
        self.scene = Scene(
            game=game,
            state=self.match.state,
            seats=journal.header.seats,
            words=self.boards.named(session.words.game(game.key), self.match.state),
            glyphs=session.glyphs,
            palette=Palette({}),
            viewer=min(self.match.humans, default=0),
            order=self.boards.turn_order(self.match.state),
        )
        self.view = TableView(self.scene, self.boards)
        self.flashes: set[str] = set()
        self.looking_at: str | None = None
        self.told: list[Line] = []
        """The log so far, in words."""
        self._told_entries = 0
        self._letters: dict[str, str] = {}
        self._opening: Timer | None = None

    @property
    def pavilion(self) -> "Pavilion":
        """The app, by its own type."""
        return cast("Pavilion", self.app)

    def compose(self) -> ComposeResult:
        """Give the whole screen to the table."""
        yield self.view

    def on_mount(self) -> None:
        """Take the colours of the theme and show the position once there is a size."""
        self.scene.palette = Palette(self.app.theme_variables)
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.repaint_all())
        self.view.call_after_refresh(self.present)

    # What subclasses say

    def present(self) -> None:
        """Show the position and what can be done."""
        raise NotImplementedError

    def walk(self, direction: Direction) -> None:
        """Do what an arrow does when nobody is looking around."""
        raise NotImplementedError

    def cursor_spots(self) -> tuple[str, ...]:
        """Name the places the cursor stands on."""
        return ()

    def jump_targets(self) -> set[str] | None:
        """Name the spots that get a letter; None for all."""
        return None

    def jumped_to(self, spot: str) -> None:
        """Go where a letter led."""

    def key_names(self) -> list[str]:
        """List the keys that do something now."""
        raise NotImplementedError

    def action_leave(self) -> None:
        """Leave the table."""
        raise NotImplementedError

    # Showing

    def mark(self) -> None:
        """Show the cursor: on what is looked at, or where the subclass has it."""
        cursor = [self.looking_at] if self.looking_at is not None else self.cursor_spots()
        before = self.boards.opened(self.scene)
        self.scene.focus = next(iter(cursor), "")
        if self.boards.opened(self.scene) != before:
            self._open_at_rest()
        if self.looking_at is not None:
            self.view.mark([self.looking_at])
        else:
            self.view.mark(self.cursor_spots(), self.flashes, self.boards.target_spots(self.scene))

    def _open_at_rest(self) -> None:
        """Let the boards that open what is under the cursor do so once it stands still long enough for them."""
        if self._opening is not None:
            self._opening.stop()
        opening = [panel for panel in self.view.game_panels if panel.rest is not None]
        rest = max((panel.rest or 0 for panel in opening), default=0)

        def redraw() -> None:
            for panel in opening:
                if panel.display:
                    panel.redraw()

        if rest and self.session.settings.speed != "instant":
            self._opening = self.set_timer(rest, redraw)
        else:
            redraw()

    def show_keys(self) -> None:
        """Bring the line of keys up to date."""
        words = self.scene.words
        names = ["walk", "jump", "inspect-close", "rules", "help"] if self.looking_at is not None else self.key_names()
        self.view.keys.keys = [(words(f"table-key-{name}.key"), words(f"table-key-{name}"), name) for name in names]
        self.view.keys.redraw()

    def tell_log(self, entries: list[Entry], seen: int) -> None:
        """Say the events of new moves; after going back, begin again. The first `seen` lines are old news."""
        if self._told_entries > len(entries):
            self.told, self._told_entries = [], 0
        for entry in entries[self._told_entries :]:
            self.told += self.view.sentences(entry.events)
        self._told_entries = len(entries)
        self.view.tell(self.told, min(seen, len(self.told)))

    def flash_since(self, index: int) -> None:
        """Let the places of everything since a move stand out."""
        self.flashes = {
            spot
            for _, event in self.match.events_since(max(index, 0))
            for spot in self.boards.event_spots(self.scene, event)
        }

    def repaint_all(self) -> None:
        """Draw everything anew, in the colours and signs of now."""
        self.scene.palette = Palette(self.app.theme_variables)
        self.scene.glyphs = self.session.glyphs
        self.view.redraw()
        self.view.refresh()
        self.mark()

    def retranslate(self) -> None:
        """Say everything anew, in the language and with the signs of now."""
        self.scene.words = self.boards.named(self.session.words.game(self.scene.game.key), self.scene.state)
        self.scene.glyphs = self.session.glyphs
        self.told, self._told_entries = [], 0
        self.present()
        self.repaint_all()

    # Looking around

    def action_walk(self, direction: Direction) -> None:
        """Walk: over everything while looking around, otherwise as the screen does."""
        if self.looking_at is None:
            self.walk(direction)
            return
        places = self.view.places()
        here = places.get(self.looking_at)
        target = nearest(here, places, direction) if here is not None else next(iter(places), None)
        if target is not None:
            self.look_at(target)

    def action_inspect(self) -> None:
        """Look around: the cursor walks over everything, and the panel explains it; again to stop."""
        if self.looking_at is not None:
            self.stop_looking()
            return
        places = self.view.places()
        here = next((spot for spot in self.cursor_spots() if spot in places), None)
        if places:
            self.look_at(here or reading_order(places)[0])

    def look_at(self, spot: str) -> None:
        """Explain a spot."""
        opening = self.looking_at is None
        self.looking_at = spot
        self.view.inspector.explain(self.boards.inspect(self.scene, spot))
        if opening:
            self.view.inspecting = True
            self.view.place_panels()
            self.show_keys()
        self.view.inspector.redraw()
        self.mark()

    def stop_looking(self) -> None:
        """Show the decision again."""
        self.looking_at = None
        self.view.inspecting = False
        self.view.place_panels()
        self.show_keys()
        self.view.decision.redraw()
        self.mark()

    def action_jump(self) -> None:
        """Put a letter on every target; the letter takes the cursor there. While looking around: on everything."""
        places = self.view.places(None if self.looking_at is not None else self.jump_targets())
        if places:
            self._letters = dict(zip(JUMP_LETTERS, reading_order(places), strict=False))
            self.view.show_letters({spot: letter for letter, spot in self._letters.items()})
            self.mark()

    def _jump(self, letter: str | None) -> None:
        spot = self._letters.get(letter or "")
        self._letters = {}
        self.view.show_letters({})
        if spot is None:
            self.mark()
        elif self.looking_at is not None:
            self.look_at(spot)
        else:
            self.jumped_to(spot)

    async def on_event(self, event: events.Event) -> None:
        """Let jump letters take the next key."""
        if isinstance(event, events.Key) and self._letters:
            event.stop()
            self._jump(event.character)
            return
        await super().on_event(event)

    def action_back(self) -> None:
        """Stop looking around."""
        if self.looking_at is not None:
            self.stop_looking()

    # Boards

    def action_tab(self, tab: int) -> None:
        """Bring a board into sight where there is room for one."""
        if self.view.narrow and tab < len(self.boards.tabs) and tab != self.scene.tab:
            self.scene.tab = tab
            self.view.place_panels()
            self.view.redraw()
            self.call_after_refresh(self.mark)

    def action_turn_tab(self, by: int) -> None:
        """Go to the next board."""
        self.action_tab((self.scene.tab + by) % len(self.boards.tabs))

    def action_next_player(self) -> None:
        """Look at the next player's cards first."""
        self.scene.viewer = (self.scene.viewer + 1) % len(self.scene.seats)
        self.view.redraw()
        self.mark()

    # The mouse

    def on_panel_clicked(self, event: Panel.Clicked) -> None:
        """Do by mouse what keys do: press a key, open a tab, choose or explain a spot."""
        if event.spot is None:
            return
        kind, _, rest = event.spot.partition("-")
        if kind == "tab":
            self.action_tab(int(rest))
        elif kind == "key":
            self._press(rest)
        elif self.looking_at is not None and kind != "option":
            self.look_at(event.spot)
        else:
            self.clicked(event.spot)

    def clicked(self, spot: str) -> None:
        """Do what a click on a spot does when nobody is looking around."""
        self.look_at(spot)

    def _press(self, name: str) -> None:
        action = {"inspect-close": "inspect", "panel": "panel(1)", "next-player": "next_player"}.get(name, name)
        if hasattr(self, f"action_{action.partition('(')[0]}") and name != "walk":
            self.call_later(self.run_action, action)
