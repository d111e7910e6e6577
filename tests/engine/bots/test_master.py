"""The master: the same budget gives the same move, it never peeks, and it thinks further than others."""

import time
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

import pytest
from msgspec.structs import replace

from engine import bots
from engine.bots import journeyman, master
from engine.bots.clock import PATIENCE, Clock
from engine.bots.experience import Experience
from engine.bots.judge import Judge
from engine.bots.thought import Foreseen, Prospect, Thought, amended, merged
from engine.chance import Dice, scatter
from engine.game import CATALOGUE, AnyGame, game

ROUNDS_OF_QUESTIONS = (5, 23, 48)


def position(rules: AnyGame, seats: int, moves: int, seed: int = 11) -> Any:
    """Play so many moves at random."""
    state, dice = rules.new(seats, seed=seed), Dice(scatter(seed))
    for _ in range(moves):
        asked = rules.decisions(state)[0]
        rules.apply(state, asked.moves[dice.below(len(asked.moves))], asked.seat)
    return state


def asked(rules: AnyGame, state: Any) -> int:
    return rules.decisions(state)[0].seat


@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("moves", ROUNDS_OF_QUESTIONS)
def test_a_budget_in_iterations_gives_the_same_legal_move_again(key: str, moves: int) -> None:
    rules = game(key)
    state = position(rules, 3, moves)
    seat = asked(rules, state)
    view = rules.seen_by(state, seat)
    chosen = bots.choose("master@30", rules, view, seat)
    assert chosen == bots.choose("master@30", rules, rules.clone(view), seat)
    rules.play(state, chosen, seat)


@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("moves", ROUNDS_OF_QUESTIONS)
def test_states_that_differ_only_in_hidden_things_give_the_same_move(key: str, moves: int) -> None:
    rules = game(key)
    state = position(rules, 2, moves)
    seat = asked(rules, state)
    view = rules.seen_by(state, seat)
    other = rules.imagine(view, Dice(scatter(99)))
    assert rules.encode(other) != rules.encode(state)
    chosen = [bots.choose("master@30", rules, rules.seen_by(each, seat), seat) for each in (state, other)]
    assert chosen[0] == chosen[1]


def test_thinking_leaves_the_view_as_it_was() -> None:
    rules = game("bruxelles1897")
    state = position(rules, 2, 9)
    view = rules.seen_by(state, asked(rules, state))
    before = rules.encode(view)
    bots.choose("master@20", rules, view, asked(rules, state))
    assert rules.encode(view) == before


def test_all_moves_meet_the_same_worlds_in_the_same_order(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("bruxelles1897")
    state = position(rules, 3, 12)
    asking = rules.decisions(state)[0]
    view = rules.seen_by(state, asking.seat)
    imagine = rules.imagine
    worlds: list[bytes] = []

    def noted(view: Any, dice: Dice) -> Any:
        world = imagine(view, dice)
        worlds.append(rules.encode(world))
        return world

    monkeypatch.setattr(rules, "imagine", noted)
    met = []
    for only in asking.moves[:3]:
        worlds.clear()
        search = master.Search(Judge(rules, 3), view, asking.seat, Dice(5), only)
        worlds.clear()
        search.think(Clock(), iterations=6)
        met.append(worlds.copy())
    assert met[0] == met[1] == met[2]
    assert len(set(met[0])) == 6
    worlds.clear()
    search = master.Search(Judge(rules, 3), view, asking.seat, Dice(5))
    worlds.clear()
    search.think(Clock(), iterations=20)
    assert max(edge.tries for edge in search._root.edges.values()) == len(set(worlds)) < 20
    assert met[0][: len(set(worlds))] == list(dict.fromkeys(worlds))[:6]


def test_a_thought_knows_every_answer_it_tried_the_best_first_and_what_it_foresees() -> None:
    rules = game("bruxelles1897")
    state = position(rules, 2, 12)
    decision = rules.decisions(state)[0]
    [thought] = bots.consider("master@60", rules, rules.seen_by(state, decision.seat), decision.seat)
    assert thought.tries == sum(each.tries for each in thought.prospects) == 60
    assert {each.move for each in thought.prospects} <= set(decision.moves)
    assert [each.tries for each in thought.prospects] == sorted((e.tries for e in thought.prospects), reverse=True)
    assert sum(thought.chances) == pytest.approx(1)
    assert all(0 <= each.chance <= 1 for each in thought.prospects)
    best = thought.prospects[0]
    assert best.line
    rules.play(state, best.move, decision.seat)
    following = rules.decisions(state)[0]
    while len(following.moves) == 1:
        rules.play(state, following.moves[0])
        following = rules.decisions(state)[0]
    assert best.line[0].seat == following.seat
    assert thought.of(best.move) is best
    assert thought.of("no such move") is None


def test_it_says_again_and_again_how_far_it_has_got() -> None:
    rules = game("bruxelles1897")
    state = position(rules, 2, 6)
    seat = asked(rules, state)
    thoughts = list(bots.consider("master@40", rules, rules.seen_by(state, seat), seat, every=1e-9))
    assert [each.tries for each in thoughts] == list(range(1, 41))


@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("moves", ROUNDS_OF_QUESTIONS)
def test_it_stops_as_soon_as_nothing_can_change_its_move(key: str, moves: int) -> None:
    rules = game(key)
    state = position(rules, 3, moves)
    seat = asked(rules, state)
    view = rules.seen_by(state, seat)
    [whole] = bots.consider("master@60", rules, view, seat)
    [settled] = bots.consider("master@60", rules, view, seat, until_settled=True)
    assert settled.prospects[0].move == whole.prospects[0].move == bots.choose("master@60", rules, view, seat)
    assert whole.tries == 60
    ahead = settled.prospects[0].tries - max([each.tries for each in settled.prospects[1:]], default=-60)
    assert settled.tries == 60 or ahead > 60 - settled.tries


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_search_that_is_not_itemised_finds_the_same_without_terms(key: str) -> None:
    rules = game(key)
    state = position(rules, 3, 23)
    seat = asked(rules, state)
    view = rules.seen_by(state, seat)
    [itemised] = bots.consider("master@40", rules, view, seat)
    [plain] = bots.consider("master@40", rules, view, seat, itemised=False)
    assert all(each.terms for each in itemised.prospects)
    assert plain.prospects == tuple(replace(each, terms=()) for each in itemised.prospects)


def test_a_move_without_a_rival_is_settled_long_before_its_time() -> None:
    rules = game("bruxelles1897")
    state = position(rules, 2, 6)
    seat = asked(rules, state)
    search = master.Search(Judge(rules, len(state.players)), rules.seen_by(state, seat), seat, Dice(5))
    search._root.edges.clear()
    search._root.offer(search.answers, [1.0, *[1e-9 for _ in search.answers[1:]]])
    search.think(Clock(3600.0), iterations=10)
    assert search.tries == 10
    search.think(Clock(), iterations=100, until_settled=True)
    assert search.tries < 60


def test_an_only_answer_is_settled_at_once_whatever_may_be_done_besides() -> None:
    """In a position in which nothing done besides is worth while."""
    rules = game("crystal_palace")
    state = position(rules, 2, 20)
    while len(rules.decisions(state)[0].moves) > 1 or not rules.decisions(state)[0].asides:
        rules.apply(state, rules.decisions(state)[0].moves[0])
    decision = rules.decisions(state)[0]
    view = rules.seen_by(state, decision.seat)
    [thought] = bots.consider("master@500", rules, view, decision.seat, until_settled=True)
    assert thought.tries == 1
    assert bots.choose("master@500", rules, view, decision.seat) == decision.moves[0]


def lines(edge: Any, above: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Any]]:
    """Yield the seats that are asked one after another down every line of a tree, and where the line ends."""
    yield above, edge
    for node in edge.nodes.values():
        for below in node.edges.values():
            yield from lines(below, (*above, node.seat))


def test_the_tree_holds_the_turn_and_every_try_is_played_on_once_around_the_table() -> None:
    rules = game("bruxelles1893")
    state = position(rules, 4, 9)
    while not rules.decisions(state)[0].opens_turn:
        rules.apply(state, rules.decisions(state)[0].moves[0])
    seat = asked(rules, state)
    search = master.Search(Judge(rules, len(state.players)), rules.seen_by(state, seat), seat, Dice(5))
    search.think(Clock(), iterations=40)
    found = [each for edge in search._root.edges.values() for each in lines(edge, (seat,))]
    # Nobody has passed yet, and nobody is asked in the turn of another.
    assert all(set(seats) == {seat} for seats, _ in found)
    assert any(len(seats) > 1 for seats, _ in found)
    order = [(seat + step) % 4 for step in (1, 2, 3, 4)]
    rests = [edge.rest for _, edge in found if edge.rest]
    assert rests
    for rest in rests:
        assert [one for one, _ in groupby(rest, key=itemgetter(0))] == order


@pytest.mark.parametrize(("key", "turns"), [("bruxelles1897", 3), ("bruxelles1893", 3), ("crystal_palace", 6)])
def test_it_plays_on_as_many_turns_as_a_game_asks_for_and_judges_the_last_of_each_seat(
    monkeypatch: pytest.MonkeyPatch, key: str, turns: int
) -> None:
    rules = game(key)
    state = position(rules, 3, 40)
    while not rules.decisions(state)[0].opens_turn:
        rules.apply(state, rules.decisions(state)[0].moves[0])
    seat = asked(rules, state)
    search = master.Search(Judge(rules, 3), rules.seen_by(state, seat), seat, Dice(5))
    steps: list[str] = []
    play_turn, judged = search._play_turn, search._judged

    def noted_turn(*about: Any) -> Any:
        steps.append("turn")
        return play_turn(*about)

    def noted_judgement(state: Any) -> Any:
        steps.append("judged")
        return judged(state)

    monkeypatch.setattr(search, "_play_turn", noted_turn)
    monkeypatch.setattr(search, "_judged", noted_judgement)
    search.think(Clock(), iterations=1)
    assert steps == ["turn"] * (turns - 3) + ["turn", "judged"] * 3


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_turn_is_played_on_as_the_journeyman_would_who_sees_as_much(key: str) -> None:
    rules = game(key)
    judge, sight = Judge(rules, 3), master.HURRIED
    state = position(rules, 3, 30)
    while not rules.decisions(state)[0].opens_turn or len(rules.decisions(state)[0].moves) < 3:
        rules.apply(state, rules.decisions(state)[0].moves[0])
    asking = rules.decisions(state)[0]
    worths = journeyman.worths_of(judge, state, asking.seat, asking.moves, Dice(5), sight)
    played, question = rules.clone(state), rules.question(state)
    assert question is not None
    following, made = journeyman.play_turn(judge, played, question, Dice(5), sight, Experience())
    assert made[0] == (asking.seat, max(worths, key=worths.__getitem__))
    assert following is not None
    assert following[0].opens_turn
    assert following[1] == rules.decisions(played)[0].moves
    for seat, move in made:
        while len(rules.decisions(state)[0].moves) == 1:
            rules.apply(state, rules.decisions(state)[0].moves[0])
        rules.play(state, move, seat)


def test_what_is_done_besides_is_judged_by_the_turn_that_follows_it() -> None:
    """An aside leaves the question open: the turn is not over, and nobody else comes before it ends."""
    rules = game("crystal_palace")
    state = position(rules, 2, 20)
    while not (rules.decisions(state)[0].opens_turn and rules.decisions(state)[0].asides):
        rules.apply(state, rules.decisions(state)[0].moves[0])
    asking = rules.decisions(state)[0]
    view = rules.seen_by(state, asking.seat)
    search = master.Search(Judge(rules, 2), view, asking.seat, Dice(5), asking.asides[0])
    search.think(Clock(), iterations=3)
    [edge] = search._root.edges.values()
    seats = [seat for seat, _ in groupby(edge.rest, key=itemgetter(0))]
    assert seats[:2] == [asking.seat, 1 - asking.seat]
    assert len(edge.rest) >= 3, "its turn, and once around the table"


@pytest.mark.parametrize(("key", "moves"), [("bruxelles1897", 33), ("bruxelles1893", 33), ("crystal_palace", 29)])
def test_a_foreseen_line_leaves_out_no_question_of_the_turns_it_tells(key: str, moves: int) -> None:
    """In these positions the best move reveals nothing."""
    rules = game(key)
    state = position(rules, 3, moves)
    seat = asked(rules, state)
    [thought] = bots.consider("master@80", rules, rules.seen_by(state, seat), seat)
    best = thought.prospects[0]
    assert len(best.line) == master.FORESEEN
    world = rules.imagine(rules.seen_by(state, seat), Dice(3))
    told = 0
    for step in (Foreseen(seat, best.move), *best.line):
        if world.revealed != state.revealed:
            break
        question = rules.decisions(world)[0]
        while len(question.moves) == 1:
            rules.apply(world, question.moves[0], question.seat)
            question = rules.decisions(world)[0]
        assert question.seat == step.seat
        rules.play(world, step.move, step.seat)
        told += 1
    assert told > 3


def test_a_budget_in_seconds_ends() -> None:
    rules = game("bruxelles1897")
    state = position(rules, 2, 6)
    seat = asked(rules, state)
    *_, last = bots.consider("master@0.02s", rules, rules.seen_by(state, seat), seat, every=0.01)
    assert last.tries >= 1


@pytest.mark.parametrize(("share", "lasts"), [(1.0, 1.0), (0.6, 1.0 / 0.6), (0.25, PATIENCE)])
def test_seconds_are_processor_time_but_at_most_twice_as_long_on_the_clock(
    monkeypatch: pytest.MonkeyPatch, share: float, lasts: float
) -> None:
    """The machine leaves the bot a share of a core; every look at the clock takes a hundredth of a second."""
    now = 0.0

    def read() -> float:
        nonlocal now
        now += 0.005
        return now

    monkeypatch.setattr(time, "perf_counter", read)
    monkeypatch.setattr(time, "thread_time", lambda: read() * share)
    rules = game("bruxelles1897")
    state = position(rules, 2, 6)
    seat = asked(rules, state)
    began = now
    list(bots.consider("master@1s", rules, rules.seen_by(state, seat), seat, every=0.1))
    assert now - began == pytest.approx(lasts, abs=0.1)


def test_the_clock_runs_while_the_first_thoughts_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "perf_counter", lambda: now)
    monkeypatch.setattr(time, "thread_time", lambda: now)
    first_thoughts = master.Search._first_thoughts

    def slow(search: master.Search, *about: Any) -> Any:
        nonlocal now
        now += 5.0
        return first_thoughts(search, *about)

    monkeypatch.setattr(master.Search, "_first_thoughts", slow)
    rules = game("bruxelles1897")
    state = position(rules, 2, 6)
    seat = asked(rules, state)
    [thought] = bots.consider("master@1s", rules, rules.seen_by(state, seat), seat, every=0.1)
    assert thought.tries == 1


def test_when_the_game_ends_within_sight_chances_are_results() -> None:
    rules = game("bruxelles1897")
    state = rules.new(2, seed=4)
    before = state
    while rules.decisions(state):
        before = rules.clone(state)
        rules.apply(state, rules.decisions(state)[0].moves[0])
    seat = asked(rules, before)
    [thought] = bots.consider("master@10", rules, rules.seen_by(before, seat), seat)
    winners = rules.standings(state).winners
    last = thought.of(rules.decisions(before)[0].moves[0])
    assert last is not None
    assert last.chance == pytest.approx((seat in winners) / len(winners))


def test_rivals_count_as_much_as_they_are_likely_to_win() -> None:
    looks, leads = [10.0, 8.0, 2.0], [2.0, -2.0, -8.0]
    assert master._gains(looks, [0.5, 0.25, 0.25], leads) == pytest.approx([5.0, 8 - 22 / 3, 2 - 28 / 3])
    assert master._gains(looks, [1.0, 0.0, 0.0], leads) == pytest.approx([2.0, -2.0, -8.0]), "when it is over"
    hopeless = [1.0 - 1e-16, 1e-16, 3e-16]
    assert master._gains([300.0, 8.0, 4.0], hopeless, [292.0, -292.0, -296.0])[0] == pytest.approx(295.0)


def test_only_the_one_that_thinks_can_be_asked_what_it_thinks() -> None:
    rules = game("bruxelles1897")
    with pytest.raises(bots.BotSpecError, match="journeyman does not think; possible: foreman, contractor, master"):
        bots.consider("journeyman", rules, None, 0)


def test_thoughts_of_several_searches_make_one() -> None:
    line = (Foreseen(1, "reply"),)
    one = Thought(0, 30, (0.6, 0.4), (Prospect("a", 20, 0.7, 4.0, line), Prospect("b", 10, 0.4, -2.0)))
    two = Thought(0, 10, (0.2, 0.8), (Prospect("b", 9, 0.2, -4.0, line), Prospect("c", 1, 0.2, -4.0)))
    both = merged([one, two])
    assert both.tries == 40
    assert both.chances == pytest.approx((0.5, 0.5))
    assert [(each.move, each.tries) for each in both.prospects] == [("a", 20), ("b", 19), ("c", 1)]
    b = both.prospects[1]
    assert b.lead == pytest.approx((10 * -2 + 9 * -4) / 19)
    assert b.chance == pytest.approx((10 * 0.4 + 9 * 0.2) / 19)
    assert b.line == ()
    assert both.prospects[0].line == line


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_single_answer_can_be_thought_about_however_bad_it_looks(key: str) -> None:
    rules = game(key)
    state = position(rules, 3, 30)
    while len(rules.decisions(state)[0].moves) < 3:
        rules.apply(state, rules.decisions(state)[0].moves[0])
    decision = rules.decisions(state)[0]
    view = rules.seen_by(state, decision.seat)
    for move in decision.moves[:3]:
        [thought] = bots.consider("master@20", rules, view, decision.seat, only=move)
        assert [(each.move, each.tries) for each in thought.prospects] == [(move, 20)]


def test_a_word_about_single_answers_is_taken_into_a_thought() -> None:
    whole = Thought(0, 100, (0.6, 0.4), (Prospect("a", 90, 0.7, 4.0), Prospect("b", 2, 0.6, 3.0)))
    about = Thought(0, 50, (0.1, 0.9), (Prospect("b", 50, 0.1, -9.0),))
    assert [(each.move, each.chance) for each in amended(whole, about).prospects] == [("a", 0.7), ("b", 0.1)]
    never = Thought(0, 50, (0.1, 0.9), (Prospect("c", 50, 0.1, -9.0),))
    assert [each.move for each in amended(whole, never).prospects] == ["a", "b", "c"]
    assert amended(whole, never).chances == whole.chances


def test_searches_that_stopped_when_they_were_sure_have_the_same_say() -> None:
    sure = Thought(0, 401, (1.0, 0.0), (Prospect("x", 401, 1.0, 4.0),))
    unsure = Thought(0, 800, (0.5, 0.5), (Prospect("y", 610, 0.5, 1.0), Prospect("x", 190, 0.5, 0.0)))
    assert merged([sure, unsure]).prospects[0].move == "y"
    both = merged([sure, unsure], alike=True)
    assert both.tries == 1600
    assert [(each.move, each.tries) for each in both.prospects] == [("x", 990), ("y", 610)]


def test_of_wide_questions_only_the_best_looking_answers_are_thought_about() -> None:
    rules = game("crystal_palace")
    state = rules.new(2, seed=1)
    asked_first, asked_next = rules.decisions(state)
    answers = len(asked_first.moves)
    assert answers > 100
    search = master.Search(
        Judge(rules, len(state.players)), rules.seen_by(state, asked_first.seat), asked_first.seat, Dice(5)
    )
    assert 1 < len(search.answers) < answers / 4
    assert set(search.answers) <= set(asked_first.moves)
    search.think(Clock(), iterations=25)
    replies = {edge.rest[0] for edge in search._root.edges.values()}
    assert {seat for seat, _ in replies} == {asked_next.seat}
    assert {move for _, move in replies} <= set(asked_next.moves)
    assert len(replies) > 1, "rivals set their dice in more than one way"
