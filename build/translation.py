"""Translations held to the English: what is missing, strange, stale or too long in a language, and its first files.

    python3 build/run.py words de                        what is left to be done
    python3 build/run.py words de --accept ecarte        note that all of this was made from the English of today
    python3 build/run.py words nl                        begin a language there is nothing of yet

A text is named by its place: `ecarte.reason.follow` is a caption (with all its numbers), `ecarte/rules/2.3` a
paragraph, `ecarte/5-king/3.ask` what a lesson says at its third step, `licences/pages/` a page without numbers.
`--accept` takes the beginning of places, too.
"""

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from game.learning.reading import TEXTS, BadLesson, overlaid
from game.resources import ENGLISH
from game.wording import BARE, FORMS, WITHIN, categories, read_captions

ASSETS = Path(__file__).resolve().parent.parent / "assets"
UNTRANSLATED = frozenset(("cli", "language"))
"""Subjects that stay English, and what is every language's own."""
PERSONS = ("_you", "_with_me", "_several")
"""Endings of captions a language may have besides the English ones."""
OWN = ("glossary_forms", "suit", "counted")
"""Tables of a game a language may fill as it likes."""
FREE = ("glossary_forms", "principle_rule", "cli")
"""Tables a language has only where it wants them: the second names paragraphs, the last is said on the command line."""
NUMBERED = ("rules", "pages")
"""Folders of texts that are translated paragraph by paragraph."""
NONE = "none"
PRINTED = re.compile(r"T\d+|FOOL")
"""Cards whose art holds a name."""
FILLED = re.compile(r"\{([a-z][a-z0-9_]*)(?::([A-Za-z]+))?((?: [^{}\s]+)*)\}")
SEATS = {"who": "whom"}
"""Blanks that tell the same, here a player at the beginning of a sentence and within one; a text may do without."""
SIGN = re.compile(r"\{[A-Z0-9][A-Z0-9]*\}|§[\d.]+|[×→·]")
LONGEST = {"word_means": 36, "word": 22, "panel_brief": 14}
"""Letters of captions on buttons and plates."""
STRAIGHT = re.compile(r"[\"']")
HYPHEN = re.compile(r"(?<![\w–-])-(?=\d)")
POINT = re.compile(r"(?<![§\d.])\d+\.\d+(?![\d.])")
TYPOGRAPHY: Mapping[str, Mapping[str, str]] = {
    "de": {"”": "German quotes are „ and “"},
    "fr": {
        "[“”„](?<!“)": "French quotes are « and »",
        r"(?<![\u00a0\u202f\d/])[:;!?»](?![\d/])": "a narrow blank that doesn't break goes before : ; ! ? »",
        r"«(?!\u00a0|\u202f)": "a blank that doesn't break goes after «",
    },
}
"""What a language does not write, by language, and what it writes instead."""
PARAGRAPH = re.compile(r"^(?:## (\d+)\.|(\d+\.\d+)) ", re.MULTILINE)
CARDS = re.compile(r"\{cards: [^}]*\}")
ROW = re.compile(r"^\|.*\|$", re.MULTILINE)
CITED = re.compile(r"§\s?(\d+(?:\.\d+)?)")


# ------------------------------------------------------------------ the texts there are


def captions(assets: Path, language: str) -> dict[str, dict[str, str]]:
    """Read the captions of a language: by place, and for each number it is said for; "" for any."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((assets / "words" / language).glob("*.toml")):
        if path.stem not in UNTRANSLATED:
            keys = read_captions(path.stem, (path,))
            for key, text in keys.items():
                table, _, last = key.rpartition(".")
                counted = f"{table}.other" in keys
                found.setdefault(table if counted else key, {})[last if counted else ""] = text
    return found


def numbered(assets: Path, language: str) -> dict[str, str]:
    """Read rules and pages of a language by paragraph."""
    return {
        f"{path.stem}/{folder}/{number}": text
        for folder in NUMBERED
        for path in sorted((assets / folder / ("" if language == ENGLISH else language)).glob("*.md"))
        for number, text in paragraphs(path.read_text("utf-8")).items()
    }


def paragraphs(text: str) -> dict[str, str]:
    """Part a text behind the number of each chapter and paragraph; what stands before them has none."""
    starts = list(PARAGRAPH.finditer(text))
    if not starts:
        return {"": text.strip()}
    ends = [each.start() for each in starts[1:]] + [len(text)]
    parts = {
        each[1] or each[2]: text[each.start() : end].strip() for each, end in zip(starts, ends, strict=True)
    }
    return {"": text[: starts[0].start()].strip()} | parts


def lessons(assets: Path, language: str) -> dict[str, dict[str, Any]]:
    """Read the lessons of a language by place: subject and name of the file."""
    folder = assets / "lessons" if language == ENGLISH else assets / "lessons" / language
    return {
        "/".join(path.relative_to(folder).with_suffix("").parts): tomllib.loads(path.read_text("utf-8"))
        for path in lesson_files(assets, language)
    }


def lesson_files(assets: Path, language: str = ENGLISH) -> list[Path]:
    """List the files of a language; the English ones lie beside the folders of all others."""
    folder, codes = (
        assets / "lessons",
        {path.parent.name for path in (assets / "words").glob("*/language.toml")},
    )
    if language != ENGLISH:
        return sorted((folder / language).rglob("*.toml"))
    return sorted(path for path in folder.rglob("*.toml") if path.relative_to(folder).parts[0] not in codes)


def told(lesson: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """List the texts of a lesson, by what they are of which step."""
    for key, value in lesson.items():
        if key == "step":
            for number, step in enumerate(value, 1):
                yield from ((f"{number}.{name}", text) for name, text in told(step))
        elif key in ("table", "wrong"):
            for name, inside in value.items():
                below = told(inside) if isinstance(inside, dict) else (("", str(inside)),)
                yield from ((f"{key}.{name}.{part}".rstrip("."), text) for part, text in below)
        elif key in TEXTS:
            yield key, " | ".join(value) if isinstance(value, list) else str(value)


def texts(assets: Path, language: str) -> dict[str, str]:
    """Read all that is translated, by place."""
    counted = captions(assets, language).items()
    found = {
        place: "\n".join(f"{form} {text}" for form, text in sorted(forms.items())) for place, forms in counted
    }
    found |= numbered(assets, language)
    for place, lesson in lessons(assets, language).items():
        found |= {f"{place}/{part}": text for part, text in told(lesson)}
    return found


# ------------------------------------------------------------------ what is wrong with a translation


def flaws(assets: Path, language: str) -> dict[str, list[str]]:
    """List what is wrong with what there is of a language, by place; what is missing and stale is no flaw."""
    own = read_captions("language", (assets / "words" / language / "language.toml",))
    english = read_captions("language", (assets / "words" / ENGLISH / "language.toml",))
    found: dict[str, list[str]] = {}
    for key in english:
        if not key.startswith(("language.player_form", "language.card_form")) and key not in own:
            found.setdefault(key, []).append("every language needs this")
    if "language.player_form.in.You" not in own and not any(
        key.startswith("language.player_form.in.") for key in own
    ):
        found.setdefault("language.player_form.in", []).append(
            "every language needs players within a sentence"
        )
    for place, trouble in (
        *_captions(assets, language, own),
        *_numbered(assets, language, own),
        *_lessons(assets, language, own),
    ):
        found.setdefault(place, []).append(trouble)
    return found


def _captions(assets: Path, language: str, own: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    theirs, ours = captions(assets, ENGLISH), captions(assets, language)
    for place, forms in ours.items():
        subject, table = place.split(".")[:2]
        same = theirs.get(place, {}).values()  # such as the number of a paragraph
        ours_alone = [text for text in forms.values() if text not in same]
        yield from ((place, each) for text in ours_alone for each in written(text, language, own))
        if table.endswith(FORMS):
            yield from ((place, each) for each in _form_of(place, theirs, ours, own))
            continue
        if table in OWN and subject not in ("table", "common"):
            continue
        plain = next((place.removesuffix(each) for each in PERSONS if place.endswith(each)), place)
        english = theirs.get(place) or theirs.get(plain)
        if english is None:
            yield place, "English has no such caption"
            continue
        yield from ((place, each) for each in _counts(forms, english, language))
        yield from ((place, each) for each in _fills(forms, english, person=place not in theirs))
        yield from ((place, each) for text in forms.values() for each in _long(place, text, english))


def _form_of(
    place: str, theirs: Mapping[str, object], ours: Mapping[str, object], own: Mapping[str, str]
) -> Iterator[str]:
    """Check a form of another caption."""
    subject, table, form, *rest = place.split(".")
    of = ".".join((subject, table.removesuffix(FORMS), *rest))
    if of not in theirs and of not in ours:
        yield f"there is no '{of}' to have a form"
    if form not in (BARE, WITHIN, *own.get("language.forms", "").split()):
        yield f"'{form}' is none of the forms in language.toml"


def _counts(forms: Mapping[str, str], english: Mapping[str, str], language: str) -> Iterator[str]:
    """Check for which numbers a caption is there."""
    wanted = set(categories(language)) if "other" in english else {""}
    wanted |= {NONE} & english.keys()
    allowed = wanted | ({NONE} if "other" in english else set())
    if missing := wanted - forms.keys():
        yield f"lacks {', '.join(sorted(missing)) or 'a text that is not for a number'}"
    if strange := forms.keys() - allowed:
        yield f"has '{', '.join(sorted(strange))}', for which the language does not count"


def _fills(forms: Mapping[str, str], english: Mapping[str, str], *, person: bool) -> Iterator[str]:
    """Check that the same is filled in, and that the same signs are there."""
    fills = [
        {
            f"{SEATS.get(name, name)}{asked}"
            for text in each.values()
            for name, _, asked in FILLED.findall(text)
        }
        for each in (forms, english)
    ]
    ours, theirs = fills
    free = {"number"} | ({"seat", "name", "giver", "givers"} if person else set())
    if strange := ours - theirs:
        yield f"is not filled with {', '.join(f'{{{each}}}' for each in sorted(strange))}"
    if missing := {each for each in theirs - ours - free if not each.startswith("whom ")}:
        yield f"leaves out {', '.join(f'{{{each}}}' for each in sorted(missing))}"
    signs = [set(SIGN.findall(" ".join(each.values()))) for each in (forms, english)]
    if signs[0] != signs[1]:
        yield f"has the signs {' '.join(sorted(signs[0])) or 'none'}, and English {' '.join(sorted(signs[1])) or 'none'}"


def _long(place: str, text: str, english: Mapping[str, str]) -> Iterator[str]:
    table = place.split(".")[1]
    most = LONGEST.get("panel_brief" if place.endswith("_brief") else table, 0)
    most = (
        max(most, *map(len, english.values())) if most else round(1.6 * max(map(len, english.values()))) + 16
    )
    if len(text) > most:
        yield f"is longer than {most} letters"


def written(text: str, language: str, own: Mapping[str, str]) -> Iterator[str]:
    """Check how a text is written: forms, signs, and words the language avoids."""
    forms = {BARE, WITHIN, *own.get("language.forms", "").split()}
    for _, form, _ in FILLED.findall(text):
        if form and form.lower() not in forms:
            yield f"asks for the form '{form}', which is none of those in language.toml"
    plain = FILLED.sub("X", text)
    if STRAIGHT.search(plain):
        yield "has straight quotes"
    if HYPHEN.search(plain):
        yield "has a hyphen for a minus sign (−)"
    if own.get("language.decimal") == "," and POINT.search(plain):
        yield "has a decimal point"
    for pattern, trouble in TYPOGRAPHY.get(language, {}).items():
        if re.search(pattern, plain):
            yield trouble
    for key, instead in own.items():
        word = key.removeprefix("language.avoid.")
        if word != key and re.search(rf"\b{re.escape(word)}\b", plain):
            yield f"says '{word}' instead of '{instead}'"


def _numbered(assets: Path, language: str, own: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for path in sorted(path for folder in NUMBERED for path in (assets / folder / language).glob("*.md")):
        folder = path.parent.parent
        english, text, name = folder / path.name, path.read_text("utf-8"), f"{path.stem}/{folder.name}"
        if not english.is_file():
            yield name, f"English has no such {folder.name}"
            continue
        theirs, ours = paragraphs(english.read_text("utf-8")), paragraphs(text)
        whole = {
            number
            for each in (english, folder / f"{path.stem.partition('-')[0]}.md")
            for number in paragraphs(each.read_text("utf-8"))
        }
        if list(theirs) != list(ours):
            changed = sorted(theirs.keys() ^ ours.keys()) or ["their order"]
            yield name, f"has other paragraphs: {', '.join(changed)}"
        for number in theirs.keys() & ours.keys():
            place = f"{name}/{number}"
            yield from ((place, each) for each in _paragraph(ours[number], theirs[number]))
            yield from (
                (place, f"cites §{each}, which there is not")
                for each in CITED.findall(ours[number])
                if each not in whole
            )
            prose = ROW.sub("", CARDS.sub("", PARAGRAPH.sub("", ours[number])))
            if (
                folder.name == "pages"
            ):  # which name versions and their own paragraphs: a point in these is no decimal one
                prose = POINT.sub("", prose)
            yield from ((place, each) for each in written(prose, language, own))


def _paragraph(ours: str, theirs: str) -> Iterator[str]:
    if CARDS.findall(ours) != CARDS.findall(theirs):
        yield "shows other cards"
    tables = [[row.count("|") for row in ROW.findall(each)] for each in (ours, theirs)]
    if tables[0] != tables[1]:
        yield "has a table of another size"


def _lessons(assets: Path, language: str, own: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    english = lessons(assets, ENGLISH)
    for place, lesson in lessons(assets, language).items():
        if place not in english:
            yield place, "English has no such lesson"
            continue
        try:
            overlaid(english[place], lesson, place)
        except BadLesson as error:
            yield place, str(error)
            continue
        theirs, ours = dict(told(english[place])), dict(told(lesson))
        yield from ((f"{place}/{part}", "is not translated") for part in theirs.keys() - ours.keys())
        for part, text in ours.items():
            where, forms = f"{place}/{part}", {"": text}
            yield from ((where, each) for each in _fills(forms, {"": theirs[part]}, person=False))
            yield from ((where, each) for each in written(text, language, own))


def missing(assets: Path, language: str) -> list[str]:
    """List the places nobody has translated yet, a rules text, a page or a lesson as a whole."""
    ours = texts(assets, language)
    begun = {_file(place) for place in ours if "/" in place}
    found = dict.fromkeys(
        place if "/" not in place or _file(place) in begun else _file(place)
        for place in texts(assets, ENGLISH)
        if place not in ours and not _free(place)
    )
    printed = read_captions("language", (assets / "words" / language / "language.toml",))
    found |= dict.fromkeys(each for each in _on_cards(assets) if each not in printed)
    return [place for place in found if "/" not in place or place not in begun]


def _on_cards(assets: Path) -> list[str]:
    """List the places of what the art prints on cards in English."""
    named = (path.stem for path in sorted((assets / "cards").glob("*.svg")) if PRINTED.fullmatch(path.stem))
    return [f"language.printed.{each}" for each in named]


def _free(place: str) -> bool:
    """Tell whether a caption is one a language has only where it wants it."""
    table = place.partition(".")[2].partition(".")[0]
    return "/" not in place and (table in FREE or table.endswith(FORMS))


def _file(place: str) -> str:
    return place.rpartition("/")[0]


# ------------------------------------------------------------------ which English a text was made from


def locked(assets: Path, language: str) -> dict[str, tuple[str, str]]:
    """Read the marks of each text and of the English it was made from, the English first, by place."""
    files = sorted((assets / "words" / language).glob("*.lock"))
    lines = (line.rsplit(" ", 2) for path in files for line in path.read_text("utf-8").splitlines())
    return {place: (english, own) for place, english, own in lines}


def stale(assets: Path, language: str) -> list[str]:
    """List the places whose English has changed since, or was never noted."""
    english, kept = texts(assets, ENGLISH), locked(assets, language)
    return [
        place
        for place in texts(assets, language)
        if place in english and kept.get(place, ("", ""))[0] != marked(english[place])
    ]


def altered(assets: Path, language: str) -> list[str]:
    """List the places that say something else than was accepted, such as two texts that have changed places."""
    ours, kept = texts(assets, language), locked(assets, language)
    return [place for place, (_, own) in kept.items() if place in ours and own != marked(ours[place])]


def marked(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]


def accept(assets: Path, language: str, start: str) -> list[str]:
    """Note that the texts whose places begin so were made from the English of today."""
    english, ours, kept = texts(assets, ENGLISH), texts(assets, language), locked(assets, language)
    chosen = [each for each in ours if each in english and re.match(rf"{re.escape(start)}(?:[./]|$)", each)]
    kept |= {place: (marked(english[place]), marked(ours[place])) for place in chosen}
    by_subject: dict[str, list[str]] = {}
    for place in sorted(kept.keys() & ours.keys() & english.keys()):
        line = " ".join((place, *kept[place]))
        by_subject.setdefault(re.split("[./]", place)[0], []).append(f"{line}\n")
    for subject, lines in by_subject.items():
        path = assets / "words" / language / f"{subject}.lock"
        path.write_text("".join(lines), encoding="utf-8", newline="\n")
    return chosen


# ------------------------------------------------------------------ a new language


def begin(assets: Path, language: str) -> list[Path]:
    """Make the files of a language, with every caption of the English to be written over."""
    made = []
    folder = assets / "words" / language
    folder.mkdir()
    for path in sorted((assets / "words" / ENGLISH).glob("*.toml")):
        if path.stem in UNTRANSLATED - {"language"}:
            continue
        lines = path.read_text("utf-8").splitlines()
        if path.stem == "language":
            new = [re.sub(r'^name = "[^"]*"', f'name = "{language}"', line) for line in lines]
            new = [re.sub(r"^offered = true", "offered = false", line) for line in new]
        else:
            new = [line if not line or line.startswith(("#", "[")) else f"# {line}" for line in lines]
        target = folder / path.name
        target.write_text("\n".join(new) + "\n", encoding="utf-8", newline="\n")
        made.append(target)
    return made


def offered(assets: Path, language: str) -> bool:
    table = tomllib.loads((assets / "words" / language / "language.toml").read_text("utf-8"))
    return bool(table.get("offered"))


def reported(assets: Path, language: str) -> list[str]:
    """Tell all that is left to be done, a line for each thing."""
    wrong, old, gaps = flaws(assets, language), stale(assets, language), missing(assets, language)
    others = [place for place in altered(assets, language) if place not in old]
    lines = [f"wrong    {place}: {each}" for place, found in sorted(wrong.items()) for each in found]
    lines += [f"stale    {place}" for place in old]
    lines += [f"altered  {place}" for place in others]
    lines += [f"missing  {place}" for place in gaps]
    rest = {"stale": len(old), "altered": len(others), "missing": len(gaps)}
    counts = Counter({"wrong": len(lines) - sum(rest.values()), **rest})
    whole = not wrong and not gaps
    lines.append(", ".join(f"{number} {name}" for name, number in counts.items()) + ".")
    if offered(assets, language) and not whole:
        lines.append("The language is offered, but not whole: set offered = false, or finish it.")
    return lines


def main(arguments: Iterable[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="words", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("language", help="the name of its folder: de, fr, nl")
    parser.add_argument("--accept", metavar="PLACE", help="note that this was made from the English of today")
    given = parser.parse_args(list(arguments))
    if not re.fullmatch(r"[a-z]{2,3}", given.language) or given.language == ENGLISH:
        print(
            f"'{given.language}' is no language to be translated into: two or three small letters.",
            file=sys.stderr,
        )
        return 2
    if not (ASSETS / "words" / given.language).is_dir():
        made = begin(ASSETS, given.language)
        print(f"Begun: {len(made)} files in {made[0].parent}. assets/words/README.md says how to go on.")
        return 0
    if given.accept is not None:
        done = accept(ASSETS, given.language, given.accept)
        print(f"{len(done)} texts are noted as made from the English of today.")
        return 0 if done else 2
    lines = reported(ASSETS, given.language)
    print("\n".join(lines))
    return int(len(lines) > 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
