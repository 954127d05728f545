"""A set of cards to lay away is checked by the rules, whether a word closes the exchange or the last card does."""

from random import Random
from typing import Any

from game.core.cards import members
from game.core.move import Deal, Say
from game.core.rules import Rules
from game.core.view import View
from game.play.choices import (
    ENOUGH_LAID,
    ExchangeCheck,
    after_laying,
    check_exchange,
    choices,
    further,
    reached,
    refused_card,
)
from game.rules import ecarte, gleek
from game.rules.illustrated_tarock.cards import PACK
from tests.rules.illustrated_tarock_examples import deal, table
from tests.rules.notation import follow


def exchanging(rules: Rules[Any, Any], *words: Say) -> View[Any]:
    """Deal a pack in order, say what leads to an exchange, and look at it with whoever exchanges."""
    state = rules.play(rules.start(0), Deal(tuple(range(rules.spec.pack.size))))
    for word in words:
        state = rules.play(state, word)
    return rules.view(state, state.turn)


def checked(rules: Rules[Any, Any], view: View[Any], count: int) -> ExchangeCheck:
    return check_exchange(rules, view, members(view.hand)[:count], Random(1))


def test_the_last_card_may_close_an_exchange() -> None:
    rules = gleek.Gleek(gleek.Options())
    view = exchanging(rules, Say("pass"), Say("pass"))
    assert view.public.phase == "exchange"
    assert [checked(rules, view, count).finished for count in range(9)] == [False] * 7 + [True, False]
    assert checked(rules, view, 7).refused is None
    assert checked(rules, view, 8).refused == ENOUGH_LAID


def test_a_word_may_close_an_exchange() -> None:
    rules = ecarte.Ecarte(ecarte.Options())
    view = exchanging(rules, Say("propose"), Say("accept"))
    assert [checked(rules, view, count).finished for count in range(3)] == [False, True, True]


TRUMPS_AND_KINGS = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 KS KH KD 7S"


def test_what_must_be_shown_is_laid_after_all_that_need_not() -> None:
    """A declarer may have one plain card to discard and must make up three with trumps, which lie face up."""
    rules, dice = table({"trump_discards": "last_resort"}), Random(1)
    state = follow(rules, deal(rules, (TRUMPS_AND_KINGS, "", ""), "T2 T3 T4"), "three pass pass done take 0")
    view = rules.view(state, state.turn)
    plain, two, three, king = PACK.parse_all("7S T2 T3 KS")
    assert choices(view.moves).lays == 1 << plain
    offered = further(rules, view, choices(view.moves), dice).lays
    assert offered & PACK.cards("7S T2 T3 KS FOOL") == PACK.cards("7S T2 T3")
    assert check_exchange(rules, view, (plain, two, three), dice) == ExchangeCheck(True, None)
    too_soon, barred = (
        check_exchange(rules, view, (two,), dice).refused,
        check_exchange(rules, view, (plain, king), dice).refused,
    )
    assert (too_soon and too_soon.key, barred and barred.key) == ("plain_first", "barred")
    assert after_laying(rules, view, (plain, two), dice) is not None


def test_of_several_duties_the_one_that_leaves_least_is_named() -> None:
    rules = table()
    hands = ("TC", "8S TH JC 9C 8C T5", "")
    view = dict.fromkeys(("beggar", "declared"), "")
    for game, talk in zip(view, ("pass pass pass", "solo pass pass" + " done" * 4), strict=True):
        state = follow(rules, deal(rules, hands, ""), f"{talk} TC")
        seen = rules.view(state, state.turn)
        reason = refused_card(rules, seen, choices(seen.moves))
        view[game] = reason.key if reason else ""
    assert view == {
        "beggar": "must_win",
        "declared": "follow",
    }  # only in a Beggar's game must the ten be beaten


def test_a_number_that_may_be_said_is_reached_from_both_sides() -> None:
    assert (reached((2, 4, 10), 10, 4), reached((2, 4, 10), 2, 4)) == (4, 4)
