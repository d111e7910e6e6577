"""The settings file: what this version does not know is left out, named, and left in the file."""

import json
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.screens.looking import frame, notices
from tui.i18n.words import LANGUAGES, Words
from tui.session import Session
from tui.settings import CHOICES, Settings, SettingsFile, language_of_environment


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def written(path: Path, values: dict[str, Any]) -> SettingsFile:
    path.write_text(json.dumps(values), encoding="utf-8")
    return SettingsFile(path)


GOOD = {"language": "fr", "speed": "fast", "keys": "hjkl", "bell": False, "name": "Léa", "company": [["human", "Léa"]]}
UNKNOWN = [
    ("language", "de"),
    ("theme", "guimard"),
    ("glyphs", "braille"),
    ("speed", 7),
    ("confirm", None),
    ("keys", "wasd"),
    ("hints", ["quick"]),
    ("windows", "yes"),
    ("bell", 1),
    ("table", {"a": 1}),
    ("name", 5),
    ("company", [["human"]]),
]


@pytest.mark.parametrize(("name", "value"), UNKNOWN)
def test_an_unknown_value_costs_no_other(path: Path, name: str, value: Any) -> None:
    file = written(path, {**GOOD, name: value})
    assert getattr(file.settings, name) == getattr(Settings(), name)
    assert file.problem == ""
    assert file.ignored == {name: json.dumps(value, separators=(",", ":"))}
    kept = written(path, {key: each for key, each in GOOD.items() if key != name}).settings
    assert file.settings == kept


def test_every_choice_is_read_back(path: Path) -> None:
    for name, values in CHOICES.items():
        for value in values:
            file = SettingsFile(path)
            file.change(name, value)
            again = SettingsFile(path)
            assert getattr(again.settings, name) == value
            assert again.ignored == {}


def test_every_unknown_value_is_named_and_cut_short(path: Path) -> None:
    file = written(path, {"theme": "g" * 100, "speed": "\x1b[2J", "hints": "slow", "name": "Léa"})
    assert set(file.ignored) == {"theme", "speed", "hints"}
    assert all(len(value) <= 40 and value.isprintable() for value in file.ignored.values())
    assert file.settings.name == "Léa"


def test_what_a_newer_version_wrote_survives(path: Path) -> None:
    file = written(path, {**GOOD, "theme": "guimard", "font": {"size": 3}, "colours": [1, 2]})
    file.settings.name = "Ann"
    file.save()
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert (kept["font"], kept["colours"], kept["theme"]) == ({"size": 3}, [1, 2], "guimard")
    assert (kept["name"], kept["speed"], kept["language"]) == ("Ann", "fast", "fr")


@pytest.mark.parametrize("chosen", ["horta", "paxton"])
def test_a_value_chosen_here_takes_the_place_of_the_unknown_one(path: Path, chosen: str) -> None:
    file = written(path, {"theme": "guimard", "speed": "warp"})
    file.change("theme", chosen)
    assert json.loads(path.read_text(encoding="utf-8"))["theme"] == chosen
    assert set(SettingsFile(path).ignored) == {"speed"}


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b'"fr"', b"\xff\xfe", b'{"name": "\xff"}', b"[" * 100_000, b"hello"]
)
def test_a_file_that_cannot_be_read_is_kept_aside(path: Path, data: bytes) -> None:
    for number in range(2):
        path.write_bytes(data + b" " * number)
        file = SettingsFile(path)
        assert file.settings == Settings()
        assert file.problem
        assert path.read_bytes() == data + b" " * number
        file.change("speed", "fast")
        assert file.problem == ""
        assert SettingsFile(path).settings.speed == "fast"
    kept = {each.read_bytes() for each in path.parent.iterdir() if "unreadable" in each.name}
    assert kept == {data, data + b" "}


def test_a_file_that_can_be_read_is_never_kept_aside(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(path, {**GOOD, "theme": "guimard"})

    def refuse(*_: object) -> None:
        raise PermissionError(13, "no")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "write_bytes", refuse)
        file.change("speed", "slow")
        assert file.problem == "no"
    assert SettingsFile(path).settings.speed == "fast"
    file.save()
    assert file.problem == ""
    assert SettingsFile(path).settings.speed == "slow"
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_byte_order_mark_is_read(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(GOOD).encode())
    assert SettingsFile(path).settings.language == "fr"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_is_told_which_settings_are_not_known(visit: Any, session: Session, language: str) -> None:
    words = Words(language)
    path = session.settings_file.path
    path.parent.mkdir(parents=True)
    session.settings_file = written(
        path, {"language": language, "theme": "guimard", "table": 3, "name": "Anna", "speed": "instant"}
    )

    async def scene(pilot: Pilot[None]) -> None:
        told = notices(pilot)
        assert words("settings-ignored", setting=words("settings-theme"), value='"guimard"') in told
        assert words("settings-ignored", setting="table", value="3") in told
        assert len(told) == 2
        assert pilot.app.theme == "horta"
        await pilot.press("o")
        await pilot.pause()
        assert words("settings-title") in frame(pilot)

    visit(scene)


@pytest.mark.parametrize(
    ("locale", "language"), [("fr_BE.UTF-8", "fr"), ("FR", "fr"), ("en_GB", "en"), ("de_DE", "en"), ("C", "en")]
)
def test_the_environment_chooses_among_the_languages_there_are(
    monkeypatch: pytest.MonkeyPatch, locale: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert language_of_environment() == language
