"""New game: choose a game, who sits where, the variants and the seed, and start."""

from collections.abc import Iterator
from typing import ClassVar

from textual import events, on, work
from textual.binding import BindingType
from textual.containers import Container
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Static

from engine.bots import LEVELS
from saves.records.record import HUMAN
from tui.bots.external.bot import PREFIX, is_command
from tui.bots.names import bot_name
from tui.keys import MOVING, bindings, key
from tui.screens.base import AppScreen
from tui.screens.dialogs import AskText
from tui.screens.game_setup import GameSetup, wrong_command, wrong_name, wrong_seed
from tui.session import Session
from tui.widgets.form import Field, Form
from tui.widgets.game_cards import GameCards

TALL = 34
"""From this height on, rows are explained in place."""
ROOM_FOR_ROWS, FRAME = 19, 4
"""Lines for the rows of a form in a tall window, and for its frame."""
CROWDED = 11
"""So many rows fill a small window; fewer leave room for a free line above each form."""
COUNT, UNDO, SEED, SEAT = "count", "free_undo", "seed", "seat-"


class NewGameScreen(AppScreen[None]):
    """The table before the first move. Everything is in sight at once."""

    title_id: ClassVar[str] = "new-title"
    KEYS = (key("key-start", "s", "start"), MOVING)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    AUTO_FOCUS = "#seats"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.setup = GameSetup.like_last_time(session)

    def body(self) -> Iterator[Widget]:
        """Lay the cards out above, and the seats, the variants and Start below."""
        yield GameCards(self.session, self.setup.game_key)
        seats = Form(self.session, self._seat_fields(), id="seats")
        seats.border_title = self.words("new-seats")
        rules = Form(self.session, self._rule_fields(), id="variants")
        rules.border_title = self.words("new-rules")
        yield Container(seats, rules, id="forms")
        yield Static(id="about")
        yield Container(Button(self.words("new-start"), id="start"), id="launch")

    def fit(self) -> None:
        """Explain every row in place where there is room."""
        forms = [self.query_one("#seats", Form), self.query_one("#variants", Form)]
        if self.size.height < TALL:
            rows = sum(len(form.rows) for form in forms)
            for form in forms:
                form.pitch = 1
                form.styles.margin = (1 if rows < CROWDED else 0, 0, 0, 0)
            self.query_one("#forms").styles.height = rows + (2 if rows < CROWDED else 0)
            self.query_one("#about").styles.margin = (1 if rows < CROWDED - 1 else 0, 0, 0, 0)
            return
        for form, most in zip(forms, (3, 4), strict=True):
            form.pitch = min(most, ROOM_FOR_ROWS // len(form.rows))
            form.styles.margin = 0
        self.query_one("#forms").styles.height = FRAME + max(len(form.rows) * form.pitch for form in forms)

    # Walking from part to part

    @on(Form.Left)
    def walk_on(self, event: Form.Left) -> None:
        """Go on to the part above or below a form."""
        self.action_move(event.step)

    def action_move(self, step: int) -> None:
        """Go from the cards to the seats, the variants, Start, or back."""
        stops: list[Widget] = [self.query_one(name) for name in ("GameCards", "#seats", "#variants", "#start")]
        here = stops.index(self.focused) if self.focused in stops else -1
        if 0 <= here + step < len(stops):
            stop = stops[here + step]
            if isinstance(stop, Form):
                stop.action_move_to_end(-step)
            stop.focus()

    def on_key(self, event: events.Key) -> None:
        """Let digits type the seed."""
        row = self.focused.row if isinstance(self.focused, Form) else None
        if row is not None and row.name == SEED and event.character and event.character.isdecimal():
            self.type_seed(event.character)

    @on(Form.Moved)
    def explain(self, event: Form.Moved) -> None:
        """Say what the row under the cursor is about."""
        if isinstance(event.row, Field) and event.listing.has_focus:
            self.query_one("#about", Static).update(Content(event.row.about))

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Say what the part is about."""
        self._explain(event.widget)

    def _explain(self, part: Widget | None) -> None:
        about = ""
        if isinstance(part, Form) and part.field is not None:
            about = part.field.about
        elif isinstance(part, GameCards):
            about = self.words.game(self.setup.game_key)("game-pitch")
        self.query_one("#about", Static).update(Content(about))

    # Filling in

    @on(GameCards.Changed)
    def change_game(self, event: GameCards.Changed) -> None:
        """Prepare another game for the same company."""
        self.setup.choose_game(event.key)
        self._show()
        self._explain(self.focused)

    @on(Form.Changed)
    def change(self, event: Form.Changed) -> None:
        """Note a value, and show what follows from it."""
        name, value = event.field.name, event.field.value
        if name == COUNT:
            self.setup.count = int(value)
        elif name.startswith(SEAT):
            self._seat(int(name.removeprefix(SEAT)), value)
        elif name == UNDO:
            self.setup.free_undo = value == "yes"
        else:
            self.setup.options[name] = value
        self._show()

    @on(Form.Chosen)
    def type_value(self, event: Form.Chosen) -> None:
        """Ask for a name or a seed."""
        if event.row.name == SEED:
            self.type_seed(self.setup.seed)
        elif event.row.name.startswith(SEAT):
            number = int(event.row.name.removeprefix(SEAT))
            (self.type_command if is_command(self.setup.chairs[number].player) else self.type_name)(number)

    @work
    async def type_seed(self, value: str) -> None:
        """Ask for the seed; nothing typed means chance."""
        ask = AskText(self.session, self.words("new-seed-ask"), value, lambda typed: wrong_seed(typed, self.words))
        typed = await self.app.push_screen_wait(ask)
        if typed is not None:
            self.setup.seed = typed
            self._show()

    @work
    async def type_name(self, number: int) -> None:
        """Ask who sits on a chair."""
        chair = self.setup.chairs[number]
        question = self.words("new-name-ask", number=number + 1)
        ask = AskText(self.session, question, chair.name, lambda typed: wrong_name(typed, self.words))
        typed = await self.app.push_screen_wait(ask)
        if typed is not None:
            chair.name = typed
            self._show()

    def _seat(self, number: int, player: str) -> None:
        if player == PREFIX:
            self.type_command(number)
        else:
            self.setup.chairs[number].player = player

    @work
    async def type_command(self, number: int) -> None:
        """Ask for the program that plays a seat; to type it is to let it run."""
        chair, programs = self.setup.chairs[number], self.session.programs
        assert programs is not None
        before = chair.player.removeprefix(PREFIX) if is_command(chair.player) else ""
        question = self.words("new-program-ask", number=number + 1)
        ask = AskText(self.session, question, before, lambda typed: wrong_command(typed, self.words))
        typed = await self.app.push_screen_wait(ask)
        if typed is not None:
            chair.player = PREFIX + typed
            programs.consent[chair.player] = True
        self._show()

    @on(Button.Pressed, "#start")
    def press_start(self) -> None:
        """Start by Enter or the mouse, too."""
        self.action_start()

    def action_start(self) -> None:
        """Open the table, and remember who sits at it."""
        self.pavilion.change_setting("game", self.setup.game_key)
        self.pavilion.change_setting("company", self.setup.company())
        self.pavilion.start_table(self.setup.table(self.session))

    # What the rows show

    def _show(self) -> None:
        self.query_one("#seats", Form).show(self._seat_fields())
        self.query_one("#variants", Form).show(self._rule_fields())
        self.fit()

    def _seat_fields(self) -> list[Field]:
        counts = tuple((str(count), str(count)) for count in self.setup.game.seats)
        players = Field(COUNT, Content(self.words("new-players")), values=counts, value=str(self.setup.count))
        players.about = self.words("new-players.about")
        return [players, *(self._seat_field(number) for number in range(len(self.setup.chairs)))]

    def _seat_field(self, number: int) -> Field:
        words, chair = self.words, self.setup.chairs[number]
        sign = (f"{self.session.glyphs.seats[number]} ", f"$seat-{number + 1} bold")
        label = Content.assemble(sign, words("new-seat", number=number + 1))
        if number >= self.setup.count:
            return Field(f"{SEAT}{number}", label, enabled=False, about=words("new-seat-empty"))
        values = ((HUMAN, self.setup.name_of(number, words)), *((level, words.name("bot", level)) for level in LEVELS))
        if self.session.programs is None:
            about = words(f"new-seat-{chair.player}")
            return Field(f"{SEAT}{number}", label, values=values, value=chair.player, about=about, edits=HUMAN)
        is_program = is_command(chair.player)
        named = bot_name(words, chair.player) if is_program else words("new-program")
        value = PREFIX if is_program else chair.player
        about = words("new-seat-program" if is_program else f"new-seat-{chair.player}")
        edits = PREFIX if is_program else HUMAN
        values = (*values, (PREFIX, named))
        return Field(f"{SEAT}{number}", label, values=values, value=value, about=about, edits=edits)

    def _rule_fields(self) -> list[Field]:
        words = self.words
        of_game = words.game(self.setup.game_key)
        fields = []
        for name, values in self.setup.game.variants().items():
            value = self.setup.options[name]
            named = tuple((each, of_game(f"option-{name}-{each}")) for each in values)
            about = of_game(f"option-{name}-{value}.about")
            fields.append(Field(name, Content(of_game(f"option-{name}")), values=named, value=value, about=about))
        return [*fields, self._undo_field(), self._seed_field()]

    def _undo_field(self) -> Field:
        words = self.words
        label = Content(words("settings-free-undo"))
        if self.setup.humans < 2:
            return Field(UNDO, label, enabled=False, about=words(f"new-undo-{min(self.setup.humans, 1)}"))
        value = "yes" if self.setup.free_undo else "no"
        values = tuple((each, words(f"settings-free-undo-{each}")) for each in ("yes", "no"))
        return Field(UNDO, label, values=values, value=value, about=words(f"new-undo-{value}"))

    def _seed_field(self) -> Field:
        words = self.words
        shown = self.setup.seed or words("new-seed-random")
        return Field(
            SEED,
            Content(words("new-seed")),
            values=((SEED, shown),),
            value=SEED,
            about=words("new-seed.about"),
            edits=SEED,
        )
