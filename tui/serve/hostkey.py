"""The host key: by it a client knows the house again. It is made once and kept where only its owner can read it."""

import os
from pathlib import Path

import asyncssh

from tui.cli.localized import CliError

ALGORITHM = "ssh-ed25519"
OWNER_ONLY = 0o600


def host_key(path: Path) -> asyncssh.SSHKey:
    """Read the host key, or make it if there is none yet; complains about one that others can read."""
    if not path.exists():
        _make(path)
    try:
        if path.stat().st_mode & 0o077:
            raise CliError("serve-key-open", file=str(path))
        return asyncssh.read_private_key(path)
    except asyncssh.KeyImportError as wrong:
        raise CliError("serve-key-bad", file=str(path), problem=str(wrong)) from None
    except OSError as error:
        raise CliError("cli-unreadable-file", given=str(path), problem=error.strerror) from None


def _make(path: Path) -> None:
    """Write a new key whole or not at all; if another process is quicker, its key stays."""
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
