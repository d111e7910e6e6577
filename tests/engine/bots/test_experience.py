"""Experience: long lists are cut to the answers that were best so far, and nothing new is missed."""

from engine.bots.experience import LIKELY, Experience

ANSWERS = [f"answer {number}" for number in range(LIKELY + 5)]
WORTHS = {answer: -float(number) for number, answer in enumerate(ANSWERS)}


def test_a_list_that_is_new_is_weighed_whole() -> None:
    assert list(Experience().likely(0, ANSWERS)) == ANSWERS


def test_of_a_long_list_the_answers_that_were_best_are_weighed_again() -> None:
    experience = Experience()
    experience.learn(0, WORTHS)
    assert list(experience.likely(0, ANSWERS[::-1])) == ANSWERS[:LIKELY]


def test_new_answers_are_weighed_as_well() -> None:
    experience = Experience()
    experience.learn(0, WORTHS)
    assert list(experience.likely(0, ["new", *ANSWERS])) == [*ANSWERS[:LIKELY], "new"]


def test_a_short_list_stays_whole_and_in_order() -> None:
    experience = Experience()
    experience.learn(0, WORTHS)
    short = ANSWERS[5 - LIKELY :: -1]
    assert experience.likely(0, short) is short


def test_what_counts_is_how_far_below_the_best_an_answer_was_on_average() -> None:
    experience = Experience()
    experience.learn(0, WORTHS)
    # The second position is much better for the seat, whatever it does: only the distance to the best answer counts.
    last = ANSWERS[-1]
    experience.learn(0, {ANSWERS[0]: 100.0 - 3 * len(ANSWERS), last: 100.0})
    likely = experience.likely(0, ANSWERS)
    assert ANSWERS[0] not in likely
    assert last in likely
    assert list(likely)[:2] == ANSWERS[1:3]


def test_seats_learn_for_themselves() -> None:
    experience = Experience()
    experience.learn(0, WORTHS)
    assert list(experience.likely(1, ANSWERS)) == ANSWERS
