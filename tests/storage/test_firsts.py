"""The file of firsts: written, read again, joined with what others wrote, and set aside where it makes no sense."""

from pathlib import Path

import pytest

from game.catalogue import spec_of
from game.core.record import replace
from game.storage.firsts import First, KnownFirsts
from game.storage.stores import Stores, open_stores

VOLE = First("ecarte", "feat/vole", "2026-11-21", "20261121-ecarte", 2)
OWL = First("illustrated_tarock", "feat/owl", "2026-11-22", "20261122-tarock", 1)
CLUB = First("ecarte", "level/club", "", "m")


def opened(folder: Path) -> Stores:
    return open_stores(folder, spec_of)


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    stores = opened(tmp_path)
    stores.firsts.change(lambda known: known.having((VOLE, OWL, CLUB)).looked_for("ecarte", ("feat/vole",)))
    stores.close()
    again = opened(tmp_path)
    assert again.firsts.known.of("ecarte") == {"feat/vole": VOLE, "level/club": CLUB}
    assert again.firsts.known.searched == {"ecarte": ("feat/vole",)}
    again.close()


def test_the_earlier_day_stays() -> None:
    later, earlier = replace(VOLE, day="2026-11-30", match="n"), replace(VOLE, day="2026-11-01", match="o")
    known = KnownFirsts().having((CLUB, VOLE))
    assert known.having((later,)).firsts == (VOLE, CLUB)
    assert known.having((earlier,)).firsts == (earlier, CLUB)
    assert known.having((replace(VOLE, match="same day"),)).firsts == (VOLE, CLUB)
    assert known.having((replace(VOLE, day="2026-11-01"),)).firsts == (VOLE, CLUB), "it is the same one"
    assert (
        known.having((replace(CLUB, day="2026-12-01", match="n"),)).of("ecarte")["level/club"].day
        == "2026-12-01"
    )


def test_what_does_not_count_is_looked_for_again() -> None:
    known = KnownFirsts().having((VOLE, CLUB)).looked_for("ecarte", ("feat/vole", "level/club"))
    left = known.without((VOLE,))
    assert (left.firsts, left.searched) == ((CLUB,), {"ecarte": ("level/club",)})


def test_nothing_is_written_for_nothing(tmp_path: Path) -> None:
    stores = opened(tmp_path)
    stores.firsts.change(lambda known: known.without(()))
    assert not (tmp_path / "data" / "firsts.json").exists()
    stores.close()


def test_two_windows_keep_the_firsts_of_both(tmp_path: Path) -> None:
    one, other = opened(tmp_path), opened(tmp_path)
    assert one.firsts.known == other.firsts.known == KnownFirsts()
    one.firsts.change(lambda known: known.having((VOLE,)))
    other.firsts.change(lambda known: known.having((OWL, replace(VOLE, day="2026-11-25"))))
    assert one.firsts.known.firsts == other.firsts.known.firsts == (VOLE, OWL)
    one.close()
    other.close()


@pytest.mark.parametrize(
    "firsts",
    ["3", '[{"game": "ecarte"}]', '[{"game": "ecarte", "what": "", "day": "", "match": ""}]',
     '[{"game": "ecarte", "what": "feat/vole", "day": "yesterday", "match": ""}]',
     '[{"game": "ecarte", "what": "feat/vole", "day": "", "match": "", "deal": -1}]'],
)  # fmt: skip
def test_a_damaged_file_is_set_aside_and_begun_anew(tmp_path: Path, firsts: str) -> None:
    file = tmp_path / "data" / "firsts.json"
    file.parent.mkdir(parents=True)
    file.write_text(f'{{"file": "firsts", "version": 1, "firsts": {firsts}}}', "utf-8")
    stores = opened(tmp_path)
    assert not stores.firsts.known.firsts
    stores.firsts.change(lambda known: known.having((VOLE,)))
    stores.close()
    (aside,) = file.parent.glob("firsts.json.unreadable-*")
    assert firsts in aside.read_text("utf-8")


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "data" / "firsts.json"
    file.parent.mkdir(parents=True)
    text = '{"file": "firsts", "version": 2, "cabinets": []}'
    file.write_text(text, "utf-8")
    stores = opened(tmp_path)
    stores.firsts.change(lambda known: known.having((VOLE,)))
    assert stores.firsts.known.firsts == (VOLE,)
    stores.close()
    assert file.read_text("utf-8") == text
