"""The tree of a turn: its questions, their answers, and what came of them."""

from collections.abc import Sequence
from math import inf, sqrt
from operator import itemgetter
from typing import Any

DOUBT = 5.0
"""Bonus points of a move that has hardly been tried. More makes the search try more
moves, less makes it compare the best more often."""


class Edge:
    """An answer at a node: how readily it is tried, and what it brought here to the seat that gave it."""

    __slots__ = ("brings", "doubt", "gains", "move", "nodes", "prior", "rest", "tries")

    def __init__(self, move: Any, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.tries = 0
        self.gains = 0.0
        """Points ahead of the others, over all tries."""
        self.brings = 0.0
        """The same on average."""
        self.doubt = prior
        """How much is still to be found out: less with every try."""
        self.rest: Sequence[tuple[int, Any]] = ()
        """The moves that followed the turn, with their seats, when it was last tried."""
        self.nodes: dict[int, Node] = {}
        """The questions that may follow in the same turn, by the seat asked, in which worlds can differ."""

    def node_of(self, seat: int) -> "Node":
        """Return the question to a seat that follows."""
        node = self.nodes.get(seat)
        if node is None:
            node = self.nodes[seat] = Node(seat)
        return node


class Node:
    """The question after certain moves, in all worlds."""

    __slots__ = ("_gains", "_priors", "_tried", "_tries", "_untried", "edges", "moves", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[Any, Edge] = {}
        """The answers that were tried, in any world."""
        self.moves: Sequence[Any] = ()
        """The answers there were last time: worlds can differ in them."""
        self._tried: list[Edge] = []
        self._untried: list[tuple[float, Any]] = []
        """The answers offered that have not been tried, by their priors, the readiest last."""
        self._priors = 0.0
        self._tries = 0
        self._gains = 0.0
        """Tries and gains of the answers offered."""

    def offer(self, moves: Sequence[Any], priors: Sequence[float]) -> None:
        """Offer these answers, with how readily each is tried at first."""
        self._priors = sum(priors)
        self._tried = []
        untried = list(zip(priors, moves, strict=True))
        if self.edges:
            self._tried = [self.edges[move] for move in moves if move in self.edges]
            untried = [each for each in untried if each[1] not in self.edges]
        self._tries = sum([edge.tries for edge in self._tried])
        self._gains = sum([edge.gains for edge in self._tried])
        untried.reverse()
        untried.sort(key=_prior)
        self._untried = untried

    def most_promising(self) -> Edge:
        """Weigh what answers brought against how often they were tried; one never tried counts as average."""
        tried, tries = self._tried, self._tries
        doubt = DOUBT * sqrt(tries + 1) / self._priors
        best, most = None, -inf
        for edge in tried:
            promising = edge.brings + doubt * edge.doubt
            if promising > most:
                best, most = edge, promising
        if self._untried:
            prior, move = self._untried[-1]
            average = self._gains / tries if tries else 0.0
            if best is None or average + doubt * prior > most:
                self._untried.pop()
                best = self.edges[move] = Edge(move, prior)
                tried.append(best)
        assert best is not None
        return best

    def remember(self, edge: Edge, gain: float) -> None:
        """Store what a try of one of the answers offered brought."""
        self._tries += 1
        self._gains += gain
        edge.tries += 1
        edge.gains += gain
        edge.brings = edge.gains / edge.tries
        edge.doubt = edge.prior / (1 + edge.tries)


_prior = itemgetter(0)
