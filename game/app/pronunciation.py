"""Writes sentences as they are to be spoken: signs as words, or letter by letter."""

import re

from game.telling.signs import without_signs
from game.wording import Words

SPOKEN = {"−": "minus", "×": "times", "±": "plus_or_minus", "§": "rule", "→": "to"}
"""How signs are called that voices pass over."""
SILENT = {" · ": ", ", "↑": "", "↓": "", "←": "", "…": ""}
"""Signs that are for the eye alone, and what is said instead."""


def pronounced(text: str, words: Words) -> str:
    """Write signs as words.

    >>> from game.resources import root
    >>> from game.wording import load
    >>> words = load(root() / "words" / "en")
    >>> pronounced("You, −3 ± 1 · 2 tricks (§4.2), speed 0.5×", words)
    'You, minus 3 plus or minus 1, 2 tricks (rule 4.2), speed 0.5 times'
    >>> pronounced("Three cards ×\u202f1", words)
    'Three cards times 1'
    >>> pronounced("With ♣ as trumps T♦, 10♠ or 9♥ is led.", words)
    'With clubs as trumps ten of diamonds, ten of spades or nine of hearts is led.'
    >>> pronounced("FOOL A♠ 9♠ or JOK; deal T21V-T1AB", words)
    'the Tomfool, ace of spades, nine of spades or the Joker; deal T21V-T1AB'
    """
    text = without_signs(text, words)
    for sign, instead in SILENT.items():
        text = text.replace(sign, instead)
    for sign, key in SPOKEN.items():
        text = text.replace(sign, f" {words.get(f'aloud.sign.{key}')} ")
    return re.sub(r"\s+", " ", text).replace("( ", "(").strip()


def spelt(sentence: str, words: Words) -> str:
    """Part a sentence into its letters, with a stop after each word.

    >>> spelt("Bo: −3.", Words({"aloud.capital": "capital {letter}"}))
    'capital B, o. 3.'
    """

    def called(sign: str) -> str:
        return words.get("aloud.capital", letter=sign) if sign.isupper() else sign

    parts = (", ".join(called(sign) for sign in word if sign.isalnum()) for word in sentence.split())
    return " ".join(f"{part}." for part in parts if part)
