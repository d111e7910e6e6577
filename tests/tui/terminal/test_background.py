"""The background: asked for at the first start only, and a light one brings the light theme."""

import pytest

from tests.tui.terminal.conftest import Sight, Watch
from tui.session import Session
from tui.terminal.messages import BackgroundReported
from tui.terminal.replies import Background
from tui.themes import LIGHT_THEME, THEMES

LIGHT, DARK = Background(1.0, 1.0, 0.9), Background(0.1, 0.1, 0.1)


async def reply(sight: Sight, background: Background) -> None:
    sight.app.post_message(BackgroundReported(background))
    await sight.rest()


@pytest.mark.parametrize(("background", "theme"), [(LIGHT, LIGHT_THEME), (DARK, THEMES[0])])
def test_the_first_start_asks_and_follows(on_terminal: Watch, background: Background, theme: str) -> None:
    async def scene(sight: Sight) -> None:
        assert sight.of("11") == ["?"]
        assert sight.app.theme == THEMES[0]
        await reply(sight, background)
        assert sight.app.theme == theme
        assert sight.app.session.settings.theme == theme
        assert not sight.app.session.settings_file.path.exists(), "nothing was chosen yet"
        sight.app.change_setting("speed", "fast")
        assert f'"theme": "{theme}"' in sight.app.session.settings_file.path.read_text()

    on_terminal(scene)


def test_a_theme_that_was_chosen_stays(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        sight.app.change_setting("theme", "paxton")
        await reply(sight, LIGHT)
        assert sight.app.theme == "paxton"

    on_terminal(scene)


def test_a_later_start_does_not_ask(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        assert sight.of("11") == []
        await reply(sight, LIGHT)
        assert sight.app.theme == THEMES[0]

    def was_here(session: Session) -> None:
        session.settings_file.save()

    on_terminal(scene, prepare=was_here)


@pytest.mark.parametrize("options", [{"type_": "linux"}, {"is_terminal": False}])
def test_where_nothing_can_be_asked_nothing_is(on_terminal: Watch, options: dict[str, object]) -> None:
    async def scene(sight: Sight) -> None:
        assert sight.of("11") == []

    on_terminal(scene, **options)
