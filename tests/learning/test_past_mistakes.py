"""Past mistakes: when they come back, day by day, and how every kind of them is put at the table of every game."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise
from typing import Any

import pytest

from game.catalogue import rules_for
from game.coach.judging import LEAST_WORLDS, JudgedMove, Verdict
from game.coach.review import Review
from game.coach.reviewing import fresh_review
from game.core.move import Lay, Move, Say
from game.core.record import replace
from game.core.rules import Reason
from game.learning.lesson import Do, Tell
from game.learning.past_mistakes import MistakeQuestion, Recall, StaleMistake, answered, mistake_of, planned
from game.learning.refutation import Refutation, refuted
from game.learning.script import Script
from game.questions import Spread
from game.resources import root
from game.session.match import Match
from game.storage.checked import checked, plain
from game.storage.mistakes import MOST_STABLE, KeptMistake, KeptReason, Schedule
from game.wording import load
from tests.coach.deals import played
from tests.laws.walks import IDS
from tests.ui.whole.tables import everyday

WORDS = load(root() / "words" / "en", strict=True)
TODAY = date(2026, 11, 22)
TYPICAL = 10.0
G, H, A = Recall.GOOD, Recall.HARD, Recall.AGAIN


def reviewed(match: Match[Any, Any], deal: int = 1) -> Iterator[tuple[Review, Verdict]]:
    """Say of every decision of a deal that the last way was wrong, the first best, and the second nearly as good."""
    review = fresh_review(match, deal, 0).with_outset(Spread(0.0, TYPICAL, 120))
    for at in review.wanted:
        moves = match.review(at, 0).moves
        made, best = moves[-1], moves[0]
        options = tuple(
            JudgedMove(move, (2.0, 1.9)[place] if place < 2 and move != made else -1.0 - place, 0.5, 60, 0.0)
            for place, move in enumerate(moves)
        )
        yield review, Verdict(at, made, best, Reason("searched", cards=0, number=60), 6.5, 0.5, options)


def mistakes(game: str, seed: int = 3, deal: int = 1) -> list[KeptMistake]:
    match = played(game, seed, deal)
    return [mistake_of(match, review, verdict, deal, TODAY) for review, verdict in reviewed(match, deal)]


def costly(game: str, deal: int = 1) -> Iterator[tuple[MistakeQuestion, Refutation]]:
    """Give mistakes of a deal that cost something in some deal that looks the same, and such a deal."""
    for mistake in mistakes(game, deal=deal):
        question = MistakeQuestion(mistake, WORDS)
        line = question.closed((question.made,))
        refutation = refuted(question.problem(line), line)
        if refutation is not None:
            yield question, refutation


# Intervals in days; whoever changes fsrs or its settings sees here what that does to the players.
@pytest.mark.parametrize(
    ("recalls", "days"),
    [
        ((G, G, G, G, G, G), [1, 2, 6, 17, 44, 102, 220]),
        ((A, A, G, G, G), [1, 1, 1, 1, 1, 2]),
        ((H, H, H, G), [1, 1, 2, 4, 7]),
        ((G, G, A, G, G), [1, 2, 6, 1, 2, 4]),
    ],
)
def test_when_a_mistake_comes_back(recalls: tuple[Recall, ...], days: list[int]) -> None:
    schedule, found = planned(TODAY), [1]
    assert schedule.due == "2026-11-23"
    for recall in recalls:
        day = date.fromisoformat(schedule.due)
        schedule = answered(schedule, recall, day)
        found.append((date.fromisoformat(schedule.due) - day).days)
    assert found == days
    assert (schedule.asked, schedule.missed) == (len(recalls), recalls.count(A))


def test_a_mistake_answered_late_or_twice_a_day_or_before_its_day_is_planned_still() -> None:
    schedule = answered(planned(TODAY), G, TODAY + timedelta(days=300))
    assert schedule.due > "2027-09"
    assert answered(schedule, A, TODAY + timedelta(days=300)).due == "2027-09-20"
    back = answered(schedule, G, TODAY)  # the clock was set back
    assert back.seen == TODAY.isoformat()
    assert back.due > TODAY.isoformat()


def test_a_mistake_remembered_as_long_as_can_be_written_can_still_be_read() -> None:
    longest = Schedule("2026-11-22", "2026-01-01", MOST_STABLE, 1.0)
    after = answered(longest, G, TODAY)
    assert checked(plain(after), Schedule) == after


@pytest.mark.parametrize("game", IDS)
def test_every_decision_of_a_deal_is_put_and_answered(game: str) -> None:
    for mistake in mistakes(game):
        for asked in (0, 1):
            put = replace(mistake, schedule=replace(mistake.schedule, asked=asked))
            question = MistakeQuestion(put, WORDS)
            lesson = question.lesson()
            script = Script(lesson, WORDS)
            do, tell = lesson.steps
            assert isinstance(do, Do)
            assert isinstance(tell, Tell)
            assert "{" not in script.captions.cards.aloud(script.says(0))
            assert "{" not in script.captions.cards.aloud(script.says(1))
            legal = script.position(lesson.begins).view.moves
            good = [move for move in legal if do.is_met(alone(move))]
            assert good == [move for move in legal if move in question.fine]
            assert question.made not in good
            assert question.advised in good
            for move in legal:
                if move not in good:
                    assert script.reply(0, do.why_not(alone(move)))
            assert "about 6.5" in script.reply(0, do.why_not(alone(question.made)))


def alone(move: Move) -> tuple[Move, ...]:
    return (move,)


def test_of_an_exchange_any_wrong_card_is_wrong() -> None:
    lays = [
        MistakeQuestion(each, WORDS)
        for game in IDS
        for each in mistakes(game)
        if each.made.startswith("lay") and each.advised.startswith("lay")
    ]
    assert lays
    for question in lays:
        do = question.lesson().steps[0]
        assert isinstance(do, Do)
        assert do.is_met((question.advised,))
        assert not do.is_met((question.advised, question.made))
        assert "about 6.5" in do.why_not((question.advised, question.made))
        fine = [move for move in question.fine if isinstance(move, Lay)]
        assert do.is_met(tuple(fine))


def test_whoever_chooses_no_card_closes_the_exchange() -> None:
    (first, *_) = [each for each in mistakes("ecarte", 5) if each.made == "say done"]
    do = MistakeQuestion(first, WORDS).lesson().steps[0]
    assert isinstance(do, Do)
    assert not do.is_met(())
    assert "about 6.5" in do.why_not(())
    turned = replace(first, made=first.advised, advised=first.made)
    other = MistakeQuestion(turned, WORDS).lesson().steps[0]
    assert isinstance(other, Do)
    assert other.is_met(())


def test_an_exchange_can_be_answered_however_few_cards_the_review_calls_good() -> None:
    found = [each for each in mistakes("gleek", 20) if each.made.startswith("lay")]
    assert found
    for mistake in found:
        question = MistakeQuestion(mistake, WORDS)
        assert question.made not in question.fine
        assert len([move for move in question.fine if isinstance(move, Lay)]) >= 7 - len(laid_before(mistake))


def test_a_way_tried_in_few_worlds_is_not_called_good() -> None:
    for mistake in mistakes("imperium"):
        question = MistakeQuestion(mistake, WORDS)
        if len(question.fine) == 2 < len(mistake.ways):
            first, second, *others = mistake.ways
            few = replace(mistake, ways=(first, replace(second, worlds=LEAST_WORLDS - 1), *others))
            assert MistakeQuestion(few, WORDS).fine == question.fine[:1]
            return
    raise AssertionError


def test_nothing_depends_on_the_order_of_the_ways() -> None:
    found = next(each for each in mistakes("imperium") if len(each.ways) > 3)
    turned = replace(found, ways=found.ways[::-1])
    assert MistakeQuestion(turned, WORDS).lesson() == MistakeQuestion(found, WORDS).lesson()


def laid_before(mistake: KeptMistake) -> list[str]:
    return [line for line in mistake.entries if line.startswith(f"{mistake.seat} lay")]


def test_suits_change_each_time_where_they_may() -> None:
    (first, *_) = mistakes("ecarte")
    suits = [
        MistakeQuestion(replace(first, schedule=replace(first.schedule, asked=n)), WORDS) for n in range(30)
    ]
    assert len({each.exchange.suits for each in suits}) == 23
    assert all(one.exchange != other.exchange for one, other in pairwise(suits))
    assert all(each.exchange.changes for each in suits)
    sheepshead = [MistakeQuestion(each, WORDS) for each in mistakes("sheepshead")]
    assert all(each.exchange.suits[2] == "D" for each in sheepshead)


def test_cards_words_and_reasons_change_together() -> None:
    kept_ones = mistakes("imperium")
    for mistake in kept_ones:
        named = replace(mistake, reason=replace(mistake.reason, cards=1 << 4, suit="H"))
        question = MistakeQuestion(named, WORDS)
        assert question.reason.cards == 1 << question.exchange.cards[4]
        assert question.reason.suit == question.exchange.suits[1]
        assert [entry.seat for entry in question.transcript.entries] == [
            int(line.split()[0].replace("*", "-1")) for line in mistake.entries
        ]


@pytest.mark.parametrize(
    "change",
    [
        {"entries": ("* deal KS",)},
        {"entries": ("0 play KS",)},
        {"made": "play 2S"},
        {"advised": "say nothing"},
        {"seat": 7},
        {"reason": KeptReason("none", cards=1 << 60)},
        {"reason": KeptReason("none", seat=5)},
    ],
)
def test_what_does_not_hold_together_is_refused(change: dict[str, Any]) -> None:
    (first, *_) = mistakes("ecarte")
    with pytest.raises(StaleMistake):
        MistakeQuestion(replace(first, **change), WORDS)


@pytest.mark.parametrize("game", [pytest.param(game, marks=everyday(game == "imperium")) for game in IDS])
def test_after_a_mistake_the_hidden_cards_are_dealt_so_that_it_costs(game: str) -> None:
    """In a later deal of a match, too: what was dealt before stays as it was, and so does all the player knows."""
    question, refutation = next(costly(game, deal=2))
    log, told, me = question.transcript, refutation.transcript, question.mistake.seat
    rules = rules_for(game, {})
    before, length = log.packs[0], len(log.entries)
    assert told.packs[0] == before
    begun = replace(told, entries=told.entries[:length])
    assert begun.entries != log.entries
    views = [Match.restore(rules, each).view(me) for each in (log, begun)]
    assert views[0] == views[1]
    assert told.entries[length].move == question.closed((question.made,))[0]
    assert Match.restore(rules, told).view(me).ledger.finished == 2
    assert refutation.lost > 0


def test_an_exchange_is_closed_as_the_table_closes_it() -> None:
    for game, seed, ends in (("ecarte", 5, True), ("gleek", 20, False)):
        laid = next(each for each in mistakes(game, seed) if each.advised.startswith("lay"))
        question = MistakeQuestion(laid, WORDS)
        assert question.closed((question.advised,)) == (question.advised, *([Say("done")] if ends else []))
        best, other = question.problem(question.closed((question.made,))).judged
        assert best.mean - other.mean == pytest.approx(laid.loss)


def test_a_schedule_is_a_plain_value() -> None:
    assert planned(TODAY) == Schedule("2026-11-23", "2026-11-22", 0.212, planned(TODAY).difficulty, 0, 0)
