"""The numbers of a bot's evaluation, in points unless another unit is named.

Five numbers in a row are by the number of rounds to come after this one, so the last round comes first. Six are by
workshops: how often prototypes will still be built, none after phase 5 of the last round.
"""

from importlib.resources import files
from typing import Annotated

from msgspec import Meta

from engine.weights import Chance, Purse, Share, Table, WeightSets

from .components import SEATS
from .moments import Prepared

Scale = Annotated[float, Meta(ge=0, le=2)]

ByRounds = tuple[float, float, float, float, float]
ChanceByRounds = tuple[Chance, Chance, Chance, Chance, Chance]
ScaleByRounds = tuple[Scale, Scale, Scale, Scale, Scale]
ByWorkshops = tuple[float, float, float, float, float, float]
ByRank = tuple[Chance, Chance, Chance, Chance, Chance, Chance, Chance, Chance]
Frequency = Annotated[float, Meta(ge=0.01)]
"""A part in proportion to others; never nothing, so that there is always something to divide by."""
BySteps = tuple[Frequency, Frequency, Frequency, Frequency, Frequency, Frequency, Frequency]
ByCount = tuple[float, float, float, float, float, float]
ByValue = tuple[float, float, float, float, float, float]
ByFreeSpaces = tuple[Chance, Chance, Chance, Chance, Chance, Chance, Chance, Chance, Chance]


class Objective(Table, frozen=True):
    """The objective of the nation."""

    ready: ChanceByRounds
    """Chance to reach a level whose condition holds."""
    later: ChanceByRounds
    """The same for a level whose condition does not hold yet."""
    scale: ScaleByRounds
    """What to multiply the whole estimate by."""


class Research(Table, frozen=True):
    """Research tiles and spaces."""

    empty_space: Chance
    """Part of the price of an empty space that will have to be paid."""
    tile: ByRounds
    """A tile not known yet, with the space it fills."""
    green_bonus: float
    """One use of a green bonus."""
    scale: ScaleByRounds
    """What to multiply the worth of tiles by."""
    space: ByRounds
    """An empty space, besides its price: what it is good for."""


class Loans(Table, frozen=True):
    """Loans: those taken, and those that may become necessary."""

    forced: float
    """The cost of a loan that has to be taken; the research space it covers may make up for some of that."""
    printed: Share
    """Part of the printed cost of an open loan that counts, before it may be repaid."""
    open: ByRounds
    """An open loan, besides its printed cost."""
    count: ByCount
    """The first open loan, the second, and so on, besides that; the last number is for all further ones."""
    repayable: ByRounds
    """An open loan that the cash in hand could repay."""


class Patents(Table, frozen=True):
    """Patents and prototypes."""

    built: ByRank
    """Chance that the best patent in hand is built in time, the second best, and so on."""
    built_at_last: ByRank
    """Chance that a patent still to be taken is built in the last round, by those in hand."""
    last_workshop: Chance
    """Chance that a patent in hand that can be paid is built in the last round."""
    link_to_come: Chance
    """Chance that a link with a patent in hand is made."""
    harm: Share
    """What a harmful effect is worth to the builder, of what it costs its victim."""
    scale: ScaleByRounds
    """What to multiply the worth of patents in hand by."""
    held: ByRounds
    """A patent in hand, whatever it is."""
    surplus: ByRounds
    """A patent in hand beyond those that can still be built."""
    prototype: ByRounds
    """A prototype: it makes other things worth more."""


class Characters(Table, frozen=True):
    """Characters."""

    ability: float
    """A standing ability, each round."""
    salary: Share
    """Part of the current salaries that will be due in later rounds: Westminster lowers them."""
    recruited_at_last: Chance
    """What is left of a character's worth in the last round, when others need the same goods."""
    goods_used: Chance
    """Part of the worth of goods that a price paid in the last round takes: they are worth little otherwise."""
    scale: ScaleByRounds
    """What to multiply the worth of what they do by."""
    held: ByRounds
    """A character, whoever it is."""
    due: ByRounds
    """A pound of salaries in a round, besides what it costs."""


class Income(Table, frozen=True):
    """The income track."""

    step: ByRounds
    """A step that is taken before the income is paid."""
    scale: ScaleByRounds
    """What to multiply the worth of the track by."""


class Buzz(Table, frozen=True):
    """The buzz track."""

    step: ByRounds
    """A step where the spaces ahead are not looked up."""
    race: ByRounds
    """What a step brings besides, in the race for the final points."""
    lead: ChanceByRounds
    """Part of the final points that goes to those who are ahead now."""
    steps: BySteps
    """How likely 1 to 7 steps in a round are, in proportion."""
    during_actions: Chance
    """Part of a round's buzz still to come while the dice act."""
    scale: ScaleByRounds
    """What to multiply the worth of flyers and illustrations by."""
    position: ByRounds
    """A space of the track, besides what lies on it."""


class Westminster(Table, frozen=True):
    """The spaces of Westminster."""

    step: ByRounds
    """A step: its bonus, lower salaries."""
    space: float
    """What a space saves in a round to come, in salaries of characters still to be recruited."""
    salary_saved: Share
    """Part of the salaries of a round that a step saves."""
    position: ByRounds
    """A space, besides the salaries it saves."""


class BlackMarket(Table, frozen=True):
    """Assistants and the Black Market."""

    stays: ByFreeSpaces
    """Part of what an assistant promises that it brings, by free spaces: a full market is cleared."""
    top: ChanceByRounds
    """Part of the final points for the highest assistants that those who are highest now will get."""
    action: float
    """An assistant action."""
    second_action: Chance
    """What another assistant action is worth, of the one before."""
    pushed_down: float
    """The cost of an assistant pushed down."""
    scale: ScaleByRounds
    """What to multiply the worth of assistants in the market by."""
    supply: ByRounds
    """An assistant in supply."""


class Money(Table, frozen=True):
    """Purse."""

    pound: ByWorkshops
    """A pound that will be gained or paid."""
    cash: ByRounds
    """A pound in hand to a seat that has plenty."""
    scarce: Share
    """What it is worth more to a seat that has none."""
    purse: Purse
    """Purse after which that is down to a third."""
    repaying: float
    """A pound in the last round while there are loans to repay."""
    covering: float
    """A pound in the last round that covers empty research spaces."""


class Goods(Table, frozen=True):
    """Gears, energy and newspapers."""

    gear: ByWorkshops
    energy: ByWorkshops
    newspaper: ByWorkshops
    store: ByWorkshops
    """Gears, or energy, after which another one is worth about a third; 0 for no such limit."""
    spare: Share
    """A gear or an energy that no patent needs in the last round before the dice have acted."""
    spare_most: Share
    """Gears, or energy, that count as spare at most."""


class DiceNumbers(Table, frozen=True):
    """Dice."""

    die: ByRounds
    """What a die makes in a round, after what is paid for it."""
    hand: Chance
    """Part of what dice in hand could do now that they will do: others come first."""
    crowd: Chance
    """Chance that the lowest die in hand finds no slot; the highest always finds one."""
    overtaken: Chance
    """Chance that a higher die of a rival comes to a given location."""
    held: Chance
    """Chance that a die finds an action slot after all, however many may come before it."""
    no_action: float
    """A die without an action slot."""
    ticket: Chance
    """How much a die left on a ticket is missed, of what it would make: the weakest goes there."""
    in_hand: ScaleByRounds
    """What to multiply the worth of dice in hand by."""
    on_board: ScaleByRounds
    """What to multiply the worth of dice on the board by."""
    value: ByValue
    """A die in hand of each value, besides what it could do."""
    above: ByRounds
    """A die in hand that is above every die in the hands of rivals; minus the same if it is below all of them."""
    earlier: ByRounds
    """A rival who is earlier in turn order, while there are dice to place."""
    to_move: ByRounds
    """The turn to move."""


class Weights(Table, frozen=True):
    """The numbers, by what they are about."""

    objective: Objective
    research: Research
    loans: Loans
    patents: Patents
    characters: Characters
    income: Income
    buzz: Buzz
    westminster: Westminster
    black_market: BlackMarket
    money: Money
    goods: Goods
    dice: DiceNumbers


SETS = WeightSets(files(__package__), Weights, SEATS, Prepared)
