"""The answer to "what is this?": shown over the decision while the cursor walks over everything on the table."""

from textual.geometry import Region

from tui.boards.base import Inspection
from tui.scene import Scene
from tui.widgets.canvas import Canvas
from tui.widgets.panel import Panel


class InspectPanel(Panel):
    """One thing explained: its name, what it does, where the rule stands and where its values come from."""

    def __init__(self, name: str, scene: Scene) -> None:
        super().__init__(name, scene)
        self.inspection = Inspection("", (), "")

    def draw(self, canvas: Canvas) -> None:
        """Write the explanation."""
        scene, palette, asked = self.scene, self.scene.palette, self.inspection
        canvas.frame(
            Region(0, 0, canvas.width, canvas.height),
            scene.glyphs,
            palette("gold", bold=True),
            scene.words("panel-inspect"),
            palette("gold", bold=True),
        )
        inside, bottom = canvas.width - 4, canvas.height - 3
        y = canvas.wrapped(2, 1, inside, asked.title, palette("gold", bold=True), most=2)
        for line in asked.lines:
            if y >= bottom:
                break
            y = canvas.wrapped(2, y, inside, line, palette("ink"), most=bottom - y)
        if asked.source:
            canvas.put(2, bottom, asked.source, palette("faint"), inside)
        canvas.put(2, bottom + 1, scene.words("inspect-keys"), palette("faint"), inside)
