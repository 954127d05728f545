"""What a beat brought about in words, a line for each thing worth telling: in the log, in a review and in `replay`."""

from collections.abc import Sequence
from typing import Any, assert_never

from game.core.cards import Card
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
from game.session.match import Beat
from game.stage.table import Announced
from game.telling.captions import Captions


def tell(beat: Beat[Any], captions: Captions, announced: Sequence[Announced]) -> tuple[str, ...]:
    """Tell what a beat brought about, a line for each thing worth telling, and what was announced with a card."""
    return tuple(
        line
        for event in beat.events
        for line in tell_event(event, beat.before.public.phase, captions, announced)
    )


def tell_event(
    event: Event, phase: str, captions: Captions, announced: Sequence[Announced]
) -> tuple[str, ...]:
    """Tell what has happened in a phase, and what was announced with a card; nothing of the end of a deal or match."""
    match event:
        case DealOver() | MatchOver():
            return ()
        case Awarded(award):
            return (captions.payment(award),)
        case Played(seat, card):
            words = announced_with(announced, card, captions)
            played = captions.story("plays", seat, card=captions.cards.written(card))
            return (played, captions.story("says", seat, words=words)) if words else (played,)
        case Dealt() | Said() | Laid() | Drew() | Took() | TrickTaken():
            return (_deed(event, phase, captions),)
        case _:
            assert_never(event)


def _deed(event: Dealt | Said | Laid | Drew | Took | TrickTaken, phase: str, captions: Captions) -> str:
    match event:
        case Dealt(dealer):
            return captions.story("deals", dealer)
        case Said(seat, word, number):
            return captions.story("says", seat, words=captions.said(word, phase, number))
        case Laid(seat, card):
            if card is None:
                return captions.story("lays_unseen", seat)
            return captions.story("lays", seat, card=captions.cards.written(card))
        case Drew(seat, count, cards):
            if not cards:
                return captions.story("draws_unseen", seat, number=count)
            return captions.story("draws", seat, cards=captions.cards.listed(cards, "and"))
        case Took(seat, packet):
            return captions.story("takes", seat, number=packet + 1)
        case TrickTaken(seat):
            return captions.story("trick", seat)
        case _:
            assert_never(event)


def announced_with(some: Sequence[Announced], card: Card, captions: Captions) -> str:
    """Give what is heard when a card falls; empty when nothing is announced with it."""
    return " ".join(captions.own(f"announced.{each.word}") for each in some if each.card == card)
