"""Where the values come from that the inspector explains."""

from collections.abc import Mapping

from tui.table.scene import Scene


def source(scene: Scene, path: str, apart: Mapping[str, str] | None = None) -> str:
    """Name the source of a table, an entry or a key, by its path in the components file.

    `apart` names by their paths what is explained along with it: it is told apart where it comes from elsewhere.
    """
    words, sources = scene.words, scene.state.box.sources
    told = words(f"source-{sources[path]}")
    for other, name in (apart or {}).items():
        if sources[other] != sources[path]:
            told = words("source-apart", source=told, name=name, other=words(f"source-{sources[other]}"))
    return told
