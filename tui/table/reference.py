"""What a table opens over itself to read: the rules, the log, the scores and the story of the game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.story import Moment
from tui.session import Session
from tui.table.look_around import LookAround
from tui.table.notices import Notices
from tui.table.source import GameSource
from tui.table.storyteller import Storyteller
from tui.table.view import TableView

if TYPE_CHECKING:
    from tui.app import Pavilion


class Reference:
    """Everything there is to read about a game.

    `show_move` is called with the number of a move chosen in the log, `show_moment` with a moment of the story, and
    `after_scores` with what was asked for on the score sheet.
    """

    def __init__(
        self,
        view: TableView,
        source: GameSource,
        session: Session,
        look_around: LookAround,
        notices: Notices,
        app: Callable[[], "Pavilion"],
        teller: Storyteller | None = None,
    ) -> None:
        """Refer to a game; a storyteller who tells it already goes on telling it."""
        self._view = view
        self._source = source
        self._session = session
        self._look_around = look_around
        self._notices = notices
        self._app = app
        self._told_elsewhere = teller
        self._teller: Storyteller | None = None
        self.show_move: Callable[[int | None], None] = lambda _: None
        self.show_moment: Callable[[Moment | None], None] = lambda _: None
        self.after_scores: Callable[[str | None], None] = lambda _: None
        self.last_word: Callable[[], str] = lambda: ""
        """What is said below the final scores."""

    def open_rules(self) -> None:
        """Open the rules where they explain what is looked at or asked."""
        scene = self._view.scene
        if self._look_around.is_open:
            section = self._look_around.rule
        elif scene.decision is not None:
            section = scene.words(f"ask-{scene.decision.asks}.rule")
        else:
            section = "final-scoring"
        self._app().open_rules(scene.game.key, section)

    def open_log(self) -> None:
        """Open the whole log."""
        from tui.screens.log import LogScreen

        scene = self._view.scene
        remarks = [(index, seat, text) for index, (seat, text) in self._source.remarks(scene)]
        source = self._source
        self._app().push_screen(LogScreen(scene, source.match, source.header, remarks), self.show_move)

    def open_scores(self) -> None:
        """Open the itemised scores."""
        from tui.screens.scores import ScoresScreen

        sheet = ScoresScreen(self._view.scene, self._source.match, self.last_word())
        self._app().push_screen(sheet, self.after_scores)

    # The story of the game

    @property
    def teller(self) -> Storyteller:
        """Who tells the story; thinks as long as the table is open at most."""
        if self._told_elsewhere is not None:
            return self._told_elsewhere
        if self._teller is None:
            self._teller = Storyteller(self._source.as_shown(), self._session.bots, self._session.library)
        return self._teller

    def tell_story(self) -> None:
        """Open the story of the game, if it may be told."""
        if self._source.can_tell_story:
            self.open_story()
        else:
            self._notices.say("story-not-yet")

    def open_story(self, moment: Moment | None = None) -> None:
        """Open the story, at a moment if one has been there before."""
        from tui.screens.story import StoryScreen

        view = self._view
        self._app().push_screen(StoryScreen(view.scene, view.boards, self.teller, moment), self.show_moment)

    def close(self) -> None:
        """Stop thinking about a game that nobody looks at."""
        if self._teller is not None:
            self._teller.pause()
