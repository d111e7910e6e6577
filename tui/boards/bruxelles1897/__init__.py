"""The table of Bruxelles 1897."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from textual.geometry import Region, Size

from engine.games.bruxelles1897 import events, moves
from engine.games.bruxelles1897.art_nouveau import Assignment
from engine.games.bruxelles1897.brussels import Cinquantenaire, CityHall, Delegation
from engine.games.bruxelles1897.components import LOCATIONS
from engine.games.bruxelles1897.events import AnyEvent
from engine.games.bruxelles1897.majority import Imprisonment
from engine.games.bruxelles1897.moves import AnyMove
from engine.games.bruxelles1897.state import State
from tui.boards.base import Boards, Inspection, PanelMaker
from tui.boards.report import Report
from tui.boards.seat_table import SeatTablePanel
from tui.boards.sign import Sign
from tui.i18n.words import Words
from tui.table.scene import Scene

from . import choices, inspection, look, news, plan, report, vocabulary
from .area import AreaPanel
from .city import BrusselsPanel, TracksPanel
from .players import PlayersPanel, PlayersTable


class Bruxelles1897Boards(Boards[State, AnyMove]):
    """The area, the city, the tracks and the players' cards."""

    panels: ClassVar[dict[str, PanelMaker[State]]] = {
        "area": AreaPanel,
        "brussels": BrusselsPanel,
        "tracks": TracksPanel,
        "players": PlayersPanel,
        "lines": partial(SeatTablePanel, table=PlayersTable()),
    }
    tabs = plan.TABS
    turn_item = "to-move"

    def named(self, words: Words, state: State) -> Words:
        """Name the bonus cards by what their upper halves bring."""
        return words.naming(look.bonus_names(words, state.box))

    def plan(self, size: Size, seats: int, tab: int) -> dict[str, Region]:
        """Return the place of each panel."""
        return plan.plan(size, seats, tab)

    def spots(self, scene: Scene[State], move: AnyMove) -> tuple[str, ...]:
        """Name the spots of a move."""
        seat = scene.decider
        match move:
            case moves.Place(row, col):
                return (f"cell-{row}-{col}",)
            case moves.Visit(location):
                return (f"location-{location}",)
            case moves.Assign(architect, _):
                return (f"hand-{seat}-{architect}",)
            case moves.Send(architects):
                return tuple(f"hand-{seat}-{architect}" for architect in dict.fromkeys(architects))
            case moves.Sell(colour) | moves.Show(colour):
                return (f"artwork-{seat}-{colour}",)
            case moves.Spend(materials):
                cards = (f"material-{seat}-{material}" for material in dict.fromkeys(materials))
                return (f"materials-{seat}", *cards)
            case moves.Release():
                return (f"prison-{seat}",)
            case moves.Summon(noble):
                return (f"noble-{seat}-{noble}",)
        return ()

    def target_spots(self, scene: Scene[State]) -> tuple[str, ...]:
        """Name the space or the Brussels card the decision is about."""
        match scene.step:
            case Assignment(cell=cell):
                return (look.cell_spot(cell, scene.state.box.columns),)
            case Delegation(location=location):
                return (f"location-{LOCATIONS[location]}",)
            case CityHall():
                return ("location-city_hall",)
            case Cinquantenaire():
                return ("location-cinquantenaire",)
            case Imprisonment():
                return ("majority",)
        return ()

    def event_spots(self, scene: Scene[State], event: AnyEvent) -> tuple[str, ...]:
        """Name the spots where an event shows."""
        match event:
            case events.Placed(_, row, col):
                return (f"cell-{row}-{col}",)
            case events.Visited(_, location):
                return (f"location-{location}",)
            case events.Took(seat, card) if card in scene.state.box.artworks:
                return (f"artwork-{seat}-{card}",)
            case events.Took(seat, card):
                return (f"materials-{seat}", f"material-{seat}-{card}")
            case events.Built(seat, house):
                return (f"houses-{seat}", f"house-{seat}-{house}", f"vp-{seat}")
            case events.Acted(seat, noble) | events.Kept(seat, noble):
                return (f"noble-{seat}-{noble}",)
            case events.Gained(seat) | events.Sold(seat) | events.Passed(seat):
                return (f"purse-{seat}",)
            case events.Advanced(seat, track) | events.Stuck(seat, track):
                return (f"track-{track}", f"{track}-{seat}")
            case events.Showed(seat, colour):
                return (f"artwork-{seat}-{colour}", f"vp-{seat}")
            case events.ColumnWon(_, col) | events.ColumnEmpty(col):
                return (f"column-{col}",)
            case events.Honoured(seat, row, col):
                return (f"shield-{row}-{col}", f"vp-{seat}")
            case events.Imprisoned(seat):
                return (f"prison-{seat}",)
            case events.Released(seat, architect):
                return (f"hand-{seat}-{architect}", f"prison-{seat}")
        return ()

    def label(self, scene: Scene[State], move: AnyMove) -> str:
        """Return the line of a move in the list."""
        return choices.label(scene, move)

    def letter(self, move: AnyMove) -> str:
        """Return the letter of a Brussels card or of a pass."""
        return choices.letter(move)

    def is_idle(self, scene: Scene[State], move: AnyMove) -> bool:
        """Whether a move would bring its player nothing but the place."""
        return choices.is_idle(scene, move)

    def outlook(self, scene: Scene[State], move: AnyMove) -> str:
        """Describe what a move would do to the majorities."""
        return choices.outlook(scene, move)

    def prospect(self, scene: Scene[State], move: AnyMove) -> str:
        """Describe what the rest of the action brings."""
        return choices.prospect(scene, move)

    def summary(self, scene: Scene[State], happened: Sequence[AnyEvent]) -> tuple[str, str]:
        """Sum up a turn: where or what, and what it brought."""
        return news.summary(scene, happened)

    def settles(self, event: AnyEvent) -> bool:
        """Whether the majorities begin."""
        return report.settles(event)

    def report(self, scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> Report:
        """Report the majorities of a round."""
        return report.report(scene, before, happened)

    def signs(self, scene: Scene[State]) -> Sequence[Sign]:
        """List the signs and abbreviations of the boards."""
        return vocabulary.signs(scene)

    def inspect(self, scene: Scene[State], spot: str) -> Inspection:
        """Explain a spot."""
        return inspection.inspect(scene, spot)

    def phase(self, state: State) -> str:
        """Return the phase: actions, majorities, or over."""
        if not state.agenda:
            return "phase-over"
        return "phase-majority" if all(player.passed for player in state.players) else "phase-actions"

    def ends_round(self, move: AnyMove) -> bool:
        """Whether the move is a pass."""
        return isinstance(move, moves.Pass)

    def turn_order(self, state: State) -> list[int]:
        """List the seats from the first player clockwise."""
        return state.seats_from(state.first)


BOARDS = Bruxelles1897Boards()
