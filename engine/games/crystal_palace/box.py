"""Box: one edition of the components with the tables made from them that the rules look things up in."""

from importlib import resources
from itertools import combinations_with_replacement
from typing import Any, Final

import msgspec

from engine.components import read
from engine.editions import Editions

from . import moves
from .board_sides import BoardSides
from .compiling import NO_EFFECT, Compiler
from .components import COLOURS, SEATS, Components
from .parts import FLYERS, GREEN, ILLUSTRATIONS, PURPLE_BLUE, PURPLE_ORANGE, RESEARCH
from .validation import validate
from .vocabulary import METRICS, EffectStep, Modifier

__all__ = ("EDITIONS", "NO_EFFECT", "Box", "Row")

_PILE_OF: Final = {"green": GREEN, "purple_blue": PURPLE_BLUE, "purple_orange": PURPLE_ORANGE}


class Row(msgspec.Struct, frozen=True):
    """Three levels of a metric: what each asks for and gives."""

    metric: int
    thresholds: tuple[int, int, int]
    gives: tuple[int, int, int]


class Box:
    """One edition. Read-only once made, but for tables that fill at need and have a fixed size."""

    def __init__(self, values: dict[str, Any], fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.components, self.sources = read(values, Components)
        parts = self.components
        validate(parts)
        compiler = Compiler()

        self.rounds = tuple(parts.calendar.years)
        self.years = tuple(parts.calendar.years.values())
        self.patents = tuple(parts.patents)
        self.patent_of = _numbers(self.patents)
        self.patent_prices = tuple(patent.cost for patent in parts.patents.values())
        self.patent_vp = tuple(tuple(patent.vp[year] for year in self.years) for patent in parts.patents.values())
        self.patent_effects = tuple(compiler.add(card.effect, "patent", key) for key, card in parts.patents.items())

        self.characters = tuple(parts.characters)
        self.character_of = _numbers(self.characters)
        people = tuple(parts.characters.values())
        self.character_prices = tuple(card.cost for card in people)
        self.character_vp = tuple(tuple(card.vp[year] for year in self.years) for card in people)
        self.salaries = tuple((0, *card.salary) for card in people)
        """By character, then by the space of Westminster, which count from 1."""
        self.immediate = tuple(compiler.add(card.immediate, "character", key) for key, card in parts.characters.items())
        self.recurring_phase = tuple(card.recurring.phase if card.recurring else 0 for card in people)
        self.recurring = tuple(
            compiler.add(_without_modifiers(card.recurring.effect), "character", key) if card.recurring else NO_EFFECT
            for key, card in parts.characters.items()
        )
        self.modifiers: tuple[tuple[Modifier, ...], ...] = tuple(
            tuple(step.modifier for step in card.recurring.effect if step.modifier) if card.recurring else ()
            for card in people
        )
        self.patent_links = tuple(
            tuple(self.character_of[key] for key in card.links) for card in parts.patents.values()
        )
        self.character_links = tuple(tuple(self.patent_of[key] for key in card.links) for card in people)

        self.tiles = tuple(parts.research)
        self.tile_of = _numbers(self.tiles)
        self.tile_is_permanent = tuple(tile.kind == "permanent" for tile in parts.research.values())
        self.tile_effects = tuple(
            compiler.add(tile.effect, "tile", key, RESEARCH) for key, tile in parts.research.items()
        )
        self.tile_piles = tuple(_PILE_OF[tile.pile] for tile in parts.research.values())
        self.full_piles = (
            tuple(range(len(self.patents))),
            tuple(range(len(self.characters))),
            *(
                tuple(tile for tile, at in enumerate(self.tile_piles) if at == pile)
                for pile in (GREEN, PURPLE_BLUE, PURPLE_ORANGE)
            ),
        )
        """In the order of `PILES`, before they are shuffled."""
        self.shares = tuple(parts.shares)
        self.share_of = _numbers(self.shares)
        self.share_parts = tuple(parts.shares.values())
        self.shares_of_round = tuple(
            tuple(number for number, share in enumerate(self.share_parts) if share.round == round_)
            for round_ in self.rounds
        )

        self.flyers = tuple(parts.flyers)
        self.flyers_of_colour = tuple(
            tuple(number for number, flyer in enumerate(parts.flyers.values()) if flyer.colour == colour)
            for colour in COLOURS
        )
        # R43: a flyer's buzz is added after the current move, so it is an effect of its own.
        self.flyer_effects = tuple(
            compiler.add(_with_buzz(flyer.effect, False), "flyer", key, FLYERS) for key, flyer in parts.flyers.items()
        )
        self.flyer_buzz = tuple(
            compiler.add(_with_buzz(flyer.effect, True), "flyer", key, FLYERS) for key, flyer in parts.flyers.items()
        )
        self.flyer_spaces = tuple(int(getattr(parts.flyer_spaces, colour)) for colour in COLOURS)
        self.illustrations = tuple(sorted(parts.illustrations))
        self.illustration_effects = {
            space: compiler.add(parts.illustrations[space].bonus, "illustration", str(space), ILLUSTRATIONS)
            for space in self.illustrations
        }
        self.buzz_features = tuple(sorted((*self.illustrations, *self.flyer_spaces)))
        self.buzz_length = parts.buzz.length

        self.westminster_top = max(parts.westminster.bonuses)
        self.westminster_effects = {
            space: compiler.add(bonus, "westminster", str(space)) for space, bonus in parts.westminster.bonuses.items()
        }
        self.westminster_top_effect = compiler.add(parts.westminster.top, "westminster", "top")
        self.income = parts.income.values
        self.red_spaces = parts.income.red

        self.editors = tuple(parts.editors)
        self.editor_rows = tuple(
            tuple(Row(METRICS.index(row.metric), row.thresholds, row.buzz) for row in rows.values())
            for rows in parts.editors.values()
        )
        self.nations = tuple(parts.nations)
        self.nation_boards = tuple(nation.board for nation in parts.nations.values())
        self.nation_sides = tuple(
            tuple(nation for nation, at in enumerate(self.nation_boards) if at == board)
            for board in dict.fromkeys(self.nation_boards)
        )
        """By player board, the nations on its sides."""
        self.objectives = tuple(
            Row(METRICS.index(nation.metric), nation.thresholds, nation.vp) for nation in parts.nations.values()
        )
        self.ticket_vp = tuple(parts.tickets.vp[year] for year in self.years)
        self.loans = tuple(parts.loans.tiles)
        self.loan_counts = tuple(parts.loans.tiles.values())

        self.boards = {seats: BoardSides(parts, seats, compiler) for seats in SEATS}
        self.effects = tuple(compiler.effects)

        self.take_patent = tuple(map(moves.TakePatent, self.patents))
        self.build = tuple(map(moves.Build, self.patents))
        self.recruit = tuple(map(moves.Recruit, self.characters))
        self.call_on = tuple(map(moves.CallOn, self.characters))
        self.take_tile = tuple(map(moves.TakeTile, self.tiles))
        self.give_up = tuple(map(moves.GiveUp, self.tiles))
        self.use_tile = tuple(map(moves.UseTile, self.tiles))
        self.take_share = tuple(map(moves.TakeShare, self.shares))
        self.use_die = tuple(map(moves.UseDie, range(parts.dice.highest + 1)))
        self.pick = tuple(moves.Pick(number + 1) for number in range(_most_options(self)))
        self.play_on = tuple(map(moves.PlayOn, range(SEATS[-1])))
        self.rates = _rates(parts)
        """By trade, how much it takes and gives."""
        self._settings: dict[int, tuple[moves.SetDice, ...]] = {}
        self._uses: dict[tuple[tuple[int, ...], int], tuple[moves.UseDie, ...]] = {}
        self._higher: dict[tuple[int, ...], tuple[int, ...]] = {}

    def settings(self, dice: int) -> tuple[moves.SetDice, ...]:
        """List every way to set this many dice, from the dearest to the cheapest."""
        if dice not in self._settings:
            faces = range(self.components.dice.highest, 0, -1)
            ways = sorted(combinations_with_replacement(faces, dice), key=lambda way: (-sum(way), way))
            self._settings[dice] = tuple(map(moves.SetDice, ways))
        return self._settings[dice]

    def uses(self, dice: tuple[int, ...], low: int) -> tuple[moves.UseDie, ...]:
        """List the different values among dice that reach a minimum."""
        uses = self._uses.get((dice, low))
        if uses is None:
            uses = tuple(self.use_die[value] for value in dict.fromkeys(dice) if value >= low)
            self._uses[dice, low] = uses
        return uses

    def higher(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """Return by value how many of some dice are higher."""
        higher = self._higher.get(dice)
        if higher is None:
            values = range(self.components.dice.highest + 1)
            higher = self._higher[dice] = tuple(sum(die > value for die in dice) for value in values)
        return higher


def _rates(parts: Components) -> dict[moves.Trade, tuple[int, int]]:
    return {
        moves.NEWSPAPERS_FOR_POUNDS: (parts.newspapers.for_pound, 1),
        moves.NEWSPAPERS_FOR_GEARS: (parts.newspapers.for_gear, 1),
        moves.NEWSPAPERS_FOR_INCOME: (parts.newspapers.for_income, 1),
        moves.NEWSPAPERS_FOR_A_DIE: (parts.newspapers.for_die, 1),
        moves.POUNDS_FOR_GEARS: (parts.buying.gear, 1),
        moves.POUNDS_FOR_ENERGY: (parts.buying.energy, 1),
        moves.GEARS_FOR_POUNDS: (1, parts.selling.gear),
        moves.ENERGY_FOR_POUNDS: (1, parts.selling.energy),
    }


def _numbers(keys: tuple[str, ...]) -> dict[str, int]:
    return {key: number for number, key in enumerate(keys)}


def _without_modifiers(steps: tuple[EffectStep, ...]) -> tuple[EffectStep, ...]:
    return tuple(step for step in steps if step.modifier is None)


def _with_buzz(steps: tuple[EffectStep, ...], buzz: bool) -> tuple[EffectStep, ...]:
    """Pick the steps of an effect that advance buzz, or the others."""
    return tuple(step for step in steps if (step.advance is not None and step.advance.buzz > 0) == buzz)


def _most_options(box: Box) -> int:
    choices = [operation for effect in box.effects for operation in effect.operations]
    return max((len(choice.options) for choice in choices if hasattr(choice, "options")), default=0)


EDITIONS: Final[Editions[Box]] = Editions(resources.files(__package__), Components, Box)
