"""What holds after every move: nothing is made or lost (section 14 of the rules)."""

from collections.abc import Sequence

from .brussels import Selection
from .components import LOCATIONS, MONEY, NOBLE, PILES, TRACKS, TYPES
from .construction import Construction
from .nobles import Influence
from .parts import ABSENT, NEUTRAL, NO_CARD, NOBODY, POINTS, TILTED
from .state import State


def broken(state: State) -> list[str]:
    """List what does not hold. If the shape of a state is wrong, nothing else is checked."""
    box, parts = state.box, state.box.components
    problems = _misshapen(state) or _misplaced(state)
    if problems:
        return problems
    counts = [0] * len(box.cards)
    lying = [card for card in state.area.cards if card != NO_CARD]
    for codes in (*state.piles, *state.discards, _in_hand_of_steps(state), lying):
        for code in codes:
            counts[code] += 1
    for player in state.players:
        for type_, held in enumerate((player.artworks, player.materials, player.houses, player.nobles)):
            for index, count in enumerate(held):
                counts[box.first_code[type_] + index] += bool(count) if type_ == NOBLE else count
    for card in box.cards:
        group = (parts.artworks, parts.materials, parts.houses, parts.nobles)[card.type] if card.type < PILES else None
        if group is None:
            continue
        expected = group[card.key].count
        if card.type == NOBLE and card.index == box.first_noble:
            expected = len(state.players)
        if counts[card.code] != expected:
            problems.append(f"{TYPES[card.type]} {card.key}: {counts[card.code]} of {expected} cards")
    expo_in_area = state.area.cards.count(box.expo_card)
    if expo_in_area + (state.expo != NOBODY) > 1:
        problems.append("more than one Expo card")
    if counts[box.first_code[MONEY]] > parts.layout[len(state.players)].drawn_per_type:
        problems.append("more Money cards in the area than were dealt")
    for seat, player in enumerate(state.players):
        for kind, name in enumerate(box.architects):
            placed = sum(
                owner == seat and at == kind for owner, at in zip(state.area.owners, state.area.kinds, strict=True)
            )
            visiting = sum(location[kind] for location in player.brussels)
            total = player.hand[kind] + player.prison[kind] + placed + visiting
            if total != parts.architects[name].count:
                problems.append(f"seat {seat} has {total} architects {name}")
        if player.money < 0:
            problems.append(f"seat {seat} has {player.money} money")
        numbers = [*player.hand, *player.prison, *player.artworks, *player.materials, *player.houses]
        if min(numbers) < 0:
            problems.append(f"seat {seat} holds fewer than no cards")
    return problems


def _in_hand_of_steps(state: State) -> list[int]:
    """List the cards that lie neither in a pile nor with a player because a step is about to use them."""
    cards: list[int] = []
    first_noble = state.box.first_code[NOBLE]
    for step in state.agenda:
        if isinstance(step, Selection):
            cards += step.drawn
        elif isinstance(step, Construction):
            cards.append(step.house)
        elif isinstance(step, Influence):
            cards.append(first_noble + step.noble)
    return cards


def _misshapen(state: State) -> list[str]:
    """List the parts whose length or values do not fit the components; such a state was tampered with."""
    box, seats = state.box, len(state.players)
    if seats not in box.components.layout:
        return [f"{seats} players"]
    if state.options.tracks not in box.ladders:
        return [f"no tracks {state.options.tracks!r} in the edition"]
    cells = box.components.layout[seats].rows * box.columns
    area = state.area
    lengths: list[tuple[str, int, Sequence[Sequence[object]]]] = [
        ("area", cells, (area.cards, area.owners, area.kinds, area.values)),
        ("bonuses", box.columns, (state.bonuses,)),
        ("uses", len(LOCATIONS), (state.uses,)),
        ("piles", PILES, (state.piles, state.discards)),
    ]
    for seat, player in enumerate(state.players):
        lengths += [
            (f"seat {seat}", len(box.architects), (player.hand, player.prison, *player.brussels)),
            (f"seat {seat}", len(LOCATIONS), (player.brussels,)),
            (f"seat {seat}", len(box.artworks), (player.artworks,)),
            (f"seat {seat}", len(box.materials), (player.materials,)),
            (f"seat {seat}", len(box.houses), (player.houses,)),
            (f"seat {seat}", len(box.nobles), (player.nobles,)),
            (f"seat {seat}", len(TRACKS), (player.steps,)),
            (f"seat {seat}", len(POINTS), (player.points,)),
        ]
    wrong = [
        f"{name}: a list is not {length} long" for name, length, lists in lengths if {*map(len, lists)} != {length}
    ]
    if wrong:
        return wrong
    tops = [len(ladder) for ladder in box.ladders[state.options.tracks]]
    ranges = [
        ("card", area.cards, NO_CARD, len(box.cards)),
        ("owner", area.owners, NEUTRAL, seats),
        ("architect", area.kinds, 0, len(box.architects)),
        ("use", state.uses, 0, 100),
        ("holder", [state.expo], NOBODY, seats),
        ("first player", [state.first], 0, seats),
        ("round", [state.round], 1, box.rounds + 1),
    ]
    for player in state.players:
        ranges += [("step", [step], 0, top) for step, top in zip(player.steps, tops, strict=True)]
        ranges += [("noble", player.nobles, ABSENT, TILTED + 1)]
    wrong = [
        f"no such {name}" for name, values, low, high in ranges if any(not low <= value < high for value in values)
    ]
    if sorted(state.bonuses) != list(range(box.columns)):
        wrong.append("the bonus cards are not each there once")
    for type_, piles in enumerate(zip(state.piles, state.discards, strict=True)):
        codes = range(box.first_code[type_], box.first_code[type_ + 1])
        wrong += [f"a pile of {TYPES[type_]} cards holds others" for pile in piles if not {*pile} <= {*codes}]
    return wrong


def _misplaced(state: State) -> list[str]:
    """List the spaces of the area that hold what cannot be there."""
    box, area = state.box, state.area
    layout = box.components.layout[len(state.players)]
    neutral = {box.cell(row, col) for row, col in layout.neutral_cells}
    wrong = []
    for cell, (card, owner, kind, value) in enumerate(
        zip(area.cards, area.owners, area.kinds, area.values, strict=True)
    ):
        values = {NEUTRAL: (box.components.neutral.value,), NOBODY: (0,)}.get(owner, box.faces[kind])
        if (owner == NEUTRAL) != (cell in neutral) or value not in values or (card != NO_CARD and owner != NOBODY):
            wrong.append(f"space {cell} of the area cannot be so")
    return wrong
