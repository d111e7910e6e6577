"""Replays of games with comments: each is read whole beside the board, forwards, backwards and by its own keys."""

import shutil
from pathlib import Path

import pytest

from engine.game import CATALOGUE
from saves.gallery import annotated, folder
from saves.gallery.notes import path_of_notes, read_notes
from tests.tui.screens.looking import as_seen
from tests.tui.table.kinds import is_replay, replayed
from tests.tui.table.tables import AppRunner, Sitting
from tui.session import ReplayGame
from tui.table import replaying
from tui.table.replaying import Replaying

PLAIN = "bruxelles1897-two-seats"


def record_of(key: str) -> Path:
    path = annotated(key)
    assert path is not None
    return path


def mode(sitting: Sitting) -> Replaying:
    found = sitting.table.mode
    assert isinstance(found, Replaying)
    return found


def note_in_panel(sitting: Sitting) -> str:
    """What stands under the rule of the decision panel, as one line."""
    region = sitting.table.view.decision.region
    inside = sitting.frame().split("\n")[region.y + 1 : region.bottom - 1]
    lines = [line[region.x + 1 : region.right - 1] for line in inside]
    rules = [number for number, line in enumerate(lines) if set(line) == {"─"}]
    return as_seen(" ".join(line.strip() for line in lines[rules[-1] + 1 :]).strip()) if rules else ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_note_is_whole_in_a_small_window_with_the_player_above(
    runner: AppRunner, key: str, language: str
) -> None:
    async def scene(sitting: Sitting) -> None:
        game = replayed(sitting.app.screen)
        for at, note in game.notes.items():
            mode(sitting).go(at)
            await sitting.pilot.pause()
            # A line may end after a hyphen.
            assert note_in_panel(sitting).replace("- ", "-") == note.in_language(language).replace("- ", "-"), at
            panel = sitting.table.view.decision
            assert panel.prompt in sitting.frame()

    runner.run(scene, ReplayGame(record_of(key)), language=language)


def test_notes_come_and_go_with_the_moves_forwards_and_back(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        notes = replayed(sitting.app.screen).notes
        assert note_in_panel(sitting) == notes[0].en
        await sitting.press("right")
        assert note_in_panel(sitting) == ""
        assert "Marie is" in sitting.frame(), "who decides next stands there again"
        await sitting.press("right")
        assert note_in_panel(sitting) == notes[2].en
        await sitting.press("right", "left")
        assert note_in_panel(sitting) == notes[2].en
        await sitting.press("end")
        assert note_in_panel(sitting) == notes[132].en

    runner.run(scene, ReplayGame(record_of("bruxelles1897")))


def test_two_keys_go_from_note_to_note(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        game = replayed(sitting.app.screen)
        places = list(game.notes)
        assert "n N comment" in sitting.frame()
        for at in places[1:4]:
            await sitting.press("n")
            assert game.index == at
            assert note_in_panel(sitting) == game.notes[at].en
        await sitting.press("right", "N")
        assert game.index == places[3]
        await sitting.press("N", "N", "N", "N")
        assert game.index == 0
        await sitting.press("end", "n")
        assert game.is_at_end
        await sitting.press("question_mark")
        assert "Next comment, or the one before" in sitting.frame()

    runner.run(scene, ReplayGame(record_of("bruxelles1897")))


def test_a_game_without_notes_has_no_keys_for_them(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("n")
        assert replayed(sitting.app.screen).index == 0
        assert "n N comment" not in sitting.frame()
        assert note_in_panel(sitting) == ""
        await sitting.press("question_mark")
        assert "comment" not in sitting.frame()

    runner.run(scene, ReplayGame(folder() / f"{PLAIN}.pavilion"))


def test_a_replay_that_plays_waits_until_a_note_has_been_read(
    runner: AppRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replaying, "SHORTEST_STEP", 0.01)
    monkeypatch.setattr(replaying, "READING_SPEED", 200)

    async def scene(sitting: Sitting) -> None:
        game, waits = replayed(sitting.app.screen), []
        table, notes = sitting.table, game.notes
        set_timer = table.set_timer

        def remember(seconds: float, callback: object) -> object:
            waits.append((game.index, seconds))
            return set_timer(seconds, callback)

        monkeypatch.setattr(table, "set_timer", remember)
        await sitting.press("space")
        await sitting.until(lambda: game.index >= 4)
        await sitting.press("space")
        shown = dict(waits)
        assert shown[0] == pytest.approx(0.01 + len(notes[0].en) / 200)
        assert shown[1] == pytest.approx(0.01)
        assert shown[2] == pytest.approx(0.01 + len(notes[2].en) / 200)
        stopped = game.index
        await sitting.pilot.pause(0.1)
        assert game.index == stopped

    runner.run(scene, ReplayGame(record_of("bruxelles1897")))


def test_another_language_turns_the_note_as_well(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("n")
        sitting.app.session.language_asked = ""
        sitting.app.change_language("fr")
        note = replayed(sitting.app.screen).notes[2]
        await sitting.until(lambda: note_in_panel(sitting) == note.fr)

    runner.run(scene, ReplayGame(record_of("bruxelles1897")))


def test_broken_notes_are_pointed_out_and_the_replay_opens_without(runner: AppRunner, tmp_path: Path) -> None:
    record = tmp_path / "evening.pavilion"
    shutil.copyfile(record_of("bruxelles1897"), record)
    broken = path_of_notes(record_of("bruxelles1897")).read_text(encoding="utf-8").replace("at = 2\n", "at = 200\n")
    path_of_notes(record).write_text(broken, encoding="utf-8")

    async def scene(sitting: Sitting) -> None:
        assert is_replay(sitting.app.screen)
        assert sitting.notices() == [
            "The comments on this game cannot be shown. evening.notes.toml: note 2: at: 200 is not among the 132 moves"
        ]
        await sitting.press("right", "right")
        assert replayed(sitting.app.screen).index == 2
        assert note_in_panel(sitting) == ""

    runner.run(scene, ReplayGame(record))


def test_learn_and_the_replays_lead_to_it(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("l", "end")
        assert "An annotated game" in sitting.frame()
        assert "A whole game of two masters" in sitting.frame()
        await sitting.press("enter")
        await sitting.pilot.pause()
        assert replayed(sitting.app.screen).path == record_of("bruxelles1897")
        await sitting.press("escape", "escape", "r")
        await sitting.pilot.pause(0.3)
        assert "with comments" in sitting.frame(), "the first of the samples is an annotated one"

    runner.run(scene)


def test_notes_are_read_from_beside_the_record_alone() -> None:
    plain = folder() / f"{PLAIN}.pavilion"
    assert read_notes(plain, 10_000) == {}
