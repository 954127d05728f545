"""Progress exported and imported without a window: `progress export FILE` and `progress import FILE`."""

import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from game.catalogue import spec_of
from game.cli.reading import words
from game.cli.report import Refused, Report
from game.storage.learned import JoinedProgress, NotLearned, export, join
from game.storage.stores import Stores, open_stores

_UNKEPT = ("disk_full", "read_only", "unwritten", "newer", "out_of_reach")
"""Notices which say that something was not written."""


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
        done = _join(stores, path)
        told = [
            (each.key, words().get(f"storage.notice.{each.key}", file=each.file, aside=each.aside))
            for each in stores.notices.take()
        ]
    for key, sentence in told:
        if key in _UNKEPT:
            raise Refused(sentence)
        print(f"parlour-tricks: {sentence}", file=sys.stderr)
    lines = [f"What was new or newer: {done.changed}."]
    lines += (
        [f"Left out, as this version does not know it: {', '.join(done.unknown)}."] if done.unknown else []
    )
    report.tell({"changed": done.changed, "unknown": list(done.unknown)}, *lines)


def _export(stores: Stores, path: Path) -> None:
    try:
        export(stores.learned, path)
    except (OSError, ValueError) as trouble:
        there = isinstance(trouble, FileExistsError) and path.exists()
        fault = f"can't be written: {_reason(trouble)}."
        message = f"{path} {'is there already; name another file.' if there else fault}"
        raise Refused(message) from None


def _join(stores: Stores, path: Path) -> JoinedProgress:
    try:
        return join(stores.learned, path)
    except NotLearned as trouble:
        message = f"{path} can't be imported. {trouble}"
        raise Refused(message) from None
    except (OSError, ValueError) as trouble:
        message = f"{path} can't be read: {_reason(trouble)}."
        raise Refused(message) from None


def _reason(trouble: Exception) -> str:
    return (trouble.strerror if isinstance(trouble, OSError) else "") or str(trouble)
