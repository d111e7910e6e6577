"""Tracks with everyone's marker on them, a line each."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.table.scene import AnyScene


def draw_tracks(
    canvas: Canvas, scene: AnyScene, y: int, tracks: Sequence[tuple[str, str, Sequence[int], Sequence[int]]]
) -> int:
    """Draw tracks, each by its spot, name, levels and the step of every seat; return the line below."""
    palette, glyphs = scene.palette, scene.glyphs
    names = max(cell_len(name) for _, name, _, _ in tracks)
    for spot, name, levels, steps in tracks:
        canvas.put(2, y, name, palette("ink"), names)
        slot = min((canvas.width - names - 4) // len(levels), 8)
        if slot < 2 + max(steps.count(step) for step in steps):
            _draw_levels(canvas, scene, names + 3, y, levels, steps)
            canvas.spot(spot, Region(1, y, canvas.width - 2, 1))
            y += 1
            continue
        for step, level in enumerate(levels):
            x = names + 3 + step * slot
            here = [seat for seat in scene.seats_in_view if steps[seat] == step]
            canvas.put(x, y, str(level), palette("gold" if here else "faint", bold=bool(here)))
            for seat in here:
                x += 1
                canvas.put(x, y, glyphs.seats[seat], palette.seat(seat))
        canvas.spot(spot, Region(1, y, canvas.width - 2, 1))
        y += 1
    return y


def _draw_levels(canvas: Canvas, scene: AnyScene, x: int, y: int, levels: Sequence[int], steps: Sequence[int]) -> None:
    """Write the level of every seat and the top, where a track has no room for all markers."""
    for seat in scene.seats_in_view:
        x = canvas.put(x, y, f"{scene.glyphs.seats[seat]}{levels[steps[seat]]}", scene.palette.seat(seat)) + 1
    canvas.put(x, y, f"/{levels[-1]}", scene.palette("faint"))
