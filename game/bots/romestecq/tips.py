"""What the companion says at each decision of Romestecq, and when."""

from collections.abc import Mapping, Sequence

from game.core.cards import members
from game.core.facts import Conditional, Facts
from game.rules.romestecq import Public, Romestecq


def _side_holds_highest(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether my side holds the highest card of a suit that is left, as far as I can see its cards."""
    ours, theirs = facts.hand, 0
    for place in facts.places:
        if facts.mine(place.seat):
            ours |= place.sure
        theirs |= place.may
    return any(not facts.order.beats[card] & theirs & ~ours for card in members(ours))


TIPS: Mapping[str, Sequence[Conditional[Romestecq, Public]]] = {
    "lead": (
        Conditional("lead_unsure", lambda facts: not _side_holds_highest(facts)),
        Conditional("lead_all_cards", lambda facts: facts.rules.options.split_combination == "nobody"),
        Conditional("lead_every_card", lambda facts: facts.rules.options.split_combination == "captor"),
        Conditional("lead"),
    ),
    "reply": (Conditional("reply"),),
}
