"""The waiting room: a table before its game begins. Players take and leave seats; the host adds bots and starts."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, ClassVar

from textual import on, work
from textual.binding import BindingType
from textual.containers import Container
from textual.content import Content
from textual.css.query import NoMatches
from textual.widget import Widget
from textual.widgets import Static

from engine.bots.spec import parse
from engine.game import CATALOGUE
from saves.problems import SavesError
from saves.records.record import Seat
from saves.tables import acts
from saves.tables.table import OPEN
from tui.bots.names import level_names, with_level
from tui.keys import bindings, key
from tui.lobby.chat import ChatDialog
from tui.lobby.log import notes_of
from tui.lobby.opening import open_live
from tui.lobby.participant import Participant, TableChanged
from tui.lobby.words import bot_names, seats_of
from tui.screens.base import AppScreen
from tui.session import Session
from tui.widgets.form import SIT, Field, Form

NOBODY = "nobody"
"""The value of an empty seat."""
SEAT = "seat-"
PITCH = 2
"""Lines for each seat: who sits there, and how a bot plays."""


class WaitingRoomScreen(AppScreen[None]):
    """The seats, the chat and how to invite others. Replaced by the game when it begins."""

    KEYS = (
        key("key-start-game", "s", "start", id="room.start"),
        key("key-talk", "t", "talk", id="room.talk"),
        key("key-get-up", "g", "get_up", id="room.get-up"),
        key("key-send-away", "d,delete", "send_away", id="room.send-away"),
        key("key-copy-invitation", "i", "copy_invitation", id="room.copy-invitation"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    AUTO_FOCUS = "#seats"

    def __init__(self, session: Session, participant: Participant) -> None:
        super().__init__(session)
        self.participant = participant
        self._has_begun = False

    # Display

    @property
    def game_key(self) -> str:
        """The game of the table."""
        return self.participant.table.match.game.key

    def heading(self) -> str:
        """Return the names of the game and the table."""
        table = self.participant.table
        return self.words("room-title", game=CATALOGUE.get(table.match.game.key, ""), table=table.id)

    def body(self) -> Iterator[Widget]:
        """Lay out the seats, the advice and the chat."""
        seats = Form(self.session, self._fields(), id="seats", enter=SIT, marks_when_left=True)
        seats.pitch = PITCH
        yield Container(
            seats,
            Static(self._advice(), id="advice"),
            Static(self._chat(), id="chat"),
            id="columns",
        )

    def on_mount(self) -> None:
        """Join the table."""
        self.participant.take(self)
        self.participant.remember(self.session)

    def on_unmount(self) -> None:
        """Leave the table but keep the seat."""
        self.participant.leave()

    def on_screen_resume(self) -> None:
        """Refresh: the game may have begun while another screen was on top."""
        if self.is_mounted:
            self.show()

    @on(TableChanged)
    def show(self) -> None:
        """Show the current state; once the game has begun, replace this screen."""
        table = self.participant.table
        if table.status == OPEN:
            with suppress(NoMatches):  # the screen is being recomposed, and is shown after that
                self.query_one("#seats", Form).show(self._fields())
                self.query_one("#advice", Static).update(self._advice())
                self.query_one("#chat", Static).update(self._chat())
            self.refresh_bindings()
        elif self.is_active and not self._has_begun:
            self._has_begun = True
            # The screen of the game joins with its own participant.
            self.participant.leave()
            context, live = self.participant.context, self.participant.live
            self.dismiss()
            open_live(self.pavilion, context, live)

    def action_leave(self) -> None:
        """Go back to the lobby but keep the seat."""
        self.participant.remember(self.session, here=False)
        self.dismiss()

    async def retranslate(self) -> None:
        """Recompose and show the current state."""
        await super().retranslate()
        self.show()

    def _fields(self) -> list[Field]:
        table, words = self.participant.table, self.words
        names = seats_of(table, words)
        return [self._field(seat, names[seat]) for seat in range(len(table.chairs))]

    def _field(self, seat: int, named: Seat) -> Field:
        table, words, name = self.participant.table, self.words, named.name
        chair = table.chairs[seat]
        label = Content.assemble(
            (f"{self.session.glyphs.seats[seat]} ", f"$seat-{seat + 1} bold"), words("new-seat", number=seat + 1)
        )
        if chair.player is not None:
            marks = [words("room-you")] if self.participant.seat == seat else []
            marks += [words("room-owner")] if table.is_owner(chair.player) else []
            marks += [] if self.participant.present.is_here(chair.player) else [words("room-away")]
            shown = f"{name} ({', '.join(marks)})" if marks else name
            return Field(f"{SEAT}{seat}", label, values=((name, shown),), value=name)
        empty = (NOBODY, words("lobby-seat-empty"))
        levels = dict(level_names(words)) if self.participant.is_owner else {}
        about = ""
        if chair.bot is not None:
            levels[chair.bot] = with_level(words, named)
            about = words(f"bot-{parse(chair.bot).level}.about")
        can_sit = self.participant.seat is None
        is_fixed = chair.bot is not None and not self.participant.is_owner
        values = tuple(levels.items()) if is_fixed else (empty, *levels.items())
        return Field(
            f"{SEAT}{seat}",
            label,
            values=values,
            value=chair.bot or NOBODY,
            about=about,
            edits=NOBODY if can_sit else None,
        )

    def _advice(self) -> Content:
        """Format what to do next, and how to invite others."""
        table, words, participant = self.participant.table, self.words, self.participant
        empty = sum(chair.is_empty for chair in table.chairs)
        if participant.seat is None:
            advice = "room-advice-sit" if empty else "room-advice-full"
        elif participant.is_owner:
            advice = "room-advice-wait" if empty else "room-advice-start"
        else:
            advice = "room-advice-owner"
        lines = [Content.styled(words(advice, owner=table.owner, count=empty), "$ink bold")]
        of_game = words.game(table.match.game.key)
        variants = [
            words("saves-variant", option=of_game(f"option-{name}"), value=of_game(f"option-{name}-{value}"))
            for name, value in table.public_header.options.items()
        ]
        lines.append(Content.styled(", ".join(variants), "$faint"))
        if participant.seat is not None and empty:
            invitation = "room-invite-private" if table.private else "room-invite"
            lines.append(Content.styled(words(invitation, table=table.id, word=table.word), "$faint"))
        if watchers := participant.watchers():
            lines.append(Content.styled(words("room-watchers", names=words.listed(watchers)), "$faint"))
        return Content("\n").join(lines)

    def _chat(self) -> Content:
        table = self.participant.table
        lines = [line for _, line in notes_of(table, self.words)]
        most = max(self.size.height - len(table.chairs) * PITCH - 10, 3)
        glyphs = self.session.glyphs
        return Content("\n").join(
            Content.assemble(
                (glyphs.dot, "$faint") if seat is None else (glyphs.seats[seat], f"$seat-{seat + 1} bold"), f" {text}"
            )
            for seat, text in lines[-most:]
        )

    def fit(self) -> None:
        """Show as much of the chat as fits."""
        self.query_one("#chat", Static).update(self._chat())

    # Actions

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the actions that the player can take now."""
        participant = self.participant
        if action == "start":
            return participant.is_owner and not any(chair.is_empty for chair in participant.table.chairs)
        if action in ("talk", "get_up"):
            return participant.seat is not None
        if action == "copy_invitation":
            return self._invitation() is not None and self.pavilion.terminal.can_copy
        if action == "send_away":
            seat = self._seat_under_cursor()
            chair = participant.table.chairs[seat] if seat is not None else None
            removable = chair is not None and chair.player is not None and seat != participant.seat
            return participant.is_owner and removable
        return True

    def _seat_under_cursor(self) -> int | None:
        # There is no form while the screen is being recomposed.
        field = next((form.field for form in self.query("#seats").results(Form)), None)
        return int(field.name.removeprefix(SEAT)) if field is not None else None

    @on(Form.Moved)
    def follow_cursor(self) -> None:
        """Update the actions for another seat."""
        self.refresh_bindings()

    @on(Form.Changed)
    def change(self, event: Form.Changed) -> None:
        """Assign a seat to a bot, or free it."""
        level = None if event.field.value == NOBODY else event.field.value
        seat = int(event.field.name.removeprefix(SEAT))
        self._do(acts.put_bot, seat, level, bot_names(self.participant.table, self.words, seat)[seat])

    @on(Form.Chosen)
    def sit_down(self, event: Form.Chosen) -> None:
        """Take the seat under the cursor."""
        # A player who has entered a private table need not type its invitation word again.
        self._do(acts.sit, int(event.row.name.removeprefix(SEAT)), self.participant.table.word)

    def action_start(self) -> None:
        """Start the game."""
        self._do(acts.start)

    def _invitation(self) -> str | None:
        """Return what to send to friends, while a player has a seat and others are empty."""
        table = self.participant.table
        if self.participant.seat is None or not any(chair.is_empty for chair in table.chairs):
            return None
        game = CATALOGUE.get(table.match.game.key, "")
        return self.words(
            "invitation-private" if table.private else "invitation", game=game, table=table.id, word=table.word
        )

    def action_copy_invitation(self) -> None:
        """Copy an invitation to the clipboard."""
        invitation = self._invitation()
        if invitation is not None and self.pavilion.terminal.copy(invitation):
            self.notify(self.words("copied-invitation"), markup=False)

    def action_get_up(self) -> None:
        """Free the player's seat."""
        self._do(acts.leave)

    def action_send_away(self) -> None:
        """Free another player's seat."""
        seat = self._seat_under_cursor()
        if seat is not None:
            self._do(acts.send_away, seat)

    @work
    async def action_talk(self) -> None:
        """Ask for a chat message and send it."""
        message = await self.app.push_screen_wait(ChatDialog(self.session))
        if message:
            self._do(acts.say, message)

    def _do(self, act: Any, *arguments: Any) -> None:
        self.run_worker(self._perform(act, *arguments))

    async def _perform(self, act: Any, *arguments: Any) -> None:
        try:
            await self.participant.do(act, *arguments)
        except SavesError as problem:
            self.pavilion.tell(problem)
        self.show()
