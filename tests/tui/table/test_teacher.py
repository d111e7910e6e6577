"""The teacher: a quiet word when the master saw something much better, and silence otherwise."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.bots.thought import Prospect, Thought
from engine.story import JUDGED
from tests.tui.table.advisors import AdvisedRunner, Advisor, wait
from tests.tui.table.tables import SIZES, Sitting, new_table, people
from tui.drawing.wrapping import wrap
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import LANGUAGES, Words
from tui.table import foreseen_line
from tui.table.foreseen_line import Followed, followed
from tui.table.teacher import AT_ONCE, MUCH_CHANCE, MUCH_LEAD, something_better
from tui.widgets.decision import LEAST_LIST

BETTER = "The master preferred"


@pytest.fixture
def runner(tmp_path: Path) -> AdvisedRunner:
    return AdvisedRunner(tmp_path)


def note(sitting: Sitting) -> str:
    """The whole comment, however much of it is shown."""
    return str(sitting.table.view.decision.note_forms[0])


def shown(sitting: Sitting) -> str:
    return str(sitting.table.view.decision.note).replace(NO_BREAK_SPACE, " ")


@pytest.mark.parametrize("size", [SIZES["middle"], SIZES["large"]], ids=["middle", "large"])
def test_a_word_says_what_was_better_by_how_much_and_offers_undo(runner: AdvisedRunner, size: tuple[int, int]) -> None:
    async def scene(sitting: Sitting) -> None:
        start = sitting.match.game.encode(sitting.match.state)
        mine, *_, best = sitting.labels()
        await sitting.press("home", "enter")
        said = shown(sitting)
        assert f"You played “{mine}”: 20% to win. The master preferred “{best}”: 62%, +18.2 VP in the end." in said
        assert "Why: more points scored (+15.4 VP)" in said
        assert len(wrap(said, sitting.table.view.decision.text_width)) <= sitting.table.view.decision.note_lines
        assert "Press u to undo your move" in said
        assert "You played" in sitting.frame()
        assert not sitting.notices()
        await sitting.press("u")
        assert sitting.match.game.encode(sitting.match.state) == start
        assert not note(sitting)

    runner.run(scene, new_table(people(2)), size=size, teacher=True)


def test_shorter_forms_of_a_word_leave_out_the_move_played_and_the_last_ones_the_reasons(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("home", "enter")
        forms = sitting.table.view.decision.note_forms
        kinds = [form.split()[0] for form in forms]
        assert list(dict.fromkeys(kinds)) == ["You", "The", "“Pass"]
        assert all("Why: " in form for form in forms[:-2])
        brief = next(form for form in forms if form.startswith(BETTER))
        assert "62% to win instead of 20%" in brief
        assert "undo" in forms[-2]
        assert "undo" not in forms[-1]

    runner.run(scene, new_table(people(2)), teacher=True)


FOLDED = {
    "en": re.compile(r"^“[^”]+” was better: 62% to win instead of \d+%\. Press E to read more\."),
    "fr": re.compile(r"^« [^»]+ » valait mieux : 62 % de chances au lieu de \d+ %\. E : lire la suite\."),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), [("bruxelles1897", 4), ("bruxelles1893", 5)])
def test_in_a_small_window_a_word_leaves_the_answers_in_sight_and_a_key_opens_all_of_it(
    runner: AdvisedRunner, key: str, seats: int, language: str
) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("home", "enter")
        panel = sitting.table.view.decision
        assert FOLDED[language].match(shown(sitting))
        rows = [spot for spot in panel.spots if spot.startswith("option-")]
        assert len(rows) >= min(len(panel.options), LEAST_LIST)
        drawn = "".join("".join(chars).strip("│ ") + " " for chars, _ in panel.rows)
        for word in shown(sitting).split():
            assert word in drawn.replace(NO_BREAK_SPACE, " ")
        whole = note(sitting)
        await sitting.press("E")
        read = " ".join(line.strip("│ ") for line in sitting.frame().splitlines()).replace(NO_BREAK_SPACE, " ")
        assert whole.replace(NO_BREAK_SPACE, " ") in " ".join(read.split())
        await sitting.press("E")
        assert note(sitting) == whole

    runner.run(scene, new_table(people(seats), key=key), teacher=True, language=language)


def test_without_a_word_the_key_that_opens_it_says_so(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("E")
        assert sitting.notices() == ["The coach has nothing to say."]

    runner.run(scene, new_table(people(2)))


def test_where_there_is_room_a_word_says_what_the_better_move_would_lead_to(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        rules, state = sitting.match.game, sitting.match.state
        decision = sitting.match.decisions[0]
        best = runner.advisor._thought(rules, state, decision.seat, 400).prospects[0]
        there = replace(sitting.table.scene, state=state, decision=decision, viewer=decision.seat)
        _, first, *_ = followed(there, sitting.table.boards, decision.seat, best)
        await sitting.press("home", "enter")
        assert f"Expected next: {sitting.table.scene.player(first.seat)} “{first.label}”" in note(sitting)

    runner.run(scene, new_table(people(2)), size=SIZES["large"], teacher=True)


def test_the_line_is_followed_once_however_long_the_word_may_be(
    runner: AdvisedRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Prospect] = []

    def counted(*given: Any) -> Iterator[Followed]:
        calls.append(given[-1])
        return followed(*given)

    monkeypatch.setattr(foreseen_line, "followed", counted)

    async def scene(sitting: Sitting) -> None:
        await sitting.press("home", "enter")
        assert BETTER in note(sitting)
        assert len(calls) == 1

    runner.run(scene, new_table(people(2)), teacher=True)


def test_nothing_is_said_when_it_was_fine(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("home", "enter")
        assert runner.advisor.asked
        assert sitting.match.entries
        assert not note(sitting)

    def prefer_the_first(advisor: Advisor) -> None:
        advisor.taste = list

    runner.prepare = prefer_the_first

    runner.run(scene, new_table(people(2)), teacher=True)


def test_without_a_teacher_nobody_thinks(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("home", "enter")
        assert not runner.advisor.asked
        assert not note(sitting)

    runner.run(scene, new_table(people(2)))


def test_it_thinks_on_after_the_move_and_never_holds_anything_up(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("home", "enter")
        assert sitting.match.entries
        assert not note(sitting)
        assert sitting.table.mode.chooser.selection.options
        runner.advisor.go_on.set()
        await sitting.until(lambda: bool(note(sitting)))
        assert BETTER in note(sitting)

    runner.prepare = wait

    runner.run(scene, new_table(people(2)), teacher=True)


def test_at_most_one_word_a_turn_although_every_decision_is_judged(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.choose("place")
        assert not sitting.match.decisions[0].opens_turn, "choose another seed"
        first = note(sitting)
        assert BETTER in first
        seat = sitting.match.decisions[0].seat
        await sitting.press("home", "enter")
        assert len([asked for asked in runner.advisor.asked if asked[0] == seat]) >= 2
        assert not note(sitting)

    runner.run(scene, new_table(people(2)), teacher=True)


def test_a_word_about_an_earlier_decision_of_the_turn_says_how_often_to_take_back(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        start = sitting.match.game.encode(sitting.match.state)
        await sitting.choose("place")
        await sitting.press("home", "enter")
        assert len(sitting.match.entries) == 2
        runner.advisor.go_on.set()
        await sitting.until(lambda: bool(note(sitting)))
        assert "Press u 2 times" in note(sitting)
        await sitting.press("u", "u")
        assert sitting.match.game.encode(sitting.match.state) == start

    def only_where_one_places(advisor: Advisor) -> None:
        wait(advisor)
        advisor.taste = lambda moves: list(reversed(moves)) if len(moves) > 8 else moves

    runner.prepare = only_where_one_places

    runner.run(scene, new_table(people(2)), teacher=True)


def test_a_move_so_bad_that_it_was_never_tried_is_looked_at_by_itself(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("home", "enter")
        [(seat, move, budget)] = runner.advisor.asked_about
        assert (seat, move) == (sitting.match.entries[0].seat, sitting.match.entries[0].move)
        assert budget["iterations"] == JUDGED
        assert BETTER in note(sitting)

    runner.run(scene, new_table(people(2)), teacher=True)


def test_whoever_is_faster_than_the_teacher_leaves_little_behind(
    runner: AdvisedRunner,
) -> None:
    async def scene(sitting: Sitting) -> None:
        for _ in range(8):
            await sitting.press("home", "enter")
        assert len(runner.advisor.asked) > AT_ONCE
        await sitting.until(lambda: runner.advisor.thinking == AT_ONCE)
        await sitting.press("H")
        await sitting.until(lambda: len(runner.advisor.asked) > AT_ONCE + 1 and runner.advisor.thinking == AT_ONCE)

    runner.prepare = wait

    runner.run(scene, new_table(people(2)), teacher=True)


@pytest.mark.parametrize("late", [False, True])
def test_whoever_has_seen_the_advice_hears_no_word_about_it(runner: AdvisedRunner, late: bool) -> None:
    async def scene(sitting: Sitting) -> None:
        if late:
            runner.advisor.go_on.set()
            await sitting.until(lambda: runner.advisor.thinking == 0)
        await sitting.press("H")
        runner.advisor.go_on.set()
        await sitting.rest()
        await sitting.press("escape", "home", "enter")
        assert sitting.match.entries
        await sitting.until(lambda: runner.advisor.thinking == 0)
        await sitting.rest()
        assert not runner.advisor.asked_about
        assert not note(sitting)

    runner.prepare = wait

    runner.run(scene, new_table(people(2)), teacher=True)


def test_escape_puts_the_word_away_and_takes_nothing_back(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.play_turn()
        played = len(sitting.match.entries)
        sitting.table.mode._comment_on_decision(("A word.",))
        await sitting.press("escape")
        assert not note(sitting)
        assert len(sitting.match.entries) == played

    runner.run(scene, new_table(people(2)), teacher=True)


def test_where_nothing_can_be_taken_back_undo_is_not_offered(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.choose("pass")
        await sitting.press("home", "enter")
        runner.advisor.go_on.set()
        await sitting.until(lambda: bool(note(sitting)))
        assert BETTER in note(sitting)
        assert "to undo your move" not in note(sitting)

    def prefer_not_to_pass(advisor: Advisor) -> None:
        wait(advisor)
        advisor.taste = list

    runner.prepare = prefer_not_to_pass

    runner.run(scene, new_table(people(3), free_undo=False), teacher=True)


def test_what_is_taken_back_is_not_commented_on(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("home", "enter", "u")
        runner.advisor.go_on.set()
        await sitting.until(lambda: runner.advisor.thinking == 0)
        await sitting.rest()
        assert not note(sitting)

    runner.prepare = wait

    runner.run(scene, new_table(people(2)), teacher=True)


def test_secret_choices_of_several_people_are_not_commented_on(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("enter", "enter")
        table: Any = sitting.app.screen_stack[-2]
        assert table.match.entries[0].sealed
        assert not runner.advisor.asked

    runner.run(scene, new_table(people(2), key="crystal_palace"), teacher=True)


def test_a_teacher_who_cannot_think_is_silent(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        runner.advisor.fails = True
        await sitting.press("home", "enter", "home", "enter", "home", "enter")
        assert sitting.match.entries
        assert not note(sitting)

    runner.run(scene, new_table(people(2)), teacher=True)


def test_a_french_word(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("home", "enter")
        assert "Vous avez joué «\u00a0A1" in note(sitting)
        assert "Le maître préférait" in note(sitting)
        assert "plus de points marqués (+15,4\u00a0PV" in note(sitting)
        assert "u\u00a0: annuler votre coup" in note(sitting)
        assert "⟨" not in sitting.frame()

    runner.run(scene, new_table(people(2)), teacher=True, language="fr")


def thought(*prospects: Prospect) -> Thought:
    return Thought(0, 100, (0.5, 0.5), prospects)


def test_much_better_is_so_much_chance_or_so_many_points() -> None:
    best = Prospect("best", 50, 0.75, 10.0)

    def says(chance: float, lead: float, tries: int = 20) -> bool:
        return something_better(thought(best, Prospect("mine", tries, chance, lead)), "mine") is not None

    assert says(0.75 - MUCH_CHANCE - 0.01, 9.0)
    assert not says(0.75 - MUCH_CHANCE + 0.01, 9.0)
    assert says(0.75, 10.0 - MUCH_LEAD)
    assert not says(0.75, 10.0 - MUCH_LEAD + 0.1)
    assert not says(0.77, 0.0), "what wins more often is not worse for winning by less"
    assert not says(0.1, 0.0, tries=1), "a move that was hardly tried is not judged"
    assert something_better(thought(best), "best") is None
    assert something_better(thought(best), "unheard of") is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_settings_explain_hints_and_the_teacher(language: str) -> None:
    words = Words(language, strict=True)
    for id_ in ("hints-quick", "hints-normal", "hints-thorough", "teacher-yes", "teacher-no"):
        assert words(f"settings-{id_}.about")
