"""Rows of tables that are written anew while some of what they tell of is no longer kept: those stay as they are."""

from collections.abc import Callable

Name = tuple[str, ...]


def named(row: str, cells: int) -> Name:
    """Give what a row is known by: its first cells."""
    return tuple(row.removeprefix("| ").removesuffix(" |").split(" | ")[:cells])


def rows_under(page: str, head: str, cells: int, whole: Callable[[str], bool]) -> dict[Name, list[str]]:
    """Give the whole rows of the table under this head, by what they are known by; empty if there is no such table."""
    _, found, rest = page.partition(f"{head}\n")
    rows: dict[Name, list[str]] = {}
    for row in rest.splitlines()[1:] if found else ():
        if not row.startswith("| "):
            break
        if whole(row):
            rows.setdefault(named(row, cells), []).append(row)
    return rows
