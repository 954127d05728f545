"""Players of Illustrated Tarock: what they bid, take, lay away and announce, and the manners of the card table."""

from functools import partial
from random import Random

import pytest

from game.bots.illustrated_tarock.bidding import above, expected, offers, strength
from game.bots.illustrated_tarock.drawing import discards
from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.imagined_discards import concealed, laid_anew
from game.bots.illustrated_tarock.levels import MORE
from game.bots.illustrated_tarock.playing import best, decent, rate, usual
from game.bots.illustrated_tarock.reasons import PLAYED, loser
from game.bots.illustrated_tarock.situation import SUITED, Situation, chances, situation
from game.bots.illustrated_tarock.weighing_cards import Effort, weighed_card
from game.bots.illustrated_tarock.worlds import World, likely_states, world_of
from game.catalogue import find
from game.core.bot import BUDGET, Decision
from game.core.cards import CHANCE, NOBODY, Card, Seat, members
from game.core.facts import Facts
from game.core.move import PLAYS, Deal, Play, Say, Take
from game.core.options import Value
from game.core.record import replace
from game.core.rules import Dice
from game.core.shuffle import random_deal
from game.core.view import View
from game.rules.illustrated_tarock import PRESETS, IllustratedTarock, Options, Playing, Public, Settled, State
from game.rules.illustrated_tarock.bidding import Auction
from game.rules.illustrated_tarock.cards import HALF, ORDER, PACK, contract_for
from game.rules.illustrated_tarock.phases import Declared, Layout
from game.search.opponents import Choice
from tests.bots.decisions import LEVELS
from tests.bots.players import unaided
from tests.rules.illustrated_tarock_examples import P1, P2, P3, deal, made, spelled, table
from tests.rules.notation import follow

STRONG = "FOOL T21 T20 T18 T16 T15 T13 T11 T9 T1 KS KH QH 9H KC QC"
FAIR = "FOOL T20 T17 T15 T12 T10 T9 T5 KS CS 9S KH 8H JD 9D 7C"
WEAK = "T7 T5 T3 JS 9S 8S CH TH 8H 7H JD 9D 8D TC 9C 7C"
THINKING = pytest.mark.parametrize("level", ["club", "expert"])


def ask(rules: IllustratedTarock, state: State, level: str) -> Decision:
    """Ask whoever is to move."""
    view = rules.view(state, state.turn)
    decision = unaided(rules, level).choose(view, Random(1), BUDGET)
    assert decision.move in view.moves
    return decision


def card_of(rules: IllustratedTarock, state: State, level: str) -> str:
    """Name the card somebody plays."""
    move = ask(rules, state, level).move
    assert isinstance(move, Play)
    return PACK.spell(move.card)


def word_of(rules: IllustratedTarock, state: State, level: str) -> str:
    """Name what somebody says."""
    move = ask(rules, state, level).move
    assert isinstance(move, Say)
    return move.word


@pytest.mark.parametrize("level", LEVELS)
def test_strong_hands_bid_and_weak_ones_pass(level: str) -> None:
    rules = table()
    assert word_of(rules, deal(rules, (STRONG, "", ""), ""), level) != "pass"
    assert word_of(rules, deal(rules, (WEAK, "", ""), ""), level) == "pass"


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_nobody_bids_for_fear_of_a_beggars_game_that_is_not_played(level: str) -> None:
    """A hand that bids rather than let all pass is passed where the cards are then dealt again."""
    light = "FOOL T17 T13 T11 T9 T6 T3 KH QH 8H KS 9S JD 8D TC 7C"
    for ends, word in (("beggar", "three"), ("redeal", "pass")):
        rules = table({"all_pass": ends})
        state = follow(rules, deal(rules, ("", "", light), ""), "pass pass")
        decision = find("illustrated_tarock").bot(rules, level).choose(rules.view(state, P3), Random(1), 10)
        assert decision.move == Say(word), ends
        assert decision.reason.key == ("bid_light" if ends == "beggar" else "too_weak")


@pytest.mark.parametrize(("card", "said"), [("T1", False), ("T2", False), ("T8", True), ("T9", False)])
def test_only_the_lowest_trump_that_is_no_bird_is_called_so(card: str, said: bool) -> None:
    rules = table()
    hand = "T1 T2 T3 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20"
    view = rules.view(follow(rules, deal(rules, (hand, "", ""), ""), "pass pass pass"), P1)
    (spare,) = (each for each in PLAYED if each.key == "lead_trump-spare")
    assert spare.holds(Facts(rules, view, rules.contract(view), PACK.cards(card))) == said


def test_a_hand_is_said_to_make_less_where_another_has_bid() -> None:
    """It is the same Three cards taken over, and the same hand; alone it makes more than the hand promises."""
    rules = table()
    told = []
    for seat, script in ((P1, ""), (P2, "three")):
        hands = tuple(STRONG if each == seat else "" for each in (P1, P2, P3))
        state = follow(rules, deal(rules, (hands[0], hands[1], hands[2]), ""), script)
        (offer,) = (
            each
            for each in offers(rules.view(state, seat), rules.options)
            if each.say.word in ("three", "take")
        )
        told.append(offer.points)
    assert told[0] > told[1] + 5


def test_a_hold_is_worth_less_where_it_does_not_count_as_a_bid() -> None:
    values = []
    for counts in (True, False):
        rules = table({"hold_counts_as_bid": counts})
        state = follow(rules, deal(rules, (STRONG, WEAK, ""), ""), "three two pass")
        found = offers(rules.view(state, P1), rules.options)
        values.append({each.say.word: each.value for each in found})
    assert values[0]["hold"] > values[1]["hold"]
    assert values[0]["one"] == values[1]["one"]


def test_only_who_must_take_a_trick_of_the_beggars_game_is_told_so() -> None:
    for must in (True, False):
        rules, dice, keys = table({"beggar_must_win": must}), Random(4), set[str]()
        for _ in range(10):
            state = rules.play(rules.start(P3), random_deal(PACK, dice))
            state = follow(rules, state, "pass pass pass")
            while isinstance(state, Playing):
                view = rules.view(state, state.turn)
                decision = unaided(rules, "club").choose(view, dice, 1)
                if decision.reason.key == "beggar_take":
                    seen = situation(view, rules)
                    assert all(seen.leading_with(card) for card in members(seen.legal))
                keys.add(decision.reason.key)
                state = rules.play(state, decision.move)
        assert keys >= {"beggar_duck", "beggar_rid"}


@THINKING
def test_a_better_hand_bids_higher(level: str) -> None:
    rules = table()
    assert word_of(rules, deal(rules, (FAIR, "", ""), ""), level) == "three"
    assert word_of(rules, deal(rules, (STRONG, "", ""), ""), level) in {"two", "one", "solo"}


YOUNGER = "T19 T14 T8 T7 T6 T4 T3 CS JS CH JH QD CD JD CC JC"


@THINKING
def test_the_elder_holds_what_he_would_have_bid_and_the_weak_let_it_go(level: str) -> None:
    rules = table()
    state = follow(rules, deal(rules, (STRONG, YOUNGER, ""), ""), "three take pass")
    assert word_of(rules, state, level) in {"hold", "two", "one", "solo"}
    state = follow(rules, deal(rules, (WEAK, STRONG, ""), ""), "three take pass")
    assert word_of(rules, state, level) == "pass"


@THINKING
def test_a_contra_wants_a_hand_that_beats_the_bid(level: str) -> None:
    rules = table({"contras": "bid"})
    good = "FOOL T21 T20 T19 T17 T14 T11 T6 KS CS KH CH 9H 8D KC 9C"
    assert word_of(rules, follow(rules, deal(rules, ("", good, ""), ""), "solo"), level) == "contra"
    assert word_of(rules, follow(rules, deal(rules, ("", WEAK, ""), ""), "solo"), level) == "pass"


@pytest.mark.parametrize(
    ("script", "seat", "bid", "least", "most"),
    [
        ("three", P1, "three", 57, 64),
        ("two", P1, "two", 63, 72),
        ("three take pass hold", P1, "take", 59, 69),
        ("pass", P1, "three", 40, 51),
        ("pass three", P1, "three", 40, 51),
    ],
)
def test_who_has_spoken_is_thought_to_hold_what_his_words_say(
    script: str, seat: Seat, bid: str, least: float, most: float
) -> None:
    """Others bid on better hands than chance gives, and pass on poorer ones."""
    rules = table()
    state = follow(
        rules, deal(rules, ("", "", "TS 8S KH 8H 7H QD 9D TC 8C T2 T4 T6 T9 T11 T14 T17"), ""), script
    )
    view = rules.view(state, P3)
    layouts = [getattr(each, "layout", None) for each in likely_states(rules, view, Random(1), 60)]
    hands = [layout.hands[seat] for layout in layouts if isinstance(layout, Layout)]
    assert least < sum(expected(hand, bid) for hand in hands) / 60 < most


def test_who_bids_and_then_passes_is_thought_in_the_tricks_to_hold_a_hand_to_bid_on() -> None:
    """P1 let P2 have the bid that went over Three; or never bid at all."""
    rules, mine, points = table(), "TS 8S KH 8H 7H QD 9D TC 8C T2 T4 T6 T9 T11 T14 T17", list[float]()
    calls = "done take 0 7S 8D 7C done done done done done FOOL"
    for auction in ("three take pass pass", "pass three pass"):
        state = deal(rules, ("", "FOOL", mine), "7S 8D 7C | 9S 9H JD")
        view = rules.view(follow(rules, state, f"{auction} {calls}"), P3)
        layouts = [getattr(each, "layout", None) for each in likely_states(rules, view, Random(1), 200)]
        hands = [layout.hands[P1] for layout in layouts if isinstance(layout, Layout)]
        points.append(sum(expected(hand, "three") for hand in hands) / 200)
    assert points[0] > points[1] + 1


def test_a_declarer_is_thought_to_have_laid_away_what_makes_sense() -> None:
    """He keeps few plain suits, and nobody else's view of the table tells the made-up position from the true one."""
    rules, dice, plain, seen = table(), Random(3), list[int](), 0
    club = unaided(rules, "club")
    while seen < 12:
        state = rules.play(rules.start(P3), random_deal(PACK, dice))
        while not isinstance(state, Settled):
            view = rules.view(state, state.turn)
            known = concealed(view)
            if known and isinstance(state, Playing) and len(view.tricks) in (0, 7):
                seen += 1
                made_up = [laid_anew(rules.imagine(view, dice), known, dice)[0] for _ in range(20)]
                assert {rules.view(each, state.turn) for each in made_up} == {view}
                for each in made_up:
                    layout = getattr(each, "layout", None)
                    assert isinstance(layout, Layout)
                    plain.append(sum(bool(layout.hands[known.declarer] & suit) for suit in ORDER.follows[1:]))
            state = rules.play(state, club.choose(view, dice, 1).move)
    assert sum(plain) / len(plain) < 3.2


def test_chances_grow_with_strength() -> None:
    weak, fair, strong = (strength(PACK.cards(hand)) for hand in (WEAK, FAIR, STRONG))
    assert weak < fair < strong
    assert 0 < above(40, HALF, "two") < above(61, HALF, "two") < above(80, HALF, "two") < 1


@pytest.mark.parametrize(
    ("hand", "away"),
    [
        # three losing cards go, and queens beside their kings stay
        ("FOOL T21 T19 T16 T14 T12 T9 T8 T5 KS QS KH QH CH KC QC 9D 8D 7D", {"9D", "8D", "7D"}),
        # two short suits go rather than part of a long one
        ("FOOL T21 T18 T16 T14 T12 T9 T8 T5 T3 KS QS CS JS 9S KH QD JD 8C", {"QD", "JD", "8C"}),
        # the king stays and what stands beside him goes with its points
        ("FOOL T21 T18 T16 T14 T12 T9 T8 T5 T3 KS CS KH CH KD CD TC 9C 7C", {"CS", "CH", "CD"}),
    ],
)
def test_suits_are_laid_away_that_can_then_be_trumped(hand: str, away: set[str]) -> None:
    assert spelled(discards(PACK.cards(hand), 3, Options())[0]) == away


@THINKING
def test_the_packet_is_taken_that_helps_most(level: str) -> None:
    rules = table()
    state = follow(rules, deal(rules, (FAIR, "", ""), "7S 7H 8D | T21 T19 KC"), "three pass pass done")
    assert ask(rules, state, level).move == Take(1)
    state = follow(rules, deal(rules, (FAIR, "", ""), "T21 T19 | 7S 7H | 8D TC"), "two pass pass done")
    assert ask(rules, state, level).move == Take(0)


@THINKING
def test_only_what_pays_is_announced(level: str) -> None:
    rules = table()
    kingless = "FOOL T21 T20 T19 T18 T16 T15 T14 T12 T11 T9 T7 QS CS QH CH"
    state = follow(rules, deal(rules, (kingless, "", ""), ""), "two pass pass")
    said = set()
    while (word := word_of(rules, state, level)) != "done":
        said.add(word)
        state = follow(rules, state, word)
    assert "against_kings" in said
    assert not said & {"against_honours", "cockatoo"}
    state = follow(rules, deal(rules, (FAIR, "", ""), ""), "three pass pass")
    assert word_of(rules, state, level) == "done"


@pytest.mark.parametrize("level", LEVELS)
def test_holdings_are_announced(level: str) -> None:
    rules = table()
    hands = (STRONG, WEAK, "")
    state = follow(rules, deal(rules, hands, "CD QD 7S"), "three pass pass done take 0 CD QD 7S done done")
    assert word_of(rules, state, level) == "honours"


STOCK = "TC 9C 8C | 7C 7S 7D"
ATTACK = "three pass pass done take 0 TC 9C 8C done done done done done"
"""P1 takes the first three cards, lays them away again, and nobody announces anything."""
RUFFS = (
    "KS QS CS JS TS 9S 8S KH KD KC T19 T17 T15 T13 T11 T9",
    "QH TH 9H 7H QD CD TD 9D 8D QC CC JC T20 T18 T4 T3",
    "CH JH 8H JD FOOL T21 T16 T14 T12 T10 T8 T7 T6 T5 T2 T1",
)
HEARTS = (RUFFS[0].replace("KH", "9H"), RUFFS[1].replace("9H", "KH"), RUFFS[2])


def attacked(rules: IllustratedTarock, hands: tuple[str, ...], cards: str) -> State:
    """Let P1 play against two, and play these cards."""
    return follow(rules, deal(rules, hands, STOCK), f"{ATTACK} {cards}")


@THINKING
def test_the_other_defenders_sure_trick_is_not_overtrumped(level: str) -> None:
    """P3 has to trump, but his high trumps are for other tricks."""
    rules = table()
    assert card_of(rules, attacked(rules, RUFFS, "9S T20"), level) not in {"T21", "FOOL"}


@THINKING
def test_the_magician_is_kept_from_the_declarers_trick(level: str) -> None:
    rules = table()
    hands = (RUFFS[0].replace("T19", "T20"), RUFFS[1].replace("T20", "T19"), RUFFS[2])
    card = card_of(rules, attacked(rules, hands, "T20 T3"), level)
    assert card in {"T2", "T5", "T21", "FOOL"}


@THINKING
def test_points_go_on_the_other_defenders_sure_trick(level: str) -> None:
    rules = table()
    assert card_of(rules, attacked(rules, HEARTS, "9H KH"), level) == "CH"


@THINKING
def test_points_are_not_thrown_to_the_declarer_when_a_blank_card_is_at_hand(level: str) -> None:
    rules = table()
    state = attacked(rules, RUFFS, "KH")
    assert card_of(rules, state, level) in {"TH", "9H", "7H"}
    assert card_of(rules, follow(rules, state, "7H"), level) in {"8H", "JH"}  # the cavalier is worth keeping


JACKS = (RUFFS[0], RUFFS[1].replace("TH", "8H"), RUFFS[2].replace("8H", "TH"))


@pytest.mark.parametrize(
    ("hands", "cards", "thought_of", "never"),
    [
        (HEARTS, "9H KH", {"CH", "8H"}, {"JH"}),  # the other defender's: the cavalier is given
        (JACKS, "KH 7H", {"TH"}, {"JH"}),  # the declarer's: the jack is kept
        (RUFFS, "T9 T3", {"T10", "T21", "T2"}, {"T12", "T14", "T16"}),  # taken as low as may be, or left
    ],
)
def test_nobody_thinks_of_a_card_that_another_outdoes(
    hands: tuple[str, ...], cards: str, thought_of: set[str], never: set[str]
) -> None:
    """P3 plays last, and what is kept is as good whichever of two cards goes."""
    rules = table()
    seen = situation(rules.view(attacked(rules, hands, cards), P3), rules)
    found = {PACK.spell(each.card) for each in decent(seen, rate(seen))}
    assert thought_of <= found
    assert not never & found


@THINKING
def test_the_magician_takes_an_emperor_trick(level: str) -> None:
    rules = table({"first_lead": "eldest"})
    hands = (RUFFS[0].replace("T19", "T21"), RUFFS[1].replace("T18", "FOOL"), RUFFS[2])
    hands = (*hands[:2], hands[2].replace("FOOL", "T18").replace("T21", "T19"))
    state = follow(rules, deal(rules, hands, STOCK), f"pass pass {ATTACK.replace('pass pass ', '')} T21 FOOL")
    assert card_of(rules, state, level) == "T1"


BEGGARS = (
    "KH CH JH TH 9H 7H KS QS CS JS TS 9S T2 T3 T4 T6",
    "KD QD CD JD KC QC CC JC TC 9C 8C 7C T7 T8 T10 T11",
    "QH 8H 8S T9 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 FOOL T1",
)


@THINKING
def test_in_a_beggars_game_points_are_left_to_others(level: str) -> None:
    rules = table()
    state = follow(rules, deal(rules, BEGGARS, "7S TD 9D 8D 7D T5"), "pass pass pass JH T7")
    assert card_of(rules, state, level) == "QH"


def led(hand: str, declarer: str, other: str, me: int = 0) -> str:
    """Name what a seat leads late in a deal, when the declarer, P1, and the other hand may hold these cards."""
    return PACK.spell(best(late(hand, declarer, other, me)).card)


def late(hand: str, declarer: str, other: str, me: int) -> Situation:
    """Give the situation of that seat."""
    held, may = PACK.cards(hand), [PACK.cards(declarer), PACK.cards(other), PACK.cards(other)]
    may[me] = 0
    if not me:
        may[2] = PACK.cards(declarer)
    sizes = (held.bit_count(),) * 3
    contract = contract_for(emperor_trick=True)
    return Situation(me, 0, held, held, me, (), tuple(may), (0, 0, 0), sizes, contract)


@pytest.mark.parametrize("me", [0, 1])
def test_what_nobody_can_beat_is_led_before_the_one_card_that_may_lose(me: int) -> None:
    """It draws the trump that the king would fall to; birds wait all the same."""
    seen = late("KH T20 T19", "T15 T12 9D 8D", "T11 T9 7C 8C", me)
    assert usual(seen) in PACK.parse_all("T20 T19")
    assert loser(seen) == PACK.cards("KH")
    birds = late("KH T20 T2", "9C 9D 8D", "TC 7C 8C", me)
    assert {each.card for each in decent(birds, rate(birds))} >= {PACK.parse("KH"), PACK.parse("T2")}


def test_a_suit_the_declarer_has_not_played_is_rather_trumped_than_not() -> None:
    """He has laid short suits away; but where he must hold more than trumps, it may be any suit."""
    rules, hearts = table(), SUITED[PACK.parse("KH")]
    state = attacked(rules, RUFFS, "KD 8D JD")
    seen = situation(rules.view(state, P1), rules)
    assert seen.unplayed == sum(ORDER.follows[1:]) & ~SUITED[PACK.parse("KD")]
    assert seen.once == SUITED[PACK.parse("KD")]

    def chance(declarer: str) -> tuple[float, ...]:
        there = late("KH 9S 8S 7S", declarer, "TC 9C 8C 7C QC JC", 1)
        seats = (there, replace(there, once=hearts), replace(there, unplayed=hearts))
        return tuple(dict(chances(each, [PACK.parse("KH")]))[PACK.parse("KH")] for each in seats)

    by_chance, once, unplayed = chance("T21 T20 T18 T15 T12 QH JH TH 9H")
    assert by_chance > 0.9
    assert 0.5 < once < 0.75
    assert unplayed < 0.3
    assert len(set(chance("T21 T20 T18 QH JH TH 9D 8D 7D"))) == 1


@pytest.mark.parametrize(
    ("hand", "others", "card"),
    [
        ("QC T21 T17 T16", "T18 9S 8S 7S JS KS TS CS QS CH", "T21"),  # then all else is safe
        ("QC 9D T21 T17", "T18 KD 9S JS KS TS CS QS CH", "T21"),
        ("KC QC T21 T17", "T18 TC 9S JS KS TS CS QS CH", "T21"),
        ("9C T21 JH", "T18 KC QC KS CH 9H CD CS", "JH"),  # nothing would gain by it
    ],
)
def test_a_declarer_draws_the_last_trumps_with_those_that_nobody_can_beat(
    hand: str, others: str, card: str
) -> None:
    assert led(hand, others, others) == card


def test_a_bird_that_nobody_can_beat_waits_for_its_trick() -> None:
    assert led("T1 T9", "KS QS KH QH", "KS QS KH QH") == "T9"
    assert led("T1 T2", "KS QS KH QH", "KS QS KH QH") == "T2"
    assert led("T3 T2 T1", "KS QS KH QH KD QD", "KS QS KH QH KD QD") == "T3"


def test_a_king_comes_home_when_all_trumps_are_out() -> None:
    assert led("KS 8S 7H", "QS CS QH CH KD QD", "QS CS QH CH KD QD") == "KS"


@pytest.mark.parametrize("me", [1, 2])
@pytest.mark.parametrize(
    "other", ["JH 9H 8H TS 9S 8S 8D", "T14 T8 T2 TS 9S 8S 8D"]
)  # who follows, or trumps as well
def test_defenders_lead_what_the_declarer_has_to_trump(me: int, other: str) -> None:
    """A low card does for that; the queen would be lost to him."""
    assert led("QH TH 9D 7D T4 T3", "T21 T20 T18 T15 T12 T9 KD JD TD", other, me) == "TH"


def solved(
    hands: tuple[str, str, str], points: int, cards: str, declared: tuple[Declared, ...] = ()
) -> list[int]:
    """Tell what each card brings P1, who leads to the last tricks alone against two and has so many points."""
    held = tuple(PACK.cards(hand) for hand in hands)
    layout = Layout(held, (), Auction("three", P1, calls=1), P1, declared=declared)
    left = held[0].bit_count()
    contract, done = contract_for(emperor_trick=True), made(points, P1)[: 16 - left]
    return Ending(World(layout, Options(), contract, held, P1, (), done, ())).judge(PACK.parse_all(cards))


def test_an_ending_is_played_for_all_it_pays() -> None:
    """Both tricks are his anyway; played last, the Magician flies for five, which is ten beside the others."""
    now, later = solved(("T1 T9", "KS QS", "KH QH"), 40, "T1 T9")
    assert later - now == 10
    bird = Declared("sparrow", early=False)
    now, later = solved(("T1 T9", "KS QS", "KH QH"), 40, "T1 T9", (bird,))
    assert later - now == 40  # ten to him, or ten to each of the others


@pytest.mark.parametrize("preset", PRESETS)
@THINKING
def test_every_decision_of_a_match_can_be_made(level: str, preset: str) -> None:
    options: dict[str, Value] = {**PRESETS[preset], "settlement": "hundred_and_end"}
    rules, dice = table(options), Random(preset)
    state = rules.start(0)
    while state.turn != NOBODY:
        if state.turn == CHANCE:
            cards = list(range(PACK.size))
            dice.shuffle(cards)
            state = rules.play(state, Deal(tuple(cards)))
            continue
        view = rules.view(state, state.turn)
        move = unaided(rules, level).choose(view, dice, 1).move
        assert move in view.moves
        state = rules.play(state, move)
    assert state.ledger.played == 3


NEST = (
    # P1 has drawn every trump by the seventh trick, and T3 and T1 are still to fly
    "7S JS 8D 9C TC KC T1 T3 T4 T7 T9 T10 T13 T19 T20 T21",
    "TS QS JH QH 9D CD QD KD 8C CC QC T2 T5 T11 T12 T18",
    "8S 9S CS KS 9H CH KH 7D TD JD 7C JC T8 T14 T15 T17",
)
DRAWN = "T19 T2 T8 T20 T5 T14 T21 T11 T15 FOOL T12 T17 KC 8C 7C T4 T18 JD JH 9H T7"


@pytest.mark.parametrize("level", ["club", "expert"])
def test_losers_are_led_while_trumps_are_left_to_let_a_bird_fly(level: str) -> None:
    rules = table()
    state = follow(
        rules, deal(rules, NEST, "T6 TH | T16 FOOL | 7H 8H"), "two pass pass done take 1 7S JS done"
    )
    state = follow(rules, state, f"cockatoo done done done done {DRAWN}")
    assert card_of(rules, state, level) in {"8D", "9C", "TC"}


def test_a_master_tries_the_best_cards_further_as_long_as_the_budget_lasts() -> None:
    rules = table()
    state = follow(
        rules, deal(rules, NEST, "T6 TH | T16 FOOL | 7H 8H"), "two pass pass done take 1 7S JS done"
    )
    view = rules.view(follow(rules, state, "cockatoo done done done done"), P1)
    drawn: list[int] = []

    def likely(view: View[Public], dice: Dice, wanted: int) -> list[State]:
        drawn.append(wanted)
        return likely_states(rules, view, dice, wanted)

    def asked(effort: Effort, budget: int) -> list[int]:
        drawn.clear()
        weighed_card(Choice(rules, view, Random(1), budget, likely), effort)
        return drawn.copy()

    (first,) = asked(Effort(), 1000)
    shallow = replace(MORE, depth=1)
    assert asked(MORE, 1000) == asked(shallow, 2000) == [first, 2 * first, 4 * first]
    assert asked(shallow, 3 * first + 1) == [first, 2 * first, 1]
    assert asked(shallow, first) == [first]


@pytest.mark.parametrize("begging", [False, True])
@pytest.mark.pure("compiled code does not look where this puts something else")
def test_a_master_lets_chance_play_as_well_where_one_plays_against_two(
    begging: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MORE.random > Effort().random == 0
    rules, times, mixed_value = table(), list[int](), World.mixed_value

    def noting(world: World, first: Card, me: Seat, dice: Dice, number: int) -> float:
        times.append(number)
        return mixed_value(world, first, me, dice, number)

    monkeypatch.setattr(World, "mixed_value", noting)
    words = "pass pass pass" if begging else "two pass pass done take 1 7S JS done done done done done"
    state = follow(rules, deal(rules, NEST, "T6 TH | T16 FOOL | 7H 8H"), words)
    view = rules.view(state, state.turn)
    assert (view.public.declarer == NOBODY) == begging
    for level, number in (("expert", 0), ("master", 0 if begging else MORE.random)):
        times.clear()
        find("illustrated_tarock").bot(rules, level).choose(view, Random(1), 2)
        assert set(times) == {number}


@pytest.mark.parametrize("waits", [False, True])
def test_in_layouts_the_cards_are_played_that_the_rules_allow(waits: bool) -> None:
    """So it is in a Beggar's game, too, where the Magician may have to wait for its turn to be led."""
    rules, dice, waited = table({"beggar_magician_last": waits}), Random(7), 0
    for _ in range(12):
        state = rules.play(rules.start(0), random_deal(PACK, dice))
        for _ in range(3):
            state = rules.play(state, Say("pass"))
        while isinstance(state, Playing):
            world, hand, moves = world_of(state, rules), state.play.hands[state.turn], rules.moves(state)
            legal = world.legal(state.turn, hand, world.table)
            assert [PLAYS[card] for card in members(legal)] == list(moves)
            waited += not world.table and legal != hand
            state = rules.play(state, dice.choice(moves))
    assert bool(waited) == waits


@pytest.mark.pure("compiled code does not look where this puts something else")
def test_the_card_that_does_best_in_all_its_layouts_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the first layouts another is ahead, and a third is given up after them."""
    rules = table()
    state = follow(
        rules, deal(rules, NEST, "T6 TH | T16 FOOL | 7H 8H"), "two pass pass done take 1 7S JS done"
    )
    view = rules.view(follow(rules, state, "cockatoo done done done done"), P1)
    tried: list[list[Card]] = []

    def totals(
        worlds: list[World], _seen: Situation, cards: list[Card], _dice: Dice, _random: int
    ) -> dict[Card, float]:
        tried.append(list(cards))
        first = len(tried) == 1
        worth = {card: (place if first else -place) * 10.0 for place, card in enumerate(tried[0])}
        return {card: len(worlds) * worth[card] for card in cards}

    monkeypatch.setattr("game.bots.illustrated_tarock.weighing_cards.play_on", totals)
    effort = Effort(1, ((1, 6), (2, 2)), 0, {})
    decision = weighed_card(Choice(rules, view, Random(1), 1000, partial(likely_states, rules)), effort)
    assert tried[1] == tried[0][:-3:-1]
    assert decision.move == PLAYS[tried[0][-2]]
