"""Options that commands share. They mean the same before and after the command."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from tui.cli.localized import CliError, CommonOptions

CommandT = TypeVar("CommandT", bound=Callable[..., Any])


def path_of(typed: str) -> Path:
    """Return the path that was typed, with ~ expanded to the home folder if there is one."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)


def _set_language(context: click.Context, _param: click.Parameter, language: str | None) -> None:
    from tui.i18n.words import LANGUAGES

    if language is not None:
        if language not in LANGUAGES:
            raise CliError("cli-unknown-language", given=language, among=LANGUAGES)
        CommonOptions.of(context).language = language


def _set_saves(context: click.Context, _param: click.Parameter, folder: str | None) -> None:
    if folder is not None:
        CommonOptions.of(context).saves = path_of(folder)


def _set_components(context: click.Context, _param: click.Parameter, files: tuple[str, ...]) -> None:
    CommonOptions.of(context).components += [path_of(file) for file in files]


def _set_ascii(context: click.Context, _param: click.Parameter, ascii_only: bool) -> None:
    CommonOptions.of(context).ascii_only |= ascii_only


_OPTIONS: dict[str, Callable[[Any], Any]] = {
    "lang": click.option("--lang", metavar="LANG", expose_value=False, is_eager=True, callback=_set_language),
    "saves": click.option("--saves", metavar="DIR", expose_value=False, callback=_set_saves),
    "components": click.option(
        "--components", metavar="FILE", multiple=True, expose_value=False, callback=_set_components
    ),
    "ascii": click.option("--ascii", is_flag=True, expose_value=False, callback=_set_ascii),
}


def common_options(*names: str) -> Callable[[CommandT], CommandT]:
    """Add some of the shared options to a command; their values are kept in `CommonOptions`."""

    def decorate(command: CommandT) -> CommandT:
        for name in reversed(names):
            command = _OPTIONS[name](command)
        return command

    return decorate
