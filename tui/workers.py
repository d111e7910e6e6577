"""Workers: coroutines that run beside the screens."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, ParamSpec

from textual.dom import DOMNode
from textual.worker import Worker

Parameters = ParamSpec("Parameters")


def run_exclusively(
    node: DOMNode,
    group: str,
    work: Callable[Parameters, Coroutine[Any, Any, None]],
    *arguments: Parameters.args,
    **options: Parameters.kwargs,
) -> Worker[None]:
    """Run a coroutine function beside everything else, and cancel earlier work of the same group.

    A worker that is cancelled before it starts leaves no coroutine behind that nobody awaits.
    """
    start: Callable[[], Coroutine[None, None, None]] = partial(work, *arguments, **options)
    return node.run_worker(start, group=group, exclusive=True)
