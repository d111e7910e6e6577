"""Typography: spaces that do not break where French wants none, and nowhere else."""

import pytest

from tui.drawing.glyphs import plain
from tui.i18n.typography import typeset


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("« Ann » : oui ; non ! quoi ?", "«~Ann~»~: oui~; non~! quoi~?"),
        ("12 FB, +3 PV, 40 £ et 95 %", "12~FB, +3~PV, 40~£ et 95~%"),
        ("2 s, 15 ms, 3 min, 1 h, 4 j et 16 Mo", "2~s, 15~ms, 3~min, 1~h, 4~j et 16~Mo"),
        ("Un 4 serait le n° 3", "Un 4 serait le n°~3"),
        ("manche 2 sur 5", "manche 2 sur 5"),
        ("Robot 2 s'assoit, 3 PVC", "Robot 2 s'assoit, 3 PVC"),
        ("0 → 2", "0~→~2"),
        ("12\u202f345 coups", "12~345 coups"),
    ],
)
def test_french_spaces(typed: str, text: str) -> None:
    assert typeset(typed, "fr") == text.replace("~", "\u00a0")
    assert typeset(typeset(typed, "fr"), "fr") == typeset(typed, "fr")


def test_english_spaces() -> None:
    assert typeset("a : b, 5 BF, 0 → 2", "en") == "a : b, 5 BF, 0~→~2".replace("~", "\u00a0")


def test_plain_ascii_has_ordinary_spaces() -> None:
    assert plain(typeset("« Ann » : 5 FB", "fr")) == '" Ann " : 5 FB'
