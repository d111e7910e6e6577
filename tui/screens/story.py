"""Story: the chances over a game, its turning points and its best and worst decisions, each a link to the replay."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import BindingType

from engine.story import Moment
from tui.boards.base import AnyBoards
from tui.keys import Key, Press, bindings, key
from tui.screens.sheet import Sheet
from tui.table.scene import AnyScene
from tui.table.storyteller import Storyteller
from tui.widgets.story import StoryPanel

if TYPE_CHECKING:
    from tui.app import Pavilion


class StoryScreen(Sheet[Moment | None]):
    """The story of a game, shown while it is computed; its result is the moment to show, or None.

    The storyteller belongs to the table and goes on when this is closed.
    """

    title_id = "story-title"
    KEYS = (
        Key("key-walk", (Press("up", "step(-1)", "walk.up"), Press("down", "step(1)", "walk.down"))),
        Key(
            "key-leap", (Press("home", "step(-100)", "walk.first"), Press("end", "step(100)", "walk.last")), shown=False
        ),
        key("key-moment", "enter", "show_moment", id="story.go-there"),
        key("key-practise", "p", "practise", id="story.practise"),
        key("key-pause", "space", "pause", id="story.pause"),
        key("key-close", "escape,T,q", "dismiss(None)", id="story.close"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def __init__(self, scene: AnyScene, boards: AnyBoards, teller: Storyteller, moment: Moment | None = None) -> None:
        """Show the story, with the cursor on a moment if one is given."""
        self.teller = teller
        self._moment = moment
        self.panel = StoryPanel("story", scene, boards, teller)
        super().__init__(scene, self.panel)

    def on_mount(self) -> None:
        """Start the storyteller, and show its progress."""
        self.teller.catch_up()
        self.teller.changed = self.panel.update
        self.teller.start()
        self.panel.update()
        if self._moment in self.panel.moments:
            self.panel.go_to(self.panel.moments.index(self._moment))

    def on_unmount(self) -> None:
        """Stop showing its progress."""
        self.teller.changed = lambda: None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer a pause only until the story is complete, and puzzles where there are any."""
        if action == "practise":
            return bool(self.teller.story.costliest(self._seats))
        return action != "pause" or not self.teller.story.is_complete

    def action_step(self, by: int) -> None:
        """Move the cursor."""
        self.panel.go_to(self.panel.index + by)

    def action_pause(self) -> None:
        """Pause the storyteller, or resume it."""
        if self.teller.is_running:
            self.teller.pause()
        else:
            self.teller.start()
        self.panel.redraw()

    def action_show_moment(self) -> None:
        """Close and look at the moment under the cursor."""
        moment = self.panel.moment
        if moment is not None:
            self.dismiss(moment)

    def action_practise(self) -> None:
        """Put the decisions that gave away most to the player again, as puzzles."""
        from tui.learning.own_puzzles import own_tasks

        tasks = own_tasks(self.teller.story, self.teller.journal.header, self._seats)
        cast("Pavilion", self.app).learning.open_own(tasks)

    @property
    def _seats(self) -> set[int]:
        """The seats of the person who played."""
        from tui.learning.own_puzzles import seats_of_person

        return seats_of_person(self.teller.journal.header, self.scene.viewer)

    def click_row(self, row: int) -> None:
        """Put the cursor on a moment that was clicked; a second click looks at it."""
        if row == self.panel.index:
            self.action_show_moment()
        else:
            self.panel.go_to(row)
