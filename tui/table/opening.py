"""Opening tables: one for each source of a game, with the mode that plays or replays it."""

from typing import TYPE_CHECKING

from engine.story import Moment
from saves.lessons.files import LessonError
from saves.lessons.notes import notes
from saves.records.journal import Journal
from saves.records.record import Header
from tui.boards import boards
from tui.learning.first_games import is_guided
from tui.session import Session
from tui.table.first_game import FirstGame
from tui.table.guide import Guide
from tui.table.lesson_game import LessonGame
from tui.table.local_bots import LocalBots
from tui.table.local_game import LocalGame
from tui.table.playing import Playing
from tui.table.puzzle_game import PuzzleGame
from tui.table.replayed_game import ReplayedGame
from tui.table.replaying import Replaying
from tui.table.screen import TableScreen
from tui.table.source import ExchangePauses, ShownGame
from tui.table.storyteller import Storyteller

if TYPE_CHECKING:
    from tui.lobby.participant import Participant


def local_table(session: Session, journal: Journal) -> TableScreen:
    """Open the table of a game on this machine."""
    pauses = _pauses(session, journal.header)
    game = LocalGame(journal, LocalBots(session), pauses)
    table = TableScreen(session, game)
    return table.begin(Playing(table, game, pauses, _guide(table, game)))


def _guide(table: TableScreen, game: LocalGame) -> Guide | None:
    """Return the guide of a first game; where its notes cannot be used, the player is told, and there is none."""
    if not is_guided(table.session.settings, game.header) or len(game.match.humans) != 1:
        return None
    try:
        return FirstGame(table, game, notes(game.header.game))
    except LessonError as wrong:
        problem = table.session.words("first-broken", problem=str(wrong))
        table.call_later(table.notices.warn, problem)
        return None


def shared_table(session: Session, participant: "Participant") -> TableScreen:
    """Open the table of a game with players elsewhere."""
    from tui.table.shared_controls import SharedControls
    from tui.table.shared_game import SharedGame

    pauses = _pauses(session, participant.header)
    game = SharedGame(participant, session, pauses)
    table = TableScreen(session, game)
    playing = Playing(table, game, pauses)
    return table.begin(playing, SharedControls(table, playing, game))


def lesson_table(session: Session, game: LessonGame) -> TableScreen:
    """Open a lesson at a table."""
    pauses = _pauses(session, game.header)
    table = TableScreen(session, game)
    return table.begin(Playing(table, game, pauses, guide=game))


def puzzle_table(session: Session, game: PuzzleGame) -> TableScreen:
    """Open a puzzle at a table."""
    pauses = _pauses(session, game.header)
    table = TableScreen(session, game)
    game.room = lambda: table.view.decision.size
    return table.begin(Playing(table, game, pauses, guide=game))


def replay_table(
    session: Session,
    shown: ShownGame,
    at: int = 0,
    teller: Storyteller | None = None,
    moment: Moment | None = None,
    is_complete: bool = True,
    plays: bool = False,
) -> TableScreen:
    """Open the replay of a game, at a move; from a moment of its story, Esc leads back to the story."""
    notices = shown.notices if isinstance(shown, Journal) else None
    game = ReplayedGame(shown, at, is_complete, notices)
    table = TableScreen(session, game, teller)
    return table.begin(Replaying(table, game, moment, plays))


def _pauses(session: Session, header: Header) -> ExchangePauses:
    is_pause = boards(header.game).is_window
    return ExchangePauses(is_pause, lambda: bool(session.settings.windows))
