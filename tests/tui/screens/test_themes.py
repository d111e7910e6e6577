"""Themes: complete, readable, and apart from each other."""

from itertools import combinations

import pytest
from textual.color import Color
from textual.theme import Theme

from tui.drawing.palette import FALLBACK
from tui.settings import Settings
from tui.themes import THEMES, load_themes

GROUNDS = ("table", "card", "card-lit")
TEXTS = ("ink", "gold", "blue", "red", "yellow", "green", "steel", "sand", "brown", "good", "bad")
SEATS = [f"seat-{number}" for number in range(1, 6)]


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [part / 255 for part in Color.parse(colour).rgb]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.fixture(params=load_themes(), ids=lambda theme: theme.name)
def theme(request: pytest.FixtureRequest) -> Theme:
    chosen: Theme = request.param
    return chosen


def test_there_are_the_themes_that_can_be_chosen() -> None:
    assert tuple(theme.name for theme in load_themes()) == THEMES
    assert Settings().theme == THEMES[0] == "horta"


def test_a_theme_has_every_colour_the_boards_use(theme: Theme) -> None:
    assert set(FALLBACK) <= set(theme.variables)


def test_text_is_readable_on_every_ground(theme: Theme) -> None:
    for ground in GROUNDS:
        on = theme.variables[ground]
        assert contrast(theme.variables["ink"], on) >= 7, ground
        for name in (*TEXTS, *SEATS, "neutral", "faint"):
            assert contrast(theme.variables[name], on) >= 4.5, (name, ground)
    assert contrast(theme.variables["ink"], theme.variables["flash"]) >= 4.5
    assert contrast(theme.variables["table"], theme.variables["cursor"]) >= 4.5


def test_lines_can_be_seen(theme: Theme) -> None:
    assert contrast(theme.variables["line"], theme.variables["table"]) >= 2.4


def test_the_contrast_theme_has_the_most() -> None:
    themes = {each.name: contrast(each.variables["ink"], each.variables["table"]) for each in load_themes()}
    assert themes["contrast"] == max(themes.values()) > 20


def as_seen_without_green(colour: str) -> tuple[float, float, float]:
    """About what a person without green cones sees (deuteranopia), as three linear parts."""
    red, green, blue = ((part / 255) ** 2.2 for part in Color.parse(colour).rgb)
    return (0.367 * red + 0.861 * green - 0.228 * blue, 0.280 * red + 0.673 * green + 0.047 * blue, blue)


def test_seats_stay_apart_for_colour_blind_eyes(theme: Theme) -> None:
    """Shapes tell seats apart as well; the colours should not work against them."""
    for one, other in combinations(SEATS, 2):
        seen = [as_seen_without_green(theme.variables[name]) for name in (one, other)]
        distance = sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5
        assert distance > 0.07, (one, other, distance)
