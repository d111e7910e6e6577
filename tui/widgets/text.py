"""Text that is shown again and again, and mostly the same."""

from textual.content import Content
from textual.widgets import Static


def show_text(widget: Static, text: Content) -> None:
    """Show a text, unless the widget shows it already: even an unchanged one would be painted again."""
    shown = widget.content
    if not (isinstance(shown, Content) and shown.is_same(text)):
        widget.update(text)
