"""Hints: the master's three best moves, over the decision and on the boards, while every key goes on working."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Size

from engine.bots.thought import Foreseen, Prospect, Thought
from engine.game import CATALOGUE, game
from tests.tui.table.advisors import AdvisedRunner
from tests.tui.table.tables import SIZES, Sitting, considered_states, new_table, people, random_states, scene_at
from tests.tui.table.tables_crystal_palace import to_placing
from tui.boards import boards
from tui.drawing.glyphs import ASCII, UNICODE, Glyphs
from tui.drawing.wrapping import wrap
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import LANGUAGES, Words
from tui.settings import HINT_SECONDS
from tui.table.foresight import advice
from tui.table.signs_page import signs_in_sight
from tui.widgets.hint import HintPanel

SMALLEST_PANEL = 24
"""Columns for a reason in the smallest window."""
SMALLEST_ROOM = 12
"""Lines for three suggestions there, when the answer under the cursor is another."""
SHORTEST_LINES = 2
"""Lines that the shortest form of a reason takes there at most."""


@pytest.fixture
def runner(tmp_path: Path) -> AdvisedRunner:
    return AdvisedRunner(tmp_path)


def panel(sitting: Sitting) -> Any:
    return sitting.table.view.hint


def shown(sitting: Sitting) -> str:
    """Return what stands in the panel."""
    region = panel(sitting).region
    rows = sitting.frame().splitlines()[region.y : region.bottom]
    return "\n".join(row[region.x + 1 : region.right - 1] for row in rows)


def proposed(sitting: Sitting) -> list[Any]:
    return [each.move for each in panel(sitting).advice]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_h_shows_three_moves_with_result_and_line_and_numbers_their_places(
    runner: AdvisedRunner, size: tuple[int, int]
) -> None:
    async def scene(sitting: Sitting) -> None:
        moves = sitting.match.decisions[0].moves
        assert "H hint" in sitting.frame() or size[0] == 80
        await sitting.press("H")
        text, shown = sitting.frame(), panel(sitting)
        assert proposed(sitting) == list(reversed(moves))[:3]
        assert "The master's advice" in text
        small = ("ends 6 ahead", "ends tied", "ends 3 behind")
        results = (
            small if size == SIZES["small"] else ("6 VP ahead at the end", "tied at the end", "3 VP behind at the end")
        )
        for chance, lead in zip((62, 50, 41), results, strict=True):
            assert f"wins {chance}%, {lead}" in text
        assert "400 lines tried" in text
        for each in shown.advice:
            assert each.label[:20] in text
            assert each.line
        boards_in_sight = sitting.table.view.places()
        for number, each in enumerate(shown.advice, 1):
            for spot in [spot for spot in each.spots[:1] if spot in boards_in_sight]:
                row = text.split("\n")[boards_in_sight[spot].y : boards_in_sight[spot].bottom]
                start = boards_in_sight[spot].x
                assert any(line[start : boards_in_sight[spot].right].count(str(number)) for line in row)
        assert "H close" in text

    runner.run(scene, new_table(people(2)), size=size)


def test_it_thinks_while_one_looks_and_gets_better_in_place(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        runner.advisor.go_on.clear()
        await sitting.press("H")
        assert "40 lines tried" in sitting.frame()
        before = sitting.table.mode.chooser.selection.index
        await sitting.press("down")
        assert sitting.table.mode.chooser.selection.index != before
        assert sitting.table.mode.chooser.selection.current.label[:20] in "\n".join(sitting.frame().split("\n")[2:])
        runner.advisor.go_on.set()
        await sitting.until(lambda: "400 lines tried" in sitting.frame())
        assert runner.advisor.thinking == 0

    runner.run(scene, new_table(people(2)))


@pytest.mark.parametrize("key", ["H", "escape"])
def test_the_key_again_or_escape_puts_it_away_and_stops_the_thinking(runner: AdvisedRunner, key: str) -> None:
    async def scene(sitting: Sitting) -> None:
        runner.advisor.go_on.clear()
        plain = sitting.frame()
        await sitting.press("H")
        assert runner.advisor.thinking == 1
        await sitting.press(key)
        await sitting.until(lambda: runner.advisor.thinking == 0)
        assert sitting.frame() == plain
        assert not sitting.match.entries

    runner.run(scene, new_table(people(2)))


def test_a_digit_goes_to_a_proposed_move_and_enter_plays_it(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H", "2")
        wanted = proposed(sitting)[1]
        assert sitting.table.mode.chooser.selection.current.move == wanted
        assert panel(sitting).chosen == 1
        assert not sitting.match.entries
        await sitting.press("9")
        assert not sitting.match.entries
        await sitting.press("enter")
        assert sitting.match.entries[0].move == wanted
        assert not sitting.table.view.hinting
        assert "The master's advice" not in sitting.frame()

    runner.run(scene, new_table(people(2)))


def test_enter_plays_nothing_under_advice_before_the_cursor_was_moved(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        runner.advisor.go_on.clear()
        await sitting.press("H", "enter")
        assert not sitting.match.entries
        assert sitting.table.view.hinting
        assert any("Pick a hint" in notice for notice in sitting.notices())
        await sitting.press("down", "up", "enter")
        assert sitting.match.entries, "moved away and back, the cursor is where the player put it"

    runner.run(scene, new_table(people(2)))


def test_enter_is_offered_under_advice_once_it_chooses(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H")
        assert "choose" not in sitting.table.live_keys()
        await sitting.press("1")
        assert "choose" in sitting.table.live_keys()

    runner.run(scene, new_table(people(2)))


def test_an_answer_can_be_chosen_with_the_arrows_while_the_hint_is_open(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H", "down", "right")
        chosen = sitting.table.mode.chooser.selection.current.move
        await sitting.press("enter")
        assert sitting.match.entries[0].move == chosen

    runner.run(scene, new_table(people(2)))


def test_looking_around_lies_over_the_hint_and_gives_it_back(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H", "i")
        assert "What is this?" in sitting.frame()
        await sitting.press("escape")
        assert "The master's advice" in sitting.frame()
        await sitting.press("escape")
        assert "The master's advice" not in sitting.frame()

    runner.run(scene, new_table(people(2)))


def test_the_time_for_a_hint_is_a_setting(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H")
        assert runner.advisor.asked[-1][2]["seconds"] == HINT_SECONDS["thorough"]

    runner.run(scene, new_table(people(2)), hints="thorough")


def test_where_there_is_nothing_to_choose_it_is_said(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        while not sitting.match.is_over:
            await sitting.choose("pass")
        await sitting.press("escape", "H")
        assert Words("en", strict=True)("hint-not-now") in sitting.notices()
        assert not runner.advisor.asked

    runner.run(scene, new_table(people(2)))


def test_when_the_master_cannot_think_it_is_said_and_the_game_goes_on(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        runner.advisor.fails = True
        await sitting.press("H")
        assert "The master could not find" in sitting.frame()
        await sitting.press("escape", "0", "1")
        assert sitting.match.entries

    runner.run(scene, new_table(people(2)))


def test_hints_are_thought_about_for_the_seat_that_decides_and_it_alone_asks(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H")
        await sitting.press("escape")
        await sitting.play_turn()
        await sitting.press("H")
        seats = [asked[0] for asked in runner.advisor.asked]
        assert seats == [sitting.match.entries[0].seat, sitting.match.decisions[0].seat]
        assert len(set(seats)) == 2

    runner.run(scene, new_table(people(2)))


def test_on_a_dial_a_digit_sets_the_dice_that_are_proposed(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H")
        assert "⟨" not in sitting.frame()
        wanted = proposed(sitting)[2]
        await sitting.press("3")
        assert sitting.table.boards.dial_move(sitting.table.view.decision.dial.values) == wanted
        assert panel(sitting).chosen == 2
        await sitting.press("enter")
        assert wanted in [entry.move for entry in sitting.match.entries if entry.seat == 0]

    runner.run(scene, new_table(people(1, bots=1), key="crystal_palace"))


def test_what_may_be_done_besides_takes_the_place_of_the_hint(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H")
        keys = sitting.frame().splitlines()[-1]
        assert "1-3 go to" in keys
        assert "1-6" not in keys, "digits do not set dice now"
        await sitting.press("x")
        assert sitting.table.view.hinting, "there is nothing to do besides setting dice"
        await sitting.press("escape")
        await to_placing(sitting)
        await sitting.press("H", "x")
        assert not sitting.table.view.hinting
        assert sitting.table.scene.words("ask-asides") in sitting.frame()

    runner.run(scene, new_table(people(1, bots=1), key="crystal_palace"))


@pytest.mark.parametrize(
    ("language", "lead", "meaning"),
    [
        ("en", "6 VP ahead at the end", "VP ahead of or behind the strongest rival at the end of the game"),
        (
            "fr",
            "fin : 6 d'avance",
            "PV d'avance ou de retard sur l'adversaire le plus fort à la fin de la partie",
        ),
    ],
)
def test_the_signs_of_hints_are_explained_while_they_are_shown(
    runner: AdvisedRunner, language: str, lead: str, meaning: str
) -> None:
    async def scene(sitting: Sitting) -> None:
        title = sitting.table.scene.words("panel-hint")
        assert title not in [group.title for group in signs_in_sight(sitting.table.view)]
        await sitting.press("H")
        group = next(each for each in signs_in_sight(sitting.table.view) if each.title == title)
        signs = [(sign.drawn[0][0], sign.meaning) for sign in group.signs]
        assert signs[0][0] == "1"
        assert tuple(text.replace(NO_BREAK_SPACE, " ") for text in signs[-1]) == (lead, meaning)

    runner.run(scene, new_table(people(2)), size=(100, 30), language=language)


def test_a_french_hint(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H")
        text = sitting.frame()
        assert "L'avis du maître" in text
        assert "gagne 62 %" in text
        assert "d'avance" in text
        assert "⟨" not in text

    runner.run(scene, new_table(people(2)), language="fr")


def test_the_palette_and_the_help_know_hints(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        titles = [title for title, _, _ in sitting.table.table_commands()]
        assert "hint" in titles
        await sitting.press("question_mark")
        assert "three best moves" in sitting.frame()

    runner.run(scene, new_table(people(2)), size=(120, 40))


# On the boards


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("key", CATALOGUE)
def test_the_number_of_a_hint_is_never_read_as_one_with_another(key: str, glyphs: Glyphs) -> None:
    table, written = boards(key), 0
    for state in random_states(4, seed=3, every=11, key=key):
        scene = replace(scene_at(state, key=key), glyphs=glyphs)
        scene.numbers = dict(zip(sorted(scene.lit)[::2], "123", strict=False))
        for size, tab in product(((80, 24), (100, 30), (120, 40), (160, 50)), range(len(table.tabs))):
            for name, region in table.plan(Size(*size), len(scene.seats), tab).items():
                if name in table.panels:
                    panel = table.panels[name](name, scene)
                    canvas = panel.drawn(region.size)
                    panel.mark(numbers=scene.numbers)
                    for spot, number in scene.numbers.items():
                        cell, sign = panel._numbered(canvas, spot, number)
                        if cell is not None and sign:
                            written += 1
                            chars, _ = panel._marked_rows[cell.y]
                            assert chars[cell.x] == number
                            beside = chars[max(cell.x - 1, 0) : cell.x] + chars[cell.x + 1 : cell.x + 2]
                            assert not any(char.isdigit() for char in beside), (spot, size, "".join(chars))
                        elif cell is not None:
                            assert spot.startswith(("dice-", "hand-")), "everything else has room for it"
    assert written > 50


# In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_foreseen_line_is_said_in_strict_words(key: str, language: str) -> None:
    rules, table = game(key), boards(key)
    for state in random_states(3, seed=5, every=9, key=key):
        decisions = rules.decisions(state)
        if not decisions or len(decisions[0].moves) < 2:
            continue
        asked = decisions[0]
        line = []
        after = rules.clone(state)
        rules.apply(after, asked.moves[0], asked.seat)
        for _ in range(4):
            following = rules.decisions(after)
            if following:
                line.append(Foreseen(following[0].seat, following[0].moves[-1]))
                rules.apply(after, following[0].moves[-1], following[0].seat)
        thought = Thought(asked.seat, 9, (0.4, 0.3, 0.3), (Prospect(asked.moves[0], 9, 0.4, -2.5, tuple(line)),))
        (said,) = advice(scene_at(state, Words(language, key, strict=True), key=key), table, thought)
        assert said.label
        assert len(said.line) <= len(line)
        assert said.goes_on or len(said.line) == len(line) or state.revealed != after.revealed
        assert all(text and "⟨" not in text for _, text in said.line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_hint_says_why_in_the_words_of_the_game(key: str, language: str) -> None:
    rules, words, explained = game(key), Words(language, key, strict=True), 0
    for state, thought in considered_states(key, seed=8, every=37, iterations=80):
        given = advice(scene_at(state, words, key=key), boards(key), thought)
        numbers = [(round(each.prospect.chance * 100), round(each.prospect.lead)) for each in given]
        assert numbers == sorted(numbers, reverse=True), "hints are ordered by what they show"
        hints = HintPanel("hint", scene_at(state, words, key=key))
        hints.advice = given
        assert not any(
            "…" in line for block in hints._blocks(SMALLEST_PANEL, SMALLEST_ROOM, False) for line in block.why
        )
        for each in given:
            assert each.why
            assert all("⟨" not in text and "_" not in text for text in each.why)
            assert len(set(each.why)) == len(each.why)
            phrases = [words(f"term-{name}.{side}") for name in rules.term_names for side in ("more", "less")]
            explained += any(phrase in each.why[0] for phrase in phrases)
            if len(given) > 1:
                assert len(wrap(each.why[-1], SMALLEST_PANEL)) <= SHORTEST_LINES
    assert explained > 3


def test_a_hint_that_stands_alone_says_that_nothing_else_came_close() -> None:
    rules = game("bruxelles1897")
    state = next(random_states(2, seed=5, every=9))
    asked = rules.decisions(state)[0]
    prospects = (Prospect(asked.moves[0], 90, 0.5, 0.0), Prospect(asked.moves[1], 2, 0.4, -3.0))
    (said,) = advice(scene_at(state), boards("bruxelles1897"), Thought(asked.seat, 92, (0.5, 0.5), prospects))
    assert said.why == (Words("en", strict=True)("hint-alone"),)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_hint_is_compared_with_another_in_the_panel(runner: AdvisedRunner, size: tuple[int, int]) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("H")
        said = " ".join(shown(sitting).split())
        against = "vs" if size == SIZES["small"] else "in a few turns, compared with"
        assert f"{against} 2:" in said
        assert said.count(f"{against} 1:") == 2
        assert "more points scored (+" in said
        # The least room is for lists of items alone.
        loss = r"1: points scored −[\d.]+ VP" if size == SIZES["small"] else r"fewer points scored \(−"
        assert len(re.findall(loss, said.replace(NO_BREAK_SPACE, " "))) == 2

    runner.run(scene, new_table(people(2)), size=size)


def test_what_was_hardly_tried_is_searched_by_itself_so_that_there_is_a_reason(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        runner.advisor.rest_tries = 2
        await sitting.press("H")
        await sitting.until(lambda: len(runner.advisor.asked_about) == 2)
        await sitting.rest()
        assert [asked[1] for asked in runner.advisor.asked_about] == proposed(sitting)[1:]
        assert "vs 2: more" in sitting.frame()

    runner.run(scene, new_table(people(2)))


def test_a_line_that_cannot_be_followed_in_another_world_ends_there() -> None:
    rules, table = game("bruxelles1897"), boards("bruxelles1897")
    state = next(random_states(2, seed=5, every=9))
    asked = rules.decisions(state)[0]
    impossible = Foreseen(asked.seat, ("no", "such", "move"))
    thought = Thought(asked.seat, 9, (0.5, 0.5), (Prospect(asked.moves[0], 9, 0.5, 0.0, (impossible,)),))
    (said,) = advice(scene_at(state), table, thought)
    assert said.line == ()
    assert said.goes_on
