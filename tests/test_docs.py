"""The documents name only files, folders and names that exist."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = ("CONTRIBUTING.md", "README.md", "SECURITY.md")
FOLDERS = ("engine", "saves", "styles", "tests", "tui")
SUFFIXES = (".ftl", ".md", ".py", ".tcss", ".toml", ".txt")
NAMES_IN_FILE = re.compile(r"((?:`\w+`(?:, | and |\s)*)+) in `(\w+/[\w/.]+)`")


def read(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def prose(document: str) -> str:
    """Return a document without its blocks of code, each paragraph on one line."""
    without_code = re.sub(r"^```.*?^```$", "", read(document), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"(?<!\n)\n(?!\n)\s*", " ", without_code)


def block(title: str) -> list[str]:
    """Return the lines of the first block of code below a heading of CONTRIBUTING."""
    return read("CONTRIBUTING.md").split(f"\n## {title}\n", 1)[1].split("```\n", 2)[1].splitlines()


def paths(document: str) -> Iterator[str]:
    """Find what looks like a path of the project; a placeholder such as `<game>` stands for anything."""
    for quoted in re.findall(r"`([\w.<>/-]+)`", prose(document)):
        if quoted.split("/")[0] in FOLDERS or quoted.endswith(SUFFIXES):
            yield re.sub(r"<\w+>", "*", quoted)


def exists(path: str) -> bool:
    """Whether there is such a file or folder; a file without a folder may lie in any of ours."""
    if "/" in path or (ROOT / path).exists():
        return any(ROOT.glob(path))
    return any(next((ROOT / folder).rglob(path), None) for folder in FOLDERS)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_exists(document: str) -> None:
    assert [
        path
        for path in paths(document)
        if path != "keys.toml" and not path.startswith("editions/") and not exists(path)
    ] == []


def test_paths_are_found() -> None:
    found = set(paths("CONTRIBUTING.md"))
    assert {"tui/table/source.py", "engine/games/*", "components.toml"} <= found
    assert not exists("tui/table/tower.py")
    assert not exists("tower.py")


def test_every_name_is_in_the_file_it_is_said_to_be_in() -> None:
    found = [(name, path) for names, path in NAMES_IN_FILE.findall(prose("CONTRIBUTING.md")) for name in names.split()]
    pairs = [(name.strip("`,"), path) for name, path in found if name != "and"]
    assert len(pairs) > 20
    assert [(name, path) for name, path in pairs if not re.search(rf"\b{name}\b", read(path))] == []


def test_every_folder_listed_exists() -> None:
    above = ""
    for line in block("The folders"):
        name = line.split()[0]
        if not line.startswith(" "):
            above = name
            assert (ROOT / name).is_dir(), name
        else:
            assert (ROOT / above / name).exists(), above + name


def test_every_part_of_the_table_exists() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tui" / "table").glob("*.py"))
    parts = [found[1] for line in block("The table") if (found := re.match(r"\w* +([A-Z]\w+) ", line))]
    assert len(parts) == len(block("The table"))
    assert [part for part in parts if f"class {part}" not in code] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_somewhere(document: str) -> None:
    text = read(document)
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    anchors = {"#" + re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}
    for target in re.findall(r"\]\(([^)]+)\)", text):
        assert target in anchors or (ROOT / unquote(target)).exists(), target
