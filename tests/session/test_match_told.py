"""The match: what is told to whom, what looking back shows, forks, logs taken up again, and what is kept."""

import gc
from collections.abc import Iterator
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from game.catalogue import GAMES, rules_for
from game.core.cards import CHANCE, NOBODY, PIQUET, TABLE
from game.core.deal import HAND
from game.core.event import Dealt, Drew, Laid, Said
from game.core.move import IllegalMove, Lay, Say, Unseen
from game.core.transcript import Header, Transcript, read
from game.session.match import Match, StaleSave
from tests.session.matches import (
    BOT,
    EXCHANGE,
    IDS,
    ME,
    PACK,
    RULES,
    begun,
    entry,
    everything,
    go_on,
    log,
    undone,
)
from tests.ui.scenes.application import played

# ------------------------------------------------------------------------------------------------ what is told


def test_a_draw_is_told_to_all_and_its_cards_to_the_drawer_only() -> None:
    drawn = PIQUET.cards("7S KS")
    mine = begun(*EXCHANGE[:4]).submit(ME, Say("done"), ME)
    assert mine.events == (Said(ME, "done", None), Drew(ME, 2, drawn))
    theirs = begun(*EXCHANGE[:4]).submit(ME, Say("done"), BOT)
    assert theirs.events == (Said(ME, "done", None), Drew(ME, 2, 0))
    assert not theirs.after.hand & drawn


def test_a_card_laid_away_is_told_to_all_and_its_face_to_its_owner_only() -> None:
    seven = PIQUET.parse("7D")
    mine = begun(*EXCHANGE[:2]).submit(ME, Lay(seven), ME)
    assert (mine.done, mine.events) == (Lay(seven), (Laid(ME, seven),))
    theirs = begun(*EXCHANGE[:2]).submit(ME, Lay(seven), BOT)
    assert (theirs.done, theirs.events) == (Unseen("lay"), (Laid(ME, None),))


def test_a_shuffle_is_told_without_its_cards() -> None:
    match: Match[Any, Any] = Match(RULES, Header("ecarte", RULES.spec.edition, dealer=1))
    beat = match.submit(CHANCE, entry(f"* {PACK}").move, ME)
    assert (beat.seat, beat.done, beat.events) == (CHANCE, Unseen("deal"), (Dealt(1),))
    assert (beat.before.hand, beat.after.hand) == (0, PIQUET.cards("KH AS 7D 9C 8C"))


@pytest.mark.parametrize("game", IDS)
def test_the_last_deal_is_told_again_as_each_seat_saw_it(game: str) -> None:
    rules = rules_for(game, {})
    matches = {seat: played(game, 4) for seat in range(rules.spec.seats)}
    for seat, match in matches.items():
        seen = list(match.last_deal(seat))  # between two deals it is the finished one
        assert len(seen) == len(match)
        dice = Random(5)
        again: list[Any] = []
        if not match.over:
            again.append(match.shuffle(dice, seat))
        while match.turn >= 0:
            again.append(match.submit(match.turn, dice.choice(match.view(match.turn).moves), seat))
            assert list(match.last_deal(seat)) == again
        for beat in (*seen, *again):
            assert (beat.before.me, beat.after.me) == (seat, seat)


def test_before_the_first_deal_there_is_nothing_to_tell() -> None:
    fresh: Match[Any, Any] = Match(RULES, Header("ecarte", RULES.spec.edition))
    assert fresh.last_deal(ME) == ()


# ------------------------------------------------------------------------------------------------ looking back


@pytest.mark.parametrize("game", IDS)
def test_a_finished_deal_is_shown_as_each_seat_saw_it_then(game: str) -> None:
    """Also of deals long past, and in any order."""
    rules, dice = rules_for(game, {}), Random(6)
    match: Match[Any, Any] = Match(rules, Header(game, rules.spec.edition))
    then: list[list[Any]] = [everything(match)]
    while match.view(0).ledger.finished < 3 and not match.over:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
        then.append(everything(match))
    lengths = list(range(len(match) + 1))
    dice.shuffle(lengths)
    for length in lengths:
        assert [match.review(length, seat) for seat in range(rules.spec.seats)] == then[length]


def test_what_is_shown_of_a_deal_gone_back_into_is_what_was_played_then() -> None:
    """A past deal that has been looked at is not remembered once it was taken back and played otherwise."""
    match = begun("0 say propose", "1 say refuse")
    go_on(match, 2, Random(3))
    looked = [match.review(length, ME) for length in match.span(1)[:-1]]  # at this deal last
    while match.can_take_back(ME):
        match.take_back(ME)
    match.submit(ME, Say("stand"), ME)
    go_on(match, 2, Random(3))
    again = Match.restore(RULES, match.transcript())
    shown = [match.review(length, ME) for length in match.span(1)[:-1]]
    assert shown == [again.review(length, ME) for length in again.span(1)[:-1]]
    assert shown != looked


@pytest.mark.parametrize("game", IDS)
def test_a_running_deal_is_shown_to_nobody_and_the_ones_before_it_to_all(game: str) -> None:
    match = played(game, 3)
    finished = len(match)
    if match.over:
        pytest.fail("the match must go on")
    match.shuffle(Random(1), 0)
    for length in range(finished + 1):
        match.review(length, 0)
    for ask in (
        lambda length: match.review(length, 0),
        lambda length: match.laid_open(length, 0),
        match.retold,
    ):
        with pytest.raises(IllegalMove, match="only when it is finished"):
            ask(finished + 1)
    for length in range(1, finished + 1):
        assert match.retold(length).after == match.review(length, match.retold(length).after.me)


def test_every_card_somebody_held_or_laid_away_lies_open_and_the_talon_does_not() -> None:
    match = begun(*EXCHANGE)
    go_on(match, 1, Random(2))
    length = 1 + len(EXCHANGE)
    view = match.laid_open(length, ME)
    places = {(place.name, place.seat): place for place in view.hidden}
    hand, discard = places[HAND, BOT], places["discard", BOT]
    assert hand.may == hand.sure == match.review(length, BOT).hand
    assert discard.may == discard.sure == PIQUET.cards("7C")
    talon = next(place for place in view.hidden if place.seat == TABLE)
    assert talon.may != talon.sure
    assert [place.size for place in view.hidden] == [place.size for place in match.review(length, ME).hidden]


def test_an_entry_is_retold_as_its_maker_saw_it() -> None:
    match = begun(*EXCHANGE)
    go_on(match, 1, Random(2))
    shuffle, propose, accept, lay = (match.retold(length) for length in range(1, 5))
    assert (shuffle.seat, shuffle.after.me, shuffle.events) == (CHANCE, 0, (Dealt(1),))
    assert (propose.seat, propose.after.me) == (ME, ME)
    assert (accept.seat, accept.before.me, accept.after.me) == (BOT, BOT, BOT)
    assert lay.done == Lay(PIQUET.parse("7D"))
    assert match.retold(7).done == Lay(PIQUET.parse("7C"))


def test_spans_begin_with_the_shuffle_and_end_with_the_deal() -> None:
    match, dice = begun(), Random(3)
    ends = []
    for deal in (1, 2):
        go_on(match, deal, dice)
        ends.append(len(match))
    assert [match.span(deal) for deal in (1, 2)] == [range(1, ends[0] + 1), range(ends[0] + 1, ends[1] + 1)]
    match.shuffle(dice, ME)
    assert match.span(2) == range(ends[0] + 1, ends[1] + 1)
    assert match.span(3) == range(ends[1] + 1, ends[1] + 2)


# ------------------------------------------------------------------------------------------------ other matches


@pytest.mark.parametrize("game", IDS)
def test_a_fork_stands_where_the_match_stood_and_counts_no_deal_so_far(game: str) -> None:
    match = played(game, 5, deals=2)
    whole = match.transcript()
    first, second = match.span(1), match.span(2)
    for length, deals in ((0, ()), (first.start, (1,)), (first.stop - 1, (1,)), (second.start + 2, (1, 2))):
        fork = match.fork(length)
        assert log(fork) == whole.entries[:length]
        assert undone(fork) == deals
        assert everything(fork) == [match.review(length, seat) for seat in range(match.rules.spec.seats)]
        assert not fork.can_redo
        seen = everything(fork)
        go_on(fork, 3, Random(1))
        assert fork.transcript() == Match.restore(match.rules, fork.transcript()).transcript()
        assert everything(match.fork(length)) == seen
    assert match.transcript() == whole


def test_a_fork_keeps_what_else_the_header_says() -> None:
    match = begun("0 say propose")
    ours, theirs = match.transcript().header, match.fork(1).transcript().header
    assert (theirs.game, theirs.players, theirs.dealer) == (ours.game, ours.players, ours.dealer)
    match.take_back(ME)
    assert undone(match.fork(0)) == ()


@pytest.mark.parametrize("game", IDS)
def test_a_log_is_taken_up_where_it_was_left(game: str) -> None:
    match = played(game, 7, deals=2)
    match.take_back(ME)
    kept = match.transcript()
    restored = Match.restore(match.rules, kept)
    assert restored.transcript() == kept
    assert undone(restored) == undone(match) != ()
    assert everything(restored) == everything(match)
    assert not restored.can_redo
    for seat in range(match.rules.spec.seats):
        assert restored.last_deal(seat) == match.last_deal(seat)
    match.take_back(ME)
    restored.take_back(ME)
    assert (restored.transcript(), everything(restored)) == (match.transcript(), everything(match))


def test_a_log_of_another_edition_is_refused_in_sentences() -> None:
    kept = Transcript(Header("ecarte", RULES.spec.edition + 1))
    with pytest.raises(StaleSave) as stale:
        Match.restore(RULES, kept)
    assert str(stale.value) == (
        "This match was played under edition 2 of the rules; "
        "the program now plays edition 1, so it can't be taken up again."
    )


@pytest.mark.parametrize(
    ("entries", "told"),
    [
        (("0 say propose", "0 say stand"), "Entry 3 can't be played: It is not the turn of seat 0."),
        (("0 say accept",), "Entry 2 can't be played: 'say accept' is not allowed now."),
        (("0 play KS",), "Entry 2 can't be played: 'play KS' is not allowed now."),
    ],
)
def test_a_log_the_rules_do_not_allow_is_refused_with_its_entry(entries: tuple[str, ...], told: str) -> None:
    text = "\n".join(
        ("parlour-tricks transcript 1", "game ecarte", "edition 1", "dealer 1", f"* {PACK}", *entries)
    )
    with pytest.raises(StaleSave) as stale:
        Match.restore(RULES, read(text, lambda _: PIQUET))
    assert str(stale.value) == told


# ------------------------------------------------------------------------------------------------ how much is kept


def positions(match: Match[Any, Any]) -> int:
    """Count the positions a match holds on to."""
    kinds = {f"game.rules.{each.id}.phases" for each in GAMES} | {"game.core.deal"}
    return sum(type(each).__module__ in kinds and hasattr(each, "ledger") for each in _held(match))


CODE = (type, ModuleType, FunctionType)
"""What leads to the whole program, and holds no position of one match."""


def _held(match: Match[Any, Any]) -> Iterator[Any]:
    waiting, seen = [match], {id(match)}
    while waiting:
        each = waiting.pop()
        yield each
        for other in gc.get_referents(each):
            if id(other) not in seen and not isinstance(other, CODE):
                seen.add(id(other))
                waiting.append(other)


@pytest.mark.parametrize("game", IDS)
def test_of_past_deals_one_position_each_is_kept(game: str) -> None:
    match = played(game, 7, deals=3)
    deals = match.view(0).ledger.finished
    assert deals < positions(match) <= len(match.span(deals)) * match.over + deals + 1
    for deal in range(1, deals + 1):
        match.review(match.span(deal).start, 0)
    longest = max(len(match.span(deal)) for deal in range(1, deals + 1))
    assert positions(match) <= 2 * longest + deals + 2
    assert match.turn in (CHANCE, NOBODY)
