"""The next host key: clients learn it at login, before it replaces the present one."""

import asyncio
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.tui.serve.conftest import RunningServer, key_of
from tests.tui.serve.test_openssh import CLIENTS
from tui.cli.localized import CliError
from tui.serve.hostkey import host_keys


def write_key(path: Path, name: str) -> None:
    """Write a private key to a file, as ssh-keygen does."""
    path.touch(mode=0o600)
    path.write_bytes(key_of(name).export_private_key())


def public(name: str) -> bytes:
    return key_of(name).public_data


async def asyncssh_learns(server: RunningServer) -> None:
    """Log in with asyncssh, which reports the announced keys."""
    reported: asyncio.Queue[tuple[Any, ...]] = asyncio.Queue()
    connection = await asyncssh.connect(
        "127.0.0.1",
        server.port,
        username="anna",
        client_keys=[key_of("anna")],
        agent_path=None,
        config=None,
        known_hosts=([key_of(name).convert_to_public() for name in ("present", "before")], [], []),
        server_host_keys_handler=lambda *keys: reported.put_nowait(keys),
    )
    added, removed, retained, revoked = await asyncio.wait_for(reported.get(), 30)
    assert [key.public_data for key in added] == [public("next")]
    assert [key.public_data for key in removed] == [public("before")]
    assert [key.public_data for key in retained] == [public("present")]
    assert not revoked
    connection.abort()
    await connection.wait_closed()


async def openssh_learns(server: RunningServer) -> None:
    """Log in with OpenSSH, which writes the announced keys to its file of known hosts."""
    write_key(server.folder / "key", "anna")
    known = server.folder / "known"
    known.write_text(f"[127.0.0.1]:{server.port} {key_of('present').export_public_key().decode()}")
    options = [f"UserKnownHostsFile={known}", "UpdateHostKeys=yes", "IdentitiesOnly=yes", "IdentityAgent=none"]
    ssh = await asyncio.create_subprocess_exec(
        *(str(shutil.which("ssh")), "-F", "none", *(part for each in options for part in ("-o", each))),
        *("-i", str(server.folder / "key"), "-tt", "-p", str(server.port), "anna@127.0.0.1"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await server.until(lambda: key_of("next").export_public_key().split()[1] in known.read_bytes(), "learned")
    finally:
        with suppress(ProcessLookupError):
            ssh.kill()
        await ssh.wait()


@pytest.mark.parametrize("client", CLIENTS)
def test_a_client_learns_the_next_key(run_server: Callable[..., None], folder: Path, client: str) -> None:
    write_key(folder / "host_key", "present")
    write_key(folder / "host_key.next", "next")

    async def scene(server: RunningServer) -> None:
        assert server.fingerprint == key_of("present").get_fingerprint()
        assert server.next_fingerprints == [key_of("next").get_fingerprint()]
        await {"asyncssh": asyncssh_learns, "openssh": openssh_learns}[client](server)

    run_server(scene)


def test_the_next_key_is_for_the_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "host_key"
    [only] = host_keys(path)
    write_key(tmp_path / "host_key.next", "next")
    assert [key.public_data for key in host_keys(path)] == [only.public_data, public("next")]
    (tmp_path / "host_key.next").chmod(0o644)
    with pytest.raises(CliError, match="serve-key-open"):
        host_keys(path)
