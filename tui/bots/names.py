"""Names of bots: those they play under, those of the levels and how each plays, and what failed external bots did."""

import hashlib
from collections.abc import Sequence

from engine.bots.spec import LEVELS, BotSpecError, parse
from saves.names import folded
from saves.records.record import Seat
from tui.bots.external.bot import is_command, name_of
from tui.i18n.words import LANGUAGES, Words


def own_names(words: Words, salt: int | str, names: Sequence[str | None]) -> list[str]:
    """Return the names by seat, with one of the language's bot names for each None.

    The same salt, such as the seed of a game, gives the same names. Names at a table differ, and where possible so do
    their first letters, so that they can be told apart when there is room for little more. A seat's name depends on the
    others' as little as it can: it stays while players come and go.
    """
    chosen = list(names)
    for seat, name in enumerate(names):
        if name is None:
            taken = [folded(each) for each in chosen if each]
            ranked = sorted(words("bot-names").split(), key=lambda each: _rank(salt, seat, each))
            free = [each for each in ranked if folded(each) not in taken]
            initials = {each[0] for each in taken}
            chosen[seat] = next((each for each in free if folded(each)[0] not in initials), free[0])
    return [name or "" for name in chosen]


def _rank(salt: int | str, seat: int, name: str) -> bytes:
    """Return what to sort names by: an order for each salt and seat that is the same on every computer."""
    return hashlib.sha256(f"{salt} {seat} {name}".encode()).digest()


def with_level(words: Words, seat: Seat) -> str:
    """Return the name of a seat, with the level behind that of a bot: `Odette (clerk)`."""
    if seat.is_human or is_command(seat.player) or is_named_by_level(seat):
        return seat.name
    level = bot_name(words, seat.player)
    return words("bot-named", name=seat.name, level=level[0].lower() + level[1:])


def is_named_by_level(seat: Seat) -> bool:
    """Whether a seat is called what older versions called bots: by the level, perhaps with a number."""
    if seat.is_human or is_command(seat.player):
        return False
    name, _, number = seat.name.rpartition(" ")
    names = {seat.name, name} if number.isdecimal() else {seat.name}
    return any(folded(bot_name(Words(each), seat.player)) in map(folded, names) for each in LANGUAGES)


def bot_name(words: Words, player: str) -> str:
    """Return what a bot is: a level, a level with its budget, or an external bot's file."""
    if is_command(player):
        return name_of(player)
    try:
        spec = parse(player)
    except BotSpecError:
        return player
    name = words.name("bot", spec.level)
    if spec.seconds is not None:
        seconds = f"{spec.seconds:g}".replace(".", words("cli-decimal-point"))
        return words("bot-with-seconds", name=name, seconds=seconds)
    if spec.iterations is not None:
        return words("bot-with-iterations", name=name, iterations=str(spec.iterations))
    return name


def level_names(words: Words) -> tuple[tuple[str, str], ...]:
    """Return the levels, weakest first, each with its name."""
    return tuple((level, words.name("bot", level)) for level in LEVELS)


def describe_level(words: Words, level: str) -> str:
    """Return the rank of a level and how it plays, in one line."""
    return words("bot-level", number=LEVELS.index(level) + 1, count=len(LEVELS), play=words(f"bot-{level}.about"))


def format_failure(words: Words, kind: str, detail: str) -> str:
    """Describe what an external bot did instead of answering (see `ExternalBotError`)."""
    return words(f"bot-failed-{kind}", detail=detail or "?")
