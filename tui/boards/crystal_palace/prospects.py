"""What the moves of Crystal Palace lead to for the player who is asked, besides what happens at once."""

from engine.games.crystal_palace import actions, black_market, metrics, moves, payments
from engine.games.crystal_palace.components import Price
from engine.games.crystal_palace.moves import AnyMove
from engine.games.crystal_palace.payments import Funding, Purchase
from engine.games.crystal_palace.placement import DieChoice
from engine.games.crystal_palace.prototypes import Target
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import effects, forecast, look, offers
from .effects import BRIEF


def outlook(scene: Scene[State], move: AnyMove) -> str:
    """Describe what a placed die brings now and later: an assistant action, its turn to act, and who may come first."""
    state, step, seat = scene.state, scene.step, scene.decider
    match move:
        case moves.Place():
            slot = state.boards.slot_of[move]
            value = max((each for each in state.players[seat].dice if each >= state.boards.lows[slot]), default=0)
        case moves.UseDie(value) if isinstance(step, DieChoice):
            slot = step.slot
        case _:
            return ""
    words, cost = scene.words, state.boards.slot_costs[slot]
    parts = [words("prospect-place.assistant")] if state.boards.assistants[slot] else []
    parts += [words("prospect-place.pay", pay=cost)] if cost else []
    found = forecast.outcome(state, seat, slot, value)
    text = found.text(scene, BRIEF)
    if found.slot is None:
        parts.append(words("prospect-place.late", value=value, text=text))
    else:
        deed = forecast.deed(scene, scene.decider, state.boards.location_of[slot])
        parts.append(words("prospect-place.acts", value=value, text=text, deed=deed))
    if rivals := forecast.rivals(scene, seat, slot, value):
        parts.append(words("prospect-place.rivals", names=" ".join(rivals)))
    return " ".join(parts)


def prospect(scene: Scene[State], move: AnyMove) -> str:
    """Describe what a move leads to later, for this player: a price, a salary, an effect, a benefit."""
    words, state = scene.words, scene.state
    box, player, step = state.box, state.players[scene.decider], scene.step
    match move:
        case moves.TakePatent(patent):
            number = box.patent_of[patent]
            effect = effects.effect(scene, box.patent_effects[number], BRIEF)
            price = words("prospect-price", goods=look.price(scene, box.patent_prices[number]))
            return f"{price} {_payable(scene, box.patent_prices[number])} {words('prospect-effect', text=effect)}"
        case moves.Build(patent):
            effect = effects.effect(scene, box.patent_effects[box.patent_of[patent]], BRIEF)
            return (
                f"{_payable(scene, box.patent_prices[box.patent_of[patent]])} {words('prospect-effect', text=effect)}"
            )
        case moves.Recruit(character):
            return _recruit(scene, box.character_of[character])
        case moves.TakeTile(tile) | moves.UseTile(tile):
            return offers.tile_forms(scene, box.tile_of[tile])[0]
        case moves.GoTo(spot):
            return look.spot_effect(scene, state.boards.spot_of[spot])
        case moves.Hire():
            return _stays_on(scene, black_market.lowest_free(state))
        case moves.Climb(space):
            above = black_market.above(state, space - 1)
            return "" if above is None else _stays_on(scene, above)
        case moves.Promote():
            row = box.objectives[player.nation]
            key = METRICS[row.metric]
            amount = f"metric-{slug(key)}.amount"
            have, need = metrics.metric(state, scene.decider, key), row.thresholds[player.level]
            return words("prospect-objective", have=words(amount, count=have), need=words(amount, count=need))
        case moves.Act() if isinstance(step, actions.Action):
            deed = forecast.deed(scene, scene.decider, state.boards.location_of[step.slot])
            return words("prospect-act", text=deed)
        case moves.Pass() if scene.decision is not None and scene.decision.asks == "placement":
            return words("prospect-pass", count=len(player.dice))
        case moves.Trade() | moves.Borrow() if isinstance(step, Funding):
            missing = max(step.pounds - player.pounds, 0)
            return words("prospect-payment", pounds=step.pounds, have=player.pounds, missing=missing)
        case moves.Trade() | moves.Borrow() if isinstance(step, Purchase):
            price = look.price(scene, step.price)
            return words(
                "prospect-price.missing", goods=price, missing=look.price(scene, payments.missing(player, step.price))
            )
        case moves.PlayOn() if isinstance(step, Target):
            return effects.effect(scene, box.patent_effects[step.patent], BRIEF)
    return ""


def _recruit(scene: Scene[State], character: int) -> str:
    """Describe what a character costs now and each round, and what the character does."""
    words, box = scene.words, scene.state.box
    salary = box.salaries[character][scene.state.players[scene.decider].westminster]
    parts = [_payable(scene, box.character_prices[character]), words("prospect-salary", pounds=salary)]
    does = offers.character_effects(scene, character)[0]
    if does:
        parts.append(f"{does[0].upper()}{does[1:]}.")
    return " ".join(parts)


def _stays_on(scene: Scene[State], space: int) -> str:
    """Describe what an assistant earns on a space of the market, this round and after the next shift."""
    words, benefits = scene.words, scene.state.boards.benefits
    parts = [words("prospect-market", text=effects.effect(scene, benefits[space], BRIEF))]
    if scene.state.round < len(scene.state.box.rounds):
        if space:
            after = effects.effect(scene, benefits[space - 1], BRIEF)
            parts.append(words("prospect-market.after", space=space, text=after))
        else:
            parts.append(words("prospect-market.leaves"))
    return " ".join(parts)


def _payable(scene: Scene[State], price: Price) -> str:
    """Describe whether the player can pay a price, and otherwise what is missing and the loans it takes."""
    state, words, seat = scene.state, scene.words, scene.decider
    player = state.players[seat]
    if payments.is_covered(player, price):
        return words("prospect-loans.payable")
    lacks = payments.missing(player, price)
    if lacks.newspapers:
        return words("prospect-loans.no-newspapers")
    cash = payments.cash_needed(state, player, price)
    missing = words("prospect-loans.buys", goods=look.price(scene, lacks), pounds=cash)
    loans = payments.loans_needed(state, seat, price)
    return f"{missing} {words('prospect-loans', loans=loans)}" if loans else missing
