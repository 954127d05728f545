"""Why a card is played, in the words of a player."""

from game.bots.illustrated_tarock.birds import DUE
from game.bots.illustrated_tarock.situation import Candidate, Situation
from game.core.cards import bit
from game.core.rules import Reason
from game.rules.illustrated_tarock.cards import POINTS, TRICKS, TRUMPS


def why(seen: Situation, judged: Candidate) -> Reason:
    """Put into words what spoke for a card when one plays against two."""
    card, cards = judged.card, bit(judged.card)
    if seen.legal == cards:
        return Reason("only_card", cards=cards)
    if judged.chance > 0.5 and DUE.get(TRICKS + 1 - seen.hand.bit_count()) == card:
        return Reason("bird_flies", "8.6", cards)
    if not seen.table:
        return Reason(_lead(seen, judged), cards=cards)
    takes = seen.leading_with(card)
    if not takes and seen.ours(seen.winner()) and judged.chance > 0.6:
        return Reason("give" if POINTS[card] > 1 else "ours_already", "6.4", cards)
    if not takes and judged.chance > 0.5:
        return Reason("partner_takes", "6.4", cards)
    if not takes:
        return Reason("throw_low", cards=cards)
    return Reason("take" if judged.chance > 0.8 else "try_to_take", cards=cards)


def _lead(seen: Situation, judged: Candidate) -> str:
    card = judged.card
    if TRUMPS >> card & 1 and not TRUMPS & seen.others:
        return "unbeaten"
    if TRUMPS >> card & 1:
        return "draw_trumps" if seen.attacks else "lead_trump"
    if seen.master(card) and judged.chance > 0.5:
        return "cash"
    return "lead_on" if seen.attacks else "lead_through"


def why_begging(seen: Situation, judged: Candidate) -> Reason:
    """Put into words what spoke for a card in a Beggar's game."""
    cards = bit(judged.card)
    if seen.legal == cards:
        return Reason("only_card", cards=cards)
    return Reason("beggar_take" if judged.chance > 0.5 else "beggar_duck", "7.1", cards)
