"""Explanations of headings, and of the cells of the table of players: how a score comes about."""

from engine.games.crystal_palace import loans, salaries, scoring
from engine.games.crystal_palace.parts import EMPTY, REPAID, is_tile
from engine.games.crystal_palace.state import State
from tui.boards.base import Inspection
from tui.boards.sources import source
from tui.table.scene import Scene

from . import explain_city, explain_players, look
from .glyphs import GLYPHS
from .player_table import has_paid, loan_points, rest_points, track_points

SOURCES = {
    "slots": "placement_slots",
    "actions": "action_slots",
    "forecast": "action_slots",
    "deed": "action_slots",
    "price": "patents",
    "points": "patents",
    "later": "patents",
    "salary": "characters",
    "effect": "patents",
    "objective": "nations",
    "loans": "loans",
    "rest": "final",
    "end": "final",
}
"""Where the values of a column come from; the others are in the rulebook."""


def heading(scene: Scene[State], key: str) -> Inspection:
    """Explain a column by its heading."""
    if key in ("gears", "energy", "newspapers"):
        return explain_players.goods(scene, key)
    tracks = {"westminster": explain_city.westminster, "buzz": explain_city.buzz, "income": explain_city.income}
    if key in tracks:
        return tracks[key](scene)
    words, signs = scene.words, GLYPHS.matching(scene.glyphs)
    about = words(
        f"inspect-column-{key}.about",
        payable=signs.payable,
        lasting=signs.lasting,
        assistant=signs.assistant,
        play=scene.glyphs.play,
        first=scene.glyphs.first,
        vp=scene.state.box.components.final.empty_space_vp,
    )
    lines = [about]
    if key == "objective":
        lines += explain_players.nation(scene, look.you(scene)).lines
    rule = words(f"inspect-column-{key}.rule")
    return Inspection(words(f"inspect-column-{key}"), tuple(lines), rule, source(scene, SOURCES.get(key, "start")))


def money(scene: Scene[State], seat: int) -> Inspection:
    """Explain a player's money: what is in hand, what comes in and what is due this round."""
    words, state = scene.words, scene.state
    player = state.players[seat]
    lines = [
        words("inspect-money.have", pounds=player.pounds),
        words("inspect-money.income", pounds=state.box.income[player.income]),
        words("inspect-money.pay", pounds=salaries.due(state, seat)),
    ]
    title = words("inspect-money", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-money.rule"), source(scene, "start"))


def pay(scene: Scene[State], seat: int) -> Inspection:
    """Explain a player's salaries, character by character, and what one space higher would save."""
    words, state, box = scene.words, scene.state, scene.state.box
    player = state.players[seat]
    lines = [
        words(
            "inspect-pay.character",
            character=words.name("character", box.characters[character]),
            pounds=box.salaries[character][player.westminster],
        )
        for character in player.characters
    ]
    if not lines:
        lines.append(words("inspect-pay.none"))
    else:
        lines.append(words("inspect-pay.total", pounds=salaries.due(state, seat)))
        if has_paid(state, seat):
            lines.append(words("inspect-pay.paid"))
        if player.westminster < box.westminster_top:
            higher = sum(box.salaries[character][player.westminster + 1] for character in player.characters)
            lines.append(words("inspect-pay.higher", pounds=higher))
    title = words("inspect-pay", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-pay.rule"), source(scene, "characters"))


def points(scene: Scene[State], seat: int) -> Inspection:
    """Explain a player's points so far, line by line."""
    words, score = scene.words, scene.standings.of(seat)
    lines = _items(scene, seat, final=False)
    lines.append(words("inspect-points.total", vp=track_points(score)))
    title = words("inspect-points", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-points.rule"), source(scene, "start"))


def _items(scene: Scene[State], seat: int, final: bool, without: str = "") -> list[str]:
    """Write the lines of a score that are not zero: those on the track, or those of the end."""
    words = scene.words
    return [
        words("inspect-points.item", item=words.name("score", item.key), vp=item.points)
        for item in scene.standings.of(seat).items
        if item.points and item.final == final and item.key != without
    ]


def loans_of(scene: Scene[State], seat: int) -> Inspection:
    """Explain a player's loans: what they would cost now, after money and goods have repaid some."""
    words, state = scene.words, scene.state
    player, parts = state.players[seat], state.box.components.loans
    opened = loans.open_loans(state, seat)
    lines = [
        words("inspect-loans.loan", vp=vp, count=opened.count(vp)) for vp in dict.fromkeys(sorted(opened, reverse=True))
    ]
    if repaid := sum(cell >= REPAID for cell in (*player.cells, *player.beside)):
        lines.append(words("inspect-loans.repaid", count=repaid, vp=-parts.repaid))
    if opened:
        settled = scoring.settlement(state, seat)
        pounds = player.pounds + settled.sold
        lines.append(words("inspect-loans.settled", pounds=pounds, count=len(settled.repaid)))
    lines.append(explain_players.loans_now(scene, seat) or words("inspect-loans.none"))
    title = words("inspect-loans", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-loans.rule"), source(scene, "loans"))


def rest(scene: Scene[State], seat: int) -> Inspection:
    """Explain what else the end of the game would bring a player now."""
    words, state = scene.words, scene.state
    player = state.players[seat]
    lines = _items(scene, seat, final=True, without="loans")
    empty = player.cells.count(EMPTY)
    covered = player.notes or scoring.settlement(state, seat).notes
    lines.append(words("inspect-rest.empty", count=empty, covered=covered))
    title = words("inspect-rest", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-rest.rule"), source(scene, "final"))


def end(scene: Scene[State], seat: int) -> Inspection:
    """Explain the score that a player would have if the game ended now."""
    words, score = scene.words, scene.standings.of(seat)
    total = words(
        "inspect-end.sum", vp=track_points(score), loans=loan_points(score), rest=rest_points(score), total=score.total
    )
    lines = (total, *_items(scene, seat, final=False), *_items(scene, seat, final=True))
    title = words("inspect-end", seat=scene.player(seat))
    return Inspection(title, lines, words("inspect-end.rule"), source(scene, "final"))


def grey_tiles(scene: Scene[State], seat: int) -> Inspection:
    """Explain a player's grey tiles."""
    words, box = scene.words, scene.state.box
    cells = scene.state.players[seat].cells
    tiles = [cell for cell in cells if is_tile(cell) and not box.tile_is_permanent[cell]]
    lines = [words.name("tile", box.tiles[tile]) for tile in tiles]
    lines.append(words("inspect-grey.done"))
    title = words("inspect-grey", seat=scene.player(seat))
    return Inspection(title, tuple(lines), words("inspect-grey.rule"), source(scene, "research"))


def first_player(scene: Scene[State], seat: int) -> Inspection:
    """Explain why a player plays first."""
    words = scene.words
    title = words("inspect-first", seat=scene.player(seat))
    return Inspection(title, (words("inspect-first.why"),), words("inspect-first.rule"), source(scene, "dice"))
