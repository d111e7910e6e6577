"""The command line: `pavilion` alone opens the app; its commands open a game or a record, or run a tool.

Each command imports what it needs: `--help` must stay fast.
"""

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from tui.cli.admin import admin
from tui.cli.arguments import (
    LARGEST_SEED,
    explain_saves_errors,
    number_of_seconds,
    read_bots,
    read_components,
    read_entrants,
    read_game,
    read_level,
    read_options,
    read_seats,
    whole_number,
)
from tui.cli.keys import keys
from tui.cli.localized import CliError, CommonOptions, LocalizedGroup
from tui.cli.options import common_options, path_of
from tui.cli.saves import library_of, saved_name, saves
from tui.cli.serve import serve

if TYPE_CHECKING:
    from tui.bots.external.seats import ExternalBotPolicy
    from tui.session import Opening

_seed = whole_number(0, LARGEST_SEED)


def _external_bot_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options of a command that can start external bots."""
    stand_in = click.option("--stand-in", metavar="BOT", default="journeyman")
    return stand_in(click.option("--time-limit", metavar="SECONDS", default="10", callback=number_of_seconds)(command))


# The app


def _print_version(context: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        click.echo(f"pavilion {version('pavilion')}")
        context.exit()


@click.group(cls=LocalizedGroup, name="pavilion", invoke_without_command=True)
@common_options("lang", "saves", "components", "ascii")
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_print_version)
@click.pass_context
def pavilion(context: click.Context) -> None:
    """Open the app, unless there is a command."""
    if context.invoked_subcommand is None:
        common = CommonOptions.of(context)
        _open_app(common, None, read_components(common, None))


main = pavilion


@pavilion.command()
@click.argument("game")
@click.option("--seats", default="you,clerk", metavar="WHO,WHO,…")
@click.option("--option", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", metavar="N", callback=_seed)
@click.option("--strict-undo", is_flag=True)
@_external_bot_options
@common_options("lang", "saves", "components", "ascii")
@click.pass_obj
def new(
    common: CommonOptions,
    game: str,
    seats: str,
    option: tuple[str, ...],
    seed: int | None,
    strict_undo: bool,
    stand_in: str,
    time_limit: float,
) -> None:
    """Open the app with a new game."""
    from tui.bots.external.seats import ExternalBotPolicy
    from tui.screens.game_setup import new_seed
    from tui.session import NewGame
    from tui.settings import SettingsFile

    rules = read_game(game)
    options = read_options(rules, option)
    chosen = new_seed() if seed is None else seed
    players = read_seats(rules, seats, common.words, SettingsFile().settings.name, chosen)
    corrections = read_components(common, game)
    table = NewGame(game, players, options, chosen, corrections.get(game), free_undo=not strict_undo)
    programs = ExternalBotPolicy(time_limit, read_level(stand_in), consent={seat.player: True for seat in players})
    _open_app(common, table, corrections, programs)


@pavilion.command()
@click.argument("game", required=False)
@common_options("lang", "saves", "ascii")
@click.pass_obj
def learn(common: CommonOptions, game: str | None) -> None:
    """Open the app with the course of a game."""
    from engine.game import CATALOGUE
    from tui.session import Learn

    if game is not None and game not in CATALOGUE:
        raise CliError("cli-unknown-game", given=game, among=CATALOGUE)
    _open_app(common, Learn(game), {})


@pavilion.command()
@click.argument("name", required=False)
@_external_bot_options
@common_options("lang", "saves", "components", "ascii")
@click.pass_obj
def resume(common: CommonOptions, name: str | None, stand_in: str, time_limit: float) -> None:
    """Open the app with a saved game: the one named, or the one played last."""
    from saves.problems import RecordError
    from saves.records.record import survey
    from saves.records.replay import salvage
    from tui.bots.external.seats import ExternalBotPolicy
    from tui.session import ResumeGame

    programs = ExternalBotPolicy(time_limit, read_level(stand_in))

    with explain_saves_errors():
        library = library_of(common)
        if name is None:
            latest = library.latest()
            if latest is None:
                raise CliError("cli-nothing-to-resume", folder=str(library.folder))
            name = latest.name
        else:
            name = saved_name(name, library.names())
        # Errors are printed here rather than on a screen that closes again, unless some of the game can be recovered.
        try:
            library.open(name, read_only=True).close()
        except RecordError as problem:
            if salvage(survey(problem.path)) is None:
                raise
    _open_app(common, ResumeGame(name), read_components(common, None), programs)


@pavilion.command()
@click.argument("file")
@common_options("lang", "saves", "ascii")
@click.pass_obj
def replay(common: CommonOptions, file: str) -> None:
    """Open the app with the replay of a record."""
    from saves import gallery
    from saves.records.index import files_in
    from saves.records.journal import Journal
    from saves.records.names import is_there
    from tui.session import ReplayGame

    path = path_of(file)
    with explain_saves_errors():
        if not is_there(path):
            folders = (gallery.folder(), library_of(common).folder)
            named = {each.name: each.path for folder in folders for each in files_in(folder)}
            path = named[saved_name(file, list(named), "cli-no-record")]
        Journal.open(path, read_only=True).close()
    _open_app(common, ReplayGame(path), {})


pavilion.add_command(saves)


# Tools


@pavilion.command()
@click.argument("game")
@click.option("--seats", metavar="BOT,BOT,…")
@click.option("--round-robin", metavar="BOT,BOT,…")
@click.option("--at", metavar="N", callback=whole_number(2, 9))
@click.option("--games", metavar="N", default="100", callback=whole_number(1, 1_000_000))
@click.option("--seed", metavar="N", default="1", callback=_seed)
@click.option("--option", multiple=True, metavar="NAME=VALUE")
@click.option("--rotate", is_flag=True)
@click.option("--same-seeds", is_flag=True)
@click.option("--check", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--csv", metavar="FILE")
@click.option("--resume", metavar="FILE")
@click.option("--jobs", metavar="N", callback=whole_number(1, 1024))
@_external_bot_options
@common_options("lang", "components", "ascii")
@click.pass_context
def simulate(
    context: click.Context,
    game: str,
    seats: str | None,
    round_robin: str | None,
    at: int | None,
    games: int,
    seed: int,
    option: tuple[str, ...],
    rotate: bool,
    same_seeds: bool,
    check: bool,
    as_json: bool,
    csv: str | None,
    resume: str | None,
    jobs: int | None,
    stand_in: str,
    time_limit: float,
) -> None:
    """Play games between bots."""
    from tui.arena.plan import Plan
    from tui.arena.report import Outputs, report

    common = CommonOptions.of(context)
    rules = read_game(game)
    if round_robin is None:
        if at is not None:
            raise CliError("cli-only-round-robin", given="--at")
        bots = read_bots(rules, "journeyman,apprentice" if seats is None else seats)
    else:
        if seats is not None:
            raise CliError("cli-both-seats")
        bots = read_entrants(rules, round_robin, at or 2)
    plan = Plan(
        game=game,
        bots=bots,
        games=games,
        seed=seed,
        options=read_options(rules, option),
        corrections=read_components(common, game).get(game),
        rotate=rotate or same_seeds or round_robin is not None,
        check=check,
        same_seeds=same_seeds or round_robin is not None,
        at=0 if round_robin is None else at or 2,
        stand_in=read_level(stand_in),
        seconds=time_limit,
    )
    if csv and resume and path_of(csv).resolve() == path_of(resume).resolve():
        raise CliError("cli-same-file", given=csv)
    outputs = Outputs(as_json, csv=path_of(csv) if csv else None, resume=path_of(resume) if resume else None)
    context.exit(report(plan, jobs, common, outputs))


@pavilion.command()
@click.argument("game")
@click.option("--section", metavar="ID")
@common_options("lang", "ascii")
@click.pass_obj
def rules(common: CommonOptions, game: str, section: str | None) -> None:
    """Print the rules of a game."""
    from engine.game import CATALOGUE
    from tui.cli.printing import print_rules

    if game not in CATALOGUE:
        raise CliError("cli-unknown-game", given=game, among=CATALOGUE)
    print_rules(game, common.words.language, section, common.ascii_only)


@pavilion.command()
@common_options("lang", "components")
@click.pass_obj
def engine(common: CommonOptions) -> None:
    """Serve the rules as JSON lines on standard input and output."""
    from tui.cli.protocol import serve

    serve(sys.stdin.buffer, sys.stdout.buffer, read_components(common, None))


pavilion.add_command(keys)
pavilion.add_command(serve)
pavilion.add_command(admin)


def in_terminal() -> bool:
    """Whether the app can run: it reads standard input and draws on standard error."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def _open_app(
    common: CommonOptions,
    opening: "Opening | None",
    corrections: dict[str, dict[str, Any]],
    programs: "ExternalBotPolicy | None" = None,
) -> None:
    if not in_terminal():
        raise CliError("cli-no-terminal")
    from tui.app import run
    from tui.bots.external.seats import ExternalBotPolicy
    from tui.bots.pool import BotPool
    from tui.keymap import read_keymap
    from tui.session import Session
    from tui.settings import SettingsFile
    from tui.terminal.kind import TerminalKind

    session = Session(
        settings_file=SettingsFile(),
        library=library_of(common),
        bots=BotPool(),
        ascii_only=common.ascii_only,
        language_asked=common.language,
        corrections=corrections,
        programs=programs or ExternalBotPolicy(),
        keymap=read_keymap(),
        is_on_console=TerminalKind(os.environ.get("TERM", ""), os.environ).is_console,
    )
    run(session, opening)
