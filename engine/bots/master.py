"""The master: information-set Monte-Carlo tree search over the `Game` interface. It knows no game.

Every iteration imagines a world that agrees with what the seat sees and walks down a tree of moves that all worlds
share. At a leaf the tree grows by the questions up to the next turn of any seat. The position there, estimated for each
seat by its judge, is the value of the iteration and is stored in every move on the way. Each seat is assumed to
maximise its lead over the others: moves that brought or usually bring more are tried more often. The move tried most is
the best. In the lead each rival is weighted by how likely it is to win: in the end only the strongest matters, but
early on nobody knows who that will be.

The tree holds every question of the turn that is thought about, but of later turns only the first question: the others
are answered out of habit. A turn can go a hundred ways and more. With all of them in the tree, it would end before the
seat moves again, and with many players never show what a move leaves to come back to.

What a move usually brings, its habit, is measured once, where it first comes up: it is made, the rest of the turn is
played out of habit, and the gain is kept for every other place in the tree where the same question has the same answer.
A space is worth about as much whatever a rival has just done elsewhere, and measuring again would take most of the
time; where that is wrong, what the move brings in the tree soon counts for more than the habit.

A position looks best to the seat that has just moved, and worst after all others have. So that moves are not judged by
who happened to move last, the value of an iteration is the average over the positions after the last turn of each seat.

With a budget in iterations the same position gives the same move; with one in seconds it depends on the machine. It
does not think during the turns of others: their replies leave a tenth or less of its tree usable.
"""

from collections.abc import Iterator, Sequence
from math import exp, inf, sqrt
from typing import Any

from engine.agenda import Question
from engine.bots import journeyman
from engine.bots.clock import Clock
from engine.bots.judge import Judge
from engine.bots.thought import Foreseen, Prospect, Thought, promise
from engine.chance import Dice

SECONDS = 1.0
"""Seconds for a decision by default."""

GLANCE = 16
"""Iterations between checks whether the move is settled."""

DOUBT = 10.0
"""Bonus points of a move that has hardly been tried. More makes the search wider, less makes it deeper."""

KEENNESS = 2.0
"""A move that usually brings this many points less than another is tried e times less often."""

SURE = 20.0
"""The bound of gains over `KEENNESS`, which keeps powers within the range of a float."""

WIDE = 40
"""Answers to a question in the tree that are considered when it first comes up: all, except where dice can be set in
hundreds of ways, which would take longer than all the rest. They are drawn at random, so that fewer would miss what
rivals do when there are many players."""

WIDER = 2
"""Answers added every time it comes up again."""

TIE = 0.5
"""What winning is worth at the end besides the lead, in points: enough to tell a tie that is won from one that is lost,
and less than any point."""

LUCK = 6.0
"""With one round to come, a seat this many points ahead of another wins e times as often; with more rounds it takes
more points, by the square root of their number."""

DEEPEST = 150
"""Most moves of an iteration: a turn need not end."""
LONGEST_TURN = 20
"""Most answers of a turn that are given out of habit before it is judged as it stands."""

Items = Sequence[Sequence[float]]
"""The judgement of a position: by seat, item by item."""

FORESEEN = 6
"""Most moves of a reported line, each of which was tried at least a few times."""
TRUSTED = 3


class Search:
    """A search about one decision of a seat, which can be continued at will."""

    def __init__(self, judge: Judge, view: Any, seat: int, dice: Dice, only: Any = None) -> None:
        """Begin a search about all answers, or about a single one, however bad it looks."""
        self.judge = judge
        self.game = judge.game
        self.view = view
        self.seat = seat
        self.dice = dice
        self.tries = 0
        self._habits: dict[tuple[int, Any, Any], _Habit] = {}
        """What moves usually bring, by the round, the question and the move."""
        state = judge.game.imagine(view, dice)
        self._root = _Node(seat)
        self._root.edges = {only: _Edge(_Habit(0.0))} if only is not None else self._first_thoughts(state)
        self.answers = list(self._root.edges)
        for edge in self._root.edges.values():
            edge.terms = [0.0] * len(judge.game.term_names)
        self._items = judge.items(state)
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
            left = clock.left()
            if self.tries >= last or left <= 0:
                return
            if until_settled and not self.tries % GLANCE:
                pace = (self.tries - before) / max(at_first - left, 1e-9) if left < inf else 1.0
                if self._is_settled(min(last - self.tries, left * pace)):
                    return

    def _is_settled(self, left: float) -> bool:
        """Whether the move tried most stays so in the iterations left."""
        *_, second, first = sorted([0, *[edge.tries for edge in self._root.edges.values()]])
        return first - second > left

    def thought(self) -> Thought:
        """Return what the search has found so far."""
        prospects = [
            Prospect(
                move,
                edge.tries,
                edge.chances / edge.tries,
                edge.leads / edge.tries,
                _line(edge),
                tuple([amount / edge.tries for amount in edge.terms]),
            )
            for move, edge in self._root.edges.items()
            if edge.tries
        ]
        prospects.sort(key=promise, reverse=True)
        chances = tuple(chance / max(1, self.tries) for chance in self._chances)
        return Thought(self.seat, self.tries, chances, tuple(prospects))

    def _first_thoughts(self, state: Any) -> dict[Any, "_Edge"]:
        """Begin with what the journeyman thinks of the answers.

        Asides are among them if they are worthwhile. Further down the tree there are none.
        """
        asked = next(each for each in self.game.decisions(state) if each.seat == self.seat)
        aside = journeyman.worthwhile_aside(self.judge, state, asked, self.dice)
        worths = {asked.moves[0]: 0.0}
        if len(asked.moves) > 1:
            worths = journeyman.worths_of(self.judge, state, asked, self.dice)
        best = max(worths.values())
        if aside is not None:
            worths[aside] = best
        return {move: _Edge(_Habit(worth - best)) for move, worth in worths.items()}

    # One iteration

    def _iterate(self) -> None:
        """Walk down the tree in a new world, expand it, and store the value in the moves on the way."""
        state = self.game.imagine(self.view, self.dice)
        node = self._root
        moves: Sequence[Any] = self.answers
        path: list[tuple[int, _Edge]] = []
        turns = [self._items]
        """What the judge made of the positions after the turns on the way."""
        grown = crossed = False
        while True:
            move = _most_promising(node, moves)
            edge = node.edges[move]
            path.append((node.seat, edge))
            if edge.items is not None:
                turns.append(edge.items)
            question = self._next_question(state, move, node.seat)
            if crossed:
                question, edge.rest = self._rest_of_turn(state, question)
            if question is None or len(path) >= DEEPEST:
                break
            step, moves = question
            crossed = crossed or step.opens_turn
            if grown and step.opens_turn:
                break
            if step.seat not in edge.nodes:
                edge.nodes[step.seat] = _Node(step.seat)
                grown = True
            node = edge.nodes[step.seat]
            if len(moves) > WIDE:
                moves = self._some(node, moves)
            new = [move for move in moves if move not in node.edges]
            for move, habit in zip(new, self._habits_of(state, step, new), strict=True):
                node.edges[move] = _Edge(habit)
        self._remember(state, path, turns)

    def _next_question(self, state: Any, move: Any, seat: int) -> Question | None:
        """Make a move and go on to the next question that leaves a choice; None at the end of the game."""
        question = self.game.answer(state, move, seat)
        while question is not None and len(question[1]) == 1:
            question = self.game.answer(state, question[1][0])
        return question

    def _some(self, node: "_Node", moves: Sequence[Any]) -> Sequence[Any]:
        """Return the answers that were looked at before and a few more, drawn by chance."""
        known = [move for move in moves if move in node.edges]
        if not known:
            return self._drawn(moves, WIDE)
        return known + self._drawn([move for move in moves if move not in node.edges], WIDER)

    def _drawn(self, moves: Sequence[Any], number: int) -> list[Any]:
        """Draw a number of answers, each at most once."""
        drawn = list(moves)
        for place in range(min(number, len(drawn))):
            other = place + self.dice.below(len(drawn) - place)
            drawn[place], drawn[other] = drawn[other], drawn[place]
        return drawn[:number]

    # Habits

    def _habits_of(self, state: Any, step: Any, moves: Sequence[Any], patience: int = LONGEST_TURN) -> list["_Habit"]:
        """Return what answers to a question usually bring; an answer without a record is tried out here.

        `patience` is how many more answers the turn may take.
        """
        known, round_ = self._habits, state.round
        habits, before = [], None
        for move in moves:
            habit = known.get((round_, step, move))
            if habit is None:
                if before is None:
                    before = self.judge.look(state, step.seat)
                # Entered before it is tried out: a turn may come back to the same question.
                habit = known[round_, step, move] = _Habit(-inf)
                habit.judge(self._after_turn(state, step.seat, move, patience) - before)
            habits.append(habit)
        return habits

    def _after_turn(self, state: Any, seat: int, move: Any, patience: int) -> float:
        """Return how things look to a seat after a move when the rest of the turn is played out of habit."""
        position = self.game.clone(state)
        self._rest_of_turn(position, self._next_question(position, move, seat), patience)
        return self.judge.look(position, seat)

    def _rest_of_turn(
        self, state: Any, question: Question | None, patience: int = LONGEST_TURN
    ) -> tuple[Question | None, list[tuple[int, Any]]]:
        """Answer out of habit up to the question that opens a turn, or as long as patience lasts.

        Return that question, and the moves up to it with their seats.
        """
        made = []
        for left in reversed(range(patience)):
            if question is None or question[0].opens_turn:
                break
            step, moves = question
            move = self._usual(state, step, moves, left)
            made.append((step.seat, move))
            question = self._next_question(state, move, step.seat)
        return question, made

    def _usual(self, state: Any, step: Any, moves: Sequence[Any], patience: int) -> Any:
        """Return the answer that usually brings most."""
        if len(moves) > WIDE:
            moves = self._drawn(moves, WIDE)
        priors = [habit.prior for habit in self._habits_of(state, step, moves, patience)]
        return moves[priors.index(max(priors))]

    def _remember(self, state: Any, path: Sequence[tuple[int, "_Edge"]], turns: Sequence[Items]) -> None:
        """Judge the position for every seat and store the value in every move on the way."""
        items = self.judge.items(state)
        averaged = [items]
        if state.agenda:
            path[-1][1].items = items
            averaged += turns[1 - len(items) :]
        looks = [sum([sum(each[seat]) for each in averaged]) / len(averaged) for seat in self.judge.everyone]
        leads = [look - max(looks[:seat] + looks[seat + 1 :]) for seat, look in enumerate(looks)]
        chances = self._chances_of(state, looks)
        gains = _gains(looks, chances, leads)
        if not state.agenda:
            gains = [gain + TIE * chance for gain, chance in zip(gains, chances, strict=True)]
        for seat, edge in path:
            edge.tries += 1
            edge.gains += gains[seat]
            edge.leads += leads[seat]
            edge.chances += chances[seat]
        for seat, chance in enumerate(chances):
            self._chances[seat] += chance
        self.tries += 1
        self._explain(path[0][1], averaged, looks)

    def _explain(self, edge: "_Edge", averaged: Sequence[Items], looks: Sequence[float]) -> None:
        """Store item by item how far the seat that is asked is ahead of its strongest rival."""
        seat = self.seat
        rival = max([other for other in self.judge.everyone if other != seat], key=looks.__getitem__)
        terms, part = edge.terms, 1 / len(averaged)
        for items in averaged:
            for number, (own, theirs) in enumerate(zip(items[seat], items[rival], strict=True)):
                terms[number] += (own - theirs) * part

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


class _Habit:
    """What a move usually brings, and so how readily it is tried at first."""

    __slots__ = ("prior",)

    def __init__(self, gain: float) -> None:
        self.judge(gain)

    def judge(self, gain: float) -> None:
        """Set the points that the move usually brings the seat that makes it."""
        self.prior = exp(max(-SURE, min(SURE, gain / KEENNESS)))


class _Edge:
    """A move at a node: what it usually brings, and what it brought here to the seat that made it."""

    __slots__ = ("chances", "gains", "habit", "items", "leads", "nodes", "rest", "terms", "tries")

    def __init__(self, habit: _Habit) -> None:
        self.habit = habit
        self.tries = 0
        self.gains = 0.0
        """Points ahead of the others, over all tries."""
        self.leads = 0.0
        """Points ahead of the strongest of them."""
        self.chances = 0.0
        self.items: Items | None = None
        """What the judge made of the position right after the move, if a turn opened there."""
        self.terms: list[float] = []
        """At the root: the lead item by item, over all tries."""
        self.rest: Sequence[tuple[int, Any]] = ()
        """The moves made after it out of habit, with their seats, when it was last tried."""
        self.nodes: dict[int, _Node] = {}
        """The questions that may follow, by the seat asked, in which worlds can differ."""


class _Node:
    """The question after certain moves, in all worlds."""

    __slots__ = ("edges", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[Any, _Edge] = {}


def _most_promising(node: _Node, moves: Sequence[Any]) -> Any:
    """Weigh what moves brought against how often they were tried; a move never tried counts as average."""
    edges = [node.edges[move] for move in moves]
    tries = sum([edge.tries for edge in edges])
    average = sum([edge.gains for edge in edges]) / tries if tries else 0.0
    doubt = DOUBT * sqrt(tries + 1) / sum([edge.habit.prior for edge in edges])
    best, most = moves[0], -inf
    for move, edge in zip(moves, edges, strict=True):
        brought = edge.gains / edge.tries if edge.tries else average
        promising = brought + doubt * edge.habit.prior / (1 + edge.tries)
        if promising > most:
            best, most = move, promising
    return best


def _gains(looks: Sequence[float], chances: Sequence[float], leads: Sequence[float]) -> list[float]:
    """Return how far every seat is ahead of the others, each weighted by how likely it is to win."""
    gains = []
    for seat, look in enumerate(looks):
        # Summed anew for each seat: subtracting a seat that is nearly sure to win from the total would leave nothing
        # but rounding errors.
        others = [*chances[:seat], 0.0, *chances[seat + 1 :]]
        likely = sum(others)
        theirs = sum([other * chance for other, chance in zip(looks, others, strict=True)])
        gains.append(look - theirs / likely if likely else leads[seat])
    return gains


def _line(edge: _Edge) -> tuple[Foreseen, ...]:
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
) -> Iterator[Thought]:
    """Think about a decision, or `only` about one answer to it; yield the thought again and again, and at the end.

    With `until_settled`, yield it once, as soon as nothing can change the move.
    """
    clock = Clock(SECONDS if seconds is None and iterations is None else seconds)
    search = Search(judge, view, seat, dice, only)
    if until_settled:
        search.think(clock, iterations, until_settled=True)
        yield search.thought()
        return
    while True:
        search.think(clock.part(every), None if iterations is None else iterations - search.tries)
        yield search.thought()
        if clock.left() <= 0 or search.tries == iterations:
            return


def choose(
    judge: Judge, view: Any, seat: int, dice: Dice, seconds: float | None = None, iterations: int | None = None
) -> Any:
    """Think about a decision and return the move tried most."""
    [thought] = consider(judge, view, seat, dice, seconds, iterations, until_settled=True)
    return thought.prospects[0].move
