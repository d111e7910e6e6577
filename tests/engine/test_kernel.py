"""The kernel: planning steps, asking seats, refusing moves. Tested on a toy game of its own."""

from collections.abc import Callable
from itertools import permutations
from typing import Any, ClassVar

import msgspec
import pytest

from engine import agenda
from engine.agenda import Choice, Event, GameState, IllegalMoveError, Move, Rule


class Name(Move, frozen=True, tag="name"):
    word: str


class Lend(Move, frozen=True, tag="lend"):
    """An aside."""


class Said(Event, frozen=True, tag="said"):
    word: str


class Say(Rule, frozen=True, tag="say"):
    word: str

    def run(self, state: Any) -> None:
        state.tell(Said(self.word))


class Plan(Rule, frozen=True, tag="plan"):
    """Plan sayings: each group of words by one call of `then`; a word in capitals plans two more."""

    groups: tuple[tuple[str, ...], ...]

    def run(self, state: Any) -> None:
        for words in self.groups:
            state.then(*(Say(word) if word.islower() else Plan((tuple(word.lower()),)) for word in words))


class Ask(Choice, frozen=True, tag="ask"):
    words: tuple[str, ...]

    def moves(self, state: Any) -> list[Name]:
        return [Name(word) for word in self.words]

    def play(self, state: Any, move: Name) -> None:
        state.tell(Said(move.word))
        state.then(Say("then"), Say("that"))


class Turn(Ask, frozen=True, tag="turn"):
    opens_turn: ClassVar[bool] = True


class Pawnshop(Choice, frozen=True, tag="pawnshop"):
    """A single answer, but an aside twice at most."""

    lent: int

    def moves(self, state: Any) -> list[Name]:
        return [Name("leave")]

    def asides(self, state: Any) -> list[Lend]:
        return [Lend()] if self.lent < 2 else []

    def play(self, state: Any, move: Name | Lend) -> None:
        if isinstance(move, Lend):
            state.tell(Said("lent"))
            state.then(Pawnshop(self.seat, self.lent + 1))
        else:
            state.tell(Said("left"))


class Vote(Choice, frozen=True, tag="vote"):
    """A sealed choice: every player names a word in secret; anyone may change the others' minds by an aside first."""

    sealed: ClassVar[bool] = True

    def open(self, state: Any) -> list["Vote"]:
        return [Vote(seat) for seat, word in enumerate(state.players) if not word]

    def moves(self, state: Any) -> list[Name]:
        return [Name("aye"), Name("no")]

    def asides(self, state: Any) -> list[Lend]:
        return [Lend()]

    def play(self, state: Any, move: Name | Lend) -> None:
        if isinstance(move, Name):
            state.players[self.seat] = move.word
        missing = self.open(state)
        state.then(missing[0] if missing else Count())


class Count(Rule, frozen=True, tag="count"):
    def run(self, state: Any) -> None:
        state.revealed += 1
        for word in state.players:
            state.tell(Said(word))


class Toy(GameState):
    agenda: list[Say | Plan | Ask | Turn | Pawnshop | Vote | Count]
    players: list[str]


def table(*steps: Any, players: int = 0) -> Toy:
    """Return a state on which these steps are planned in this order."""
    state = Toy(edition="", agenda=list(reversed(steps)), dice=1, revealed=0, round=1, news=[], players=[])
    state.players = [""] * players
    return state


def said(events: list[Any]) -> str:
    return " ".join(event.word for event in events)


def first_decision(state: Toy) -> Any:
    return next(iter(agenda.decisions(state)), None)


def advanced(*steps: Any) -> str:
    state = table(*steps)
    agenda.advance(state)
    return said(state.news)


@pytest.mark.parametrize(
    ("groups", "order"),
    [
        ((("a",),), "a"),
        ((("a", "b", "c"),), "a b c"),
        ((("a",), ("b",), ("c",)), "a b c"),
        ((("a", "b"), ("c",), ("d", "e", "f")), "a b c d e f"),
        (((), ("a",), ()), "a"),
        ((), ""),
    ],
)
def test_planned_steps_run_in_the_order_of_the_calls(groups: tuple[tuple[str, ...], ...], order: str) -> None:
    assert advanced(Plan(groups)) == order


def test_planned_steps_run_before_what_was_planned_already() -> None:
    assert advanced(Plan((("a", "b"),)), Say("y"), Say("z")) == "a b y z"
    assert advanced(Plan((("a",), ("b", "c"))), Plan((("d", "e"),)), Say("z")) == "a b c d e z"


def test_what_a_planned_step_plans_comes_before_its_successors() -> None:
    assert advanced(Plan((("a", "BC", "d"), ("EF",), ("g",))), Say("z")) == "a b c d e f g z"


def test_the_same_order_holds_for_what_an_answer_plans() -> None:
    state = table(Ask(0, ("x", "y")), Say("z"))
    agenda.advance(state)
    assert said(agenda.play(state, Name("y"))) == "y then that z"
    state = table(Ask(0, ("x", "y")))
    assert said(agenda.play(state, Name("x"))) == "x then that", "on an agenda that was empty otherwise"


def test_a_choice_with_a_single_answer_answers_itself() -> None:
    state = table(Ask(1, ("only",)), Ask(0, ("x", "y")))
    agenda.advance(state)
    assert said(state.news) == "only then that"
    decision = first_decision(state)
    assert decision is not None
    assert (decision.seat, decision.asks) == (0, "ask")


def test_a_turn_is_asked_even_with_a_single_answer() -> None:
    state = table(Turn(1, ("pass",)))
    agenda.advance(state)
    decision = first_decision(state)
    assert decision is not None
    assert decision.opens_turn
    assert list(decision.moves) == [Name("pass")]
    assert said(agenda.play(state, Name("pass"))) == "pass then that"
    assert first_decision(state) is None


def test_only_turns_open_a_turn() -> None:
    state = table(Ask(0, ("x", "y")))
    decision = first_decision(state)
    assert decision is not None
    assert not decision.opens_turn


def test_a_choice_with_asides_is_asked_until_they_run_out() -> None:
    state = table(Pawnshop(0, 0), Say("end"))
    agenda.advance(state)
    decision = first_decision(state)
    assert decision is not None
    assert list(decision.asides) == [Lend()]
    assert said(agenda.play(state, Lend())) == "lent"
    assert first_decision(state) is not None
    assert said(agenda.play(state, Lend())) == "lent left end", "without asides a single answer answers itself"
    assert first_decision(state) is None


def test_an_answer_may_be_given_without_the_asides() -> None:
    state = table(Pawnshop(0, 0), Say("end"))
    assert said(agenda.play(state, Name("leave"))) == "left end"


@pytest.mark.parametrize(
    "steps",
    [
        (Ask(0, ("x", "y")), Ask(1, ("only",)), Ask(0, ("p", "q", "r")), Say("end")),
        (Turn(1, ("pass",)), Turn(0, ("go", "pass"))),
        (Pawnshop(0, 0), Ask(0, ("x", "y"))),
        (Vote(0), Say("end")),
    ],
)
def test_search_is_asked_the_same_questions(steps: tuple[Any, ...]) -> None:
    state, searched = table(*steps, players=2), table(*steps, players=2)
    agenda.advance(state)
    agenda.advance(searched)
    question = agenda.question(searched)
    while (decision := first_decision(state)) is not None:
        assert question == (decision.step, decision.moves)
        agenda.play(state, decision.moves[-1])
        question = agenda.answer(searched, decision.moves[-1])
        assert searched == state
        assert searched.news == []
    assert question is None


def test_search_can_answer_a_sealed_choice_for_any_seat() -> None:
    state = table(Vote(0), players=3)
    agenda.advance(state)
    question = agenda.answer(state, Name("no"), 1)
    assert question is not None
    step, moves = question
    assert (step.seat, moves) == (0, first_decision(state).moves)
    assert [each.seat for each in agenda.decisions(state)] == [0, 2]


def test_a_sealed_choice_asks_every_seat_that_has_not_answered() -> None:
    state = table(Vote(0), Say("end"), players=3)
    agenda.advance(state)
    asked = agenda.decisions(state)
    assert [(each.seat, each.asks, each.sealed) for each in asked] == [(seat, "vote", True) for seat in range(3)]
    assert first_decision(state) == asked[0]
    assert agenda.play(state, Name("no"), 1) == []
    assert [each.seat for each in agenda.decisions(state)] == [0, 2]
    assert agenda.play(state, Lend(), 2) == [], "an aside leaves the question open"
    assert [each.seat for each in agenda.decisions(state)] == [0, 2]
    assert agenda.play(state, Name("aye")) == [], "without a seat the first one answers"
    assert [each.seat for each in agenda.decisions(state)] == [2]
    assert state.revealed == 0
    assert said(agenda.play(state, Name("no"), 2)) == "aye no no end"
    assert state.revealed == 1
    assert agenda.decisions(state) == []


@pytest.mark.parametrize("through", [agenda.play, agenda.apply])
def test_every_order_of_sealing_gives_the_same_state(through: Callable[..., Any]) -> None:
    words = ["aye", "no", "no", "aye"]
    ends = set()
    for order in permutations(range(4)):
        state = table(Vote(0), Ask(1, ("x", "y")), players=4)
        told = [event for seat in order for event in through(state, Name(words[seat]), seat)]
        assert said(told) == "aye no no aye"
        ends.add(msgspec.msgpack.encode(state))
    assert len(ends) == 1


def test_nobody_seals_twice_or_out_of_turn() -> None:
    state = table(Vote(0), Ask(1, ("x", "y")), players=2)
    agenda.play(state, Name("no"), 1)
    before = msgspec.msgpack.encode(state)
    for move, seat, kind in ((Name("aye"), 1, "seat"), (Name("perhaps"), 0, "move"), (Name("aye"), 2, "seat")):
        with pytest.raises(IllegalMoveError) as refused:
            agenda.play(state, move, seat)
        assert refused.value.kind == kind
    assert msgspec.msgpack.encode(state) == before


def test_other_choices_ask_one_seat_openly() -> None:
    state = table(Ask(1, ("x", "y")), players=3)
    (asked,) = agenda.decisions(state)
    assert asked == first_decision(state)
    assert not asked.sealed
    assert agenda.decisions(table()) == []


def test_news_are_given_once() -> None:
    state = table(Ask(0, ("x", "y")), Ask(0, ("x", "y")))
    assert said(agenda.play(state, Name("x"))) == "x then that"
    assert said(agenda.play(state, Name("y"))) == "y then that"
    assert state.news == []


@pytest.mark.parametrize(
    ("steps", "move", "seat", "kind", "words"),
    [
        ((Ask(0, ("x", "y")),), Name("z"), None, "move", "z"),
        ((Ask(0, ("x", "y")),), Name("z"), 0, "move", "'ask'"),
        ((Ask(0, ("x", "y")),), Lend(), 0, "move", "lend"),
        ((Ask(0, ("x", "y")),), ["name", "x"], 0, "move", "name"),
        ((Ask(0, ("x", "y")),), None, 0, "move", "null"),
        ((Ask(0, ("x", "y")),), Name("x"), 1, "seat", "seat 0"),
        ((), Name("x"), 0, "over", "over"),
        ((), Name("x"), None, "over", "over"),
    ],
)
def test_an_illegal_move_is_refused_with_its_kind_and_changes_nothing(
    steps: tuple[Ask, ...], move: list[str] | Lend | Name | None, seat: int | None, kind: str, words: str
) -> None:
    state = table(*steps)
    before = msgspec.msgpack.encode(state)
    with pytest.raises(IllegalMoveError) as refused:
        agenda.play(state, move, seat)
    assert refused.value.kind == kind
    assert words in str(refused.value)
    assert msgspec.msgpack.encode(state) == before


def test_moves_save_as_short_lists_and_take_no_extra_fields() -> None:
    packed = msgspec.json.encode(Name("x"))
    assert packed == b'["name","x"]'
    assert msgspec.json.decode(packed, type=Name | Lend) == Name("x")
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'["name","x","y"]', type=Name | Lend)


def test_states_in_the_middle_of_a_plan_survive_packing() -> None:
    state = table(Ask(0, ("x", "y")), Plan((("a", "b"),)), Say("z"))
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Toy)
    assert again == state
    assert said(agenda.play(again, Name("x"))) == said(agenda.play(state, Name("x"))) == "x then that a b z"


def test_shuffling_moves_the_dice_of_the_state_on() -> None:
    state, same = table(), table()
    items, others = list(range(20)), list(range(20))
    state.shuffle(items)
    same.shuffle(others)
    assert items == others
    assert state.dice == same.dice != 1
    again = list(range(20))
    state.shuffle(again)
    assert again != items


def test_tag_of_is_what_is_saved() -> None:
    assert agenda.tag_of(Name("x")) == "name"
    assert agenda.tag_of(Said("x")) == "said"
    assert agenda.tag_of(Turn(0, ())) == "turn"


class Peek(Rule, frozen=True, tag="peek"):
    """Reveal something."""

    def run(self, state: Any) -> None:
        state.tell(Said("before"))
        state.revealed += 1
        state.tell(Said("after"))


class Look(Choice, frozen=True, tag="look"):
    def moves(self, state: Any) -> list[Name]:
        return [Name("look"), Name("away")]

    def play(self, state: Any, move: Name) -> None:
        state.tell(Said(move.word))
        if move.word == "look":
            state.then(Peek(), Say("later"))


@pytest.mark.parametrize(("word", "told"), [("look", ["look", "before"]), ("away", ["away"])])
def test_certain_events_are_those_before_the_first_revelation(word: str, told: list[str]) -> None:
    state = table(Look(0))
    assert [event.word for event in agenda.certain(state, Name(word))] == told
    assert state.news == []
    assert state.revealed == (word == "look")
