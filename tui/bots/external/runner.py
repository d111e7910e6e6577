"""Runs an external bot's program: starts it, puts one question at a time to it, and makes sure that it ends.

`tui.bots.external.bot` runs this file as a script in a separate process, so it needs only the standard library. It
reads a question, one line, from its input and answers with a line of JSON: `{"line": …}` is the program's answer,
`{"failed": kind, "detail": …}` says why there is none. However the owner of this process ends, the input closes; then
the program is ended with its whole process group, even if it ignores its own input and signals.
"""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

LONGEST_ANSWER = 1 << 16
"""Bytes; a move takes a few dozen."""
GRACE = 0.5
"""Seconds for a program to exit by itself after its input has closed."""
KEPT_ERRORS = 4000
"""Bytes of standard error that are kept, the last ones."""
LONGEST_DETAIL = 200
TOO_LONG = b""
"""In the queue of lines, a line that is too long; None is the end of the output."""

Reply = dict[str, str]


def failed(kind: str, detail: object = "") -> Reply:
    """Return the reply for a question without an answer."""
    return {"failed": kind, "detail": str(detail)[:LONGEST_DETAIL]}


class BotProcess:
    """The program's process. It is killed when it does not answer properly, and restarted for the next question."""

    def __init__(self, command: list[str], seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._process: Process | None = None
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue(1)
        self._errors = b""
        self._readers: list[asyncio.Task[None]] = []

    async def answer(self, question: bytes) -> Reply:
        """Put a question and return the program's line, or the failure if there is none in time."""
        try:
            async with asyncio.timeout(self._seconds):
                reply = await self._answer(question)
        except TimeoutError:
            reply = failed("silent", f"{self._seconds:g}")
        except OSError as error:
            reply = failed("start", error.strerror or error)
        if "failed" in reply:
            await self.kill()
        return reply

    async def _answer(self, question: bytes) -> Reply:
        process = self._process or await self._start()
        assert process.stdin is not None
        if not self._lines.empty():
            early = self._lines.get_nowait()
            if early is None:
                return await self._exit_failure()
            return failed("unasked", early.decode(errors="replace").strip())
        with suppress(ConnectionError):  # it has exited, which the end of its output reports
            process.stdin.write(question)
            await process.stdin.drain()
        line = await self._lines.get()
        if line is None:
            return await self._exit_failure()
        if line == TOO_LONG:
            return failed("too-long", LONGEST_ANSWER)
        return {"line": line.decode(errors="replace").rstrip("\r\n")}

    async def _start(self) -> Process:
        self._lines = asyncio.Queue(1)
        self._errors = b""
        process = self._process = await asyncio.create_subprocess_exec(
            # In a new session it gets no signals from the terminal, and its process group can be killed as a whole.
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=LONGEST_ANSWER,
            start_new_session=True,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        self._readers = [
            asyncio.create_task(self._read_lines(process.stdout)),
            asyncio.create_task(self._read_errors(process.stderr)),
        ]
        return process

    async def _read_lines(self, output: asyncio.StreamReader) -> None:
        """Read line by line, at most one ahead of the questions: the rest stays in the pipe."""
        lines = self._lines
        while True:
            try:
                line = await output.readline()
            except ValueError:
                await lines.put(TOO_LONG)
                return
            if not line.endswith(b"\n"):
                await lines.put(None)
                return
            await lines.put(line)

    async def _read_errors(self, errors: asyncio.StreamReader) -> None:
        while more := await errors.read(KEPT_ERRORS):
            self._errors = (self._errors + more)[-KEPT_ERRORS:]

    async def _exit_failure(self) -> Reply:
        """Return the failure of a program that has exited: its exit code and its last line of standard error."""
        assert self._process is not None
        code: object = "?"
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                code = await self._process.wait()
                await self._readers[-1]
        last_error = self._errors.decode(errors="replace").strip().rpartition("\n")[2]
        return failed("ended", f"{code}: {last_error}" if last_error else code)

    async def end(self) -> None:
        """Close the program's input, wait briefly for it to exit, then kill it."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await self._process.wait()
        await self.kill()

    async def kill(self) -> None:
        """Kill the program at once, with its whole process group."""
        process, self._process = self._process, None
        if process is None:
            return
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        elif process.returncode is None:
            process.kill()
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        # asyncio reports the exit only once the pipes are empty, which never happens if another process holds them.
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await asyncio.gather(*(_drain(pipe) for pipe in (process.stdout, process.stderr)))
                await process.wait()


async def _drain(pipe: asyncio.StreamReader | None) -> None:
    """Read and drop what is left in a pipe."""
    while pipe is not None and await pipe.read(LONGEST_ANSWER):
        pass


async def serve(program: BotProcess) -> None:
    """Answer questions until the input closes; a question that is open by then is cancelled."""
    loop = asyncio.get_running_loop()
    question = await loop.run_in_executor(None, sys.stdin.buffer.readline)
    while question:
        answering = asyncio.create_task(program.answer(question))
        following = loop.run_in_executor(None, sys.stdin.buffer.readline)
        await asyncio.wait({answering, following}, return_when=asyncio.FIRST_COMPLETED)
        if not answering.done():
            answering.cancel()
            await asyncio.wait({answering})
            await program.kill()
            return
        sys.stdout.buffer.write(json.dumps(answering.result()).encode() + b"\n")
        sys.stdout.buffer.flush()
        question = await following
    await program.end()


async def run(command: list[str], seconds: float) -> None:
    """Serve the owner of this process; whatever happens, leave no program running."""
    program = BotProcess(command, seconds)
    serving = asyncio.create_task(serve(program))
    if sys.platform != "win32":
        for number in (signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, serving.cancel)
    try:
        with suppress(asyncio.CancelledError, ConnectionError):
            await serving
    finally:
        await program.kill()
    # A thread may still be blocked waiting for a question.
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(run(sys.argv[2:], float(sys.argv[1])))
