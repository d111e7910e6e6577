"""The command line's manners: help and complaints in the player's language, one line for what is wrong, no traceback.

Words are loaded only when there is something to say, and nothing here imports Textual or the rules of a game.
"""

import codecs
import os
import signal
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

if TYPE_CHECKING:
    from tui.i18n.words import Words

WRONG_USE = 2
INTERRUPTED = 128 + signal.SIGINT
MOST_NAMES = 40
"""How many names a complaint lists when it does not know which was meant."""
BROKEN_PIPE = 141  # 128 + SIGPIPE, a signal that not every platform has


@dataclass(slots=True)
class Asked:
    """What the options that every command shares have asked for."""

    language: str = ""
    saves: Path | None = None
    components: list[Path] = field(default_factory=list)
    ascii_only: bool = False

    @property
    def words(self) -> "Words":
        """The words of the language asked for, preferred, or the environment's."""
        from tui.i18n.words import Words
        from tui.settings import SettingsFile, language_of_environment

        return Words(self.language or SettingsFile().settings.language or language_of_environment())


def asked_in(context: click.Context) -> Asked:
    """Give what the shared options asked for."""
    return context.ensure_object(Asked)


class CliError(Exception):
    """Something the user got wrong: the id and the arguments of the sentence that says what would be right."""

    def __init__(self, id_: str, /, among: Iterable[str] = (), given: str = "", **arguments: Any) -> None:
        """Complain; with `among`, the names closest to what was given, or all of them, are told."""
        super().__init__(id_)
        self.id = id_
        self.given = given
        self.among = list(among)
        self.arguments = arguments

    def say(self, words: "Words") -> str:
        """Say it in one line."""
        arguments = {key: shown(each) if isinstance(each, str) else each for key, each in self.arguments.items()}
        parts = [words(self.id, given=shown(self.given), **arguments)]
        if self.among:
            near = close(self.given, self.among)
            names = [shown(name) for name in near or self.among[:MOST_NAMES]]
            if not near and len(self.among) > MOST_NAMES:
                names.append("…")
            parts.append(words("cli-did-you-mean" if near else "cli-there-are", names=", ".join(names)))
        return " ".join(" ".join(parts).split())


def close(given: str, known: Sequence[str]) -> list[str]:
    """Give the known names that someone may have meant."""
    plain = given.strip().lower()
    names = {name.lower(): name for name in known}
    near = get_close_matches(plain, names) or [name for name in names if len(plain) > 2 and plain in name]
    return [names[name] for name in near]


def shown(text: str, longest: int = 400) -> str:
    """Make what was typed fit to be shown: one line, not too long, nothing a terminal would obey."""
    plain = "".join(sign if sign.isprintable() else " " if sign.isspace() else "�" for sign in text)
    return plain if len(plain) <= longest else plain[: longest - 1] + "…"


class LocalizedCommand(click.Command):
    """A command whose words are the message `cli-<name of its function>`; the attribute `details` says more.

    The help of an option is `cli-option-<name>`, unless the command has an attribute of the option's name.
    """

    @property
    def message(self) -> str:
        """The id of what the command says about itself."""
        return "cli-" + str(getattr(self.callback, "__name__", "")).replace("_", "-")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Complain about what is left over in our own words."""
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left and not isinstance(self, click.Group):
            raise CliError("cli-left-over", given=" ".join(left))
        return left

    def get_short_help_str(self, limit: int = 45) -> str:
        """Give the line for a list of commands."""
        context = click.get_current_context(silent=True)  # there is none while the shell completes a word
        return (asked_in(context) if context else Asked()).words(self.message)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        prefix = asked_in(ctx).words("cli-heading-usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        words = asked_in(ctx).words
        for id_ in (self.message, f"{self.message}.details"):
            if words.has(id_):
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(words(id_, **_known_names()))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, and for a group its commands."""
        words = asked_in(ctx).words
        options = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if isinstance(param, click.Option) and record is not None:
                name = param.opts[-1].lstrip("-")
                own = f"{self.message}.{name}"
                options.append((record[0], words(own if words.has(own) else f"cli-option-{name}")))
        _write_list(formatter, words("cli-heading-options"), options)
        if isinstance(self, click.Group):
            commands = [(name, self.commands[name].get_short_help_str()) for name in self.list_commands(ctx)]
            _write_list(formatter, words("cli-heading-commands"), commands)


class LocalizedGroup(LocalizedCommand, click.Group):
    """A group of commands; they are listed in the order they were written."""

    command_class = LocalizedCommand

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands in the order they were written."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command by its name, or complain."""
        name = args[0]
        if name not in self.commands:
            raise CliError("cli-unknown-command", given=name, among=self.commands)
        return name, self.commands[name], args[1:]


class PavilionGroup(LocalizedGroup):
    """The whole program. However it ends, it ends with an exit code and at most one line about why."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run the command line and leave with its exit code."""
        arguments = list(sys.argv[1:] if args is None else args)
        asked = Asked(language_in(arguments))
        _never_fail_to_print()
        try:
            code = super().main(arguments, "pavilion", complete_var, standalone_mode=False, obj=asked, **extra)
        except CliError as complaint:
            _leave(complaint.say(asked.words), WRONG_USE)
        except click.UsageError as error:
            _leave(_in_our_words(error).say(asked.words), WRONG_USE)
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except Exception as error:  # a player is never shown a traceback
            _leave(_unexpected(error).say(asked.words), 1)
        sys.exit(code if isinstance(code, int) else 0)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; end without a word when whoever reads our output has gone."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            # What is still buffered must not be tried again when the interpreter ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ctx.exit(BROKEN_PIPE)
        return result


def language_in(arguments: Sequence[str]) -> str:
    """Find the language asked for anywhere in a command line: even what is wrong with the line is told in it."""
    from tui.i18n.words import LANGUAGES

    found = ""
    for before, argument in zip(("", *arguments), arguments, strict=False):
        name, _, value = argument.partition("=")
        given = value if name == "--lang" else argument if before == "--lang" else ""
        found = given if given in LANGUAGES else found
    return found


def _unexpected(error: Exception) -> CliError:
    """Keep the details of what nobody thought of, for whoever is asked about it."""
    from tui.crash_report import keep_details, log_folder

    problem = f"{type(error).__name__}: {error}"
    path = keep_details(error, log_folder())
    return CliError("cli-unexpected" if path else "cli-unexpected-only", problem=problem, path=str(path))


def _in_our_words(error: click.UsageError) -> CliError:
    """Turn what click found wrong with a command line into a complaint."""
    match error:
        case click.NoSuchOption(option_name=name):
            command = error.ctx.command if error.ctx else None
            known = [flag for param in command.params for flag in param.opts] if command and error.ctx else []
            return CliError("cli-unknown-flag", given=name, among=[*known, "--help"])
        case click.MissingParameter(param=click.Parameter() as param):
            return CliError("cli-missing", given=param.make_metavar(error.ctx or click.get_current_context()))
        case click.BadOptionUsage(option_name=name):
            return CliError("cli-bad-flag", given=name)
        case click.BadParameter(param=click.Parameter() as param):
            return CliError("cli-bad-value", given=param.opts[-1], problem=error.message)
    return CliError("cli-bad-use", problem=error.message)


def _known_names() -> dict[str, str]:
    """Give what a help text may want to list."""
    from engine.bots import LEVELS
    from engine.game import CATALOGUE

    return {"games": ", ".join(CATALOGUE), "bots": ", ".join(LEVELS)}


def _write_list(formatter: click.HelpFormatter, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{heading}\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def _leave(line: str, code: int) -> NoReturn:
    click.echo(f"pavilion: {line}", err=True)
    sys.exit(code)


def _never_fail_to_print() -> None:
    """Print a question mark for a character the terminal does not know, instead of failing."""
    codecs.register_error("pavilion-replace", _replacement)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="pavilion-replace")


def _replacement(problem: UnicodeError) -> tuple[str, int]:
    """Return what to print for characters that cannot be encoded: spaces stay spaces."""
    assert isinstance(problem, UnicodeEncodeError)
    unknown = problem.object[problem.start : problem.end]
    return "".join(" " if sign.isspace() else "?" for sign in unknown), problem.end
