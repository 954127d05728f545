"""Deals of Illustrated Tarock in notation: what is dealt, said, taken, laid away and played, and what it pays."""

from collections.abc import Mapping, Sequence

from game.core.cards import Cards, Seat
from game.core.deal import Dealing, stacked
from game.core.move import Deal
from game.core.options import Value, chosen
from game.core.score import Award
from game.core.trick import Contract, Trick
from game.rules.illustrated_tarock import IllustratedTarock, Options, Settled, State
from game.rules.illustrated_tarock.bidding import Auction
from game.rules.illustrated_tarock.cards import PACK, contract_for
from game.rules.illustrated_tarock.phases import Declared, Layout
from game.rules.illustrated_tarock.scoring import Payment, lost_by_the_draw, payments

P1, P2, P3 = range(3)
"""The players of the examples; P3 deals."""
HANDS = (
    "FOOL T21 T16 T14 T12 T8 T5 T4 TS KH CH 9H JD CC QC TC",
    "T17 T13 T6 T3 8S TH KD QD CD TD 9D 8D 7D JC 9C 8C",
    "T20 T18 T15 T11 T9 T2 T1 KS QS CS JS 9S 7S QH 8H KC",
)


def table(options: Mapping[str, Value] | None = None) -> IllustratedTarock:
    """Set up the rules; all defaults unless options are named."""
    return IllustratedTarock(chosen(Options, options or {}))


def deal(rules: IllustratedTarock, hands: Sequence[str], stock: str) -> State:
    """Deal these hands and this stock; what is not stated comes in pack order."""
    held = {seat: PACK.parse_all(hand) for seat, hand in enumerate(hands)}
    heap = {"stock": PACK.parse_all(stock.replace("|", " "))}
    pack = stacked(rules.spec.packets, P3, PACK, held, heap)
    return rules.play(Dealing(P3, rules.start(P3).ledger), Deal(pack))


def score(state: State) -> tuple[int, ...]:
    """Give what everybody has been paid for the hands, settlements apart."""
    got = [0, 0, 0]
    for award in hand_awards(state):
        got[award.to] += award.amount
        if award.giver >= 0:
            got[award.giver] -= award.amount
    return tuple(got)


def hand_awards(state: State) -> list[Award]:
    """List what was paid for the hands."""
    apart = ("wiped", "settlement", "century")
    return [award for award in state.ledger.awards if award.step not in apart]


def tally(found: Sequence[Payment]) -> tuple[int, ...]:
    """Add payments up by seat."""
    got = [0, 0, 0]
    for each in found:
        got[each.to] += each.amount
    return tuple(got)


def steps(state: State, seat: Seat) -> dict[str, int]:
    """Give what a seat was paid for, and how much."""
    return {award.step: award.amount for award in hand_awards(state) if award.to == seat}


def takers(state: State) -> list[Seat]:
    """Give the taker of every trick."""
    assert isinstance(state, Settled)
    return [trick.taker for trick in state.play.tricks]


def made(points: int, declarer: Seat, birds: Sequence[tuple[str, int, Seat, Seat]] = ()) -> tuple[Trick, ...]:
    """Make up sixteen tricks in which the declarer takes so many points, and birds fall as stated.

    A bird is a card, the number of its trick, who plays it and who takes that trick. Only points and birds mean
    anything here; the rest of the cards fall where they make the sum come out.
    """
    falls = {number: (PACK.parse(card), player, winner) for card, number, player, winner in birds}
    free = [card for card in range(PACK.size) if card not in {card for card, _, _ in falls.values()}]
    values = {card: worth(card) for card in range(PACK.size)}
    free.sort(key=lambda card: -values[card])
    other = (declarer + 1) % 3
    tricks: list[Trick] = []
    owed = points - sum(1 + values[card] for card, _, winner in falls.values() if winner == declarer)
    plain = [number for number in range(1, 17) if number not in falls]
    for number in range(1, 17):
        if number in falls:
            card, player, winner = falls[number]
            tricks.append(Trick(player, (card,), winner))
        else:
            tricks.append(Trick(other, (), other))
    for number in plain:  # a trick of fitting size after another, as long as something is owed
        if owed <= 0:
            break
        chosen_cards: list[int] = []
        left = owed - 1
        for card in list(free):
            if values[card] <= left and len(chosen_cards) < 3:
                chosen_cards.append(card)
                free.remove(card)
                left -= values[card]
        tricks[number - 1] = Trick(declarer, tuple(chosen_cards), declarer)
        owed = left
    assert owed == 0, owed
    return tuple(tricks)


def worth(card: int) -> int:
    """Give what a card counts."""
    return contract_for(emperor_trick=True).points[card]


def played(
    bid: str,
    points: int,
    declarer: Seat = P1,
    *,
    declared: Sequence[tuple[str, bool]] = (),
    announced: Mapping[Seat, tuple[str, ...]] | None = None,
    birds: Sequence[tuple[str, int, Seat, Seat]] = (),
    contras: int = 0,
    **options: Value,
) -> tuple[int, ...]:
    """Give what a hand pays that was bid with one call and in which the declarer made so many points."""
    said = tuple((announced or {}).get(seat, ()) for seat in range(3))
    layout = Layout(
        (0, 0, 0),
        (),
        Auction(bid, declarer, calls=1),
        declarer,
        contras,
        tuple(Declared(bonus, early) for bonus, early in declared),
        announced=said,
    )
    return tally(payments(layout, made(points, declarer, birds), chosen(Options, options)))


def drawn_out(bid: str, declared: Sequence[str], declarer: Seat = P1) -> tuple[int, ...]:
    """Give what is paid when no packet may be taken."""
    said = tuple(Declared(bonus, early=True) for bonus in declared)
    layout = Layout((0, 0, 0), (), Auction(bid, declarer, calls=1), declarer, declared=said)
    return tally(lost_by_the_draw(layout, Options()))


def replies(contract: Contract, hand: str, cards: str) -> set[str]:
    """Give the cards of a hand that may be played to those on the table."""
    return spelled(contract.policy(PACK.cards(hand), PACK.parse_all(cards), contract.order))


def spelled(cards: Cards) -> set[str]:
    """Spell a set of cards."""
    return set(PACK.spell_all(cards).split()) if cards else set()


def wins(contract: Contract, cards: str) -> str:
    """Name the card that takes a trick."""
    return PACK.spell(contract.crown(PACK.parse_all(cards), contract.order))
