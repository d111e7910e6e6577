"""Dialogs over a screen: a yes-or-no question and a line of text."""

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label

from tui.keys import Key, Press, bindings, key
from tui.screens.closing import closes_once
from tui.screens.composed import while_composed
from tui.session import Session
from tui.widgets.keyline import KeyLine
from tui.widgets.text_line import TextLine


@closes_once
class Confirm(ModalScreen[bool]):
    """Asks a yes-or-no question. Esc means no. Where the answer is `final`, No has the focus."""

    KEYS = (
        Key(
            "key-walk",
            (
                Press("left", "app.focus_previous", "walk.left"),
                Press("up", "app.focus_previous", "walk.up"),
                Press("right", "app.focus_next", "walk.right"),
                Press("down", "app.focus_next", "walk.down"),
            ),
            shown=False,
        ),
        key("key-yes", "y,o", "answer(True)", id="dialog.yes"),
        key("key-no", "n,escape", "answer(False)", id="dialog.no"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, session: Session, question: str, yes: str, no: str = "", final: bool = False) -> None:
        super().__init__()
        self.session = session
        self.question = question
        self.yes = yes
        self.no = no or session.words("dialog-no")
        self.final = final

    @while_composed
    def on_mount(self) -> None:
        """Focus No where a slip could not be undone."""
        if self.final:
            self.query_one("#no", Button).focus()

    def compose(self) -> ComposeResult:
        """Lay out the question and its answers."""
        with Vertical(classes="dialog"):
            yield Label(self.question, markup=False)
            with Horizontal(classes="answers"):
                yield Button(self.yes, id="yes")
                yield Button(self.no, id="no")
        yield KeyLine(self.session)

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """Answer with the button pressed."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """Answer with a key."""
        self.dismiss(yes)


@closes_once
class AskText(ModalScreen[str | None]):
    """Asks for a line of text; the result of Esc is None. `check` returns what is wrong with an answer, or nothing."""

    KEYS = (key("key-cancel", "escape", "cancel", id="dialog.cancel"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(
        self, session: Session, question: str, value: str = "", check: Callable[[str], str] | None = None
    ) -> None:
        super().__init__()
        self.session = session
        self.question = question
        self.value = value
        self.check = check

    def compose(self) -> ComposeResult:
        """Lay out the question and the field."""
        with Vertical(classes="dialog"):
            yield Label(self.question, markup=False)
            yield TextLine(self.value)
            yield Label("", id="wrong", markup=False)
        yield KeyLine(self.session)

    @on(Input.Submitted)
    @while_composed
    def submit(self) -> None:
        """Close with the text, unless something is wrong with it."""
        text = self.query_one(TextLine).value.strip()
        wrong = self.check(text) if self.check else ""
        self.query_one("#wrong", Label).update(wrong)
        if not wrong:
            self.dismiss(text)

    def action_cancel(self) -> None:
        """Close without an answer."""
        self.dismiss(None)
