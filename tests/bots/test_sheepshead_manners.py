"""What nobody at a Sheepshead table would forgive, looked for in whole deals, and what everybody expects there."""

from collections.abc import Iterator
from operator import mul
from random import Random
from statistics import fmean

import pytest

from game.bots.sheepshead.playing import pick_card
from game.bots.sheepshead.reasons import because
from game.bots.sheepshead.situation import situation
from game.bots.sheepshead.talking import PICKING_BY_CLUB_PLAY, lay
from game.bots.sheepshead.worlds import likelihood, likely_states
from game.catalogue import find
from game.core.bot import Decision
from game.core.cards import CHANCE, NOBODY, PIQUET, Card, Cards, mask, members
from game.core.move import Deal, Lay, Move, Play, Say
from game.core.options import Value
from game.core.shuffle import random_deal
from game.core.trick import head
from game.core.view import View
from game.resources import root
from game.rules.sheepshead import Playing, Public, Sheepshead, State, Talking
from game.rules.sheepshead.cards import POINTS, TRUMPS, order_with
from game.wording import load
from tests.bots.decisions import LEVELS
from tests.bots.players import unaided
from tests.rules.notation import follow
from tests.rules.sheepshead_examples import P1, P2, P3, deal, table

GOOD = ["club", "expert"]
MANY = 4
"""Points that are worth keeping: a king's."""


def ask(rules: Sheepshead, state: State, level: str) -> Decision:
    """Ask whoever is to move."""
    view = rules.view(state, state.turn)
    return unaided(rules, level).choose(view, Random(1), 60)


def ask_view(rules: Sheepshead, view: View[Public]) -> Decision:
    """Ask a club player, whose dice decide nothing."""
    return unaided(rules, "club").choose(view, Random(1), 1)


def card_of(rules: Sheepshead, state: State, level: str) -> str:
    """Name the card somebody plays."""
    move = ask(rules, state, level).move
    assert isinstance(move, Play)
    return PIQUET.spell(move.card)


def decisions(rules: Sheepshead, level: str, deals: int, worlds: int) -> Iterator[tuple[View[Public], Move]]:
    """Let one level play by itself, and give what each saw and did."""
    bot, dice = unaided(rules, level), Random(3)
    for number in range(deals):
        state = rules.start(number % rules.options.players)
        while not state.ledger.finished:
            if state.turn == CHANCE:
                cards = list(range(PIQUET.size))
                dice.shuffle(cards)
                state = rules.play(state, Deal(tuple(cards)))
                continue
            view = rules.view(state, state.turn)
            move = bot.choose(view, dice, worlds).move
            yield view, move
            state = rules.play(state, move)


def replies(level: str, players: int, void_play: str) -> Iterator[tuple[View[Public], Card, Cards, Card]]:
    """Give each answer with a choice where somebody picked: view, best card, what may be and what was played."""
    rules = table(players, {"void_play": void_play})
    deals, worlds = (40, 1) if level == "club" else (6, 2)
    for view, move in decisions(rules, level, deals, worlds):
        if (
            isinstance(move, Play)
            and view.trick.cards
            and len(view.moves) > 1
            and view.public.picker != NOBODY
        ):
            legal = mask(each.card for each in view.moves if isinstance(each, Play))
            yield view, head(view.trick.cards, order_with()), legal, move.card


def behind(view: View[Public]) -> Cards:
    """Give what those may hold who have still to play to the trick."""
    seats = len(view.sides)
    later = {(view.me + step) % seats for step in range(1, seats - len(view.trick.cards))}
    found = 0
    for place in view.hidden:
        found |= place.may if place.name == "hand" and place.seat in later else 0
    return found


def side_of(view: View[Public], card: Card) -> int:
    """Tell for whom a card of the trick plays, as far as the view knows."""
    seat = (view.trick.leader + view.trick.cards.index(card)) % len(view.sides)
    return view.sides[seat]


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize("void_play", ["must_trump", "free"])
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_friends_unbeatable_card_is_not_beaten_and_points_stay_off_a_foes(
    level: str, void_play: str, players: int
) -> None:
    beats, trumps = order_with().beats, mask(TRUMPS)
    friends = foes = 0
    for view, best, legal, card in replies(level, players, void_play):
        mine = view.sides[view.me]
        if beats[best] & behind(view) or mine < 0 or side_of(view, best) < 0 or view.public.under != NOBODY:
            continue
        if side_of(view, best) == mine:
            friends += 1
            assert not beats[best] >> card & 1 or not legal & ~beats[best], PIQUET.spell(card)
        elif not legal & beats[best]:
            foes += 1
            blanks = [each for each in members(legal & ~trumps or legal) if not POINTS[each]]
            assert POINTS[card] < MANY or not blanks, PIQUET.spell(card)
    assert friends + foes > (3 if players < 6 else 1)  # short hands leave little to choose


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_what_is_said_of_a_card_holds(players: int) -> None:
    """Nobody draws trumps that nobody has, calls a trick his side’s that a foe is winning, or needs a trick twice."""
    rules = table(players, {"void_play": "must_trump"})
    told = set[str]()
    for view, move in decisions(rules, "club", 80, 1):
        if not isinstance(move, Play) or len(view.moves) == 1:
            continue
        seen, key = situation(view, rules.options), ask_view(rules, view).reason.key
        chance, trick = seen.chance(move.card), any(trick.taker == view.me for trick in view.tricks)
        held = sum(place.may & mask(TRUMPS) for place in view.hidden if place.name == "hand")
        assert held or key not in ("draw_trumps", "lead_trump")
        assert not held or key != "unbeaten"
        assert key != "ours_already" or (seen.friends[seen.winner] > 0.99 and chance > 0.99)
        assert key != "try_to_take" or chance >= 0.25
        assert key != "cash_ace" or chance >= 0.1
        assert key != "lead_low" or POINTS[move.card] < MANY
        assert key != "in_the_balance" or seen.later
        assert key != "leaster_take" or not trick
        told.add(key)
    rare = {"unbeaten", "leaster_forced-least"}  # with four cards in a hand
    usual = {"draw_trumps", "lead_plain_least", "ours_already", "ours_likely", "throw_lost"}
    assert usual | (rare if players < 7 else set()) <= told


THREE = (
    "QC QS JH 9C 8C 7C 9S 8S 7H 8H",
    "TD 7D AC TC KC 7S KS 9H KH TH",
    "QH QD JC JS JD AD KD 9D AS TS",
)


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(("lead", "wanted"), [("QC", "TD"), ("JH", "7D")])
def test_points_go_only_to_a_trick_that_is_safe(level: str, lead: str, wanted: str) -> None:
    rules = table(3, {"void_play": "free"})
    state = follow(rules, deal(rules, THREE, "8D AH"), "pass pass pick AS TS done")
    assert card_of(rules, follow(rules, state, lead), level) == wanted  # the picker plays last


LOST = (
    "QC QS QH 9S 8S 7S 9C 8C 7C TS",
    "TD JD AD KS 9H 8H 7H KH TH TC",
    "9D 8D JH KD KC AC AH QD JC JS",
)
GIVEN = (
    "QS QH 8H 9S 8S 7S 9C JS JH TS",
    "QC AD KS KH TH TC 8D KD TD 9D",
    "JC QD KC AC 7H 9H 7C AS AH 8C",
)


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(
    ("hands", "blind", "script", "wanted"),
    [
        (LOST, "AS 7D", "pick TS AS done QC TD 9D QS JD 8D QH AD", "JH"),  # all between jack and king is gone
        (GIVEN, "JD 7D", "pick TS 8H done QS QC", "QD"),
    ],
)
def test_of_equal_cards_the_cheaper_is_lost_and_the_dearer_is_given(
    level: str, hands: tuple[str, ...], blind: str, script: str, wanted: str
) -> None:
    rules = table(3, {"void_play": "free"})
    assert card_of(rules, follow(rules, deal(rules, hands, blind), script), level) == wanted


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_neither_ten_nor_ace_of_trumps_is_led_into_higher_ones(players: int) -> None:
    rules, leads = table(players), 0
    for view, move in decisions(rules, "club", 150, 1):
        if view.public.phase != "lead" or not isinstance(move, Play) or view.public.picker == NOBODY:
            continue
        seen = situation(view, rules.options)
        order, trumps = seen.order, seen.legal & seen.order.trumps
        if POINTS[move.card] < 10 or not trumps >> move.card & 1 or not order.beats[move.card] & seen.others:
            leads += 1
            continue
        others = [
            card for card in members(trumps) if POINTS[card] < 10 or not order.beats[card] & seen.others
        ]
        assert not others, f"{PIQUET.spell(move.card)} of {PIQUET.spell_all(view.hand)}"
    assert leads > 100


@pytest.mark.parametrize("level", GOOD)
def test_no_ten_goes_on_an_ace_the_picker_may_still_trump(level: str) -> None:
    rules = table(4)
    hands = ("JC AD TC KC 9C 8S AH", "QH JS AC 8C 7C TH KH", "QC JH TD 8D AS 9S 8H", "QS JD KD 9D 7D KS 9H")
    state = follow(rules, deal(rules, hands, "QD TS 7S 7H"), "pass pass pick TS AS 7H 8H done AH")
    assert card_of(rules, state, level) == "KH"


@pytest.mark.parametrize("level", GOOD)
def test_the_under_card_is_one_that_is_not_missed(level: str) -> None:
    rules = table(5)
    state = follow(rules, deal(rules, ("QC QH JS JD KD 9D", "", "", "", ""), "8D AH"), "pick KD AH done")
    state = follow(rules, state, "under_clubs")
    move = ask(rules, state, level).move
    assert isinstance(move, Lay)
    assert PIQUET.spell(move.card) == "8D"


@pytest.mark.parametrize(
    ("away", "counts", "told"),
    [
        ("AH", True, "bury"),
        ("8H AH", True, "bury_suit"),
        ("8H", True, "bury_beaten"),
        ("9C", True, "bury_suit"),
        ("7D", True, "bury_any"),
        ("9C", False, "bury_suit"),
        ("AH", False, "bury_any"),
    ],
)
def test_what_is_said_of_a_card_that_is_buried_holds(away: str, counts: bool, told: str) -> None:
    """A card without points has none to be safe, and a suit is gone only with its last card."""
    rules = table(5, {"bury_counts": counts})
    state = follow(rules, deal(rules, ("QC QH JS JD 7D 9C", "", "", "", ""), "AH 8H"), "pick")
    decision = lay(PIQUET.cards(away), rules.view(state, state.turn), rules.options)
    assert decision.reason.key == told


@pytest.mark.parametrize("level", GOOD)
def test_who_has_all_three_aces_does_not_hope_for_one(level: str) -> None:
    rules = table(5)
    state = follow(rules, deal(rules, ("QC QS AC KC AS AH", "", "", "", ""), "8S 8D"), "pick AS AH done")
    decision = ask(rules, state, level)
    assert decision.move in (Say("ten_clubs"), Say("ten_spades"))
    assert decision.reason.key == "call-ten"


@pytest.mark.parametrize("level", GOOD)
def test_a_trump_is_buried_rather_than_the_only_card_of_a_suit_to_call(level: str) -> None:
    rules = table(5)
    state = follow(rules, deal(rules, ("QC QH JD KD 9D 9C", "", "", "", ""), "JS 8D"), "pick")
    assert "9C" not in buried(rules, state, level).split()


SECRET = (
    # P1 picks and calls the ace of clubs, which P2 holds
    "QC QS JC JD 9C 8C",
    "AD 9D JH AC 9S 8H",
    "TD 8D KC 7S TH 9H",
    "QD JS 7D AS KH 7H",
    "QH TC 7C KS 8S AH",
)


@pytest.mark.parametrize("level", GOOD)
def test_a_hidden_partner_gives_points_to_the_picker_and_the_others_do_not(level: str) -> None:
    rules = table(5)
    state = follow(rules, deal(rules, SECRET, "TS KD"), "pick TS KD done ace_clubs QC")
    assert card_of(rules, state, level) == "AD"
    assert card_of(rules, follow(rules, state, "9D"), level) == "8D"


@pytest.mark.parametrize("level", GOOD)
def test_a_hidden_partner_does_not_take_the_pickers_trick(level: str) -> None:
    rules = table(5, {"void_play": "free"})
    hands = ("QH QS JC JD 9C 8C", "QC JH AC 9S 8S 8H", *SECRET[2:4], "AD 9D TC 7C KS AH")
    state = follow(rules, deal(rules, hands, "TS KD"), "pick TS KD done ace_clubs QS")
    assert card_of(rules, state, level) == "JH"  # only his own queen could beat the picker's


@pytest.mark.parametrize("level", LEVELS)
def test_who_must_pick_does_and_says_so(level: str) -> None:
    rules = table(5, {"no_pick": "forced_pick"})
    state = follow(rules, deal(rules, ("", "", "", "", "9C 8C 7S 8S KH 9H"), ""), "pass pass pass pass")
    assert ask(rules, state, level).move == Say("pick")


def buried(rules: Sheepshead, state: State, level: str) -> str:
    """Let the picker bury, and spell what he buried."""
    away: list[Card] = []
    move = ask(rules, state, level).move
    while isinstance(move, Lay):
        away.append(move.card)
        state = rules.play(state, move)
        move = ask(rules, state, level).move
    assert move == Say("done")
    return PIQUET.spell_all(mask(away))


@pytest.mark.parametrize("level", GOOD)
@pytest.mark.parametrize(
    ("players", "hand", "blind"),
    [
        (3, "QC QS QH JC JS AD 7D AC TS 8H", "KH 9S"),
        (4, "QC QS JC AD KD AC TS", "TH 9S 8H KH"),
        (5, "QC QS JC AD TH 8C", "TC 7H"),
    ],
)
def test_trumps_stay_in_the_hand_and_points_go_away(level: str, players: int, hand: str, blind: str) -> None:
    rules = table(players)
    state = follow(rules, deal(rules, (hand, *[""] * (players - 1)), blind), "pick")
    away = {PIQUET.parse(card) for card in buried(rules, state, level).split()}
    assert not away & set(TRUMPS)
    assert level == "expert" or sum(POINTS[card] for card in away) >= 10  # an expert may see a better void


@pytest.mark.parametrize("level", GOOD)
def test_a_card_of_a_suit_that_can_be_called_is_kept(level: str) -> None:
    rules = table(5)
    state = follow(rules, deal(rules, ("QC QS JC JD 9D 8C", "", "", "", ""), "TS KH"), "pick")
    kept = {"8C", "TS", "KH"} - set(buried(rules, state, level).split())
    assert kept


@pytest.mark.parametrize("level", GOOD)
def test_a_picker_who_can_call_an_ace_buries_so_that_he_can(level: str) -> None:
    rules = table(5)
    state = follow(rules, deal(rules, ("QC JS JD KD 8S 7H", "", "", "", ""), "TH AH"), "pick")
    view = rules.view(state, state.turn)
    for seed in range(12):
        move = unaided(rules, level).choose(view, Random(seed), 1).move
        assert move != Lay(PIQUET.parse("8S"))  # the ace of hearts is his own


@pytest.mark.parametrize("level", GOOD)
def test_in_a_leaster_nobody_who_has_a_trick_leads_an_ace_that_need_not_be_trumped(level: str) -> None:
    rules = table(5, {"void_play": "free"})
    hands = (
        "AD KD 9D 7D AH 8H",
        "QC JS JD TH TC 9S",
        "QS TD KH 9H 7H 8S",
        "QD JC AS TS KS KC",
        "QH 8D AC 9C 8C 7C",
    )
    state = follow(rules, deal(rules, hands, "JH 7S"), "pass pass pass pass pass AD JS TD QD 8D")
    assert card_of(rules, state, level) in {"JC", "KC"}


def test_made_up_layouts_agree_with_the_view() -> None:
    options: dict[str, Value] = {"no_pick": "jd_caller"}
    dice = Random(8)
    for players in (3, 4, 5):
        rules = table(players, options)
        checked = 0
        for view, move in decisions(rules, "club", 4, 1):
            if not isinstance(move, Play | Lay):
                continue
            for state in likely_states(rules, view, dice, 3):
                checked += 1
                assert rules.view(state, view.me) == view
        assert checked > 30


@pytest.mark.parametrize(
    ("named", "more"),
    [
        ("spades leave_blind", 0.2),
        ("spades take_blind AH TH done", 0.2),
        ("hearts AH {} done", 0.7),  # alone, and what he buried was no trump
    ],
)
def test_who_calls_because_nobody_picked_is_thought_to_have_passed(named: str, more: float) -> None:
    """The jack of diamonds made him the caller, not a strong hand (§8.9)."""
    rules, dice = table(3, {"no_pick": "jd_caller"}), Random(4)
    hands = ("", "JD", "AS TH")
    dealt = deal(rules, hands, "8D AH")
    assert isinstance(dealt, Talking)
    spare = PIQUET.spell(next(iter(members(dealt.layout.hands[P2] & ~mask(TRUMPS)))))
    state = follow(rules, dealt, f"pass pass pass name_{named.format(spare)}")
    assert isinstance(state, Playing)
    caller, strength = state.layout.picker, PICKING_BY_CLUB_PLAY[3].strength
    defender = next(seat for seat in range(3) if seat not in (caller, state.layout.partner))
    view = rules.view(state, defender)
    made_up = [rules.imagine(view, dice) for _ in range(400)]
    weights = [likelihood(each, view, rules.options) for each in made_up]
    strengths = [strength(each.layout.hands[caller]) for each in made_up if isinstance(each, Playing)]
    likely = sum(map(mul, weights, strengths)) / sum(weights)
    assert likely < fmean(strengths) + more  # a picker would have a trump more or two


def test_a_trick_is_wanted_in_a_leaster_only_where_one_is_needed() -> None:
    rules, free = table(5), table(5, {"leaster_needs_trick": False})
    dice, keys, others, wanted = Random(8), set[str](), 0, list[float]()
    for _ in range(40):
        state = rules.play(rules.start(4), random_deal(rules.spec.pack, dice))
        while not isinstance(state, Playing):
            state = rules.play(state, Say("pass"))
        while isinstance(state, Playing):
            view = rules.view(state, state.turn)
            card, other = (pick_card(situation(view, each.options)) for each in (rules, free))
            reason, told = because(rules, view, card), because(free, view, other)
            keys |= {reason.key}
            assert reason.key != "leaster_take" or all(each.taker != view.me for each in view.tricks)
            assert told.key != "leaster_take"
            chances = situation(view, rules.options).chances()
            assert chances[other] <= chances[card]
            wanted += [chances[card]] * (reason.key == "leaster_take")
            others += card != other
            state = rules.play(state, Play(card))
    assert "leaster_take" in keys
    assert others > 10
    assert min(wanted) < 1
    assert "may well take" in load(root() / "words" / "en").get("sheepshead.reason.leaster_take")


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_nobody_is_told_that_buried_points_are_safe_where_they_count_for_nobody(level: str) -> None:
    for counts, key in ((True, "bury"), (False, "bury_suit")):
        rules = table(5, {"bury_counts": counts})
        state = follow(rules, deal(rules, ("QC QS QH JC TD AS", "", "", "", ""), "TC KH"), "pick")
        decision = find("sheepshead").bot(rules, level).choose(rules.view(state, P1), Random(1), 4)
        assert decision.reason.key == key


@pytest.mark.parametrize(("no_pick", "stronger"), [("leaster", True), ("forced_pick", False)])
def test_who_had_to_pick_is_not_thought_to_have_a_hand_for_it(no_pick: str, stronger: bool) -> None:
    rules, dice = table(3, {"no_pick": no_pick}), Random(4)
    state = follow(rules, deal(rules, ("", "", "AS TH"), "8D AH"), "pass pass pick AH TH done")
    assert isinstance(state, Playing)
    view = rules.view(state, P1)
    made_up = [each for _ in range(400) if isinstance(each := rules.imagine(view, dice), Playing)]
    weights = [likelihood(each, view, rules.options) for each in made_up]
    strengths = [PICKING_BY_CLUB_PLAY[3].strength(each.layout.hands[P3]) for each in made_up]
    likely = sum(map(mul, weights, strengths)) / sum(weights)
    assert (likely > fmean(strengths) + 1) == stronger


@pytest.mark.parametrize(
    ("hand", "script", "key"),
    [
        ("QC QS JC AD KS 8S", "pick TH KH done", "call"),
        ("QC QS JD AD 9D AH", "pick TH KH done", "call-under"),
        ("QC QS AC AS AH 7H", "pick 8D 9D done", "call-ten"),
    ],
)
def test_a_call_is_told_by_what_is_called(hand: str, script: str, key: str) -> None:
    rules, blind = table(5), "TH KH" if "TH" in script else "8D 9D"
    state = follow(rules, deal(rules, (hand, *[""] * 4), blind), script)
    assert ask(rules, state, "club").reason.key == key


def test_who_buried_is_thought_to_have_kept_his_trumps() -> None:
    rules = table(3, {"no_pick": "jd_caller"})
    state = follow(rules, deal(rules, ("", "JD", "AS TH"), "8D AH"), "pass pass pass name_spades")
    assert state.turn == P3
    ways = (follow(rules, state, swap) for swap in ("take_blind AH TH done", "leave_blind"))
    chances = [situation(rules.view(each, P1), rules.options) for each in ways]
    trump = PIQUET.parse("7D")
    after_burying, otherwise = (each.takes(P3, trump, trump) for each in chances)
    assert after_burying > otherwise


def test_a_card_is_said_to_save_higher_ones_only_where_one_of_them_should_take_the_trick() -> None:
    rules = table(4)
    club, found = find("sheepshead").bot(rules, "club"), dict.fromkeys(("save_higher", "throw_low"), 0)
    for view, _ in decisions(rules, "club", 400, 1):
        key = club.choose(view, Random(1), 1).reason.key
        if key in found:
            seen = situation(view, rules.options)
            strong = any(seen.chance(card) >= 0.75 for card in members(seen.legal))
            assert strong == (key == "save_higher")
            found[key] += 1
    assert min(found.values()) > 3
