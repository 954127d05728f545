"""What captions are filled with takes the form they ask for, and they count as their language does."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.core.cards import PIQUET, mask
from game.session.players import Player
from game.telling.captions import CardNames, PlayerNames, amount, counted
from game.wording import MissingWords, Words, load, together

SOURCE = Path(game.__file__).parent
TELLING = ("app", "coach", "learning", "play", "telling", "ui")
FRENCH = Words(
    {
        "g.unit.points.one": "point",
        "g.unit.points.other": "points",
        "g.unit_form.de.points.one": "d’un point",
        "g.unit_form.de.points.other": "de points",
        "g.name": "Écarté",
        "g.name_form.a": "à l’écarté",
        "g.pays": "{step} : {giver:in} paie {amount} {to:a}.",
        "g.after": "Ce qui suit {cards} y gagne ; {cards:de}, {cards:bare}.",
        "g.play": "{game:A}",
        "g.trumps.none": "aucun atout",
        "g.trumps.one": "{number} atout",
        "g.trumps.other": "{number} atouts",
        "table.count": "{number} {unit}",
        "table.you": "Vous",
        "table.comma": ", ",
        "table.or": "{one} ou {other}",
        "table.and": "{one} et {other}",
        "language.forms": "in de a",
        "language.decimal": ",",
        "language.player_form.in.La ": "la ",
        "language.player_form.in.Vous": "vous",
        "language.player_form.a.La ": "à la ",
        "language.player_form.a.other": "à ",
        "language.card_form.usual.Q": "la {card}",
        "language.card_form.usual.other": "le {card}",
        "language.card_form.de.Q": "de la {card}",
        "language.card_form.de.other": "du {card}",
    },
    strict=True,
    language="fr",
)
PLAYERS = tuple(map(Player, ("Moi", "La Marquise", "Bert", "Vousseau")))
NAMES = PlayerNames(FRENCH, PLAYERS, ((0,), (1,), (2,), (3,)), 0)


def test_players_take_the_form_asked_for_by_how_their_names_begin() -> None:
    told = FRENCH.get("g.pays", step="Vole", giver=NAMES.name(1), to=NAMES.name(2), amount="3")
    assert told == "Vole : la Marquise paie 3 à Bert."
    assert [NAMES.name(seat).form("in") for seat in (0, 3)] == ["vous", "Vousseau"]


def test_several_players_take_it_one_by_one_and_only_the_first_begins_large() -> None:
    several = together(FRENCH, [NAMES.name(seat) for seat in (0, 1, 2)])
    assert (several, several.form("in")) == ("Vous, la Marquise et Bert", "vous, la Marquise et Bert")
    assert several.form("a") == "à Vous, à la Marquise et à Bert"


def test_cards_have_an_article_unless_they_are_bare() -> None:
    cards = CardNames(FRENCH, PIQUET).listed(mask(PIQUET.parse_all("QH KS")))
    assert FRENCH.get("g.after", cards=cards) == (
        "Ce qui suit le {KS} ou la {QH} y gagne ; du {KS} ou de la {QH}, {KS} ou {QH}."
    )


def test_captions_take_the_form_that_stands_beside_them_and_a_capital_where_one_is_asked_for() -> None:
    assert FRENCH.get("g.play", game=FRENCH.get("g.name")) == "À l’écarté"
    amounts = [counted(FRENCH, "g", number, "points") for number in (0, 1, 2)]
    assert amounts == ["0 point", "1 point", "2 points"]
    assert [each.form("de") for each in amounts] == ["0 d’un point", "1 d’un point", "2 de points"]
    assert amount(FRENCH, "1,5", FRENCH.count("g.unit.points", 1.5)) == "1,5 point"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("no", "one", "other", "other", "other", "other")),
        ("fr", ("no", "one", "other", "other", "other", "one")),
        ("pl", ("no", "one", "few", "many", "few", "other")),
    ],
)
def test_counting_goes_by_the_language(language: str, told: tuple[str, ...]) -> None:
    forms = {f"g.trick.{each}": each for each in ("one", "few", "many", "other")}
    words = Words(forms | {"g.trick.none": "no"}, language=language)
    assert tuple(words.count("g.trick", number) for number in (0, 1, 2, 5, -22, 1.5)) == told


def test_a_language_counts_nothing_by_its_own_rule_where_it_has_no_words_for_none() -> None:
    for language, told in (("en", "other"), ("fr", "one")):
        words = Words({"g.trick.one": "one", "g.trick.other": "other"}, language=language)
        assert words.count("g.trick", 0) == told


def test_a_form_nobody_has_declared_is_refused_in_tests_and_falls_to_the_usual_one_in_play() -> None:
    captions = {"g.pays": "{to:dta}", "language.forms": "dat"}
    with pytest.raises(MissingWords, match=r"g\.pays asks for the form 'dta' of {to}; the language has dat"):
        Words(captions, strict=True).get("g.pays", to=NAMES.name(1))
    assert Words(captions).get("g.pays", to=NAMES.name(1)) == "La Marquise"
    assert Words(captions).get("g.pays", to=7) == "7"


def test_english_stands_behind_another_language_but_not_its_grammar(tmp_path: Path) -> None:
    for language, files in {
        "en": {"language": 'forms = "in"\n', "g": 'yes = "Yes"\nno = "No"\n[unit_form.in]\nx = "y"\n'},
        "de": {"language": 'forms = "dat"\n', "g": 'yes = "Ja"\n[unit]\nx = "z"\n'},
    }.items():
        (tmp_path / language).mkdir()
        for subject, text in files.items():
            (tmp_path / language / f"{subject}.toml").write_text(text, encoding="utf-8")
    german = load(tmp_path / "de")
    assert {key: german.get(key) for key in german} == {
        "g.yes": "Ja",
        "g.no": "No",
        "g.unit.x": "z",
        "language.forms": "dat",
    }


def by_one(node: ast.AST) -> bool:
    """Tell whether a text is chosen by comparing a number with one."""
    if not isinstance(node, ast.IfExp) or not isinstance(node.test, ast.Compare):
        return False
    ones = any(isinstance(each, ast.Constant) and each.value == 1 for each in node.test.comparators)
    equal = any(isinstance(each, ast.Eq | ast.NotEq) for each in node.test.ops)
    texts = [each for each in (node.body, node.orelse) if isinstance(each, ast.Constant | ast.JoinedStr)]
    return (
        ones
        and equal
        and any(
            isinstance(each, ast.JoinedStr) or (each.value and isinstance(each.value, str)) for each in texts
        )
    )


def chosen_by_one(source: str) -> Iterator[int]:
    return (
        node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, ast.IfExp) and by_one(node)
    )


def test_no_caption_is_chosen_by_comparing_with_one() -> None:
    assert list(chosen_by_one("say(f\"tricks_{'one' if taken == 1 else 'many'}\")")) == [1]
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for layer in TELLING
        for path in sorted((SOURCE / layer).rglob("*.py"))
        for line in chosen_by_one(path.read_text(encoding="utf-8"))
    ]
    assert found == []
