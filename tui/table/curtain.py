"""The curtain: at one keyboard, nobody sees what another sets in secret."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.geometry import Region
from textual.screen import ModalScreen

from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.keys import bindings, key
from tui.screens.closing import closes_once
from tui.session import Session
from tui.table.scene import AnyScene


class CurtainPanel(Panel[Any]):
    """Says whose turn it is to look."""

    def __init__(self, name: str, scene: AnyScene, seat: int) -> None:
        super().__init__(name, scene)
        self.seat = seat

    def draw(self, canvas: Canvas) -> None:
        """Write who is to take the keyboard, in the middle of a drawn curtain."""
        scene, palette = self.scene, self.scene.palette
        for y in range(canvas.height):
            canvas.put(0, y, (scene.glyphs.column + " ") * (canvas.width // 2), palette("line"))
        middle = canvas.height // 2
        title = scene.words("curtain-title", seat=scene.player(self.seat))
        ready = scene.words("curtain-ready", key=scene.key("curtain.ready", "enter"))
        width = max(len(title), len(ready)) + 6
        left = (canvas.width - width) // 2
        canvas.fill(Region(left, middle - 3, width, 7), palette("ink"))
        canvas.frame(Region(left, middle - 3, width, 7), scene.glyphs, palette("gold"))
        sign = f"{scene.glyphs.seats[self.seat]} "
        end = canvas.put(left + 2, middle - 1, sign, palette.seat(self.seat))
        canvas.put(end, middle - 1, title, palette.seat(self.seat))
        canvas.put(left + 3, middle + 1, ready, palette("faint"))


@closes_once
class CurtainScreen(ModalScreen[bool]):
    """Hides the table until the right person is there."""

    KEYS = (key("key-curtain", "enter,space", "dismiss(True)", shown=False, id="curtain.ready"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, session: Session, scene: AnyScene, seat: int) -> None:
        super().__init__()
        self.session = session
        self.panel = CurtainPanel("curtain", scene, seat)

    def compose(self) -> ComposeResult:
        """Draw the curtain."""
        yield self.panel

    def on_panel_clicked(self, _event: Panel.Clicked) -> None:
        """Open it by mouse."""
        self.dismiss(True)
