"""GameCards: the games to choose from, as cards."""

from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.containers import HorizontalGroup
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from engine.game import CATALOGUE
from engine.game import game as game_of
from tui.drawing.glyphs import ASCII
from tui.i18n.rules_text import rules_overview
from tui.keys import CHANGING, bindings
from tui.session import Session

HEAVIEST = 5
CROWDED = 5
"""The height of a card whose words leave no line free."""


class GameCard(Widget):
    """One game: its name, players, length, weight and what it is about, at length where there is room."""

    can_focus = False
    ALLOW_SELECT = False

    def __init__(self, session: Session, key: str) -> None:
        super().__init__(id=f"card-{key}")
        self.session = session
        self.key = key

    def on_mount(self) -> None:
        """Write the name on the edge."""
        self.border_title = game_of(self.key).title

    def render(self) -> Content:
        """Write the card."""
        words, game = self.session.words, game_of(self.key)
        full, hollow = ("*", ".") if self.session.glyphs is ASCII else ("◆", "◇")
        heaviness = Content.assemble(
            (words("new-weight") + " ", "$faint"),
            (full * game.weight, "$gold"),
            (hollow * (HEAVIEST - game.weight), "$line"),
        )
        seats, minutes = f"{game.seats[0]}-{game.seats[-1]}", f"{game.minutes[0]}-{game.minutes[1]}"
        lines = [Content(words("new-card-facts", seats=seats, minutes=minutes)), heaviness]
        if self.size.height > CROWDED:
            lines.append(Content())
        lines.append(Content.styled(words.game(self.key)("game-pitch"), "$faint"))
        overview = [Content(), Content(rules_overview(self.key, self.session.language, self.session.glyphs))]
        if sum(len(line.wrap(self.size.width) or [line]) for line in [*lines, *overview]) <= self.size.height:
            lines += overview
        return Content("\n").join(lines)


class GameCards(HorizontalGroup, can_focus=True):
    """The cards side by side."""

    KEYS = (CHANGING,)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    class Changed(Message):
        """Another game was chosen."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, session: Session, chosen: str) -> None:
        self.cards = [GameCard(session, key) for key in CATALOGUE]
        super().__init__(*self.cards)
        self.chosen = chosen
        self._mark()

    def action_change(self, step: int) -> None:
        """Choose the next game."""
        keys = [card.key for card in self.cards]
        wanted = keys.index(self.chosen) + step
        if 0 <= wanted < len(keys):
            self.choose(keys[wanted])

    def on_click(self, event: events.Click) -> None:
        """Choose the card that was clicked."""
        for card in self.cards:
            if card.region.contains(event.screen_x, event.screen_y):
                self.choose(card.key)

    def choose(self, key: str) -> None:
        """Choose a game."""
        if key != self.chosen:
            self.chosen = key
            self._mark()
            self.post_message(self.Changed(key))

    def _mark(self) -> None:
        for card in self.cards:
            card.set_class(card.key == self.chosen, "-chosen")
