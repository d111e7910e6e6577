"""What a move leads to that its preview cannot show: the action for this player, the column, the shields."""

from engine.games.bruxelles1893 import brussels, moves, resolution, sale, scoring
from engine.games.bruxelles1893.art_nouveau import Stake
from engine.games.bruxelles1893.components import ACTIONS, BOARD_ROWS, CITY_HALL, GRAND_PLACE, LOCATIONS
from engine.games.bruxelles1893.moves import AnyMove
from engine.games.bruxelles1893.parts import NO_CARD, NOBODY, UPRIGHT
from engine.games.bruxelles1893.resolution import BonusCard, TiedPower
from engine.games.bruxelles1893.state import State
from tui.table.scene import Scene

from . import cards, choices, explain_board, explain_players, gains, look, shields
from .signs import SIGNS


def card_decided(scene: Scene[State]) -> int | None:
    """Return the bonus card a decision is about."""
    match scene.step:
        case BonusCard(seat=seat):
            return scene.state.players[seat].won[0]
        case TiedPower(card=card):
            return card
    return None


def prospect(scene: Scene[State], move: AnyMove) -> str:
    """Describe what the rest of the action may bring this player now."""
    state, box, seat = scene.state, scene.state.box, scene.decider
    match move:
        case moves.Place(row, col) if choices.is_placing(scene):
            return _placing(scene, box.cell(row, col))
        case moves.Visit(location):
            return _visit(scene, location)
        case moves.Perform(action):
            return gains.sentence(scene, state, seat, ACTIONS.index(action))
        case moves.Shift(row, col):
            return offers(scene, box.square(row, col))
        case moves.Approach(figure, _):
            number = box.figures.index(figure)
            upkeep = scene.words("prospect-figure", upkeep=box.upkeep[number])
            return f"{look.figure(scene, number, 'effect')} {upkeep}"
        case moves.Activate(figure):
            return look.figure(scene, box.figures.index(figure), "effect")
        case moves.Build(row, col):
            return scene.words(
                "prospect-site", text=explain_board.secondary_effect(scene, state.actions[box.cell(row, col)])
            )
    return ""


def outlook(scene: Scene[State], move: AnyMove) -> str:
    """Describe what a bracket, a bid, a visit or a tucked card leads to as things stand."""
    match move, scene.step:
        case moves.Open(row, col), _:
            return _area(scene, scene.state.box.shield(row, col))
        case moves.Visit(location), _:
            return _detention(scene, brussels.price(scene.state, LOCATIONS.index(location)))
        case moves.Perform(), brussels.Park(seat=seat):
            missing = gains.impossible_actions(scene, seat)
            return scene.words("prospect-park", actions=", ".join(missing)) if missing else ""
        case moves.Bid(money), Stake(seat=seat, space=space):
            return bid_outlook(scene, seat, space % scene.state.box.columns, money)
        case moves.Tuck(board_row), BonusCard(seat=seat):
            return _tucked(scene, seat, board_row)
    return ""


def _visit(scene: Scene[State], location: str) -> str:
    """Describe what a location does; of the Grand-Place also which figures could be activated."""
    text = look.location(scene, location, "effect")
    held = scene.state.players[scene.decider].figures
    if location != LOCATIONS[GRAND_PLACE]:
        return text
    names = [look.surname(scene, scene.state.box.figures[each]) for each, held_ in enumerate(held) if held_ == UPRIGHT]
    return f"{text} {scene.words('prospect-upright', names=scene.words.listed(names, 'together'))}"


def _detention(scene: Scene[State], price: int) -> str:
    """Warn a player who would then have the most assistants in Brussels."""
    counts = [sum(player.brussels) for player in scene.state.players]
    mine = counts.pop(scene.decider) + price
    return scene.words("prospect-detained", assistants=mine) if mine >= max(counts) else ""


def offers(scene: Scene[State], square: int) -> str:
    """Describe what each colour the player may sell would bring with the Workshop cursor on a square."""
    state, words = scene.state, scene.words
    parts = []
    for colour in sale.sellable(state, scene.decider):
        money, vp = state.box.sale_values[square][colour]
        parts.append(f"{look.work(scene, colour)} {words('effect-money', money=money)} {words('effect-vp', vp=vp)}")
    return f" {scene.glyphs.dot} ".join(parts)


def _area(scene: Scene[State], number: int) -> str:
    """Describe what a bracket on a shield would open and what it would shut."""
    state, words = scene.state, scene.words
    area = state.box.shields[number].area
    shut = [
        look.column(scene, col) for col, spaces in enumerate(state.box.column_spaces) if not set(spaces) & set(area)
    ]
    free = [ACTIONS[state.actions[space]] for space in area]
    actions = [words.name("action", key) for key in ACTIONS for _ in range(free.count(key))]
    opened = words(
        "prospect-area", area=look.area(scene, area), spaces=len(area), actions=words.listed(actions, "together")
    )
    if not shut:
        return opened
    return f"{opened} {words('prospect-area.lost', columns=words.listed(shut), count=len(shut))}"


def _placing(scene: Scene[State], space: int) -> str:
    """Describe the action, the column, the shields it would fill, and what the owner of a building would get."""
    seat = scene.decider
    state = gains.after_bid(scene, seat)
    parts = [
        gains.sentence(scene, state, seat, scene.state.actions[space]),
        _column(scene, space % scene.state.box.columns),
        *_shields(scene, space),
        _owner(scene, space),
    ]
    return " ".join(part for part in parts if part)


def _column(scene: Scene[State], col: int) -> str:
    """Describe the card of a column and what it takes to lead it."""
    state, words, seat = scene.state, scene.words, scene.decider
    bonus = state.bonuses[col]
    if bonus == NO_CARD:
        return ""
    sums = resolution.column_sums(state, col)
    mine = sums.pop(seat, 0)
    best = max(sums.values(), default=0)
    about = {"col": look.column(scene, col), "card": cards.short(scene, bonus)}
    if mine > best:
        return words("prospect-column.yours", **about)
    needed, money = best - mine + 1, state.players[seat].money
    leaders = "".join(look.sign(scene, each) for each in scene.seats_in_view if best and sums.get(each) == best)
    if not leaders:
        return words("prospect-column.free", **about)
    if needed > money:
        return words("prospect-column.beyond", seats=leaders, best=best, **about)
    return words("prospect-column", seats=leaders, best=best, money=needed, **about)


def _shields(scene: Scene[State], space: int) -> list[str]:
    """Describe the shields that an assistant would fill, each with what it would pay."""
    state, words = scene.state, scene.words
    said = []
    for number, leaders in shields.filled_by(state, scene.decider, space):
        shield = state.box.shields[number]
        pays = [
            words("prospect-shield.vp", seat=look.sign(scene, seat), vp=state.level(seat, CITY_HALL))
            for seat in leaders
        ]
        name = look.shield(words, shield.row, shield.col)
        text = words.listed(pays, "together") or words("prospect-shield.nobody")
        said.append(words("prospect-shield", shield=name, text=text))
    return said


def _owner(scene: Scene[State], space: int) -> str:
    """Describe what the owner of a building on a space would get."""
    state = scene.state
    owner = state.board.buildings[space]
    if owner in (NOBODY, scene.decider):
        return ""
    building = f"{SIGNS.matching(scene.glyphs).building}{look.sign(scene, owner)}"
    return scene.words(
        "prospect-owner", building=building, text=explain_board.secondary_effect(scene, state.actions[space])
    )


def bid_outlook(scene: Scene[State], seat: int, col: int, money: int) -> str:
    """Describe what a bid would win as things stand: the column, a tie for it, or nothing."""
    words, sums = scene.words, resolution.column_sums(scene.state, col)
    mine = sums.pop(seat, 0) + money
    best = max(sums.values(), default=0)
    names = words.listed([scene.player(other) for other in scene.seats_in_view if sums.get(other) == best])
    letter = look.column(scene, col)
    if mine > best:
        return words("prospect-bid", col=letter)
    if mine == best:
        return words("prospect-bid.ties", col=letter, names=names)
    return words("prospect-bid.behind", col=letter, names=names, money=best)


def _tucked(scene: Scene[State], seat: int, board_row: str) -> str:
    """Describe what a row would be worth with the card."""
    state, row, card = scene.state, BOARD_ROWS.index(board_row), card_decided(scene)
    assert card is not None
    symbols = scoring.symbols(state, seat, row)
    count = scoring.projected_points(state, seat)[explain_players.ROW_LINES[row]] // max(symbols, 1)
    return scene.words("prospect-tuck", count=count, vp=count * state.box.bonus_parts[card].vp)
