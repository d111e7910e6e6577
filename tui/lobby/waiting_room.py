"""The waiting room: a table before its game begins. People sit down and get up, the owner sets bots and starts."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, ClassVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.css.query import NoMatches
from textual.widget import Widget
from textual.widgets import Static

from engine.bots import LEVELS
from engine.game import CATALOGUE
from saves.problems import SavesError
from saves.tables import acts
from saves.tables.table import OPEN
from tui.lobby.chat import TalkLine
from tui.lobby.log import notes_of
from tui.lobby.opening import open_live
from tui.lobby.participant import Participant, TableChanged
from tui.lobby.words import seats_of
from tui.screens.base import AppScreen
from tui.session import Session
from tui.widgets.form import Field, Form

NOBODY = "nobody"
"""The value of an empty seat."""
SEAT = "seat-"


class SeatForm(Form):
    """The seats. Enter sits down on an empty one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose", "key-sit")]
    marks_when_left: ClassVar[bool] = True

    def action_walk(self, step: int) -> None:
        """Walk; there is nothing beyond the seats."""
        self.cursor = self._nearest_enabled(self.cursor + step, step, otherwise=self.cursor)


class WaitingRoomScreen(AppScreen[None]):
    """Who sits at the table already, what was said, and how to invite others. Gives way to the game when it begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "start", "key-start-game"),
        Binding("t", "talk", "key-talk"),
        Binding("g", "get_up", "key-get-up"),
        Binding("d,delete", "send_away", "key-send-away"),
    ]
    AUTO_FOCUS = "#seats"

    def __init__(self, session: Session, place: Participant) -> None:
        super().__init__(session)
        self.place = place
        self._left = False

    # Showing

    def heading(self) -> str:
        """Name the game and the table."""
        table = self.place.table
        return self.words("room-title", game=CATALOGUE.get(table.match.game.key, ""), table=table.id)

    def body(self) -> Iterator[Widget]:
        """Lay out the seats, what can be done, and what was said."""
        yield Container(
            SeatForm(self.session, self._fields(), id="seats"),
            Static(self._advice(), id="advice"),
            Static(self._said(), id="said"),
            id="columns",
        )

    def on_mount(self) -> None:
        """Be at the table."""
        self.place.take(self)
        self.place.remember(self.session)

    def on_unmount(self) -> None:
        """Be gone from it; the seat stays."""
        self.place.leave()

    def on_screen_resume(self) -> None:
        """Look again: the game may have begun behind something."""
        if self.is_mounted:
            self.show()

    @on(TableChanged)
    def show(self) -> None:
        """Show the table as it is; when its game has begun, go there."""
        table = self.place.table
        if table.status == OPEN:
            with suppress(NoMatches):  # just being said anew, and shown after that
                self.query_one("#seats", SeatForm).show(self._fields())
                self.query_one("#advice", Static).update(self._advice())
                self.query_one("#said", Static).update(self._said())
            self.refresh_bindings()
        elif self.is_active and not self._left:
            self._left = True
            # The place of this screen is left with it; the game takes one of its own.
            self.place.leave()
            context, live = self.place.context, self.place.live
            self.dismiss()
            open_live(self.pavilion, context, live)

    def action_leave(self) -> None:
        """Go back to the lobby; the seat stays."""
        self.place.remember(self.session, here=False)
        self.dismiss()

    async def retranslate(self) -> None:
        """Say everything again."""
        await super().retranslate()
        self.show()

    def _fields(self) -> list[Field]:
        table, words = self.place.table, self.words
        names = seats_of(table, words)
        return [self._field(seat, names[seat].name) for seat in range(len(table.chairs))]

    def _field(self, seat: int, name: str) -> Field:
        table, words = self.place.table, self.words
        chair = table.chairs[seat]
        label = Content.assemble(
            (f"{self.session.glyphs.seats[seat]} ", f"$seat-{seat + 1} bold"), words("new-seat", number=seat + 1)
        )
        if chair.player is not None:
            marks = [words("room-you")] if self.place.seat == seat else []
            marks += [words("room-owner")] if table.is_owner(chair.player) else []
            marks += [] if self.place.present.is_here(chair.player) else [words("room-away")]
            shown = f"{name} ({', '.join(marks)})" if marks else name
            return Field(f"{SEAT}{seat}", label, values=((name, shown),), value=name)
        empty = (NOBODY, words("lobby-seat-empty"))
        bots = tuple((level, words.name("bot", level)) for level in LEVELS) if self.place.is_owner else ()
        if not bots and chair.bot is not None:
            return Field(f"{SEAT}{seat}", label, values=((chair.bot, name),), value=chair.bot)
        can_sit = self.place.seat is None
        values = (empty, *bots)
        return Field(
            f"{SEAT}{seat}", label, values=values, value=chair.bot or NOBODY, edits=NOBODY if can_sit else None
        )

    def _advice(self) -> Content:
        """Say what happens next, and how others come."""
        table, words, place = self.place.table, self.words, self.place
        empty = sum(chair.is_empty for chair in table.chairs)
        if place.seat is None:
            says = "room-advice-sit" if empty else "room-advice-full"
        elif place.is_owner:
            says = "room-advice-wait" if empty else "room-advice-start"
        else:
            says = "room-advice-owner"
        lines = [Content.styled(words(says, owner=table.owner, count=empty), "$ink bold")]
        of_game = words.game(table.match.game.key)
        variants = [
            words("saves-variant", option=of_game(f"option-{name}"), value=of_game(f"option-{name}-{value}"))
            for name, value in table.public_header.options.items()
        ]
        lines.append(Content.styled(", ".join(variants), "$faint"))
        if place.seat is not None and empty:
            invitation = "room-invite-private" if table.private else "room-invite"
            lines.append(Content.styled(words(invitation, table=table.id, word=table.word), "$faint"))
        if watchers := place.watchers():
            lines.append(Content.styled(words("room-watchers", names=words.listed(watchers)), "$faint"))
        return Content("\n").join(lines)

    def _said(self) -> Content:
        table = self.place.table
        lines = [line for _, line in notes_of(table, self.words)]
        live = max(self.size.height - len(table.chairs) - 10, 3)
        glyphs = self.session.glyphs
        return Content("\n").join(
            Content.assemble(
                (glyphs.dot, "$faint") if seat is None else (glyphs.seats[seat], f"$seat-{seat + 1} bold"), f" {text}"
            )
            for seat, text in lines[-live:]
        )

    def fit(self) -> None:
        """Show as much of what was said as there is room for."""
        self.query_one("#said", Static).update(self._said())

    # Doing

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what this visitor can do now."""
        place = self.place
        if action == "start":
            return place.is_owner and not any(chair.is_empty for chair in place.table.chairs)
        if action in ("talk", "get_up"):
            return place.seat is not None
        if action == "send_away":
            seat = self._seat_under_cursor()
            chair = place.table.chairs[seat] if seat is not None else None
            return place.is_owner and chair is not None and chair.player is not None and seat != place.seat
        return True

    def _seat_under_cursor(self) -> int | None:
        # There is no form while everything is being said anew.
        field = next((form.field for form in self.query("#seats").results(SeatForm)), None)
        return int(field.name.removeprefix(SEAT)) if field is not None else None

    @on(Form.Moved)
    def follow_cursor(self) -> None:
        """Offer what can be done with another seat."""
        self.refresh_bindings()

    @on(Form.Changed)
    def change(self, event: Form.Changed) -> None:
        """Put a bot on a seat, or take it away."""
        level = None if event.field.value == NOBODY else event.field.value
        self._do(acts.put_bot, int(event.field.name.removeprefix(SEAT)), level)

    @on(Form.Chosen)
    def sit_down(self, event: Form.Chosen) -> None:
        """Take the seat under the cursor."""
        # Who got in by the word of a private table need not say it again.
        self._do(acts.sit, int(event.row.name.removeprefix(SEAT)), self.place.table.word)

    def action_start(self) -> None:
        """Begin the game."""
        self._do(acts.start)

    def action_get_up(self) -> None:
        """Give the seat back."""
        self._do(acts.leave)

    def action_send_away(self) -> None:
        """Free someone else's seat."""
        seat = self._seat_under_cursor()
        if seat is not None:
            self._do(acts.send_away, seat)

    @work
    async def action_talk(self) -> None:
        """Say something."""
        said = await self.app.push_screen_wait(TalkLine(self.session))
        if said:
            self._do(acts.say, said)

    def _do(self, act: Any, *arguments: Any) -> None:
        self.run_worker(self._done(act, *arguments))

    async def _done(self, act: Any, *arguments: Any) -> None:
        try:
            await self.place.do(act, *arguments)
        except SavesError as problem:
            self.pavilion.tell(problem)
        self.show()
