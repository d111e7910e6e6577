"""The table of Bruxelles 1893."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from textual.geometry import Region, Size

from engine.games.bruxelles1893 import events, moves, sale
from engine.games.bruxelles1893.art_nouveau import Stake
from engine.games.bruxelles1893.brussels import GrandPlace, Park
from engine.games.bruxelles1893.components import COLOURS, TILES
from engine.games.bruxelles1893.construction import Needle, Paying
from engine.games.bruxelles1893.events import AnyEvent
from engine.games.bruxelles1893.moves import AnyMove
from engine.games.bruxelles1893.state import State
from tui.boards.base import Boards, Inspection, PanelMaker
from tui.boards.report import Report
from tui.boards.seat_table import SeatTablePanel
from tui.boards.sign import Sign
from tui.i18n.words import Words
from tui.table.scene import Scene

from . import choices, inspection, labels, legend, look, plan, prospects, settling, summary
from .board import BoardPanel
from .city import BrusselsPanel, TheatrePanel, VisitsPanel
from .compass import CompassPanel
from .facts import FactsPanel, TracksPanel
from .players import BelongingsPanel, PlayersPanel
from .table import PlayerTable
from .workshop import WorkshopPanel

TAB_OF_QUESTION = {
    "cursor": plan.WORKSHOP,
    "sale": plan.WORKSHOP,
    "shop": plan.WORKSHOP,
    "payment": plan.WORKSHOP,
    "needle": plan.WORKSHOP,
    "materials": plan.WORKSHOP,
    "noble-offer": plan.WORKSHOP,
    "secondary-materials": plan.WORKSHOP,
    "theatre": plan.CITY,
    "enlistment": plan.CITY,
    "grand-place": plan.PLAYERS,
    "secondary-theatre": plan.PLAYERS,
    "bonus-card": plan.PLAYERS,
    "upkeep": plan.PLAYERS,
}


class Bruxelles1893Boards(Boards[State, AnyMove]):
    """The Art Nouveau board, the city, the theatre, the workshop, the compass, the tracks and the players' boards."""

    panels: ClassVar[dict[str, PanelMaker[State]]] = {
        "board": BoardPanel,
        "visits": VisitsPanel,
        "workshop": WorkshopPanel,
        "theatre": TheatrePanel,
        "brussels": BrusselsPanel,
        "compass": CompassPanel,
        "tracks": TracksPanel,
        "facts": partial(FactsPanel, facts=("supply", "exhibition", "stock", "piles")),
        "round": partial(FactsPanel, facts=("exhibition", "stock")),
        "supplies": partial(FactsPanel, facts=("supply", "piles")),
        "belongings": BelongingsPanel,
        "players": PlayersPanel,
        "lines": partial(SeatTablePanel, table=PlayerTable(is_alone=True)),
    }
    tabs = plan.TABS

    def named(self, words: Words, state: State) -> Words:
        """Name the bonus cards by their powers."""
        return words.naming(look.bonus_names(words, state.box))

    def tab_for(self, asks: str, move: AnyMove | None = None) -> int:
        """Return the tab of a question."""
        return TAB_OF_QUESTION.get(asks, plan.BOARD)

    def amount(self, move: AnyMove) -> int | None:
        """Return the amount of a bid."""
        return move.money if isinstance(move, moves.Bid) else None

    def opened(self, scene: Scene[State]) -> object:
        """Return the square where the Workshop cursor is shown, and the spaces shown open."""
        return look.cursor(scene), look.open_spaces(scene)

    def plan(self, size: Size, seats: int, tab: int) -> dict[str, Region]:
        """Return the place of each panel."""
        return plan.plan(size, seats, tab)

    def spots(self, scene: Scene[State], move: AnyMove) -> tuple[str, ...]:
        """Name the spots of a move."""
        state = scene.state
        seat = scene.decider
        match move:
            case moves.Open(row, col):
                return (f"shield-{row}-{col}",)
            case moves.Place(row, col) | moves.Build(row, col):
                return (f"cell-{row}-{col}",)
            case moves.Visit(location):
                return (f"location-{location}",)
            case moves.Shift(row, col):
                return (f"square-{row}-{col}",)
            case moves.Sell(colour):
                return (f"work-{seat}-{colour}",)
            case moves.Cover(colour):
                return (f"shop-{sale.shown(state).index(COLOURS.index(colour))}",)
            case moves.Approach(_, money):
                return (f"stage-{state.box.theatre_costs.index(money)}",)
            case moves.Swing(tile):
                return (f"compass-{state.compass.index(TILES.index(tile))}",)
            case moves.Activate(figure):
                return (f"figure-{seat}-{figure}",)
            case moves.Tuck(board_row):
                return (f"row-{seat}-{board_row}",)
        return ()

    def target_spots(self, scene: Scene[State]) -> tuple[str, ...]:
        """Name the space, location or column the decision is about."""
        match scene.step:
            case Stake(space=space):
                return (self._cell(scene, space),)
            case GrandPlace():
                return ("location-grand_place",)
            case Park():
                return ("location-park",)
            case Paying() | Needle():
                return ("building",)
        return ()

    def _cell(self, scene: Scene[State], space: int) -> str:
        place = scene.state.box.place[space]
        return f"cell-{place.row}-{place.col}"

    def event_spots(self, scene: Scene[State], event: AnyEvent) -> tuple[str, ...]:
        """Name the spots where an event shows."""
        match event:
            case events.Placed(_, row, col) | events.NeutralPlaced(_, row, col) | events.Built(_, row, col):
                return (f"cell-{row}-{col}",)
            case events.AreaOpened(_, row, col):
                area = scene.state.box.shields[scene.state.box.shield(row, col)].area
                return tuple(self._cell(scene, space) for space in area)
            case events.Honoured(seat, row, col):
                return (f"shield-{row}-{col}", f"vp-{seat}")
            case events.Visited(_, location):
                return (f"location-{location}",)
            case events.Created(seat, colour):
                return (f"work-{seat}-{colour}",)
            case events.CursorMoved(_, row, col):
                return (f"square-{row}-{col}",)
            case events.Acted(seat, figure) | events.Kept(seat, figure):
                return (f"figure-{seat}-{figure}",)
            case events.Gained(seat) | events.Passed(seat):
                return (f"money-{seat}",)
            case events.Sold(seat):
                return (f"money-{seat}", f"vp-{seat}")
            case events.Earned(seat):
                return (f"vp-{seat}",)
            case events.Gathered(seat, materials) | events.Traded(seat, materials):
                kinds = dict.fromkeys(materials)
                return tuple(spot for key in kinds for spot in (f"cube-{seat}-{key}", f"{key}-{seat}"))
            case events.Advanced(seat, track) | events.Stuck(seat, track):
                return (f"track-{track}", f"{track}-{seat}")
            case events.Released(seat) | events.Detained(seat):
                return ("courthouse", f"courthouse-{seat}")
            case events.AuctionWon(_, col) | events.AuctionTied(_, col) | events.NoBids(col):
                return (f"column-{col}",)
            case events.Tucked(seat, _, board_row):
                return (f"row-{seat}-{board_row}",)
            case events.ExhibitionTaken():
                return ("exhibition",)
        return ()

    def label(self, scene: Scene[State], move: AnyMove) -> str:
        """Return the line of a move in the list."""
        return labels.label(scene, move)

    def letter(self, move: AnyMove) -> str:
        """Return the letter of a visit to Brussels or of passing."""
        return choices.letter(move)

    def is_idle(self, scene: Scene[State], move: AnyMove) -> bool:
        """Whether an action or an effect would do nothing for its player now."""
        return choices.is_idle(scene, move)

    def begins_at(self, scene: Scene[State], answers: Sequence[AnyMove]) -> int:
        """Return the first answer that does something."""
        return choices.begins_at(scene, answers)

    def prospect(self, scene: Scene[State], move: AnyMove) -> str:
        """Describe what the rest of the action may bring."""
        return prospects.prospect(scene, move)

    def outlook(self, scene: Scene[State], move: AnyMove) -> str:
        """Describe what a bid, a visit, the Park or a tucked card leads to as things stand."""
        return prospects.outlook(scene, move)

    def summary(self, scene: Scene[State], happened: Sequence[AnyEvent]) -> tuple[str, str]:
        """Sum up a turn of one player."""
        return summary.summary(scene, happened)

    def settles(self, event: AnyEvent) -> bool:
        """Whether all players have passed."""
        return isinstance(event, events.ResolutionBegan)

    def report(self, scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> Report:
        """Report the resolution of a round."""
        return settling.report(scene, before, happened)

    def signs(self, scene: Scene[State]) -> Sequence[Sign]:
        """List the signs and abbreviations of the boards."""
        return legend.signs(scene)

    def inspect(self, scene: Scene[State], spot: str) -> Inspection:
        """Explain a spot."""
        return inspection.inspect(scene, spot)

    def phase(self, state: State) -> str:
        """Return the phase: stock exchange, actions, resolution, or over."""
        if not state.agenda:
            return "phase-over"
        if all(player.passed for player in state.players):
            return "phase-resolution"
        return "phase-stock" if state.shield < 0 else "phase-actions"

    def ends_round(self, move: AnyMove) -> bool:
        """Whether the move is a pass."""
        return isinstance(move, moves.Pass)

    def turn_order(self, state: State) -> list[int]:
        """List the seats from the first player clockwise."""
        return state.seats_from(state.first)


BOARDS = Bruxelles1893Boards()
