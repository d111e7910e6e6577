"""New shared table: choose a game, which seats are bots', the variants and perhaps an invitation word, and open it."""

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content

from engine.bots import LEVELS
from engine.game import OptionsError
from saves.problems import SavesError
from saves.records.record import HUMAN
from saves.tables import acts
from saves.tables.tables import LONGEST_WORD
from tui.screens.dialogs import AskText
from tui.screens.new_game import SEED, NewGameScreen
from tui.session import Session
from tui.widgets.form import Field

if TYPE_CHECKING:
    from tui.serve.context import ServerContext

WORD = SEED
"""The row of the invitation word stands where the seed does at home: who knows a seed knows every pile."""


class NewSharedTableScreen(NewGameScreen):
    """A table for people in their own homes. Whoever opens it sits down first."""

    title_id: ClassVar[str] = "new-table-title"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "start", "key-open-table")]

    def __init__(self, session: Session, context: "ServerContext") -> None:
        super().__init__(session)
        self.context = context
        self.word = ""
        if self.setup.humans < 2:  # one who opens a table here wants company
            for chair in self.setup.chairs[:2]:
                chair.player = HUMAN

    @work
    async def type_seed(self, value: str) -> None:
        """Ask for the invitation word; nothing typed means that everyone may come."""
        ask = AskText(self.session, self.words("new-table-word-ask"), value or self.word, self._wrong_word)
        typed = await self.app.push_screen_wait(ask)
        if typed is not None:
            self.word = typed
            self._show()

    def _wrong_word(self, typed: str) -> str:
        fits = typed.isprintable() and len(typed) <= LONGEST_WORD
        return "" if fits else self.words("new-table-word-wrong", longest=LONGEST_WORD)

    def action_start(self) -> None:
        """Open the table."""
        self.pavilion.change_setting("game", self.setup.game_key)
        self._open()

    @work(exclusive=True)
    async def _open(self) -> None:
        from tui.lobby.opening import open_live

        setup = self.setup
        bots = [None if chair.player == HUMAN else chair.player for chair in setup.chairs[: setup.count]]
        try:
            live = await self.context.tables.create(
                self.context.player.name, setup.game_key, bots, options=setup.options, word=self.word
            )
            if not any(chair.is_empty for chair in live.now.chairs):
                await live.do(acts.start, self.context.player.name)
        except SavesError as problem:
            self.pavilion.tell(problem)
        except OptionsError as problem:
            self.notify(str(problem), severity="error")
        else:
            self.dismiss()
            open_live(self.pavilion, self.context, live)

    # What the rows show

    def _seat_field(self, number: int) -> Field:
        words, chair = self.words, self.setup.chairs[number]
        field = super()._seat_field(number)
        if not field.enabled:
            return field
        mine = all(each.player != HUMAN for each in self.setup.chairs[:number])
        person = self.context.player.name if mine else words("new-table-anyone")
        field.values = ((HUMAN, person), *((level, words.name("bot", level)) for level in LEVELS))
        field.edits = None
        if chair.player == HUMAN:
            field.about = words("new-table-seat-you" if mine else "new-table-seat-anyone")
        return field

    def _rule_fields(self) -> list[Field]:
        return [field for field in super()._rule_fields() if field.name != "free_undo"]

    def _seed_field(self) -> Field:
        words = self.words
        return Field(
            WORD,
            Content(words("new-table-word")),
            values=((WORD, self.word or words("new-table-word-none")),),
            value=WORD,
            about=words("new-table-word.about"),
            edits=WORD,
        )
