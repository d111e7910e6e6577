"""Labels of the moves of Crystal Palace, and what the moves may lead to."""

from typing import Any

from engine.agenda import Choice
from engine.games.crystal_palace import actions, black_market, exchanges, moves, payments, prototypes, reform_club
from engine.games.crystal_palace.assistants import AssistantAction
from engine.games.crystal_palace.buzz import Token
from engine.games.crystal_palace.components import LOCATIONS, Price
from engine.games.crystal_palace.effects import Alternative, Bargain
from engine.games.crystal_palace.moves import AnyMove
from engine.games.crystal_palace.parts import EMPTY
from engine.games.crystal_palace.payments import Funding, Purchase
from engine.games.crystal_palace.placement import DieChoice, SlotCost
from engine.games.crystal_palace.prototypes import Target
from engine.games.crystal_palace.reform_club import ImmediateEffect
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import look


def label(scene: Scene[State], move: AnyMove) -> str:
    """Return the label of a move, with what is known of it besides its fields."""
    words, known = scene.words, _known(scene, move)
    tag = str(move.__struct_config__.tag)
    asks = _asks(scene)
    form = str(known.pop("form", asks))
    attribute = f"move-{tag}.{form}"
    id_ = attribute if words.has(attribute) else f"move-{tag}"
    return words(id_, **{**words.arguments(move, scene.player), **known})


def _known(scene: Scene[State], move: AnyMove) -> dict[str, Any]:
    state, box, boards = scene.state, scene.state.box, scene.state.boards
    step = scene.step
    seat, player = scene.viewer, scene.state.players[scene.viewer]
    loans = box.components.loans
    match move:
        case moves.Trade():
            given, got = exchanges.rate(state, move)
            return {"give": move.give, "get": move.get, "given": given, "got": got}
        case moves.Borrow():
            left = [vp for vp, count in zip(box.loans, state.pool, strict=True) if count] or list(box.loans)
            return {"cash": loans.cash, "least": min(left), "most": max(left)}
        case moves.Repay():
            return {"repay": loans.repay, "repaid": loans.repaid}
        case moves.Place():
            number = boards.slot_of[move]
            return {
                "location": look.say(scene.words, "location", move.location, "short"),
                "min": boards.lows[number],
                "assistant": int(boards.assistants[number]),
                "pay": boards.slot_costs[number],
            }
        case moves.UseDie(value) if isinstance(step, DieChoice):
            reach = actions.reach(state, step.slot, value)
            return {"form": "reaches" if reach.acts else "late", "slot": reach.rank, "rank": reach.rank}
        case moves.Pay() if isinstance(step, SlotCost):
            return {"pounds": step.pounds}
        case moves.Promote():
            row = box.objectives[player.nation]
            return {"level": player.level + 1, "vp": row.gives[player.level]}
        case moves.Hire():
            space = hiring_space(scene)
            return {"space": space + 1, "cost": black_market.price_of_hiring(state, _is_free(step))}
        case moves.Climb(space):
            to = black_market.above(state, space - 1)
            cost = black_market.price_of_climbing(state, space - 1, _is_free(step))
            return {"to": 0 if to is None else to + 1, "cost": cost}
        case moves.Descend(space):
            to = black_market.below(state, space - 1)
            earns = black_market.earns_gear(state, space)
            return {
                "to": 0 if to is None else to + 1,
                "gears": int(earns and step is not None and _asks(scene) == "descent"),
            }
        case moves.Act() if isinstance(step, actions.Action):
            location = boards.location_of[step.slot]
            slot_ = actions.free_action_slot(state, location)
            known: dict[str, Any] = {"location": scene.words.name("location", LOCATIONS[location])}
            if slot_ is not None:
                text = look.effect(scene, boards.bonuses[slot_], short=True)
                known |= {"slot": slot_ - boards.actions[location].start + 1, "text": text}
                known["form"] = "bonus" if text else "plain"
            return known
        case moves.TakePatent(patent) | moves.Build(patent):
            return {"vp": sum(prototypes.worth(state, seat, box.patent_of[patent]))}
        case moves.Recruit(character):
            return {"vp": sum(reform_club.worth(state, seat, box.character_of[character]))}
        case moves.GoTo(spot):
            text = look.spot_effect(scene, boards.spot_of[spot], short=True)
            return {"form": "effect", "text": text} if text else {}
        case moves.CallOn(character):
            number = box.character_of[character]
            known = {
                "text": look.effect(scene, box.recurring[number], short=True) or " ".join(look.modifiers(scene, number))
            }
            for modifier in box.modifiers[number]:
                known |= {"gears": modifier.gears, "pounds": step.pounds if isinstance(step, SlotCost) else 0}
            return known
        case moves.Pick(option) if isinstance(step, Alternative):
            return {"text": look.effect(scene, step.options(state)[option - 1], short=True)}
        case moves.UseSpace(space):
            return {"text": look.effect(scene, boards.benefits[space - 1], short=True)}
        case moves.LayToken() if isinstance(step, Token):
            text = look.effect(scene, box.illustration_effects[step.space], short=True)
            return {"space": step.space, "text": text}
        case moves.Accept() if isinstance(step, Bargain):
            offer = step.offer(state)
            return {"pay": look.amounts(scene, offer.pay), "get": look.amounts(scene, offer.get)}
        case moves.Accept() if isinstance(step, ImmediateEffect):
            return {"text": look.effect(scene, box.immediate[step.character], short=True)}
        case moves.PlayOn(target):
            return {"form": "self" if target == seat else "other"}
        case moves.SetDice(values):
            return {"values": " ".join(map(str, values)), "pounds": sum(values), "left": player.pounds - sum(values)}
    return {}


def _asks(scene: Scene[State]) -> str:
    return scene.decision.asks if scene.decision else ""


def _is_free(step: Choice | None) -> bool:
    return isinstance(step, AssistantAction) and step.free


def hiring_space(scene: Scene[State]) -> int:
    """Return the space of the Black Market where a new assistant would go."""
    return black_market.lowest_free(scene.state)


def prospect(scene: Scene[State], move: AnyMove) -> str:
    """Describe what a move may lead to: the use of a location, the price of a card, an effect."""
    words, box, boards = scene.words, scene.state.box, scene.state.boards
    player = scene.state.players[scene.viewer]
    step = scene.step
    match move:
        case moves.Place(location):
            return look.say(words, "location", location, "effect")
        case moves.TakePatent(patent):
            number = box.patent_of[patent]
            return f"{_payable(scene, box.patent_prices[number])} {look.effect(scene, box.patent_effects[number])}"
        case moves.Build(patent):
            number = box.patent_of[patent]
            return f"{_payable(scene, box.patent_prices[number])} {look.effect(scene, box.patent_effects[number])}"
        case moves.Recruit(character):
            number = box.character_of[character]
            salary = box.salaries[number][player.westminster]
            parts = [_payable(scene, box.character_prices[number]), words("prospect-salary", pounds=salary)]
            parts.append(look.effect(scene, box.immediate[number]))
            parts += [look.effect(scene, box.recurring[number]), *look.modifiers(scene, number)]
            return " ".join(filter(None, parts))
        case moves.TakeTile(tile) | moves.UseTile(tile):
            return look.effect(scene, box.tile_effects[box.tile_of[tile]])
        case moves.GoTo(spot):
            return look.spot_effect(scene, boards.spot_of[spot])
        case moves.UseSpace(space):
            return look.effect(scene, boards.benefits[space - 1])
        case moves.Promote():
            row = box.objectives[player.nation]
            return words(f"metric-{slug(METRICS[row.metric])}.amount", count=row.thresholds[player.level])
        case moves.Act() if isinstance(step, actions.Action):
            location = LOCATIONS[boards.location_of[step.slot]]
            return look.say(words, "location", location, "effect")
        case moves.Trade() | moves.Borrow() if isinstance(step, Funding):
            missing = max(step.pounds - player.pounds, 0)
            return words("prospect-payment", pounds=step.pounds, have=player.pounds, missing=missing)
        case moves.Trade() | moves.Borrow() if isinstance(step, Purchase):
            missing_price = payments.missing(player, step.price)
            return words(
                "prospect-price", goods=look.price(scene, step.price), missing=look.price(scene, missing_price)
            )
        case moves.PlayOn() if isinstance(step, Target):
            return look.effect(scene, box.patent_effects[step.patent])
    return ""


def outlook(scene: Scene[State], move: AnyMove) -> str:
    """Describe what a placement slot allows and costs, and which action slot the best die would reach now.

    The bonus or cost of that action slot follows.
    """
    state, boards = scene.state, scene.state.boards
    step = scene.step
    match move:
        case moves.Place():
            slot = boards.slot_of[move]
            value = max((each for each in state.players[scene.viewer].dice if each >= boards.lows[slot]), default=0)
        case moves.UseDie(value) if isinstance(step, DieChoice):
            slot = step.slot
        case _:
            return ""
    words, cost = scene.words, boards.slot_costs[slot]
    asks = [words("prospect-place.assistant")] if boards.assistants[slot] else []
    asks += [words("prospect-place.pay", pay=cost)] if cost else []
    reach = actions.reach(state, slot, value)
    if not reach.acts:
        return " ".join([*asks, words("prospect-place.late", value=value, rank=reach.rank)])
    free = [action for action in boards.actions[boards.location_of[slot]] if state.acting[action] == EMPTY]
    said = words("prospect-place.rank", value=value, rank=reach.rank, slot=reach.rank)
    return " ".join(filter(None, [*asks, said, look.effect(scene, boards.bonuses[free[reach.rank - 1]])]))


def _payable(scene: Scene[State], price: Price) -> str:
    state, words, seat = scene.state, scene.words, scene.viewer
    player = state.players[seat]
    if payments.is_covered(player, price):
        return words("prospect-loans.payable")
    loans = payments.loans_needed(state, seat, price)
    buys = words("prospect-loans.buys", pounds=payments.cash_needed(state, player, price) - price.pounds)
    return f"{buys} {words('prospect-loans', loans=loans)}" if loans else buys
