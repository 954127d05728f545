"""The companion: a sentence for every decision a game asks, silent once such decisions are made well."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, find, rules_for
from game.coach.reviewing import fresh_review
from game.core.cards import CHANCE, NOBODY
from game.core.move import Lay, Play, Say
from game.core.options import Value, declared
from game.core.record import replace
from game.core.rules import Rules
from game.core.transcript import Header
from game.core.view import View
from game.learning.blanks import AS_THEY_STAND
from game.learning.lesson import AskCard
from game.learning.position import KnownPosition, known
from game.learning.reading import course
from game.learning.script import Script
from game.play.companion import (
    FULL,
    GONE,
    Companion,
    CompanionMemory,
    ReviewListener,
    agrees,
    counsel_on,
)
from game.play.table_session import Answered, TableSession
from game.resources import read_text, root
from game.rules.gleek import Options as GleekOptions
from game.rules.gleek.scoring import ruff
from game.search.weighing import alike
from game.session.match import Match
from game.session.players import Player
from game.stage.table import TableNote
from game.telling.captions import Captions
from game.wording import load
from tests.coach.deals import played
from tests.games.expected import EXPECTED
from tests.laws.walks import random_move
from tests.learning.test_lessons import COUNTED
from tests.rules import ecarte_examples as ecarte
from tests.rules.notation import follow
from tests.session.thinkers import AtOnce

IDS = [game.id for game in GAMES]
DEALS, MANY, RARE = 6, 80, 300
"""Random deals every day, in the long run, where under cards are laid, too, and until only a picker has trumps left."""
MOST = 30
"""Words of a sentence."""
BLANK = re.compile(r"\{[^}]*\}")
WORDS = load(root() / "words" / "en", strict=True)


def position(
    rules: Rules[Any, Any], game: str, view: View[Any], made: Mapping[str, Value] | None = None
) -> KnownPosition:
    """See a position as the player in a seat does, under the usual house rules or others."""
    players = tuple(Player(f"Player {seat}", "") for seat in range(rules.spec.seats))
    captions = Captions(WORDS, game, rules.spec, players, view.me)
    options = {each.id: each.default for each in declared(find(game).options)} | dict(made or {})
    return known(rules, view, captions, find(game).table, options)


@cache
def met(
    game: str, deals: int, made: tuple[tuple[str, Value], ...] = ()
) -> dict[str, tuple[KnownPosition, ...]]:
    """Collect positions in which something is to be decided in random deals, by the sentence that is said of them."""
    rules, dice = rules_for(game, dict(made)), Random(game)
    found: dict[str, list[KnownPosition]] = {}
    for deal in range(deals):
        state = rules.start(deal % rules.spec.seats)
        while not state.ledger.finished and state.turn != NOBODY:
            if state.turn != CHANCE and len((view := rules.view(state, state.turn)).moves) > 1:
                here = position(rules, game, view, dict(made))
                counsel = counsel_on(here, game, WORDS)
                found.setdefault(counsel.key if counsel else "", []).append(here)
            state = rules.play(state, random_move(rules, state, dice))
    return {name: tuple(positions[:20]) for name, positions in found.items()}


def sentences(game: str) -> dict[str, str]:
    """Give the sentences of a game by what they are about."""
    start = f"companion.{game}."
    keys = [key for key in WORDS.of("companion") if key.startswith(start) and ".rule." not in key]
    return {key.removeprefix(start): WORDS.get(key, **AS_THEY_STAND) for key in keys}


@pytest.mark.parametrize("deals", [DEALS, pytest.param(RARE, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", IDS)
def test_there_is_a_sentence_for_every_decision(game: str, deals: int) -> None:
    said = {key for made in ({}, *EXPECTED[game].heard) for key in met(game, deals, tuple(made.items()))}
    assert "" not in said, f"the companion is silent about a decision of {game}"
    if deals == RARE:
        assert said == set(sentences(game)), "a sentence is never said"


def test_the_value_of_the_ruff_is_the_one_that_counts() -> None:
    for suit in ("longest", "best"):
        made: tuple[tuple[str, Value], ...] = (("ruff_suit", suit),)
        for here in met("gleek", DEALS, made if suit == "best" else ())[
            "ruff_dearest" if suit == "best" else "ruff"
        ]:
            counsel = counsel_on(here, "gleek", WORDS)
            counts = ruff(here.view.hand, GleekOptions(ruff_suit=suit)).value
            assert counsel is not None
            assert f"counts {counts}" in counsel.text


def test_the_companion_speaks_of_no_duty_that_the_house_does_not_know() -> None:
    said = {
        (must_head, "need not beat" in counsel.text)
        for must_head in (True, False)
        for name, found in met("imperiale", 2, (("must_head", must_head),)).items()
        for here in (found if name.startswith("reply") else ())
        if (counsel := counsel_on(here, "imperiale", WORDS))
    }
    assert said == {(True, False), (False, True)}


@pytest.mark.parametrize("game", IDS)
def test_no_number_is_typed_and_every_paragraph_is_there(game: str) -> None:
    rules = read_text("rules", f"{game}.md")
    for name, text in sentences(game).items():
        assert not COUNTED.findall(BLANK.sub("", text)), f"{name}: {text}"
        rule = WORDS.get(f"companion.{game}.rule.{name}")
        assert re.search(rf"^{re.escape(rule)} ", rules, re.MULTILINE), f"§{rule} is not in the rules"
        assert len(BLANK.sub("one trump", text).split()) <= MOST, f"{name} is long"


@pytest.mark.parametrize("game", ["illustrated_tarock", "imperiale", "imperium", "sheepshead"])
def test_nobody_is_told_to_lead_or_draw_trumps_that_are_not_there(game: str) -> None:
    told = met(game, MANY)
    for name, found in told.items():
        for here in found if name.startswith("lead") else ():
            view, trumps, counsel = here.view, here.contract.order.trumps, counsel_on(here, game, WORDS)
            assert counsel is not None
            out = any(place.name == "hand" and place.may & trumps for place in view.hidden)
            assert out or "Draw them" not in counsel.text
            assert out or "draws another" not in counsel.text
            if not view.hand & trumps:
                assert not re.search(r"Draw them|draws another|keep high trumps|highest trump", counsel.text)
    assert any(
        not here.view.hand & here.contract.order.trumps
        for name in told
        if name.startswith("lead")
        for here in told[name]
    )


@pytest.mark.parametrize("game", IDS)
def test_a_single_card_is_not_spoken_of_as_several_nor_none_as_some(game: str) -> None:
    for found in met(game, MANY).values():
        for here in found:
            counsel = counsel_on(here, game, WORDS)
            assert counsel is not None
            assert not re.search(r"\b(no|one) trump: keep them|if you can: you hold no\b", counsel.text)
            assert not re.search(r"\bno trump and no king\b.* if they should", counsel.text)


def test_no_called_suit_is_led_once_everybody_knows_who_plays_with_whom() -> None:
    found = met("sheepshead", MANY)
    assert "lead" in found
    assert "lead_suit" in found
    for here in (each for name in found if name.startswith("lead") for each in found[name]):
        counsel = counsel_on(here, "sheepshead", WORDS)
        assert counsel is not None
        assert min(here.view.sides) < 0 or "called" not in counsel.text


def test_no_ace_is_to_be_called_where_none_can_be() -> None:
    found, told = met("sheepshead", RARE), Counter[bool]()
    for here in found["call"]:
        counsel = counsel_on(here, "sheepshead", WORDS)
        assert counsel is not None
        aces = any(isinstance(move, Say) and move.word.startswith("ace_") for move in here.view.moves)
        assert aces or "ace" not in counsel.text.split()
        told[aces] += 1
    assert told[False]


def test_no_draw_is_spoken_of_in_a_solo() -> None:
    found, told = met("illustrated_tarock", MANY), Counter[bool]()
    for here in (each for name in found if name.startswith("early") for each in found[name]):
        counsel = counsel_on(here, "illustrated_tarock", WORDS)
        assert counsel is not None
        solo = here.view.public.auction.bid == "solo"
        assert ("draw" in counsel.text) != solo
        assert not solo or "draw" not in here.captions.prompt(here.view)
        assert not solo or "draw" not in here.captions.note(TableNote("before_draw", number=10))
        told[solo] += 1
    assert len(told) == 2


def test_a_king_of_trumps_is_counted_once() -> None:
    counts = set[tuple[int, int]]()
    for here in met("ecarte", MANY)["discard"]:
        counsel = counsel_on(here, "ecarte", WORDS)
        assert counsel is not None
        trumps = here.contract.order.trumps
        kings = sum(here.view.hand >> card & 1 for card in here.rules.spec.pack.parse_all("KS KH KD KC"))
        beside = (here.view.hand & ~trumps & here.rules.spec.pack.cards("KS KH KD KC")).bit_count()
        told = {0: "no king of another suit", 1: "one king of another suit"}
        assert told.get(beside, f"{beside} kings of other suits") in counsel.text
        counts.add((kings, beside))
    assert any(kings > beside for kings, beside in counts)


def test_no_counter_is_to_be_drawn_that_may_have_been_played() -> None:
    said = {name: text for name, text in sentences("gleek").items() if name.startswith("lead")}
    assert not re.search("Tib|Tom|Tiddy", str(said))


def test_what_is_said_counts_what_is_held() -> None:
    here = next(
        each
        for each in met("ecarte", DEALS)["propose"]
        if "no trump" not in str(counsel_on(each, "ecarte", WORDS))
    )
    counsel = counsel_on(here, "ecarte", WORDS)
    assert counsel
    trumps = (here.view.hand & here.contract.order.trumps).bit_count()
    assert ("one trump " if trumps == 1 else f"{trumps} trumps") in counsel.text


# ------------------------------------------------------------------ going and coming back


class Beside:
    """A companion beside a player of Écarté who does as they like."""

    def __init__(self, *, newcomer: bool = True, known: dict[str, int] | None = None) -> None:
        self.known: dict[str, int] = known or {}
        game, rules = find("ecarte"), rules_for("ecarte", {})
        header = Header("ecarte", rules.spec.edition, (), ("You", "The Marquise, expert"), 1)
        self.session = TableSession(Match(rules, header), AtOnce(), Random(4), lambda _: None)
        captions = Captions(WORDS, "ecarte", rules.spec, self.session.players, 0)
        memory = CompanionMemory(lambda: self.known, self._keep, newcomer)
        self.companion = Companion(self.session, game, captions, WORDS, memory)
        self.session.deal()

    def _keep(self, known: Mapping[str, int]) -> None:
        self.known = dict(known)

    def kind(self) -> str:
        """Name what is spoken of."""
        said = self.companion.about(self.session.view())
        return said.kind if said else ""

    def decide(self, agreeing: bool) -> None:
        """Decide as an Expert would, or otherwise, without going on."""
        view = self.session.view()
        inquiry = self.session.ask_choice(view, 4)
        outcome = inquiry.poll()
        assert isinstance(outcome, Answered)
        wanted = outcome.found.move
        made = wanted if agreeing else next(each for each in view.moves if each != wanted)
        self.companion.made(view, (made,))
        while not self.companion.poll() and self.companion.waits:
            pass


def test_who_refuses_after_an_exchange_is_not_told_that_it_costs_more() -> None:
    """§5.2"""
    rules = ecarte.table()
    state = ecarte.deal(rules, "7H 8S 9S TD 8D", "7S 8H 9H AH JH", "TH", "7C QH")
    asked = follow(rules, state, "propose")
    first = counsel_on(position(rules, "ecarte", rules.view(asked, asked.turn)), "ecarte", WORDS)
    asked = follow(rules, asked, "accept 8S done 7S done propose")
    again = counsel_on(position(rules, "ecarte", rules.view(asked, asked.turn)), "ecarte", WORDS)
    assert first is not None
    assert again is not None
    assert (first.kind, again.kind) == ("answer", "answer_exchanged")
    assert "costs" in first.text
    assert "costs" not in again.text


def test_it_goes_as_decisions_are_made_well_and_comes_back_when_they_are_not() -> None:
    there = Beside()
    assert there.kind() == "propose"
    for _ in range(GONE):
        assert there.kind()
        there.decide(agreeing=True)
    assert not there.kind()
    for _ in range(FULL - GONE + 1):
        assert not there.kind()
        there.decide(agreeing=False)
    assert there.kind() == "propose"


def test_one_kind_is_dismissed_and_all_are_called_back() -> None:
    there = Beside()
    assert there.kind()
    there.companion.dismiss()
    assert not there.kind()
    assert there.known == {"propose": FULL}
    there.companion.call_back()
    assert there.kind() == "propose"


def test_who_knew_the_game_before_is_left_alone_until_they_ask() -> None:
    there = Beside(newcomer=False)
    assert not there.kind()
    there.decide(agreeing=False)
    assert not there.known
    there.companion.call_back()
    assert there.kind() == "propose"


def test_it_gives_way_to_other_questions_and_asks_again() -> None:
    there = Beside()
    view = there.session.view()
    there.companion.made(view, view.moves[:1])
    there.companion.poll()
    there.session.ask_hint()
    assert not there.companion.poll()
    assert not there.known
    there.companion.poll()
    there.companion.poll()
    assert there.known


def test_what_a_review_says_counts_as_well() -> None:
    known: dict[str, int] = {}

    def keep(found: Mapping[str, int]) -> None:
        known.clear()
        known.update(found)

    match = played("ecarte", 3)
    at = fresh_review(match, 1, 0).wanted[0]
    captions = Captions(WORDS, "ecarte", match.rules.spec, (Player("You"), Player("Ada", "club")), 0)
    listener = ReviewListener(match, captions, WORDS, CompanionMemory(lambda: known, keep, newcomer=True))
    for _ in range(GONE):
        listener.note_verdict(at, fine=True)
    ((kind, credit),) = known.items()
    assert kind in sentences("ecarte")
    assert credit == FULL
    listener.note_verdict(at, fine=False)
    assert known == {kind: FULL - 1}
    stranger = CompanionMemory(dict, keep, newcomer=False)
    replace(listener, memory=stranger).note_verdict(at, fine=False)
    assert known == {kind: FULL - 1}


def test_equal_cards_are_as_good_as_each_other() -> None:
    here = next(each for each in met("ecarte", DEALS)["lead"] if len(each.view.moves) > 2)
    pack, contract = here.rules.spec.pack, here.contract
    view = replace(here.view, hand=pack.cards("KS QS 9S"), tricks=())
    king, queen, nine = (pack.parse(face) for face in ("KS", "QS", "9S"))
    assert alike(king, queen, view, contract)
    assert not alike(queen, nine, view, contract)
    assert agrees((Play(king),), Play(queen), view, contract)
    assert not agrees((Play(nine),), Play(queen), view, contract)
    assert agrees((Lay(nine), Lay(queen)), Lay(queen), view, contract)


def test_schmearing_is_spoken_of_where_nobody_has_to_trump() -> None:
    lesson = next(each for each in course("sheepshead", "free") if each.id == "schmear")
    step = next(place for place, each in enumerate(lesson.steps) if isinstance(each, AskCard))
    header = replace(lesson.transcript.header, options=())
    entries = lesson.transcript.entries[: lesson.reached(step)]
    elsewhere = replace(lesson, transcript=replace(lesson.transcript, header=header, entries=entries))
    for taught, said in ((lesson, True), (elsewhere, False)):
        position = Script(taught, WORDS).position(lesson.reached(step))
        counsel = counsel_on(position, "sheepshead", WORDS)
        assert counsel is not None
        assert ("Schmear" in counsel.text) == said
