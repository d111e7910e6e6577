"""Settings: the form of preferences. Every change is applied at once and saved."""

from collections.abc import Iterator
from typing import ClassVar

from textual import on, work
from textual.content import Content
from textual.widget import Widget

from tui import settings
from tui.i18n.words import LANGUAGES
from tui.screens.base import AppScreen
from tui.screens.composed import while_composed
from tui.screens.dialogs import AskText
from tui.widgets.form import Field, Form

ROWS = (
    "language",
    "theme",
    "glyphs",
    "speed",
    "confirm",
    "reports",
    "keys",
    "free_undo",
    "windows",
    "hints",
    "teacher",
    "bell",
    "notifications",
    "window_title",
    "clipboard",
)
"""The settings in the order shown."""
SWITCHES = tuple(name for name in ROWS if name not in settings.CHOICES)
"""The settings that are on or off."""
CHOICES = {name: settings.CHOICES.get(name, ("yes", "no")) for name in ROWS}
"""The values that each of the settings shown can have."""
NAME = "name"
AROUND = 4
"""Lines above and below the form."""


class SettingsScreen(AppScreen[None]):
    """A form of all settings."""

    title_id: ClassVar[str] = "settings-title"

    def body(self) -> Iterator[Widget]:
        """Lay the form out; every row is explained under it."""
        yield Form(self.session, self._fields(), id="settings")

    def setting_changed(self) -> None:
        """Show the settings as they are now: the command palette can change them, too."""
        self._show()

    async def retranslate(self) -> None:
        """Compose everything again, and stay on the row one was on."""
        row = self.query_one(Form).row
        await super().retranslate()
        self.query_one(Form).show(self._fields(), at=row.name if row else None)

    def fit(self) -> None:
        """Explain every row in place where there is room."""
        form = self.query_one(Form)
        form.pitch = 3 if self.size.height >= 3 * len(form.rows) + AROUND else 2

    @on(Form.Changed)
    def change(self, event: Form.Changed) -> None:
        """Apply a change, and save it."""
        value: str | bool = event.field.value
        self.pavilion.change_setting(event.field.name, value == "yes" if event.field.name in SWITCHES else value)

    @on(Form.Chosen)
    @work
    async def rename(self, event: Form.Chosen) -> None:
        """Ask for the name to play under."""
        if event.row.name == NAME:
            asked = self.words("settings-name-ask")
            name = await self.pavilion.push_screen_wait(AskText(self.session, asked, self.session.settings.name))
            if name is not None:
                self.pavilion.change_setting(NAME, name)

    @while_composed
    def _show(self) -> None:
        form = self.query_one(Form)
        form.show(self._fields(), at=form.row.name if form.row else None)

    def _fields(self) -> list[Field]:
        fields = [self._field(name, values) for name, values in CHOICES.items()]
        typed = self.session.settings.name or self.words("settings-name-none")
        fields.append(self._row(NAME, ((NAME, typed),), NAME, self.words("settings-name.about"), edits=NAME))
        return fields

    def _field(self, name: str, values: tuple[str, ...]) -> Field:
        value = getattr(self.session.settings, name)
        if name in SWITCHES:
            value = "yes" if value else "no"
        elif name == "language":
            value = self.session.language_asked or value
        elif name == "glyphs" and self.session.ascii_only:
            value = "ascii"
        choices = tuple((each, self._words_of(name, each)) for each in values)
        about = self.words(f"settings-{_id(name)}-{value or 'system'}.about")
        return self._row(name, choices, value, about)

    def _row(
        self, name: str, choices: tuple[tuple[str, str], ...], value: str, about: str, edits: str | None = None
    ) -> Field:
        label = Content(self.words(f"settings-{_id(name)}"))
        return Field(name, label, values=choices, value=value, about=about, edits=edits)

    def _words_of(self, name: str, value: str) -> str:
        if name == "language" and value:
            return LANGUAGES[value]
        return self.words(f"settings-{_id(name)}-{value or 'system'}")


def _id(name: str) -> str:
    return name.replace("_", "-")
