"""The table: one screen for every game, whatever it comes from. Its parts do the work; it connects them to Textual."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer
from textual.worker import Worker

from engine.agenda import Choice
from engine.match import Match
from engine.story import Moment
from tui.boards import boards
from tui.drawing.compositor import ChangedCellsCompositor
from tui.drawing.palette import Palette
from tui.drawing.panel import Panel
from tui.screens.closing import closes_once
from tui.session import Session
from tui.table.copying import Copying
from tui.table.keys import PLAYING, REPLAYING
from tui.table.local_game import LocalGame
from tui.table.look_around import LookAround
from tui.table.narrator import Narrator
from tui.table.notices import Notices
from tui.table.playing import Playing
from tui.table.reference import Reference
from tui.table.replaying import Replaying
from tui.table.round_reports import RoundReports
from tui.table.scene import Scene
from tui.table.selection import Direction
from tui.table.signs_page import signs_in_sight
from tui.table.source import GameSource, Work
from tui.table.storyteller import Storyteller
from tui.table.view import TableView
from tui.textual_private import use_compositor

if TYPE_CHECKING:
    from tui.app import Pavilion
    from tui.table.shared_controls import SharedControls

LOOKING_KEYS = ("walk", "jump", "inspect-close", "rules", "help")


@closes_once
class TableScreen(Screen[None]):
    """A table. `mode` says what is done at it: a game is played or replayed."""

    BINDINGS: ClassVar[list[BindingType]] = list(
        # What both tables of keys have is bound once.
        {(each.key, each.action): each for each in (*PLAYING.bindings(), *REPLAYING.bindings())}.values()
    )

    def __init__(self, session: Session, source: GameSource, teller: Storyteller | None = None) -> None:
        super().__init__()
        use_compositor(self, ChangedCellsCompositor())
        self.session = session
        self.source = source
        match = source.match
        self.boards = boards(match.game.key)
        self.scene = Scene(
            game=match.game,
            state=match.state,
            seats=source.header.seats,
            words=self.boards.named(session.words.game(match.game.key), match.state),
            glyphs=session.glyphs,
            palette=Palette({}),
            viewer=min(match.humans, default=0),
            order=self.boards.turn_order(match.state),
            bound=session.bound_keys,
        )
        self.scene.seats = source.seats(self.scene)
        self.view = TableView(self.scene, self.boards)
        self.notices = Notices(session, self.notify)
        self.narrator = Narrator(self.view)
        self.reports = RoundReports(self)
        self.look_around = LookAround(self.view, self.mark, self.show_keys)
        self.reference = Reference(
            self.view, source, session, self.look_around, self.notices, lambda: self.pavilion, teller
        )
        self.mode: Playing | Replaying
        self.shared: SharedControls | None = None
        self.commands: dict[str, Callable[..., Any]] = {}
        self._opening: Timer | None = None

    def begin(self, mode: Playing | Replaying, shared: "SharedControls | None" = None) -> "TableScreen":
        """Take the mode, and know its commands; return the table, ready to be shown."""
        self.mode, self.shared = mode, shared
        self.reference.show_move, self.reference.show_moment = mode.show_move, mode.show_moment
        self.reference.after_scores = self._after_scores
        self.commands = {
            "inspect": lambda: self.look_around.toggle(self.mode.cursor()),
            "tabs": self.show_tab,
            "next-player": self.next_player,
            "rules": self.reference.open_rules,
            "log": self.reference.open_log,
            "scores": self.reference.open_scores,
            "story": self.reference.tell_story,
            "palette": lambda: self.pavilion.action_command_palette(),
            "help": self.show_help,
            "leave": self.leave,
            **Copying(self).commands(),
            **mode.commands(),
            "walk": self.walk,
            **(shared.commands() if shared is not None else {}),
        }
        if isinstance(self.source, LocalGame):
            self.commands |= {"retry": self.narrator.skip, "save-as": self.save_copy}
        return self

    @property
    def pavilion(self) -> "Pavilion":
        """The app, by its own type."""
        return cast("Pavilion", self.app)

    @property
    def match(self) -> Match:
        """The game that is shown."""
        return self.source.match

    @property
    def game_key(self) -> str:
        """The key of that game."""
        return self.scene.game.key

    # Opening and closing

    def compose(self) -> ComposeResult:
        """Fill the screen with the table."""
        yield self.view

    def on_mount(self) -> None:
        """Take the colours of the theme, follow the game, and show the position once there is a size."""
        self.scene.palette = Palette(self.app.theme_variables)
        self.app.theme_changed_signal.subscribe(self, lambda _theme: self.repaint())
        self.mode.open()
        if self.shared is not None:
            self.shared.open()
        self.view.call_after_refresh(self._show_first)

    def _show_first(self) -> None:
        """Show the position, and only then offer to resume: a dialog on top could keep it from being shown."""
        self.mode.present()
        if self.shared is not None:
            self.shared.resume()

    def on_screen_resume(self) -> None:
        """Show what happened while something else was open."""
        if self.is_mounted:
            self.mode.resumed()

    def on_table_changed(self) -> None:
        """Show what has changed at a shared table."""
        if self.shared is not None:
            self.shared.table_changed()

    async def on_unmount(self) -> None:
        """Release the game."""
        self.reference.close()
        await self.source.close()

    def spawn(self, work: Work, group: str, exclusive: bool = False) -> Worker[None]:
        """Run something beside everything else; an exclusive one ends others of its group."""

        async def run() -> None:
            await work()

        return self.run_worker(run, group=group, exclusive=exclusive)

    def leave(self) -> None:
        """Leave the table; the game is saved already."""
        self.workers.cancel_group(self, "bots")
        if isinstance(self.source, LocalGame):
            self.pavilion.go_home()
        else:
            self.dismiss()

    # Showing

    def mark(self) -> None:
        """Show the cursor, on what is looked at or on the answer, and what has just happened."""
        looking_at, cursor = self.look_around.spot, self.mode.cursor()
        before = self.boards.opened(self.scene)
        self.scene.focus = looking_at or next(iter(cursor), "")
        if self.boards.opened(self.scene) != before:
            self._open_at_rest()
        if looking_at is not None:
            self.view.mark([looking_at])
        else:
            self.view.mark(cursor, self.narrator.flashes, self.boards.target_spots(self.scene))

    def _open_at_rest(self) -> None:
        """Redraw the boards that open what is under the cursor once it has rested there long enough."""
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

    def set_keys(self) -> None:
        """Bring the key line up to date, to be drawn with the rest, and the title of the window."""
        self.scene.bound = self.session.bound_keys
        self.pavilion.show_window_title()
        looking = [name for name in LOOKING_KEYS if name != "jump" or name in self.commands]
        names = looking if self.look_around.is_open else self.live_keys()
        if self.look_around.has_letters:
            names = ["jump-letter", "jump-close"]
        self.view.keys.keys = self.mode.keys.line(self.scene.words, names, self.scene.bound)

    @property
    def window_title(self) -> str:
        """Whose turn it is, for the title of the window."""
        scene = self.scene
        return scene.words(self.mode.window_title, game=scene.game.title, player=scene.player(scene.decider))

    def call_player(self, rings: bool) -> None:
        """Call a person who looks elsewhere to their turn; `rings` where the bell does the same."""
        self.pavilion.terminal.call(self.window_title, rings)

    def show_keys(self) -> None:
        """Bring the key line up to date and draw it."""
        self.set_keys()
        self.view.keys.redraw()

    def live_keys(self) -> list[str]:
        """List the keys that do something now."""
        names = self.mode.live_keys()
        return names if self.shared is None else self.shared.with_own_keys(names)

    def follow_names(self) -> None:
        """Name the seats as the source does now: at shared tables players come and go."""
        seats = self.source.seats(self.scene)
        if seats != self.scene.seats:
            self.scene.seats = seats
            self.narrator.forget()

    def repaint(self) -> None:
        """Draw everything again, in today's colours and signs."""
        self.scene.palette = Palette(self.app.theme_variables)
        self.scene.glyphs = self.session.glyphs
        self.view.redraw()
        self.view.refresh()
        self.mark()

    def retranslate(self) -> None:
        """Show everything in the language and with the signs of now."""
        self.scene.words = self.boards.named(self.session.words.game(self.scene.game.key), self.scene.state)
        self.scene.glyphs = self.session.glyphs
        self.scene.seats = self.source.seats(self.scene)
        self.narrator.forget()
        if self.shared is not None:
            self.shared.show_people()
        self.mode.retranslated()
        self.repaint()

    def draw_curtain(self, seat: int) -> None:
        """Hide the table until the player of a seat has the keyboard."""
        from tui.table.curtain import CurtainScreen

        if not isinstance(self.app.screen, CurtainScreen):
            self.app.push_screen(CurtainScreen(self.session, self.scene, seat), lambda _: self.mode.admit(seat))

    # Keys and mouse

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Run a key only if the table has its command; where no amount is set, `-` may be an unshifted digit."""
        has_command = action != "command" or parameters[0] in self.commands
        return has_command and (parameters != ("amount", -1) or self.mode.has_amount)

    def action_command(self, name: str, *arguments: Any) -> None:
        """Run a command of the table."""
        self.commands[name](*arguments)

    async def on_event(self, event: events.Event) -> None:
        """End a pause with any key, and take the letter of a jump."""
        if isinstance(event, events.Key):
            self.narrator.skip()
            if self.look_around.has_letters:
                event.stop()
                self._jump_to(event.character)
                return
        await super().on_event(event)

    def walk(self, direction: Direction) -> None:
        """Move the cursor: over everything while looking around, otherwise as the mode does."""
        if self.look_around.is_open:
            self.look_around.walk(direction)
        else:
            self.mode.walk(direction)

    def jump(self) -> None:
        """Put a letter on every target; the letter takes the cursor there."""
        self.look_around.show_letters(self.mode.jump_targets())

    def _jump_to(self, letter: str | None) -> None:
        spot = self.look_around.take_letter(letter)
        if spot is None:
            self.mark()
        elif self.look_around.is_open:
            self.look_around.look_at(spot)
        else:
            self.mode.jump_to(spot)

    def on_panel_clicked(self, event: Panel.Clicked) -> None:
        """Do by mouse what keys do: press a key, open a tab, choose or explain a spot."""
        if event.spot is None:
            return
        kind, _, rest = event.spot.partition("-")
        if kind == "tab":
            self.show_tab(int(rest))
        elif kind == "key":
            self._press(rest)
        elif self.look_around.is_open and kind != "option":
            self.look_around.look_at(event.spot)
        else:
            self.mode.click(event.spot)

    def _press(self, name: str) -> None:
        action = self.mode.keys.clicked(name)
        if action is not None:
            self.call_later(self.run_action, action)

    @on(events.Unmount)
    def _stop_opening(self) -> None:
        if self._opening is not None:
            self._opening.stop()

    # Boards

    def show_tab(self, tab: int | str) -> None:
        """Bring a board into sight where there is room for one: by its number, or the next or previous one."""
        count, here = len(self.boards.tabs), self.scene.tab
        if isinstance(tab, str):
            tab = (here + (1 if tab == "next" else -1)) % count
        self.turn_to(tab)

    def turn_to(self, tab: int) -> None:
        """Bring a board into sight where there is room for one."""
        if self.view.narrow and tab < len(self.boards.tabs) and tab != self.scene.tab:
            self.scene.tab = tab
            self.view.place_panels()
            self.view.redraw()
            self.call_after_refresh(self.mark)

    def next_player(self) -> None:
        """Show the next player's things first."""
        self.scene.viewer = (self.scene.viewer + 1) % len(self.scene.seats)
        self.view.redraw()
        self.mark()

    # Other screens

    def show_help(self) -> None:
        """List the keys of the table, and its signs on a second page."""
        signs = [
            (group.title, [(Content.from_rich_text(Text.assemble(*sign.drawn)), sign.meaning) for sign in group.signs])
            for group in signs_in_sight(self.view)
        ]
        self.pavilion.open_help(self.mode.keys.help(self.scene.words, self._explained(), self.scene.bound), signs)

    def _explained(self) -> list[str]:
        """List the commands that the help explains: free actions only in games that have some."""
        has_asides = any(choice.asides is not Choice.asides for choice in self.scene.game.choices)
        return [name for name in self.commands if name != "asides" or has_asides]

    def table_commands(self) -> list[tuple[str, str, Callable[[], Any]]]:
        """Offer the command palette what can be done at the table."""
        offered = self.mode.keys.palette(self.scene.words, self._offered(), self.scene.bound)
        return [(title, about, self.commands[name]) for title, about, name in offered]

    def _offered(self) -> list[str]:
        return [name for name in self.commands if name != "story" or self.source.can_tell_story]

    def _after_scores(self, wish: str | None) -> None:
        """Do what was asked for on the score sheet."""
        match wish:
            case "story":
                self.reference.tell_story()
            case "rematch" if self.shared is not None:
                self.shared.rematch()
            case "rematch" if isinstance(self.source, LocalGame):
                self.pavilion.rematch(self.source.header)
            case "replay":
                self.mode.show_move(0)
            case "home":
                self.commands["leave"]()

    def open_replay(self, at: int, moment: Moment | None = None, plays: bool = False) -> None:
        """Open the replay at a move, perhaps that of a moment of the story; `plays` lets it run from there."""
        from tui.table.opening import replay_table

        teller = self.reference.teller if self.source.can_tell_story else None
        # Of a shared game that is not over, a replay shows what the seat may see, and that is not the whole.
        is_complete = isinstance(self.source, LocalGame) or self.source.can_tell_story
        shown = self.source.as_shown()
        replay = replay_table(self.session, shown, at, teller, moment, is_complete, plays)

        def reopen_story(_: None) -> None:
            if isinstance(replay.mode, Replaying) and replay.mode.returns_to is not None:
                self.reference.open_story(replay.mode.returns_to)

        self.app.push_screen(replay, reopen_story)

    def save_copy(self) -> None:
        """Save a copy of the game under another name."""
        assert isinstance(self.source, LocalGame)
        self.pavilion.save_copy(self.source.journal)
