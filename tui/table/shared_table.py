"""The shared table: a game with people elsewhere. What happens is in the store before anyone sees it."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual import work
from textual.binding import Binding, BindingType

from engine.agenda import IllegalMoveError
from engine.game import game as game_of
from engine.story import Moment
from saves.problems import SavesError
from saves.tables import VersionConflictError, acts
from saves.tables.table import PLAYING
from tui.lobby.chat import ChatDialog
from tui.lobby.opening import open_live
from tui.lobby.people import PeopleScreen
from tui.screens.dialogs import Confirm
from tui.table.keeping_up import KeepingUpScreen
from tui.table.selection import Option
from tui.table.shared_replay import SharedReplayScreen, TableAsSeen
from tui.table.taking_back import TakingBackScreen


class SharedTableScreen(KeepingUpScreen, TakingBackScreen):
    """A shared table with everything a visitor can do there: decide, talk, look after seats, play again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "talk", id="table.talk", show=False),
        Binding("W", "people", id="table.people", show=False),
        Binding("b", "take_seat_back", id="table.seat-back", show=False),
        Binding("c", "resume_game", id="table.resume", show=False),
    ]

    def on_mount(self) -> None:
        """Offer the owner to resume a game that older rules played."""
        if self._can_resume():
            self.action_resume_game()

    # Deciding

    def present(self) -> None:
        """Show the table as it is, and go on where there is nothing the visitor wants to be asked."""
        super().present()
        self._pass_by_window()

    def answer(self, option: Option) -> None:
        """Send the visitor's move to the store; it is shown when it is there."""
        if not self.is_sending:
            self.is_sending = True
            self._send(option.move)

    @work(group="send")
    async def _send(self, move: Any) -> None:
        seen, before = self._seen, len(self.match.entries)
        self._seen = len(self.told)
        try:
            table = await self.place.do(acts.play, move, self.table.version)
        except VersionConflictError as late:
            self._seen = seen
            self.say_gently(late)
            await self._read_again()
        except IllegalMoveError:
            self._seen = seen
            await self._read_again()
        except SavesError as problem:
            self._seen = seen
            self.pavilion.tell(problem)
            self.present()
        else:
            self.take_moment(table)
            self.flash_since(before)
            self.played(move)
            self.present()
        finally:
            self.is_sending = False
        self.follow()

    async def _read_again(self) -> None:
        """Show the table as the store has it."""
        try:
            await self.place.live.refresh()
        except SavesError as problem:
            self.pavilion.tell(problem)
        self.take_moment(self.place.table)
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

    # The people

    @work
    async def action_talk(self) -> None:
        """Say something to the table."""
        if self.seat is None:
            self.notify(self.scene.words("shared-watchers-listen"), timeout=4)
            return
        said = await self.app.push_screen_wait(ChatDialog(self.session))
        if said:
            await self.try_to(acts.say, said)

    def action_people(self) -> None:
        """Show who is at the table, and what can be done about their seats."""
        self.app.push_screen(PeopleScreen(self.session, self.place))

    def action_take_seat_back(self) -> None:
        """Play again where a bot stood in."""
        if self.seat is not None and not self.table.chairs[self.seat].is_human:
            self.attempt(acts.take_seat_back)

    def _can_resume(self) -> bool:
        return self.place.is_owner and self.table.status == PLAYING and self.table.outdated is not None

    @work(group="resume", exclusive=True)
    async def action_resume_game(self) -> None:
        """Resume a game that older rules played, from the last position that today's agree with."""
        old = self.table.outdated
        if old is None or not self._can_resume():
            return
        words, moves = self.scene.words, len(self.match.entries)
        says = words("shared-outdated", rules=old.rules, known=old.known, moves=moves, total=old.total)
        question = f"{says}\n\n{words('shared-resume-ask', lost=old.total - moves)}"
        yes = words("older-rules-yes", moves=moves)
        if await self.app.push_screen_wait(Confirm(self.session, question, yes)):
            await self.try_to(acts.resume)

    # Keys and other screens

    def key_names(self) -> list[str]:
        """List the keys that do something now."""
        names = [name for name in super().key_names() if name != "undo" or self.seat is not None]
        own = self.petition_keys()
        if self.seat is not None and not self.table.chairs[self.seat].is_human and self.table.status == PLAYING:
            own.append("seat-back")
        own += ["resume"] if self._can_resume() else []
        own += ["talk"] if self.seat is not None else []
        asks = bool(self.selection.options) or self.view.decision.dial is not None
        at = 2 if asks and own[:1] != ["agree"] else 0
        return [*names[:at], *own, *names[at:-1], "people", names[-1]]

    def key_groups(self) -> dict[str, tuple[str, ...]]:
        """List all keys of the table by group."""
        return {
            "choosing": ("walk", "choose", "digits", "amount", "dial", "asides", "panel", "page", "jump", "back"),
            "time": ("undo", "redo", "agree", "refuse", "skip"),
            "knowing": ("hint", "inspect", "rules", "scores", "log", "tabs", "next-player"),
            "game": ("talk", "people", "seat-back", "resume", "palette", "leave", "help"),
        }

    def open_replay(self, at: int, moment: Moment | None = None) -> None:
        """Open the replay at a move: as far as the game is, and what the visitor may see of it."""
        seen = TableAsSeen(self.table, self.seat, self.session)
        teller = self.teller if self.can_tell_story() else None
        self.app.push_screen(SharedReplayScreen(self.session, seen, at, teller, moment))

    def rematch(self) -> None:
        """Open another table like this one; watchers cannot."""
        if self.seat is not None:
            self._rematch()

    @work(group="act")
    async def _rematch(self) -> None:
        """Open another table like this one, for everyone to sit down at."""
        place, header = self.place, self.place.header
        bots = [chair.bot if chair.player is None else None for chair in self.table.chairs]
        try:
            edition = game_of(header.game).editions.renewed(header.edition)
            live = await place.context.tables.create(
                place.player, header.game, bots, options=header.options, word=self.table.word, edition=edition
            )
            await place.do(acts.say, self.session.words("shared-rematch", table=live.id))
        except SavesError as problem:
            self.pavilion.tell(problem)
        else:
            self.dismiss()
            open_live(self.pavilion, place.context, live)

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
