"""Labels of the moves of Crystal Palace in the list of a decision."""

from typing import Any

from engine.agenda import Choice
from engine.games.crystal_palace import actions, black_market, exchanges, moves, prototypes, reform_club
from engine.games.crystal_palace.assistants import AssistantAction
from engine.games.crystal_palace.buzz import Token
from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.effects import Alternative, Bargain
from engine.games.crystal_palace.moves import AnyMove
from engine.games.crystal_palace.placement import DieChoice, SlotCost
from engine.games.crystal_palace.reform_club import ImmediateEffect
from engine.games.crystal_palace.state import State
from tui.table.scene import Scene

from . import effects, forecast, look
from .effects import BRIEF

LETTERS: dict[type, str] = {moves.Pass: "p", moves.Done: "e", moves.Decline: "n"}
"""The letters of standing choices: to pass, to end what is optional, to say no."""


def label(scene: Scene[State], move: AnyMove) -> str:
    """Return the label of a move, with what is known of it besides its fields."""
    words, known = scene.words, _known(scene, move)
    tag = str(move.__struct_config__.tag)
    form = str(known.pop("form", scene.decision.asks if scene.decision is not None else ""))
    attribute = f"move-{tag}.{form}"
    id_ = attribute if words.has(attribute) else f"move-{tag}"
    return words(id_, **{**words.arguments(move, scene.player), **known})


def _known(scene: Scene[State], move: AnyMove) -> dict[str, Any]:
    """Return what a label says besides the fields of its move."""
    state, box, boards, step = scene.state, scene.state.box, scene.state.boards, scene.step
    seat, player = scene.decider, scene.state.players[scene.decider]
    match move:
        case moves.SetDice(values):
            left = player.pounds - sum(values)
            return {"pounds": sum(values), "left": left, "missing": max(0, -left)}
        case moves.Trade():
            given, got = exchanges.rate(state, move)
            return {"give": move.give, "get": move.get, "given": given, "got": got}
        case moves.Borrow():
            least, most = look.loan_range(state)
            return {"cash": box.components.loans.cash, "least": least, "most": most}
        case moves.Repay():
            return {"repay": box.components.loans.repay, "repaid": box.components.loans.repaid}
        case moves.Place():
            return look.placement_slot(scene, boards.slot_of[move])
        case moves.UseDie(value) if isinstance(step, DieChoice):
            return {"form": "outcome", "text": forecast.outcome(state, seat, step.slot, value).text(scene, BRIEF)}
        case moves.Pay() if isinstance(step, SlotCost):
            return {"pounds": step.pounds}
        case moves.Promote():
            return {"level": player.level + 1, "vp": box.objectives[player.nation].gives[player.level]}
        case moves.Hire() | moves.Climb() | moves.Descend():
            return _in_market(scene, move)
        case moves.Act() if isinstance(step, actions.Action):
            return _acting(scene, boards.location_of[step.slot])
        case moves.TakePatent(patent) | moves.Build(patent):
            return {"vp": look.points(*prototypes.worth(state, seat, box.patent_of[patent]))}
        case moves.Recruit(character):
            return {"vp": look.points(*reform_club.worth(state, seat, box.character_of[character]))}
        case moves.GoTo(spot):
            text = look.spot_effect(scene, boards.spot_of[spot], BRIEF)
            return {"form": "effect", "text": text} if text else {}
        case moves.CallOn(character):
            return _helping(scene, box.character_of[character])
        case moves.Pick(option) if isinstance(step, Alternative):
            return {"text": effects.effect(scene, step.options(state)[option - 1], BRIEF)}
        case moves.UseSpace(space):
            return {"text": effects.effect(scene, boards.benefits[space - 1], BRIEF)}
        case moves.LayToken() if isinstance(step, Token):
            return {"space": step.space, "text": effects.effect(scene, box.illustration_effects[step.space], BRIEF)}
        case moves.Accept() if isinstance(step, Bargain):
            offer = step.offer(state)
            return {"pay": look.amounts(scene, offer.pay), "get": look.amounts(scene, offer.get)}
        case moves.Accept() if isinstance(step, ImmediateEffect):
            return {"text": effects.effect(scene, box.immediate[step.character], BRIEF)}
        case moves.PlayOn(target):
            return {"form": "self" if target == seat else "other"}
    return {}


def _in_market(scene: Scene[State], move: AnyMove) -> dict[str, Any]:
    """Return what is known of an assistant that comes, climbs or goes down."""
    state, step = scene.state, scene.step
    match move:
        case moves.Hire():
            space = black_market.lowest_free(state)
            return {"space": space + 1, "cost": black_market.price_of_hiring(state, is_free(step))}
        case moves.Climb(space):
            above = black_market.above(state, space - 1)
            cost = black_market.price_of_climbing(state, space - 1, is_free(step))
            return {"to": 0 if above is None else above + 1, "cost": cost}
        case moves.Descend(space):
            below = black_market.below(state, space - 1)
            earns = isinstance(step, black_market.Descent) and black_market.earns_gear(state, space)
            return {"to": 0 if below is None else below + 1, "gears": int(earns)}
    return {}


def _acting(scene: Scene[State], location: int) -> dict[str, Any]:
    """Return the action slot that a die would take, and what it gives or costs."""
    boards = scene.state.boards
    known: dict[str, Any] = {"location": scene.words.name("location", LOCATIONS[location])}
    slot = actions.free_action_slot(scene.state, location)
    if slot is not None:
        text = effects.effect(scene, boards.bonuses[slot], BRIEF)
        known |= {"slot": slot - boards.actions[location].start + 1, "text": text}
        known["form"] = "bonus" if text else "plain"
    return known


def _helping(scene: Scene[State], character: int) -> dict[str, Any]:
    """Return what a character would do."""
    box, step = scene.state.box, scene.step
    abilities = effects.modifiers(scene, character, BRIEF)
    known: dict[str, Any] = {"text": effects.effect(scene, box.recurring[character], BRIEF) or ", ".join(abilities)}
    for modifier in box.modifiers[character]:
        known |= {"gears": modifier.gears, "pounds": step.pounds if isinstance(step, SlotCost) else 0}
    return known


def is_free(step: Choice | None) -> bool:
    """Whether an assistant action costs nothing in the market."""
    return isinstance(step, AssistantAction) and step.free
