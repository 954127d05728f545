"""What players read is plain: no phrase that only this project understands, one word for one act, curly quotes.

Read are the captions, the rules texts, and the sentences within the code.
"""

import ast
import re
import tomllib
from collections.abc import Iterator

import pytest

import new
from game.catalogue import GAMES
from game.wording import flat
from tests.repository import tracked
from translation import lesson_files

PHRASES = (
    r"by the sheet",
    r"word for word",
    r"\bsheet\b",
    r"as it will look",
    r"corner signs",
    r"getting about",
    r"all as they were",
    r"\bsilence (in|the sound)",
    r"make again",
    r"safe for all eyes",
    r"\bby lot\b",
    r"\bthe figures\b",
    r"\breckon",
    r"what told most",
    r"stop judging",
    r"a deal brings you",
    r"forget (these|your|the) figures",
    r"\b(sits|sit) down\b",
    r"\blast sat\b",
    r"the master broke down",
    r"\bslate\b",
    r"put this away",
    r"card to hand\b",
    r"lost the thread",
    r"brings? it back",
    r"in mixed company",
    r"stated deal",
    r"today.s hand",
    r"missed least",
    r"for all I can see",
    r"comes to pass",
    # one act, one word: cards are discarded or buried, tricks are taken, a contra is said
    r"\b(thrown?|throws|throwing|laid|lays?|put|puts) (away|aside)\b",
    r"\bsets? aside\b",
    r"\b(wins?|winning|won) (a|the|each|this|that|last|no)( last)? tricks?\b",
    r"\bstanding bid\b",
    r"\bcontradict",
    r"\bways the (hidden )?cards may lie, ",
    # said as it is today
    r"\bdearest\b",
    r"\bagainst both others\b",
    r"\b(are|makes|had) but (a|one|two|three|four)\b",
    r"(?<!not )\bonly who\b",
    r"\bmost tricks (score|pay)\b",
    r"\bof themselves\b",
    r"\bcash (your|their|the)\b",
)
"""Found whatever the case; each has been on a screen once."""
WHOLE = {"silence", "at once", "at hand", "the figures", "bring it back", "title"}
"""Captions that are vague when they stand alone."""
PERSON = re.compile(r"\b(he|him|his|himself)\b", re.IGNORECASE)
SPEAKER = re.compile(r"\b(I|me|my|mine|ours)\b")
COUNTED = re.compile(r"\b(of|all) (the )?(six|seven|eight|nine|ten)( games)?\b", re.IGNORECASE)
STRAIGHT = re.compile(r"[\"'`]")
LONGEST_TAGLINE = 80
KINDS = {
    f"skeleton{draws}{partners}": (draws, partners)
    for draws in (new.DRAWS, new.KEEPS)
    for partners in (new.PARTNERS, new.ALONE)
}
"""Of new games, whose texts are read, too."""
BANNED = tuple(re.compile(phrase, re.IGNORECASE) for phrase in PHRASES)


def captions() -> dict[str, str]:
    """Read every caption, those that a new game begins with, too."""
    found: dict[str, str] = {}
    for path in (tracked.ROOT / "assets" / "words" / "en").glob("*.toml"):
        found |= flat(path.stem, tomllib.loads(path.read_text("utf-8")))
    for kind, kept in KINDS.items():
        text = new.template(tracked.ROOT, "assets/words.toml", kept)
        blanks = new.figures(draws=new.DRAWS in kept, partners=new.PARTNERS in kept)
        found |= flat(kind, tomllib.loads(new.filled(text, blanks)))
    return found


def rules_texts() -> dict[str, str]:
    """Read every line of the rules texts."""
    paths = [
        *(tracked.ROOT / "assets" / "rules").glob("*.md"),
        tracked.ROOT / new.SKELETON / "assets" / "rules.md.in",
    ]
    return {
        f"{path.name}:{number}": line
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
    }


def lessons() -> dict[str, str]:
    """Read every text of the lessons, their deals left out."""
    found: dict[str, str] = {}
    for path in lesson_files(tracked.ROOT / "assets"):
        lesson = tomllib.loads(path.read_text("utf-8"))
        name = f"{path.parent.name}/{path.stem}"
        told = {str(number): _texts(step) for number, step in enumerate(lesson["step"])}
        told["head"] = [lesson["title"], lesson["idea"]]
        found |= {f"{name}.{at}.{key}": text for at, texts in told.items() for key, text in enumerate(texts)}
    return found


def _texts(value: object) -> list[str]:
    """List the texts within a step of a lesson, where only a name or a key has no blank in it."""
    if isinstance(value, str):
        return [value] if " " in value else []
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for each in inside for text in _texts(each)]


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Give the texts in a module, its docstrings left out."""
    tree = ast.parse(source)
    told = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)
    }  # a text that stands alone is there for whoever reads the code
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def spoken_code() -> dict[str, str]:
    """Read the sentences within the program."""
    return {
        f"{name}:{line}": text
        for name in tracked.files()
        if name.startswith("game/") and name.endswith(".py")
        for line, text in sentences(tracked.text(name))
        if " " in text.strip()  # keys and notation are no sentences
    }


def phrases(texts: dict[str, str]) -> list[str]:
    """List the phrases nobody outside would understand."""
    return [
        f"{place}: {text}"
        for place, text in texts.items()
        if text.casefold() in WHOLE or any(each.search(text) for each in BANNED)
    ]


def holding(pattern: re.Pattern[str], texts: dict[str, str]) -> list[str]:
    """List the texts in which a pattern is found."""
    return [f"{place}: {text}" for place, text in texts.items() if pattern.search(text)]


def hints() -> dict[str, str]:
    """Read the reasons for moves and for refusals, which speak to the player."""
    return {key: text for key, text in captions().items() if ".reason." in key or ".word_hint." in key}


def asked() -> Iterator[re.Pattern[str]]:
    """Give the texts in the program that may be a caption's key or the end of one, with blanks that fit anything."""
    text = "\n".join(tracked.text(name) for name in tracked.sources() if name.startswith("game/"))
    for key in set(re.findall(r'"((?:[\w.-]|\{[^{}"\n]*\})+)"', text)):
        fixed = re.split(r"\{[^{}]*\}", key)
        if len(fixed) == 1 or len("".join(fixed)) >= 3:
            yield re.compile(r"[\w.-]+".join(map(re.escape, fixed)))


def test_every_caption_is_asked_for() -> None:
    """The games' own are asked for by words, steps and phases, a language's by names; their tests hold those."""
    patterns, by_name = (
        tuple(asked()),
        {"companion", "drills", "language", *KINDS, *(game.id for game in GAMES)},
    )
    keys = [key for key in captions() if key.partition(".")[0] not in by_name]
    assert len(keys) > 500
    ends = {key: [key, *(key.split(".", cut)[-1] for cut in range(1, key.count(".") + 1))] for key in keys}
    assert [
        key for key in keys if not any(each.fullmatch(end) for end in ends[key] for each in patterns)
    ] == []


def test_captions_use_no_private_phrase() -> None:
    assert phrases(captions()) == []


def test_rules_texts_use_no_private_phrase() -> None:
    assert phrases(rules_texts()) == []


def test_lessons_use_no_private_phrase() -> None:
    assert len(lessons()) > 500
    assert phrases(lessons()) == []


def test_suits_that_are_no_trumps_have_one_name_at_sheepshead() -> None:
    texts = {place: text for place, text in (lessons() | rules_texts()).items() if "sheepshead" in place}
    assert holding(re.compile(r"\bplain (suit|ace|ten)"), texts) == []
    assert holding(re.compile(r"\bfail suit"), texts) != []


def test_sentences_in_the_code_use_no_private_phrase() -> None:
    assert phrases(spoken_code()) == []


def test_nobody_at_the_table_is_taken_for_a_man() -> None:
    assert holding(PERSON, captions() | rules_texts() | lessons()) == []


def test_hints_speak_to_the_player() -> None:
    assert holding(SPEAKER, hints()) == []


def test_quotes_and_apostrophes_are_curly() -> None:
    assert holding(STRAIGHT, captions() | rules_texts() | lessons()) == []


@pytest.mark.parametrize("page", ["README.md", "assets/pages/accessibility.md"])
def test_pages_for_players_are_set_in_curly_quotes(page: str) -> None:
    told = {page: re.sub(r"```.*?```|`[^`]*`", "", tracked.text(page), flags=re.DOTALL)}
    assert holding(STRAIGHT, told) == []


PAGES = [
    "README.md",
    "assets/pages/accessibility.md",
    *(each for each in tracked.files() if each.startswith("game/") and each.endswith(".md")),
]


@pytest.mark.parametrize("page", PAGES)
def test_no_page_takes_a_player_for_a_man(page: str) -> None:
    assert holding(PERSON, {page: tracked.text(page)}) == []


def test_a_tagline_is_short() -> None:
    lines = {key: text for key, text in captions().items() if key.endswith(".tagline")}
    assert len(lines) > len(GAMES)
    assert {key: text for key, text in lines.items() if len(text) > LONGEST_TAGLINE} == {}


def test_no_game_says_how_many_there_are() -> None:
    told = {key: text for key, text in captions().items() if key.endswith((".difficulty", ".tagline"))}
    assert holding(COUNTED, told) == []


@pytest.mark.parametrize(
    "planted",
    [
        "By the sheet",
        "The slate is wiped",
        "Silence",
        "{cards} is laid away.",
        "The Owl wins the last trick.",
    ],
)
def test_a_private_phrase_is_noticed(planted: str) -> None:
    assert len(phrases(captions() | {"planted": planted})) == 1


def test_other_breaches_are_noticed() -> None:
    assert holding(PERSON, {"a": "Give everyone a name of his own."}) != []
    assert holding(SPEAKER, {"a": "Seven new cards should bring me 18 pence."}) != []
    assert holding(STRAIGHT, {"a": "You can't."}) != []
    assert set(sentences('"""By the sheet."""\nTOLD = f"The slate is {1} wiped"\nKEY = "reckoned"')) == {
        (2, "The slate is "),
        (2, " wiped"),
        (3, "reckoned"),
    }


SUBJECT = re.compile(r"\{(?:seat|name|giver)(?::\w+)?\} (?:is|has|[a-z]+s)\b")
"""A player who does something, as it is said of somebody else."""
WAITING = re.compile(r"\.phase\.\w+_(?:wait|after_\w+)$")
"""Said while somebody else is to move."""
OTHERS = {
    "aloud.lays_many",
    "aloud.shows",
    "aloud.shows_with",
    "aloud.their_turn",
    "codes.deals",
    "drills.count.why_void",
    "result.story.even",  # the verb is that of what was counted
    "table.story.award_by_you",
    "table.their_turn",
}
"""Said of other players only."""
TO_ME = ("_you", "_me", "_mine", "_by_me")


def test_what_a_player_does_is_said_to_that_player_in_the_second_person() -> None:
    found = captions()
    keys = {key.removesuffix(".one").removesuffix(".other") for key in found}
    of_others = {
        key.removesuffix(".one").removesuffix(".other")
        for key, text in found.items()
        if SUBJECT.search(text) and not WAITING.search(key)
    }
    stems = {key: (key, re.sub("_(by|taken)$", "", key)) for key in of_others}
    alone = {
        key for key in of_others if not any(f"{stem}{to}" in keys for stem in stems[key] for to in TO_ME)
    }
    assert alone == OTHERS
