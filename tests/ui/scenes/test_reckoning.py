"""What a deal came to, where no sentence has room: what decisions cost and luck brought, in figures."""

from game.coach.judging import Verdict
from game.coach.review import Review
from game.core.move import Say
from game.core.rules import Reason
from game.questions import Spread
from game.ui.lookback.reckoning import Reckoning
from game.ui.lookback.steps import Verdicts
from game.ui.scenes.result_page import captions_of
from tests.ui.kit.context import open_context
from tests.ui.scenes.application import company, played


def test_where_no_sentence_has_room_the_reckoning_is_told_in_figures() -> None:
    context, match = open_context(), played("ecarte", 1)
    verdicts = Verdicts(context.words, captions_of(context, match, 0, company(match)), match)
    found = Verdict(0, Say("a"), Say("b"), Reason("searched"), 0.3, 0.03, ())
    review = Review(0, 0.1, (0,), Spread(-0.3, 1.0, 9), (found,))
    *_, figures, bare = Reckoning(review, running=False, verdicts=verdicts, explain=lambda: None).blocks()
    assert figures.height(context.look, 200) > bare.height(context.look, 200)
    assert verdicts.line("Skill", "−0.30") in repr(figures)
    assert verdicts.line("Luck", "+0.70") in repr(figures)
