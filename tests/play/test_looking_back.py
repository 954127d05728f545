"""Looking back as a state of the table: which move is shown, what is judged meanwhile, what follows from a press."""

from typing import Any

import pytest

from game.catalogue import find
from game.core.event import Said
from game.core.record import replace
from game.play.coaching import Coaching
from game.play.finished_deal import FinishedDeal, LookedBack
from game.play.phases import Held
from game.play.table.effects import KeepMistakes, StopReview, TellOfReview, TellStory
from game.play.table.inputs import (
    CompareMoves,
    Leave,
    PlayFrom,
    ReviewAdvanced,
    ReviewFailed,
    SeeDeal,
    SeeDoubt,
    SeeMove,
    Shown,
    UseCard,
)
from game.play.table.state import TableFacts, TableState
from game.play.table.update import update
from game.session.match import AnyMatch
from game.session.players import players_of
from game.telling.captions import Captions
from tests.laws.test_texts import english
from tests.play.test_coaching import Desk, match_of_two_deals, reviewed


def past_of(coaching: Coaching, at: int = 0) -> LookedBack:
    """Look back at the deal that a coach has open."""
    deal = FinishedDeal(match_of_two_deals(), 0, coaching.deal)
    at = at or deal.span.start
    return LookedBack(deal.deal, 2, at, deal.span, deal.tricks, coaching.review, coaching.running)


def unjudged() -> LookedBack:
    coaching = Coaching(match_of_two_deals(), 0, Desk().coach())
    coaching.open(1)
    return past_of(coaching)


def table_at(past: LookedBack) -> tuple[TableFacts, TableState]:
    """Sit down at the table as it stands in a deal that is looked back at."""
    match: AnyMatch = match_of_two_deals()
    header, game = match.transcript().header, find("ecarte")
    players = players_of(header, 2)
    captions = Captions(english(), "ecarte", match.rules.spec, players, 0)
    deal = FinishedDeal(match, 0, past.deal)
    facts = TableFacts(game, match.rules, captions, header)
    return facts, TableState(deal.view(past.at), tuple(deal.beats(past.at)), past=past)


def test_verdicts_go_by_how_long_the_log_was_after_the_move() -> None:
    _, coaching = reviewed()
    past, entries = past_of(coaching), match_of_two_deals().transcript().entries
    review = past.review
    assert past.mistakes == tuple(each.at + 1 for each in review.verdicts if each.made != each.advised)
    for length in range(1, len(entries)):
        verdict = past.verdict(length)
        assert (verdict is not None) == past.decided(length) == (length - 1 in review.wanted)
        assert verdict is None or verdict.made == entries[length - 1].move


def test_past_the_last_mistake_comes_the_first() -> None:
    past = past_of(reviewed()[1])
    first, *_, last = mistakes = past.mistakes

    def doubt(at: int, way: int) -> int | None:
        return replace(past, at=at).doubt(way)

    assert len(mistakes) > 1
    assert [doubt(at - 1, 1) for at in mistakes] == [*mistakes]
    assert [doubt(at + 1, -1) for at in mistakes] == [*mistakes]
    assert [doubt(at, 1) for at in (0, *mistakes)] == [*mistakes, first]
    assert [doubt(at, -1) for at in (999, *reversed(mistakes))] == [*reversed(mistakes), last]


def test_tricks_lead_from_end_to_end_and_no_further() -> None:
    past, walked = past_of(reviewed()[1]), list[int]()
    while past.at != past.last:
        past = replace(past, at=past.trick(1))
        walked.append(past.at)
    assert walked == sorted({*past.tricks, past.last})
    for at in reversed(walked[:-1]):
        past = replace(past, at=past.trick(-1))
        assert past.at == at
    assert replace(past, at=past.tricks[0]).trick(-1) == past.span.start


@pytest.mark.parametrize("wanted", [SeeDoubt(1), SeeDoubt(-1)])
def test_without_a_mistake_it_is_said_that_there_is_none(wanted: SeeDoubt) -> None:
    facts, state = table_at(unjudged())
    assert state.past is not None
    assert (state.past.mistakes, state.past.doubts, state.past.verdict(3)) == ((), (), None)
    assert update(facts, state, wanted) == (state, (TellOfReview("no_mistake"),))


def test_presses_lead_within_the_deal_and_the_match() -> None:
    past = past_of(reviewed()[1])
    facts, state = table_at(past)

    def effects(wanted: Any) -> tuple[Any, ...]:
        return update(facts, state, wanted)[1]

    assert effects(SeeMove(past.last)) == (SeeMove(past.last),)
    assert effects(SeeMove(999)) == (SeeMove(past.last),)
    assert effects(SeeMove(past.at)) == effects(SeeMove(-5)) == ()
    assert effects(SeeDoubt(1)) == (SeeMove(past.mistakes[0]),)
    assert [effects(SeeDeal(deal)) for deal in (0, 1, 2, 3)] == [(), (SeeDeal(1),), (SeeDeal(2),), ()]
    assert effects(CompareMoves(past.mistakes[0])) == (CompareMoves(past.mistakes[0]),)
    assert effects(CompareMoves(past.span.start)) == ()
    assert effects(PlayFrom(past.at)) == (StopReview(), PlayFrom(past.at))
    assert effects(Leave()) == (StopReview(), Leave())
    assert effects(UseCard(0)) == (), "nothing is played any more"


def test_what_the_deal_came_to_is_told_once_all_is_judged_and_not_before() -> None:
    whole = past_of(reviewed()[1])
    part = replace(whole, review=replace(whole.review, pars=()))
    fresh = whole.review.verdicts[-1:]
    for past, told in ((whole, (TellStory(),)), (part, ())):
        facts, state = table_at(past)
        assert update(facts, state, ReviewAdvanced(fresh)) == (state, (*told, KeepMistakes(fresh)))
        assert update(facts, state, ReviewFailed()) == (state, (TellOfReview("broke_down"),))


def test_what_was_said_with_the_move_stands_as_long_as_that_is_shown() -> None:
    past, said = unjudged(), dict[int, set[int]]()
    deal = FinishedDeal(match_of_two_deals(), 0, 1)
    facts, state = table_at(past)
    for at in deal.span:
        shown = Shown(
            deal.view(at),
            tuple(deal.beats(at)),
            Held(),
            state.match,
            state.settings,
            past=replace(past, at=at),
        )
        state, effects = update(facts, state, shown)
        assert not effects
        said[at] = {*state.said}
        assert {*state.said} == {each.seat for each in deal.beat(at).events if isinstance(each, Said)}
    assert any(said.values())
