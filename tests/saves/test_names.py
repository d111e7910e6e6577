"""Names of players: which are accepted, and which look alike."""

import unicodedata

import pytest

from engine.bots.spec import LEVELS
from saves.names import LONGEST_NAME, capital_skeleton, folded, name_problem, skeleton
from tui.i18n.words import LANGUAGES, Words


@pytest.mark.parametrize(
    "name",
    [
        "anna",
        "Anna-Lena O’Neill",
        "jean.p_2",
        "Zoë",
        unicodedata.normalize("NFD", "Zoë"),
        "Łukasz",
        "Ολυμπία",
        "Дмитрий 2",
        "ひらがなカナ漢字",
        "한국漢字",
        "שלום",
        "عمر",
        "देवनागरी",
        "Nguyễn",
        "7",
        "x" * LONGEST_NAME,
        "mastermind",
        "Adminah",
        "robin",
    ],
)
def test_names_of_one_script_are_accepted(name: str) -> None:
    assert name_problem(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "x" * (LONGEST_NAME + 1),
        " anna",
        "anna ",
        "an  na",
        "~anna",
        "...",
        "anna\n",
        "an\x1bna",
        "an\u200bna",  # zero width space
        "an\u200dna",  # zero width joiner
        "an\u202ena",  # right-to-left override
        "an\u00adna",  # soft hyphen
        "an\u034fna",  # combining grapheme joiner
        "an\ufe0fna",  # variation selector
        "\u3164",  # Hangul filler
        "\u2800",  # empty Braille pattern
        "an\u00a0na",  # no-break space
        "anna😀",
        "anna║",
        "ﬁona",
        "\ud800",
        "\ue000",
    ],
)
def test_invisible_and_other_characters_are_refused(name: str) -> None:
    assert name_problem(name) == "serve-bad-name"


@pytest.mark.parametrize("name", ["аnna", "annα", "anna漢", "한ひ", "a١", "١1"])
def test_two_scripts_are_refused(name: str) -> None:
    assert name_problem(name) == "serve-name-script"


@pytest.mark.parametrize("name", ["a\u0302\u0303\u0304\u0301\u0300", "q\u0301\u0302\u0303", "\u0301anna"])
def test_piled_up_marks_are_refused(name: str) -> None:
    assert name_problem(name) == "serve-name-marks"


@pytest.mark.parametrize(
    "name",
    [
        "Pavilion",
        "pavi1ion",
        "РАVILION",
        "ADMIN",
        "adm1n",
        "a.d.m.i.n",
        "àdmin",
        "root",
        "r00t",
        "Master 2 s",
        "bot3",
        "ВОТ",
        "ΒΟΤ 2",
    ],
)
def test_names_of_the_server_and_of_bots_are_reserved(name: str) -> None:
    expected = "serve-name-script" if not name.isascii() and name[0] == "Р" else "serve-name-reserved"
    assert name_problem(name) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_are_reserved_in_every_language(language: str, level: str) -> None:
    words = Words(language)
    name = words(f"bot-{level}")
    for shown in (name, name.upper(), words("bot-with-iterations", name=name, iterations="800")):
        assert name_problem(shown) == "serve-name-reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [("bob", "bоb"), ("bob", "B0B"), ("anna", "аnnа"), ("amy", "arny"), ("lili", "1i1i"), ("scope", "ѕсоре")],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert folded(one) != folded(other)
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("anna", "anne"), ("Zoë", "Zoe"), ("anna1", "anna2"), ("lan", "ian")])
def test_other_names_do_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Tom", "ΤΟΜ"),
        ("tom", "Том"),
        ("ΤΟΜ", "ТОМ"),
        ("anna", "ΑΝΝΑ"),
        ("coco", "сосо"),
        ("Helen", "ΗΕLΕΝ"),
        ("T0M", "ΤΟΜ"),
    ],
)
def test_names_that_look_alike_in_capitals_have_one_skeleton_of_capitals(one: str, other: str) -> None:
    assert capital_skeleton(one) == capital_skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ian", "Lan"),
        ("Ann", "Anna"),
        ("Nick", "Vick"),
        ("Yuri", "Uuri"),
        ("Zoë", "Zoe"),
        ("Νίκος", "Vikos"),
        ("Рита", "Puma"),
    ],
)
def test_other_names_differ_in_small_letters_and_in_capitals(one: str, other: str) -> None:
    assert {skeleton(one), capital_skeleton(one)}.isdisjoint({skeleton(other), capital_skeleton(other)})


def test_case_and_encoding_make_no_difference() -> None:
    assert skeleton("ZOË") == skeleton("zoe\u0308") == skeleton("zoë")
    assert capital_skeleton("ZOË") == capital_skeleton("zoe\u0308") == capital_skeleton("zoë")
    assert skeleton(skeleton("Ρаv1li0n")) == skeleton("Ρаv1li0n")
