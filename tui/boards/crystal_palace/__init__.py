"""The table of Crystal Palace."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from textual.geometry import Region, Size

from engine.games.crystal_palace import black_market, events, moves
from engine.games.crystal_palace.actions import Action
from engine.games.crystal_palace.events import AnyEvent
from engine.games.crystal_palace.moves import AnyMove
from engine.games.crystal_palace.placement import DieChoice
from engine.games.crystal_palace.state import State
from tui.boards.base import Boards, Inspection, PanelMaker
from tui.boards.report import Report
from tui.boards.seat_table import SeatTablePanel
from tui.boards.sign import Sign
from tui.i18n.words import Words
from tui.table.dial import Dial
from tui.table.scene import Scene

from . import dice, forecast, inspection, labels, look, origins, plan, prospects, reports, signs, summaries
from .city import MarketPanel, TracksPanel
from .london import LondonPanel
from .overview import BelongingsPanel, OverviewPanel
from .player_table import PlayerTable

PHASES = (
    "phase-dice",
    "phase-dice",
    "phase-placing",
    "phase-actions",
    "phase-salaries",
    "phase-prototypes",
    "phase-income",
)
TAB_OF_QUESTION = {
    "assistant-action": plan.MARKET,
    "descent": plan.MARKET,
    "pushed-down": plan.MARKET,
    "token": plan.MARKET,
    "green-bonus": plan.PLAYERS,
    "green-effects": plan.PLAYERS,
    "pocket-watch": plan.PLAYERS,
    "building": plan.PLAYERS,
    "character-effects": plan.PLAYERS,
    "tile-space": plan.PLAYERS,
    "loan-space": plan.PLAYERS,
    "slot-cost": plan.PLAYERS,
    "discount": plan.PLAYERS,
    "target": plan.PLAYERS,
}


class CrystalPalaceBoards(Boards[State, AnyMove]):
    """London, what lies there and what the players have, the Black Market and the tracks."""

    panels: ClassVar[dict[str, PanelMaker[State]]] = {
        "locations": LondonPanel,
        "overview": OverviewPanel,
        "belongings": BelongingsPanel,
        "market": MarketPanel,
        "tracks": TracksPanel,
        "lines": partial(SeatTablePanel, table=PlayerTable()),
    }
    tabs = plan.TABS

    def named(self, words: Words, state: State) -> Words:
        """Name tiles, shares, flyers and rounds by what they are."""
        return words.naming(look.names(words, state.box))

    def tab_for(self, asks: str, move: AnyMove | None = None) -> int:
        """Return the tab of a question; a green bonus is on a player's tile or on a space of the market."""
        return plan.MARKET if isinstance(move, moves.UseSpace) else TAB_OF_QUESTION.get(asks, plan.LOCATIONS)

    def begins_at(self, scene: Scene[State], answers: Sequence[AnyMove]) -> int:
        """Preselect what brings something: a die that acts, or a step down that earns a gear; otherwise to stay."""
        if scene.decision is not None and scene.decision.asks == "descent":
            return next(
                number
                for number, move in enumerate(answers)
                if not isinstance(move, moves.Descend) or black_market.earns_gear(scene.state, move.space)
            )
        if scene.decision is not None and scene.decision.asks == "target":
            return next((number for number, move in enumerate(answers) if not self._harms(scene, move)), 0)
        acting = [number for number, move in enumerate(answers) if self._acts(scene, move)]
        return acting[0] if acting else super().begins_at(scene, answers)

    def _harms(self, scene: Scene[State], move: AnyMove) -> bool:
        """Whether a player would take an effect that makes their own position worse."""
        if move != moves.PlayOn(scene.decider):
            return False
        after = scene.game.clone(scene.state)
        scene.game.apply(after, move, scene.decider)
        return scene.game.insight(after, scene.decider) < scene.game.insight(scene.state, scene.decider)

    def _acts(self, scene: Scene[State], move: AnyMove) -> bool:
        """Whether a move places the best die where it would find an action slot now."""
        if not isinstance(move, moves.Place) or self.is_idle(scene, move):
            return False
        state, slot = scene.state, scene.state.boards.slot_of[move]
        value = max(state.players[scene.decider].dice, default=0)
        return forecast.outcome(state, scene.decider, slot, value).slot is not None

    def is_idle(self, scene: Scene[State], move: AnyMove) -> bool:
        """Whether a die would find nothing to do where it goes."""
        match move:
            case moves.Place():
                return forecast.is_idle(scene.state, scene.decider, scene.state.boards.slot_of[move])
            case moves.Act():
                return forecast.is_idle_act(scene)
        return False

    def plan(self, size: Size, seats: int, tab: int) -> dict[str, Region]:
        """Return the place of each panel."""
        return plan.plan(size, seats, tab)

    def is_window(self, asks: str) -> bool:
        """Whether only exchanges are possible."""
        return asks == "window"

    def opened(self, scene: Scene[State]) -> int:
        """Return the location that is shown open."""
        return look.open_location(scene)

    # The dice

    def dial(self, scene: Scene[State]) -> Dial | None:
        """Return a dial for the dice, all in the middle at first."""
        decision = scene.decision
        if decision is None or decision.asks != "dice-setting":
            return None
        values = decision.moves[0].values
        highest = scene.state.box.components.dice.highest
        return Dial([(highest + 1) // 2] * len(values), highest)

    def dial_move(self, values: Sequence[int]) -> moves.SetDice:
        """Return the move that sets the dice, from the highest to the lowest."""
        return moves.SetDice(tuple(sorted(values, reverse=True)))

    def dial_values(self, move: AnyMove) -> Sequence[int]:
        """Return the dice from the highest to the lowest."""
        assert isinstance(move, moves.SetDice)
        return move.values

    def dial_lines(self, scene: Scene[State], values: Sequence[int]) -> list[tuple[str, str]]:
        """Describe the sum, its cost, the money left, the slots that dice open, and what others have."""
        return dice.lines(scene, values)

    # Places

    def spots(self, scene: Scene[State], move: AnyMove) -> tuple[str, ...]:
        """Name the spots of a move."""
        seat = scene.decider
        match move:
            case moves.Place(location, slot):
                return (f"slot-{location}-{slot}",)
            case moves.TakePatent(patent):
                return (f"patent-{patent}",)
            case moves.TakeTile(tile):  # a drawn tile is only in the list
                return (f"tile-{tile}",) if scene.state.box.tile_of[tile] in scene.state.tiles else ()
            case moves.TakeShare(share):
                return (f"share-{share}",)
            case moves.Recruit(character):
                return (f"character-{character}",)
            case moves.GoTo(spot):
                return (f"spot-{spot}",)
            case moves.Climb(space) | moves.Descend(space) | moves.UseSpace(space):
                return (f"space-{space}",)
            case moves.Hire():
                return (f"space-{black_market.lowest_free(scene.state) + 1}",)
            case moves.GiveUp(tile) | moves.UseTile(tile):
                return (f"own-{seat}-tile-{tile}",)
            case moves.Build(patent):
                return (f"own-{seat}-patent-{patent}",)
            case moves.CallOn(character):
                return (f"own-{seat}-character-{character}",)
            case moves.PlayOn(target):
                return (f"seat-{target}",)
            case moves.UseDie(value):
                return (f"dice-{seat}-{value}",)
        return ()

    def target_spots(self, scene: Scene[State]) -> tuple[str, ...]:
        """Name the placement slot the decision is about."""
        match scene.step:
            case DieChoice(slot=slot) | Action(slot=slot):
                place = scene.state.boards.place[slot]
                return (f"slot-{place.location}-{place.slot}",)
        return ()

    def event_spots(self, scene: Scene[State], event: AnyEvent) -> tuple[str, ...]:
        """Name the spots where an event shows."""
        match event:
            case events.Placed(_, location, slot):
                return (f"slot-{location}-{slot}",)
        found = []
        seat = getattr(event, "seat", None)
        for field, spot in (
            ("space", "space"),
            ("patent", f"own-{seat}-patent"),
            ("character", f"own-{seat}-character"),
        ):
            value = getattr(event, field, None)
            if value is not None and value != -1:
                found.append(f"{spot}-{value}")
        if isinstance(seat, int):
            found += [f"{field}-{seat}" for field in ("pounds", "vp") if getattr(event, field, 0)]
        return tuple(found)

    # Words

    def label(self, scene: Scene[State], move: AnyMove) -> str:
        """Return the line of a move in the list."""
        return labels.label(scene, move)

    def question(self, scene: Scene[State], asks: str) -> str:
        """Return the question with the card, tile, slot or location that asks it."""
        return origins.question(scene, asks)

    def letter(self, move: AnyMove) -> str:
        """Return the letter of a pass, of an end, or of a refusal."""
        return labels.LETTERS.get(type(move), "")

    def amount(self, move: AnyMove) -> int | None:
        """Return the value of a die to be used, which is also what is typed for it."""
        return move.value if isinstance(move, moves.UseDie) else None

    def outlook(self, scene: Scene[State], move: AnyMove) -> str:
        """Describe what a placed die brings now, and when it would act."""
        return prospects.outlook(scene, move)

    def prospect(self, scene: Scene[State], move: AnyMove) -> str:
        """Describe what the move leads to later for this player."""
        return prospects.prospect(scene, move)

    def summary(self, scene: Scene[State], happened: Sequence[AnyEvent]) -> tuple[str, str]:
        """Sum up a turn: what was done, and what it brought."""
        return summaries.summary(scene, happened)

    def settles(self, event: AnyEvent) -> bool:
        """Whether salaries are due: the last phases of the round begin."""
        return reports.settles(event)

    def report(self, scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> Report:
        """Report salaries, prototypes, income and what else came in the last phases of a round."""
        return reports.report(scene, before, happened)

    def signs(self, scene: Scene[State]) -> Sequence[Sign]:
        """List the signs and abbreviations of the boards."""
        return signs.signs(scene)

    def inspect(self, scene: Scene[State], spot: str) -> Inspection:
        """Explain a spot."""
        return inspection.inspect(scene, spot)

    def phase(self, state: State) -> str:
        """Return the phase of the round."""
        return PHASES[min(state.phase, len(PHASES) - 1)] if state.agenda else "phase-over"

    def ends_round(self, move: AnyMove) -> bool:
        """Whether the move is a pass: no more dice this round."""
        return isinstance(move, moves.Pass)

    def turn_order(self, state: State) -> list[int]:
        """List the seats in the order of the round."""
        return list(state.order)


BOARDS = CrystalPalaceBoards()
