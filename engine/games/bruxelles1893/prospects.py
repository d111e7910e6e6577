"""What a seat can expect from what it owns and from the shields: parts of a bot's insight, in points.

The numbers of the estimate are in `worths`.
"""

from . import chances
from .components import (
    ANY_NOBLE,
    ASSISTANTS_ROW,
    EMPTY,
    FIGURES_ROW,
    FRANCS,
    GRAND_PLACE,
    JOKER,
    MONEY_ROW,
    ROYAL_PALACE,
    TRACKS,
    WORKS_ROW,
)
from .parts import ABSENT, NO_SHIELD, NOBODY, UPRIGHT, Player
from .state import State
from .worths import (
    ARCHITECT_CLIMB,
    BRUSSELS_LEAD,
    BUILD_CHANCE,
    BUSY,
    CITY_HALL_CLIMB,
    COMPASS,
    EXHIBITION,
    GAINED_FRANC,
    GRAND_PLACE_NOW,
    MORE_PLAYERS,
    MOST_FRANCS,
    NEXT_BUILD_CHANCE,
    OTHER_WORK,
    PLACED,
    PURSE,
    ROW_GOODS,
    SALE_CHANCE,
    SHIELDS_OF_A_ROUND,
    SPARE_TURN,
    TWO_PLAYERS,
    UPKEEP_FRANC,
    VISITS_PER_ROUND,
)


class Prospects:
    """The prospects of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        players = state.players
        player: Player = players[seat]
        self.state = state
        self.seat = seat
        self.player = player
        self.box = box = state.box
        self.tables = chances.tables(box)
        self.left = left = min(box.rounds - state.round, len(PURSE) - 1)
        self.rivals = [other for other in players if other is not player]
        self.hands = sum([other.reserve for other in self.rivals if not other.passed])
        self.turns = 0 if player.passed else player.reserve
        self.is_over = not (self.hands or self.turns) and all(other.passed for other in players)
        self.held = [figure for figure, stands in enumerate(player.figures) if stands != ABSENT]
        self.upkeep = box.dues(self.held)
        self.by_players = by_players = TWO_PLAYERS if len(players) == 2 else MORE_PLAYERS
        self.assistant = by_players.assistant[left]
        self.turn = by_players.turn[left]
        parts = box.bonus_parts
        base = box.final.row_symbols
        self.symbols = [base + sum([parts[card].vp for card in row]) if row else base for row in player.rows]

    def tracks(self) -> float:
        """Estimate what shields and buildings will pay, and keep what one more space on each track is worth."""
        box, left, player = self.box, self.left, self.player
        city, palace, architect = box.tracks
        step_city, step_palace, step_architect = player.steps
        self.level_city = city[step_city]
        self.level_palace = palace[step_palace]
        self.level_architect = architect[step_architect]
        more_city = city[min(step_city + 1, len(city) - 1)] - self.level_city
        more_palace = palace[min(step_palace + 1, len(palace) - 1)] - self.level_palace
        more_architect = architect[min(step_architect + 1, len(architect) - 1)] - self.level_architect

        shields = self.shields()
        later = self.by_players.shields_later[left]
        buildings = min(len(box.units), player.built + self.by_players.buildings_later[left])
        self.spaces = [
            more_city * (shields + later),
            0.0,
            more_architect * buildings,
        ]
        # What the figures do depends on the spaces, and the space of the Royal Palace on the figures.
        self.effects = {figure: self.effect(figure) for figure in self.held}
        ranked = sorted(self.effects.values(), reverse=True)
        acting = sum(ranked[: self.level_palace])
        rounds = self.by_players.grand_place_later[left]
        figures = rounds * max(0.0, acting - self.turn)
        if more_palace:
            self.spaces[ROYAL_PALACE] = (
                rounds * max(0.0, sum(ranked[: self.level_palace + more_palace]) - self.turn) - figures
            )
        ends = self.level_architect + more_architect * ARCHITECT_CLIMB * left
        rises = self.level_city + more_city * CITY_HALL_CLIMB * left / 2
        return shields * self.level_city + later * rises + buildings * ends + figures

    def shields(self) -> float:
        """Estimate how many shields the seat will score this round."""
        state, seat = self.state, self.seat
        if state.shield == NO_SHIELD:
            return SHIELDS_OF_A_ROUND
        owners = state.board.owners
        turns, hands = self.turns, self.hands
        fill = 0.0
        share = 10
        if turns or hands:
            free = sum([owners[space] == NOBODY for space in self.box.shields[state.shield].area])
            if free:
                fill = min(1.0, PLACED * (turns + hands) / free)
            share = round(20 * (turns + 1) / (turns + hands + 1 + len(self.rivals)))
        rivals = len(self.rivals)
        expected = 0.0
        filled = (1.0, fill, fill**2, fill**3, fill**4)
        around = chances.around
        for one, two, three, four in self.tables.shields[state.shield]:
            missing, chance = around(owners[one], owners[two], owners[three], owners[four], seat, share, rivals)
            expected += filled[missing] * chance
        return expected

    def rows(self) -> float:
        """Estimate what the rows of the personal board will pay, and keep how many things each will count."""
        player, values, left = self.player, self.box.final, self.left
        assistants = self.box.components.player.assistants - player.courthouse - values.assistants_free
        goods = ROW_GOODS
        money = max(0, player.money - self.upkeep) / values.money_per_set if not left else 0.0
        self.things = things = (
            money + goods[MONEY_ROW][left],
            sum(player.works) + goods[WORKS_ROW][left],
            len(self.held) + goods[FIGURES_ROW][left],
            max(0.0, assistants + goods[ASSISTANTS_ROW][left]),
        )
        symbols = self.symbols
        points = symbols[0] * things[0] + symbols[1] * things[1] + symbols[2] * things[2] + symbols[3] * things[3]
        cubes = player.cubes
        return points + (sum(cubes) - cubes[JOKER]) * values.noble_vp + cubes[JOKER] * values.joker_vp

    def cubes(self) -> float:
        """Estimate what the cubes are worth towards the next buildings, and what those that stand still bring."""
        player, box, left = self.player, self.box, self.left
        built, units = player.built, box.units
        points = 0.0
        if built:
            points += self.sites()
        if built == len(units) or not (left or self.turns):
            return points
        cubes = player.cubes
        jokers = cubes[JOKER]
        nobles = sum(cubes) - jokers
        if not (nobles or jokers):
            return points
        need = units[built]
        fits = self.fitting(need)
        construction = box.components.construction
        worth = (
            self.level_architect + VISITS_PER_ROUND[len(self.state.players)] * left * 2.0 + construction.bonus_vp[built]
        )
        pays = COMPASS * fits + (1.0 - COMPASS) * min(nobles, need) * 0.8
        whole = min(need, pays + jokers) / need
        pure = pays / need
        points += BUILD_CHANCE[left] * (worth * whole + (construction.no_joker_vp - need) * pure)
        spare = nobles + jokers - need
        if spare > 0 and built + 1 < len(units):
            then = units[built + 1]
            points += NEXT_BUILD_CHANCE[left] * (worth + 2.0) * min(1.0, spare / then)
        return points

    def fitting(self, need: int) -> int:
        """Count the units of the next building that noble cubes and money can pay as the compass stands."""
        state = self.state
        one, other = state.compass[state.needles[0]], state.compass[state.needles[1]]
        if one == EMPTY or other == EMPTY:
            return min(need, self.units_of(other if one == EMPTY else one))
        first, second = self.units_of(one), self.units_of(other)
        if one == ANY_NOBLE and other < ANY_NOBLE:
            first -= second
        elif other == ANY_NOBLE and one < ANY_NOBLE:
            second -= first
        else:
            return min(need, min(first, need - 1) + min(second, need - 1))
        # One noble material and any: at least one cube has to be of that kind.
        kind, any_ = (second, first) if one == ANY_NOBLE else (first, second)
        return min(need, kind + min(any_, need - 1))

    def units_of(self, tile: int) -> int:
        """Count the units a seat can pay for one tile of the compass."""
        player = self.player
        if tile < ANY_NOBLE:
            return player.cubes[tile]
        if tile == FRANCS:
            return player.money // self.box.components.compass.bf3_money
        return sum(player.cubes) - player.cubes[JOKER]

    def sites(self) -> float:
        """Estimate what the seat's buildings will bring when others use their spaces."""
        state, player = self.state, self.player
        seat, owners, actions = self.seat, state.board.owners, state.actions
        later = VISITS_PER_ROUND[len(state.players)] * self.left
        area = self.box.shields[state.shield].area if state.shield != NO_SHIELD else ()
        now = min(0.6, PLACED * self.hands / max(1, len(area))) if area else 0.0
        worths = (
            2.5,
            float(sum(player.works)),
            max(self.effects.values(), default=0.0),
            1.8,
            float(player.built),
        )
        points = 0.0
        for space, owner in enumerate(state.board.buildings):
            if owner == seat:
                visits = later
                if now and owners[space] == NOBODY and space in area:
                    visits += now
                points += visits * worths[actions[space]]
        return points

    def works(self) -> float:
        """Estimate what works of art are worth besides their row."""
        player, state, left = self.player, self.state, self.left
        points = 0.0
        if left:
            points += state.exhibitions.count(self.seat) * EXHIBITION[left]
        works = player.works
        owned = sum(works)
        if not owned:
            return points
        passes = left + (not player.passed)
        points += (len(works) - works.count(0)) * GAINED_FRANC[left] * passes
        if not (left or self.turns):
            return points
        prices = self.tables.sales[state.cursor][min(owned, chances.FARTHEST)]
        shop = [slot[-1] for slot in state.shop if slot]
        best = max([prices[colour] for colour, count in enumerate(works) if count and colour not in shop], default=4.0)
        sold = SALE_CHANCE[left] * max(0.0, best - self.symbols[WORKS_ROW] - 1.5)
        sold += (owned - 1) * max(0.0, OTHER_WORK[left] - self.symbols[WORKS_ROW] + 1)
        return points + self.by_players.works_sold * sold

    def money(self) -> float:
        """Estimate what the money is worth, less what the figures will cost."""
        francs = self.player.money
        if self.left:
            return self.by_players.purses[self.left][min(francs, MOST_FRANCS)] - self.upkeep * UPKEEP_FRANC[self.left]
        francs -= self.upkeep
        if francs < 0:
            return self.unpaid(francs + self.upkeep) * self.box.final.unpaid_figure_vp
        return self.by_players.purses[0][min(francs, MOST_FRANCS)] if self.turns else 0.0

    def unpaid(self, francs: int) -> int:
        """Count the figures that this many francs cannot pay; the cheapest are paid first."""
        figures = 0
        for due in sorted([self.box.upkeep[figure] for figure in self.held]):
            francs -= due
            figures += francs < 0
        return figures

    def people(self) -> float:
        """Estimate what assistants and figures can still do, this round and later."""
        player, state = self.player, self.state
        points = (
            min(self.turns, BUSY) + SPARE_TURN * max(0, self.turns - BUSY)
        ) * self.turn - player.courthouse * self.assistant
        sent = sum(player.brussels)
        if sent:
            best = max([sum(rival.brussels) for rival in self.rivals])
            lead = sent - best
            loss = self.assistant + self.symbols[ASSISTANTS_ROW]
            if self.is_over:
                points -= loss * (lead >= 0)
            else:
                points -= loss * BRUSSELS_LEAD[max(-2, min(1, lead)) + 2]
        if self.turns and UPRIGHT in player.figures:
            price = self.box.price(len(state.players), state.uses[GRAND_PLACE])
            if price <= self.turns:
                ready = sorted(
                    [self.effects[figure] for figure in self.held if player.figures[figure] == UPRIGHT], reverse=True
                )
                points += GRAND_PLACE_NOW * max(0.0, sum(ready[: self.level_palace]) - self.turn * price)
        return points

    def effect(self, figure: int) -> float:
        """Estimate what the effect of a figure is worth."""
        effect, left = self.box.effects[figure], self.left
        points = effect.gain_money * GAINED_FRANC[left] + effect.vp
        if effect.jokers:
            points += effect.jokers * (1.0 if left else 0.2)
        if effect.nobles:
            points += effect.nobles * (1.8 if left else 1.1)
        if effect.advance:
            points += self.spaces[TRACKS.index(effect.advance)]
        if effect.release and self.player.courthouse:
            points += self.assistant + self.turn * 0.5 + self.symbols[ASSISTANTS_ROW]
        return points
