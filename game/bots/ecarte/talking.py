"""How the club player talks: the jeux de règle first, then the score, then what an exchange may bring."""

from game.bots.ecarte.hands import KING, Hand, certain, fair, refusing, standing
from game.bots.ecarte.situation import Situation, would_be_vulnerable
from game.core.bot import Decision
from game.core.record import replace
from game.core.rules import Reason
from game.rules.ecarte import ACCEPT, PROPOSE, REFUSE, STAND

MARGINAL = ("S6", "S7", "S8", "S9")
"""Classes that are played at once only when losing does not cost the game (§12.8)."""


CERTAIN = frozenset(("propose_certain", "propose_sure"))
"""What is said where the point is certain."""


def talk(seen: Situation) -> Decision:
    """Propose or stand, accept or refuse."""
    turned = seen.order.rank[seen.view.public.turn_up]
    if seen.elder:
        said = ask(seen.hand, turned, seen.theirs, fresh=seen.fresh)
    else:
        said = reply(seen.hand, seen.theirs, fresh=seen.fresh)
    return Decision(
        said.move, replace(said.reason, key=_key(said.reason.key, seen, king_turned=turned == KING))
    )


def _key(key: str, seen: Situation, *, king_turned: bool) -> str:
    """Say what holds at this table, where the book's own reason does not (§10.8)."""
    if key.endswith("_fair") and king_turned:
        return key.replace("_fair", "_last")
    if key == "refuse_after" and would_be_vulnerable(seen):
        return "refuse_anyway"
    if seen.whom == "none":
        return {
            "propose_certain": "propose_sure",
            "propose_danger": "propose_wary",
            "accept_danger": "accept_wary",
        }.get(key, key)
    return key


def ask(hand: Hand, turn_up: int, theirs: int, *, fresh: bool) -> Decision:
    """Propose or stand with this hand; turn_up is a rank, theirs what the dealer still wants to win the game."""
    return _propose_or_stand(hand, turn_up, theirs) if fresh else _propose_again_or_stand(hand)


def reply(hand: Hand, theirs: int, *, fresh: bool) -> Decision:
    """Accept or refuse with this hand; theirs is what the elder hand still wants to win the game."""
    return _accept_or_refuse(hand, theirs) if fresh else _accept_again_or_refuse(hand)


def _propose_or_stand(hand: Hand, turn_up: int, theirs: int) -> Decision:
    """Open the talk (§12.2, §12.3)."""
    if certain(hand, turn_up):
        return Decision(PROPOSE, Reason("propose_certain"))
    if hand.king_of_trumps:
        return Decision(PROPOSE, Reason("propose_king"))
    if theirs == 1 and fair(hand):
        return Decision(STAND, Reason("stand_fair"))
    found = standing(hand)
    if found is None:
        return Decision(PROPOSE, Reason("propose_weak", number=5 - hand.good))
    number, name = found
    if theirs == 2 and number in MARGINAL:
        return Decision(PROPOSE, Reason("propose_danger"))
    return Decision(STAND, Reason(f"hand_{name}", rule="12.2"))


def _accept_or_refuse(hand: Hand, theirs: int) -> Decision:
    """Answer the first proposal (§12.4)."""
    if theirs == 1 and fair(hand) and not hand.king_of_trumps:
        return Decision(REFUSE, Reason("refuse_fair"))
    found = refusing(hand)
    if found is None:
        key = "accept_king" if hand.king_of_trumps else "accept_weak"
        return Decision(ACCEPT, Reason(key, number=5 - hand.good))
    if theirs == 2 and found[1] in ("three_and_court", "guarded_pair", "three_queens", "four_courts"):
        return Decision(ACCEPT, Reason("accept_danger"))
    return Decision(REFUSE, Reason(f"hand_{found[1]}", rule="12.4"))


def _propose_again_or_stand(hand: Hand) -> Decision:
    """Go on asking, or play: nobody is vulnerable any more (§5.2)."""
    if standing(hand) or fair(hand):
        return Decision(STAND, Reason("stand_after"))
    return Decision(PROPOSE, Reason("propose_again", number=5 - hand.good))


def _accept_again_or_refuse(hand: Hand) -> Decision:
    """Answer a later proposal."""
    if refusing(hand) or fair(hand):
        return Decision(REFUSE, Reason("refuse_after"))
    return Decision(ACCEPT, Reason("accept_again", number=5 - hand.good))
