"""What it promises to play a hand as it is: reckoned in points and in chances to win the game, over possible hands."""

from game.bots.ecarte.holdings import Weigh, reckon
from game.bots.ecarte.race import value
from game.bots.ecarte.situation import Situation
from game.bots.ecarte.solver import solver
from game.core.cards import Card, Cards
from game.core.record import record
from game.core.rules import Dice
from game.rules.ecarte import king_of
from game.rules.ecarte.phases import TRICKS


@record
class Prospect:
    """What a hand promises if it is played now, both sides playing their best with open cards."""

    point: float  # the chance to make the point
    points: float  # what the deal brings on average, kings included
    game: float  # the chance to win the game


def prospect(seen: Situation, vulnerable: bool, weigh: Weigh, dice: Dice, budget: int) -> Prospect:
    """Reckon with my hand as it is; vulnerable if playing it makes me so."""
    cards, elder = solver(seen.contract), seen.elder
    king = 1 << king_of(seen.view.public.turn_up)
    prices = (
        -seen.price(vulnerable, vole=True),
        *[-seen.price(vulnerable)] * 2,
        *[seen.price(False)] * 2,
        seen.price(False, vole=True),
    )
    found, _ = reckon(seen.view, seen.contract, dice, budget)
    solved: dict[Cards, dict[Card, int]] = {}
    sums: dict[Card, list[float]] = {}
    total = 0.0
    mine = bool(seen.view.hand & king)
    for like, lot in found:
        values = solved.get(like)
        if values is None:
            if elder:
                values = cards.solve(seen.view.hand, like, None)
            else:
                values = {0: TRICKS - cards.leader(like, seen.view.hand)}
            solved[like] = values
        weight = lot.ways * weigh(lot.hand)
        total += weight
        his = bool(lot.hand & king)
        for card, tricks in values.items():
            gain = prices[tricks]
            row = sums.setdefault(card, [0.0, 0.0, 0.0])
            row[0] += weight * (tricks >= 3)
            row[1] += weight * (gain + mine - his)
            row[2] += weight * value(seen.need - mine, seen.theirs - his, gain)
    best = max(sums.values(), key=lambda row: row[2])
    return Prospect(best[0] / total, best[1] / total, best[2] / total)
