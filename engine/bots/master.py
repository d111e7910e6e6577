"""The master: information-set Monte-Carlo tree search over the `Game` interface. It knows no game.

Every iteration imagines a world that agrees with what the seat sees and walks down a tree of moves that all worlds
share. Where the tree ends it grows by the questions up to the next turn of anybody; how things look there to each seat
(`Game.insight`) is what the iteration was worth to it, and is remembered in every move on the way. Each seat is taken
to play for its own lead: moves that brought it more, or looked better at first sight, are tried more often. In the end
the move that was tried most is the best.

Things look best to a seat that has just moved, and worst when all others have: so that moves are not judged by who
happened to move last, what an iteration was worth is the average of how things looked after the last turn of each seat.

With a budget in iterations the same position gives the same move; with one in seconds it depends on the machine. It
does not think while others do: of what it knows when it has moved, their replies leave a tenth or less to go on from.
"""

import time
from collections.abc import Iterator, Sequence
from math import exp, inf, sqrt
from typing import Any

from engine.agenda import Decision
from engine.bots import journeyman
from engine.bots.thought import Foreseen, Prospect, Thought, promise
from engine.chance import Dice
from engine.game import Game

SECONDS = 1.0
"""How long it thinks about a decision if nobody says anything else."""

PATIENCE = 4.0
"""Seconds are those of the processor, so that a busy machine makes it slower and not weaker: up to so many times."""

DOUBT = 5.0
"""How many points more than it has brought a move may be worth while it has hardly been tried. More makes the search
wider, less makes it deeper."""

KEENNESS = 2.0
"""A move that looks so many points worse than another at first sight is tried e times less often."""

WIDE = 16
"""How many answers to a question in the tree are looked at when it first comes up. Dice can be set in hundreds of ways:
to look at all of them would take longer than all the rest."""

WIDER = 2
"""How many more are looked at every time it comes up again."""

LUCK = 6.0
"""With one round to come, a seat that is so many points ahead of another wins e times as often; with more rounds it
takes more points, by the root of their number."""

DEEPEST = 150
"""How many moves an iteration makes at most: a turn need not have an end."""

FORESEEN = 6
"""How many moves ahead a line is told, as long as each was tried at least a few times."""
TRUSTED = 3


class Search:
    """Thinking about one decision of a seat. It can go on for as long as one likes."""

    def __init__(self, game: Game, view: Any, seat: int, dice: Dice) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.dice = dice
        self.tries = 0
        state = game.imagine(view, dice)
        self._root = _Node(seat)
        self._root.edges = self._first_thoughts(state)
        self.answers = list(self._root.edges)
        self._looks = self._looks_of(state)
        """How things look now, to every seat."""
        self._chances = [0.0] * len(view.players)

    def think(self, seconds: float | None = None, iterations: int | None = None) -> None:
        """Go on, by one iteration at least, until either budget is spent."""
        last = inf if iterations is None else self.tries + iterations
        busy_until = inf if seconds is None else time.thread_time() + seconds
        at_last = inf if seconds is None else time.perf_counter() + seconds * PATIENCE
        while True:
            self._iterate()
            if self.tries >= last or time.thread_time() > busy_until or time.perf_counter() > at_last:
                return

    def thought(self) -> Thought:
        """Say what has come of it."""
        prospects = [
            Prospect(move, edge.tries, edge.chances / edge.tries, edge.leads / edge.tries, _line(edge))
            for move, edge in self._root.edges.items()
            if edge.tries
        ]
        prospects.sort(key=promise, reverse=True)
        chances = tuple(chance / max(1, self.tries) for chance in self._chances)
        return Thought(self.seat, self.tries, chances, tuple(prospects))

    def _first_thoughts(self, state: Any) -> dict[Any, "_Edge"]:
        """Begin with what the journeyman thinks of the answers.

        What may be done besides answering is among them if it is worth while. Further down the tree nobody does such
        things.
        """
        asked = next(each for each in self.game.decisions(state) if each.seat == self.seat)
        aside = journeyman.worthwhile_aside(self.game, state, asked, self.dice)
        worths = {asked.moves[0]: 0.0}
        if len(asked.moves) > 1:
            worths = journeyman.worths_of(self.game, state, asked, self.dice)
        best = max(worths.values())
        if aside is not None:
            worths[aside] = best
        return {move: _Edge(worth - best) for move, worth in worths.items()}

    # One iteration

    def _iterate(self) -> None:
        """Walk down the tree in a world of its own, let it grow, and remember what came of it."""
        game = self.game
        state = game.imagine(self.view, self.dice)
        node = self._root
        moves: Sequence[Any] = self.answers
        path: list[tuple[int, _Edge]] = []
        looks = [self._looks]
        grown = False
        while True:
            positions = self._look(node, state, moves)
            move = _most_promising(node, moves)
            edge = node.edges[move]
            path.append((node.seat, edge))
            if edge.looks is not None:
                looks.append(edge.looks)
            if move in positions:
                state = positions[move]
            else:
                game.apply(state, move, node.seat)
            question = self._next_question(state)
            if question is None or (grown and question.opens_turn) or len(path) >= DEEPEST:
                break
            moves = question.moves
            if question.seat not in edge.nodes:
                edge.nodes[question.seat] = _Node(question.seat)
                grown = True
            node = edge.nodes[question.seat]
            if len(moves) > WIDE:
                moves = self._some(node, moves)
        self._remember(state, path, looks)

    def _next_question(self, state: Any) -> Decision | None:
        """Go on to the next question that leaves a choice; None at the end of the game."""
        while decisions := self.game.decisions(state):
            if len(decisions[0].moves) > 1:
                return decisions[0]
            self.game.apply(state, decisions[0].moves[0], decisions[0].seat)
        return None

    def _some(self, node: "_Node", moves: Sequence[Any]) -> Sequence[Any]:
        """Give the answers that were looked at before and a few more, drawn by chance."""
        known = [move for move in moves if move in node.edges]
        for _ in range(WIDER if known else WIDE):
            move = moves[self.dice.below(len(moves))]
            if move not in known:
                known.append(move)
        return known

    def _look(self, node: "_Node", state: Any, moves: Sequence[Any]) -> dict[Any, Any]:
        """Look at moves that were not possible here in any world before; give the positions they lead to."""
        game, edges, seat = self.game, node.edges, node.seat
        positions = {}
        for move in moves:
            if move not in edges:
                position = positions[move] = game.clone(state)
                game.apply(position, move, seat)
                look = game.insight(position, seat)
                if not edges:
                    node.first_look = look
                edges[move] = _Edge(look - node.first_look)
        return positions

    def _remember(
        self, state: Any, path: Sequence[tuple[int, "_Edge"]], looks_before: Sequence[Sequence[float]]
    ) -> None:
        """Judge the position for every seat and tell every move on the way."""
        looks = self._looks_of(state)
        if state.agenda:
            path[-1][1].looks = looks
            last_turns = looks_before[1 - len(looks) :]
            looks = [sum(each) / len(each) for each in zip(looks, *last_turns, strict=True)]
        leads = [look - max(looks[:seat] + looks[seat + 1 :]) for seat, look in enumerate(looks)]
        chances = self._chances_of(state, looks)
        for seat, edge in path:
            edge.tries += 1
            edge.leads += leads[seat]
            edge.chances += chances[seat]
        for seat, chance in enumerate(chances):
            self._chances[seat] += chance
        self.tries += 1

    def _looks_of(self, state: Any) -> list[float]:
        """Say how a position looks to every seat."""
        return [self.game.insight(state, seat) for seat in range(len(state.players))]

    def _chances_of(self, state: Any, looks: Sequence[float]) -> list[float]:
        """Say who wins how likely: the more points ahead and the fewer rounds to come, the surer."""
        if not state.agenda:
            winners = self.game.standings(state).winners
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(looks))]
        luck = LUCK * sqrt(max(1, self.game.rounds - state.round + 1))
        best = max(looks)
        weights = [exp((look - best) / luck) for look in looks]
        whole = sum(weights)
        return [weight / whole for weight in weights]


class _Edge:
    """A move at a node: how it looked at first sight, and what came of it for the seat that made it."""

    __slots__ = ("chances", "leads", "looks", "nodes", "prior", "tries")

    def __init__(self, look: float) -> None:
        self.prior = exp(max(-SURE, min(SURE, look / KEENNESS)))
        self.tries = 0
        self.leads = 0.0
        self.chances = 0.0
        self.looks: list[float] | None = None
        """How things looked to every seat, if a turn opened right after the move."""
        self.nodes: dict[int, _Node] = {}
        """The questions that may follow, by the seat that is asked: worlds can differ in that."""


class _Node:
    """The question that comes up after certain moves, in whatever world."""

    __slots__ = ("edges", "first_look", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[Any, _Edge] = {}
        self.first_look = 0.0


SURE = 20.0
"""Looks further apart are as good as never and always; it keeps powers within what a float can hold."""


def _most_promising(node: _Node, moves: Sequence[Any]) -> Any:
    """Weigh what moves brought against how little is known of them; one never tried counts as the average one."""
    edges = [node.edges[move] for move in moves]
    tries = sum([edge.tries for edge in edges])
    average = sum([edge.leads for edge in edges]) / tries if tries else 0.0
    doubt = DOUBT * sqrt(tries + 1) / sum([edge.prior for edge in edges])
    best, most = moves[0], -inf
    for move, edge in zip(moves, edges, strict=True):
        brought = edge.leads / edge.tries if edge.tries else average
        promising = brought + doubt * edge.prior / (1 + edge.tries)
        if promising > most:
            best, most = move, promising
    return best


def _line(edge: _Edge) -> tuple[Foreseen, ...]:
    """Follow the moves that were tried most."""
    line: list[Foreseen] = []
    while len(line) < FORESEEN:
        replies = [(node.seat, move, each) for node in edge.nodes.values() for move, each in node.edges.items()]
        seat, move, edge = max(replies, key=lambda reply: reply[2].tries, default=(0, None, edge))
        if move is None or edge.tries < TRUSTED:
            break
        line.append(Foreseen(seat, move))
    return tuple(line)


def consider(
    game: Game,
    view: Any,
    seat: int,
    dice: Dice,
    seconds: float | None = None,
    iterations: int | None = None,
    every: float | None = None,
) -> Iterator[Thought]:
    """Think about a decision and say again and again, or only at the end, how far one has got."""
    search = Search(game, view, seat, dice)
    if seconds is None and iterations is None:
        seconds = SECONDS
    while True:
        slices = [each for each in (seconds, every) if each is not None]
        before, used = search.tries, time.thread_time()
        search.think(min(slices, default=None), iterations)
        yield search.thought()
        if seconds is not None:
            seconds -= max(time.thread_time() - used, 0.0)
        if iterations is not None:
            iterations -= search.tries - before
        if (seconds is not None and seconds <= 0) or iterations == 0:
            return


def choose(
    game: Game, view: Any, seat: int, dice: Dice, seconds: float | None = None, iterations: int | None = None
) -> Any:
    """Think about a decision and give the move that was tried most."""
    search = Search(game, view, seat, dice)
    if len(search.answers) > 1:
        search.think(SECONDS if seconds is None and iterations is None else seconds, iterations)
        return search.thought().prospects[0].move
    return search.answers[0]
