"""A table in a few words: as a row of the lobby, and with all there is to know about it."""

from textual.content import Content

from engine.game import CATALOGUE
from engine.game import game as game_of
from saves.tables import Chair, TableCard
from saves.tables.table import OPEN, OVER, PLAYING
from tui.i18n.dates import ago
from tui.i18n.words import Words
from tui.session import Session

GAME, WHERE, WHOSE = 14, 15, 22
"""The widths of the columns; who plays takes the rest."""


def told(card: TableCard, player: str, session: Session, width: int) -> Content:
    """Write a table in columns: the game, who plays, how far it is, and whose turn it is since when."""
    words = session.words
    mine = card.is_turn_of(player)
    whose = Content.styled(_whose(card, player, words), "$gold bold" if mine else "$faint")
    cells = [
        (Content(CATALOGUE.get(card.game, card.game)), GAME),
        (Content.styled(", ".join(_name(chair, words) for chair in card.chairs), "$ink"), 0),
        (Content.styled(_where(card, words), "$faint"), WHERE),
        (whose, WHOSE),
    ]
    rest = max(width - GAME - WHERE - WHOSE - 3 - 1, 1)
    return Content(" ").join(cell.truncate(live or rest, ellipsis=True, pad=True) for cell, live in cells)


def about(card: TableCard, player: str, session: Session) -> Content:
    """Tell all there is to know about a table, and what Enter does there."""
    words, glyphs = session.words, session.glyphs
    dot = (f" {glyphs.dot} ", "$line")
    title = Content.assemble(
        (CATALOGUE.get(card.game, card.game), "$gold bold"),
        dot,
        words("lobby-table", table=card.id),
        dot,
        words("lobby-owner", owner=card.owner),
    )
    if card.private:
        title += Content.assemble(dot, words("lobby-is-private"))
    seats = Content("   ").join(
        Content.assemble((glyphs.seats[seat], f"$seat-{seat + 1} bold"), (f" {_seat(card, seat, words)}", "$ink"))
        for seat in range(len(card.chairs))
    )
    variants = ""
    if card.game in CATALOGUE:
        of_game = words.game(card.game)
        variants = ", ".join(
            words("saves-variant", option=of_game(f"option-{name}"), value=of_game(f"option-{name}-{value}"))
            for name, value in card.options.items()
        )
    state = Content(f"{_where(card, words)}{_since(card, player, words)}")
    does = Content.styled(words(f"lobby-enter-{_enter(card, player)}"), "$faint")
    return Content("\n").join([title, seats, state, Content.styled(variants, "$faint"), does])


def _where(card: TableCard, words: Words) -> str:
    """Say how far a table is."""
    if card.status == OPEN:
        return words("lobby-free", count=card.free)
    if card.status == PLAYING and card.game in CATALOGUE:
        return words("saves-round", round=card.round, rounds=game_of(card.game).rounds)
    return words("lobby-status", status=card.status)


def _whose(card: TableCard, player: str, words: Words) -> str:
    """Say whose turn it is, who won, or since when people wait."""
    if card.status == PLAYING:
        name = words("lobby-your-turn") if card.is_turn_of(player) else _deciders(card, words)
        return words("lobby-turn", name=name, ago=ago(card.since, words))
    if card.status == OVER and card.result is not None:
        names = words.listed([_name(card.chairs[seat], words) for seat in card.result.winners])
        return words("saves-won", names=names, count=len(card.result.winners))
    return ago(card.changed, words)


def _since(card: TableCard, player: str, words: Words) -> str:
    if card.status == PLAYING:
        return words("lobby-waits", name=_deciders(card, words), ago=ago(card.since, words))
    return f", {ago(card.changed, words)}"


def _deciders(card: TableCard, words: Words) -> str:
    return words.listed([_name(card.chairs[seat], words) for seat in card.turn])


def _name(chair: Chair, words: Words) -> str:
    if chair.player is not None:
        return chair.player
    return words.name("bot", chair.bot) if chair.bot is not None else words("lobby-seat-empty")


def _seat(card: TableCard, seat: int, words: Words) -> str:
    chair = card.chairs[seat]
    named = _name(chair, words)
    if card.result is not None:
        return f"{named} {card.result.scores[seat]}"
    stands_in = chair.player is not None and chair.bot is not None
    return words("lobby-stands-in", player=named, bot=words.name("bot", chair.bot or "")) if stands_in else named


def _enter(card: TableCard, player: str) -> str:
    """Name what Enter does at a table."""
    if card.status == OVER:
        return "over"
    if card.seat_of(player) is not None:
        return "mine"
    return "open" if card.status == OPEN and card.free else "playing"
