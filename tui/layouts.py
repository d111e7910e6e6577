"""Key layouts: the keys of the bindings that have an id, by the name of the layout in the settings."""

LAYOUTS: dict[str, dict[str, str]] = {
    "arrows": {},
    "hjkl": {"walk-left": "h,left", "walk-down": "j,down", "walk-up": "k,up", "walk-right": "l,right"},
}
"""The keys of the bindings with these ids, by layout; the arrows always work."""
