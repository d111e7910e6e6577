"""Views of the table of Crystal Palace that are worth a picture: every phase, its questions, every board."""

from functools import partial

from tests.tui.table import pictures

View = partial(pictures.View, game="crystal_palace")

VIEWS = (
    View("crystal-palace-curtain", moment="dice-setting"),
    View("crystal-palace-dial", ("enter", "6", "up", "right", "down"), moment="dice-setting"),
    View("crystal-palace-placement", ("right", "down"), moment="placement"),
    View("crystal-palace-placement-two-seats", ("right", "down"), seats=2, moment="placement"),
    View("crystal-palace-placement-five-seats", ("right", "down"), seats=5, moment="placement"),
    View("crystal-palace-placement-fr", ("right", "down"), seats=5, moment="placement", language="fr"),
    View("crystal-palace-placement-hankar", ("right", "down"), moment="placement", theme="hankar"),
    View("crystal-palace-placement-ascii", ("right", "down"), seats=5, moment="placement", glyphs="ascii"),
    View("crystal-palace-exchanges", ("x", "down"), moment="placement"),
    View("crystal-palace-action", moment="action"),
    View("crystal-palace-recruitment", ("down",), moment="recruitment"),
    View("crystal-palace-building", moment="building"),
    View("crystal-palace-target", ("down",), moment="target"),
    View("crystal-palace-jump", ("space",), moment="placement"),
    View("crystal-palace-inspect", ("i", "down"), moment="placement"),
    View("crystal-palace-inspect-fr", ("i", "down"), moment="building", language="fr"),
    View("crystal-palace-market", ("f3",), seats=5, moment="placement"),
    View("crystal-palace-players", ("f4",), seats=5, moment="placement"),
    View("crystal-palace-scores-final", seats=5, moment="end"),
    View("crystal-palace-over", ("escape",), seats=5, moment="end"),
    View("crystal-palace-replay", ("pagedown", "pagedown", "down", "right", "right"), moment="replay"),
)
