"""The teacher: compares a person's decision with what the master thinks of it, and comments when it was much worse."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Any, Protocol

from engine.agenda import Decision
from engine.bots.reasons import reason
from engine.bots.thought import Prospect, Thought
from engine.story import SURE, is_hardly_tried
from tui.bots.pool import BotError, Bots
from tui.bots.thinking import thinking, with_played
from tui.table.foreseen_line import expected
from tui.table.foresight import percent
from tui.table.reason_words import details, signed
from tui.table.source import ExchangePauses, GameSource, Work
from tui.table.view import TableView

MUCH_CHANCE = 0.10
"""How much more likely the master's move must be to win that the teacher speaks."""
MUCH_LEAD = 5.0
"""Or how many points further ahead it must lead, as long as it does not win less often."""
SECONDS = 3.0
"""How long a decision is thought about, on one core: in the background, and longer than most people take."""

AT_ONCE = 3
"""How many decisions are thought about at once: a turn has about so many."""


class Task(Protocol):
    """Work under way."""

    def cancel(self) -> Any:
        """End it."""


Spawn = Callable[[Work], Task]
"""Runs work beside everything else."""


@dataclass
class Watched:
    """A decision of a person's that is being thought about."""

    at: int
    """How many moves had been played."""
    position: bytes
    """The state, packed."""
    decision: Decision
    thought: Thought | None = None
    is_done: bool = False
    """Whether thinking is over."""
    is_advised: bool = False
    """Whether the person has seen the master's advice about it."""
    is_judged: bool = False
    """Whether the move that was played has been thought about by itself."""
    move: Any = None
    """What was played in the end."""
    task: Task | None = None


class Teacher:
    """Thinks about decisions while people take them.

    `comment` is called with what it has to say, in ever shorter forms, or with nothing.
    """

    def __init__(
        self,
        view: TableView,
        source: GameSource,
        bots: Bots,
        pauses: ExchangePauses,
        spawn: Spawn,
        comment: Callable[[tuple[str, ...]], None],
    ) -> None:
        self._view = view
        self._source = source
        self._bots = bots
        self._pauses = pauses
        self._spawn = spawn
        self._comment = comment
        self._watched: Watched | None = None
        """The decision that is being taken."""
        self._thinking: list[Watched] = []
        """The decisions that are being thought about: the last, and perhaps some before."""
        self._commented: set[int] = set()
        """The moves that opened the turns that have had their comment."""

    def watch(self, decision: Decision) -> None:
        """Think about a decision while it is taken, unless a comment would tell others a secret."""
        match = self._source.match
        if len(decision.moves) < 2 or (decision.sealed and len(match.humans) > 1):
            return
        at, position = len(match.entries), match.game.encode(match.state)
        watched = self._watched
        if watched is not None and (watched.at, watched.position) == (at, position):
            return
        self._watched = watched = Watched(at, position, decision)
        watched.task = self._spawn(lambda: self._think(watched))
        # A player who decides faster than the teacher thinks hears nothing about what lies further back.
        thinking_about = [*(each for each in self._thinking if not each.is_done), watched]
        for each in thinking_about[:-AT_ONCE]:
            self._stop(each)
        self._thinking = thinking_about[-AT_ONCE:]

    def leave_to_hint(self) -> None:
        """Stop thinking about the decision: a player who sees the advice needs no comment afterwards."""
        watched = self._watched
        if watched is not None and watched.at == len(self._source.match.entries):
            watched.is_advised = True
            self._stop(watched)

    def played(self, move: Any) -> None:
        """Take note of what a person has just played."""
        self._comment(())
        watched = self._watched
        is_it = watched is not None and watched.at == len(self._source.match.entries) - 1
        if watched is not None and is_it and move in watched.decision.moves:
            watched.move = move
            self._judge(watched)

    def undone(self) -> None:
        """Forget what was to be said about what has been undone."""
        for each in self._thinking:
            self._stop(each)
        self._watched, self._thinking = None, []
        self._commented = {at for at in self._commented if at < len(self._source.match.entries)}
        self._comment(())

    def _stop(self, watched: Watched) -> None:
        if watched.task is not None:
            watched.task.cancel()

    async def _think(self, watched: Watched) -> None:
        """Think about a decision while it is taken, and for a while after."""
        game, seat = self._source.match.game, watched.decision.seat
        state = game.decode(watched.position)
        try:
            async with thinking(self._bots, game, state, seat, seconds=SECONDS, cores=1) as thoughts:
                async for thought in thoughts:
                    watched.thought = thought
        except BotError:
            return
        watched.is_done = True
        self._judge(watched)

    async def _think_about_move(self, watched: Watched, thought: Thought) -> None:
        """Think about the move that was played, which looked so bad that it was hardly tried."""
        game = self._source.match.game
        state, seat = game.decode(watched.position), watched.decision.seat
        try:
            watched.thought = await with_played(self._bots, game, state, seat, thought, watched.move)
        except BotError:
            return
        self._judge(watched)

    def _judge(self, watched: Watched) -> None:
        """Comment on a decision if the master saw something much better: once a turn at most."""
        match, seat = self._source.match, watched.decision.seat
        entries = match.entries
        if watched.is_advised or watched.move is None or watched.thought is None or not watched.is_done:
            return
        if len(entries) <= watched.at:
            return
        if is_hardly_tried(watched.thought, watched.move) and not watched.is_judged:
            watched.is_judged = True
            watched.task = self._spawn(partial(self._think_about_move, watched, watched.thought))
            return
        turn = next((at for at in range(watched.at, -1, -1) if entries[at].opens_turn and entries[at].seat == seat), 0)
        found = something_better(watched.thought, watched.move)
        if found is None or turn in self._commented or entries[watched.at].move != watched.move:
            return
        self._commented.add(turn)
        self._comment(self._worded(watched, *found))

    def _worded(self, watched: Watched, best: Prospect, mine: Prospect) -> tuple[str, ...]:
        """Return what was played, what would have been better, why, and how to go back to it, in ever shorter forms.

        What was played comes before longer reasons; the last forms name the key that opens the whole comment instead.
        """
        match, seat, words = self._source.match, watched.decision.seat, self._view.scene.words
        boards, position = self._view.boards, match.game.decode(watched.position)
        then = replace(self._view.scene, state=position, decision=watched.decision, viewer=seat)
        better = {
            "mine": boards.label(then, mine.move),
            "move": boards.label(then, best.move),
            "best": percent(words, best.chance),
            "played": percent(words, mine.chance),
            "points": signed(words, best.lead - mine.lead),
        }
        # Undo passes over what nobody was asked.
        back = sum(entry.seat == seat and self._pauses.was_asked(entry.asks) for entry in match.entries[watched.at :])
        undo = ""
        if match.last_human_seat() == seat and match.may_return(seat, watched.at):
            undo = words("teacher-undo", count=back, key=then.key("table.undo", "u"))
        why = reason(match.game.term_names, best, mine)
        line, texts = expected(then, boards, seat, best), []
        for id_, detail in product(("teacher-better", "teacher-better.brief"), details(why)):
            because = detail.of(words, why) if why is not None else ""
            reasons = words("reason-why", gains=because) if because else ""
            said = [words(id_, **better), reasons, detail.then(words, line), undo]
            texts.append(" ".join(filter(None, said)))
        folded = words("teacher-better.folded", key=then.key("table.comment", "E"), **better)
        return tuple(dict.fromkeys([*texts, f"{folded} {undo}".rstrip(), folded]))


def something_better(thought: Thought, move: Any) -> tuple[Prospect, Prospect] | None:
    """Return the estimates of the best move and of the one played if the best was much better, else None.

    A move that was hardly tried is never compared.
    """
    best, played = next(iter(thought.prospects), None), thought.of(move)
    if best is None or played is None or best.move == move or min(best.tries, played.tries) < SURE:
        return None
    chance, lead = best.chance - played.chance, best.lead - played.lead
    return (best, played) if chance >= MUCH_CHANCE or (lead >= MUCH_LEAD and chance >= 0) else None
