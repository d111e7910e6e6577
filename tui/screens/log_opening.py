"""The opening of a log: what is played by whom, in which order, with which variants and seed."""

from engine.match import Match
from saves.records.record import Header
from saves.tables.seen import SeenMatch
from tui.boards import boards
from tui.bots.names import with_level
from tui.table.scene import AnyScene


def opening_lines(scene: AnyScene, header: Header, match: Match) -> list[str]:
    """Return the first lines of a log. The seed of a shared game is secret until it is over."""
    words = scene.words
    start = match.state_before(0)
    order = [scene.player(seat) for seat in boards(scene.game.key).turn_order(start)]
    lines = [
        words(
            "log-opening",
            players=words.listed([with_level(words, seat) for seat in scene.seats]),
            game=scene.game.title,
        ),
        words("log-order", players=words.listed(order, "together")),
    ]
    variants = [
        words("saves-variant", option=words(f"option-{name}"), value=words(f"option-{name}-{value}"))
        for name, value in header.options.items()
        if words.has(f"option-{name}-{value}")
    ]
    if variants:
        lines.append(words("log-variants", variants=", ".join(variants)))
    if match.is_over or not isinstance(match, SeenMatch):
        lines.append(words("log-seed", seed=str(header.seed)))
    return lines
