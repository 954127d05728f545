"""Translations fit the English: what is wrong with one is said, and a language that is offered is whole."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import translation
from game.resources import ENGLISH, languages
from tests.repository import tracked
from translation import accept, altered, begin, flaws, missing, offered, reported, stale

ASSETS = tracked.ROOT / "assets"
TRANSLATED = [code for code in languages() if code != ENGLISH]

LANGUAGE = """
name = "Tiny"
offered = false
forms = "in dat"
decimal = ","
letters = "AKDCB"
vowels = "AEIOU"
glossary_endings = "n|e"
glossary_plural = ""

[player_form.in]
"Die " = "die "

[player_form.bare]
"Die " = ""

[printed]
T1 = "EINS"

[avoid]
Deal = "Spiel"
"""
ENGLISH_WORDS = """
name = "Whist"
leads = "{seat} leads {cards}, {KH} (§2.1)."
won = "You win {amount}"
hint = "Keep {count trumps} × {seat}."

[word_means]
pass = "no more bids"

[tricks]
one = "{number} trick"
other = "{number} tricks"

[unit]
point = "points"
"""
WORDS = """
name = "Whist"
leads = "{seat:in} spielt {cards} aus, {KH} (§2.1)."
won = "Sie gewinnen {amount:Dat}"
won_you = "Sie gewinnen {amount}"
hint = "{count:dat trumps} × {seat} behalten."

[word_means]
pass = "kein Gebot mehr"

[tricks]
none = "kein Stich"
one = "{number} Stich"
other = "{number} Stiche"

[unit]
point = "Punkte"

[unit_form.dat]
point = "Punkten"

[unit_form.in]
point = "punkte"
"""
ENGLISH_RULES = """# Whist

## 1. Cards

1.1 There are cards.

{cards: KH QH}

| Card | Points |
|---|---|
| Ace | 4.5 |

1.2 Follow suit (§1.1), as with {cards: TH 9H}.
"""
RULES = ENGLISH_RULES.replace("There are cards.", "Es gibt Karten.").replace("Follow suit", "Farbe bekennen")
ENGLISH_LESSON = """
title = "Follow"
idea = "Follow suit."
match = "…"

[[step]]
do = "Play {lead}."
at = ["hand"]
otherwise = "No."
wrong = { "play KH" = "Too high." }
"""
LESSON = """
title = "Bekennen"
idea = "Farbe bekennen."

[[step]]
do = "Spielen Sie {lead}."
otherwise = "Nein."
wrong = { "play KH" = "Zu hoch." }
"""
ENGLISH_PAGE = """# By ear

1.1 Press F9.

| key | answer |
|---|---|
| F2 | hand |
"""
PAGE = ENGLISH_PAGE.replace("Press F9", "F9 drücken").replace("hand", "Blatt")
FILES = {
    "cards/T1.svg": "<svg/>",
    "words/en/language.toml": LANGUAGE,
    "words/en/whist.toml": ENGLISH_WORDS,
    "words/xx/language.toml": LANGUAGE,
    "words/xx/whist.toml": WORDS,
    "rules/whist.md": ENGLISH_RULES,
    "rules/xx/whist.md": RULES,
    "pages/ear.md": ENGLISH_PAGE,
    "pages/xx/ear.md": PAGE,
    "lessons/whist/1-follow.toml": ENGLISH_LESSON,
    "lessons/xx/whist/1-follow.toml": LESSON,
}


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """Make a game of a few words in English and in a language nobody speaks."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_nothing_is_wrong_with_a_language_that_is_whole(assets: Path) -> None:
    assert flaws(assets, "xx") == {}
    assert missing(assets, "xx") == []


PLANTED = {
    ("words/xx/whist.toml", "{seat:in} spielt", "{player:in} spielt"): (
        "whist.leads: is not filled with {player}",
        "whist.leads: leaves out {seat}",
    ),
    ("words/xx/whist.toml", "{amount:Dat}", "{amount:gen}"): (
        "whist.won: asks for the form 'gen', which is none of those in language.toml",
    ),
    ("words/xx/whist.toml", "{count:dat trumps}", "{count:dat aces}"): (
        "whist.hint: is not filled with {count aces}",
        "whist.hint: leaves out {count trumps}",
    ),
    ("words/xx/whist.toml", "{KH} (§2.1)", "{QH} (§2.1)"): (
        "whist.leads: has the signs {QH} §2.1, and English {KH} §2.1",
    ),
    ("words/xx/whist.toml", 'one = "{number} Stich"\n', ""): ("whist.tricks: lacks one",),
    ("words/xx/whist.toml", "\none = ", "\nfew = "): (
        "whist.tricks: lacks one",
        "whist.tricks: has 'few', for which the language does not count",
    ),
    ("words/xx/whist.toml", 'name = "Whist"', 'nome = "Whist"'): ("whist.nome: English has no such caption",),
    ("words/xx/whist.toml", "[unit_form.dat]", "[unit_form.acc]"): (
        "whist.unit_form.acc.point: 'acc' is none of the forms in language.toml",
    ),
    ("words/xx/whist.toml", "[unit_form.dat]", "[units_form.dat]"): (
        "whist.units_form.dat.point: there is no 'whist.units.point' to have a form",
    ),
    ("words/xx/whist.toml", "kein Gebot mehr", "weder ein Gebot noch eine Ansage von irgendwem mehr"): (
        "whist.word_means.pass: is longer than 36 letters",
    ),
    ("words/xx/whist.toml", "kein Gebot mehr", "kein 'Gebot' mehr"): (
        "whist.word_means.pass: has straight quotes",
    ),
    ("words/xx/whist.toml", "kein Gebot mehr", "ab -3 Deal"): (
        "whist.word_means.pass: has a hyphen for a minus sign (−)",
        "whist.word_means.pass: says 'Deal' instead of 'Spiel'",
    ),
    ("words/xx/whist.toml", "kein Gebot mehr", "nach 4.5"): ("whist.word_means.pass: has a decimal point",),
    ("words/xx/language.toml", 'decimal = ","', ""): ("language.decimal: every language needs this",),
    ("words/xx/language.toml", '"Die " = "die "', ""): (
        "language.player_form.in: every language needs players within a sentence",
    ),
    ("rules/xx/whist.md", "1.2 Farbe", "1.3 Farbe"): ("whist/rules: has other paragraphs: 1.2, 1.3",),
    ("rules/xx/whist.md", "(§1.1)", "(§1.7)"): ("whist/rules/1.2: cites §1.7, which there is not",),
    ("rules/xx/whist.md", "KH QH", "KH"): ("whist/rules/1.1: shows other cards",),
    ("rules/xx/whist.md", "TH 9H", "TH 8H"): ("whist/rules/1.2: shows other cards",),
    ("rules/xx/whist.md", "| Ace | 4.5 |\n", ""): ("whist/rules/1.1: has a table of another size",),
    ("rules/xx/whist.md", "Es gibt Karten", "Es gibt 3.5 Karten"): ("whist/rules/1.1: has a decimal point",),
    ("pages/xx/ear.md", "1.1 ", "1.2 "): ("ear/pages: has other paragraphs: 1.1, 1.2",),
    ("lessons/xx/whist/1-follow.toml", "{lead}", "{best}"): (
        "whist/1-follow/1.do: is not filled with {best}",
        "whist/1-follow/1.do: leaves out {lead}",
    ),
    ("lessons/xx/whist/1-follow.toml", "[[step]]", "[[step]]\n[[step]]"): (
        "whist/1-follow: The lesson whist/1-follow has 2 steps, and its deal 1.",
    ),
    ("lessons/xx/whist/1-follow.toml", '"play KH"', '"play QH"'): (
        "whist/1-follow: The lesson whist/1-follow, step 1, knows nothing wrong about 'play QH'.",
    ),
    ("lessons/xx/whist/1-follow.toml", 'otherwise = "Nein."\n', ""): (
        "whist/1-follow/1.otherwise: is not translated",
    ),
    ("lessons/xx/whist/1-follow.toml", "do = ", "watch = "): (
        "whist/1-follow: The lesson whist/1-follow, step 1, has no 'watch' to be translated.",
    ),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_what_is_wrong_is_found(assets: Path, planted: tuple[str, str, str]) -> None:
    name, right, wrong = planted
    text = (assets / name).read_text("utf-8")
    assert right in text
    (assets / name).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    assert sorted(
        f"{place}: {each}" for place, found in flaws(assets, "xx").items() for each in found
    ) == sorted(PLANTED[planted])


@pytest.mark.parametrize(
    ("language", "text", "trouble"),
    [
        ("de", "Sie „passen”.", "German quotes are „ and “"),
        ("fr", "“Passe”", "French quotes are « and »"),
        ("fr", "Passe ?", "a narrow blank that doesn't break goes before : ; ! ? »"),
        ("fr", "« Passe\u00a0»", "a blank that doesn't break goes after «"),
    ],
)
def test_a_language_keeps_its_own_typography(language: str, text: str, trouble: str) -> None:
    assert list(translation.written(text, language, {})) == [trouble]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Sie sagen „passen“; 18:05 Uhr, §4.2."),
        ("fr", "«\u00a0Passe\u00a0», dit-il\u202f: «\u00a0Passe\u202f?\u00a0» à 18:05 (§4.2)."),
    ],
)
def test_what_is_written_as_the_language_writes_is_right(language: str, text: str) -> None:
    assert list(translation.written(text, language, {"language.decimal": ","})) == []


@pytest.mark.parametrize(
    ("name", "gone", "place"),
    [
        ("words/xx/whist.toml", 'name = "Whist"\n', "whist.name"),
        ("words/xx/language.toml", 'T1 = "EINS"\n', "language.printed.T1"),
        (
            "words/xx/whist.toml",
            '[tricks]\nnone = "kein Stich"\none = "{number} Stich"\nother = "{number} Stiche"\n',
            "whist.tricks",
        ),
        ("rules/xx/whist.md", RULES, "whist/rules"),
        ("pages/xx/ear.md", PAGE, "ear/pages"),
        ("lessons/xx/whist/1-follow.toml", LESSON, "whist/1-follow"),
    ],
)
def test_what_is_missing_is_named(assets: Path, name: str, gone: str, place: str) -> None:
    text = (assets / name).read_text("utf-8").replace(gone, "")
    if text.strip():
        (assets / name).write_text(text, encoding="utf-8")
    else:
        (assets / name).unlink()
    assert missing(assets, "xx") == [place]
    assert f"missing  {place}" in reported(assets, "xx")


CHANGES: dict[str, Callable[[str], str]] = {
    "words/en/whist.toml": lambda text: text.replace("{number} tricks", "{number} tricks taken"),
    "rules/whist.md": lambda text: text.replace("There are cards", "There are 52 cards"),
    "pages/ear.md": lambda text: text.replace("Press F9", "Press F10"),
    "lessons/whist/1-follow.toml": lambda text: text.replace("Too high", "Much too high"),
}
PLACES = {
    "words/en/whist.toml": "whist.tricks",
    "rules/whist.md": "whist/rules/1.1",
    "pages/ear.md": "ear/pages/1.1",
    "lessons/whist/1-follow.toml": "whist/1-follow/1.wrong.play KH",
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_text_is_stale_until_it_is_accepted_and_when_its_english_has_changed(
    assets: Path, name: str
) -> None:
    assert len(stale(assets, "xx")) > 10
    accept(assets, "xx", "whist.leads")
    assert "whist.leads" not in stale(assets, "xx")
    accept(assets, "xx", "whist")
    accept(assets, "xx", "ear")
    assert stale(assets, "xx") == []
    path = assets / name
    path.write_text(CHANGES[name](path.read_text("utf-8")), encoding="utf-8")
    assert stale(assets, "xx") == [PLACES[name]]
    assert missing(assets, "xx") == []
    accept(assets, "xx", PLACES[name])
    assert stale(assets, "xx") == []


def test_two_texts_that_have_changed_places_are_noticed(assets: Path) -> None:
    accept(assets, "xx", "whist")
    assert altered(assets, "xx") == []
    path = assets / "words" / "xx" / "whist.toml"
    lines = path.read_text("utf-8").splitlines()
    one, other = (place for place, line in enumerate(lines) if line.startswith(("name = ", "pass = ")))
    values = [lines[place].partition(" = ")[2] for place in (one, other)]
    lines[one], lines[other] = f"name = {values[1]}", f"pass = {values[0]}"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert flaws(assets, "xx") == {}
    assert altered(assets, "xx") == ["whist.name", "whist.word_means.pass"]
    assert "altered  whist.name" in reported(assets, "xx")


@pytest.mark.parametrize("language", ["nl", "pl"])
def test_a_language_is_begun_with_every_caption_to_be_written_over(tmp_path: Path, language: str) -> None:
    shutil.copytree(ASSETS / "words" / "en", tmp_path / "words" / "en")
    begin(tmp_path, language)
    assert flaws(tmp_path, language) == {}
    assert not offered(tmp_path, language)
    assert len(missing(tmp_path, language)) > 3000
    table = tmp_path / "words" / language / "table.toml"
    text = table.read_text("utf-8").replace('# you = "You"', 'you = "Jij"')
    forms = "few", "many", "one", "other"
    for form in forms:
        text = text.replace('# none = "no trump"', f'{form} = "{{number}} {form}"\n# none = "no trump"')
    table.write_text(text, encoding="utf-8")
    assert "table.you" not in missing(tmp_path, language)
    strange = "has 'few, many', for which the language does not count"
    found = flaws(tmp_path, language)["table.counted.trumps"]
    assert (found[0], strange in found) == ("lacks none", language == "nl")


def test_nothing_is_wrong_with_what_is_translated_and_an_offered_language_is_whole() -> None:
    for language in TRANSLATED:
        assert flaws(ASSETS, language) == {}, language
        assert not offered(ASSETS, language) or missing(ASSETS, language) == [], language
        assert not offered(ASSETS, language) or altered(ASSETS, language) == [], (
            "accept what you have changed"
        )


def test_the_command_tells_what_is_left_to_be_done() -> None:
    script = str(tracked.ROOT / "build" / "translation.py")
    done = subprocess.run(
        [sys.executable, script, "en"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=tracked.ROOT,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "'en' is no language to be translated into" in done.stderr
