"""What the open location of a small window says below its cards: who is where, what it brings, your dice there."""

from collections.abc import Iterator

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.crystal_palace import metrics
from engine.games.crystal_palace.box import NO_EFFECT
from engine.games.crystal_palace.components import LOCATIONS, LONDON_TIMES, WESTMINSTER
from engine.games.crystal_palace.parts import EMPTY
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.drawing.canvas import Canvas
from tui.drawing.wrapping import wrap
from tui.table.scene import Scene

from . import effects, forecast, look
from .effects import BRIEF


def draw_text(canvas: Canvas, scene: Scene[State], region: Region, location: int) -> None:
    """Write as many of the texts of a location as fit whole, the important ones first."""
    y = region.y
    for text, ink, spot in texts(scene, location):
        lines = wrap(text, region.width - 2)
        if y + len(lines) > region.bottom:
            continue
        for number, line in enumerate(lines):
            canvas.put(region.x + 1, y + number, line, scene.palette(ink))
        if spot:
            width = max(cell_len(line) for line in lines)
            canvas.spot(spot, Region(region.x + 1, y, width, len(lines)))
        y += len(lines)


def texts(scene: Scene[State], location: int) -> Iterator[tuple[str, str, str]]:
    """List what there is to say of a location: text, ink and the spot that explains it, empty for none."""
    words = scene.words
    if location == WESTMINSTER:
        yield from _westminster(scene)
    elif location == LONDON_TIMES:
        yield from _times(scene)
    for kind, key in look.next_cards(scene.state, location):
        yield words("label-next-card.untakeable", name=words.name(kind, key)), "faint", f"{kind}-{key}"
    if forecast.shows_dice(scene) and (told := _dice(scene, location)):
        yield told, "good", ""
    yield look.say(words, "location", LOCATIONS[location], "effect"), "faint", ""


def _westminster(scene: Scene[State]) -> Iterator[tuple[str, str, str]]:
    """List the spaces of Westminster: what each brings, and who is there."""
    words, box, players = scene.words, scene.state.box, scene.state.players
    yield forecast.deed(scene, look.you(scene), WESTMINSTER), "good", ""
    for space in sorted({*box.westminster_effects, *(player.westminster for player in players)}):
        text = effects.effect(scene, box.westminster_effects.get(space, NO_EFFECT), BRIEF)
        there = "".join(scene.glyphs.seats[seat] for seat in scene.seats_in_view if players[seat].westminster == space)
        line = words("board-westminster", space=look.roman(space), text=text or words("goods-none"))
        yield f"{line} {there}".rstrip(), "ink", f"level-{space}"


def _times(scene: Scene[State]) -> Iterator[tuple[str, str, str]]:
    """List what the editor counts and how far everyone is."""
    state, words = scene.state, scene.words
    row = state.box.editor_rows[state.editor][state.round - 1]
    metric = METRICS[row.metric]
    yield look.editor_row(scene), "ink", "editor"
    for seat in scene.seats_in_view:
        have = look.roman_or_number(metric, metrics.metric(state, seat, metric))
        told = words("board-editor.seat", seat=scene.player(seat), count=have, buzz=look.editor_buzz(scene, seat))
        yield f"{scene.glyphs.seats[seat]} {told}", "ink", ""


def _dice(scene: Scene[State], location: int) -> str:
    """Describe what becomes of each of the player's dice on the leftmost slot of a location that takes it."""
    state, seat = scene.state, look.you(scene)
    told = []
    for value in dict.fromkeys(state.players[seat].dice):
        slots = state.boards.slots[location]
        fitting = [slot for slot in slots if state.placed[slot] == EMPTY and state.boards.lows[slot] <= value]
        if fitting:
            text = forecast.outcome(state, seat, fitting[0], value).text(scene)
            told.append(scene.words("board-forecast.die", value=value, text=text))
    return scene.words("board-forecast.dice", text=", ".join(told)) if told else ""
