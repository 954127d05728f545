"""Every word of a game that nobody would know is explained, by what its rules say of it."""

import re

import pytest

from game.catalogue import GAMES
from game.resources import read_text, root
from game.telling.glossary import glossary_of
from game.wording import Words, load
from tests.games.expected import EXPECTED

_PLAIN = (
    "a above aces against all an and announced below best both by captors captured carried caught conceded deal double "
    "equal every failed first five for four half have in is jack jacks joker kind king kings led loses lost made major "
    "minor more most not nothing of on out over pays play player pot queens reached scored sequence shared short side "
    "six sold split stake taken takes the though three to trick tricks turned two unseen up wins with within "
    "without won worth "
)
PLAIN = frozenset(_PLAIN.split())
"""Words everybody knows; what else the rows of a result say has to be explained where it is read."""
UNREAD = re.compile(r"\.(name|tagline|glossary(_forms)?\..*|option\..*|preset\..*)$")
"""Captions that are not read at the table, or are the glossary itself."""
IDS = [game.id for game in GAMES]


@pytest.fixture(scope="module")
def words() -> Words:
    return load(root().joinpath("words", "en"))


def paragraphs(game: str) -> set[str]:
    return set(re.findall(r"^(\d+\.\d+) ", read_text("rules", f"{game}.md"), re.MULTILINE))


@pytest.mark.parametrize("game", IDS)
def test_every_term_cites_a_paragraph_there_is(game: str, words: Words) -> None:
    terms = glossary_of(game, words).terms
    assert terms
    assert [term.name for term in terms if term.paragraph not in paragraphs(game)] == []


@pytest.mark.parametrize(
    ("game", "name", "paragraph"), [("gleek", "Level", "8.6"), ("imperium", "Forfeit", "4.3")]
)
def test_a_term_cites_the_paragraph_that_defines_it(
    game: str, name: str, paragraph: str, words: Words
) -> None:
    (term,) = (each for each in glossary_of(game, words).terms if each.name == name)
    assert term.paragraph == paragraph
    text = re.search(rf"^{re.escape(paragraph)} .*", read_text("rules", f"{game}.md"), re.MULTILINE)
    assert text
    assert f"**{name.lower()}**" in text.group()


def test_the_basic_score_of_tarock_counts_holds_and_is_not_for_winners_alone(words: Words) -> None:
    (basic,) = (each for each in glossary_of("illustrated_tarock", words).terms if each.name == "Basic score")
    assert "for each hold" in basic.meaning
    assert "winning" not in basic.meaning


@pytest.mark.parametrize("game", IDS)
def test_every_term_occurs_in_the_rules(game: str, words: Words) -> None:
    text = read_text("rules", f"{game}.md").lower()
    unheard = [term.name for term in glossary_of(game, words).terms if not any(f in text for f in term.forms)]
    assert unheard == []


@pytest.mark.parametrize("game", IDS)
def test_every_period_word_that_is_read_is_explained(game: str, words: Words) -> None:
    terms, hard = glossary_of(game, words), EXPECTED[game].period
    for key in words.of(game):
        text = words.get(key, **dict.fromkeys(("number", "seat", "cards", "suit", "goal", "move"), "1"))
        if UNREAD.search(key):
            continue
        for word in hard:
            for found in re.finditer(rf"\b{word}\b", text, re.IGNORECASE):
                mentions = terms.mentions(text)
                assert any(each.start <= found.start() < each.stop for each in mentions), (
                    f"{key}: explain ‘{word}’ under [glossary], or say ‘{text}’ in plainer words"
                )


@pytest.mark.parametrize("game", IDS)
def test_a_term_is_one_plain_sentence_or_two(game: str, words: Words) -> None:
    for term in glossary_of(game, words).terms:
        assert term.meaning.endswith("."), term
        assert term.meaning.count(". ") < 2, term
        assert "§" not in term.meaning, term


@pytest.mark.parametrize("game", IDS)
def test_every_word_a_result_is_made_of_is_known_or_explained(game: str, words: Words) -> None:
    terms = glossary_of(game, words)
    for key in words.of(game):
        if not key.startswith(f"{game}.step."):
            continue
        text = words.get(key, number="")
        known = {place for each in terms.mentions(text) for place in range(each.start, each.stop)}
        for found in re.finditer(r"[^\W\d_]+", text.replace("’s", "  ")):
            assert found.start() in known or found.group().lower() in PLAIN, (
                f"{key}: explain ‘{found.group()}’ under [glossary], or say ‘{text}’ in plainer words"
            )
        assert f"{game}.step_how.{key.rpartition('.')[2]}" in words, f"{key} does not say how it came about"
