"""What every package says of the game, each said once: names, version, date, addresses, and where things are made."""

import os
import re
import subprocess
import time
import tomllib
from pathlib import Path

from game import __version__ as VERSION  # noqa: N812 - here it is one constant among others
from game.storage.match_file import SUFFIX as MATCH_SUFFIX
from game.ui import APP_ID as COMMAND

__all__ = ["COMMAND", "MATCH_SUFFIX", "VERSION"]

ROOT = Path(__file__).resolve().parents[2]
WORK = Path(os.environ.get("PARLOUR_TRICKS_WORK", ROOT / ".work" / "package"))
DIST = ROOT / "dist"
ASSETS = ROOT / "assets"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

NAME = "Parlour Tricks"
MAKER: str = PROJECT["authors"][0]["name"]
SUMMARY: str = PROJECT["description"]
KEYWORDS = ";".join(PROJECT["keywords"])
HOME: str = PROJECT["urls"]["Homepage"]
APP_ID = "io.github.parlour_tricks.ParlourTricks"
"""How shops and desktops tell it from every other program; it follows from HOME and must never change."""
MAKER_ID = APP_ID.rpartition(".")[0]
LICENCE: str = PROJECT["license"]
MAIL = "parlour-tricks@users.noreply.github.com"
"""Debian wants an address to write to; the tracker below HOME is the one that is read."""
MATCH_TYPE = "application/vnd.parlour-tricks.match"
COPYRIGHT = "2026 the Parlour Tricks contributors"
SENTENCES = (
    "Old trick-taking games at one card table, against opponents who see only their own cards.",
    "Every rule, every score and every refusal can be looked up to its paragraph, and opponents come in four levels.",
    "Moves may be taken back, and matches are kept after every move.",
    "Mouse, keyboard, controller and finger each reach everything, and it can be played by ear.",
    "The game needs no network and sends nothing anywhere.",
)
"""What a shop's page says."""
TRANSLATED = {
    "de": (
        "Alte Stichspiele an einem Kartentisch, gegen andere, die nur ihre eigenen Karten sehen.",
        "Jede Regel, jeder Stand und jede Ablehnung ist bis zum Paragraphen nachzulesen, und die anderen spielen auf vier Stufen.",
        "Züge lassen sich zurücknehmen, und Matches sind nach jedem Zug gespeichert.",
        "Maus, Tastatur, Controller und Finger erreichen jeweils alles, und nach dem Gehör geht es auch.",
        "Das Spiel braucht kein Netz und schickt nirgendwohin etwas.",
    ),
    "fr": (
        "Les jeux de levées d’autrefois à une table de cartes, contre des adversaires qui ne voient que les leurs.",
        "Chaque règle, chaque marque et chaque refus renvoie à son paragraphe, et les adversaires ont quatre niveaux.",
        "Les coups peuvent s’annuler, et les parties sont enregistrées après chaque coup.",
        "Souris, clavier, manette et doigt donnent chacun accès à tout, et l’on peut jouer à l’oreille.",
        "Le jeu n’a pas besoin du réseau et n’envoie rien nulle part.",
    ),
}
"""The same sentences in the other languages."""


def epoch() -> int:
    """Give the second everything is dated by: SOURCE_DATE_EPOCH, else the last commit, else (no git) now."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told:
        return int(told)
    try:
        command = ["git", "log", "-1", "--format=%ct"]
        return int(subprocess.check_output(command, cwd=ROOT, text=True, stderr=subprocess.DEVNULL))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int(time.time())


def day() -> str:
    """Give that day as year, month and day."""
    return time.strftime("%Y-%m-%d", time.gmtime(epoch()))


def fill(template: str, **more: str) -> str:
    """Put what is said here, and what else is given, into the places a template marks, as in @NAME@."""
    told = {"DAY": day(), **{name: value for name, value in globals().items() if name.isupper()}, **more}
    return re.sub(r"@([A-Z_]+)@", lambda place: str(told[place[1]]), template)
