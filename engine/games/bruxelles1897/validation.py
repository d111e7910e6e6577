"""Checks across the tables of the components file."""

from engine.components import ComponentsError

from .components import Components


def validate(parts: Components) -> None:
    """Refuse values that cannot be played with, naming the table and the key."""
    groups = (parts.architects, parts.artworks, parts.materials, parts.houses, parts.nobles, parts.bonus)
    for name, group in zip(("architects", "artworks", "materials", "houses", "nobles", "bonus"), groups, strict=True):
        if not group:
            raise ComponentsError(f"[{name}]: at least one entry is needed")
    if len(parts.bonus) != parts.round.columns:
        raise ComponentsError(
            f"[bonus]: {parts.round.columns} columns need as many bonus cards, not {len(parts.bonus)}"
        )
    if parts.setup.noble not in parts.nobles:
        raise ComponentsError(f"[setup.noble]: no noble {parts.setup.noble!r}; there are {', '.join(parts.nobles)}")
    for seats in (2, 3, 4):
        if seats not in parts.layout:
            raise ComponentsError(f"[layout.{seats}]: the area for {seats} players is missing")
        if seats not in parts.setup.prison:
            raise ComponentsError(f"[setup.prison.{seats}]: the prisoners at {seats} players are missing")
        for row, col in parts.layout[seats].neutral_cells:
            if row > parts.layout[seats].rows or col > parts.round.columns:
                raise ComponentsError(f"[layout.{seats}.neutral_cells]: there is no space {row},{col}")
        prisoners = parts.setup.prison[seats]
        for kind in prisoners:
            if kind not in parts.architects or prisoners.count(kind) > parts.architects[kind].count:
                raise ComponentsError(f"[setup.prison.{seats}]: a player has no such architect {kind!r} to imprison")
    most_seats = max(parts.layout)
    if parts.nobles[parts.setup.noble].count < most_seats:
        raise ComponentsError(f"[nobles.{parts.setup.noble}.count]: every player needs one")
    if len(parts.setup.money_by_turn_order) < most_seats:
        raise ComponentsError(f"[setup.money_by_turn_order]: {most_seats} amounts are needed")
    names = [name for group in groups for name in group] + ["money", "expo"]
    for name in names:
        if names.count(name) > 1:
            raise ComponentsError(f"{name!r} names two different components")
