"""Blanks that tell of cards and of players: `{held trumps}`, `{best}`, `{whom 1}`."""

from collections.abc import Mapping, Sequence

from game.core.cards import TABLE, Card, Seat, members
from game.core.trick import taker
from game.learning.position import Filler, KnownPosition


def _turn_up(position: KnownPosition) -> str:
    return position.captions.cards.listed(position.view.shown, "and")


def _trump(position: KnownPosition) -> str:
    return position.captions.cards.suit(position.trump)


def _lead(position: KnownPosition) -> str:
    return position.captions.cards.written(position.trick.cards[0])


def _best(position: KnownPosition) -> str:
    trick = position.trick
    return position.captions.cards.written(position.contract.crown(trick.cards, position.contract.order))


def _card_points(position: KnownPosition, *faces: str) -> str:
    points = position.contract.points
    return str(sum(points[position.rules.spec.pack.parse(face)] for face in faces))


def _trick_points(position: KnownPosition) -> str:
    return str(sum(position.contract.points[card] for card in position.trick.cards) + position.contract.trick)


def _held(position: KnownPosition, *faces: str) -> str:
    """Count my cards, or those among them that are named."""
    return str(len(_among(position, members(position.view.hand), faces)))


def _count(position: KnownPosition, *faces: str) -> str:
    """Count my cards of one name, with that name: trumps, or those of a rank, of which `side` leaves the trumps out."""
    cards, named = position.view.hand, "_".join(faces)
    if faces[0] == "side":
        cards, faces = cards & ~position.contract.order.trumps, faces[1:]
    number = len(_among(position, members(cards), faces))
    form = "none" if not number else "one" if number == 1 else "many"
    return position.captions.table(f"counted.{named}.{form}", number=number)


def _out(position: KnownPosition, *faces: str) -> str:
    """Count the cards I have not seen, or those among them that are named."""
    unseen = position.rules.spec.pack.full & ~position.seen
    return str(len(_among(position, members(unseen), faces)))


def _among(position: KnownPosition, cards: Sequence[Card], faces: Sequence[str]) -> list[Card]:
    """Pick out cards: `trumps`, a rank such as `K`, a suit such as `S`, or single cards."""
    if not faces:
        return list(cards)
    pack = position.rules.spec.pack
    if tuple(faces) == ("trumps",):
        return [card for card in cards if position.contract.order.trumps >> card & 1]
    return [
        card
        for card in cards
        if any(
            face == pack.spell(card)
            or (len(face) == 1 and face in (pack.spell(card)[0], pack.spell(card)[-1]))
            for face in faces
        )
    ]


def _dealt(position: KnownPosition) -> str:
    """Count the cards each hand was dealt, whatever has been played since."""
    me, view = position.view.me, position.view
    seats = len(view.sides)
    played = sum((me - trick.leader) % seats < len(trick.cards) for trick in (*view.tricks, view.trick))
    return str(view.hand.bit_count() + played)


def _pack(position: KnownPosition, *faces: str) -> str:
    """Count the cards of the pack, or those among them that are named."""
    return str(len(_among(position, range(position.rules.spec.pack.size), faces)))


def _heap(position: KnownPosition, name: str) -> str:
    """Count the cards of a heap that belongs to nobody and lies face down."""
    return str(
        next(place.size for place in position.view.hidden if place.name == name and place.seat == TABLE)
    )


def _all_points(position: KnownPosition) -> str:
    return str(_played_for(position))


def _majority(position: KnownPosition) -> str:
    """Give the least that is more than half of what is played for."""
    return str(_played_for(position) // 2 + 1)


def _played_for(position: KnownPosition) -> int:
    """Add up what all cards and all tricks are worth."""
    return sum(position.contract.points) + position.contract.trick * int(_dealt(position))


def _who(position: KnownPosition, seat: str) -> str:
    """Name a seat at the beginning of a sentence: its number, or `best` for who is winning the trick."""
    return position.captions.players.name(_seat(position, seat))


def _whom(position: KnownPosition, seat: str) -> str:
    return position.captions.players.within(_seat(position, seat))


def _seat(position: KnownPosition, seat: str) -> Seat:
    return taker(position.trick, position.contract, len(position.view.sides)) if seat == "best" else int(seat)


def _players(position: KnownPosition) -> str:
    return str(len(position.view.sides))


FILLERS: Mapping[str, Filler] = {
    "all_points": _all_points,
    "best": _best,
    "card_points": _card_points,
    "count": _count,
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
