"""How the club player talks: the jeux de règle first, then the score, then what an exchange may bring."""

from game.bots.ecarte.hands import certain, fair, refusing, standing
from game.bots.ecarte.situation import Situation
from game.core.bot import Decision
from game.core.rules import Reason
from game.rules.ecarte import ACCEPT, PROPOSE, REFUSE, STAND

MARGINAL = ("S6", "S7", "S8", "S9")
"""Classes that are played at once only when losing does not cost the game (§12.8)."""


def talk(seen: Situation) -> Decision:
    """Propose or stand, accept or refuse."""
    if seen.elder:
        return propose_or_stand(seen) if seen.fresh else propose_again_or_stand(seen)
    return accept_or_refuse(seen) if seen.fresh else accept_again_or_refuse(seen)


def propose_or_stand(seen: Situation) -> Decision:
    """Open the talk (§12.2, §12.3)."""
    hand, junk = seen.hand, 5 - seen.hand.good
    if certain(hand, seen.order.rank[seen.view.public.turn_up]):
        return Decision(PROPOSE, Reason("propose_certain"))
    if hand.king_of_trumps:
        return Decision(PROPOSE, Reason("propose_king"))
    if seen.theirs == 1 and fair(hand):
        return Decision(STAND, Reason("stand_fair"))
    found = standing(hand)
    if found is None:
        return Decision(PROPOSE, Reason("propose_weak", number=junk))
    number, name = found
    if seen.theirs == 2 and number in MARGINAL:
        return Decision(PROPOSE, Reason("propose_danger"))
    return Decision(STAND, Reason(f"hand_{name}", rule="12.2"))


def accept_or_refuse(seen: Situation) -> Decision:
    """Answer the first proposal (§12.4)."""
    hand, junk = seen.hand, 5 - seen.hand.good
    if seen.theirs == 1 and fair(hand) and not hand.king_of_trumps:
        return Decision(REFUSE, Reason("refuse_fair"))
    found = refusing(hand)
    if found is None:
        key = "accept_king" if hand.king_of_trumps else "accept_weak"
        return Decision(ACCEPT, Reason(key, number=junk))
    if seen.theirs == 2 and found[1] in ("three_and_court", "guarded_pair", "three_queens", "four_courts"):
        return Decision(ACCEPT, Reason("accept_danger"))
    return Decision(REFUSE, Reason(f"hand_{found[1]}", rule="12.4"))


def propose_again_or_stand(seen: Situation) -> Decision:
    """Go on asking, or play: nobody is vulnerable any more (§5.2)."""
    hand = seen.hand
    if standing(hand) or fair(hand):
        return Decision(STAND, Reason("stand_after"))
    return Decision(PROPOSE, Reason("propose_again", number=5 - hand.good))


def accept_again_or_refuse(seen: Situation) -> Decision:
    """Answer a later proposal."""
    hand = seen.hand
    if refusing(hand) or fair(hand):
        return Decision(REFUSE, Reason("refuse_after"))
    return Decision(ACCEPT, Reason("accept_again", number=5 - hand.good))
