"""GameSetup: the choices for a new game: game, seats, variants and seed."""

import secrets
from dataclasses import dataclass, field

from engine.bots.levels import BEGINNERS
from engine.bots.spec import LEVELS
from engine.game import CATALOGUE, AnyGame
from engine.game import game as game_of
from saves.names import LONGEST_NAME
from saves.numbering import distinct
from saves.problems import shown
from saves.records.record import HUMAN, Seat
from tui.bots.external.bot import PREFIX, is_command
from tui.bots.names import bot_name, own_names
from tui.cli.arguments import LARGEST_SEED, read_command
from tui.cli.localized import CliError
from tui.i18n.words import Words
from tui.session import NewGame, Session

PLAYERS = (HUMAN, *LEVELS)
"""The players that a seat can have."""
RANDOM_SEEDS = 1_000_000_000
"""Random seeds are below this: short enough to pass on to a friend."""


@dataclass(slots=True)
class SeatSetup:
    """One seat: a person or a bot, and the name a person has typed. An external bot is `PREFIX` and its command."""

    player: str = HUMAN
    name: str = ""


@dataclass(slots=True)
class GameSetup:
    """The choices of the New game screen."""

    game_key: str
    chairs: list[SeatSetup]
    count: int
    options: dict[str, str]
    free_undo: bool
    seed: str = ""
    """As typed; empty for the one drawn."""
    own_name: str = ""
    drawn_seed: int = field(default_factory=lambda: new_seed())
    """Drawn at once: the names of the bots depend on the seed, and are shown before the game begins."""

    @classmethod
    def like_last_time(cls, session: Session) -> "GameSetup":
        """Return the choices of the last game, or one person and a bot."""
        settings = session.settings
        key = settings.game if settings.game in CATALOGUE else next(iter(CATALOGUE))
        game = game_of(key)
        company = [SeatSetup(player, name) for player, name in settings.company if player in PLAYERS]
        if len(company) not in game.seats:
            company = [SeatSetup(HUMAN, settings.name), SeatSetup(BEGINNERS)]
        setup = cls(key, company, len(company), _defaults(game), settings.free_undo, own_name=settings.name)
        setup._add_chairs()
        return setup

    @property
    def game(self) -> AnyGame:
        """The game to be played."""
        return game_of(self.game_key)

    def choose_game(self, key: str) -> None:
        """Choose another game for the same players; its variants start at their defaults."""
        self.game_key = key
        most = self.game.seats[-1]
        self._add_chairs()
        self.chairs = self.chairs[:most]
        self.count = min(max(self.count, self.game.seats[0]), most)
        self.options = _defaults(self.game)

    @property
    def companion(self) -> str:
        """The bot on a seat for which nothing was chosen: the last one that was chosen, or that for beginners."""
        return next((chair.player for chair in reversed(self.chairs) if chair.player in LEVELS), BEGINNERS)

    def _add_chairs(self) -> None:
        """Add the chairs that the game has room for."""
        companion = self.companion
        self.chairs += [SeatSetup(companion) for _ in range(self.game.seats[-1] - len(self.chairs))]

    @property
    def humans(self) -> int:
        """How many of the seats are people."""
        return sum(chair.player == HUMAN for chair in self.chairs[: self.count])

    @property
    def seat_without_command(self) -> int | None:
        """The first seat of an external bot whose command has not been typed."""
        return next((seat for seat, chair in enumerate(self.chairs[: self.count]) if chair.player == PREFIX), None)

    def name_of(self, number: int, words: Words) -> str:
        """Return the name of a person: as typed, the player's own for the first one, or a numbered one."""
        typed = self.chairs[number].name
        first = all(chair.player != HUMAN for chair in self.chairs[:number])
        return typed or (self.own_name if first else "") or words("cli-player", number=number + 1)

    @property
    def chosen_seed(self) -> int:
        """The seed that was typed, or else the one drawn."""
        return int(self.seed) if self.seed else self.drawn_seed

    def seats(self, words: Words) -> tuple[Seat, ...]:
        """Return the seats; equal names are told apart by a number, and our bots have names of their own."""
        chairs = self.chairs[: self.count]
        names: list[str | None] = []
        for number, chair in enumerate(chairs):
            if chair.player in LEVELS:
                names.append(None)
                continue
            is_person = chair.player == HUMAN
            name = self.name_of(number, words) if is_person else bot_name(words, chair.player)[:LONGEST_NAME]
            names.append(distinct(name, [each for each in names if each]))
        named = own_names(words, self.chosen_seed, names)
        return tuple(Seat(name, chair.player) for name, chair in zip(named, chairs, strict=True))

    def table(self, session: Session) -> NewGame:
        """Return the game to start."""
        return NewGame(
            game=self.game_key,
            seats=self.seats(session.words),
            options=dict(self.options),
            seed=self.chosen_seed,
            corrections=session.corrections.get(self.game_key),
            free_undo=self.free_undo,
        )

    def company(self) -> tuple[tuple[str, str], ...]:
        """Return the players to remember; not programs, which run only when they have been typed."""
        chairs, companion = self.chairs[: self.count], self.companion
        return tuple((companion if is_command(chair.player) else chair.player, chair.name) for chair in chairs)


def new_seed() -> int:
    """Return a random seed for a new game."""
    return secrets.randbelow(RANDOM_SEEDS)


def _defaults(game: AnyGame) -> dict[str, str]:
    return {name: values[0] for name, values in game.variants().items()}


def wrong_seed(typed: str, words: Words) -> str:
    """Return what is wrong with a seed, or nothing."""
    plain = typed.isascii() and typed.isdecimal() and len(typed) <= len(str(LARGEST_SEED))
    if not typed or (plain and int(typed) <= LARGEST_SEED):
        return ""
    return words("new-seed-wrong", typed=shown(typed, 30), largest=str(LARGEST_SEED))


def wrong_command(typed: str, words: Words) -> str:
    """Return what is wrong with the command of a program, or nothing."""
    if not typed:
        return words("new-program-empty")
    try:
        read_command(PREFIX + typed)
    except CliError as complaint:
        return complaint.format(words)
    return ""


def wrong_name(typed: str, words: Words) -> str:
    """Return what is wrong with a name, or nothing."""
    if typed.isprintable() and len(typed) <= LONGEST_NAME:
        return ""
    return words("new-name-wrong", longest=LONGEST_NAME)
