"""The Black Market and the administration board: buzz, income, Westminster, editor, tickets."""

from collections.abc import Iterator

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.crystal_palace.parts import EMPTY, NOBODY
from engine.games.crystal_palace.state import State
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel

from . import look


class MarketPanel(Panel[State]):
    """The spaces of the Black Market, the highest at the top."""

    def draw(self, canvas: Canvas) -> None:
        """Draw each space: cost, assistant, benefit; the gears of the banner in the title."""
        scene, state = self.scene, self.scene.state
        palette, boards = scene.palette, scene.state.boards
        self.draw_frame(canvas, f"{scene.words('panel-market')} {look.goods(scene, gears=state.banner)}")
        spaces = len(boards.market_costs)
        for space in range(spaces):
            y, spot = spaces - space, f"space-{space + 1}"
            if y >= canvas.height - 1:
                continue
            is_lit = spot in scene.lit
            ground = "card-lit" if is_lit else "card"
            canvas.fill(Region(1, y, canvas.width - 2, 1), palette("ink", ground))
            canvas.spot(spot, Region(1, y, canvas.width - 2, 1))
            canvas.put(1, y, scene.glyphs.lit if is_lit else " ", palette("lit", ground, bold=True))
            x = canvas.put(2, y, look.goods(scene, pounds=boards.market_costs[space]), palette("gold", ground), 4)
            owner = state.market[space]
            if owner != NOBODY:
                canvas.put(6, y, f" {scene.glyphs.seats[owner]} ", palette("table", f"seat-{owner + 1}", bold=True))
            room = canvas.width - 12
            benefit = look.effect(scene, boards.benefits[space], short=True)
            if cell_len(benefit) > room:
                mark = look.mark(scene, boards.benefits[space])
                benefit = benefit if mark == look.UNMARKED else mark
            end = canvas.put(max(x, 10), y, benefit, palette("good", ground), room)
            if cell_len(benefit) > room:
                canvas.put(end - 1, y, scene.glyphs.more, palette("faint", ground))


class AdministrationPanel(Panel[State]):
    """Everyone's place on the tracks, what the editor asks for, tickets and the Pocket Watch."""

    def draw(self, canvas: Canvas) -> None:
        """Draw a line for each track, then the rest as far as there is room."""
        scene = self.scene
        words, palette = scene.words, scene.palette
        self.draw_frame(canvas, words("panel-administration"))
        lines, labels, gap = self._tracks(canvas.width - 2)
        y = 1
        for spot, label, values in lines:
            canvas.put(2, y, label, palette("ink"), labels)
            x = 2 + labels
            for seat in scene.seats_in_view:
                x = canvas.put(x, y, f"{scene.glyphs.seats[seat]}{values[seat]}", palette.seat(seat)) + gap
            canvas.spot(spot, Region(1, y, canvas.width - 2, 1))
            y += 1
        for spot, text in self._notes():
            if y >= canvas.height - 1:
                return
            end = canvas.wrapped(2, y, canvas.width - 3, text, palette("faint"), most=min(2, canvas.height - 1 - y))
            canvas.spot(spot, Region(1, y, canvas.width - 2, end - y))
            y = end

    def _tracks(self, room: int) -> tuple[list[tuple[str, str, list[str]]], int, int]:
        """Return spot, label and everyone's value of each track, the width of labels and the gap between values."""
        words, players = self.scene.words, self.scene.state.players
        income = self.scene.state.box.income
        for form in ("", ".short", ".tiny"):
            number = str if form else look.roman
            lines = [
                ("track-buzz", words(f"label-buzz{form}"), [str(player.buzz) for player in players]),
                ("track-income", words(f"label-income{form}"), [str(income[player.income]) for player in players]),
                ("track-westminster", words(f"label-westminster{form}"), [number(p.westminster) for p in players]),
                ("objectives", words(f"label-objective{form}"), [str(player.level) for player in players]),
            ]
            labels = max(cell_len(label) for _, label, _ in lines) + 1
            width = labels + max(sum(cell_len(value) + 2 for value in values) for _, _, values in lines)
            if width <= room:
                return lines, labels, 1
        return lines, labels, 0

    def _illustrations(self) -> Iterator[str]:
        """List the illustrations of the buzz track, each with the tokens there."""
        scene = self.scene
        for space in scene.state.box.illustrations:
            seats = [seat for seat in scene.seats_in_view if space in scene.state.players[seat].tokens]
            yield f"{space}{''.join(scene.glyphs.seats[seat] for seat in seats)}"

    def _notes(self) -> list[tuple[str, str]]:
        """List tickets, tokens, flyers, what the editor asks for and who has the Pocket Watch, each with its spot."""
        scene, state = self.scene, self.scene.state
        words = scene.words
        notes = []
        if state.tickets:
            dice = " ".join(look.die(scene, die) for die in state.tickets if die != EMPTY)
            notes.append(("tickets", f"{words('label-tickets')} {dice}"))
        notes.append(("illustrations", f"{words('label-illustrations')} {' '.join(self._illustrations())}"))
        for colour, flyer in enumerate(state.flyers):
            space = state.box.flyer_spaces[colour]
            text = look.effect(scene, state.box.flyer_effects[flyer], short=True)
            buzz = look.effect(scene, state.box.flyer_buzz[flyer], short=True)
            both = ", ".join(part for part in (text, buzz) if part)
            notes.append((f"flyer-{colour}", words("board-flyer", space=space, text=both)))
        notes.append(("editor", look.editor_row(scene)))
        if state.watch != NOBODY:
            notes.append(("watch", words("board-watch", seat=scene.player(state.watch))))
        return notes
