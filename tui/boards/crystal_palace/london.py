"""London: a row for each location with its placement slots, its action slots and what it would bring now.

In a small window the location that is open shows what lies there below the rows.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from engine.games.crystal_palace.components import LOCATIONS
from engine.games.crystal_palace.parts import EMPTY, owner_of
from engine.games.crystal_palace.state import State
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.table.scene import Scene

from . import cards, effects, forecast, look, marking
from .effects import BRIEF, SIGN
from .offers import WITH_OFFERS, most_offers
from .open_location import draw_text

ROWS = len(LOCATIONS)


@dataclass(frozen=True, slots=True)
class Form:
    """What the rows of London show."""

    name: str
    """The names of locations: `whole` or `short`."""
    numbers: bool
    """Whether every slot that can be chosen carries its number; otherwise the first number stands before the name."""
    actions: bool
    deeds: bool
    """Whether the rows say what one would do there."""
    short_notes: bool = False
    """Whether the place of a die among those that act there is written with a stroke."""


FORMS = (
    Form("whole", numbers=True, actions=True, deeds=True),
    Form("whole", numbers=True, actions=True, deeds=False),
    Form("short", numbers=True, actions=True, deeds=False),
    Form("whole", numbers=True, actions=False, deeds=False),
    Form("short", numbers=True, actions=False, deeds=False),
    Form("short", numbers=False, actions=False, deeds=False),
    Form("short", numbers=False, actions=False, deeds=False, short_notes=True),
)
"""From the richest to the poorest."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns of London begin, and how wide they are; 0 stands for a column left out."""

    form: Form
    slots: int
    actions: int
    note: int
    deed: int
    end: int


def slot_text(scene: Scene[State], slot: int) -> str:
    """Return a free placement slot: its least value, a sign for an assistant action, and what it costs."""
    return scene.words("placement-slot", **look.placement_slot(scene, slot))


class LondonPanel(Panel[State]):
    """The rows of the locations. One opens only when the cursor rests: drawing it costs more than a cursor move."""

    rest = 0.15

    def draw(self, canvas: Canvas) -> None:
        """Draw the headings if there is room, the rows, and below them the location that is open."""
        scene = self.scene
        columns = self._columns(canvas.width)
        opened = look.open_location(scene)
        below = 1 + max(most_offers(scene.state.boards, location) for location in WITH_OFFERS)
        y = 0
        if canvas.height > ROWS and not ROWS + 1 < canvas.height <= ROWS + below:
            self._draw_headings(canvas, columns)
            y = 1
        for location in range(ROWS):
            self._draw_row(canvas, y + location, location, columns, location == opened)
        y += ROWS
        if canvas.height > y:
            self._draw_open(canvas, Region(0, y, canvas.width, canvas.height - y), opened, columns)

    # Columns

    def _columns(self, width: int) -> Columns:
        """Place the columns in the richest form that fits."""
        for form in FORMS[self.scene.state.phase > look.ACTING :]:  # what one would do is history then
            placed = self._placed(form)
            if placed.end <= width:
                return placed
        return placed

    def _placed(self, form: Form) -> Columns:
        scene = self.scene
        names = max(cell_len(self._location_name(location, form)) for location in range(ROWS))
        start = 1 + names + (0 if form.numbers else 1)
        slots = max(sum(width for _, width in self._slot_widths(location, form)) for location in range(ROWS))
        x = start + slots
        actions = deed = 0
        if form.actions:
            actions = x + 2
            marks = max(sum(1 + cell_len(text) for text, _ in self._action_marks(location)) for location in range(ROWS))
            x = actions + marks
        note = x + 1
        notes = [forecast.note(scene, location, form.short_notes)[0] for location in range(ROWS)]
        x = note + max(map(cell_len, (*notes, forecast.heading(scene))))
        if form.deeds:
            deed = x + 2
            x = deed + max(cell_len(forecast.deed(scene, look.you(scene), location, SIGN)) for location in range(ROWS))
        return Columns(form, start, actions, note, deed, x)

    def _location_name(self, location: int, form: Form) -> str:
        """Return the name of a location, with the number of its first choice where slots carry none."""
        words, key = self.scene.words, LOCATIONS[location]
        name = words.name("location", key) if form.name == "whole" else look.say(words, "location", key, "short")
        if form.numbers or not self.scene.numbers:
            return name
        return f"{self._first_number(location):>{max(map(len, self.scene.numbers.values()))}} {name}"

    def _first_number(self, location: int) -> str:
        """Return the number of the first slot of a location that can be chosen."""
        slots = range(1, len(self.scene.state.boards.slots[location]) + 1)
        spots = [f"slot-{LOCATIONS[location]}-{number}" for number in slots]
        return next((self.scene.numbers[spot] for spot in spots if spot in self.scene.numbers), "")

    def _slot_widths(self, location: int, form: Form) -> Iterable[tuple[str, int]]:
        """List the placement slots of a location, each with the cells it takes."""
        scene, state = self.scene, self.scene.state
        for number, slot in enumerate(state.boards.slots[location], 1):
            spot, die = f"slot-{LOCATIONS[location]}-{number}", state.placed[slot]
            text = slot_text(scene, slot) if die == EMPTY else look.die(scene, die)
            prefix = marking.prefix_width(scene, (spot,)) if form.numbers else marking.CURSOR
            yield spot, prefix + cell_len(text)

    def _action_marks(self, location: int) -> list[tuple[str, Style]]:
        """List the action slots of a location: the die that took one, or its bonus or cost."""
        scene, palette = self.scene, self.scene.palette
        marks = []
        for slot in scene.state.boards.actions[location]:
            die = scene.state.acting[slot]
            if die != EMPTY:
                marks.append((look.die(scene, die), palette("table", f"seat-{owner_of(die) + 1}", bold=True)))
            else:
                text = effects.effect(scene, scene.state.boards.bonuses[slot], SIGN)
                marks.append((text or scene.glyphs.dot, palette("ink" if text else "faint")))
        return marks

    # Drawing

    def _draw_headings(self, canvas: Canvas, columns: Columns) -> None:
        """Write what the columns show; each heading can be asked about."""
        words, style = self.scene.words, self.scene.palette("faint")
        forms = [words(f"heading-slots{form}") for form in (".whole", "", ".short")]
        room = (columns.actions or columns.note) - columns.slots - 2
        slots = next((text for text in forms if cell_len(text) <= room), "")
        labels = [("slots", columns.slots + 1, slots)]
        if columns.actions:
            forms = [words(f"heading-actions{form}") for form in ("", ".short")]
            actions = next((text for text in forms if cell_len(text) < columns.note - columns.actions), "")
            labels.append(("actions", columns.actions, actions))
        labels.append(("forecast", columns.note, forecast.heading(self.scene)))
        if columns.deed:
            labels.append(("deed", columns.deed, words("heading-deed")))
        for number, (key, x, label) in enumerate(labels):
            end = labels[number + 1][1] - 1 if number + 1 < len(labels) else canvas.width
            if label and x + cell_len(label) <= end:
                canvas.put(x, 0, label, style)
                canvas.spot(f"heading-{key}", Region(x, 0, cell_len(label), 1))

    def _draw_row(self, canvas: Canvas, y: int, location: int, columns: Columns, is_open: bool) -> None:
        scene, palette, key = self.scene, self.scene.palette, LOCATIONS[location]
        canvas.put(0, y, scene.glyphs.play if is_open else " ", palette("lit", bold=True))
        name = self._location_name(location, columns.form)
        end = canvas.put(1, y, name, palette("gold" if is_open else "ink", bold=is_open))
        if not columns.form.numbers and (number := self._first_number(location)):
            canvas.put(1, y, number, palette("gold", bold=True))
        canvas.spot(f"location-{key}", Region(0, y, end, 1))
        self._draw_slots(canvas, columns.slots, y, location, columns.form)
        if columns.actions:
            self.draw_actions(canvas, columns.actions, y, location)
        text, ink = forecast.note(scene, location, columns.form.short_notes)
        end = canvas.put(columns.note, y, text, palette(ink))
        canvas.spot(f"forecast-{key}", Region(columns.note, y, max(end - columns.note, 1), 1))
        if columns.deed:
            forms = [forecast.deed(scene, look.you(scene), location, form) for form in (BRIEF, SIGN)]
            deed = next((text for text in forms if columns.deed + cell_len(text) <= canvas.width), "")
            end = canvas.put(columns.deed, y, deed, palette("faint"))
            canvas.spot(f"deed-{key}", Region(columns.deed, y, max(end - columns.deed, 1), 1))

    def _draw_slots(self, canvas: Canvas, x: int, y: int, location: int, form: Form) -> None:
        """Draw the placement slots, each with a cell for the cursor, its number and what it takes, or its die."""
        scene, state, palette = self.scene, self.scene.state, self.scene.palette
        slots = state.boards.slots[location]
        for slot, (spot, width) in zip(slots, self._slot_widths(location, form), strict=True):
            die, is_lit = state.placed[slot], spot in scene.lit
            on = marking.ground_of(scene, spot)
            canvas.fill(Region(x, y, width, 1), palette("ink", on))
            prefix = marking.prefix_width(scene, (spot,)) if form.numbers else marking.CURSOR
            start = marking.put_prefix(canvas, scene, x, y, spot, prefix, on)
            if die != EMPTY:
                canvas.put(start, y, look.die(scene, die), palette("table", f"seat-{owner_of(die) + 1}", bold=True))
            elif state.phase >= look.ACTING:
                canvas.put(start, y, scene.glyphs.dot, palette("faint", on))
            else:
                dim = not is_lit or forecast.is_idle(state, look.you(scene), slot)
                canvas.put(start, y, slot_text(scene, slot), palette("faint" if dim else "ink", on, bold=not dim))
            canvas.spot(spot, Region(x, y, width, 1))
            x += width

    def draw_actions(self, canvas: Canvas, x: int, y: int, location: int) -> int:
        """Draw the action slots, and return the column after them."""
        for number, (text, style) in enumerate(self._action_marks(location), 1):
            end = canvas.put(x, y, text, style)
            canvas.spot(f"act-{LOCATIONS[location]}-{number}", Region(x, y, end - x, 1))
            x = end + 1
        return x

    def _draw_open(self, canvas: Canvas, region: Region, location: int, columns: Columns) -> None:
        """Draw what lies at the open location under its name, with its action slots where the rows have none."""
        scene, palette = self.scene, self.scene.palette
        name = scene.words.name("location", LOCATIONS[location])
        x = marking.put_rule(canvas, scene, region, name)
        if not columns.actions:
            marks = sum(1 + cell_len(text) for text, _ in self._action_marks(location))
            x = canvas.put(x + 1, region.y, f" {scene.words('heading-actions')} ", palette("faint"))
            canvas.fill(Region(x, region.y, marks, 1), palette())
            self.draw_actions(canvas, x, region.y, location)
        inside = Region(region.x, region.y + 1, region.width, region.height - 1)
        y = inside.y
        if location in WITH_OFFERS:
            y = cards.draw_offers(canvas, scene, inside, location, heading=False)
        draw_text(canvas, scene, Region(inside.x, y, inside.width, inside.bottom - y), location)
