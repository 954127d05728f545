"""The table of Romestecq remembers what was announced, opens partners' hands and no others, and goes to the right."""

from typing import Any

import pytest

from game.core.cards import CHANCE, NOBODY
from game.core.deal import stacked
from game.core.move import Deal, Play
from game.core.record import replace
from game.core.transcript import Header
from game.core.view import View
from game.rules.romestecq import Options, Romestecq
from game.rules.romestecq.cards import PACK
from game.session.match import Match
from game.stage.pose import BACK, CARD, viewport_for
from game.stage.table import TableNote
from game.stage.tables.romestecq import TABLE

FELT = replace(viewport_for(1280, 720), clockwise=False)
HANDS = {
    0: "KC 9D 9H 8H KS",
    1: "QC KD QD JH TH",
    2: "8C TD AH QS TS",
    3: "AC 9C 6C 7H AS",
}
PLAYED = "KC QC 8C 9C  8H TH AH 7H  QS AS KS KD  6C 9H QD TD  AC 9D JH TS"


def after(cards: int, options: Options | None = None, south: str = HANDS[0]) -> Match[Any, Any]:
    """Play the worked deal of the rules (§11) so far; the first player may hold other cards."""
    rules = Romestecq(options or Options())
    match: Match[Any, Any] = Match(rules, Header("romestecq", 1, (), tuple("SENW"), 3))
    hands = {seat: PACK.parse_all(hand) for seat, hand in {**HANDS, 0: south}.items()}
    match.submit(CHANCE, Deal(stacked(rules.spec.packets, 3, PACK, hands, {})), 0)
    for card in PACK.parse_all(PLAYED)[:cards]:
        match.submit(match.turn, Play(card), 0)
    return match


def known(view: View[Any]) -> list[tuple[int, str, str, str]]:
    """List what the table remembers: seat, combination, cards and fate."""
    return [(each.seat, each.word, PACK.spell_all(each.cards), each.fate) for each in TABLE.announced(view)]


def test_my_side_knows_its_combinations_before_they_are_announced() -> None:
    view = after(0).view(1)
    assert known(view) == [
        (1, "village", "TH JH QD KD", "held"),
        (0, "double_rome", "KS KC", "held"),
        (0, "rome", "9H 9D", "held"),
    ]
    assert all(each.card == NOBODY and not each.settled for each in TABLE.announced(view))
    assert TABLE.notes(view) == (TableNote("to_bring", 1, 1), TableNote("to_bring", 0, 2))


def test_the_others_hear_a_name_and_see_a_card() -> None:
    assert known(after(6).view(2))[-2:] == [(0, "double_rome", "KC", "out"), (1, "village", "TH", "out")]
    heard = TABLE.announced(after(6).view(2))[-1]
    assert PACK.spell(heard.card) == "TH"


def test_of_two_combinations_alike_only_the_one_that_was_announced_is_out() -> None:
    match = after(0, Options(combination_counting="cumulative"), south="KC 9D 9H 8H 8D")
    match.submit(0, Play(PACK.parse("9D")), 0)
    mine = [each[2:] for each in known(match.view(0)) if each[:2] == (0, "rome")]
    assert sorted(mine) == [("8H 8D", "held"), ("9H 9D", "out")]


def test_what_became_of_each_is_remembered() -> None:
    assert known(after(20).view(3)) == [
        (3, "double_rome", "AS AC", "home"),
        (0, "double_rome", "KS KC", "home"),
        (0, "rome", "9H 9D", "duped"),
        (1, "village", "TH JH QD KD", "duped"),
        (2, "rome", "TS TD", "home"),
    ]
    assert TABLE.notes(after(20).view(3)) == ()


def test_a_split_combination_may_be_nobodys() -> None:
    options = Options(split_combination="nobody")
    assert (0, "double_rome", "KC", "out") in known(after(19, options).view(2))
    assert (0, "double_rome", "KC", "split") in known(after(20, options).view(2))


@pytest.mark.parametrize("shows", [True, False])
@pytest.mark.parametrize("played", [0, 16])
def test_only_partners_hands_lie_open(shows: bool, played: int) -> None:
    view = after(played, Options(partners_show=shows)).view(0)
    heaps = TABLE.heaps(view, FELT)
    for seat in (1, 2, 3):
        kinds = {kind for kind, _ in heaps["hand", seat]}
        assert kinds == ({CARD} if shows and seat == 1 else {BACK}), seat


@pytest.mark.parametrize(("seat", "card"), [(3, "AC"), (1, "QC")])
def test_what_is_only_inferred_stays_face_down(seat: int, card: str) -> None:
    view = after(0, Options(partners_show=False)).view(0)
    sure = PACK.cards(card)
    hidden = tuple(
        replace(place, size=1, may=sure, sure=sure) if place.seat == seat else place for place in view.hidden
    )
    assert {kind for kind, _ in TABLE.heaps(replace(view, hidden=hidden), FELT)["hand", seat]} == {BACK}


@pytest.mark.parametrize("direction", ["anticlockwise", "clockwise"])
def test_the_direction_is_the_rules(direction: str) -> None:
    clockwise = Romestecq(Options(direction=direction)).spec.clockwise
    assert clockwise == (direction == "clockwise")
    plates = TABLE.slots(after(0).view(0), replace(FELT, clockwise=clockwise)).plates
    assert (plates[1].x < plates[2].x < plates[3].x) == clockwise
