"""Laws of the texts: every paragraph cited in code exists, every reason can be told."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

from game import resources
from game.catalogue import LEVELS, find
from game.core.cards import CHANCE, NOBODY
from game.core.options import declared
from game.wording import Words, load
from tests.laws.walks import BUDGETS, IDS, tables, walk

GAMES = pytest.mark.parametrize("game_id", IDS)
SOURCES = Path(resources.__file__).parent
OF_GAMES = ("ecarte", "illustrated_tarock")
"""Where a match may be several games, each of several deals; elsewhere a match is not called a game."""
WHOLE = re.compile(
    r"\b(?:decides?|ends?|end of|points in|short|whole|wins?) (?:a |the )?game\b(?! in short)", re.IGNORECASE
)


def english() -> Words:
    """Load the captions."""
    return load(resources.root() / "words" / "en", strict=True)


def paragraphs(game_id: str) -> set[str]:
    """List the numbered paragraphs of a game's rules text, and its chapters."""
    text = resources.read_text("rules", f"{game_id}.md")
    return set(re.findall(r"^(\d+\.\d+)\s", text, re.MULTILINE)) | set(
        re.findall(r"^## (\d+)\.", text, re.MULTILINE)
    )


def sources(game_id: str) -> list[Path]:
    """List the files of a game's rules and bots, whether it is one file or a folder of them."""
    found = []
    for layer in ("rules", "bots"):
        folder = SOURCES / layer / game_id
        found += sorted(folder.glob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]
    return found


@GAMES
def test_every_paragraph_cited_exists(game_id: str) -> None:
    known = paragraphs(game_id)
    assert len(known) > 20
    for option in declared(find(game_id).options):
        assert option.rule in known, option.id
    for path in sources(game_id):
        for cited in re.findall(r"§\s?(\d+(?:\.\d+)?)", path.read_text("utf-8")):
            assert cited in known, f"{path.name} cites §{cited}"


@GAMES
@pytest.mark.parametrize("level", LEVELS)
def test_every_reason_of_a_bot_can_be_told(game_id: str, level: str, thorough: bool) -> None:
    words, dice, game = english(), Random(32), find(game_id)
    for _, rules in tables(game_id, dice, 4 if thorough else 2):
        bot = game.bot(rules, level)
        for step in walk(rules, dice, 40):
            if step.after.turn not in (CHANCE, NOBODY):
                decision = bot.choose(rules.view(step.after, step.after.turn), dice, BUDGETS.get(level, 5))
                key = f"reason.{decision.reason.key}"
                assert words.counts(f"{game_id}.{key}") or words.counts(f"table.{key}"), decision.reason


@GAMES
def test_reasons_named_in_the_code_have_captions(game_id: str) -> None:
    words = english()
    for path in sources(game_id):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason" and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    assert words.counts(f"{game_id}.reason.{first.value!s}"), f"{path.name}: {first.value!r}"


@pytest.mark.parametrize("game_id", [each for each in IDS if each not in OF_GAMES])
def test_a_match_is_called_so_in_rules_captions_and_lessons(game_id: str) -> None:
    words = load(resources.root() / "words" / "en")  # with blanks as they are
    lessons = sorted((resources.root() / "lessons" / game_id).glob("*.toml"))
    texts = {path.name: path.read_text("utf-8") for path in lessons}
    texts |= {"rules": resources.read_text("rules", f"{game_id}.md")}
    texts |= {key: words.get(key) for key in words.of(game_id)}
    found = {name: match.group() for name, text in texts.items() if (match := WHOLE.search(text))}
    assert not found, "Say ‘match’, and ‘deal’ for one of its deals."
