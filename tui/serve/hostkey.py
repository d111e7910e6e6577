"""The host key, by which clients recognise the server. It is generated once and readable by its owner only.

To replace it without a warning at every client, its successor is put next to it as `host_key.next`: clients that log in
learn it. Later it is renamed to `host_key`.
"""

import os
from pathlib import Path

import asyncssh

from tui.cli.localized import CliError

ALGORITHM = "ssh-ed25519"
OWNER_ONLY = 0o600
NEXT = ".next"
"""The ending of the file with the key that will replace the host key."""


def host_keys(path: Path) -> list[asyncssh.SSHKey]:
    """Return the host key, generated if there is none, and its successor if there is one; raises `CliError`."""
    if not path.exists():
        _generate(path)
    successor = path.with_name(path.name + NEXT)
    return [_read(path), *([_read(successor)] if successor.exists() else [])]


def _read(path: Path) -> asyncssh.SSHKey:
    """Read a key; raises `CliError`, also if other users can read it."""
    try:
        if path.stat().st_mode & 0o077:
            raise CliError("serve-key-open", file=str(path))
        return asyncssh.read_private_key(path)
    except asyncssh.KeyImportError as wrong:
        raise CliError("serve-key-bad", file=str(path), problem=str(wrong)) from None
    except OSError as error:
        raise CliError("cli-unreadable-file", given=str(path), problem=error.strerror) from None


def _generate(path: Path) -> None:
    """Write a new key atomically; if another process is faster, its key stays."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(file, "wb") as stream:
            stream.write(asyncssh.generate_private_key(ALGORITHM).export_private_key())
            stream.flush()
            os.fsync(stream.fileno())
        try:
            os.link(fresh, path)
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    except OSError as error:
        raise CliError("serve-unwritable", file=str(path), problem=error.strerror) from None
