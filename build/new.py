"""Begin a new game: a whole one, of plain tricks for two, that passes every law and is changed from there.

python3 build/run.py new bezique --name Bézique
"""

import argparse
import keyword
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKELETON = Path("build/skeleton")
FILES = {  # template: what is made from it, where @id@ is the game's own
    "game/rules/__init__.py": "game/rules/@id@/__init__.py",
    "game/rules/options.py": "game/rules/@id@/options.py",
    "game/rules/phases.py": "game/rules/@id@/phases.py",
    "game/rules/refusals.py": "game/rules/@id@/refusals.py",
    "game/rules/rules.py": "game/rules/@id@/rules.py",
    "game/rules/views.py": "game/rules/@id@/views.py",
    "game/bots/__init__.py": "game/bots/@id@/__init__.py",
    "game/bots/levels.py": "game/bots/@id@/levels.py",
    "game/bots/reasons.py": "game/bots/@id@/reasons.py",
    "game/bots/tips.py": "game/bots/@id@/tips.py",
    "game/stage/table.py": "game/stage/tables/@id@.py",
    "assets/rules.md": "assets/rules/@id@.md",
    "assets/words.toml": "assets/words/en/@id@.toml",
    "tests/test_game.py": "tests/rules/test_@id@.py",
}
CITED = '    "@id@": Citations({"most_tricks": ("6.1", 1)}, (), "target_points deal_packets"),\n'
DEALT = (
    "| @title@ | three times four cards to each seat, the seat after the dealer first, eight dead cards |\n"
)
LINES = (  # file, from where on, before which line, what is put in: a template's name or the text itself
    ("game/catalogue.py", "GAMES: ", ")\n", '    Game("@id@"),\n'),
    ("build/art/pictures.py", "def baize", "def title() -> str:\n", "picture.py"),
    (
        "build/art/pictures.py",
        "def files",
        '    yield "pictures/title.svg"',
        '    yield "pictures/@id@.svg", @id@()\n',
    ),
    ("game/core/NOTATION.md", "| game | from the top |", "\n", DEALT),
    ("game/core/NOTATION.md", "# Notation", "## What programs get\n", "notation.md"),
    ("assets/words/en/companion.toml", "hide_note", "[ecarte]", "companion.toml"),
    ("tests/laws/citations.py", "CITATIONS: ", "}\n", CITED),
    ("tests/laws/test_glossary.py", "PERIOD = ", "}\n", '    "@id@": ("dead cards", "elder hand"),\n'),
    ("tests/laws/test_every_decision.py", "KINDS: ", "}\n", '    "@id@": {LEAD: FREE, REPLY: FREE},\n'),
    ("tests/stage/test_paragraphs.py", "TOLD = ", "}\n", "told.py"),
)
NEXT = """
Made: {title}, a game of plain tricks. Make it the game you mean:
  assets/rules/{id}.md           the rules, first of all; the code cites their paragraphs
  game/rules/{id}                 options, phases, what is legal and what it pays
  game/bots/{id}                  how each level plays
  game/stage/tables/{id}.py       what lies where, and the paragraph for each phase
  assets/words/en/{id}.toml       every caption
  build/art/pictures.py          its picture: python3 build/run.py art pictures
  game/core/NOTATION.md          a match of it, and every word it says
  tests/rules/test_{id}.py        examples; what laws ask by game stands in tests/laws and tests/stage
Then: python3 build/run.py golden {id}, python3 build/run.py strength --games {id}, python3 build/run.py check,
and a line in README.md and CHANGELOG.md."""


class Refused(Exception):
    """No game can be begun like this; the message says why."""


def main(words: list[str]) -> int:
    """Make the game, draw its picture and record its golden matches."""
    parser = argparse.ArgumentParser(
        prog="new", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("id", help="the name of its folders: small letters, digits and _")
    parser.add_argument(
        "--name", default="", help="its name for players; made from the id unless it is given"
    )
    arguments = parser.parse_args(words)
    try:
        make(ROOT, arguments.id, arguments.name)
    except Refused as error:
        print(error, file=sys.stderr)
        return 2
    steps = (
        (
            "setting its lines as the formatter would",
            ["-m", "ruff", "format", "--quiet", *sources(arguments.id)],
        ),
        ("drawing its picture", ["build/art/make.py", "pictures"]),
        ("recording its golden matches", ["-m", "tests.golden.record", arguments.id]),
        ("recording what its levels decide", ["-m", "tests.bots.decisions", arguments.id]),
    )
    for told, command in steps:
        print(f"== {told}", flush=True)
        if code := subprocess.call([sys.executable, *command], cwd=ROOT):
            return code
    print(NEXT.format(id=arguments.id, title=titled(arguments.id, arguments.name)))
    return 0


def sources(game_id: str) -> list[str]:
    """Name the sources of a game."""
    return [target.replace("@id@", game_id) for target in FILES.values() if target.endswith(".py")]


def titled(game_id: str, name: str) -> str:
    """Give the name for players.

    >>> titled("knock_whist", ""), titled("bezique", "Bézique")
    ('Knock Whist', 'Bézique')
    """
    return name or game_id.replace("_", " ").title()


def make(root: Path, game_id: str, name: str) -> None:
    """Write every file of a new game and every line about it; raise Refused before anything is written."""
    refuse(root, game_id, name)
    title = titled(game_id, name)
    blanks = {
        "@id@": game_id,
        "@class@": "".join(part.title() for part in game_id.split("_")),
        "@title@": title,
    }
    made = {
        root / filled(target, blanks): filled(template(root, source), blanks)
        for source, target in FILES.items()
    }
    for file, start, before, text in LINES:
        path = root / file
        whole = template(root, text) if (root / SKELETON / f"{text}.in").is_file() else text
        made[path] = put_in(made.get(path) or path.read_text("utf-8"), start, before, filled(whole, blanks))
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")


def refuse(root: Path, game_id: str, name: str) -> None:
    """Raise Refused where a game can't be called like this."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", game_id) or len(game_id) > 30:
        message = f"'{game_id}' can't be the id of a game: take small letters, digits and single _, such as knock_whist."
        raise Refused(message)
    if keyword.iskeyword(game_id) or keyword.issoftkeyword(game_id):
        message = f"'{game_id}' can't be the id of a game: it is a word of Python."
        raise Refused(message)
    if not re.fullmatch(r"[^\W\d_][\w '’&-]{0,40}", titled(game_id, name)):
        message = (
            f"'{name}' can't be the name of a game: take letters, digits, blanks and hyphens, a letter first."
        )
        raise Refused(message)
    taken = [target for target in FILES.values() if (root / target.replace("@id@", game_id)).exists()]
    if taken or re.search(
        rf"^def {game_id}\b", (root / "build/art/pictures.py").read_text("utf-8"), re.MULTILINE
    ):
        place = taken[0].replace("@id@", game_id) if taken else "build/art/pictures.py"
        message = f"'{game_id}' can't be the id of a new game: {place} has something of that name."
        raise Refused(message)


def template(root: Path, name: str) -> str:
    """Read a template."""
    return (root / SKELETON / f"{name}.in").read_text("utf-8")


def filled(text: str, blanks: dict[str, str]) -> str:
    """Fill the blanks of a template."""
    for blank, value in blanks.items():
        text = text.replace(blank, value)
    return text


def put_in(text: str, start: str, before: str, more: str) -> str:
    """Put lines into a text: after a line that starts so, before the first one from there that starts so."""
    lines = text.splitlines(keepends=True)
    first = next(place for place, line in enumerate(lines) if line.startswith(start))
    place = next(place for place in range(first + 1, len(lines)) if lines[place].startswith(before))
    return "".join((*lines[:place], more, *lines[place:]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
