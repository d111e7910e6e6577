"""The command line in a real process: terminals, pipes, signals and shell completion."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
from contextlib import suppress
from typing import Any

from tests.tui.cli.running import command


def read_all(terminal: int) -> str:
    shown = b""
    try:
        while data := os.read(terminal, 65536):
            shown += data
    except OSError:  # the other end is closed
        pass
    return shown.decode()


def in_terminal(arguments: list[str], stream: str, **environment: str) -> tuple[str, bytes]:
    """Run a command with its input and one output in a terminal; return that output and the other one."""
    ours, theirs = pty.openpty()
    streams: dict[str, Any] = {"stdin": theirs, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, stream: theirs}
    environment = {**os.environ, "TERM": "xterm-256color", **environment}
    with subprocess.Popen(command(*arguments), env=environment, **streams) as process:
        os.close(theirs)
        shown = read_all(ours)
        os.close(ours)
        out, errors = process.communicate(timeout=120)
    assert process.returncode == 0
    return shown, out if stream == "stderr" else errors


def test_in_a_terminal_the_rules_are_paged_and_styled() -> None:
    shown, errors = in_terminal(["rules", "bruxelles1897", "--section", "turn"], "stdout", PAGER="sed s/^/@/")
    assert errors == b""
    assert shown.startswith("@")
    assert "\x1b[" in shown


def test_in_a_terminal_a_simulation_shows_its_progress() -> None:
    arguments = ["simulate", "bruxelles1897", "--seats", "apprentice,apprentice", "--games", "3", "--jobs", "1"]
    shown, out = in_terminal(arguments, "stderr")
    assert "3/3" in shown
    assert b"3 games" in out
    assert b"\x1b" not in out
    shown, out = in_terminal([*arguments, "--json"], "stderr")
    assert "3/3" in shown
    assert out.count(b"\n") == 4


def test_in_a_terminal_the_app_opens_and_closes() -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color"}
    with subprocess.Popen(
        command("new", "bruxelles1897", "--seats", "you:Anna,you:Ben", "--seed", "7"),
        env=environment,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    ) as process:
        os.close(theirs)
        shown = b""
        while b"Anna" not in shown and select.select([ours], [], [], 60)[0]:
            shown += os.read(ours, 65536)
        if b"Anna" not in shown:
            process.kill()
        assert b"Anna" in shown
        os.write(ours, b"\x11")  # ctrl+q
        read_all(ours)
        os.close(ours)
        assert process.wait(timeout=120) == 0


def test_ctrl_c_is_quiet() -> None:
    process = subprocess.Popen(
        command("engine"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    with process:
        process.stdin.write(b'{"games": {}}\n')
        assert process.stdout.readline().startswith(b'{"ok"')
        # A signal just before the process waits for the next line is handled only with the next signal.
        for _ in range(12):
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=5)
                break
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors.strip() == b""


def test_a_reader_that_leaves_is_no_error() -> None:
    process = subprocess.Popen(
        command("engine"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    with process:
        process.stdout.close()
        process.stdin.write(b'{"games": {}}\n' * 3)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 141


def test_letters_the_terminal_does_not_know_are_no_error() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "iso8859-7", "PYTHONUTF8": "0"}
    done = subprocess.run(command("--lang", "fr", "--help"), env=environment, capture_output=True, check=True)
    assert b"de la Belle ?poque" in done.stdout
    assert done.stderr == b""


def test_non_breaking_spaces_are_spaces_where_there_are_none() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "shift_jis", "PYTHONUTF8": "0"}
    done = subprocess.run(command("--lang", "fr", "--help"), env=environment, capture_output=True, check=True)
    assert b"Utilisation : pavilion" in done.stdout


def test_it_can_be_completed_by_the_shell() -> None:
    environment = {**os.environ, "_PAVILION_COMPLETE": "bash_complete", "COMP_WORDS": "pavilion s", "COMP_CWORD": "1"}
    done = subprocess.run(command(), env=environment, capture_output=True, text=True)
    assert {line.partition(",")[2] for line in done.stdout.splitlines()} == {"saves", "serve", "simulate"}
