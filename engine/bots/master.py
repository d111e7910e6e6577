"""The master: information-set Monte-Carlo tree search over the `Game` interface. It knows no game.

Every iteration takes a world that agrees with what the seat sees and walks down a tree of moves that all worlds share.
There are a dozen worlds at first and more later on, dealt in turn: moves are compared over the same few, which
leaves less to luck, and the positions that were reached in them are kept, since playing up to them again would take a
good part of the time. At a leaf the tree grows by the questions up to the next turn of any seat. The position there,
estimated for each seat by its judge, is the value of the iteration and is stored in every move on the way. Each seat is
assumed to maximise its lead over the others: moves that brought or usually bring more are tried more often. The move
tried most is the best. In the lead each rival is weighted by how likely it is to win: in the end only the strongest
matters, but early on nobody knows who that will be.

The tree holds every question of the turn that is thought about, but of later turns only the first question: the others
are answered out of habit. A turn can go a hundred ways and more. With all of them in the tree, it would end before the
seat moves again, and with many players never show what a move leaves to come back to.

What a move usually brings, its habit (`habits`), says how readily it is tried at first. Where that is wrong, what the
move brings in the tree (`tree`) soon counts for more.

A position looks best to the seat that has just moved, and worst after all others have. So that moves are not judged by
who happened to move last, the value of an iteration is the average over the positions after the last turn of each seat.

With a budget in iterations the same position gives the same move; with one in seconds it depends on the machine. It
does not think during the turns of others: their replies leave a tenth or less of its tree usable.
"""

from collections.abc import Iterator, Sequence
from math import exp, inf, sqrt
from typing import Any

from engine.bots import journeyman
from engine.bots.clock import Clock
from engine.bots.habits import WIDE, Habits, prior
from engine.bots.judge import Judge
from engine.bots.sight import Sight
from engine.bots.thought import Foreseen, Prospect, Thought, promise
from engine.bots.tree import Edge, Judged, Node
from engine.chance import Dice

SECONDS = 1.0
"""Seconds for a decision by default."""

GLANCE = 8
"""Iterations between looks at the clock, which take as long as a part of an iteration, and at whether the move is
settled."""

WIDER = 2
"""Answers to a question of very many that are added every time it comes up again."""

TIE = 0.5
"""What winning is worth at the end besides the lead, in points: enough to tell a tie that is won from one that is lost,
and less than any point."""

LUCK = 6.0
"""With one round to come, a seat this many points ahead of another wins e times as often; with more rounds it takes
more points, by the square root of their number."""

FIRST_SIGHT = Sight(worlds=1, lines=600)
"""The journeyman's sight for first thoughts. All of it would take a tenth of a short search, to say much the same."""

LAPS = 2
"""How many turns of each seat an iteration looks ahead. Without a limit the tree follows single lines to the end of the
round at a third of the speed, and chooses no better; with one turn each it overlooks what comes back.
"""

WORLDS = 12
"""Worlds to begin with. Three times as many at four seats made the search slower, and no gain was seen in some fifty
games."""
CROWD = 2
"""A world is added whenever each has been tried this many times as often as there are worlds."""

FAMILIAR = 2
"""Tries of a move from which on the positions it leads to are kept: most moves are hardly tried more often."""
KEPT = 10_000
"""Most positions kept, which take some fifty megabytes."""

DEEPEST = 150
"""Most moves of an iteration: a turn need not end."""

FORESEEN = 6
"""Most moves of a reported line, each of which was tried at least a few times."""
TRUSTED = 3


class Search:
    """A search about one decision of a seat, which can be continued at will."""

    def __init__(self, judge: Judge, view: Any, seat: int, dice: Dice, only: Any = None, itemised: bool = True) -> None:
        """Begin a search about all answers, or about a single one, however bad it looks.

        Without `itemised` it finds the same moves a little sooner, but no terms and points.
        """
        self.judge = judge
        self.game = judge.game
        self.view = view
        self.seat = seat
        self.dice = dice
        self.tries = 0
        self._itemised = itemised
        self._habits = Habits(judge, dice)
        state = judge.game.imagine(view, dice)
        self._worlds: list[Any] = [state]
        """The worlds imagined so far, none of which is changed."""
        self._kept = 0
        """How many positions are kept."""
        priors = {only: 1.0} if only is not None else self._first_thoughts(state)
        self.answers = list(priors)
        self._root = Node(seat)
        self._root.offer(self.answers, list(priors.values()))
        self._outcomes = {move: _Outcome(len(view.players), len(judge.game.term_names)) for move in priors}
        self._now = self._judged(state)
        """What the judge makes of the position now."""
        self._chances = [0.0] * len(view.players)

    def think(self, clock: Clock, iterations: int | None = None, until_settled: bool = False) -> None:
        """Continue by at least one iteration until either budget is spent, or until the rest cannot change the move.

        With a budget in iterations both lead to the same move.
        """
        before, at_first = self.tries, clock.left()
        last = inf if iterations is None else before + iterations
        if until_settled and len(self.answers) == 1:
            last = before + 1
        while True:
            self._iterate()
            if self.tries >= last:
                return
            if (self.tries - before) % GLANCE != 1:
                continue
            left = clock.left()
            if left <= 0:
                return
            if until_settled:
                pace = (self.tries - before) / max(at_first - left, 1e-9) if left < inf else 1.0
                if self._is_settled(min(last - self.tries, left * pace)):
                    return

    def _is_settled(self, left: float) -> bool:
        """Whether the move tried most stays so in the iterations left."""
        *_, second, first = sorted([0, *[edge.tries for edge in self._root.edges.values()]])
        return first - second > left

    def thought(self) -> Thought:
        """Return what the search has found so far."""
        prospects = []
        for move, edge in self._root.edges.items():
            if edge.tries:
                tries, outcome = edge.tries, self._outcomes[move]
                terms = tuple([amount / tries for amount in outcome.terms]) if self._itemised else ()
                chance, lead = outcome.chances / tries, outcome.leads / tries
                prospects.append(Prospect(move, tries, chance, lead, _line(edge), terms))
        prospects.sort(key=promise, reverse=True)
        chances = tuple(chance / max(1, self.tries) for chance in self._chances)
        return Thought(self.seat, self.tries, chances, tuple(prospects))

    def expected(self) -> tuple[float, ...]:
        """Return the points of every seat at the end, on average over the tries of the answer tried most."""
        best = max(self._root.edges.values(), key=lambda edge: edge.tries)
        return tuple([look / best.tries for look in self._outcomes[best.move].looks])

    def _first_thoughts(self, state: Any) -> dict[Any, float]:
        """Return the answers and their priors: what the journeyman thinks of them.

        Asides are among them if they are worthwhile. Further down the tree there are none.
        """
        asked = next(each for each in self.game.decisions(state) if each.seat == self.seat)
        aside = journeyman.worthwhile_aside(self.judge, state, asked, self.dice)
        worths = {asked.moves[0]: 0.0}
        if len(asked.moves) > 1:
            worths = journeyman.worths_of(self.judge, state, asked, self.dice, FIRST_SIGHT)
        best = max(worths.values())
        if aside is not None:
            worths[aside] = best
        return {move: prior(worth - best) for move, worth in worths.items()}

    # One iteration

    def _iterate(self) -> None:
        """Walk down the tree in one of the worlds, expand it, and store the value in the moves on the way."""
        habits = self._habits
        world, state = self._world()
        is_kept = True
        """Whether the position will be needed again, so that the next move is made on a copy."""
        node = self._root
        path: list[tuple[Node, Edge]] = []
        turns = [self._now]
        """What the judge made of the positions after the turns on the way."""
        grown, opened = False, 0
        while True:
            edge = node.most_promising()
            path.append((node, edge))
            reached = edge.reached.get(world)
            if reached is not None:
                state, question = reached
                is_kept = True
            else:
                if is_kept:
                    state = self.game.clone(state)
                question = habits.next_question(state, edge.move, node.seat)
                if opened:
                    question, edge.rest = habits.rest_of_turn(state, question)
                is_kept = edge.tries >= FAMILIAR and self._kept < KEPT
                if is_kept:
                    edge.reached[world] = state, question
                    self._kept += 1
            if question is None or len(path) >= DEEPEST:
                break
            step, moves = question
            if step.opens_turn:
                opened += 1
                if grown or opened >= LAPS * len(state.players):
                    break
            if edge.judged is not None:
                turns.append(edge.judged)
            found = edge.nodes.get(step.seat)
            if found is None:
                found = edge.nodes[step.seat] = Node(step.seat)
                grown = True
            node = found
            # The answers are mostly those of last time, the very same objects, and comparing these takes no time.
            if moves != node.moves:
                self._offer(node, state, step, moves)
            elif node.held_back:
                more = [node.held_back.pop() for _ in range(min(WIDER, len(node.held_back)))]
                node.shown.update(more)
                node.offer_more(more, habits.priors(state, step, more))
        judged = edge.ends.get(world) if is_kept else None
        if judged is None:
            judged = self._judged(state)
            if is_kept:
                edge.ends[world] = judged
        self._remember(state, judged, path, turns)

    def _world(self) -> tuple[int, Any]:
        """Return the world of this iteration and its number: each in turn, and a new one once they are crowded."""
        worlds = self._worlds
        if len(worlds) < WORLDS or CROWD * len(worlds) ** 2 <= self.tries:
            worlds.append(self.game.imagine(self.view, self.dice))
            return len(worlds) - 1, worlds[-1]
        number = self.tries % len(worlds)
        return number, worlds[number]

    def _offer(self, node: Node, state: Any, step: Any, moves: Sequence[Any]) -> None:
        """Offer the answers of this world; of very many, those that came up before, or some drawn by chance."""
        node.moves, node.held_back = moves, []
        if len(moves) > WIDE:
            drawn = self.dice.drawn(moves, len(moves))
            known = [move for move in drawn if move in node.shown]
            moves = known or drawn[:WIDE]
            node.held_back = [move for move in drawn if move not in node.shown] if known else drawn[WIDE:]
            node.shown.update(moves)
        node.offer(moves, self._habits.priors(state, step, moves))

    def _remember(self, state: Any, judged: Judged, path: Sequence[tuple[Node, Edge]], turns: Sequence[Judged]) -> None:
        """Store the value of a judged position in every move on the way."""
        averaged = [judged]
        if state.agenda:
            path[-1][1].judged = judged
            averaged += turns[1 - len(judged[0]) :]
        looks = [sum(each) / len(each) for each in zip(*[looks for looks, _ in averaged], strict=True)]
        *_, second, first = sorted(looks)
        leads = [look - (second if look == first else first) for look in looks]
        chances = self._chances_of(state, looks)
        gains = _gains(looks, chances, leads)
        if not state.agenda:
            gains = [gain + TIE * chance for gain, chance in zip(gains, chances, strict=True)]
        for node, edge in path:
            node.remember(edge, gains[node.seat])
        for seat, chance in enumerate(chances):
            self._chances[seat] += chance
        self.tries += 1
        outcome = self._outcomes[path[0][1].move]
        outcome.chances += chances[self.seat]
        outcome.leads += leads[self.seat]
        if self._itemised:
            outcome.looks = [whole + look for whole, look in zip(outcome.looks, looks, strict=True)]
            outcome.add_terms(averaged, self.seat, looks)

    def _judged(self, state: Any) -> Judged:
        items = self.judge.items(state)
        return [sum(each) for each in items], items

    def _chances_of(self, state: Any, looks: Sequence[float]) -> list[float]:
        """Return how likely each seat wins: the more points ahead and the fewer rounds to come, the surer."""
        if not state.agenda:
            winners = self.game.standings(state).winners
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(looks))]
        luck = LUCK * sqrt(max(1, self.game.rounds - state.round + 1))
        best = max(looks)
        weights = [exp((look - best) / luck) for look in looks]
        whole = sum(weights)
        return [weight / whole for weight in weights]


class _Outcome:
    """What came of an answer to the decision, over all its tries."""

    __slots__ = ("chances", "leads", "looks", "terms")

    def __init__(self, seats: int, terms: int) -> None:
        self.chances = 0.0
        """Of winning."""
        self.leads = 0.0
        """Points ahead of the strongest rival."""
        self.terms = [0.0] * terms
        """The same, item by item."""
        self.looks = [0.0] * seats
        """Points of every seat."""

    def add_terms(self, averaged: Sequence[Judged], seat: int, looks: Sequence[float]) -> None:
        """Add item by item how far a seat is ahead of its strongest rival, averaged over positions."""
        rival = max([other for other in range(len(looks)) if other != seat], key=looks.__getitem__)
        terms, part = self.terms, 1 / len(averaged)
        for _, items in averaged:
            for number, (own, theirs) in enumerate(zip(items[seat], items[rival], strict=True)):
                terms[number] += (own - theirs) * part


def _gains(looks: Sequence[float], chances: Sequence[float], leads: list[float]) -> list[float]:
    """Return how far every seat is ahead of the others, each weighted by how likely it is to win.

    With a single rival that is the lead.
    """
    if len(looks) == 2:
        return leads
    gains = []
    for seat, look in enumerate(looks):
        # Summed anew for each seat: subtracting a seat that is nearly sure to win from the total would leave nothing
        # but rounding errors.
        others = [*chances[:seat], 0.0, *chances[seat + 1 :]]
        likely = sum(others)
        theirs = sum([other * chance for other, chance in zip(looks, others, strict=True)])
        gains.append(look - theirs / likely if likely else leads[seat])
    return gains


def _line(edge: Edge) -> tuple[Foreseen, ...]:
    """Follow the moves that were tried most, and what was answered out of habit in between."""
    line: list[Foreseen] = []
    while len(line) < FORESEEN:
        line += [Foreseen(seat, move) for seat, move in edge.rest]
        replies = [(node.seat, move, each) for node in edge.nodes.values() for move, each in node.edges.items()]
        seat, move, edge = max(replies, key=lambda reply: reply[2].tries, default=(0, None, edge))
        if move is None or edge.tries < TRUSTED:
            break
        line.append(Foreseen(seat, move))
    return tuple(line[:FORESEEN])


def consider(
    judge: Judge,
    view: Any,
    seat: int,
    dice: Dice,
    seconds: float | None = None,
    iterations: int | None = None,
    every: float | None = None,
    until_settled: bool = False,
    only: Any = None,
    itemised: bool = True,
) -> Iterator[Thought]:
    """Think about a decision, or `only` about one answer to it; yield the thought again and again, and at the end.

    With `until_settled`, yield it once, as soon as nothing can change the move. Without `itemised` it has no terms.
    """
    clock = Clock(SECONDS if seconds is None and iterations is None else seconds)
    search = Search(judge, view, seat, dice, only, itemised)
    if until_settled:
        search.think(clock, iterations, until_settled=True)
        yield search.thought()
        return
    while True:
        search.think(clock.part(every), None if iterations is None else iterations - search.tries)
        yield search.thought()
        if clock.left() <= 0 or search.tries == iterations:
            return
