"""Tables to play at: sessions that keep everything in a temporary folder, positions, and a person at the keyboard."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from textual import events
from textual.geometry import Region, Size
from textual.pilot import Pilot

from engine import bots
from engine.agenda import tag_of
from engine.bots.thought import Thought
from engine.game import CATALOGUE, game
from engine.match import Match
from saves.gallery import folder
from saves.records.journal import Journal
from saves.records.library import Library
from saves.records.record import Seat
from tests.tui.table.kinds import is_played, journal_of
from tui.app import Pavilion
from tui.boards import boards
from tui.bots.pool import BotPool
from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import UNICODE
from tui.drawing.palette import Palette
from tui.drawing.panel import Panel
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import Words
from tui.session import NewGame, Opening, Session
from tui.settings import SettingsFile
from tui.table.lesson_game import LessonGame
from tui.table.puzzle_game import PuzzleGame
from tui.table.scene import AnyScene, Scene

GAME = game("bruxelles1897")
BOARDS = boards("bruxelles1897")
NAMES = ("Ann", "Bob", "Cleo", "Dora", "Emil")
SIZES = {"small": (80, 24), "middle": (120, 40), "large": (160, 50)}


class Sitting:
    """One run of the app with somebody at the keyboard. Nothing here but keys, clicks and looking."""

    def __init__(self, app: Pavilion, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> Any:
        """The screen on top: the table, mostly."""
        return self.app.screen

    @property
    def match(self) -> Match:
        match: Match = self.table.match
        return match

    async def press(self, *keys: str) -> None:
        """Press keys, each when the table is at rest: bots that were to move have moved.

        Pilot's own press waits until the processor is idle, which takes longer than playing.
        """
        for key in keys:
            self.app.post_message(events.Key(key, key if len(key) == 1 else None))
            await self.rest()

    async def rest(self) -> None:
        """Wait until everything is shown, and a person can decide or the game is over."""
        for _ in range(3):
            await self.pilot.pause(0)
        await self.until(lambda: not _bots_think(self.app.screen))
        await self.pilot.pause(0)

    async def until(self, condition: Callable[[], bool]) -> None:
        for _ in range(2000):
            if condition():
                return
            await self.pilot.pause(0.005)
        raise AssertionError("it never came true")

    async def resize(self, width: int, height: int) -> None:
        await self.pilot.resize_terminal(width, height)
        await self.rest()

    async def click(self, panel: Panel[Any], spot: str) -> None:
        """Click in the middle of a spot."""
        region = panel.spots[spot]
        await self.pilot.click(panel, offset=(region.x + region.width // 2, region.y + region.height // 2))
        await self.rest()

    def frame(self) -> str:
        """The whole window as plain text; a non-breaking space looks like any other."""
        text = "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())
        return text.replace(NO_BREAK_SPACE, " ")

    def sign_at(self, spot: str) -> str:
        """What stands where the cursor shows on a spot."""
        view = self.table.view
        panel = next(panel for panel in view.game_panels if panel.display and spot in panel.spots)
        mark: Region = panel._canvas.marks[spot].translate(panel.region.offset)
        return self.frame().split("\n")[mark.y][mark.x]

    def notices(self) -> list[str]:
        """What notifications say."""
        return [str(notice.message) for notice in self.app._notifications]

    def labels(self) -> list[str]:
        """The answers in the list."""
        return [option.label for option in self.table.mode.chooser.selection.shown]

    async def choose(self, kind: str) -> None:
        """Choose the first answer of a kind, by walking the list to it."""
        await self.to_list()
        for _ in self.labels():
            if tag_of(self.table.mode.chooser.selection.current.move) == kind:
                break
            await self.press("up")
        await self.press("enter")

    async def answer(self, move: Any) -> None:
        """Answer by number or letter; free actions are opened first, and a dial is set by digits."""
        chooser, decision = self.table.mode.chooser, self.table.scene.decision
        if move in decision.asides:
            await self.press("x")
        if chooser.dial is not None:
            values = self.table.view.boards.dial_values(move)
            await self.press("home", *(str(value) for value in values), "enter")
            return
        option = next(each for each in chooser.selection.options if each.move == move)
        await self.press(*option.key)

    async def to_list(self) -> None:
        """Go to the list of answers."""
        while not self.table.view.decision.active:
            await self.press("tab")

    async def play_turn(self) -> None:
        """Play until the turn is over, taking the first answer to every question."""
        match, played = self.match, len(self.match.entries)
        while not match.is_over and (len(match.entries) == played or not match.decisions[0].opens_turn):
            await self.press("home", "enter")


def _bots_think(screen: Any) -> bool:
    if is_played(screen) and isinstance(screen.source, LessonGame | PuzzleGame):
        return screen.source.run.decision is None and screen.source.way_on is None
    if not is_played(screen) or journal_of(screen).read_only:
        return False
    asks = screen.mode.chooser.selection.options or screen.view.decision.dial is not None or screen.mode.guide.way_on
    return not screen.match.is_over and not asks


class AppRunner:
    """A folder with settings and saved games, and apps that run there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.library = Library(folder / "saves")

    def session(self, ascii_only: bool = False, language: str = "en", **settings: Any) -> Session:
        file = SettingsFile(self.folder / "config" / "settings.json")
        usual = {"speed": "instant", "confirm": "never", "reports": "quick", "played": tuple(CATALOGUE)}
        for name, value in {**usual, **settings}.items():
            setattr(file.settings, name, value)
        return Session(file, self.library, BotPool(size=1), ascii_only=ascii_only, language_asked=language)

    def run(
        self,
        scene: Callable[[Sitting], Awaitable[None]],
        opening: Opening | None = None,
        size: tuple[int, int] = (80, 24),
        patient: bool = True,
        **session: Any,
    ) -> None:
        """Open the app, let somebody do something (once bots have moved, if patient), and leave no process behind."""

        async def evening() -> None:
            given = self.session(**session)
            app = Pavilion(given, opening)
            try:
                async with app.run_test(size=size, notifications=True) as pilot:
                    sitting = Sitting(app, pilot)
                    await (sitting.rest() if patient else sitting.until(lambda: is_played(app.screen)))
                    await scene(sitting)
            finally:
                await given.bots.close()
                bots: Any = given.bots
                assert not bots.pids

        asyncio.run(evening())


def people(count: int, bots: int = 0, level: str = "apprentice") -> tuple[Seat, ...]:
    """Return people, and bots after them."""
    bot_seats = [Seat(name, level) for name in NAMES[count : count + bots]]
    return (*(Seat(name, "human") for name in NAMES[:count]), *bot_seats)


def new_table(seats: tuple[Seat, ...], seed: int = 7, key: str = GAME.key, **more: Any) -> NewGame:
    return NewGame(key, seats, {}, seed, **more)


def gallery_match(seats: int, key: str = GAME.key) -> Match:
    """Return a finished game of the gallery."""
    name = {2: "two", 3: "three", 4: "four", 5: "five"}[seats]
    return Journal.open(folder() / f"{key}-{name}-seats.pavilion", read_only=True).match


def scene_at(state: Any, words: Words | None = None, viewer: int | None = None, key: str = GAME.key) -> AnyScene:
    """Return the scene of a position as its decider sees it, every legal move lit."""
    rules, table = game(key), boards(key)
    decisions = rules.decisions(state)
    decision = decisions[0] if decisions else None
    scene: AnyScene = Scene(
        game=rules,
        state=state,
        seats=people(len(state.players)),
        words=table.named(words or Words("en", key, strict=True), state),
        glyphs=UNICODE,
        palette=Palette({}),
        viewer=viewer if viewer is not None else decision.seat if decision else 0,
        decision=decision,
        order=table.turn_order(state),
    )
    if decision is not None:
        spots = [table.spots(scene, move) for move in decision.moves]
        scene.lit = {each[0] for each in spots if each}
    return scene


def drawn(scene: AnyScene, size: tuple[int, int], tab: int = 0) -> dict[str, tuple[Region, Canvas]]:
    """Draw the game's panels in sight as the table places them: by name, where it is and what it shows."""
    table, found = boards(scene.game.key), {}
    for name, region in table.plan(Size(*size), len(scene.seats), tab).items():
        if name in table.panels:
            canvas = Canvas(region.width, region.height, scene.palette())
            table.panels[name](name, scene).draw(canvas)
            found[name] = (region, canvas)
    return found


def places(scene: AnyScene, size: tuple[int, int], tab: int = 0) -> dict[str, Region]:
    """Return the spots in sight by their place in the window."""
    found: dict[str, Region] = {}
    for region, canvas in drawn(scene, size, tab).values():
        for name, spot in canvas.spots.items():
            found.setdefault(name, spot.translate(region.offset))
    return found


def random_states(
    seats: int, seed: int, every: int, options: dict[str, str] | None = None, key: str = GAME.key
) -> Iterator[Any]:
    """Play a game at random and give a copy of the position after every so many moves, and the last one."""
    chance, rules = Random(seed), game(key)
    state = rules.new(seats, options, seed=seed)
    played = 0
    while state.agenda:
        if played % every == 0:
            yield rules.clone(state)
        rules.apply(state, chance.choice(rules.decisions(state)[0].moves))
        played += 1
    yield state


def considered_states(key: str, seed: int, every: int, iterations: int) -> Iterator[tuple[Any, Thought]]:
    """Search the positions of a random game in which there is a choice: give each one with the master's thought."""
    rules = game(key)
    for state in random_states(3, seed, every, key=key):
        decisions = rules.decisions(state)
        if decisions and len(decisions[0].moves) > 1:
            seat = decisions[0].seat
            *_, thought = bots.consider(f"master@{iterations}", rules, rules.seen_by(state, seat), seat)
            yield state, thought
