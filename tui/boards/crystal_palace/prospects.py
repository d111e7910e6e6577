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
    """Describe what a move brings later in the round or each round: a turn to act, a price, an effect, a benefit."""
    words, state, step = scene.words, scene.state, scene.step
    box, player = state.box, state.players[scene.decider]
    match move:
        case moves.Place():
            slot = state.boards.slot_of[move]
            return _placed(
                scene, slot, max((each for each in player.dice if each >= state.boards.lows[slot]), default=0)
            )
        case moves.UseDie(value) if isinstance(step, DieChoice):
            return _placed(scene, step.slot, value)
        case moves.TakePatent(patent) | moves.Build(patent):
            number = box.patent_of[patent]
            effect = effects.effect(scene, box.patent_effects[number], BRIEF)
            parts = [_payable(scene, box.patent_prices[number])]
            if isinstance(move, moves.TakePatent):
                parts.insert(0, words("prospect-price", goods=look.price(scene, box.patent_prices[number])))
            return " ".join([*parts, *([words("prospect-effect", text=effect)] if effect else [])])
        case moves.Recruit(character):
            return _recruit(scene, box.character_of[character])
        case moves.Hire():
            return _stays_on(scene, black_market.lowest_free(state))
        case moves.Climb(space):
            above = black_market.above(state, space - 1)
            return "" if above is None else _stays_on(scene, above)
        case moves.Promote():
            return _objective(scene)
    return ""


def _placed(scene: Scene[State], slot: int, value: int) -> str:
    """Describe what a die on a slot brings now, when it would act and what for, and who may come before."""
    state, words, seat = scene.state, scene.words, scene.decider
    cost = state.boards.slot_costs[slot]
    parts = [words("prospect-place.assistant")] if state.boards.assistants[slot] else []
    parts += [words("prospect-place.pay", pay=cost)] if cost else []
    found = forecast.outcome(state, seat, slot, value)
    text = found.text(scene, BRIEF)
    if found.slot is None:
        parts.append(words("prospect-place.late", value=value, text=text))
    else:
        deed = forecast.deed(scene, seat, state.boards.location_of[slot])
        parts.append(words("prospect-place.acts", value=value, text=text, deed=deed))
    if rivals := forecast.rivals(scene, seat, slot, value):
        parts.append(words("prospect-place.rivals", names=" ".join(rivals)))
    return " ".join(parts)


def prospect(scene: Scene[State], move: AnyMove) -> str:
    """Describe what the rest of an action may bring, where nothing that happens at once tells it."""
    words, state = scene.words, scene.state
    player, step = state.players[scene.decider], scene.step
    match move:
        case moves.GoTo(spot):
            return look.spot_effect(scene, state.boards.spot_of[spot])
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
            return effects.effect(scene, state.box.patent_effects[step.patent], BRIEF)
    return ""


def _objective(scene: Scene[State]) -> str:
    """Describe what the next level of the objective needs, and what the player has."""
    words, state = scene.words, scene.state
    player = state.players[scene.decider]
    row = state.box.objectives[player.nation]
    key = METRICS[row.metric]
    amount = f"metric-{slug(key)}.amount"
    have, need = metrics.metric(state, scene.decider, key), row.thresholds[player.level]
    return words("prospect-objective", have=words(amount, count=have), need=words(amount, count=need))


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
