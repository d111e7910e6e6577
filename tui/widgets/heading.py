"""Heading: the first line of a screen, its title on one ornamental line."""

from textual.content import Content
from textual.widget import Widget

from tui.session import Session


class Heading(Widget):
    """The name of the program, an ornament, the title of the screen, and a line to the edge."""

    can_focus = False
    ALLOW_SELECT = False

    def __init__(self, session: Session, title: str) -> None:
        super().__init__()
        self.session = session
        self.title = title

    def show(self, title: str) -> None:
        """Show another title."""
        self.title = title
        self.refresh()

    def render(self) -> Content:
        """Draw the line; a long title takes the room of the name, and of the ornament."""
        glyphs = self.session.glyphs
        title, ornament = (f" {self.title} ", "$ink bold"), (f" {glyphs.ornament} ", "$line")
        forms = [
            Content.assemble((" P A V I L I O N ", "$gold bold"), ornament, title),
            Content.assemble((" PAVILION ", "$gold bold"), title),
            Content.assemble(title),
        ]
        start = next((form for form in forms if form.cell_length <= self.size.width), forms[-1])
        rest = max(0, self.size.width - start.cell_length - 2)
        return start + Content.styled(f" {glyphs.line * rest}", "$line")
