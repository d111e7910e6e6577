"""The line of a hint, step by step on the boards: imagined, marked as such, and gone without a trace."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.bots.reasons import Gain, Reason
from engine.bots.thought import Prospect
from engine.chance import Dice, scatter
from engine.game import CATALOGUE, game
from tests.tui.table.advisors import AdvisedRunner
from tests.tui.table.tables import BOARDS, GAME, SIZES, Sitting, considered_states, new_table, people, scene_at
from tui.boards import boards
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import LANGUAGES, Words
from tui.table.foreseen_line import Changes, Step, steps
from tui.table.line_walk import LineWalk
from tui.table.scene import AnyScene
from tui.widgets.hint import HintPanel

MARK = "not played"


@pytest.fixture
def runner(tmp_path: Path) -> AdvisedRunner:
    return AdvisedRunner(tmp_path)


def packed(sitting: Sitting) -> bytes:
    return bytes(sitting.match.game.encode(sitting.match.state))


def walk(sitting: Sitting) -> Any:
    return sitting.table.mode.advisor.walk


# By keyboard


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_v_walks_forward_and_back_and_escape_returns_with_nothing_changed(
    runner: AdvisedRunner, size: tuple[int, int]
) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H")
        before, hints = packed(sitting), sitting.frame()
        await sitting.press("V")
        line = walk(sitting).steps
        assert len(line) > 1
        text = sitting.frame()
        assert "Foreseen, not played" in text
        assert MARK in text.split("\n")[0], "the status line says it, too"
        assert "Line of move 1: 1 of" in text
        assert "Your expected lead over " in " ".join(text.split())
        assert sitting.table.scene.state == line[0].state
        assert not sitting.table.scene.lit
        await sitting.press("right", "enter", "down", "right", "right", "right", "right")
        assert walk(sitting).at == len(line), "it ends at the end"
        await sitting.press(*["left"] * 9)
        assert walk(sitting).at == 0
        assert "This is the position now." in sitting.frame()
        assert packed(sitting) == before
        await sitting.press("right", "escape")
        assert walk(sitting) is None
        assert sitting.frame() == hints
        assert packed(sitting) == before
        assert not sitting.match.entries
        await sitting.press("escape", "home", "enter")
        assert len(sitting.match.entries) == 1, "the decision is answered as ever"

    runner.run(scene, new_table(people(2)), size=size)


def test_digits_go_to_the_lines_of_other_hints_and_v_leaves(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H", "2", "V")
        assert walk(sitting).number == 2, "the hint under the cursor"
        await sitting.press("3")
        assert walk(sitting).number == 3
        assert "Line of move 3: 1 of" in sitting.frame()
        await sitting.press("V")
        assert walk(sitting) is None
        assert "The master's advice" in sitting.frame()
        assert not sitting.match.entries

    runner.run(scene, new_table(people(2)))


@pytest.mark.parametrize("key", ["H", "u", "x", "tab", "S", "L", "plus"])
def test_other_keys_show_the_real_position_first(runner: AdvisedRunner, key: str) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.press("H", "V", key)
        assert table.mode.advisor.walk is None
        assert table.scene.state is table.match.state
        assert table.scene.decision == table.match.decisions[0]
        assert not table.view.status.imagined
        assert not table.match.entries

    runner.run(scene, new_table(people(2)))


def test_a_click_goes_to_a_step_and_boards_only_explain(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H", "V")
        await sitting.click(sitting.table.view.hint, "step-2")
        assert walk(sitting).at == 2
        panel = next(each for each in sitting.table.view.game_panels if each.display and each.spots)
        await sitting.click(panel, next(iter(panel.spots)))
        assert sitting.table.look_around.is_open
        assert not sitting.match.entries
        await sitting.press("escape", "escape")
        assert walk(sitting) is None
        assert sitting.table.scene.state is sitting.match.state

    runner.run(scene, new_table(people(2)))


def test_hints_that_get_better_meanwhile_are_shown_after_the_walk(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        runner.advisor.go_on.clear()
        await sitting.press("H", "V")
        line = walk(sitting)
        runner.advisor.go_on.set()
        await sitting.until(lambda: runner.advisor.thinking == 0)
        await sitting.rest()
        assert walk(sitting) is line
        assert MARK in sitting.frame()
        await sitting.press("escape")
        assert "400 lines tried" in sitting.frame()

    runner.run(scene, new_table(people(2)))


def test_without_hints_it_says_how_to_get_there(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("V")
        assert Words("en", strict=True)("line-not-now") in sitting.notices()
        assert walk(sitting) is None

    runner.run(scene, new_table(people(2)))


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_french_walk_in_every_game(runner: AdvisedRunner, key: str) -> None:
    async def scene(sitting: Sitting) -> None:
        before = packed(sitting)
        await sitting.press("H", "V", "right", "right")
        text = sitting.frame()
        assert "pas jouée" in text
        assert "⟨" not in text
        await sitting.press("escape", "escape")
        assert packed(sitting) == before

    runner.run(scene, new_table(people(1, bots=1), key=key), language="fr")


# What the steps hold


def foreseen(key: str) -> Iterator[tuple[Any, int, Prospect]]:
    """Foresee lines in positions of a random game."""
    for state, thought in considered_states(key, seed=6, every=29, iterations=60):
        yield state, thought.seat, thought.prospects[0]


def shown(key: str, state: Any, seat: int, prospect: Prospect, language: str = "en") -> list[Step]:
    return steps(scene_at(state, Words(language, key, strict=True), seat, key=key), boards(key), seat, prospect)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_steps_change_nothing_and_show_what_the_seat_may_see(key: str, language: str) -> None:
    rules, seen = game(key), 0
    for state, seat, prospect in foreseen(key):
        before = rules.encode(state)
        line = shown(key, state, seat, prospect, language)
        assert rules.encode(state) == before
        assert line[0].seat == seat
        assert line[0].move == prospect.move
        assert [step.move for step in line[1:]] == [each.move for each in prospect.line[: len(line) - 1]]
        assert all(step.state is not None for step in line[:-1]), "a revelation ends the line"
        for step in line:
            assert step.label
            if step.state is not None and step.changes is not None:
                assert rules.encode(rules.seen_by(step.state, seat)) == rules.encode(step.state)
                assert step.state.revealed == state.revealed
                assert step.changes.rival != seat
                seen += 1
    assert seen > 5


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            "Your expected lead over Bob falls by 3.0 VP. You: less money (−1.0 VP). "
            "Bob: more points scored (+2.0 VP).",
        ),
        (
            "fr",
            "Votre avance attendue sur Bob baisse de 3,0 PV. Vous : moins d'argent (−1,0 PV). "
            "Bob : plus de points marqués (+2,0 PV).",
        ),
    ],
)
def test_what_a_step_changes_is_said_of_each_player(language: str, expected: str) -> None:
    scene = scene_at(GAME.new(2, seed=1), Words(language, GAME.key, strict=True))
    changes = Changes(1, Reason((Gain("money", -1.0),), 0.0), Reason((Gain("points", 2.0),), 0.0))
    longest, *_, shortest = said_of(scene, changes)
    assert longest == expected
    assert len(shortest) < len(longest)


def test_a_rival_s_step_is_not_said_to_be_mine() -> None:
    scene, nothing = scene_at(GAME.new(2, seed=1)), Reason((), 0.0)
    spent = Changes(1, nothing, Reason((Gain("architects", -1.5),), 0.0))
    assert said_of(scene, spent)[0] == (
        "Your expected lead over Bob rises by 1.5 VP. Bob: less to gain from architects in hand (−1.5 VP)."
    )
    assert said_of(scene, Changes(1, nothing, nothing)) == ["Your expected lead over Bob does not change."]


def test_the_turn_passes_when_it_is_over_and_not_before() -> None:
    passes, stays = 0, 0
    for state, seat, prospect in foreseen(GAME.key):
        *line, _ = shown(GAME.key, state, seat, prospect)
        for step in line:
            assert step.changes is not None, "a revelation ends the line"
            gains = (*step.changes.own.gains, *step.changes.theirs.gains)
            is_named = BOARDS.turn_item in [gain.term for gain in gains]
            following = GAME.decisions(step.state)[0]
            if following.seat == step.seat and not following.opens_turn:
                stays += 1
                assert not is_named
            else:
                passes += is_named
    assert stays > 3
    assert passes


@pytest.mark.parametrize("key", ["bruxelles1893", "crystal_palace"])
def test_a_step_before_a_revelation_is_known_as_such(key: str) -> None:
    rules, found = game(key), 0
    for state, seat, prospect in foreseen(key):
        line = shown(key, state, seat, prospect)
        known = [step for step in line if step.state is not None]
        assert not any(step.before_reveal for step in line if step not in known[-1:])
        if known and known[-1].before_reveal:
            found += 1
            after = rules.imagine(rules.seen_by(known[-1].state, seat), Dice(scatter(0)))
            following = (each.move for each in prospect.line[len(known) - 1 :])
            while after.revealed == state.revealed:
                decision = rules.decisions(after)[0]
                rules.apply(after, decision.moves[0] if len(decision.moves) == 1 else next(following), decision.seat)
        else:
            assert len(known) == len(line) or len(line) == 1
    assert found


@pytest.mark.parametrize(
    ("language", "note", "brief"),
    [
        ("en", "Something hidden is revealed next; its worth is not counted yet.", "next is not counted yet."),
        ("fr", "Un élément caché est révélé ensuite ; sa valeur n'est pas encore comptée.", "pas encore comptée."),
    ],
)
def test_what_is_revealed_next_is_said_not_to_be_counted(language: str, note: str, brief: str) -> None:
    scene = scene_at(GAME.new(2, seed=1), Words(language, GAME.key, strict=True))
    changes = Changes(1, Reason((Gain("money", -1.0),), 0.0), Reason((), 0.0))
    longest, *_, shortest = said_of(scene, changes, before_reveal=True)
    assert note in longest
    assert brief in shortest
    assert len(shortest) < len(longest)
    assert note not in said_of(scene, changes)[0]


def said_of(scene: AnyScene, changes: Changes, before_reveal: bool = False) -> list[str]:
    """Return what the panel says about a step, from the longest form to the shortest."""
    panel, line = HintPanel("hint", scene), LineWalk.__new__(LineWalk)
    line.steps, line.at = [Step(1, "", "turn", None, (), scene.state, changes, before_reveal)], 1
    return [text.replace(NO_BREAK_SPACE, " ") for text in panel._about(line)]


@pytest.mark.parametrize("key", CATALOGUE)
def test_steps_are_the_same_in_worlds_that_the_seat_cannot_tell_apart(key: str) -> None:
    rules, others = game(key), 0
    for state, seat, prospect in foreseen(key):
        other = rules.imagine(rules.seen_by(state, seat), Dice(scatter(99)))
        others += rules.encode(other) != rules.encode(state)
        assert shown(key, state, seat, prospect) == shown(key, other, seat, prospect)
    assert others
