"""Make a release of this commit, or say what doesn't agree yet: python3 build/run.py release [--check | --forms DIR].

Version, changelog, golden matches and working tree must tell the same. Then the commit gets its tag, and pushing that
lets the workflow build, try out and draft what people download. --check asks for a commit that has its tag already.
--forms writes what winget, Scoop, Homebrew and the AUR want of the packages in a folder.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import translation
from game.resources import ENGLISH

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = "tests/golden"
RELEASED = re.compile(r"^v(\d+)\.(\d+)\.(\d+)$")


def main(words: list[str]) -> int:
    if words[:1] == ["--forms"] and len(words) == len(["--forms", "DIR"]):
        forms = [sys.executable, str(ROOT / "build" / "package" / "forms.py"), words[1]]
        return subprocess.run(forms, check=False).returncode
    if words not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    tagged = bool(words)
    found = [*tree(), *version(tagged=tagged), *changelog(), *golden(), *languages()]
    if found:
        print("This can't be released:", *(f"- {sentence}" for sentence in found), sep="\n", file=sys.stderr)
        return 1
    tag = f"v{stated()}"
    if tagged:
        print(f"All agree on {tag}.")
        return 0
    git("tag", "--annotate", tag, "--message", f"Parlour Tricks {stated()}")
    print(f"This commit is {tag} now. To have it built and drafted: git push origin {tag}")
    return 0


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.rstrip()


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def stated() -> str:
    """Give the version the program says it is."""
    found = re.search(r'^__version__ = "(.+)"$', text("game/__init__.py"), re.MULTILINE)
    return found[1] if found else ""


def numbers(tag: str) -> tuple[int, ...]:
    """Read a tag as numbers; none if it is no release's."""
    found = RELEASED.match(tag)
    return tuple(map(int, found.groups())) if found else ()


def releases() -> list[str]:
    """List the tags of earlier releases, oldest first, without one that this commit has."""
    here = set(git("tag", "--points-at", "HEAD").split())
    return sorted((tag for tag in git("tag").split() if numbers(tag) and tag not in here), key=numbers)


def tree() -> Iterator[str]:
    """Tell what was changed or left lying about, and whether this is the repository people are sent to."""
    if left := git("status", "--porcelain").splitlines():
        yield f"The working tree holds what is not committed ({len(left)} files, as {left[0][3:]}). Commit or remove it."
    home = tomllib.loads(text("pyproject.toml"))["project"]["urls"]["Homepage"]
    for origin in git("remote", "get-url", "origin").split() if "origin" in git("remote").split() else ():
        plain = re.sub(
            r"^(?:https://(?:[^@/]+@)?|ssh://git@|git@)([^/:]+)[/:](.+?)(?:\.git)?/?$",
            r"https://\1/\2",
            origin,
        )
        if plain.lower() != home.lower():
            yield f"People are sent to {home}, but this repository is {plain}. Correct the home page in pyproject.toml."


def version(*, tagged: bool) -> Iterator[str]:
    """Tell why the version can't be this commit's."""
    tag, earlier = f"v{stated()}", releases()
    here = tag in git("tag", "--points-at", "HEAD").split()
    if not numbers(tag):
        yield f"The version in game/__init__.py is '{stated()}'; it must be three numbers, as 1.0.0."
    elif tagged and not here:
        yield f"The version is {stated()}, but this commit has no tag {tag}. Tag it with: python3 build/run.py release"
    elif not tagged and tag in git("tag").split():
        yield f"There is a release {tag} already. Raise the version in game/__init__.py."
    elif earlier and numbers(tag) <= numbers(earlier[-1]):
        yield f"The version {stated()} is not above {earlier[-1]}. Raise it in game/__init__.py."


def changelog() -> Iterator[str]:
    """Tell why the changelog is not that of this version."""
    head, *sections = re.split(r"^## ", text("CHANGELOG.md"), flags=re.MULTILINE)
    del head
    parts = [section.partition("\n") for section in sections]
    if not parts or parts[0][0] != "Unreleased":
        yield "CHANGELOG.md must begin with a section Unreleased, which may be empty."
    elif re.search(r"^- ", parts[0][2], re.MULTILINE):
        yield f"CHANGELOG.md still calls changes unreleased. Put them under: ## {stated()} – {today():%Y-%m-%d}"
    names = [name for name, _, _ in parts[1:]]
    newest, _, day = names[0].partition(" – ") if names else ("", "", "")
    if newest != stated():
        yield f"The newest release in CHANGELOG.md is '{newest}', but the version is {stated()}."
    elif not known(day) or date.fromisoformat(day) > today():
        yield f"CHANGELOG.md dates {newest} '{day}'; that must be a day up to today, as {today():%Y-%m-%d}."
    elif not re.search(r"^- ", parts[1][2], re.MULTILINE):
        yield f"CHANGELOG.md says nothing of {newest}."


def known(day: str) -> bool:
    """Tell whether this is a day, written as year, month and day."""
    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


def today() -> date:
    return datetime.now(UTC).date()


def golden() -> Iterator[str]:
    """Tell whether the golden matches play as recorded, and which were recorded anew without a new edition."""
    if not replay():
        yield "The golden matches don't replay; see: python3 build/run.py test tests/golden"
    earlier = releases()
    if not earlier:
        return
    changes = git(
        "diff", "--no-renames", "--name-only", "--diff-filter=MD", earlier[-1], "HEAD", "--", GOLDEN
    )
    for game in sorted(
        {Path(name).parent.name for name in changes.split() if name.endswith((".txt", ".story"))}
    ):
        before, now = edition(game, earlier[-1]), edition(game, "HEAD")
        if before == now:
            yield (
                f"The golden matches of {game} were recorded anew since {earlier[-1]}, but its edition is still {now}: "
                "kept matches would go wrong. Raise the edition, or restore the matches."
            )


def languages() -> Iterator[str]:
    """Tell in which languages that are offered a text is not that of the English of today."""
    assets = ROOT / "assets"
    for path in sorted((assets / "words").glob("*/language.toml")):
        code = path.parent.name
        old = translation.stale(assets, code) if code != ENGLISH else ()
        if old and translation.offered(assets, code):
            yield f"In {code}, {len(old)} texts were made from another English, as {old[0]}; see: build/run.py words {code}"


def edition(game: str, commit: str) -> str:
    """Give the edition of the rules that the golden matches of a game were recorded with, "" if there are none."""
    listing = git("ls-tree", "-r", "--name-only", commit, "--", f"{GOLDEN}/{game}").split()
    for name in listing:
        if name.endswith(".txt") and (
            found := re.search(r"^edition (\d+)$", git("show", f"{commit}:{name}"), re.MULTILINE)
        ):
            return found[1]
    return ""


def replay() -> bool:
    """Play the golden matches again; tell whether they come out as recorded."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--numprocesses", "0", GOLDEN]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
