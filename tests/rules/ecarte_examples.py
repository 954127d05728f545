"""Deals of Écarté in notation: hands, a turn-up, a talon, and what is said and played."""

from collections.abc import Mapping

from game.core.cards import NOBODY, PIQUET, Seat
from game.core.deal import Dealing, stacked
from game.core.move import Deal
from game.core.options import Value, chosen
from game.core.score import Award
from game.rules.ecarte import Ecarte, Options, State
from tests.rules.notation import follow

ELDER, DEALER = 0, 1
"""In all examples seat 1 deals, so that seat 0 is the elder hand."""


def table(options: Mapping[str, Value] | None = None) -> Ecarte:
    """Set up the rules; all defaults unless options are named."""
    return Ecarte(chosen(Options, options or {}))


def deal(
    rules: Ecarte, elder: str, dealer: str, turn_up: str, talon: str = "", score: tuple[int, int] = (0, 0)
) -> State:
    """Deal these hands; score is the elder hand's and the dealer's before the deal."""
    cards = stacked(
        rules.spec.packets,
        DEALER,
        PIQUET,
        {ELDER: PIQUET.parse_all(elder), DEALER: PIQUET.parse_all(dealer)},
        {"turn_up": PIQUET.parse_all(turn_up), "talon": PIQUET.parse_all(talon)},
    )
    start = rules.start(DEALER)
    ledger = start.ledger
    for seat, points in enumerate(score):
        for _ in range(points):
            ledger = ledger.credit(Award(0, "point", "8.2", seat, 1, "points"), rules.credit)
    return rules.play(Dealing(DEALER, ledger), Deal(cards))


def scores(state: State) -> tuple[int, int]:
    """Give the points of the elder hand and of the dealer."""
    held = state.ledger.holdings
    return held[ELDER][-1], held[DEALER][-1]


def awards(state: State, deal_number: int = 1) -> list[tuple[str, Seat, int]]:
    """List what a deal paid: step, to whom, how much."""
    return [(award.step, award.to, award.amount) for award in state.ledger.tally(deal_number)]


def is_over(state: State) -> bool:
    """Tell whether the match is decided."""
    return state.turn == NOBODY


HISTORIES = {
    "stand": ELDER,
    "propose refuse": DEALER,
    "propose accept {elder} done {dealer} done stand": NOBODY,
    "propose accept {elder} done {dealer} done propose refuse": NOBODY,
}
# Elder hand and dealer as played; the last card of each is drawn where cards are exchanged. Then the play.
DEALER_MAKES_THREE = ("KS QS 7C 8C 9C", "KC QC JC 7D 8D", "KS-7D QS-8D 7C-KC QC-8C JC-9C")
ELDER_MAKES_THREE = ("KC QC JC 7D 8D", "KD QD 7C 8C 9C", "KC-7C QC-8C JC-9C 7D-QD KD-8D")
ELDER_MAKES_FOUR = ("KC QC JC AC 8D", "9D QS 7C 8C 9C", "KC-7C QC-8C JC-9C AC-QS 8D-9D")
ELDER_MAKES_FIVE = ("QH JH AH TH 9H", "7S 8S 9S 7C 8C", "QH-7S JH-8S AH-9S TH-7C 9H-8C")
DEALER_MAKES_FIVE = ("7S 8S 9S 7C 8C", "QH JH AH TH 9H", "7S-QH JH-8S AH-9S TH-7C 9H-8C")


def paid(rules: Ecarte, history: str, example: tuple[str, str, str]) -> tuple[int, int, int]:
    """Play an example after one course of the talk: who was vulnerable, who scored, and how much."""
    elder, dealer, play = example
    talon = ""
    if "accept" in history:
        talon = f"{elder.split()[4]} {dealer.split()[4]}"
        elder, dealer = f"{elder[:-2]}TD", f"{dealer[:-2]}TS"
        history = history.format(elder="TD", dealer="TS")
    state = follow(rules, deal(rules, elder, dealer, "7H", talon), history)
    vulnerable = rules.view(state, ELDER).public.vulnerable
    ((_, winner, amount),) = awards(follow(rules, state, play))
    return vulnerable, winner, amount


W6 = ("QD TD TC 8C 8H", "JC AH JH TH 8D", "JD")

W9 = ("QD JD KS QS AS", "KD AD AH KC 8S", "9D")

RUN_OUT = (
    "7S 8S 9S TS AS",
    "7D 8D 9D TD AD",
    "7C 8C 9C TC AC JS QS KS JD QD KD 8H 9H TH AH JH QH KH JC QC KC",
)
