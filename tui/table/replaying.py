"""Replaying: a game move by move, turn by turn, round by round; and playing on from any point."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.timer import Timer

from engine.story import Moment
from tui.i18n.typography import typeset
from tui.settings import SPEEDS
from tui.table.keys import REPLAYING
from tui.table.replayed_game import ReplayedGame
from tui.table.selection import Direction

if TYPE_CHECKING:
    from tui.table.screen import TableScreen

SHORTEST_STEP = 0.4
"""Seconds between the moves of a replay that plays by itself, at the least."""
READING_SPEED = 14
"""Characters of a comment that are read in a second; a replay that plays by itself waits for so long."""
NOTE_LINES = 10
"""Lines that a comment takes at most: the panel of a small window has four more, for the move."""


class Replaying:
    """What a table does while a game is replayed."""

    keys = REPLAYING

    has_amount = False
    """Nothing is set in a replay."""
    window_title = "window-replay"

    def __init__(
        self, table: "TableScreen", game: ReplayedGame, moment: Moment | None = None, plays: bool = False
    ) -> None:
        """Replay a game; Esc leads back to the `moment` of the story one came from, at the table beneath.

        `plays` lets it run at once.
        """
        self.table = table
        self.game = game
        self.view, self.scene = table.view, table.scene
        self.narrator, self.look_around = table.narrator, table.look_around
        self._moment = moment
        self._is_from_story = moment is not None
        self.returns_to: Moment | None = None
        """The moment at which the table beneath opens the story once this one has closed."""
        self._plays_at_once = plays
        self._timer: Timer | None = None
        self._told = 0
        """How many moves the log has told: what it told before is old news, unless one goes back."""

    # Showing

    def open(self) -> None:
        """Point out comments that cannot be shown; a game that was played reports no changes."""
        if self.game.notes_problem:
            self.table.notices.warn(self.scene.words("notes-broken", problem=self.game.notes_problem))

    def present(self) -> None:
        """Show the position after the moves so far, with what the last of them brought."""
        scene, game = self.scene, self.game
        scene.state = game.match.state_before(game.index)
        decisions = scene.game.decisions(scene.state)
        scene.decision = decisions[0] if decisions else None
        scene.lit = set()
        self._tell()
        self._fill_panel()
        note = scene.words("replay-note", move=game.index, moves=game.count)
        self.view.status.note = note if self._timer is None else f"{note} {scene.glyphs.play}"
        self.table.set_keys()
        self.view.place_panels()
        self.view.redraw()
        if self.look_around.spot is not None:
            self.look_around.look_at(self.look_around.spot)
        self.table.mark()
        if self._plays_at_once:
            self._plays_at_once = False
            self.play()

    def _tell(self) -> None:
        entries = self.game.match.entries[: self.game.index]
        self.narrator.seen = len(self.narrator.lines) if self.game.index >= self._told else 0
        self._told = self.game.index
        self.narrator.tell(entries)
        self.narrator.flashes = set()
        if entries:
            boards = self.view.boards
            events = entries[-1].events
            self.narrator.flashes = {spot for event in events for spot in boards.event_spots(self.scene, event)}

    def _fill_panel(self) -> None:
        scene, words, game, panel = self.scene, self.scene.words, self.game, self.view.decision
        panel.heading = words("replay-prompt", move=game.index, moves=game.count)
        panel.options = []
        if game.index:
            last = game.match.entries[game.index - 1]
            panel.prompt = f"{scene.glyphs.seats[last.seat]} {scene.player(last.seat)}"
            panel.messages = [(text, "ink") for _, text in self.view.sentences(last.events)]
        else:
            panel.prompt, panel.messages = words("replay-start"), []
        panel.note_forms, panel.note_lines = (self._note,), NOTE_LINES
        if self._note:
            pass  # it stands in the place of what comes next
        elif scene.decision is not None:
            name = scene.player(scene.decision.seat)
            panel.messages += [("", "ink"), (words(f"wait-{scene.decision.asks}", seat=name), "faint")]
        else:
            panel.messages += [("", "ink"), (words("replay-end"), "faint")]
        if game.is_at_end:
            panel.messages += [("", "ink"), *((words.notice(each), "ink") for each in game.older_rules)]

    @property
    def _note(self) -> str:
        """The comment on the last move, if there is one."""
        note = self.game.notes.get(self.game.index)
        language = self.table.session.language
        return typeset(note.in_language(language), language) if note is not None else ""

    # Moving through the game

    def walk(self, direction: Direction) -> None:
        """Go a move back or forward with left and right, a turn with up and down."""
        match direction:
            case "left":
                self.go(self.game.index - 1)
            case "right":
                self.go(self.game.index + 1)
                self._report_round()
            case "up":
                self._move(lambda: self.game.go_to_turn(-1))
            case "down":
                self._move(lambda: self.game.go_to_turn(1))

    def next(self) -> None:
        """Go a move forward."""
        self.table.walk("right")

    def go(self, index: int) -> None:
        """Go to a position."""
        self._move(lambda: self.game.go(index))

    def go_to_end(self, index: int) -> None:
        """Go to a position by its number; -1 is the end."""
        self.go(self.game.count if index < 0 else index)

    def go_to_round(self, by: int) -> None:
        """Go to the beginning of the next round, or of one before; turn the page of a long explanation."""
        if self.look_around.is_open:
            self.look_around.turn_page(by)
        else:
            self._move(lambda: self.game.go_to_round(by))

    def go_to_note(self, by: int) -> None:
        """Go to the next comment, or to the one before."""
        self._move(lambda: self.game.go_to_note(by))

    def _move(self, go: Callable[[], None]) -> None:
        self._pause()
        go()
        self.present()

    def play(self) -> None:
        """Play on by itself, or pause."""
        if self._timer is not None:
            self._pause()
            self.present()
            return
        if self.game.is_at_end:
            self.game.go(0)
        self._wait()
        self.present()

    def _wait(self) -> None:
        """Play the next move in a moment, or once the comment has been read."""
        step = max(SPEEDS[self.table.session.settings.speed], SHORTEST_STEP)
        self._timer = self.table.set_timer(step + len(self._note) / READING_SPEED, self._tick)

    def _tick(self) -> None:
        if self.table.app.screen is self.table:
            self.game.go(self.game.index + 1)
            if self.game.is_at_end:
                self._pause()
            else:
                self._wait()
            self.present()
            self._report_round()
        else:
            self._wait()

    def _report_round(self) -> None:
        """Show step by step how a round was settled if the last move ended it."""
        self.table.reports.show_at(self.game.index)

    def show_report(self) -> None:
        """Show the report of the last round that was over by now."""
        if not self.table.reports.show_last(self.game.index):
            self.table.notices.say("report-none", 3)

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def continue_(self) -> None:
        """Begin a new game at this position, once there are no secrets in it."""
        self._pause()
        if self.game.is_complete:
            self.table.pavilion.continue_from(self.game.shown, self.game.index)
        else:
            self.table.notices.say("shared-not-over")

    def back(self) -> None:
        """Close the inspector, go back to the story one came from, or leave."""
        if self.look_around.is_open:
            self.look_around.close()
        elif self._moment is not None and self._is_from_story:
            self._pause()
            self.returns_to = self._moment
            self.table.dismiss()
        elif self._moment is not None:
            self._pause()
            self.table.reference.open_story(self._moment)
        else:
            self._pause()
            self.table.dismiss()

    # What the table asks of it

    def resumed(self) -> None:
        """Do nothing: nothing happens to a replay while something else is open."""

    def retranslated(self) -> None:
        """Show everything in other words."""
        self.present()

    def cursor(self) -> tuple[str, ...]:
        """Return nothing: there is nothing to choose."""
        return ()

    def jump_targets(self) -> None:
        """Return None: any spot may be jumped to."""

    def jump_to(self, spot: str) -> None:
        """Explain the spot of a letter."""
        self.look_around.look_at(spot)

    def click(self, spot: str) -> None:
        """Explain a spot."""
        self.look_around.look_at(spot)

    def admit(self, seat: int) -> None:
        """Do nothing: a replay hides nothing from anyone at the keyboard."""

    def commands(self) -> dict[str, Callable[..., Any]]:
        """Return what keys can do here."""
        return {
            "walk": self.walk,
            "next": self.next,
            "round": self.go_to_round,
            "ends": self.go_to_end,
            "play": self.play,
            **({"note": self.go_to_note} if self.game.notes else {}),
            "continue": self.continue_,
            "report": self.show_report,
            "back": self.back,
        }

    def live_keys(self) -> list[str]:
        """List the keys that do something now."""
        whole = ["continue"] if self.game.is_complete else []
        story = ["story"] if self.game.can_tell_story else []
        notes = ["note"] if self.game.notes else []
        moving = ["step", *notes, "turn", "round", "play", "back"]
        return [*moving, *whole, "inspect", "scores", *story, "log", "leave", "help"]

    def show_move(self, index: int | None) -> None:
        """Go to a move chosen in the log, just after it was played."""
        if index is not None:
            self.go(index + 1)

    def show_moment(self, moment: Moment | None) -> None:
        """Go to where the turn of a moment was decided."""
        self._moment = moment
        if moment is not None:
            self.go(moment.at)
