"""Samples: positions of random games, and the whole table drawn for each without a terminal."""

from collections.abc import Iterator
from random import Random
from typing import Any

from textual.geometry import Size

from engine.game import game
from saves.records.record import Seat
from tui.boards import boards
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import GLYPH_SETS
from tui.drawing.palette import Palette
from tui.i18n.words import Words
from tui.table.chooser import Chooser
from tui.table.scene import AnyScene, Scene
from tui.table.view import TableView, carried

NAMES = ("Maximilienne", "Jean-Baptiste Horta", "Player 1", "Ada", "Wilhelmina van Dyck")
"""Long ones among them: 20 characters are the most that can be typed."""


def positions(key: str, count: int, seed: int = 1) -> Iterator[Any]:
    """Yield states of random games at every number of seats, each with a decision, from all rounds."""
    rules, chance = game(key), Random(f"{key} {seed}")
    number = 0
    while count:
        number += 1
        state = rules.new(rules.seats[number % len(rules.seats)], seed=chance.randrange(1 << 30))
        while decisions := rules.decisions(state):
            decision = decisions[0]
            if chance.random() < 0.06:
                yield rules.clone(state)
                count -= 1
                if not count:
                    return
            pool = decision.asides if decision.asides and chance.random() < 0.02 else decision.moves
            rules.apply(state, chance.choice(pool), decision.seat)


class DrawnTable:
    """A table in a position, put to the player who decides, with everything in sight at a size."""

    def __init__(
        self, key: str, state: Any, size: tuple[int, int], language: str = "en", tab: int = 0, glyphs: str = "unicode"
    ) -> None:
        rules, table = game(key), boards(key)
        decision = rules.decisions(state)[0]
        seats = tuple(Seat(name, "human") for name in NAMES[: len(state.players)])
        words = table.named(Words(language, key, strict=True), state)
        self.scene: AnyScene = Scene(
            rules, state, seats, words, GLYPH_SETS[glyphs], Palette({}), decision.seat, decision
        )
        self.scene.order = table.turn_order(state)
        self.view = TableView(self.scene, table)
        self.chooser = Chooser(self.view, lambda _: None, lambda: None, lambda _: None)
        self.chooser.ask(decision)
        self.scene.tab = tab
        self.size = Size(*size)
        self.plan = table.plan(self.size, len(seats), tab)
        self.boards = {
            panel.place: panel.drawn(self.plan[panel.place].size)
            for panel in self.view.game_panels
            if panel.place in self.plan
        }
        """The game's own panels in sight, as they are drawn."""

    def decision(self) -> Canvas:
        """Draw the decision panel."""
        panel = self.view.decision
        panel.carried = carried(panel.options, [each for each in self.view.game_panels if each.place in self.plan])
        return panel.drawn(self.plan["decision"].size)


def text_of(canvas: Canvas) -> list[str]:
    """Return the lines of a canvas as plain text."""
    return ["".join(row) for row in canvas.chars]
