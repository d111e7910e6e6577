"""The rows of the New game screen, and what differs with where the game is played."""

from typing import TYPE_CHECKING, Protocol

from textual.content import Content

from saves.records.record import HUMAN
from tui.bots.external.bot import PREFIX, is_command
from tui.bots.names import bot_name, describe_level, level_names, with_level
from tui.screens.dialogs import AskText
from tui.screens.game_setup import GameSetup, wrong_seed
from tui.session import Session
from tui.widgets.form import Field

if TYPE_CHECKING:
    from tui.screens.new_game import NewGameScreen

COUNT, UNDO, SEED, SEAT = "count", "free_undo", "seed", "seat-"
"""The names of the rows; a seat's is followed by its number."""


class NewGameKind(Protocol):
    """Where a new game is played: the rows that depend on it, and how it starts."""

    title: str
    """The message that names the screen."""
    start_action: str
    """The action of the screen that starts the game."""
    start_label: str
    """The message on the button that does."""
    introduces: bool
    """Whether a game never played is introduced unasked."""
    setup: GameSetup

    def seat_field(self, number: int) -> Field:
        """Return the row of a seat."""

    def rule_fields(self) -> list[Field]:
        """Return the rows of the variants; the last, `SEED`, is typed."""

    def ask_last(self, typed: str) -> AskText:
        """Return the question for the value of the last row; `typed` is its beginning, or empty."""

    def set_last(self, value: str) -> None:
        """Set the value of the last row."""

    def set_row(self, name: str, value: str) -> bool:
        """Take the value of a row that only this kind of game has; return whether it is one."""

    def start(self, screen: "NewGameScreen") -> None:
        """Start the game that has been set up."""


class NewLocalGame:
    """A game in this program, for one player or several at one keyboard."""

    title = "new-title"
    start_action = "start"
    start_label = "new-start"
    introduces = True

    def __init__(self, session: Session) -> None:
        self.session = session
        self.setup = GameSetup.like_last_time(session)

    def start(self, screen: "NewGameScreen") -> None:
        """Open the table, and remember who sits at it."""
        app = screen.pavilion
        app.note_game(self.setup.game_key)
        app.change_setting("company", self.setup.company())
        app.start_table(self.setup.table(self.session))

    def ask_last(self, typed: str) -> AskText:
        """Ask for the seed; nothing typed means a random one."""
        words = self.session.words
        return AskText(
            self.session, words("new-seed-ask"), typed or self.setup.seed, lambda seed: wrong_seed(seed, words)
        )

    def set_last(self, value: str) -> None:
        """Set the seed."""
        self.setup.seed = value

    def seat_field(self, number: int) -> Field:
        """Return the row of a seat: who plays it."""
        words, chair = self.session.words, self.setup.chairs[number]
        sign = (f"{self.session.glyphs.seats[number]} ", f"$seat-{number + 1} bold")
        label = Content.assemble(sign, words("new-seat", number=number + 1))
        if number >= self.setup.count:
            return Field(f"{SEAT}{number}", label, enabled=False, about=words("new-seat-empty"))
        levels = dict(level_names(words))
        if chair.player in levels:
            levels[chair.player] = with_level(words, self.setup.seats(words)[number])
        values = ((HUMAN, self.setup.name_of(number, words)), *levels.items())
        value, edits = chair.player, HUMAN
        if is_command(chair.player):
            value = edits = PREFIX
            about = words("new-seat-program")
        else:
            about = words("new-seat-human") if chair.player == HUMAN else describe_level(words, chair.player)
        if self.session.programs is not None:
            has_command = value == PREFIX and chair.player != PREFIX
            values = (*values, (PREFIX, bot_name(words, chair.player) if has_command else words("new-program")))
        return Field(f"{SEAT}{number}", label, values=values, value=value, about=about, edits=edits)

    def set_row(self, name: str, value: str) -> bool:
        """Return that there are no rows of its own."""
        return False

    def rule_fields(self) -> list[Field]:
        """Return the rows of the variants, undo and the seed."""
        words = self.session.words
        of_game = words.game(self.setup.game_key)
        fields = []
        for name, values in self.setup.game.variants().items():
            value = self.setup.options[name]
            named = tuple((each, of_game(f"option-{name}-{each}")) for each in values)
            about = of_game(f"option-{name}-{value}.about")
            fields.append(Field(name, Content(of_game(f"option-{name}")), values=named, value=value, about=about))
        return [*fields, self._undo_field(), self._seed_field()]

    def _undo_field(self) -> Field:
        words = self.session.words
        label = Content(words("settings-free-undo"))
        if self.setup.humans < 2:
            return Field(UNDO, label, enabled=False, about=words(f"new-undo-{min(self.setup.humans, 1)}"))
        value = "yes" if self.setup.free_undo else "no"
        values = tuple((each, words(f"settings-free-undo-{each}")) for each in ("yes", "no"))
        return Field(UNDO, label, values=values, value=value, about=words(f"new-undo-{value}"))

    def _seed_field(self) -> Field:
        words = self.session.words
        shown = self.setup.seed or words("new-seed-random")
        return Field(
            SEED,
            Content(words("new-seed")),
            values=((SEED, shown),),
            value=SEED,
            about=words("new-seed.about"),
            edits=SEED,
        )
