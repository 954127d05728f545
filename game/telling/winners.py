"""Who has won a deal or a match, in words."""

from collections.abc import Sequence

from game.core.cards import Seat
from game.telling.captions import Captions
from game.wording import Words


def won_by(
    words: Words,
    key: str,
    captions: Captions,
    winners: Sequence[Seat],
    me: Seat,
    *,
    thrown_in: bool = False,
) -> str:
    """Say who has won, in the captions that begin with a key; several are all named, the reader first."""
    if thrown_in:
        return words.get(f"{key}.thrown_in")
    if not winners:
        return words.get(f"{key}.won_by_nobody")
    by = "won_by_several" if len(winners) > 1 else "won_by_me" if me in winners else "won_by"
    return words.get(f"{key}.{by}", name=captions.players.together(first(me, winners)))


def first(me: Seat, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted(seats, key=lambda seat: seat != me))
