"""Compiling effects as the components write them to effects as the rules carry them out."""

from typing import Final

from .parts import EFFECTS
from .vocabulary import Choose, Effect, EffectStep, Operation, Steps, Watch

NO_EFFECT: Final = -1


class Compiler:
    """Numbers the effects of a box."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []

    def add(self, steps: Steps, origin: str, key: str, line: int = EFFECTS) -> int:
        """Compile an effect of `origin` and `key`, whose points go to a line, and return its number."""
        if not steps:
            return NO_EFFECT
        operations = tuple(self._operation(step, origin, key, line) for step in steps)
        self.effects.append(Effect(operations, origin, key, line))
        return len(self.effects) - 1

    def _operation(self, step: EffectStep, origin: str, key: str, line: int) -> Operation:
        if step.choose is not None:
            return Choose(tuple(self.add(option, origin, key, line) for option in step.choose))
        if step.token is not None:
            return Watch()
        operation: Operation = getattr(step, step.kinds()[0])
        return operation
