"""The signs and abbreviations that the boards of Bruxelles 1893 draw, with their meanings."""

import re

from engine.games.bruxelles1893.components import ACTIONS, BOARD_ROWS, COLOURS, CUBES, TRACKS
from engine.games.bruxelles1893.state import State
from tui.boards.sign import Sign, sign, sign_like
from tui.table.scene import Scene

from . import look
from .choices import LOCATION_LETTERS
from .signs import SIGNS

BOARD, BRUSSELS = ("board",), ("brussels", "visits")
PLAYERS = ("lines", "players", "belongings")


def signs(scene: Scene[State]) -> list[Sign]:
    """List the signs that may be in sight in this language and set of signs."""
    return [*_of_board(scene), *_of_cards(scene), *_of_city(scene), *_of_workshop(scene), *_of_players(scene)]


def _seats(scene: Scene[State]) -> str:
    """Return a pattern for the sign of any seat."""
    return f"[{''.join(re.escape(each) for each in scene.glyphs.seats)}]"


def _of_board(scene: Scene[State]) -> list[Sign]:
    words, glyphs, signs_ = scene.words, scene.glyphs, SIGNS.matching(scene.glyphs)
    seat, building, dot = _seats(scene), re.escape(signs_.building), re.escape(glyphs.dot)
    shorts = [
        sign(short, words("sign-action", action=words.name("action", key)), *BOARD)
        for key in ACTIONS
        if (short := look.say(words, "action", key, "short")) != words.name("action", key)
    ]
    return [
        sign_like(rf"(?<!\w)[A-G](?= ?{re.escape(glyphs.line)})", words("sign-column"), *BOARD),
        *shorts,
        sign_like(r"(?<= )\d\d?(?= )", words("sign-number"), *BOARD),
        sign_like(rf"(?<![-=(\[\d]){seat}(?:\d+| \d+ {words('column-money')})(?![\d)\]])", words("sign-bid"), *BOARD),
        sign_like(rf"{building}{seat}", words("sign-building"), *BOARD),
        sign(words("board-shut"), words("sign-shut"), *BOARD),
        sign_like(rf"(?<= ){dot}(?= )", words("sign-free"), *BOARD),
        sign(signs_.shield, words("sign-shield"), *BOARD),
        sign_like(rf"\((?:{seat}\d*)+\)", words("sign-leads"), *BOARD),
        sign_like(rf"\[(?:{seat}\d*)+\]", words("sign-scores"), *BOARD),
        sign_like(rf"{seat}-{seat}", words("sign-tie"), *BOARD),
        sign_like(rf"{seat}{{3}}(?=[ \d])", words("sign-tie-of-three"), *BOARD),
        sign_like(rf"{seat}={seat}", words("sign-tie-scores"), *BOARD),
        sign("[=]", words("sign-all-tie"), *BOARD),
        sign_like(rf"[(\[]{re.escape(glyphs.neutral)}[)\]]", words("sign-neutral-leads"), *BOARD),
        sign(glyphs.neutral, words("sign-neutral"), *BOARD),
    ]


def _of_cards(scene: Scene[State]) -> list[Sign]:
    words, signs_ = scene.words, SIGNS.matching(scene.glyphs)
    found = []
    for key in TRACKS:
        track = words.name("track", key)
        forms = dict.fromkeys(look.say(words, "power", key, form) for form in ("short", "tiny"))
        found += [
            sign_like(_part(name, track) + r"(?: ?\+\d)?", words("sign-steps", track=track))
            for name in forms
            if name != track
        ]
    free = "|".join(re.escape(look.say(words, "power", "courthouse", form)) for form in ("short", "tiny"))
    return [
        *found,
        sign_like(rf"(?:{free})(?: \d)?", words("sign-frees")),
        sign_like(r"(?<=\w)/", words("sign-either"), *BOARD),
        sign_like(rf"{re.escape(signs_.symbol)}+", words("sign-symbol"), *BOARD),
        sign_like(rf"{re.escape(signs_.manneken)}+(?!\w)", words("sign-manneken"), *BOARD),
    ]


def _part(name: str, whole: str) -> str:
    """Return a pattern for a short name where it is not part of the whole one."""
    before, _, after = whole.partition(name) if name in whole else ("", "", "")
    ahead = f"(?!{re.escape(after)})" if after else ""
    behind = f"(?<!{re.escape(before)})" if before else ""
    return rf"{behind}(?<!\w){re.escape(name)}{ahead}(?!\w)"


def _of_city(scene: Scene[State]) -> list[Sign]:
    words, glyphs = scene.words, scene.glyphs
    seat, arrow = _seats(scene), re.escape(glyphs.arrow)
    letters = "".join(LOCATION_LETTERS.values())
    return [
        sign_like(rf"(?<!\w)[{letters}](?= \w)", words("sign-letter"), *BRUSSELS),
        sign_like(rf"\d+ +{arrow}", words("sign-price"), *BRUSSELS),
        sign_like(rf"(?<=[^\W\d] )\d+(?= |$)(?! +{arrow})", words("sign-price"), "visits"),
        sign_like(rf"{seat}\d?(?=[ {seat[1:-1]}\d]*$)", words("sign-visitors"), "brussels"),
        sign_like(r"(?<= )-\d+", words("sign-upkeep"), "theatre"),
        sign(words("courthouse.short"), words("sign-courthouse"), *BRUSSELS, *PLAYERS),
    ]


def _of_workshop(scene: Scene[State]) -> list[Sign]:
    words, signs_ = scene.words, SIGNS.matching(scene.glyphs)
    last = "|".join(f"(?<=F{' ' * count})G" for count in range(3, 6))
    corner = f"{words('board-rows-pay')}\\{words('board-columns-pay')}"
    return [
        sign_like(rf"(?<!\w)[A-F](?= +[B-G](?!\w))|{last}", words("sign-columns"), "workshop"),
        sign(corner, words("sign-values"), "workshop"),
        *(_colour(scene, key) for key in COLOURS),
        sign(signs_.frame, words("sign-frame"), "workshop"),
        sign_like(rf"{re.escape(signs_.needle)}(?=\w)", words("sign-needle"), "compass"),
        sign(signs_.building, words("sign-next-building"), "compass", "belongings", "players"),
    ]


def _colour(scene: Scene[State], key: str) -> Sign:
    """Return the sign of a colour on the grid; the letters of its columns are none."""
    letter = look.say(scene.words, "colour", key, "letter")
    before, after = chr(ord(letter) - 1), chr(ord(letter) + 1)
    not_after = "".join(rf"(?<!{before}{' ' * count}{letter})" for count in range(3, 6))
    return sign_like(rf"(?<![A-Z]){letter}{not_after}(?! +{after})(?!\w)", scene.words.name("colour", key), "workshop")


def _of_players(scene: Scene[State]) -> list[Sign]:
    words, glyphs, signs_ = scene.words, scene.glyphs, SIGNS.matching(scene.glyphs)
    letters = "".join(look.say(words, "colour", key, "letter") for key in COLOURS)
    colours = words.listed(
        [f"{look.say(words, 'colour', key, 'letter')} {look.say(words, 'colour', key, 'short')}" for key in COLOURS],
        "together",
    )
    cubes = [
        sign_like(rf"(?<!\w){look.say(words, 'material', key, 'tiny')}\d*(?!\w)", words.name("material", key))
        for key in CUBES
    ]
    rows = [
        sign(short, words.name("row", key), *PLAYERS)
        for key in BOARD_ROWS
        if (short := look.say(words, "row", key, "short")) != words.name("row", key)
    ]
    figures = [
        sign(look.say(words, "figure", key, "tiny"), words.name("figure", key), "players", "belongings")
        for key in scene.state.box.figures
    ]
    return [
        *_headings(scene),
        sign(words("board-out"), words("sign-out"), *PLAYERS),
        *cubes,
        sign_like(rf"(?<!\w)(?:[{letters}]\d*)+(?!\w)", words("sign-works", colours=colours), *PLAYERS),
        *rows,
        sign(signs_.upright, words("sign-upright"), *PLAYERS),
        sign(signs_.tilted, words("sign-tilted"), *PLAYERS),
        sign(signs_.building, words("sign-built"), "lines"),
        sign(signs_.exhibition, words("column-exhibitions.help"), "lines"),
        *figures,
        sign_like(rf"{re.escape(glyphs.times)}\d+", words("sign-times"), *PLAYERS),
        sign(words("column-vp"), words("sign-vp")),
        sign(words("column-money"), words("sign-money")),
    ]


def _headings(scene: Scene[State]) -> list[Sign]:
    """List the headings of the table of players that are more than a name of the game, in every form."""
    words = scene.words
    keys = ("now", "ready", "brussels", "courthouse", "exhibitions", "upkeep")
    forms = ("", ".short", ".tiny")
    return [
        sign(words(f"column-{key}{form}"), words(f"column-{key}.help"), *PLAYERS)
        for key in keys
        for form in forms
        if words.has(f"column-{key}{form}")
    ]
