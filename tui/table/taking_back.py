"""Taking back at a shared table: at once where the rule of undo allows it, beyond it if everyone else agrees."""

from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from saves.problems import SavesError
from saves.tables import RefusedError, acts
from tui.screens.dialogs import Confirm
from tui.table.visiting import VisitingScreen


class TakingBackScreen(VisitingScreen):
    """A shared table where decisions can be taken back. What becomes of it is shown when the table has changed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("Y", "agree", id="table.agree", show=False),
        Binding("N", "refuse", id="table.refuse", show=False),
    ]

    # The visitor's own decisions

    def undo_refusal(self) -> str | None:
        """Say why the visitor cannot take anything back without asking."""
        if self.seat is None or not self.table.chairs[self.seat].is_human:
            return "nothing"
        return self.match.undo_refusal(self.seat)

    def can_redo(self) -> bool:
        """Whether it is the visitor's own undo that can be played again."""
        return self.match.can_redo and self.seat is not None and self.table.redo_seat == self.seat

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
        except RefusedError as no:
            if no.kind not in ("house-undo-revealed", "house-undo-other_human"):
                self.say_gently(no)
                return
            if self.table.undo_request is not None:
                self.say_gently(RefusedError("house-undo-pending", self.table.id))
                return
            question = words("shared-undo-ask", why=words(no.kind.removeprefix("house-")))
            if await self.app.push_screen_wait(Confirm(self.session, question, words("shared-undo-ask-yes"))):
                await self.try_to(acts.ask_for_undo)
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
            self.say_gently(problem)

    # What others ask for

    def action_agree(self) -> None:
        """Let someone take a decision back."""
        if self.table.undo_request is not None and self.seat is not None:
            self.attempt(acts.agree_to_undo, self.table.version)

    def action_refuse(self) -> None:
        """Refuse it; who asked withdraws the question."""
        if self.table.undo_request is not None and self.seat is not None:
            self.attempt(acts.decline_undo)

    def petition_keys(self) -> list[str]:
        """List the keys that answer a question for an undo, if the visitor is to answer one or has asked it."""
        petition = self.table.undo_request
        if petition is None or self.seat is None or self.seat in petition.agreed:
            return []
        return ["refuse"] if self.seat == petition.seat else ["agree", "refuse"]
