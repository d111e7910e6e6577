"""The compass that sets the price of buildings."""

from textual.geometry import Region

from engine.games.bruxelles1893.state import State
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap

from . import gains, look
from .flow import Item, draw_flow, lines_of
from .headings import draw_heading
from .signs import SIGNS


class CompassPanel(Panel[State]):
    """The compass tiles clockwise, the two needles, and what the viewer's next building costs now."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the tiles and the price, below a heading where there is room for one."""
        scene = self.scene
        tiles, width = self._tiles(), canvas.width
        rows = len(lines_of(scene, tiles, width))
        lines = wrap(gains.building(scene, scene.state, scene.viewer), width - 2)
        for form in ("brief", "least"):
            if rows + len(lines) > canvas.height:
                lines = wrap(gains.building(scene, scene.state, scene.viewer, form), width - 2)
        y = 0
        if rows + len(lines) < canvas.height:
            draw_heading(canvas, scene, scene.words("panel-compass"))
            y = 1
        y = draw_flow(canvas, scene, 0, y, width, tiles, rows)
        ways = gains.pays_without_joker(scene.state, scene.viewer)
        ink = "bad" if ways is None else "good" if ways else "ink"
        room = max(canvas.height - y, 1)
        for line, part in enumerate(lines[:room]):
            canvas.put(1, y + line, part, scene.palette(ink), width - 1)
        canvas.spot("building", Region(0, y, width, min(len(lines), room)))

    def _tiles(self) -> list[Item]:
        scene, state = self.scene, self.scene.state
        needle = SIGNS.matching(scene.glyphs).needle
        items = []
        for space, tile in enumerate(state.compass):
            points = space in state.needles
            name = look.tile(scene, tile)
            ink = "gold" if points else "faint"
            items.append(Item(f"{needle}{name}" if points else name, ink, f"compass-{space}", bold=points))
        return items
