"""What a beat brought about, in a line for each thing worth telling."""

from collections.abc import Sequence
from typing import Any

from game.core.cards import Card, Cards, Seat
from game.core.event import Awarded, Dealt, Drew, Event, Laid, Played, Said, Took, TrickTaken
from game.session.match import Beat
from game.stage.table import Announced
from game.telling.captions import Captions


def tell(beat: Beat[Any], captions: Captions, announced: Sequence[Announced]) -> tuple[str, ...]:
    """Tell what a beat brought about, a line for each thing worth telling, and what was announced with a card."""
    told = []
    for event in beat.events:
        told.append(_line(event, captions))
        if isinstance(event, Played) and (words := heard(announced, event.card, captions)):
            told.append(captions.story("says", event.seat, words=words))
    return tuple(line for line in told if line)


def _line(event: Event, captions: Captions) -> str:
    told = ""
    match event:
        case Dealt(dealer):
            told = captions.story("deals", dealer)
        case Said(seat, word, number):
            words = captions.spoken(word, number) or captions.word(word, number)
            told = captions.story("says", seat, words=words)
        case Played(seat, card):
            told = captions.story("plays", seat, card=captions.card(card))
        case Laid(seat, None):
            told = captions.story("lays_unseen", seat)
        case Laid(seat, card) if card is not None:
            told = captions.story("lays", seat, card=captions.card(card))
        case Drew(seat, count, cards):
            told = _drew(seat, count, cards, captions)
        case Took(seat, packet):
            told = captions.story("takes", seat, number=packet + 1)
        case TrickTaken(seat):
            told = captions.story("trick", seat)
        case Awarded(award):
            told = captions.payment(award)
    return told


def _drew(seat: Seat, count: int, cards: Cards, captions: Captions) -> str:
    if cards:
        return captions.story("draws", seat, cards=captions.cards(cards, "and"))
    return captions.story("draws_unseen_one" if count == 1 else "draws_unseen", seat, number=count)


def heard(some: Sequence[Announced], card: Card, captions: Captions) -> str:
    """Give what is heard when a card falls; empty when nothing is announced with it."""
    return " ".join(captions.own(f"announced.{each.word}") for each in some if each.card == card)
