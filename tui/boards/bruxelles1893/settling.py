"""The report of a round's end: columns, first player, shields, Courthouse, upkeep and points, as data."""

from collections.abc import Sequence
from itertools import takewhile

from engine.games.bruxelles1893 import events, resolution
from engine.games.bruxelles1893.components import TRACKS
from engine.games.bruxelles1893.events import AnyEvent
from engine.games.bruxelles1893.parts import NO_CARD
from engine.games.bruxelles1893.state import State
from tui.boards.report import Report, ReportLine, ReportSection
from tui.table.scene import Scene

from . import cards, look, shields


def report(scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> Report:
    """Report everything from the moment all players had passed to the next round."""
    words, rounds = scene.words, scene.state.box.rounds
    sections = [
        _columns(scene, before, happened),
        _first_player(scene, before, happened),
        _shields(scene, before, happened),
        _courthouse(scene, before, happened),
        _upkeep(scene, happened),
        _final(scene, happened),
        _points(scene, before, happened),
    ]
    title = words("report-title", round=before.round, rounds=rounds)
    shown = tuple(section for section in sections if section is not None)
    return Report(title, shown, _following(scene, before, happened))


def _line(scene: Scene[State], *cells: str, seats: Sequence[int] = (), is_heading: bool = False) -> ReportLine:
    return ReportLine(cells, is_heading, scene.viewer in seats)


# Columns


def _columns(scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> ReportSection:
    """List who won each column with which bids, and what became of its bonus card."""
    words = scene.words
    headings = [words(f"report-columns.{key}") for key in ("column", "card", "bids", "result")]
    lines = [_line(scene, *headings, is_heading=True)]
    for col, bonus in enumerate(before.bonuses):
        sums = resolution.column_sums(before, col)
        ordered = sorted(sums, key=lambda seat: -sums[seat])
        bids = "  ".join(f"{look.sign(scene, seat)} {sums[seat]}" for seat in ordered) or words("report-columns.none")
        winners = _winners(happened, col + 1)
        result = _result(scene, before, happened, col + 1, winners)
        card = cards.short(scene, bonus) if bonus != NO_CARD else ""
        lines.append(_line(scene, look.column(scene, col), card, bids, result, seats=winners))
    spots = tuple(f"column-{col + 1}" for col in range(len(before.bonuses)))
    return ReportSection(words("report-columns"), tuple(lines), spots)


def _winners(happened: Sequence[AnyEvent], col: int) -> list[int]:
    """List the seats that won or tied for a column."""
    return [
        event.seat
        for event in happened
        if isinstance(event, events.AuctionWon | events.AuctionTied) and event.col == col
    ]


def _result(scene: Scene[State], before: State, happened: Sequence[AnyEvent], col: int, winners: list[int]) -> str:
    """List what became of the card of a column."""
    words = scene.words
    if not winners:
        return words("report-columns.lost")
    bonus = before.box.bonuses[before.bonuses[col - 1]]
    if any(isinstance(event, events.AuctionTied) and event.col == col for event in happened):
        uses = [_use(scene, before, happened, seat, bonus, form="tied") for seat in winners]
        return words("report-columns.tie", text=f" {scene.glyphs.dot} ".join(uses))
    return _use(scene, before, happened, winners[0], bonus, form="used")


def _use(scene: Scene[State], before: State, happened: Sequence[AnyEvent], seat: int, bonus: str, form: str) -> str:
    """List what a player did with a bonus card."""
    words, sign = scene.words, look.sign(scene, seat)
    for index, event in enumerate(happened):
        match event:
            case events.PowerUsed(who, card) if who == seat and card == bonus:
                earlier = happened[: index + 1]
                effects = [_effect(scene, before, earlier, each, form) for each in _effects(happened, index)]
                return words(f"report-columns.{form}", seat=sign, text=", ".join(effects))
            case events.Tucked(who, card, board_row, symbols) if who == seat and card == bonus:
                row = words.name("row", board_row)
                return words("report-columns.tucked", seat=sign, board_row=row, symbols=symbols)
    return words("report-columns.pending", seat=sign)


def _effects(happened: Sequence[AnyEvent], index: int) -> list[AnyEvent]:
    """List the events that the use of a power brought about."""
    kinds = (events.Advanced, events.Stuck, events.Released, events.NobodyReleased)
    return list(takewhile(lambda event: isinstance(event, kinds), happened[index + 1 :]))


def _effect(scene: Scene[State], before: State, earlier: Sequence[AnyEvent], event: AnyEvent, form: str) -> str:
    """Describe one effect of a power; a step on a track with the level before it. Several in a line are short."""
    words = scene.words
    match event:
        case events.Advanced(seat, track, level):
            reached = [
                each.level
                for each in earlier
                if isinstance(each, events.Advanced) and (each.seat, each.track) == (seat, track)
            ]
            start = reached[-1] if reached else before.level(seat, TRACKS.index(track))
            name = look.say(words, "track", track, "tiny") if form == "tied" else words.name("track", track)
            return words("label-climb", track=name, before=start, after=level)
        case events.Stuck(_, track):
            return words("report-stuck", track=words.name("track", track))
        case events.Released(_, assistants):
            return words("label-free", count=assistants)
    return words("label-free", count=0)


# First player


def _first_player(scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> ReportSection | None:
    """List who plays first from now on, with the Manneken Pis that decided it."""
    words = scene.words
    named = next((event for event in happened if isinstance(event, events.FirstPlayerNamed)), None)
    if named is None:
        return None
    counts = [_manneken(scene, before, happened, seat) for seat in range(len(before.players))]
    tied = [seat for seat, count in enumerate(counts) if sum(count) == named.manneken and seat != named.seat]
    cards_, tile = counts[named.seat]
    said = "stays" if named.seat == before.first else "becomes"
    name = _name(scene, named.seat)
    lines = [words(f"report-first.{said}", seat=name, manneken=named.manneken, cards=cards_, tile=tile)]
    if tied:
        lines.append(words("report-first.tied", seats=_signs(scene, tied), first=look.sign(scene, before.first)))
    others = [seat for seat in scene.seats_in_view if sum(counts[seat]) and seat != named.seat]
    if others:
        listed = "  ".join(f"{look.sign(scene, seat)} {sum(counts[seat])}" for seat in others)
        lines.append(words("report-first.others", counts=listed))
    return ReportSection(
        words("report-first"), tuple(_line(scene, line, seats=[named.seat]) for line in lines), (f"seat-{named.seat}",)
    )


def _manneken(scene: Scene[State], before: State, happened: Sequence[AnyEvent], seat: int) -> tuple[int, int]:
    """Count a player's Manneken Pis of a round: on the cards won, and on the exhibition tile."""
    box = before.box
    won = [event.bonus for event in happened if isinstance(event, events.AuctionWon) and event.seat == seat]
    takers = scene.state.exhibitions[before.round - 1 : before.round]
    tile = box.components.exhibition.manneken if takers == [seat] else 0
    return sum(box.components.bonus[card].manneken for card in won), tile


# Shields and Courthouse


def _shields(scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> ReportSection:
    """List shield by shield who led it and what it paid."""
    words, box = scene.words, before.box
    full = [number for number in box.area_shields[before.shield] if resolution.is_complete(before, number)]
    lines = []
    if full:
        lines.append(
            _line(scene, *(words(f"report-shields.{key}") for key in ("shield", "counts", "pays")), is_heading=True)
        )
    for number in full:
        row, col = box.shields[number].row, box.shields[number].col
        counts = sorted(shields.counts(before, number).items(), key=lambda item: -item[1])
        paid = [
            event for event in happened if isinstance(event, events.Honoured) and (event.row, event.col) == (row, col)
        ]
        pays = "  ".join(words("prospect-shield.vp", seat=look.sign(scene, event.seat), vp=event.vp) for event in paid)
        counted = "  ".join(f"{look.sign(scene, seat)} {count}" for seat, count in counts)
        cells = (look.shield(words, row, col), counted, pays or words("prospect-shield.nobody"))
        lines.append(_line(scene, *cells, seats=[event.seat for event in paid]))
    rest = len(box.area_shields[before.shield]) - len(full)
    if rest:
        lines.append(_line(scene, words("report-shields.rest", count=rest)))
    spots = tuple(f"shield-{box.shields[number].row}-{box.shields[number].col}" for number in full)
    return ReportSection(words("report-shields"), tuple(lines), spots)


def _courthouse(scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> ReportSection:
    """List who had the most assistants in Brussels and lost one."""
    words = scene.words
    sent = [event.seat for event in happened if isinstance(event, events.Detained)]
    if not sent:
        return ReportSection(words("report-courthouse"), (_line(scene, words("report-courthouse.nobody")),))
    counts = {seat: sum(before.players[seat].brussels) for seat in scene.seats_in_view}
    names = words.listed([_name(scene, seat) for seat in sent])
    lines = [words("report-courthouse.sent", names=names, count=len(sent), assistants=counts[sent[0]])]
    others = [f"{look.sign(scene, seat)} {count}" for seat, count in counts.items() if count and seat not in sent]
    if others:
        lines.append(words("report-courthouse.others", counts="  ".join(others)))
    return ReportSection(
        words("report-courthouse"), tuple(_line(scene, line, seats=sent) for line in lines), ("courthouse",)
    )


# Upkeep and points


def _upkeep(scene: Scene[State], happened: Sequence[AnyEvent]) -> ReportSection | None:
    """List which public figures were paid at the end of the game, and which were lost."""
    words = scene.words
    lines = []
    for event in happened:
        if isinstance(event, events.UpkeepPaid):
            lost = [each for each in happened if isinstance(each, events.FigureLost) and each.seat == event.seat]
            paid = words.listed([look.surname(scene, key) for key in event.figures], "together")
            cells = [
                _name(scene, event.seat),
                words("report-upkeep.paid", money=event.money, figures=paid or scene.glyphs.dot),
            ]
            if lost:
                names = words.listed([look.surname(scene, each.figure) for each in lost], "together")
                cells.append(words("report-upkeep.lost", figures=names, vp=sum(each.vp for each in lost)))
            lines.append(_line(scene, *cells, seats=[event.seat]))
    return ReportSection(words("report-upkeep"), tuple(lines)) if lines else None


def _final(scene: Scene[State], happened: Sequence[AnyEvent]) -> ReportSection | None:
    """List line by line what each player scored at the end of the game."""
    words = scene.words
    scored = [event for event in happened if isinstance(event, events.Scored)]
    items = list(dict.fromkeys(event.item for event in scored))
    if not items:
        return None
    seats = scene.seats_in_view
    lines = [_line(scene, "", *(look.sign(scene, seat) for seat in seats), is_heading=True)]
    for item in items:
        points = {event.seat: event.vp for event in scored if event.item == item}
        cells = [str(points.get(seat, scene.glyphs.dot)) for seat in seats]
        lines.append(_line(scene, words.name("score", item), *cells))
    return ReportSection(words("report-final"), tuple(lines))


def _points(scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> ReportSection:
    """List what the end of the round brought each player in points, and where they stand."""
    words = scene.words
    keys = ["before", "shields"]
    if any(isinstance(event, events.UpkeepPaid) for event in happened):
        keys += ["unpaid", "final"]
    headings = [words("column-seat"), *(words(f"report-points.{key}") for key in keys)]
    lines = [
        _line(scene, *headings, *(words(f"column-{key}") for key in ("vp", "now.short", "money")), is_heading=True)
    ]
    for seat in scene.seats_in_view:
        start = before.players[seat].vp
        gained = [_sum(happened, seat, kind) for kind in (events.Honoured, events.FigureLost, events.Scored)]
        moved = [words("report-points.moved", vp=vp) if vp else scene.glyphs.dot for vp in gained]
        total, money = scene.standings.of(seat).total, scene.state.players[seat].money
        cells = [str(start), *moved[: len(keys) - 1], str(start + sum(gained)), str(total), str(money)]
        lines.append(_line(scene, _name(scene, seat), *cells, seats=[seat]))
    return ReportSection(words("report-points"), tuple(lines), tuple(f"vp-{seat}" for seat in scene.seats_in_view))


Points = type[events.Honoured] | type[events.FigureLost] | type[events.Scored]
"""Events by which points move at the end of a round."""


def _sum(happened: Sequence[AnyEvent], seat: int, kind: Points) -> int:
    return sum(event.vp for event in happened if isinstance(event, kind) and event.seat == seat)


def _following(scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> str:
    """List what comes next: who opens the next round and what changed in the theatre, or who won."""
    words = scene.words
    ended = next((event for event in happened if isinstance(event, events.GameEnded)), None)
    if ended is not None:
        return words.describe("event", ended, scene.player)
    first = next((event.seat for event in happened if isinstance(event, events.FirstPlayerNamed)), before.first)
    if before.round >= before.box.rounds:
        return words("report-next.upkeep")
    said = words("report-next", round=before.round + 1, rounds=before.box.rounds, seat=_name(scene, first))
    changes = [
        words.describe("event", event, scene.player)
        for event in happened
        if isinstance(event, events.Departed | events.Arrived)
    ]
    return " ".join([said, *changes])


def _name(scene: Scene[State], seat: int) -> str:
    return f"{look.sign(scene, seat)} {scene.player(seat)}"


def _signs(scene: Scene[State], seats: Sequence[int]) -> str:
    return " ".join(look.sign(scene, seat) for seat in seats)
