"""What the player may do now, sorted into the ways a screen offers it: cards to play, cards to lay, words, packets."""

from collections.abc import Sequence
from typing import Any

from game.core.cards import Card, Cards, bit, members
from game.core.move import Lay, Move, Play, Say, Take
from game.core.record import record, replace
from game.core.rules import Dice, Reason, Rules, Spec
from game.core.view import View

BEATING = ("head", "must_win")
"""Duties that bind among the cards which have met those of following and trumping."""


@record
class WordChoice:
    """A word that may be said, with the numbers it may carry; none when it stands alone."""

    word: str
    numbers: tuple[int, ...] = ()


@record
class Choices:
    """The legal moves of a view."""

    plays: Cards
    lays: Cards
    words: tuple[WordChoice, ...]
    packets: tuple[int, ...]

    @property
    def cards(self) -> Cards:
        """The cards of the hand that may be played or laid away."""
        return self.plays | self.lays

    @property
    def exchanging(self) -> bool:
        """Whether cards are to be laid away: a set is chosen and confirmed once."""
        return bool(self.lays)

    @property
    def single(self) -> bool:
        """Whether there is exactly one thing to do."""
        numbers = sum(max(1, len(each.numbers)) for each in self.words)
        return self.cards.bit_count() + numbers + len(self.packets) == 1

    @property
    def undecided(self) -> bool:
        """Whether several things may be said or taken, and no card be used."""
        return not self.cards and len(self.words) + len(self.packets) > 1


def reached(numbers: Sequence[int], at: int, goal: int) -> int:
    """Give the number one comes to who steps from one toward another, over those that may not be said.

    >>> reached((2, 4, 10), 4, 5), reached((2, 4, 10), 4, 3), reached((2, 4, 10), 4, 99)
    (10, 2, 10)
    """
    if goal > at:
        return min((each for each in numbers if each >= goal), default=numbers[-1])
    return max((each for each in numbers if each <= goal), default=numbers[0])


NONE = Choices(0, 0, (), ())


def choices(moves: tuple[Move, ...]) -> Choices:
    """Sort moves."""
    plays = lays = 0
    words: dict[str, list[int]] = {}
    packets: list[int] = []
    for move in moves:
        match move:
            case Play(card):
                plays |= bit(card)
            case Lay(card):
                lays |= bit(card)
            case Say(word, number):
                words.setdefault(word, []).extend([] if number is None else [number])
            case Take(packet):
                packets.append(packet)
    said = tuple(WordChoice(word, tuple(sorted(numbers))) for word, numbers in words.items())
    return Choices(plays, lays, said, tuple(packets))


@record
class ExchangeCheck:
    """Whether a set of cards may be laid away and the exchange closed."""

    finished: bool  # the closing word is legal after them, or the last of them closes the exchange by itself
    refused: Reason | None  # why the last of them may not be laid; None when all may


NO_EXCHANGE = ExchangeCheck(False, None)
ENOUGH_LAID = Reason("enough_laid")
"""Why nothing more may be laid where the last card closes the exchange; its caption is the table's own."""


def check_exchange(
    rules: Rules[Any, Any], view: View[Any], chosen: tuple[int, ...], dice: Dice
) -> ExchangeCheck:
    """Try laying cards on a table made up to look like this one: what may be laid depends on nothing hidden."""
    (now, refused), finish = _laid(rules, view, chosen, dice), finishing(rules.spec)
    if refused is not None:
        enough = ENOUGH_LAID if _closed(now, finish) else None
        return ExchangeCheck(False, enough or rules.refusal(now, refused) or Reason(""))
    return ExchangeCheck(bool(finish and finish in now.moves) or bool(chosen and _closed(now, finish)), None)


def after_laying(
    rules: Rules[Any, Any], view: View[Any], cards: tuple[int, ...], dice: Dice
) -> View[Any] | None:
    """Show the table as it will be once cards are laid; None where nothing can be laid then."""
    now, refused = _laid(rules, view, cards, dice)
    more = refused is None and any(isinstance(move, Lay) for move in now.moves)
    return now if more else None


def _laid(
    rules: Rules[Any, Any], view: View[Any], cards: tuple[int, ...], dice: Dice
) -> tuple[View[Any], Lay | None]:
    """Lay cards one by one on a made-up table; give how it stands then, or before the first that may not be laid."""
    now, world = view, rules.imagine(view, dice)
    for card in cards:
        move = laying(now, card)
        if move not in now.moves:
            return now, move
        world = rules.play(world, move)
        now = rules.view(world, view.me)
    return now, None


def laying(view: View[Any], card: Card) -> Lay:
    """Give the move that lays a card away: face up where the rules have it shown."""
    shown = Lay(card, shown=True)
    return shown if shown in view.moves else Lay(card)


def further(rules: Rules[Any, Any], view: View[Any], now: Choices, dice: Dice) -> Choices:
    """Add the cards that may be laid only after all others, where those are too few for an exchange."""
    if not now.lays or now.lays.bit_count() >= view.public.least:
        return now
    then = after_laying(rules, view, members(now.lays), dice)
    return now if then is None else replace(now, lays=now.lays | choices(then.moves).lays)


def finishing(spec: Spec) -> Say | None:
    """Give what is said to close an exchange; None where the game has no word for it."""
    return None if spec.roles.finish is None else Say(spec.roles.finish)


def _closed(view: View[Any], finish: Say | None) -> bool:
    """Tell whether an exchange is over without a word."""
    return not any(isinstance(move, Lay) or move == finish for move in view.moves)


def refused_card(rules: Rules[Any, Any], view: View[Any], kept: Choices) -> Reason | None:
    """Give the reason why some card of the hand may not be played now; None when every card may.

    Where some cards break one duty and others another, it is the one that is asked last and leaves least.
    """
    idle = view.hand & ~kept.plays
    if not kept.plays or not idle:
        return None
    reasons = [rules.refusal(view, Play(card)) for card in members(idle)]
    return next((each for each in reasons if each and each.kind in BEATING), reasons[0])
