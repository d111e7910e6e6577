"""The guide of a first game: notes about what happens for the first time, and a suggestion for every turn."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engine.agenda import Decision, Event
from engine.bots.reasons import ENOUGH, Gain, Reason, compared, suggested
from engine.bots.thought import Prospect, Thought
from saves.lessons.notes import Note
from tui.boards.report import Report, ReportLine, ReportSection
from tui.bots.pool import BotError
from tui.bots.thinking import thinking
from tui.drawing.wrapping import fitting
from tui.i18n.typography import typeset
from tui.learning.first_games import is_on, is_shown, note_as_finished, note_as_shown, turn
from tui.table.guide import Guide
from tui.table.history import RoundEnd, round_ends
from tui.table.local_game import LocalGame
from tui.table.playing import Playing
from tui.table.reason_words import described, named
from tui.table.scene import AnyScene
from tui.table.source import Ending

if TYPE_CHECKING:
    from tui.table.screen import TableScreen

SECONDS = 1.0
"""How long a suggestion is thought about, on one core."""
MOST_COMMENTS = 3
"""How many notes the report of a round gets; others come later."""
MOST_GAINS, MOST_LINES = 2, 3
"""How many reasons and lines a suggestion has at most: it shares the panel with the answers."""
LAST = "game-ended"

Due = tuple[Note, Event | None]
"""A note, and the event that it is about; None where it is about the question."""


class FirstGame(Guide):
    """Explains a game as it is played. Every note is shown once; what a player has read is kept with the settings."""

    def __init__(self, table: "TableScreen", game: LocalGame, notes: Sequence[Note]) -> None:
        self._table = table
        self._game = game
        self._notes = notes
        self._session = table.session
        self._seat = min(game.match.humans)
        self._page: tuple[bytes, Due | None] = (b"", None)
        """The position of the last question, and the note that is to be read before it."""
        self._thought: tuple[bytes, Thought | None, bool] = (b"", None, False)
        """The position that was thought about last, what was found, and whether that is all."""
        self._comments: dict[int, list[Note]] = {}
        """The notes below the reports of rounds, by the number of moves."""
        self._last_word: Note | None = None

    @property
    def is_on(self) -> bool:
        """Whether the player wants to be guided."""
        return is_on(self._session.settings, self._game.header)

    @property
    def _position(self) -> bytes:
        """What tells the position from others: the number of moves would not, since moves can be undone."""
        return self._game.match.game.encode(self._game.match.state)

    # Notes

    def page(self, decision: Decision) -> Ending | None:
        """Return the note that is due before a question, with the question or the event above it."""
        position = self._position
        if self._page[0] != position and self.is_on:
            self._page = position, self._due(decision)
        due = self._page[1]
        if due is None or self.way_on is None:
            return None
        scene, (note, event) = self._table.scene, due
        lines = [("", "ink"), (self._text(note), "ink"), ("", "ink"), (scene.words("first-read-on"), "gold")]
        about = self._table.boards.question(scene, decision.asks)
        if event is not None:
            about = scene.words.describe("event", event, scene.player)
        return Ending(scene.words("first-note"), about, lines)

    def _due(self, decision: Decision) -> Due | None:
        """Return the first note about a question, or about what happened lately, and count it as shown."""
        match = self._game.match
        fitting = (each for each in self._unread() if each.is_about_question(match.game, match.state, decision))
        if (note := next(fitting, None)) is not None:
            due: Due | None = (note, None)
        else:
            # An event's note waits for a turn of the player's to begin: in the middle of one it would be in the way.
            lately = match.events_since(self._last_turn()) if decision.opens_turn else ()
            due = self._about([event for _, event in lately])
        if due is not None:
            self._note_as_shown(due[0])
        return due

    def _about(self, events: Sequence[Event]) -> Due | None:
        """Return the first note about one of some events; that about the end of the game has its place there."""
        match = self._game.match
        found = (
            (note, event)
            for note in self._unread()
            for event in events
            if note.event != LAST and note.is_about_event(match.game, match.state, self._seat, event)
        )
        return next(found, None)

    def _last_turn(self) -> int:
        """Return where the player's last turn of this round began: what happened earlier is not explained any more."""
        match = self._game.match
        own = (at for at, each in enumerate(match.entries) if each.seat == self._seat and each.opens_turn)
        ended = (end.over for end in round_ends(self._table.boards, match))
        return max([0, *own, *ended])

    def _unread(self) -> list[Note]:
        settings, game = self._session.settings, self._game.header.game
        return [each for each in self._notes if not is_shown(settings, game, each)]

    def _note_as_shown(self, *notes: Note) -> None:
        note_as_shown(self._session.settings_file, self._game.header.game, notes)

    def _text(self, note: Note) -> str:
        return typeset(note.text.in_language(self._session.language), self._session.language)

    def comments(self, end: RoundEnd) -> Sequence[str]:
        """Return the notes about the end of a round: the same whenever its report is opened while the table is."""
        if end.over not in self._comments and self.is_on:
            found = self._comments[end.over] = []
            while len(found) < MOST_COMMENTS and (due := self._about(end.events)) is not None:
                self._note_as_shown(due[0])
                found.append(due[0])
        return [self._text(note) for note in self._comments.get(end.over, ())]

    def last_word(self) -> str:
        """Return the note about the end of the game, and count the first game as done."""
        if not self._game.match.is_over:
            return ""
        note_as_finished(self._session.settings_file, self._game.header.game)
        if self._last_word is None and self.is_on:
            self._last_word = next((each for each in self._unread() if each.event == LAST), None)
            if self._last_word is not None:
                self._note_as_shown(self._last_word)
        return self._text(self._last_word) if self._last_word is not None else ""

    @property
    def keeps_reports(self) -> bool:
        """Reports are read while the guide is on: they are where most notes of a round stand."""
        return self.is_on

    @property
    def way_on(self) -> str | None:
        """The key that goes on from a note to the question."""
        has_page = self._page[1] is not None and self._page[0] == self._position
        return "read-on" if has_page and self.is_on else None

    def go_on(self) -> None:
        """Ask the question."""
        self._page = self._page[0], None
        self._table.mode.present()

    # Suggestions

    def asked(self, decision: Decision) -> None:
        """Think about a question that begins a turn; to a secret one there is no single best answer."""
        position, is_open = self._position, decision.opens_turn and not decision.sealed
        if self.is_on and is_open and len(decision.moves) > 1 and self._thought[0] != position:
            self._thought = position, None, False
            self._table.spawn(lambda: self._think(decision, position), "guide", exclusive=True)

    async def _think(self, decision: Decision, position: bytes) -> None:
        match, found = self._game.match, None
        try:
            async with thinking(
                self._session.bots, match.game, match.state, decision.seat, seconds=SECONDS, cores=1
            ) as thoughts:
                async for thought in thoughts:
                    found = thought
        except BotError:
            found = None
        if self._thought[0] == position:
            self._thought = position, found, True
            self.changed()

    def _worded(self, thought: Thought) -> str:
        """Return the best move and what it is good for, in as many reasons as a few lines hold."""
        scene, best = self._table.scene, next(iter(suggested(thought, 1)), None)
        if best is None or best.tries < ENOUGH:
            return ""
        label, good_for = self._label(best.move), _good_for(scene, thought, best)
        whys = [Reason(good_for[:most], 0.0) for most in range(len(good_for), 0, -1)]
        reasons = [write(scene.words, why) for write in (described, named) for why in whys]
        texts = [scene.words("first-try", move=label, why="given", gains=text) for text in reasons]
        texts.append(scene.words("first-try", move=label, why="unknown"))
        return fitting(texts, self._table.view.decision.text_width, MOST_LINES)

    def _label(self, move: Any) -> str:
        """Return a move as the list has it, with what is typed for it."""
        options = self._playing.chooser.selection.options
        listed = (f"{option.key} {option.label}" for option in options if option.move == move)
        return next(listed, self._table.boards.label(self._table.scene, move))

    def suggestion(self) -> str:
        """Return the suggestion for the question on screen, unless a note is to be read first."""
        position, thought, is_done = self._thought
        if not self.is_on or position != self._position or self.way_on is not None:
            return ""
        if thought is not None:
            return self._worded(thought)
        return "" if is_done else self._table.scene.words("first-thinking")

    @property
    def _playing(self) -> Playing:
        assert isinstance(self._table.mode, Playing)
        return self._table.mode

    # Keys

    def commands(self) -> dict[str, Callable[[], None]]:
        """Return what turns the guide off and on, and what lists the notes."""
        return {"guide": self.toggle, "notes": self.open_notes}

    def live_keys(self) -> list[str]:
        """List the keys of the guide."""
        return ["guide-off" if self.is_on else "guide-on", "notes"]

    def toggle(self) -> None:
        """Turn the guide off or on again."""
        turn(self._session.settings_file, self._game.header, on=not self.is_on)
        key = self._table.scene.key("table.guide", "G")
        self._table.notices.tell(self._table.scene.words("first-on" if self.is_on else "first-off", key=key))
        self._table.mode.present()

    def open_notes(self) -> None:
        """List the notes that have been shown so far."""
        from tui.screens.report import ReportScreen

        words, settings = self._table.scene.words, self._session.settings
        shown = [each for each in self._notes if is_shown(settings, self._game.header.game, each)]
        if not shown:
            self._table.notices.tell(words("first-no-notes"))
            return
        sections = [
            (words("first-questions"), [each for each in shown if not each.event]),
            (words("first-events"), [each for each in shown if each.event]),
        ]
        dot = self._table.scene.glyphs.dot
        report = Report(
            words("first-notes", count=len(shown)),
            tuple(
                ReportSection(title, tuple(ReportLine((f"{dot} {self._text(each)}",)) for each in listed))
                for title, listed in sections
                if listed
            ),
        )
        self._table.app.push_screen(ReportScreen(self._session, self._table.scene, report))


def _good_for(scene: AnyScene, thought: Thought, best: Prospect) -> tuple[Gain, ...]:
    """Return what an answer brings more of than the others do on average, the largest gain first."""
    names, others = scene.game.term_names, [each for each in thought.prospects if each.move != best.move]
    tried = [each.terms for each in others if each.tries >= ENOUGH and len(each.terms) == len(names)]
    if not tried or len(best.terms) != len(names):
        return ()
    usual = [sum(amounts) / len(tried) for amounts in zip(*tried, strict=True)]
    why = compared(dict(zip(names, best.terms, strict=True)), dict(zip(names, usual, strict=True)))
    return tuple(each for each in why.gains if each.points > 0)[:MOST_GAINS]
