"""Worker processes, as seen by the process that owns them: starting, exchanging frames, reusing and stopping them.

A process can be stopped in the middle of its work, which threads and executors cannot. Workers start when they are
first needed and are reused. They stop with their `WorkerProcesses`; if the owner dies, they exit by themselves because
their input closes.
"""

import asyncio
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

from tui.bots.frames import LENGTH

_ROOT = str(Path(__file__).parents[2])
_START = "import importlib, sys; sys.path.insert(0, sys.argv[1]); importlib.import_module(sys.argv[2]).main()"


class WorkerStartError(Exception):
    """No worker process can be started; the message says why."""


class WorkersClosedError(WorkerStartError):
    """The workers have been stopped, and no new one is started."""


class WorkerDiedError(Exception):
    """A worker process ended before it had answered. `was_new`: it had not answered any request before this one."""

    def __init__(self, was_new: bool) -> None:
        super().__init__("the worker process ended without an answer")
        self.was_new = was_new


def worker_arguments(module: str) -> tuple[str, ...]:
    """Return the arguments that make Python run `main()` of a module of this installation, and no namesake of it."""
    # The path is no environment variable: programs that a worker starts must not inherit it.
    return ("-c", _START, _ROOT, module)


class Worker:
    """A worker process and its two pipes."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.is_new = True
        """Whether it has not completed a request yet."""

    async def send(self, message: bytes) -> None:
        """Send a frame; raises `WorkerDiedError`."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(message)
            await self.process.stdin.drain()
        except ConnectionError:
            raise WorkerDiedError(self.is_new) from None

    async def receive(self) -> bytes:
        """Wait for a frame and return its message, still encoded; raises `WorkerDiedError`."""
        assert self.process.stdout is not None
        try:
            (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
            return await self.process.stdout.readexactly(length)
        except (EOFError, ConnectionError):
            raise WorkerDiedError(self.is_new) from None


class WorkerProcesses:
    """Worker processes of one kind. Their number is up to the caller: there are as many as were lent at once."""

    def __init__(self, arguments: Sequence[str]) -> None:
        """Prepare to start workers; `arguments` are those of Python, see `worker_arguments`."""
        self._arguments = tuple(arguments)
        self._idle: list[Worker] = []
        self._alive: set[Worker] = set()
        self._ending: set[Process] = set()
        """Dead or killed, but perhaps not reaped by the event loop yet."""
        self._closed = asyncio.Event()

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that are alive, in ascending order."""
        return sorted(worker.process.pid for worker in self._alive)

    @asynccontextmanager
    async def lend(self) -> AsyncGenerator[Worker, None]:
        """Lend an idle worker or a new one for one request; it is killed if the block does not complete.

        Raises `WorkerStartError`.
        """
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            yield worker
        except WorkerDiedError:
            self._discard(worker)
            raise
        except BaseException:
            self._kill(worker)
            raise
        worker.is_new = False
        if not self._closed.is_set():
            self._idle.append(worker)

    def stop(self) -> None:
        """Kill every worker at once, without waiting until it is reaped. No worker can be lent any more."""
        self._closed.set()
        for worker in list(self._alive):
            self._kill(worker)

    async def close(self) -> None:
        """Kill every worker and wait until it is reaped. Requests under way fail."""
        self.stop()
        for process in list(self._ending):
            await process.wait()

    @contextmanager
    def in_background(self, work: Coroutine[Any, Any, None]) -> Iterator[None]:
        """Run a coroutine that uses the workers in another thread while the block lasts; then cancel it and close.

        A `KeyboardInterrupt` is raised in the main thread only, so it cannot break the event loop. Workers that are
        started here do not react to Ctrl-C, not even before they run code of ours.
        """
        loop = asyncio.new_event_loop()
        task = loop.create_task(work)

        def run() -> None:
            if hasattr(signal, "pthread_sigmask"):
                signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # inherited by the workers
            with suppress(asyncio.CancelledError):
                loop.run_until_complete(task)
            loop.run_until_complete(self.close())

        thread = Thread(target=run, daemon=True)
        try:
            thread.start()
            yield
        finally:
            loop.call_soon_threadsafe(task.cancel)
            thread.join()
            loop.close()

    async def _start(self) -> Worker:
        if self._closed.is_set():
            raise WorkersClosedError("the worker processes have been stopped")
        try:
            process = await asyncio.create_subprocess_exec(
                # -P: a folder in the working directory with the name of a package of ours is not imported.
                *(sys.executable, "-P", *self._arguments),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
            )
        except OSError as error:
            raise WorkerStartError(error.strerror) from None
        worker = Worker(process)
        self._alive.add(worker)
        if self._closed.is_set():
            self._kill(worker)
        return worker

    def _discard(self, worker: Worker) -> None:
        """Forget a worker, which exits by itself when its input closes."""
        self._ending = {process for process in self._ending if process.returncode is None}
        if worker in self._alive:
            self._alive.remove(worker)
            self._ending.add(worker.process)
        if worker in self._idle:
            self._idle.remove(worker)
        if worker.process.stdin is not None:
            worker.process.stdin.close()

    def _kill(self, worker: Worker) -> None:
        # Only once: sending a second signal would reap the process before the event loop, which waits for it, can.
        if worker in self._alive:
            self._discard(worker)
            with suppress(ProcessLookupError):
                worker.process.kill()
