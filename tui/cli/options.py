"""Options that commands share. Given before or after the command, they mean the same."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from tui.cli.localized import CliError, asked_in

CommandT = TypeVar("CommandT", bound=Callable[..., Any])


def path_of(typed: str) -> Path:
    """Give the path that was typed; a ~ stands for the home folder, where there is one."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)


def _note_language(context: click.Context, _param: click.Parameter, language: str | None) -> None:
    from tui.i18n.words import LANGUAGES

    if language is not None:
        if language not in LANGUAGES:
            raise CliError("cli-unknown-language", given=language, among=LANGUAGES)
        asked_in(context).language = language


def _note_saves(context: click.Context, _param: click.Parameter, folder: str | None) -> None:
    if folder is not None:
        asked_in(context).saves = path_of(folder)


def _note_components(context: click.Context, _param: click.Parameter, files: tuple[str, ...]) -> None:
    asked_in(context).components += [path_of(file) for file in files]


def _note_ascii(context: click.Context, _param: click.Parameter, ascii_only: bool) -> None:
    asked_in(context).ascii_only |= ascii_only


_SHARED: dict[str, Callable[[Any], Any]] = {
    "lang": click.option("--lang", metavar="LANG", expose_value=False, is_eager=True, callback=_note_language),
    "saves": click.option("--saves", metavar="DIR", expose_value=False, callback=_note_saves),
    "components": click.option(
        "--components", metavar="FILE", multiple=True, expose_value=False, callback=_note_components
    ),
    "ascii": click.option("--ascii", is_flag=True, expose_value=False, callback=_note_ascii),
}


def shares(*names: str) -> Callable[[CommandT], CommandT]:
    """Give a command some of the shared options."""

    def decorate(command: CommandT) -> CommandT:
        for name in reversed(names):
            command = _SHARED[name](command)
        return command

    return decorate
