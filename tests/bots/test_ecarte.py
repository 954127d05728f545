"""The Écarté players: the jeux de règle and their figures, the score, the king, and exact endings."""

from random import Random

import pytest

from game import resources
from game.bots.ecarte.hands import certain, fair, read, refusing, standing
from game.bots.ecarte.holdings import Outlook
from game.bots.ecarte.race import in_points, value, winning
from game.bots.ecarte.reasons import PLAYED
from game.bots.ecarte.situation import situation
from game.bots.ecarte.talking import ask, reply
from game.bots.ecarte.weighing_cards import point_reason, tricks_worth
from game.bots.ecarte.weighing_words import prospect
from game.catalogue import find
from game.core.bot import Decision
from game.core.cards import CHANCE, NOBODY, PIQUET
from game.core.facts import Facts
from game.core.facts import why as why_played
from game.core.move import Deal, Lay, Move, Play, Say, spell
from game.rules.ecarte import Ecarte, State
from game.rules.ecarte.phases import CONTRACTS
from game.wording import load, why
from tests.bots.decisions import LEVELS
from tests.bots.ecarte_counting import lead_wins
from tests.bots.players import unaided
from tests.bots.positions import decided, position
from tests.rules.ecarte_examples import DEALER, ELDER, deal, table
from tests.rules.notation import follow

RULES = table()
CONTRACT = CONTRACTS[True][1]  # hearts
WORDS = load(resources.root() / "words" / "en")


@pytest.mark.parametrize(
    ("elder", "card", "said"),
    [
        ("8H 9H 8S 9S 8C", "8C", "lead_single"),
        ("8H 9H 8S 9D 8C", "8C", "lead_alone"),
        ("8H 8S 9S TS 8C", "9S", "lead_long"),
        ("8D 8S 9S AC KH", "KH", "lead_top_trump"),
        ("8H 9H 8S 9S KC", "KC", "lead_master"),
    ],
)
def test_why_a_card_is_led(elder: str, card: str, said: str) -> None:
    state = RULES.play(deal(RULES, elder, "7S 7C 7D QS QC", "7H"), Say("stand"))
    view = RULES.view(state, ELDER)
    assert why_played(PLAYED, Facts(RULES, view, RULES.contract(view), PIQUET.cards(card))).key == said


def choice(level: str, state: State, rules: Ecarte = RULES, budget: int = 60) -> Decision:
    """Let a bot choose in a position, and check that it may."""
    view = rules.view(state, state.turn)
    decision = unaided(rules, level).choose(view, Random(7), budget)
    assert decision.move in view.moves
    assert f"ecarte.reason.{decision.reason.key}" in WORDS
    return decision


def text(move: Move) -> str:
    """Spell a word or a card."""
    return spell(move, PIQUET).split()[-1]


def rest(hand: str, count: int = 5) -> str:
    """Pick low cards for the other player, none of them the ten of hearts or in this hand."""
    cards = [
        card for card in PIQUET.faces if card not in hand.split() and card[0] in "789AT" and card != "TH"
    ]
    return " ".join(cards[:count])


# ---- the tables (§12.2, §12.4) ----

STANDS = [
    ("S1", "7H 8H 9H 7S 7C", "7H"),
    ("S2", "7H 8H 9S 8S 7S", "9S"),
    ("S3", "7H 8H KS 7S 7C", "KS"),
    ("S3", "7H 8H QS 7S 7C", "7C"),
    ("S4", "7H KS QS JS 7C", "KS"),
    ("S5", "7H KS 9S 8S 7S", "KS"),
    ("S6", "7H KS 8S 7S QC", "KS"),
    ("S6", "7H QS 8S 7S QC", "QS"),
    ("S7", "QS QC QD 7S 7C", None),
    ("S7", "KS QC KD 7S 7C", None),
    ("S8", "KS QS KC QC 7D", "KS"),
    ("S9", "7H 8H KS 7C 7D", "7H"),
]


@pytest.mark.parametrize(("number", "hand", "first"), STANDS)
def test_the_elder_hand_stands_on_the_books_hands(number: str, hand: str, first: str | None) -> None:
    found = standing(read(PIQUET.cards(hand), CONTRACT.order))
    assert found is not None
    name = found[1]
    assert number in (found[0], "S9")  # the last class only gathers what the others leave
    state = deal(RULES, hand, rest(hand), "TH")
    for level in ("club", "expert"):
        decision = choice(level, state)
        assert (text(decision.move), decision.reason.key) == ("stand", f"hand_{name}")
    (stands,), view = find("ecarte").bots.principles["propose_stand"], RULES.view(state, ELDER)
    assert stands.holds(Facts(RULES, view, RULES.contract(view), 0))
    if first is not None:
        wins = lead_wins(hand, "TH")
        assert wins[first] >= 0.985 * max(wins.values())


@pytest.mark.parametrize(
    "hand", ["7H 8S 9S 8C 7D", "7H 8H JS 7S 7C", "KS 8S 9C TC 7D", "7H QS 8S 9C 8D", "QS JS 8S QC 7D"]
)
def test_the_elder_hand_proposes_with_anything_less(hand: str) -> None:
    assert standing(read(PIQUET.cards(hand), CONTRACT.order)) is None
    assert text(choice("club", deal(RULES, hand, rest(hand), "TH")).move) == "propose"


REFUSALS = [
    ("R1", "7H 8H 9H 7S 7C", True),
    ("R1", "KH 8H 9H 7S 7C", False),
    ("R2", "7H 8H JS 8S 7S", True),
    ("R2", "7H 8H 9S 8S 7S", False),
    ("R3", "7H 8H KS 7S 7C", True),
    ("R3", "7H 8H QS 7S 7C", True),
    ("R4", "7H KS QS JS JC", True),
    ("R4", "7H KS QS JS 7C", False),
    ("R4", "7H KS 8S 7S QC", True),
    ("R4", "7H QS 8S 7S KC", True),
    ("R4", "7H QS 8S 7S JC", False),
    ("R5", "7H KS 9S 8S 7S", False),
    ("R6", "7H QS 7S QC 7C", True),
    ("R6", "7H KS 7S QC 7C", True),
    ("R6", "7H QS QC 7D 8D", False),
    ("R6", "7H KS 7S QC 8D", False),
    ("R7", "7H KS TS 8C 7D", False),
    ("R8", "QS QC QD 7S 7C", True),
    ("R8", "KS QS KC QC 7D", True),
    ("R8", "7H 8H KS 7C 7D", True),
    ("R8", "KH 8H KS 7C 7D", False),
    ("R9", "KH KC JD QS AS", True),
    ("R9", "KH QS JD QD JC", True),
    ("R9", "KH KC JD TS AS", False),
]


@pytest.mark.parametrize(("number", "hand", "refuses"), REFUSALS)
def test_the_dealer_refuses_as_the_book_says(number: str, hand: str, refuses: bool) -> None:
    found = refusing(read(PIQUET.cards(hand), CONTRACT.order))
    assert (found is not None) == refuses
    if found is not None:
        assert found[0] == number
    state = follow(RULES, deal(RULES, rest(hand), hand, "TH"), "propose")
    decision = choice("club", state)
    assert text(decision.move) == ("refuse" if refuses else "accept")
    assert decision.reason.rule == ("12.4" if refuses else "")


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_the_king_of_trumps_in_good_company_is_played(level: str) -> None:
    """Over 1,000 likely layouts played out by experts, to refuse is ahead of accepting by 0.26 ± 0.02 points."""
    assert decided("ecarte_king_in_company", level) == "say refuse"


def test_of_the_last_two_cards_the_one_is_kept_that_may_take_a_lead() -> None:
    """The other hand has no heart to lead below the eight, but may have a club below the jack."""
    rules, view = position("ecarte_kept_for_no_lead")
    assert text(unaided(rules, "club").choose(view, Random(1), 1).move) == "8H"


def test_a_hint_against_the_old_list_tells_both_reasons() -> None:
    """§12.9 prints this hand as one to stand on; played out by experts, an exchange is a little ahead."""
    state = deal(RULES, "7H 8H KS 7S 7C", rest("7H 8H KS 7S 7C"), "TH")
    view = RULES.view(state, ELDER)
    decision = find("ecarte").bot(RULES, "master").choose(view, Random(1), 60)
    assert text(decision.move) == "propose"
    told = why(WORDS, RULES.spec, decision.reason)
    assert told.startswith("The old list plays such a hand as it is, but it makes the point ")
    assert told.endswith("an exchange promises more (§12.2)")


def test_the_quick_test_of_a_fair_hand() -> None:
    for hand, is_fair in (
        ("KS QC 7C QD 7D", True),
        ("QS 7S QC 7C 7D", False),
        ("7H QS 7S KC 7D", True),
        ("7H QS 7S 8C 7D", False),
        ("7H 8H KS 7C 7D", True),
        ("7H 8H QS 7C 7D", False),
        ("7H 8H 9H 7C 7D", True),
    ):
        assert fair(read(PIQUET.cards(hand), CONTRACT.order)) == is_fair, hand


# ---- exceptions and the score (§12.3, §12.7, §12.8) ----


def test_a_certain_point_is_proposed() -> None:
    for hand in ("QH JH AH KS KD", "KH QH JH 7S 8S", "7H 8H 9H AH JH", "KH QH 8H 7H 9S"):
        state = deal(RULES, hand, "7C 8C 9C TC AC", "TH")
        sure = certain(read(PIQUET.cards(hand), CONTRACT.order), CONTRACT.order.rank[PIQUET.parse("TH")])
        assert sure == (hand != "QH JH AH KS KD")
        for level in ("club", "expert"):
            assert text(choice(level, state).move) == ("propose" if sure else "stand")


def test_the_king_of_trumps_in_hand_is_a_reason_to_propose() -> None:
    decision = choice("club", deal(RULES, "KH 8H QS 7S 7C", "7D 8D 9D TD AD", "TH"))
    assert (text(decision.move), decision.reason.key) == ("propose", "propose_king")


@pytest.mark.parametrize(
    ("hand", "told"),
    [("QH 7H KS 8C 8D", ""), ("QH 7H KS KC 8D", "-one"), ("QH 7H KS KC KD", "-none")],
)
def test_the_cards_one_would_throw_are_counted(hand: str, told: str) -> None:
    held, turn_up = read(PIQUET.cards(hand), CONTRACT.order), CONTRACT.order.rank[PIQUET.parse("TH")]
    for said in (
        ask(held, turn_up, 5, RULES.options, fresh=True),
        reply(held, 5, RULES.options, fresh=True),
    ):
        assert said.reason.key == f"hand_few_to_throw{told}"


def test_marginal_hands_are_not_risked_when_two_points_lose_the_game() -> None:
    hand, other = "7H QS 8S 7S QC", "7D 8D 9D TD AD"
    assert text(choice("club", deal(RULES, hand, other, "TH")).move) == "stand"
    decision = choice("club", deal(RULES, hand, other, "TH", score=(0, 3)))
    assert (text(decision.move), decision.reason.key) == ("propose", "propose_danger")


@pytest.mark.parametrize(
    ("options", "dearest"),
    [
        ({"vulnerability": "none"}, 1),
        ({"vulnerability": "none", "vulnerable_bonus": "plus_two"}, 1),
        ({"vulnerable_bonus": "plus_one"}, 2),
        ({"vulnerable_bonus": "plus_two"}, 3),
    ],
)
def test_what_talk_risks_is_what_the_house_makes_vulnerability_cost(
    options: dict[str, str], dearest: int
) -> None:
    rules, other = table(options), "7D 8D 9D TD AD"
    costing = {1: "-one", 2: "", 3: "-three"}[dearest]
    certain_hand = deal(rules, "KH QH JH 7S 8S", other, "TH")
    for level in ("club", "expert", "master"):
        view = rules.view(certain_hand, ELDER)
        reason = find("ecarte").bot(rules, level).choose(view, Random(7), 4).reason
        assert reason.key == f"propose_certain{costing}"
    for wanted in range(1, 5):
        risky = deal(rules, "7H QS 8S 7S QC", other, "TH", score=(0, 5 - wanted))
        decision = choice("club", risky, rules)
        safe = not 1 < wanted <= dearest
        assert text(decision.move) == ("stand" if safe else "propose")
        assert safe or decision.reason.key == f"propose_danger{costing}"


@pytest.mark.parametrize(
    ("whom", "stands", "refuses"),
    [
        ("first", "stand_after", "refuse_after"),
        ("any_refusal", "stand_after-free", "refuse_after-exposed"),
        ("none", "stand_after-free", "refuse_after-free"),
    ],
)
def test_later_talk_says_who_is_vulnerable_by_it(whom: str, stands: str, refuses: str) -> None:
    rules = table({"vulnerability": whom})
    first = deal(rules, "7H 8H 9H KS 7D", "JH QH AH KC 8D", "TH", "9S 8S")
    later = follow(rules, first, "propose accept 7D done 8D done")
    assert choice("club", later, rules).reason.key == stands
    assert choice("club", follow(rules, later, "propose"), rules).reason.key == refuses


def test_a_fair_hand_is_played_when_one_point_loses_the_game_anyway() -> None:
    hand, other = "7H QS 7S KC 7D", "8C 8D 9D TD AD"
    assert text(choice("club", deal(RULES, hand, other, "TH")).move) == "propose"
    decision = choice("club", deal(RULES, hand, other, "TH", score=(0, 4)))
    assert (text(decision.move), decision.reason.key) == ("stand", "stand_fair")


@pytest.mark.parametrize("level", ["club", "expert"])
def test_an_exchange_can_bring_nobody_a_king_that_is_turned(level: str) -> None:
    """Both sit at a fair hand; one point wins the game for the other."""
    fair_hand, weak = "QS 7S 8H KC 7D", "8C 8D 9D TD AD"
    told = choice(level, deal(RULES, fair_hand, weak, "KH", score=(0, 3)))
    assert told.reason.key in {"stand_fair-turned", "propose_reckoned-fair"}
    state = follow(RULES, deal(RULES, weak, fair_hand, "KH", score=(4, 0)), "propose")
    told = choice(level, state)
    assert told.reason.key in {"refuse_fair-turned", "accept_reckoned-fair"}


def test_what_is_not_sure_is_not_told_in_all_of_a_hundred_hands() -> None:
    def told(point: float, *, exact: bool) -> tuple[str, int]:
        reason = point_reason(Outlook((1 - point, 0.0, 0.0, point, 0.0, 0.0)), 0, exact=exact)
        return reason.key, reason.number

    assert told(0.999, exact=True) == ("reckoned", 99)
    assert told(0.001, exact=True) == ("reckoned", 1)
    assert told(0.5, exact=True) == ("reckoned", 50)
    assert told(1.0, exact=True)[0] == "sure_point"
    assert told(0.999, exact=False) == ("sampled", 100)


def test_a_poor_hand_promises_less_where_playing_it_makes_vulnerable() -> None:
    """§5.3"""
    seen = situation(RULES.view(deal(RULES, "QH 8S 9S 7D 8D", "KH AH JH AD AS", "TH"), 0), RULES)
    free, exposed = (prospect(seen, vulnerable, lambda _: 1.0, Random(1), 60) for vulnerable in (False, True))
    assert exposed.point == free.point < 0.5
    assert exposed.game < free.game


W9 = ("QD JD KS QS AS", "KD AD AH KC 8S", "9D")


@pytest.mark.parametrize("level", ["club", "expert"])
def test_the_king_is_kept_secret_where_the_point_alone_wins(level: str) -> None:
    state = follow(RULES, deal(RULES, *W9, score=(4, 3)), "stand KS")
    decision = choice(level, state)
    assert (text(decision.move), decision.reason.key) == ("8S", "conceal")
    # With less to gain by silence it is marked: not vulnerable, or too far from the end, or a point from it.
    for script, score in (("propose refuse KS", (4, 3)), ("stand KS", (4, 1)), ("stand KS", (2, 4))):
        marked = choice(level, follow(RULES, deal(RULES, *W9, score=score), script))
        assert text(marked.move) == "mark_king"
    last = choice(level, follow(RULES, deal(RULES, *W9, score=(2, 4)), "stand KS"))
    assert last.reason.key == "mark_wins"


# ---- exchanging and playing ----


@pytest.mark.parametrize("level", ["club", "expert"])
def test_everything_but_trumps_and_kings_is_thrown(level: str) -> None:
    state = follow(RULES, deal(RULES, "7H KS QS JS 7C", "8H KD 9D TD AD", "TH"), "propose accept")
    thrown = []
    while state.turn != DEALER:
        move = choice(level, state).move
        thrown.append(text(move))
        state = RULES.play(state, move)
    assert set(thrown) == {"QS", "JS", "7C", "done"}


def test_somebody_who_must_throw_parts_with_the_least() -> None:
    state = follow(RULES, deal(RULES, "7H 8H 9H KS KD", "7C KC 9D TD AD", "TH"), "propose accept")
    decision = choice("club", state)
    assert isinstance(decision.move, Lay)
    assert decision.reason.key == "throw_forced-king"
    assert text(decision.move) in {"KS", "KD"}


@pytest.mark.parametrize(
    ("elder", "dealer", "script", "card"),
    [
        ("TS QD 7C 8C 9C", "7S JS QS KD 8D", "stand TS", "JS"),  # the cheapest winner
        ("KS QD 7C 8C 9C", "7S JS QS KD 8D", "stand KS", "7S"),  # nothing beats it: the lowest
        ("KS QD 7C 8C 9C", "7H JH AD KD 8D", "stand KS", "7H"),  # the lowest trump will do
        ("KS QD 7C 8C 9C", "TC JC AD KD 8D", "stand KS", "8D"),  # neither: what is missed least
    ],
)
def test_nothing_is_wasted_on_an_answer(elder: str, dealer: str, script: str, card: str) -> None:
    state = follow(RULES, deal(RULES, elder, dealer, "TH"), script)
    assert text(choice("club", state).move) == card


def test_the_expert_is_never_worse_than_any_card_against_all_hands() -> None:
    """In the last two tricks its choice makes the most points over the hands the opponent may hold."""
    state = follow(RULES, deal(RULES, "8H QS 9S 7C AD", "9C TC JC 8D 7D", "TH"), "stand QS-7D 9S-8D")
    decision = choice("expert", state)
    assert text(decision.move) in {"8H", "7C", "AD"}
    assert decision.reason.key in {"sure_point", "reckoned"}


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("bonus", ["plus_one", "plus_two"])
def test_the_vole_is_worth_what_the_house_pays_for_it(level: str, bonus: str) -> None:
    rules = table({"vulnerable_bonus": bonus, "target_score": 11})
    state = deal(rules, "QH JH AH KS 7S", "9S 8C 7C 7D 8D", "TH")
    state = follow(rules, state, "propose refuse QH-7D JH-8D AH-7C")
    decision = find("ecarte").bot(rules, level).choose(rules.view(state, ELDER), Random(7), 60)
    assert text(decision.move) == "KS"
    dear = {"plus_one": (2, 3), "plus_two": (3, 4)}[bonus]
    seen = situation(rules.view(state, ELDER), rules)
    assert tricks_worth(seen)[3:] == tuple(value(11, 11, gain) for gain in (dear[0], *dear))
    assert tricks_worth(seen)[:3] == tuple(value(11, 11, gain) for gain in (-2, -1, -1))


# ---- all levels, anywhere ----


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, {"must_trump": False, "dealer_min_discard": 0}, {"match_games": 3}])
def test_every_level_plays_whole_matches(level: str, options: dict[str, bool | int]) -> None:
    rules, dice = table(options), Random(5)
    player = unaided(rules, level)
    state = rules.start(0)
    keys = set()
    for _ in range(160):
        if state.turn == NOBODY:
            break
        if state.turn == CHANCE:
            cards = list(range(PIQUET.size))
            dice.shuffle(cards)
            state = rules.play(state, Deal(tuple(cards)))
            continue
        view = rules.view(state, state.turn)
        decision = player.choose(view, dice, 12)
        assert decision.move in view.moves
        keys.add(decision.reason.key)
        state = rules.play(state, decision.move)
    assert state.ledger.finished > 2
    assert len(keys) >= 5
    for key in keys:
        assert f"ecarte.reason.{key}" in WORDS, key


def test_the_race() -> None:
    assert winning(5, 5) == 0.5
    assert winning(1, 5) > winning(2, 5) > winning(5, 5) > winning(5, 1)
    assert winning(2, 4) == pytest.approx(1 - winning(4, 2))
    assert value(2, 3, 2) == 1.0
    assert value(2, 1, -2) == 0.0


def test_plays_are_judged_only_from_the_view() -> None:
    """Two deals that differ only in what the elder hand cannot see are played alike."""
    decisions = []
    for dealer in ("7D 8D 9D TD AD", "7C 8C JC QC KC"):
        state = follow(RULES, deal(RULES, "7H 8H 9S 8S 7S", dealer, "TH"), "stand")
        decisions.append(choice("expert", state))
    assert decisions[0] == decisions[1]
    assert isinstance(decisions[0].move, Play)
    assert not isinstance(decisions[0].move, Say)
    assert ELDER == 0


def test_the_expert_reckons_where_the_score_overrules_the_book() -> None:
    """A hand the book stands on is not risked when losing two points loses the game, and an exchange promises more."""
    hand, other = "QS QC QD 7S 7C", "7D 8D 9D TD AD"
    assert text(choice("expert", deal(RULES, hand, other, "TH")).move) == "stand"
    decision = choice("expert", deal(RULES, "7H 8H 9H 7S 7C", other, "TH", score=(2, 3)))
    assert decision.reason.key in {"hand_three_trumps", "propose_reckoned-listed"}
    fearful = choice("expert", deal(RULES, hand, other, "TH", score=(4, 3)))
    assert text(fearful.move) == "propose"
    certain_again = choice("expert", deal(RULES, "KH QH JH 7S 8S", other, "TH"))
    assert certain_again.reason.key == "propose_certain"


def test_points_and_chances_agree() -> None:
    assert in_points(3, 3, winning(2, 3)) == pytest.approx(1.0)
    assert in_points(2, 4, winning(2, 4)) == 0.0
    for need, theirs in ((1, 1), (1, 5), (5, 1), (11, 11)):
        assert in_points(need, theirs, value(need, theirs, 1)) > in_points(
            need, theirs, value(need, theirs, -1)
        )
