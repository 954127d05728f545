"""Deals of Romestecq in notation: hands by seat, the score before, and the cards as they fall."""

from collections.abc import Mapping
from typing import TypeAlias

from game.core.cards import Seat
from game.core.deal import Dealing, stacked
from game.core.move import Deal
from game.core.options import Value, chosen
from game.core.score import Award, Ledger
from game.rules.romestecq import Options, Romestecq, State
from game.rules.romestecq.cards import PACK
from game.rules.romestecq.combinations import combinations

Step: TypeAlias = tuple[str, Seat, int]
"""What was paid for, to whom, and how many points."""

WHOLE_DEAL = ("KC 9D 9H 8H KS", "QC KD QD JH TH", "8C TD AH QS TS", "AC 9C 6C 7H AS")
"""Four hands of a whole deal, dealt by the last seat."""
WHOLE_PLAY = "KC QC 8C 9C  8H TH AH 7H  QS AS KS KD  6C 9H QD TD  AC 9D JH TS"


def table(options: Mapping[str, Value] | None = None) -> Romestecq:
    """Set up the rules; all defaults unless options are named."""
    return Romestecq(chosen(Options, options or {}))


def scored(rules: Romestecq, points: Mapping[Seat, int]) -> Ledger:
    """Mark points before the deal, by a seat of each side that has any."""
    ledger = rules.start(0).ledger
    for seat, amount in points.items():
        ledger = ledger.credit(Award(0, "before", "10.1", seat, amount, "points"), rules.credit)
    return ledger


def deal(
    rules: Romestecq, hands: tuple[str, ...], dealer: Seat, points: Mapping[Seat, int] | None = None
) -> State:
    """Deal these hands, by seat; shorter ones are filled up."""
    held = {seat: PACK.parse_all(hand) for seat, hand in enumerate(hands)}
    pack = stacked(rules.spec.packets, dealer, PACK, held, {})
    return rules.play(Dealing(dealer, scored(rules, points or {})), Deal(pack))


def paid(state: State, since: int = 1) -> list[Step]:
    """List what was paid in the deals from this one on."""
    return [(each.step, each.to, each.amount) for each in state.ledger.awards if each.deal >= since]


def score(state: State) -> tuple[int, ...]:
    """Give the points of every seat's side."""
    return tuple(points for (points,) in state.ledger.holdings)


def groups(hand: str, options: Mapping[str, Value] | None = None) -> list[tuple[str, str]]:
    """List the combinations of a hand as kind and cards, the cards in pack order."""
    found = combinations(PACK.cards(hand), chosen(Options, options or {}))
    return [(each.kind, PACK.spell_all(each.cards)) for each in found]


def total(hand: str, options: Mapping[str, Value] | None = None) -> int:
    """Add up what the combinations of a hand are worth to its holder."""
    return sum(each.home for each in combinations(PACK.cards(hand), chosen(Options, options or {})))


def said(rules: Romestecq, state: State) -> list[list[tuple[str, str]]]:
    """List by seat what was announced: kind and card."""
    announced = rules.view(state, 0).public.announced
    return [[(each.kind, PACK.spell(each.card)) for each in seat] for seat in announced]
