"""The story of a game, kept beside its record: a text file of JSON lines, a header and then a judged turn per line.

    {"game":"bruxelles1897","iterations":200,"bots":2,"format":"pavilion-story","version":1}
    {"at":0,"position":"5f0c…","seat":1,"tries":200,"chances":[0.52,0.48],"best":{…},"next":{…},"played":{…},"moves":93}

It can be thought up again at any time, so nothing about it is precious: what cannot be read is thought up again, and
older programs that know nothing of it lose nothing. A line names the position it is about, so it stays good however
the game goes on. The record itself is never touched; that is why a game that can only be watched has a story, too.
"""

import hashlib
import shutil
from contextlib import suppress
from pathlib import Path

import msgspec

from engine.story import Judgement
from saves.problems import why
from saves.records.record import SUFFIX, Header

FORMAT = "pavilion-story"
VERSION = 1
STORY_SUFFIX = ".story"
ELSEWHERE = ".stories"
"""The folder, in the player's own, for stories of records that are kept somewhere else."""


class StoryHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the turns were judged. Another format, game, number of iterations or way of judging is another story."""

    game: str
    iterations: int
    bots: int = 1
    """The version of the bots; the first told nothing of it."""
    format: str = FORMAT
    version: int = VERSION


_HEADER = msgspec.json.Decoder(StoryHeader)
_JUDGEMENT = msgspec.json.Decoder(Judgement)


class StoryFile:
    """The file of one story. `problem` is what the system said when it could not be written; then it is not kept."""

    def __init__(self, path: Path, header: StoryHeader) -> None:
        self.path = path
        self.header = header
        self.problem = ""
        self._is_ours = False
        self._is_torn = False
        """Whether the last line was cut off: a new one must not be added to it."""

    def read(self) -> list[Judgement]:
        """Give what was judged so far; the last word on a turn counts. Lines that make no sense are passed by."""
        try:
            first, *lines = self.path.read_bytes().split(b"\n")
            self._is_ours = _HEADER.decode(first) == self.header
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            self._is_ours = False
        if not self._is_ours:
            return []
        self._is_torn = lines[-1:] != [b""]
        found: dict[str, Judgement] = {}
        for line in lines:
            with suppress(msgspec.MsgspecError, UnicodeDecodeError):
                judgement = _JUDGEMENT.decode(line)
                found[judgement.position] = judgement
        return list(found.values())

    def keep(self, judgement: Judgement) -> None:
        """Add a judged turn. A file that is none of ours is begun anew."""
        line = msgspec.json.encode(judgement) + b"\n"
        try:
            if self._is_ours:
                with self.path.open("ab") as file:
                    file.write(b"\n" + line if self._is_torn else line)
            else:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self.path.write_bytes(msgspec.json.encode(self.header) + b"\n" + line)
                self._is_ours = True
            self._is_torn = False
        except OSError as error:
            self.problem = why(error)


def path_of_story(record: Path, header: Header, folder: Path) -> Path:
    """Say where the story of a record is kept: beside it in the player's folder, else in a folder inside that one."""
    if record.parent.resolve() == folder.resolve():
        return beside(record)
    fingerprint = hashlib.sha256(msgspec.json.encode(header)).hexdigest()[:12]
    return folder / ELSEWHERE / f"{record.stem}-{fingerprint}{STORY_SUFFIX}"


def beside(record: Path) -> Path:
    """Give the path of the story beside a record."""
    return record.with_name(record.name.removesuffix(SUFFIX) + STORY_SUFFIX)


def follow(record: Path, target: Path, copy: bool = False) -> None:
    """Let a story go where its record goes; one that cannot is thought up again there."""
    with suppress(OSError):
        if copy:
            shutil.copyfile(beside(record), beside(target))
        else:
            beside(record).replace(beside(target))
