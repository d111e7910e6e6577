"""The numbers of a bot's evaluation."""

from importlib.resources import files

import msgspec

from engine.weights import WeightSets


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers, by what they are about."""


SETS = WeightSets(files(__package__), Weights, range(2, 5))
