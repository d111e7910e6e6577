"""The report of a round's end: salaries, effects, prototypes, income, green bonuses, tokens, money and points."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from rich.cells import cell_len

from engine.games.crystal_palace import events, loans, salaries
from engine.games.crystal_palace.events import AnyEvent
from engine.games.crystal_palace.parts import EMPTY
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.boards.names import distinct_names
from tui.boards.report import Report, ReportLine, ReportSection
from tui.table.scene import Scene

from . import effects, ledger, look
from .effects import BRIEF
from .glyphs import GLYPHS
from .player_table import loan_points, rest_points
from .settling import Settling, deeds_in

NARROWEST = 76
"""The room of a report in the smallest window."""
GAP = 2
LEAST_ROOM = 4
"""The shortest that names of players become."""


def settles(event: AnyEvent) -> bool:
    """Whether an event begins the end of a round: salaries are due."""
    return isinstance(event, events.PhaseBegan) and event.phase == salaries.PHASE


def report(scene: Scene[State], before: State, happened: Sequence[AnyEvent]) -> Report:
    """Report the end of a round, step by step."""
    settling, words = Settling(scene, before, happened), scene.words
    sections = []
    for key, write, column in SECTIONS:
        lines = tuple(write(settling))
        if lines:
            spots = tuple(f"{column}-{seat}" for seat in settling.seats) if column else ()
            sections.append(ReportSection(words(f"report-{key}"), lines, spots))
    name = look.round_name(scene, before.round - 1)
    title = words("report-title", name=name, round=before.round, rounds=len(before.box.rounds))
    return Report(title, tuple(sections), "" if settling.is_over else _following(scene, before))


def _following(scene: Scene[State], before: State) -> str:
    """Describe the round that follows, and what is different in it."""
    words, box, next_round = scene.words, before.box, before.round
    row = box.editor_rows[before.editor][next_round]
    metric = words.name("metric", METRICS[row.metric])
    known = {"name": look.round_name(scene, next_round), "metric": metric, "vp": box.ticket_vp[next_round]}
    if next_round + 1 == len(box.rounds):
        return words("report-following.last", **known)
    newer = box.years[next_round] != box.years[next_round - 1]
    return words("report-following.year" if newer else "report-following", **known)


# The sections


def _salaries(settling: Settling) -> Iterator[ReportLine]:
    """Report what everyone paid their characters: how many, at which space of Westminster, and with which loans."""
    words, before = settling.scene.words, settling.before
    phase = settling.of_phase(salaries.PHASE)
    for seat in settling.order:
        mine = [event for event in phase if ledger.seat_of(event) == seat]
        paid = [number for number, event in enumerate(mine) if _is_paid(event, "salaries")]
        player = before.players[seat]
        if not player.characters:
            continue
        why = words("report-salaries.why", count=len(player.characters), space=look.roman(player.westminster))
        pounds = sum(event.pounds for event in mine if isinstance(event, events.Paid) and _is_paid(event, "salaries"))
        borrowed = sum(isinstance(event, events.Borrowed) for event in mine[: paid[0] if paid else 0])
        text = words("goods-pounds.lose", amount=pounds) if pounds else words("goods-pounds", amount=0)
        yield settling.line(seat, why, text, words("board-loans", count=borrowed) if borrowed else "")


def _is_paid(event: AnyEvent, reason: str) -> bool:
    return isinstance(event, events.Paid) and event.reason == reason


def _character_effects(settling: Settling) -> Iterator[ReportLine]:
    """Report what characters did."""
    words = settling.scene.words
    for deed in settling.deeds_of(events.CalledOn):
        assert isinstance(deed.first, events.CalledOn)
        name = words.name("character", deed.first.character)
        yield settling.line(deed.seat, name, settling.brought(deed, deed.seat))


def _prototypes(settling: Settling) -> Iterator[ReportLine]:
    """Report each prototype: points, links, and who took the effect."""
    words, scene, box = settling.scene.words, settling.scene, settling.before.box
    for deed in settling.deeds_of(events.Built):
        assert isinstance(deed.first, events.Built)
        name = words.name("patent", deed.first.patent)
        links = sum(event.vp for event in deed.after if isinstance(event, events.Linked))
        more = [words("report-prototypes.links", vp=links)] if links else []
        target = next((event.target for event in deed.after if isinstance(event, events.PlayedOn)), None)
        if target is not None:
            text = effects.effect(scene, box.patent_effects[box.patent_of[deed.first.patent]], BRIEF)
            more.append(words("report-prototypes.took", seat=settling.badge(target), text=text))
        yield settling.line(deed.seat, name, words("goods-vp.gain", amount=deed.first.vp), ", ".join(more))


def _income(settling: Settling) -> Iterator[ReportLine]:
    """Report everyone's income, and where the pawns went afterwards."""
    words = settling.scene.words
    phase = settling.of_phase(6)
    for seat in settling.order:
        mine = [event for event in phase if ledger.seat_of(event) == seat]
        red = sum(event.vp for event in mine if isinstance(event, events.RedIncome))
        pounds = sum(event.pounds for event in mine if isinstance(event, events.IncomePaid))
        got = words("report-income.red", vp=red) if red else words("goods-pounds.gain", amount=pounds)
        steps = [event for event in mine if isinstance(event, events.IncomeMoved) and event.steps < 0][:1]
        paid = sum(event.pounds for event in mine if isinstance(event, events.Paid) and event.reason == "income")
        then = words("report-income.then", pounds=steps[0].pounds) if steps else ""
        yield settling.line(seat, got, then, words("report-income.paid", pounds=paid) if paid else "")


def _green_bonuses(settling: Settling) -> Iterator[ReportLine]:
    """Report green tiles and market spaces, each with what it brought."""
    words = settling.scene.words
    for deed in settling.deeds_of(events.TileUsed, events.SpaceUsed):
        if isinstance(deed.first, events.TileUsed):
            name = words.name("tile", deed.first.tile)
        else:
            assert isinstance(deed.first, events.SpaceUsed)
            name = words("origin-market", space=deed.first.space)
        yield settling.line(deed.seat, name, settling.brought(deed, deed.seat))


def _tokens(settling: Settling) -> Iterator[ReportLine]:
    """Report what buzz tokens paid."""
    words = settling.scene.words
    for deed in settling.deeds_of(events.IllustrationPaid):
        assert isinstance(deed.first, events.IllustrationPaid)
        name = words("origin-illustration", space=deed.first.space)
        yield settling.line(deed.seat, name, settling.brought(deed, deed.seat))


def _market(settling: Settling) -> Iterator[ReportLine]:
    """Report that assistants moved down, and where they are now."""
    scene = settling.scene
    if not settling.deeds_of(events.MarketShifted):
        return
    yield ReportLine((scene.words("event-market-shifted"),))
    if settling.is_behind and scene.state.round == settling.before.round + 1:
        for space, owner in reversed(list(enumerate(scene.state.market, 1))):
            if owner >= 0:
                yield settling.line(owner, scene.words("origin-market", space=space))


def _end(settling: Settling) -> Iterator[ReportLine]:
    """Report how money and goods were settled at the end of the game."""
    words = settling.scene.words
    if not settling.is_over:
        return
    for seat in settling.order:
        mine = [event for event in settling.happened if ledger.seat_of(event) == seat]
        sold = sum(event.pounds for event in mine if isinstance(event, events.SoldOut))
        ending = mine[next((at for at, event in enumerate(mine) if isinstance(event, _ENDINGS)), len(mine)) :]
        repaid = sum(isinstance(event, events.Repaid) for event in ending)
        notes = sum(event.spaces for event in mine if isinstance(event, events.NotesLaid))
        parts = [
            words("report-end.sold", pounds=sold),
            words("report-end.repaid", count=repaid),
            words("report-end.notes", count=notes),
        ]
        yield settling.line(seat, *parts)


_ENDINGS = (events.SoldOut, events.NotesLaid, events.Scored)


def _final(settling: Settling) -> Iterator[ReportLine]:
    """Report what the lines of the final scoring were for, and who won."""
    scene, words = settling.scene, settling.scene.words
    if not settling.is_over or not settling.is_behind:
        return
    state, seats = scene.state, settling.seats
    players = state.players
    nothing = GLYPHS.matching(scene.glyphs).nothing
    market = [[str(space) for space, owner in enumerate(state.market, 1) if owner == seat] for seat in seats]
    yield from _table(
        settling,
        [
            (words("report-final.buzz"), [str(player.buzz) for player in players]),
            (words("report-final.market"), [" ".join(reversed(spaces)) or nothing for spaces in market]),
            (words("report-final.objective"), [str(player.level) for player in players]),
            (words("report-final.loans"), [str(len(loans.open_loans(state, seat))) for seat in seats]),
            (words("report-final.empty"), [str(player.cells.count(EMPTY) - player.notes) for player in players]),
        ],
    )
    for event in settling.happened:
        if isinstance(event, events.GameEnded):
            yield ReportLine((words.describe("event", event, scene.player),))


def _money(settling: Settling) -> Iterator[ReportLine]:
    """Report the money of the end of the round as a table: before, salaries, income, loans, the rest, now."""
    words = settling.scene.words
    kinds: dict[str, list[int]] = {key: [0] * len(settling.seats) for key in ("salaries", "income", "loans", "other")}
    for event in settling.happened:
        if pounds := settling.pounds(event):
            kinds[_money_kind(event)][ledger.seat_of(event)] += pounds
    now = [settling.amount(seat, "pounds") for seat in settling.seats]
    before = [have - sum(kind[seat] for kind in kinds.values()) for seat, have in enumerate(now)]
    rows = [(words("report-money.before"), list(map(str, before)))]
    for key, amounts in kinds.items():
        if any(amounts):
            rows.append((words(f"report-money.{key}"), list(map(_signed, amounts))))
    yield from _table(settling, [*rows, (words("report-money.now"), list(map(str, now)))])


def _money_kind(event: AnyEvent) -> str:
    if _is_paid(event, "salaries"):
        return "salaries"
    if isinstance(event, events.IncomePaid):
        return "income"
    return "loans" if isinstance(event, events.Borrowed | events.Repaid) else "other"


def points_by_line(happened: Sequence[AnyEvent]) -> dict[str, Counter[int]]:
    """Sort the points that events brought by what they were for, and by seat."""
    found: dict[str, Counter[int]] = {}
    for deed in deeds_in(happened):
        line = _line_of(deed.first)
        for event in (deed.first, *deed.after):
            line = _line_of(event) or line
            if vp := ledger.changes(event)["vp"]:
                found.setdefault(line or "effects", Counter())[ledger.seat_of(event)] += vp
    return found


def _line_of(event: AnyEvent) -> str:
    """Return the line of the score sheet that the points of an event, and of those it leads to, belong to."""
    match event:
        case events.Built():
            return "prototypes"
        case events.Linked():
            return "links"
        case events.PlayedOn() | events.CalledOn() | events.SpaceUsed():
            return "effects"
        case events.TileUsed() | events.TileTaken():
            return "research"
        case events.IllustrationPaid():
            return "illustrations"
        case events.FlyerReached():
            return "flyers"
        case events.RedIncome():
            return "red-income"
        case events.Scored(_, item):
            return item
    return ""


def _points(settling: Settling) -> Iterator[ReportLine]:
    """Report the points of the end of the round as a table, and what the score would be now."""
    scene, words = settling.scene, settling.scene.words
    lines = points_by_line(settling.happened)
    now = [settling.amount(seat, "vp") for seat in settling.seats]
    before = [have - sum(line[seat] for line in lines.values()) for seat, have in enumerate(now)]
    rows = [(words("report-points.before"), list(map(str, before)))]
    rows += [
        (words.name("score", key), [_signed(amounts[seat]) for seat in settling.seats])
        for key, amounts in lines.items()
    ]
    rows.append((words("report-points.now"), list(map(str, now))))
    if settling.is_behind and not settling.is_over:
        scores = [scene.standings.of(seat) for seat in settling.seats]
        rows.append((words("report-points.loans"), [_signed(loan_points(score)) for score in scores]))
        rows.append((words("report-points.rest"), [_signed(rest_points(score)) for score in scores]))
        rows.append((words("report-points.end"), [str(score.total) for score in scores]))
    yield from _table(settling, rows)


def _table(settling: Settling, rows: Sequence[tuple[str, Sequence[str]]]) -> Iterator[ReportLine]:
    """Write a table with a column for each seat; names are short enough for the smallest window."""
    scene, seats = settling.scene, settling.seats
    labels = max(cell_len(label) for label, _ in rows)
    room = (NARROWEST - labels - GAP * (len(seats) + 1)) // len(seats) - 2
    names = distinct_names([seat.name for seat in scene.seats], max(room, LEAST_ROOM))
    badges = [f"{scene.glyphs.seats[seat]} {names[seat]}" for seat in seats]
    yield ReportLine(("", *badges), is_heading=True)
    for label, cells in rows:
        yield ReportLine((label, *cells))


def _signed(amount: int) -> str:
    return f"{amount:+d}" if amount else "–"


SECTIONS: tuple[tuple[str, Callable[[Settling], Iterator[ReportLine]], str], ...] = (
    ("salaries", _salaries, "pay"),
    ("effects", _character_effects, ""),
    ("prototypes", _prototypes, ""),
    ("income", _income, "income"),
    ("green-bonuses", _green_bonuses, ""),
    ("tokens", _tokens, ""),
    ("market", _market, ""),
    ("end", _end, "loans"),
    ("final", _final, "end"),
    ("money", _money, "pounds"),
    ("points", _points, "vp"),
)
"""The sections in the order of the rules: the ends of their ids, what writes them, and the column they change."""
