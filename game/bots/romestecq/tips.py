"""What the companion says at each decision of Romestecq, and when."""

from collections.abc import Mapping, Sequence

from game.bots.romestecq.stakes import staked, ties
from game.core.cards import Cards, mask, members
from game.core.facts import Conditional, Facts
from game.rules.romestecq import Public, Romestecq


def _sides_best(facts: Facts[Romestecq, Public]) -> Cards:
    """Give my cards of suits whose highest card, as far as I can see, lies in a hand of my side."""
    ours, theirs = facts.hand, 0
    for place in facts.places:
        ours |= place.sure if facts.mine(place.seat) else 0
        theirs |= place.may
    best = mask(card for card in members(ours) if not facts.order.beats[card] & theirs & ~ours)
    return mask(card for card in members(facts.hand) if best & facts.suit(card))


def _something_hangs(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether a combination may come home with the lead of such a card."""
    return staked(ties(facts.view), _sides_best(facts), facts.rules.options) > 0


TIPS: Mapping[str, Sequence[Conditional[Romestecq, Public]]] = {
    "lead": (
        Conditional("lead_unsure", lambda facts: not _sides_best(facts)),
        Conditional("lead_wait", lambda facts: not _something_hangs(facts)),
        Conditional("lead_all_cards", lambda facts: facts.rules.options.split_combination == "nobody"),
        Conditional("lead_every_card", lambda facts: facts.rules.options.split_combination == "captor"),
        Conditional("lead"),
    ),
    "reply": (Conditional("reply"),),
}
