"""How the club player talks: the jeux de règle first, then the score, then what an exchange may bring."""

from game.bots.ecarte.hands import KING, Hand, certain, fair, refusing, standing
from game.bots.ecarte.situation import Situation
from game.core.bot import Decision
from game.core.move import Say
from game.core.record import replace
from game.core.rules import Reason
from game.rules.ecarte import ACCEPT, PROPOSE, REFUSE, STAND, Options
from game.rules.ecarte.scoring import price_against

MARGINAL = ("S6", "S7", "S8", "S9")
"""Classes that are played at once only when losing does not cost the game (§12.8)."""
_COSTING = {1: "-one", 2: "", 3: "-three"}
"""How reasons are told by what the point costs who has prevented the first exchange."""


_FEW = {2: "", 1: "-one", 0: "-none"}
"""How a hand too good to exchange is told by the cards that would be thrown."""


_PRINTED = {
    **{("hand", word): ("listed", rule) for word, rule in ((PROPOSE, "12.2"), (ACCEPT, "12.4"))},
    **{("fair", word): ("fair", "12.8") for word in (PROPOSE, ACCEPT)},
    **{("king", word): ("king", rule) for word, rule in ((STAND, "12.3"), (REFUSE, "12.4"))},
    **{("weak", word): ("unlisted", rule) for word, rule in ((STAND, "12.3"), (REFUSE, "12.4"))},
    **{("danger", word): ("danger", "12.8") for word in (STAND, REFUSE)},
}
"""By what the book goes by and the word said against it: how that is told, and the paragraph it stands in."""


def overrule(book: Decision, word: Say, point: float) -> Decision:
    """Say another word than the book, and tell both reasons; point is how likely the hand as it is makes the point."""
    first, _, last = book.reason.kind.partition("_")
    told, rule = _PRINTED.get((first, word)) or _PRINTED.get((last, word)) or ("", "")
    key = f"{word.word}_reckoned-{told}" if told else f"{word.word}_reckoned"
    return Decision(word, Reason(key, rule, number=round(100 * point)))


def talk(seen: Situation) -> Decision:
    turn_up = seen.order.rank[seen.view.public.turn_up]
    if seen.elder:
        said = ask(seen.hand, turn_up, seen.theirs, seen.options, fresh=seen.fresh)
    else:
        said = reply(seen.hand, seen.theirs, seen.options, fresh=seen.fresh)
    if said.reason.key.endswith("_fair") and turn_up == KING:  # which no exchange can bring any more
        return replace(said, reason=replace(said.reason, key=f"{said.reason.key}-turned"))
    return said


def ask(hand: Hand, turn_up: int, theirs: int, options: Options, *, fresh: bool) -> Decision:
    """Propose or stand with this hand; turn_up is a rank, theirs what the dealer still wants to win the game."""
    if fresh:
        return _propose_or_stand(hand, turn_up, theirs, _exposed(options))
    return _propose_again_or_stand(hand, options)


def reply(hand: Hand, theirs: int, options: Options, *, fresh: bool) -> Decision:
    """Accept or refuse with this hand; theirs is what the elder hand still wants to win the game."""
    if fresh:
        return _accept_or_refuse(hand, theirs, _exposed(options))
    return _accept_again_or_refuse(hand, options)


def _exposed(options: Options) -> int:
    """Say what the point costs who has prevented the first exchange (§5.3, §10.8, §10.9)."""
    return price_against(vulnerable=options.vulnerability != "none", options=options)


def _propose_or_stand(hand: Hand, turn_up: int, theirs: int, exposed: int) -> Decision:
    """Open the talk (§12.2, §12.3)."""
    if certain(hand, turn_up):
        return Decision(PROPOSE, Reason(f"propose_certain{_COSTING[exposed]}"))
    if hand.king_of_trumps:
        return Decision(PROPOSE, Reason("propose_king"))
    if theirs == 1 and fair(hand):
        return Decision(STAND, Reason("stand_fair"))
    found = standing(hand)
    if found is None:
        return Decision(PROPOSE, Reason("propose_weak", number=5 - hand.good))
    number, name = found
    if 1 < theirs <= exposed and number in MARGINAL:
        return Decision(PROPOSE, Reason(f"propose_danger{_COSTING[exposed]}"))
    return Decision(STAND, Reason(_class_of(name, hand), rule="12.2"))


def _accept_or_refuse(hand: Hand, theirs: int, exposed: int) -> Decision:
    """Answer the first proposal (§12.4)."""
    if theirs == 1 and fair(hand) and not hand.king_of_trumps:
        return Decision(REFUSE, Reason("refuse_fair"))
    found = refusing(hand)
    if found is None:
        key = "accept_king" if hand.king_of_trumps else "accept_weak"
        return Decision(ACCEPT, Reason(key, number=5 - hand.good))
    marginal = found[1] in ("three_and_court", "guarded_pair", "three_queens", "four_courts")
    if 1 < theirs <= exposed and marginal:
        return Decision(ACCEPT, Reason(f"accept_danger{_COSTING[exposed]}"))
    return Decision(REFUSE, Reason(_class_of(found[1], hand), rule="12.4"))


def _class_of(name: str, hand: Hand) -> str:
    return f"hand_{name}{_FEW[5 - hand.good] if name == 'few_to_throw' else ''}"


def _propose_again_or_stand(hand: Hand, options: Options) -> Decision:
    """Go on asking, or play: who stands is not vulnerable any more (§5.2)."""
    if standing(hand) or fair(hand):
        key = "stand_after" if options.vulnerability == "first" else "stand_after-free"
        return Decision(STAND, Reason(key))
    return Decision(PROPOSE, Reason("propose_again", number=5 - hand.good))


def _accept_again_or_refuse(hand: Hand, options: Options) -> Decision:
    """Answer a later proposal, which may make vulnerable who refuses it (§10.8)."""
    if refusing(hand) or fair(hand):
        key = {"none": "refuse_after-free", "any_refusal": "refuse_after-exposed"}
        return Decision(REFUSE, Reason(key.get(options.vulnerability, "refuse_after")))
    return Decision(ACCEPT, Reason("accept_again", number=5 - hand.good))
