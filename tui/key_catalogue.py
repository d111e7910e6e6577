"""The catalogue of keys: every action of the app on this machine that keys can do, and which are offered together."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from textual.binding import Binding

from tui.app import Pavilion
from tui.i18n.words import Words
from tui.screens.dialogs import AskText, Confirm
from tui.screens.help import HelpScreen, Pages
from tui.screens.home import HomeScreen
from tui.screens.learn import Course, LearnScreen
from tui.screens.log import LogScreen
from tui.screens.new_game import NewGameScreen
from tui.screens.record_list import RecordListing
from tui.screens.report import ReportScreen
from tui.screens.rules import Contents, RulesScreen
from tui.screens.saved_games import ReplaysScreen, SavedGamesScreen
from tui.screens.scores import ScoresScreen
from tui.screens.settings import SettingsScreen
from tui.screens.story import StoryScreen
from tui.screens.trash import TrashListing, TrashScreen
from tui.screens.two_minutes import TwoMinutesScreen
from tui.table.curtain import CurtainScreen
from tui.table.keys import AGREEING, LETTER, PEOPLE, PLAYING, REPLAYING, KeyTable
from tui.textual_private import bindings_of
from tui.widgets.form import Form
from tui.widgets.game_cards import GameCards
from tui.widgets.listing import Listing
from tui.widgets.text_line import TextLine
from tui.widgets.text_view import TextView

EVERYWHERE = (Pavilion,)
SCREENS: tuple[tuple[type, ...], ...] = (
    (HomeScreen, Listing, *EVERYWHERE),
    (LearnScreen, Course, *EVERYWHERE),
    (NewGameScreen, Form, GameCards, *EVERYWHERE),
    (TwoMinutesScreen, TextView),
    (SavedGamesScreen, RecordListing, *EVERYWHERE),
    (ReplaysScreen, RecordListing, *EVERYWHERE),
    (TrashScreen, TrashListing, *EVERYWHERE),
    (RulesScreen, Contents, TextView, TextLine, *EVERYWHERE),
    (SettingsScreen, Form, *EVERYWHERE),
    (HelpScreen, Pages),
    (LogScreen,),
    (StoryScreen,),
    (ScoresScreen,),
    (ReportScreen,),
    (CurtainScreen,),
    (Confirm,),
    (AskText, TextLine),
)
"""The screens of the app on this machine, each with its widgets; over a dialog nothing else has keys."""
TABLES = (PLAYING, REPLAYING)
ELSEWHERE = {"home.tables", "home.account", *(press.id for key in (*AGREEING, *PEOPLE) for press in key.presses)}
"""What only a server has; there the file is not read."""

SECTIONS = (
    "table",
    "replay",
    "walk",
    "list",
    "text",
    "app",
    "screen",
    "home",
    "new",
    "saves",
    "trash",
    "rules",
    "log",
    "story",
    "scores",
    "report",
    "curtain",
    "dialog",
    "help",
)
"""The parts of the app that ids begin with, in the order they are listed."""


@dataclass(frozen=True, slots=True)
class Action:
    """Something that keys do."""

    id: str
    keys: tuple[str, ...]
    """Its own keys, which layouts and the player's file may change."""
    label: str
    """The message that says what it does."""

    @property
    def section(self) -> str:
        """The part of the app it belongs to."""
        return self.id.partition(".")[0]

    def about(self, words: Words) -> str:
        """Return what it does, in words: its own, or those of the key line and the help."""
        name, _, number = self.id.replace(".", "-").rpartition("-")
        if number.isdigit() and words.has(f"action-{name}"):
            return words(f"action-{name}", number=int(number), place=int(number) + 1)
        if words.has(own := f"action-{self.id.replace('.', '-')}"):
            return words(own)
        text = words(next(id_ for id_ in (f"{self.label}.more", self.label) if words.has(id_)))
        return text[:1].upper() + text[1:]


@cache
def actions() -> dict[str, Action]:
    """Return everything that keys do on this machine, by id, section by section."""
    found: dict[str, Action] = {}
    for each in (*_at_tables(), *_on_screens()):
        known = found.get(each.id, each)
        found[each.id] = Action(each.id, tuple(dict.fromkeys((*known.keys, *each.keys))), known.label)
    return dict(sorted(found.items(), key=lambda item: SECTIONS.index(item[1].section)))


@cache
def offered_together() -> tuple[dict[str, tuple[str, ...]], ...]:
    """Return the keys of the actions by id, for every screen: what two of them share must not be one key by chance."""
    everywhere = [binding for node in EVERYWHERE for binding in bindings_of(node)]
    screens = [[binding for node in screen for binding in bindings_of(node)] for screen in SCREENS]
    tables = [[*_split(table.bindings()), *everywhere] for table in TABLES]
    return tuple(_keys_by_id(bindings) for bindings in (*tables, *screens))


def _keys_by_id(bindings: Iterable[Binding]) -> dict[str, tuple[str, ...]]:
    keys: dict[str, tuple[str, ...]] = {}
    for binding in bindings:
        if binding.id is not None and _is_here(binding.id):
            keys[binding.id] = tuple(dict.fromkeys((*keys.get(binding.id, ()), binding.key)))
    return keys


def _is_here(id_: str) -> bool:
    """Whether something can be rebound on this machine; the letters of standing choices just give way."""
    return id_ not in ELSEWHERE and not id_.startswith(LETTER)


def _split(bindings: Iterable[Binding]) -> Iterable[Binding]:
    """Return a binding for every key of every binding."""
    return Binding.make_bindings(bindings)


def _at_tables() -> Iterator[Action]:
    for table in TABLES:
        yield from _of_table(table)


def _of_table(table: KeyTable) -> Iterator[Action]:
    for key in table.keys:
        for press in key.presses:
            if _is_here(press.id):
                yield Action(press.id, tuple(press.keys.split(",")), f"table-key-{key.name}.help")


def _on_screens() -> Iterator[Action]:
    for screen in SCREENS:
        for node in screen:
            for binding in bindings_of(node):
                if binding.id is not None and binding.description and _is_here(binding.id):
                    yield Action(binding.id, (binding.key,), binding.description)
