"""Commands: the entries of the command palette."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.widgets import OptionList

from engine.game import CATALOGUE
from tui.drawing.glyphs import ASCII
from tui.i18n.words import LANGUAGES
from tui.key_names import key_name
from tui.screens.closing import closes_once
from tui.settings import SPEEDS
from tui.themes import THEMES

if TYPE_CHECKING:
    from tui.app import Pavilion


class Command(NamedTuple):
    """An entry of the palette."""

    title: str
    help: str
    run: Callable[[], Any]


def _do_nothing() -> None:
    """Do nothing: the line "nothing found" must run something."""


@closes_once
class Palette(CommandPalette):
    """Textual's command palette."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Move in the list once it is laid out; Textual's own fails before."""
        if action == "command_list":
            return bool(self.query_one(OptionList).scrollable_content_region)
        return super().check_action(action, parameters)


def _key_of(app: "Pavilion", place: str) -> str:
    """Name the key that opens a place from anywhere; nothing if there is none."""
    press = next((press for key in app.KEYS for press in key.presses if press.id == f"app.{place}"), None)
    bound = "" if press is None else app.session.bound_keys.get(press.id, press.keys)
    return key_name(bound.split(",")[0], app.session.words, app.session.glyphs is ASCII) if bound else ""


class Commands(Provider):
    """The commands of the current screen, and those that work everywhere."""

    async def discover(self) -> Hits:
        """List everything before anything is typed."""
        for command in self._commands():
            yield DiscoveryHit(command.title, command.run, help=command.help)

    async def search(self, query: str) -> Hits:
        """Find commands by a part of their names."""
        matcher = self.matcher(query)
        found = False
        for command in self._commands():
            score = matcher.match(command.title)
            if score > 0:
                found = True
                yield Hit(score, matcher.highlight(command.title), command.run, help=command.help)
        if not found:
            # Textual would say this itself, but only in English.
            yield Hit(1, cast("Pavilion", self.app).session.words("palette-nothing"), _do_nothing)

    def _commands(self) -> Iterator[Command]:
        app = cast("Pavilion", self.app)
        words = app.session.words
        offered = getattr(self.screen, "table_commands", None)
        if offered is not None:
            yield from (Command(*each) for each in offered())
        for name, run in app.places().items():
            about = words(f"command-{name}.about")
            if key := _key_of(app, name):
                about = words("palette-about", about=about, key=key)
            yield Command(words(f"command-{name}"), about, run)
        for key, title in CATALOGUE.items() if len(CATALOGUE) > 1 else ():
            yield Command(words("rules-title", game=title), words("command-rules.about"), partial(app.open_rules, key))
        for theme in THEMES:
            title = words("command-theme", theme=words(f"settings-theme-{theme}"))
            yield Command(title, words(f"settings-theme-{theme}.about"), partial(app.change_theme, theme))
        for code, language in LANGUAGES.items():
            title = words("command-language", language=language)
            yield Command(title, words("command-language.about"), partial(app.change_language, code))
        for speed in SPEEDS:
            title = words("command-speed", speed=words(f"settings-speed-{speed}"))
            about = words(f"settings-speed-{speed}.about")
            yield Command(title, about, partial(app.change_setting, "speed", speed))
