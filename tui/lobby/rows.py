"""A table in the lobby: its row in the list, and its details."""

from rich.cells import cell_len
from textual.content import Content

from engine.game import CATALOGUE
from engine.game import game as game_of
from saves.records.record import Seat
from saves.store import folded
from saves.tables import Chair, TableCard
from saves.tables.cards import DAMAGED, ON_HOLD
from saves.tables.table import CLOSED, OPEN, OVER, PLAYING
from tui.bots.names import with_level
from tui.i18n.dates import ago
from tui.i18n.words import Words
from tui.session import Session
from tui.widgets.columns import REST, columns

GAME, STATE, TURN = 14, 15, 22
"""The widths of the columns; the players take the rest."""
GAP = 1


def row(card: TableCard, player: str, session: Session, width: int) -> Content:
    """Format a table in columns: the game, its players, its state, and whose turn it is since when."""
    words = session.words
    turn = Content.styled(_turn(card, player, words), "$gold bold" if card.is_turn_of(player) else "$faint")
    cells = [
        (Content(CATALOGUE.get(card.game, card.game)), GAME),
        # The state says how many seats are free.
        (Content.styled(", ".join(_name(chair, words) for chair in card.chairs if not chair.is_empty), "$ink"), REST),
        (Content.styled(_state(card, words), "$faint"), STATE),
        (turn, TURN),
    ]
    return columns(cells, width, GAP)


def details(card: TableCard, player: str, session: Session) -> Content:
    """Format the details of a table, and what Enter does there."""
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
    state = Content(f"{_state(card, words)}{_since(card, player, words)}")
    does = Content.styled(words(f"lobby-enter-{_enter(card, player)}"), "$faint")
    return Content("\n").join([title, seats, state, Content.styled(variants, "$faint"), does])


def _state(card: TableCard, words: Words) -> str:
    """Format the state of a table: free seats, round, or status."""
    if card.status == OPEN:
        return words("lobby-free", count=card.free)
    if card.status == PLAYING and card.game in CATALOGUE:
        return words("saves-round", round=card.round, rounds=game_of(card.game).rounds)
    return words("lobby-status", status=card.status)


def _turn(card: TableCard, player: str, words: Words) -> str:
    """Format whose turn it is, who won, or when the table last changed."""
    if card.status == PLAYING:
        since = ago(card.since, words)
        deciders = [words("lobby-your-turn")] if card.is_turn_of(player) else [_deciders(card, words)]
        deciders += [words("lobby-deciders", count=len(card.turn))] if len(card.turn) > 1 else []
        told = (words("lobby-turn", name=each, ago=since) for each in deciders)
        return next((each for each in told if cell_len(each) <= TURN), since)
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
    if chair.bot is None:
        return words("lobby-seat-empty")
    return chair.name or words.name("bot", chair.bot)


def _seat(card: TableCard, seat: int, words: Words) -> str:
    chair = card.chairs[seat]
    named = _name(chair, words)
    if card.result is not None:
        return f"{named} {card.result.scores[seat]}"
    if chair.bot is None:
        return named
    if chair.player is not None:
        return words("lobby-stands-in", player=named, bot=words.name("bot", chair.bot))
    return with_level(words, Seat(named, chair.bot))


def _enter(card: TableCard, player: str) -> str:
    """Return what Enter does at a table, as part of a message id."""
    is_own = card.seat_of(player) is not None
    if card.status == OVER:
        return "past" if is_own else "over"
    if card.status in (DAMAGED, ON_HOLD, CLOSED):
        is_host = folded(card.owner) == folded(player)
        return card.status if card.status == CLOSED or not is_host else f"{card.status}-host"
    if is_own:
        return "mine"
    return "open" if card.status == OPEN and card.free else "playing"
