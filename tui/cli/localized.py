"""Localised click: help and errors in the player's language, each error on one line, never a traceback.

Words are loaded only when something is printed, and nothing here imports Textual or the rules of a game.
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
"""Most names that an error lists when no close match is found."""
BROKEN_PIPE = 141  # 128 + SIGPIPE, a signal that not every platform has


@dataclass(slots=True)
class CommonOptions:
    """The values of the options that commands share."""

    language: str = ""
    saves: Path | None = None
    components: list[Path] = field(default_factory=list)
    ascii_only: bool = False

    @classmethod
    def of(cls, context: click.Context) -> "CommonOptions":
        """Return the options of a command line that is being parsed or run."""
        return context.ensure_object(cls)

    @property
    def words(self) -> "Words":
        """The words of the language from the options, else from the settings, else from the environment."""
        from tui.i18n.words import Words
        from tui.settings import SettingsFile, language_of_environment

        return Words(self.language or SettingsFile().settings.language or language_of_environment())


class CliError(Exception):
    """An error in what the user typed: the id and the arguments of the message that explains it."""

    def __init__(self, id_: str, /, among: Iterable[str] = (), given: str = "", **arguments: Any) -> None:
        """Create the error; the message suggests the names `among` that are close to `given`, or lists them all."""
        super().__init__(id_)
        self.id = id_
        self.given = given
        self.among = list(among)
        self.arguments = arguments

    def format(self, words: "Words") -> str:
        """Return the message, on one line."""
        arguments = {key: printable(each) if isinstance(each, str) else each for key, each in self.arguments.items()}
        parts = [words(self.id, given=printable(self.given), **arguments)]
        if self.among:
            near = close_matches(self.given, self.among)
            names = [printable(name) for name in near or self.among[:MOST_NAMES]]
            if not near and len(self.among) > MOST_NAMES:
                names.append("…")
            parts.append(words("cli-did-you-mean" if near else "cli-there-are", names=", ".join(names)))
        return " ".join(" ".join(parts).split())


def close_matches(given: str, known: Sequence[str]) -> list[str]:
    """Return the known names that the user may have meant."""
    plain = given.strip().lower()
    names = {name.lower(): name for name in known}
    near = get_close_matches(plain, names) or [name for name in names if len(plain) > 2 and plain in name]
    return [names[name] for name in near]


def printable(text: str, longest: int = 400) -> str:
    """Make user input safe to print: one line, of limited length, without control characters."""
    plain = "".join(sign if sign.isprintable() else " " if sign.isspace() else "�" for sign in text)
    return plain if len(plain) <= longest else plain[: longest - 1] + "…"


class LocalizedCommand(click.Command):
    """A command whose help is the message `cli-<name of its function>`, with an optional attribute `details`.

    The help of an option is `cli-option-<name>`, unless the command's message has an attribute of the option's name.
    """

    @property
    def message(self) -> str:
        """The id of the command's help."""
        return "cli-" + str(getattr(self.callback, "__name__", "")).replace("_", "-")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments; left-over ones raise a localised error."""
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left and not isinstance(self, click.Group):
            raise CliError("cli-left-over", given=" ".join(left))
        return left

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return the line for a list of commands."""
        context = click.get_current_context(silent=True)  # there is none during shell completion
        return (CommonOptions.of(context) if context else CommonOptions()).words(self.message)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        prefix = CommonOptions.of(ctx).words("cli-heading-usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the description of the command."""
        words = CommonOptions.of(ctx).words
        for id_ in (self.message, f"{self.message}.details"):
            if words.has(id_):
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(words(id_, **_known_names()))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, and for a group its commands."""
        words = CommonOptions.of(ctx).words
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
    """A group of commands, listed in the order of their definition.

    As the whole program it exits with a code and prints at most one line of error, however it ends.
    """

    command_class = LocalizedCommand

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order of their definition."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command by its name; raises `CliError`."""
        name = args[0]
        if name not in self.commands:
            raise CliError("cli-unknown-command", given=name, among=self.commands)
        return name, self.commands[name], args[1:]

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run the command line and exit with its code."""
        arguments = list(sys.argv[1:] if args is None else args)
        common = CommonOptions(requested_language(arguments))
        _replace_unknown_characters()
        try:
            code = super().main(arguments, "pavilion", complete_var, standalone_mode=False, obj=common, **extra)
        except CliError as error:
            _exit(error.format(common.words), WRONG_USE)
        except click.UsageError as error:
            _exit(_localized(error).format(common.words), WRONG_USE)
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except Exception as error:  # a user never sees a traceback
            _exit(_crash(error).format(common.words), 1)
        sys.exit(code if isinstance(code, int) else 0)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; exit silently when the reader of the output has closed it."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            # Otherwise the interpreter would try to flush the buffer again at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ctx.exit(BROKEN_PIPE)
        return result


def requested_language(arguments: Sequence[str]) -> str:
    """Return the language requested anywhere in a command line: errors in the line itself are printed in it."""
    from tui.i18n.words import LANGUAGES

    found = ""
    for before, argument in zip(("", *arguments), arguments, strict=False):
        name, _, value = argument.partition("=")
        given = value if name == "--lang" else argument if before == "--lang" else ""
        found = given if given in LANGUAGES else found
    return found


def _crash(error: Exception) -> CliError:
    """Write a crash report about an unexpected error, and return the error to print."""
    from tui.crash_report import log_folder, write_report

    problem = f"{type(error).__name__}: {error}"
    path = write_report(error, log_folder())
    return CliError("cli-unexpected" if path else "cli-unexpected-only", problem=problem, path=str(path))


def _localized(error: click.UsageError) -> CliError:
    """Turn click's error about a command line into ours."""
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
    """Return the lists that help texts can use as arguments."""
    from engine.bots import LEVELS
    from engine.game import CATALOGUE

    return {"games": ", ".join(CATALOGUE), "bots": ", ".join(LEVELS)}


def _write_list(formatter: click.HelpFormatter, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{heading}\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def _exit(line: str, code: int) -> NoReturn:
    click.echo(f"pavilion: {line}", err=True)
    sys.exit(code)


def _replace_unknown_characters() -> None:
    """Print a question mark for a character outside the terminal's encoding, instead of failing."""
    codecs.register_error("pavilion-replace", _replacement)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="pavilion-replace")


def _replacement(problem: UnicodeError) -> tuple[str, int]:
    """Return what to print for characters that cannot be encoded: spaces stay spaces."""
    assert isinstance(problem, UnicodeEncodeError)
    unknown = problem.object[problem.start : problem.end]
    return "".join(" " if sign.isspace() else "?" for sign in unknown), problem.end
