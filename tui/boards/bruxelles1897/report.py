"""The report of a round's end: columns, coats of arms, Brussels, the first player, points; at the end the scoring."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.games.bruxelles1897 import events, majority
from engine.games.bruxelles1897.components import TRACKS
from engine.games.bruxelles1897.events import AnyEvent
from engine.games.bruxelles1897.parts import NOBODY
from engine.games.bruxelles1897.state import State
from tui.boards.report import Report, ReportLine, ReportSection
from tui.i18n.coordinates import column_name
from tui.table.scene import Scene

from . import look
from .grid import COLUMNS
from .signs import SIGNS


def settles(event: AnyEvent) -> bool:
    """Whether the majorities begin."""
    return isinstance(event, events.MajorityBegan)


def report(scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> Report:
    """Report the majorities of a round, and after the last one the final scoring."""
    words = scene.words
    last = before.round == before.box.rounds
    maker = _Maker(scene, before, happened, last)
    sections = [maker.columns(), maker.arms(), maker.brussels(), *([maker.scoring()] if last else []), maker.points()]
    title = words("report-title", round=before.round, rounds=before.box.rounds)
    return Report(title, tuple(sections), maker.following())


class _Maker:
    """Makes the sections from the position before the majorities and everything that happened in them."""

    def __init__(self, scene: Scene[State], before: State, happened: Sequence[AnyEvent], last: bool) -> None:
        self.scene = scene
        self.words = scene.words
        self.before = before
        self.happened = happened
        self.last = last

    def _sign(self, owner: int) -> str:
        return look.owner_sign(self.scene.glyphs, owner)

    def _badge(self, seat: int) -> str:
        return f"{self._sign(seat)} {self.scene.player(seat)}"

    def _line(self, *cells: str, seats: Sequence[int] = (), heading: bool = False) -> ReportLine:
        return ReportLine(tuple(cells), heading, self.scene.viewer in seats)

    # Columns

    def columns(self) -> ReportSection:
        """List for each column the sums, who won and what became of it."""
        words = self.words
        heading = self._line("", *(words(f"report-columns.{key}") for key in ("bonus", "sums", "won")), heading=True)
        lines = [heading, *(self._column(col) for col in range(COLUMNS))]
        spots = tuple(f"column-{col + 1}" for col in range(COLUMNS))
        return ReportSection(words("report-columns"), tuple(lines), spots)

    def _column(self, col: int) -> ReportLine:
        words, before = self.words, self.before
        parts = before.box.bonus_parts[before.bonuses[col]]
        bonus = look.gain(words, parts.immediate)
        if self.last:
            bonus = words("race-both", upper=bonus, lower=words(f"endgame-{parts.endgame}"))
        sums = majority.column_sums(before, col)
        order = sorted(sums, key=lambda owner: (-sums[owner], owner))
        added = "  ".join(f"{self._sign(owner)} {sums[owner]}" for owner in order)
        winners = {event.seat for event in self._of_column(col) if isinstance(event, events.ColumnWon)}
        became = list(self._became(col))
        if not became:
            became = [words("report-blocked") if sums else words("report-empty")]
        return self._line(
            column_name(col + 1), bonus, added or SIGNS.matching(self.scene.glyphs).none, "; ".join(became),
            seats=[*winners],
        )  # fmt: skip

    def _of_column(self, col: int) -> Iterator[AnyEvent]:
        """Return the events of a column, from the first of its own to the first of the next."""
        inside = False
        for event in self.happened:
            match event:
                case events.ColumnWon(col=number) | events.ColumnEmpty(col=number):
                    inside = number == col + 1
                case events.Honoured() | events.Imprisoned() | events.NobodyImprisoned() | events.UpkeepPaid():
                    return
            if inside:
                yield event

    def _became(self, col: int) -> Iterator[str]:
        """Describe what the winners of a column got."""
        words = self.words
        for event in self._of_column(col):
            match event:
                case events.Advanced(seat, track, level):
                    name = words.name("track", track)
                    was = self._level_before(seat, TRACKS.index(track), event)
                    yield f"{self._sign(seat)} {words('report-level', track=name, before=was, after=level)}"
                case events.Stuck(seat, track):
                    yield f"{self._sign(seat)} {words('report-stuck', track=words.name('track', track))}"
                case events.Released(seat, architect):
                    yield f"{self._sign(seat)} {words('report-freed', architect=architect)}"
                case events.NoPrisoner(seat):
                    yield f"{self._sign(seat)} {words('report-no-prisoner')}"
                case events.Gained(seat, money):
                    yield f"{self._sign(seat)} {words('effect-money', money=money)}"

    def _level_before(self, seat: int, track: int, upto: AnyEvent) -> int:
        """Return the level of a track before an event of the phase."""
        step = self.before.players[seat].steps[track]
        for event in self.happened:
            if event is upto:
                break
            step += isinstance(event, events.Advanced) and (event.seat, event.track) == (seat, TRACKS[track])
        return self.before.box.ladders[self.before.options.tracks][track][step]

    # Coats of arms

    def _honours(self) -> list[events.Honoured]:
        return [event for event in self.happened if isinstance(event, events.Honoured)]

    def arms(self) -> ReportSection:
        """List how many coats of arms each player led and what they paid; beside it the area shows who led where."""
        words, before = self.words, self.before
        full = sum(majority.is_complete(before, cells) for _, _, cells in majority.shields(before))
        paid = [self._paid(seat) for seat in self.scene.seats_in_view]
        area = self._area()
        blank = ("", "")
        lines = [self._line("", "", *area[0], heading=True)]
        for place in range(max(len(paid), len(area) - 1)):
            seat = self.scene.seats_in_view[place] if place < len(paid) else None
            shown = area[place + 1] if place + 1 < len(area) else ()
            own = [] if seat is None else [seat]
            lines.append(self._line(*(paid[place] if place < len(paid) else blank), *shown, seats=own))
        spots = dict.fromkeys(f"shield-{event.row}-{event.col}" for event in self._honours())
        return ReportSection(words("report-arms", count=full), tuple(lines), tuple(spots))

    def _paid(self, seat: int) -> tuple[str, str]:
        """Return a player and the coats of arms led, times the Prestige that each paid."""
        led = [event.vp for event in self._honours() if event.seat == seat]
        none = SIGNS.matching(self.scene.glyphs).none
        paid = self.words("report-arms.paid", count=len(led), each=led[0], vp=sum(led)) if led else none
        return self._badge(seat), paid

    def _area(self) -> list[tuple[str, ...]]:
        """Return the area in small, in cells: the values that were shown and, between them, who led."""
        before, none = self.before, SIGNS.matching(self.scene.glyphs).none
        rows = len(before.area.cards) // COLUMNS
        found: list[tuple[str, ...]] = [("", *_spread([column_name(col + 1) for col in range(COLUMNS)]))]
        for row in range(rows):
            if row:
                found.append(("", *_spread([""] * COLUMNS, [self._crossing(row, col) for col in range(1, COLUMNS)])))
            values = []
            for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
                owner = before.area.owners[cell]
                values.append(none if owner == NOBODY else f"{self._sign(owner)}{before.area.values[cell]}")
            found.append((str(row + 1), *_spread(values)))
        return found

    def _crossing(self, row: int, col: int) -> str:
        """Return who led a coat of arms, in square brackets if it was full."""
        before = self.before
        cells = next(cells for r, c, cells in majority.shields(before) if (r, c) == (row, col))
        if not majority.is_complete(before, cells):
            return SIGNS.matching(self.scene.glyphs).none
        leaders = majority.shield_leaders(before, cells)
        signs = "=" if len(leaders) > 3 else "=".join(map(self._sign, leaders))
        return f"[{signs}]" if len(signs) == 1 else signs

    # Brussels and the next round

    def brussels(self) -> ReportSection:
        """List who had the most architects in Brussels, and which of them went to prison."""
        words, before = self.words, self.before
        counts = {seat: majority.at_brussels(before, seat) for seat in self.scene.seats_in_view}
        if not any(counts.values()):
            return ReportSection(words("report-brussels"), (self._line(words("report-brussels.nobody")),))
        lines = [self._line("  ".join(f"{self._sign(seat)} {count}" for seat, count in counts.items()))]
        sent = {event.seat: event.architect for event in self.happened if isinstance(event, events.Imprisoned)}
        for seat in majority.brussels_leaders(before):
            if seat in sent:
                said = words("report-brussels.prison", seat=self._badge(seat), architect=sent[seat], count=counts[seat])
            else:
                said = words("report-brussels.choosing", seat=self._badge(seat), count=counts[seat])
            lines.append(self._line(said, seats=[seat]))
        return ReportSection(words("report-brussels"), tuple(lines), ("majority",))

    def following(self) -> str:
        """List who plays first in the next round and why, and what is different in the last one; or who has won."""
        words, before = self.words, self.before
        ended = next((event for event in self.happened if isinstance(event, events.GameEnded)), None)
        if ended is not None:
            return words.describe("event", ended, self.scene.player)
        if self.last:
            return ""
        if before.expo != NOBODY:
            seat, said = before.expo, "report-first-expo"
        else:
            seat, said = (before.first + 1) % len(before.players), "report-first-next"
        following = before.round + 1
        next_ = "report-next-last" if following == before.box.rounds else "report-next"
        first = words(said, seat=self._badge(seat))
        return f"{words(next_, round=following, rounds=before.box.rounds, **look.values(before.box))} {first}"

    # Points

    def scoring(self) -> ReportSection:
        """List line by line what the end of the game brought."""
        words = self.words
        lines = []
        for seat in self.scene.seats_in_view:
            cells = [self._badge(seat), ", ".join(self._scored(seat))]
            lines.append(self._line(*cells, seats=[seat]))
        return ReportSection(words("report-scoring"), tuple(lines))

    def _scored(self, seat: int) -> Iterator[str]:
        words = self.words
        for event in self.happened:
            match event:
                case events.UpkeepPaid(payer, nobles, money) if payer == seat and nobles:
                    yield words("report-upkeep", nobles=nobles, money=money)
                case events.NobleLeft(loser, noble, vp) if loser == seat:
                    card = self.before.box.cards[self.before.box.code[noble]]
                    name = look.called(words, self.scene.glyphs, card)
                    yield words("report-scored", item=name, vp=vp)
                case events.Scored(scorer, item, vp) if scorer == seat:
                    yield words("report-scored", item=words.name("score", item), vp=vp)

    def points(self) -> ReportSection:
        """List the points before and after, what moved them, and how everyone stands."""
        words, state, before = self.words, self.scene.state, self.before
        keys = ["player", "before", "arms", *(["end"] if self.last else []), "after"]
        keys += ["money", "prison"] if self.last else ["if-now", "money", "prison"]
        lines = [self._line(*(words(f"report-points.{key}") for key in keys), heading=True)]
        for seat in self.scene.seats_in_view:
            arms = sum(event.vp for event in self._honours() if event.seat == seat)
            end = sum(self._end_points(seat))
            was = before.players[seat].vp
            cells: dict[str, Any] = {
                "player": self._badge(seat),
                "before": was,
                "arms": f"{arms:+d}" if arms else SIGNS.matching(self.scene.glyphs).none,
                "end": f"{end:+d}",
                "after": was + arms + end,
                "if-now": self.scene.standings.of(seat).total,
                "money": state.players[seat].money,
                "prison": sum(state.players[seat].prison) or SIGNS.matching(self.scene.glyphs).none,
            }
            lines.append(self._line(*(str(cells[key]) for key in keys), seats=[seat]))
        return ReportSection(words("report-points"), tuple(lines))

    def _end_points(self, seat: int) -> Iterator[int]:
        for event in self.happened:
            if isinstance(event, events.Scored | events.NobleLeft) and event.seat == seat:
                yield event.vp


def _spread(cells: Sequence[str], between: Sequence[str] = ()) -> Iterator[str]:
    """Yield cells with others between them, or with blank ones."""
    for place, cell in enumerate(cells):
        if place:
            yield between[place - 1] if between else ""
        yield cell
