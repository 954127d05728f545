"""Keeps what became of each mutant, and writes the page about it."""

import json
import re
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from tests.tools.mutation.layers import LAYERS, ROOT, Layer
from tests.tools.mutation.mutants import Mutant, chosen

KEPT = ROOT / ".work" / "mutants" / "results.json"
RECORD = Path(__file__).parent / "RECORD.md"
EQUIVALENT = Path(__file__).parent / "equivalent.toml"
OPENING = """# Mutants

A mutant is a copy of the program with one small mistake in it. `python3 build/run.py mutants` makes them from the
present text, always the same for the same text, runs tests that enter the changed function, and writes this page: a
mutant is killed when a test fails on it. Those that change nothing anybody could notice are named in `equivalent.toml`
with the reason, and do not count. What has changed since is tried again by the next run; a row of which nothing was
tried keeps what it said.
"""


class Results:
    """What became of each mutant, kept on disk after every one."""

    def __init__(self) -> None:
        """Read what earlier runs have found."""
        self._found: dict[str, bool] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}

    def known(self, layer: Layer, mutant: Mutant) -> bool | None:
        """Tell whether the mutant was killed; None if it has not been tried since its module changed."""
        return self._found.get(_name(layer, mutant))

    def keep(self, layer: Layer, mutant: Mutant, *, killed: bool) -> None:
        """Keep what became of a mutant."""
        self._found[_name(layer, mutant)] = killed
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        KEPT.write_text(json.dumps(self._found, indent=1), "utf-8")


def _name(layer: Layer, mutant: Mutant) -> str:
    """Name a trial: another text of the module makes it another one."""
    text = sha256((ROOT / mutant.path).read_bytes()).hexdigest()[:12]
    return f"{layer.name} | {text} | {mutant.key}"


def equivalent() -> Mapping[str, str]:
    """Give the mutants that change nothing one could notice, by their keys, with the reason."""
    reasons: dict[str, str] = tomllib.loads(EQUIVALENT.read_text("utf-8"))
    return reasons


def write_record(results: Results) -> None:
    """Write the page."""
    lines = [
        "| layer | tried | killed | survived | equivalent | score |",
        "| --- | --: | --: | --: | --: | --: |",
    ]
    earlier, survivors, sums = RECORD.read_text("utf-8"), list[str](), [0, 0, 0]
    for layer in LAYERS:
        row = [0, 0, 0]  # killed, survived, equivalent
        for each in chosen(ROOT, layer.paths(), layer.count):
            killed = results.known(layer, each)
            if killed is not None:
                row[0 if killed else 2 if each.key in equivalent() else 1] += 1
            if killed is False and each.key not in equivalent():
                survivors.append(f"- {layer.name}: `{' '.join(each.key.split())}`")
        if not any(row):
            row = _said(earlier, layer)
            survivors += re.findall(rf"^- {layer.name}: .*$", earlier, re.MULTILINE)
        sums = [have + more for have, more in zip(sums, row, strict=True)]
        lines.append(_row(layer.name, row))
    lines.append(_row("**all**", sums))
    named = ["\n## Survivors\n", *survivors] if survivors else []
    RECORD.write_text("\n".join([OPENING, *lines, *named]) + "\n", "utf-8", newline="\n")


def _said(page: str, layer: Layer) -> list[int]:
    """Read what a page says of a layer: how many were killed, survived, and are equivalent."""
    found = re.search(rf"^\| {layer.name} \| \d+ \| (\d+) \| (\d+) \| (\d+) \|", page, re.MULTILINE)
    return [int(number) for number in found.groups()] if found else [0, 0, 0]


def _row(name: str, row: list[int]) -> str:
    killed, survived, same = row
    score = f"{100 * killed / (killed + survived):.0f} %" if killed + survived else "–"
    return f"| {name} | {sum(row)} | {killed} | {survived} | {same} | {score} |"
