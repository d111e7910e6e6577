"""What the players of Crystal Palace have; all of it is public but dice set in secret."""

from collections.abc import Iterator

from rich.style import Style

from engine.games.crystal_palace import loans, payments, prototypes, salaries
from engine.games.crystal_palace.parts import is_open_loan, is_tile
from engine.games.crystal_palace.state import State
from tui.boards.seats import Belongings, Group, Holding
from tui.table.scene import Scene

from . import look
from .signs import SIGNS

GROUPS = ("dice", "goods", "patents", "prototypes", "characters", "research", "loans", "shares", "assistants")
PLACING = 2
"""The phase in which dice are placed."""
GOODS = (("gears", "steel"), ("energy", "yellow"), ("newspapers", "ink"))


def holdings(scene: Scene[State], seat: int, group: str) -> Iterator[Holding]:
    """List the things of one group that a player has."""
    state, words = scene.state, scene.words
    box, player = state.box, state.players[seat]
    match group:
        case "dice":
            if state.phase == look.SETTING and not player.dice:
                yield Holding(f"dice-{seat}-set", "?", "?", "?", player.usable, f"seat-{seat + 1}")
            for value in sorted(set(player.dice), reverse=True):
                text = str(value)
                yield Holding(f"dice-{seat}-{value}", text, text, text, player.dice.count(value), f"seat-{seat + 1}")
        case "goods":
            for key, ink in GOODS:
                if held := getattr(player, key):
                    short, tiny = look.say(words, "resource", key, "short"), look.say(words, "resource", key, "tiny")
                    yield Holding(f"goods-{seat}-{key}", short, tiny, tiny, held, ink)
        case "patents" | "prototypes" | "characters":
            names, prefix, ink = {
                "patents": (box.patents, "patent", "blue"),
                "prototypes": (box.patents, "patent", "green"),
                "characters": (box.characters, "character", "yellow"),
            }[group]
            for card in getattr(player, group):
                key = names[card]
                worth = f" {_worth(scene, seat, card)}" if group == "patents" else ""
                name, short = words.name(prefix, key), look.say(words, prefix, key, "short")
                yield Holding(f"own-{seat}-{prefix}-{key}", name + worth, short + worth, short[:4].rstrip(), 1, ink)
        case "research":
            for cell in player.cells:
                if is_tile(cell):
                    lasting, signs = box.tile_is_permanent[cell], SIGNS.matching(scene.glyphs)
                    effect = look.effect(scene, box.tile_effects[cell], short=True)
                    name = f"{signs.lasting if lasting else signs.spent}{effect}"
                    letters = name if lasting else signs.spent
                    spot = f"own-{seat}-tile-{box.tiles[cell]}"
                    yield Holding(spot, name, letters, letters, 1, "green" if lasting else "faint")
        case "loans":
            for vp in look.loan_values(player):
                is_open = is_open_loan(vp)
                text = f"-{vp % 100}" if is_open else f"-{box.components.loans.repaid}"
                yield Holding(
                    f"loan-{seat}-{vp}", text, text, text, look.count_loan(player, vp), "bad" if is_open else "faint"
                )
        case "shares":
            if player.shares:
                count = str(len(player.shares))
                yield Holding(f"shares-{seat}", count, count, count, 1, "good")
        case "assistants":
            if player.assistants:
                sign = scene.glyphs.seats[seat]
                yield Holding(f"assistants-{seat}", sign, sign, sign, player.assistants, f"seat-{seat + 1}")


def _worth(scene: Scene[State], seat: int, patent: int) -> str:
    """Return what a patent would score this year, marked if its owner can pay for it."""
    state = scene.state
    payable = payments.is_covered(state.players[seat], state.box.patent_prices[patent])
    mark = SIGNS.matching(scene.glyphs).payable if payable else ""
    return f"{mark}{look.points(*prototypes.worth(state, seat, patent))}"


class Possessions(Belongings[State]):
    """Dice, goods, cards, research, loans, shares and assistants."""

    def groups(self, scene: Scene[State], seat: int, brief: bool) -> list[Group]:
        """List the things by kind."""
        return [
            Group(
                scene.words(f"label-{group}{'.short' if brief else ''}"),
                list(holdings(scene, seat, group)),
                joins=group in ("goods", "prototypes", "loans", "shares", "assistants"),
            )
            for group in GROUPS
            if group != "loans" or look.loan_values(scene.state.players[seat])
        ]

    def marks(self, scene: Scene[State], seat: int) -> list[tuple[str, Style]]:
        """Mark the first player and the holder of the Pocket Watch."""
        marks = []
        if scene.state.order and scene.state.order[0] == seat:
            marks.append((f" {scene.glyphs.first}", scene.palette("gold", bold=True)))
        if scene.state.watch == seat:
            marks.append((f" {SIGNS.matching(scene.glyphs).watch}", scene.palette("lit", bold=True)))
        return marks

    def dues(self, scene: Scene[State], seat: int) -> list[tuple[str, Style]]:
        """Return the salaries due and the open loans."""
        palette, state = scene.palette, scene.state
        dues = []
        if due := salaries.due(state, seat):
            text = scene.words("board-salaries", pounds=due)
            dues.append((text, palette("bad" if due > state.players[seat].pounds else "faint")))
        if count := len(loans.open_loans(state, seat)):
            dues.append((scene.words("board-loans", count=count), palette("bad")))
        return dues

    def purse(self, scene: Scene[State], seat: int) -> tuple[str, str]:
        """Return points and money."""
        player = scene.state.players[seat]
        return scene.words("board-vp", vp=player.vp), look.pounds(scene, player.pounds)

    def has_passed(self, scene: Scene[State], seat: int) -> bool:
        """Whether the player has passed while others still place dice."""
        return scene.state.players[seat].passed and scene.state.phase == PLACING
