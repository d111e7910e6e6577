"""Rules: the reference of a game, with a contents list and search."""

from collections.abc import Iterator
from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, Static

from engine.game import CATALOGUE
from tui.i18n.rules_text import Page, SearchHit, rules_headings, rules_page
from tui.keys import Key, Press, bindings, key
from tui.screens.base import AppScreen
from tui.screens.composed import while_composed
from tui.session import Session
from tui.widgets.heading import Heading
from tui.widgets.listing import MARGIN, Listing, Row
from tui.widgets.text_line import TextLine
from tui.widgets.text_view import TextView

WIDEST = 88
"""Longer lines are hard to read."""
WIDEST_CONTENTS = 36
"""Columns for the contents at most."""
EDGES = 2
"""Columns for the scrollbar of the contents and the line beside them."""


class Contents(Listing):
    """The list of sections. Page keys turn the pages of the text."""

    class Paged(Message):
        """A page of the text was asked for: the next (1) or the one before (-1)."""

        def __init__(self, direction: int) -> None:
            super().__init__()
            self.direction = direction

    KEYS = (
        Key(
            "key-page",
            (
                Press("pageup", "move_page(-1)", "walk.page-up"),
                Press("b", "move_page(-1)", "text.page-up"),
                Press("pagedown", "move_page(1)", "walk.page-down"),
                Press("space", "move_page(1)", "text.page-down"),
            ),
            shown=False,
        ),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def action_move_page(self, direction: int) -> None:
        """Turn a page of the text, which is what one reads here."""
        self.post_message(self.Paged(direction))


class RulesScreen(AppScreen[None]):
    """Contents on the left, text on the right."""

    AUTO_FOCUS = "#contents"
    KEYS = (
        key("key-search", "slash", "search", id="rules.search"),
        key("key-next", "n", "next_match(1)", id="rules.next"),
        key("key-previous", "N", "next_match(-1)", id="rules.previous"),
        key("key-switch", "tab", "switch", id="rules.switch"),
        key("key-next-game", "g", "next_game", id="rules.next-game"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, session: Session, game: str, section: str | None = None) -> None:
        super().__init__(session)
        self.game = game
        self._section = section
        self._page = Page()
        self._matches: list[SearchHit] = []
        self._current = -1
        self._wanted = ""
        self._follows = True
        """Whether the contents follow the text: not after the cursor of the contents has moved."""

    def heading(self) -> str:
        """Return the title with the name of the game."""
        return self.words("rules-title", game=CATALOGUE[self.game])

    def body(self) -> Iterator[Widget]:
        """Lay out contents, text and the line for searching, hidden until it is asked for."""
        yield Horizontal(Contents(self.session, id="contents"), TextView(id="text"), id="book")
        field = TextLine(placeholder=self.words("rules-search"), id="wanted")
        search = Horizontal(Static("/", id="slash"), field, Static(id="found"), id="search")
        search.display = False
        yield search

    @property
    def contents(self) -> Contents:
        """The list of sections."""
        return self.query_one("#contents", Contents)

    @property
    def reader(self) -> TextView:
        """The text."""
        return self.query_one("#text", TextView)

    def fit(self) -> None:
        """Make room for the contents, and lay out the text beside them at the section that was being read."""
        titles = [row.text.cell_length for row in self._rows()]
        self.contents.styles.width = min(max(titles) + MARGIN + EDGES, WIDEST_CONTENTS)
        self.call_after_refresh(self._lay_out)

    def _rows(self) -> list[Row]:
        headings = rules_headings(self.game, self.session.language, self.session.glyphs)
        return [Row(heading.id, Content("  " * (heading.level - 2) + heading.title)) for heading in headings]

    async def retranslate(self) -> None:
        """Change the language, and stay at the same section."""
        self._section = self._page.section_at(self.reader.scroll_offset.y + 1)
        await super().retranslate()

    @while_composed
    def _lay_out(self) -> None:
        reader = self.reader
        width = min(reader.size.width - 2, WIDEST)
        if width < 20:
            return
        section = self._section or self._page.section_at(reader.scroll_offset.y + 1)
        self._page = rules_page(self.game, self.session.language, width, self.session.glyphs)
        at = section if section in self._page.anchors else None
        with self.prevent(Listing.Moved, TextView.Scrolled):
            self.contents.show(self._rows(), at)
            reader.show(self._page, self._page.anchors.get(section or "", 0))
        self._section = None
        if self._wanted:
            self._search(self._wanted)

    @while_composed
    def action_next_game(self) -> None:
        """Open the rules of the next game."""
        keys = list(CATALOGUE)
        self.game = keys[(keys.index(self.game) + 1) % len(keys)]
        self._stop_searching()
        self.query_one(Heading).show(self.heading())
        self._section = self._rows()[0].name
        self.fit()

    # Contents and text follow each other

    @on(Listing.Moved)
    @while_composed
    def go_to_section(self, event: Listing.Moved) -> None:
        """Show the section under the cursor."""
        if self.focused is self.contents:
            self._follows = False
            self.reader.scroll_to(y=self._page.anchors[event.row.name], animate=False)

    @on(Contents.Paged)
    @while_composed
    def turn_page(self, event: Contents.Paged) -> None:
        """Turn a page of the text from the contents, which follow it."""
        self._follows = True
        self.reader.scroll_relative(y=event.direction * self.reader.size.height, animate=False)

    @on(Listing.Chosen)
    @while_composed
    def read_section(self, event: Listing.Chosen) -> None:
        """Move the focus to the text."""
        self.reader.scroll_to(y=self._page.anchors[event.row.name], animate=False)
        self.reader.focus()

    @on(TextView.Scrolled)
    @while_composed
    def follow(self, event: TextView.Scrolled) -> None:
        """Move the cursor of the contents to the section being read."""
        if self._follows or self.focused is not self.contents:
            section = self._page.section_at(event.line + 1)
            names = [row.name for row in self.contents.rows]
            if section in names:
                with self.prevent(Listing.Moved):
                    self.contents.cursor = names.index(section)

    @while_composed
    def action_switch(self) -> None:
        """Move the focus from the contents to the text, or back."""
        (self.reader if self.focused is self.contents else self.contents).focus()

    # Searching

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the next match only when there are matches, and another game only when there is one."""
        if action == "next_game":
            return len(CATALOGUE) > 1
        return bool(self._matches) if action == "next_match" else True

    @while_composed
    def action_search(self) -> None:
        """Open the search field."""
        self.query_one("#search").display = True
        field = self.query_one("#wanted", Input)
        field.value = ""
        field.focus()

    @on(Input.Changed, "#wanted")
    @while_composed
    def look(self, event: Input.Changed) -> None:
        """Search while the text is typed."""
        self._search(event.value)

    @on(Input.Submitted, "#wanted")
    @while_composed
    def read_match(self) -> None:
        """Read on at the match."""
        if not self._matches:
            self._stop_searching()
        self.reader.focus()

    def action_next_match(self, step: int) -> None:
        """Go to the next match, or the previous one."""
        if self._matches:
            self._show_match((self._current + step) % len(self._matches))

    @while_composed
    def action_leave(self) -> None:
        """Leave the search, and then the rules."""
        if self.query_one("#search").display:
            self._stop_searching()
            self.contents.focus()
        else:
            super().action_leave()

    def _search(self, wanted: str) -> None:
        self._wanted = wanted
        self._matches = self._page.find(wanted)
        top = self.reader.scroll_offset.y
        after = (number for number, match in enumerate(self._matches) if match.line >= top)
        self._show_match(next(after, 0 if self._matches else -1))
        self.refresh_bindings()

    @while_composed
    def _show_match(self, current: int) -> None:
        self._current = current
        self.reader.mark(self._matches, current)
        found = self.words("rules-found", number=current + 1, count=len(self._matches)) if self._wanted else ""
        self.query_one("#found", Static).update(Content(found))

    def _stop_searching(self) -> None:
        self._search("")
        self.query_one("#search").display = False
