"""Explanations of the cards and tiles of Crystal Palace, on display or owned."""

from engine.games.crystal_palace import payments, prototypes, reform_club
from engine.games.crystal_palace.components import Price
from engine.games.crystal_palace.parts import CHARACTERS, EMPTY, PATENTS
from engine.games.crystal_palace.state import State
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.table.scene import Scene

from . import effects, look


def _price_lines(scene: Scene[State], family: str, price: Price) -> list[str]:
    """Describe what a card costs and whether the viewer can pay it."""
    words, state, seat = scene.words, scene.state, look.you(scene)
    player = state.players[seat]
    lines = [words(f"{family}.cost", goods=look.amounts(scene, price))]
    lacks = payments.missing(player, price)
    if lacks.newspapers:
        lines.append(words(f"{family}.no-newspapers"))
    elif any((lacks.gears, lacks.energy, lacks.pounds)):
        cash = payments.cash_needed(state, player, price)
        lines.append(words(f"{family}.missing", goods=look.amounts(scene, lacks), pounds=cash))
        if needed := payments.loans_needed(state, seat, price):
            lines.append(words(f"{family}.loans", loans=needed))
    else:
        lines.append(words(f"{family}.payable"))
    return lines


def _years(scene: Scene[State], family: str, points: tuple[int, ...]) -> list[str]:
    words, state = scene.words, scene.state
    years = state.box.years
    now = state.round - 1
    lines = [words(f"{family}.vp", vp=points[now], year=years[now])]
    later = dict.fromkeys(year for year in years if year > years[now])
    return lines + [words(f"{family}.later", vp=points[years.index(year)], year=year) for year in later]


def _whereabouts(scene: Scene[State], family: str, is_displayed: bool, is_next: bool) -> list[str]:
    """Describe where a card is that nobody has: on display, or on top of its pile (R21)."""
    if is_displayed:
        return [scene.words(f"{family}.display")]
    return [scene.words(f"{family}.top")] if is_next else []


def patent(scene: Scene[State], patent: int) -> Inspection:
    """Explain a patent or the prototype made of it."""
    words, state, box = scene.words, scene.state, scene.state.box
    family = "inspect-patent"
    lines = []
    is_built = any(patent in player.prototypes for player in state.players)
    if not is_built:
        lines += _price_lines(scene, family, box.patent_prices[patent])
        lines += _years(scene, family, box.patent_vp[patent])
    linked = box.patent_links[patent]
    if linked:
        names = words.listed([words.name("character", box.characters[number]) for number in linked])
        lines.append(words(f"{family}.links", names=names, count=len(linked), link_vp=box.components.cards.link_vp))
        own = prototypes.linked_characters(state, look.you(scene), patent)
        if own and not is_built:
            names = words.listed([words.name("character", box.characters[number]) for number in own])
            lines.append(words(f"{family}.linked", names=names, vp=prototypes.worth(state, look.you(scene), patent)[1]))
        elif not own:
            lines.append(words(f"{family}.no-link"))
    lines.append(words(f"{family}.effect", text=effects.effect(scene, box.patent_effects[patent])))
    lines += _whereabouts(scene, family, patent in state.patents, state.piles[PATENTS][-1:] == [patent])
    for seat in scene.seats_in_view:
        if patent in state.players[seat].patents:
            lines.append(words(f"{family}.owner", seat=scene.player(seat)))
        elif patent in state.players[seat].prototypes:
            lines.append(words(f"{family}.built", seat=scene.player(seat)))
    title = words(family, patent=words.name("patent", box.patents[patent]))
    return Inspection(title, tuple(lines), words(f"{family}.rule"), source(scene, f"patents.{box.patents[patent]}"))


def character(scene: Scene[State], character: int) -> Inspection:
    """Explain a character."""
    words, state, box = scene.words, scene.state, scene.state.box
    family = "inspect-character"
    lines = _price_lines(scene, family, box.character_prices[character])
    space = state.players[look.you(scene)].westminster
    lines.append(words(f"{family}.salary", pounds=box.salaries[character][space], space=space))
    salaries = enumerate(box.salaries[character][1:], 1)
    listed = ", ".join(f"{look.roman(at)} {look.pounds(scene, salary)}" for at, salary in salaries)
    lines.append(words(f"{family}.salaries", salaries=listed))
    lines += _years(scene, family, box.character_vp[character])
    linked = box.character_links[character]
    if linked:
        names = words.listed([words.name("patent", box.patents[number]) for number in linked])
        lines.append(words(f"{family}.links", names=names, count=len(linked), link_vp=box.components.cards.link_vp))
        own = reform_club.linked_prototypes(state, look.you(scene), character)
        if own:
            names = words.listed([words.name("patent", box.patents[number]) for number in own])
            lines.append(
                words(f"{family}.linked", names=names, vp=reform_club.worth(state, look.you(scene), character)[1])
            )
        else:
            lines.append(words(f"{family}.no-link"))
    if text := effects.effect(scene, box.immediate[character]):
        lines.append(words(f"{family}.immediate", text=text))
    recurring = " ".join(
        filter(None, (effects.effect(scene, box.recurring[character]), *effects.modifiers(scene, character)))
    )
    if recurring:
        lines.append(words(f"{family}.recurring", phase=box.recurring_phase[character], text=recurring))
    lines += _whereabouts(scene, family, character in state.characters, state.piles[CHARACTERS][-1:] == [character])
    for seat in scene.seats_in_view:
        if character in state.players[seat].characters:
            lines.append(words(f"{family}.owner", seat=scene.player(seat)))
            if character in state.players[seat].helped:
                lines.append(words(f"{family}.used"))
    key = box.characters[character]
    title = words(family, character=words.name("character", key))
    return Inspection(title, tuple(lines), words(f"{family}.rule"), source(scene, f"characters.{key}"))


def tile(scene: Scene[State], tile: int) -> Inspection:
    """Explain a research tile."""
    words, state, box = scene.words, scene.state, scene.state.box
    permanent = box.tile_is_permanent[tile]
    lines = [
        words("inspect-tile.effect", text=effects.effect(scene, box.tile_effects[tile])),
        words("inspect-tile.permanent" if permanent else "inspect-tile.immediate"),
    ]
    lines += [
        words("inspect-tile.owner", seat=scene.player(seat))
        for seat in scene.seats_in_view
        if tile in state.players[seat].cells
    ]
    if tile in state.tiles:
        lines.append(words("inspect-tile.display"))
        if EMPTY not in state.players[look.you(scene)].cells:
            lines.append(words("inspect-tile.full"))
    title = words("inspect-tile", tile=words.name("tile", box.tiles[tile]))
    return Inspection(title, tuple(lines), words("inspect-tile.rule"), source(scene, f"research.{box.tiles[tile]}"))


def share(scene: Scene[State], share: int) -> Inspection:
    """Explain a share."""
    words, box = scene.words, scene.state.box
    part = box.share_parts[share]
    lines = (
        words("inspect-share.gives", income=part.income, vp=part.vp),
        words("inspect-share.above"),
        words("inspect-share.leaves"),
    )
    title = words("inspect-share", share=words.name("share", box.shares[share]))
    return Inspection(title, lines, words("inspect-share.rule"), source(scene, f"shares.{box.shares[share]}"))
