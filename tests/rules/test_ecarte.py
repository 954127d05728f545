"""Écarté at the table: ranking and tricks, deal, talk and exchange, what each seat sees."""

from itertools import pairwise
from random import Random

import pytest

from game.core.cards import CHANCE, PIQUET
from game.core.move import Deal, IllegalMove, Lay, Move, Play, Say, Take
from game.core.trick import head
from game.rules.ecarte.phases import CONTRACTS, Talking
from tests.rules.ecarte_examples import DEALER, ELDER, W6, W9, awards, deal, table
from tests.rules.notation import follow, legal

RULES = table()
HEARTS = PIQUET.parse("7H") >> 3


# ---- ranking and trick play (§2.3, §7) ----


def test_every_suit_ranks_king_queen_jack_ace_ten_nine_eight_seven() -> None:
    order = CONTRACTS[True][HEARTS].order
    for suit in "SHDC":
        cards = [PIQUET.parse(rank + suit) for rank in "KQJAT987"]
        for higher, lower in pairwise(cards):
            assert head((lower, higher), order) == higher
            assert head((higher, lower), order) == higher
    for lead, answer, winner in (
        ("KS", "7H", "7H"),
        ("7S", "KD", "7S"),
        ("JS", "AS", "JS"),
        ("AS", "TS", "AS"),
        ("KC", "AD", "KC"),  # neither the suit nor a trump: the trick is lost
        ("KC", "9S", "KC"),
    ):
        assert PIQUET.spell(head(PIQUET.parse_all(f"{lead} {answer}"), order)) == winner


@pytest.mark.parametrize(
    ("lead", "hand", "may"),
    [
        ("TS", "AS 9S 8H KC", "AS"),  # the ace beats the ten, and must
        ("AS", "JS TS QS 7H", "JS QS"),
        ("QS", "AS 9S KH", "AS 9S"),  # cannot beat the queen, and may not trump
        ("KC", "7H QH AD", "7H QH"),  # void: any trump
        ("KC", "AD 9S", "AD 9S"),  # void of clubs and trumps
        ("JH", "QH 8H KS", "QH"),
        ("QH", "9H 8H KS", "9H 8H"),
        ("7H", "8H KH AS", "8H KH"),
        ("TS", "KS QS JS 9S 8H", "KS QS JS"),  # several that win: a free choice among them
    ],
)
def test_what_may_answer_a_lead_with_hearts_as_trumps(lead: str, hand: str, may: str) -> None:
    contract = CONTRACTS[True][HEARTS]
    assert contract.policy(PIQUET.cards(hand), PIQUET.parse_all(lead), contract.order) == PIQUET.cards(may)


def test_the_leader_may_lead_anything_to_any_trick() -> None:
    state = follow(RULES, deal(RULES, "7S 8H KD QC 9C", "8S 9S TS AS JS", "7H"), "stand")
    assert legal(RULES, state) == {"7S", "8H", "KD", "QC", "9C"}
    assert legal(RULES, follow(RULES, state, "KD-8S")) == {"7S", "8H", "QC", "9C"}


def test_who_takes_a_trick_leads_to_the_next() -> None:
    state = follow(RULES, deal(RULES, "7S 8H KD QC 9C", "8S 9S TS AS 7D", "7H"), "stand 7S-AS")
    assert state.turn == DEALER
    assert follow(RULES, state, "7D-KD").turn == ELDER


# ---- deal, talk and exchange (§3, §4) ----


def test_the_deal_gives_three_and_two_turns_one_and_leaves_the_talon() -> None:
    state = RULES.play(RULES.start(DEALER), Deal(tuple(range(32))))
    elder, dealer = (RULES.view(state, seat) for seat in (ELDER, DEALER))
    assert elder.hand == sum(1 << card for card in (0, 1, 2, 6, 7))
    assert dealer.hand == sum(1 << card for card in (3, 4, 5, 8, 9))
    assert elder.shown == dealer.shown == 1 << 10
    assert isinstance(state, Talking)
    assert state.layout.talon == tuple(range(11, 32))
    assert state.turn == ELDER


def test_what_is_dealt_must_be_the_pack() -> None:
    for cards in ((), tuple(range(31)), (*range(31), 0)):
        with pytest.raises(IllegalMove):
            RULES.play(RULES.start(0), Deal(cards))


def test_the_first_dealer_is_drawn() -> None:
    assert {RULES.first(Random(seed)) for seed in range(20)} == {0, 1}


def test_the_deal_alternates() -> None:
    state = follow(RULES, deal(RULES, *W6), "stand TC-JC AH-8H JH-TD QD-8D 8C-TH")
    assert (state.turn, state.dealer, state.ledger.finished) == (CHANCE, DEALER, 1)
    state = RULES.play(state, Deal(tuple(range(32))))
    assert (state.dealer, state.turn) == (ELDER, DEALER)


def test_each_side_speaks_in_turn_and_must_exchange_a_card() -> None:
    state = deal(RULES, "7S 8S 9S TS AS", "7D 8D 9D TD AD", "7H")
    assert legal(RULES, state) == {"propose", "stand"}
    state = follow(RULES, state, "propose")
    assert (state.turn, legal(RULES, state)) == (DEALER, {"accept", "refuse"})
    state = follow(RULES, state, "accept")
    assert (state.turn, legal(RULES, state)) == (ELDER, {"7S", "8S", "9S", "TS", "AS"})
    state = follow(RULES, state, "8S")
    assert legal(RULES, state) == {"7S", "9S", "TS", "AS", "done"}
    state = follow(RULES, state, "done")
    assert (state.turn, legal(RULES, state)) == (DEALER, {"7D", "8D", "9D", "TD", "AD"})
    state = follow(RULES, state, "7D 8D 9D TD AD")
    assert legal(RULES, state) == {"done"}
    state = follow(RULES, state, "done")
    assert (state.turn, legal(RULES, state)) == (ELDER, {"propose", "stand"})
    assert RULES.view(state, ELDER).public.exchanged == (1, 5)


EXCHANGED = "propose accept {} done 7D done stand"


@pytest.mark.parametrize(
    ("elder", "script", "may"),
    [
        ("KH", "", False),  # not while cards are exchanged
        ("KH", "propose", False),
        ("KH", "propose accept", False),
        ("KH", "stand", True),
        ("KH", "stand 8S-7D", False),  # nor after the first card
        ("KH", EXCHANGED.format("KH"), False),  # a king thrown away scores for nobody
        ("KH", f"{EXCHANGED.format('KH')} 7S", False),
        ("7C", EXCHANGED.format("7C"), False),
        ("7C", f"{EXCHANGED.format('7C')} 7S", True),  # the dealer has drawn it
    ],
)
def test_when_the_king_of_trumps_may_be_marked(elder: str, script: str, may: bool) -> None:
    state = deal(RULES, f"{elder} 8S 9S TS AS", "7D 8D 9D TD AD", "7H", "7S KH" if elder == "7C" else "7S")
    assert ("mark_king" in legal(RULES, follow(RULES, state, script))) == may


def test_a_king_that_is_not_marked_scores_nothing() -> None:
    state = deal(RULES, "KH 8S 9S TS AS", "7D 8D 9D TD AD", "7H")
    assert awards(follow(RULES, state, "stand 8S-7D KH-8D")) == []


# ---- what each seat sees (§3.5, §4.8) ----


def test_discards_are_seen_by_their_owner_alone() -> None:
    state = deal(RULES, "7S 8S 9S TS AS", "7D 8D 9D TD AD", "7H", "7C 8C")
    state = follow(RULES, state, "propose accept 7S 8S")
    mine, theirs = RULES.view(state, ELDER), RULES.view(state, DEALER)
    assert (mine.hand, mine.aside) == (PIQUET.cards("9S TS AS"), PIQUET.cards("7S 8S"))
    hand, discard, talon = theirs.hidden
    assert (hand.size, discard.size, talon.size) == (3, 2, 21)
    assert hand.may == discard.may == talon.may == PIQUET.full & ~PIQUET.cards("7D 8D 9D TD AD 7H")
    assert (mine.public.least, mine.public.most) == (1, 5)


def test_play_shows_what_a_player_can_not_hold() -> None:
    state = follow(RULES, deal(RULES, "QS 8S 9C TC AC", "JS 8D 9D TD AD", "7H"), "stand QS-JS 9C-8D")
    hand = RULES.view(state, ELDER).hidden[0]
    # He could not beat the queen of spades, follow to a club or trump it.
    for card in ("KS", "TC", "KC", "KH", "8H"):
        assert not hand.may >> PIQUET.parse(card) & 1
    assert hand.may >> PIQUET.parse("TS") & 1
    assert hand.may >> PIQUET.parse("TD") & 1


def test_a_marked_king_is_known_until_it_is_played() -> None:
    state = follow(RULES, deal(RULES, *W9), "stand KS mark_king 8S")
    king = PIQUET.cards("KD")
    assert RULES.view(state, ELDER).hidden[0].sure == king
    assert not RULES.view(state, ELDER).hidden[2].may & king
    assert RULES.view(follow(RULES, state, "QD-KD"), ELDER).hidden[0].sure == 0


@pytest.mark.parametrize(
    "move",
    [Say("nonsense"), Say("stand", 3), Say("mark_king"), Say("done"), Play(0), Lay(0), Take(0), Deal(())],
)
def test_nothing_but_the_words_of_the_talk_can_be_said_in_it(move: Move) -> None:
    state = RULES.play(RULES.start(0), Deal(tuple(range(32))))
    assert isinstance(state, Talking)
    with pytest.raises(IllegalMove, match="can't be done now"):
        RULES.play(state, move)


@pytest.mark.parametrize("move", [Say("nonsense"), Say("stand"), Take(0), Lay(0)])
def test_nothing_else_throws_a_hand_in(move: Move) -> None:
    state = RULES.play(RULES.play(RULES.start(0), Deal(tuple(range(32)))), Say("stand"))
    with pytest.raises(IllegalMove, match="can't be done now"):
        RULES.play(state, move)
