"""Looking around: the inspector explains whatever the cursor is on, and letters lead the cursor anywhere."""

from collections.abc import Callable, Collection, Sequence

from tui.table.selection import Direction, nearest
from tui.table.view import TableView, reading_order

LETTERS = "asdfghjklqwertyuiopzxcvbnmASDFGHJKLQWERTYUIOPZXCVBNM0123456789"


class LookAround:
    """The cursor while it moves over everything on the table, and the letters of a jump."""

    def __init__(self, view: TableView, show_cursor: Callable[[], None], show_keys: Callable[[], None]) -> None:
        self._view = view
        self._show_cursor = show_cursor
        self._show_keys = show_keys
        self.spot: str | None = None
        """What is looked at; None while the cursor is for choosing."""
        self._letters: dict[str, str] = {}

    @property
    def is_open(self) -> bool:
        """Whether the inspector is open."""
        return self.spot is not None

    def toggle(self, cursor: Sequence[str]) -> None:
        """Open the inspector where the cursor is, or on what the decision is about; or close it."""
        if self.is_open:
            self.close()
            return
        places = self._view.places()
        about = self._view.boards.target_spots(self._view.scene)
        if places:
            self.look_at(next((spot for spot in (*cursor, *about) if spot in places), None) or reading_order(places)[0])

    def look_at(self, spot: str) -> None:
        """Explain a spot."""
        view, opening = self._view, not self.is_open
        self.spot = spot
        view.inspector.explain(view.boards.inspect(view.scene, spot))
        if opening:
            view.inspecting = True
            view.place_panels()
            self._show_keys()
        view.inspector.redraw()
        self._show_cursor()

    def close(self) -> None:
        """Show the decision again."""
        self.forget()
        self._view.place_panels()
        self._show_keys()
        self._view.decision.redraw()
        self._show_cursor()

    def forget(self) -> None:
        """Close the inspector without drawing: everything is drawn again anyway."""
        self.spot = None
        self._view.inspecting = False

    def walk(self, direction: Direction) -> None:
        """Move to the next thing in a direction."""
        places = self._view.places()
        here = places.get(self.spot or "")
        target = nearest(here, places, direction) if here is not None else next(iter(places), None)
        if target is not None:
            self.look_at(target)

    def turn_page(self, by: int) -> None:
        """Turn the page of a long explanation."""
        self._view.inspector.turn_page(by)

    @property
    def rule(self) -> str:
        """The section of the rules about what is looked at."""
        assert self.spot is not None
        return self._view.boards.inspect(self._view.scene, self.spot).rule

    # Letters

    @property
    def has_letters(self) -> bool:
        """Whether the next key is a letter of a jump."""
        return bool(self._letters)

    def show_letters(self, targets: Collection[str] | None) -> None:
        """Put a letter on every target; on everything while the inspector is open."""
        places = self._view.places(None if self.is_open else targets)
        if places:
            self._letters = dict(zip(LETTERS, reading_order(places), strict=False))
            self._view.show_letters({spot: letter for letter, spot in self._letters.items()})
            self._show_keys()
            self._show_cursor()

    def take_letter(self, letter: str | None) -> str | None:
        """Return the spot of a letter, and take the letters away."""
        spot = self._letters.get(letter or "")
        self._letters = {}
        self._view.show_letters({})
        self._show_keys()
        return spot
