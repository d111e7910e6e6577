"""The signs and abbreviations that the boards of Bruxelles 1893 draw, with their meanings."""

import re

from engine.games.bruxelles1893.components import ACTIONS, BOARD_ROWS, COLOURS, CUBES, TRACKS
from engine.games.bruxelles1893.state import State
from tui.boards.sign import Sign, sign, sign_like
from tui.table.scene import Scene

from . import look
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
    seat, building = _seats(scene), re.escape(signs_.building)
    shorts = [
        sign(short, words("sign-action", action=words.name("action", key)), *BOARD)
        for key in ACTIONS
        if (short := look.say(words, "action", key, "short")) != words.name("action", key)
    ]
    return [
        *shorts,
        sign_like(r"(?<= )\d\d?(?= )", words("sign-number"), *BOARD),
        sign_like(rf"{seat} ?\d+(?: {words('board-money', money=0)[2:]})?", words("sign-bid"), *BOARD),
        sign_like(rf"{building}{seat}", words("sign-building"), *BOARD),
        sign(words("board-shut"), words("sign-shut"), *BOARD),
        sign(glyphs.neutral, words("sign-neutral"), *BOARD),
        sign_like(rf"(?<= ){re.escape(glyphs.dot)}(?= )", words("sign-free"), *BOARD),
        sign(signs_.shield, words("sign-shield"), *BOARD),
        sign_like(rf"\((?:{seat}\d*)+\)", words("sign-leads"), *BOARD),
        sign_like(rf"\[(?:{seat}\d*)+\]", words("sign-scores"), *BOARD),
        sign_like(rf"{seat}-{seat}", words("sign-tie"), *BOARD),
        sign_like(rf"{seat}{{3}}(?! )", words("sign-tie-of-three"), *BOARD),
        sign_like(rf"{seat}={seat}", words("sign-tie-scores"), *BOARD),
        sign("[=]", words("sign-all-tie"), *BOARD),
        sign_like(rf"[(\[]{re.escape(glyphs.neutral)}[)\]]", words("sign-neutral-leads"), *BOARD),
    ]


def _of_cards(scene: Scene[State]) -> list[Sign]:
    words, signs_ = scene.words, SIGNS.matching(scene.glyphs)
    found = []
    for key in TRACKS:
        track = words.name("track", key)
        for form in ("short", "tiny"):
            name = look.say(words, "power", key, form)
            if name != track:
                found.append(sign_like(rf"{re.escape(name)} ?\+\d", words("sign-steps", track=track)))
    free = "|".join(re.escape(look.say(words, "power", "courthouse", form)) for form in ("short", "tiny"))
    return [
        *found,
        sign_like(rf"(?:{free})(?: \d)?", words("sign-frees")),
        sign_like(r"/(?= |$|[╪+|│╡])", words("sign-either"), *BOARD),
        sign_like(rf"{re.escape(signs_.symbol)}+", words("sign-symbol"), *BOARD),
        sign_like(rf"{re.escape(signs_.manneken)}+(?!\w)", words("sign-manneken"), *BOARD),
    ]


def _of_city(scene: Scene[State]) -> list[Sign]:
    words, glyphs = scene.words, scene.glyphs
    seat = _seats(scene)
    return [
        sign_like(rf"{seat}+ {re.escape(glyphs.arrow)}", words("sign-price"), *BRUSSELS),
        sign_like(rf"(?<=\w ){seat}+(?! {re.escape(glyphs.arrow)})", words("sign-price"), "visits"),
        sign_like(r"(?<= )-\d+", words("sign-upkeep"), "theatre"),
        sign(words("courthouse.short"), words("sign-courthouse")),
    ]


def _of_workshop(scene: Scene[State]) -> list[Sign]:
    words, signs_ = scene.words, SIGNS.matching(scene.glyphs)
    letters = [
        sign(look.say(words, "colour", key, "letter"), words.name("colour", key), "workshop", *PLAYERS)
        for key in COLOURS
    ]
    return [
        sign(f"{words('board-rows-pay')}\\\\{words('board-columns-pay')}", words("sign-values"), "workshop"),
        *letters,
        sign(signs_.frame, words("sign-frame"), "workshop"),
        sign_like(rf"{re.escape(signs_.needle)}(?=\w)", words("sign-needle"), "compass"),
        sign(signs_.building, words("sign-next-building"), "compass"),
    ]


def _of_players(scene: Scene[State]) -> list[Sign]:
    words, glyphs, signs_ = scene.words, scene.glyphs, SIGNS.matching(scene.glyphs)
    tracks = [sign(look.say(words, "track", key, "tiny"), words.name("track", key), "lines") for key in TRACKS]
    cubes = [sign(look.say(words, "material", key, "tiny"), words.name("material", key)) for key in CUBES]
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
        sign(glyphs.play, words("sign-decides"), *PLAYERS),
        sign(glyphs.first, words("sign-first"), *PLAYERS),
        *(
            sign(words(f"column-{key}.tiny"), words(f"column-{key}.help"), "lines")
            for key in ("ready", "brussels", "courthouse")
        ),
        sign(words("board-out"), words("sign-out"), *PLAYERS),
        *cubes,
        *tracks,
        *rows,
        sign(signs_.upright, words("sign-upright"), *PLAYERS),
        sign(signs_.tilted, words("sign-tilted"), *PLAYERS),
        sign(signs_.building, words("sign-built"), "lines"),
        sign(signs_.exhibition, words("exhibition"), "lines"),
        *figures,
        sign_like(rf"{re.escape(glyphs.times)}\d+", words("sign-times"), *PLAYERS),
        sign(words("column-vp"), words("sign-vp")),
        sign(words("column-money"), words("sign-money")),
    ]
