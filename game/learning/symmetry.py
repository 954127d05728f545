"""Suits exchanged throughout a match where the rules do not tell them apart, so that a question looks new.

Everything changes together from the first deal on: packs, cards, words that name a suit, and what was said of a move.
Which suits may change places is stated by each game; a match is exchanged only if it can be played that way to where
it stands, with the same holdings and the same choices.
"""

from functools import lru_cache
from itertools import product

from game.catalogue import find
from game.core.cards import BadNotation, Cards, Pack, mask, members
from game.core.move import Deal, IllegalMove, Lay, Move, Play, Say
from game.core.record import record, replace
from game.core.rules import Reason, Symmetry
from game.core.transcript import Entry, Transcript
from game.session.match import AnyMatch, Match, StaleSave

SUITS = "SHDC"
_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
"""How the words of the games name suits, alone or after a hyphen below: "hearts", "ace_hearts"."""


@record
class Exchange:
    """One way to let suits change places."""

    suits: str  # what S, H, D and C become
    cards: tuple[int, ...]  # what each card becomes

    @property
    def changes(self) -> bool:
        """Whether anything changes at all."""
        return self.suits != SUITS

    def suit(self, letter: str) -> str:
        """Give what a suit becomes; what is none stays."""
        return self.suits[SUITS.index(letter)] if letter and letter in SUITS else letter

    def word(self, word: str) -> str:
        """Give what a word becomes that may name a suit."""
        named = {_NAMES[letter]: _NAMES[self.suit(letter)] for letter in SUITS}
        return "_".join(named.get(part, part) for part in word.split("_"))

    def some(self, cards: Cards) -> Cards:
        return mask(self.cards[card] for card in members(cards))

    def move(self, move: Move) -> Move:
        """Give what a move becomes."""
        match move:
            case Deal(cards):
                return Deal(tuple(self.cards[card] for card in cards))
            case Play(card):
                return Play(self.cards[card])
            case Lay(card, shown):
                return Lay(self.cards[card], shown)
            case Say(word, number):
                return Say(self.word(word), number)
            case _:
                return move

    def transcript(self, transcript: Transcript) -> Transcript:
        """Exchange the suits in a whole log."""
        entries = tuple(Entry(entry.seat, self.move(entry.move)) for entry in transcript.entries)
        return replace(transcript, entries=entries)

    def reason(self, reason: Reason) -> Reason:
        """Exchange the suits in what is said of a move."""
        return replace(reason, cards=self.some(reason.cards), suit=self.suit(reason.suit))


@lru_cache(maxsize=64)
def exchanges(symmetry: Symmetry, pack: Pack) -> tuple[Exchange, ...]:
    """List every exchange a game states, and what follows from them; the one that changes nothing comes first.

    >>> from game.core.cards import PIQUET
    >>> [each.suits for each in exchanges(Symmetry(("HSDC",)), PIQUET)]
    ['SHDC', 'HSDC']
    """
    found = {SUITS}
    while True:
        more = {
            "".join(one[SUITS.index(suit)] for suit in two) for one, two in product(symmetry.suits, found)
        }
        if more <= found:
            break
        found |= more
    ordered = sorted(found - {SUITS})
    return tuple(Exchange(suits, _cards(suits, symmetry.fixed, pack)) for suits in (SUITS, *ordered))


def _cards(suits: str, fixed: str, pack: Pack) -> tuple[int, ...]:
    """Tell what each card becomes: the card at the same place of the other suit."""
    cards = list(range(pack.size))
    for old, new in zip(SUITS, suits, strict=True):
        for one, other in zip(_of(old, fixed, pack), _of(new, fixed, pack), strict=True):
            cards[one] = other
    return tuple(cards)


def _of(suit: str, fixed: str, pack: Pack) -> list[int]:
    """List the cards of a suit that may change, in the order of the pack."""
    return [
        card
        for card, face in enumerate(pack.faces)
        if len(face) == 2 and face[1] == suit and face[0] not in fixed
    ]


def exchange_for(match: AnyMatch, turn: int) -> Exchange:
    """Choose the suits that change places in a match, for each turn others; none where nothing may change."""
    symmetry = find(match.transcript().header.game).given.symmetry
    first, *others = exchanges(symmetry, match.rules.spec.pack)
    start = turn % max(1, len(others))
    return next((each for each in (*others[start:], *others[:start]) if holds(match, each)), first)


def holds(match: AnyMatch, exchange: Exchange) -> bool:
    """Tell whether a match, its suits exchanged, leads to the same holdings and the same choices."""
    try:
        other = Match.restore(match.rules, exchange.transcript(match.transcript()))
    except (BadNotation, IllegalMove, StaleSave, ValueError):
        return False
    if other.turn != match.turn or other.over != match.over:
        return False
    seat = max(match.turn, 0)
    mine, theirs = match.view(seat), other.view(seat)
    return (
        mine.ledger.holdings == theirs.ledger.holdings
        and {exchange.move(move) for move in mine.moves} == set(theirs.moves)
        and exchange.some(mine.hand) == theirs.hand
    )
