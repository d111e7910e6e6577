"""Key layouts: the keys of the bindings that have an id, by the name of the layout in the settings; AZERTY digits."""

LAYOUTS: dict[str, dict[str, str]] = {
    "arrows": {},
    "hjkl": {"walk.left": "h,left", "walk.down": "j,down", "walk.up": "k,up", "walk.right": "l,right"},
}
"""The keys of the bindings with these ids, by layout; the arrows always work."""

UNSHIFTED_DIGITS: dict[int, tuple[str, ...]] = {
    1: ("ampersand",),
    2: ("é",),
    3: ("quotation_mark",),
    4: ("apostrophe",),
    5: ("left_parenthesis",),
    6: ("minus", "section_sign"),
    7: ("è",),
    8: ("underscore", "exclamation_mark"),
    9: ("ç",),
    0: ("à",),
}
"""What the keys of the digits send without Shift on French and Belgian AZERTY keyboards, by digit."""


def digit_keys(digit: int) -> str:
    """Return the keys that type a digit, with or without Shift."""
    return ",".join((str(digit), *UNSHIFTED_DIGITS[digit]))
