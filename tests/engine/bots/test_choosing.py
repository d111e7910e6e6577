"""What bots look at and what they prefer, seen in a toy game whose positions are written down as scenes."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec
import pytest

from engine import bots
from engine.agenda import Choice, GameState, Move
from engine.bots import journeyman
from engine.bots.journeyman import WIDE
from engine.bots.judge import Judge
from engine.bots.levels import LADDER
from engine.bots.sight import KEEN, SHORT
from engine.bots.thought import Prospect, Thought
from engine.chance import Dice
from engine.editions import Editions
from engine.game import Game
from engine.standings import Item, Standing, Standings, rank
from engine.weights import WeightSets

Effect = Callable[[Any], None]
Scene = Sequence[Sequence[Effect]]
"""The effects of every answer to a question."""

EVERY_LEVEL = [*bots.LEVELS[:-1], "master@40"]
"""Every level; the master with iterations, so that it answers alike on every machine."""

TOY = Path(__file__).parent / "toy"
SCENES: dict[str, Scene] = {}
"""The questions by name; a test writes its own."""
ASIDES: dict[str, Sequence[Effect]] = {}
"""The effects of the one aside of a question."""


class Pick(Move, frozen=True, tag="pick"):
    option: int


class Besides(Move, frozen=True, tag="besides"):
    pass


class Question(Choice, frozen=True, tag="question"):
    scene: str

    def moves(self, state: Any) -> list[Pick]:
        return [Pick(option) for option in range(len(SCENES[self.scene]))]

    def asides(self, state: Any) -> list[Besides]:
        return [Besides()] if self.scene in ASIDES else []

    def play(self, state: Any, move: Any) -> None:
        if isinstance(move, Besides):
            for effect in ASIDES[self.scene]:
                effect(state)
            state.then(self)
            return
        for effect in SCENES[self.scene][move.option]:
            effect(state)


class Opening(Question, frozen=True, tag="opening"):
    opens_turn: ClassVar[bool] = True


class Secret(Choice, frozen=True, tag="secret"):
    """All seats name a number up to 5 at once; whoever names the highest alone gains it, the others lose theirs."""

    sealed: ClassVar[bool] = True

    def moves(self, state: Any) -> list[Pick]:
        return [Pick(option) for option in range(6)]

    def open(self, state: Any) -> list["Secret"]:
        return [Secret(seat) for seat, player in enumerate(state.players) if player.sealed < 0]

    def play(self, state: Any, move: Pick) -> None:
        state.players[self.seat].sealed = move.option
        if missing := self.open(state):
            state.then(missing[0])
            return
        state.revealed += 1
        numbers = [player.sealed for player in state.players]
        for player in state.players:
            alone = player.sealed == max(numbers) and numbers.count(player.sealed) == 1
            player.points += player.sealed if alone else -player.sealed
        state.then(Opening(0, "start"))


class Score(msgspec.Struct):
    points: int
    sealed: int = -1
    charm: int = 0
    """Decides between seats with as many points."""


class State(GameState):
    agenda: list[Question | Opening | Secret]
    players: list[Score]
    cards: list[int]


class Options(msgspec.Struct, frozen=True):
    size: Literal["small"] = "small"


def set_up(seats: int, options: Options, dice: Dice, edition: str) -> State:
    return State(edition, [Opening(0, "start")], dice.state, 0, 1, [], [Score(0) for _ in range(seats)], [])


def score(state: State, over: bool) -> Standings:
    standings = [
        Standing(seat, 0, player.points, player.points, (), (Item("charm", player.charm),))
        for seat, player in enumerate(state.players)
    ]
    return rank(standings, over)


def hide(state: State, seat: int | None) -> None:
    state.cards.sort()
    state.dice = 0


def complete(state: State, dice: Dice) -> None:
    dice.shuffle(state.cards)
    state.dice = dice.state


class Toy(Game[State, Pick | Besides]):
    def __init__(self) -> None:
        super().__init__(
            key="toy",
            title="Toy",
            rules_version=1,
            seats=range(2, 4),
            rounds=1,
            minutes=(1, 2),
            weight=1,
            options=Options,
            editions=Editions(TOY, Options, lambda values, fingerprint: None),
            state_type=State,
            move_type=Pick | Besides,
            event_type=None,
            choices=(Question, Opening, Secret),
            set_up=set_up,
            score=score,
            hide=hide,
            complete=complete,
            check=lambda state: [],
            weights=WeightSets(TOY, Options, range(2, 4)),
            term_names=("points",),
            appraise=lambda state, _, seats: [[float(state.players[seat].points)] for seat in seats],
        )
        self.applied = 0

    def apply(self, state: State, move: Pick | Besides, seat: int | None = None) -> list[Any]:
        self.applied += 1
        return super().apply(state, move, seat)


def gain(seat: int, points: int) -> Effect:
    def effect(state: State) -> None:
        state.players[seat].points += points

    return effect


def charm(seat: int) -> Effect:
    def effect(state: State) -> None:
        state.players[seat].charm += 1

    return effect


def draw(seat: int) -> Effect:
    """Gain what the next card says."""

    def effect(state: State) -> None:
        state.revealed += 1
        state.players[seat].points += state.cards.pop() if state.cards else 0

    return effect


def ask(seat: int, scene: str) -> Effect:
    return lambda state: state.then(Question(seat, scene))


def next_turn(seat: int, scene: str = "start") -> Effect:
    return lambda state: state.then(Opening(seat, scene))


@pytest.fixture(autouse=True)
def _fresh_scenes() -> Iterator[None]:
    SCENES.clear()
    ASIDES.clear()
    yield
    SCENES.clear()
    ASIDES.clear()


def answer(level: str, salt: int = 0, cards: Sequence[int] = (), seats: int = 2, scene: str = "start") -> Any:
    """Answer for seat 0 with a bot and check that it leaves the view unchanged."""
    toy = Toy()
    state = toy.new(seats)
    state.agenda = [Opening(0, scene)]
    state.cards = list(cards)
    view = toy.seen_by(state, 0)
    before = toy.encode(view)
    move = bots.choose(level, toy, view, 0, salt)
    assert toy.encode(view) == before
    return move


def answers(level: str, cards: Sequence[int] = ()) -> Counter[int]:
    """Count the answers to the opening question under many salts."""
    return Counter(answer(level, salt, cards).option for salt in range(40))


class TestJourneyman:
    def test_it_looks_to_the_end_of_its_turn(self) -> None:
        SCENES["start"] = [[gain(0, 2), next_turn(1)], [ask(0, "second"), next_turn(1)]]
        SCENES["second"] = [[gain(0, -5)], [gain(0, 5)], [gain(0, 1)]]
        assert answer("journeyman") == Pick(1)
        assert answer("journeyman", scene="second") == Pick(1)

    def test_it_looks_no_further_than_its_turn(self) -> None:
        SCENES["start"] = [[gain(0, 1), next_turn(0)], [gain(0, 2), next_turn(0)]]
        assert answer("journeyman") == Pick(1)

    def test_it_looks_to_the_end_of_the_game_if_that_comes_first(self) -> None:
        SCENES["start"] = [[gain(0, 1)], [gain(0, 2)]]
        assert answer("journeyman") == Pick(1)

    def test_it_weighs_chance_and_does_not_bet_on_one_card(self) -> None:
        SCENES["start"] = [[gain(0, 8), next_turn(1)], [draw(0), next_turn(1)]]
        # A card is worth 5 on average. Whoever looked at one world alone would draw every other time.
        assert answers("journeyman", [1, 9])[0] >= 33
        SCENES["start"] = [[gain(0, 2), next_turn(1)], [draw(0), next_turn(1)]]
        assert answers("journeyman", [1, 9])[1] >= 33

    def test_it_decides_before_it_knows_and_again_when_it_knows(self) -> None:
        # After the draw the worse half can be thrown away, so a draw is worth (0 + 9) / 2 and not (-9 + 9) / 2.
        SCENES["start"] = [[gain(0, 2), next_turn(1)], [draw(0), ask(0, "after"), next_turn(1)]]
        SCENES["after"] = [[], [lambda state: setattr(state.players[0], "points", max(0, state.players[0].points))]]
        assert answers("journeyman", [-9, 9])[1] >= 25

    def test_it_cares_about_its_strongest_rival(self) -> None:
        SCENES["start"] = [
            [gain(0, 3), gain(1, 3), next_turn(1)],
            [gain(0, 1), next_turn(1)],
            [gain(0, 1), gain(1, -1), gain(2, 5), next_turn(1)],
        ]
        assert answer("journeyman", seats=3) == Pick(1)

    def test_it_expects_others_to_answer_for_themselves(self) -> None:
        SCENES["start"] = [[gain(0, 2), next_turn(1)], [ask(1, "rival"), next_turn(1)]]
        SCENES["rival"] = [[gain(0, 10)], [gain(1, 1)]]
        assert answer("journeyman") == Pick(0)

    def test_asides_are_tried_and_come_to_an_end(self) -> None:
        SCENES["start"] = [[next_turn(1)], [gain(0, -1), next_turn(1)]]
        ASIDES["start"] = [gain(0, 1)]
        assert answer("journeyman") == Besides()
        ASIDES["start"] = [gain(0, -1)]
        assert answer("journeyman") == Pick(0)

    def test_a_tree_without_end_is_cut_fairly(self) -> None:
        # Twenty answers to a question that comes back ten times; the last one is best.
        def again(state: State) -> None:
            if state.round < 10:
                state.round += 1
                state.then(Question(0, "start"))
            else:
                state.then(Opening(1, "start"))

        SCENES["start"] = [[gain(0, option), again] for option in range(20)]
        toy = Toy()
        state = toy.new(2)
        assert bots.choose("journeyman", toy, toy.seen_by(state, 0), 0) == Pick(19)
        assert toy.applied <= 11 * KEEN.lines  # no line is longer than that

    def test_a_single_answer_needs_no_thought(self) -> None:
        SCENES["start"] = [[gain(0, -1), next_turn(1)]]
        toy = Toy()
        assert bots.choose("journeyman", toy, toy.seen_by(toy.new(2), 0), 0) == Pick(0)
        assert toy.applied == 0


SIGHTED = [level.key for level in LADDER.values() if level.module == "journeyman"]
"""The levels that look no further than their turn, weakest first."""
WEAKER = SIGHTED[:-1]


class TestWeakerLevels:
    @pytest.mark.parametrize("level", SIGHTED)
    def test_the_best_answer_in_a_short_list_is_never_overlooked(self, level: str) -> None:
        SCENES["start"] = [[gain(0, option), next_turn(1)] for option in range(SHORT)]
        assert answers(level) == {SHORT - 1: 40}
        ASIDES["start"] = [gain(0, 1)]
        assert answer(level) == Besides()

    @pytest.mark.parametrize("level", WEAKER)
    def test_they_overlook_some_of_many_answers_and_take_the_best_they_see(self, level: str) -> None:
        SCENES["start"] = [[gain(0, option), next_turn(1)] for option in range(20)]
        chosen = answers(level)
        assert chosen[19] < 40
        assert len(chosen) > 1
        assert min(chosen) >= SHORT - 1, "two worse answers are seen, too"

    def test_the_weaker_they_are_the_more_they_overlook(self) -> None:
        SCENES["start"] = [[gain(0, option), next_turn(1)] for option in range(20)]
        gains = [sum(answers(level).elements()) for level in SIGHTED]
        assert gains == sorted(set(gains))

    @pytest.mark.parametrize("level", WEAKER)
    def test_they_see_where_their_turn_would_lead(self, level: str) -> None:
        SCENES["start"] = [[ask(0, "trap"), next_turn(1)], [next_turn(1)]]
        SCENES["trap"] = [[gain(0, -10)], [gain(0, -12)]]
        assert answers(level) == {1: 40}

    def test_an_apprentice_cares_less_about_its_rivals(self) -> None:
        SCENES["start"] = [[gain(0, 2), gain(1, 3), next_turn(1)], [next_turn(1)]]
        assert answer("journeyman") == Pick(1)
        assert answer("apprentice") == Pick(0)

    @pytest.mark.parametrize("level", WEAKER)
    def test_a_turn_without_end_is_cut_short(self, level: str) -> None:
        def again(state: State) -> None:
            if state.round < 10:
                state.round += 1
                state.then(Question(0, "start"))

        SCENES["start"] = [[gain(0, option), again] for option in range(20)]
        toy = Toy()
        bots.choose(level, toy, toy.seen_by(toy.new(2), 0), 0)
        assert toy.applied <= 11 * KEEN.lines


class TestSealedAnswers:
    def worths(self, seat: int = 0) -> dict[int, float]:
        """Return what the numbers are worth when the others have named 2."""
        toy = Toy()
        decision = next(each for each in toy.decisions(self.state(toy, seat)) if each.seat == seat)
        worths = journeyman.worths_of(Judge(toy, 3), self.state(toy, seat), seat, decision.moves, Dice(1))
        return {move.option: worth for move, worth in worths.items()}

    def state(self, toy: Toy, seat: int) -> State:
        state = toy.new(3)
        state.agenda = [Secret(0)]
        for other in range(3):
            if other != seat:
                toy.play(state, Pick(2), other)
        return state

    @pytest.mark.parametrize("level", SIGHTED)
    def test_they_vary_with_the_salt_and_are_nearly_the_best(self, level: str) -> None:
        SCENES["start"] = [[], []]
        toy = Toy()
        view = toy.seen_by(self.state(toy, 0), 0)
        chosen = Counter(bots.choose(level, toy, view, 0, salt).option for salt in range(60))
        assert len(chosen) > 1
        if level == "journeyman":
            worths = self.worths()
            assert {number for number in worths if max(worths.values()) - worths[number] <= journeyman.MARGIN} == set(
                chosen
            )
            assert chosen.most_common(1)[0][0] == max(worths, key=worths.__getitem__), "the better, the more often"

    def test_an_answer_is_drawn_by_its_worth(self) -> None:
        dice = Dice(7)
        worths = {"best": 4.0, "good": 4.0 - journeyman.TEMPERATURE, "bad": 3.9 - journeyman.MARGIN}
        drawn = Counter(journeyman.mixed(worths, dice) for _ in range(2000))
        assert drawn["bad"] == 0
        assert 2.4 < drawn["best"] / drawn["good"] < 3.1, "e times less often"

    def test_open_answers_are_not_mixed(self) -> None:
        SCENES["start"] = [[gain(0, 10), next_turn(1)], [gain(0, 11), next_turn(1)]]
        assert answers("journeyman") == {1: 40}


class TestMaster:
    def test_it_sees_what_others_will_make_of_its_move(self) -> None:
        SCENES["start"] = [[gain(0, 3), next_turn(1, "generous")], [gain(0, 1), next_turn(1, "poor")]]
        SCENES["generous"] = [[gain(1, 9)], [gain(1, 1)]]
        SCENES["poor"] = [[gain(1, 1)], []]
        assert answer("journeyman") == Pick(0)
        assert answer("master@40") == Pick(1)

    def test_it_sees_its_own_turn_after_that(self) -> None:
        SCENES["start"] = [[gain(0, 2), next_turn(1, "poor")], [next_turn(1, "later")]]
        SCENES["poor"] = [[gain(1, 1)], []]
        SCENES["later"] = [[gain(1, 1), next_turn(0, "harvest")], [next_turn(0, "harvest")]]
        SCENES["harvest"] = [[ask(0, "basket")], []]
        SCENES["basket"] = [[gain(0, 8)], [gain(0, 1)]]
        assert answer("journeyman") == Pick(0)
        assert answer("master@200") == Pick(1)

    def test_all_rivals_count_who_may_still_win(self) -> None:
        SCENES["start"] = [[gain(2, 2), gain(1, -9), next_turn(1, "poor")], [gain(2, 1), next_turn(1, "poor")]]
        SCENES["poor"] = [[gain(1, 1), next_turn(2, "idle")], [next_turn(2, "idle")]]
        SCENES["idle"] = [[next_turn(2, "idle")], [next_turn(2, "idle")]]
        assert answer("journeyman", seats=3) == Pick(1)
        assert answer("master@40", seats=3) == Pick(0)

    def test_it_takes_all_answers_of_a_full_table_into_account(self) -> None:
        SCENES["start"] = [[gain(0, 3), next_turn(1, "full")], [gain(0, 1), next_turn(1, "empty")]]
        SCENES["full"] = [*[[gain(1, 1)] for _ in range(WIDE - 1)], [gain(1, 9)]]
        SCENES["empty"] = [[gain(1, 1)], []]
        assert {answer("master@60", salt) for salt in range(20)} == {Pick(1)}

    def test_it_would_rather_win_a_tie_than_lose_it(self) -> None:
        SCENES["start"] = [[charm(1)], [charm(0)], [charm(1)]]
        assert {answer("master@60", salt) for salt in range(5)} == {Pick(1)}
        SCENES["start"] = [[charm(0)], [gain(0, 1), charm(1)], [gain(0, -1), charm(0)]]
        assert answer("master@60") == Pick(1), "a point ahead is more"

    def test_a_turn_without_end_is_judged_as_it_stands(self) -> None:
        SCENES["start"] = [[gain(0, 1), next_turn(1, "0")], [gain(0, 2), next_turn(1, "0")]]
        for number in range(2000):
            SCENES[str(number)] = [[ask(1, str(number + 1))], [ask(1, str(number + 1))]]
        SCENES["2000"] = [[], []]
        assert answer("master@20") == Pick(1)


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_a_bot_answers_alike_when_it_is_asked_alike(level: str) -> None:
    SCENES["start"] = [[draw(0), next_turn(1)] for _ in range(6)]
    for salt in range(5):
        assert (
            answer(level, salt, [1, 2, 3, 4]) == answer(level, salt, [1, 2, 3, 4]) == answer(level, salt, [4, 3, 2, 1])
        )


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bot_answers_a_sealed_question_whoever_is_asked_first(level: str, seat: int) -> None:
    SCENES["start"] = [[], []]
    toy = Toy()
    state = toy.new(3)
    state.agenda = [Secret(0)]
    for other in range(3):
        if other != seat:
            toy.play(state, Pick(2), other)
    move = bots.choose(level, toy, toy.seen_by(state, seat), seat)
    if level == "master@40":
        assert move == Pick(5)
    if level == "journeyman":
        assert move in (Pick(4), Pick(5))
    toy.play(state, move, seat)
    assert not toy.decisions(state)[0].sealed


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(bots.BotSpecError, match=f"no bot 'nobody'; possible: {', '.join(bots.LEVELS)}"):
        bots.choose("nobody", Toy(), Toy().new(2), 0)


def test_the_tries_of_a_search_say_how_often_each_answer_to_a_sealed_question_is_given() -> None:
    toy = Toy()
    SCENES["open"] = [[gain(0, 0)], [gain(0, 0)], [gain(0, 0)]]
    state = State(toy.editions.standard(), [Secret(0)], 1, 0, 1, [], [Score(0), Score(0)], [])
    prospects = [Prospect(Pick(option), tries, 0.5, 0.0) for option, tries in enumerate((60, 30, 10))]
    thought = Thought(0, 100, (0.5, 0.5), tuple(prospects))
    drawn = Counter(bots.picked(toy, state, thought, salt).option for salt in range(600))
    assert drawn[0] / drawn[1] == pytest.approx(2, rel=0.25)
    assert 2 not in drawn, "it was hardly tried"
    opening = State(toy.editions.standard(), [Opening(0, "open")], 1, 0, 1, [], [Score(0), Score(0)], [])
    assert {bots.picked(toy, opening, thought, salt).option for salt in range(20)} == {0}
