"""GameOpener: opens games for the app: new and saved ones, copies, replays, and what can be saved of damaged ones."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from engine.game import game as game_of
from saves.names import folded
from saves.problems import RecordError, SavesError, shown
from saves.records import names
from saves.records.journal import Journal
from saves.records.record import HUMAN, Header, Seat, survey
from saves.records.replay import salvage
from tui.bots.names import is_named_by_level, own_names
from tui.learning.played import note_as_played
from tui.screens.dialogs import AskText, Confirm
from tui.screens.game_setup import new_seed
from tui.screens.game_summary import why_newer
from tui.session import NewGame
from tui.table.source import ShownGame

if TYPE_CHECKING:
    from tui.app import Pavilion


class GameOpener:
    """Opens games in an app. What cannot be opened is reported, and the screen stays."""

    def __init__(self, app: "Pavilion") -> None:
        self._app = app
        self._session = app.session

    def start(self, new: NewGame, begun: Callable[[Header], None] = lambda _: None) -> None:
        """Start a new game, saved from its first move on; `begun` is called before its table is shown."""
        edition = new.edition or game_of(new.game).editions.corrected(new.corrections)

        def create() -> Journal:
            journal = self._session.library.create(
                new.game,
                new.seats,
                seed=new.seed,
                options=new.options,
                free_undo=new.free_undo,
                edition=edition,
            )
            begun(journal.header)
            return journal

        self._play(create)

    def rematch(self, header: Header) -> None:
        """Start a game with the same seats and variants, and a new seed."""
        edition, seed = game_of(header.game).editions.renewed(header.edition), new_seed()
        names = own_names(
            self._session.words, seed, [None if is_named_by_level(seat) else seat.name for seat in header.seats]
        )
        seats = tuple(Seat(name, seat.player) for name, seat in zip(names, header.seats, strict=True))
        self.start(NewGame(header.game, seats, header.options, seed, free_undo=header.free_undo, edition=edition))

    def continue_from(self, journal: ShownGame, upto: int) -> None:
        """Start a new game after the first moves of another; without people, the seat to decide next becomes one."""
        seats = list(journal.header.seats)
        decisions = journal.match.game.decisions(journal.match.state_before(upto))
        if not journal.match.humans and decisions:
            words, person = self._session.words, decisions[0].seat
            name = self._session.settings.name or words("cli-player", number=person + 1)
            names = [None if folded(seat.name) == folded(name) else seat.name for seat in seats]
            names[person] = name
            named = own_names(words, journal.header.seed, names)
            seats = [Seat(each, seat.player) for each, seat in zip(named, seats, strict=True)]
            seats[person] = Seat(name, HUMAN)
        source = cast("Journal", journal)  # only its header and its match are used
        self._play(lambda: self._session.library.branch(source, upto, seats=seats, free_undo=True))

    def replay(self, path: Path) -> None:
        """Open the replay of a record."""
        journal = self._opened(lambda: Journal.open(path, read_only=True))
        if journal is not None:
            self._watch(journal)

    def resume(self, name: str) -> None:
        """Resume a saved game; if it is damaged or of older rules, offer to continue with what is left of it."""
        try:
            journal = self._session.library.open(name)
        except RecordError as problem:
            if newer := why_newer(self._session.library.entry(name), self._session.words):
                self._app.notify(newer, severity="warning", timeout=12)
            else:
                self._app.run_worker(self._offer_rescue(name, problem))
        except SavesError as problem:
            self._app.tell(problem)
        else:
            if journal.outdated:
                self._app.run_worker(self._offer_branch(journal))
            else:
                self._play(lambda: journal)

    async def save_copy(self, journal: Journal) -> None:
        """Ask for a name and save a copy of the game under it; the game itself goes on."""
        words = self._session.words
        value = names.unused(names.for_copy(journal.path.stem), self._session.library.folder)
        name = await self._app.push_screen_wait(AskText(self._session, words("copy-ask"), value))
        if name is None:
            return
        upto = len(journal.match.entries)
        copy = self._opened(lambda: self._session.library.branch(journal, upto, name=name))
        if copy is not None:
            copy.close()
            self._app.notify(words("copy-kept", name=copy.path.stem))

    async def _offer_branch(self, journal: Journal) -> None:
        """Offer to continue a game of older rules from the last position that today's rules agree with."""
        if journal.match.is_over:
            self._watch(journal)
            return
        words, moves = self._session.words, len(journal.match.entries)
        question = "\n\n".join(words.notice(each) for each in journal.notices)
        if await self._app.push_screen_wait(Confirm(self._session, question, words("older-rules-yes", moves=moves))):
            branch = self._opened(lambda: self._session.library.branch(journal, moves))
            if branch is not None:
                self._play(lambda: branch)
                name = branch.path.stem
                self._app.notify(words("older-rules-kept", name=shown(name, len(name))), timeout=8)

    async def _offer_rescue(self, name: str, problem: RecordError) -> None:
        """Offer to continue a damaged game with what can be read of it."""
        try:
            saved = salvage(survey(problem.path))
        except RecordError:
            saved = None
        if saved is None:
            self._app.tell(problem)
            return
        words = self._session.words
        question = words(
            "rescue-ask",
            problem=words.notice(problem),
            moves=saved.moves,
            round=saved.round,
            history="part" if saved.from_checkpoint else "whole",
        )
        if await self._app.push_screen_wait(Confirm(self._session, question, words("rescue-yes"))):
            self._play(lambda: self._session.library.recover(name))

    def _play(self, open_journal: Callable[[], Journal]) -> None:
        """Open a journal and show its table."""
        from tui.table.opening import local_table

        journal = self._opened(open_journal)
        if journal is not None:
            self._app.go_home()
            self._app.note_game(journal.header.game)
            note_as_played(self._session.settings_file, journal.header.game)
            self._app.push_screen(local_table(self._session, journal))

    def _watch(self, journal: Journal) -> None:
        """Show the replay of a record, and the notices that opening it gave."""
        from tui.table.opening import replay_table

        self._app.push_screen(replay_table(self._session, journal))
        for notice in journal.notices:
            self._app.notify(self._session.words.notice(notice), severity="warning", timeout=12)

    def _opened(self, open_journal: Callable[[], Journal]) -> Journal | None:
        """Return an opened journal; if it cannot be opened, report why and return None."""
        try:
            return open_journal()
        except SavesError as problem:
            self._app.tell(problem)
            return None
