"""Every lesson of every game, by what it says and does, without a screen."""

import re
from collections.abc import Iterator

import pytest

from game.catalogue import GAMES
from game.core.move import Lay
from game.learning.lesson import Ask, AskCard, AskNumber, AskText, Do, Free, Lesson, Tell, Watch
from game.learning.reading import PRIMER, course, names
from game.learning.script import Script, cards_asked
from game.play.tutor import tutor_at
from game.resources import ENGLISH, languages, read_text, root
from game.wording import load

WORDS = load(root() / "words" / "en", strict=True)
COURSES = [(PRIMER, ""), *((game.id, answer) for game in GAMES for answer in game.answers or ("",))]
"""Every subject, at every table it is taught at."""
LESSONS = [
    pytest.param(lesson, id=f"{lesson.key} {answer}".strip())
    for subject, answer in COURSES
    for lesson in course(subject, answer)
]
MOST = 30
"""Words of one text."""
IDLE = 2
"""Steps in a row in which the learner does nothing."""
COUNTED = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty"
    r"|forty|fifty|sixty|hundred) (more )?(card|chip|coin|couple|deal|game|hand|honour|match|pair|pence|player|point"
    r"|pot|red|round|seat|suit|time|trick|trump|white)",
    re.IGNORECASE,
)
"""A figure, or a number before something that the table counts; ranks of cards are no such thing."""
NUMBERS = ("None", "One", "Two", "Three", "Four", "Five")
BLANK = re.compile(r"\{[^{}]*\}")
POINTERS = re.compile(
    r"hand|trick|turn_up|panel|score|card \S+|seat \d|heap \w+( \d)?|say \w+|(say|take|tool|number):\w+|confirm|thumbs"
)


def texts(lesson: Lesson) -> Iterator[tuple[int, str]]:
    """Go over every text of every step, unfilled."""
    for number, step in enumerate(lesson.steps):
        yield number, step.says.text
        if not isinstance(step, Tell | Watch):
            yield number, step.otherwise
        if isinstance(step, Do):
            yield from ((number, text) for text in step.wrong.values())
        if isinstance(step, Ask | Free):
            yield number, step.well
        if isinstance(step, AskText):
            yield from ((number, text) for text in (step.right, *step.others))


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_text_is_filled_and_short(lesson: Lesson) -> None:
    script = Script(lesson, WORDS)
    assert all(script.says(number) for number in range(len(lesson.steps)))
    for number, text in texts(lesson):
        step = lesson.steps[number]
        ends = isinstance(step, Free) and text in (step.well, step.otherwise)
        told = text if ends or text == step.says.text else script.reply(number, text)
        spoken = script.captions.cards.aloud(told)
        assert len(spoken.split()) <= MOST, f"step {number + 1}: {len(spoken.split())} words: {spoken}"


@pytest.mark.parametrize("language", [each for each in languages() if each != ENGLISH])
@pytest.mark.parametrize(("subject", "answer"), COURSES)
def test_every_text_is_filled_in_another_language(subject: str, answer: str, language: str) -> None:
    words = load(root() / "words" / language)
    for lesson in course(subject, answer, language):
        script = Script(lesson, words)
        for number, text in texts(lesson):
            step = lesson.steps[number]
            if isinstance(step, Free) and text != step.says.text:
                continue  # filled as the deal comes out
            told = script.says(number) if text == step.says.text else script.reply(number, text)
            assert "{" not in script.captions.cards.aloud(told), f"{lesson.key} {number + 1}: {told}"


@pytest.mark.parametrize("lesson", LESSONS)
def test_no_number_is_typed(lesson: Lesson) -> None:
    for number, text in texts(lesson):
        found = COUNTED.findall(BLANK.sub("", text))
        assert not found, f"step {number + 1}: {found} in {text}"


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_is_never_idle_for_long(lesson: Lesson) -> None:
    idle = 0
    for number, step in enumerate(lesson.steps):
        idle = idle + 1 if isinstance(step, Tell | Watch) else 0
        assert idle <= IDLE, f"step {number + 1} is the third in a row to be looked at"
    assert any(isinstance(step, Do | Free) for step in lesson.steps)


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_step_cites_a_paragraph_there_is(lesson: Lesson) -> None:
    rules = read_text("rules", f"{lesson.transcript.header.game}.md")
    for number, step in enumerate(lesson.steps):
        rule = step.says.rule
        assert rule, f"step {number + 1} names no paragraph"
        assert re.search(rf"^{re.escape(rule)} ", rules, re.MULTILINE), f"§{rule} is not in the rules"


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_pointer_has_a_name_the_table_knows(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        for name in step.says.at:
            assert POINTERS.fullmatch(name), f"step {number + 1}: {name}"


@pytest.mark.parametrize("lesson", LESSONS)
def test_questions_can_be_answered(lesson: Lesson) -> None:
    script = Script(lesson, WORDS)
    for number, step in enumerate(lesson.steps):
        if isinstance(step, AskNumber | AskText):
            answers = script.answers(number)
            assert len(set(answers)) == len(answers) >= 2
            assert [script.is_right(number, each) for each in answers].count(True) == 1
        if isinstance(step, AskCard):
            view = script.position(lesson.reached(number)).view
            assert view.hand >> step.card & 1 or step.card in cards_asked(script, number), (
                f"step {number + 1}"
            )


@pytest.mark.parametrize("lesson", LESSONS)
def test_numbers_to_choose_from_stand_in_order(lesson: Lesson) -> None:
    script = Script(lesson, WORDS)
    for number in range(len(lesson.steps)):
        begun = [re.findall(r"\w+", each)[0] for each in script.answers(number)]
        said = [NUMBERS.index(each) for each in begun if each in NUMBERS]
        assert said in (sorted(said), sorted(said, reverse=True)), f"step {number + 1}"


@pytest.mark.parametrize("lesson", LESSONS)
def test_only_what_is_to_be_done_is_let_through(lesson: Lesson) -> None:
    script = Script(lesson, WORDS)
    for number, step in enumerate(lesson.steps):
        if isinstance(step, Do):
            match = script.match(lesson.reached(number))
            legal = match.view(lesson.me).moves
            assert step.is_met(step.moves)
            if not isinstance(step.moves[0], Lay):
                assert [move for move in legal if step.is_met((move,))] == [step.moves[0]]


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_wrong_move_is_answered_and_given_back(lesson: Lesson) -> None:
    script = Script(lesson, WORDS)
    for number, step in enumerate(lesson.steps):
        if not isinstance(step, Do):
            continue
        match = script.match(lesson.reached(number))
        tutor = tutor_at(script, match, number)
        wrong = [move for move in match.view(lesson.me).moves if not step.is_met((move,))]
        for count, move in enumerate(wrong, 1):
            tutor = tutor.judge((move,))
            told = tutor.reply
            assert told, f"step {number + 1}: {move}"
            assert "{" not in script.captions.cards.aloud(told), told
            assert (tutor.step, tutor.mistakes, tutor.refused) == (number, count, (move,))
        assert tutor.judge(step.moves) is tutor


@pytest.mark.parametrize(("subject", "answer"), COURSES)
def test_names_agree_with_what_is_read(subject: str, answer: str) -> None:
    assert names(subject, answer) == tuple(lesson.id for lesson in course(subject, answer))
    assert len(set(names(subject, answer))) == len(names(subject, answer))
