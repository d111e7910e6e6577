"""The ledger: what events bring a player and take away, in numbers."""

from collections import Counter
from collections.abc import Iterable

from engine.games.crystal_palace import events
from engine.games.crystal_palace.events import AnyEvent
from engine.games.crystal_palace.parts import NOBODY
from tui.i18n.words import Words

GOODS = ("vp", "pounds", "gears", "energy", "newspapers", "buzz", "income", "die")
"""What is counted, in the order it is written."""


def changes(event: AnyEvent) -> Counter[str]:
    """Return what an event brings its seat, by kind; what is lost is negative."""
    found: Counter[str] = Counter()
    match event:
        case events.Gained() | events.Compensated() | events.IncomePaid() | events.SoldOut() | events.Borrowed():
            found.update({key: getattr(event, key, 0) for key in GOODS})
            if isinstance(event, events.Borrowed):
                found["vp"] = 0  # what the loan may cost at the end
        case events.Lost() | events.Paid() | events.Repaid():
            found.subtract({key: getattr(event, key, 0) for key in GOODS})
            if isinstance(event, events.Repaid):
                found["vp"] = 0
        case events.Traded(_, give, given, get, got):
            found[give] -= given
            if get != "income":  # an event of its own tells the step
                found[get] += got
        case events.BuzzMoved():
            found["buzz"] += event.steps
        case events.IncomeMoved():
            found["income"] += event.steps
        case events.DiceGained():
            found["die"] += event.dice
        case events.BannerGear():
            found["gears"] += 1
        case events.LowestSum():
            found["newspapers"] += event.newspapers
        case (
            events.Built()
            | events.Linked()
            | events.Recruited()
            | events.ShareTaken()
            | events.TicketTaken()
            | events.RedIncome()
            | events.Scored()
        ):
            found["vp"] += event.vp
    return found


def seat_of(event: AnyEvent) -> int:
    """Return the seat an event is about; nobody's for what happens to all."""
    seat: int = getattr(event, "seat", NOBODY)
    return seat


def total(happened: Iterable[AnyEvent], seat: int) -> Counter[str]:
    """Add up what events bring a seat."""
    found: Counter[str] = Counter()
    for event in happened:
        if seat_of(event) == seat:
            found.update(changes(event))
    return found


def written(words: Words, amounts: Counter[str]) -> str:
    """Write amounts with their signs, points first; an empty text for none."""
    said = [
        words(f"goods-{key}.{'gain' if amounts[key] > 0 else 'lose'}", amount=abs(amounts[key]))
        for key in GOODS
        if amounts[key]
    ]
    return ", ".join(said)
