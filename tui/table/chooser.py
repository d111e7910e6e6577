"""The chooser: a decision put to a person, and the ways to answer it: boards, list, digits, amounts, dial, asides."""

from collections.abc import Callable, Collection
from typing import Any

from engine.agenda import Decision
from tui.table.dial import Dial
from tui.table.keys import free_letters
from tui.table.preview import preview
from tui.table.selection import Direction, Option, Selection, keys, nearest
from tui.table.view import TableView, reading_order


class Chooser:
    """The answers to the decision on screen and the cursor among them.

    `answer` is called with the answer that is chosen, `moved` when the cursor has moved, `turn_to` with the number of
    the board that should be in sight.
    """

    def __init__(
        self,
        view: TableView,
        answer: Callable[[Option], None],
        moved: Callable[[], None],
        turn_to: Callable[[int], None],
    ) -> None:
        self._view = view
        self._answer = answer
        self._moved = moved
        self._turn_to = turn_to
        self.selection = Selection()
        self.in_list = False
        """Whether the arrows move in the list and not on the boards."""
        self.is_confirming = False
        """Whether Enter has to be pressed again for an answer that ends the round."""
        self.asides_open = False
        """Whether the list shows free actions."""
        self.reveals_for_good = True
        """Whether what a move reveals ends what can be undone."""
        self.confirms: Callable[[], bool] = lambda: False
        """Whether an answer that ends the round is to be confirmed."""
        self._told: str | None = None
        self._lit: Collection[object] | None = None
        self._dial: Dial | None = None
        self._amounts: list[int | None] = []
        self._typed = ""
        """The digits typed so far, where numbers have several."""
        self._tab = 0
        """The board of the last option under the cursor that has a place on one."""

    @property
    def dial(self) -> Dial | None:
        """The dial that is being set, if the decision is answered with one and free actions are not open."""
        return self._view.decision.dial

    @property
    def is_asking(self) -> bool:
        """Whether a person is choosing."""
        return bool(self.selection.options) or self._dial is not None

    @property
    def has_choice(self) -> bool:
        """Whether there is more than one answer."""
        decision = self._view.scene.decision
        return self.is_asking and decision is not None and len(decision.moves) > 1

    @property
    def has_amount(self) -> bool:
        """Whether an amount is being set, or a dial."""
        return self.dial is not None or (any(self._amounts) and bool(self.selection.options))

    @property
    def spots(self) -> tuple[str, ...]:
        """The places of the option under the cursor."""
        current = self.selection.current
        return current.spots if current else ()

    # Asking

    def ask(self, decision: Decision, told: str | None = None, lit: Collection[object] | None = None) -> None:
        """Put a decision to the person it is for.

        `told` stands in the place of the game's own question; of all answers only those in `lit` are lit.
        """
        view, scene, boards = self._view, self._view.scene, self._view.boards
        scene.viewer = decision.seat
        self.asides_open = self.is_confirming = False
        self._told, self._lit = told, lit
        self._dial = boards.dial(scene)
        self._tab = boards.tab_for(decision.asks, next(iter(decision.moves), None))
        if view.narrow:
            scene.tab = self._tab
        self._offer(decision)

    def ask_nothing(self, heading: str, prompt: str, messages: list[tuple[str, str]]) -> None:
        """Show who decides and what happened."""
        self.selection, self._dial = Selection(), None
        self.asides_open = self.is_confirming = False
        self._view.scene.lit, self._view.scene.numbers = set(), {}
        panel = self._view.decision
        panel.options, panel.preview, panel.active, panel.dial = [], [], False, None
        panel.heading, panel.prompt, panel.messages = heading, prompt, messages

    def _offer(self, decision: Decision) -> None:
        """List the answers, or the free actions."""
        scene, boards = self._view.scene, self._view.boards
        moves = decision.asides if self.asides_open else decision.moves
        # What is set on a dial is not picked from a list, which would be very long.
        listed = [] if self._dial is not None and not self.asides_open else moves
        self._amounts = [boards.amount(move) for move in listed]
        free = free_letters(scene.bound)
        letters = [letter if (letter := boards.letter(move)) in free else "" for move in listed]
        typed = keys(letters, self._amounts)
        self.selection = Selection(
            [
                Option(move, boards.label(scene, move), boards.spots(scene, move), key, self._is_dim(move))
                for move, key in zip(listed, typed, strict=True)
            ]
        )
        if self.selection.options and not self.asides_open:
            self.selection.index = self._start(boards.begins_at(scene, listed))
        current = self.selection.current
        self.in_list = not self.selection.is_on_boards or (current is not None and not current.spots)
        self._typed, self._view.decision.preview_top = "", 0
        panel = self._view.decision
        asks = "asides" if self.asides_open else decision.asks
        panel.heading = f"{scene.glyphs.seats[decision.seat]} {scene.player(decision.seat)}"
        panel.prompt, panel.help = boards.question(scene, asks), scene.words(f"ask-{asks}.help")
        if self._told is not None and not self.asides_open:
            panel.prompt, panel.help = self._told, ""
        panel.dial = None if self.asides_open else self._dial
        self._show()

    def _start(self, index: int) -> int:
        """Return the answer to start on: the usual one, or the first that is lit."""
        options = self.selection.options
        if self._lit is None or not options[index].is_idle:
            return index
        return next((place for place, option in enumerate(options) if not option.is_idle), index)

    def _is_dim(self, move: Any) -> bool:
        """Whether an answer does nothing for its player, or is not what the player is asked for."""
        if self._lit is not None:
            return move not in self._lit
        return self._view.boards.is_idle(self._view.scene, move)

    def _show(self) -> None:
        """Bring list and preview in line with the selection."""
        scene, panel, selection = self._view.scene, self._view.decision, self.selection
        panel.options, panel.index, panel.active = selection.shown, selection.index, self.in_list
        panel.typed = self._typed
        scene.lit = selection.lit
        if not self._view.hinting:  # hints have numbers of their own
            scene.numbers = selection.numbers
        if self._lit is not None:
            scene.lit = {option.spots[0] for option in selection.shown if option.spots and not option.is_idle}
        current, boards = selection.current, self._view.boards
        panel.preview = preview(scene, boards, current.move, self.reveals_for_good) if current else []
        if panel.dial is not None:
            panel.messages = boards.dial_lines(scene, panel.dial.values)
        if self.is_confirming:
            panel.preview = [(scene.words("table-confirm"), "gold"), *panel.preview]

    def _follow(self) -> None:
        """Show where the cursor is now, with as little to draw as possible."""
        self.is_confirming, self._typed, self._view.decision.preview_top = False, "", 0
        before = self._view.scene.lit
        self._show()
        if self._view.scene.lit != before:
            self._view.redraw()
        else:
            self._view.decision.redraw()
        self._turn_to_board()
        self._moved()

    def _turn_to_board(self) -> None:
        """Where there is room for one board, turn to that of the option under the cursor if the last was on another."""
        current, decision = self.selection.current, self._view.scene.decision
        if current is None or decision is None or not current.spots:
            return
        tab = self._view.boards.tab_for(decision.asks, current.move)
        if tab != self._tab:
            self._tab = tab
            self._turn_to(tab)

    # Moving the cursor

    def walk(self, direction: Direction) -> None:
        """Move on the boards by geometry, or in the list up and down; on a dial, to a value and turn it."""
        if (dial := self.dial) is not None:
            if direction in ("left", "right"):
                dial.step(1 if direction == "right" else -1)
            else:
                dial.turn(1 if direction == "up" else -1)
            self._follow()
            return
        if not self.selection.options:
            return
        if self.in_list:
            if direction in ("up", "down"):
                self.selection.step(1 if direction == "down" else -1)
            elif direction == "left":
                self._enter_boards()
        else:
            self._walk_boards(direction)
        self._follow()

    def _walk_boards(self, direction: Direction) -> None:
        places = self._view.places(self.selection.lit)
        here = next((places[spot] for spot in self.spots[:1] if spot in places), None)
        if here is None:
            self._enter_boards()
            return
        target = nearest(here, places, direction)
        if target is not None:
            self.selection.select_spot(target)
        elif direction == "right":
            self.in_list = True

    def _enter_boards(self) -> None:
        """Put the cursor on the current option's place, or on the first spot in sight that has an option."""
        places = self._view.places(self.selection.lit)
        self.in_list = not places
        if places and not (set(self.spots[:1]) & set(places)):
            self.selection.select_spot(reading_order(places)[0])

    def go_to_spot(self, spot: str) -> None:
        """Put the cursor on a spot."""
        self.in_list = False
        self.selection.select_spot(spot)
        self._follow()

    def go_to_option(self, index: int) -> None:
        """Put the cursor on an option of the list."""
        self.selection.index, self.in_list = index, True
        self._follow()

    def go_to_move(self, move: object) -> None:
        """Put the cursor on a move, or set the dial to it; Enter then plays it."""
        decision = self._view.scene.decision
        assert decision is not None
        if (move in decision.asides) != self.asides_open:
            self.toggle_asides()
        if (dial := self.dial) is not None:
            dial.values[:] = self._view.boards.dial_values(move)
            self._follow()
            return
        self.selection.narrowed = None
        moves = [option.move for option in self.selection.options]
        if move in moves:
            self.go_to_option(moves.index(move))

    def return_to_move(self, move: object) -> None:
        """Put the cursor on a move that was undone, on the boards if it has a place there; set a dial to it."""
        decision = self._view.scene.decision
        if (dial := self.dial) is not None and decision is not None and move in decision.moves:
            dial.values[:] = self._view.boards.dial_values(move)
            self._follow()
            return
        moves = [option.move for option in self.selection.options]
        if move in moves:
            self.selection.index = moves.index(move)
            self.in_list = not self.selection.is_on_boards or not self.spots
            self._follow()

    def return_to(self, before: Selection, in_list: bool) -> None:
        """Put the cursor where it was among the same answers, in other words."""
        if self.selection.options and before.options:
            self.selection.narrowed, self.selection.index, self.in_list = before.narrowed, before.index, in_list
            self._follow()

    def turn_page(self, by: int) -> None:
        """Turn a page of a long list."""
        if self.selection.shown:
            self.go_to_option(self._within(self.selection.index + by * self._view.decision.page_size))

    def go_to_end(self, end: int) -> None:
        """Put the cursor on the first option of the list (0) or on the last (-1); on a dial, on that value."""
        if (dial := self.dial) is not None:
            dial.index = len(dial.values) - 1 if end else 0
            self._follow()
        elif self.selection.shown:
            self.go_to_option(len(self.selection.shown) - 1 if end else 0)

    def scroll_preview(self, by: int) -> None:
        """Scroll what the option under the cursor brings, where there is no room for all of it."""
        panel = self._view.decision
        panel.preview_top = max(panel.preview_top + by, 0)
        panel.redraw()

    def next_panel(self, by: int) -> None:
        """Go on to the next panel that has something to choose, the list being one of them."""
        if not self.selection.options:
            return
        first_spots: dict[str | None, str] = {}
        for spot in reading_order(self._view.places(self.selection.lit)):
            first_spots.setdefault(self._view.panel_of(spot), spot)
        ring: list[str | None] = [*first_spots, "decision"]
        here = self._view.panel_of(self.spots[0]) if self.spots and not self.in_list else "decision"
        target = ring[(ring.index(here) + by) % len(ring)] if here in ring else ring[0]
        self.in_list = target == "decision"
        if target in first_spots:
            self.selection.select_spot(first_spots[target])
        self._follow()

    def _within(self, index: int) -> int:
        return min(max(index, 0), len(self.selection.shown) - 1)

    # Choosing

    def choose(self) -> None:
        """Answer with the option under the cursor; where several share the spot, narrow the list to them."""
        current = self.selection.current
        if (dial := self.dial) is not None:
            self._take(Option(self._view.boards.dial_move(dial.values), "", ()))
        elif current is not None:
            sharing = self.selection.at(current.spots[0]) if current.spots and not self.in_list else []
            if len(sharing) > 1 and self.selection.narrowed is None:
                self.selection.narrow(current.spots[0])
                self.in_list = True
                self._follow()
            else:
                self._take(current)

    def _take(self, option: Option) -> None:
        """Answer; what ends the round may want a second key, unless there is no other answer."""
        wants_a_word = self.confirms() and len(self.selection.options) > 1 and not self.is_confirming
        if wants_a_word and self._view.boards.ends_round(option.move):
            self.is_confirming = True
            self._show()
            self._view.decision.redraw()
            self._moved()
            return
        self._answer(option)

    def type_digit(self, digit: int) -> None:
        """Answer by the number of an option, typed as it is shown; on a dial, set a value."""
        if (dial := self.dial) is not None:
            if 0 < digit <= dial.highest:
                dial.set(digit)
                dial.step(1)
                self._follow()
            return
        self._type(str(digit))

    def type_letter(self, letter: str) -> None:
        """Answer with the standing choice that has this letter."""
        self._typed = ""
        self._type(letter)

    def _type(self, text: str) -> None:
        """Answer once a key is complete; until then show what it may become."""
        typed = self._typed + text
        if not self.selection.typed(typed):
            typed = text
        if not self.selection.typed(typed) and text.isdigit():
            # No number begins with this digit: it can only be meant as one with zeros before it.
            width = max((len(option.key) for option in self.selection.shown), default=0)
            typed = text.zfill(width)
        found = self.selection.typed(typed)
        if [option.key for option in found] == [typed]:
            self._pick(self.selection.shown.index(found[0]))
        else:
            self._typed = typed if found else ""
            self._show()
            self._view.decision.redraw()

    def _pick(self, index: int) -> None:
        """Answer with an option of the list."""
        if index != self.selection.index:
            self.is_confirming = False
        self._typed = ""
        self.selection.index, self.in_list = index, True
        self._take(self.selection.shown[index])

    def step_amount(self, by: int) -> None:
        """Go to the next larger or smaller amount; turn a dial."""
        if (dial := self.dial) is not None:
            dial.turn(by)
            self._follow()
        if any(self._amounts) and self.selection.options:
            self.selection.index = self._within(self.selection.index + by)
            self._follow()

    def click(self, spot: str) -> bool:
        """Select with a click, and answer with a click on what is selected; return False for any other spot."""
        kind, _, rest = spot.partition("-")
        if kind == "option":
            if int(rest) < len(self.selection.shown):
                self._click_option(int(rest))
            return True
        if spot not in self.selection.lit:
            return False
        if self.spots[:1] == (spot,) and not self.in_list:
            self.choose()
        else:
            self.go_to_spot(spot)
        return True

    def _click_option(self, index: int) -> None:
        if index == self.selection.index and self.in_list:
            self._take(self.selection.shown[index])
        else:
            self.go_to_option(index)

    # Free actions, and closing what is open

    def toggle_asides(self) -> None:
        """List the free actions, such as exchanges and loans, or the answers again."""
        decision = self._view.scene.decision
        if decision is None or not decision.asides or not self.is_asking:
            return
        self.asides_open = not self.asides_open
        self._offer(decision)
        self._view.redraw()
        self._moved()

    def close_what_is_open(self) -> bool:
        """Close a second question, half a number, the free actions or a narrowed list; return whether there was one."""
        if self.is_confirming or self._typed:
            self._follow()
        elif self.asides_open:
            self.toggle_asides()
        elif self.selection.narrowed is not None:
            self.selection.widen()
            self.in_list = False
            self._follow()
        else:
            return False
        return True

    def live_keys(self) -> list[str]:
        """List the keys of choosing that do something now."""
        decision = self._view.scene.decision
        if self.dial is not None:
            names = ["dial", "choose"]
        else:
            names = ["walk", "choose", *(["amount"] if any(self._amounts) else [])]
        names += ["more"] if self._view.decision.can_scroll else []
        names += ["asides"] if decision is not None and decision.asides else []
        return names

    @property
    def is_something_open(self) -> bool:
        """Whether there is something that `close_what_is_open` would close."""
        return self.asides_open or self.selection.narrowed is not None or self.is_confirming or bool(self._typed)
