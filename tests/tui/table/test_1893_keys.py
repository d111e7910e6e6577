"""The keys of Bruxelles 1893: bids typed and stepped, the cursor on its grid, boards that come by themselves, Esc."""

import pytest
from textual.geometry import Region

from engine.agenda import tag_of
from engine.games.bruxelles1893 import moves
from tests.tui.table.tables import SIZES, AppRunner, Sitting
from tests.tui.table.tables_1893 import BOARDS, GAME, RICH, answer, choose, table_of, to_action, to_turn
from tui.boards.bruxelles1893 import plan
from tui.table.selection import nearest


def cursor(sitting: Sitting) -> str | None:
    """The spot the cursor stands on, unless it is in the list."""
    spots = sitting.table.mode.cursor()
    return spots[0] if spots and not sitting.table.view.decision.active else None


def told(sitting: Sitting) -> str:
    """What the decision panel says below the list."""
    return " ".join(text for text, _ in sitting.table.view.decision.preview)


# Amounts


def test_bids_are_typed_and_stepped_with_total_and_rest_in_sight(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_turn(sitting)
        await sitting.press("enter")
        table = sitting.table

        def bid() -> int:
            return int(table.mode.chooser.selection.current.move.money)

        assert sitting.match.decisions[0].asks == "stake"
        assert bid() == 1
        for keys, expected in [
            (("plus", "plus"), 3),
            (("minus",), 2),
            (("minus", "minus"), 1),
            (("end",), 25),
            (("plus",), 25),
            (("home",), 1),
            (("plus", "1"), 2),
        ]:
            await sitting.press(*keys)
            assert bid() == expected, keys
            text = sitting.frame()
            assert f"{expected} BF, {25 - expected} left: in the lead" in text
            assert tag_of(sitting.match.entries[-1].move) == "place"
        seat = sitting.match.decisions[0].seat
        await sitting.press("escape", "1", "0")
        assert sitting.match.entries[-1].move == moves.Bid(10), "typed whole, an amount is bid at once"
        assert sitting.match.state.players[seat].money == 15

    runner.run(scene, table_of(3, corrections=RICH))


def test_digits_choose_from_the_list_where_no_amount_is_asked_for(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_turn(sitting)
        expected = sitting.table.mode.chooser.selection.options[2].move
        await sitting.press("plus")
        assert sitting.table.mode.chooser.selection.index == 0
        await sitting.press("3")
        assert sitting.match.entries[-1].move == expected

    runner.run(scene, table_of(3))


# The workshop


def colours_at(sitting: Sitting) -> dict[str, tuple[int, int]]:
    """Where the grid of the workshop shows three of the colours."""
    panel = next(panel for panel in sitting.table.view.game_panels if panel.place == "workshop")
    found = {}
    for name, place in panel.spots.items():
        kind, _, square = name.partition("-")
        sign = panel.render_line(place.y).text[place.right - 1]
        if kind == "square" and sign in "BKY":
            row, col = map(int, square.split("-"))
            found[sign] = row, col
    return found


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_cursor_of_the_workshop_walks_its_grid_with_what_a_sale_would_bring(
    runner: AppRunner, size: tuple[int, int]
) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_action(sitting, "sale")
        table, state = sitting.table, sitting.match.state
        decision = sitting.match.decisions[0]
        assert decision.asks == "cursor"
        assert table.view.panel_of("square-4-4") == "workshop"
        works = state.players[decision.seat].works
        (colour,) = (index for index, count in enumerate(works) if count)
        assert cursor(sitting) == "square-4-4"
        seen = set()
        for key, spot in [("left", "4-3"), ("up", "3-4"), ("right", "4-5"), ("down", "5-4"), ("up", "4-4")]:
            await sitting.press(key)
            assert cursor(sitting) == f"square-{spot}", key
            row, col = map(int, spot.split("-"))
            money, vp = state.box.sale_values[state.box.square(row, col)][colour]
            seen.add((money, vp))
            assert f"+{money} BF +{vp} VP" in told(sitting)
            assert f"+{money} BF +{vp} VP" in " ".join(sitting.frame().split())
            assert f"+{money} BF +{vp} VP" in table.mode.chooser.selection.current.label
            assert table.mode.chooser.selection.current.label.startswith(f"{'ABCDEFG'[col - 1]}{row}: ")
            assert colours_at(sitting) == {"B": (row - 1, col - 1), "K": (row, col), "Y": (row + 1, col + 1)}
        assert len(seen) > 2
        await sitting.press("up", "enter")
        entry = next(entry for entry in reversed(sitting.match.entries) if tag_of(entry.move) == "shift")
        assert entry.move == moves.Shift(3, 4)
        assert {"cursor-moved", "sold"} <= {tag_of(event) for event in entry.events}

    runner.run(scene, table_of(3), size=size)


# Boards that come by themselves


def test_in_a_small_window_the_board_of_the_question_comes_into_sight(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        wanted = {"sale": plan.WORKSHOP, "theatre": plan.CITY, "materials": plan.WORKSHOP}
        for action, tab in wanted.items():
            await to_turn(sitting)
            assert table.scene.tab == plan.BOARD
            await to_action(sitting, action)
            asks = sitting.match.decisions[0].asks
            assert table.scene.tab == tab == BOARDS.tab_for(asks), asks
            lit = table.mode.chooser.selection.lit
            assert not lit or lit <= set(table.view.places())
            assert table.scene.words(BOARDS.tabs[tab]) in sitting.frame()
        await sitting.press("f5")
        assert table.scene.tab == plan.PLAYERS
        await to_turn(sitting)
        assert table.scene.tab == plan.BOARD

    runner.run(scene, table_of(4, corrections=RICH))


def test_looking_elsewhere_in_a_small_window_keeps_the_answer_under_the_cursor(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_turn(sitting)
        await sitting.press("right", "down")
        move = sitting.table.mode.chooser.selection.current.move
        for key in ("f3", "f4", "f5", "f6", "right_square_bracket"):
            await sitting.press(key)
            assert sitting.table.mode.chooser.selection.current.move == move
        assert sitting.table.scene.tab == plan.BOARD
        assert cursor(sitting) == BOARDS.spots(sitting.table.scene, move)[0]

    runner.run(scene, table_of(3))


# Taking half an action back


def test_escape_takes_back_an_action_step_by_step(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_turn(sitting)
        before = GAME.encode(sitting.match.state)
        await to_action(sitting, "sale", bid=2)
        assert [tag_of(entry.move) for entry in sitting.match.entries[-3:]] == ["place", "bid", "perform"]
        asked = []
        for _ in range(3):
            await sitting.press("escape")
            asked.append(sitting.match.decisions[0].asks)
        assert asked == ["performance", "stake", "turn"]
        assert GAME.encode(sitting.match.state) == before
        await sitting.press("escape")
        assert GAME.encode(sitting.match.state) == before
        await sitting.press("ctrl+r", "ctrl+r", "ctrl+r")
        assert sitting.match.decisions[0].asks == "cursor"

    runner.run(scene, table_of(3))


def test_a_draw_in_the_workshop_cannot_be_taken_back_at_a_table_of_people(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_action(sitting, "workshop")
        played = len(sitting.match.entries)
        await sitting.press("u")
        assert len(sitting.match.entries) == played
        assert sitting.table.scene.words("undo-revealed") in sitting.notices()

    runner.run(scene, table_of(3, free_undo=False))


# The turn


def test_every_lit_spot_of_a_turn_is_reached_by_arrows(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_turn(sitting)
        table = sitting.table
        places = table.view.places(table.mode.chooser.selection.lit)
        assert set(places) == table.mode.chooser.selection.lit
        for target in sorted(places):
            for key in way(places, cursor(sitting) or "", target):
                await sitting.press(key)
            assert cursor(sitting) == target

    runner.run(scene, table_of(4))


def way(places: dict[str, Region], start: str, target: str) -> list[str]:
    """Find the arrows that lead from one place to another."""
    ways: dict[str, list[str]] = {start: []}
    queue = [start]
    while target not in ways:
        here = queue.pop(0)
        for key in ("up", "down", "left", "right"):
            there = nearest(places[here], places, key)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], key]
                queue.append(there)
    return ways[target]


def test_two_players_place_neutral_assistants_and_the_bracket_on_the_board(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        assert sitting.match.decisions[0].asks == "bracket"
        first = cursor(sitting)
        assert first
        assert first.startswith("shield-")
        await sitting.press("right" if cursor(sitting) == min(table.mode.chooser.selection.lit) else "left")
        await sitting.press("enter")
        assert sitting.match.decisions[0].asks == "neutral"
        for _ in range(2):
            spot = cursor(sitting)
            assert spot
            await sitting.press("enter")
            row, col = map(int, spot.removeprefix("cell-").split("-"))
            assert sitting.match.state.board.owners[sitting.match.state.box.cell(row, col)] == -2
        assert sitting.match.decisions[0].asks == "turn"
        assert table.scene.glyphs.neutral in sitting.frame()

    runner.run(scene, table_of(2))


def test_a_pass_is_asked_about_once_more_and_says_what_it_brings(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_turn(sitting)
        played = len(sitting.match.entries)
        seat = sitting.match.decisions[0].seat
        money = sitting.match.state.players[seat].money
        await choose(sitting, lambda move: tag_of(move) == "pass")
        assert len(sitting.match.entries) == played
        assert "Press again" in sitting.frame()
        assert "+2 BF" in sitting.frame()
        await sitting.press("enter")
        assert len(sitting.match.entries) == played + 1
        assert sitting.match.state.players[seat].money == money + 2
        assert sitting.match.state.exhibitions == [seat]

    runner.run(scene, table_of(3), confirm="pass")


def test_the_space_a_bid_is_for_stands_out_and_the_rules_open_there(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_turn(sitting)
        spot = cursor(sitting)
        await sitting.press("enter")
        assert sitting.match.decisions[0].asks == "stake"
        assert BOARDS.target_spots(sitting.table.scene) == (spot,)
        assert sitting.table.scene.glyphs.target in sitting.frame()
        await sitting.press("i")
        assert sitting.table.look_around.spot is not None
        await sitting.press("escape")
        await answer(sitting)
        assert sitting.match.entries[-1].move == moves.Bid(1)

    runner.run(scene, table_of(3))
