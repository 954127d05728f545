"""Signs for suits and cards within a sentence: `{H}` is a heart, `{KH}` a king of hearts.

The trumps of tarock are numbered as on the cards: `{T18}` is XVIII or 18 with a star, `{FOOL}` cap and bells.
"""

import re
from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache

from game.telling.markup import SIGNS
from game.wording import RANKS, Words, lettered

TRUMP, FOOL = "T", "F"
"""The signs that stand for a suit in the index of a trump and of the Tomfool."""
SIGN = re.compile(r"\{(?:(10|[2-9TJCQKA]?)([SHDC])|(T\d+|FOOL))\}")
_SPOKEN = re.compile(r"( ?)\{((?:10|[2-9TJCQKA])?[SHDC]|T\d+|FOOL)\}")
"""A sign with the blank before it."""
_LETTERS = f"SHDC{TRUMP}{FOOL}"
_ROMAN = ((), ("I",), ("II",), ("III",), ("IV",), ("V",), ("V", "I"), ("V", "II"), ("V", "III"), ("IX",))


def reading(code: str, *, roman: bool, letters: str = RANKS) -> tuple[tuple[str, ...], str]:
    """Give the rank as it is set, row under row, and the letter of the sign below it; the Tomfool has no rank.

    Courts and aces have the letters of a language.

    >>> reading("TS", roman=True), reading("T18", roman=True), reading("T18", roman=False)
    ((('10',), 'S'), (('X', 'V', 'III'), 'T'), (('18',), 'T'))
    """
    if code == "FOOL":
        return (), FOOL
    if code[0] == "T" and code[1:].isdigit():
        tens, units = divmod(int(code[1:]), 10)
        return (("X",) * tens + _ROMAN[units] if roman else (code[1:],)), TRUMP
    return (lettered(code[:-1], letters),), code[-1]


@lru_cache(maxsize=512)
def tokens(text: str, roman: bool = True, letters: str = RANKS) -> tuple[str, ...]:
    """Split a sentence into stretches of text and bare suit letters in braces.

    >>> tokens("play {KH} or {S}."), tokens("{T18}", roman=True), tokens("{FOOL}")
    (('play ', 'K', '{H}', ' or ', '{S}', '.'), ('XVIII', '{T}'), ('{F}',))
    """
    found: list[str] = []
    end = 0
    for sign in SIGN.finditer(text):
        rows, suit = reading(sign[3] or sign[1] + sign[2], roman=roman, letters=letters)
        found += [text[end : sign.start()], "".join(rows), f"{{{suit}}}"]
        end = sign.end()
    found.append(text[end:])
    return tuple(token for token in found if token)


class SignPlace(StrEnum):
    """Where a card is named."""

    FIRST = "card_first"  # it begins a sentence
    WITHIN = "card_within"  # within one
    BARE = "card_of"  # alone, or after an article or the like


def spoken(text: str, say: Callable[[str, SignPlace], str], articles: str = "") -> str:
    """Say a sentence without signs: `say` names a suit by its letter and a card by its notation.

    A sign that only stands beside its own name is left out; `articles` are words, parted by strokes, after which a
    card has none.

    >>> spoken("Follow spades {S}, or {H}", lambda face, _: {"S": "spades", "H": "hearts"}[face])
    'Follow spades, or hearts'
    >>> spoken("{KH} beats your {KH} and {KH}.", lambda _, spot: spot.name.lower(), "your|a")
    'first beats your bare and within.'
    """
    whole = text.endswith((".", "!", "?"))

    def said(sign: re.Match[str]) -> str:
        before = text[: sign.start()].rstrip()
        first = before.endswith((".", "!", "?")) if before else whole
        bare = not whole or (articles and re.search(rf"(?:\b|(?=’))(?:{articles})$", before, re.IGNORECASE))
        spot = SignPlace.FIRST if first else SignPlace.BARE if bare else SignPlace.WITHIN
        gap, name = sign[1], say(sign[2], spot)
        return "" if gap and text.endswith(name, 0, sign.start()) else f"{gap}{name}"

    return _SPOKEN.sub(said, text)


def is_suit(token: str) -> bool:
    return len(token) == 3 and token[0] == "{" and token[1] in _LETTERS


def suit_name(words: Words, game: str, letter: str) -> str:
    """Name a suit as a game does, or as all do."""
    own = f"{game}.suit.{letter}"
    return words.get(own if own in words else f"table.suit.{letter}")


LETTER_OF = {sign: letter for letter, sign in SIGNS.items()}
"""What a suit's sign stands for."""
SUITLESS = re.compile(r"\b(?:T[1-9][0-9]?|FOOL|JOK)\b")


def without_signs(text: str, words: Words, game: str = "") -> str:
    """Name suits and cards that are written with signs, as a game does; letters may be those on the cards.

    >>> from game.resources import root
    >>> from game.wording import load
    >>> german = load(root() / "words" / "de")
    >>> german.letters = german.grammar("letters")
    >>> without_signs("♣ A♠ 10♥, D♦ Q♦, FOOL", german)
    'Kreuz, Pik-Ass, Herz-Zehn, Karo-Dame, Karo-Dame, Sküs'
    >>> without_signs("B♣ oder T7", german, "illustrated_tarock")
    'Treff-Bube oder Tarock VII'
    """
    own = str.maketrans(words.letters, RANKS)
    ranks = f"10|[2-9T{RANKS}{words.letters}]"
    sign = f"[{''.join(LETTER_OF)}]"

    def card(found: re.Match[str]) -> str:
        rank, suit = found.group(1), suit_name(words, game, LETTER_OF[found.group(2)])
        if not rank:
            return suit
        named = words.get(f"table.rank.{'T' if rank == '10' else rank.translate(own)}")
        return words.get("table.card_of", rank=named, suit=suit)

    def suitless(found: re.Match[str]) -> str:
        return words.get(f"table.card.{found.group()}")

    face = f"(?:(?:{ranks})?{sign}|{SUITLESS.pattern})"
    parted = re.sub(f"({face}) (?={face})", r"\1, ", text)
    return SUITLESS.sub(suitless, re.sub(f"({ranks})?({sign})", card, parted))
