"""A record that vanishes while it is played: the table says where the game is saved now."""

import errno
import os
import shutil

import pytest

from saves.problems import shown
from saves.records.journal import Journal
from tests.tui.table.tables import GAME, AppRunner, Sitting, new_table, people
from tui.i18n.words import Words

WORDS = Words("en", GAME.key, strict=True)


@pytest.mark.parametrize("bots", [0, 2])
def test_the_player_is_told_once_and_plays_on(runner: AppRunner, bots: int) -> None:
    played: list[int] = []

    async def scene(sitting: Sitting) -> None:
        journal = sitting.table.source.journal
        name = journal.path.name
        journal.path.write_bytes(b"something else\n")
        await sitting.play_turn()
        new = name.replace(".pavilion", "-2.pavilion")
        assert sitting.notices() == [WORDS("record-displaced", name=name, line=0, kept=new)]
        await sitting.play_turn()
        assert len(sitting.notices()) == 1
        played.append(len(sitting.match.entries))

    runner.run(scene, new_table(people(2 - bots // 2, bots=bots)))
    (entry,) = (each for each in runner.library.list() if each.problem is None)
    with Journal.open(entry.path) as kept:
        assert len(kept.match.entries) == played[0]


def test_a_folder_that_cannot_be_made_again_is_said(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        folder = sitting.table.source.journal.path.parent
        shutil.rmtree(folder)
        folder.write_bytes(b"no folder")
        await sitting.press("home", "enter")
        assert sitting.match.entries == []
        why = os.strerror(errno.EEXIST)
        assert sitting.notices() == [WORDS("record-folder-gone", name=shown(str(folder)), line=0, detail=why)]
        folder.unlink()
        await sitting.press("home", "enter")
        assert len(sitting.match.entries) == 1

    runner.run(scene, new_table(people(2)))
