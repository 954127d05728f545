"""Names of players and cards within the sentences of every language: articles, elisions and cases."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import pytest

from game.catalogue import GAMES
from game.core.cards import Pack
from game.resources import ENGLISH, offered, root
from game.telling.captions import CardNames
from game.wording import PLACEHOLDER, Words, load, named, read_captions

PLAYERS = frozenset(("dealer", "giver", "givers", "name", "seat", "taker", "takers", "to", "winner"))
"""Blanks that hold a player."""
CARDS = frozenset(("card", "cards"))
JOINED = ("drills.would.right", "table.and", "table.or")
"""Captions whose names come in the form that is wanted already."""
TYPED = ("Anna", "Hugo", "Émile", "Zoé", "Yves", "Die Anna", "L’Ami")
"""Names that players may have given."""
MASCULINE = "Oberst|Abbé|Attaché|Notar|Kapitän"
WRONG: Mapping[str, Sequence[str]] = {
    "de": (
        rf"\b(?:von|mit|bei|zu|aus|nach|seit) (?:der (?:{MASCULINE})|den (?:{MASCULINE})|die (?!\w+en\b)|Die |Der |Sie\b)",
        rf"\b(?:für|gegen|ohne|durch|an) (?:der (?:{MASCULINE})|dem (?:{MASCULINE})|Die |Der |Ihnen\b)",
        rf"(?<=[a-zäöüß,;] )(?:Der (?:{MASCULINE})|Die (?:Marquise|Gouvernante|Contessa))\b",
    ),
    "fr": (
        r"\b(?:de|à) les? ",
        r"\b[Dd]e (?:[AEIOUÉÈÊHY](?!\d)\w+|Vous)",
        r"\b(?:[Qq]ue|[Jj]usque) (?:[AEIOUÉH]\w+|Vous)",
        r"\b[dq]u?’(?:[Ll][ae] |Zo)",
        r"(?<=[a-zéèàç,;] )L(?:[ea] (?:Marquise|Colonel|Gouvernante|Contessa|Notaire|Capitaine)|’A(?:bbé|ttaché))\b",
    ),
}
"""By language: what nobody writes there."""


@cache
def words_of(language: str) -> Words:
    return load(root() / "words" / language)


def captions_with(language: str, blanks: frozenset[str]) -> Iterator[tuple[str, set[str]]]:
    """Give the captions in which one of these blanks is filled, and all blanks of each."""
    for path in sorted((root() / "words" / language).glob("*.toml")):
        for key, text in read_captions(path.stem, (path,)).items() if path.stem != "language" else ():
            found = {each[1] for each in PLACEHOLDER.finditer(text)}
            if found & blanks and key not in JOINED:
                yield key, found


def wrong_in(language: str, told: str) -> list[str]:
    return [found[0] for each in WRONG[language] for found in re.finditer(each, told)]


@pytest.mark.parametrize("language", WRONG)
def test_every_name_has_its_form_in_every_sentence(language: str) -> None:
    words = words_of(language)
    ours = [words.get(f"setup.opponent.{number}") for number in range(8)]
    for key, blanks in captions_with(language, PLAYERS):
        for each in (*ours, *TYPED, words.get("table.you")):
            told = words.get(
                key, **{blank: named(words, each) if blank in PLAYERS else "7" for blank in blanks}
            )
            assert not wrong_in(language, told), f"{key}: {told}"


@pytest.mark.parametrize("language", WRONG)
def test_every_card_has_its_form_in_every_sentence(language: str) -> None:
    words = words_of(language)
    packs: dict[str, tuple[Pack, str]] = {}
    for game in GAMES:
        pack = game.rules(game.options()).spec.pack
        packs.setdefault(pack.name, (pack, game.id))
    cards = [
        CardNames(words, pack, game).written(card)
        for pack, game in packs.values()
        for card in range(pack.size)
    ]
    for key, blanks in captions_with(language, CARDS):
        for each in cards:
            told = words.get(key, **{blank: each if blank in CARDS else "7" for blank in blanks})
            assert not re.search(r"\b(?:de|à) le\b|\bde (?:du|de)\b|\b(?:le|la) (?:le|la|l’) ?\{", told), (
                f"{key}: {told}"
            )


def test_every_offered_language_has_its_rules_here() -> None:
    assert set(offered()) == {ENGLISH, *WRONG}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "Das geht an der Oberst."),
        ("de", "Blatt von die Marquise"),
        ("de", "Hier zahlt Der Notar 3 Punkte."),
        ("fr", "La part de le Colonel"),
        ("fr", "La place de Anna"),
        ("fr", "Ici paie La Marquise."),
        ("fr", "plus que Émile"),
    ],
)
def test_a_wrong_form_is_noticed(language: str, told: str) -> None:
    assert wrong_in(language, told)
