"""Illustrated Tarock: auctions in which "I hold" is a waiting call, or in which contras are answered at once."""

from random import Random

import pytest

from game.catalogue import find
from game.core.cards import NOBODY
from game.core.move import Say
from game.core.options import Value
from game.core.rules import Reason
from game.rules.illustrated_tarock import IllustratedTarock, Settled, State, Talking
from game.rules.illustrated_tarock.bidding import SEATS
from game.rules.illustrated_tarock.phases import Phase
from tests.laws.walks import random_move, random_options
from tests.rules.illustrated_tarock_examples import HANDS, P1, P2, P3, deal, played, score, table
from tests.rules.notation import follow, legal

WAITING: dict[str, Value] = {"hold_rule": "waiting"}
AT_ONCE: dict[str, Value] = {"contras": "bid", "contras_in_auction": True}
HIGHER = {"three": {"take", "two", "one", "solo"}, "two": {"one", "solo"}, "one": {"solo"}}


def after(script: str, options: dict[str, Value]) -> tuple[IllustratedTarock, State]:
    """Deal, and say what the script says."""
    rules = table(options)
    return rules, follow(rules, deal(rules, HANDS, "JH T10 T19 | 7H T7 7C"), script)


# ---- the waiting call, §10.21 ----


@pytest.mark.parametrize(
    ("script", "seat", "may"),
    [
        ("", P1, {"pass", "three", "two", "one", "solo", "wait"}),
        ("wait three pass", P1, {"pass", "hold", *HIGHER["three"]}),
        ("pass wait two", P2, {"pass", "hold", *HIGHER["two"]}),  # the dealer's bid, held by the elder
        ("wait pass two", P1, {"pass", "hold", *HIGHER["two"]}),
        ("wait two wait", P3, set()),  # nobody waits once a bid stands
        ("three wait", P2, set()),
        ("wait wait three hold", P2, {"pass", *HIGHER["three"]}),  # each bid is held once
        ("wait wait three pass", P2, {"pass", "hold", *HIGHER["three"]}),
        ("wait wait wait", P1, {"pass", "three", "two", "one", "solo"}),  # one waits once
        ("wait wait wait pass", P2, {"pass", "three", "two", "one", "solo"}),
        ("wait wait wait three", P2, {"pass", "hold", *HIGHER["three"]}),  # the younger waited
        ("wait pass pass", P1, {"pass", "three", "two", "one", "solo"}),
        ("pass pass", P3, {"pass", "three", "two", "one", "solo"}),  # there is nobody to wait for
        ("wait three pass hold take", P1, {"pass", "two", "one", "solo"}),  # the right is used up
        ("wait three pass two one", P1, {"pass", "solo"}),  # and so by a bid of one's own
        ("wait three one pass", P2, {"pass", "solo"}),
    ],
)
def test_who_may_wait_and_hold(script: str, seat: int, may: set[str]) -> None:
    rules = table(WAITING)
    start = deal(rules, HANDS, "")
    if not may:
        words = script.split()
        state = follow(rules, start, " ".join(words[:-1]))
        assert words[-1] not in legal(rules, state)
        return
    state = follow(rules, start, script)
    assert (state.turn, legal(rules, state)) == (seat, may)


def test_all_may_wait_and_then_pass() -> None:
    rules, state = after("wait wait wait pass pass pass", WAITING)
    assert not isinstance(state, Talking)
    assert rules.view(state, P1).public.declarer == NOBODY
    assert legal(rules, state) >= {"FOOL", "KH"}, "a Beggar's game"


def test_who_waited_and_is_left_alone_is_declarer_by_a_bid() -> None:
    _, state = after("wait pass pass two", WAITING)
    assert isinstance(state, Talking)
    assert (state.about, state.layout.declarer) == (Phase.EARLY, P1)


@pytest.mark.parametrize(("counts", "calls"), [(True, 2), (False, 1)])
def test_waiting_does_not_count_and_a_hold_does(counts: bool, calls: int) -> None:
    _, state = after("wait three pass hold pass", {**WAITING, "hold_counts_as_bid": counts})
    assert isinstance(state, Talking)
    assert (state.layout.declarer, state.layout.auction.calls) == (P1, calls)


@pytest.mark.parametrize(
    ("script", "word", "reason"),
    [
        ("three", "wait", Reason("wait_first", "10.21")),
        ("pass pass", "wait", Reason("wait_first", "10.21")),
        ("wait wait wait", "wait", Reason("wait_first", "10.21")),
        ("pass three", "hold", Reason("hold_waited", "10.21")),
        ("wait wait three hold", "hold", Reason("hold_waited", "10.21")),
        ("wait three pass hold take", "hold", Reason("hold_waited", "10.21")),
        ("", "contra", Reason("no_such", "3.3")),
    ],
)
def test_why_nobody_waits_or_holds_now(script: str, word: str, reason: Reason) -> None:
    rules, state = after(script, WAITING)
    assert rules.refusal(rules.view(state, state.turn), Say(word)) == reason


def test_nobody_waits_as_a_rule() -> None:
    rules, state = after("", {})
    assert rules.refusal(rules.view(state, P1), Say("wait")) == Reason("no_such", "3.3")


# ---- contras during the auction, §10.22 ----


def asked(script: str) -> tuple[str, int, set[str]]:
    """Tell what is asked after a script, of whom, and what may be said."""
    rules, state = after(script, AT_ONCE)
    assert isinstance(state, Talking)
    return str(state.about), state.turn, legal(rules, state)


@pytest.mark.parametrize(
    ("script", "about", "seat", "may"),
    [
        ("two contra", "recontra", P1, {"done", "recontra"}),
        ("two contra done", "bid", P3, {"pass", "one", "solo"}),
        ("two contra recontra", "subcontra", P2, {"done", "subcontra"}),
        ("two contra recontra done", "bid", P3, {"pass", "one", "solo", "subcontra"}),
        ("two contra recontra subcontra", "bid", P3, {"pass", "one", "solo"}),
        ("two contra recontra done one", "bid", P1, {"pass", "solo", "hold", "contra"}),
        ("two contra recontra done one contra", "recontra", P3, {"done", "recontra"}),
        ("two contra recontra done one contra recontra", "subcontra", P1, {"done", "subcontra"}),
        ("two contra recontra done one contra recontra done", "subcontra", P2, {"done", "subcontra"}),
        ("two contra recontra done one hold", "bid", P3, {"pass", "solo", "contra"}),  # P2 is out
        ("two pass contra recontra", "subcontra", P2, {"done", "subcontra"}),
        ("pass two contra recontra", "subcontra", P3, {"done", "subcontra"}),
        ("two contra recontra done subcontra", "early", P1, set()),
        ("two contra recontra subcontra pass", "early", P1, set()),
        ("two contra done pass", "early", P1, set()),  # nobody is asked again
        ("two pass contra recontra done done", "early", P1, set()),
        ("pass pass two", "early", P3, set()),
    ],
)
def test_who_answers_a_contra_and_when(script: str, about: str, seat: int, may: set[str]) -> None:
    found = asked(script)
    assert found[:2] == (about, seat)
    assert not may or found[2] == may


@pytest.mark.parametrize(
    ("script", "steps"),
    [
        ("two contra done pass", 1),
        ("two contra recontra done pass", 2),
        ("two contra recontra done subcontra", 3),
        ("two contra recontra subcontra pass", 3),
        ("two pass contra recontra done subcontra", 3),
        ("two contra recontra subcontra one pass", 0),
        ("two contra recontra subcontra one contra done", 1),
    ],
)
def test_what_stands_when_the_auction_is_over(script: str, steps: int) -> None:
    rules, state = after(script, AT_ONCE)
    assert isinstance(state, Talking)
    assert (state.about, state.layout.contras) == (Phase.EARLY, steps)
    assert rules.view(state, P2).public.raised == 4**steps


def test_the_third_player_sees_how_far_the_bid_is_raised() -> None:
    rules, state = after("two contra recontra done", AT_ONCE)
    public = rules.view(state, P3).public
    assert (public.raised, public.declarer, public.phase) == (16, NOBODY, Phase.BID)


def test_three_steps_pay_sixty_four_times() -> None:
    assert played("two", 70, contras=3) == ((3 + 9) * 64 * 3, 0, 0)


@pytest.mark.parametrize(
    ("script", "word", "reason"),
    [
        ("two", "recontra", Reason("no_contra_stands", "10.22")),
        ("two contra done", "subcontra", Reason("no_contra_stands", "10.22")),
        ("two contra recontra subcontra", "subcontra", Reason("no_contra_stands", "10.22")),
        ("two contra", "pass", Reason("no_such", "10.22")),
    ],
)
def test_why_nothing_is_raised_now(script: str, word: str, reason: Reason) -> None:
    rules, state = after(script, AT_ONCE)
    assert rules.refusal(rules.view(state, state.turn), Say(word)) == reason


def test_a_bid_that_was_waited_for_is_held_out_of_a_contra() -> None:
    rules, state = after("wait two contra recontra done", {**WAITING, **AT_ONCE})
    assert (state.turn, legal(rules, state)) == (P1, {"pass", "one", "solo", "hold", "subcontra"})
    state = follow(rules, state, "hold")
    assert isinstance(state, Talking)
    assert (state.turn, state.layout.contras, state.layout.auction.contra) == (P2, 0, NOBODY)


# ---- both ----


@pytest.mark.parametrize("options", [WAITING, AT_ONCE, {**WAITING, **AT_ONCE}])
def test_every_auction_ends_and_somebody_always_has_a_word(options: dict[str, Value]) -> None:
    dice, longest = Random(48), 0
    for _ in range(400):
        rules = table({**random_options_of(dice), **options})
        state = rules.play(rules.start(P3), random_move(rules, rules.start(P3), dice))
        said = 0
        while isinstance(state, Talking) and state.about in (Phase.BID, Phase.RECONTRA, Phase.SUBCONTRA):
            assert rules.moves(state)
            state = rules.play(state, dice.choice(rules.moves(state)))
            said += 1
        longest = max(longest, said)
        if isinstance(state, Settled):
            assert score(state) == (0,) * SEATS
    assert longest <= 16


def random_options_of(dice: Random) -> dict[str, Value]:
    """Choose the other house rules at random."""
    return random_options(find("illustrated_tarock"), dice)
