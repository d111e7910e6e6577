"""The keeper of a command bot: starts the program, puts one question at a time to it, and sees that it ends.

A process of its own, run as a file by `tui.bots.external.bot`, so it needs nothing but the standard library. It reads a
question, a line, from its input and answers with a line of JSON: `{"line": …}` is what the program said,
`{"failed": kind, "detail": …}` why it said nothing that can be used. However its owner ends, that closes its input, and
then the program ends too, with everything it started in its process group: even a program that listens to nobody.
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
"""Seconds that a program has to end by itself once its input has closed."""
KEPT_ERRORS = 4000
"""Bytes of what it wrote last to its standard error."""
LONGEST_DETAIL = 200
TOO_LONG = b""
"""Stands in what was said for a line without an end; the end of it all is None."""

Reply = dict[str, str]


def failed(kind: str, detail: object = "") -> Reply:
    """Say why there is no answer."""
    return {"failed": kind, "detail": str(detail)[:LONGEST_DETAIL]}


class BotProcess:
    """Somebody's program. One that did not answer as it should is killed, and started anew for the next question."""

    def __init__(self, command: list[str], seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._process: Process | None = None
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue(1)
        self._errors = b""
        self._listeners: list[asyncio.Task[None]] = []

    async def answer(self, question: bytes) -> Reply:
        """Put a question, and give the line that was answered in time or say what went wrong."""
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
        if not self._said.empty():
            early = self._said.get_nowait()
            return await self._gone() if early is None else failed("unasked", early.decode(errors="replace").strip())
        with suppress(ConnectionError):  # it has ended, and how is told by its output
            process.stdin.write(question)
            await process.stdin.drain()
        line = await self._said.get()
        if line is None:
            return await self._gone()
        if line == TOO_LONG:
            return failed("too-long", LONGEST_ANSWER)
        return {"line": line.decode(errors="replace").rstrip("\r\n")}

    async def _start(self) -> Process:
        self._said = asyncio.Queue(1)
        self._errors = b""
        process = self._process = await asyncio.create_subprocess_exec(
            # A session of its own: keys pressed at the terminal are not for it, and its group can be ended as a whole.
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=LONGEST_ANSWER,
            start_new_session=True,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        self._listeners = [
            asyncio.create_task(self._listen(process.stdout)),
            asyncio.create_task(self._listen_to_errors(process.stderr)),
        ]
        return process

    async def _listen(self, output: asyncio.StreamReader) -> None:
        """Take line after line, never more than one that nobody waits for: the rest is left in the pipe."""
        said = self._said
        while True:
            try:
                line = await output.readline()
            except ValueError:
                await said.put(TOO_LONG)
                return
            if not line.endswith(b"\n"):
                await said.put(None)
                return
            await said.put(line)

    async def _listen_to_errors(self, errors: asyncio.StreamReader) -> None:
        while more := await errors.read(KEPT_ERRORS):
            self._errors = (self._errors + more)[-KEPT_ERRORS:]

    async def _gone(self) -> Reply:
        """Say how it ended: its exit code, and the last thing it complained about."""
        assert self._process is not None
        code: object = "?"
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                code = await self._process.wait()
                await self._listeners[-1]
        complaint = self._errors.decode(errors="replace").strip().rpartition("\n")[2]
        return failed("ended", f"{code}: {complaint}" if complaint else code)

    async def end(self) -> None:
        """Let it end by itself, for a moment, and then end it."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await self._process.wait()
        await self.kill()

    async def kill(self) -> None:
        """End it at once, with all that it started."""
        process, self._process = self._process, None
        if process is None:
            return
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
        elif process.returncode is None:
            process.kill()
        for listener in self._listeners:
            listener.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        # Its end is noticed only once its pipes are empty, and one that a process of its own holds on to never is.
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await asyncio.gather(*(_emptied(pipe) for pipe in (process.stdout, process.stderr)))
                await process.wait()


async def _emptied(pipe: asyncio.StreamReader | None) -> None:
    """Read what is left in a pipe, for nobody."""
    while pipe is not None and await pipe.read(LONGEST_ANSWER):
        pass


async def serve(program: BotProcess) -> None:
    """Answer questions until there are no more; a question that is left open when the input closes is given up."""
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


async def keep(command: list[str], seconds: float) -> None:
    """Serve the owner of this process; whatever happens, leave no program behind."""
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
    # A thread may still wait for a question that will never come.
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(keep(sys.argv[2:], float(sys.argv[1])))
