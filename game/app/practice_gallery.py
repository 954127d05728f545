"""The screens of drills and of counting, as the gallery shows them."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from game.app.application import Application
from game.catalogue import find
from game.core.move import Play
from game.core.record import replace
from game.learning.counting import CARDS, MARKS, CountQuestion, CountTeller, aid, marks, questions
from game.learning.drill import LONG, DrillAnswer, DrillTeller, Series, faults
from game.learning.drill import questions as drilled
from game.session.match import AnyMatch
from game.storage.progress import DrillProgress
from game.telling.captions import Captions
from game.ui.scenes.drill import DrillEnd, drill_done, drill_start
from game.ui.scenes.drill_counting import Asking, count_question
from game.ui.scenes.result import captions_of
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Pop, Scene


def practices(app: Application, match: AnyMatch) -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Name the screens of a game's drill, and of counting in a match that is over: with all aids, and with marks."""
    context, game = app.context, match.transcript().header.game
    drills, question = app.navigator.teaching.drills, drilled(game)[0]
    captions = DrillTeller(question, context.words).captions
    wrong = Series(game).with_answer(DrillAnswer(question, question.judged[-1].line[0], 2.0))
    yield "drill-start", lambda: drill_start(context, captions, DrillProgress(), lambda _: None)
    yield "drill", lambda: drills.begun(context, game, Pop)
    yield "drill-answer", lambda: drills.told(context, wrong, Pop)
    yield "drill-done", lambda: _done(context, wrong, captions)
    for level, name in ((CARDS, "cards"), (MARKS, "marks")):
        yield f"count-{name}", partial(_counting, context, match, level)


def _done(context: UiContext, series: Series, captions: Captions) -> Scene:
    """Say what a series of twenty times the same answer has come to."""
    whole = replace(series, answers=series.answers * LONG)
    told = whole, faults(whole, context.words), DrillProgress(best=0.5, timed=True)
    return drill_done(context, captions, told, DrillEnd(Pop, Pop))


def _counting(context: UiContext, match: AnyMatch, level: int) -> Scene:
    """Put the question that has most to show, towards the end of a deal."""
    entries, rules = match.transcript().entries, match.rules
    views = [match.review(at, 0) for at in match.span(1)[:-1] if isinstance(entries[at].move, Play)]
    view = [each for each in views if each.tricks and not each.trick.cards and each.hand][-1]
    contract = rules.contract(view)
    assert contract is not None
    table = find(rules.spec.id).table
    found = questions(view, contract, rules.spec, table, Random(1)).values()
    question = max(found, key=shown)
    captions = captions_of(context, match, 0, ("You", *("Opponent",) * (rules.spec.seats - 1)))
    teller = CountTeller(captions, context.words, contract, view)
    helps = aid(question, view, level), marks(question, level)
    asking = Asking(question, len(view.tricks), *helps, "", lambda _: None, Pop)
    return count_question(context, captions, teller, asking)


def shown(question: CountQuestion) -> int:
    """Count the cards that help with a question."""
    return sum(len(each.cards) for each in question.evidence)
