"""New shared table: choose a game, which seats are bots', the variants and perhaps an invitation word, and open it."""

from typing import TYPE_CHECKING

from textual.content import Content

from engine.bots.spec import LEVELS
from engine.game import OptionsError
from saves.problems import SavesError
from saves.records.record import HUMAN
from saves.tables import acts
from saves.tables.tables import LIVE_LIMIT, LONGEST_WORD
from tui.i18n.dates import MINUTE, span
from tui.screens.dialogs import AskText
from tui.screens.new_game import NewGameScreen
from tui.screens.new_game_rows import SEED, UNDO, NewLocalGame
from tui.session import Session
from tui.widgets.form import Field
from tui.workers import run_exclusively

if TYPE_CHECKING:
    from tui.serve.context import ServerContext

ABSENCE = "absence"
"""The row of how long the game waits for absent players."""
NEVER = "never"
ABSENCE_LIMITS = (LIVE_LIMIT, 60, 24 * 60, 3 * 24 * 60, None)
"""In minutes: for live games, slow ones, games of days; None means that only the others' consent counts."""
WORD = SEED
"""The row of the invitation word replaces that of the seed: a player who knows the seed knows every pile."""


def new_table_screen(session: Session, context: "ServerContext") -> NewGameScreen:
    """Return the screen that opens a shared table."""
    return NewGameScreen(session, NewSharedTable(session, context))


class NewSharedTable:
    """A game on the server. The player who opens it takes the first seat."""

    title = "new-table-title"
    start_action = "open_table"
    start_label = "new-table-open"
    introduces = False  # others wait for the table

    def __init__(self, session: Session, context: "ServerContext") -> None:
        self.session = session
        self.context = context
        self.word = ""
        self.absence_limit: int | None = LIVE_LIMIT
        self._local = NewLocalGame(session)
        self.setup = self._local.setup
        self.setup.own_name = context.player.name
        for chair in self.setup.chairs:
            chair.name = ""
        if self.setup.humans < 2:  # a table is opened here to play with others
            for chair in self.setup.chairs[:2]:
                chair.player = HUMAN

    def ask_last(self, typed: str) -> AskText:
        """Ask for the invitation word; nothing typed means that everyone may join."""
        return AskText(self.session, self.session.words("new-table-word-ask"), typed or self.word, self._wrong_word)

    def set_last(self, value: str) -> None:
        """Set the invitation word."""
        self.word = value

    def _wrong_word(self, typed: str) -> str:
        fits = typed.isprintable() and len(typed) <= LONGEST_WORD
        return "" if fits else self.session.words("new-table-word-wrong", longest=LONGEST_WORD)

    def start(self, screen: NewGameScreen) -> None:
        """Open the table."""
        screen.pavilion.note_game(self.setup.game_key)
        run_exclusively(screen, "open", self._open, screen)

    async def _open(self, screen: NewGameScreen) -> None:
        from tui.lobby.opening import open_live

        setup = self.setup
        bots = [None if chair.player == HUMAN else chair.player for chair in setup.chairs[: setup.count]]
        names = [seat.name for seat in setup.seats(self.session.words)]
        try:
            live = await self.context.tables.create(
                self.context.player.name,
                setup.game_key,
                bots,
                options=setup.options,
                word=self.word,
                absence_limit=self.absence_limit,
                names=names,
            )
            if not any(chair.is_empty for chair in live.now.chairs):
                await live.do(acts.start, self.context.player.name)
        except SavesError as problem:
            screen.pavilion.tell(problem)
        except OptionsError as problem:
            screen.notify(str(problem), severity="error")
        else:
            screen.dismiss()
            open_live(screen.pavilion, self.context, live)

    def seat_field(self, number: int) -> Field:
        """Return the row of a seat: this player, anyone, or a bot."""
        words, chair = self.session.words, self.setup.chairs[number]
        field = self._local.seat_field(number)
        if not field.enabled:
            return field
        mine = all(each.player != HUMAN for each in self.setup.chairs[:number])
        person = self.context.player.name if mine else words("new-table-anyone")
        field.values = ((HUMAN, person), *(each for each in field.values if each[0] in LEVELS))
        field.edits = None
        if chair.player == HUMAN:
            field.about = words("new-table-seat-you" if mine else "new-table-seat-anyone")
        return field

    def rule_fields(self) -> list[Field]:
        """Return the rows of the variants, of absent players and of the invitation word."""
        fields = self._local.rule_fields()
        own = [self._absence_field(), self._word_field()]
        return [*(each for each in fields if each.name not in (UNDO, SEED)), *own]

    def set_row(self, name: str, value: str) -> bool:
        """Take the value of the row of absent players."""
        if name == ABSENCE:
            self.absence_limit = None if value == NEVER else int(value)
        return name == ABSENCE

    def _absence_field(self) -> Field:
        words = self.session.words
        values = tuple(
            (NEVER, words("new-table-absence-never"))
            if limit is None
            else (str(limit), words("new-table-absence-value", span=span(limit * MINUTE, words)))
            for limit in ABSENCE_LIMITS
        )
        value = NEVER if self.absence_limit is None else str(self.absence_limit)
        label = Content(words("new-table-absence"))
        return Field(ABSENCE, label, values=values, value=value, about=words("new-table-absence.about"))

    def _word_field(self) -> Field:
        words = self.session.words
        return Field(
            WORD,
            Content(words("new-table-word")),
            values=((WORD, self.word or words("new-table-word-none")),),
            value=WORD,
            about=words("new-table-word.about"),
            edits=WORD,
        )
