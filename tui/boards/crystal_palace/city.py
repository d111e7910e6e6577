"""The Black Market, and the tracks: buzz tokens, flyers, what the London Times counts, tickets and the watch."""

from collections.abc import Iterator
from dataclasses import replace

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.crystal_palace.parts import NOBODY
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.boards.names import distinct_names
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap
from tui.i18n.words import slug

from . import effects, flow, look, marking
from .effects import BRIEF, SIGN, Form
from .flow import Thing
from .player_table import NAME_ROOM


class MarketPanel(Panel[State]):
    """The spaces of the Black Market, the highest at the top."""

    def draw(self, canvas: Canvas) -> None:
        """Draw each space: number, cost, assistant and benefit; below them what happens to assistants."""
        scene, state = self.scene, self.scene.state
        self._draw_title(canvas)
        spaces = len(state.boards.market_costs)
        prefix = marking.prefix_width(scene, (f"space-{space + 1}" for space in range(spaces)))
        costs = [scene.words("goods-pounds.tiny", amount=cost) for cost in state.boards.market_costs]
        owner_x = prefix + len(str(spaces)) + 1 + max(map(cell_len, costs)) + 1
        owners, benefit_form = self._owners_and_form(canvas.width - owner_x)
        benefit_x = owner_x + max(map(cell_len, owners)) + 1
        for space in range(spaces):
            y = spaces - space
            if y >= canvas.height:
                continue
            spot = f"space-{space + 1}"
            on = marking.ground_of(scene, spot)
            canvas.fill(Region(0, y, canvas.width, 1), scene.palette("ink", on))
            x = marking.put_prefix(canvas, scene, 0, y, spot, prefix, on)
            x = canvas.put(x, y, f"{space + 1:>{len(str(spaces))}}", scene.palette("ink", on)) + 1
            canvas.put(x, y, costs[space], scene.palette("gold", on))
            if state.market[space] != NOBODY:
                canvas.put(owner_x, y, owners[space], scene.palette.seat(state.market[space], on))
            text = effects.effect(scene, state.boards.benefits[space], benefit_form)
            canvas.put(benefit_x, y, text, scene.palette("good", on))
            canvas.spot(spot, Region(0, y, canvas.width, 1))
        self._draw_notes(canvas, spaces + 1)

    def _draw_title(self, canvas: Canvas) -> None:
        """Write the title with the gears that are left, in the longest form that fits."""
        words, gears = self.scene.words, self.scene.state.banner
        forms = [words(f"market-title{form}", count=gears) for form in ("", ".narrow")]
        title = next((form for form in forms if cell_len(form) + 4 <= canvas.width), forms[-1])
        end = marking.put_rule(canvas, self.scene, Region(0, 0, canvas.width, 1), title)
        canvas.spot("market", Region(1, 0, end - 1, 1))

    def _owners_and_form(self, room: int) -> tuple[list[str], Form]:
        """Return what stands for the assistant of each space and the form of benefits; names and words if they fit."""
        scene, market = self.scene, self.scene.state.market
        names = distinct_names([seat.name for seat in scene.seats], NAME_ROOM)
        signs = ["" if owner == NOBODY else scene.glyphs.seats[owner] for owner in market]
        named = ["" if owner == NOBODY else f"{scene.glyphs.seats[owner]} {names[owner]}" for owner in market]
        for owners, form in ((named, BRIEF), (signs, BRIEF), (signs, SIGN)):
            benefits = [effects.effect(scene, number, form) for number in scene.state.boards.benefits]
            if max(map(cell_len, owners)) + 1 + max(map(cell_len, benefits)) <= room:
                return owners, form
        return signs, SIGN

    def _draw_notes(self, canvas: Canvas, y: int) -> None:
        """Write what happens to assistants, as far as whole sentences fit."""
        scene, slots = self.scene, self.scene.state.box.components.slots
        points = look.ordered(scene.state.box.components.final.market_vp)
        for text in (
            scene.words("board-market.down"),
            scene.words("board-market.gear", space=slots.down_move_gear_from),
            scene.words("board-market.final", vp=points),
        ):
            lines = wrap(text, canvas.width - 2)
            if y + len(lines) > canvas.height:
                continue
            for line in lines:
                canvas.put(1, y, line, scene.palette("faint"))
                y += 1


class TracksPanel(Panel[State]):
    """Buzz tokens and what they pay, flyers, what the London Times counts, tickets, and who has the Pocket Watch."""

    def draw(self, canvas: Canvas) -> None:
        """Write everything in words, or in signs where there is less room."""
        scene = self.scene
        marking.put_rule(canvas, scene, Region(0, 0, canvas.width, 1), scene.words("panel-tracks"))
        inside = Region(0, 1, canvas.width, canvas.height - 1)
        for form, airy in ((BRIEF, True), (SIGN, True), (SIGN, False)):
            things = [replace(thing, starts_line=thing.starts_line and airy) for thing in self._things(form)]
            if flow.fits(scene, things, inside.width, inside.height):
                break
        flow.draw(canvas, scene, inside, things)

    def _things(self, form: Form) -> Iterator[Thing]:
        scene, state, words = self.scene, self.scene.state, self.scene.words
        box = state.box
        yield Thing("illustrations", words("board-tokens"), "faint", is_heading=True)
        for space in box.illustrations:
            there = tuple(seat for seat in scene.seats_in_view if space in state.players[seat].tokens)
            text = f"{space} {effects.effect(scene, box.illustration_effects[space], form)}"
            yield Thing(f"illustration-{space}", text, "ink", seats=there, starts_group=True)
        yield Thing("flyers", words("board-flyers"), "faint", starts_group=True, starts_line=True, is_heading=True)
        for colour, flyer in enumerate(state.flyers):
            space = box.flyer_spaces[colour]
            there = tuple(seat for seat in scene.seats_in_view if state.players[seat].buzz >= space)
            text = f"{space} {look.flyer_effect(scene, flyer, form)}"
            yield Thing(f"flyer-{colour}", text, "ink", seats=there, starts_group=True)
        yield from self._editor(form)
        left = box.components.tickets.count - len(state.tickets)
        id_ = "board-tickets.sign" if form == SIGN else "board-tickets"
        text = words(id_, count=left, vp=box.ticket_vp[state.round - 1])
        yield Thing("tickets", text, "ink", starts_group=True, starts_line=True)
        if state.watch != NOBODY:
            yield Thing("watch", words("watch"), "ink", seats=(state.watch,), starts_group=True)

    def _editor(self, form: Form) -> Iterator[Thing]:
        """List the levels of this round's row of the editor, each with the players who reach it."""
        scene, state, words = self.scene, self.scene.state, self.scene.words
        row = state.box.editor_rows[state.editor][state.round - 1]
        metric = METRICS[row.metric]
        name = words(f"metric-{slug(metric)}.cell") if form == SIGN else words.name("metric", metric)
        counted = words("board-times", metric=name)
        yield Thing("editor", counted, "faint", starts_group=True, starts_line=True, is_heading=True)
        levels = [look.editor_level(scene, seat) for seat in range(len(state.players))]
        for level, (threshold, buzz) in enumerate(zip(row.thresholds, row.gives, strict=True), 1):
            there = tuple(seat for seat in scene.seats_in_view if levels[seat] == level)
            gain = words("goods-buzz.plus", amount=buzz)
            text = f"{look.roman_or_number(metric, threshold)} {gain}"
            yield Thing(f"editor-{level}", text, "ink", seats=there, starts_group=True)
