"""A lesson at the table: what is dealt in it, who moves in it, and how the learner is led from step to step."""

from random import Random

import pytest

from game.core.cards import CHANCE
from game.core.move import Deal, Move
from game.core.record import replace
from game.core.transcript import Entry
from game.learning.blanks import fill
from game.learning.lesson import AskCard, AskText, Do, Free, Lesson, LessonGoal, Tell, Watch
from game.learning.reading import course
from game.learning.script import Script
from game.play.table.effects import Cue, Effect
from game.play.table.lessons import progress
from game.play.tutor import LessonDice, LessonThinker, Tutor, reached, tutor_at
from game.questions import AdviceRequest, ClaimRequest, GameConfig, MoveRequest, PlayoutRequest
from game.resources import root
from game.search.claim import Claim
from game.session.worker import Question
from game.wording import load
from tests.coach.deals import played
from tests.session.thinkers import AtOnce

WORDS = load(root() / "words" / "en")
LESSON = next(each for each in course("ecarte") if each.id == "vulnerable")
"""It has two deals."""
ORDER = next(each for each in course("ecarte") if each.id == "order")
"""It begins with all kinds of steps but the one that is played alone: read, point, do, watch, answer."""
GAME = next(each for each in course("ecarte") if each.id == "game")
"""Its last step is played alone."""
CONFIG = GameConfig("ecarte", ())
ASKED = "asked"
"""What the others' thinker answers whatever it is asked."""


def asked_of_others(thinker: LessonThinker, question: Question[object]) -> bool:
    """Tell whether a question is answered by whoever thinks for the others, and not by the lesson."""
    return thinker.ask(question).poll() == ASKED


class Led:
    """A learner at a table, with what leads them."""

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        self.others = AtOnce(lambda _: ASKED)
        self.script = Script(lesson, WORDS)
        self.match = self.script.match(lesson.reached(step))
        self.begun = tutor_at(self.script, self.match, step)
        self.thinker = LessonThinker(lesson, self.match, self.others, lambda: self.begun.alone)

    @property
    def tutor(self) -> Tutor:
        """Tell how far the learner has come, by the match as it stands."""
        return self.begun.seeing(self.match)

    def entry(self) -> Entry:
        """Give what the log tells next."""
        entry = self.tutor.lesson.entry(len(self.match))
        assert entry is not None
        return entry

    def move(self) -> None:
        """Make the move of which the log tells next, whoever's it is."""
        entry = self.entry()
        self.match.submit(entry.seat, entry.move, 0)

    def another(self) -> Move:
        """Choose a move that is legal, and not the one that is to be made."""
        step = self.tutor.now
        assert isinstance(step, Do)
        return next(each for each in self.match.view(0).moves if each not in step.moves)


def test_every_pack_of_a_lesson_is_dealt_as_it_tells() -> None:
    script = Script(LESSON, WORDS)
    entries = LESSON.transcript.entries
    deals = [place for place, entry in enumerate(entries) if entry.seat == CHANCE]
    assert len(deals) == 2
    for place in deals:
        match = script.match(place)
        match.shuffle(LessonDice(LESSON, match), LESSON.me)
        assert match.transcript().entries[-1] == entries[place]


def test_a_pack_is_shuffled_where_the_lesson_tells_no_more() -> None:
    match = Script(LESSON, WORDS).match(0)
    dice = LessonDice(LESSON, match)
    match.shuffle(dice, LESSON.me)
    cards = list(range(10))
    dice.shuffle(cards)
    assert sorted(cards) == list(range(10)) != cards
    again = list(range(10))
    Random(len(LESSON.steps)).shuffle(again)
    assert again == cards  # the same each time, whoever starts the program
    assert isinstance(LESSON.transcript.entries[0].move, Deal)


def test_a_learner_is_led_from_step_to_step() -> None:
    led = Led(ORDER)
    tutor = led.tutor
    kinds = [type(step) for step in ORDER.steps[:5]]
    assert kinds == [Tell, AskCard, Do, Watch, AskText]
    assert (tutor.ready, tutor.held, tutor.text) == (True, True, led.script.says(0))
    tutor = tutor.go_on()
    asked = ORDER.steps[1]
    assert isinstance(asked, AskCard)
    assert (tutor.ready, tutor.held, tutor.wanted) == (False, True, asked.card)
    assert tutor.go_on() is tutor
    tutor = tutor.point_at(tutor.wanted or 0)
    assert (tutor.ready, bool(tutor.reply), tutor.wanted, tutor.mistakes) == (True, True, None, 0)
    tutor = tutor.go_on()
    assert (tutor.ready, tutor.held, tutor.reply, tutor.step) == (False, False, "", 2)
    assert (tutor.mistakes, tutor.unaided, tutor.made) == (0, True, ())


def test_what_is_to_be_done_is_done_and_watched_at_the_table() -> None:
    led = Led(ORDER, 2)
    assert led.tutor is led.begun
    led.move()
    tutor = led.tutor
    assert (tutor.ready, tutor.held, tutor.step, tutor.leads) == (False, False, 3, True)
    led.move()
    tutor = tutor.seeing(led.match)
    assert (tutor.ready, tutor.held, tutor.leads) == (True, True, False)
    tutor = tutor.go_on()
    offered = tutor.answers
    assert len(offered) == 2
    right = next(each for each in offered if led.script.is_right(4, each))
    tutor = tutor.answer(right)
    assert tutor.ready
    assert not tutor.answers
    tutor = tutor.go_on()
    assert (tutor.step, tutor.ready, tutor.mistakes) == (5, False, 0)
    assert tutor.made == tuple(entry.move for entry in led.match.transcript().entries[ORDER.begins :])
    assert len(tutor.made) == 2


def test_a_wrong_answer_is_counted_and_may_be_mended() -> None:
    led = Led(ORDER)
    tutor = led.tutor.go_on()
    wanted = tutor.wanted
    assert wanted is not None
    tutor = tutor.point_at(wanted + 1)
    assert (tutor.mistakes, tutor.ready, tutor.wanted) == (1, False, wanted)
    asked = tutor.now
    assert isinstance(asked, AskCard)
    assert tutor.text == led.script.reply(1, asked.otherwise)
    tutor = tutor.point_at(wanted)
    assert (tutor.mistakes, tutor.ready, tutor.unaided) == (1, True, False)
    assert tutor.text == led.script.reply(1, asked.well)
    tutor = tutor.point_at(wanted + 1)  # once answered, it stays so
    assert (tutor.mistakes, tutor.ready) == (2, True)


def test_a_move_that_is_given_back_is_remembered_until_the_next_step() -> None:
    led = Led(ORDER, 2)
    tutor, wrong, right = led.tutor, led.another(), led.entry().move
    tutor = tutor.judge((wrong,))
    assert (tutor.mistakes, tutor.refused, tutor.text) == (1, (wrong,), tutor.reply)
    assert tutor.reply
    assert tutor.judge((right,)) is tutor
    led.move()
    tutor = tutor.seeing(led.match)
    assert (tutor.refused, tutor.reply) == ((), "")
    assert tutor.judge((wrong,)) is tutor  # nothing is to be done at a step that is watched


@pytest.mark.parametrize("step", [0, 1])
def test_who_has_left_something_out_is_not_unaided(step: int) -> None:
    assert Led(ORDER, step).tutor.unaided == (step == 0)


def test_a_lesson_is_over_with_its_last_decision() -> None:
    last = max(place for place, each in enumerate(ORDER.steps) if isinstance(each, Do))
    led = Led(replace(ORDER, steps=ORDER.steps[: last + 1]), last)
    tutor = led.tutor
    assert (tutor.last, tutor.over, tutor.held) == (True, False, False)
    led.move()
    tutor = led.tutor
    assert (tutor.over, tutor.held, tutor.go_on()) == (True, True, tutor)


@pytest.mark.parametrize("won", [True, False])
def test_what_is_played_alone_is_judged_at_the_end_of_its_deal(won: bool) -> None:
    step = len(GAME.steps) - 1
    led = Led(replace(GAME, steps=(*GAME.steps[:-1], with_goal(step, 0 if won else 99))), step)
    tutor, free = led.tutor, led.tutor.now
    assert isinstance(free, Free)
    assert tutor.alone
    assert (tutor.held, tutor.judged, tutor.failed, bool(tutor.reply)) == (False,) * 4
    while not tutor.judged:
        view = led.match.view(led.match.turn)
        led.match.submit(led.match.turn, view.moves[-1], 0)
        tutor = tutor.seeing(led.match)
    assert (tutor.held, tutor.last) == (True, True)
    assert (tutor.succeeded, tutor.ready, tutor.failed) == (won, won, not won)
    assert tutor.text == fill(free.well if won else free.otherwise, led.script.as_seen(led.match))


def with_goal(step: int, tricks: int) -> Free:
    """Give a step that is played alone, with so many tricks for its goal."""
    free = GAME.steps[step]
    assert isinstance(free, Free)
    return replace(free, goal=LessonGoal("tricks", tricks))


def test_tricks_are_those_of_the_learner() -> None:
    match = played("imperium", 1)
    takers = [trick.taker for trick in match.view(0).tricks]
    assert takers.count(0) != takers.count(1)
    for seat in (0, 1):
        found = [reached(LessonGoal("tricks", number), match, seat) for number in range(7)]
        assert found == [number <= takers.count(seat) for number in range(7)]


def test_a_gain_is_what_a_seat_got_less_what_it_gave() -> None:
    match = played("gleek", 1)
    (deal,) = match.outcome.deals
    assert len(set(deal.gains)) > 1
    for seat, gain in enumerate(deal.gains):
        assert reached(LessonGoal("gain", gain, "pence"), match, seat)
        assert not reached(LessonGoal("gain", gain + 1, "pence"), match, seat)
        assert reached(LessonGoal("won"), match, seat) == (seat in deal.winners)
    assert not reached(LessonGoal("gain", 1, "shillings"), match, deal.winners[0])


def test_a_deal_has_come_to_its_end_once_one_is_finished() -> None:
    match = played("ecarte", 1)
    assert reached(LessonGoal("end"), match, 0)
    assert not reached(LessonGoal("end"), match.fork(len(match) - 1), 0)


def test_the_lesson_answers_for_the_others_and_nobody_claims_in_it() -> None:
    led = Led(ORDER)
    thinker, view = led.thinker, led.match.view(0)
    entry = led.entry()
    pending = thinker.ask(MoveRequest(CONFIG, "novice", view, 1, 10))
    decision = pending.poll()
    assert decision is not None
    assert (decision.move, pending.dropped) == (entry.move, False)
    assert thinker.ask(ClaimRequest(CONFIG, view)).poll() == Claim(())
    advice = thinker.ask(AdviceRequest(CONFIG, view, 1, 10)).poll()
    assert advice is not None
    assert (advice.decision.move, advice.prospects) == (entry.move, ())
    assert led.others.asked == []
    figures = PlayoutRequest(CONFIG, view, ())
    assert asked_of_others(thinker, figures)
    assert led.others.asked == [figures]


def test_who_asks_what_to_do_is_not_unaided() -> None:
    tutor = Led(ORDER).tutor
    assert (tutor.hinted, tutor.unaided) == (False, True)
    assert (tutor.ask().hinted, tutor.ask().unaided) == (True, False)
    alone = Led(GAME, len(GAME.steps) - 1).tutor
    assert alone.ask() is alone


def test_who_plays_alone_plays_against_those_who_think() -> None:
    led = Led(GAME, len(GAME.steps) - 1)
    question = MoveRequest(CONFIG, "novice", led.match.view(1), 1, 10)
    assert asked_of_others(led.thinker, question)
    assert led.others.asked == [question]
    assert led.thinker.ask(ClaimRequest(CONFIG, led.match.view(0))).poll() == Claim(())
    assert led.thinker.budget(100) == led.others.budget(100)
    led.thinker.drop()
    assert led.others.dropped == 1


def test_beyond_what_the_lesson_tells_somebody_thinks() -> None:
    led = Led(ORDER)
    while len(led.match) < len(ORDER.transcript.entries):
        led.move()
    question = MoveRequest(CONFIG, "novice", led.match.view(1), 1, 10)
    assert asked_of_others(led.thinker, question)
    assert not led.tutor.alone


def cues(effects: tuple[Effect, ...]) -> list[str]:
    return [each.sound for each in effects if isinstance(each, Cue)]


def test_right_and_wrong_answers_are_heard_and_reading_is_not() -> None:
    heard = list[list[str]]()
    for step, one in enumerate(ORDER.steps[:-1]):
        if isinstance(one, AskText | AskCard):
            asked = Led(ORDER, step).tutor
            wrong = asked.answer("nonsense")
            right = next(
                each
                for each in (
                    [asked.point_at(one.card)]
                    if isinstance(one, AskCard)
                    else [asked.answer(text) for text in asked.script.answers(step)]
                )
                if each.answered
            )
            assert cues(progress(asked, right)) == ["right"]
            if isinstance(one, AskText):
                assert cues(progress(asked, wrong)) == ["wrong"]
            heard.append(cues(progress(right, right.go_on())))
        elif isinstance(one, Tell):
            read = Led(ORDER, step).tutor
            heard.append(cues(progress(read, read.go_on())))
    assert len(heard) >= 3
    assert not any(heard)


def test_a_decision_is_heard_where_others_were_refused() -> None:
    step = next(place for place, one in enumerate(ORDER.steps) if isinstance(one, Do))
    led = Led(ORDER, step)
    before, do = led.tutor, ORDER.steps[step]
    assert isinstance(do, Do)
    made = replace(before, length=do.end, step=step + 1)
    assert cues(progress(before, made)) == ["right"]
    open_one = replace(do, otherwise="")  # as a drill asks: what it is worth is told afterwards
    lesson = replace(ORDER, steps=(*ORDER.steps[:step], open_one, *ORDER.steps[step + 1 :]))
    script = Script(lesson, WORDS)
    assert cues(progress(replace(before, script=script), replace(made, script=script))) == []
