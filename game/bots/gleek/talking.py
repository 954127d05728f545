"""How the club player bids what the stock should bring, keeps what belongs together, and vies by what others said."""

from game.bots.gleek.hands import improvement, others_improvement, plans
from game.bots.gleek.reasons import BEST
from game.bots.gleek.wagers import Wager, chance, size, stance, strength, wager
from game.core.bot import Decision
from game.core.cards import Cards
from game.core.move import Say
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.gleek import Options, Public
from game.rules.gleek.phases import BOUGHT, SEATS, Word, buyer
from game.rules.gleek.scoring import ruff_pot
from game.rules.gleek.vying import PASS, SEE


def bid(view: View[Public], dice: Dice, options: Options) -> Decision:
    """Bid as long as buying promises more than being paid."""
    worth = improvement(view.hand, view.public.turn_up, options)
    theirs = others_improvement(view.hand, view.public.turn_up)
    dearest = most(worth, theirs) + dice.random() - 0.5
    price = next_price(view)
    number = max(0, round(worth))
    if price <= dearest:
        return Decision(Say(Word.BID, price), Reason("stock_worth", "6.4", number=number))
    return unbought(view, number)


def unbought(view: View[Public], number: int) -> Decision:
    """Pass, the stock being worth so much to me; where only I could buy it nobody does (§6.3)."""
    if only_buyer(view):
        return Decision(PASS, Reason("stock_left", "6.3"))
    return Decision(PASS, Reason("stock_dear", "6.5", number=number))


def only_buyer(view: View[Public]) -> bool:
    """Tell whether nobody buys the stock unless I do: the others have passed before a bid (§6.3)."""
    return view.public.bid is None and len(view.public.auction) == SEATS - 1


def most(worth: float, theirs: float) -> float:
    """Give the price at which it is all one to buy, or to take half of it and let another improve his hand."""
    return (worth + theirs / 2) / 1.5


def next_price(view: View[Public]) -> int:
    """Give what a bid costs now."""
    return max(move.number or 0 for move in view.moves if isinstance(move, Say) and move.word == Word.BID)


def pool(view: View[Public]) -> Cards:
    """Give the cards of which the buyer keeps some, those already laid away included."""
    return view.hand | view.aside


def keeps(view: View[Public]) -> int:
    """Count how many cards the buyer keeps of those he has had in hand."""
    return pool(view).bit_count() - BOUGHT


def plan(view: View[Public], options: Options) -> Cards:
    return plans(pool(view), keeps(view), view.public.turn_up, options)[0]


def wager_now(view: View[Public], options: Options) -> Wager:
    public = view.public
    return wager(view.me, public.vying, ruff_pot(view.ledger), buyer(public.auction), options)


def vie(view: View[Public], dice: Dice, options: Options) -> Decision:
    """Pass, see or raise, as the odds and the dice say."""
    at, value = wager_now(view, options), strength(view.hand, options)
    winning = chance(value, at)
    does, drawn = stance(winning, at), dice.random()
    if drawn < does.more:
        return raised(at, size(at, dice), value)
    if drawn < does.more + does.see:
        return Decision(SEE, Reason("see_odds", "8.8", number=value_told(value)))
    return passed(at, value)


def passed(at: Wager, value: int) -> Decision:
    if at.level:
        return Decision(PASS, Reason("ruff_weak", "8.10", number=value_told(value)))
    key, rule = ("ruff_leaves", "8.12") if at.pass_final else ("ruff_waits", "8.11")
    return Decision(PASS, Reason(key, rule, number=value_told(value)))


def raised(at: Wager, number: int, value: int) -> Decision:
    move = Say(Word.REVIE if at.level else Word.VIE, number)
    key = "ruff_alone" if at.alone else "ruff_strong" if chance(value, at) > BEST else "ruff_bluff"
    return Decision(move, Reason(key, "8.8" if at.level else "8.7", number=value_told(value)))


def value_told(value: int) -> int:
    """Give a ruff as it is told; four aces have no figure."""
    return min(value, 99)
