"""Keys: the bindings every list and form shares, and how keys are named to people."""

from textual.binding import Binding

from tui.i18n.words import Words

WALK = Binding.Group("key-walk", compact=True)
CHANGE = Binding.Group("key-change", compact=True)

LEAP = Binding.Group("key-leap")
PAGE = Binding.Group("key-page")
SCROLL = Binding.Group("key-scroll", compact=True)

WALKING = (
    Binding("up", "walk(-1)", "key-walk", id="walk-up", group=WALK),
    Binding("down", "walk(1)", "key-walk", id="walk-down", group=WALK),
)
CHANGING = (
    Binding("left", "change(-1)", "key-change", id="walk-left", group=CHANGE),
    Binding("right", "change(1)", "key-change", id="walk-right", group=CHANGE),
)
LEAPING = (
    Binding("home", "leap(-1)", "key-leap", show=False, group=LEAP),
    Binding("end", "leap(1)", "key-leap", show=False, group=LEAP),
    Binding("pageup", "turn_page(-1)", "key-page", show=False, group=PAGE),
    Binding("pagedown", "turn_page(1)", "key-page", show=False, group=PAGE),
)

ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
SIGNS = {
    "question_mark": "?",
    "slash": "/",
    "plus": "+",
    "minus": "-",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "full_stop": ".",
    "comma": ",",
}
NAMED = ("enter", "escape", "space", "tab", "backspace", "delete", "home", "end", "pageup", "pagedown")
"""Keys that are called differently on a French keyboard."""


def key_name(key: str, words: Words, ascii_only: bool) -> str:
    """Name a key as people read it on their keyboard: `ctrl+p` is `^p`, `up` an arrow."""
    if key.startswith("ctrl+"):
        return "^" + key_name(key.removeprefix("ctrl+"), words, ascii_only)
    if key in ARROWS:
        return words(f"key-name-{key}") if ascii_only else ARROWS[key]
    if key in NAMED or key == "shift+tab":
        return words(f"key-name-{key.replace('+', '-')}")
    if key[0] == "f" and key[1:].isdigit():
        return key.upper()
    return SIGNS.get(key, key.removeprefix("upper_").upper() if key.startswith("upper_") else key)
