"""The table of Bruxelles 1897."""

from functools import partial
from typing import ClassVar

from textual.geometry import Region, Size

from engine.games.bruxelles1897 import brussels, events, moves
from engine.games.bruxelles1897.art_nouveau import Assignment
from engine.games.bruxelles1897.brussels import Cinquantenaire, CityHall, Delegation
from engine.games.bruxelles1897.components import LOCATIONS, NOBLE
from engine.games.bruxelles1897.events import AnyEvent
from engine.games.bruxelles1897.majority import Imprisonment
from engine.games.bruxelles1897.moves import AnyMove
from engine.games.bruxelles1897.nobles import Liberation
from engine.games.bruxelles1897.state import State
from tui.boards.base import Boards, Inspection, PanelMaker
from tui.boards.seats import SeatLinesPanel, SeatsPanel
from tui.table.scene import Scene

from . import inspection, look, plan
from .area import AreaPanel
from .city import BrusselsPanel, TracksPanel
from .players import Cards


class Bruxelles1897Boards(Boards[State, AnyMove]):
    """The area, the city, the tracks and the players' cards."""

    panels: ClassVar[dict[str, PanelMaker[State]]] = {
        "area": AreaPanel,
        "players": partial(SeatsPanel, belongings=Cards()),
        "brussels": BrusselsPanel,
        "tracks": TracksPanel,
        "lines": partial(SeatLinesPanel, belongings=Cards()),
    }
    tabs = plan.TABS

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
                return tuple(f"material-{seat}-{material}" for material in dict.fromkeys(materials))
            case moves.Release(architect):
                return (f"prison-{seat}-{architect}",)
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
            case Imprisonment() | Liberation():
                return ("prison",)
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
                return (f"material-{seat}-{card}",)
            case events.Built(seat, house):
                return (f"house-{seat}-{house}",)
            case events.Acted(seat, noble) | events.Kept(seat, noble):
                return (f"noble-{seat}-{noble}",)
            case events.Gained(seat) | events.Sold(seat) | events.Passed(seat):
                return (f"purse-{seat}",)
            case events.Advanced(_, track) | events.Stuck(_, track):
                return (f"track-{track}",)
            case events.Showed(seat, colour):
                return (f"artwork-{seat}-{colour}", f"seat-{seat}")
            case events.ColumnWon(_, col) | events.ColumnEmpty(col):
                return (f"column-{col}",)
            case events.Honoured(_, row, col):
                return (f"shield-{row}-{col}",)
            case events.Imprisoned(seat, architect):
                return (f"prison-{seat}-{architect}", "prison")
            case events.Released(seat, architect):
                return (f"hand-{seat}-{architect}", "prison")
        return ()

    def label(self, scene: Scene[State], move: AnyMove) -> str:
        """Return the line of a move in the list."""
        arguments = scene.words.arguments(move, scene.player)
        state = scene.state
        match move:
            case moves.Place(row, col):
                card = state.box.cards[state.area.cards[state.box.cell(row, col)]]
                arguments["card"] = scene.words.name("card", card.key)
            case moves.Visit(location):
                arguments["price"] = brussels.price(state, LOCATIONS.index(location))
            case moves.Pass():
                passed = any(player.passed for player in state.players)
                values = state.box.actions
                arguments["money"] = values.pass_later if passed else values.pass_first
        tag = str(move.__struct_config__.tag)
        return scene.words(f"move-{tag}", **arguments)

    def prospect(self, scene: Scene[State], move: AnyMove) -> str:
        """Describe what the rest of the action may bring."""
        state, words = scene.state, scene.words
        box = state.box
        match move:
            case moves.Place(row, col):
                card = box.cards[state.area.cards[box.cell(row, col)]]
                return look.effect(words, box, card)
            case moves.Assign(_, value) if isinstance(step := scene.step, Assignment):
                card = box.cards[state.area.cards[step.cell]]
                return f"{words('effect-money', money=-value)} {scene.glyphs.dot} {look.effect(words, box, card)}"
            case moves.Visit(location):
                return inspection.location_effect(scene, LOCATIONS.index(location))
            case moves.Perform(action):
                return words(f"action-{action}.effect", **look.values(box))
            case moves.Take(card) if box.cards[box.code[card]].type == NOBLE:
                return look.effect(words, box, box.cards[box.code[card]])
            case moves.Summon(noble):
                return look.effect(words, box, box.cards[box.code[noble]])
        return ""

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
