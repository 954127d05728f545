"""Expert: lays out the hidden cards in many likely ways and plays each of them to its end."""

from game.bots.romestecq.club import pick
from game.bots.romestecq.reckoning import Held, Layout, Setting
from game.bots.romestecq.sight import sight
from game.core.bot import Decision
from game.core.cards import Card, Cards, bit, mask, members
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.romestecq import Playing, Public, Romestecq
from game.rules.romestecq.combinations import combinations

_SAME = 1e-6
_NEAR = 16  # points that a deal brings a side at most, but for freaks
_EXACT = {2: 5, 4: 3, 6: 2}
"""By seats: how many tricks are played in every way there is."""
_LAYOUTS = {2: 24, 4: 24, 6: 16}
_USUAL = 0.05  # points by which another card must be better than the one a Club player plays


class Expert:
    """A player who reckons."""

    def __init__(self, rules: Romestecq) -> None:
        """Play under these house rules."""
        self._rules = rules
        self._options = rules.options

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Play the card that does best over the layouts."""
        seen = sight(view)
        usual, reason = pick(seen, self._options)
        if not seen.legal & (seen.legal - 1):
            return Decision(PLAYS[usual], reason)
        tricks = self._reckon(view, seen.legal, dice, budget)
        totals = {card: sum(values[card] for values in tricks) for card in members(seen.legal)}
        totals[usual] += _USUAL * len(tricks)
        card = max(totals, key=lambda each: (totals[each], each == usual))
        if card == usual and reason.key != "lose_cheaply":
            return Decision(PLAYS[card], reason)
        return Decision(PLAYS[card], _counted(card, tricks))

    def _reckon(self, view: View[Public], legal: Cards, dice: Dice, budget: int) -> list[dict[Card, float]]:
        """Value every legal card in each layout."""
        seats = self._options.players
        found = []
        for _ in range(max(1, min(budget, _LAYOUTS[seats]))):
            world = self._rules.imagine(view, dice)
            if isinstance(world, Playing):
                layout = lay_out(world, view.me, self._rules)
                found.append({card: layout.after(card, _EXACT[seats]) for card in members(legal)})
        return found


def lay_out(world: Playing, me: int, rules: Romestecq) -> Layout:
    """Prepare an imagined position for being played out."""
    options = rules.options
    sides = options.sides
    held = [
        Held(seat, sides[seat], each)
        for seat, hand in enumerate(world.hands)
        for each in combinations(hand, options)
    ]
    of_card: dict[Card, list[Held]] = {}
    for each in held:
        for card in members(each.what.cards):
            of_card.setdefault(card, []).append(each)
    got = [0] * len(set(sides))
    for trick in world.tricks:
        got[sides[trick.taker]] |= mask(trick.cards)
    scores = [
        max(p for (p,), s in zip(world.ledger.holdings, sides, strict=True) if s == side)
        for side in range(len(got))
    ]
    near = max(scores) + _NEAR >= options.target
    hands = [hand & ~world.gone for hand in world.hands]
    setting = Setting(sides, sides[me], options, of_card, held, near)
    return Layout(setting, hands, got, scores, list(world.trick.cards), world.trick.leader)


def _counted(card: Card, tricks: list[dict[Card, float]]) -> Reason:
    """Tell in how many of 100 layouts no other card does better."""
    best = sum(values[card] >= max(values.values()) - _SAME for values in tricks)
    share = round(100 * best / len(tricks))
    return Reason("counted_sure" if share == 100 else "counted", cards=bit(card), number=share)
