"""Methods of screens that do nothing while the widgets of the screen are gone."""

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from textual.css.query import NoMatches

ScreenT = TypeVar("ScreenT")
Parameters = ParamSpec("Parameters")


def while_composed(
    method: Callable[Concatenate[ScreenT, Parameters], None],
) -> Callable[Concatenate[ScreenT, Parameters], None]:
    """Make a method do nothing while its screen is recomposed, and once it has closed.

    Messages, timers and workers may call it then. A recomposed screen is filled by `retranslate`.
    """

    @wraps(method)
    def call(screen: ScreenT, /, *arguments: Parameters.args, **options: Parameters.kwargs) -> None:
        with suppress(NoMatches):
            method(screen, *arguments, **options)

    return call
