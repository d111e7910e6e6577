"""A client of the JSON-lines protocol, and functions that tamper with states."""

import json
from typing import Any

from tui.cli.protocol import Interpreter


class Client:
    """Sends requests to an interpreter in this process."""

    def __init__(self, **arguments: Any) -> None:
        self.interpreter = Interpreter(**arguments)

    def send(self, request: Any) -> dict[str, Any]:
        line = request if isinstance(request, bytes) else json.dumps(request).encode()
        answer = self.interpreter.answer(line)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        parsed: dict[str, Any] = json.loads(answer)
        assert len(parsed) == 1
        return parsed

    def ok(self, request: Any) -> Any:
        answer = self.send(request)
        assert "ok" in answer, answer
        return answer["ok"]

    def error(self, request: Any, kind: str) -> str:
        """Expect an error of a kind, which changes nothing, and return its message."""
        before = self.send({"state": {}})
        answer = self.send(request)
        assert "error" in answer, answer
        assert answer["error"]["kind"] == kind, answer
        assert self.send({"state": {}}) == before
        assert "\n" not in answer["error"]["message"]
        return str(answer["error"]["message"])


def changed(state: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Copy a state, with other values."""
    return {**json.loads(json.dumps(state)), **changes}


def leaves(value: Any, path: tuple[int | str, ...] = ()) -> list[tuple[tuple[int | str, ...], Any]]:
    """Return the path and value of every plain value in a state."""
    if isinstance(value, dict):
        return [leaf for key, each in value.items() for leaf in leaves(each, (*path, key))]
    if isinstance(value, list):
        return [(path, value), *(leaf for key, each in enumerate(value) for leaf in leaves(each, (*path, key)))]
    return [(path, value)]


def put(state: Any, path: tuple[int | str, ...], value: Any) -> None:
    for key in path[:-1]:
        state = state[key]
    state[path[-1]] = value
