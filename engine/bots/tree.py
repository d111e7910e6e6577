"""The tree of a search: questions, their answers, and what came of them."""

from bisect import insort
from collections.abc import Sequence
from math import inf, sqrt
from typing import Any

DOUBT = 10.0
"""Bonus points of a move that has hardly been tried. More makes the search wider, less makes it deeper."""

Judged = tuple[Sequence[float], Sequence[Sequence[float]]]
"""The judgement of a position: by seat in all, and by seat item by item."""


class Edge:
    """An answer at a node: how readily it is tried, and what it brought here to the seat that gave it."""

    __slots__ = ("brings", "doubt", "gains", "judged", "move", "nodes", "prior", "rest", "tries")

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
        self.judged: Judged | None = None
        """What the judge made of the position right after the move, if a turn opened there."""
        self.rest: Sequence[tuple[int, Any]] = ()
        """The moves made after it out of habit, with their seats, when it was last tried."""
        self.nodes: dict[int, Node] = {}
        """The questions that may follow, by the seat asked, in which worlds can differ."""

    def remember(self, gain: float) -> None:
        """Store what a try brought."""
        self.tries += 1
        self.gains += gain
        self.brings = self.gains / self.tries
        self.doubt = self.prior / (1 + self.tries)


class Node:
    """The question after certain moves, in all worlds."""

    __slots__ = ("_priors", "_tried", "_untried", "edges", "held_back", "moves", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.edges: dict[Any, Edge] = {}
        self.moves: Sequence[Any] = ()
        """The answers there were last time: worlds can differ in them."""
        self.held_back: list[Any] = []
        """Those of them that are not offered yet, because there are very many."""
        self._tried: list[Edge] = []
        self._untried: list[Edge] = []
        """The answers offered that have not been tried, the readiest last."""
        self._priors = 0.0

    def offer(self, moves: Sequence[Any], priors: Sequence[float]) -> None:
        """Offer these answers; those that come up for the first time get their priors."""
        edges = self.edges
        offered = []
        for move, prior in zip(moves, priors, strict=True):
            edge = edges.get(move)
            if edge is None:
                edge = edges[move] = Edge(move, prior)
            offered.append(edge)
        self._tried = [edge for edge in offered if edge.tries]
        self._untried = [edge for edge in reversed(offered) if not edge.tries]
        self._untried.sort(key=_prior)
        self._priors = sum([edge.prior for edge in offered])

    def offer_more(self, moves: Sequence[Any], priors: Sequence[float]) -> None:
        """Offer these answers, too, which have not come up before."""
        for move, prior in zip(moves, priors, strict=True):
            edge = self.edges[move] = Edge(move, prior)
            insort(self._untried, edge, key=_prior)
            self._priors += prior

    def most_promising(self) -> Edge:
        """Weigh what answers brought against how often they were tried; one never tried counts as average."""
        tried = self._tried
        tries = sum([edge.tries for edge in tried])
        doubt = DOUBT * sqrt(tries + 1) / self._priors
        best, most = None, -inf
        for edge in tried:
            promising = edge.brings + doubt * edge.doubt
            if promising > most:
                best, most = edge, promising
        if self._untried:
            edge = self._untried[-1]
            average = sum([each.gains for each in tried]) / tries if tries else 0.0
            if best is None or average + doubt * edge.prior > most:
                tried.append(self._untried.pop())
                return edge
        assert best is not None
        return best


def _prior(edge: Edge) -> float:
    return edge.prior
