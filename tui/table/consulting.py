"""Consulting: what playing and replaying open over the table: rules, log, scores, the story of the game, help."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from textual import events, on
from textual.binding import Binding, BindingType

from engine.story import Moment
from tui.session import Session
from tui.table.frame import TableFrame
from tui.table.shown_game import ShownGame
from tui.table.storyteller import Storyteller


class ConsultingScreen(TableFrame):
    """A table with everything there is to read about the game. Subclasses say how a moment of it is shown."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules", id="table.rules", show=False),
        Binding("L", "log", id="table.log", show=False),
        Binding("S", "scores", id="table.scores", show=False),
        Binding("T", "story", id="table.story", show=False),
        Binding("question_mark", "help", id="table.help", show=False),
    ]

    def __init__(self, session: Session, journal: ShownGame) -> None:
        super().__init__(session, journal)
        self._teller: Storyteller | None = None

    # What subclasses say

    def show_moment(self, index: int | None) -> None:
        """Show the position before a move."""
        raise NotImplementedError

    def show_turn(self, moment: Moment | None) -> None:
        """Show the position that a moment of the story is about."""
        raise NotImplementedError

    def key_groups(self) -> dict[str, tuple[str, ...]]:
        """List all keys of the screen by group, for the help."""
        raise NotImplementedError

    # Rules, log and scores

    def rules_section(self) -> str:
        """Name the section of the rules that explains what is on the table now."""
        decision = self.scene.decision
        return self.scene.words(f"ask-{decision.asks}.rule") if decision is not None else "final-scoring"

    def action_rules(self) -> None:
        """Open the rules where they explain what is looked at or asked."""
        section = self.rules_section()
        if self.looking_at is not None:
            section = self.boards.inspect(self.scene, self.looking_at).rule
        self.pavilion.open_rules(self.scene.game.key, section)

    def action_log(self) -> None:
        """Open the whole log."""
        from tui.screens.log import LogScreen

        self.app.push_screen(LogScreen(self.session, self.scene, self.match, self.log_notes()), self.show_moment)

    def log_notes(self) -> Sequence[tuple[int, int | None, str]]:
        """Give what was said and done besides the moves: how many moves before it, a seat or None, and the sentence."""
        return ()

    def action_scores(self) -> None:
        """Open the itemised scores."""
        from tui.screens.scores import ScoresScreen

        self.app.push_screen(ScoresScreen(self.session, self.scene, self.match), self.after_scores)

    def after_scores(self, wish: str | None) -> None:
        """Do what was asked for on leaving the scores."""
        if wish == "story":
            self.action_story()

    # The story of the game

    def can_tell_story(self) -> bool:
        """Whether the story of the game may be told: not while it is being played."""
        return self.match.is_over

    @property
    def teller(self) -> Storyteller:
        """Who tells the story; thinks as long as this screen is open at most."""
        if self._teller is None:
            self._teller = Storyteller(self.journal, self.session.bots, self.session.library)
        return self._teller

    def action_story(self) -> None:
        """Open the story of the game."""
        if self.can_tell_story():
            self.open_story()
        else:
            self.notify(self.scene.words("story-not-yet"), timeout=4)

    def open_story(self, moment: Moment | None = None) -> None:
        """Open the story of the game, at a moment if one has been there before."""
        from tui.screens.story import StoryScreen

        self.app.push_screen(StoryScreen(self.scene, self.boards, self.teller, moment), self.show_turn)

    @on(events.Unmount)
    def stop_telling(self) -> None:
        """Let nobody think about a game that nobody looks at."""
        if self._teller is not None:
            self._teller.pause()

    # Keys and commands

    def action_help(self) -> None:
        """List the keys of the screen."""
        words = self.scene.words
        self.pavilion.open_help(
            [
                (
                    words(f"table-help-{group}"),
                    [(words(f"table-key-{name}.key"), words(f"table-key-{name}.help")) for name in names],
                )
                for group, names in self.key_groups().items()
            ]
        )

    def table_commands(self) -> list[tuple[str, str, Callable[[], Any]]]:
        """Offer what the table can do to the command palette."""
        words = self.scene.words
        return [
            (words(f"table-key-{name}"), words(f"table-key-{name}.help"), action)
            for name, action in self.commands().items()
        ]

    def commands(self) -> dict[str, Callable[[], Any]]:
        """Give the commands of the table by the names of their keys."""
        return {
            "inspect": self.action_inspect,
            "rules": self.action_rules,
            "scores": self.action_scores,
            "log": self.action_log,
            "next-player": self.action_next_player,
            "leave": self.action_leave,
        }
