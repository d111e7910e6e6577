"""Cutting connections to a database that does not answer: the driver itself waits for ever."""

import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from typing import Any

import psycopg

CHECK = 0.1
"""Seconds between two checks."""


class CutOffError(Exception):
    """The connection was cut, because the database did not answer in time."""


class Watchdog:
    """A thread, from the first use on, that shuts the sockets of connections whose time is up."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._limited: dict[object, tuple[psycopg.Connection[Any], float]] = {}
        self._cut: set[object] = set()
        self._stopped = Event()
        self._thread: Thread | None = None

    @contextmanager
    def limit(self, connection: psycopg.Connection[Any], until: float) -> Iterator[None]:
        """Cut the connection if what happens within is not done at this time; raises `CutOffError` then."""
        key = object()
        with self._lock:
            self._limited[key] = connection, until
            if self._thread is None:
                self._thread = Thread(target=self._run, name="store-watchdog", daemon=True)
                self._thread.start()
        try:
            yield
        except psycopg.Error as error:
            if key in self._cut:
                raise CutOffError(f"{type(error).__name__}: no answer in time") from error
            raise
        finally:
            with self._lock:
                del self._limited[key]
                self._cut.discard(key)

    def stop(self) -> None:
        """End the thread. Safe to call twice."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while not self._stopped.wait(CHECK):
            with self._lock:
                now = time.monotonic()
                for key, (connection, until) in self._limited.items():
                    if now > until and key not in self._cut:
                        self._cut.add(key)
                        with suppress(OSError, psycopg.Error):
                            _shut(connection)


def _shut(connection: psycopg.Connection[Any]) -> None:
    """Shut a connection's socket: the thread that waits for it gets an error, and closes the connection."""
    # A socket object closes what it is made of, so it is made of a copy.
    with socket.socket(fileno=os.dup(connection.fileno())) as copy:
        copy.shutdown(socket.SHUT_RDWR)
