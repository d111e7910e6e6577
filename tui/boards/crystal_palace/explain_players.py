"""Explanations of what the players of Crystal Palace have."""

from msgspec import structs

from engine.games.crystal_palace import black_market, loans, metrics, salaries
from engine.games.crystal_palace.components import Price
from engine.games.crystal_palace.parts import EMPTY, NOBODY, is_open_loan, is_tile
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import look
from .player_table import loan_points


def shares(scene: Scene[State], seat: int) -> Inspection:
    """Explain the shares of a player."""
    words, held = scene.words, scene.state.players[seat].shares
    lines = [words("inspect-share.owned", count=len(held)), *(look.share(scene, share) for share in held)]
    title = words("inspect-share.title", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-share.rule"), source(scene, "shares"))


def loan(scene: Scene[State], seat: int, value: int) -> Inspection:
    """Explain a loan of a player."""
    words, values = scene.words, scene.state.box.components.loans
    vp = value % 100
    lines = [words("inspect-loan.owner", seat=scene.player(seat))]
    if is_open_loan(value):
        lines.append(words("inspect-loan.open", vp=vp))
        lines.append(words("inspect-loan.repay", repay=values.repay, vp=vp - values.repaid))
    else:
        lines.append(words("inspect-loan.repaid", repaid=values.repaid))
    lines += [loans_now(scene, seat), words("inspect-loan.covers")]
    return Inspection(words("inspect-loan", vp=vp), tuple(lines), words("inspect-loan.rule"), source(scene, "loans"))


def loans_now(scene: Scene[State], seat: int) -> str:
    """Describe what the loans of a player would cost if the game ended now; empty without loans."""
    points = loan_points(scene.standings.of(seat))
    return scene.words("inspect-loans.cost", vp=-points) if points else ""


def goods(scene: Scene[State], key: str) -> Inspection:
    """Explain gears, energy or newspapers: how many everyone has, and the rates."""
    words, state, parts = scene.words, scene.state, scene.state.box.components
    lines = [
        words("inspect-goods.have", seat=scene.player(seat), count=getattr(state.players[seat], key))
        for seat in scene.seats_in_view
    ]
    if key == "newspapers":
        rates = structs.asdict(parts.newspapers)
        lines += [
            words(f"inspect-goods.{rate}", **rates) for rate in ("for-pound", "for-gear", "for-income", "for-die")
        ]
        lines.append(words("inspect-goods.max", max=parts.newspapers.max))
    else:
        field = "gear" if key == "gears" else "energy"
        lines.append(words("inspect-goods.buy", pounds=getattr(parts.buying, field)))
        lines.append(words("inspect-goods.sell", pounds=getattr(parts.selling, field)))
    lines.append(words("inspect-goods.final", sale=parts.final.sale))
    title = words("inspect-goods", resource=words(f"label-{key}"))
    return Inspection(title, tuple(lines), words("inspect-goods.rule"), source(scene, "buying"))


def dice(scene: Scene[State], seat: int) -> Inspection:
    """Explain the dice of a player."""
    words, state = scene.words, scene.state
    player, pieces = state.players[seat], state.box.components.pieces
    values = words.listed([str(value) for value in player.dice])
    lines = []
    if values:
        lines.append(words("inspect-dice.left", values=values, count=len(player.dice)))
    elif state.phase != look.SETTING:
        lines.append(words("inspect-dice.none"))
    lines.append(words("inspect-dice.owned", count=player.usable + player.ticketed, dice=pieces.dice))
    if player.gained:
        lines.append(words("inspect-dice.gained", count=player.gained))
    if player.ticketed:
        lines.append(words("inspect-dice.ticketed", count=player.ticketed))
    lines.append(words("inspect-dice.reserve", count=player.reserve))
    title = words("inspect-dice", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-dice.rule"), source(scene, "pieces"))


def assistants(scene: Scene[State], seat: int) -> Inspection:
    """Explain the assistants of a player."""
    words, state = scene.words, scene.state
    player = state.players[seat]
    spaces = [str(space + 1) for space, owner in enumerate(state.market) if owner == seat]
    lines = [
        words("inspect-assistants.supply", count=player.assistants),
        words("inspect-assistants.market", spaces=words.listed(spaces))
        if spaces
        else words("inspect-assistants.no-market"),
        words("inspect-assistants.objective", level=player.level),
    ]
    if NOBODY in state.market:
        lines.append(words("inspect-space.cost", cost=black_market.price_of_hiring(state, free=False)))
    title = words("inspect-assistants", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-assistants.rule"), source(scene, "pieces"))


def nation(scene: Scene[State], seat: int) -> Inspection:
    """Explain the objective of a player."""
    words, state, box = scene.words, scene.state, scene.state.box
    player = state.players[seat]
    row = box.objectives[player.nation]
    key = METRICS[row.metric]
    amount = f"metric-{slug(key)}.amount"
    lines = [words("inspect-nation.metric", metric=words.name("metric", key))]
    for level, (threshold, vp) in enumerate(zip(row.thresholds, row.gives, strict=True), 1):
        lines.append(words("inspect-nation.level", level=level, text=words(amount, count=threshold), vp=vp))
    lines.append(words("inspect-nation.now", text=words(amount, count=metrics.metric(state, seat, key))))
    lines.append(words("inspect-nation.reached", level=player.level))
    if player.level == len(row.thresholds):
        lines.append(words("inspect-nation.full"))
    else:
        met = metrics.reaches(state, seat, row, player.level + 1)
        lines.append(words("inspect-nation.met" if met else "inspect-nation.unmet"))
    lines.append(words("inspect-nation.only"))
    own = box.nations[player.nation]
    title = words("inspect-nation", nation=words.name("nation", own), seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-nation.rule"), source(scene, f"nations.{own}"))


def player(scene: Scene[State], seat: int) -> Inspection:
    """Explain what a player has."""
    words, state, box = scene.words, scene.state, scene.state.box
    player = state.players[seat]
    held = Price(gears=player.gears, energy=player.energy, newspapers=player.newspapers)
    lines = [
        words("inspect-player.purse", pounds=player.pounds, vp=player.vp),
        words("inspect-player.goods", goods=look.amounts(scene, held)),
        words("inspect-player.projected", total=scene.standings.of(seat).total),
        words("inspect-player.salaries", pounds=salaries.due(state, seat), count=len(player.characters)),
        words("inspect-player.income", pounds=box.income[player.income]),
        words("inspect-player.buzz", space=player.buzz),
        words("inspect-player.westminster", space=player.westminster),
    ]
    opened = loans.open_loans(state, seat)
    lines.append(words("inspect-player.loans", count=len(opened), vp=sum(opened)))
    if now := loans_now(scene, seat):
        lines.append(now)
    named = {
        "patents": [words.name("patent", box.patents[card]) for card in player.patents],
        "prototypes": [words.name("patent", box.patents[card]) for card in player.prototypes],
        "characters": [words.name("character", box.characters[card]) for card in player.characters],
    }
    lines += [words(f"inspect-player.{key}", names=words.listed(names)) for key, names in named.items() if names]
    tiles = sum(is_tile(cell) for cell in player.cells)
    empty = player.cells.count(EMPTY)
    covered = len(player.cells) - tiles - empty
    lines.append(words("inspect-research.counts", tiles=tiles, loans=covered, empty=empty))
    name = words.name("nation", box.nations[player.nation])
    vp = box.objectives[player.nation].gives[player.level - 1] if player.level else 0
    lines.append(words("inspect-player.nation", nation=name, level=player.level, vp=vp))
    if player.passed:
        lines.append(words("inspect-player.passed"))
    spaces = {"pieces.research_spaces": words("inspect-player.spaces")}
    return Inspection(scene.player(seat), tuple(lines), words("inspect-player.rule"), source(scene, "start", spaces))
