"""The report of a round over the table: it waits until it has been read."""

from typing import ClassVar

from textual.binding import BindingType

from tui.boards.report import Report
from tui.keys import SCROLLING, Key, Press, bindings, key
from tui.screens.sheet import Sheet
from tui.session import Session
from tui.table.scene import AnyScene
from tui.widgets.report import ReportPanel

PAGE = 10
"""Lines that a page key scrolls."""


class ReportScreen(Sheet[None]):
    """What was settled at the end of a round; in a replay one section after the other."""

    KEYS = (
        key("key-continue", "enter,space,right", "go_on", id="report.continue"),
        SCROLLING,
        Key(
            "key-page",
            (Press("pageup", "scroll_page(-1)", "walk.page-up"), Press("pagedown", "scroll_page(1)", "walk.page-down")),
            shown=False,
        ),
        key("key-close", "escape,R,M,E,q", "dismiss", id="report.close"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, session: Session, scene: AnyScene, report: Report, one_by_one: bool = False) -> None:
        self.session = session
        self.panel = ReportPanel("report", scene, report)
        if one_by_one:
            self.panel.shown = 1
        super().__init__(scene, self.panel)

    def heading(self) -> str:
        """Return the title in the help."""
        return self.panel.report.title

    def action_go_on(self) -> None:
        """Show what is below, or the next section; after the last one, close."""
        if self.panel.has_more_below:
            self.panel.scroll(PAGE)
        elif self.panel.is_complete:
            self.dismiss()
        else:
            self.panel.shown += 1
            self.panel.redraw()

    def action_scroll_up(self) -> None:
        """Scroll a line up."""
        self.panel.scroll(-1)

    def action_scroll_down(self) -> None:
        """Scroll a line down."""
        self.panel.scroll(1)

    def action_scroll_page(self, by: int) -> None:
        """Scroll a page."""
        self.panel.scroll(by * PAGE)
