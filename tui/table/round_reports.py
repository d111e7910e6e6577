"""Reports of the rounds that end while a table is open, and of the last one whenever it is asked for."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tui.boards.report import Report, ReportLine, ReportSection
from tui.table.guide import Guide
from tui.table.history import RoundEnd, report_of, round_ends

if TYPE_CHECKING:
    from tui.table.screen import TableScreen


class RoundReports:
    """Shows what was settled at the end of a round, once, before the next one is played."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self.guide = Guide()
        """Comments on the rounds."""
        self._known = 0
        """The moves whose ends of rounds have been reported, or were over when the table was opened."""

    def begin(self) -> None:
        """Take every round that is over as read."""
        self._known = len(self._table.match.entries)

    def undone(self) -> None:
        """Forget what was undone: it is reported again when it happens again."""
        self._known = min(self._known, len(self._table.match.entries))

    def show_new(self, then: Callable[[], None]) -> bool:
        """Show the report of a round that has ended, and call `then` once it is closed; return whether there is one."""
        match, known = self._table.match, self._known
        self._known = len(match.entries)
        waits = self._table.session.settings.reports == "wait" or self.guide.keeps_reports
        if not waits or known >= len(match.entries):
            return False
        ends = round_ends(self._table.boards, match, known)
        return bool(ends) and self._show(ends[-1], then)

    def show_last(self, upto: int | None = None) -> bool:
        """Show the report of the last round over after `upto` moves, or by now; return whether there is one."""
        ends = [each for each in round_ends(self._table.boards, self._table.match) if upto is None or each.over <= upto]
        return bool(ends) and self._show(ends[-1])

    def show_at(self, index: int) -> bool:
        """Show, section by section, the report of the round that was over after `index` moves, if one was."""
        if self._table.session.settings.reports != "wait":
            return False
        end = next((each for each in round_ends(self._table.boards, self._table.match) if each.over == index), None)
        return end is not None and self._show(end, one_by_one=True)

    def _show(self, end: RoundEnd, then: Callable[[], None] | None = None, one_by_one: bool = False) -> bool:
        from tui.screens.report import ReportScreen

        table = self._table
        report = report_of(table.scene, table.boards, table.match, end)
        if report is None:
            return False
        screen = ReportScreen(table.session, table.scene, self._commented(report, end), one_by_one)
        table.app.push_screen(screen, None if then is None else lambda _: then())
        return True

    def _commented(self, report: Report, end: RoundEnd) -> Report:
        """Return a report with what the guide says about it at its end."""
        comments = self.guide.comments(end)
        if not comments:
            return report
        dot = self._table.scene.glyphs.dot
        lines = tuple(ReportLine((f"{dot} {text}",)) for text in comments)
        section = ReportSection(self._table.scene.words("first-comments"), lines)
        return replace(report, sections=(*report.sections, section))
