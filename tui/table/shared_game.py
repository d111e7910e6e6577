"""A game that people play from several places, as one of them sees it: from a seat, or as a watcher.

What happens is in the store before anyone sees it. `table` is the version that is shown and that decisions are based
on; `catch_up` shows what has happened since, one version after the other, without disturbing a choice.
"""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from engine.agenda import Decision, IllegalMoveError
from engine.match import Match
from saves.problems import SavesError
from saves.records.record import Header, Seat
from saves.tables import RefusedError, SharedTable, VersionConflictError, acts
from saves.tables.seen import SeenMatch
from saves.tables.table import CLOSED, OVER, PLAYING
from tui.i18n.dates import ago
from tui.lobby.log import notes_of
from tui.lobby.participant import Participant
from tui.lobby.words import seats_of
from tui.session import Session
from tui.table.scene import AnyScene
from tui.table.source import Change, Ending, ExchangePauses, Line, Presenter, Remark

MOST_STEPS = 12
"""Moves that are shown one by one; after more, only the latest position is."""
ASK_THE_OTHERS = ("tables-undo-revealed", "tables-undo-other_human")
"""Why an undo is refused that the other players may allow."""


class TableAsSeen:
    """One version of a shared table, as a game that can be replayed."""

    def __init__(self, table: SharedTable, seat: int | None, session: Session) -> None:
        self.is_over = table.status == OVER
        self.match: Match = table.match if self.is_over else table.seen_by(seat)
        self.header: Header = msgspec.structs.replace(table.public_header, seats=seats_of(table, session.words))
        self.path: Path = session.library.folder / "shared" / f"{table.id}.pavilion"


class SharedGame:
    """A participant's game. Shows nothing that their seat may not see."""

    def __init__(self, participant: Participant, session: Session, pauses: ExchangePauses) -> None:
        self.participant = participant
        self.table = participant.table
        """The version that is shown. What is decided is based on it."""
        self._session = session
        self._pauses = pauses
        self._presenter: Presenter
        self._is_sending = False
        """Whether a decision is on its way; what others do is shown after it."""
        self._is_following = False
        self.is_narrating = False
        """Whether moves of others are being shown one by one."""
        self._trouble: SavesError | None = None

    def subscribe(self, presenter: Presenter) -> None:
        """Report every change to a presenter."""
        self._presenter = presenter

    async def close(self) -> None:
        """Leave the table but keep the seat."""
        self.participant.leave()

    @property
    def seat(self) -> int | None:
        """The participant's seat; None for a watcher."""
        return self.table.seat_of(self.participant.player)

    @property
    def match(self) -> SeenMatch:
        """The game as the participant may see it."""
        return self.table.seen_by(self.seat)

    @property
    def header(self) -> Header:
        """How it began, as far as everyone may know."""
        return self.table.public_header

    @property
    def path(self) -> Path:
        """Where its record would be."""
        return self.as_shown().path

    # Whose decision it is

    def decision(self) -> Decision | None:
        """Return the participant's own decision, or else the first of the others'."""
        if not self.table.is_on:
            return None
        decisions = self.match.decisions
        own = [each for each in decisions if each.seat == self.seat]
        return next(iter(own or decisions), None)

    def is_mine(self, decision: Decision) -> bool:
        """Whether a decision is the participant's, and no bot stands in."""
        return decision.seat == self.seat and self.table.chairs[decision.seat].is_human

    def _is_asked(self) -> bool:
        decision = self.decision()
        return decision is not None and self.is_mine(decision)

    def curtain(self, decision: Decision) -> int | None:
        """Return None: everyone has a screen to themselves."""
        return None

    def admit(self, seat: int) -> None:
        """Do nothing: there is no curtain."""

    # Playing

    def settle(self) -> None:
        """Do nothing: exchange pauses are passed after they were shown, by way of the store."""

    def proceed(self) -> None:
        """Pass an exchange pause that the participant does not want to be asked about."""
        decision = self.decision()
        if decision is not None and self.is_mine(decision) and self._pauses.skips(decision):
            self.play(decision.moves[0])

    def play(self, move: Any) -> None:
        """Send a move to the store; it is shown when it is there."""
        if not self._is_sending:
            self._is_sending = True
            self._presenter.spawn(lambda: self._send(move), "send")

    async def _send(self, move: Any) -> None:
        before = len(self.match.entries)
        try:
            table = await self.participant.do(acts.play, move, self.table.version)
        except VersionConflictError as late:
            self._presenter.notices.refused(late)
            await self._read_again()
        except IllegalMoveError:
            await self._read_again()
        except SavesError as problem:
            self._presenter.notices.failed(problem)
            self._presenter.changed(Change())
        else:
            self.table = table
            self._presenter.changed(Change(since=before, is_own=True, played=move))
        finally:
            self._is_sending = False
        self.catch_up()

    async def _read_again(self) -> None:
        """Show the table as the store has it."""
        try:
            await self.participant.live.refresh()
        except SavesError as problem:
            self._presenter.notices.failed(problem)
        self.table = self.participant.table
        self._presenter.changed(Change())

    # Undo and redo

    def undo_refusal(self) -> str | None:
        """Return why the participant cannot undo anything without asking the others."""
        if self.seat is None or not self.table.chairs[self.seat].is_human:
            return "nothing"
        return self.match.undo_refusal(self.seat)

    @property
    def can_redo(self) -> bool:
        """Whether it is the participant's own undo that can be redone."""
        return self.match.can_redo and self.seat is not None and self.table.redo_seat == self.seat

    def undo(self) -> None:
        """Undo the participant's last decision; beyond the rule of undo, offer to ask the others."""
        if self.seat is None:
            self._presenter.notices.say("undo-nothing")
        else:
            self._presenter.spawn(partial(self._undo, self.seat), "undo", exclusive=True)

    async def _undo(self, seat: int) -> None:
        notices, words = self._presenter.notices, self._session.words
        try:
            while True:
                match = (await self.participant.do(acts.undo)).seen_by(seat)
                own = next((each for each in match.decisions if each.seat == seat), None)
                if not self._pauses.undo_reaches_further(own, match, seat):
                    return
        except RefusedError as no:
            if no.kind not in ASK_THE_OTHERS:
                notices.refused(no)
            elif self.table.undo_request is not None:
                notices.refused(RefusedError("tables-undo-pending", self.table.id))
            else:
                question = words("shared-undo-ask", why=words(no.kind.removeprefix("tables-")))
                if await self._presenter.ask(question, words("shared-undo-ask-yes")):
                    await self.attempt(acts.ask_for_undo)
        except SavesError as problem:
            notices.failed(problem)

    def redo(self) -> None:
        """Redo what the participant undid."""
        self._presenter.spawn(lambda: self.attempt(acts.redo), "undo", exclusive=True)

    async def attempt(self, act: Any, *arguments: Any) -> None:
        """Do something at the table, or report why it cannot be done."""
        try:
            await self.participant.do(act, *arguments)
        except SavesError as problem:
            self._presenter.notices.refused(problem)

    # Following what others do

    def catch_up(self) -> None:
        """Show what has happened: moves one after the other, at the reader's pace."""
        problem = self.participant.live.problem
        if problem is not None and self._trouble is None:
            self._presenter.notices.failed(problem)
        self._trouble = problem
        if not self._is_following and not self._is_sending:
            self._presenter.spawn(self._follow, "follow")

    async def _follow(self) -> None:
        """Show one version after the other until the one shown is the latest."""
        if self._is_following or self._is_sending:
            return
        self._is_following = True
        try:
            while self.participant.table is not self.table and not self._is_sending:
                await self._show_next(self.table, self.participant.table)
        finally:
            self._is_following = False

    async def _show_next(self, before: SharedTable, now: SharedTable) -> None:
        shown, was_asked = len(self.match.entries), self._is_asked()
        self.table = now
        if self._is_undisturbed(before, now, was_asked):
            self._presenter.changed(Change("beside"))
            return
        if not self._continues(before, now):
            self._presenter.changed(Change(undone=True))
            return
        last = len(self.match.entries)
        if last - shown <= MOST_STEPS:
            self.is_narrating = True
            try:
                for upto in range(shown + 1, last):
                    if self.match.entries[upto - 1].events:
                        await self._presenter.narrate(upto)
            finally:
                self.is_narrating = False
        still_waits = not was_asked and now.is_on and not self._is_asked()
        since = self._first_unseen() if last > shown else last
        self._presenter.changed(Change("waiting" if still_waits else "position", since=since))
        self._ring(before)

    def _is_undisturbed(self, before: SharedTable, now: SharedTable, was_asked: bool) -> bool:
        """Whether the participant's choice is as it was: people chat, come and go, or seal something of their own."""
        if (before.status, before.is_on) != (now.status, now.is_on):
            return False
        if was_asked:
            return self.seat is not None and not now.has_changed_for(self.seat, before.version)
        same_chairs = before.chairs == now.chairs
        return same_chairs and before.seen_by(self.seat).entries == now.seen_by(self.seat).entries

    def _continues(self, before: SharedTable, now: SharedTable) -> bool:
        """Whether nothing of what was shown has been undone. What others undo in secret must not be noticed here."""
        shown = before.seen_by(self.seat).entries
        return shown == now.seen_by(self.seat).entries[: len(shown)]

    def _first_unseen(self) -> int:
        """Return the first move since the participant's own last one; for a watcher, the last one."""
        entries = self.match.entries
        if self.seat is None:
            return len(entries) - 1
        index = len(entries)
        while index and entries[index - 1].seat != self.seat:
            index -= 1
        return index

    def _ring(self, before: SharedTable) -> None:
        has_come = self.seat in self.table.turn() and self.seat not in before.turn()
        if has_come and self._is_asked():
            self._presenter.ring()

    # What is shown besides the position

    @property
    def can_tell_story(self) -> bool:
        """Whether the story may be told: it thinks about everyone's secrets, so not before the end."""
        return self.table.status == OVER

    @property
    def seen_at_start(self) -> int:
        """How many moves are old news: a player who comes back reads what their own last move has led to."""
        return max(self._first_unseen() - 1, 0)

    @property
    def is_held_up(self) -> bool:
        """Whether the game waits for something else: never here, the server sees to that."""
        return False

    def as_shown(self) -> TableAsSeen:
        """Return the game for a replay: as far as it is, and what the participant may see of it."""
        return TableAsSeen(self.table, self.seat, self._session)

    def seats(self, scene: AnyScene) -> tuple[Seat, ...]:
        """Return who plays, bots by their names in the session's language."""
        return seats_of(self.table, self._session.words)

    def remarks(self, scene: AnyScene) -> Sequence[Remark]:
        """List what was said and done besides the moves, with the number of moves before each that are known here."""
        seen = self.match
        return [(seen.count(moves), line) for moves, line in notes_of(self.table, self._session.words)]

    def prompt(self, scene: AnyScene, decision: Decision) -> str:
        """Return whom the table waits for, since when, and who is away."""
        words = scene.words
        if decision.seat == self.seat:
            bot = words.name("bot", self.table.chairs[decision.seat].bot or "")
            return words("shared-bot-plays", bot=bot)
        deciders = [each.seat for each in self.match.decisions]
        if len(deciders) > 1:
            says = words("shared-waits", names=words.listed([scene.player(seat) for seat in deciders]))
        else:
            says = words(f"wait-{decision.asks}", seat=scene.player(decision.seat))
        if self.table.chairs[decision.seat].is_human:
            says += f" ({ago(self.table.since, self._session.words)})"
        return says

    def news(self, scene: AnyScene, decision: Decision) -> list[Line] | None:
        """Return None: what happened is listed."""
        return None

    def ending(self, scene: AnyScene) -> Ending | None:
        """Return that the table was closed, or that older rules played the game."""
        words = scene.words
        if self.table.status == CLOSED:
            return Ending(words("shared-closed-title"), words("shared-closed"), [])
        if self.table.outdated is None or self.table.status != PLAYING:
            return None
        does = "shared-outdated-own" if self.participant.is_owner else "shared-outdated-other"
        messages = [(self.outdated_told(scene), "ink"), ("", "ink"), (words(does, owner=self.table.owner), "ink")]
        return Ending(words("shared-outdated-title"), words("shared-outdated-prompt"), messages)

    def outdated_told(self, scene: AnyScene) -> str:
        """Explain how far today's rules agree with a game that older rules played."""
        old, moves = self.table.outdated, len(self.match.entries)
        assert old is not None
        return scene.words("shared-outdated", rules=old.rules, known=old.known, moves=moves, total=old.total)

    def note(self, scene: AnyScene) -> str:
        """Return a player's request, as it concerns the participant, or else that a bot plays for them."""
        request, words = self.table.undo_request, scene.words
        if self.seat is None or self.table.status not in (PLAYING, OVER):
            return ""
        if request is None:
            return self._stand_in_note(scene, self.seat) or self._bot_note(scene, self.seat)
        name = scene.player(request.seat)
        asked = self.table.match.humans - request.agreed - {request.seat}
        if self.seat == request.seat:
            return words("shared-petition-own", names=words.listed([scene.player(seat) for seat in sorted(asked)]))
        if self.seat in asked:
            return words("shared-petition", seat=name, count=self.table.public_moves(since=request.moves))
        return words("shared-petition-agreed", seat=name)

    def _bot_note(self, scene: AnyScene, own: int) -> str:
        """Return that a bot plays for the participant, unless the prompt does because it is their turn."""
        decision, bot = self.decision(), self.table.chairs[own].bot
        if bot is None or decision is None or decision.seat == own:
            return ""
        return scene.words("shared-bot-plays", bot=scene.words.name("bot", bot))

    def _stand_in_note(self, scene: AnyScene, own: int) -> str:
        request, words = self.table.stand_in_request, scene.words
        if request is None or self.table.status != PLAYING:
            return ""
        says = "agreed" if own in request.agreed else {request.seat: "own", request.absent: "absent"}.get(own, "")
        id_ = f"shared-stand-in-{says}" if says else "shared-stand-in"
        return words(id_, seat=scene.player(request.seat), absent=scene.player(request.absent))
