"""The master: plays its turns on in its head, and takes the one after which it stands best. It knows no game.

Every iteration takes a world that agrees with what the seat sees, makes a turn in it, and plays on around the table,
once or as often as the game asks for (`Game.foresight`): every seat, at last itself, answers as a hurried journeyman
does, who weighs what it gains against its strongest rival. How rivals answer matters more than how far one looks: a
tree of the replies, with rivals who answered out of habit, looked twice as far ahead and lost two games of three.

Much the same questions are met again in every iteration. What answers to them turned out to be worth is remembered, so
that long lists need not be weighed again and again (`Experience`).

A position looks best to the seat that has just moved, and worst after all others have. So that turns are not judged by
who happened to move last, the value of an iteration is the average over the positions after the last turn of each seat,
as its judge estimates them. It is stored in every move of the turn (`tree`). Moves that brought more, and those that
look better to the journeyman at first, are tried more often; the move tried most is the best.

Each seat is assumed to maximise its lead over the others, each weighted by how likely it is to win: in the end only the
strongest matters, but early on nobody knows who that will be.

All moves meet the same worlds in the same order, so that none is merely luckier. With a budget in iterations the same
position gives the same move; with one in seconds it depends on the machine.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import exp, inf, sqrt
from typing import Any

from engine.agenda import Question
from engine.bots import journeyman
from engine.bots.clock import Clock
from engine.bots.experience import Experience
from engine.bots.judge import Judge
from engine.bots.sight import Sight
from engine.bots.thought import Foreseen, Prospect, Thought, promise
from engine.bots.tree import Edge, Node
from engine.chance import Dice, scatter

SECONDS = 1.0
"""Seconds for a decision by default."""

FIRST_SIGHT = Sight(worlds=1, lines=600)
"""The journeyman's sight for first thoughts. All of it would take a tenth of a short search, to say much the same."""

HURRIED = Sight(worlds=1, lines=24, glances=40)
"""The journeyman's sight for playing on."""

KEENNESS = 2.0
"""An answer that looks this many points worse than the best is tried e times less readily at first."""

TIE = 0.5
"""What winning is worth at the end besides the lead, in points: enough to tell a tie that is won from one that is lost,
and less than any point."""

LUCK = 6.0
"""With one round to come, a seat this many points ahead of another wins e times as often; with more rounds it takes
more points, by the square root of their number."""

FORESEEN = 6
"""Most moves of a reported line."""

_SEEDS = 1 << 32

Judged = tuple[Sequence[float], Sequence[Sequence[float]]]
"""The judgement of a position: by seat in all, and by seat item by item."""


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
        self.tries = 0
        self._itemised = itemised
        self._worlds = dice.below(_SEEDS)
        """The seed of the first world; the others have those that follow."""
        self._asides: Sequence[Any] = ()
        """What may be done besides: the question stays open after it."""
        priors = self._first_thoughts(judge.game.imagine(view, dice), dice, only)
        self.answers = list(priors)
        self._root = Node(seat)
        self._root.offer(self.answers, list(priors.values()))
        self._experience = Experience()
        """What seats found while playing on."""
        self._outcomes = {move: _Outcome(len(view.players), len(judge.game.term_names)) for move in priors}
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
            left = clock.left()
            if self.tries >= last or left <= 0:
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

    def _first_thoughts(self, state: Any, dice: Dice, only: Any) -> dict[Any, float]:
        """Return the answers and their priors: what the journeyman thinks of them.

        Asides are among them if they are worthwhile. While playing on there are none.
        """
        asked = next(each for each in self.game.decisions(state) if each.seat == self.seat)
        self._asides = asked.asides
        if only is not None:
            return {only: 1.0}
        aside = journeyman.worthwhile_aside(self.judge, state, asked, dice)
        worths = {asked.moves[0]: 0.0}
        if len(asked.moves) > 1:
            worths = journeyman.worths_of(self.judge, state, self.seat, asked.moves, dice, FIRST_SIGHT)
        if aside is not None:
            worths[aside] = max(worths.values())
        return _priors(worths)

    # One iteration

    def _iterate(self) -> None:
        """Make a turn in the next world of its first move, play on, and store the value in every move of the turn."""
        node, edge = self._root, self._root.most_promising()
        path = [(node, edge)]
        dice = Dice(scatter(self._worlds + edge.tries))
        state = self.game.imagine(self.view, dice)
        question = self.game.next_question(state, edge.move, self.seat)
        made: journeyman.Made = []
        if question is not None and question[0].opens_turn and edge.move in self._asides:
            question, made = self._play_turn(state, question, dice)
        while question is not None and not question[0].opens_turn and len(path) < journeyman.LONGEST_TURN:
            step, moves = question
            node = edge.node_of(step.seat)
            if moves != node.moves:
                node.moves = moves
                priors = _priors(journeyman.worths_of(self.judge, state, step.seat, moves, dice, HURRIED))
                node.offer(list(priors), list(priors.values()))
            edge = node.most_promising()
            path.append((node, edge))
            question = self.game.next_question(state, edge.move, step.seat)
        positions = self._play_on(state, question, dice, made)
        edge.rest = made
        self._remember(state, positions, path)

    def _play_on(self, state: Any, question: Question | None, dice: Dice, made: journeyman.Made) -> list[Judged]:
        """Play turns of every seat and return what the judge makes of the positions after the last turn of each.

        When the game ends on the way, only its end counts.
        """
        seats, positions = len(self.judge.everyone), []
        for to_come in reversed(range(seats * self.game.foresight)):
            if question is None:
                break
            question, moves = self._play_turn(state, question, dice)
            made += moves
            if to_come < seats:
                positions.append(self._judged(state))
        return positions if question is not None else [self._judged(state)]

    def _play_turn(self, state: Any, question: Question, dice: Dice) -> tuple[Question | None, journeyman.Made]:
        return journeyman.play_turn(self.judge, state, question, dice, HURRIED, self._experience)

    def _remember(self, state: Any, positions: Sequence[Judged], path: Sequence[tuple[Node, Edge]]) -> None:
        """Store the value of the positions at the end in every move on the way."""
        looks = [sum(each) / len(each) for each in zip(*[looks for looks, _ in positions], strict=True)]
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
            outcome.add_terms(positions, self.seat, looks)

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

    def add_terms(self, positions: Sequence[Judged], seat: int, looks: Sequence[float]) -> None:
        """Add item by item how far a seat is ahead of its strongest rival, averaged over positions."""
        rival = max([other for other in range(len(looks)) if other != seat], key=looks.__getitem__)
        terms, part = self.terms, 1 / len(positions)
        for _, items in positions:
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


def _priors(worths: Mapping[Any, float]) -> dict[Any, float]:
    """Return how readily answers are tried at first."""
    best = max(worths.values())
    return {move: exp((worth - best) / KEENNESS) for move, worth in worths.items()}


def _line(edge: Edge) -> tuple[Foreseen, ...]:
    """Follow the moves of the turn that were tried most, and how it was played on when they were last tried."""
    line: list[Foreseen] = []
    while True:
        replies = [(node.seat, move, each) for node in edge.nodes.values() for move, each in node.edges.items()]
        seat, move, below = max(replies, key=lambda reply: reply[2].tries, default=(0, None, edge))
        over = edge.tries - sum([each.tries for _, _, each in replies])
        if move is None or over > below.tries:
            break
        line.append(Foreseen(seat, move))
        edge = below
    line += [Foreseen(seat, move) for seat, move in edge.rest]
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
