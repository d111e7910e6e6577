"""The sources of the values that inspection explains."""

from collections.abc import Mapping

from tui.table.scene import AnyScene


def source(scene: AnyScene, path: str, apart: Mapping[str, str] | None = None) -> str:
    """Name the source of a table, an entry or a key, by its path in the components file.

    `apart` holds the names of what is explained along with it, by path; each whose source differs is named as well.
    """
    words = scene.words
    sources: Mapping[str, str] = scene.state.box.sources
    told = words(f"source-{sources[path]}")
    for other, name in (apart or {}).items():
        if sources[other] != sources[path]:
            told = words("source-apart", source=told, name=name, other=words(f"source-{sources[other]}"))
    return told
