"""New game: choose a game, its players, the variants and the seed, and start."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual import events, on, work
from textual.binding import BindingType
from textual.containers import Container
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Static

from tui.bots.external.bot import PREFIX, is_command
from tui.keys import MOVING, bindings, key
from tui.learning.played import is_new_to
from tui.screens.base import AppScreen
from tui.screens.composed import while_composed
from tui.screens.dialogs import AskText
from tui.screens.game_setup import GameSetup, wrong_command, wrong_name
from tui.screens.new_game_rows import COUNT, SEAT, SEED, UNDO, NewGameKind, NewLocalGame
from tui.screens.two_minutes import TwoMinutesScreen
from tui.session import Session
from tui.widgets.form import Field, Form
from tui.widgets.game_cards import GameCards

TALL = 34
"""From this height on, rows are explained in place."""
ROOM_FOR_ROWS, FRAME = 19, 4
"""Lines for the rows of a form in a tall window, and for its frame."""
CROWDED = 11
"""Rows that fill a small window; fewer leave room for a free line above each form."""
AROUND = 12
"""Lines of a small window for everything but the rows: heading, cards, free lines, Start and keys."""
HIGH, ROOMY_CARDS = 50, 18
"""From this height on, cards have so many lines, to describe their games."""


class NewGameScreen(AppScreen[None]):
    """Everything there is to choose, in sight at once."""

    KEYS = (
        key("key-start", "s", "start", id="new.start"),
        key("key-open-table", "s", "open_table", id="new.start"),
        key("key-two-minutes", "i", "introduce", id="new.two-minutes"),
        MOVING,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    AUTO_FOCUS = "#seats"

    def __init__(self, session: Session, kind: NewGameKind | None = None) -> None:
        super().__init__(session)
        self.kind = kind or NewLocalGame(session)
        self._introduced: set[str] = set()
        """The games whose page was shown since the screen was opened."""

    @property
    def setup(self) -> GameSetup:
        """What has been chosen so far."""
        return self.kind.setup

    @property
    def game_key(self) -> str:
        """The game that is chosen."""
        return self.setup.game_key

    def heading(self) -> str:
        """Return the title in the heading."""
        return self.words(self.kind.title)

    def body(self) -> Iterator[Widget]:
        """Lay out the cards above, and the seats, the variants and Start below."""
        yield GameCards(self.session, self.setup.game_key)
        seats = Form(self.session, self._seat_fields(), id="seats")
        seats.border_title = self.words("new-seats")
        rules = Form(self.session, self.kind.rule_fields(), id="variants")
        rules.border_title = self.words("new-rules")
        yield Container(seats, rules, id="forms")
        yield Static(id="about")
        yield Container(Button(self.words(self.kind.start_label), id="start"), id="launch")

    def fit(self) -> None:
        """Explain every row in place where there is room."""
        forms = [self.query_one("#seats", Form), self.query_one("#variants", Form)]
        cards, about = self.query_one(GameCards), self.query_one("#about")
        cards.styles.height = ROOMY_CARDS if self.size.height >= HIGH else None
        if self.size.height < TALL:
            self._fit_small(forms)
            return
        about.display = False
        for form, most in zip(forms, (3, 4), strict=True):
            form.pitch = min(most, ROOM_FOR_ROWS // len(form.rows))
            form.styles.margin = 0
        self.query_one("#forms").styles.height = FRAME + max(len(form.rows) * form.pitch for form in forms)

    def _fit_small(self, forms: Sequence[Form]) -> None:
        """Explain the rows in place if all of it fits, or else the one under the cursor below them."""
        rows = sum(len(form.rows) for form in forms)
        about = self.query_one("#about")
        in_place = rows * 2 + AROUND <= self.size.height and all(
            form.explains_in_lines(1, self.size.width) for form in forms
        )
        about.display = not in_place
        for form in forms:
            form.pitch = 2 if in_place else 1
            form.styles.margin = (1 if rows < CROWDED or in_place else 0, 0, 0, 0)
        self.query_one("#forms").styles.height = rows * forms[0].pitch + (2 if rows < CROWDED or in_place else 0)
        about.styles.margin = (1 if rows < CROWDED - 1 else 0, 0, 0, 0)

    # The game in two minutes

    @on(events.ScreenResume)
    def introduce_first(self) -> None:
        """Introduce the game that is chosen from the start."""
        self.introduce_if_new()

    @work(exclusive=True, group="introduction")
    async def introduce_if_new(self) -> None:
        """Introduce the chosen game if it was never played, once in every visit."""
        key = self.game_key
        if not self.kind.introduces or key in self._introduced or not await is_new_to(self.session, key):
            return
        if self.is_active and key == self.game_key:
            self.action_introduce()

    def action_introduce(self) -> None:
        """Show the chosen game in two minutes."""
        self._introduced.add(self.game_key)
        self.app.push_screen(TwoMinutesScreen(self.session, self.game_key))

    # Moving from part to part

    @on(Form.Left)
    def move_on(self, event: Form.Left) -> None:
        """Go on to the part above or below a form."""
        self.action_move(event.step)

    @while_composed
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
        """Take a digit on the row of the seed as its beginning."""
        row = self.focused.row if isinstance(self.focused, Form) else None
        if row is not None and row.name == SEED and event.character and event.character.isdecimal():
            self.type_last(event.character)

    @on(Form.Moved)
    @while_composed
    def explain(self, event: Form.Moved) -> None:
        """Explain the row under the cursor."""
        if isinstance(event.row, Field) and event.listing.has_focus:
            self.query_one("#about", Static).update(Content(event.row.about))

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Explain the part that has the focus."""
        self._explain(event.widget)

    @while_composed
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
        """Set up another game for the same players."""
        self.setup.choose_game(event.key)
        self._show()
        self._explain(self.focused)
        self.introduce_if_new()

    @on(Form.Changed)
    def change(self, event: Form.Changed) -> None:
        """Take a value, and show what follows from it."""
        name, value = event.field.name, event.field.value
        if name == COUNT:
            self.setup.count = int(value)
        elif name.startswith(SEAT):
            self.setup.chairs[int(name.removeprefix(SEAT))].player = value
        elif name == UNDO:
            self.setup.free_undo = value == "yes"
        elif not self.kind.set_row(name, value):
            self.setup.options[name] = value
        self._show()

    @on(Form.Chosen)
    def type_value(self, event: Form.Chosen) -> None:
        """Ask for a name or a seed."""
        if event.row.name == SEED:
            self.type_last()
        elif event.row.name.startswith(SEAT):
            number = int(event.row.name.removeprefix(SEAT))
            (self.type_command if is_command(self.setup.chairs[number].player) else self.type_name)(number)

    @work
    async def type_last(self, typed: str = "") -> None:
        """Ask for the value of the last row, such as the seed."""
        value = await self.app.push_screen_wait(self.kind.ask_last(typed))
        if value is not None:
            self.kind.set_last(value)
            self._show()

    @work
    async def type_name(self, number: int) -> None:
        """Ask for the name of a seat's player."""
        chair = self.setup.chairs[number]
        question = self.words("new-name-ask", number=number + 1)
        ask = AskText(self.session, question, chair.name, lambda typed: wrong_name(typed, self.words))
        typed = await self.app.push_screen_wait(ask)
        if typed is not None:
            chair.name = typed
            self._show()

    @work
    async def type_command(self, number: int) -> None:
        """Ask for the program that plays a seat; typing it allows it to run."""
        chair, programs = self.setup.chairs[number], self.session.programs
        assert programs is not None
        question = self.words("new-program-ask", number=number + 1)
        before = chair.player.removeprefix(PREFIX)
        ask = AskText(self.session, question, before, lambda typed: wrong_command(typed, self.words))
        typed = await self.app.push_screen_wait(ask)
        if typed is not None:
            chair.player = PREFIX + typed
            programs.consent[chair.player] = True
            self._show()

    @on(Button.Pressed, "#start")
    def action_start(self) -> None:
        """Start the game; first ask for the command of an external bot that has none."""
        seat = self.setup.seat_without_command
        if seat is None:
            self.kind.start(self)
        else:
            self.type_command(seat)

    def action_open_table(self) -> None:
        """Open the table for others."""
        self.kind.start(self)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the one way to start that there is."""
        return action == self.kind.start_action if action in ("start", "open_table") else True

    # What the rows show

    @while_composed
    def _show(self) -> None:
        self.query_one("#seats", Form).show(self._seat_fields())
        self.query_one("#variants", Form).show(self.kind.rule_fields())
        self.refresh_bindings()  # what Enter opens depends on the player
        self.fit()

    def _seat_fields(self) -> list[Field]:
        counts = tuple((str(count), str(count)) for count in self.setup.game.seats)
        players = Field(COUNT, Content(self.words("new-players")), values=counts, value=str(self.setup.count))
        players.about = self.words("new-players.about")
        return [players, *(self.kind.seat_field(number) for number in range(len(self.setup.chairs)))]
