"""The compositor: what it sends for a change looks exactly like what Textual would have sent, and is less."""

import asyncio
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from rich.color import ColorSystem
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import ChopsUpdate
from textual.strip import Strip

from tests.tui.table.kinds import is_played, playing
from tests.tui.table.tables import AppRunner, new_table, people
from tests.tui.table.terminal import Terminal, press, settled, wired
from tui.app import Pavilion
from tui.drawing.compositor import ChangedCellsUpdate

SYSTEMS = [*ColorSystem, None]
WIDTH, HEIGHT = 40, 6
Inks = list[str | None]
Row = list[tuple[str, Style]]


def inks(system: ColorSystem | None) -> Inks:
    """Return colours of every kind; no two systems share one, since Rich keeps the codes of a style it has met."""
    shade = SYSTEMS.index(system)
    return ["default", f"color({16 + shade})", f"color({shade})", f"rgb(200,100,{shade})", f"#0a14{shade:02x}", None]


def some_style(chance: Random, inks: Inks) -> Style:
    attributes: dict[str, Any] = {
        name: chance.choice([True, None, None, False]) for name in ("bold", "italic", "underline", "reverse")
    }
    return Style(color=chance.choice(inks[:-1]), bgcolor=chance.choice(inks), **attributes)


def some_row(chance: Random, inks: Inks) -> Row:
    """Fill a line with words and wide characters, in runs of one style."""
    row: Row = []
    while len(row) < WIDTH:
        style = chance.choice([Style.null(), some_style(chance, inks)])
        for _ in range(chance.randint(1, 7)):
            char = chance.choice("abc  é漢·")
            row += [(char, style), ("", style)] if char == "漢" else [(char, style)]
    row = row[:WIDTH]
    if row[-1][0] == "漢":
        row[-1] = ("x", row[-1][1])
    return row


def changed(row: Row, start: int, stop: int, chance: Random, inks: Inks) -> Row:
    """Write something else between two columns; what a wide character at the edges leaves is a blank."""
    fresh = [*row[:start], *some_row(chance, inks)[: stop - start], *row[stop:]]
    for x, (char, style) in enumerate(fresh):
        left, right = fresh[x - 1 : x] or [("", style)], fresh[x + 1 : x + 2] or [("x", style)]
        if (char == "" and left[0][0] != "漢") or (char == "漢" and right[0][0] != ""):
            fresh[x] = (".", style)
    return fresh


def strip(row: Row) -> Strip:
    return Strip([Segment(char, style) for char, style in row], len(row)).simplify()


def cut(row: Row, chance: Random) -> list[int]:
    """Cut a line into the parts of several widgets, never through a wide character."""
    return sorted({0, WIDTH, *(x for x in (chance.randrange(1, WIDTH) for _ in range(3)) if row[x][0] != "")})


def span(before: Row, after: Row) -> tuple[int, int]:
    """Find the cells that differ, whole characters."""
    differing = [x for x in range(WIDTH) if before[x] != after[x]] or [0]
    start, stop = differing[0], differing[-1] + 1
    while start and "" in (before[start][0], after[start][0]):
        start -= 1
    while stop < WIDTH and "" in (before[stop][0], after[stop][0]):
        stop += 1
    return start, stop


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name if system else "none")
def test_a_change_looks_like_what_textual_would_have_painted(system: ColorSystem | None) -> None:
    console = Console(color_system=None, force_terminal=True)
    console._color_system = system
    sent = [0, 0]
    for seed in range(60):
        chance = Random(seed)
        before = [some_row(chance, inks(system)) for _ in range(HEIGHT)]
        after, spans, ends = [], [], []
        chops: list[dict[int, Strip | None]] = []
        for y, row in enumerate(before):
            start = chance.randrange(WIDTH)
            fresh = changed(row, start, min(start + chance.randint(1, 12), WIDTH), chance, inks(system))
            cuts = cut(fresh, chance)
            after.append(fresh)
            chops.append({x: strip(fresh[x:end]) for x, end in pairwise(cuts)})
            ends.append(cuts[1:])
            if chance.random() < 0.8:
                spans.append((y, *span(row, fresh)))
            else:
                after[y] = row
                chops[y] = dict.fromkeys(chops[y])
        if not spans:
            continue
        screens = []
        for kind, update in enumerate((ChopsUpdate(chops, spans, ends), ChangedCellsUpdate(chops, spans, ends))):
            screen = Terminal(WIDTH, HEIGHT)
            for y, row in enumerate(before):
                screen.write(f"\x1b[{y + 1};1H" + strip(row).render(console) + "\x1b[0m")
            data = update.render_segments(console)
            sent[kind] += len(data.encode())
            screen.write(data)
            assert screen.look == Terminal(1, 1).look
            screens.append(screen)
        plain = Terminal(WIDTH, HEIGHT)
        for y, row in enumerate(after):
            plain.write(f"\x1b[{y + 1};1H" + strip(row).render(console) + "\x1b[0m")
        assert screens[1].seen() == plain.seen()
        assert screens[0].cells == plain.cells
    assert sent[1] < sent[0]


WALK = (
    "right",
    "down",
    "left",
    "tab",
    "down",
    "i",
    "down",
    "right",
    "space",
    "a",
    "i",
    "space",
    "s",
    "u",
    "enter",
    "escape",
    "S",
    "escape",
)


def test_a_terminal_shows_the_table_as_it_is_after_every_key(runner: AppRunner) -> None:
    async def evening() -> None:
        session = runner.session()
        app = Pavilion(session, new_table(people(2)))
        screen = Terminal(80, 24)
        async with wired(app, (80, 24), ColorSystem.TRUECOLOR) as wire:
            while not is_played(app.screen) or not playing(app.screen).chooser.selection.options:
                await settled(app)
            await settled(app)
            screen.write(wire.take())
            for key in WALK:
                await press(app, key)
                screen.write(wire.take())
                whole = Terminal(80, 24)
                whole.write(app.screen._compositor.render_full_update(simplify=False).render_segments(app.console))
                assert screen.seen() == whole.seen(), key
        await session.bots.close()

    asyncio.run(evening())
