"""Views of the table of Bruxelles 1893 that are worth a picture: every phase, its questions, every board."""

from functools import partial

from tests.tui.table import pictures

View = partial(pictures.View, game="bruxelles1893")

VIEWS = (
    View("1893-bracket", moment="bracket"),
    View("1893-neutral", ("right",), seats=2, moment="neutral"),
    View("1893-turn", ("right", "down")),
    View("1893-turn-two-seats", ("right", "down"), seats=2),
    View("1893-turn-five-seats", ("right", "down"), seats=5),
    View("1893-turn-fr", ("right", "down"), seats=5, language="fr"),
    View("1893-turn-hankar", ("right", "down"), theme="hankar"),
    View("1893-turn-ascii", ("right", "down"), seats=5, glyphs="ascii"),
    View("1893-stake", ("plus", "plus"), seats=3, moment="stake"),
    View("1893-performance", seats=3, moment="performance"),
    View("1893-cursor", ("left", "up"), seats=3, moment="cursor"),
    View("1893-sale", seats=3, moment="sale"),
    View("1893-shop", seats=3, moment="shop"),
    View("1893-theatre", ("down",), seats=3, moment="theatre"),
    View("1893-materials", seats=3, moment="materials"),
    View("1893-payment", ("down",), moment="payment"),
    View("1893-needle", moment="needle"),
    View("1893-site", ("down", "right"), moment="site"),
    View("1893-park", moment="park"),
    View("1893-grand-place", moment="grand-place"),
    View("1893-secondary", moment="secondary-theatre"),
    View("1893-bonus-card", ("down", "down"), moment="bonus-card"),
    View("1893-bonus-card-five-seats", ("down", "down"), seats=5, moment="bonus-card"),
    View("1893-tied-power", seats=5, moment="tied-power"),
    View("1893-jump", ("space",)),
    View("1893-inspect", ("i", "right", "down"), seats=3),
    View("1893-inspect-cursor", ("left", "i"), seats=3, moment="cursor", language="fr"),
    View("1893-city", ("f3",), seats=5),
    View("1893-workshop", ("f4",), seats=5),
    View("1893-players", ("f5",), seats=5),
    View("1893-scores-final", seats=5, moment="end"),
    View("1893-over", ("escape",), seats=5, moment="end"),
    View("1893-replay", ("pagedown", "pagedown", "down", "right", "right"), moment="replay"),
)
