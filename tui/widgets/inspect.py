"""The answer to "what is this?": shown over the decision while the cursor walks over everything on the table."""

from textwrap import wrap

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
        self.draw_frame(canvas, scene.words("panel-inspect"), "gold")
        inside = canvas.width - 4
        source = wrap(asked.source, inside)
        bottom = canvas.height - 2 - len(source)
        y = canvas.wrapped(2, 1, inside, asked.title, palette("gold", bold=True), most=2)
        for line in asked.lines:
            if y >= bottom:
                break
            y = canvas.wrapped(2, y, inside, line, palette("ink"), most=bottom - y)
        canvas.wrapped(2, bottom, inside, asked.source, palette("faint"))
        canvas.put(2, canvas.height - 2, scene.words("inspect-keys"), palette("gold"), inside)
