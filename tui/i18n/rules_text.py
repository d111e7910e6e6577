"""The text of the rules: Markdown with an id on every heading, laid out in lines of a width and searched."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from textual.content import Content

from tui.drawing.glyphs import ASCII, Glyphs, plain
from tui.i18n.rules_source import rules_source, two_minutes_source
from tui.i18n.typography import NO_BREAK_SPACE
from tui.rich_private import respect_no_break_spaces

_HEADING_ID = re.compile(r"\s*\{#([\w-]+)\}\s*$")
_STYLES = {"strong": "bold $ink", "em": "italic", "code": "$gold"}


class RulesHeading(NamedTuple):
    """A section: its id, title and level (1 is the whole page)."""

    id: str
    title: str
    level: int


class SearchHit(NamedTuple):
    """Where something was found: pieces of lines, more than one if the line broke in the middle of it."""

    pieces: tuple[tuple[int, int, int], ...]
    """Line, first character and the one after the last."""

    @property
    def line(self) -> int:
        """The line it begins on."""
        return self.pieces[0][0]


@dataclass
class Page:
    """A text laid out in a width."""

    lines: list[Content] = field(default_factory=list)
    headings: list[RulesHeading] = field(default_factory=list)
    anchors: dict[str, int] = field(default_factory=dict)
    """The line each section begins on."""
    blocks: list[list[tuple[int, int]]] = field(default_factory=list)
    """Lines that are one sentence or cell after another: each line and where its text begins."""

    def add(self, lines: Sequence[Content], indent: int = 0) -> None:
        """Add the lines of one block."""
        start = len(self.lines)
        self.lines += lines
        self.blocks.append([(start + number, indent) for number in range(len(lines))])

    def space(self) -> None:
        """Leave a line free, never two."""
        if self.lines and self.lines[-1].plain:
            self.lines.append(Content())

    def section_at(self, line: int) -> str:
        """Return the section of a line."""
        started = [id_ for id_, first in self.anchors.items() if first <= line]
        return started[-1] if started else next(iter(self.anchors), "")

    def find(self, wanted: str) -> list[SearchHit]:
        """Find every occurrence of a text, ignoring case, accents and line breaks."""
        wanted = " ".join(folded(wanted).split())
        return [match for block in self.blocks for match in self._find_in(block, wanted)] if wanted else []

    def _find_in(self, block: Sequence[tuple[int, int]], wanted: str) -> Iterator[SearchHit]:
        texts = [folded(self.lines[line].plain[indent:].rstrip()) for line, indent in block]
        joined = " ".join(texts)
        found = joined.find(wanted)
        while found >= 0:
            pieces = []
            start = 0
            for (line, indent), text in zip(block, texts, strict=True):
                first, last = max(found - start, 0), min(found + len(wanted) - start, len(text))
                if first < last:
                    pieces.append((line, first + indent, last + indent))
                start += len(text) + 1
            if pieces:
                yield SearchHit(tuple(pieces))
            found = joined.find(wanted, found + len(wanted))


_TYPED = str.maketrans("\u00a0\u202f’", "  '")
"""What a keyboard has in place of typographic signs."""


def folded(text: str) -> str:
    """Return a text as it is searched: no case, no accents, no typographic signs; every character keeps its place."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower() for letter in text.translate(_TYPED))


def rules_page(game: str, language: str, width: int, glyphs: Glyphs) -> Page:
    """Lay out the rules of a game."""
    return _laid_out(_tokens(game, language), width, glyphs)


def two_minutes_page(game: str, language: str, width: int, glyphs: Glyphs) -> Page:
    """Lay out the page that explains a game in two minutes, without its title."""
    tokens = _parsed(two_minutes_source(game, language))
    return _laid_out(tokens[_closing(tokens, 0) + 1 :], width, glyphs)


def _laid_out(tokens: Sequence[Token], width: int, glyphs: Glyphs) -> Page:
    respect_no_break_spaces()
    page = Page()
    _Layout(page, width, glyphs).blocks(tokens, 0, len(tokens), 0)
    if glyphs is ASCII:
        page.lines = [_with_plain_spaces(line) for line in page.lines]
    return page


def rules_overview(game: str, language: str, glyphs: Glyphs) -> str:
    """Return the first paragraph of the reference of a game: what it is about."""
    tokens = _tokens(game, language)
    start = next(index for index, token in enumerate(tokens) if token.content.endswith("{#overview}"))
    first = next(index for index, token in enumerate(tokens) if index > start and token.type == "paragraph_open")
    return _styled(tokens[first + 1], glyphs).plain


def rules_headings(game: str, language: str, glyphs: Glyphs) -> list[RulesHeading]:
    """List the sections of a game's rules."""
    tokens = _tokens(game, language)
    return [
        _heading_of(tokens[index + 1], int(token.tag[1]), glyphs)
        for index, token in enumerate(tokens)
        if token.type == "heading_open"
    ]


@lru_cache(maxsize=8)
def _tokens(game: str, language: str) -> tuple[Token, ...]:
    """Parse a text once: it never changes while the program runs."""
    return _parsed(rules_source(game, language))


def _parsed(text: str) -> tuple[Token, ...]:
    return tuple(MarkdownIt("commonmark").enable("table").parse(text))


class _Layout:
    """Turns the blocks of Markdown that the rules use into lines."""

    def __init__(self, page: Page, width: int, glyphs: Glyphs) -> None:
        self.page = page
        self.width = width
        self.glyphs = glyphs
        self.bullet = "-" if glyphs is ASCII else "•"

    def blocks(self, tokens: Sequence[Token], start: int, end: int, indent: int) -> None:
        """Lay out the blocks between two tokens."""
        index = start
        while index < end:
            token = tokens[index]
            close = _closing(tokens, index)
            match token.type:
                case "heading_open":
                    self._heading(tokens[index + 1], int(token.tag[1]))
                case "paragraph_open":
                    self._paragraph(tokens[index + 1], indent)
                case "bullet_list_open" | "ordered_list_open":
                    self._list(tokens, index, close, indent)
                case "table_open":
                    self._table(tokens[index:close], indent)
                case other:
                    raise ValueError(f"the rules are not written with {other}")
            index = close + 1

    def _heading(self, inline: Token, level: int) -> None:
        heading, page = _heading_of(inline, level, self.glyphs), self.page
        page.space()
        if level == 2:
            page.space()
        page.anchors[heading.id] = len(page.lines)
        page.headings.append(heading)
        page.add(Content.styled(heading.title, "bold $gold" if level < 3 else "bold $secondary").wrap(self.width))
        if level < 3:
            rule = self.glyphs.ornament + self.glyphs.line * (self.width - len(self.glyphs.ornament))
            page.lines.append(Content.styled(rule if level == 1 else self.glyphs.line * self.width, "$line"))
        page.space()

    def _paragraph(self, inline: Token, indent: int, mark: str = "") -> None:
        lines = _styled(inline, self.glyphs).wrap(self.width - indent)
        first = Content.styled(mark, "$gold").pad_left(indent - len(mark))
        padded = [first + lines[0], *(line.pad_left(indent) for line in lines[1:])]
        self.page.add(padded, indent)
        if not inline.hidden and not mark:
            self.page.space()

    def _list(self, tokens: Sequence[Token], start: int, end: int, indent: int) -> None:
        number = 1
        index = start + 1
        while index < end:
            close = _closing(tokens, index)
            mark = f"{number}. " if tokens[start].type.startswith("ordered") else f"{self.bullet} "
            inner = indent + len(mark)
            self._paragraph(tokens[index + 2], inner, mark)
            self.blocks(tokens, index + 4, close, inner)
            number += 1
            index = close + 1
        if not indent:
            self.page.space()

    def _table(self, tokens: Sequence[Token], indent: int) -> None:
        rows: list[list[Content]] = []
        for index, token in enumerate(tokens):
            if token.type == "tr_open":
                rows.append([])
            elif token.type in ("th_open", "td_open"):
                cell = _styled(tokens[index + 1], self.glyphs)
                rows[-1].append(cell.stylize_before("bold $ink") if token.type == "th_open" else cell)
        widths = _column_widths(rows, self.width - indent)
        for number, row in enumerate(rows):
            cells = [cell.wrap(width) for cell, width in zip(row, widths, strict=True)]
            for height in range(max(len(cell) for cell in cells)):
                parts = [
                    (cell[height] if height < len(cell) else Content()).truncate(width, pad=True)
                    for cell, width in zip(cells, widths, strict=True)
                ]
                self.page.add([Content("  ").join(parts).pad_left(indent)], indent)
            if number == 0:
                rules = [Content.styled(self.glyphs.line * width, "$line") for width in widths]
                self.page.lines.append(Content("  ").join(rules).pad_left(indent))
        self.page.space()


def _heading_of(inline: Token, level: int, glyphs: Glyphs) -> RulesHeading:
    title = _HEADING_ID.sub("", inline.content)
    title = plain(title) if glyphs is ASCII else title
    found = _HEADING_ID.search(inline.content)
    return RulesHeading(found[1] if found else title, title, level)


def _closing(tokens: Sequence[Token], index: int) -> int:
    """Find the token that closes the block a token opens."""
    depth = 0
    for place in range(index, len(tokens)):
        depth += tokens[place].nesting
        if depth == 0:
            return place
    return len(tokens) - 1


def _styled(inline: Token, glyphs: Glyphs) -> Content:
    """Return a sentence with its styles."""
    parts: list[tuple[str, str]] = []
    styles: list[str] = []
    for child in inline.children or []:
        if child.nesting == 1:
            styles.append(_STYLES[child.tag])
        elif child.nesting == -1:
            styles.pop()
        elif child.type == "code_inline":
            parts.append((child.content, _STYLES["code"]))
        else:
            parts.append((" " if child.type == "softbreak" else child.content, " ".join(styles)))
    # Signs that become two in ASCII must do so before lines are broken, non-breaking spaces become plain ones after it.
    return Content.assemble(*((_plain_words(text), style) for text, style in parts) if glyphs is ASCII else parts)


def _plain_words(text: str) -> str:
    """Return a text in ASCII but for its non-breaking spaces."""
    return NO_BREAK_SPACE.join(plain(words) for words in text.split(NO_BREAK_SPACE))


def _with_plain_spaces(line: Content) -> Content:
    return Content(line.plain.replace(NO_BREAK_SPACE, " "), spans=[*line.spans])


def _column_widths(rows: Sequence[Sequence[Content]], room: int) -> list[int]:
    """Return the widths of columns that share `room`; the widest shrink first."""
    widths = [max(cell.cell_length for cell in column) for column in zip(*rows, strict=True)]
    room -= 2 * (len(widths) - 1)
    while sum(widths) > room:
        widths[widths.index(max(widths))] -= 1
    return widths
