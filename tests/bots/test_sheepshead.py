"""Players of Sheepshead: what they pick, bury and call, and the manners of the card table."""

from random import Random

import pytest

from game.bots.sheepshead.talking import PICKING_BY_CLUB_PLAY, PICKING_BY_EXPERT_PLAY, Picking, buries
from game.core.bot import Decision
from game.core.cards import CHANCE, NOBODY, PIQUET
from game.core.move import Deal, Play, Say
from game.core.options import Value
from game.rules.sheepshead import Sheepshead, State
from tests.bots.decisions import LEVELS
from tests.bots.players import unaided
from tests.rules.notation import follow
from tests.rules.sheepshead_examples import deal, spelled, table

STRONG, WEAK = "QC QS QH JC AD AS", "9C 8C 7S 8S KH 9H"


def ask(rules: Sheepshead, state: State, level: str) -> Decision:
    """Ask whoever is to move."""
    view = rules.view(state, state.turn)
    decision = unaided(rules, level).choose(view, Random(1), 12)
    assert decision.move in view.moves
    return decision


def card_of(rules: Sheepshead, state: State, level: str) -> str:
    """Name the card somebody plays."""
    move = ask(rules, state, level).move
    assert isinstance(move, Play)
    return PIQUET.spell(move.card)


@pytest.mark.parametrize("level", LEVELS)
def test_strong_hands_pick_and_weak_ones_pass(level: str) -> None:
    rules = table(5)
    assert ask(rules, deal(rules, (STRONG, "", "", "", ""), ""), level).move == Say("pick")
    assert ask(rules, deal(rules, (WEAK, "", "", "", ""), ""), level).move == Say("pass")


@pytest.mark.parametrize("picking", [*PICKING_BY_CLUB_PLAY.values(), *PICKING_BY_EXPERT_PLAY.values()])
def test_confidence_grows_with_strength(picking: Picking) -> None:
    strong, weak = PIQUET.cards(STRONG), PIQUET.cards(WEAK)
    assert picking.strength(weak) < min(picking.enough, picking.strength(strong))
    assert 0 < picking.confidence(weak) < min(picking.pays_from, picking.confidence(strong)) < 1


@pytest.mark.parametrize(
    ("hand", "away"),
    [
        ("QC QS JC JD AD 8D TC TH", {"TC", "TH"}),  # both tens, and two suits are gone
        ("QC QS QH JC JD TS KH 8H", {"TS", "KH"}),
        ("QC QS QH JC JD TD 9S 8H", {"9S", "8H"}),  # blank suits before any trump
    ],
)
def test_points_and_suits_are_buried_and_trumps_are_not(hand: str, away: set[str]) -> None:
    assert spelled(buries(PIQUET.cards(hand), 2, table(5).options, calls=False)[0]) == away


@pytest.mark.parametrize("level", ["club", "expert"])
def test_an_ace_is_called_where_one_can_be(level: str) -> None:
    rules = table(5)
    state = follow(rules, deal(rules, ("QC QS QH JC AD TC", "", "", "", ""), "9C JD"), "pick TC JD done")
    assert ask(rules, state, level).move == Say("ace_clubs")


PICKER_LEADS = (
    # P1 picks alone and leads; the trick stands as stated when the last player is to play
    ("QC QS QH JC AD TD", "9C 8C 7C 9S 8S 7S", "KD 9D 8D 7D JD JH", "AC TC KC JS KS TS", "QD TH 9H KH 8H AH"),
    "7H AS",
)


@pytest.mark.parametrize("level", ["club", "expert"])
def test_nobody_throws_points_on_a_trick_the_picker_has_for_sure(level: str) -> None:
    rules = table(5, {"partner_rule": "none", "void_play": "free"})
    state = follow(rules, deal(rules, *PICKER_LEADS), "pick AS 7H done QC")
    state = follow(rules, state, "7C")
    assert card_of(rules, state, level) in {"7D", "8D", "9D", "JD", "JH"}  # not the king's four points
    state = follow(rules, state, "7D")
    assert card_of(rules, state, level) == "JS"  # he must follow, and has one trump
    state = follow(rules, state, "JS")
    assert card_of(rules, state, level) == "QD"


@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_partner_is_not_trumped_when_his_trick_is_sure(level: str) -> None:
    rules = table(3, {"void_play": "free"})
    hands = (
        "QC QS 9C 8C 7C 9S 8S 7S 7H 8H",
        "QH JC JH 9D 8D 7D KC TC 9H KH",
        "QD JS JD AD TD TH AC AS TS KS",
    )
    state = follow(rules, deal(rules, hands, "KD AH"), "pass pick TC KC done")
    state = follow(rules, state, "QC 7D")  # P1's queen of clubs can't be beaten
    assert card_of(rules, state, level) in {"AD", "TD"}  # the most points that may be played


FIVE = (
    # P1 picks and calls the ace of clubs, which P2 holds
    "QC QH JC JD 9C TD",
    "QS JH 9D AC 9S 8H",
    "QD JS KD 8C 7S TH",
    "AD 8D KC AS 9H 7H",
    "7D TC 7C KS 8S AH",
)
LEADERS = {"P1": "", "P2": "TD QS JS AD 7D", "P3": "TD 9D QD AD 7D"}
"""From who is to lead to the trick that gave him the lead."""


@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize(
    ("leader", "wanted"),
    [
        ("P1", {"QC", "QH", "JC", "JD", "TD"}),  # the picker draws trumps
        ("P2", {"JH", "9D"}),  # so does his partner
        ("P3", {"8C"}),  # a defender brings out the called ace
    ],
)
def test_everybody_leads_what_his_side_wants_led(level: str, leader: str, wanted: set[str]) -> None:
    rules = table(5)
    state = follow(rules, deal(rules, FIVE, "TS KH"), "pick TS KH done ace_clubs")
    assert card_of(rules, follow(rules, state, LEADERS[leader]), level) in wanted


@pytest.mark.parametrize("level", ["club", "expert"])
def test_the_last_to_play_keeps_his_queens_for_better_use(level: str) -> None:
    rules = table(3, {"void_play": "free"})
    hands = ("TS 9S 8S 9C 8C 7C 7H JH 9D 8D", "", "QC QS QH JC TD 7D AC KC 8H 9H")
    state = follow(
        rules, deal(rules, (hands[0], "AS KS 7S QD JS JD AD KD TC TH", hands[2]), "AH KH"), "pass pass pick"
    )
    state = follow(rules, state, "AH KH done TS AS")
    assert card_of(rules, state, level) in {"TD", "7D"}


@pytest.mark.parametrize("level", ["club", "expert"])
def test_in_a_leaster_points_are_left_to_others(level: str) -> None:
    rules = table(5)
    hands = (
        "AS 9C 8C 9H 8H 7D",
        "9S TC KC QD JD AD",
        "8S AC QC JH TD TH",
        "KS QS JS 9D AH KH",
        "TS 7S QH JC 8D 7H",
    )
    state = follow(rules, deal(rules, hands, "KD 7C"), "pass pass pass pass pass AS 9S 8S KS")
    assert card_of(rules, state, level) == "TS"


@pytest.mark.parametrize("level", ["club", "expert"])
def test_every_decision_of_a_match_can_be_made(level: str) -> None:
    options: dict[str, Value] = {
        "cracking": True,
        "blitzing": True,
        "no_pick": "jd_caller",
        "match_rounds": 1,
    }
    for players in (3, 4, 5, 6, 7):
        rules, dice = table(players, options), Random(players)
        state = rules.start(0)
        while state.turn != NOBODY:
            if state.turn == CHANCE:
                cards = list(range(32))
                dice.shuffle(cards)
                state = follow_deal(rules, state, cards)
                continue
            view = rules.view(state, state.turn)
            move = unaided(rules, level).choose(view, dice, 2).move
            assert move in view.moves
            state = rules.play(state, move)
        assert state.ledger.played == players


def follow_deal(rules: Sheepshead, state: State, cards: list[int]) -> State:
    """Deal this pack."""
    return rules.play(state, Deal(tuple(cards)))
