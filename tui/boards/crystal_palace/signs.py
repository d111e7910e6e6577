"""The signs and abbreviations that the boards of Crystal Palace draw, with their meanings."""

import re
from collections.abc import Iterator

from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.boards.names import distinct_names
from tui.boards.sign import Sign, sign, sign_like
from tui.drawing.glyphs import ASCII, plain
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import look
from .glyphs import GLYPHS
from .player_table import LEAST_NAME, LONGEST_NAME

UNITS = ("gears", "energy", "newspapers", "vp", "buzz", "income", "westminster", "die")
"""What is written as a number and a letter."""
HEADINGS = ("income", "pay", "objective", "loans", "rest", "end", "westminster", "gears", "energy", "newspapers")
"""The columns of the table of players whose headings may be abbreviated."""
TABLE = ("lines", "overview")


def signs(scene: Scene[State]) -> list[Sign]:
    """List the signs of the boards in the language and the set of signs of a scene."""
    return [*_players(scene), *_slots(scene), *_goods(scene), *_marks(scene), *_table(scene), *_names(scene)]


def _slots(scene: Scene[State]) -> Iterator[Sign]:
    """List what stands in the rows of London."""
    words = scene.words
    seats = "".join(map(re.escape, scene.glyphs.seats))
    assistant = re.escape(GLYPHS.matching(scene.glyphs).assistant)
    paying = _shape(scene, words("placement-slot", min=1, assistant="", pay=1))
    yield sign_like(rf"(?<![\w+])(?!{paying})\d\+(?![\d{assistant}])", words("sign-slot"), "locations")
    yield sign_like(rf"(?<![\w+])\d\+{assistant}", words("sign-slot.assistant"), "locations")
    yield sign_like(rf"(?<![\w+]){paying}", words("sign-slot.pay"), "locations")
    yield sign_like(rf"[{seats}]\d(?!\d)", words("sign-die"), "locations")
    yield sign_like(rf"\d+{re.escape(scene.glyphs.lit)}", words("sign-number"))
    between = words("board-forecast", rank=1, count=2)[:-1].partition(" ")[2]
    yield sign_like(rf"(?<!\w)\d(?:st|nd|rd|th|er|e)(?: {between}\d|/\d)?(?!\w)", words("sign-forecast"), "locations")
    yield sign_like(_shape(scene, words("board-forecast.late", pounds=1)), words("sign-late"), "locations")
    yield sign(scene.glyphs.dot, words("sign-dot"), "locations")


def _goods(scene: Scene[State]) -> Iterator[Sign]:
    """List amounts with a letter for their unit."""
    words = scene.words
    for key in UNITS:
        letter = words(f"goods-{key}.tiny", amount=0)[1:]
        yield sign_like(rf"[+-]?\d+{re.escape(letter)}(?!\w)", words.name("resource", key))
    amount, alone = words("goods-pounds.tiny", amount=1), words("resource-pounds.tiny")
    pounds = "|".join(_shape(scene, text) for text in (amount, alone))
    yield sign_like(rf"(?<!\w)[+-]?(?:{pounds})(?!\w)", words.name("resource", "pounds"))


def _marks(scene: Scene[State]) -> Iterator[Sign]:
    """List single signs."""
    words, glyphs, own = scene.words, scene.glyphs, GLYPHS.matching(scene.glyphs)
    yield sign(own.assistant, words("sign-assistant"))
    yield sign(own.lasting, words("sign-lasting"))
    yield sign(own.payable, words("sign-payable"))
    yield sign_like(r"(?<![\w/+])\d+\+\d+(?!\w)", words("sign-link"))
    yield sign(glyphs.arrow, words("sign-arrow"))
    yield sign(glyphs.play, words("sign-open"), "locations")
    yield sign_like(rf"\?{re.escape(glyphs.times)}\d", words("sign-secret"), *TABLE)
    yield sign(own.nothing, words("sign-nothing"), *TABLE)
    yield sign_like(rf"-\d+{re.escape(glyphs.times)}\d+", words("sign-times"))
    yield sign_like(r"\((?:max\. )?\d\)", words("sign-at-most"))


def _table(scene: Scene[State]) -> Iterator[Sign]:
    """List the headings of the table of players, and what stands below them in short."""
    words = scene.words
    for key in HEADINGS:
        yield sign(words(f"column-{key}.tiny"), words(f"sign-column-{key}"), *TABLE)
    yield sign(words("heading-pay"), words("inspect-column-salary.about"), "locations", "overview")
    yield sign("=", words("sign-equals"), *TABLE)
    yield sign_like(r"(?<![\w/])[\dIV]+/[\dIV]+", words("sign-objective"))
    yield sign_like(r"(?<!\w)(?:I{1,3}|IV|V)(?!\w)", words("sign-roman"))


def _names(scene: Scene[State]) -> Iterator[Sign]:
    """List shortened names with the whole ones."""
    words, box = scene.words, scene.state.box
    short: dict[str, str] = {}
    for kind, keys in (("patent", box.patents), ("character", box.characters), ("location", LOCATIONS)):
        for key in keys:
            short[look.say(words, kind, key, "short")] = words.name(kind, key)
    for key in METRICS:
        for form in ("short", "cell"):
            short[words(f"metric-{slug(key)}.{form}")] = words.name("metric", key)
    for text, whole in short.items():
        if not {*text.lower().split()} <= {*re.findall(r"[\w'-]+", whole.lower())}:
            yield sign(text, whole)


def _players(scene: Scene[State]) -> Iterator[Sign]:
    """List names of players in their shorter forms."""
    names = [seat.name for seat in scene.seats]
    shorter = [distinct_names(names, width) for width in range(LEAST_NAME, LONGEST_NAME)]
    for seat, name in enumerate(names):
        forms = {each[seat] for each in shorter} - {name}
        if forms:
            longest_first = sorted(forms, key=len, reverse=True)
            yield sign_like(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", name)


def _shape(scene: Scene[State], text: str) -> str:
    """Return a pattern of a text as it is drawn, with any numbers in place of its own."""
    drawn = plain(text) if scene.glyphs is ASCII else text
    return re.sub(r"\d+", r"\\d+", re.escape(drawn))
