"""What a participant of a shared table does besides deciding: chat, seats, requests for an undo, another game."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.game import game as game_of
from saves.problems import SavesError
from saves.tables import acts
from saves.tables.requests import StandInRequest
from saves.tables.table import PLAYING as UNDER_WAY
from tui.lobby.participant import Participant
from tui.lobby.words import bot_names
from tui.table.playing import Playing
from tui.table.shared_game import SharedGame

if TYPE_CHECKING:
    from tui.table.screen import TableScreen

REGULARLY = 60.0
"""Seconds between two updates of how long the table has been waiting."""


class SharedControls:
    """The keys of a shared table that are about its players."""

    def __init__(self, table: "TableScreen", playing: Playing, game: SharedGame) -> None:
        self.table = table
        self.game = game
        self._playing = playing

    @property
    def _participant(self) -> Participant:
        return self.game.participant

    def open(self) -> None:
        """Join the table."""
        self._participant.take(self.table)
        self._participant.remember(self.table.session)
        self.show_people()
        self.table.set_interval(REGULARLY, self.show_time_waited)

    def table_changed(self) -> None:
        """Show what has changed at the table."""
        self.show_people()
        self.game.catch_up()

    def show_people(self) -> None:
        """Show who is away, and that a watcher watches."""
        scene, status, game = self.table.scene, self.table.view.status, self.game
        absent = frozenset(seat for seat in range(len(game.table.chairs)) if self._participant.is_absent(seat))
        note = scene.words("shared-watching") if game.seat is None else ""
        if (absent, note) != (scene.absent, status.note):
            scene.absent, status.note = absent, note
            status.redraw()

    def show_time_waited(self) -> None:
        """Show how long the table has been waiting by now, if it waits for somebody else."""
        decision, panel = self.table.scene.decision, self.table.view.decision
        is_busy = self.game.is_narrating or self.table.look_around.is_open
        if decision is None or is_busy or self._playing.is_answered_here:
            return
        prompt = self.game.prompt(self.table.scene, decision)
        if prompt != panel.prompt:
            panel.prompt = prompt
            if panel.display:
                panel.redraw()

    # Requests for an undo, or for a bot in an absent player's place; the former are answered first

    def agree(self) -> None:
        """Agree to another player's request."""
        table = self.game.table
        if self.game.seat is None:
            return
        if table.undo_request is not None:
            self._attempt(acts.agree_to_undo, table.version)
        elif table.stand_in_request is not None:
            self._attempt(acts.agree_to_stand_in, self._participant.present_seats())

    def refuse(self) -> None:
        """Refuse it; the player who asked withdraws the request."""
        table = self.game.table
        if self.game.seat is None:
            return
        if table.undo_request is not None:
            self._attempt(acts.decline_undo)
        elif table.stand_in_request is not None:
            self._attempt(acts.decline_stand_in)

    def _request_keys(self) -> list[str]:
        request, seat = self.game.table.undo_request or self.game.table.stand_in_request, self.game.seat
        if request is None or seat is None or seat in request.agreed:
            return []
        is_about = isinstance(request, StandInRequest) and seat == request.absent
        if seat == request.seat:
            return ["withdraw"]
        return ["refuse"] if is_about else ["agree", "refuse"]

    # Players and seats

    def chat(self) -> None:
        """Write a line to everyone at the table."""
        if self.game.seat is None:
            self.table.notices.say("shared-watchers-listen")
        else:
            self.table.spawn(self._chat, "chat")

    async def _chat(self) -> None:
        from tui.lobby.chat import ChatDialog

        text = await self.table.app.push_screen_wait(ChatDialog(self.table.session))
        if text:
            await self.game.attempt(acts.say, text)

    def show_participants(self) -> None:
        """Show who is at the table, and what can be done about their seats."""
        from tui.lobby.people import PeopleScreen

        self.table.app.push_screen(PeopleScreen(self.table.session, self._participant))

    def take_seat_back(self) -> None:
        """Play again where a bot stood in."""
        if self._has_stand_in:
            self._attempt(acts.take_seat_back)

    @property
    def _has_stand_in(self) -> bool:
        seat = self.game.seat
        return seat is not None and not self.game.table.chairs[seat].is_human

    def _attempt(self, act: Any, *arguments: Any) -> None:
        self.table.spawn(partial(self.game.attempt, act, *arguments), "act")

    # Games of older rules

    @property
    def _can_resume(self) -> bool:
        table = self.game.table
        return self._participant.is_owner and table.status == UNDER_WAY and table.outdated is not None

    def resume(self) -> None:
        """Offer the owner to resume a game that older rules played, from the last position that today's agree with."""
        if self._can_resume:
            self.table.spawn(self._resume, "resume", exclusive=True)

    async def _resume(self) -> None:
        old, moves, words = self.game.table.outdated, len(self.game.match.entries), self.table.scene.words
        assert old is not None
        told = self.game.outdated_told(self.table.scene)
        question = f"{told}\n\n{words('shared-resume-ask', lost=old.total - moves)}"
        if await self._playing.ask(question, words("older-rules-yes", moves=moves)):
            await self.game.attempt(acts.resume)

    # Another game, and leaving

    def rematch(self) -> None:
        """Open another table like this one; watchers cannot."""
        if self.game.seat is not None:
            self.table.spawn(self._rematch, "act")

    async def _rematch(self) -> None:
        """Open another table like this one, for everyone to join."""
        from tui.lobby.opening import open_live

        participant, table = self._participant, self.game.table
        header = participant.header
        bots = [chair.bot if chair.player is None else None for chair in table.chairs]
        try:
            edition = game_of(header.game).editions.renewed(header.edition)
            live = await participant.context.tables.create(
                participant.player,
                header.game,
                bots,
                options=header.options,
                word=table.word,
                edition=edition,
                absence_limit=table.absence_limit,
                names=bot_names(table, self.table.session.words),
            )
            await participant.do(acts.say, self.table.session.words("shared-rematch", table=live.id))
        except SavesError as problem:
            self.table.notices.failed(problem)
        else:
            self.table.dismiss()
            open_live(self.table.pavilion, participant.context, live)

    def leave(self) -> None:
        """Go back to the lobby; the seat stays."""
        self._participant.remember(self.table.session, here=False)
        self.table.dismiss()

    # Keys

    def commands(self) -> dict[str, Callable[..., Any]]:
        """Return what keys can do here."""
        return {
            "agree": self.agree,
            "refuse": self.refuse,
            "talk": self.chat,
            "people": self.show_participants,
            "seat-back": self.take_seat_back,
            "resume": self.resume,
            "leave": self.leave,
        }

    def with_own_keys(self, names: list[str]) -> list[str]:
        """Add the keys of the players to those of playing."""
        names = [name for name in names if name != "undo" or self.game.seat is not None]
        names = [name for name in names if name != "skip" or self.game.is_narrating]
        own = self._request_keys()
        own += ["seat-back"] if self._has_stand_in and self.game.table.status == UNDER_WAY else []
        own += ["resume"] if self._can_resume else []
        own += ["talk"] if self.game.seat is not None else []
        at = 2 if self._playing.chooser.is_asking and own[:1] != ["agree"] else 0
        return [*names[:at], *own, *names[at:-1], "people", names[-1]]
