"""Reviews of real deals: every decision judged from its own view, nothing asked twice, the sum right, kept and read."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import rules_for
from game.coach.judging import FINE
from game.coach.review import Review
from game.coach.review_file import log_id, plain_review, review_of
from game.coach.reviewing import Reviewing, fresh_review
from game.core.deal import HAND
from game.core.move import IllegalMove, Say
from game.core.transcript import Header
from game.core.view import View
from game.questions import (
    AdviceRequest,
    ExpectationRequest,
    HindsightRequest,
    ParRequest,
    PlayoutRequest,
    answer,
)
from game.session.match import Match
from game.storage.files import DocumentStore
from game.storage.notices import NoticeQueue
from game.storage.stores import ReviewStore
from tests.coach.deals import LEVELS, played
from tests.session.thinkers import AtOnce


@cache
def reviewed(game_id: str, seed: int, deal: int = 1) -> tuple[Review, AtOnce, list[Review]]:
    """Play a match as far as the deal and review it."""
    match, thinker, kept = played(game_id, seed, deal), AtOnce(), list[Review]()
    levels = LEVELS[: match.rules.spec.seats]
    work = Reviewing(match, deal, fresh_review(match, deal, 0), [thinker], levels, kept.append)
    while not work.review.complete:
        work.go_on()
    assert not work.go_on()
    return work.review, thinker, kept


@pytest.fixture(scope="module")
def of_imperium() -> tuple[Review, AtOnce, list[Review]]:
    return reviewed("imperium", 2, deal=2)


def test_the_parts_make_the_result(of_imperium: tuple[Review, AtOnce, list[Review]]) -> None:
    review, _, _ = of_imperium
    assert review.outset is not None
    assert review.luck is not None
    assert review.outset.mean + review.skill + review.luck == pytest.approx(review.result)
    named = [each for each in review.verdicts if review.kind(each) != FINE]
    assert review.skill == pytest.approx(-sum(each.loss for each in named))
    assert all(each.loss > 2 * each.error for each in named)


def test_each_decision_is_judged_once_from_the_view_it_was_made_with(
    of_imperium: tuple[Review, AtOnce, list[Review]],
) -> None:
    review, thinker, _ = of_imperium
    match = played("imperium", 2, 2)
    mine, theirs = match.outcome.deals[1].gains
    assert review.result == (mine - theirs) / 2 != 0
    counsels = [each for each in thinker.asked if isinstance(each, AdviceRequest)]
    assert [each.view for each in counsels] == [match.review(at, 0) for at in review.wanted]
    assert tuple(each.at for each in review.verdicts) == review.wanted
    assert all(len(each.view.moves) > 1 and each.view.turn == 0 for each in counsels)
    entries = match.transcript().entries
    assert [each.made for each in review.verdicts] == [entries[at].move for at in review.wanted]
    counted = [
        sum(isinstance(each, what) for each in thinker.asked)
        for what in (ExpectationRequest, HindsightRequest, ParRequest)
    ]
    assert counted == [1, len(review.wanted), review.runs]


def test_progress_grows_to_the_end(of_imperium: tuple[Review, AtOnce, list[Review]]) -> None:
    review, _, kept = of_imperium
    done = [each.done for each in kept]
    assert done == sorted(done)
    assert len(set(done)) == len(done)
    assert done[-1] == 1
    assert kept[-1] == review
    assert review.par is not None


def test_a_look_tells_of_as_many_worlds_as_its_best_moves_were_tried_in(
    of_imperium: tuple[Review, AtOnce, list[Review]],
) -> None:
    _, _, kept = of_imperium
    begun, match = (
        [each for review in kept for each in review.analyses if each.first],
        played("imperium", 3, 2),
    )
    assert begun
    for analysis in begun:
        assert analysis.worlds == max(option.worlds for option in analysis.verdict().options)
        assert abs(analysis.cards - _in_all_hands(match.review(analysis.at, 0))) <= 1, (
            "one may lie in the trick"
        )


def _in_all_hands(view: View[Any]) -> int:
    return view.hand.bit_count() + sum(place.size for place in view.hidden if place.name == HAND)


def test_a_review_stops_and_goes_on_where_it_was() -> None:
    match, thinker, kept = played("ecarte", 4), AtOnce(), list[Review]()
    work = Reviewing(match, 1, fresh_review(match, 1, 0), [thinker], LEVELS[:2], kept.append)
    for _ in range(8):
        work.go_on()
    work.go_on()
    work.stop()
    assert thinker.dropped <= 1
    again = Reviewing(match, 1, work.review, [AtOnce()], LEVELS[:2], kept.append)
    while not again.review.complete:
        again.go_on()
    whole, _, _ = reviewed("ecarte", 4)
    assert again.review == whole


class Late(AtOnce):
    """Has an answer when it has been looked for so often."""

    def __init__(self, polls: int) -> None:
        super().__init__(self._late)
        self._polls = self._left = polls

    def _late(self, question: Any) -> Any:
        self._left -= 1
        if self._left:
            return None
        self._left = self._polls
        return answer(question)


def test_two_who_think_at_the_same_time_come_to_the_same() -> None:
    whole, alone, _ = reviewed("imperium", 4)
    match, kept = played("imperium", 4), list[Review]()
    both = [Late(2), Late(3)]
    work = Reviewing(match, 1, fresh_review(match, 1, 0), both, LEVELS[:2], kept.append)
    together = 0
    while not work.review.complete:
        work.go_on()
        assert len({*work.judging}) == len(work.judging), "a decision each"
        together += len(work.judging) == 2
    assert work.review == kept[-1] == whole
    assert together > 10
    assert len(both[0].asked) + len(both[1].asked) == len(alone.asked)
    assert min(len(each.asked) for each in both) >= 4


def test_two_are_put_down_together() -> None:
    match, both = played("imperium", 4), [AtOnce(), AtOnce()]
    work = Reviewing(match, 1, fresh_review(match, 1, 0), both, LEVELS[:2], lambda _: None)
    work.go_on()
    assert [len(each.asked) for each in both] == [1, 0], "what such deals bring is asked first"
    work.go_on()
    work.stop()
    assert [each.dropped for each in both] == [1, 1]
    assert work.judging == ()


def test_what_may_have_cost_most_is_looked_at_first() -> None:
    match, thinker = played("gleek", 2), AtOnce()
    work = Reviewing(match, 1, fresh_review(match, 1, 0), [thinker], LEVELS[:3], lambda _: None)
    while not work.review.judged:
        work.go_on()
    entries = match.transcript().entries
    lost = {}
    for each in thinker.asked:
        if isinstance(each, HindsightRequest):
            found = each.answer()
            lost[each.seed] = max(found.gains) - found.gains[found.moves.index(entries[each.seed].move)]
    first = [each.seed for each in thinker.asked if isinstance(each, AdviceRequest)]
    assert first == sorted(first, key=lambda at: (-lost[at], at))
    assert len({*lost.values()}) > 2
    levels = [each.level for each in thinker.asked if isinstance(each, PlayoutRequest)]
    assert levels == sorted(levels), "club players before experts"


def test_a_review_can_be_put_down_anywhere_and_loses_nothing() -> None:
    """It goes on from what was kept, asks nothing twice, and comes to the same."""
    whole, thinker, _ = reviewed("imperium", 4)
    match, kept, asked = played("imperium", 4), list[Review](), list[object]()
    review, pack = fresh_review(match, 1, 0), match.rules.spec.pack
    while not review.complete:
        thinking = AtOnce()
        work = Reviewing(match, 1, review, [thinking], LEVELS[:2], kept.append)
        for _ in range(11):
            work.go_on()
        work.stop()
        assert kept[-1] == work.review
        review = review_of(json.loads(json.dumps(plain_review(kept[-1], pack))), pack, 2)
        assert review == kept[-1]
        asked += thinking.asked[: -thinking.dropped or None]
    assert review == whole
    tries = [each for each in asked if isinstance(each, PlayoutRequest)]
    assert len(tries) == sum(isinstance(each, PlayoutRequest) for each in thinker.asked)


def test_a_deal_that_still_runs_is_not_reviewed() -> None:
    match = played("imperium", 1)
    match.shuffle(Random(2), 0)
    with pytest.raises(IllegalMove):
        fresh_review(match, 2, 0)


@pytest.mark.parametrize("game_id", ["ecarte", "imperium"])
def test_a_review_is_read_as_it_was_written(game_id: str) -> None:
    _, _, kept = reviewed(game_id, 4)
    pack = played(game_id, 4).rules.spec.pack
    for review in kept:
        plain = json.loads(json.dumps(plain_review(review, pack)))
        assert review_of(plain, pack, 2) == review


def test_what_does_not_fit_together_is_refused(of_imperium: tuple[Review, AtOnce, list[Review]]) -> None:
    review, _, _ = of_imperium
    pack = played("imperium", 2).rules.spec.pack
    plain = plain_review(review, pack)
    with pytest.raises(ValueError, match="not those of this deal"):
        review_of({**plain, "wanted": [0, *review.wanted[1:]]}, pack, 2)
    first, *others = json.loads(json.dumps(plain["verdicts"]))
    with pytest.raises(ValueError, match="not among"):
        review_of({**plain, "verdicts": [{**first, "options": []}, *others]}, pack, 2)
    with pytest.raises(ValueError, match="seat there is not"):
        review_of({**plain, "verdicts": [{**first, "reason": ["", "", 0, "", 0, 2]}, *others]}, pack, 2)


DAMAGE: dict[str, tuple[str, object]] = {
    "a seat at no table": ("seat", 10**30),
    "a result that is no number": ("result", float("nan")),
    "a result beyond all numbers": ("result", float("inf")),
    "decisions by name": ("wanted", ["0"]),
    "an expectation of one number": ("outset", [1.0]),
    "verdicts without a list": ("verdicts", {"at": 0}),
    "runs without an end": ("runs", 10**9),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_reviews_are_refused(damage: str, of_imperium: tuple[Review, AtOnce, list[Review]]) -> None:
    review, _, _ = of_imperium
    pack, (key, value) = played("imperium", 2).rules.spec.pack, DAMAGE[damage]
    plain = {**plain_review(review, pack), key: value}
    with pytest.raises(ValueError, match=r"."):
        review_of(plain, pack, 2)
    del plain[key]
    with pytest.raises(ValueError, match=key):
        review_of(plain, pack, 2)


DAMAGED_LOOK: dict[str, tuple[str, object]] = {
    "a move nobody could make": ("made", "play 1S"),
    "advice that is not among the moves": ("advised", "say never"),
    "worlds without moves": ("close", {"groups": [], "kept": [], "gains": [], "running": []}),
    "a place of another deal": ("at", 10_000),
    "nothing as the cards lay": ("opened", []),
}


@pytest.mark.parametrize("damage", DAMAGED_LOOK)
def test_damaged_looks_are_refused(damage: str, of_imperium: tuple[Review, AtOnce, list[Review]]) -> None:
    _, _, kept = of_imperium
    pack, (key, value) = played("imperium", 2).rules.spec.pack, DAMAGED_LOOK[damage]
    plain = json.loads(json.dumps(plain_review(next(each for each in kept if each.analyses), pack)))
    review_of(plain, pack, 2)
    plain["looks"][0][key] = value
    with pytest.raises(ValueError, match=r"."):
        review_of(plain, pack, 2)


DAMAGED_VERDICT: dict[str, tuple[str, object]] = {
    "no such card": ("made", "play 1S"),
    "a reason with a line break": ("reason", ["follow\n", "", 0, "", 0, -2]),
    "a reason with cards of no pack": ("reason", ["follow", "", 1 << 60, "", 0, -2]),
    "half a reason": ("reason", ["follow"]),
    "a loss that is none": ("loss", "much"),
    "advice that is no move": ("advised", "say nonsense"),
}


@pytest.mark.parametrize("damage", DAMAGED_VERDICT)
def test_damaged_verdicts_are_refused(damage: str, of_imperium: tuple[Review, AtOnce, list[Review]]) -> None:
    review, _, _ = of_imperium
    pack, (key, value) = played("imperium", 2).rules.spec.pack, DAMAGED_VERDICT[damage]
    plain = json.loads(json.dumps(plain_review(review, pack)))
    plain["verdicts"][0][key] = value
    with pytest.raises(ValueError, match=r"."):
        review_of(plain, pack, 2)


def test_another_deal_or_seat_has_another_name() -> None:
    match = played("imperium", 3, 2)
    transcript, pack = match.transcript(), match.rules.spec.pack
    names = {log_id(transcript, match.span(deal).stop - 1, pack, seat) for deal in (1, 2) for seat in (0, 1)}
    assert len(names) == 4
    earlier = played("imperium", 3, 1).transcript()
    assert log_id(earlier, len(earlier.entries), pack, 0) in names


def test_the_store_keeps_and_finds_reviews(
    of_imperium: tuple[Review, AtOnce, list[Review]], tmp_path: Path
) -> None:
    review, _, _ = of_imperium
    pack = played("imperium", 2).rules.spec.pack
    store = ReviewStore(tmp_path, DocumentStore(NoticeQueue()))
    assert store.find("one", lambda source: review_of(source, pack, 2)) is None
    assert store.keep("one", plain_review(review, pack))
    assert store.find("one", lambda source: review_of(source, pack, 2)) == review
    (tmp_path / "reviews" / "one.json").write_text("{broken", "utf-8")
    (tmp_path / "reviews" / "one.json.bak").unlink(missing_ok=True)
    assert store.find("one", lambda source: review_of(source, pack, 2)) is None
    assert [path.name for path in (tmp_path / "reviews").iterdir()] == ["one.json.unreadable-1"]


def test_a_review_put_down_takes_its_question_back() -> None:
    match, thinker = played("imperium", 3, 1), AtOnce()
    work = Reviewing(match, 1, fresh_review(match, 1, 0), [thinker], LEVELS[:2], lambda _: None)
    work.stop()
    assert thinker.dropped == 0
    work.go_on()
    work.stop()
    work.stop()
    assert thinker.dropped == 1


def test_a_word_that_ends_a_deal_was_a_decision_as_well() -> None:
    rules, dice = rules_for("ecarte", {"allow_concede": True}), Random(1)
    match = Match(rules, Header("ecarte", rules.spec.edition, (("allow_concede", True),)))
    match.shuffle(dice, 0)
    while match.turn >= 0:
        giving_up = [move for move in match.view(match.turn).moves if move == Say("concede")]
        match.submit(match.turn, (giving_up or match.view(match.turn).moves)[0], 0)
    last = match.transcript().entries[-1]
    assert last.move == Say("concede")
    assert fresh_review(match, 1, last.seat).wanted[-1] == len(match) - 1
