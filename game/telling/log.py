"""What a beat brought about in words, a line for each thing worth telling: in the log, in a review and in `replay`."""

from collections.abc import Sequence
from typing import Any, Protocol, assert_never

from game.core.cards import Card, Seat
from game.core.event import (
    Awarded,
    DealOver,
    Dealt,
    Drew,
    Event,
    Laid,
    MatchOver,
    Played,
    Said,
    Took,
    TrickTaken,
)
from game.core.score import Award
from game.session.match import Beat
from game.stage.table import Announced
from game.telling.captions import Captions


class Speech(Protocol):
    """How things are called by whoever tells: `Captions` write cards with their signs, `replay` in the notation."""

    def story(self, key: str, seat: Seat, **values: object) -> str:
        """Tell something a seat has done."""
        ...

    def card(self, card: Card) -> str:
        """Write one card."""
        ...

    def cards(self, cards: int, between: str = "or") -> str:
        """List cards."""
        ...

    def said(self, word: str, number: int | None) -> str:
        """Give what was said, or what was done without a sound."""
        ...

    def own(self, key: str, **values: object) -> str:
        """Give a caption of the game; empty when it has none of that name."""
        ...

    def payment(self, award: Award) -> str:
        """Tell who was paid what, by whom and for what."""
        ...


def tell(beat: Beat[Any], captions: Captions, announced: Sequence[Announced]) -> tuple[str, ...]:
    """Tell what a beat brought about, a line for each thing worth telling, and what was announced with a card."""
    return tuple(line for event in beat.events for line in tell_event(event, captions, announced))


def tell_event(event: Event, speech: Speech, announced: Sequence[Announced]) -> tuple[str, ...]:
    """Tell what has happened, and what was announced with a card; nothing of the end of a deal or match."""
    match event:
        case DealOver() | MatchOver():
            return ()
        case Awarded(award):
            return (speech.payment(award),)
        case Played(seat, card):
            words = heard(announced, card, speech)
            played = speech.story("plays", seat, card=speech.card(card))
            return (played, speech.story("says", seat, words=words)) if words else (played,)
        case Dealt() | Said() | Laid() | Drew() | Took() | TrickTaken():
            return (_deed(event, speech),)
        case _:
            assert_never(event)


def _deed(event: Dealt | Said | Laid | Drew | Took | TrickTaken, speech: Speech) -> str:
    match event:
        case Dealt(dealer):
            return speech.story("deals", dealer)
        case Said(seat, word, number):
            return speech.story("says", seat, words=speech.said(word, number))
        case Laid(seat, card):
            if card is None:
                return speech.story("lays_unseen", seat)
            return speech.story("lays", seat, card=speech.card(card))
        case Drew(seat, count, cards):
            key = "draws" if cards else "draws_unseen_one" if count == 1 else "draws_unseen"
            return speech.story(key, seat, cards=speech.cards(cards, "and"), number=count)
        case Took(seat, packet):
            return speech.story("takes", seat, number=packet + 1)
        case TrickTaken(seat):
            return speech.story("trick", seat)
        case _:
            assert_never(event)


def heard(some: Sequence[Announced], card: Card, speech: Speech) -> str:
    """Give what is heard when a card falls; empty when nothing is announced with it."""
    return " ".join(speech.own(f"announced.{each.word}") for each in some if each.card == card)
