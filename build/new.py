"""Begin a new game: a whole one, of plain tricks, that passes every law and is changed from there.

python3 build/run.py new bezique --name Bézique --draws
"""

import argparse
import keyword
import os
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
    "game/rules/NOTATION.md": "game/rules/@id@/NOTATION.md",
    "still_life.py": "build/art/still_lifes/@id@.py",
    "tests/expected.py": "tests/games/@id@.py",
    "tests/test_game.py": "tests/rules/test_@id@.py",
}
PICTURES = "assets/pictures/@id@.svg", "assets/posters/@id@.jpg"
LINES = (  # file, from where on, before which line, what is put in: a template's name or the text itself
    ("game/catalogue.py", "GAMES: ", ")\n", '    Game("@id@"),\n'),
    ("assets/words/en/companion.toml", "hide_note", "[ecarte]", "companion.toml"),
)
DRAWS, KEEPS, PARTNERS, ALONE = "@draws@", "@keeps@", "@partners@", "@alone@"
"""With these begin lines of a template that are for some kinds of games only."""
SIGNS = "ABCEFGHJKMNPQRSTVWXYZ123456789"
"""With which deal codes may begin; those of a day begin with D."""
NUMBERS = {2: "two", 3: "three", 4: "four", 6: "six", 8: "eight", 12: "twelve", 16: "sixteen", 20: "twenty"}
PACKETS = {4: ("2-2", "4"), 6: ("3-3", "2-2-2"), 12: ("4-4-4", "3-3-3-3")}
"""By how many cards each is dealt: as usual, and by the house rule."""
NEXT = """
Made: {title}, a game of plain tricks. Make it the game you mean:
  assets/rules/{id}.md           the rules, first of all; the code cites their paragraphs
  game/rules/{id}                 options, phases, what is legal and what it pays
  game/bots/{id}                  how each level plays
  game/stage/tables/{id}.py       what lies where, and the paragraph for each phase
  assets/words/en/{id}.toml       every caption
  build/art/still_lifes/{id}.py   its picture and who is on its poster: python3 build/run.py art pictures posters
  game/rules/{id}/NOTATION.md     a match of it, and every word it says
  tests/rules/test_{id}.py        examples
  tests/games/{id}.py             what laws can't work out: what awards cite, what is decided, where rules tell of it
Then: python3 build/run.py golden {id}, decisions {id}, problems {id} and strength --games {id}, a line in README.md and
CHANGELOG.md, and python3 build/run.py check, which says in sentences what is missing, the days of the daily deal among it."""


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
    parser.add_argument("--draws", action="store_true", help="everybody draws from a talon after every trick")
    parser.add_argument("--partners", action="store_true", help="four play, two against two")
    arguments = parser.parse_args(words)
    try:
        make(ROOT, arguments.id, arguments.name, draws=arguments.draws, partners=arguments.partners)
    except Refused as error:
        print(error, file=sys.stderr)
        return 2
    steps = (
        (
            "putting its names in the order of the alphabet",
            ["-m", "ruff", "check", "--quiet", "--select", "I,RUF022", "--fix", *sources(arguments.id)],
        ),
        (
            "setting its lines as the formatter would",
            ["-m", "ruff", "format", "--quiet", *sources(arguments.id)],
        ),
        ("drawing its pictures", ["build/art/make.py", "pictures", "posters"]),
        ("recording its golden matches", ["-m", "tests.golden.record", arguments.id]),
        ("recording what its levels decide", ["-m", "tests.bots.decisions", arguments.id]),
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT)}  # so that posters are of the games of this checkout
    for told, command in steps:
        print(f"== {told}", flush=True)
        if code := subprocess.call([sys.executable, *command], cwd=ROOT, env=env):
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


def make(root: Path, game_id: str, name: str, *, draws: bool = False, partners: bool = False) -> None:
    """Write every file of a new game and every line about it; raise Refused before anything is written."""
    refuse(root, game_id, name)
    kept = (DRAWS if draws else KEEPS, PARTNERS if partners else ALONE)
    blanks = {
        "@id@": game_id,
        "@class@": "".join(part.title() for part in game_id.split("_")),
        "@title@": titled(game_id, name),
        "@sign@": sign(root, game_id),
        **figures(draws=draws, partners=partners),
    }
    made = {
        root / filled(target, blanks): filled(template(root, source, kept), blanks)
        for source, target in FILES.items()
    }
    for file, start, before, text in LINES:
        path = root / file
        whole = template(root, text, kept) if (root / SKELETON / f"{text}.in").is_file() else text
        made[path] = put_in(made.get(path) or path.read_text("utf-8"), start, before, filled(whole, blanks))
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")


def sign(root: Path, game_id: str) -> str:
    """Choose the first sign of its deal codes, which no other game has, after its name where that can be."""
    modules = (path.read_text("utf-8") for path in (root / "game" / "rules").glob("*/__init__.py"))
    taken = {each for text in modules for each in re.findall(r'(?:sign=|LaterRules\()"(.)"', text)}
    return next(each for each in f"{game_id.upper()}{SIGNS}" if each in SIGNS and each not in taken)


def figures(*, draws: bool, partners: bool) -> dict[str, str]:
    """Give what the templates leave blank of the numbers of a game: how many play, what each is dealt, what is left.

    >>> plain = figures(draws=False, partners=False)
    >>> plain["@held@"], plain["@left@"], plain["@tricks@"], plain["@by@"]
    ('twelve', 'eight', 'twelve', 'fours')
    """
    seats = 4 if partners else 2
    held = 4 if draws and partners else 6 if draws or partners else 12
    left = 32 - seats * held
    tricks = held + left // seats if draws else held
    usual, other = PACKETS[held]
    first, second = ["AS KS QS JS"[: 3 * int(usual[0]) - 1], "7S 8H 7H KD"[: 3 * int(usual[0]) - 1]]
    numbers = {"seats": seats, "held": held, "left": left, "tricks": tricks, "half": tricks // 2}
    told = {f"@{key}@": NUMBERS[number] for key, number in numbers.items()}
    return {
        **told,
        "@Held@": told["@held@"].title(),
        "@Left@": told["@left@"].title(),
        **{f"@{key}_figure@": str(number) for key, number in numbers.items()},
        "@last_seat@": str(seats - 1),
        "@most_figure@": str(tricks // 2 + 1),
        "@packets@": usual,
        "@packets_other@": other,
        "@by@": f"{NUMBERS[int(usual[0])]}s",
        "@by_other@": f"{NUMBERS[int(other[0])]}s",
        "@heap@": "talon" if draws else "dead",
        "@heap_cards@": "talon" if draws else "dead cards",
        "@side@": "side" if partners else "player",
        "@example@": f"{first} {second}",
    }


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
    taken = [
        target for target in (*FILES.values(), *PICTURES) if (root / target.replace("@id@", game_id)).exists()
    ]
    if taken:
        place = taken[0].replace("@id@", game_id)
        message = f"'{game_id}' can't be the id of a new game: {place} has something of that name."
        raise Refused(message)


def template(root: Path, name: str, kept: tuple[str, ...]) -> str:
    """Read a template, of the lines for some kinds of games only those for this one."""
    lines = (root / SKELETON / f"{name}.in").read_text("utf-8").splitlines(keepends=True)
    for mark in (DRAWS, KEEPS, PARTNERS, ALONE):
        lines = [line.removeprefix(mark) for line in lines if mark in kept or not line.startswith(mark)]
    return "".join(lines)


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
