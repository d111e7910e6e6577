"""Replay: a recorded game move by move, turn by turn, round by round; and playing on from any point."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from engine.story import Moment
from saves.records.journal import Journal
from tui.session import Session
from tui.settings import SPEEDS
from tui.table.consulting import ConsultingScreen
from tui.table.selection import Direction
from tui.table.shown_game import ShownGame
from tui.table.storyteller import Storyteller

SHORTEST_STEP = 0.4
"""Seconds between moves of a replay that plays by itself, at the least."""


class ReplayScreen(ConsultingScreen):
    """A finished or running game seen again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "round(-1)", id="replay.previous-round", show=False),
        Binding("pagedown", "round(1)", id="replay.next-round", show=False),
        Binding("home", "go(0)", id="replay.first", show=False),
        Binding("end", "go(-1)", id="replay.last", show=False),
        Binding("space", "play", id="replay.play", show=False),
        Binding("enter", "walk('right')", id="replay.next", show=False),
        Binding("c", "continue", id="replay.continue", show=False),
    ]

    def __init__(
        self,
        session: Session,
        journal: ShownGame,
        at: int | None = None,
        teller: Storyteller | None = None,
        moment: Moment | None = None,
    ) -> None:
        """Watch a game from a move on; somebody who tells its story already goes on telling it.

        Whoever comes from a `moment` of the story goes back to it.
        """
        super().__init__(session, journal)
        self._told_elsewhere = teller
        self._moment = moment
        """The moment of the story one has come from; Esc leads back to it."""
        self.index = min(at or 0, len(self.match.entries))
        """How many moves have been played in the position shown."""
        self._timer: Timer | None = None

    @property
    def count(self) -> int:
        """The number of moves of the game."""
        return len(self.match.entries)

    # Showing

    def present(self) -> None:
        """Show the position after the moves so far, with what the last of them brought."""
        scene, words = self.scene, self.scene.words
        scene.state = self.match.state_before(self.index)
        decisions = scene.game.decisions(scene.state)
        scene.decision = decisions[0] if decisions else None
        scene.lit = set()
        entries = self.match.entries[: self.index]
        seen = len(self.told) if len(entries) >= self._told_entries else 0
        self.tell_log(entries, seen)
        self.flashes = set()
        panel = self.view.decision
        panel.heading = words("replay-prompt", move=self.index, moves=self.count)
        panel.options = []
        if entries:
            last = entries[-1]
            panel.prompt = f"{scene.glyphs.seats[last.seat]} {scene.player(last.seat)}"
            panel.messages = [(text, "ink") for _, text in self.view.sentences(last.events)]
            self.flashes = {spot for event in last.events for spot in self.boards.event_spots(scene, event)}
        else:
            panel.prompt, panel.messages = words("replay-start"), []
        if scene.decision is not None:
            name = scene.player(scene.decision.seat)
            panel.messages += [("", "ink"), (words(f"wait-{scene.decision.asks}", seat=name), "faint")]
        else:
            panel.messages += [("", "ink"), (words("replay-end"), "faint")]
        if self.index == self.count:
            panel.messages += [("", "ink"), *((text, "ink") for text in self._why_it_stops())]
        self.view.status.note = words("replay-note", move=self.index, moves=self.count)
        if self._timer is not None:
            self.view.status.note += f" {scene.glyphs.play}"
        self.show_keys()
        self.view.place_panels()
        self.view.redraw()
        if self.looking_at is not None:
            self.look_at(self.looking_at)
        self.mark()

    def _why_it_stops(self) -> list[str]:
        """Explain why a record that older rules played goes no further."""
        notices = self.journal.notices if isinstance(self.journal, Journal) else []
        words = self.session.words
        return [words.notice(each) for each in notices if each.kind == "older-rules"]

    # Moving through the game

    def walk(self, direction: Direction) -> None:
        """Go a move back or on with left and right, a turn with up and down."""
        match direction:
            case "left":
                self._go(self.index - 1)
            case "right":
                self._go(self.index + 1)
            case "up":
                self._go(self._boundary(-1, lambda index: self.match.entries[index].opens_turn))
            case "down":
                self._go(self._boundary(1, lambda index: self.match.entries[index].opens_turn))

    def _boundary(self, by: int, is_one: Callable[[int], bool]) -> int:
        """Find the next position, backward or forward, at which something begins; or the end of the game."""
        index = self.index + by
        while 0 < index < self.count and not is_one(index):
            index += by
        return index

    def _go(self, index: int) -> None:
        self._pause()
        self.index = min(max(index, 0), self.count)
        self.present()

    def action_go(self, index: int) -> None:
        """Go to a move; -1 is the end."""
        self._go(self.count if index < 0 else index)

    def action_round(self, by: int) -> None:
        """Go to the beginning of the next or an earlier round; turn the page of a long explanation."""
        if self.looking_at is not None:
            self.view.inspector.turn_page(by)
            return
        entries = self.match.entries
        self._go(self._boundary(by, lambda index: entries[index].round != entries[index - 1].round))

    def action_play(self) -> None:
        """Play on by itself, or pause."""
        if self._timer is not None:
            self._pause()
            self.present()
            return
        if self.index == self.count:
            self.index = 0
        seconds = max(SPEEDS[self.session.settings.speed], SHORTEST_STEP)
        self._timer = self.set_interval(seconds, self._tick)
        self.present()

    def _tick(self) -> None:
        if self.app.screen is not self:
            return
        self.index = min(self.index + 1, self.count)
        if self.index == self.count:
            self._pause()
        self.present()

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_continue(self) -> None:
        """Begin a new game at this position."""
        self._pause()
        self.pavilion.continue_from(self.journal, self.index)

    # Keys and other screens

    def key_names(self) -> list[str]:
        """List the keys that do something now."""
        return ["step", "turn", "round", "play", "continue", "inspect", "scores", "story", "log", "leave", "help"]

    def key_groups(self) -> dict[str, tuple[str, ...]]:
        """List all keys of the replay by group."""
        return {
            "replay": ("step", "turn", "round", "ends", "play", "continue"),
            "knowing": ("inspect", "rules", "scores", "story", "log", "tabs", "next-player"),
            "game": ("palette", "leave", "help"),
        }

    def show_moment(self, index: int | None) -> None:
        """Go to a move chosen in the log, just after it was played."""
        if index is not None:
            self._go(index + 1)

    def can_tell_story(self) -> bool:
        """Whether the story may be told: of every game that is seen again, as far as it went."""
        return True

    @property
    def teller(self) -> Storyteller:
        """Who tells the story: whoever does so already."""
        return self._told_elsewhere or super().teller

    def show_turn(self, moment: Moment | None) -> None:
        """Go to where the turn of a moment was decided."""
        self._moment = moment
        if moment is not None:
            self._go(moment.at)

    def action_back(self) -> None:
        """Stop looking around, go back to the story one has come from, or leave."""
        if self.looking_at is not None:
            self.stop_looking()
        elif self._moment is not None:
            self._pause()
            self.open_story(self._moment)
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Go back to where the replay was opened."""
        self._pause()
        self.dismiss()

    def commands(self) -> dict[str, Callable[[], Any]]:
        """Give the commands of the replay by the names of their keys."""
        own = {"continue": self.action_continue, "play": self.action_play, "story": self.action_story}
        return {**own, **super().commands()}
