"""Views of the table that are worth a picture: what to open, and the keys that lead there."""

from collections.abc import Sequence
from typing import NamedTuple

from saves.gallery import folder
from saves.records.journal import Journal
from saves.records.library import Library
from saves.records.record import Seat
from tui.session import Opening, ReplayGame, ResumeGame

RECORDS = {2: "two", 3: "three", 4: "four", 5: "five"}


class View(NamedTuple):
    """A view of a game of the gallery, played on by people from a moment of it: a question, the end, its replay."""

    name: str
    keys: Sequence[str] = ()
    seats: int = 4
    moment: str = "turn"
    game: str = "bruxelles1897"
    language: str = "en"
    theme: str = "horta"
    glyphs: str = "unicode"


VIEWS = (
    View("turn", ("right", "down")),
    View("turn-two-seats", ("right", "down"), seats=2),
    View("turn-three-seats", ("right", "down"), seats=3),
    View("turn-fr", ("right", "down"), language="fr"),
    View("turn-hankar", ("right", "down"), theme="hankar"),
    View("turn-paxton", ("right", "down"), theme="paxton"),
    View("turn-contrast", ("right", "down"), theme="contrast"),
    View("turn-ascii", ("right", "down"), glyphs="ascii"),
    View("turn-last-round", ("right", "down"), moment="last-turn"),
    View("turn-last-round-fr", ("right", "down"), moment="last-turn", language="fr"),
    View("assignment", ("down",), moment="assignment"),
    View("assignment-fr", ("down",), moment="assignment", language="fr"),
    View("jump", ("space",)),
    View("inspect", ("i", "right", "down")),
    View("city", ("f3",)),
    View("players", ("f4",)),
    View("players-three-seats", ("f4",), seats=3),
    View("log-board", ("f5",)),
    View("log", ("L", "up", "up")),
    View("scores", ("S",)),
    View("scores-final", moment="end"),
    View("scores-final-fr", moment="end", language="fr"),
    View("over", ("escape",), moment="end"),
    View("replay", ("pagedown", "pagedown", "down", "right", "right"), moment="replay"),
    View("report", ("R",)),
    View("help", ("question_mark",)),
)


def opening(view: View, library: Library) -> Opening:
    """Prepare what a view opens; a game that is played on is put into the library."""
    path = folder() / f"{view.game}-{RECORDS[view.seats]}-seats.pavilion"
    if view.moment == "replay":
        return ReplayGame(path)
    name = f"{view.game} {view.seats} seats {view.moment}"
    if not (library.folder / f"{name}.pavilion").exists():
        source = Journal.open(path, read_only=True)
        seats = [Seat(seat.name, "human") for seat in source.header.seats]
        library.branch(source, _moves_until(source, view.moment), name=name, seats=seats).close()
    return ResumeGame(name)


def _moves_until(source: Journal, moment: str) -> int:
    """Find the moment: in Bruxelles 1897, some turns into the third or last round, somebody places an architect."""
    entries = source.match.entries
    if moment == "end":
        return len(entries)
    if source.header.game != "bruxelles1897":
        return _asked_midway(source, moment)
    turn = [
        index
        for index, entry in enumerate(entries)
        if entry.round == (4 if moment == "last-turn" else 3)
        and entry.opens_turn
        and entries[index + 1].asks == "assignment"
    ][3]
    return turn + 1 if moment == "assignment" else turn


def _asked_midway(source: Journal, asks: str) -> int:
    """Find a question in the middle of the third round, when the boards are half full; or of the whole game."""
    entries = source.match.entries
    found = [index for index, entry in enumerate(entries) if entry.asks == asks]
    third = [index for index in found if entries[index].round == 3] or found
    return third[len(third) // 2]
