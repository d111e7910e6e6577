"""Bonus cards under the columns: what both their uses give, in as many lines as there are."""

from engine.games.bruxelles1893.components import COURTHOUSE
from engine.games.bruxelles1893.state import State
from tui.table.scene import Scene

from . import look
from .signs import SIGNS

Line = list[tuple[str, str]]
"""Pieces of text, each with its ink."""


def symbols(scene: Scene[State], bonus: int) -> str:
    """Return the symbols printed on a bonus card."""
    card, signs = scene.state.box.bonus_parts[bonus], SIGNS.matching(scene.glyphs)
    return signs.symbol * card.vp + signs.manneken * card.manneken


def short(scene: Scene[State], bonus: int) -> str:
    """Return a bonus card in one short line: its powers and its symbols."""
    card = scene.state.box.bonus_parts[bonus]
    tokens = [with_amount(scene, power, card.amount)[-1] for power in card.powers]
    text = ("/" if card.mode == "choose" else " ").join(tokens)
    return f"{text} {symbols(scene, bonus)}".rstrip()


def lines(scene: Scene[State], bonus: int, width: int, count: int) -> list[Line]:
    """Return the lines of a bonus card: its powers, what it adds when tucked, and its Manneken Pis."""
    if count == 2:
        return _tokens(scene, bonus, width)
    powers = [*_powers(scene, bonus, width), ""][:2]
    above: list[Line] = [[(text, "gold")] for text in powers]
    if count == 3:
        return [*above, [(" ".join(symbols(scene, bonus)), "ink")]]
    signs, card = SIGNS.matching(scene.glyphs), scene.state.box.bonus_parts[bonus]
    tuck = f"{signs.symbol * card.vp} {scene.words('card-tuck', vp=card.vp)}" if card.vp else ""
    manneken = f"{signs.manneken * card.manneken} {scene.words('manneken')}" if card.manneken else ""
    return [*above, [(tuck, "ink")], [(manneken, "ink")]]


def _tokens(scene: Scene[State], bonus: int, width: int) -> list[Line]:
    """Write a card in the tokens of the headings: the first power above, a second one and the symbols below."""
    card, signs = scene.state.box.bonus_parts[bonus], symbols(scene, bonus)
    first, *rest = card.powers
    above = with_amount(scene, first, card.amount)[-1]
    if not rest:
        return [[(above, "gold")], [(signs, "ink")]]
    (second,) = rest[:1]
    # The amount is that of both powers: it stands once, above.
    bare = look.say(scene.words, "power", second, "tiny")
    below = look.fitting(width - len(signs), f"{bare} ", bare)
    return [[(f"{above}/" if card.mode == "choose" else above, "gold")], [(below, "gold"), (signs, "ink")]]


def effect(scene: Scene[State], figure: int, width: int) -> str:
    """Return what a public figure does, in the longest form that fits."""
    advance = scene.state.box.effects[figure].advance
    if advance:
        return look.fitting(width, *with_amount(scene, advance, 1))
    return look.figure(scene, figure, "brief")


def _powers(scene: Scene[State], bonus: int, width: int) -> list[str]:
    """Write the powers of a card in words, each in the longest form that fits."""
    card = scene.state.box.bonus_parts[bonus]
    found = []
    for place, power in enumerate(card.powers):
        if card.mode == "choose" and place + 1 < len(card.powers):
            names = _names(scene, power)
            forms = [form for name in names for form in (scene.words("card-or", power=name), f"{name}/")]
        else:
            forms = with_amount(scene, power, card.amount)
        found.append(look.fitting(width, *forms))
    return found


def with_amount(scene: Scene[State], power: str, amount: int) -> list[str]:
    """Write a power with what it gives, from long to short."""
    if power == COURTHOUSE:
        return [scene.words("card-free", amount=amount), *(f"{name} {amount}" for name in _names(scene, power))]
    *longer, tiny = _names(scene, power)
    return [f"{name} +{amount}" for name in (*longer, tiny)]


def _names(scene: Scene[State], power: str) -> list[str]:
    """List the names of a power from long to short; that of the courthouse says what happens there."""
    names = [look.say(scene.words, "power", power, form) for form in ("short", "tiny")]
    return names if power == COURTHOUSE else [scene.words.name("power", power), *names]
