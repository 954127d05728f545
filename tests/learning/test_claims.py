"""What lessons claim without a blank, held against the table that they speak of."""

import re
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import TypeVar

import pytest

from game.catalogue import GAMES, find, rules_for
from game.core.bot import BUDGET
from game.core.cards import Cards, members
from game.core.deal import HAND
from game.core.move import Deal, Lay, Play, Say
from game.core.record import replace
from game.core.score import Award
from game.core.transcript import Entry, Transcript, parse_entry
from game.learning.drill import questions
from game.learning.lesson import AskNumber, AskText, Do, Step
from game.learning.position import KnownPosition
from game.learning.reading import course
from game.learning.script import Script
from game.resources import root
from game.session.match import Match
from game.telling.glossary import glossary_of
from game.wording import load

S = TypeVar("S")
WORDS = load(root() / "words" / "en", strict=True)


def scripted(subject: str, name: str) -> Script:
    return Script(next(lesson for lesson in course(subject) if lesson.id == name), WORDS)


def first(script: Script, kind: type[S], fits: Callable[[S], bool] = lambda _: True) -> tuple[int, S]:
    """Give the first step of a kind that fits, after its number."""
    steps = enumerate(script.lesson.steps)
    return next((number, each) for number, each in steps if isinstance(each, kind) and fits(each))


def elsewhere(position: KnownPosition) -> Cards:
    """Give the cards that may lie in another hand, by all that the learner has seen."""
    return sum((place.may for place in position.view.hidden if place.name == HAND), 0)


def test_burying_is_said_to_count_less_only_where_it_does() -> None:
    script = scripted("sheepshead", "pick")
    number, step = first(script, Do, lambda each: isinstance(each.moves[0], Lay))
    position = script.position(script.lesson.reached(number))
    points = position.contract.points
    best = sum(points[move.card] for move in step.moves if isinstance(move, Lay))
    richer = 0
    for pair in combinations(members(position.view.hand), 2):
        if sum(map(points.__getitem__, pair)) >= best and not step.is_met(tuple(map(Lay, pair))):
            richer += 1
            assert "count more" not in step.why_not(tuple(map(Lay, pair)))
    assert richer


def test_a_partner_said_to_have_given_an_ace_could_have_played_a_small_trump() -> None:
    script = scripted("sheepshead", "partner")
    entries, pack = script.lesson.transcript.entries, script.rules.spec.pack
    ace, small = (pack.parse(face) for face in ("AD", "8D"))
    length = next(place for place, entry in enumerate(entries) if entry.move == Play(ace))
    match = script.match(length)
    assert entries[length].seat == match.turn
    assert Play(small) in match.view(match.turn).moves


def test_the_card_under_is_taken_from_the_trumps_only_once() -> None:
    script = scripted("sheepshead", "under")
    number, step = first(script, AskNumber)
    length = script.lesson.reached(number)
    position, view = script.position(length), script.match(length).view(script.lesson.me)
    trumps = position.contract.order.trumps
    held = (view.hand & trumps).bit_count()
    fallen = sum(trumps >> card & 1 for trick in view.tricks for card in trick.cards)
    told = re.search(r"There are (\d+) beside the one that lies under", script.reply(number, step.otherwise))
    assert told
    beside = int(told[1])
    assert script.is_right(number, str(beside - held - fallen))


def test_the_tricks_that_make_the_majority_at_imperium_are_led_with_cards_that_nothing_beats() -> None:
    script = scripted("imperium", "chips")
    leads = [(number, step) for number, step in enumerate(script.lesson.steps) if isinstance(step, Do)][:3]
    for number, step in leads:
        position, move = script.position(script.lesson.reached(number)), step.moves[0]
        assert isinstance(move, Play)
        assert not position.contract.order.beats[move.card] & elsewhere(position)
    assert script.position(leads[-1][1].end + 1).view.tricks[-1].taker == script.lesson.me


def test_two_ruffs_are_told_apart_only_where_one_is_worth_more() -> None:
    script = scripted("gleek", "deal")
    number, step = first(script, AskNumber)
    position = script.position(script.lesson.reached(number))
    faces = [position.rules.spec.pack.spell(card) for card in members(position.view.hand)]
    suits = [[face[0] for face in faces if face[-1] == suit] for suit in "SHDC"]
    longest = max(map(len, suits))
    worth = {sum({"A": 11}.get(rank, 10) for rank in suit) for suit in suits if len(suit) == longest}
    assert {script.is_right(number, str(each)) for each in worth} == {True}
    assert ("worth the same" in script.says(number)) == (len(worth) == 1)
    assert "worth more" not in step.says.text


def test_the_hint_how_to_count_trumps_of_tarock_comes_to_the_right_number() -> None:
    script = scripted("illustrated_tarock", "bids")
    step, position = script.lesson.steps[0], script.position(script.lesson.begins)
    assert isinstance(step, AskNumber)
    faces = [position.rules.spec.pack.spell(card) for card in members(position.view.hand)]
    numbered = [face for face in faces if face[0] in "789T" and face != "FOOL"]
    unsuited = [face for face in numbered if face[-1] not in "SHDC"]
    assert len(unsuited) < len(numbered)
    assert script.is_right(0, str(len(unsuited) + 1))
    assert "no suit sign" in step.otherwise


def test_no_card_is_called_safer_than_one_as_low() -> None:
    script = scripted("illustrated_tarock", "beggar")
    number, step = first(script, Do, lambda each: isinstance(each.moves[0], Play))
    position = script.position(script.lesson.reached(number))
    order, best, compared = position.contract.order, step.moves[0], 0
    assert isinstance(best, Play)
    for card in members(position.view.hand & ~order.trumps):
        if card != best.card and order.rank[card] <= order.rank[best.card]:
            compared += 1
            assert "safer" not in step.why_not((Play(card),))
    assert compared == 2


def test_what_lies_beside_the_cards_is_spoken_of_in_the_first_step() -> None:
    primer, gleek = scripted("primer", "follow"), scripted("gleek", "purses")
    assert all(each in primer.says(0) for each in ("chips", "stock", "score"))
    lent = next(each for each in gleek.position(gleek.lesson.begins).notes if each.key == "lent")
    assert f"loan of {lent.number}" in gleek.says(0)


def test_the_hand_proposed_with_makes_the_point_for_certain_and_hardly_all_the_tricks() -> None:
    script = scripted("ecarte", "vulnerable")
    number, _ = first(script, Do, lambda each: each.moves == (Say("propose"),))
    position = script.position(script.lesson.reached(number))
    view, order = position.view, position.contract.order
    unseen = script.rules.spec.pack.full & ~position.seen
    trumps, plain = view.hand & order.trumps, view.hand & ~order.trumps
    assert sum(not order.beats[card] & unseen for card in members(trumps)) == 3
    assert any(order.beats[card] & ~order.trumps & unseen for card in members(plain))


def test_all_the_tricks_are_not_said_to_pay_more_than_the_point_of_somebody_vulnerable() -> None:
    script = scripted("ecarte", "vulnerable")
    ledger = script.match(len(script.lesson.transcript.entries)).view(script.lesson.me).ledger
    paid = {award.step: award.amount for award in ledger.awards}
    assert paid["vole"] == paid["vulnerable_point"]
    (told,) = (step.says.text for step in script.lesson.steps if "called the vole" in step.says.text)
    assert "more" not in told


def paid_for(script: Script, face: str) -> Award:
    """Give the first payment where the first deal of a lesson has another turn-up."""
    transcript, pack = script.lesson.transcript, script.rules.spec.pack
    first_deal = transcript.entries[0].move
    assert isinstance(first_deal, Deal)
    (turned,) = members(script.match(1).view(script.lesson.me).shown)
    swapped = {turned: pack.parse(face), pack.parse(face): turned}
    cards = tuple(swapped.get(card, card) for card in first_deal.cards)
    entry = Entry(transcript.entries[0].seat, replace(first_deal, cards=cards))
    match = Match.restore(script.rules, Transcript(transcript.header, (entry,)))
    return match.view(script.lesson.me).ledger.awards[0]


def test_what_the_turn_up_pays_the_dealer_is_taught_before_the_first_real_deal() -> None:
    for game, lesson, asked, face, rule, unit in (
        ("imperiale", "honours", "6.2", "7S", "6.2", "white"),
        ("imperium", "chips", "5.8", "JH", "5.7", "white"),
        ("imperium", "chips", "5.8", "JOK", "5.8", "blue"),
    ):
        script = scripted(game, lesson)
        assert asked in {step.says.rule for step in script.lesson.steps if isinstance(step, AskText)}
        award, dealer = paid_for(script, face), script.lesson.transcript.header.dealer
        assert (award.to, award.amount, award.unit, award.rule) == (dealer, 1, unit, rule)


def test_what_decides_nearly_every_deal_is_taught_somewhere() -> None:
    for game, rule in (("imperiale", "8.2"), ("romestecq", "6.10")):
        assert rule in {step.says.rule for lesson in course(game) for step in lesson.steps}


def test_a_trump_called_sure_can_be_beaten_by_nothing_in_another_hand() -> None:
    spoken = 0
    for lesson in (lesson for game in ("ecarte", "imperium") for lesson in course(game)):
        script = Script(lesson, WORDS)
        for number, step in enumerate(lesson.steps):
            if isinstance(step, Do) and re.search(r"trumps? is (the )?sure\b", step.otherwise):
                spoken += 1
                position, move = script.position(lesson.reached(number)), step.moves[0]
                assert isinstance(move, Play)
                assert not position.contract.order.beats[move.card] & elsewhere(position), lesson.key
    assert spoken


def test_a_king_that_may_be_trumped_is_called_the_best_of_its_suit_only() -> None:
    script = scripted("ecarte", "order")
    number, step = first(script, Do)
    position, move = script.position(script.lesson.reached(number)), step.moves[0]
    assert isinstance(move, Play)
    assert position.contract.order.beats[move.card] & elsewhere(position)
    assert "of its suit" in step.otherwise


def test_a_wrong_lead_is_answered_by_what_that_suit_would_meet() -> None:
    script = scripted("primer", "trumps")
    pack = script.rules.spec.pack
    number, step = first(script, Do, lambda each: each.moves == (Play(pack.parse("AC")),))
    position = script.position(script.lesson.reached(number))
    for move in position.view.moves:
        assert isinstance(move, Play)
        spade = pack.spell(move.card)[-1] == "S"
        assert (
            "without a spade" in script.reply(number, step.why_not((move,)))
        ) == spade or move in step.moves


def test_trumps_still_out_are_counted_by_what_has_been_seen() -> None:
    script = scripted("imperium", "cards")
    number, step = first(script, AskText, lambda each: "{JH}" in each.says.text)
    position = script.position(script.lesson.reached(number))
    assert (elsewhere(position) & position.contract.order.trumps).bit_count() == 2
    assert "One trump" not in step.says.text


def test_who_speaks_first_at_tarock_is_explained_by_the_seat() -> None:
    script = scripted("illustrated_tarock", "bids")
    number, step = first(script, AskText, lambda each: each.right == "{word hold}")
    view = script.position(script.lesson.reached(number)).view
    assert (view.dealer + 1) % len(view.sides) == view.me
    assert "next after the dealer" in step.says.text


def test_as_many_trumps_and_kings_are_called_enough_for_a_bid_as_the_drills_bid_on() -> None:
    bids: dict[int, list[bool]] = {}
    for question in questions("illustrated_tarock"):
        said = [entry.move for entry in question.transcript.entries if isinstance(entry.move, Say)]
        if all(move == Say("pass") for move in said):
            pack = rules_for(question.game, {}).spec.pack
            match = Match.restore(rules_for(question.game, {}), question.transcript)
            faces = [pack.spell(card) for card in members(match.view(question.me).hand)]
            count = sum(face == "FOOL" or face[0] == "K" or face[1:].isdigit() for face in faces)
            bids.setdefault(count, []).append(question.best[0] != Say("pass"))
    assert all(bids[9])
    assert not all(bids[8])
    assert bids[8].count(True) > bids[8].count(False)
    assert not any(bids[7])
    asked = scripted("illustrated_tarock", "bids").lesson.steps[0].says.text
    assert "eight are often enough, nine usually" in asked


def test_the_dealer_who_is_told_to_accept_would_not_play_the_hand_by_the_list_of_the_books() -> None:
    script = scripted("ecarte", "exchange")
    number, _ = first(script, Do, lambda each: each.moves == (Say("accept"),))
    position = script.position(script.lesson.reached(number))
    faces = [script.rules.spec.pack.spell(card) for card in members(position.view.hand)]
    trumps = (position.view.hand & position.contract.order.trumps).bit_count()
    assert (trumps, sorted(face[0] for face in faces if face[0] in "KQJ")) == (1, ["K"])


def test_trumps_are_led_before_a_king_that_might_be_trumped() -> None:
    script = scripted("ecarte", "vulnerable")
    pack = script.rules.spec.pack
    made = [(step.moves, number) for number, step in enumerate(script.lesson.steps) if isinstance(step, Do)]
    places = dict(made)
    queen, king = (places[Play(pack.parse(face)),] for face in ("QH", "KC"))
    assert queen < king
    assert script.position(script.lesson.reached(queen)).contract.order.trumps >> pack.parse("QH") & 1


def test_the_packet_that_is_left_at_tarock_holds_no_king() -> None:
    script = scripted("illustrated_tarock", "stock")
    number, _ = first(script, Do)
    position = script.position(script.lesson.reached(number))
    faces = [script.rules.spec.pack.spell(card) for card in members(position.view.shown)]
    assert len(faces) == 6
    assert not any(face[0] == "K" for face in faces)


def test_a_better_way_than_the_one_shown_is_not_called_worse() -> None:
    """Experts play alone, draw trumps, bid higher and lead an honour there; what is shown is another thing."""
    for game, lesson, shown, other, told in (
        ("sheepshead", "under", "say under_spades", "say alone", "pay more"),
        ("sheepshead", "partner", "play 8S", "play QC", "draw trumps first"),
        ("illustrated_tarock", "bids", "say three", "say two", "may well bid that"),
        ("imperiale", "hand", "play QC", "play KH", "the better lead"),
    ):
        script = scripted(game, lesson)
        asked, wrong = (parse_entry(f"0 {each}", script.rules.spec.pack).move for each in (shown, other))
        step = next(each for each in script.lesson.steps if isinstance(each, Do) and each.moves == (asked,))
        assert told in step.why_not((wrong,)), lesson


def test_the_stock_is_bought_with_more_rubbish_than_good_cards() -> None:
    """A hand that is good already gains too little by seven new cards (§15.1), as the drills have it."""
    script = scripted("gleek", "stock")
    number, _ = first(script, Do, lambda each: each.moves == (Say("bid", 14),))
    position = script.position(script.lesson.reached(number))
    faces = [script.rules.spec.pack.spell(card) for card in members(position.view.hand)]
    assert sum(face[0] in "AKQJ" for face in faces) <= 5
    assert (position.view.hand & position.contract.order.trumps).bit_count() < 4


def test_of_the_honours_held_at_imperiale_the_one_is_led_that_fewest_cards_can_beat() -> None:
    """Who keeps the lead may lead the next one as well (§16.3)."""
    script = scripted("imperiale", "honours")
    pack, chosen = script.rules.spec.pack, 0
    for number, step in enumerate(script.lesson.steps):
        position = script.position(script.lesson.reached(number))
        order = position.contract.order
        honours = [
            card for card in members(position.view.hand & order.trumps) if pack.spell(card)[0] in "KQJA7"
        ]
        if isinstance(step, Do) and isinstance(step.moves[0], Play) and step.moves[0].card in honours:
            stronger = {card: (order.beats[card] & elsewhere(position)).bit_count() for card in honours}
            assert stronger[step.moves[0].card] == min(stronger.values()), f"step {number + 1}"
            chosen += len(honours) > 1
    assert chosen == 2


def test_a_bet_is_seen_and_not_raised_with_a_ruff_that_the_buyer_may_well_beat() -> None:
    """With 55 and more raising again brings more, as the master has it; 50 to 54 is good as dealt only (§15.4)."""
    script = scripted("gleek", "ruff")
    number, _ = first(script, Do, lambda each: each.moves == (Say("see"),))
    view = script.match(script.lesson.reached(number)).view(script.lesson.me)
    faces = [script.rules.spec.pack.spell(card) for card in members(view.hand)]
    worth = max(
        sum(
            {"A": 11}.get(face[0], 10 if face[0] in "KQJT" else int(face[0], 36))
            for face in faces
            if face[-1] == suit
        )
        for suit in "SHDC"
    )
    assert 50 <= worth < 55


def test_the_eight_that_is_led_to_the_partners_ace_is_what_the_master_leads() -> None:
    script = scripted("romestecq", "home")
    number, step = first(script, Do, lambda each: each.moves == (Play(script.rules.spec.pack.parse("8S")),))
    view = script.match(script.lesson.reached(number)).view(script.lesson.me)
    assert find("romestecq").bot(script.rules, "master").choose(view, Random(3), BUDGET).move == step.moves[0]


def test_a_low_card_is_led_first_at_the_beggars_game_where_no_queen_had_better_be_got_rid_of() -> None:
    """A queen that a king must take brings more when it is led at once, as playouts have it."""
    script = scripted("illustrated_tarock", "beggar")
    number, step = first(script, Do, lambda each: isinstance(each.moves[0], Play))
    position = script.position(script.lesson.reached(number))
    faces = [script.rules.spec.pack.spell(card) for card in members(position.view.hand)]
    assert not any(face[0] == "Q" for face in faces)
    assert "safer" not in step.otherwise


def test_no_bird_is_left_unannounced_with_a_hand_that_could_bring_it_home() -> None:
    """With this many trumps the sparrow in hand had better be announced, as playouts have it."""
    script = scripted("illustrated_tarock", "bonuses")
    number, _ = first(script, Do, lambda each: each.moves == (Say("ninety"),))
    view = script.match(script.lesson.reached(number)).view(script.lesson.me)
    birds = [script.rules.spec.pack.parse(face) for face in ("T1", "T2", "T3")]
    assert not any(view.hand >> bird & 1 for bird in birds)
    assert Say("sparrow") not in view.moves


def test_the_last_trumps_are_drawn_before_a_king_that_they_might_take() -> None:
    script = scripted("illustrated_tarock", "birds")
    pack, led = script.rules.spec.pack, []
    for number, step in enumerate(script.lesson.steps):
        if isinstance(step, Do):
            position = script.position(script.lesson.reached(number))
            out = elsewhere(position) & position.contract.order.trumps
            led.append((step.moves[0], bool(out)))
    assert led[:2] == [(Play(pack.parse("T20")), True), (Play(pack.parse("KD")), False)]


AT_OTHER_TABLES = {"towser", "tumbler", "retourne", "tombee", "schwanzer"}
"""Terms of results by house rules that no table of the lessons has."""


@pytest.mark.parametrize(
    ("game", "answer"), [(each.id, answer) for each in GAMES for answer in each.answers or ("",)]
)
def test_every_term_that_a_result_uses_has_been_met_in_a_lesson(game: str, answer: str) -> None:
    lessons = course(game, answer)
    told = " ".join(
        " ".join((lesson.title, lesson.idea, script.says(number), *replies(step)))
        for lesson in lessons
        for script in (Script(lesson, WORDS),)
        for number, step in enumerate(lesson.steps)
    )
    glossary = glossary_of(game, WORDS)
    paid = [WORDS.get(key, number="") for key in WORDS.of(game) if key.startswith(f"{game}.step.")]
    house = {glossary_term(game, each) for each in AT_OTHER_TABLES if f"{game}.glossary.{each}" in WORDS}
    met = {term.name for term in glossary.terms_in(told)} | house
    assert not lessons or {term.name for term in glossary.terms_in(*paid)} <= met


def glossary_term(game: str, key: str) -> str:
    """Give the name of a term."""
    return WORDS.get(f"{game}.glossary.{key}").partition(":")[0]


def replies(step: Step) -> tuple[str, ...]:
    """List what a step replies when it is done well."""
    return tuple(str(getattr(step, part)) for part in ("well", "right") if hasattr(step, part))
