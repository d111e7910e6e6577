"""Choosing: putting a decision to a person, and the ways to answer it: boards, list, digits, amounts, dial, asides."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from engine.agenda import Decision
from tui.session import Session
from tui.table.consulting import ConsultingScreen
from tui.table.dial import Dial
from tui.table.preview import preview
from tui.table.selection import Direction, Option, Selection, nearest
from tui.table.shown_game import ShownGame
from tui.table.view import reading_order


class ChoosingScreen(ConsultingScreen):
    """A table at which a person chooses. Subclasses say what becomes of the choice."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "choose", id="table.choose", show=False),
        *[Binding(str(digit), f"digit({digit})", id=f"table.digit-{digit}", show=False) for digit in range(10)],
        Binding("plus", "step_amount(1)", id="table.more", show=False),
        Binding("minus", "step_amount(-1)", id="table.less", show=False),
        Binding("tab", "panel(1)", id="table.next-panel", show=False),
        Binding("shift+tab", "panel(-1)", id="table.previous-panel", show=False),
        Binding("space", "jump", id="table.jump", show=False),
        Binding("pagedown", "page(1)", id="table.next-page", show=False),
        Binding("pageup", "page(-1)", id="table.previous-page", show=False),
        Binding("x", "asides", id="table.asides", show=False),
    ]

    def __init__(self, session: Session, journal: ShownGame) -> None:
        super().__init__(session, journal)
        self.selection = Selection()
        self._in_list = False
        """Whether the arrows walk the list and not the boards."""
        self._confirming = False
        self._amounts: list[int | None] = []
        self._typed = 0
        """The amount typed so far, where the decision is about one."""
        self._asides_open = False
        self._dial: Dial | None = None
        self._tab = 0
        """The board of the last option under the cursor that has a place on one."""

    # What subclasses say

    def play_option(self, option: Option) -> None:
        """Answer the decision."""
        raise NotImplementedError

    def revelation_is_final(self) -> bool:
        """Whether what a move reveals ends what can be taken back."""
        raise NotImplementedError

    # Asking

    def ask(self, decision: Decision) -> None:
        """Put a decision to the person it is for."""
        scene = self.scene
        scene.viewer = decision.seat
        self._asides_open = False
        self._dial = self.boards.dial(scene)
        self._tab = self.boards.tab_for(decision.asks, next(iter(decision.moves), None))
        if self.view.narrow:
            scene.tab = self._tab
        self._offer(decision)

    def _offer(self, decision: Decision) -> None:
        """List the answers, or what may be done besides."""
        scene, moves = self.scene, decision.asides if self._asides_open else decision.moves
        # What is set on a dial is not picked from a list, which would be very long.
        listed = [] if self._dial is not None and not self._asides_open else moves
        self.selection = Selection(
            [Option(move, self.boards.label(scene, move), self.boards.spots(scene, move)) for move in listed]
        )
        if self.selection.options and not self._asides_open:
            self.selection.index = self.boards.begins_at(scene, listed)
        current = self.selection.current
        self._in_list = not self.selection.is_on_boards or (current is not None and not current.spots)
        self._typed = 0
        self._amounts = [self.boards.amount(move) for move in listed]
        panel = self.view.decision
        panel.heading = f"{scene.glyphs.seats[decision.seat]} {scene.player(decision.seat)}"
        panel.prompt = scene.words("ask-asides" if self._asides_open else f"ask-{decision.asks}")
        panel.help = scene.words("ask-asides.help" if self._asides_open else f"ask-{decision.asks}.help")
        panel.dial = None if self._asides_open else self._dial
        self._show_options()

    def _show_options(self) -> None:
        """Bring list, preview and keys in line with the selection."""
        panel, selection = self.view.decision, self.selection
        panel.options, panel.index = selection.shown, selection.index
        panel.active = self._in_list
        self.scene.lit = selection.lit
        current = selection.current
        final = self.revelation_is_final()
        panel.preview = preview(self.scene, self.boards, current.move, final) if current else []
        if panel.dial is not None:
            panel.messages = self.boards.dial_lines(self.scene, panel.dial.values)
        if self._confirming:
            panel.preview = [(self.scene.words("table-confirm"), "gold"), *panel.preview]
        self.show_keys()

    def show_nothing_to_choose(self, heading: str, prompt: str, messages: list[tuple[str, str]]) -> None:
        """Show whom one waits for and what happened."""
        self.selection, self._dial, self._asides_open = Selection(), None, False
        self.scene.lit = set()
        panel = self.view.decision
        panel.options, panel.preview, panel.active, panel.dial = [], [], False, None
        panel.heading, panel.prompt, panel.messages = heading, prompt, messages
        self.show_keys()

    # Following the cursor

    def _moved(self) -> None:
        """Follow a cursor movement with as little paint as possible."""
        self._confirming = False
        self.flashes = set()
        before = self.scene.lit
        self._show_options()
        if self.scene.lit != before:
            self.view.redraw()
        else:
            self.view.decision.redraw()
        self._turn_to_board()
        self.mark()

    def _turn_to_board(self) -> None:
        """Where there is room for one board, turn to that of the option under the cursor if the last was on another."""
        current, decision = self.selection.current, self.scene.decision
        if current is None or decision is None or not current.spots:
            return
        tab = self.boards.tab_for(decision.asks, current.move)
        if tab != self._tab:
            self._tab = tab
            self.action_tab(tab)

    def cursor_spots(self) -> tuple[str, ...]:
        """Name the places of the option under the cursor."""
        current = self.selection.current
        return current.spots if current else ()

    # Walking and choosing

    def walk(self, direction: Direction) -> None:
        """Walk the boards by geometry, or the list up and down; on a dial, to a value and turn it."""
        if (dial := self.view.decision.dial) is not None:
            if direction in ("left", "right"):
                dial.step(1 if direction == "right" else -1)
            else:
                dial.turn(1 if direction == "up" else -1)
            self._moved()
            return
        if not self.selection.options:
            return
        if self._in_list:
            if direction in ("up", "down"):
                self.selection.step(1 if direction == "down" else -1)
            elif direction == "left":
                self._enter_boards()
        else:
            places = self.view.places(self.selection.lit)
            here = next((places[spot] for spot in self.cursor_spots()[:1] if spot in places), None)
            target = nearest(here, places, direction) if here is not None else None
            if here is None:
                self._enter_boards()
            elif target is not None:
                self.selection.select_spot(target)
            elif direction == "right":
                self._in_list = True
        self._moved()

    def _enter_boards(self) -> None:
        """Put the cursor on the current option's place, or on the first lit spot in sight."""
        places = self.view.places(self.selection.lit)
        self._in_list = not places
        if places and not (set(self.cursor_spots()[:1]) & set(places)):
            self.selection.select_spot(reading_order(places)[0])

    def jump_targets(self) -> set[str]:
        """Give a letter to every lit spot."""
        return self.selection.lit

    def jumped_to(self, spot: str) -> None:
        """Put the cursor where the letter was."""
        self._in_list = False
        self.selection.select_spot(spot)
        self._moved()

    def action_choose(self) -> None:
        """Play the option under the cursor; where several share the spot, narrow the list to them."""
        current = self.selection.current
        if self.looking_at is not None:
            self.stop_looking()
        elif (dial := self.view.decision.dial) is not None:
            self.play_option(Option(self.boards.dial_move(dial.values), "", ()))
        elif current is not None:
            sharing = self.selection.at(current.spots[0]) if current.spots and not self._in_list else []
            if len(sharing) > 1 and self.selection.narrowed is None:
                self.selection.narrow(current.spots[0])
                self._in_list = True
                self._moved()
            else:
                self.play_option(current)

    def action_digit(self, digit: int) -> None:
        """Choose from the list by its number; where the decision is about an amount, type it."""
        if (dial := self.view.decision.dial) is not None and self.looking_at is None:
            if 0 < digit <= dial.highest:
                dial.set(digit)
                dial.step(1)
                self._moved()
            return
        if any(self._amounts) and self.selection.options:
            self._type_amount(digit)
            return
        size = self.view.decision.page_size
        index = self.selection.index // size * size + digit - 1
        if self.looking_at is None and 0 < digit <= size and index < len(self.selection.shown):
            if index != self.selection.index:
                self._confirming = False
            self.selection.index = index
            self._in_list = True
            self.play_option(self.selection.shown[index])

    def _type_amount(self, digit: int) -> None:
        """Select the amount typed: digits join as long as there is such an amount."""
        joined = self._typed * 10 + digit
        self._typed = joined if joined in self._amounts else digit
        if self._typed in self._amounts:
            self.selection.index = self._amounts.index(self._typed)
            self._moved()

    def action_step_amount(self, by: int) -> None:
        """Go to the next larger or smaller amount; turn a dial."""
        if (dial := self.view.decision.dial) is not None:
            dial.turn(by)
            self._moved()
        if any(self._amounts) and self.selection.options:
            self._typed = 0
            last = len(self.selection.shown) - 1
            self.selection.index = min(max(self.selection.index + by, 0), last)
            self._moved()

    def action_page(self, by: int) -> None:
        """Turn a page of a long list, or of a long explanation."""
        if self.looking_at is not None:
            self.view.inspector.turn_page(by)
        elif self.selection.shown:
            last = len(self.selection.shown) - 1
            self.selection.index = min(max(self.selection.index + by * self.view.decision.page_size, 0), last)
            self._in_list = True
            self._moved()

    def action_panel(self, by: int) -> None:
        """Go on to the next panel that has something to choose, the list being one of them."""
        if not self.selection.options:
            return
        places = self.view.places(self.selection.lit)
        first_spots: dict[str | None, str] = {}
        for spot in reading_order(places):
            first_spots.setdefault(self.view.panel_of(spot), spot)
        ring: list[str | None] = [*first_spots, "decision"]
        spots = self.cursor_spots()
        here = self.view.panel_of(spots[0]) if spots and not self._in_list else "decision"
        target = ring[(ring.index(here) + by) % len(ring)] if here in ring else ring[0]
        self._in_list = target == "decision"
        if target in first_spots:
            self.selection.select_spot(first_spots[target])
        self._moved()

    def clicked(self, spot: str) -> None:
        """Select with a click; play with a click on what is selected; explain what is not to be chosen."""
        kind, _, rest = spot.partition("-")
        if kind == "option" and int(rest) < len(self.selection.shown):
            index = int(rest)
            if index == self.selection.index and self._in_list:
                self.play_option(self.selection.shown[index])
            else:
                self.selection.index, self._in_list = index, True
                self._moved()
        elif spot in self.selection.lit:
            if self.cursor_spots()[:1] == (spot,) and not self._in_list:
                self.action_choose()
            else:
                self.jumped_to(spot)
        elif kind != "option":
            self.look_at(spot)

    def action_asides(self) -> None:
        """Show what may be done besides answering, such as exchanges and loans; again to go back."""
        decision = self.scene.decision
        if decision is None or not decision.asides or not (self.selection.options or self._dial):
            return
        self._asides_open = not self._asides_open
        self._offer(decision)
        self.view.redraw()
        self.mark()

    def close_what_is_open(self) -> bool:
        """Leave a look around, a question asked twice, the asides or a narrowed list; say whether there was one."""
        if self.looking_at is not None:
            self.stop_looking()
        elif self._confirming:
            self._moved()
        elif self._asides_open:
            self.action_asides()
        elif self.selection.narrowed is not None:
            self.selection.widen()
            self._in_list = False
            self._moved()
        else:
            return False
        return True

    def choosing_keys(self) -> list[str]:
        """List the keys of choosing that do something now."""
        decision = self.scene.decision
        if self.view.decision.dial is not None:
            names = ["dial", "choose"]
        else:
            names = ["walk", "choose", *(["amount"] if any(self._amounts) else [])]
        names += ["asides"] if decision is not None and decision.asides else []
        half = decision is not None and not decision.opens_turn
        open_ = self._asides_open or self.selection.narrowed is not None or self._confirming
        return [*names, "back"] if half or open_ else names
