"""Shelf: the games as cards, one of them chosen. Games that cannot be played yet stand there, greyed."""

from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.containers import HorizontalGroup
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from engine.game import CATALOGUE
from engine.game import game as game_of
from tui.glyphs import ASCII
from tui.keys import CHANGING
from tui.session import Session

COMING = ("crystal_palace",)
"""Games of the house that cannot be played yet."""
HEAVIEST = 5
CROWDED = 5
"""So many lines take a card's words and no space between them."""


class GameCard(Widget):
    """One game: its name, players, length, weight and what it is about."""

    can_focus = False
    ALLOW_SELECT = False

    def __init__(self, session: Session, key: str) -> None:
        super().__init__(id=f"card-{key}")
        self.session = session
        self.key = key
        self.playable = key in CATALOGUE
        self.set_class(not self.playable, "-coming")

    def on_mount(self) -> None:
        """Write the name on the edge."""
        if self.playable:
            self.border_title = game_of(self.key).title
        else:
            self.border_title = self.session.words(f"coming-{_id(self.key)}")
            self.border_subtitle = self.session.words("new-coming")

    def render(self) -> Content:
        """Write the card."""
        words = self.session.words
        seats, minutes, weight, pitch = self._facts()
        full, hollow = ("*", ".") if self.session.glyphs is ASCII else ("◆", "◇")
        heaviness = Content.assemble(
            (words("new-weight") + " ", "$faint"),
            (full * weight, "$gold"),
            (hollow * (HEAVIEST - weight), "$line"),
        )
        lines = [Content(words("new-card-facts", seats=seats, minutes=minutes)), heaviness]
        if self.size.height > CROWDED:
            lines.append(Content())
        return Content("\n").join([*lines, Content.styled(pitch, "$faint")])

    def _facts(self) -> tuple[str, str, int, str]:
        words = self.session.words
        if self.playable:
            game = game_of(self.key)
            seats, minutes = f"{game.seats[0]}-{game.seats[-1]}", f"{game.minutes[0]}-{game.minutes[1]}"
            return seats, minutes, game.weight, words.game(self.key)("game-pitch")
        seats, minutes, weight, pitch = (
            words(f"coming-{_id(self.key)}.{fact}") for fact in ("seats", "minutes", "weight", "pitch")
        )
        return seats, minutes, int(weight), pitch


class Shelf(HorizontalGroup, can_focus=True):
    """The cards side by side."""

    BINDINGS: ClassVar[list[BindingType]] = [*CHANGING]

    class Changed(Message):
        """Another game was chosen."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, session: Session, chosen: str) -> None:
        self.cards = [GameCard(session, key) for key in (*CATALOGUE, *(key for key in COMING if key not in CATALOGUE))]
        super().__init__(*self.cards)
        self.chosen = chosen
        self._mark()

    def action_change(self, step: int) -> None:
        """Choose the next game that can be played."""
        keys = [card.key for card in self.cards if card.playable]
        wanted = keys.index(self.chosen) + step
        if 0 <= wanted < len(keys):
            self._choose(keys[wanted])

    def on_click(self, event: events.Click) -> None:
        """Choose the card that was clicked."""
        for card in self.cards:
            if card.playable and card.region.contains(event.screen_x, event.screen_y):
                self._choose(card.key)

    def _choose(self, key: str) -> None:
        if key != self.chosen:
            self.chosen = key
            self._mark()
            self.post_message(self.Changed(key))

    def _mark(self) -> None:
        for card in self.cards:
            card.set_class(card.key == self.chosen, "-chosen")


def _id(key: str) -> str:
    return key.replace("_", "-")
