"""Filling hidden places at random with the cards nobody has shown, under what is known about them."""

from collections.abc import Sequence

from game.core.cards import Cards, bit, members
from game.core.rules import Dice
from game.core.view import Place


class Impossible(ValueError):
    """The places cannot be filled: what is known contradicts itself."""


def fill(places: Sequence[Place], unseen: Cards, dice: Dice) -> tuple[Cards, ...]:
    """Share the unseen cards out: each place gets its size, what it surely holds and nothing it cannot hold.

    With one restricted place, as in every game for two, each possible holding is equally likely. Raises Impossible
    when there is no way.
    """
    filled = [place.sure for place in places]
    free = unseen
    for place in places:
        free &= ~place.sure
    wanting = sorted(range(len(places)), key=lambda index: (places[index].may & free).bit_count())
    for _ in range(64):
        shares = _draw([places[index] for index in wanting], free, dice)
        if shares is not None:
            for index, share in zip(wanting, shares, strict=True):
                filled[index] |= share
            return tuple(filled)
    shares = _search([places[index] for index in wanting], free, dice)
    if shares is None:
        message = "The hidden cards cannot be shared out."
        raise Impossible(message)
    for index, share in zip(wanting, shares, strict=True):
        filled[index] |= share
    return tuple(filled)


def _draw(places: Sequence[Place], free: Cards, dice: Dice) -> list[Cards] | None:
    shares = []
    for place in places:
        lacking = place.size - place.sure.bit_count()
        could = list(members(place.may & free))
        if len(could) < lacking:
            return None
        dice.shuffle(could)
        share = 0
        for card in could[:lacking]:
            share |= bit(card)
        free &= ~share
        shares.append(share)
    return shares


def _search(places: Sequence[Place], free: Cards, dice: Dice) -> list[Cards] | None:
    """Give card after card, the one with the fewest homes first, trying its homes in random order."""
    lacking = [place.size - place.sure.bit_count() for place in places]
    shares = [0] * len(places)

    def home(left: Cards) -> bool:
        if not any(lacking):
            return True
        homes = {
            card: [i for i, place in enumerate(places) if lacking[i] and place.may >> card & 1]
            for card in members(left)
        }
        spare = left.bit_count() - sum(lacking)
        cards = sorted(homes, key=lambda card: len(homes[card]))
        if sum(1 for card in cards if not homes[card]) > spare:
            return False
        card = next((card for card in cards if homes[card]), None)
        if card is None:
            return False
        dice.shuffle(homes[card])
        for index in homes[card]:
            lacking[index] -= 1
            shares[index] |= bit(card)
            if home(left & ~bit(card)):
                return True
            lacking[index] += 1
            shares[index] &= ~bit(card)
        return spare > 0 and home(left & ~bit(card))

    return shares if home(free) else None
