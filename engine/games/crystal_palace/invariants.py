"""What holds after every move (section 14 of the rules), and the shape of a state."""

from collections import Counter
from collections.abc import Iterable, Iterator

from . import loans, research
from .components import BANK_OF_ENGLAND, BRITISH_MUSEUM, LOCATIONS, PATENT_OFFICE, REFORM_CLUB, SEATS
from .dice import DiceSetting
from .parts import (
    CHARACTERS,
    EMPTY,
    GREEN,
    NOBODY,
    OPEN,
    PATENTS,
    PILES,
    POINTS,
    REPAID,
    Player,
    is_tile,
    owner_of,
    value_of,
)
from .state import State

PHASES = 7
STAGES = 4


def broken(state: State) -> list[str]:
    """List what does not hold. If the shape of a state is wrong, nothing else is checked."""
    if len(state.players) not in SEATS:
        return [f"{len(state.players)} players"]
    problems = [*_shape(state), *_steps(state)]
    for seat, player in enumerate(state.players):
        problems += (f"seat {seat}: {problem}" for problem in _player_shape(state, player))
    if not problems:
        problems = [*_cards(state), *_tiles(state), *_loans(state), *_market(state), *_board(state)]
        for seat in range(len(state.players)):
            problems += (f"seat {seat}: {problem}" for problem in _player(state, seat))
    return problems


def _shape(state: State) -> Iterator[str]:
    box, boards, seats = state.box, state.boards, len(state.players)
    lengths = (
        ("placed", state.placed, len(boards.lows)),
        ("acting", state.acting, len(boards.bonuses)),
        ("spots", state.spots, len(boards.spots)),
        ("patents", state.patents, boards.display[PATENT_OFFICE]),
        ("tiles", state.tiles, boards.display[BRITISH_MUSEUM]),
        ("shares", state.shares, boards.display[BANK_OF_ENGLAND]),
        ("characters", state.characters, boards.display[REFORM_CLUB]),
        ("piles", state.piles, len(PILES)),
        ("under", state.under, len(PILES)),
        ("market", state.market, len(boards.benefits)),
        ("pool", state.pool, len(box.loans)),
        ("flyers", state.flyers, len(box.flyer_spaces)),
    )
    for name, values, length in lengths:
        if len(values) != length:
            yield f"{name} has {len(values)} entries, not {length}"
    if sorted(state.order) != list(range(seats)):
        yield f"order {state.order}"
    for name, value, low, high in (
        ("round", state.round, 1, len(box.rounds)),
        ("phase", state.phase, 1, PHASES),
        ("stage", state.stage, 0, STAGES),
        ("turn", state.turn, NOBODY, seats - 1),
        ("watch", state.watch, NOBODY, seats - 1),
        ("editor", state.editor, 0, len(box.editors) - 1),
        ("banner", state.banner, 0, boards.banner_gears),
        ("dice", state.dice, 0, (1 << 48) - 1),
        ("revealed", state.revealed, 0, 1 << 48),
    ):
        if not low <= value <= high:
            yield f"{name} is {value}"
    for flyer, group in zip(state.flyers, box.flyers_of_colour, strict=False):
        if flyer not in group:
            yield f"flyer {flyer} lies on a space of another colour"
    for number, (under, pile) in enumerate(zip(state.under, state.piles, strict=False)):
        if not 0 <= under <= len(pile):
            yield f"{under} known cards under pile {PILES[number]}"
    if not all(-1 <= owner < seats for owner in state.market):
        yield f"market {state.market}"
    if len(set(state.arrivals)) != len(state.arrivals) or not all(0 <= seat < seats for seat in state.arrivals):
        yield f"arrivals {state.arrivals}"
    for name, dice in (("placed", state.placed), ("acting", state.acting), ("spots", state.spots)):
        if not all(die == EMPTY or _is_die(state, die) for die in dice):
            yield f"{name} holds what is no die"
    if not all(_is_die(state, die) for die in state.tickets):
        yield f"tickets {state.tickets}"


def _is_die(state: State, die: int) -> bool:
    highest = state.box.components.dice.highest
    return 0 <= owner_of(die) < len(state.players) and 1 <= value_of(die) <= highest


def _steps(state: State) -> Iterator[str]:
    """Check the numbers that steps carry."""
    box, boards = state.box, state.boards
    limits = {
        "seat": len(state.players),
        "effect": len(box.effects),
        "slot": len(boards.lows),
        "patent": len(box.patents),
        "character": len(box.characters),
        "tile": len(box.tiles),
        "location": len(LOCATIONS),
        "pile": len(PILES),
    }
    for step in state.agenda:
        for name, limit in limits.items():
            value = getattr(step, name, 0)
            if not 0 <= value < limit:
                yield f"step {type(step).__name__} has {name} {value}"


def _player_shape(state: State, player: Player) -> Iterator[str]:
    box, parts = state.box, state.box.components
    if len(player.cells) != parts.pieces.research_spaces:
        yield f"{len(player.cells)} research spaces"
    if len(player.points) != len(POINTS):
        yield f"{len(player.points)} lines of points"
    for name, value, low, high in (
        ("nation", player.nation, 0, len(box.nations) - 1),
        ("pounds", player.pounds, 0, None),
        ("gears", player.gears, 0, None),
        ("energy", player.energy, 0, None),
        ("newspapers", player.newspapers, 0, parts.newspapers.max),
        ("westminster", player.westminster, parts.start.westminster, box.westminster_top),
        ("income", player.income, 0, len(box.income) - 1),
        ("buzz", player.buzz, 0, box.buzz_length),
        ("level", player.level, 0, len(box.objectives[0].thresholds)),
        ("usable", player.usable, 0, None),
        ("gained", player.gained, 0, None),
        ("ticketed", player.ticketed, 0, None),
        ("reserve", player.reserve, 0, None),
        ("bought", player.bought, 0, player.reserve),
        ("assistants", player.assistants, 0, parts.pieces.assistants - 1),
        ("recruited", player.recruited, 0, len(player.characters)),
        ("built", player.built, 0, len(player.prototypes) + len(player.patents)),
        ("notes", player.notes, 0, len(player.cells)),
    ):
        if value < low or (high is not None and value > high):
            yield f"{name} is {value}"
    if not all(cell == EMPTY or is_tile(cell) or _is_loan(state, cell) for cell in player.cells):
        yield f"research spaces {player.cells}"
    if not all(_is_loan(state, loan) for loan in player.beside):
        yield f"loans {player.beside} beside the board"
    numbers = ((player.patents, box.patents), (player.prototypes, box.patents), (player.characters, box.characters))
    for held, names in (*numbers, (player.shares, box.shares)):
        if not all(0 <= card < len(names) for card in held):
            yield f"cards {held}"
    if list(player.dice) != sorted(player.dice, reverse=True) or not _are_values(state, player.dice):
        yield f"dice {player.dice}"
    if not _are_values(state, player.sealed):
        yield f"sealed dice {player.sealed}"


def _is_loan(state: State, cell: int) -> bool:
    penalty = cell - REPAID if cell >= REPAID else cell - OPEN
    return penalty in (*state.box.loans, state.box.components.loans.emergency)


def _are_values(state: State, dice: Iterable[int]) -> bool:
    return all(1 <= value <= state.box.components.dice.highest for value in dice)


def _cards(state: State) -> Iterator[str]:
    """Each patent and character is in exactly one place; shares are dealt in their round."""
    box, players = state.box, state.players
    patents = [*state.piles[PATENTS], *_lying(state.patents)]
    characters = [*state.piles[CHARACTERS], *_lying(state.characters)]
    for player in players:
        patents += (*player.patents, *player.prototypes)
        characters += player.characters
    yield from _once_each(patents, box.patents, "patent")
    yield from _once_each(characters, box.characters, "character")
    shares = [*_lying(state.shares), *(share for player in players for share in player.shares)]
    for share, count in Counter(shares).items():
        if count > 1:
            yield f"share {box.shares[share]}: {count} of 1"
        if box.rounds.index(box.share_parts[share].round) >= state.round:
            yield f"share {box.shares[share]} is dealt in a later round"
    for share in _lying(state.shares):
        if share not in box.shares_of_round[state.round - 1]:
            yield f"share {box.shares[share]} is not one of this round"


def _lying(display: list[int]) -> list[int]:
    return [card for card in display if card != EMPTY]


def _once_each(found: list[int], names: tuple[str, ...], kind: str) -> Iterator[str]:
    counts = Counter(found)
    for number, name in enumerate(names):
        if counts.pop(number, 0) != 1:
            yield f"{kind} {name}: {found.count(number)} of 1"
    if counts:
        yield f"{kind}s {sorted(counts)} do not exist"


def _tiles(state: State) -> Iterator[str]:
    """Each research tile is in exactly one place, and tiles of a pile never lie in another."""
    box = state.box
    found = [*_lying(state.tiles), *state.gone]
    for player in state.players:
        found += [cell for cell in player.cells if is_tile(cell)]
    for step in state.agenda:
        if isinstance(step, research.DrawnTile):
            found += step.drawn
        elif isinstance(step, research.Lay | research.TileSpace):
            found.append(step.tile)
    for number in range(GREEN, len(PILES)):
        found += state.piles[number]
        for tile in state.piles[number]:
            if not 0 <= tile < len(box.tiles) or box.tile_piles[tile] != number:
                yield f"tile {tile} lies in pile {PILES[number]}"
    yield from _once_each(found, box.tiles, "tile")


def _loans(state: State) -> Iterator[str]:
    """Every loan tile is in the pool or with a player; more there are only when the pool is empty (R11)."""
    parts = state.box.components.loans
    held = Counter(cell % OPEN for player in state.players for cell in (*player.cells, *player.beside) if cell >= OPEN)
    held.update(step.loan % OPEN for step in state.agenda if isinstance(step, loans.LoanSpace))
    for kind, (penalty, count) in enumerate(parts.tiles.items()):
        total = state.pool[kind] + held[penalty]
        may_be_more = penalty == parts.emergency and not any(state.pool)
        if total < count or (total > count and not may_be_more) or state.pool[kind] < 0:
            yield f"loan {penalty}: {total} of {count}"


def _market(state: State) -> Iterator[str]:
    if NOBODY not in state.market:
        yield "the market is full"
    for seat, player in enumerate(state.players):
        total = player.assistants + state.market.count(seat) + 1
        if total != state.box.components.pieces.assistants:
            yield f"seat {seat}: {total} assistants"


def _board(state: State) -> Iterator[str]:
    """Dice lie where they may; boards of nations are dealt once."""
    for slot, die in enumerate(state.placed):
        if die != EMPTY and value_of(die) < state.boards.lows[slot]:
            yield f"a die {value_of(die)} lies on slot {slot}"
    if len(state.tickets) > state.box.components.tickets.count:
        yield f"{len(state.tickets)} tickets"
    for location in range(len(LOCATIONS)):
        filled = [state.acting[slot] != EMPTY for slot in state.boards.actions[location]]
        if filled != sorted(filled, reverse=True):
            yield f"an action slot of {LOCATIONS[location]} was left out"
    boards = [state.box.nation_boards[player.nation] for player in state.players]
    if len(set(boards)) != len(boards):
        yield "two players have the same board"


def _player(state: State, seat: int) -> Iterator[str]:
    box, player = state.box, state.players[seat]
    dice = player.usable + player.gained + player.ticketed + player.reserve
    if dice != box.components.pieces.dice:
        yield f"{dice} dice"
    if sum(owner_of(die) == seat for die in state.tickets) != player.ticketed:
        yield f"{player.ticketed} dice on tickets"
    yield from _dice_in_play(state, seat)
    if len(player.tokens) > box.components.pieces.buzz_tokens or len(set(player.tokens)) != len(player.tokens):
        yield f"buzz tokens on {player.tokens}"
    if not all(space in box.illustrations and space <= player.buzz for space in player.tokens):
        yield f"buzz tokens on {player.tokens}"
    if (player.buzz == box.buzz_length) != (seat in state.arrivals):
        yield f"buzz is {player.buzz}, arrivals are {state.arrivals}"
    if player.beside and not all(cell >= OPEN for cell in player.cells):
        yield "a loan lies beside a board that has room"
    if not set(player.helped) <= set(player.characters):
        yield f"help of {player.helped}"
    if player.notes and (state.agenda or player.notes > player.cells.count(EMPTY)):
        yield f"{player.notes} notes"


def _dice_in_play(state: State, seat: int) -> Iterator[str]:
    """All dice of the round are somewhere: set in secret, unplaced, on the board, or on a ticket taken this round."""
    player = state.players[seat]
    on_board = sum(die != EMPTY and owner_of(die) == seat for die in (*state.placed, *state.acting))
    if state.agenda and isinstance(state.agenda[-1], DiceSetting):
        if player.dice or on_board:
            yield "dice lie about before the round"
        if player.sealed and len(player.sealed) != player.usable + player.bought:
            yield f"{len(player.sealed)} dice are set"
        return
    if player.sealed or player.bought:
        yield "dice are sealed"
    spots = zip(state.boards.spots, state.spots, strict=True)
    ticketed = sum(spot.is_ticket and die != EMPTY and owner_of(die) == seat for spot, die in spots)
    if len(player.dice) + on_board != player.usable + ticketed:
        yield f"{len(player.dice) + on_board} dice in play"
