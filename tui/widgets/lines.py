"""The single lines of the frame: status, tabs, keys."""

from collections.abc import Collection
from typing import Any

from rich.cells import cell_len
from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import AnyScene

ROOMY = 100
"""Columns that leave room for a note beside everything else."""


class StatusLine(Panel[Any]):
    """Game, round and phase; the seats in turn order with their points and who is to decide."""

    def __init__(self, name: str, scene: AnyScene) -> None:
        super().__init__(name, scene)
        self.phase = ""
        self.note = ""
        self.imagined = ""
        """What marks a position that was not played; it takes the place of the note."""

    def draw(self, canvas: Canvas) -> None:
        """Write it all in one line, the seats to the right."""
        scene, palette = self.scene, self.scene.palette
        state, words = scene.state, scene.words
        canvas.fill(Region(0, 0, canvas.width, 1), palette("ink", "card"))
        x = canvas.put(1, 0, scene.game.title, palette("gold", "card", bold=True)) + 1
        about = words("status-round", round=state.round, rounds=scene.game.rounds)
        note = self.imagined or self.note
        told = [about] if note and canvas.width < ROOMY else [about, self.phase]
        x = canvas.put(x, 0, " ".join(f"{scene.glyphs.dot} {part}" for part in told), palette("ink", "card"))
        if note:
            x = canvas.put(x + 1, 0, f" {note} ", palette("card", "gold", bold=True))
        right = canvas.width - 1
        deciding = scene.decision.seat if scene.decision else -1
        for seat, text in reversed(self._seats(right - x)):
            right = canvas.put_right(right, 0, text, palette.seat(seat, "card", bold=seat == deciding))
            sign = scene.glyphs.play if seat == deciding else " "
            right = canvas.put_right(right, 0, f" {sign}", palette("lit", "card", bold=True))

    def _seats(self, room: int) -> list[tuple[int, str]]:
        """Return the seats in turn order with their points: with names if all fit, else with that of who decides.

        Names are never cut here: the table of players below has them whole, beside the same signs.
        """
        scene, words = self.scene, self.scene.words
        points = {standing.seat: standing.now for standing in scene.standings.seats}
        deciding = scene.decision.seat if scene.decision else -1

        def told(named: Collection[int]) -> list[tuple[int, str]]:
            texts = []
            for seat in scene.order:
                # A player who is absent is in brackets: colour alone would not do.
                name = f"({scene.player(seat)})" if seat in scene.absent else scene.player(seat)
                text = words("status-seat", name=name, points=points[seat]) if seat in named else str(points[seat])
                texts.append((seat, f"{scene.glyphs.seats[seat]}{text}"))
            return texts

        forms = [told(scene.order), told([deciding]), told([])]
        return next((form for form in forms if sum(2 + cell_len(text) for _, text in form) <= room), forms[-1])


class TabLine(Panel[Any]):
    """The boards of a small window by name, the one in sight marked."""

    def __init__(self, name: str, scene: AnyScene, titles: tuple[str, ...]) -> None:
        super().__init__(name, scene)
        self.titles = titles

    def draw(self, canvas: Canvas) -> None:
        """Write the titles with the keys that open them."""
        scene, palette = self.scene, self.scene.palette
        canvas.put(0, 0, scene.glyphs.line * canvas.width, palette("line"))
        x = 1
        for index, title in enumerate(self.titles):
            here = index == scene.tab
            style = palette("table", "gold", bold=True) if here else palette("faint")
            end = canvas.put(x, 0, f" F{index + 2} {scene.words(title)} ", style)
            canvas.spot(f"tab-{index}", Region(x, 0, end - x, 1))
            x = end + 1


class KeyPanel(Panel[Any]):
    """The keys that do something now."""

    def __init__(self, name: str, scene: AnyScene) -> None:
        super().__init__(name, scene)
        self.keys: list[tuple[str, str, str]] = []
        """What is pressed, what it does, and the action it names."""

    def draw(self, canvas: Canvas) -> None:
        """Write as many as fit; the last, the key of the help, always does."""
        if not self.keys:
            return
        *keys, last = self.keys
        end = canvas.width - cell_len(last[0]) - cell_len(last[1]) - 2
        self._draw_key(canvas, end, last)
        x = 1
        for key in keys:
            if x + len(key[0]) + len(key[1]) + 3 > end:
                break
            x = self._draw_key(canvas, x, key) + 2

    def _draw_key(self, canvas: Canvas, x: int, key: tuple[str, str, str]) -> int:
        palette = self.scene.palette
        end = canvas.put(x, 0, key[0], palette("gold", bold=True))
        end = canvas.put(end + 1, 0, key[1], palette("faint"))
        canvas.spot(f"key-{key[2]}", Region(x, 0, end - x, 1))
        return end
