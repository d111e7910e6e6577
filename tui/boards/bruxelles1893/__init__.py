"""The table of Bruxelles 1893."""

from typing import Any, ClassVar

from textual.geometry import Region, Size

from engine.games.bruxelles1893 import brussels, events, moves, resolution, sale, turn
from engine.games.bruxelles1893.art_nouveau import Stake
from engine.games.bruxelles1893.brussels import GrandPlace, Park
from engine.games.bruxelles1893.components import ACTIONS, COLOURS, LOCATIONS, TILES
from engine.games.bruxelles1893.construction import Needle, Paying
from engine.games.bruxelles1893.parts import NOBODY
from engine.games.bruxelles1893.resolution import BonusCard, TiedPower
from tui.boards.base import Boards, Inspection
from tui.drawing.panel import Panel
from tui.i18n.words import Words
from tui.table.scene import Scene

from . import explain_board, inspection, look, plan
from .board import BoardPanel
from .city import BrusselsPanel, TheatrePanel, TracksPanel
from .players import LinesPanel, PlayersPanel
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


class Bruxelles1893Boards(Boards):
    """The Art Nouveau board, the city, the theatre, the workshop, the compass, the tracks and everyone's board."""

    panels: ClassVar[dict[str, type[Panel]]] = {
        "board": BoardPanel,
        "players": PlayersPanel,
        "workshop": WorkshopPanel,
        "theatre": TheatrePanel,
        "brussels": BrusselsPanel,
        "compass": CompassPanel,
        "tracks": TracksPanel,
        "lines": LinesPanel,
    }
    tabs = plan.TABS

    def named(self, words: Words, state: Any) -> Words:
        """Name the bonus cards by their powers."""
        return words.naming(look.bonus_names(words, state.box))

    def tab_for(self, asks: str, move: Any = None) -> int:
        """Bring the board of a question into sight."""
        return TAB_OF_QUESTION.get(asks, plan.BOARD)

    def amount(self, move: Any) -> int | None:
        """Give the amount of a bid."""
        return move.money if isinstance(move, moves.Bid) else None

    def opened(self, scene: Scene) -> int:
        """Show the colours of the workshop where the cursor would carry them."""
        return look.cursor(scene)

    def plan(self, size: Size, seats: int, tab: int) -> dict[str, Region]:
        """Say where every panel stands."""
        return plan.plan(size, seats, tab)

    def spots(self, scene: Scene, move: Any) -> tuple[str, ...]:
        """Name the places of a move."""
        state = scene.state
        seat = scene.decision.seat if scene.decision else scene.viewer
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

    def target_spots(self, scene: Scene) -> tuple[str, ...]:
        """Name the space, location or column the decision is about."""
        columns = scene.state.box.columns
        match scene.decision.step if scene.decision else None:
            case Stake(space=space):
                return (f"cell-{space // columns + 1}-{space % columns + 1}",)
            case GrandPlace():
                return ("location-grand_place",)
            case Park():
                return ("location-park",)
            case Paying() | Needle():
                return ("building",)
        return ()

    def event_spots(self, scene: Scene, event: Any) -> tuple[str, ...]:
        """Name the places where an event is seen."""
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

    def label(self, scene: Scene, move: Any) -> str:
        """Say a move in the list."""
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

    def _column_total(self, scene: Scene) -> int:
        step = scene.decision.step if scene.decision else None
        if not isinstance(step, Stake):
            return 0
        sums = resolution.column_sums(scene.state, step.space % scene.state.box.columns)
        return sums.get(step.seat, 0)

    def prospect(self, scene: Scene, move: Any) -> str:
        """Say what the rest of a half action may bring."""
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

    def outlook(self, scene: Scene, move: Any) -> str:
        """Say what a bid would win as things stand, and what is printed on a card to be used or tucked."""
        step = scene.decision.step if scene.decision else None
        match move, step:
            case moves.Bid(money), Stake(seat=seat, space=space):
                return explain_board.bid_outlook(scene, seat, space % scene.state.box.columns, money)
            case moves.Use() | moves.Tuck(), BonusCard():
                card = self._card_decided(scene)
                return explain_board.bonus_lines(scene, card)[1] if card is not None else ""
        return ""

    def _card_decided(self, scene: Scene) -> int | None:
        """Give the bonus card a decision is about."""
        match scene.decision.step if scene.decision else None:
            case BonusCard(seat=seat):
                won: int = scene.state.players[seat].won[0]
                return won
            case TiedPower(card=card):
                return card
        return None

    def inspect(self, scene: Scene, spot: str) -> Inspection:
        """Explain a spot."""
        return inspection.inspect(scene, spot)

    def phase(self, state: Any) -> str:
        """Give the phase: stock, actions, resolution, or over."""
        if not state.agenda:
            return "phase-over"
        if all(player.passed for player in state.players):
            return "phase-resolution"
        return "phase-stock" if state.shield < 0 else "phase-actions"

    def ends_round(self, move: Any) -> bool:
        """Whether it is a pass."""
        return isinstance(move, moves.Pass)

    def turn_order(self, state: Any) -> list[int]:
        """List the seats from the first player on."""
        order: list[int] = state.seats_from(state.first)
        return order


BOARDS = Bruxelles1893Boards()
