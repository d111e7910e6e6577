"""Playing Crystal Palace by the keyboard: the dial, the curtain, exchanges beside a decision, windows and undo."""

from functools import partial
from typing import Any

import pytest

from engine.agenda import tag_of
from engine.bots.thought import Prospect, Thought
from engine.games.crystal_palace import black_market, greens, loans, moves
from tests.tui.table.tables import AppRunner, Sitting
from tests.tui.table.tables_crystal_palace import GAME, answer, asks, table_of, to_placing, until_asked
from tui.boards.crystal_palace import plan
from tui.i18n.words import Words
from tui.table.curtain import CurtainScreen
from tui.table.teacher import Watched

WORDS = Words("en", GAME.key, strict=True)


def is_shown(sitting: Sitting, text: str) -> bool:
    return text in sitting.frame()


def dial(sitting: Sitting) -> Any:
    return sitting.table.view.decision.dial


def test_dice_are_set_on_a_dial_that_tells_sum_cost_and_what_is_left(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        assert asks(sitting) == "dice-setting"
        pounds = sitting.match.state.players[0].pounds
        assert dial(sitting).values == [3, 3, 3, 3]
        await sitting.press("up", "right", "down", "down")
        assert dial(sitting).values == [4, 1, 3, 3]
        await sitting.press("right", "plus", "right", "minus")
        assert dial(sitting).values == [4, 1, 4, 2]
        await sitting.press("right")
        assert dial(sitting).index == 0
        for digit in "6523":
            await sitting.press(digit)
        assert dial(sitting).values == [6, 5, 2, 3]
        await sitting.press("9", "0")
        assert dial(sitting).values == [6, 5, 2, 3]
        assert "jump" not in sitting.table.live_keys(), "there is nothing to jump to"
        text = sitting.frame()
        left = WORDS("dial-left", pounds=pounds - 16, have=pounds)
        for said in (WORDS("dial-sum", sum=16), WORDS("dial-cost", pounds=16), left):
            assert said in text
        await sitting.press("enter")
        assert sitting.match.state.players[0].dice == (6, 5, 3, 2)
        assert sitting.match.state.players[0].pounds == pounds - 16

    runner.run(scene, table_of(1, bots=1))


def test_a_dial_beyond_the_purse_tells_the_loans_it_takes(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.match.state.players[0].pounds = 5
        for digit in "6666":
            await sitting.press(digit)
        text = sitting.frame()
        assert WORDS("dial-left.missing", pounds=19) in text
        assert "that takes 2 loans" in text

    runner.run(scene, table_of(1, bots=1))


def test_a_curtain_falls_before_every_secret_choice_and_hides_what_others_set(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        app = sitting.app
        assert isinstance(app.screen, CurtainScreen)
        table: Any = app.screen_stack[-2]
        first = app.screen.panel.seat
        name = table.scene.player(first)
        assert name in sitting.frame()
        assert "Patent Office" not in sitting.frame()
        await sitting.press("1", "u", "x", "escape")
        assert isinstance(app.screen, CurtainScreen)
        assert not table.match.entries
        await sitting.press("enter")
        assert dial(sitting) is not None
        for digit in "6543":
            await sitting.press(digit)
        assert "6 5 4 3" in " ".join(sitting.frame().split())
        await sitting.press("enter")

        assert isinstance(app.screen, CurtainScreen)
        second = app.screen.panel.seat
        assert second != first
        assert table.match.state.players[first].sealed == (6, 5, 4, 3)
        await sitting.press("enter")
        assert table.scene.viewer == second
        for keys in ((), ("f3",), ("f4",), ("f5",), ("L",), ("escape", "f2", "i")):
            await sitting.press(*keys)
            frame = " ".join(sitting.frame().split())
            for shown in ("6 5 4 3", "6, 5, 4", "£18", "18"):
                assert shown not in frame, keys
        await sitting.press("escape")
        assert dial(sitting).values == [3, 3, 3, 3]
        await sitting.press("enter")
        await to_placing(sitting)
        assert not isinstance(app.screen, CurtainScreen)
        assert set(table.match.state.players[first].dice) == {6, 5, 4, 3}

    runner.run(scene, table_of(2))


def test_nobody_alone_at_the_keyboard_sees_a_curtain(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        assert dial(sitting) is not None

    runner.run(scene, table_of(1, bots=2))


def test_exchanges_and_loans_are_a_key_beside_every_decision(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_placing(sitting)
        table, before = sitting.table, sitting.labels()
        assert "x exchanges" in sitting.frame()
        await sitting.press("x")
        assert WORDS("ask-asides") in sitting.frame()
        kinds = {tag_of(option.move) for option in table.mode.chooser.selection.options}
        assert {"trade", "borrow"} <= kinds <= {"trade", "borrow", "repay"}
        await sitting.press("escape")
        assert sitting.labels() == before
        assert not [entry for entry in sitting.match.entries if isinstance(entry.move, moves.Trade)]

        await sitting.press("x", "x")
        assert sitting.labels() == before

        player = sitting.match.state.players[0]
        pounds = player.pounds
        await sitting.press("x")
        await sitting.choose("borrow")
        while asks(sitting) != "placement":
            await answer(sitting)
        player = sitting.match.state.players[0]
        assert player.pounds == pounds + sitting.match.state.box.components.loans.cash
        assert len(loans.open_loans(sitting.match.state, 0)) == 1
        assert [tag_of(entry.move) for entry in sitting.match.entries].count("borrow") == 1

        energy = player.energy
        await sitting.press("x")
        wanted = [tag_of(o.move) == "trade" and o.move.give == "energy" for o in table.mode.chooser.selection.options]
        await sitting.to_list()
        for _ in range(wanted.index(True)):
            await sitting.press("down")
        await sitting.press("enter")
        assert asks(sitting) == "placement"
        assert sitting.match.state.players[0].energy == energy - 1

    runner.run(scene, table_of(1, bots=1))


def windows_asked(sitting: Sitting) -> int:
    return sum(entry.asks == "window" and entry.seat == 0 for entry in sitting.match.entries)


@pytest.mark.parametrize("wanted", [False, True])
def test_windows_that_only_offer_an_exchange_are_asked_if_wanted(runner: AppRunner, wanted: bool) -> None:
    async def scene(sitting: Sitting) -> None:
        met = False
        for _ in range(150):
            if sitting.match.state.round > 1:
                break
            met = met or asks(sitting) == "window"
            if asks(sitting) == "placement" and len(sitting.match.entries) > 12:
                await sitting.to_list()
                await sitting.press("up")
            await answer(sitting)
        assert windows_asked(sitting)
        assert met == wanted

    runner.run(scene, table_of(1, bots=1), windows=wanted)


@pytest.mark.parametrize(
    ("size", "note"), [((80, 24), "A word about something else, in a few lines. " * 2), ((120, 36), "")]
)
def test_what_dice_cost_is_in_sight_where_there_is_little_room(
    runner: AppRunner, size: tuple[int, int], note: str
) -> None:
    async def scene(sitting: Sitting) -> None:
        assert asks(sitting) == "dice-setting"
        sitting.table.mode._comment_on_decision(note)
        await sitting.rest()
        shown = sitting.frame()
        for said, _ in sitting.table.boards.dial_lines(sitting.table.scene, dial(sitting).values)[:3]:
            assert said in shown

    runner.run(scene, table_of(1, bots=3), size=size)


def test_the_teacher_does_not_count_windows_that_were_passed_by(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await until_asked(sitting, lambda: windows_asked(sitting) > 0 and asks(sitting) == "dice-setting")
        entries = sitting.match.entries
        at = max(at for at, entry in enumerate(entries) if entry.seat == 0 and entry.asks != "window")
        assert any(entry.seat == 0 for entry in entries[at + 1 :]), "there is a window to go back across"
        before = GAME.decode(entries[at].before)
        decision = next(each for each in GAME.decisions(before) if each.seat == 0)
        better = next(move for move in decision.moves if move != entries[at].move)
        prospects = (Prospect(better, 90, 0.9, 30.0), Prospect(entries[at].move, 90, 0.1, 0.0))
        thought = Thought(0, 180, (0.5, 0.5), prospects)
        watched = Watched(at, entries[at].before, decision, thought, is_done=True, move=entries[at].move)
        sitting.table.mode.teacher._judge(watched)
        assert "Press u to undo your move" in sitting.table.view.decision.note_forms[0]
        await sitting.press("u")
        assert len(sitting.match.entries) == at

    runner.run(scene, table_of(1, bots=1))


def test_undo_goes_back_across_windows_that_were_passed_by(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await until_asked(sitting, lambda: windows_asked(sitting) > 0 and asks(sitting) == "dice-setting")
        own = [entry for entry in sitting.match.entries if entry.seat == 0]
        assert own[-1].asks == "window", "there is a window to go back across"
        last = [entry for entry in own if entry.asks != "window"][-1]
        await sitting.press("u")
        assert asks(sitting) == last.asks
        assert last not in sitting.match.entries
        kept = [entry for entry in sitting.match.entries if entry.seat == 0]
        assert kept == own[: len(kept)]

    runner.run(scene, table_of(1, bots=1))


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_the_location_under_the_cursor_opens_when_it_rests(runner: AppRunner, speed: str) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_placing(sitting)
        words, seen = sitting.table.scene.words, set()
        for _ in range(3):
            await sitting.press("down")
            location = sitting.table.mode.cursor()[0].split("-")[1]
            title = f"─ {words.name('location', location)} ─"
            await sitting.until(partial(is_shown, sitting, title))
            seen.add(title)
        assert len(seen) == 3

    runner.run(scene, table_of(2), speed=speed)


def test_in_a_small_window_the_board_of_the_answer_under_the_cursor_comes_into_sight(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_placing(sitting)
        state = sitting.match.state
        state.players[0].cells[0], state.market[0] = state.box.tile_of["G21"], 0
        state.agenda.append(greens.GreenBonus(0, 1, ()))
        sitting.match.set_position(state)
        table = sitting.table
        table.mode.present()
        await sitting.to_list()
        for tab in (plan.PLAYERS, plan.MARKET):
            assert table.scene.tab == tab
            assert set(table.mode.cursor()) <= set(table.view.places())
            await sitting.press("down")
        assert table.mode.chooser.selection.current.move == moves.Decline()
        assert table.scene.tab == plan.MARKET, "what has no place turns no page"
        await sitting.press("f4")
        assert table.scene.tab == plan.PLAYERS, "one may look elsewhere"
        await sitting.press("up")
        assert table.scene.tab == plan.PLAYERS, "and go on reading there"

    runner.run(scene, table_of(2), size=(80, 24))


@pytest.mark.parametrize(
    ("space", "banner", "begins"), [(2, 3, moves.Decline()), (4, 0, moves.Decline()), (4, 3, moves.Descend(4))]
)
def test_enter_takes_no_assistant_down_for_nothing(runner: AppRunner, space: int, banner: int, begins: Any) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_placing(sitting)
        state = sitting.match.state
        state.market[space - 1], state.banner = 0, banner
        state.agenda.append(black_market.Descent(0))
        sitting.match.set_position(state)
        sitting.table.mode.present()
        assert sitting.table.mode.chooser.selection.current.move == begins

    runner.run(scene, table_of(2))
