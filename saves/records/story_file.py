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
from saves import json_lines
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

    def read(self) -> list[Judgement]:
        """Give what was judged so far; the last word on a turn counts. Lines that make no sense are passed by."""
        try:
            complete, last = json_lines.split(self.path.read_bytes())
        except OSError:
            complete, last = [], b""
        first, *lines = *complete, last
        self._is_ours = json_lines.decode(first, _HEADER) == self.header
        if not self._is_ours:
            return []
        found: dict[str, Judgement] = {}
        for line in lines:
            judgement = json_lines.decode(line, _JUDGEMENT)
            if judgement is not None:
                found[judgement.position] = judgement
        return list(found.values())

    def keep(self, judgement: Judgement) -> None:
        """Add a judged turn. A file that is none of ours is begun anew."""
        try:
            if self._is_ours:
                json_lines.append(self.path, judgement)
            else:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self.path.write_bytes(json_lines.encode(self.header, judgement))
                self._is_ours = True
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
