"""A fit finds the numbers by which games were made, keeps those that do not matter, and stays within bounds."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from engine.weights import WeightsError
from tests.fit import files, positions
from tests.fit.__main__ import main
from tests.fit.jacobian import jacobian, leads
from tests.fit.numbers import Number, Sheet, sheet
from tests.fit.regression import ALIKE, APART, Regression, columns_of, explained
from tests.fit.residuals import residuals
from tests.fit.weighing import Fitted, agreement, fit
from tests.fit.writing import changed
from tests.fit_tests import toy
from tests.fit_tests.toy import Luck, Pile, Weights

TRUTH = Weights(Pile(3.0, (1.0, 4.0, 1.0), 7.0, 0.7), Luck(0.25))
NAMES = ["pile.counter", "pile.by_round[0]", "pile.by_round[1]", "pile.by_round[2]"]
NAMES += ["pile.unused", "pile.part", "luck.nothing"]


@pytest.fixture
def numbers(tmp_path: Path) -> Sheet:
    return sheet(toy.NAME, toy.written(tmp_path))


def by_name(numbers: Sheet, fitted: Fitted) -> dict[str, float]:
    names = [number.name for number in numbers.numbers]
    return dict(zip(names, fitted.values, strict=True))


class TestNumbers:
    def test_each_has_a_name_a_value_and_bounds(self, numbers: Sheet) -> None:
        assert [number.name for number in numbers.numbers] == NAMES
        assert numbers.values == (2, 1, 1, 1, 7, 0.5, 0.25)
        part = numbers.numbers[NAMES.index("pile.part")]
        assert [part.bounded(value) for value in (-1, 0.3, 2)] == [0, 0.3, 1]

    def test_without_bounds_a_number_keeps_its_sign(self, numbers: Sheet) -> None:
        assert numbers.numbers[0].bounded(-5) == 0
        assert numbers.numbers[0].bounded(500) == 500

    def test_some_are_selected_by_table_or_key(self, tmp_path: Path) -> None:
        file = toy.written(tmp_path)
        assert [each.name for each in sheet(toy.NAME, file, only=["pile.by_round", "luck"]).numbers] == [
            *NAMES[1:4],
            NAMES[6],
        ]
        with pytest.raises(LookupError, match=r"no numbers 'pile\.by'"):
            sheet(toy.NAME, file, only=["pile.by"])

    def test_those_for_a_number_of_seats_are_their_own(self, tmp_path: Path) -> None:
        file = toy.written(tmp_path)
        file.write_text(f"{toy.TEXT}\n[seats-3.pile]\ncounter = 5.0\n")
        assert sheet(toy.NAME, file).values[0] == 2
        assert sheet(toy.NAME, file, seats=3).values[0] == 5
        everyone = sheet(toy.NAME, file)
        doubled = [2 * value for value in everyone.values]
        assert [everyone.prepared(seats, doubled).pile.counter for seats in (2, 3)] == [4, 5]
        assert sheet(toy.NAME, file, seats=3).prepared(3, doubled).pile.counter == 4

    def test_a_broken_file_is_refused(self, tmp_path: Path) -> None:
        file = toy.written(tmp_path)
        file.write_text(toy.TEXT.replace("part = 0.5", "part = 1.5"))
        with pytest.raises(WeightsError, match=r"\[pile\] part"):
            sheet(toy.NAME, file)


def test_derivatives_are_those_of_the_evaluation(numbers: Sheet) -> None:
    games = toy.games(TRUTH, 60)
    found = jacobian(numbers, numbers.values, games, map)
    states = [toy.GAME.decode(position.state) for played in games for position in played.positions]
    expected = []
    for state in states:
        rows = np.array(
            [
                [
                    player.taken,
                    *[player.last_vp * (state.round == round_) for round_ in (1, 2, 3)],
                    0,
                    20 * 0.5 * (player.taken % 3),
                    (state.heap + seat) % 2,
                ]
                for seat, player in enumerate(state.players)
            ]
        )
        expected += [*(rows - rows.mean(axis=0))]
    assert np.allclose(found, expected, rtol=2e-3, atol=1e-3)
    some = jacobian(numbers, numbers.values, games, map, only=[5])
    assert np.array_equal(some[:, 5], found[:, 5])
    assert not np.delete(some, 5, axis=1).any()


class TestFit:
    def test_it_finds_the_truth_and_keeps_what_does_not_matter(self, numbers: Sheet) -> None:
        fitted = fit(numbers, toy.games(TRUTH, 450), map, threshold=3)
        found = by_name(numbers, fitted)
        assert found["pile.counter"] == pytest.approx(3, abs=0.15)
        assert found["pile.by_round[1]"] == pytest.approx(1 + 3 / (1 + APART), abs=0.3)  # shrunk towards 1
        assert found["pile.part"] == pytest.approx(0.7, abs=0.03)
        assert found["pile.unused"] == 7
        assert found["luck.nothing"] == 0.25
        before, after, held_out = agreement(fitted, fitted.results.seats == 2)
        assert before < held_out <= after
        assert held_out == pytest.approx(after, abs=0.05)
        games = toy.games(TRUTH, 450)
        left = fitted.results.lead - leads(numbers, fitted.values, games, map)
        assert explained(fitted.results.lead, left) == pytest.approx(after)

    def test_a_number_stays_within_its_bounds_and_the_others_make_up_for_it(self, numbers: Sheet) -> None:
        truth = msgspec.structs.replace(TRUTH, pile=msgspec.structs.replace(TRUTH.pile, part=1.3))
        found = by_name(numbers, fit(numbers, toy.games(truth, 300), map))
        assert found["pile.part"] == 1
        assert found["pile.counter"] > 2.5

    def test_a_strong_ridge_keeps_numbers_close(self, numbers: Sheet) -> None:
        games = toy.games(TRUTH, 180)
        free = by_name(numbers, fit(numbers, games, map))
        held = by_name(numbers, fit(numbers, games, map, ridge=40))
        assert 2 < held["pile.counter"] < free["pile.counter"]

    def test_several_numbers_of_seats_are_fitted_together(self, numbers: Sheet) -> None:
        games = toy.games(TRUTH, 180) + toy.games(TRUTH, 180, seats=3)
        fitted = fit(numbers, games, map)
        assert {*fitted.results.seats.tolist()} == {2, 3}
        assert by_name(numbers, fitted)["pile.counter"] == pytest.approx(3, abs=0.2)

    def test_nothing_changes_when_nothing_is_significant(self, numbers: Sheet) -> None:
        assert fit(numbers, toy.games(TRUTH, 90), map, threshold=1000).values == numbers.values


class TestRegression:
    def test_numbers_of_a_list_shift_alike_and_apart(self) -> None:
        numbers = [Number(("a",)), Number(("b", 0)), Number(("b", 1)), Number(("b", 2)), Number(("c", 0))]
        columns = columns_of(numbers, np.array([True, True, True, False, True]))
        assert columns.mix.T.tolist() == [
            [1, 0, 0, 0, 0],
            [0, 1, 1, 0, 0],
            [0, 1, 0, 0, 0],
            [0, 0, 1, 0, 0],
            [0, 0, 0, 0, 1],
        ]
        assert columns.ridge.tolist() == [ALIKE, ALIKE, APART, APART, ALIKE]

    def test_more_rows_of_the_same_games_make_nothing_surer(self) -> None:
        chance = np.random.default_rng(3)
        x = chance.normal(size=(200, 2))
        y = x @ [0.5, 0] + chance.normal(size=200)
        every = np.arange(2)
        once = Regression(x, y, np.ones(200), np.arange(200), np.zeros(2)).estimate(every)
        rows = np.repeat(np.arange(200), 9)
        more = Regression(x[rows], y[rows], np.ones(1800), rows, np.zeros(2)).estimate(every)
        assert np.allclose(once.amounts, more.amounts)
        assert np.allclose(once.z, more.z)
        assert once.z[0] > 4
        assert abs(once.z[1]) < 3

    def test_columns_below_the_threshold_are_dropped(self) -> None:
        chance = np.random.default_rng(3)
        x = np.column_stack([chance.normal(size=(200, 4)), np.zeros(200)])
        y = x @ [0.5, 0, 1, 0, 0] + chance.normal(size=200)
        regression = Regression(x, y, np.ones(200), np.arange(200), np.zeros(5))
        assert regression.selected(np.arange(5), 3).tolist() == [0, 2]
        assert regression.selected(np.arange(5), 100).tolist() == []


def test_residuals_show_which_item_is_too_small(numbers: Sheet) -> None:
    found = {(each.term, each.round): each for each in residuals(numbers, toy.games(TRUTH, 300), map)}
    assert {term for term, _ in found} == {"counters", "last", "threes", "luck"}
    assert found["counters", 1].missing == pytest.approx(0.5, abs=0.2)
    assert found["counters", 1].z > 4
    assert found["last", 2].missing > 1.5
    assert abs(found["last", 3].z) < 3.5
    assert found["counters", 1].correlation > 0.5


class TestWriting:
    def test_comments_and_order_stay(self) -> None:
        text = changed(toy.TEXT, {("pile", "counter"): 2.5, ("pile", "by_round", 1): 0.75})
        assert text == toy.TEXT.replace("counter = 2.0 #", "counter = 2.5 #").replace(
            "[1.0, 1.0, 1.0]", "[1.0, 0.75, 1.0]"
        )

    def test_numbers_for_seats_go_to_tables_of_their_own(self) -> None:
        text = changed(toy.TEXT, {("pile", "counter"): 2.5, ("pile", "by_round", 1): 0.75}, seats=3)
        added = "\n[seats-3.pile]\ncounter = 2.5\nby_round = [1.0, 0.75, 1.0]\n"
        assert text == toy.TEXT + added
        text = changed(text, {("luck", "nothing"): 0.5, ("pile", "by_round", 0): 0.5}, seats=3)
        assert text == toy.TEXT + added.replace("[1.0, 0", "[0.5, 0") + "\n[seats-3.luck]\nnothing = 0.5\n"

    def test_a_table_between_others_has_a_blank_line_below(self) -> None:
        other = "\n[seats-4.pile]\ncounter = 3.0\n"
        first = "\n[seats-3.pile]\ncounter = 2.5\n"
        text = changed(toy.TEXT + first + other, {("luck", "nothing"): 0.5}, seats=3)
        assert text == toy.TEXT + first + "\n[seats-3.luck]\nnothing = 0.5\n" + other


class TestCommand:
    @pytest.fixture
    def collected(self, tmp_path: Path) -> Path:
        path = tmp_path / "positions.msgpack"
        files.started(path, positions.heading(toy.NAME, 3, 1, 0.7, 0.6, 0.0, None), resume=False)
        for played in toy.games(TRUTH, 120, seats=3):
            files.append(path, played)
        return path

    def test_it_writes_the_weights_and_says_what_changed(
        self, collected: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        source, out = toy.written(tmp_path), tmp_path / "new.toml"
        selected = ["--seats", "3", "--only", "pile.counter", "--processes", "1"]
        main(["weigh", toy.NAME, str(collected), "--from", str(source), "--out", str(out), *selected])
        assert out.read_text(encoding="utf-8").startswith(f"{toy.TEXT}\n[seats-3.pile]\ncounter = ")
        assert sheet(toy.NAME, out, seats=3).values[0] > 2.5
        told = capsys.readouterr().out
        assert "3 seats, round 2" in told
        assert "pile.counter" in told

    def test_residuals_are_listed(self, collected: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        main(["residuals", toy.NAME, str(collected), "--from", str(toy.written(tmp_path)), "--processes", "2"])
        assert capsys.readouterr().out.count("threes") == 3

    def test_positions_of_another_game_or_number_of_seats_are_refused(self, collected: Path, tmp_path: Path) -> None:
        source = toy.written(tmp_path)
        rest = [str(collected), "--from", str(source), "--processes", "1"]
        with pytest.raises(SystemExit, match="holds games of tests"):
            main(["residuals", "tests.fourth_game.engine.games.nim", *rest])
        with pytest.raises(SystemExit, match="no games to fit to"):
            main(["residuals", toy.NAME, *rest, "--seats", "2"])
