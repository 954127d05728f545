"""The match: what is taken back and made again, what no longer counts, and what is refused."""

from random import Random
from typing import Any

import pytest

from game.core.cards import CHANCE, NOBODY, PIQUET, Seat
from game.core.move import Deal, IllegalMove, Move, Play, Say
from game.core.transcript import Header, write
from game.session.match import Match
from game.session.players import Player, player_text, players_of
from tests.session.matches import (
    BOT,
    EXCHANGE,
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


def test_going_back_over_a_shuffle_marks_both_deals_since_the_cards_of_one_had_been_seen() -> None:
    match, dice = begun(), Random(3)
    go_on(match, 1, dice)
    length = len(match)
    match.shuffle(dice, ME)
    assert match.turn == BOT
    match.take_back(ME)
    assert len(match) < length
    assert undone(match) == (1, 2)
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


def test_the_same_move_made_by_hand_is_no_new_one() -> None:
    match = begun(*EXCHANGE)
    whole = log(match)
    match.take_back(ME)
    match.take_back(ME)
    made = entry(EXCHANGE[len(match) - 1])
    match.submit(made.seat, made.move, ME)
    assert match.redo(ME)
    assert log(match) == whole


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
        (CHANCE, Deal(tuple(range(32))), "The cards can't be dealt now."),
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


@pytest.mark.parametrize(
    "player",
    [
        Player("Ada"),
        Player("Ada", "club"),
        Player("Ada", "club", "bold"),
        Player("Lovelace, Ada", "club"),
        Player("Lovelace, Ada", "club", "bold"),
        Player("bold", "club"),
    ],
)
def test_who_plays_is_read_as_it_is_written_whatever_the_name(player: Player) -> None:
    assert players_of(Header("whist", 1, players=(player_text(player),)), 1) == (player,)
