"""Pictures of the lobby, the waiting room and a shared table, at the sizes and in the languages that matter."""

from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from textual import events, on
from textual.pilot import Pilot
from textual.screen import Screen

from saves.records.library import Library
from saves.store import open_store
from saves.tables import Tables, acts
from saves.tables import tables as tables_module
from tui.app import Pavilion
from tui.bots.pool import BotPool
from tui.i18n import dates as ago
from tui.lobby.lobby import LobbyScreen
from tui.lobby.opening import open_live
from tui.serve.app import RemoteApp
from tui.serve.context import ServerContext, first_screen
from tui.serve.identity import RemotePlayer
from tui.serve.presence import Presence
from tui.session import Session
from tui.settings import SettingsFile

BEGUN = datetime(2026, 11, 14, 20, 0, tzinfo=UTC)
LOOKED = datetime(2026, 11, 16, 9, 30, tzinfo=UTC)


class LobbyApp(Pavilion):
    """The app of a player on a server whose tables are set up while it runs."""

    CSS_PATH = RemoteApp.CSS_PATH

    def __init__(self, folder: Path, show: Callable[["LobbyApp"], Awaitable[None]], language: str) -> None:
        file = SettingsFile(folder / "settings.json")
        super().__init__(Session(file, Library(folder / "saves"), BotPool(size=1), language_asked=language))
        self._folder, self._show = folder, show

    def get_default_screen(self) -> Screen[Any]:
        self.tables = Tables(open_store(self._folder / "house.sqlite"))
        self.context = ServerContext(self.tables, RemotePlayer("anna", "key", "127.0.0.1"), Presence())
        return first_screen(self.session, self.context)

    async def show(self) -> None:
        await self._show(self)

    @on(events.Unmount)
    async def close_store(self) -> None:
        await self.tables.close()
        await self.session.bots.close()


@pytest.fixture
def looks(snap_compare: Callable[..., bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., bool]:
    """Compare the screen after some tables were set up."""
    names = iter(f"table{number}" for number in range(1, 10))
    monkeypatch.setattr("saves.tables.tables.secrets.choice", _spelled(names))
    monkeypatch.setattr(tables_module, "clock", lambda: BEGUN.strftime("%Y-%m-%dT%H:%M:%S.%fZ"))
    monkeypatch.setattr(ago, "now", lambda: LOOKED)

    def compare(
        show: Callable[["LobbyApp"], Awaitable[None]], size: tuple[int, int] = (80, 24), language: str = "en"
    ) -> bool:
        async def set_up(pilot: Pilot[None]) -> None:
            assert isinstance(pilot.app, LobbyApp)
            await pilot.app.show()
            for _ in range(5):
                await pilot.pause(0.05)

        return snap_compare(LobbyApp(tmp_path, show, language), run_before=set_up, terminal_size=size)

    return compare


def _spelled(names: Iterable[str]) -> Callable[[object], str]:
    """Return the letters of known names instead of random ones."""
    signs = iter("".join(name.ljust(6, "x")[:6] for name in names))
    return lambda _among: next(signs)


async def full_lobby(app: LobbyApp) -> None:
    """Set up tables of every kind."""
    tables = app.tables
    mine = await tables.create("bob", "bruxelles1893", (None, None, "journeyman"), seed=1, names=("", "", "Rupert"))
    await mine.do(acts.sit, "anna")
    await mine.do(acts.start, "bob")
    private = await tables.create("anna", "crystal_palace", (None, None), seed=2, word="rosebud")
    await private.do(acts.say, "anna", "hello")
    await tables.create(
        "Clémence", "bruxelles1897", (None, None, None, "apprentice"), seed=3, names=("", "", "", "Ivy")
    )
    watched = await tables.create("dora", "crystal_palace", (None, None), seed=4)
    await watched.do(acts.sit, "emil")
    await watched.do(acts.start, "dora")
    app.push_screen(LobbyScreen(app.session, app.context))


async def waiting_room(app: LobbyApp) -> None:
    """Wait at a private table."""
    live = await app.tables.create(
        "anna", "bruxelles1893", (None, None, None, "journeyman"), seed=2, word="rosebud", names=("", "", "", "Rupert")
    )
    await live.do(acts.sit, "bob", word="rosebud")
    await live.do(acts.say, "bob", "Good evening!")
    open_live(app, app.context, live)


async def shared_table(app: LobbyApp) -> None:
    """Be asked to agree to an undo."""
    live = await app.tables.create("anna", "bruxelles1897", (None, None), seed=3)
    await live.do(acts.sit, "bob")
    await live.do(acts.start, "anna")
    while len(live.now.match.entries) < 4:
        [decision] = live.now.match.decisions
        player = str(live.now.chairs[decision.seat].player)
        await live.do(acts.play, player, decision.moves[0], live.now.version)
    await live.do(acts.say, "bob", "Sorry, that was not what I wanted.")
    await live.do(acts.ask_for_undo, "bob")
    open_live(app, app.context, live)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
def test_the_lobby(looks: Callable[..., bool], size: tuple[int, int]) -> None:
    assert looks(full_lobby, size)


def test_the_lobby_in_french(looks: Callable[..., bool]) -> None:
    assert looks(full_lobby, language="fr")


def test_the_waiting_room(looks: Callable[..., bool]) -> None:
    assert looks(waiting_room)


def test_a_shared_table(looks: Callable[..., bool]) -> None:
    assert looks(shared_table)
