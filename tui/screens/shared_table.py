"""The shared table: a game with people elsewhere. What happens is in the store before anyone sees it."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from textual import on, work
from textual.binding import Binding, BindingType

from engine.agenda import Decision, IllegalMove
from engine.match import Entry
from saves.house import Refused, SharedTable, Stale, acts
from saves.house.table import CLOSED, OVER, PLAYING
from saves.problems import SavesError
from tui.ago import ago
from tui.screens.dialogs import Confirm
from tui.screens.people import PeopleScreen
from tui.screens.playing import PlayingScreen
from tui.screens.shared import open_room
from tui.screens.shared_replay import SharedReplayScreen, TableAsSeen
from tui.screens.talk import TalkLine
from tui.selection import Option
from tui.serve.place import Place, TableChanged
from tui.session import Session
from tui.settings import SPEEDS
from tui.shared_log import SharedLog, notes_of
from tui.shared_words import seats_of

MOST_STEPS = 12
"""Moves that are shown one by one; who comes back after more sees how things stand."""


class SharedTableScreen(PlayingScreen):
    """A visitor's view of a shared table, from a seat or as a watcher. Shows nothing the seat may not see."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "talk", id="table.talk", show=False),
        Binding("W", "people", id="table.people", show=False),
        Binding("Y", "agree", id="table.agree", show=False),
        Binding("N", "refuse", id="table.refuse", show=False),
        Binding("b", "take_seat_back", id="table.seat-back", show=False),
    ]

    def __init__(self, session: Session, place: Place) -> None:
        self.place = place
        self.table: SharedTable = place.table
        """The moment that is shown. What is decided is based on it."""
        self._lines = SharedLog()
        super().__init__(session, TableAsSeen(place.table, place.seat, session))
        self._has_been_shown = False
        self._trouble: SavesError | None = None
        self._sending = False
        self._following = False
        self._taught_note = ""
        self._take_moment(place.table)

    def on_mount(self) -> None:
        """Be at the table."""
        self.place.take(self)
        self.place.remember(self.session)

    def on_unmount(self) -> None:
        """Be gone from it; the seat stays."""
        self.place.leave()

    # What this visitor may do

    @property
    def seat(self) -> int | None:
        """The visitor's seat; None for a watcher."""
        return self.table.seat_of(self.place.player)

    def asked(self) -> Decision | None:
        """Give the visitor's own decision, or else the first of the others'."""
        if self.table.status != PLAYING:
            return None
        decisions = self.match.decisions
        own = [each for each in decisions if each.seat == self.seat]
        return next(iter(own or decisions), None)

    def is_answered_here(self) -> bool:
        """Whether the decision shown is the visitor's."""
        decision, seat = self.scene.decision, self.seat
        return decision is not None and decision.seat == seat and self.table.chairs[decision.seat].is_human

    def undo_refusal(self) -> str | None:
        """Say why the visitor cannot take anything back without asking."""
        if self.seat is None or not self.table.chairs[self.seat].is_human:
            return "nothing"
        return self.match.undo_refusal(self.seat)

    def can_redo(self) -> bool:
        """Whether it is the visitor's own undo that can be played again."""
        return self.match.can_redo and self.seat is not None and self.table.redoer == self.seat

    def can_tell_story(self) -> bool:
        """Whether the story may be told: it thinks about everyone's secrets, so not before the end."""
        return self.table.status == OVER

    # Following the table

    def present(self) -> None:
        """Show the table as it is, with everyone at it."""
        if not self._has_been_shown:
            # Who comes back reads what their own last move has led to.
            self._has_been_shown = True
            self.tell_log(self.match.entries[: max(self._first_unseen() - 1, 0)], 0)
            self._seen = len(self.told)
        self._show_people()
        self.show_position()
        self._show_petition()
        self._pass_by_window()
        if self.is_active:
            self.show_scores_once()

    def on_screen_resume(self) -> None:
        """Show how it ended if it ended behind something."""
        if self.table.status == OVER and self._has_been_shown:
            self.show_scores_once()

    @on(TableChanged)
    def catch_up(self) -> None:
        """Show what has happened: moves one after the other, at the visitor's pace."""
        self._show_people()
        self._tell_trouble()
        self._follow()

    def _tell_trouble(self) -> None:
        """Say once that the table cannot be read just now; when it can be again, it is."""
        problem = self.place.room.problem
        if problem is not None and self._trouble is None:
            self.pavilion.tell(problem)
        self._trouble = problem

    @work(group="follow")
    async def _follow(self) -> None:
        if self._following or self._sending:
            return
        self._following = True
        try:
            while self.place.table is not self.table and not self._sending:
                await self._show_next(self.table, self.place.table)
        finally:
            self._following = False

    async def _show_next(self, before: SharedTable, now: SharedTable) -> None:
        shown = len(before.match.entries)
        was_asked = self.is_answered_here()
        self._take_moment(now)
        if not _goes_on_from(before, now):
            self.flashes = set()
            self._scores_shown = False
            self.taken_back()
            self.present()
            return
        if self._is_undisturbed(before, now, was_asked):
            self._tell_besides()
            return
        last = len(now.match.entries)
        if last - shown <= MOST_STEPS:
            for upto in range(shown + 1, last):
                if self.match.entries[upto - 1].events and not self._hurried:
                    self._narrate(upto)
                    await self.pause(SPEEDS[self.session.settings.speed])
        self.flash_since(self._first_unseen() if last > shown else last)
        if self._is_still_waiting():
            self._narrate(last)
        else:
            self.present()
        self._ring(before)

    def _take_moment(self, table: SharedTable) -> None:
        """Take another moment of the table to be shown."""
        self.table = table
        self.match = table.seen_by(self.seat)
        if table.status == OVER:
            self.journal = TableAsSeen(table, self.seat, self.session)
        self._name_seats()

    def _name_seats(self) -> None:
        seats = seats_of(self.table, self.session.words)
        if seats != self.scene.seats:
            self.scene.seats = seats
            self._lines.forget()

    def _is_undisturbed(self, before: SharedTable, now: SharedTable, was_asked: bool) -> bool:
        """Whether the visitor's own choice is as it was: people talk, come and go, or seal something of their own."""
        if before.status != now.status:
            return False
        if was_asked:
            return self.seat is not None and not now.has_stirred(self.seat, before.version)
        same_chairs = before.chairs == now.chairs
        return same_chairs and len(before.match.entries) == len(now.match.entries)

    def _is_still_waiting(self) -> bool:
        """Whether the visitor waited before and waits now: then a look around goes on."""
        waiting = not self.selection.options and self.view.decision.dial is None
        return waiting and self.table.status == PLAYING and not self._would_be_asked()

    def _would_be_asked(self) -> bool:
        decision = self.asked()
        return decision is not None and decision.seat == self.seat and self.table.chairs[decision.seat].is_human

    def _narrate(self, upto: int) -> None:
        """Show the position after so many moves, and that one waits."""
        scene = self.scene
        scene.state = self.match.state_before(upto)
        decisions = self.match.decisions if upto == len(self.match.entries) else scene.game.decisions(scene.state)
        scene.decision = next(iter(decisions), None)
        self.tell_log(self.match.entries[:upto], self._seen)
        if scene.decision is not None and self.looking_at is None:
            self.show_waiting()
        self._show_petition()
        self.view.redraw()
        self.mark()

    def _tell_besides(self) -> None:
        """Show what happened without disturbing a choice."""
        self.scene.state = self.match.state
        self.tell_log(self.match.entries, self._seen)
        self._show_petition()
        if not self.is_answered_here() and self.scene.decision is not None and self.looking_at is None:
            self.show_waiting()
        self.show_keys()
        self.view.redraw()
        self.mark()

    def _first_unseen(self) -> int:
        """Give the number of the first move since the visitor's own last one; for a watcher, of the last one."""
        entries = self.match.entries
        if self.seat is None:
            return len(entries) - 1
        index = len(entries)
        while index and entries[index - 1].seat != self.seat:
            index -= 1
        return index

    def _ring(self, before: SharedTable) -> None:
        """Ring when the turn has come to the visitor."""
        has_come = self.seat in self.table.turn() and self.seat not in before.turn()
        if has_come and self.is_answered_here() and self.session.settings.bell:
            self.app.bell()

    # What is said

    def tell_log(self, entries: list[Entry], seen: int) -> None:
        """Say the moves, and what was said and done between them."""
        self.told = self._lines.lines(self.table, entries, self.view.sentences, self.session.words)
        self.view.tell(self.told, min(seen, len(self.told)))

    def log_notes(self) -> Sequence[tuple[int, int | None, str]]:
        """Give what was said and done besides the moves, for the whole log."""
        return [(index, seat, text) for index, (seat, text) in notes_of(self.table, self.session.words)]

    def retranslate(self) -> None:
        """Say everything anew, the names of bots too."""
        self._lines.forget()
        self._name_seats()
        super().retranslate()

    def waits_for(self, decision: Decision) -> str:
        """Say whom the table waits for, since when, and who is away."""
        words = self.scene.words
        if decision.seat == self.seat:
            bot = words.name("bot", self.table.chairs[decision.seat].bot or "")
            return words("shared-bot-plays", bot=bot)
        deciders = [each.seat for each in self.match.decisions]
        if len(deciders) > 1:
            says = words("shared-waits", names=words.listed([self.scene.player(seat) for seat in deciders]))
        else:
            says = super().waits_for(decision)
        if self.table.chairs[decision.seat].is_human:
            says += f" ({ago(self.table.since, self.session.words)})"
        return says

    def show_end(self) -> None:
        """Show how it ended, or that the table was closed."""
        if self.table.status == CLOSED:
            words = self.scene.words
            self.show_nothing_to_choose(words("shared-closed-title"), words("shared-closed"), [])
        else:
            super().show_end()

    def _show_people(self) -> None:
        """Show who is here, and that a watcher watches."""
        absent = frozenset(seat for seat in range(len(self.table.chairs)) if self.place.is_absent(seat))
        note = self.scene.words("shared-watching") if self.seat is None else ""
        if (absent, note) != (self.scene.absent, self.view.status.note):
            self.scene.absent, self.view.status.note = absent, note
            self.view.status.redraw()

    # Deciding

    def answer(self, option: Option) -> None:
        """Send the visitor's move to the store; it is shown when it is there."""
        if not self._sending:
            self._sending = True
            self._send(option.move)

    @work(group="send")
    async def _send(self, move: Any) -> None:
        seen, before = self._seen, len(self.match.entries)
        self._seen = len(self.told)
        try:
            table = await self.place.do(acts.play, move, self.table.version)
        except Stale as late:
            self._seen = seen
            self._say_gently(late)
            await self._read_again()
        except IllegalMove:
            self._seen = seen
            await self._read_again()
        except SavesError as problem:
            self._seen = seen
            self.pavilion.tell(problem)
            self.present()
        else:
            self._take_moment(table)
            self.flash_since(before)
            self.played(move)
            self.present()
        finally:
            self._sending = False
        self._follow()

    async def _read_again(self) -> None:
        """Show the table as the store has it."""
        try:
            await self.place.room.refresh()
        except SavesError as problem:
            self.pavilion.tell(problem)
        self._take_moment(self.place.table)
        self.present()

    def _pass_by_window(self) -> None:
        """Go on where the visitor could only exchange something and does not want to be asked."""
        decision = self.scene.decision
        if (
            decision is not None
            and not self.session.settings.windows
            and self.is_answered_here()
            and self.boards.is_window(decision.asks)
        ):
            self.answer(Option(decision.moves[0], "", ()))

    def _say_gently(self, problem: SavesError) -> None:
        self.notify(self.session.words(f"record-{problem.kind}", **problem.arguments), timeout=6)

    # Going back

    def action_undo(self) -> None:
        """Take the visitor's last decision back; beyond the rule of undo, offer to ask the others."""
        if self.seat is None:
            self.notify(self.scene.words("undo-nothing"), timeout=4)
        else:
            self._undo()

    @work(group="undo", exclusive=True)
    async def _undo(self) -> None:
        words = self.scene.words
        try:
            await self._take_back()
        except Refused as no:
            if no.kind not in ("house-undo-revealed", "house-undo-other_human"):
                self._say_gently(no)
                return
            if self.table.petition is not None:
                self._say_gently(Refused("house-undo-pending", self.table.id))
                return
            question = words("shared-undo-ask", why=words(no.kind.removeprefix("house-")))
            if await self.app.push_screen_wait(Confirm(self.session, question, words("shared-undo-ask-yes"))):
                await self._try(acts.ask_for_undo)
        except SavesError as problem:
            self.pavilion.tell(problem)

    async def _take_back(self) -> None:
        """Return to the last decision that the visitor was really asked."""
        while True:
            table = await self.place.do(acts.undo)
            seen = table.seen_by(self.seat)
            own = next((each for each in seen.decisions if each.seat == self.seat), None)
            passed_by = own is not None and self.boards.is_window(own.asks) and not self.session.settings.windows
            if not passed_by or self.seat is None or seen.undo_refusal(self.seat) is not None:
                return

    @work(group="undo", exclusive=True)
    async def action_redo(self) -> None:
        """Play again what the visitor took back."""
        try:
            await self.place.do(acts.redo)
        except SavesError as problem:
            self._say_gently(problem)

    def action_agree(self) -> None:
        """Let someone take a decision back."""
        if self.table.petition is not None and self.seat is not None:
            self._attempt(acts.agree_to_undo, self.table.version)

    def action_refuse(self) -> None:
        """Refuse it; who asked withdraws the question."""
        if self.table.petition is not None and self.seat is not None:
            self._attempt(acts.decline_undo)

    def _show_petition(self) -> None:
        """Put the question for an undo under the decision, with its keys."""
        petition, words, said = self.table.petition, self.scene.words, ""
        if petition is not None and self.seat is not None and self.table.status in (PLAYING, OVER):
            name = self.scene.player(petition.seat)
            asked = self.table.match.humans - petition.agreed - {petition.seat}
            if self.seat == petition.seat:
                others = words.listed([self.scene.player(seat) for seat in sorted(asked)])
                said = words("shared-petition-own", names=others)
            elif self.seat in asked:
                said = words("shared-petition", seat=name, count=petition.count)
            else:
                said = words("shared-petition-agreed", seat=name)
        super()._note(said or self._taught_note)

    def _note(self, said: str) -> None:
        self._taught_note = said
        self._show_petition()

    # The people

    @work
    async def action_talk(self) -> None:
        """Say something to the table."""
        if self.seat is None:
            self.notify(self.scene.words("shared-watchers-listen"), timeout=4)
            return
        said = await self.app.push_screen_wait(TalkLine(self.session))
        if said:
            await self._try(acts.say, said)

    def action_people(self) -> None:
        """Show who is at the table, and what can be done about their seats."""
        self.app.push_screen(PeopleScreen(self.session, self.place))

    def action_take_seat_back(self) -> None:
        """Play again where a bot stood in."""
        if self.seat is not None and not self.table.chairs[self.seat].is_human:
            self._attempt(acts.take_seat_back)

    def _attempt(self, act: Any, *arguments: Any) -> None:
        self.run_worker(self._try(act, *arguments), group="act")

    async def _try(self, act: Any, *arguments: Any) -> None:
        """Do something at the table, or say why it cannot be."""
        try:
            await self.place.do(act, *arguments)
        except SavesError as problem:
            self._say_gently(problem)

    # Keys and other screens

    def key_names(self) -> list[str]:
        """List the keys that do something now."""
        names = super().key_names()
        own: list[str] = []
        petition = self.table.petition
        if petition is not None and self.seat is not None and self.seat not in petition.agreed:
            own = ["refuse"] if self.seat == petition.seat else ["agree", "refuse"]
        if self.seat is not None and not self.table.chairs[self.seat].is_human and self.table.status == PLAYING:
            own.append("seat-back")
        own += ["talk"] if self.seat is not None else []
        idle = {"skip"} if not self._following else set()
        names = [name for name in names if name not in (idle | {"undo"} if self.seat is None else idle)]
        asks = bool(self.selection.options) or self.view.decision.dial is not None
        at = 2 if asks and own[:1] != ["agree"] else 0
        return [*names[:at], *own, *names[at:-1], "people", names[-1]]

    def key_groups(self) -> dict[str, tuple[str, ...]]:
        """List all keys of the table by group."""
        return {
            "choosing": ("walk", "choose", "digits", "amount", "dial", "asides", "panel", "page", "jump", "back"),
            "time": ("undo", "redo", "agree", "refuse", "skip"),
            "knowing": ("hint", "inspect", "rules", "scores", "log", "tabs", "next-player"),
            "game": ("talk", "people", "seat-back", "palette", "leave", "help"),
        }

    def show_moment(self, index: int | None) -> None:
        """Open the replay at a move: as far as the game is, and what the visitor may see of it."""
        if index is not None:
            seen = TableAsSeen(self.table, self.seat, self.session)
            self.app.push_screen(SharedReplayScreen(self.session, seen, at=index))

    def show_turn(self, index: int | None) -> None:
        """Open the replay where a turn was decided."""
        self.show_moment(index)

    def after_scores(self, wish: str | None) -> None:
        """Open a table for another game, watch this one again, or leave."""
        if wish == "rematch" and self.seat is not None:
            self._rematch()
        elif wish == "replay":
            self.show_moment(0)
        elif wish == "home":
            self.action_leave()
        else:
            super().after_scores(wish)

    @work(group="act")
    async def _rematch(self) -> None:
        """Open another table like this one, for everyone to sit down at."""
        place, header = self.place, self.place.header
        bots = [chair.bot if chair.player is None else None for chair in self.table.chairs]
        try:
            room = await place.foyer.house.create(
                place.player, header.game, bots, options=header.options, word=self.table.word, edition=header.edition
            )
            await place.do(acts.say, self.session.words("shared-rematch", table=room.id))
        except SavesError as problem:
            self.pavilion.tell(problem)
        else:
            self.dismiss()
            open_room(self.pavilion, place.foyer, room)

    def action_leave(self) -> None:
        """Go back to the lobby; the seat stays, and the game is kept."""
        self.place.remember(self.session, here=False)
        self.dismiss()

    def commands(self) -> dict[str, Callable[[], Any]]:
        """Give the commands of the table by the names of their keys."""
        return {
            "undo": self.action_undo,
            "redo": self.action_redo,
            "hint": self.action_hint,
            "talk": self.action_talk,
            "people": self.action_people,
            **({"story": self.action_story} if self.can_tell_story() else {}),
            **super().commands(),
        }


def _goes_on_from(before: SharedTable, now: SharedTable) -> bool:
    """Whether nothing of what was shown has been taken back: then the last move shown is still that very one."""
    shown = len(before.match.entries)
    if shown > len(now.match.entries):
        return False
    return not shown or now.match.entries[shown - 1] is before.match.entries[shown - 1]
