"""What a player is told does not depend on what another has done in secret: two tables differ in that alone."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.games.crystal_palace.moves import NEWSPAPERS_FOR_A_DIE
from saves.store import VersionConflictError
from saves.tables import RefusedError, acts
from saves.tables.cards import card_for_store
from tests.saves.tables.in_memory import TableInMemory, begun

PLAYERS = ("Ann", "Bob", "Cleo")
ANN, BOB, CLEO = range(3)
OTHERS = (BOB, CLEO, None)


class Worlds:
    """Two tables at the beginning of a later round: at the second, Ann also does things in secret."""

    def __init__(self, bots: int = 0, **more: Any) -> None:
        self.plain, self.secret = (self._table(bots, **more) for _ in range(2))
        self._acts = 0

    def _table(self, bots: int, **more: Any) -> TableInMemory:
        shared = begun("crystal_palace", PLAYERS[: 3 - bots] if bots else PLAYERS, bots, **more)
        match = shared.table.match
        for player in match.state.players:
            player.newspapers = 9
        match.set_position(match.state)
        shared.play_on(3)
        chance = random.Random(2)  # a game in which everybody can still buy a die
        while not shared.decision().sealed:
            decision = shared.decision()
            shared.play(chance.choice(list(decision.moves)), decision.seat)
        return shared

    def in_secret(self, act: Callable[[TableInMemory], object]) -> None:
        """Do something at the second table only."""
        self._tick()
        act(self.secret)

    def at_both(self, act: Callable[[TableInMemory], object]) -> None:
        """Do something at both tables, with the same result."""
        self._tick()
        results = [attempt(act, shared) for shared in (self.plain, self.secret)]
        assert results[0] == results[1]

    def _tick(self) -> None:
        self._acts += 1
        at = TableInMemory.time(900_000 + self._acts)
        for shared in (self.plain, self.secret):
            shared.now = lambda: at  # type: ignore[method-assign]  # the clock of both is the same

    def check(self) -> None:
        for seat in OTHERS:
            assert told(self.plain, seat) == told(self.secret, seat)


def attempt(act: Callable[[TableInMemory], object], shared: TableInMemory) -> str:
    try:
        act(shared)
    except (RefusedError, VersionConflictError) as refused:
        return refused.kind
    return "done"


def told(shared: TableInMemory, seat: int | None) -> dict[str, Any]:
    """Return all that a seat, or a watcher, can find out about a table, in the lobby too."""
    table = shared.table
    seen = table.seen_by(seat)
    others = [decision for decision in seen.decisions if decision.seat != seat]
    request = table.undo_request
    found: dict[str, Any] = {
        "state": seen.state,
        "entries": seen.entries,
        "others": others,
        "past": [seen.state_before(number) for number in range(len(seen.entries) + 1)],
        "notes": [(note.entry, note.at, seen.count(note.moves)) for note in table.notes],
        "turn": table.turn(),
        "since": table.since,
        "card": card_for_store(table),
        "redo": (seen.can_redo, table.redo_seat),
        "request": request and (request.seat, request.agreed, table.public_moves(since=request.moves)),
    }
    if seat is not None:
        player = PLAYERS[seat]
        found["refusal"] = seen.undo_refusal(seat)
        found |= {
            act.__name__: attempt(lambda shared, act=act: act(shared.table, player), shared)  # type: ignore[misc]
            for act in (acts.undo, acts.redo, acts.ask_for_undo, acts.decline_undo)
        }
    return {name: msgspec.json.encode(value) for name, value in found.items()}


def buy(shared: TableInMemory) -> object:
    return shared.play(NEWSPAPERS_FOR_A_DIE, ANN)


def undo(player: str) -> Callable[[TableInMemory], object]:
    return lambda shared: shared.do(acts.undo, player)


def seal(seat: int, choice: int) -> Callable[[TableInMemory], object]:
    """Set dice: any way of those that the seat has, so that values differ where the number of dice does."""

    def play(shared: TableInMemory) -> object:
        moves = shared.decision(seat).moves
        return shared.play(moves[choice % len(moves)], seat)

    return play


def test_the_refusal_of_an_undo_does_not_tell_of_a_bought_die() -> None:
    worlds = Worlds()
    assert worlds.plain.table.seen_by(BOB).undo_refusal(BOB) in ("revealed", "other_human")
    worlds.check()
    worlds.in_secret(buy)
    worlds.check()
    worlds.in_secret(undo("Ann"))
    worlds.check()


def test_what_is_asked_of_others_and_what_they_agreed_to_outlasts_a_bought_die() -> None:
    worlds = Worlds()
    worlds.at_both(lambda shared: shared.do(acts.ask_for_undo, "Bob"))
    worlds.in_secret(buy)
    worlds.check()
    worlds.at_both(lambda shared: shared.do(acts.agree_to_undo, "Cleo", shared.table.version))
    worlds.in_secret(undo("Ann"))
    worlds.in_secret(buy)
    worlds.check()
    worlds.at_both(lambda shared: shared.do(acts.agree_to_undo, "Ann", shared.table.version))
    worlds.check()
    assert worlds.secret.table.match.entries == worlds.plain.table.match.entries, "the die is undone as well"


def test_a_withdrawn_choice_is_the_same_whatever_others_have_bought_since() -> None:
    worlds = Worlds()
    worlds.at_both(seal(BOB, 5))
    worlds.in_secret(buy)
    worlds.at_both(lambda shared: shared.do(acts.say, "Cleo", "well"))
    worlds.at_both(undo("Bob"))
    worlds.check()
    worlds.in_secret(undo("Ann"))
    worlds.check()


def test_a_bots_dice_are_as_secret() -> None:
    worlds = Worlds(bots=1)
    worlds.in_secret(lambda shared: shared.play(NEWSPAPERS_FOR_A_DIE, 2))
    for choice, shared in ((1, worlds.plain), (7, worlds.secret)):
        shared.play(shared.decision(2).moves[choice], 2)
    for seat in (ANN, BOB, None):
        found = [told(shared, seat) for shared in (worlds.plain, worlds.secret)]
        for each in found:
            each.pop("since")
        assert found[0] == found[1]


Act = Callable[[TableInMemory], object]


def wishes(worlds: Worlds, chance: random.Random) -> tuple[list[Act], list[Act]]:
    """List acts for both tables, and acts of Ann in secret."""
    asked, anyone, other = worlds.plain.table.turn(), chance.choice(PLAYERS), chance.choice(PLAYERS[1:])
    both: list[Act] = [
        lambda shared: shared.do(acts.say, anyone, "well"),
        lambda shared: shared.do(acts.ask_for_undo, other),
        lambda shared: shared.do(acts.decline_undo, anyone),
        lambda shared: shared.do(acts.redo, other),
        undo(other),
    ]
    secret: list[Act] = []
    if len(asked) > 1:  # the last one would reveal the dice
        both += [seal(chance.choice(asked), chance.randrange(50))] * 2
    if ANN in asked:
        bought = worlds.secret.table.match.state.players[ANN].bought
        secret += [buy] if bought < 2 else []
        secret += [undo("Ann")] if bought else []
    else:
        both.append(undo("Ann"))
    return both, secret


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("free_undo", [False, True])
def test_any_order_of_secret_and_open_acts_tells_others_the_same(seed: int, free_undo: bool) -> None:
    worlds, chance = Worlds(free_undo=free_undo), random.Random(seed)
    for _ in range(40):
        if not worlds.plain.decision().sealed:
            break  # an undo has led out of the phase
        both, secret = wishes(worlds, chance)
        if secret and chance.random() < 0.4:
            worlds.in_secret(chance.choice(secret))
        else:
            worlds.at_both(chance.choice(both))
        worlds.check()
