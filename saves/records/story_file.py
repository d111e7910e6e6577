"""The story of a game, stored beside its record: a text file of JSON lines, a header and then a judged turn per line.

    {"game":"bruxelles1897","iterations":200,"bots":2,"format":"pavilion-story","version":1}
    {"at":0,"position":"5f0c…","seat":1,"tries":200,"chances":[0.52,0.48],"best":{…},"next":{…},"played":{…},"moves":93}

It can be computed again at any time, so what cannot be read is simply computed again. A line names its position, so it
stays valid however the game goes on. The record itself is never changed, so games that are read-only have a story too.
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
"""The folder, inside the library's, for stories of records that are elsewhere."""


class StoryHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the turns were judged. A file with another header is another story, and is replaced."""

    game: str
    iterations: int
    bots: int = 1
    """The version of the bots; the first version did not write it."""
    format: str = FORMAT
    version: int = VERSION


_HEADER = msgspec.json.Decoder(StoryHeader)
_JUDGEMENT = msgspec.json.Decoder(Judgement)


class StoryFile:
    """The file of one story. `problem` is the system's message if it could not be written."""

    def __init__(self, path: Path, header: StoryHeader) -> None:
        self.path = path
        self.header = header
        self.problem = ""
        self._is_ours = False

    def read(self) -> list[Judgement]:
        """Return the judged turns, the latest judgement of each. Lines that cannot be read are skipped."""
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
        """Add a judged turn. A file with another header is replaced."""
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
    """Return the path of a record's story: beside it in the library's folder, else in a folder inside that one."""
    if record.parent.resolve() == folder.resolve():
        return beside(record)
    fingerprint = hashlib.sha256(msgspec.json.encode(header)).hexdigest()[:12]
    return folder / ELSEWHERE / f"{record.stem}-{fingerprint}{STORY_SUFFIX}"


def beside(record: Path) -> Path:
    """Return the path of the story beside a record."""
    return record.with_name(record.name.removesuffix(SUFFIX) + STORY_SUFFIX)


def follow(record: Path, target: Path, copy: bool = False) -> None:
    """Move or copy a story with its record; if that fails, it is computed again."""
    with suppress(OSError):
        if copy:
            shutil.copyfile(beside(record), beside(target))
        else:
            beside(record).replace(beside(target))
