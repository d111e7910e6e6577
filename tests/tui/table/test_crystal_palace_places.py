"""Where things are on the table of Crystal Palace: in sight, apart, named and explained; what previews say of them."""

from functools import cache, partial
from typing import Any

import pytest

from engine.agenda import tag_of
from engine.games.crystal_palace import actions, moves, payments, prototypes
from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.parts import CHARACTERS, EMPTY, OPEN, PATENTS
from tests.tui.table import tables
from tests.tui.table.spots import assert_explained, assert_spots_lie_apart, views_of
from tests.tui.table.tables import SIZES, drawn, places
from tests.tui.table.tables_crystal_palace import BOARDS, GAME, KEY
from tui.boards.crystal_palace import effects, explain_cards, forecast, look
from tui.boards.crystal_palace.glyphs import GLYPHS
from tui.boards.crystal_palace.plan import PLAYERS
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import UNICODE
from tui.i18n.rules_text import rules_page
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import LANGUAGES, Words
from tui.table.preview import preview

scene_at = partial(tables.scene_at, key=KEY)
random_states = partial(tables.random_states, key=KEY)
VIEWS = views_of(BOARDS)
TABLES = pytest.mark.parametrize("seats", GAME.seats)
TABLE = (
    *("pounds", "gears", "energy", "newspapers", "westminster", "buzz", "income", "pay"),
    *("objective", "vp", "loans", "rest", "end"),
)
"""The columns of the table of players that have a spot for each cell."""


@cache
def positions(seats: int) -> tuple[Any, ...]:
    """Positions of a careless game."""
    return tuple(random_states(seats, seed=seats, every=47))


@cache
def questions(seats: int) -> dict[str, Any]:
    """One position for each question, the one with most answers."""
    found: dict[str, tuple[int, Any]] = {}
    for seed in range(2):
        for state in random_states(seats, seed=seed, every=1):
            for decision in GAME.decisions(state)[:1]:
                if len(decision.moves) > found.get(decision.asks, (0, None))[0]:
                    found[decision.asks] = (len(decision.moves), state)
    return {asks: state for asks, (_, state) in found.items()}


@TABLES
@pytest.mark.parametrize("size", SIZES)
def test_every_move_that_has_a_place_has_it_in_sight(seats: int, size: str) -> None:
    met = set()
    for state in (*positions(seats), *questions(seats).values()):
        scene = scene_at(state)
        if scene.decision is None:
            continue
        asks, answers = scene.decision.asks, scene.decision.moves
        tabs = {BOARDS.tab_for(asks), *(BOARDS.tab_for(asks, move) for move in answers)}
        seen = {tab: set(places(scene, SIZES[size], tab)) for tab in tabs}
        for move in answers:
            spots = BOARDS.spots(scene, move)
            met |= {spot.partition("-")[0] for spot in spots}
            assert set(spots) <= seen[BOARDS.tab_for(asks, move)], (asks, move)
        assert set(BOARDS.target_spots(scene)) <= seen[BOARDS.tab_for(asks)] or size == "small", asks
    assert {"slot", "patent", "tile", "spot", "space", "own"} <= met


@TABLES
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_sight_lies_apart_and_can_be_asked_about(seats: int, language: str) -> None:
    words = Words(language, KEY, strict=True)
    sections = {heading.id for heading in rules_page(KEY, language, 80, UNICODE).headings}
    for state in positions(seats):
        scene = scene_at(state, words)
        names: set[str] = set()
        for size, tab in VIEWS:
            for _, canvas in drawn(scene, SIZES[size], tab).values():
                assert_spots_lie_apart(canvas)
                names |= set(canvas.spots)
        assert names
        for name in names:
            shown = BOARDS.inspect(scene, name)
            assert_explained(shown, name, sections)


@TABLES
@pytest.mark.parametrize("size", ["middle", "large"])
def test_a_large_window_shows_all_that_lies_in_london_while_it_can_be_taken(seats: int, size: str) -> None:
    for state in positions(seats):
        box, boards = state.box, state.boards
        seen = set(places(scene_at(state), SIZES[size]))
        wanted = {f"location-{key}" for key in LOCATIONS}
        wanted |= {f"slot-{place.location}-{place.slot}" for place in boards.place}
        wanted |= {f"space-{space}" for space in range(1, len(boards.market_costs) + 1)}
        wanted |= {f"flyer-{colour}" for colour in range(len(state.flyers))}
        wanted |= {f"{column}-{seat}" for column in TABLE for seat in range(seats)}
        if state.phase <= 3 and not any(spot.startswith("own-") for spot in scene_at(state).lit):
            wanted |= {f"patent-{box.patents[card]}" for card in state.patents if card != EMPTY}
            wanted |= {f"character-{box.characters[card]}" for card in state.characters if card != EMPTY}
            wanted |= {f"tile-{box.tiles[tile]}" for tile in state.tiles if tile != EMPTY}
            wanted |= {f"share-{box.shares[share]}" for share in state.shares if share != EMPTY}
            wanted |= {f"spot-{spot.key}" for spot in boards.spots}
        assert wanted <= seen, wanted - seen


@TABLES
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_players_can_be_read_in_the_smallest_window(seats: int, language: str) -> None:
    *_, state = positions(seats)
    for player in state.players:
        player.buzz, player.income, player.westminster = 40, len(state.box.income) - 1, 3
        player.pounds, player.gears, player.energy, player.newspapers = 99, 9, 9, 7
        player.dice = (6, 6, 6, 3, 2, 1)
    scene = scene_at(state, Words(language, KEY, strict=True))
    canvas = drawn(scene, SIZES["small"], 1)["lines"][1]
    assert {f"heading-{column}" for column in TABLE} <= set(canvas.spots)
    for seat, line in enumerate(["".join(row) for row in canvas.chars][1:]):
        shown = {key: canvas.spots[f"{key}-{seat}"] for key in TABLE}
        read = {key: line[place.x : place.right] for key, place in shown.items()}
        assert read["pounds"] == "99"
        assert read["westminster"] == "III"
        assert read["buzz"] == "40"
        assert read["income"] == str(state.box.income[-1])
        score = scene.standings.of(seat)
        assert int(read["end"]) == score.total
        summands = [0 if read[key] == GLYPHS.unicode.nothing else int(read[key]) for key in ("vp", "loans", "rest")]
        assert sum(summands) == score.total, "the sum explains the end"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_answer_and_its_preview_have_words_and_change_nothing(seats: int, language: str) -> None:
    words = Words(language, KEY, strict=True)
    kinds = set()
    for state in (*positions(seats), *questions(seats).values()):
        before = GAME.encode(state)
        scene = scene_at(state, words)
        if scene.decision is None:
            continue
        for move in (*scene.decision.moves[:20], *scene.decision.asides):
            kinds.add(tag_of(move))
            assert BOARDS.label(scene, move).strip()
            lines = preview(scene, BOARDS, move, True)
            assert all(line.strip() and "⟨" not in line for line, _ in lines)
        assert GAME.encode(state) == before
    assert {"place", "pass", "use-die", "act", "trade", "borrow", "take-patent", "take-tile"} <= kinds


@TABLES
def test_a_placement_says_what_it_asks_and_which_action_slot_it_would_reach(seats: int) -> None:
    outcomes = set()
    for seed in range(2):
        for state in random_states(seats, seed=seed, every=7):
            scene = scene_at(state)
            if scene.decision is None or scene.decision.asks != "placement":
                continue
            seat = scene.decision.seat
            for move in scene.decision.moves:
                if not isinstance(move, moves.Place):
                    continue
                slot = state.boards.slot_of[move]
                low, cost = state.boards.lows[slot], state.boards.slot_costs[slot]
                label = BOARDS.label(scene, move)
                assert f"{low}+" in label
                assert (f"£{cost}" in label) == bool(cost)
                assert (GLYPHS.unicode.assistant in label) == state.boards.assistants[slot]
                value = max(state.players[seat].dice)
                found = forecast.outcome(state, seat, slot, value)
                reach = actions.reach(state, slot, value)
                assert (found.slot is not None, found.rank) == (reach.acts, reach.rank)
                outcomes.add(reach.acts)
                told = " ".join(line for line, _ in preview(scene, BOARDS, move, True))
                assert found.text(scene, effects.BRIEF) in told
    assert outcomes == {True, False}


def text_of(state: Any, panel: str, size: str = "middle", tab: int = 0) -> str:
    """Everything a panel says."""
    return shown(drawn(scene_at(state, viewer=0), SIZES[size], tab)[panel][1])


def shown(canvas: Canvas) -> str:
    return "\n".join("".join(row) for row in canvas.chars).replace(NO_BREAK_SPACE, " ")


def test_cards_that_link_and_cards_that_can_be_paid_stand_out() -> None:
    """Points of links stand apart, bold; what can be paid now has a mark."""
    state = next(iter(random_states(2, seed=3, every=1000)))
    box, player = state.box, state.players[0]
    patent = next(card for card in state.patents if card != EMPTY and box.patent_links[card])
    player.characters = (box.patent_links[patent][0],)
    player.gears = player.energy = player.pounds = 0

    def row() -> tuple[str, Any]:
        canvas = drawn(scene_at(state, viewer=0), SIZES["large"])["overview"][1]
        place = canvas.spots[f"patent-{box.patents[patent]}"]
        return "".join(canvas.chars[place.y][place.x : place.right]), canvas.styles[place.y][place.x + 1]

    vp, link = prototypes.worth(state, 0, patent)
    assert link > 0
    text, poor = row()
    assert f" {vp}+{link} " in text
    assert GLYPHS.unicode.payable not in text
    assert poor.bold
    price = box.patent_prices[patent]
    player.gears, player.energy, player.pounds = price.gears, price.energy, price.pounds
    player.newspapers = price.newspapers
    assert payments.is_covered(player, price)
    assert GLYPHS.unicode.payable in row()[0]
    player.characters = ()
    text, plain = row()
    assert f"+{link} " not in text
    assert not plain.bold


@pytest.mark.parametrize(("size", "panel", "tab"), [("large", "overview", 0), ("small", "belongings", 2)])
def test_a_patent_at_hand_says_what_it_would_score_this_year_and_if_it_can_be_paid(
    size: str, panel: str, tab: int
) -> None:
    state = next(iter(random_states(2, seed=3, every=1000)))
    box, player = state.box, state.players[0]
    patent = next(card for card in range(len(box.patents)) if box.patent_links[card])
    player.patents, player.characters = (patent,), (box.patent_links[patent][0],)
    player.gears = player.energy = player.pounds = player.newspapers = 0
    vp, link = prototypes.worth(state, 0, patent)
    price = look.price(scene_at(state), box.patent_prices[patent])
    assert f" {price} → {vp}+{link} VP" in text_of(state, panel, size, tab)
    player.gears = player.energy = player.pounds = player.newspapers = 9
    assert f" {GLYPHS.unicode.payable}{price} → {vp}+{link} VP" in text_of(state, panel, size, tab)


def test_a_built_prototype_has_no_price_any_more() -> None:
    state = next(iter(random_states(2, seed=3, every=1000)))
    player, price = state.players[0], "Price:"
    player.patents, player.prototypes, player.gears = (0,), (), 0
    assert price in "\n".join(explain_cards.patent(scene_at(state), 0).lines)
    player.patents, player.prototypes = (), (0,)
    built = "\n".join(explain_cards.patent(scene_at(state), 0).lines)
    assert price not in built
    assert "You lack" not in built


def test_tiles_that_work_every_round_differ_from_those_that_work_once_in_more_than_colour() -> None:
    state = next(iter(random_states(2, seed=3, every=1000)))
    box, words = state.box, Words("en", KEY, strict=True)
    lasting = next(tile for tile, permanent in enumerate(box.tile_is_permanent) if permanent)
    once = next(tile for tile, permanent in enumerate(box.tile_is_permanent) if not permanent)
    green, grey = words("board-have.green"), words("board-have.grey", count=1)
    for tile, here, other in ((lasting, "green, each round:", "grey, once:"), (once, "grey, once:", "green, each")):
        state.tiles[:] = [tile] * len(state.tiles)
        assert here in text_of(state, "overview")
        assert other not in text_of(state, "overview")
    for tile, here in ((lasting, green), (once, grey)):
        state.players[0].cells[0] = tile
        for size, panel, tab in (("large", "overview", 0), ("small", "belongings", 2)):
            assert f" {here}" in text_of(state, panel, size, tab)


def test_a_small_window_shows_the_location_open_at_which_a_die_acts() -> None:
    met = set()
    for seats in GAME.seats:
        state = questions(seats).get("action")
        if state is not None:
            scene = scene_at(state)
            assert scene.decision is not None
            assert BOARDS.opened(scene) == state.boards.location_of[scene.decision.step.slot]
            met.add(BOARDS.opened(scene))
    assert met


def test_a_pass_is_told_only_while_dice_are_placed() -> None:
    state = next(iter(random_states(2, seed=3, every=1000)))
    passed = Words("en", KEY, strict=True)("board-passed")
    state.players[0].passed = True
    for phase in range(1, 7):
        state.phase = phase
        assert (passed in text_of(state, "lines", "small")) == (phase == 2), phase


def test_the_tracks_show_where_tokens_lie_and_who_has_passed_a_flyer() -> None:
    state = next(iter(random_states(3, seed=3, every=1000)))
    state.players[1].tokens = state.players[2].tokens = (state.box.illustrations[1],)
    state.players[1].buzz, state.players[0].buzz = state.box.flyer_spaces[1], 0
    for size, tab in (("small", BOARDS.tab_for("token")), ("middle", 0)):
        canvas = drawn(scene_at(state, viewer=0), SIZES[size], tab)["tracks"][1]
        for spot, seats in ((f"illustration-{state.box.illustrations[1]}", [1, 2]), ("flyer-1", [1])):
            place = canvas.spots[spot]
            text = "".join(canvas.chars[place.y][place.x : place.right])
            assert text.endswith(f" {''.join(UNICODE.seats[seat] for seat in seats)}")


def test_westminster_and_the_times_say_what_they_would_bring_the_player() -> None:
    state = next(iter(random_states(2, seed=3, every=1000)))
    player = state.players[0]
    for space, following in ((1, "I → II: +£2"), (3, "III → IV: ")):
        player.westminster = space
        assert following in text_of(state, "locations", "large")
    row = state.box.editor_rows[state.editor][state.round - 1]
    best = f" +{row.gives[-1]} buzz: "
    assert best not in text_of(state, "locations", "large")
    player.shares, player.westminster, player.newspapers, player.buzz = (0,) * 6, 5, 7, 40
    player.characters, player.prototypes, player.cells[:] = tuple(range(6)), tuple(range(6)), list(range(10))
    player.gears = player.energy = player.income = 9
    assert best in text_of(state, "locations", "large")


LOANS = {
    "en": ("loan tiles -9", "1 open loan: -9 VP if not repaid", "If the game ended now, loans would cost 5 VP."),
    "fr": (
        "tuiles Prêt -9",
        "1 Prêt à rembourser : sinon, -9 PV",
        "Si la partie finissait maintenant, les Prêts coûteraient 5 PV.",
    ),
}
"""What is drawn of a loan that the money in hand repays, its printed points, and its cost if the game ended now."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loan_says_which_of_its_figures_is_printed_and_which_holds_if_the_game_ended_now(language: str) -> None:
    state = GAME.new(2, seed=4)
    player = state.players[0]
    player.cells[0], player.pounds = OPEN + 9, state.box.components.loans.repay
    scene = scene_at(state, Words(language, KEY, strict=True), viewer=0)
    tile, printed, now = LOANS[language]
    board = "\n".join(
        "".join(row) for _, canvas in drawn(scene, SIZES["small"], PLAYERS).values() for row in canvas.chars
    )
    assert tile in board
    for spot in ("seat-0", "loans-0", f"loan-0-{OPEN + 9}"):
        told = [line.replace(NO_BREAK_SPACE, " ") for line in BOARDS.inspect(scene, spot).lines]
        assert now in told, spot
        assert printed in told or spot.startswith("loan-"), spot
    column = BOARDS.inspect(scene, "heading-loans").lines[0]
    assert now.partition(",")[0].casefold() in column.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "panel"), [((100, 30), "locations"), (SIZES["middle"], "overview")])
def test_R21_the_top_cards_of_the_open_piles_are_shown_and_explained(
    size: tuple[int, int], panel: str, language: str
) -> None:
    state = GAME.new(3, seed=4)
    words = Words(language, KEY, strict=True)
    for location, kind, key in (
        ("patent_office", "patent", state.box.patents[state.piles[PATENTS][-1]]),
        ("reform_club", "character", state.box.characters[state.piles[CHARACTERS][-1]]),
    ):
        scene = scene_at(state, words)
        scene.focus = f"location-{location}"
        text = " ".join(shown(drawn(scene, size)[panel][1]).split())
        assert any(name in text for name in (words.name(kind, key), look.say(words, kind, key, "short")))
        told = BOARDS.inspect(scene, f"location-{location}")
        assert words("inspect-location.next", name=words.name(kind, key)) in told.lines
        assert BOARDS.inspect(scene, f"{kind}-{key}").title


def test_everybody_sees_how_many_dice_the_others_set() -> None:
    state = GAME.new(3, seed=4)
    state.players[1].usable = 5
    canvas = drawn(scene_at(state), SIZES["small"])["lines"][1]
    place = canvas.spots["dice-1-set"]
    assert "".join(canvas.chars[place.y][place.x : place.right]) == "?×5"


def test_the_table_speaks_of_the_dice_of_the_player_who_is_asked_whoever_is_looked_at() -> None:
    state = questions(3)["placement"]
    asked = scene_at(state)
    assert asked.decision is not None
    other = scene_at(state, viewer=(asked.decision.seat + 1) % 3)
    state.players[other.viewer].dice = (1,)
    places_asked = places(asked, SIZES["small"])
    for spot in asked.lit:
        assert BOARDS.inspect(other, spot).lines == BOARDS.inspect(asked, spot).lines
    for move in asked.decision.moves:
        assert BOARDS.label(other, move) == BOARDS.label(asked, move)
        assert preview(other, BOARDS, move, True) == preview(asked, BOARDS, move, True)
    assert {f"forecast-{key}" for key in LOCATIONS} <= set(places_asked)
