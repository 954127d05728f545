"""Deals of Sheepshead in notation: the hands and the blind, what is said, laid and played, and what is paid."""

from collections.abc import Mapping, Sequence

from game.core.cards import NOBODY, PIQUET, Cards, Seat
from game.core.deal import Dealing, stacked
from game.core.move import Deal
from game.core.options import Value, chosen
from game.rules.sheepshead import Options, Playing, Settled, Sheepshead, State
from game.rules.sheepshead.duties import contract_of, duty_of, playable
from game.rules.sheepshead.phases import Call, Layout
from game.rules.sheepshead.scoring import Outcome, flows

P1, P2, P3, P4, P5 = range(5)
"""The players of the examples; the last one deals, so that P1 speaks and leads first."""
FIVE = (
    "QS JH TD 9D 9C KS",
    "AC 7C AS 8S 7S 8H",
    "JD AD KD 9S 9H 7H",
    "QH QD JC JS 8C AH",
    "QC 7D TC KC TS KH",
)


def table(players: int, options: Mapping[str, Value] | None = None) -> Sheepshead:
    """Set up the rules for so many players."""
    return Sheepshead(chosen(Options, {"players": players, **(options or {})}))


def deal(rules: Sheepshead, hands: Sequence[str], blind: str) -> State:
    """Deal these hands and this blind; the last player deals."""
    held = {seat: PIQUET.parse_all(hand) for seat, hand in enumerate(hands)}
    pack = stacked(rules.spec.packets, len(hands) - 1, PIQUET, held, {"blind": PIQUET.parse_all(blind)})
    return rules.play(Dealing(len(hands) - 1, rules.start(0).ledger), Deal(pack))


def score(state: State) -> tuple[int, ...]:
    """Give everybody's points."""
    return tuple(holding[0] for holding in state.ledger.holdings)


def takers(state: State) -> list[tuple[Seat, int]]:
    """Give the taker of every trick and what its cards count."""
    assert isinstance(state, Playing | Settled)
    tricks = state.play.tricks
    points = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
    return [
        (trick.taker, sum(points.get(PIQUET.spell(card)[0], 0) for card in trick.cards)) for trick in tricks
    ]


def replies(hand: str, lead: str, void_play: str, call: str = "", *, picker: bool = False) -> set[str]:
    """Give the cards of a hand that may be played to a lead, or led where none is given; call names a suit's ace."""
    options = Options(void_play=void_play)
    called = Call("ace", call, PIQUET.parse(f"A{call}")) if call else Call("alone")
    contract = contract_of(options, called, NOBODY)
    duty = duty_of(called, NOBODY, (), picker=picker)
    found = playable(PIQUET.cards(hand), PIQUET.parse_all(lead), contract, duty)
    return spelled(found)


def spelled(cards: Cards) -> set[str]:
    """Spell a set of cards."""
    return set(PIQUET.spell_all(cards).split()) if cards else set()


def paid(players: int, points: int, tier: int, **options: Value) -> tuple[int, ...]:
    """Give what everybody gets when P1 picked, with P2 as partner at a table of five, and his side made so much."""
    rules = table(players, options)
    return settled(rules, Outcome(points, points >= 61, tier), P2 if players == 5 else NOBODY)


def settled(
    rules: Sheepshead, ended: Outcome, partner: Seat, *, pending: int = 0, blitzes: int = 0, cracks: int = 0
) -> tuple[int, ...]:
    """Sum up the payments after P1 picked."""
    hands = (0,) * rules.spec.seats
    layout = Layout(hands, 0, picker=P1, partner=partner, pending=pending, blitzes=blitzes, cracks=cracks)
    got = [0] * rules.spec.seats
    for flow in flows(layout, ended, rules.options):
        got[flow.to] += flow.amount
        got[flow.giver] -= flow.amount
    return tuple(got)
