"""Arguments of commands: parsing and validation. Invalid ones raise `CliError`."""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from saves.names import LONGEST_NAME
from saves.numbering import distinct
from tui.cli.localized import CliError, CommonOptions

if TYPE_CHECKING:
    from engine.game import AnyGame
    from saves.records.record import Seat
    from tui.i18n.words import Words

YOU = "you"
PROGRAM = "cmd:PROGRAM"
LARGEST_SEED = 2**53 - 1
"""The largest integer that every JSON reader preserves."""


def whole_number(smallest: int, largest: int) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """Return the callback of an option that takes a whole number within bounds."""

    def read(_context: click.Context, param: click.Parameter, typed: str | None) -> int | None:
        if typed is None:
            return None
        try:
            number = int(typed)
        except ValueError:
            number = smallest - 1
        if not smallest <= number <= largest:
            bounds = {"smallest": str(smallest), "largest": str(largest)}
            raise CliError("cli-not-a-number", given=typed, flag=param.opts[-1], **bounds)
        return number

    return read


def read_game(key: str) -> "AnyGame":
    """Return a game by its key."""
    from engine.game import CATALOGUE, game

    if key not in CATALOGUE:
        raise CliError("cli-unknown-game", given=key, among=CATALOGUE)
    return game(key)


def read_options(game: "AnyGame", typed: Sequence[str]) -> dict[str, str]:
    """Read game options given as `name=value`."""
    variants = game.variants()
    options = {}
    for each in typed:
        name, _, value = each.partition("=")
        if name not in variants:
            raise CliError("cli-unknown-option", given=name, among=variants, game=game.title)
        if value not in variants[name]:
            raise CliError("cli-unknown-value", given=value, among=variants[name], option=name)
        options[name] = value
    return options


def number_of_seconds(_context: click.Context, param: click.Parameter, typed: str) -> float:
    """Read the value of an option that takes seconds, from a tenth of a second to an hour."""
    try:
        number = float(typed)
    except ValueError:
        number = 0.0
    if not 0.1 <= number <= 3600:
        raise CliError("cli-not-seconds", given=typed, flag=param.opts[-1])
    return number


def read_bots(game: "AnyGame", typed: str) -> tuple[str, ...]:
    """Read the bots of a simulation, separated by commas: levels or external bots."""
    bots = tuple(_read_bot(each.strip()) for each in typed.split(","))
    _check_count(game, len(bots))
    return bots


def read_entrants(game: "AnyGame", typed: str, at: int) -> tuple[str, ...]:
    """Read the bots of a round robin with `at` seats per game."""
    bots = tuple(_read_bot(each.strip()) for each in typed.split(","))
    _check_count(game, at)
    for bot in bots:
        if bots.count(bot) > 1:
            raise CliError("cli-twice", given=bot)
    if len(bots) < at:
        raise CliError("cli-too-few", count=len(bots), at=at)
    return bots


def read_level(typed: str, *besides: str) -> str:
    """Read the name of one of our bots; the error also lists the names `besides` that the caller accepts."""
    from engine.bots.spec import BotSpecError, parse

    try:
        return str(parse(typed))
    except BotSpecError as error:
        among = (*error.among, *besides) if error.kind == "level" else error.among
        raise CliError(f"cli-unknown-{error.kind}", given=typed, among=among) from None


def _read_bot(given: str) -> str:
    from tui.bots.external.bot import is_command

    return read_command(given) if is_command(given) else read_level(given, PROGRAM)


def read_command(given: str) -> str:
    """Check that a seat's command names a program that can be found."""
    import shutil

    from tui.bots.external.bot import LONGEST_COMMAND, InvalidCommandError, arguments_of

    try:
        program = arguments_of(given)[0]
    except InvalidCommandError:
        raise CliError("cli-bad-command", given=given, longest=LONGEST_COMMAND) from None
    if shutil.which(program) is None:
        raise CliError("cli-no-program", given=program)
    return given


def read_seats(game: "AnyGame", typed: str, words: "Words", own_name: str, seed: int) -> tuple["Seat", ...]:
    """Read the seats, separated by commas: `you`, `you:Name`, a bot's level, `level:Name`, or `cmd:` and a command.

    The seed chooses the names of bots that have none.
    """
    from engine.bots import LEVELS
    from saves.records.record import HUMAN, Seat
    from tui.bots.external.bot import is_command
    from tui.bots.names import bot_name, own_names

    seats: list[Seat] = []
    for number, each in enumerate(typed.split(","), 1):
        given = each.strip()
        if is_command(given):
            seats.append(Seat(bot_name(words, given)[:LONGEST_NAME], read_command(given)))
            continue
        player, colon, name = (part.strip() for part in given.partition(":"))
        if player != YOU:
            if player.partition("@")[0] not in LEVELS:
                raise CliError("cli-unknown-seat", given=given, among=(YOU, f"{YOU}:Name", *LEVELS, PROGRAM))
            player = read_level(player)
        if colon and not (0 < len(name) <= LONGEST_NAME and name.isprintable()):
            raise CliError("cli-bad-name", given=name, longest=LONGEST_NAME)
        if player == YOU:
            first = all(not seat.is_human for seat in seats)
            default = (own_name if first else "") or words("cli-player", number=number)
            seats.append(Seat(name or default, HUMAN))
        else:
            seats.append(Seat(name, player))
    _check_count(game, len(seats))
    names = own_names(words, seed, _told_apart(seats))
    return tuple(Seat(name, seat.player) for name, seat in zip(names, seats, strict=True))


def read_components(common: CommonOptions, game: str | None) -> dict[str, dict[str, Any]]:
    """Read the files of `--components` and return the corrections by game. `game` is the command's game, if any."""
    return dict(_read_components(path, game) for path in common.components)


@contextmanager
def explain_saves_errors() -> Iterator[None]:
    """Turn errors about saved games into `CliError`."""
    from saves.problems import SavesError, owners_message

    try:
        yield
    except SavesError as error:
        arguments: dict[str, Any] = dict(error.arguments)
        raise CliError(owners_message(error.kind), **arguments) from None


def _read_components(path: Path, about: str | None) -> tuple[str, dict[str, Any]]:
    from engine.components import ComponentsError
    from engine.game import CATALOGUE, game

    corrections = _read_toml(path)
    key = corrections.pop("game", about or (next(iter(CATALOGUE)) if len(CATALOGUE) == 1 else None))
    if key is None:
        raise CliError("cli-components-of-what", file=str(path), example=f'game = "{next(iter(CATALOGUE))}"')
    if not isinstance(key, str) or key not in CATALOGUE:
        raise CliError("cli-components-unknown-game", given=str(key), among=CATALOGUE, file=str(path))
    if about not in (None, key):
        raise CliError("cli-components-other-game", file=str(path), is_for=CATALOGUE[key], game=CATALOGUE[about or ""])
    try:
        game(key).editions.corrected(corrections)
    except ComponentsError as error:
        raise CliError("cli-components-wrong", file=str(path), problem=str(error)) from None
    return key, corrections


def _read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise CliError("cli-no-file", given=str(path)) from None
    except OSError as error:
        raise CliError("cli-unreadable-file", given=str(path), problem=error.strerror) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CliError("cli-not-toml", given=str(path), problem=str(error)) from None


def _check_count(game: "AnyGame", count: int) -> None:
    if count not in game.seats:
        raise CliError("cli-seats", game=game.title, fewest=game.seats[0], most=game.seats[-1], count=count)


def _told_apart(seats: Sequence["Seat"]) -> list[str | None]:
    """Return the names of the seats, with a number behind those that came before; None for a seat without a name."""
    names: list[str | None] = []
    for seat in seats:
        names.append(distinct(seat.name, [each for each in names if each]) if seat.name else None)
    return names
