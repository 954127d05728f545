"""Imperium: naming imperiums or keeping them quiet where that is agreed on, and whole matches from their logs."""

import pytest

from game.core.cards import CHANCE, IMPERIUM
from game.core.move import IllegalMove, Play, Say, spell
from game.core.options import Value, chosen
from game.core.transcript import read, write
from game.rules.imperium import Declaring, Imperium, Options, Playing, Public, State
from game.session.match import Match
from tests.rules.imperium_examples import A, B, course, deal, is_over, other_hand, pack_for, shown, table
from tests.rules.notation import follow, legal

CHOOSE: dict[str, Value] = {"declare_imperiums": "choose"}
RULES = table(CHOOSE)
HANDS = ("AC KC QC AH AS", "KS KH QD QH JC")
"""A holds three aces and a minor in clubs; B, with the king turned, three kings."""
TURN_UP = "KD"
ACES, CLUBS, KINGS = ("three_of_a_kind", "AS AH AC"), ("minor", "QC KC AC"), ("three_of_a_kind", "KS KH KD")

# ---- choosing (§6.14) ----


def test_where_imperiums_are_declared_of_themselves_nobody_is_asked() -> None:
    rules = table({"declare_imperiums": "auto"})
    state = deal(rules, HANDS, TURN_UP)
    assert isinstance(state, Playing)
    assert shown(state, rules, A) == [ACES, CLUBS]
    with pytest.raises(IllegalMove):
        rules.play(state, Say("done"))
    state = follow(rules, state, "AC")
    assert isinstance(state, Playing)
    assert shown(state, rules, B) == [KINGS]


def test_each_imperium_named_is_paid_at_once_and_the_dealer_names_his_after_the_lead() -> None:
    state = deal(RULES, HANDS, TURN_UP, ((0, 1), (0, 2)))
    assert isinstance(state, Declaring)
    assert (state.turn, legal(RULES, state), course(RULES, state)) == (A, {"aces", "clubs", "done"}, [])
    state = follow(RULES, state, "clubs")
    paid = [("minor", A, ((0, 2), (0, 2)))]
    assert (state.turn, legal(RULES, state), course(RULES, state)) == (A, {"aces", "done"}, paid)
    state = follow(RULES, state, "aces")
    paid.append(("three_of_a_kind", A, ((1, 0), (0, 0))))
    assert (legal(RULES, state), course(RULES, state)) == ({"done"}, paid)
    state = follow(RULES, state, "done")
    assert (state.turn, legal(RULES, state)) == (A, {"AC", "KC", "QC", "AH", "AS"})
    state = follow(RULES, state, "QC")
    assert (state.turn, legal(RULES, state)) == (B, {"kings", "done"})
    state = follow(RULES, state, "kings done")
    paid.append(("three_of_a_kind", B, ((1, 0), (0, 1))))
    assert (state.turn, legal(RULES, state), course(RULES, state)) == (B, {"JC"}, paid)


def test_what_is_not_named_is_lost_and_stays_hidden() -> None:
    state = follow(RULES, deal(RULES, HANDS, TURN_UP), "aces done QC done")
    assert [(step, seat) for step, seat, _ in course(RULES, state)] == [("three_of_a_kind", A)]
    assert (shown(state, RULES, A), shown(state, RULES, B)) == ([ACES], [])
    for word in ("clubs", "kings"):
        with pytest.raises(IllegalMove):
            RULES.play(state, Say(word))
    assert other_hand(RULES, state, B).sure == IMPERIUM.cards("AC AH AS")
    assert other_hand(RULES, state, A).sure == 0
    kings = IMPERIUM.cards("KS KH")  # silence says nothing here: both may lie beside the turned one
    assert other_hand(RULES, follow(RULES, state, "JC"), A).may & kings == kings


def test_who_names_none_is_paid_for_none() -> None:
    state = follow(RULES, deal(RULES, HANDS, TURN_UP), "done AS done KS AC-JC")
    assert course(RULES, state) == []


def test_who_has_none_says_so_all_the_same() -> None:
    state = deal(RULES, ("AS QS KC JH QD", "KS AC QC AH KD"), "QH")
    assert legal(RULES, state) == {"done"}
    state = follow(RULES, state, "done KC")
    assert (state.turn, legal(RULES, state)) == (B, {"done"})
    assert legal(RULES, follow(RULES, state, "done")) == {"AC"}


def test_naming_an_imperium_can_win_and_leaves_no_time_for_the_next() -> None:
    state = follow(RULES, deal(RULES, HANDS, TURN_UP, ((4, 2), (4, 2))), "clubs")
    assert (is_over(state), course(RULES, state)) == (True, [("minor", A, ((5, 0), (4, 0)))])
    assert (shown(state, RULES, A), shown(state, RULES, B), RULES.moves(state)) == ([CLUBS], [], ())
    led = follow(RULES, deal(RULES, HANDS, TURN_UP, ((4, 2), (4, 2))), "done QC kings")
    assert (is_over(led), course(RULES, led)) == (True, [("three_of_a_kind", B, ((4, 0), (5, 0)))])
    assert RULES.view(led, A).trick.cards == IMPERIUM.parse_all("QC")


@pytest.mark.parametrize("word", ["aces", "clubs"])
def test_a_card_serves_once_where_that_is_agreed_on(word: str) -> None:
    rules = table({**CHOOSE, "imperium_shared_cards": False})
    state = deal(rules, HANDS, TURN_UP)
    assert legal(rules, state) == {"aces", "clubs", "done"}
    assert legal(rules, follow(rules, state, word)) == {"done"}


def test_the_other_house_rules_hold_for_what_is_named() -> None:
    rules = table({**CHOOSE, "imperium_nested": True, "left_bower_in_sequence": "none"})
    state = follow(rules, deal(rules, ("AD KD QD JD KC", "AS KS QS JS QC"), "AH"), "diamonds done KC")
    state = follow(rules, state, "spades done")
    assert course(rules, state) == [
        ("minor", A, ((0, 1), (0, 0))),
        ("major", B, ((0, 0), (1, 0))),
        ("nested_minor", B, ((0, 0), (1, 1))),
    ]
    rules = table({**CHOOSE, "dealer_uses_turn_up": False})
    assert legal(rules, follow(rules, deal(rules, HANDS, TURN_UP), "done QC")) == {"done"}


# ---- whole matches ----

REACHED = [
    # Three Jokers and a deal with a turned jack bring A (1,2), B (2,1) before the worked example W9.
    (("AS QS KC JH QD", "KS AC QC AH KD"), "JOK", ""),
    (("AS QS KC JH QD", "KS AC QC AH KD"), "JOK", ""),
    (("AS QS KC JH QD", "KS AC QC AH KD"), "JOK", ""),
    (("KH KD KC QS AD", "JOK JC AS QH QC"), "JS", "JOK-QS JC-KD AS-AD QH-KH KC-QC"),
    (("AS KS QS JD KC", "JOK AH KH JC AD"), "QH", "AS-KH AD-JD KC-JC KS-AH JOK-QS"),
]


def log(rules: Imperium, deals: list[tuple[tuple[str, str], str, str]], options: dict[str, Value]) -> str:
    """Write the log of a match whose first deal is B's; who moves is worked out by the rules themselves."""
    out = ["parlour-tricks transcript 1", "game imperium", "edition 1", "dealer 1"]
    out += [f"option {name} {str(value).lower()}" for name, value in options.items()]
    state = rules.start(B)
    for hands, turn_up, script in deals:
        dealer = state.dealer if state.ledger.finished == 0 else 1 - state.dealer
        dealt = pack_for(rules, hands, turn_up, dealer)
        out.append(f"* {spell(dealt, IMPERIUM)}")
        state = rules.play(state, dealt)
        for word in script.replace("-", " ").split():
            verb = "play" if word in IMPERIUM.faces else "say"
            out.append(f"{state.turn} {verb} {word}")
            state = follow(rules, state, word)
    return "\n".join(out)


def restored(text: str) -> Match[State, Public]:
    """Take a match up from its log, with the house rules the log states."""
    transcript = read(text, lambda _: IMPERIUM)
    rules = Imperium(chosen(Options, dict(transcript.header.options)))
    return Match.restore(rules, transcript)


def test_w9_as_the_fifth_deal_of_a_match() -> None:
    match = restored(log(table(), REACHED, {}))
    ledger = match.view(A).ledger
    assert (match.turn, ledger.finished, ledger.holdings) == (CHANCE, 5, ((2, 0), (2, 2)))
    assert [(each.deal, each.step, each.to) for each in ledger.awards] == [
        (1, "turned_joker", B),
        (2, "turned_joker", A),
        (3, "turned_joker", B),
        (4, "turned_jack", A),
        (4, "three_of_a_kind", A),
        (4, "tricks_3", B),
        (5, "minor", A),
        (5, "minor", B),
        (5, "tricks_3", B),
    ]
    assert read(write(match.transcript(), IMPERIUM), lambda _: IMPERIUM) == match.transcript()


def test_w9_with_imperiums_named_one_by_one() -> None:
    hands, turn_up, script = REACHED[4]
    first, rest = script.split("-", 1)
    for words, whites in (
        (("spades done", "hearts done"), ((0, 1), (0, 2))),
        (("done", "hearts done"), ((0, 0), (0, 2))),
        (("spades done", "done"), ((0, 1), (0, 1))),
        (("done", "done"), ((0, 0), (0, 1))),
    ):
        spoken = f"{words[0]} {first} {words[1]} {rest}"
        match = restored(log(RULES, [(hands, turn_up, spoken)], CHOOSE))
        assert match.view(B).ledger.holdings == whites
        assert [trick.taker for trick in match.view(B).tricks] == [B, A, A, B, B]


def test_five_turned_jokers_in_a_row_win_where_the_same_player_deals_again() -> None:
    joker = pack_for(table(), *REACHED[0][:2])
    head = ("parlour-tricks transcript 1", "game imperium", "dealer 1", "option joker_turn_next_dealer same")
    match = restored("\n".join((*head, *[f"* {spell(joker, IMPERIUM)}"] * 5)))
    assert (match.over, match.view(A).ledger.holdings) == (True, ((0, 0), (5, 0)))
    with pytest.raises(IllegalMove):
        match.submit(CHANCE, joker, A)


def test_a_card_out_of_turn_or_against_the_rules_is_not_accepted() -> None:
    match = restored(log(table(), [(REACHED[4][0], "QH", "AS")], {}))
    for seat, card in ((A, "KS"), (B, "JC"), (B, "AD"), (B, "QH"), (B, "KS")):
        with pytest.raises(IllegalMove):
            match.submit(seat, Play(IMPERIUM.parse(card)), A)
    match.submit(B, Play(IMPERIUM.parse("KH")), A)
    assert match.turn == B
