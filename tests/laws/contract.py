"""What a game has to bring along, and one sentence for each thing it lacks."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from game.catalogue import LEVELS, Game
from game.core.cards import CHANCE, NOBODY, TABLE
from game.core.move import Play
from game.core.options import chosen, declared
from game.core.record import record
from game.stage.table import TableNote
from game.telling.captions import SEVERAL
from game.wording import Words, load
from tests.laws.walks import tables, walk

ROOT = Path(__file__).resolve().parents[2]
CAPTIONS = ("name", "tagline", "players", "length", "difficulty", "difficulty_grade")
"""What the game room says of every game."""
NUMBER = "7 x 7"
"""What no caption says of itself."""
LONGEST_MEANING = 34
"""Letters of the line on a word's button that says what it means."""
SILENT = ("dealing", "settled")
"""Phases in which nobody is waited for."""


@record
class Sources:
    """Where the things of a game are looked for; the tests look in copies from which one is missing."""

    assets: Path = ROOT / "assets"
    rules: Path = ROOT / "game" / "rules"
    strength: Path = ROOT / "tests" / "tools" / "strength"
    tests: Path = ROOT / "tests"


@record
class Used:
    """What random matches of a game have made use of."""

    awards: frozenset[tuple[str, str]]  # step and paragraph
    reasons: frozenset[tuple[str, str]]  # key and paragraph of what was refused
    heaps: frozenset[str]
    notes: frozenset[tuple[str, bool]]  # key, and whether a number goes with it
    looks: frozenset[str]  # of chips


def lacks(game: Game, sources: Sources) -> list[str]:
    """Say what a game lacks; nothing is wrong with one that lacks nothing."""
    words, used = load(sources.assets / "words" / "en"), used_by(game)
    return [
        *(
            f"assets/words/en/{game.id}.toml lacks the caption '{key}' of {of}."
            for key, of in _captions(game, used)
            if not words.counts(f"{game.id}.{key}")
        ),
        *_meanings(game, words),
        *_places(game, used, words),
        *_numbers(game, used, words),
        *_paragraphs(game, used, sources),
        *_files(game, used, sources),
        *_notation(game, sources),
        *_options(game),
        *_levels(game),
        *_recorded(game, sources),
    ]


@cache
def used_by(game: Game) -> Used:
    """Play matches at random under every preset and under other house rules, and note what they make use of."""
    dice, awards, reasons, heaps = Random(31), set[tuple[str, str]](), set[tuple[str, str]](), set[str]()
    notes, looks = set[TableNote](), set[str]()
    for _, rules in tables(game.id, dice, 16):
        heaps |= {packet.heap for packet in rules.spec.packets if packet.seat == TABLE}
        for step in walk(rules, dice, 400):
            view = rules.view(step.after, max(0, step.after.turn))
            paid = step.after.ledger.awards[len(step.before.ledger.awards) :]
            awards |= {(each.step, each.rule) for each in paid}
            heaps |= {place.name for place in view.hidden}
            notes |= {*game.table.notes(view), *game.table.offers(view).values()}
            notes |= {note for award in paid for note in game.table.workings(view, award)}
            looks |= {look for look, _ in game.table.chips(view)}
            if step.after.turn in (CHANCE, NOBODY):
                continue
            refused = (rules.refusal(view, Play(card)) for card in range(rules.spec.pack.size))
            reasons |= {(each.key, each.rule) for each in refused if each}
    said = frozenset((note.key, note.number is not None) for note in notes)
    return Used(frozenset(awards), frozenset(reasons), frozenset(heaps), said, frozenset(looks))


def _captions(game: Game, used: Used) -> Iterator[tuple[str, str]]:
    """List the captions a game needs, each with what it is for."""
    spec = game.rules(game.options()).spec
    yield from ((key, "the game room") for key in CAPTIONS)
    for phase in game.given.phases:
        yield f"phase.{phase}", f"the phase '{phase}'"
        if phase not in SILENT:
            yield f"phase.{phase}_wait", f"the phase '{phase}' when another player is waited for"
    for word in spec.words:
        yield f"word.{word}", f"the word '{word}'"
        yield f"word_spoken.{word}", f"the word '{word}' when it is heard"
        yield f"word_means.{word}", f"what the word '{word}' means"
    for unit in spec.units:
        yield from ((f"unit.{unit}.{form}", f"the unit '{unit}'") for form in ("one", "other"))
    for step, _ in sorted(used.awards):
        yield f"step.{step}", f"the award '{step}'"
        yield f"step_how.{step}", f"how the award '{step}' is worked out"
    for feat in game.given.feats:
        yield from ((f"feat.{feat.id}.{part}", f"the feat '{feat.id}'") for part in ("name", "how"))
    yield from ((f"reason.{key}", f"the refusal '{key}'") for key, _ in sorted(used.reasons))
    yield from ((f"panel.{key}", f"the note '{key}' of the table") for key, _ in sorted(used.notes))
    yield from _question(game)
    for preset in game.presets:
        yield from ((f"preset.{preset}.{part}", f"the preset '{preset}'") for part in ("name", "text"))
    for option in declared(game.options):
        yield from ((f"option.{option.id}.{part}", f"the option '{option.id}'") for part in ("name", "text"))
        for value in option.values if option.kind == "choice" else ():
            yield f"option.{option.id}.value.{value}", f"the value {value} of the option '{option.id}'"


def _question(game: Game) -> Iterator[tuple[str, str]]:
    """List the captions of the question at which table a game is played, where it has one."""
    for part in ("title", "text") if game.answers else ():
        yield f"table_question.{part}", "the question of which table it is"
    for answer in game.answers:
        for part in ("name", "short", "text"):
            yield f"table_question.{answer}.{part}", f"the answer '{answer}' to which table it is"


def _meanings(game: Game, words: Words) -> Iterator[str]:
    """Miss room for what words mean, on their buttons."""
    for word in game.rules(game.options()).spec.words:
        phases = ("", *(f"_{phase}" for phase in game.given.phases))
        for key in (f"{game.id}.word_means.{word}{phase}" for phase in phases):
            if key in words and len(words.get(key, number=40)) > LONGEST_MEANING:
                yield f"The caption '{key}' is longer than {LONGEST_MEANING} letters."


def _places(game: Game, used: Used, words: Words) -> Iterator[str]:
    """Miss names of heaps, which a game may share with all others."""
    for heap in sorted(used.heaps):
        if f"{game.id}.place.{heap}" not in words and f"table.place.{heap}" not in words:
            yield f"assets/words/en/{game.id}.toml lacks the caption 'place.{heap}' of the heap '{heap}'."


def _numbers(game: Game, used: Used, words: Words) -> Iterator[str]:
    """Miss the number in captions of notes that have one; "Last trick: 10" says nothing without it."""
    for key, numbered in sorted(used.notes):
        for caption in (f"panel.{key}", f"panel.{key}_brief") if numbered else ():
            name = f"{game.id}.{caption}"
            if words.counts(name) and NUMBER not in words.get(words.counted(name, SEVERAL), number=NUMBER):
                yield f"The caption '{caption}' of {game.id} does not tell its {{number}}."


def _paragraphs(game: Game, used: Used, sources: Sources) -> Iterator[str]:
    """Miss paragraphs that are cited, and phases without one."""
    rules = sources.assets / "rules" / f"{game.id}.md"
    if not rules.is_file():
        yield f"The rules text assets/rules/{game.id}.md is missing."
        return
    text, table = rules.read_text("utf-8"), game.table
    known = {
        *re.findall(r"^(\d+\.\d+)\s", text, re.MULTILINE),
        *re.findall(r"^## (\d+)\.", text, re.MULTILINE),
    }
    cited = {f"the award '{step}'": rule for step, rule in used.awards}
    cited |= {f"the refusal '{key}'": rule for key, rule in used.reasons}
    cited |= {f"the option '{option.id}'": option.rule for option in declared(game.options)}
    cited |= {f"the phase '{phase}'": table.paragraphs.get(phase, "") for phase in game.given.phases}
    cited["a match that is over"] = table.end_paragraph
    for of, rule in sorted(cited.items()):
        if rule not in known:
            told = (
                f"§{rule}, but assets/rules/{game.id}.md has no such paragraph." if rule else "no paragraph."
            )
            yield f"{of.capitalize()} of {game.id} cites {told}"


def _files(game: Game, used: Used, sources: Sources) -> Iterator[str]:
    """Miss pictures and sounds."""
    if not (sources.assets / "pictures" / f"{game.id}.svg").is_file():
        yield f"The picture assets/pictures/{game.id}.svg is missing; build/art draws it."
    if not (sources.assets / "posters" / f"{game.id}.jpg").is_file():
        yield f"The poster assets/posters/{game.id}.jpg is missing; build/art paints it."
    for step, sound in game.given.sounds.items():
        if not any((sources.assets / "sounds").glob(f"{sound}*.wav")):
            yield f"The award '{step}' of {game.id} has the sound '{sound}', but assets/sounds has none of that name."
    for feat in game.given.feats:
        for form in ("", "_place"):
            if not (sources.assets / "cabinet" / f"{feat.piece}{form}.svg").is_file():
                yield f"The feat '{feat.id}' of {game.id} lacks assets/cabinet/{feat.piece}{form}.svg; build/art draws it."
    for look in sorted(used.looks):
        if not (sources.assets / "chips" / f"{look}_top.svg").is_file():
            yield f"The table of {game.id} has chips '{look}', but assets/chips has no picture of them."


def _notation(game: Game, sources: Sources) -> Iterator[str]:
    """Miss the page of the notation, or examples in it."""
    where, page_of = f"game/rules/{game.id}/NOTATION.md", sources.rules / game.id / "NOTATION.md"
    if not page_of.is_file():
        yield f"{where} is missing: it shows how a match is written down."
        return
    page = page_of.read_text("utf-8")
    for word in game.rules(game.options()).spec.words:
        if not re.search(rf"`\d say {word}\b", page):
            yield f"{where} has no example of the word '{word}'."
    if f"\ngame {game.id}\n" not in page:
        yield f"{where} has no match as an example."


def _recorded(game: Game, sources: Sources) -> Iterator[str]:
    """Miss what tests hold a game against, and say how it is recorded."""
    if not (sources.tests / "games" / f"{game.id}.py").is_file():
        yield f"tests/games/{game.id}.py is missing: it says what is expected of the game, as those beside it do."
    if not any((sources.tests / "golden" / game.id).glob("*.txt")):
        yield f"tests/golden/{game.id} has no matches: run the job 'golden {game.id}'."
    if not (sources.tests / "bots" / "decisions" / f"{game.id}.txt").is_file():
        yield f"tests/bots/decisions/{game.id}.txt is missing: run the job 'decisions {game.id}'."


def _options(game: Game) -> Iterator[str]:
    """Miss what the options must tell: how long a match is, what wins it, and who plays."""
    given, known = game.given, {option.id: option for option in declared(game.options)}
    named = [*given.length, *([given.players] if given.players else [])]
    named += [given.first_dealer.option] if given.first_dealer else []
    if not given.length:
        yield f"No option of {game.id} says how long a match is: name it in GAME.length."
    yield from (
        f"'{each}' is no option of {game.id}, though GAME names it." for each in named if each not in known
    )
    if given.table_question and (
        given.table_question not in known or known[given.table_question].kind != "choice"
    ):
        yield f"The question '{given.table_question}' of {game.id} is no choice among words."
    if given.players in known and set(known[given.players].values) != set(given.seats):
        yield f"The option '{given.players}' of {game.id} and GAME.seats differ on how many can play."
    for preset, options in game.presets.items():
        spec = game.rules(chosen(game.options, options)).spec
        if spec.goal and spec.goal.unit not in spec.units:
            yield f"The preset '{preset}' of {game.id} is played to {spec.goal.unit}, which is none of its units."
        if spec.seats not in given.seats:
            yield f"The preset '{preset}' of {game.id} is for {spec.seats}, a number GAME.seats lacks."


def _levels(game: Game) -> Iterator[str]:
    """Miss levels, and what one of them does in some phase."""
    for name in LEVELS:
        level = game.bots.levels.get(name)
        if level is None:
            yield f"The bots of {game.id} lack the level '{name}'."
            continue
        yield from (
            f"The level '{name}' of {game.id} does not say who decides in the phase '{phase}'."
            for phase in game.given.phases
            if phase not in SILENT and phase not in level.decides
        )


def lacking_rows(game: Game, sources: Sources) -> list[str]:
    """Say which tables of a game nobody has tried the levels at, and whether nothing was mined of it."""
    page, dominated = ((sources.strength / name).read_text("utf-8") for name in ("RECORD.md", "DOMINATED.md"))
    mined = (sources.assets / "drills" / f"{game.id}.toml").is_file()
    missing = f"assets/drills/{game.id}.toml is missing: run the job 'problems {game.id}'."
    return [
        *(() if mined else (missing,)),
        *(
            f"tests/tools/strength/RECORD.md has no row of {game.id} for {seats}: run the job 'strength'."
            for seats in sorted(game.seats)
            if f"\n| {game.id} | {seats} |" not in page
        ),
        *(
            f"tests/tools/strength/DOMINATED.md has no row of {game.id} for {seats}: run the module that writes it."
            for seats in sorted(game.seats)
            if f"\n| {game.id} | {seats} |" not in dominated
        ),
    ]
