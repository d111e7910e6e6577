"""Names of keys: as Textual knows them, as people read them on their keyboard, and as they write them in a file."""

import re
from collections.abc import Sequence
from itertools import groupby

from textual.keys import REPLACED_KEYS, Keys, key_to_character

from tui.i18n.words import Words
from tui.textual_private import key_of_character

ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
NAMED = ("enter", "escape", "space", "tab", "backspace", "delete", "insert", "home", "end", "pageup", "pagedown")
"""Keys that are called differently on a French keyboard."""
SPECIAL = {*ARROWS, *NAMED} | {key.value for key in Keys if re.fullmatch(r"f\d+", key.value)}
"""Keys without a character of their own."""
OTHER_NAMES = {
    "esc": "escape",
    "return": "enter",
    "del": "delete",
    "ins": "insert",
    "pgup": "pageup",
    "pgdn": "pagedown",
    "pgdown": "pagedown",
    "page-up": "pageup",
    "page-down": "pagedown",
}
"""Other names that people write in their files."""
MODIFIERS = ("alt", "ctrl", "hyper", "meta", "shift", "super")
SAME_BYTES = {
    "ctrl+h": "backspace",
    "ctrl+i": "tab",
    "ctrl+m": "enter",
    "ctrl+left_square_bracket": "escape",
}
"""Keys that most terminals send as other ones."""


def key_name(key: str, words: Words, ascii_only: bool) -> str:
    """Name a key as people read it on their keyboard: `ctrl+p` is `^p`, `up` an arrow."""
    *modifiers, last = key.split("+")
    modifiers.sort(key=lambda each: each == "ctrl")
    return "".join(_modifier(each, words) for each in modifiers) + _plain_name(last, words, ascii_only)


def _modifier(name: str, words: Words) -> str:
    if name == "ctrl":
        return "^"
    id_ = f"key-name-{name}"
    return f"{words(id_) if words.has(id_) else name.capitalize()}+"


def _plain_name(key: str, words: Words, ascii_only: bool) -> str:
    if key in ARROWS:
        return words(f"key-name-{key}") if ascii_only else ARROWS[key]
    if key in NAMED:
        return words(f"key-name-{key}")
    if key in SPECIAL:
        return key.upper()
    return character_of(key) or key


def character_of(key: str) -> str | None:
    """Return the character that a key types; None for keys that type none."""
    return None if key in SPECIAL and key != "space" else key_to_character(REPLACED_KEYS.get(key, key))


def names_together(keys: Sequence[str], words: Words) -> str:
    """Name several keys that belong together; in a row such as F2, F3, F4, only the first and the last."""
    names: list[str] = []
    row: list[str] = []
    for key in [*keys, ""]:
        if row and not _follows(row[-1], key):
            named = [key_name(each, words, ascii_only=False) for each in row]
            joint = "-" if row[0].isdigit() else "…"
            names += [f"{named[0]}{joint}{named[-1]}"] if len(row) > 2 else named
            row = []
        row.append(key)
    # Single signs stand together, as in hjkl.
    together = [("" if single else " ").join(each) for single, each in groupby(names, lambda name: len(name) == 1)]
    return " ".join(together)


def _follows(before: str, key: str) -> bool:
    """Whether a digit or function key is the next one after another."""
    first, second = (re.fullmatch(r"(f?)(\d+)", each) for each in (before, key))
    return first is not None and second is not None and first[1] == second[1] and int(second[2]) == int(first[2]) + 1


def key_code(written: str) -> str | None:
    """Return Textual's name of a key that was written in a file, such as `?`, `Ctrl+R` or `pgup`; None if unknown."""
    if len(written) == 2 and written[0] == "^" and written[1].isprintable():
        written = f"ctrl+{written[1]}"  # as the key line shows it
    is_plus = written == "+" or written.endswith("++")
    before, _, last = (written[:-1], "", "+") if is_plus else written.rpartition("+")
    modifiers = sorted(each.strip().lower() for each in before.split("+") if each)
    code = _plain_code(last if len(last) == 1 else last.strip())
    if code is None or not set(modifiers) <= set(MODIFIERS) or len(set(modifiers)) < len(modifiers):
        return None
    if "shift" in modifiers and len(code) == 1:
        if len(modifiers) == 1:
            return code.upper() if code.upper() != code.lower() else None  # what Shift makes of others varies
        code = code.lower()
    elif modifiers and len(code) == 1:
        code = code.lower()
    return "+".join([*modifiers, code])


def _plain_code(name: str) -> str | None:
    if len(name) == 1:
        return key_of_character(name) if name.isprintable() else None
    lowered = name.lower()
    lowered = OTHER_NAMES.get(lowered, lowered)
    if lowered in SPECIAL:
        return lowered
    character = character_of(lowered)
    return key_of_character(character) if character is not None and character.isprintable() else None


def written_key(key: str) -> str:
    """Write a key for a file, so that `key_code` reads it: signs as themselves."""
    *modifiers, last = key.split("+")
    character = None if last in SPECIAL else character_of(last)
    return "+".join([*modifiers, character or last])
