"""The protocol of `pavilion engine`: JSON lines on standard input, one JSON line back for each.

A request is an object with the name of the request as its key. The answer is `{"ok": …}` or
`{"error": {"kind": …, "message": …}}`. A request that cannot be answered changes nothing, and the process runs until
`quit` or the end of its input.

    {"games": {}}                     the games: key, title, seats, options (default first), rules_version
    {"new": {"game": "bruxelles1897", "seats": 3, "seed": 7, "options": {}, "components": {}}}
                                      a new game; seed, options and components (corrected values) are optional
    {"load": <state>}                 a game from the answer to `state`, which is validated first
    {"decision": {}}                  {"seat": 0, "asks": "stake", "moves": [["bid", 1], …], "asides": []};
                                      null when the game is over; {"decision": {"seat": 2}} for that seat's decision
    {"play": ["bid", 1]}              {"seat": 0, "events": […], "over": false}; "seat" beside "play" is optional
    {"choose": {"bot": "master@0.2s", "seat": 0}}
                                      {"seat": 0, "move": ["bid", 1]}: what a bot would answer; nothing is played.
                                      With "why": true it has the bot's thoughts as well, see below
    {"undo": 1}                       undoes this number of moves and returns the number of those left
    {"redo": {}}                      redoes what the last undo has undone
    {"state": {}}                     the whole state; {"state": {"seat": 0}} a seat's view, null a spectator's
    {"standings": {}}                 itemised scores, best seat first
    {"check": {}}                     the problems of the state: a list, empty for a valid one
    {"quit": {}}                      ends the process

`choose` asks any bot, named as for `pavilion new`: `journeyman`, `master@2s`, `master@500`, `master@500:2026-11`.
Without a "seat" it answers for the first seat that has to decide. It knows only what that seat may see. Its answer may
be an aside; the same question then comes again. A budget in iterations always gives the same answer in the same
position. A request takes 60 seconds or 10,000 iterations at most, since nothing can interrupt it.

With "why", a bot that searches adds `tries`, `chances` (of winning, by seat) and `prospects`: each answer it tried, the
one tried most first, with `move`, `tries`, `chance`, `lead` (points ahead of the strongest rival at the end), `line`
(the moves it expects then, each with its `seat`) and `terms` (the lead item by item, by name; they sum to the lead).
Bots that do not search cannot say why: the answer is an error of the kind bot.

A state is the game's own, with `game` and, for a corrected edition, `components` beside its fields, so that it can be
loaded anywhere. Kinds of errors: malformed, too_long, request, game, options, components, table, state, move, seat,
over, bot (unknown, or without thoughts), budget (of a bot), undo and internal.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, BinaryIO

import msgspec
from msgspec import UNSET, Meta, UnsetType

from engine import bots
from engine import game as catalogue
from engine.agenda import Decision, IllegalMoveError
from engine.bots.spec import BotSpec, BotSpecError
from engine.bots.thought import Prospect
from engine.components import ComponentsError
from engine.game import AnyGame, OptionsError, UnknownGameError
from engine.match import Match, UndoRefusedError
from engine.soundness import problems as problems_of

LONGEST_LINE = 1 << 20
"""Bytes. The largest state takes a few thousand."""
LONGEST_MESSAGE = 400
"""Characters of an error's message."""
MOST_SECONDS = 60.0
MOST_ITERATIONS = 10_000
"""The largest budgets of a bot. Until it answers, the process reads nothing and cannot be asked to stop."""


class _Arguments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The arguments of a request."""


class _NoArguments(_Arguments, frozen=True):
    pass


class _NewTable(_Arguments, frozen=True):
    game: str
    seats: int
    seed: int = 0
    options: dict[str, Any] = {}
    components: dict[str, Any] | None = None


class _SeatArgument(_Arguments, frozen=True):
    seat: int | UnsetType | None = UNSET


class _Choice(_Arguments, frozen=True):
    bot: str
    seat: int | None = None
    why: bool = False


_Count = Annotated[int, Meta(ge=1)]


class ProtocolError(Exception):
    """A request that cannot be answered: a kind for programs, a message for people."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Interpreter:
    """One game and the requests about it."""

    def __init__(self, corrections: Mapping[str, dict[str, Any]] | None = None) -> None:
        """Start without a game; `corrections` are the corrected components of new games, by game."""
        self._corrections = corrections or {}
        self._match: Match | None = None
        self.finished = False
        self._requests: dict[str, tuple[Any, Callable[[Any], Any]]] = {
            "games": (_NoArguments, self._games),
            "new": (_NewTable, self._new),
            "load": (dict[str, Any], self._load),
            "decision": (_SeatArgument, self._decision),
            "play": (Any, self._play),
            "choose": (_Choice, self._choose),
            "undo": (_Count, self._undo),
            "redo": (_NoArguments, self._redo),
            "state": (_SeatArgument, self._state),
            "standings": (_NoArguments, self._standings),
            "check": (_NoArguments, self._check),
            "quit": (_NoArguments, self._quit),
        }

    def answer(self, line: bytes) -> bytes:
        """Answer one line with one line."""
        try:
            return _line({"ok": self._respond(line)})
        except ProtocolError as wrong:
            return _error(wrong.kind, str(wrong))
        except Exception as wrong:  # no request may end the process
            return _error("internal", f"{type(wrong).__name__}: {wrong}")

    def _respond(self, line: bytes) -> Any:
        try:
            request = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
            raise ProtocolError("malformed", f"not a line of JSON: {wrong}") from None
        if not isinstance(request, dict):
            raise ProtocolError("malformed", 'a request is an object such as {"decision": {}}')
        seat = request.pop("seat", None) if "play" in request else None
        if len(request) != 1:
            raise ProtocolError("request", f"one request to a line, and it is one of {', '.join(self._requests)}")
        [(name, raw)] = request.items()
        if name not in self._requests:
            raise ProtocolError("request", f"no request {name!r}; there are {', '.join(self._requests)}")
        expected, handler = self._requests[name]
        arguments = _convert(raw, expected, name)
        if name == "play":
            return self._play(arguments, _convert(seat, int | None, "seat"))
        return handler(arguments)

    # Tables

    def _games(self, _: _NoArguments) -> Any:
        games = [catalogue.game(key) for key in catalogue.CATALOGUE]
        return [
            {
                "key": game.key,
                "title": game.title,
                "seats": list(game.seats),
                "options": game.variants(),
                "rules_version": game.rules_version,
            }
            for game in games
        ]

    def _new(self, wanted: _NewTable) -> Any:
        game = _game(wanted.game)
        corrections = self._corrections.get(game.key) if wanted.components is None else wanted.components
        edition = _edition(game, corrections)
        try:
            state = game.new(wanted.seats, wanted.options, wanted.seed, edition)
        except OptionsError as wrong:
            raise ProtocolError("options", str(wrong)) from None
        self._match = Match(game, state)
        return {"game": game.key, "edition": state.edition}

    def _load(self, raw: dict[str, Any]) -> Any:
        values = dict(raw)
        key = values.pop("game", None)
        if key is None and self._match is None:
            raise ProtocolError("game", 'the state does not say which "game" it is of')
        game = self._match.game if key is None and self._match else _game(key)
        corrections = _corrections(values.pop("components", None))
        try:
            state = game.state_from_data(values)
        except (msgspec.ValidationError, ValueError) as wrong:
            raise ProtocolError("state", f"not a state of {game.title}: {wrong}") from None
        if corrections:
            try:
                game.editions.find(state.edition, corrections)
            except ComponentsError as wrong:
                raise ProtocolError("components", str(wrong)) from None
        if problems := problems_of(game, state):
            raise ProtocolError("state", f"the state is not sound: {'; '.join(problems)}")
        state.news = []
        self._match = Match(game, state)
        return {"game": game.key, "edition": state.edition}

    @property
    def _table(self) -> Match:
        if self._match is None:
            raise ProtocolError("table", 'there is no table yet: begin with "new" or "load"')
        return self._match

    # Playing

    def _decision(self, wanted: _SeatArgument) -> Any:
        if not self._table.decisions:
            return None
        first = self._decision_of(wanted.seat if isinstance(wanted.seat, int) else None)
        return {"seat": first.seat, "asks": first.asks, "moves": first.moves, "asides": first.asides}

    def _decision_of(self, seat: int | None) -> Decision:
        """Return the decision of a seat, or the first; it must be for that seat to decide."""
        decisions = self._table.decisions
        if seat is None:
            return decisions[0]
        self._check_seat(seat)
        found = next((each for each in decisions if each.seat == seat), None)
        if found is None:
            raise ProtocolError("seat", f"it is not for seat {seat} to decide now")
        return found

    def _choose(self, wanted: _Choice) -> Any:
        game, state, bot = self._table.game, self._table.state, str(_bot(wanted.bot, wanted.why))
        if not self._table.decisions:
            raise ProtocolError("over", "the game is over")
        seat = self._decision_of(wanted.seat).seat
        view = game.seen_by(state, seat)
        try:
            if not wanted.why:
                return {"seat": seat, "move": bots.choose(bot, game, view, seat)}
            *_, thought = bots.consider(bot, game, view, seat)
        except BotSpecError as wrong:
            raise ProtocolError("bot", str(wrong)) from None
        prospects = [_told(prospect, game) for prospect in thought.prospects]
        move, tries, chances = bots.picked(game, view, thought), thought.tries, thought.chances
        return {"seat": seat, "move": move, "tries": tries, "chances": chances, "prospects": prospects}

    def _play(self, raw: Any, seat: int | None = None) -> Any:
        match = self._table
        try:
            move = match.game.read_move(raw)
        except msgspec.ValidationError as wrong:
            raise ProtocolError("move", f"not a move of {match.game.title}: {wrong}") from None
        before = match.game.encode(match.state)
        try:
            events = match.play(move, seat)
        except IllegalMoveError as illegal:
            raise ProtocolError(illegal.kind, str(illegal)) from None
        except Exception:
            # Possible only with a loaded state that is invalid although it passed every check: restore it.
            match.state = match.game.decode(before)
            raise
        return {"seat": match.entries[-1].seat, "events": events, "over": match.is_over}

    def _undo(self, count: int) -> Any:
        try:
            self._table.take_back(count)
        except UndoRefusedError:
            raise ProtocolError("undo", f"only {len(self._table.entries)} moves have been played") from None
        return {"moves": len(self._table.entries)}

    def _redo(self, _: _NoArguments) -> Any:
        try:
            self._table.redo()
        except UndoRefusedError:
            raise ProtocolError("undo", "there is nothing to play again") from None
        return {"moves": len(self._table.entries)}

    # Looking

    def _state(self, wanted: _SeatArgument) -> Any:
        game, state = self._table.game, self._table.state
        if wanted.seat is not UNSET:
            if wanted.seat is not None:
                self._check_seat(wanted.seat)
            state = game.seen_by(state, wanted.seat)
        return written_state(game, state)

    def _standings(self, _: _NoArguments) -> Any:
        standings = self._table.game.standings(self._table.state)
        return {**msgspec.to_builtins(standings), "winners": standings.winners}

    def _check(self, _: _NoArguments) -> Any:
        return self._table.game.check(self._table.state)

    def _quit(self, _: _NoArguments) -> Any:
        self.finished = True
        return True

    def _check_seat(self, seat: int) -> None:
        count = len(self._table.game.standings(self._table.state).seats)
        if not 0 <= seat < count:
            raise ProtocolError("seat", f"there is no seat {seat}; the seats are 0 to {count - 1}")


def written_state(game: AnyGame, state: Any) -> dict[str, Any]:
    """Return a state, or a seat's view of it, as plain data that can be loaded anywhere."""
    data = {"game": game.key, **game.state_to_data(state)}
    corrections = game.editions.corrections(state.edition)
    return data if corrections is None else {**data, "components": corrections}


def serve(requests: BinaryIO, answers: BinaryIO, corrections: Mapping[str, dict[str, Any]] | None = None) -> None:
    """Answer each line until `quit` or the end of the input."""
    interpreter = Interpreter(corrections)
    while not interpreter.finished and (line := requests.readline(LONGEST_LINE + 1)):
        if len(line) > LONGEST_LINE:
            while line and not line.endswith(b"\n"):
                line = requests.readline(LONGEST_LINE)
            answer = _error("too_long", f"a line has at most {LONGEST_LINE} bytes")
        else:
            answer = interpreter.answer(line)
        answers.write(answer)
        answers.flush()


def _game(key: Any) -> AnyGame:
    try:
        return catalogue.game(_convert(key, str, "game"))
    except UnknownGameError as wrong:
        raise ProtocolError("game", str(wrong)) from None


def _bot(name: str, has_to_think: bool) -> BotSpec:
    """Return a bot by its name, if its budget is not too large and it thinks where it has to."""
    try:
        spec = bots.parse(name)
    except BotSpecError as wrong:
        kind = "budget" if wrong.kind in ("budget", "budgetless") else "bot"
        raise ProtocolError(kind, str(wrong)) from None
    if (spec.seconds or 0) > MOST_SECONDS or (spec.iterations or 0) > MOST_ITERATIONS:
        most = f"{MOST_SECONDS:g} seconds or {MOST_ITERATIONS} iterations"
        raise ProtocolError("budget", f"{name} thinks for too long: a request takes {most} at most")
    if has_to_think and spec.level not in bots.SEARCHERS:
        searchers = ", ".join(bots.SEARCHERS)
        raise ProtocolError("bot", f"{spec.level} cannot say why, since it does not search; these can: {searchers}")
    return spec


def _told(prospect: Prospect, game: AnyGame) -> dict[str, Any]:
    """Return what is thought of an answer as plain data, by name."""
    return {
        "move": prospect.move,
        "tries": prospect.tries,
        "chance": prospect.chance,
        "lead": prospect.lead,
        "line": [{"seat": each.seat, "move": each.move} for each in prospect.line],
        "terms": dict(zip(game.term_names, prospect.terms, strict=True)),
    }


def _corrections(raw: Any) -> dict[str, Any] | None:
    corrections: dict[str, Any] | None = _convert(raw, dict[str, Any] | None, "components")
    return corrections


def _edition(game: AnyGame, corrections: Any) -> str:
    try:
        return game.editions.corrected(_corrections(corrections))
    except ComponentsError as wrong:
        raise ProtocolError("components", str(wrong)) from None


def _convert(raw: Any, expected: Any, name: str) -> Any:
    try:
        return msgspec.convert(raw, type=expected)
    except msgspec.ValidationError as wrong:
        raise ProtocolError("request", f"{name!r}: {wrong}") from None


def _line(answer: Any) -> bytes:
    return msgspec.json.encode(answer) + b"\n"


def _error(kind: str, message: str) -> bytes:
    # Some messages quote the request, which may be as long as a line can be.
    text = message if len(message) <= LONGEST_MESSAGE else message[:LONGEST_MESSAGE] + "…"
    return _line({"error": {"kind": kind, "message": text}})
