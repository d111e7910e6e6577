"""The replay of a shared table: the whole of a finished game, and of one under way what the visitor may see."""

from pathlib import Path

import msgspec

from engine.match import Match
from saves.records.record import Header
from saves.tables import SharedTable
from saves.tables.table import OVER
from tui.lobby.words import seats_of
from tui.session import Session
from tui.table.replay import ReplayScreen


class TableAsSeen:
    """One moment of a shared table, as a game that can be shown."""

    def __init__(self, table: SharedTable, seat: int | None, session: Session) -> None:
        self.is_over = table.status == OVER
        self.match: Match = table.match if self.is_over else table.seen_by(seat)
        self.header: Header = msgspec.structs.replace(table.public_header, seats=seats_of(table, session.words))
        self.path: Path = session.library.folder / "shared" / f"{table.id}.pavilion"


class SharedReplayScreen(ReplayScreen):
    """A replay. Only a finished game can be continued or told: before, it would show what is still hidden."""

    journal: TableAsSeen

    def can_tell_story(self) -> bool:
        """Whether the story may be told."""
        return self.journal.is_over

    def action_continue(self) -> None:
        """Begin a game of one's own at this position, once there are no secrets in it."""
        if self.journal.is_over:
            super().action_continue()
        else:
            self.notify(self.scene.words("shared-not-over"), timeout=4)

    def key_names(self) -> list[str]:
        """List the keys that do something now."""
        hidden = () if self.journal.is_over else ("continue", "story")
        return [name for name in super().key_names() if name not in hidden]
