"""Gleek: what each seat sees, what it can conclude, what it is refused, and the worlds it imagines."""

from random import Random

import pytest

from game.core.cards import CHANCE, GLEEK, NOBODY, TABLE
from game.core.move import Lay, Move, Play, Say, Take
from game.core.record import replace
from game.core.shuffle import random_deal
from game.core.view import Place, View
from game.rules.gleek import Playing, Public, Settled, State
from game.rules.gleek.imagining import faults
from tests.rules.gleek_examples import D, E, M, cards, deal, lay, playing, table
from tests.rules.notation import follow, why_not

RULES = table()


def place(state: State, seat: int, name: str, whose: int = TABLE) -> Place:
    """Find one hidden place in a seat's view."""
    return next(p for p in RULES.view(state, seat).hidden if p.name == name and p.seat == whose)


def exchanged() -> State:
    """Let the eldest of the whole deal buy and discard."""
    state = follow(RULES, deal(RULES), "bid 13, pass, bid 14, pass")
    return lay(RULES, state, "JD TD 4D JS 9S 7S 5S")


def shown() -> State:
    """Go on to the first lead of the whole deal: two ruffs and three kings have been shown."""
    return follow(RULES, exchanged(), "vie 2, see, revie 2, see, pass")


# What is seen ----------------------------------------------------------------------------------------------------


def test_the_phases() -> None:
    phases, state = [], RULES.start(D)
    for step in ("deal", "pass, pass", "lay", "pass, pass, pass", "8S"):
        phases.append(RULES.view(state, M).public.phase)
        if step == "deal":
            state = deal(RULES)
        elif step == "lay":
            state = lay(RULES, state, "JD TD 4D JS 9S 7S 5S")
        else:
            state = follow(RULES, state, step)
    assert (*phases, RULES.view(state, M).public.phase) == (
        "dealing",
        "auction",
        "exchange",
        "ruff",
        "lead",
        "reply",
    )


def test_discards_are_seen_by_the_buyer_only() -> None:
    state = follow(RULES, deal(RULES), "pass, pass")
    state = lay(RULES, state, "JD TD")
    assert RULES.view(state, E).aside == cards("JD TD")
    assert RULES.view(state, M).aside == 0
    assert place(state, M, "discard", E).size == 2
    assert place(state, M, "hand", E).size == 10
    assert place(state, M, "stock").size == 7
    assert RULES.view(state, M).moves == ()


def test_the_stock_is_empty_once_it_is_drawn() -> None:
    state = exchanged()
    for seat in (E, M, D):
        assert place(state, seat, "stock").size == 0
    assert not any(p.name == "discard" for p in RULES.view(state, E).hidden)


def test_ruffs_and_sets_shown_are_known() -> None:
    state = shown()
    theirs = place(state, M, "hand", E)
    assert theirs.sure == cards("AS KS QS 8S 6S KH KC")
    assert not theirs.may & cards("JS 9S KD")
    assert place(state, M, "hand", D).sure == cards("AC QC 9C 7C 6C")
    assert place(state, D, "hand", M).sure == 0


def test_who_showed_no_set_has_no_third_of_a_kind() -> None:
    hands = ("QS QH 4S 5S", "TC 9C 5H 6H", "JH JD 7D 8D")
    state = follow(RULES, playing(RULES, hands, "4C"), "QS, TC, JH")
    assert state.turn == M
    state = follow(RULES, state, "5H, JD, QH")
    theirs = place(state, M, "hand", E)
    assert not theirs.may & cards("QD QC")
    assert place(state, M, "hand", D).may & cards("JS JC") == 0


def test_failing_to_follow_shows_a_void() -> None:
    state = follow(RULES, shown(), "9D, 5D, 6D")
    state = follow(RULES, state, "QD, KD, 6H")
    assert not place(state, E, "hand", D).may & cards("AD JD TD 8D")


# What is imagined ------------------------------------------------------------------------------------------------


def test_imagined_worlds_would_have_shown_the_same() -> None:
    dice = Random(5)
    for _ in range(12):
        state: State = RULES.start(D)
        while not isinstance(state, Settled):
            if state.turn == CHANCE:
                state = RULES.play(state, random_deal(GLEEK, dice))
                continue
            if isinstance(state, Playing):
                view = RULES.view(state, dice.randrange(3))
                world = RULES.imagine(view, dice)
                assert isinstance(world, Playing)
                assert faults(world.layout, view, RULES.options) == 0
            moves = RULES.moves(state)
            state = RULES.play(state, dice.choice(moves))


def test_hands_without_a_set_are_imagined_where_nearly_any_would_have_one() -> None:
    """All honours are out, in two hands that showed none, and the buyer knows all other cards."""
    hands = (
        "8C 8D 8H 8S 7C 7D 7H 7S 6C 6D 6H 6S",
        "AC AD KC KD QC QD JC JD TC TD 9C 9D",
        "AH AS KH KS QH QS JH JS TH TS 9H 9S",
    )
    state = follow(RULES, deal(RULES, hands, "4C", "5C 5D 5H 5S 4D 4H 4S"), "pass, pass")
    state = follow(RULES, lay(RULES, state, "8C 8D 8H 8S 7C 7D 7H"), "pass, pass, pass")
    view = RULES.view(state, E)
    for seed in range(20):
        world = RULES.imagine(view, Random(seed))
        assert isinstance(world, Playing)
        assert faults(world.layout, view, RULES.options) == 0


# What is refused -------------------------------------------------------------------------------------------------


def reason(view: View[Public], move: Move) -> tuple[str, str]:
    """Say why a move is refused."""
    found = why_not(RULES, view, move)
    return found.key, found.rule


def card(text: str) -> int:
    """Read a card."""
    return GLEEK.parse(text)


def test_refusals_of_the_auction() -> None:
    view = RULES.view(deal(RULES), M)
    assert reason(view, Say("bid", 15)) == ("next_bid", "6.4")
    assert reason(view, Say("vie", 2)) == ("no_vying", "8.6")
    assert reason(view, Play(card("5C"))) == ("bid_first", "6.4")
    assert reason(view, Lay(card("5C"))) == ("no_exchange", "7.1")
    assert reason(view, Take(0)) == ("not_done_here", "2.2")
    assert reason(view, Say("hush")) == ("not_done_here", "2.2")
    assert reason(RULES.view(deal(RULES), D), Say("pass")) == ("not_your_turn", "6.4")
    free = table({"eldest_must_open": False})
    found = why_not(free, free.view(deal(free), E), Say("bid", 13))
    assert (found.key, found.number) == ("open_at", 12)


def test_refusals_of_the_exchange() -> None:
    view = RULES.view(follow(RULES, deal(RULES), "pass, pass"), E)
    assert reason(view, Lay(card("AC"))) == ("not_in_hand", "7.1")
    assert reason(view, Lay(card("JC"))) == ("turn_up_stays", "5.5")
    assert reason(view, Play(card("KH"))) == ("lay_first", "7.1")
    assert reason(view, Say("pass")) == ("nothing_to_pass", "7.1")
    while_it_moves = replace(view, moves=())
    for each, why in (("9S", "not_your_turn"), ("8S", "not_in_hand"), ("TS", "not_in_hand")):
        assert reason(while_it_moves, Lay(card(each))) == (why, "7.1")


def test_refusals_of_the_ruff() -> None:
    state = exchanged()
    view = RULES.view(state, E)
    assert reason(view, Say("see")) == ("nothing_vied", "8.7")
    assert reason(view, Say("revie", 2)) == ("nothing_vied", "8.7")
    assert reason(view, Say("vie", 1)) == ("raise_within", "8.7")
    assert reason(view, Say("vie", 41)) == ("raise_within", "8.9")
    assert reason(view, Play(card("KH"))) == ("vie_first", "8.6")
    assert reason(view, Say("bid", 15)) == ("no_auction", "6.1")
    full = RULES.view(follow(RULES, state, "vie 39"), M)
    assert reason(full, Say("vie", 2)) == ("level_full", "8.9")
    assert reason(full, Say("revie", 2)) == ("level_full", "8.9")
    vied = RULES.view(follow(RULES, state, "vie 2"), M)
    assert reason(vied, Say("vie", 2)) == ("vied_already", "8.8")
    assert reason(vied, Say("revie", 1)) == ("raise_within", "8.8")
    assert reason(vied, Say("revie", 39)) == ("raise_within", "8.9")


def test_refusals_of_the_tricks() -> None:
    state = follow(RULES, shown(), "QD")
    view = RULES.view(state, M)
    assert reason(view, Play(card("AH"))) == ("follow", "10.2")
    assert reason(view, Play(card("JC"))) == ("turn_up_stays", "5.5")
    assert reason(view, Play(card("QS"))) == ("not_in_hand", "10.2")
    assert reason(view, Say("pass")) == ("nothing_to_pass", "10.1")
    assert reason(replace(view, moves=()), Play(card("AD"))) == ("not_your_turn", "10.1")


@pytest.mark.parametrize(("turn", "key"), [(NOBODY, "match_over"), (CHANCE, "deal_first")])
def test_refusals_between_deals_and_after_the_match(turn: int, key: str) -> None:
    view = replace(RULES.view(RULES.start(D), E), turn=turn)
    assert reason(view, Play(0))[0] == key
