"""Visiting: a shared table as one visitor sees it, from a seat or as a watcher, and what is said of it."""

from collections.abc import Sequence
from typing import Any

from engine.agenda import Decision
from engine.match import Entry
from saves.problems import SavesError
from saves.tables import SharedTable
from saves.tables.table import CLOSED, OVER, PLAYING
from tui.i18n.dates import ago
from tui.lobby.log import SharedLog, notes_of
from tui.lobby.participant import Participant
from tui.lobby.words import Line, seats_of
from tui.session import Session
from tui.table.playing import PlayingScreen
from tui.table.shared_replay import TableAsSeen


class VisitingScreen(PlayingScreen):
    """One moment of a shared table. Shows nothing the visitor's seat may not see.

    Subclasses say how one moment follows another, and what becomes of the visitor's decisions.
    """

    def __init__(self, session: Session, place: Participant) -> None:
        self.place = place
        self.table: SharedTable = place.table
        """The moment that is shown. What is decided is based on it."""
        self._lines = SharedLog()
        super().__init__(session, TableAsSeen(place.table, place.seat, session))
        self._taught_note = ""
        """What the teacher has said. It waits while a question for an undo stands in its place."""
        self.take_moment(place.table)

    def on_mount(self) -> None:
        """Be at the table."""
        self.place.take(self)
        self.place.remember(self.session)

    def on_unmount(self) -> None:
        """Be gone from it; the seat stays."""
        self.place.leave()

    def take_moment(self, table: SharedTable) -> None:
        """Take another moment of the table to be shown."""
        self.table = table
        self.match = table.seen_by(self.seat)
        if table.status == OVER:
            self.journal = TableAsSeen(table, self.seat, self.session)
        self._name_seats()

    # What this visitor may do

    @property
    def seat(self) -> int | None:
        """The visitor's seat; None for a watcher."""
        return self.table.seat_of(self.place.player)

    def asked(self) -> Decision | None:
        """Give the visitor's own decision, or else the first of the others'."""
        if not self.table.is_on:
            return None
        decisions = self.match.decisions
        own = [each for each in decisions if each.seat == self.seat]
        return next(iter(own or decisions), None)

    def is_answered_here(self) -> bool:
        """Whether the decision shown is the visitor's."""
        return self._is_own(self.scene.decision)

    def would_be_asked(self) -> bool:
        """Whether the table waits for the visitor, whatever is shown."""
        return self._is_own(self.asked())

    def _is_own(self, decision: Decision | None) -> bool:
        return decision is not None and decision.seat == self.seat and self.table.chairs[decision.seat].is_human

    def can_tell_story(self) -> bool:
        """Whether the story may be told: it thinks about everyone's secrets, so not before the end."""
        return self.table.status == OVER

    # What is said

    def tell_log(self, entries: list[Entry], seen: int) -> None:
        """Say the moves, and what was said and done between them."""
        self.told = self._lines.lines(entries, self.view.sentences, self._notes())
        self.view.tell(self.told, min(seen, len(self.told)))

    def log_notes(self) -> Sequence[tuple[int, int | None, str]]:
        """Give what was said and done besides the moves, for the whole log."""
        return [(index, seat, text) for index, (seat, text) in self._notes()]

    def _notes(self) -> list[tuple[int, Line]]:
        """Give them with the number of moves before each that the visitor knows of."""
        seen = self.table.seen_by(self.seat)
        return [(seen.count(moves), line) for moves, line in notes_of(self.table, self.session.words)]

    def retranslate(self) -> None:
        """Say everything anew, the names of bots too."""
        self._lines.forget()
        self._name_seats()
        super().retranslate()

    def _name_seats(self) -> None:
        seats = seats_of(self.table, self.session.words)
        if seats != self.scene.seats:
            self.scene.seats = seats
            self._lines.forget()

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
        elif (old := self.table.outdated) is not None and self.table.status == PLAYING:
            words, moves = self.scene.words, len(self.match.entries)
            says = words("shared-outdated", rules=old.rules, known=old.known, moves=moves, total=old.total)
            does = "shared-outdated-own" if self.place.is_owner else "shared-outdated-other"
            messages = [(says, "ink"), ("", "ink"), (words(does, owner=self.table.owner), "ink")]
            self.show_nothing_to_choose(words("shared-outdated-title"), words("shared-outdated-prompt"), messages)
        else:
            super().show_end()

    def show_people(self) -> None:
        """Show who is here, and that a watcher watches."""
        absent = frozenset(seat for seat in range(len(self.table.chairs)) if self.place.is_absent(seat))
        note = self.scene.words("shared-watching") if self.seat is None else ""
        if (absent, note) != (self.scene.absent, self.view.status.note):
            self.scene.absent, self.view.status.note = absent, note
            self.view.status.redraw()

    def show_petition(self) -> None:
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
        self.show_petition()

    # Acting

    def attempt(self, act: Any, *arguments: Any) -> None:
        """Do something at the table, besides everything else."""
        self.run_worker(self.try_to(act, *arguments), group="act")

    async def try_to(self, act: Any, *arguments: Any) -> None:
        """Do something at the table, or say why it cannot be."""
        try:
            await self.place.do(act, *arguments)
        except SavesError as problem:
            self.say_gently(problem)

    def say_gently(self, problem: SavesError) -> None:
        """Say why something did not happen, where nothing is broken."""
        self.notify(self.session.words.notice(problem), timeout=6)
