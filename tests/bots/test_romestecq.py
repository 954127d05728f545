"""The players of Romestecq: exact reckoning, good manners in plain positions, and levels that differ in strength."""

from collections.abc import Mapping
from random import Random

import pytest

from game.bots.romestecq import weighing
from game.bots.romestecq.layout import Layout, lay_out
from game.bots.romestecq.situation import situation
from game.bots.romestecq.stakes import stake, swing
from game.core.bot import BUDGET
from game.core.cards import Card, mask, members
from game.core.deal import Dealing
from game.core.move import PLAYS, Play
from game.core.options import Value
from game.core.trick import head
from game.rules.romestecq import Playing, Romestecq, State
from game.rules.romestecq.cards import ORDER, PACK
from game.rules.romestecq.combinations import made
from game.rules.romestecq.options import Options
from game.search.second_look import Rounds, SecondLook, Tried
from tests.bots.players import unaided
from tests.bots.romestecq_play import best_outcome, chosen, lead_and_error, random_ending, shuffled
from tests.rules.notation import follow
from tests.rules.romestecq_examples import WHOLE_DEAL, deal, scored, table

TWO: dict[str, Value] = {"players": 2}
SIX: dict[str, Value] = {"players": 6}
PAIRS: dict[str, Value] = {"players": 6, "six_sides": "three_pairs"}
RULES = table()
PARTNERS = pytest.mark.parametrize("level", ["club", "expert"])


# Reckoning -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        (TWO, 4),
        ({}, 3),
        (SIX, 2),
        (PAIRS, 2),
        ({"split_combination": "captor", "combination_counting": "cumulative"}, 3),
        ({"split_combination": "nobody", "duped_scoring": "both"}, 3),
        (PAIRS | {"duped_scoring": "both"}, 2),
        ({"players": 2, "combination_counting": "cumulative", "duped_scoring": "both"}, 4),
    ],
)
def test_the_reckoning_agrees_with_every_way_to_play(options: Mapping[str, Value], cards: int) -> None:
    rules, dice = table(options), Random(71)
    for _ in range(8):
        state = random_ending(rules, dice, cards)
        if state is None:
            continue
        awards, side = len(state.ledger.awards), rules.options.sides[state.turn]
        layout = lay_out(state, state.turn, rules, (cards, 0))
        for move in rules.moves(state):
            assert isinstance(move, Play)
            best = best_outcome(rules, rules.play(state, move), side, awards)
            assert layout.value(move.card) == pytest.approx(best)


def test_a_master_at_six_tries_every_lead_a_trick_earlier_than_an_expert() -> None:
    rules, dice = table(SIX), Random(73)
    chooses = dict[str, list[bool]](expert=[], master=[])
    for _ in range(12):
        state = random_ending(rules, dice, 4)
        assert state is not None
        if not state.play.trick.cards:
            for name, depths in (("expert", weighing.DEPTHS), ("master", weighing.DEEPER)):
                layout = lay_out(state, state.turn, rules, depths[6])
                chooses[name].append(layout.followed(0.0, layout.start)[1] == layout.start)
    assert not any(chooses["expert"])
    assert all(chooses["master"])
    assert chooses["master"]


@pytest.mark.parametrize(
    "options",
    [
        TWO,
        {},
        SIX,
        {"split_combination": "captor", "duped_scoring": "both", "combination_counting": "cumulative"},
        {"players": 6, "split_combination": "nobody"},
        PAIRS | {"duped_scoring": "both"},
    ],
)
def test_what_is_reckoned_lies_within_bounds_that_are_reached(options: Mapping[str, Value]) -> None:
    rules, dice, reached = table(options), Random(75), set[int]()
    for _ in range(60):
        state = random_ending(rules, dice, 2)
        if state is None or state.play.trick.cards:
            continue
        layout = lay_out(state, state.turn, rules, (2, 0))
        worth, bounds = (
            max(layout.value(card) for card in members(layout.legal())),
            layout.bounds(layout.start),
        )
        assert bounds[0] <= worth <= bounds[1]
        reached |= {place for place, bound in enumerate(bounds) if worth == bound}
    assert reached == {0, 1}


@pytest.mark.pure("compiled code does not look where this puts something else")
@pytest.mark.parametrize(
    ("options", "cards", "depth"),
    [
        (SIX, 3, weighing.DEEPER[6]),
        ({}, 3, (4, 0)),
        ({}, 4, (4, 0)),
        ({}, 5, (3, 1)),
    ],
)
def test_the_master_reckons_with_a_masters_effort(
    monkeypatch: pytest.MonkeyPatch, options: Mapping[str, Value], cards: int, depth: tuple[int, int]
) -> None:
    rules, depths = table(options), list[tuple[int, int]]()

    def noting(world: Playing, me: int, under: Romestecq, depth: tuple[int, int]) -> Layout:
        depths.append(depth)
        return lay_out(world, me, under, depth)

    monkeypatch.setattr(weighing, "lay_out", noting)
    state = random_ending(rules, Random(74), cards)
    assert state is not None
    unaided(rules, "master").choose(rules.view(state, state.turn), Random(1), 4)
    assert depths[-1] == depth


@pytest.mark.pure("compiled code does not look where this puts something else")
def test_a_master_of_four_looks_deeper_into_fewer_layouts_than_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    layouts = list[int]()

    def look(
        chosen: Card, judged: Mapping[Card, float], _tried: Tried, rounds: Rounds, *_: float
    ) -> SecondLook:
        layouts.append(sum(count for count, _ in rounds))
        return SecondLook(chosen, dict.fromkeys(judged, ()))

    monkeypatch.setattr(weighing, "second_look", look)
    for rules in (table({}), table(TWO), table(SIX)):
        state = random_ending(rules, Random(74), 4)
        assert state is not None
        unaided(rules, "master").choose(rules.view(state, state.turn), Random(1), BUDGET)
    assert layouts[0] < layouts[1] == layouts[2]


def test_the_reckoning_stops_where_the_match_is_decided() -> None:
    dice = Random(72)
    for _ in range(12):
        state = rules_near_the_end(dice)
        awards, side = len(state.ledger.awards), RULES.options.sides[state.turn]
        layout = lay_out(state, state.turn, RULES, (2, 2))
        assert layout.setting.near
        least, most = layout.bounds(layout.start)
        for card in members(layout.legal()):
            best = best_outcome(RULES, RULES.play(state, PLAYS[card]), side, awards)
            assert layout.value(card) == pytest.approx(best)
            assert least <= best <= most


def rules_near_the_end(dice: Random) -> Playing:
    """Play at random from a score near the target until two cards each are left."""
    while True:
        start = Dealing(dice.randrange(4), scored(RULES, {0: dice.randint(17, 20), 2: dice.randint(17, 20)}))
        state = RULES.play(start, shuffled(dice))
        while isinstance(state, Playing):
            if state.play.hands[state.turn].bit_count() == 2:
                return state
            state = RULES.play(state, dice.choice(RULES.moves(state)))


@pytest.mark.parametrize(
    ("options", "left", "home", "lost", "points"),
    [
        ({}, 1, False, True, 6),
        ({}, 1, True, False, 0),
        ({"duped_scoring": "both"}, 1, False, True, 2),
        ({"split_combination": "captor"}, 1, True, False, 6),
        ({"split_combination": "captor"}, 1, False, True, 0),
        ({"split_combination": "nobody"}, 1, True, False, 4),
        ({"split_combination": "nobody"}, 1, False, True, 2),
        ({"split_combination": "nobody"}, 2, True, True, 0),
    ],
)
def test_what_hangs_on_a_king(
    options: Mapping[str, Value], left: int, home: bool, lost: bool, points: float
) -> None:
    kings = made("double_rome", PACK.cards("KC KS"))
    assert swing(kings, left, home, lost, table(options).options) == points


def test_the_chance_of_a_trick() -> None:
    state = follow(RULES, deal(RULES, WHOLE_DEAL, dealer=3), "KC QC 8C")
    seen = situation(RULES.view(state, 3))
    assert seen.chance(PACK.parse("AC")) == 1
    assert seen.chance(PACK.parse("9C")) == 0
    first = situation(RULES.view(deal(RULES, WHOLE_DEAL, dealer=3), 0))
    assert 0 < first.chance(PACK.parse("KC")) < 1
    assert first.chance(PACK.parse("KC")) > first.chance(PACK.parse("8H"))


@pytest.mark.parametrize(("partner", "sure"), [("QH", False), ("AH", True)])
def test_a_partner_who_plays_last_takes_only_what_the_others_have_left_him(partner: str, sure: bool) -> None:
    """P1 leads, and P0 beats the nine for certain; king and ace may have been played before."""
    hands = (f"{partner} 7C 8S TD JS", "9H 6C 6S 7S 7D", "8H 8C JD 9S 6H", "TH JC QD TS 9D")
    seen = situation(RULES.view(deal(RULES, hands, dealer=0), 1))
    assert 0 < seen.chance(PACK.parse("9H")) <= 1
    assert (seen.chance(PACK.parse("9H")) == 1) == sure


# Manners ---------------------------------------------------------------------------------------------------------


@PARTNERS
def test_a_partner_s_sure_trick_is_not_overtaken(level: str) -> None:
    hands = ("AC 7H 8S TD JS", "KC 6C 9H 7S TS", "QC 8C JD 9S 6H", "JC 9C QD 8H 7D")
    state = follow(RULES, deal(RULES, hands, dealer=2), "JC AC")
    card, _ = chosen(RULES, level, state)
    assert card == "6C"


@PARTNERS
def test_a_rome_is_brought_home_in_a_partner_s_trick(level: str) -> None:
    """§13.3"""
    hands = ("AC 7H 8S TD JS", "9S 9H QH 7S TS", "QC 8C JD 6S 6H", "JC 9C QD 8H 7D")
    state = follow(RULES, deal(RULES, hands, dealer=2), "JC AC")
    card, reason = chosen(RULES, level, state)
    assert card in {"9S", "9H"}
    assert reason.key in {"bring_home", "counted_sure"}


@PARTNERS
def test_nothing_that_counts_is_thrown_on_a_lost_trick(level: str) -> None:
    hands = ("KC 7H 8S TD JS", "9S 9H QD 6H TS", "QC 8C JD 6S 7S", "AC 9C KD 8H 7D")
    state = follow(RULES, deal(RULES, hands, dealer=2), "AC KC")
    card, reason = chosen(RULES, level, state)
    assert card in {"6H", "TS", "QD"}
    assert reason.key in {"keep_combination", "counted", "counted_sure"}


@PARTNERS
def test_an_announced_king_is_caught(level: str) -> None:
    """The ace could wait for a better trick, but four and two points hang on this one."""
    hands = ("KC KH 8S TD JS", "9S JH QD 6H TS", "QC AC JD 6S 7S", "7C 9C 9D 8H 7D")
    state = follow(RULES, deal(RULES, hands, dealer=3), "KC 9S")
    card, reason = chosen(RULES, level, state)
    assert card == "AC"
    assert reason.key in {"catch", "counted", "counted_sure"}


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
def test_the_last_card_is_all_there_is(level: str) -> None:
    state = follow(
        RULES, deal(RULES, WHOLE_DEAL, dealer=3), "KC QC 8C 9C 8H TH AH 7H QS AS KS KD 6C 9H QD TD"
    )
    assert chosen(RULES, level, state) == ("AC", chosen(RULES, "novice", state)[1])


@pytest.mark.parametrize("options", [TWO, {}, SIX, PAIRS])
def test_what_is_said_of_a_card_holds(options: Mapping[str, Value]) -> None:
    """Who leaves a trick to a partner does not claim to take it, nor who breaks a combination to keep it."""
    rules, dice, told = table(options), Random(76), set[str]()
    for _ in range(40):
        state: State | None = random_ending(rules, dice, 5)
        while isinstance(state, Playing):
            move, reason = chosen(rules, "club", state)
            seen = situation(rules.view(state, state.turn))
            card = PACK.parse(move)
            lies = [tie for tie in seen.ties if tie.seat == state.turn and tie.what.cards >> card & 1]
            heads = head((*seen.table, card), ORDER) == card
            assert reason.cards == 1 << card, reason
            assert heads or reason.key != "win_cheaply", move
            assert not heads or not seen.table or reason.key != "partner_has_it", move
            assert seen.table or reason.key not in ("keep_combination", "lose_low", "lose_any"), move
            assert not any(stake(tie, rules.options) > 0 for tie in lies) or reason.key != "keep_combination"
            hands = [hand for seat, hand in enumerate(state.play.hands) if seat != state.turn]
            assert not any(hand & ORDER.beats[card] for hand in hands) or reason.key != "lead_master", move
            told.add(reason.key)
            state = rules.play(state, Play(card))
    assert {"win_cheaply", "keep_combination", "catch"} <= told
    assert told & {"lead_low", "lead_any"}
    assert ("partner_has_it" in told) == (rules.spec.seats > 2)


def test_a_single_way_in_which_another_card_does_better_is_not_rounded_away() -> None:
    often, once = [1.0] * 280, [0.0] * 279 + [2.0]
    assert weighing.counted(0, {0: often, 1: [0.0] * 280}).key == "counted_sure"
    told = weighing.counted(0, {0: often, 1: once})
    assert (told.key, told.number) == ("counted", 99)


def test_the_expert_ends_the_match_when_he_can() -> None:
    """Both aces take their tricks, and the second one ends the match before the others bring anything home."""
    hands = ("AC AD 9S 9H 7H", "8C 6D QH TS JC", "KC KD 8S 6H JH", "QC QD JS 7S TH")
    state = deal(RULES, hands, dealer=3, points={0: 18, 2: 20})
    for _ in range(2):
        card, _ = chosen(RULES, "expert", state)
        assert card in {"AC", "AD"}
        state = lowest_to_the_end_of_the_trick(follow(RULES, state, card))
    assert RULES.over(state.ledger)


def lowest_to_the_end_of_the_trick(state: State) -> State:
    """Let everybody else play his lowest legal card."""
    finished = len(RULES.view(state, 0).tricks)
    while isinstance(state, Playing) and len(state.play.tricks) == finished:
        state = RULES.play(state, RULES.moves(state)[0])
    return state


@pytest.mark.parametrize("options", [TWO, {}, SIX, PAIRS, {"partners_show": False}])
def test_every_level_gives_a_legal_card_and_the_dice_decide_nothing_for_the_club(
    options: Mapping[str, Value],
) -> None:
    rules, dice = table(options), Random(74)
    for cards in (5, 3, 1):
        state = random_ending(rules, dice, cards)
        if state is None:
            continue
        legal = mask(move.card for move in rules.moves(state) if isinstance(move, Play))
        for level in ("novice", "club", "expert"):
            assert legal >> PACK.parse(chosen(rules, level, state)[0]) & 1
        assert chosen(rules, "club", state, 1) == chosen(rules, "club", state, 2)
    assert isinstance(rules.options, Options)


# Strength --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [TWO, {}, SIX, PAIRS])
def test_club_beats_novice(options: Mapping[str, Value]) -> None:
    mean, error = lead_and_error(options, ("club", "novice"), 160, 75)
    assert mean > 1.96 * error


@pytest.mark.slow
@pytest.mark.parametrize(("options", "deals"), [(TWO, 250), ({}, 60), (SIX, 60), (PAIRS, 90)])
def test_expert_beats_club(options: Mapping[str, Value], deals: int) -> None:
    mean, error = lead_and_error(options, ("expert", "club"), deals, 76)
    assert mean > 1.96 * error
