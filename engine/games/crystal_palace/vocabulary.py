"""The vocabulary of effects: what cards, tiles and spaces can do, as data. `effects` carries it out."""

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from engine.components import ComponentTable, Count, Positive

Metric = Literal[
    "characters",
    "prototypes",
    "cards",
    "patents",
    "shares",
    "research",
    "research_permanent",
    "research_immediate",
    "westminster",
    "newspapers",
    "income",
    "gears",
    "energy",
    "resources",
    "dice",
    "buzz",
    "market_assistants",
]
METRICS: Final[tuple[Metric, ...]] = get_args(Metric)

PileName = Literal["green", "purple_blue", "purple_orange"]


class Goods(ComponentTable, frozen=True):
    """An amount of everything that can be owned."""

    pounds: Count = 0
    gears: Count = 0
    energy: Count = 0
    newspapers: Count = 0
    vp: Count = 0


class Gain(Goods, frozen=True):
    """Receive; newspapers above the limit are lost."""


class Lose(Goods, frozen=True):
    """Pounds must be paid, if necessary with loans; of gears, energy and newspapers what is there; points always."""


class Advance(ComponentTable, frozen=True):
    """Steps on tracks, one by one, with all they trigger."""

    buzz: Count = 0
    income: Count = 0
    westminster: Count = 0


class Retreat(ComponentTable, frozen=True):
    """Steps down on the income track."""

    income: Positive


class Assistant(ComponentTable, frozen=True):
    """Assistant actions; free ones cost nothing at the Black Market."""

    actions: Positive
    free: bool


class PushDown(ComponentTable, frozen=True):
    """Own assistants in the market go down, without a gear."""

    count: Positive


class Research(ComponentTable, frozen=True):
    """A research tile: the better of two from a purple pile, or one from the display."""

    from_: Literal["purple_blue", "purple_orange", "green_display"] = msgspec.field(name="from")


class UseGreen(ComponentTable, frozen=True):
    """Use different own green bonuses once each."""

    times: Positive


class Die(ComponentTable, frozen=True):
    """New dice for the next round."""

    count: Positive


class Per(ComponentTable, frozen=True):
    """Gain as often as a metric holds `each`, at most `max` times."""

    count: Metric
    each: Positive
    gain: Gain
    max: Positive | None = None


class Exchange(ComponentTable, frozen=True):
    """Pay for something, up to `max` times; optional."""

    pay: Goods
    get: Gain
    max: Positive


ModifierKind = Literal[
    "initiative",
    "ignore_slot_cost",
    "no_slot_compensation",
    "prototype_discount",
    "prototype_vp",
    "prototype_limit",
]
MODIFIER_PHASE: Final[dict[ModifierKind, int]] = {
    "initiative": 1,
    "ignore_slot_cost": 2,
    "no_slot_compensation": 3,
    "prototype_discount": 5,
    "prototype_vp": 5,
    "prototype_limit": 5,
}
MODIFIER_NUMBERS: Final[dict[ModifierKind, tuple[str, ...]]] = {
    "initiative": ("add",),
    "ignore_slot_cost": ("per_round",),
    "no_slot_compensation": ("pounds",),
    "prototype_discount": ("gears", "per_round"),
    "prototype_vp": ("vp",),
    "prototype_limit": ("add",),
}
"""The numbers each kind of modifier takes."""


class Modifier(ComponentTable, frozen=True):
    """A standing ability of a character."""

    kind: ModifierKind
    add: Count = 0
    per_round: Count = 0
    pounds: Count = 0
    gears: Count = 0
    vp: Count = 0


class EffectStep(ComponentTable, frozen=True):
    """One step of an effect, as written in the components file: exactly one of these."""

    gain: Gain | None = None
    lose: Lose | None = None
    advance: Advance | None = None
    retreat: Retreat | None = None
    assistant: Assistant | None = None
    push_down: PushDown | None = None
    research: Research | None = None
    use_green: UseGreen | None = None
    die: Die | None = None
    token: Literal["pocket_watch"] | None = None
    per: Per | None = None
    choose: Annotated[tuple[tuple["EffectStep", ...], ...], Meta(min_length=2)] | None = None
    exchange: Exchange | None = None
    modifier: Modifier | None = None

    def kinds(self) -> list[str]:
        """List the fields that are set; in a valid step there is one."""
        return [name for name in self.__struct_fields__ if getattr(self, name) is not None]


Steps = tuple[EffectStep, ...]


# What the effects of a box are made of besides


class Watch(msgspec.Struct, frozen=True):
    """Take the Pocket Watch."""


class Choose(msgspec.Struct, frozen=True):
    """Pick one of several effects, given by their numbers in the box."""

    options: tuple[int, ...]


Operation = (
    Gain | Lose | Advance | Retreat | Assistant | PushDown | Research | UseGreen | Die | Watch | Per | Choose | Exchange
)


class Effect(msgspec.Struct, frozen=True):
    """An effect of the box: its operations, what it belongs to, and the line of the score its points go to."""

    operations: tuple[Operation, ...]
    origin: str
    key: str
    line: int

    def has(self, kind: type[Operation]) -> bool:
        """Whether one of the operations is of a kind."""
        return any(isinstance(operation, kind) for operation in self.operations)
