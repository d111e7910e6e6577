"""The table of Bruxelles 1893."""

from functools import partial
from typing import Any, ClassVar

from textual.geometry import Region, Size

from engine.games.bruxelles1893 import brussels, events, moves, resolution, sale, turn
from engine.games.bruxelles1893.art_nouveau import Stake
from engine.games.bruxelles1893.brussels import GrandPlace, Park
from engine.games.bruxelles1893.components import ACTIONS, COLOURS, LOCATIONS, TILES
from engine.games.bruxelles1893.construction import Needle, Paying
from engine.games.bruxelles1893.events import AnyEvent
from engine.games.bruxelles1893.moves import AnyMove
from engine.games.bruxelles1893.parts import NOBODY
from engine.games.bruxelles1893.resolution import BonusCard, TiedPower
from engine.games.bruxelles1893.state import State
from tui.boards.base import Boards, Inspection, PanelMaker
from tui.boards.seats import SeatLinesPanel, SeatsPanel
from tui.i18n.words import Words
from tui.table.scene import Scene

from . import explain_board, inspection, look, plan
from .board import BoardPanel
from .city import BrusselsPanel, TheatrePanel, TracksPanel
from .players import Possessions
from .workshop import CompassPanel, WorkshopPanel, brief_offers, offers

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
}


class Bruxelles1893Boards(Boards[State, AnyMove]):
    """The Art Nouveau board, the city, the theatre, the workshop, the compass, the tracks and the players' boards."""

    panels: ClassVar[dict[str, PanelMaker[State]]] = {
        "board": BoardPanel,
        "players": partial(SeatsPanel, belongings=Possessions()),
        "workshop": WorkshopPanel,
        "theatre": TheatrePanel,
        "brussels": BrusselsPanel,
        "compass": CompassPanel,
        "tracks": TracksPanel,
        "lines": partial(SeatLinesPanel, belongings=Possessions()),
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

    def opened(self, scene: Scene[State]) -> int:
        """Return the square where the Workshop cursor is shown."""
        return look.cursor(scene)

    def plan(self, size: Size, seats: int, tab: int) -> dict[str, Region]:
        """Return the place of each panel."""
        return plan.plan(size, seats, tab)

    def spots(self, scene: Scene[State], move: AnyMove) -> tuple[str, ...]:
        """Name the spots of a move."""
        state = scene.state
        seat = scene.decider
        match move:
            case moves.Open(row, col):
                places = [state.box.place[space] for space in state.box.shields[state.box.shield(row, col)].area]
                return (f"shield-{row}-{col}", *(f"cell-{place.row}-{place.col}" for place in places))
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
        columns = scene.state.box.columns
        match scene.step:
            case Stake(space=space):
                return (f"cell-{space // columns + 1}-{space % columns + 1}",)
            case GrandPlace():
                return ("location-grand_place",)
            case Park():
                return ("location-park",)
            case Paying() | Needle():
                return ("building",)
        return ()

    def event_spots(self, scene: Scene[State], event: AnyEvent) -> tuple[str, ...]:
        """Name the spots where an event shows."""
        match event:
            case events.Placed(_, row, col) | events.NeutralPlaced(_, row, col) | events.Built(_, row, col):
                return (f"cell-{row}-{col}",)
            case events.AreaOpened(_, row, col) | events.Honoured(_, row, col):
                return (f"shield-{row}-{col}",)
            case events.Visited(_, location):
                return (f"location-{location}",)
            case events.Created(seat, colour):
                return (f"work-{seat}-{colour}",)
            case events.CursorMoved(_, row, col):
                return (f"square-{row}-{col}",)
            case events.Acted(seat, figure) | events.Kept(seat, figure):
                return (f"figure-{seat}-{figure}",)
            case events.Gained(seat) | events.Sold(seat) | events.Passed(seat) | events.Earned(seat):
                return (f"purse-{seat}",)
            case events.Gathered(seat, materials) | events.Traded(seat, materials):
                return tuple(f"cube-{seat}-{material}" for material in dict.fromkeys(materials))
            case events.Advanced(_, track) | events.Stuck(_, track):
                return (f"track-{track}",)
            case events.Released() | events.Detained():
                return ("courthouse",)
            case events.AuctionWon(_, col) | events.AuctionTied(_, col) | events.NoBids(col):
                return (f"column-{col}",)
            case events.Tucked(seat, _, board_row):
                return (f"row-{seat}-{board_row}",)
            case events.ExhibitionTaken():
                return ("exhibition",)
        return ()

    def label(self, scene: Scene[State], move: AnyMove) -> str:
        """Return the line of a move in the list."""
        state, words = scene.state, scene.words
        known: dict[str, Any] = {}
        match move:
            case moves.Place(row, col) | moves.Build(row, col):
                space = state.box.cell(row, col)
                known["action"] = words.name("action", ACTIONS[state.actions[space]])
                owner = state.board.buildings[space]
                if isinstance(move, moves.Place) and owner not in (NOBODY, scene.viewer):
                    arguments = words.arguments(move) | known
                    return words("move-place.building", building=scene.player(owner), **arguments)
            case moves.Visit(location):
                known["price"] = brussels.price(state, LOCATIONS.index(location))
            case moves.Pass():
                known["money"] = turn.pass_income(state, scene.viewer)
            case moves.Bid(money):
                known["left"] = state.players[scene.viewer].money - money
                known["total"] = money + self._column_total(scene)
            case moves.Shift(row, col):
                known["offers"] = brief_offers(scene, state.box.square(row, col))
            case moves.Sell(colour):
                known["money"], known["vp"] = state.box.sale_values[state.cursor][COLOURS.index(colour)]
        return words.describe("move", move, scene.player, **known)

    def _column_total(self, scene: Scene[State]) -> int:
        step = scene.step
        if not isinstance(step, Stake):
            return 0
        sums = resolution.column_sums(scene.state, step.space % scene.state.box.columns)
        return sums.get(step.seat, 0)

    def prospect(self, scene: Scene[State], move: AnyMove) -> str:
        """Describe what the rest of the action may bring."""
        state, box = scene.state, scene.state.box
        match move:
            case moves.Place(row, col):
                return explain_board.space_prospect(scene, box.cell(row, col))
            case moves.Visit(location):
                return look.location(scene, location, "effect")
            case moves.Perform(action):
                return explain_board.action_effect(scene, action)
            case moves.Shift(row, col):
                return offers(scene, box.square(row, col))
            case moves.Approach(figure, _):
                return look.figure(scene, box.figures.index(figure), "effect")
            case moves.Activate(figure):
                return look.figure(scene, box.figures.index(figure), "effect")
            case moves.Build(row, col):
                return explain_board.secondary_effect(scene, state.actions[box.cell(row, col)])
            case moves.Use():
                card = self._card_decided(scene)
                return explain_board.bonus_lines(scene, card)[0] if card is not None else ""
        return ""

    def outlook(self, scene: Scene[State], move: AnyMove) -> str:
        """Describe what a bid would win as things stand, and what is printed on a card to use or tuck."""
        step = scene.step
        match move, step:
            case moves.Bid(money), Stake(seat=seat, space=space):
                return explain_board.bid_outlook(scene, seat, space % scene.state.box.columns, money)
            case moves.Use() | moves.Tuck(), BonusCard():
                card = self._card_decided(scene)
                return explain_board.bonus_lines(scene, card)[1] if card is not None else ""
        return ""

    def _card_decided(self, scene: Scene[State]) -> int | None:
        """Return the bonus card a decision is about."""
        match scene.step:
            case BonusCard(seat=seat):
                return scene.state.players[seat].won[0]
            case TiedPower(card=card):
                return card
        return None

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
