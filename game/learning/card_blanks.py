"""Blanks that tell of cards and of players: `{held trumps}`, `{best}`, `{whom 1}`."""

from collections.abc import Mapping, Sequence

from game.core.cards import TABLE, Card, Seat, members
from game.core.trick import taker
from game.learning.position import Filler, Table


def _turn_up(table: Table) -> str:
    return table.captions.cards(table.view.shown, "and")


def _trump(table: Table) -> str:
    return table.captions.suit(table.trump)


def _lead(table: Table) -> str:
    return table.captions.card(table.trick.cards[0])


def _best(table: Table) -> str:
    trick = table.trick
    return table.captions.card(table.contract.crown(trick.cards, table.contract.order))


def _card_points(table: Table, *faces: str) -> str:
    points = table.contract.points
    return str(sum(points[table.rules.spec.pack.parse(face)] for face in faces))


def _trick_points(table: Table) -> str:
    return str(sum(table.contract.points[card] for card in table.trick.cards) + table.contract.trick)


def _held(table: Table, *faces: str) -> str:
    """Count my cards, or those among them that are named."""
    return str(len(_among(table, members(table.view.hand), faces)))


def _out(table: Table, *faces: str) -> str:
    """Count the cards I have not seen, or those among them that are named."""
    unseen = table.rules.spec.pack.full & ~table.seen
    return str(len(_among(table, members(unseen), faces)))


def _among(table: Table, cards: Sequence[Card], faces: Sequence[str]) -> list[Card]:
    """Pick out cards: `trumps`, a rank such as `K`, a suit such as `S`, or single cards."""
    if not faces:
        return list(cards)
    pack = table.rules.spec.pack
    if tuple(faces) == ("trumps",):
        return [card for card in cards if table.contract.order.trumps >> card & 1]
    return [
        card
        for card in cards
        if any(
            face == pack.spell(card)
            or (len(face) == 1 and face in (pack.spell(card)[0], pack.spell(card)[-1]))
            for face in faces
        )
    ]


def _dealt(table: Table) -> str:
    """Count the cards each hand was dealt, whatever has been played since."""
    me, view = table.view.me, table.view
    seats = len(view.sides)
    played = sum((me - trick.leader) % seats < len(trick.cards) for trick in (*view.tricks, view.trick))
    return str(view.hand.bit_count() + played)


def _pack(table: Table, *faces: str) -> str:
    """Count the cards of the pack, or those among them that are named."""
    return str(len(_among(table, range(table.rules.spec.pack.size), faces)))


def _heap(table: Table, name: str) -> str:
    """Count the cards of a heap that belongs to nobody and lies face down."""
    return str(next(place.size for place in table.view.hidden if place.name == name and place.seat == TABLE))


def _all_points(table: Table) -> str:
    return str(_played_for(table))


def _majority(table: Table) -> str:
    """Give the least that is more than half of what is played for."""
    return str(_played_for(table) // 2 + 1)


def _played_for(table: Table) -> int:
    """Add up what all cards and all tricks are worth."""
    return sum(table.contract.points) + table.contract.trick * int(_dealt(table))


def _who(table: Table, seat: str) -> str:
    """Name a seat at the beginning of a sentence: its number, or `best` for who is winning the trick."""
    return table.captions.name(_seat(table, seat))


def _whom(table: Table, seat: str) -> str:
    """Name a seat within a sentence."""
    return table.captions.within(_seat(table, seat))


def _seat(table: Table, seat: str) -> Seat:
    return taker(table.trick, table.contract, len(table.view.sides)) if seat == "best" else int(seat)


def _players(table: Table) -> str:
    return str(len(table.view.sides))


FILLERS: Mapping[str, Filler] = {
    "all_points": _all_points,
    "best": _best,
    "card_points": _card_points,
    "dealt": _dealt,
    "heap": _heap,
    "held": _held,
    "lead": _lead,
    "majority": _majority,
    "out": _out,
    "pack": _pack,
    "players": _players,
    "trick_points": _trick_points,
    "trump": _trump,
    "turn_up": _turn_up,
    "who": _who,
    "whom": _whom,
}
