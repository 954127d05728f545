"""Vying as a master does: by dice, in shares that leave the others little to gain, even if they know them.

The shares were found by three players who learned against each other (tests/tools/strength/fitting/gleek_vying.py).
"""

from bisect import bisect
from collections.abc import Mapping
from typing import TypeAlias

from game.bots.gleek.hands import ruff_chance
from game.bots.gleek.wagers import FOUR_ACES, Wager
from game.rules.gleek import Options
from game.rules.gleek.phases import SEATS, Word, stakes
from game.rules.gleek.vying import LEAST

Spot: TypeAlias = tuple[int, int, int, int]
"""Where a speaker stands. Before anybody has vied: 0, how many have passed, 0, 0. Afterwards: how often was raised; the
price of staying in, from 0 for a cheap one to 3; the room for a raise, 0 for none, 1 for less than the pot; and the
company: one other player, 1 for two who have both spoken, 2 where another has still to answer."""
RAISES: Mapping[str, float] = {"l": 0.0, "o": 1.0, "t": 3.0, "a": 99.0}
"""By letter, raises in parts of the pot: the least, once and thrice the pot, all that is allowed."""
FACES = 10
"""So many letters, one of which the dice choose, are said with a class of ruffs; p is to pass and s to see."""
_CLASSES = (0.15, 0.3, 0.45, 0.6, 0.7, 0.8, 0.87, 0.93, 0.97)
CLASSES = len(_CLASSES) + 1
"""Ruffs are told apart by the share of an opponent's that are no better, most finely at the top."""
_PRICES = (0.22, 0.3, 0.38)
"""What staying in costs, in parts of the pot it would make."""


def class_of(value: int, *, bought: bool) -> int:
    """Say how good a ruff is for somebody who has bought the stock, or has not."""
    return CLASSES - 1 if value == FOUR_ACES else bisect(_CLASSES, ruff_chance(value, bought=bought))


def spot_of(raised: int, passed: int, cost: int, pot: int, most: int, company: int) -> Spot:
    """Say where somebody stands who may see for a cost, or raise by so much at most."""
    if not raised:
        return 0, passed, 0, 0
    room = 0 if most < LEAST else 1 if most < pot + cost else 2
    return min(raised, 3), bisect(_PRICES, cost / (pot + cost)), room, company


BOOK: Mapping[Spot, str] = {
    (0, 0, 0, 0): "pppppppppp pppppppppp pppppppppp pppppppppl ppppppllll "
    "llllllllll pllloooooo plllooooot ppppllloot ppppppploo",
    (0, 1, 0, 0): "pppppplllo pppppppppp pppppppppp pppppppppp pppppllllo "
    "ppppppplll plllllllll ppplllllll lllllloooo pppplllllo",
    (0, 2, 0, 0): "pppppplllo pppppppoot ppppppppoo pppppppppp lllllllooo "
    "lllooooooo llllloooot llllllllll lllllllooo llooooooot",
    (1, 0, 2, 0): "pppppppppo ppppsooota ppppsooota ppssssssoo ssssssssss "
    "ssssssssss ssssssssss ssssllllll oooooooott ooooooottt",
    (1, 0, 2, 1): "pppppppppp pppppppppp ppppppppoa ppppppppoa ssssssssss "
    "sssssllooo sloooooooo ssslloooot tttttttttt looottttta",
    (1, 0, 2, 2): "pppppppppp pppppppppp pppppppppp pppppppppp ssssssssss "
    "ssssssssss sssssssssl sssssssssl llooooooot ssllooottt",
    (1, 1, 2, 0): "pppppppppo pppppppppo pppppppppo pppppppppo ssssssssss "
    "ssssssssss sssssssooo ssssllllll tttaaaaaaa aaaaaaaaaa",
    (1, 1, 2, 1): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp sssssssslo ssssssssso looooooooo oooooooott",
    (1, 1, 2, 2): "pppppppppp pppppppppp pppppppppp pppppppppp pppsssssss "
    "ssssssssss ssssssssso lllllllllo llllttttta loaaaaaaaa",
    (1, 2, 2, 0): "pppppppppt pppppppppt pppppppppt pppppppppt psssssssss "
    "ssssssssss ssssssssss ssssssssss ooooooottt oooooootta",
    (1, 2, 2, 2): "pppppppppp pppppppppp pppppppppp pppppppppp ppppssssss "
    "ppppssssss ssssssssss sssssssssl sssslootta loottttttt",
    (1, 3, 0, 0): "pppppppppp pppppppppp ppppppppps pppppppppp ppppppppps "
    "ppppppppps ppppppppss ppppppppss ppssssssss ssssssssss",
    (1, 3, 0, 2): "pppppppppp pppppppppp pppppppppp pppppppppp ppppppppps "
    "ppppppppps pppppppppp ppppppppss ppppssssss ssssssssss",
    (1, 3, 1, 0): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp ssssssssss ssssssssss looooooooo oooooooooo",
    (1, 3, 1, 2): "pppppppppp pppppppppp pppppppppo pppppppppo pppppppsss "
    "pppppppsss pppppppsss ppssssssss ssssssssss lllooooooo",
    (1, 3, 2, 0): "pppppppppp pppppppppp pppppppppl pppppppppp ppppppppps "
    "ppppppppps ssssssssss ssssssssss ssloootttt ooooooooot",
    (1, 3, 2, 2): "pppppppppp pppppppppp pppppppppp pppppppppp ppppppppss "
    "ppppppppss ppppppssss psssssssss psssssssss ssooootttt",
    (2, 0, 2, 0): "pppppppoot pppppppoot pppppppoot pppppppoot ppppssssss "
    "ssssssssss ssssssssss ssssssssss oottttttaa llooootttt",
    (2, 0, 2, 2): "pppppppppt pppppppott pppppppott pppppppott pppppppott "
    "psssssssss ssssslllll ssssssssss sssllooooo lllloooooo",
    (2, 2, 1, 0): "pppppppppo pppppppppo pppppppppo pppppppppo pppppppppo "
    "pppppppppo pppppppsss ssssssssss lllllllllo lllllloooo",
    (2, 2, 1, 2): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp ppppppppps ppssssssss sssllooooo lllllooooo",
    (2, 2, 2, 0): "pppppppppp pppppppppp ppppppppss ppppppppss ppppppppss "
    "ppppppppss pppppsssss ssssssssss ooooooooot oooooooooo",
    (2, 2, 2, 2): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp ppppppppps pppppppsss sssloooooo lllllooooo",
    (2, 3, 0, 0): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp pppppppppp ppppssssss ssssssssss ssssssssss",
    (2, 3, 0, 2): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp pppppppppp pppppppppp ssssssssss ssssssssss",
    (2, 3, 1, 0): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp pppppppppp ppssssssss lllllloooo lllllloooo",
    (2, 3, 1, 2): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp pppppppppp pppppppppp ssssssssss sslooooooo",
    (3, 0, 1, 0): "ppslllllll psssssssll sssssssssl sssssssssl ssssssssss "
    "ssssssssss ssssssssss ssssssssss sssssooooo oooooooooo",
    (3, 0, 1, 2): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp psssssslll psssssslll sssssssloo sssssllloo",
    (3, 0, 2, 0): "ppppssssso psssssssss psssssssss psssssssss psssssssss "
    "ppssssssss ssssssssss ssssssssss slottttttt lttttttttt",
    (3, 1, 0, 0): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp pppppppppp pppppppppp ssssssssss ssssssssss",
    (3, 2, 0, 0): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp pppppppppp pppppppppp ssssssssss ssssssssss",
    (3, 2, 0, 2): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp pppppppppp pppppppppp ssssssssss ssssssssss",
    (3, 2, 1, 0): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp pppppppppp ppppppssss sslllloooo sslllloooo",
    (3, 2, 1, 2): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp pppppppppp pppppppppl sssssllooo sssssllooo",
    (3, 3, 0, 0): "pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp "
    "pppppppppp pppppppppp pppppppppp ssssssssss ssssssssss",
}
"""By spot and class of the ruff, the answers."""


def answers(value: int, at: Wager) -> str:
    """Give the letters of what is said with such a ruff, one of which the dice choose; none where nothing is known."""
    row = BOOK.get(spot(at))
    return row.split()[class_of(value, bought=at.seat == at.owner)] if row else ""


def spot(at: Wager) -> Spot:
    """Say where the speaker stands."""
    now = stakes(at.calls)
    rivals = [seat for seat in range(SEATS) if seat != at.seat and seat not in now.out]
    answering = any(now.paid[seat] < now.level for seat in rivals)
    company = 0 if len(rivals) == 1 else 2 if answering else 1
    raised = sum(call.number is not None for call in at.calls)
    passed = sum(call.word == Word.PASS for call in at.calls)
    return spot_of(raised, passed, at.cost, at.pot, at.within.most, company)


def is_in_book(options: Options) -> bool:
    """Tell whether the house vies as those did who wrote the book: with pots far below the limit, and late raises."""
    return options.ruff_ante > 0 and not options.ruff_pass_final and options.ruff_limit not in (2, 10, 20)
