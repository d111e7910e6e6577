"""Standing abilities of characters: those of phases 1 to 3 begin the round after recruiting (section 11.0, R65)."""

from typing import TYPE_CHECKING

from .vocabulary import MODIFIER_PHASE, Modifier, ModifierKind

if TYPE_CHECKING:
    from .state import State

SAME_ROUND = 4
"""From this phase on a character helps in the round it was recruited in (R37)."""


def of(state: "State", seat: int, kind: ModifierKind) -> list[tuple[int, Modifier]]:
    """List the characters of a seat that have an ability now, with its numbers. They add up."""
    player = state.players[seat]
    working = player.characters
    if not working:
        return []
    modifiers = state.box.modifiers
    if MODIFIER_PHASE[kind] < SAME_ROUND and player.recruited:
        working = working[: -player.recruited]
    return [
        (character, modifier) for character in working for modifier in modifiers[character] if modifier.kind == kind
    ]


def unused(state: "State", seat: int, kind: ModifierKind) -> list[tuple[int, Modifier]]:
    """List those of a limited ability that have a use left this round."""
    helped = state.players[seat].helped
    return [
        (character, modifier)
        for character, modifier in of(state, seat, kind)
        if helped.count(character) < modifier.per_round
    ]


def use(state: "State", seat: int, character: int) -> None:
    """Note that a character has helped."""
    player = state.players[seat]
    player.helped = (*player.helped, character)


def usable_effects(state: "State", seat: int, phase: int) -> list[int]:
    """List the characters whose recurring effect of a phase the seat has not used yet this round."""
    player = state.players[seat]
    if not player.characters:
        return []
    box = state.box
    return [
        character
        for character in player.characters
        if box.recurring_phase[character] == phase and box.recurring[character] >= 0 and character not in player.helped
    ]
