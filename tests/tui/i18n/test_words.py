"""Every sentence is there, in every language, and fits what it is given."""

import re
from collections.abc import Callable, Iterable, Iterator
from importlib import resources
from itertools import product
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

from engine.components import SOURCES
from engine.game import CATALOGUE, AnyGame, game
from engine.games.bruxelles1893 import box as bruxelles1893_box
from engine.games.bruxelles1893 import components as bruxelles1893
from engine.games.bruxelles1893.parts import PILES
from engine.games.bruxelles1897 import box as bruxelles1897_box
from engine.games.bruxelles1897 import components as bruxelles1897
from engine.games.crystal_palace import box as crystal_palace_box
from engine.games.crystal_palace import components as crystal_palace
from engine.games.crystal_palace import parts as crystal_palace_parts
from engine.games.crystal_palace import vocabulary
from tui.i18n.words import LANGUAGES, Words, fields_with_names, slug

Family = tuple[str, Iterable[str], tuple[str, ...]]
FILES = ("common", *CATALOGUE)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
KNOWN = {
    "bruxelles1897": {
        "place": {"card"},
        "assign": {"left"},
        "visit": {"price", "gain"},
        "spend": {"vp"},
        "pass": {"money"},
        "keep": {"noble"},
        "discard": {"noble"},
        "perform": {"gain"},
    },
    "bruxelles1893": {
        "open": {"area"},
        "place": {"action", "neutral"},
        "build": {"action"},
        "visit": {"price", "text"},
        "pass": {"money", "first"},
        "bid": {"left", "standing", "total", "seats"},
        "sell": {"money", "vp"},
        "shift": {"colour", "money", "vp"},
        "approach": {"text"},
        "keep": {"upkeep"},
        "activate": {"text"},
        "swing": {"following"},
        "use": {"text"},
        "tuck": {"symbols"},
        "pay": {"lost", "left"},
    },
    "crystal_palace": {
        "set-dice": {"pounds", "left", "missing"},
        "trade": {"given", "got"},
        "borrow": {"cash", "least", "most"},
        "repay": {"repay", "repaid"},
        "call-on": {"text"},
        "pick": {"text"},
        "place": {"min", "assistant", "pay"},
        "pay": {"pounds"},
        "promote": {"level", "vp"},
        "hire": {"space", "cost"},
        "climb": {"to", "cost"},
        "descend": {"to", "gears"},
        "act": {"location", "slot"},
        "take-patent": {"vp"},
        "recruit": {"vp"},
        "use-space": {"text"},
        "lay-token": {"space", "text"},
        "build": {"vp"},
    },
}
"""What the interface tells of a move besides its fields."""
PHASES = {
    "bruxelles1897": ("actions", "majority", "over"),
    "bruxelles1893": ("stock", "actions", "resolution", "over"),
    "crystal_palace": ("dice", "placing", "actions", "salaries", "prototypes", "income", "over"),
}
SAME_IN_BOTH = {
    *("Bruxelles 1893", "Crystal Palace"),
    *("Table", "Tables", "table", ", table", "invitation", "min", "h", "s", "Coach", "coach", "ASCII", "Unicode"),
    *("Alt", "Action", "Questions", "Notifications", "guide", "notes"),
    *("Bruxelles 1897", "Art Nouveau", "Architecture", "Prestige", "Construction", "Influence", "Cinquantenaire"),
    *("Archi.", "Expo", "Prison", "Mat", "R", "Arch", "Nobl", "Pres", "Bru", "Pris", "action", "(c r)"),
    *("Georges Brugmann", "Prince Albert", "Charles Buls", "Victor Horta", "Paul Hankar"),
    *("Brugmann", "Albert", "Buls", "Horta", "Hankar", "Vandervelde", "Vanderv.", "Brug", "Alb."),
    *("Ernest Solvay", "Henry Van de Velde", "Maurice Maeterlinck", "Solvay", "Empain", "VandeVel.", "Maeterl."),
    *("Solv", "Emp.", "VdV", "Vand", "Maet", "Grand-Place", "Gr.-Place", "GrPl", "Manneken-Pis", "Manneken", "MP"),
    *("Assistants", "Assist.", "Asst", "assistant assistants", "Bonus", "Cube", "Cubes", "Piles", "nobles", "Expert"),
    *("Joker", "joker", "joker jokers", "assistants", "J", "B", "(c r) +"),
    *("ABCDEFG", "BCDEFG+", "Van de Velde", "Vandervelde", "Maeterlinck", "Jo", "Pal.", "Arch", "Bru", "Points"),
    *("+D", "-D", "A", "Act.", "Actions", "Ada Lovelace", "Administration", "Adolphe Sax", "Alfred Charles Hobbs"),
    *("Amelia Edwards", "Armstrong", "August Borsig", "+B", "-B", "Babbage", "Bakewell", "Bank", "Bank of England"),
    *("Bass", "Black Market", "Borsig", "Brewster", "British Museum", "Brontë", "Brunel", "Buzz", "Charles Babbage"),
    *("Charles Shepherd", "Charlotte Brontë", "Club", "Cyrus McCormick", "D", "David Brewster", "Ebenezer Scrooge"),
    *("Edwards", "Florence Nightingale", "Fogg", "Fr.", "France", "Frederick Bakewell", "George Jennings"),
    *("George Merryweather", "Giffard", "Gorrie", "Henri Giffard", "Hobbs", "Holmes", "Howard Staunton", "IIIIIIIVV"),
    *("Ill.", "Illustr.", "Illustrations", "Isaac Singer", "Isambard Kingdom Brunel", "It.", "Jap.", "Jennings"),
    *("John Gorrie", "Joseph Paxton", "Levi Strauss", "London Times", "Lovelace", "McCormick", "Merryw."),
    *("Michael Bass", "Mus.", "Museum", "Nat.", "Nation", "Nemo", "Nighting.", "Obj.", "Ott.", "Ottomans", "Palace"),
    *("Patent Office", "Paul Julius Reuter", "Phileas Fogg", "Pigeons", "Pile", "Port", "Port of London", "Pro."),
    *("Protot.", "Prototype", "Prototypes", "Reform C.", "Reform Club", "Reuter", "Rus.", "Sal.", "Sax", "Saxophone"),
    *("Scrooge", "Shepherd", "Sherlock Holmes", "Siemens", "Singer", "Staunton", "Strauss", "Tick", "Ticket"),
    *("Tickets", "Time", "Times", "Victoria", "W", "+W", "-W", "Wat.", "Waterloo", "Waterloo Station"),
    *("Werner Siemens", "West", "Westm.", "Westmin.", "Westminster", "+ Westminster", "- Westminster"),
    *("G", "+G", "-G", "(max. )", "→  →  (max. )", "Patents", "obj.", "actions", "Points"),
    *("Westminster IWestminster IIWestminster IIIWestminster IVWestminster VWestminster", "William Armstrong"),
    *(
        "M",
        "M+M",
        "Min",
        "Max",
        "Tab",
        "h j k l",
        "English",
        "Français",
        "Paxton",
        "Scores",
        "Total",
        "scores",
        "page",
        "palette",
    ),
}
"""Names, and the few words that English and French share."""


# The files as they are written


class Uses(Visitor):
    """What a pattern asks for: its variables, by how they are used, and the other messages it names."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.numbers: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.messages: set[str] = set()
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.plain.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.numbers |= {argument.id.name for argument in node.arguments.positional}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            if keys <= PLURALS:
                self.numbers.add(node.selector.id.name)
            else:
                self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def resource(language: str, file: str) -> ast.Resource:
    path = resources.files("tui.i18n") / "locales" / language / f"{file}.ftl"
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def patterns(language: str, file: str) -> dict[str, Uses]:
    """Every message and attribute of a file, with what it asks for itself."""
    found: dict[str, Uses] = {}
    for entry in resource(language, file).body:
        if not isinstance(entry, ast.Message):
            continue
        for id_, pattern in [
            (entry.id.name, entry.value),
            *((f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes),
        ]:
            if pattern is not None:
                found[id_] = uses = Uses()
                uses.visit(pattern)
    return found


WRITTEN = {(language, file): patterns(language, file) for language in LANGUAGES for file in FILES}


def asked(language: str, file: str, id_: str) -> Uses:
    """What a message asks for, together with those it names."""
    own = WRITTEN[language, file][id_]
    whole = Uses()
    whole.plain, whole.numbers, whole.keys = set(own.plain), set(own.numbers), dict(own.keys)
    for other in own.messages:
        more = asked(language, file, other)
        whole.plain |= more.plain
        whole.numbers |= more.numbers
        whole.keys |= more.keys
    return whole


def examples(uses: Uses) -> Iterator[dict[str, Any]]:
    """Arguments that reach every variant of a message."""
    values: dict[str, list[Any]] = {}
    for name in sorted(uses.plain):
        if name in uses.keys:
            values[name] = [*sorted(uses.keys[name]), "unheard of"]
        elif name in uses.numbers:
            values[name] = [0, 1, 2, 11, -3]
        else:
            values[name] = ["Zoë"]
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))


def every_file() -> Iterator[tuple[str, str]]:
    return product(LANGUAGES, FILES)


@pytest.mark.parametrize(("language", "file"), every_file())
def test_files_parse_without_junk(language: str, file: str) -> None:
    junk = [entry.content for entry in resource(language, file).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_defined_twice(language: str) -> None:
    for game_ in CATALOGUE:
        ids = [
            entry.id.name
            for file in ("common", game_)
            for entry in resource(language, file).body
            if isinstance(entry, ast.Message | ast.Term)
        ]
        assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize(("language", "file"), every_file())
def test_no_attribute_is_defined_twice(language: str, file: str) -> None:
    for entry in resource(language, file).body:
        if isinstance(entry, ast.Message):
            names = [attribute.id.name for attribute in entry.attributes]
            assert sorted(names) == sorted(set(names)), entry.id.name


@pytest.mark.parametrize(("language", "file"), every_file())
def test_every_language_defines_the_messages_and_attributes_of_english(language: str, file: str) -> None:
    assert set(WRITTEN[language, file]) == set(WRITTEN["en", file])


@pytest.mark.parametrize(("language", "file"), every_file())
def test_every_language_asks_for_the_arguments_of_english(language: str, file: str) -> None:
    """A language may leave out what its grammar does not need, and look at a key or a count that another does not."""
    for id_ in WRITTEN["en", file]:
        english, other = asked("en", file, id_).plain, asked(language, file, id_).plain
        bare = {name.removesuffix("_key") for name in other} - {"count"}
        assert bare == {name.removesuffix("_key") for name in english} - {"count"}, id_


@pytest.mark.parametrize(("language", "file"), every_file())
def test_every_message_fits_its_arguments(language: str, file: str) -> None:
    words = Words(language, None if file == "common" else file, strict=True)
    for id_ in WRITTEN[language, file]:
        for arguments in examples(asked(language, file, id_)):
            text = words(id_, **arguments)
            assert text.strip(), id_
            assert "⟨" not in text, (id_, text)
            assert "  " not in text.replace("\n", ""), (id_, text)
            assert cell_len(text.replace("\n", "")) == len(text.replace("\n", "")), f"{id_}: {text!r} has wide signs"


BREAKS_IN_FRENCH = re.compile(r" [:;!?»%]|« |\d (?:FB|PV|£|s|ms|min|h|Mo)(?![\w'])|n° ")
"""Ordinary spaces where French must not break a line."""


@pytest.mark.parametrize("file", FILES)
def test_no_french_message_breaks_before_a_sign_or_a_unit(file: str) -> None:
    words = Words("fr", None if file == "common" else file, strict=True)
    for id_ in WRITTEN["fr", file]:
        for arguments in examples(asked("fr", file, id_)):
            assert not BREAKS_IN_FRENCH.search(words(id_, **arguments)), id_


@pytest.mark.parametrize(("language", "file"), every_file())
def test_authors_type_ordinary_spaces(language: str, file: str) -> None:
    for id_, uses in WRITTEN[language, file].items():
        assert not re.search("[\u00a0\u202f]", uses.text), id_


@pytest.mark.parametrize("file", FILES)
def test_french_is_not_english(file: str) -> None:
    """Only names and shared words are the same; the ids of rules must be, and keys of the keyboard may be."""
    same = {
        id_: english.text.strip()
        for id_, english in WRITTEN["en", file].items()
        if english.text == WRITTEN["fr", file][id_].text and re.search(r"[^\W\d_]", english.text)
    }
    rules = {id_ for id_ in WRITTEN["en", file] if id_.endswith(".rule")}
    assert rules <= set(same)
    untranslated = {
        id_: text for id_, text in same.items() if not id_.endswith((".rule", ".key")) and text not in SAME_IN_BOTH
    }
    assert untranslated == {}, "translate these, or add a word that both languages share to SAME_IN_BOTH"


@pytest.mark.parametrize(("language", "key"), product(LANGUAGES, CATALOGUE))
def test_short_words_are_short(language: str, key: str) -> None:
    limits = {".short": 9, ".tiny": 4}
    for id_, uses in WRITTEN[language, key].items():
        for ending, limit in limits.items():
            if id_.endswith(ending):
                for arguments in examples(asked(language, key, id_)):
                    text = Words(language, key)(id_, **arguments)
                    assert len(text) <= limit, (id_, text)
        if re.fullmatch(r"ask-[\w-]+", id_):
            assert len(uses.text) <= 60, (id_, uses.text)


@pytest.mark.parametrize(("language", "key"), product(LANGUAGES, CATALOGUE))
def test_no_number_of_a_game_stands_in_its_words(language: str, key: str) -> None:
    """Numbers come from the components; only the title and the names of the architects are numbers themselves."""
    for id_, uses in WRITTEN[language, key].items():
        if not id_.startswith("architect-"):
            assert not re.search(r"\d", uses.text.replace(CATALOGUE[key], "")), (id_, uses.text)


# What each game needs


def tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


def given(game_: str, struct: Any) -> set[str]:
    """The arguments `Words.arguments` makes of a struct's fields."""
    names = set(struct.__struct_fields__)
    names |= {f"{field}_key" for field in names if field in fields_with_names(game_)}
    return names | {"count"}


def words_of_components(key: str) -> Iterator[str]:
    """The ids of a game's components, with their attributes."""
    for prefix, keys, attributes in FAMILIES[key]():
        for name, attribute in product(keys, attributes):
            yield f"{prefix}-{slug(name)}{attribute}"


def families_of_bruxelles1897() -> list[Family]:
    box = bruxelles1897_box.EDITIONS[bruxelles1897_box.EDITIONS.standard()]
    whole = ("", ".effect", ".rule")
    return [
        ("card", [kind.key for kind in box.cards], whole),
        ("card", box.artworks, (".colour", ".letter")),
        ("card", box.materials, (".title", ".tiny")),
        ("card", box.houses, (".type",)),
        ("card", box.nobles, (".surname",)),
        ("card", ["artwork", "material", "house", "noble"], ("", ".effect")),
        ("architect", box.architects, whole),
        ("location", bruxelles1897.LOCATIONS, (*whole, ".now", ".brief", ".gain", ".closed")),
        ("track", bruxelles1897.TRACKS, (*whole, ".short")),
        ("bonus", box.bonuses, ("", ".upper", ".lower", ".rule")),
        ("endgame", [bonus.endgame for bonus in box.bonus_parts], (*whole, ".pays")),
        ("material", {icon for kind in box.components.materials.values() for icon in kind.icons}, ("",)),
        ("pile", bruxelles1897.TYPES[: bruxelles1897.PILES], ("",)),
        ("action", (*bruxelles1897.ACTIONS, "exhibition"), ("", ".effect", ".rule")),
    ]


def families_of_bruxelles1893() -> list[Family]:
    box = bruxelles1893_box.EDITIONS[bruxelles1893_box.EDITIONS.standard()]
    named = ("", ".short", ".effect", ".rule")
    powers = {power for card in box.bonus_parts for power in card.powers}
    unlike = {key for key, effect in zip(box.figures, box.effects, strict=True) if not effect.advance}
    built = {bruxelles1893.ACTIONS[bruxelles1893.CONSTRUCTION]}
    return [
        ("action", bruxelles1893.ACTIONS, (*named, ".brief", ".idle", ".secondary")),
        ("action", set(bruxelles1893.ACTIONS) - built, (".now",)),
        ("location", bruxelles1893.LOCATIONS, ("", ".brief", ".effect", ".rule")),
        ("figure", box.figures, ("", ".surname", ".tiny", ".effect", ".rule")),
        ("figure", unlike, (".brief",)),
        ("figure", ["any"], ("", ".effect")),
        ("colour", bruxelles1893.COLOURS, ("", ".short", ".count", ".letter", ".rule")),
        ("colour", ["any"], ("", ".effect")),
        ("material", bruxelles1893.CUBES, (*named, ".tiny", ".count")),
        ("tile", bruxelles1893.TILES, named),
        ("track", bruxelles1893.TRACKS, (*named, ".tiny")),
        ("power", powers, (*named, ".tiny")),
        ("row", bruxelles1893.BOARD_ROWS, named),
        ("pile", (*PILES, "blacks"), ("", ".short")),
        ("bonus", ["card"], ("", ".symbols", ".tuck")),
    ]


def families_of_crystal_palace() -> list[Family]:
    components = crystal_palace_box.EDITIONS[crystal_palace_box.EDITIONS.standard()].components
    goods = ("pounds", "gears", "energy", "newspapers", "vp", "income", "buzz", "westminster", "die")
    kinds = ["none", "gain", "lose", "advance", "retreat", "assistant", "push-down", "research", "use-green", "die"]
    kinds += ["token", "per", "choose", "exchange"]
    kinds += [f"modifier-{kind}" for kind in get_args(vocabulary.ModifierKind)]
    return [
        ("location", crystal_palace.LOCATIONS, ("", ".short", ".tiny", ".effect", ".rule")),
        ("spot", {key for spots in components.spots.values() for key in spots}, ("", ".short", ".tiny", ".rule")),
        ("spot", ["ticket"], (".effect", ".brief")),
        ("patent", components.patents, ("", ".short")),
        ("character", components.characters, ("", ".short")),
        ("nation", components.nations, ("", ".short", ".tiny")),
        ("editor", components.editors, ("",)),
        ("metric", vocabulary.METRICS, ("", ".short", ".amount", ".each")),
        ("season", components.calendar.years, ("",)),
        ("pile", (*crystal_palace_parts.PILES, "loans"), ("", ".short")),
        ("resource", goods, ("", ".short", ".tiny", ".rule")),
        ("goods", goods, ("", ".gain", ".lose", ".tiny", ".plus", ".minus")),
        ("effect", kinds, ("", ".brief")),
        ("tile", ["name"], ("",)),
        ("share", ["name"], ("",)),
        ("flyer", ["name"], ("",)),
        ("term", game("crystal_palace").term_names, ("",)),
    ]


FAMILIES: dict[str, Callable[[], list[Family]]] = {
    "bruxelles1897": families_of_bruxelles1897,
    "bruxelles1893": families_of_bruxelles1893,
    "crystal_palace": families_of_crystal_palace,
}
"""The components of each game that need words: prefix, keys and attributes."""


@pytest.fixture(params=CATALOGUE)
def played(request: pytest.FixtureRequest) -> AnyGame:
    return game(request.param)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def missing(language: str, key: str, ids: Iterator[str]) -> list[str]:
    words = Words(language, key)
    return [id_ for id_ in ids if not words.has(id_)]


def test_every_component_has_its_words(played: AnyGame, language: str) -> None:
    assert missing(language, played.key, words_of_components(played.key)) == []


def test_every_question_has_its_words(played: AnyGame, language: str) -> None:
    forms = ("ask-{}", "ask-{}.help", "ask-{}.rule", "wait-{}")
    ids = (form.format(tag(choice)) for choice, form in product(played.choices, forms))
    assert missing(language, played.key, ids) == []


def test_every_move_has_its_words_and_gives_what_they_ask_for(played: AnyGame, language: str) -> None:
    for move in get_args(played.move_type):
        id_ = f"move-{tag(move)}"
        assert Words(language, played.key).has(id_), id_
        known = given(played.key, move) | KNOWN[played.key].get(tag(move), set())
        assert asked(language, played.key, id_).plain <= known, id_


def test_every_event_has_its_words_and_gives_what_they_ask_for(played: AnyGame, language: str) -> None:
    for event, kind in product(get_args(played.event_type), ("event", "preview")):
        id_ = f"{kind}-{tag(event)}"
        assert Words(language, played.key).has(id_), id_
        assert asked(language, played.key, id_).plain <= given(played.key, event), id_


def test_every_option_has_its_words(played: AnyGame, language: str) -> None:
    names = [
        name for option, values in played.variants().items() for name in (option, *(f"{option}-{v}" for v in values))
    ]
    assert (
        missing(language, played.key, (f"option-{name}{form}" for name, form in product(names, ("", ".about")))) == []
    )


def test_every_score_has_its_words(played: AnyGame, language: str) -> None:
    standing = played.standings(played.new(played.seats[0])).seats[0]
    items = [item.key for item in (*standing.items, *standing.tie_breaks)]
    decided = ["points", *(item.key for item in standing.tie_breaks), "shared"]
    ids = [f"score-{key}{form}" for key, form in product(items, ("", ".short"))] + [f"decided-{key}" for key in decided]
    assert missing(language, played.key, iter(ids)) == []


def test_every_game_introduces_itself(played: AnyGame, language: str) -> None:
    words = Words(language, played.key, strict=True)
    assert words("game-title") == played.title
    assert words("game-pitch")
    assert len(words("game-about").splitlines()) in (2, 3)
    assert str(played.rounds) in words("round-of", round=1, rounds=played.rounds)
    for phase in PHASES[played.key]:
        assert words(f"phase-{phase}")


@pytest.mark.parametrize("source", SOURCES)
def test_every_source_has_its_words(source: str, language: str) -> None:
    assert Words(language, strict=True)(f"source-{source}")
