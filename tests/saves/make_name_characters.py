"""Make `saves/name_characters.json` from the ICU libraries of a wheel: `pip install icu4py`, then run this file.

ICU has the data of UTS #39 in compiled form, for the version of Unicode that it implements. Only characters that names
may contain are kept, and those that look like them.
"""

import ctypes
import json
import sys
import unicodedata
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parents[2] / "saves" / "name_characters.json"
PUNCTUATION = " '-._’·"
NO_CHARACTER = range(0xD800, 0xE000)
LETTERS_DIGITS_MARKS = ("L", "M", "Nd")
LICENCE = "Unicode License V3, see saves/UNICODE-LICENSE"


class Icu:
    """The few functions of ICU that are needed, by `ctypes`."""

    def __init__(self, libraries: Path) -> None:
        found = {each.name.partition("-")[0]: each for each in sorted(libraries.iterdir())}
        self._loaded = [ctypes.CDLL(str(found[name])) for name in ("libicudata", "libicuuc", "libicui18n")]
        self._suffix = f"_{found['libicuuc'].name.rpartition('.so.')[2].partition('.')[0]}"
        self._error = ctypes.c_int(0)
        self._checker = self._call("uspoof_open", ctypes.byref(self._error), result=ctypes.c_void_p)
        self._allowed = self._call("uspoof_getRecommendedSet", ctypes.byref(self._error), result=ctypes.c_void_p)

    @property
    def unicode(self) -> str:
        """The version of Unicode."""
        version = (ctypes.c_uint8 * 4)()
        self._call("u_getUnicodeVersion", version)
        return ".".join(map(str, version[:3]))

    def is_recommended(self, char: str) -> bool:
        """Whether the General Security Profile allows a character."""
        return bool(self._call("uset_contains", ctypes.c_void_p(self._allowed), ord(char), result=ctypes.c_int8))

    def skeleton(self, text: str) -> str:
        """Return the skeleton of a text."""
        given, made = text.encode(), ctypes.create_string_buffer(256)
        checker, size = ctypes.c_void_p(self._checker), len(given)
        error = ctypes.c_int(0)
        used = self._call("uspoof_getSkeletonUTF8", checker, 0, given, size, made, 256, ctypes.byref(error))
        assert error.value <= 0, error.value
        return made.raw[:used].decode()

    def scripts(self, char: str) -> str:
        """Return the short names of a character's script extensions."""
        codes = (ctypes.c_int * 64)()
        count = self._call("uscript_getScriptExtensions", ord(char), codes, 64, ctypes.byref(self._error))
        names = [self._call("uscript_getShortName", code, result=ctypes.c_char_p) for code in codes[:count]]
        return " ".join(sorted(name.decode() for name in names))

    def _call(self, name: str, *arguments: Any, result: Any = ctypes.c_int) -> Any:
        for library in self._loaded:
            if function := getattr(library, name + self._suffix, None):
                function.restype = result
                return function(*arguments)
        raise LookupError(name)


def compared(text: str) -> str:
    """Return the form in which names are compared: without case, decomposed."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    return unicodedata.normalize("NFD", folded)


def stable(icu: Icu, text: str) -> str:
    """Return what a text looks like whatever its case: "0" looks like "O", so it is treated as "o"."""
    for _ in range(8):
        after = compared(icu.skeleton(text))
        if after == text:
            return text
        text = after
    return text


def stable_capital(icu: Icu, text: str) -> str:
    """Return what a capital, or a character without case, looks like among capitals."""
    for _ in range(8):
        after = unicodedata.normalize("NFD", icu.skeleton(text))
        if after == text:
            return text
        text = after
    return text


def ranges(chars: list[str]) -> str:
    """Return characters as hexadecimal ranges."""
    found: list[list[int]] = []
    for char in chars:
        if found and found[-1][1] == ord(char) - 1:
            found[-1][1] += 1
        else:
            found.append([ord(char), ord(char)])
    return " ".join(f"{first:X}" if first == last else f"{first:X}-{last:X}" for first, last in found)


def main(libraries: str) -> None:
    """Write the file."""
    icu = Icu(Path(libraries))
    by_scripts: dict[str, list[str]] = {}
    allowed = set[str]()
    everything = [chr(code) for code in range(0x20, sys.maxunicode + 1) if code not in NO_CHARACTER]
    for char in everything:
        fits = unicodedata.category(char).startswith(LETTERS_DIGITS_MARKS) and icu.is_recommended(char)
        if fits or char in PUNCTUATION:
            by_scripts.setdefault(icu.scripts(char), []).append(char)
            allowed.add(char)
    alike = {}
    for char in everything:
        if compared(char) == char and (look := stable(icu, char)) != char and (char in allowed or set(look) <= allowed):
            alike[char] = look
    capitals = {}
    for char in everything:
        if char.upper() != char or unicodedata.normalize("NFD", char) != char:
            continue
        look = stable_capital(icu, char)
        if look != alike.get(char, char) and (char in allowed or set(look) <= allowed):
            capitals[char] = look
    content = {
        "source": f"Unicode {icu.unicode} (UTS #39, UAX #24), as compiled in ICU; made by {Path(__file__).name}",
        "licence": LICENCE,
        "scripts": {scripts: ranges(chars) for scripts, chars in sorted(by_scripts.items())},
        "alike": dict(sorted(alike.items())),
        "capitals": dict(sorted(capitals.items())),
    }
    TARGET.write_text(json.dumps(content, indent=0) + "\n", encoding="ascii")


if __name__ == "__main__":
    main(sys.argv[1])
