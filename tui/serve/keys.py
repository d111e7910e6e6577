"""Public keys as players and owners give them: a line of a `.pub` file."""

from dataclasses import dataclass

import asyncssh

from saves.problems import shown

FEWEST_RSA_BITS = 2048
LONGEST_LABEL = 30


class KeyProblemError(Exception):
    """A text that cannot be a player's key; holds the id of the message and its arguments."""

    def __init__(self, id_: str, **arguments: str) -> None:
        super().__init__(id_)
        self.id = id_
        self.arguments = arguments


@dataclass(frozen=True, slots=True)
class PublicKey:
    """A player's key: its fingerprint, and the comment of its line to know it by."""

    fingerprint: str
    label: str


def read_public_key(line: str) -> PublicKey:
    """Read the line of a `.pub` file; raises `KeyProblemError`."""
    if "PRIVATE KEY" in line:
        raise KeyProblemError("key-is-private")
    try:
        key = asyncssh.import_public_key(line.strip())
    except (asyncssh.KeyImportError, ValueError):
        raise KeyProblemError("key-is-none") from None
    if is_weak(key):
        raise KeyProblemError("serve-weak-key", bits=str(FEWEST_RSA_BITS))
    comment = (key.get_comment_bytes() or b"").decode("utf-8", "replace")
    return PublicKey(key.get_fingerprint(), shown(" ".join(comment.split()), LONGEST_LABEL))


def is_weak(key: asyncssh.SSHKey) -> bool:
    """Whether a key gives too little protection: DSA, or RSA of too few bits."""
    algorithm = key.get_algorithm()
    return algorithm == "ssh-dss" or (algorithm == "ssh-rsa" and getattr(key.pyca_key, "key_size", 0) < FEWEST_RSA_BITS)
