"""The five things one can do at a card table, their notation, and what each seat sees of them."""

import re
from collections.abc import Callable
from typing import Final, TypeAlias, assert_never

from game.core.cards import BadNotation, Card, Cards, Pack, Seat, lister
from game.core.letters import Complaint
from game.core.record import record


class IllegalMove(Complaint):
    """A move the rules do not allow now."""

    NOT_NOW: Final = "storage.fault.not_now"  # the key of what nobody can ask for at a table


@record
class Deal:
    """The shuffled pack from the top; made by chance."""

    cards: tuple[Card, ...]


@record
class Say:
    """A word spoken, alone or with a number: "stand", "vie 4"."""

    word: str
    number: int | None = None


@record
class Play:
    """A card played to the trick."""

    card: Card


@record
class Lay:
    """A card laid away, face down unless shown."""

    card: Card
    shown: bool = False


@record
class Take:
    """A packet taken from the table, by its number."""

    packet: int


Move: TypeAlias = Deal | Say | Play | Lay | Take


@record
class Unseen:
    """That something was done, not what: "deal" or "lay"."""

    kind: str


Seen: TypeAlias = Move | Unseen

_NUMBER = re.compile(r"-?[0-9]{1,9}")
PLAYS: tuple[Play, ...] = tuple(Play(card) for card in range(64))
LAYS: tuple[Lay, ...] = tuple(Lay(card) for card in range(64))
plays: Callable[[Cards], tuple[Move, ...]] = lister(PLAYS)
"""Lists the plays of some cards, lowest number first."""
lays: Callable[[Cards], tuple[Move, ...]] = lister(LAYS)
"""Lists the ways to lay one of some cards face down, lowest number first."""


def spell(move: Move, pack: Pack) -> str:
    """Give the notation of a move.

    >>> from game.core.cards import PIQUET
    >>> [spell(m, PIQUET) for m in (Say("stand"), Say("vie", 4), Play(0), Lay(1), Lay(1, True), Take(2))]
    ['say stand', 'say vie 4', 'play 7S', 'lay 8S', 'show 8S', 'take 2']
    """
    match move:
        case Play(card):
            return f"play {pack.spell(card)}"
        case Say(word, number):
            return f"say {word}" if number is None else f"say {word} {number}"
        case Lay(card, shown):
            return f"{'show' if shown else 'lay'} {pack.spell(card)}"
        case Take(packet):
            return f"take {packet}"
        case Deal(cards):
            return " ".join(("deal", *(pack.spell(card) for card in cards)))
        case _:
            assert_never(move)


def parse(text: str, pack: Pack) -> Move:
    """Read a move; raise BadNotation when the text is none.

    A deal may end in "…" or "...": the cards not named follow in pack order.

    >>> from game.core.cards import PIQUET
    >>> parse("play 9S", PIQUET), parse("say vie 4", PIQUET)
    (Play(card=2), Say(word='vie', number=4))
    """
    verb, *rest = text.split()[:1] + text.split()[1:] or [""]
    match verb, rest:
        case "play", [card]:
            return PLAYS[pack.parse(card)]
        case "lay", [card]:
            return LAYS[pack.parse(card)]
        case "show", [card]:
            return Lay(pack.parse(card), shown=True)
        case "say", [word]:
            return Say(word)
        case "say", [word, number] if _NUMBER.fullmatch(number):
            return Say(word, int(number))
        case "take", [packet] if _NUMBER.fullmatch(packet):
            return Take(int(packet))
        case "deal", [*cards]:
            return Deal(_pack_from(cards, pack))
        case _:
            message = f"'{text}' is not a move; write for example 'play {pack.spell(0)}' or 'say stand'."
            raise BadNotation(message, "storage.fault.no_move", text=text, card=pack.spell(0))


def _pack_from(words: list[str], pack: Pack) -> tuple[Card, ...]:
    if words and words[-1] in ("…", "..."):
        named = pack.parse_all(" ".join(words[:-1]))
        return named + tuple(card for card in range(pack.size) if card not in named)
    named = pack.parse_all(" ".join(words))
    if len(named) != pack.size:
        message = f"The deal names {len(named)} cards, but the {pack.name} pack has {pack.size}."
        raise BadNotation(message, "setup.deal_fault.count", number=len(named), size=pack.size)
    return named


def seen_by(move: Move, mover: Seat, witness: Seat) -> Seen:
    """Tell what a seat sees of a move: everything but shuffles and what others lay face down."""
    if isinstance(move, Deal):
        return Unseen("deal")
    if isinstance(move, Lay) and not move.shown and mover != witness:
        return Unseen("lay")
    return move
