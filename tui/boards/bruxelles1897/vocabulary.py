"""The signs and abbreviations that the boards of Bruxelles 1897 draw, with their meanings."""

import re
from collections.abc import Iterator, Sequence

from engine.games.bruxelles1897 import construction
from engine.games.bruxelles1897.components import ARCHITECTURE, TRACKS
from engine.games.bruxelles1897.state import State
from tui.boards.names import distinct_names
from tui.boards.sign import Sign, sign, sign_like
from tui.i18n.coordinates import column_name
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import look
from .grid import COLUMNS
from .players import LEAST_NAME, MOST_NAME
from .signs import SIGNS

TABLES = ("lines", "players")
"""The panels with the table of players."""


def signs(scene: Scene[State]) -> Sequence[Sign]:
    """List them all; those out of sight are left out by the page that shows them."""
    return [*_area(scene), *_arms(scene), *_columns(scene), *_city(scene), *_players(scene), *_names(scene)]


def _either(texts: Sequence[str]) -> str:
    return "|".join(re.escape(text) for text in sorted(set(texts), key=len, reverse=True))


def _seats(scene: Scene[State]) -> str:
    """Return a pattern for the sign of any seat."""
    return f"(?:{_either([scene.glyphs.seats[seat] for seat in range(len(scene.seats))])})"


def _area(scene: Scene[State]) -> Iterator[Sign]:
    """List the coordinates, and the signs on cards and taken spaces."""
    words, glyphs, drawn = scene.words, scene.glyphs, SIGNS.matching(scene.glyphs)
    seats = _seats(scene)
    letters = "".join(column_name(col + 1) for col in range(COLUMNS))
    yield sign_like(rf"(?<!\w)[{letters}]\d?(?!\w)", words("sign-place"), "area", "tracks")
    if any(len(number) > 1 for number in scene.numbers.values()):
        yield sign_like(r"(?<![\w/+×])\d\d(?![\w/+×])", words("sign-number"), "area")
    yield sign_like(rf"{seats} \d", words("sign-architect"), "area")
    yield sign(glyphs.neutral, words("sign-neutral"), "area")
    yield sign_like(r"\(\d/\d\)", words("sign-card"), "area")
    for state, mark in (("can", drawn.can), ("cannot", drawn.cannot)):
        cost = construction.cost(scene.state.players[scene.viewer])
        prices = [words(f"face-house.{form}", cost=cost, sign=mark) for form in ("token", "brief")]
        yield sign_like(_either(prices), words(f"sign-house-{state}"), "area")
    for kind, key in enumerate(scene.state.box.houses):
        lamps = look.house_sign(glyphs, kind)
        single = re.escape(lamps[0])
        pattern = rf"(?<!{single}){re.escape(lamps)}(?!{single})"
        yield sign_like(pattern, words("sign-house", type=words(f"card-{slug(key)}.type")))
    yield sign(words("face-no-sale.token"), words("sign-no-sale"), "area")
    yield sign(words("face-noble.idle-token"), words("sign-idle-noble"), "area")
    yield sign(words("face-expo.token"), words("sign-goes-first"), "area")
    materials = words("gain-materials.token", cards=0)
    yield sign_like(re.escape(materials).replace("\\+0", r"\+\d"), words("sign-draw"), "area")
    yield sign_like(rf"\b{words('face-material.token')}\b(?! \+)", words("sign-material"), "area")
    for key in scene.state.box.materials:
        title = words(f"card-{slug(key)}.title")
        if "." in title:
            yield sign(title, words.name("card", key), "area", "players")


def _arms(scene: Scene[State]) -> Iterator[Sign]:
    """List the signs of coats of arms."""
    words, drawn, seats = scene.words, SIGNS.matching(scene.glyphs), _seats(scene)
    yield sign_like(rf"(?<=\W ){re.escape(drawn.arms)}(?= \W)", words("sign-arms-nobody"), "area")
    yield sign_like(rf"(?<=\W ){re.escape(drawn.dead)}(?= \W)", words("sign-arms-dead"), "area")
    yield sign_like(rf"\({seats}\)", words("sign-arms-open"), "area")
    yield sign_like(rf"\[{seats}[^]]*\]", words("sign-arms-full"), "area")
    yield sign_like(rf"{seats}-{seats}", words("sign-arms-tie"), "area")
    yield sign_like(rf"{seats}{seats}{seats}", words("sign-arms-three"), "area")
    yield sign_like(rf"{seats}={seats}", words("sign-arms-tie-full"), "area")
    yield sign_like(r"\[=[^]]*\]", words("sign-arms-all"), "area")


def _columns(scene: Scene[State]) -> Iterator[Sign]:
    """List the signs at the foot of the columns, and the tokens that nobles share with them."""
    words = scene.words
    for track in TRACKS:
        short, name = words(f"track-{track}.short"), words.name("track", track)
        yield sign_like(rf"\b{short} \+\d", words("sign-step", track=name), "area")
    release = words("gain-release.token", release=0)
    yield sign_like(re.escape(release).replace("0", r"\d") + r"(?! \w)", words("sign-release"), "area")
    lower = [words("board-lower", endgame=words(f"endgame-{bonus.endgame}")) for bonus in scene.state.box.bonus_parts]
    yield sign_like(rf"(?<!\w )(?:{_either(lower)})", words("sign-lower"), "area")
    owners = _either([*scene.glyphs.seats, scene.glyphs.neutral])
    yield sign_like(rf"(?:{owners})\d+(?: ?(?:{owners})\d+)*", words("sign-sums"), "area")


def _city(scene: Scene[State]) -> Iterator[Sign]:
    """List the signs of the Brussels cards, the tracks and the piles."""
    words, seats = scene.words, _seats(scene)
    yield sign_like(rf"(?<=\s)[{look.LETTERS}](?=\s)", words("sign-letter"), "brussels")
    yield sign_like(rf"{seats}\d", words("sign-visitors"), "brussels")
    yield sign_like(rf"{seats}\d", words("sign-levels"), "tracks")
    yield sign_like(r"\d+\+\d+", words("sign-piles"), "tracks")


def _names(scene: Scene[State]) -> Iterator[Sign]:
    """List names of players in their shorter forms."""
    names = [seat.name for seat in scene.seats]
    shorter = [distinct_names(names, width) for width in range(LEAST_NAME, MOST_NAME)]
    for seat, name in enumerate(names):
        forms = {each[seat] for each in shorter} - {name, scene.words("heading-seat")}
        if forms:
            yield sign_like(rf"(?<!\w)(?:{_either([*forms])})(?!\w)", name, "area", *TABLES)


def _players(scene: Scene[State]) -> Iterator[Sign]:
    """List the signs of the table of players."""
    words, glyphs, box = scene.words, scene.glyphs, scene.state.box
    drawn, times = SIGNS.matching(glyphs), re.escape(glyphs.times)
    yield sign(drawn.expo, words("sign-expo"), *TABLES)
    for key in ("vp", "purse"):
        yield sign(words(f"heading-{key}"), words(f"heading-{key}.whole"), *TABLES)
    yield sign_like(rf"(?<!\w)(?:{_either(box.architects)})(?!\w)", words("sign-kind"), *TABLES)
    for key in ("brussels", "prison", "artworks", "materials", "houses", "nobles"):
        if words(f"heading-{key}") != words(f"heading-{key}.whole"):
            yield sign(words(f"heading-{key}"), words(f"sign-{key}"), *TABLES, "brussels")
    for track in TRACKS[ARCHITECTURE:]:
        yield sign(words(f"track-{track}.short"), words("sign-level", track=words.name("track", track)), *TABLES)
    letters = {words(f"card-{slug(key)}.letter"): words(f"card-{slug(key)}.colour") for key in box.artworks}
    colours = ", ".join(f"{letter} {colour}" for letter, colour in letters.items())
    before = re.escape(glyphs.lit)
    pattern = rf"(?<![^\s{before}])(?:[{before}\d]?(?:{_either([*letters])})\d?)+(?!\S)"
    yield sign_like(pattern, words("sign-colours", colours=colours), *TABLES)
    for key in box.materials:
        yield sign(words(f"card-{slug(key)}.tiny"), words.name("card", key), "players")
    yield sign(drawn.upright, words("sign-upright"), *TABLES)
    yield sign(drawn.tilted, words("sign-tilted"), *TABLES)
    yield sign_like(rf"{times}\d|\d\s{times}", words("sign-times"))
    yield sign(words("board-out"), words("sign-out"), *TABLES)
    yield sign(drawn.none, words("sign-none"))
