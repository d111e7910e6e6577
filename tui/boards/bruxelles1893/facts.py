"""The tracks, and facts of the round that have no board: supply, exhibition tile, Stock Exchange card, piles."""

from engine.games.bruxelles1893.components import CUBES, TRACKS
from engine.games.bruxelles1893.parts import PILES
from engine.games.bruxelles1893.state import State
from tui.boards.tracks import draw_tracks
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import Scene

from . import look
from .flow import Item, draw_flow, lines_of


class TracksPanel(Panel[State]):
    """The three tracks with everyone's marker."""

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each track."""
        scene, state = self.scene, self.scene.state
        tracks = [
            (
                f"track-{key}",
                scene.words.name("track", key),
                state.box.tracks[track],
                [player.steps[track] for player in state.players],
            )
            for track, key in enumerate(TRACKS)
        ]
        draw_tracks(canvas, scene, 0, tracks)


class FactsPanel(Panel[State]):
    """Some of the facts of the round, in as many words as fit."""

    def __init__(self, name: str, scene: Scene[State], facts: tuple[str, ...]) -> None:
        super().__init__(name, scene)
        self.facts = facts

    def draw(self, canvas: Canvas) -> None:
        """Write the facts one after the other; those that do not fit are left out, the last first."""
        scene = self.scene
        items: list[Item] = []
        for fact in self.facts:
            more = [*items, *_items(scene, fact, canvas.width)]
            if len(lines_of(scene, more, canvas.width)) <= canvas.height:
                items = more
        draw_flow(canvas, scene, 0, 0, canvas.width, items, canvas.height)


def _items(scene: Scene[State], fact: str, width: int) -> list[Item]:
    """Return a fact of the round, in pieces where it may go on to the next line."""
    if fact != "piles":
        return [Item(_text(scene, fact, width - 1), "faint", fact)]
    counts = [(key, len(scene.state.piles[pile])) for pile, key in enumerate(PILES)]
    names = [f"{look.say(scene.words, 'pile', key, 'short')} {count}" for key, count in counts]
    pieces = [Item(name, "faint", joins=not place) for place, name in enumerate(names)]
    return [Item(scene.words("board-piles"), "faint", fact), *pieces]


def _text(scene: Scene[State], fact: str, width: int) -> str:
    """Return a fact of the round in words, or in a short form where they do not fit."""
    state, words, box = scene.state, scene.words, scene.state.box
    if fact == "supply":
        counts = list(zip(CUBES, state.supply, strict=True))
        brief = " ".join(f"{look.say(words, 'material', key, 'tiny')}{count}" for key, count in counts)
        forms = (look.cubes(scene, counts), brief)
        return look.fitting(width, *(words("board-supply", cubes=form) for form in forms))
    if fact == "stock":
        return words("board-stock", money=box.stock_money[state.stock])
    year = box.components.exhibition.years[state.round - 1]
    if len(state.exhibitions) < state.round:
        return words("board-exhibition", year=year)
    return words("board-exhibition.taken", year=year, seat=look.sign(scene, state.exhibitions[state.round - 1]))
