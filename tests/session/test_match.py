"""The match: what is taken back and made again, what counts, what is told to whom, and what looking back shows."""

import gc
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, rules_for
from game.core.cards import CHANCE, NOBODY, PIQUET, TABLE, Seat
from game.core.deal import HAND
from game.core.event import Dealt, Drew, Laid, Said
from game.core.move import Deal, IllegalMove, Lay, Move, Play, Say, Unseen, parse
from game.core.transcript import Entry, Header, Transcript, read, write
from game.session.match import Match, StaleSave
from tests.ui.scenes.application import played

IDS = [game.id for game in GAMES]
RULES = rules_for("ecarte", {})
PACK = "deal KH AS 7D QS TC 8D 9C 8C JH 7C 9S 7S KS …"
"""Elder hand KH AS 7D 9C 8C, dealer QS TC 8D JH 7C, turn-up 9S, the talon from 7S KS 8S."""
EXCHANGE = ("0 say propose", "1 say accept", "0 lay 7D", "0 lay 8C", "0 say done", "1 lay 7C", "1 say done")
ME, BOT = 0, 1


def entry(text: str) -> Entry:
    """Read one entry of a log of Écarté."""
    seat, _, move = text.partition(" ")
    return Entry(CHANCE if seat == "*" else int(seat), parse(move, PIQUET))


def begun(*entries: str) -> Match[Any, Any]:
    """Deal the pack of these tests, and go on from there."""
    match: Match[Any, Any] = Match(RULES, Header("ecarte", RULES.spec.edition, (), ("You", "Bot, club"), 1))
    for each in (f"* {PACK}", *entries):
        made = entry(each)
        match.submit(made.seat, made.move, ME)
    return match


def log(match: Match[Any, Any]) -> tuple[Entry, ...]:
    """Give the entries of the log."""
    return match.transcript().entries


def undone(match: Match[Any, Any]) -> tuple[int, ...]:
    """Give the deals that don't count."""
    return match.transcript().header.undone


def go_on(match: Match[Any, Any], deals: int, dice: Random) -> None:
    """Play at random until so many deals are finished, and the next is to be shuffled."""
    while match.view(0).ledger.finished < deals and not match.over:
        if match.turn == CHANCE:
            match.shuffle(dice, ME)
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), ME)


def everything(match: Match[Any, Any]) -> list[Any]:
    """Give what each seat sees."""
    return [match.view(seat) for seat in range(match.rules.spec.seats)]


# ------------------------------------------------------------------------------------------------ taking back


def test_taking_back_goes_to_the_seats_last_decision_and_drops_what_followed() -> None:
    match = begun()
    before = everything(match)
    match.submit(ME, Say("propose"), ME)
    match.submit(BOT, Say("refuse"), ME)
    assert len(match) == 3
    match.submit(ME, Play(PIQUET.parse("AS")), ME)
    match.take_back(ME)
    assert (len(match), match.turn) == (3, ME)
    match.take_back(ME)
    assert (log(match), match.turn) == ((entry(f"* {PACK}"),), ME)
    assert everything(match) == before


def test_taking_back_what_others_answered_leaves_what_was_before() -> None:
    match = begun(*EXCHANGE)
    match.take_back(ME)
    assert log(match) == tuple(entry(each) for each in (f"* {PACK}", *EXCHANGE[:4]))
    assert match.view(ME) == begun(*EXCHANGE[:4]).view(ME)
    match.take_back(BOT)
    assert log(match) == tuple(entry(each) for each in (f"* {PACK}", *EXCHANGE[:1]))


def test_a_deal_in_which_something_was_taken_back_no_longer_counts() -> None:
    match = begun("0 say propose")
    assert undone(match) == ()
    match.take_back(ME)
    assert undone(match) == (1,)
    assert "undone 1\n" in write(match.transcript(), PIQUET)


def test_the_mark_is_that_of_the_deal_gone_back_to_and_stays() -> None:
    match, dice = begun(), Random(3)
    go_on(match, 1, dice)
    match.shuffle(dice, ME)
    while match.turn != ME:
        match.submit(match.turn, match.view(match.turn).moves[0], ME)
    match.submit(ME, match.view(ME).moves[0], ME)
    match.take_back(ME)
    assert undone(match) == (2,)
    go_on(match, 2, dice)
    assert undone(match) == (2,)
    match.take_back(ME)
    assert undone(match) == (2,)
    while match.view(ME).ledger.finished:
        match.take_back(ME)
    assert undone(match) == (1, 2)
    go_on(match, 3, dice)
    assert undone(match) == (1, 2)


def test_going_back_over_a_shuffle_marks_the_deal_before_it() -> None:
    match, dice = begun(), Random(3)
    go_on(match, 1, dice)
    length = len(match)
    match.shuffle(dice, ME)
    assert match.turn == BOT
    match.take_back(ME)
    assert len(match) < length
    assert undone(match) == (1,)
    assert match.view(ME).ledger.finished == 0


def test_where_nothing_was_decided_there_is_nothing_to_take_back() -> None:
    match = begun()
    assert not match.can_take_back(ME)
    match.take_back(ME)
    assert (len(match), undone(match), match.can_redo) == (1, (), False)
    match.submit(ME, Say("propose"), ME)
    assert match.can_take_back(ME)
    assert not match.can_take_back(BOT)
    match.take_back(BOT)
    assert (len(match), undone(match)) == (2, ())


def test_a_match_that_is_over_can_be_taken_back() -> None:
    match = played("ecarte", 3, deals=99)
    whole = log(match)
    assert match.view(ME).turn == NOBODY
    match.take_back(ME)
    assert not match.over
    assert log(match) == whole[: len(match)]
    assert match.turn == ME


# ------------------------------------------------------------------------------------------------ making again


def test_what_was_taken_back_is_made_again_up_to_the_next_decision() -> None:
    match = begun(*EXCHANGE)
    whole, seen = log(match), everything(match)
    match.take_back(ME)
    match.take_back(ME)
    match.take_back(ME)
    assert len(match) == 3
    lengths = []
    while match.can_redo:
        beats = match.redo(ME)
        lengths.append(len(beats))
        assert [beat.seat == ME for beat in beats] == [True] + [False] * (len(beats) - 1)
    assert lengths == [1, 1, 3]
    assert (log(match), everything(match)) == (whole, seen)
    assert match.redo(ME) == ()
    assert undone(match) == (1,)


def test_what_is_made_again_is_told_as_it_was_the_first_time() -> None:
    match = begun(*EXCHANGE[:4])
    first = [match.submit(each.seat, each.move, ME) for each in map(entry, EXCHANGE[4:])]
    match.take_back(ME)
    assert list(match.redo(ME)) == first


def test_a_shuffle_is_made_again_as_it_fell() -> None:
    match, dice = begun(), Random(3)
    go_on(match, 1, dice)
    match.shuffle(dice, ME)
    whole, seen = log(match), everything(match)
    match.take_back(ME)
    while match.can_redo:
        match.redo(ME)
    assert (log(match), everything(match)) == (whole, seen)


def test_a_new_move_lets_go_of_what_was_taken_back() -> None:
    match = begun("0 say propose", "1 say refuse")
    match.take_back(ME)
    match.submit(ME, Say("stand"), ME)
    assert not match.can_redo
    assert match.redo(ME) == ()
    assert log(match)[1:] == (entry("0 say stand"),)


def test_so_does_a_new_shuffle() -> None:
    match, dice = begun(), Random(3)
    go_on(match, 1, dice)
    match.take_back(ME)
    match.redo(ME)
    while match.turn != CHANCE:
        match.redo(ME)
    assert not match.can_redo
    match.take_back(ME)
    go_on(match, 1, Random(8))
    match.shuffle(Random(9), ME)
    assert not match.can_redo


def test_a_move_that_is_refused_changes_nothing_and_keeps_what_was_taken_back() -> None:
    match = begun("0 say propose", "1 say refuse")
    match.take_back(ME)
    before = (log(match), everything(match))
    for seat, move in ((ME, Say("accept")), (BOT, Say("accept")), (CHANCE, Deal(tuple(range(32))))):
        with pytest.raises(IllegalMove):
            match.submit(seat, move, ME)
    assert (log(match), everything(match)) == before
    assert match.can_redo


@pytest.mark.parametrize(
    ("seat", "move", "told"),
    [
        (BOT, Say("refuse"), "It is not the turn of seat 1."),
        (CHANCE, Deal(tuple(range(32))), "It is not the turn of seat -1."),
        (ME, Say("refuse"), "'say refuse' is not allowed now."),
        (ME, Play(PIQUET.parse("7D")), "'play 7D' is not allowed now."),
    ],
)
def test_what_is_not_allowed_is_refused_in_a_sentence(seat: Seat, move: Move, told: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        begun().submit(seat, move, ME)
    assert str(refused.value) == told


def test_between_deals_only_a_shuffle_and_after_the_match_nothing() -> None:
    fresh: Match[Any, Any] = Match(RULES, Header("ecarte", RULES.spec.edition))
    with pytest.raises(IllegalMove, match="The cards must be dealt now"):
        fresh.submit(CHANCE, Say("propose"), ME)
    assert len(fresh) == 0
    over = played("ecarte", 3, deals=99)
    with pytest.raises(IllegalMove, match="The match is over"):
        over.submit(ME, Say("propose"), ME)
    with pytest.raises(IllegalMove, match="The match is over"):
        over.shuffle(Random(1), ME)


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
        seen = list(match.told(seat))  # between two deals it is the finished one
        assert len(seen) == len(match)
        dice = Random(5)
        again: list[Any] = []
        if not match.over:
            again.append(match.shuffle(dice, seat))
        while match.turn >= 0:
            again.append(match.submit(match.turn, dice.choice(match.view(match.turn).moves), seat))
            assert list(match.told(seat)) == again
        for beat in (*seen, *again):
            assert (beat.before.me, beat.after.me) == (seat, seat)


def test_before_the_first_deal_there_is_nothing_to_tell() -> None:
    fresh: Match[Any, Any] = Match(RULES, Header("ecarte", RULES.spec.edition))
    assert fresh.told(ME) == ()


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
    looked = [match.review(length, ME) for length in match.span(1)]
    while match.can_take_back(ME):
        match.take_back(ME)
    match.submit(ME, Say("stand"), ME)
    go_on(match, 2, Random(3))
    again = Match.restore(RULES, match.transcript())
    shown = [match.review(length, ME) for length in match.span(1)]
    assert shown == [again.review(length, ME) for length in again.span(1)]
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
        assert restored.told(seat) == match.told(seat)
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


def _held(match: Match[Any, Any]) -> Iterator[Any]:
    waiting, seen = [match], {id(match)}
    while waiting:
        each = waiting.pop()
        yield each
        for other in gc.get_referents(each):
            if id(other) not in seen and not isinstance(other, type):
                seen.add(id(other))
                waiting.append(other)


@pytest.mark.parametrize("game", IDS)
def test_of_past_deals_one_position_each_is_kept(game: str) -> None:
    match = played(game, 7, deals=3)
    deals = match.view(0).ledger.finished
    assert positions(match) <= len(match.span(deals)) * match.over + deals + 1
    for deal in range(1, deals + 1):
        match.review(match.span(deal).start, 0)
    longest = max(len(match.span(deal)) for deal in range(1, deals + 1))
    assert positions(match) <= 2 * longest + deals + 2
    assert match.turn in (CHANCE, NOBODY)
