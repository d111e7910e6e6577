"""Keeping up: what happens at a shared table, shown at the visitor's pace and without disturbing a choice."""

from textual import on, work

from saves.problems import SavesError
from saves.tables import SharedTable
from saves.tables.table import OVER
from tui.lobby.participant import Participant, TableChanged
from tui.session import Session
from tui.settings import SPEEDS
from tui.table.visiting import VisitingScreen

MOST_STEPS = 12
"""Moves that are shown one by one; who comes back after more sees how things stand."""


class KeepingUpScreen(VisitingScreen):
    """A shared table that is followed from one moment to the next while others play."""

    def __init__(self, session: Session, place: Participant) -> None:
        super().__init__(session, place)
        self.is_sending = False
        """Whether a decision of the visitor's is on its way; what others do is shown after it."""
        self._is_following = False
        self._has_been_shown = False
        self._trouble: SavesError | None = None

    # Showing the table

    def present(self) -> None:
        """Show the table as it is, with everyone at it."""
        if not self._has_been_shown:
            # Who comes back reads what their own last move has led to.
            self._has_been_shown = True
            self.tell_log(self.match.entries[: max(self._first_unseen() - 1, 0)], 0)
            self._seen = len(self.told)
        self.show_people()
        self.show_position()
        self.show_petition()
        if self.is_active:
            self.show_scores_once()

    def on_screen_resume(self) -> None:
        """Show how it ended if it ended behind something."""
        if self.table.status == OVER and self._has_been_shown:
            self.show_scores_once()

    def key_names(self) -> list[str]:
        """List the keys that do something now: there is nothing to skip while nothing is being shown."""
        return [name for name in super().key_names() if name != "skip" or self._is_following]

    # Following it

    @on(TableChanged)
    def catch_up(self) -> None:
        """Show what has happened: moves one after the other, at the visitor's pace."""
        self.show_people()
        self._tell_trouble()
        self.follow()

    def _tell_trouble(self) -> None:
        """Say once that the table cannot be read just now; when it can be again, it is."""
        problem = self.place.live.problem
        if problem is not None and self._trouble is None:
            self.pavilion.tell(problem)
        self._trouble = problem

    @work(group="follow")
    async def follow(self) -> None:
        """Show one moment after the other until the one shown is the latest."""
        if self._is_following or self.is_sending:
            return
        self._is_following = True
        try:
            while self.place.table is not self.table and not self.is_sending:
                await self._show_next(self.table, self.place.table)
        finally:
            self._is_following = False

    async def _show_next(self, before: SharedTable, now: SharedTable) -> None:
        shown = len(before.seen_by(self.seat).entries)
        was_asked = self.is_answered_here()
        self.take_moment(now)
        if self._is_undisturbed(before, now, was_asked):
            self._tell_besides()
            return
        if not _goes_on_from(before, now):
            self.flashes = set()
            self._scores_shown = False
            self.taken_back()
            self.present()
            return
        last = len(self.match.entries)
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

    def _is_undisturbed(self, before: SharedTable, now: SharedTable, was_asked: bool) -> bool:
        """Whether the visitor's own choice is as it was: people talk, come and go, or seal something of their own."""
        if (before.status, before.is_on) != (now.status, now.is_on):
            return False
        if was_asked:
            return self.seat is not None and not now.has_stirred(self.seat, before.version)
        same_chairs = before.chairs == now.chairs
        return same_chairs and before.seen_by(self.seat).entries == now.seen_by(self.seat).entries

    def _is_still_waiting(self) -> bool:
        """Whether the visitor waited before and waits now: then a look around goes on."""
        waiting = not self.selection.options and self.view.decision.dial is None
        return waiting and self.table.is_on and not self.would_be_asked()

    def _narrate(self, upto: int) -> None:
        """Show the position after so many moves, and that one waits."""
        scene = self.scene
        scene.state = self.match.state_before(upto)
        decisions = self.match.decisions if upto == len(self.match.entries) else scene.game.decisions(scene.state)
        scene.decision = next(iter(decisions), None)
        self.tell_log(self.match.entries[:upto], self._seen)
        if scene.decision is not None and self.looking_at is None:
            self.show_waiting()
        self.show_petition()
        self.view.redraw()
        self.mark()

    def _tell_besides(self) -> None:
        """Show what happened without disturbing a choice."""
        self.scene.state = self.match.state
        self.tell_log(self.match.entries, self._seen)
        self.show_petition()
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


def _goes_on_from(before: SharedTable, now: SharedTable) -> bool:
    """Whether nothing of what was shown has been taken back: then the last move shown is still that very one."""
    shown = len(before.match.entries)
    if shown > len(now.match.entries):
        return False
    return not shown or now.match.entries[shown - 1] is before.match.entries[shown - 1]
