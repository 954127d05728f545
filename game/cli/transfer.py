"""Progress exported and imported without a window: `progress export FILE` and `progress import FILE`."""

from argparse import Namespace
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

from game.catalogue import spec_of
from game.cli.reading import words
from game.cli.report import Refused, Report, warn, why_not
from game.storage.learned import JoinedProgress, NotLearned, export, join
from game.storage.stores import Stores, open_stores

_UNKEPT = ("disk_full", "read_only", "unwritten", "newer", "out_of_reach")
"""Notices which say that something was not written."""
_UNREAD = {
    "set_aside": "To export what there is without it, do so again.",
    "newer": "Update Parlour Tricks first.",
    "out_of_reach": "See to it that the file can be read, and try again.",
}
"""Notices which say that something was not read, and what to do about it."""


def transfer(arguments: Namespace, report: Report) -> None:
    """Do what is asked; raise Refused with a sentence, and then nothing has been changed."""
    path = Path(arguments.file)
    with closing(open_stores(arguments.data_dir, spec_of)) as stores:
        if arguments.doing == "export":
            _export(stores, path)
            report.tell({"exported": str(path)}, f"Your progress was saved to {path}")
            return
        if stores.second:
            message = "Parlour Tricks is open in a window, which would not notice; close it, or drop the file onto it."
            raise Refused(message)
        try:
            done = _join(stores, path)
        finally:
            _tell(stores, dict.fromkeys(_UNKEPT, ""))
    lines = [f"What was new or newer: {done.changed}."]
    lines += (
        [f"Left out, as this version does not know it: {', '.join(done.unknown)}."] if done.unknown else []
    )
    report.tell({"changed": done.changed, "unknown": list(done.unknown)}, *lines)


def _tell(stores: Stores, grave: Mapping[str, str]) -> None:
    """Tell what happened to files; raise Refused with the first grave notice and what is said of it."""
    refusal = ""
    for each in stores.notices.take():
        sentence = words().get(f"storage.notice.{each.key}", file=each.file, aside=each.aside)
        if each.key in grave and not refusal:
            refusal = f"{sentence} {grave[each.key]}".strip()
        else:
            warn(sentence)
    if refusal:
        raise Refused(refusal)


def _export(stores: Stores, path: Path) -> None:
    with suppress(NotLearned):  # the notice of it says more
        for part in stores.learned.values():
            part.learned()
    _tell(stores, {key: f"Nothing was exported. {do}" for key, do in _UNREAD.items()})
    try:
        export(stores.learned, path)
    except (OSError, ValueError) as trouble:
        there = isinstance(trouble, FileExistsError) and path.exists()
        fault = f"can't be written: {why_not(trouble)}."
        message = f"{path} {'is there already; name another file.' if there else fault}"
        raise Refused(message) from None


def _join(stores: Stores, path: Path) -> JoinedProgress:
    try:
        return join(stores.learned, path)
    except NotLearned as trouble:
        message = f"{path} can't be imported. {trouble}"
        raise Refused(message) from None
    except (OSError, ValueError) as trouble:
        message = f"{path} can't be read: {why_not(trouble)}."
        raise Refused(message) from None
