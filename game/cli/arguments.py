"""What may be written after the program's name."""

import io
import re
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.cli.report import Refused
from game.core.bot import BUDGET

if TYPE_CHECKING:
    from argparse import _SubParsersAction

_DESCRIPTION = "Parlour Tricks: old trick-taking games at one desktop card table."
_FILE = "a transcript, a saved match, or - for standard input"
_STATUS = "Exit status: 0 success, 1 failure, 2 not understood, 3 no display, 130 interrupted."
_NO_COMMAND = re.compile(r"argument COMMAND: invalid choice: (.+) \(choose from (.+)\)")
_EPILOG = f"FILE is {_FILE}. COMMAND --help tells more of a command.\n{_STATUS}"


def read_arguments(words: Sequence[str]) -> Namespace | None:
    """Read a command line; None when help was wanted and has been given.

    Raises Refused with one sentence when it makes no sense.
    """
    heard = io.StringIO()
    try:
        with redirect_stderr(heard):
            arguments = _parser().parse_args(words)
    except SystemExit as stop:
        if not stop.code:
            return None
        sentence = heard.getvalue().strip().rpartition("error: ")[2]
        sentence = _NO_COMMAND.sub(r"there is no command \1; there are \2", sentence)
        message = f"{sentence[:1].upper()}{sentence[1:].rstrip('.')}."
        raise Refused(message) from None
    arguments.json = getattr(arguments, "json", False)
    arguments.data_dir = getattr(arguments, "data_dir", None)
    for flag in ("version", "selftest"):
        if getattr(arguments, flag):
            arguments.command = flag
    return arguments


def _parser() -> ArgumentParser:
    parser = _plain(prog="parlour-tricks", description=_DESCRIPTION, epilog=_EPILOG)
    parser.set_defaults(command="play", file=None)
    parser.add_argument("--version", action="store_true", help="say which version this is")
    parser.add_argument(
        "--selftest", action="store_true", help="play every game and draw every screen, unseen"
    )
    _common(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    play = _command(commands, "play", "open the window (what happens without a command)")
    play.add_argument(
        "file",
        nargs="?",
        default=None,
        metavar="FILE",
        help="open it with the match in this file, or with the deal of this code",
    )
    _command(commands, "games", "list the games with their options")
    replay = _command(commands, "replay", "tell a match move by move")
    replay.add_argument("file", type=_named, metavar="FILE", help=_FILE)
    replay.add_argument(
        "--seat",
        type=_whole(0),
        metavar="N",
        help="tell only what this seat may know, counted from 0 as in FILE",
    )
    legal = _command(commands, "legal", "list the legal moves at the end of a match")
    legal.add_argument("file", type=_named, metavar="FILE", help=_FILE)
    progress = _command(commands, "progress", "export what you have learned to a file, or import such a file")
    progress.add_argument("doing", choices=("export", "import"), help="to FILE, or from it")
    progress.add_argument("file", type=_named, metavar="FILE", help="a new file, or one that was exported")
    deal = _command(commands, "deal", "tell what a deal code says, and the cards it deals")
    deal.add_argument("code", metavar="CODE", help="as the table or the command code tells it")
    code = _command(commands, "code", "give the codes of the deals of a match")
    code.add_argument("file", type=_named, metavar="FILE", help=_FILE)
    _simulate(_command(commands, "simulate", "let bots play each other and compare their levels"))
    return parser


def _plain(**settings: Any) -> ArgumentParser:
    return ArgumentParser(allow_abbrev=False, formatter_class=RawDescriptionHelpFormatter, **settings)


def _command(commands: "_SubParsersAction[ArgumentParser]", name: str, purpose: str) -> ArgumentParser:
    parser = commands.add_parser(
        name, help=purpose, description=purpose.capitalize() + ".", epilog=_STATUS, allow_abbrev=False
    )
    parser.set_defaults(command=name)
    _common(parser)
    return parser


def _common(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", default=SUPPRESS, help="answer in JSON")
    parser.add_argument(
        "--data-dir", type=_path, default=SUPPRESS, metavar="DIR", help="keep settings and matches below DIR"
    )


def _simulate(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="as the command games names it: ecarte")
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument(
        "--seats",
        type=_levels,
        metavar="LEVELS",
        help="a level for each seat, as the command games lists them: club,novice",
    )
    who.add_argument(
        "--tournament", type=_levels, metavar="LEVELS", help="every one of these levels against every other"
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=_whole(1), metavar="N", help="single deals, each from an even score")
    length.add_argument("--matches", type=_whole(1), metavar="N", help="whole matches instead")
    parser.add_argument(
        "--seed", type=_whole(0), default=0, metavar="S", help="the same seed, the same cards"
    )
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="a house rule")
    parser.add_argument("--preset", metavar="ID", help="a named set of house rules")
    parser.add_argument(
        "--duplicate",
        action="store_true",
        help="play each deal in every seating; where there are sides, partners are of one level",
    )
    parser.add_argument(
        "--keep",
        type=_path,
        metavar="FILE",
        help="keep what is played in FILE, and go on from there next time",
    )
    parser.add_argument("--jobs", type=_whole(1), default=1, metavar="N", help="processes that play")
    parser.add_argument(
        "--worlds", type=_whole(1), default=BUDGET, metavar="N", help="worlds a bot may imagine for a move"
    )


def _named(text: str) -> str:
    """Refuse an empty name, as a shell makes of a variable that is not set: it would mean the folder one is in."""
    if not text:
        message = "'' names nothing"
        raise ArgumentTypeError(message)
    return text


def _path(text: str) -> Path:
    return Path(_named(text))


def _levels(text: str) -> tuple[str, ...]:
    return tuple(level.strip() for level in text.split(","))


def _whole(least: int) -> Callable[[str], int]:
    def whole(text: str) -> int:
        if not text.isdecimal() or len(text) > 18 or int(text) < least:
            message = f"'{text[:40]}' is not a whole number from {least} on"
            raise ArgumentTypeError(message)
        return int(text)

    return whole
