"""Copying: a position that the engine reads, the file of a game, and what is said about it."""

from pathlib import Path

import msgspec
import pytest

from tests.tui.table.tables import new_table, people
from tests.tui.terminal.conftest import Sight, Watch
from tui.cli.protocol import Interpreter
from tui.i18n.words import LANGUAGES, Words
from tui.table.curtain import CurtainScreen
from tui.terminal import sequences


def notices(sight: Sight) -> list[str]:
    return [str(notice.message) for notice in sight.app._notifications]


@pytest.mark.parametrize("key", ["bruxelles1893", "bruxelles1897", "crystal_palace"])
def test_a_position_is_one_line_that_the_engine_reads(on_terminal: Watch, key: str) -> None:
    async def scene(sight: Sight) -> None:
        if isinstance(sight.app.screen, CurtainScreen):
            await sight.press("enter")
        await sight.press("C")
        line = sight.copied
        assert "\n" not in line
        engine = Interpreter()
        assert msgspec.json.decode(engine.answer(line.encode()))["ok"]["game"] == key
        decision = msgspec.json.decode(engine.answer(b'{"decision": {}}'))["ok"]
        assert decision["asks"] == sight.app.screen.scene.decision.asks  # type: ignore[attr-defined]

    on_terminal(scene, new_table(people(2), key=key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_of_a_game_is_copied_whole(on_terminal: Watch, tmp_path: Path, language: str) -> None:
    async def scene(sight: Sight) -> None:
        await sight.press("enter", "X")
        [file] = (tmp_path / "saves").glob("*.pavilion")
        assert sight.copied == file.read_text(encoding="utf-8")
        assert Words(language, strict=True)("copied-record") in notices(sight)

    on_terminal(scene, new_table(people(2)), language=language)


def test_of_a_file_that_is_too_long_the_place_is_copied(
    on_terminal: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sequences, "LONGEST_COPY", 400)

    async def scene(sight: Sight) -> None:
        await sight.press("X")
        [file] = (tmp_path / "saves").glob("*.pavilion")
        assert sight.copied == str(file)
        assert Words("en", strict=True)("copied-path") in notices(sight)

    on_terminal(scene, new_table(people(2)))


def test_a_file_that_is_gone_is_reported(on_terminal: Watch, tmp_path: Path) -> None:
    async def scene(sight: Sight) -> None:
        [file] = (tmp_path / "saves").glob("*.pavilion")
        file.unlink()
        await sight.press("X")
        assert not sight.of("52")
        assert Words("en", strict=True)("copy-no-record") in notices(sight)

    on_terminal(scene, new_table(people(2)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"clipboard": False}, {"type_": "linux"}])
def test_without_a_clipboard_the_player_is_told(on_terminal: Watch, language: str, options: dict[str, object]) -> None:
    async def scene(sight: Sight) -> None:
        await sight.press("C")
        assert Words(language, strict=True)("copy-unsupported") in notices(sight)

    told = on_terminal(scene, new_table(people(2)), language=language, **options)
    assert not [number for number, _ in told if number == "52"]


def test_the_palette_offers_what_can_be_copied(on_terminal: Watch) -> None:
    async def scene(sight: Sight) -> None:
        offered = {title: (about, run) for title, about, run in sight.app.screen.table_commands()}  # type: ignore[attr-defined]
        assert offered["copy the position"][0].endswith("(C)")
        offered["copy the position"][1]()
        await sight.rest()
        assert sight.copied.startswith('{"load":')
        assert "copy the game" in offered

    on_terminal(scene, new_table(people(2)))
