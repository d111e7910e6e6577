"""The players at a shared table: their seats, who is present, and handing a seat to a bot or back."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual import on
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from saves.problems import SavesError
from saves.tables import acts
from saves.tables.table import PLAYING
from tui.bots.names import with_level
from tui.i18n.dates import MINUTE, span
from tui.keys import bindings, key
from tui.lobby.opening import STAND_IN
from tui.lobby.participant import Participant, TableChanged
from tui.lobby.words import seats_of
from tui.screens.closing import closes_once
from tui.screens.composed import while_composed
from tui.session import Session
from tui.widgets.keyline import KeyLine
from tui.widgets.listing import Listing, Row

REGULARLY = 5.0
"""Seconds between two updates of how long the game waits for a player."""


@closes_once
class PeopleScreen(ModalScreen[None]):
    """A list of the seats. Enter hands your own seat to a bot, or takes it back.

    An absent player's seat is handed over by the host, or by any player while the host is away, after the time that was
    agreed; or when all others agree.
    """

    KEYS = (key("key-close", "escape,W,q", "close", id="people.close"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    AUTO_FOCUS = "#people"

    def __init__(self, session: Session, participant: Participant) -> None:
        super().__init__()
        self.session = session
        self.participant = participant

    def compose(self) -> Iterator[Widget]:
        """Lay out the seats, and below them the spectators and the invitation."""
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.session.words("people-title", table=self.participant.table.id)
            yield Listing(self.session, self._rows(), id="people")
            yield Static(self._about(), id="about")
        yield KeyLine(self.session)

    def on_mount(self) -> None:
        """Subscribe to changes."""

        def notify() -> None:
            self.post_message(TableChanged())

        self._subscriptions = [self.participant.present.watch(notify), self.participant.live.watch(notify)]
        self.set_interval(REGULARLY, self.show)

    def on_unmount(self) -> None:
        """End the subscriptions."""
        for unsubscribe in self._subscriptions:
            unsubscribe()

    @on(TableChanged)
    @while_composed
    def show(self) -> None:
        """Show the current seats and spectators."""
        self.query_one("#people", Listing).show(self._rows())
        self.query_one("#about", Static).update(self._about())

    def _rows(self) -> list[Row]:
        words, table, glyphs = self.session.words, self.participant.table, self.session.glyphs
        rows = []
        for seat, named in enumerate(seats_of(table, words)):
            does = self._does(seat)
            text = Content.assemble(
                (f"{glyphs.seats[seat]} ", f"$seat-{seat + 1} bold"),
                (named.name if table.chairs[seat].player is not None else with_level(words, named), "$ink bold"),
                (f" {glyphs.dot} {self._state(seat)}", "$faint"),
                (f" {glyphs.dot} {words(f'people-{does}')}" if does else "", "$gold"),
            )
            rows.append(Row(str(seat), text))
        return rows

    def _state(self, seat: int) -> str:
        words, table = self.session.words, self.participant.table
        chair = table.chairs[seat]
        if chair.player is None:
            return words("people-bot")
        marks = [words("people-away" if self.participant.is_absent(seat) else "people-here")]
        marks += [words("room-owner")] if table.is_owner(chair.player) else []
        marks += [words("lobby-stands-in-now", bot=words.name("bot", chair.bot))] if chair.bot is not None else []
        left = self._seconds_left(seat)
        marks += [words("people-bot-in", span=span(max(left, MINUTE), words))] if left else []
        return ", ".join(marks)

    def _seconds_left(self, seat: int) -> float | None:
        """Return how long it takes until a seat may be handed to a bot; None if that does not depend on time."""
        waited, limit = self.participant.waited_for(seat), self.participant.table.absence_limit
        is_human = self.participant.table.chairs[seat].is_human
        if waited is None or limit is None or not is_human or not self.participant.is_absent(seat):
            return None
        return max(limit * MINUTE - waited, 0.0)

    def _does(self, seat: int) -> str:
        """Return what Enter does with a seat, as part of a message id; empty if nothing."""
        table, participant = self.participant.table, self.participant
        chair = table.chairs[seat]
        if table.status != PLAYING or chair.player is None:
            return ""
        if seat == participant.seat:
            return "let-bot" if chair.is_human else "take-back"
        if participant.seat is None or not chair.is_human or not participant.is_absent(seat):
            return ""
        if (participant.is_owner or not participant.is_owner_present) and self._seconds_left(seat) == 0:
            return "give-to-bot"
        return self._asks(seat, participant.seat)

    def _asks(self, seat: int, own: int) -> str:
        """Return what the player may do about an absent player's seat together with the others."""
        request = self.participant.table.stand_in_request
        if request is None:
            others = self.participant.present_seats() & frozenset(self.participant.table.humans)
            return "ask-for-bot" if others - {own, seat} else ""
        if request.absent != seat:
            return ""
        return "asked-for-bot" if own == request.seat or own in request.agreed else "agree-to-bot"

    def _about(self) -> Content:
        words, table = self.session.words, self.participant.table
        lines = []
        if watchers := self.participant.watchers():
            lines.append(words("room-watchers", names=words.listed(watchers)))
        if table.status == PLAYING and any(self.participant.is_absent(seat) for seat in table.humans):
            limit = table.absence_limit or 0
            others_can_agree = len(table.humans) > 2
            id_ = "people-limit" if others_can_agree else "people-limit-two"
            lines.append(words(id_, count=limit, span=span(limit * MINUTE, words)))
        if self.participant.seat is not None and table.private:
            lines.append(words("room-invite-private", table=table.id, word=table.word))
        return Content.styled("\n".join(lines), "$faint")

    @on(Listing.Chosen)
    def choose(self, event: Listing.Chosen) -> None:
        """Do what Enter does with a seat."""
        seat = int(event.row.name)
        match self._does(seat):
            case "let-bot" | "give-to-bot":
                waited, is_owner_present = self.participant.waited_for(seat), self.participant.is_owner_present
                self._do(acts.stand_in, seat, STAND_IN, waited, is_owner_present)
            case "ask-for-bot":
                self._do(acts.ask_for_stand_in, seat, STAND_IN, self.participant.present_seats())
            case "agree-to-bot":
                self._do(acts.agree_to_stand_in, self.participant.present_seats())
            case "take-back":
                self._do(acts.take_seat_back)

    def _do(self, act: Any, *arguments: Any) -> None:
        self.run_worker(self._perform(act, *arguments))

    async def _perform(self, act: Any, *arguments: Any) -> None:
        try:
            await self.participant.do(act, *arguments)
        except SavesError as problem:
            self.notify(self.session.words.notice(problem), markup=False)
        self.show()

    def action_close(self) -> None:
        """Close the list."""
        self.dismiss()
