"""Effects of cards, tiles, slots and spaces in words: as sentences, in a few words, or in signs."""

from typing import Literal

import msgspec
from msgspec import structs

from engine.games.crystal_palace.box import NO_EFFECT, Box
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import (
    Advance,
    Assistant,
    Choose,
    Die,
    Exchange,
    Gain,
    Lose,
    Modifier,
    Operation,
    Per,
    PushDown,
    Research,
    Retreat,
    UseGreen,
    Watch,
)
from tui.drawing.glyphs import UNICODE, Glyphs
from tui.i18n.words import Words, slug
from tui.table.scene import Scene

from .glyphs import GLYPHS

Form = Literal["", ".brief", ".sign"]
SENTENCE: Form = ""
BRIEF: Form = ".brief"
SIGN: Form = ".sign"
"""How an effect is written: the attribute of its messages. Amounts come before units in every form."""
JOINED = {SENTENCE: " ", BRIEF: ", ", SIGN: " "}

KINDS: dict[type[Operation], str] = {
    Gain: "gain",
    Lose: "lose",
    Advance: "advance",
    Retreat: "retreat",
    Assistant: "assistant",
    PushDown: "push-down",
    Research: "research",
    UseGreen: "use-green",
    Die: "die",
    Watch: "token",
    Per: "per",
    Choose: "choose",
    Exchange: "exchange",
}
"""The message of each kind of operation."""
DOWN = (Lose, Retreat)


def effect(scene: Scene[State], number: int, form: Form = SENTENCE) -> str:
    """Describe an effect of the box; an empty text for none."""
    return Writer(scene.words, scene.state.box, scene.glyphs).effect(number, form)


def amounts(words: Words, part: msgspec.Struct, form: str = "", joined: str = "listed") -> str:
    """Describe the amounts of a price or a step that are not zero, each as `goods-…` in this form."""
    said = [
        words(f"goods-{key}{form}", amount=amount)
        for key, amount in structs.asdict(part).items()
        if isinstance(amount, int) and amount
    ]
    if not said:
        return words("goods-none")
    return " ".join(said) if joined == "signs" else words.listed(said, joined)


def modifiers(scene: Scene[State], character: int, form: Form = SENTENCE) -> list[str]:
    """Describe the lasting abilities of a character."""
    return [modifier(scene.words, each, form) for each in scene.state.box.modifiers[character]]


def modifier(words: Words, ability: Modifier, form: Form = SENTENCE) -> str:
    """Describe a lasting ability."""
    return words(f"effect-modifier-{slug(ability.kind)}{form}", **structs.asdict(ability), cost=0)


class Writer:
    """Writes the effects of one edition in one language and set of signs."""

    def __init__(self, words: Words, box: Box, glyphs: Glyphs = UNICODE) -> None:
        self.words = words
        self.box = box
        self.assistant = GLYPHS.matching(glyphs).assistant

    def effect(self, number: int, form: Form) -> str:
        """Describe an effect; an empty text for none."""
        if number == NO_EFFECT:
            return ""
        operations = self.box.effects[number].operations
        if form != SENTENCE and len(operations) > 1 and all(isinstance(each, Assistant) for each in operations):
            return self._assistants(operations, form)
        return JOINED[form].join(self.operation(each, form) for each in operations)

    def operation(self, step: Operation, form: Form) -> str:
        """Describe one operation of an effect."""
        words, id_ = self.words, f"effect-{KINDS[type(step)]}{form}"
        match step:
            case Gain() | Lose():
                return words(id_, goods=self._goods(step, form, step))
            case Advance() | Retreat():
                return words(id_, goods=self._goods(step, form or BRIEF, step))
            case Assistant():
                covers = self.box.components.assistants.free_covers_climb
                free = "no" if not step.free else "market" if covers else "placing"
                return words(id_, actions=step.actions, free=free, assistant=self.assistant, cost=0)
            case Per():
                return words(
                    id_, goods=self._goods(step.gain, form, step), each=self._each(step, form), max=step.max or 0
                )
            case Choose():
                # Sentences joined by "or" would end in the middle.
                options = [self.effect(option, form or BRIEF) for option in step.options]
                return words(id_, options=words.listed(options, "either"))
            case Exchange():
                signs = (".tiny", "signs") if form == SIGN else ("", "listed")
                pay, get = amounts(words, step.pay, *signs), amounts(words, step.get, *signs)
                return words(id_, pay=pay, get=get, max=step.max)
            case Watch():
                return words(id_)
            case Research():
                return words(id_, from_=step.from_, tiles=1)
            case PushDown():
                return words(id_, count=step.count, assistant=self.assistant)
            case _:
                return words(id_, **structs.asdict(step))

    def _goods(self, part: msgspec.Struct, form: Form, step: Operation) -> str:
        """Describe what a step gives or takes."""
        down = isinstance(step, DOWN)
        if form == SENTENCE:
            return amounts(self.words, part)
        if form == BRIEF:
            return amounts(self.words, part, ".lose" if down else ".gain", "together")
        return amounts(self.words, part, ".minus" if down else ".plus", "signs")

    def _each(self, step: Per, form: Form) -> str:
        """Describe what an effect counts."""
        metric = f"metric-{slug(step.count)}"
        if form == SIGN and self.words.has(f"{metric}.sign"):
            return self.words(f"{metric}.sign", each=step.each, assistant=self.assistant)
        if form == SIGN and step.each > 1:
            return f"/ {self.words(f'{metric}.amount', count=step.each)}"
        return self.words(f"{metric}.each", each=step.each)

    def _assistants(self, operations: tuple[Operation, ...], form: Form) -> str:
        """Describe assistant actions of which some are free, such as those of the Port."""
        actions = [step for step in operations if isinstance(step, Assistant)]
        free = sum(step.actions for step in actions if step.free)
        id_ = "effect-assistants.sign" if form == SIGN else "effect-assistants"
        return self.words(id_, actions=sum(step.actions for step in actions), free=free, assistant=self.assistant)
