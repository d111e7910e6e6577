"""Answering: what the keys and the mouse do at a decision, with hints, explanations and free actions open or not."""

from collections.abc import Callable
from typing import Any

from tui.table.advisor import Advisor
from tui.table.chooser import Chooser
from tui.table.guide import Guide
from tui.table.look_around import LookAround
from tui.table.notices import Notices
from tui.table.selection import Direction
from tui.table.source import LiveGame
from tui.table.teacher import Teacher
from tui.table.view import TableView

Command = Callable[..., Any]


class Answering:
    """A person at a decision: moves the cursor, answers, opens what helps and closes it.

    `drop_comment` takes the teacher's comment away and returns whether there was one.
    """

    def __init__(
        self,
        view: TableView,
        game: LiveGame,
        chooser: Chooser,
        advisor: Advisor,
        teacher: Teacher,
        look_around: LookAround,
        notices: Notices,
        drop_comment: Callable[[], bool],
        guide: Guide,
    ) -> None:
        self.scene, self.boards = view.scene, view.boards
        self.game = game
        self.chooser = chooser
        self.advisor = advisor
        self.teacher = teacher
        self.look_around = look_around
        self.notices = notices
        self._drop_comment = drop_comment
        self._guide = guide

    def walk(self, direction: Direction) -> None:
        """Move the cursor among the answers, or step along a foreseen line."""
        if self.advisor.walk is not None:
            self.advisor.go_on(1 if direction in ("right", "down") else -1)
        else:
            self.chooser.walk(direction)

    def choose(self) -> None:
        """Answer with what is under the cursor; a list to pick from closes the hints that cover it."""
        if self.look_around.is_open:
            self.look_around.close()
            return
        if self.advisor.walk is not None:
            self.advisor.go_on(1)
            return
        if self._guide.way_on is not None:
            self._guide.go_on()
            return
        if self.advisor.is_open and not self.advisor.is_cursor_moved:
            # Enter is pressed to agree with advice that is still being thought about, not to play what lies below.
            self.notices.say("hint-choose-first", 3)
            return
        self.chooser.choose()
        if self.chooser.selection.narrowed is not None:
            self.advisor.close()

    def type_digit(self, digit: int) -> None:
        """Answer by number, or go to the hint of that number."""
        if self.look_around.is_open:
            return
        if self.advisor.is_open:
            self.advisor.pick(digit)
        else:
            self.chooser.type_digit(digit)

    def type_letter(self, letter: str) -> None:
        """Answer with the standing choice of a letter."""
        if not self.look_around.is_open and not self.advisor.is_open:
            self.chooser.type_letter(letter)

    def turn_page(self, by: int) -> None:
        """Turn a page of a long explanation, or of a long list."""
        if self.look_around.is_open:
            self.look_around.turn_page(by)
        else:
            self.chooser.turn_page(by)

    def toggle_asides(self) -> None:
        """List the free actions, which hints would cover."""
        if self.scene.decision is not None and self.scene.decision.asides:
            self.advisor.close()
        self.chooser.toggle_asides()

    def toggle_hint(self) -> None:
        """Show the master's advice over the decision, or close it."""
        if self.advisor.is_open:
            self.advisor.close()
        elif not self.chooser.has_choice:
            self.notices.say("hint-not-now", 3)
        else:
            if self.look_around.is_open:
                self.look_around.close()
            if not self._show_tip():
                self.teacher.leave_to_hint()
                self.advisor.open()

    def _show_tip(self) -> bool:
        """Show the guide's tip, and its answer under the cursor; return whether there is one."""
        decision = self.scene.decision
        tip = self._guide.tip(decision) if decision is not None else None
        if tip is None:
            return False
        if tip.move is not None:
            self.chooser.return_to_move(tip.move)
            self.notices.say("lesson-tip", 6, answer=self.boards.label(self.scene, tip.move))
        if tip.text:
            self.notices.tell(tip.text)
        return True

    def toggle_line(self) -> None:
        """Show the line of a hint or of the guide on the boards, step by step, or the decision again."""
        if self.advisor.walk is not None:
            self.advisor.end_walk()
            return
        line = self._guide.line(self.scene)
        if not line and not self.advisor.is_open:
            self.notices.say(self._guide.no_line, 3)
            return
        if self.look_around.is_open:
            self.look_around.close()
        if line:
            self.advisor.show_line(line)
        else:
            self.advisor.begin_walk()

    def _in_list(self, command: Command) -> Command:
        """Return a command that moves the cursor of the decision; while something is explained, it does nothing."""
        shown = self.at_decision(command)

        def run(*arguments: Any) -> None:
            if not self.look_around.is_open:
                shown(*arguments)

        return run

    def at_decision(self, command: Command) -> Command:
        """Return a command that shows the decision first where the boards show a foreseen line."""

        def run(*arguments: Any) -> None:
            self.advisor.end_walk()
            command(*arguments)

        return run

    def back(self) -> None:
        """Close what is open, or else undo half an action."""
        if not self._close_what_is_open() and self._is_in_mid_action:
            self.game.undo()

    @property
    def _is_in_mid_action(self) -> bool:
        """Whether the last decision was of this same turn, and can be undone."""
        decision, entries = self.scene.decision, self.game.match.entries
        if decision is None or decision.opens_turn or not self.chooser.is_asking or not entries:
            return False
        return entries[-1].seat == decision.seat and self.game.undo_refusal() is None

    def _close_what_is_open(self) -> bool:
        if self.look_around.is_open:
            self.look_around.close()
        elif self.advisor.walk is not None:
            self.advisor.end_walk()
        elif self.advisor.is_open:
            self.advisor.close()
        elif not self.chooser.close_what_is_open():
            return self._drop_comment()
        return True

    def click(self, spot: str) -> None:
        """Choose by mouse, or explain what cannot be chosen."""
        kind, _, rest = spot.partition("-")
        if kind == "advice":
            self.advisor.pick(int(rest) + 1)
        elif kind == "step" and self.advisor.walk is not None:
            self.advisor.go_on(int(rest) - self.advisor.walk.at)
        elif self.advisor.walk is not None or not self.chooser.click(spot):
            self.look_around.look_at(spot)
        if self.chooser.selection.narrowed is not None:
            self.advisor.close()

    def cursor(self) -> tuple[str, ...]:
        """Return the places of the option under the cursor, or of the foreseen move."""
        walk = self.advisor.walk
        return self.chooser.spots if walk is None else walk.spots

    def jump_targets(self) -> set[str]:
        """Return the spots that get a letter: those that have an answer."""
        return self.chooser.selection.lit

    def jump_to(self, spot: str) -> None:
        """Put the cursor where a letter was."""
        self.chooser.go_to_spot(spot)

    # Keys

    def commands(self) -> dict[str, Command]:
        """Return what keys can do at a decision."""
        return {
            "walk": self.walk,
            "choose": self.choose,
            "digits": self.type_digit,
            "letters": self.type_letter,
            "more": self._in_list(self.chooser.scroll_preview),
            "ends": self._in_list(self.chooser.go_to_end),
            "amount": self._in_list(self.chooser.step_amount),
            "asides": self.at_decision(self.toggle_asides),
            "panel": self._in_list(self.chooser.next_panel),
            "page": self.at_decision(self.turn_page),
            "back": self.back,
            "undo": self.at_decision(self.game.undo),
            "redo": self.at_decision(self.game.redo),
            "hint": self.toggle_hint,
            "line": self.toggle_line,
        }

    def live_keys(self) -> list[str]:
        """List the keys that do something at the decision now."""
        if self.advisor.is_open:
            return self.advisor.live_keys()
        names = self.chooser.live_keys()
        names += ["back"] if self._is_in_mid_action or self.chooser.is_something_open else []
        names += ["undo"] if self.game.undo_refusal() is None else []
        names += ["redo"] if self.game.can_redo else []
        names += ["hint"] if self.chooser.has_choice else []
        around = ["jump", "panel"] if self.chooser.selection.lit else []
        return [*names, "inspect", "leave", *around, "rules", "scores", "log", "help"]
