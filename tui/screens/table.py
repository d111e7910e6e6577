"""The table: playing a game by keyboard, with people at one keyboard and bots."""

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

from textual import events, work
from textual.binding import Binding, BindingType

from saves.journal import Journal
from saves.problems import NotWritten, SavesError
from tui.preview import preview
from tui.screens.frame import TableFrame
from tui.selection import Direction, Option, Selection, nearest
from tui.session import Session
from tui.settings import SPEEDS
from tui.tableview import reading_order
from tui.workers import BotFailed


class TableScreen(TableFrame):
    """A game being played. The journal writes every move before it is shown."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "choose", id="table.choose", show=False),
        *[Binding(str(digit), f"digit({digit})", id=f"table.digit-{digit}", show=False) for digit in range(10)],
        Binding("plus", "step_amount(1)", id="table.more", show=False),
        Binding("minus", "step_amount(-1)", id="table.less", show=False),
        Binding("tab", "panel(1)", id="table.next-panel", show=False),
        Binding("shift+tab", "panel(-1)", id="table.previous-panel", show=False),
        Binding("space", "jump", id="table.jump", show=False),
        Binding("u", "undo", id="table.undo", show=False),
        Binding("ctrl+r", "redo", id="table.redo", show=False),
        Binding("pagedown", "page(1)", id="table.next-page", show=False),
        Binding("pageup", "page(-1)", id="table.previous-page", show=False),
        Binding("ctrl+s", "save_as", id="table.save-as", show=False),
    ]

    def __init__(self, session: Session, journal: Journal) -> None:
        super().__init__(session, journal)
        self.selection = Selection()
        self._in_list = False
        """Whether the arrows walk the list and not the boards."""
        self._confirming = False
        self._amounts: list[int | None] = []
        self._typed = 0
        """The amount typed so far, where the decision is about one."""
        self._seen = 0
        self._skip = asyncio.Event()
        self._hurried = False
        self._scores_shown = False

    def on_mount(self) -> None:
        """Say what opening the record had to say."""
        for notice in self.journal.notices:
            self.notify(self.session.words(f"record-{notice.kind}", **notice.arguments), severity="warning", timeout=8)

    def on_unmount(self) -> None:
        """Let go of the record."""
        self.journal.close()

    @property
    def _is_mine(self) -> bool:
        """Whether a person at this keyboard decides."""
        decision = self.scene.decision
        return decision is not None and decision.seat in self.match.humans and not self.journal.read_only

    # Showing the position

    def present(self) -> None:
        """Show the position and whose decision it is; let the bots go on if it is theirs."""
        scene = self.scene
        scene.state = self.match.state
        scene.decision = self.match.decision
        self._confirming = False
        self.looking_at = None
        self.view.inspecting = False
        self.tell_log(self.match.entries, self._seen)
        if scene.decision is None:
            self._show_end()
        elif self._is_mine:
            self._ask()
        else:
            self._wait()
        self.view.place_panels()
        self.view.redraw()
        self.mark()
        if scene.decision is not None and not self._is_mine and not self.journal.read_only:
            self._let_bots_play()
        if self.match.is_over and not self._scores_shown:
            self._scores_shown = True
            self.action_scores()

    def _ask(self) -> None:
        """Put the decision to the person it is for."""
        scene, decision = self.scene, self.scene.decision
        assert decision is not None
        scene.viewer = decision.seat
        self._hurried = False
        self.selection = Selection(
            [Option(move, self.boards.label(scene, move), self.boards.spots(scene, move)) for move in decision.moves]
        )
        self._in_list = not self.selection.is_on_boards
        self._typed = 0
        self._amounts = [self.boards.amount(move) for move in decision.moves]
        if self.view.narrow:
            self.scene.tab = self.boards.tab_for(decision.asks)
        panel = self.view.decision
        panel.heading = f"{scene.glyphs.seats[decision.seat]} {scene.player(decision.seat)}"
        panel.prompt = scene.words(f"ask-{decision.asks}")
        panel.help = scene.words(f"ask-{decision.asks}.help")
        self._show_options()

    def _show_options(self) -> None:
        """Bring list, preview and keys in line with the selection."""
        panel, selection = self.view.decision, self.selection
        panel.options, panel.index = selection.shown, selection.index
        panel.active = self._in_list
        self.scene.lit = selection.lit
        current = selection.current
        final = not (self.match.free_undo or len(self.match.humans) == 1)
        panel.preview = preview(self.scene, self.boards, current.move, final) if current else []
        if self._confirming:
            panel.preview = [(self.scene.words("table-confirm"), "gold"), *panel.preview]
        self.show_keys()

    def _show_nothing_to_choose(self, heading: str, prompt: str, messages: list[tuple[str, str]]) -> None:
        self.selection = Selection()
        self.scene.lit = set()
        panel = self.view.decision
        panel.options, panel.preview, panel.active = [], [], False
        panel.heading, panel.prompt, panel.messages = heading, prompt, messages
        self.show_keys()

    def _wait(self) -> None:
        """Show that someone else decides, and what happened since one's own last decision."""
        scene, decision = self.scene, self.scene.decision
        assert decision is not None
        name = scene.player(decision.seat)
        prompt = scene.words(f"wait-{decision.asks}", seat=name)
        if self.journal.read_only:
            prompt = scene.words("table-read-only")
        news = [(text, "faint") for _, text in self.told[self._seen :][-12:]]
        self._show_nothing_to_choose(f"{scene.glyphs.seats[decision.seat]} {name}", prompt, news)

    def _show_end(self) -> None:
        """Show that the game is over and who won."""
        words, result = self.scene.words, self.scene.standings
        winners = words.listed([self.scene.player(seat) for seat in result.winners])
        prompt = words("table-winners", count=len(result.winners), winners=winners)
        messages = [(words(f"decided-{result.decided_by}"), "ink"), (words("table-over"), "faint")]
        self._show_nothing_to_choose(words("phase-over"), prompt, messages)

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
        self.mark()

    def cursor_spots(self) -> tuple[str, ...]:
        """Name the places of the option under the cursor."""
        current = self.selection.current
        return current.spots if current else ()

    # Walking and choosing

    def walk(self, direction: Direction) -> None:
        """Walk the boards by geometry, or the list up and down."""
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
        elif current is not None:
            sharing = self.selection.at(current.spots[0]) if current.spots and not self._in_list else []
            if len(sharing) > 1 and self.selection.narrowed is None:
                self.selection.narrow(current.spots[0])
                self._in_list = True
                self._moved()
            else:
                self._play(current)

    def action_digit(self, digit: int) -> None:
        """Choose from the list by its number; where the decision is about an amount, type it."""
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
            self._play(self.selection.shown[index])

    def _type_amount(self, digit: int) -> None:
        """Select the amount typed: digits join as long as there is such an amount."""
        joined = self._typed * 10 + digit
        self._typed = joined if joined in self._amounts else digit
        if self._typed in self._amounts:
            self.selection.index = self._amounts.index(self._typed)
            self._moved()

    def action_step_amount(self, by: int) -> None:
        """Go to the next larger or smaller amount."""
        if any(self._amounts) and self.selection.options:
            self._typed = 0
            last = len(self.selection.shown) - 1
            self.selection.index = min(max(self.selection.index + by, 0), last)
            self._moved()

    def action_page(self, by: int) -> None:
        """Turn a page of a long list."""
        if self.selection.shown:
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
                self._play(self.selection.shown[index])
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

    def _play(self, option: Option) -> None:
        """Play a move of the person at the keyboard; one that ends the round may want a second key."""
        decision = self.scene.decision
        assert decision is not None
        if not self._confirming and self.session.settings.confirm == "pass" and self.boards.ends_round(option.move):
            self._confirming = True
            self._show_options()
            self.view.decision.redraw()
            self.mark()
            return
        self._seen = len(self.told)
        before = len(self.match.entries)
        if self._written(lambda: self.journal.play(option.move, decision.seat)):
            self.flash_since(before)
        self.present()

    def _written(self, change: Callable[[], Any]) -> bool:
        """Change the game through the journal; what cannot be written does not happen, and is said."""
        try:
            change()
        except NotWritten as problem:
            self._say(problem)
            return False
        return True

    def _say(self, problem: SavesError) -> None:
        self.notify(self.session.words(f"record-{problem.kind}", **problem.arguments), severity="error", timeout=10)

    # Going back

    def action_back(self) -> None:
        """Leave what is open: a look around, a question asked twice, a narrowed list, half an action."""
        decision = self.scene.decision
        if self.looking_at is not None:
            self.stop_looking()
        elif self._confirming:
            self._moved()
        elif self.selection.narrowed is not None:
            self.selection.widen()
            self._in_list = False
            self._moved()
        elif self.selection.options and decision is not None and not decision.opens_turn:
            self.action_undo()

    def _undo_refusal(self) -> str | None:
        """Say why nothing can be taken back, or None if something can."""
        if self.journal.read_only:
            return "read-only"
        seat = self.match.last_human_seat()
        return "nothing" if seat is None else self.match.undo_refusal(seat)

    def action_undo(self) -> None:
        """Take back the last decision of the person at the keyboard, or say why not."""
        reason = self._undo_refusal()
        if reason is not None:
            self.notify(self.scene.words(f"undo-{reason}"), timeout=4)
            return
        seat = self.match.last_human_seat()
        assert seat is not None
        self._stop_bots()
        self._scores_shown = False
        self.flashes = set()
        self._written(lambda: self.journal.undo(seat))
        self.present()

    def action_redo(self) -> None:
        """Play again what the last undo took back."""
        if self.match.can_redo and not self.journal.read_only:
            self._stop_bots()
            self._seen = len(self.told)
            before = len(self.match.entries)
            self._written(self.journal.redo)
            self.flash_since(before)
            self.present()
        else:
            self.notify(self.scene.words("redo-nothing"), timeout=3)

    # Bots

    @work(exclusive=True, group="bots")
    async def _let_bots_play(self) -> None:
        """Play the bots' moves one by one, each shown for a while, until a person must decide."""
        while self._bot_decides():
            decision = self.match.decisions[0]
            seat = decision.seat
            level = self.journal.header.seats[seat].player
            try:
                move = await self.session.bots.choose(self.match.game, self.match.state, seat, level)
            except BotFailed:
                self.notify(self.scene.words("table-bot-failed", seat=self.scene.player(seat)), severity="error")
                move = decision.moves[0]
            before = len(self.match.entries)
            try:
                self.journal.play(move, seat)
            except NotWritten as problem:
                self._say(problem)
                return
            if not self._hurried and self._bot_decides():
                self.flash_since(before)
                self._narrate()
                await self._pause(SPEEDS[self.session.settings.speed])
        self.flash_since(self._first_unseen())
        self.present()

    def _bot_decides(self) -> bool:
        decision = self.match.decision
        return decision is not None and decision.seat not in self.match.humans

    def _first_unseen(self) -> int:
        """Give the number of the first move since the last decision of a person."""
        entries = self.match.entries
        index = len(entries)
        while index and entries[index - 1].seat not in self.match.humans:
            index -= 1
        return index

    def _narrate(self) -> None:
        """Show the position after a bot's move."""
        self.scene.state = self.match.state
        self.scene.decision = self.match.decision
        self.tell_log(self.match.entries, self._seen)
        if self.scene.decision is not None and self.looking_at is None:
            self._wait()
        self.view.redraw()
        self.mark()

    async def _pause(self, seconds: float) -> None:
        """Leave time to read; any key ends all waiting until a person decides."""
        self._skip.clear()
        try:
            await asyncio.wait_for(self._skip.wait(), seconds)
            self._hurried = True
        except TimeoutError:
            pass

    def _stop_bots(self) -> None:
        self.workers.cancel_group(self, "bots")

    async def on_event(self, event: events.Event) -> None:
        """Let any key end the waiting for bots."""
        if isinstance(event, events.Key):
            self._skip.set()
        await super().on_event(event)

    # Keys and other screens

    def key_names(self) -> list[str]:
        """List the keys that do something now."""
        if self.match.is_over:
            return ["scores", "log", "undo", "inspect", "rules", "leave", "help"]
        if not self.selection.options:
            return ["skip", "inspect", "rules", "scores", "log", "leave", "help"]
        decision = self.scene.decision
        half = decision is not None and not decision.opens_turn
        names = ["walk", "choose", *(["amount"] if any(self._amounts) else [])]
        names += ["back"] if half or self.selection.narrowed is not None or self._confirming else []
        names += ["undo"] if self._undo_refusal() is None else []
        names += ["redo"] if self.match.can_redo else []
        return [*names, "inspect", "leave", "jump", "panel", "rules", "scores", "log", "help"]

    def key_groups(self) -> dict[str, tuple[str, ...]]:
        """List all keys of the table by group."""
        return {
            "choosing": ("walk", "choose", "digits", "amount", "panel", "page", "jump", "back"),
            "time": ("undo", "redo", "skip"),
            "knowing": ("inspect", "rules", "scores", "log", "tabs", "next-player"),
            "game": ("save-as", "palette", "leave", "help"),
        }

    def show_moment(self, index: int | None) -> None:
        """Open the replay at a move."""
        if index is not None:
            from tui.screens.replay import ReplayScreen

            self.app.push_screen(ReplayScreen(self.session, self.journal, at=index))

    def after_scores(self, wish: str | None) -> None:
        """Play again, watch the game, or go home."""
        if wish == "rematch":
            self.pavilion.rematch(self.journal.header)
        elif wish == "replay":
            self.show_moment(0)
        elif wish == "home":
            self.action_leave()

    def action_save_as(self) -> None:
        """Keep a copy of the game under another name."""
        self.pavilion.save_copy(self.journal)

    def action_leave(self) -> None:
        """Go home; the game is saved already."""
        self._stop_bots()
        self.pavilion.go_home()

    def commands(self) -> dict[str, Callable[[], Any]]:
        """Give the commands of the table by the names of their keys."""
        return {
            "undo": self.action_undo,
            "redo": self.action_redo,
            "save-as": self.action_save_as,
            **super().commands(),
        }
