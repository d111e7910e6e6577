"""Checks across the tables of the components file."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from engine.components import ComponentsError

from .components import COLOURS, DISPLAYS, LOCATIONS, PORT_OF_LONDON, SEATS, WATERLOO_STATION, Components, players_of
from .parts import OPEN
from .vocabulary import MODIFIER_NUMBERS, MODIFIER_PHASE, EffectStep, Metric, Modifier, PileName, Steps


def validate(parts: Components) -> None:
    """Refuse values that cannot be played with, naming the table and the key of the first problem."""
    for problem in _problems(parts):
        raise ComponentsError(problem)


def _problems(parts: Components) -> Iterator[str]:
    yield from _counts(parts)
    yield from _sides(parts)
    yield from _tracks(parts)
    yield from _links(parts)
    yield from _years(parts)
    yield from _reachable(parts)
    for where, steps, may_modify in _effects(parts):
        yield from _effect(where, steps, may_modify)


def _counts(parts: Components) -> Iterator[str]:
    box = parts.contents
    groups: tuple[tuple[str, Mapping[str, Any], int], ...] = (
        ("patents", parts.patents, box.patents),
        ("characters", parts.characters, box.characters),
        ("editors", parts.editors, box.editor_sides),
        ("nations", parts.nations, box.nations),
    )
    for name, group, count in groups:
        if len(group) != count:
            yield f"[{name}]: the box holds {count}, not {len(group)}"
    for pile in get_args(PileName):
        found = sum(tile.pile == pile for tile in parts.research.values())
        if found != box.research.get(pile):
            yield f"[research]: the box holds {box.research.get(pile)} tiles of pile {pile!r}, not {found}"
    for colour in COLOURS:
        found = sum(flyer.colour == colour for flyer in parts.flyers.values())
        if found != box.flyers.get(colour):
            yield f"[flyers]: the box holds {box.flyers.get(colour)} of colour {colour!r}, not {found}"
    for key, share in parts.shares.items():
        if share.round not in parts.calendar.years:
            yield f"[shares.{key}.round]: there is no round {share.round!r}"
    for round_ in parts.calendar.years:
        found = sum(share.round == round_ for share in parts.shares.values())
        if found != box.shares_per_round:
            yield f"[shares]: the box holds {box.shares_per_round} for round {round_!r}, not {found}"
    for editor, rows in parts.editors.items():
        if list(rows) != list(parts.calendar.years):
            yield f"[editors.{editor}]: one row is needed for each of {', '.join(parts.calendar.years)}"
    boards = [nation.board for nation in parts.nations.values()]
    for key, nation in parts.nations.items():
        if boards.count(nation.board) > 2:
            yield f"[nations.{key}.board]: a board has two sides, not {boards.count(nation.board)}"
    if len(set(boards)) < SEATS[-1]:
        yield f"[nations]: {SEATS[-1]} players need as many boards, not {len(set(boards))}"
    for name, cards in (("patents", parts.patents), ("characters", parts.characters)):
        if sorted(card.no for card in cards.values()) != list(range(1, len(cards) + 1)):
            yield f"[{name}]: each number from 1 to {len(cards)} is given once"
    if len(parts.research) >= OPEN:
        yield f"[research]: fewer than {OPEN} tiles"


def _sides(parts: Components) -> Iterator[str]:
    """Check that everything that has sides has one for every number of players."""
    for name, table in (("placement_slots", parts.placement_slots), ("action_slots", parts.action_slots)):
        if sorted(table) != sorted(LOCATIONS):
            yield f"[{name}]: the locations are {', '.join(LOCATIONS)}"
        for location, sides in table.items():
            where = f"{name}.{location}"
            yield from _covered(where, sides)
            for side, slots in sides.items():
                yield from _numbered(f"{where}.{side}", slots)
    if sorted(parts.display) != sorted(LOCATIONS[location] for location in DISPLAYS):
        yield f"[display]: the displays are {', '.join(LOCATIONS[location] for location in DISPLAYS)}"
    for location, shown in parts.display.items():
        yield from _covered(f"display.{location}", shown)
        for side, size in shown.items():
            for side_, slots in parts.action_slots[location].items():
                same = set(players_of(side, "display")) & set(players_of(side_, "action_slots"))
                if same and len(slots) > size:
                    yield f"[display.{location}.{side}]: {len(slots)} action slots need as many cards, not {size}"
    yield from _covered("slots.banner_gears", parts.slots.banner_gears)
    yield from _covered("black_market", parts.black_market)
    for side, spaces in parts.black_market.items():
        yield from _numbered(f"black_market.{side}", spaces)
        if len(spaces) < 2:
            yield f"[black_market.{side}]: at least two spaces are needed"
    stations = (LOCATIONS[PORT_OF_LONDON], LOCATIONS[WATERLOO_STATION])
    if sorted(parts.spots) != sorted(stations):
        yield f"[spots]: the locations with spots are {', '.join(stations)}"
    for location, spots in parts.spots.items():
        for key, spot in spots.items():
            players_of(spot.players, f"spots.{location}.{key}.players")
    spot_names = [key for spots in parts.spots.values() for key in spots]
    for key in spot_names:
        if spot_names.count(key) > 1:
            yield f"[spots]: {key!r} names two spots"


def _covered(where: str, sides: Mapping[str, Any]) -> Iterator[str]:
    seen = [players for side in sides for players in players_of(side, where)]
    for players in SEATS:
        if seen.count(players) != 1:
            found = "is missing" if players not in seen else "is there twice"
            yield f"[{where}]: the side for {players} players {found}"


def _numbered(where: str, slots: Mapping[int, Any]) -> Iterator[str]:
    if list(slots) != list(range(1, len(slots) + 1)) or not slots:
        yield f"[{where}]: number them 1, 2, 3 and so on"


def _tracks(parts: Components) -> Iterator[str]:
    top = max(parts.westminster.bonuses)
    if sorted(parts.westminster.bonuses) != list(range(parts.start.westminster + 1, top + 1)):
        yield f"[westminster.bonuses]: a bonus for every space after {parts.start.westminster} is needed"
    for key, character in parts.characters.items():
        if len(character.salary) != top:
            yield f"[characters.{key}.salary]: {top} salaries are needed, one for each space of Westminster"
    if not parts.income.start < len(parts.income.values):
        yield f"[income.start]: there is no space {parts.income.start}"
    if list(parts.income.values) != sorted(parts.income.values):
        yield "[income.values]: a higher space pays no less"
    if parts.income.red >= len(parts.income.values):
        yield "[income.red]: not every space is red"
    spaces = [*parts.illustrations, *(getattr(parts.flyer_spaces, colour) for colour in COLOURS)]
    for space in spaces:
        if space > parts.buzz.length:
            yield f"[buzz.length]: space {space} of an illustration or flyer is not on the track"
        if spaces.count(space) > 1:
            yield f"[flyer_spaces]: two things lie on space {space}"
    if parts.start.dice > parts.pieces.dice:
        yield f"[start.dice]: a player has {parts.pieces.dice} dice"
    if parts.tickets.count >= parts.start.dice:
        yield f"[tickets.count]: one player could put all {parts.start.dice} dice on tickets"
    if parts.start.newspapers > parts.newspapers.max:
        yield f"[start.newspapers]: at most {parts.newspapers.max}"
    if parts.buying.gear < parts.selling.gear or parts.buying.energy < parts.selling.energy:
        yield "[selling]: selling must not bring more than buying costs"
    if parts.loans.cash > parts.loans.repay:
        yield "[loans.repay]: less than the loan brought"


def _links(parts: Components) -> Iterator[str]:
    """Links are mutual: whichever card names another is named by it."""
    tables = (("patents", parts.patents, parts.characters), ("characters", parts.characters, parts.patents))
    for name, cards, others in tables:
        for key, card in cards.items():
            for link in card.links:
                if link not in others:
                    yield f"[{name}.{key}.links]: there is no {link!r}"
                elif key not in others[link].links:
                    yield f"[{name}.{key}.links]: {link!r} does not name {key!r}"
            if len(set(card.links)) != len(card.links) or not card.links:
                yield f"[{name}.{key}.links]: one or more different cards"


def _years(parts: Components) -> Iterator[str]:
    years = set(parts.calendar.years.values())
    for name, cards in (("patents", parts.patents), ("characters", parts.characters)):
        for key, card in cards.items():
            if set(card.vp) != years:
                yield f"[{name}.{key}.vp]: points are needed for {', '.join(map(str, sorted(years)))}"
    if set(parts.tickets.vp) != years:
        yield f"[tickets.vp]: points are needed for {', '.join(map(str, sorted(years)))}"


def highest(parts: Components, metric: Metric) -> int:
    """Return the highest value a metric can reach."""
    most: dict[Metric, int] = {
        "characters": len(parts.characters),
        "prototypes": len(parts.patents),
        "cards": len(parts.patents) + len(parts.characters),
        "patents": len(parts.patents),
        "shares": len(parts.shares),
        "research": parts.pieces.research_spaces,
        "research_permanent": parts.pieces.research_spaces,
        "research_immediate": parts.pieces.research_spaces,
        "westminster": max(parts.westminster.bonuses),
        "newspapers": parts.newspapers.max,
        "income": max(parts.income.values),
        "dice": parts.pieces.dice,
        "buzz": parts.buzz.length,
        "market_assistants": parts.pieces.assistants - 1,
    }
    return most.get(metric, 99)


def _reachable(parts: Components) -> Iterator[str]:
    rows: list[tuple[str, Metric, Sequence[int]]] = [
        (f"nations.{key}", nation.metric, nation.thresholds) for key, nation in parts.nations.items()
    ]
    for editor, by_round in parts.editors.items():
        rows += [(f"editors.{editor}.{round_}", row.metric, row.thresholds) for round_, row in by_round.items()]
    for where, metric, thresholds in rows:
        if sorted(set(thresholds)) != list(thresholds):
            yield f"[{where}.thresholds]: each level asks for more than the one before"
        if thresholds[-1] > highest(parts, metric):
            yield f"[{where}.thresholds]: {metric} never reaches {thresholds[-1]}"


def _effects(parts: Components) -> Iterator[tuple[str, Steps, int]]:
    """List every effect with its place, and the phase in which modifiers may stand in it (0: none)."""
    for key, patent in parts.patents.items():
        yield f"patents.{key}.effect", patent.effect, 0
    for key, character in parts.characters.items():
        yield f"characters.{key}.immediate", character.immediate, 0
        if character.recurring:
            yield f"characters.{key}.recurring.effect", character.recurring.effect, character.recurring.phase
    for key, tile in parts.research.items():
        yield f"research.{key}.effect", tile.effect, 0
    for key, flyer in parts.flyers.items():
        yield f"flyers.{key}.effect", flyer.effect, 0
    for space, illustration in parts.illustrations.items():
        yield f"illustrations.{space}.bonus", illustration.bonus, 0
    for space, bonus in parts.westminster.bonuses.items():
        yield f"westminster.bonuses.{space}", bonus, 0
    yield "westminster.top", parts.westminster.top, 0
    for location, spots in parts.spots.items():
        for key, spot in spots.items():
            yield f"spots.{location}.{key}.effect", spot.effect, 0
    for location, sides in parts.action_slots.items():
        for side, slots in sides.items():
            for number, effect in slots.items():
                yield f"action_slots.{location}.{side}.{number}", effect, 0
    for side, spaces in parts.black_market.items():
        for number, market_space in spaces.items():
            yield f"black_market.{side}.{number}.benefit", market_space.benefit, 0


def _effect(where: str, steps: Steps, phase: int) -> Iterator[str]:
    for number, step in enumerate(steps):
        kinds = step.kinds()
        if len(kinds) != 1:
            found = ", ".join(kinds) or "nothing"
            yield f"[{where}[{number}]]: a step is one of {', '.join(EffectStep.__struct_fields__)}, not {found}"
        if step.modifier is not None:
            yield from _modifier(f"{where}[{number}]", step.modifier, phase)
        if step.exchange is not None and step.exchange.pay.vp:
            yield f"[{where}[{number}].exchange.pay.vp]: points are not paid with"
        if step.choose is not None:
            for option in step.choose:
                yield from _effect(f"{where}[{number}].choose", option, 0)
    if phase in (1, 2, 3) and any(step.modifier is None for step in steps):
        yield f"[{where}]: in phase {phase} a character has standing abilities only"


def _modifier(where: str, modifier: Modifier, phase: int) -> Iterator[str]:
    wanted = MODIFIER_PHASE[modifier.kind]
    if phase != wanted:
        yield f"[{where}.modifier.kind]: {modifier.kind!r} belongs to a recurring effect of phase {wanted}"
    for name in ("add", "per_round", "pounds", "gears", "vp"):
        if bool(getattr(modifier, name)) != (name in MODIFIER_NUMBERS[modifier.kind]):
            needed = ", ".join(MODIFIER_NUMBERS[modifier.kind])
            yield f"[{where}.modifier.{name}]: {modifier.kind!r} takes {needed} and nothing else"
