"""Names of bots in the player's language, how each level plays, and messages about external bots that fail."""

from engine.bots.spec import LEVELS, BotSpecError, parse
from tui.bots.external.bot import is_command, name_of
from tui.i18n.words import Words


def bot_name(words: Words, player: str) -> str:
    """Return the name of a bot: a level, a level with its budget, or an external bot's file."""
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
