"""Who thinks: players and judges in processes of their own, which begin when they are needed."""

from time import sleep

from game.app.matches import Thinkers
from game.coach.reviewing import Reviewing, fresh_review
from game.session.worker import BotClient
from tests.coach.deals import LEVELS, played
from tests.session.thinkers import AtOnce, silent


def test_two_processes_judge_a_deal_and_come_to_the_same_as_one_thinker() -> None:
    match, thinkers = played("ecarte", 4), Thinkers(None)
    fresh, levels = fresh_review(match, 1, 0), LEVELS[:2]
    try:
        judges = [each() for each in thinkers.judges]
        assert judges == [each() for each in thinkers.judges], "each begins once"
        clients = [each for each in (thinkers.players, *judges) if isinstance(each, BotClient)]
        assert len({each.pid for each in clients} - {0}) == 3
        work = Reviewing(match, 1, fresh, judges, levels, lambda _: None)
        both = 0
        while not work.review.judged:
            work.go_on()
            both += len(work.judging) == 2
            sleep(0.001)
        work.stop()
        assert both
    finally:
        thinkers.close()
    alone = Reviewing(match, 1, fresh, [AtOnce()], levels, lambda _: None)
    while not alone.review.judged:
        alone.go_on()
    assert work.review.verdicts == alone.review.verdicts


def test_who_is_handed_in_thinks_for_all() -> None:
    thinker = silent()
    thinkers = Thinkers(thinker)
    assert [thinkers.players, *(each() for each in thinkers.judges)] == [thinker, thinker]
