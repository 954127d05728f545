"""What older versions of the program wrote is read: every match, figure, setting, review, mistake and lesson.

Each specimen in the museum is a data folder that a real older version filled, and beside it stands what had been played
when it was made. See the museum's README.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import resources
from game.app.cabinets import Cabinets
from game.app.matches import StatisticsUpdate
from game.catalogue import GAMES, rules_for, spec_of
from game.coach.review_file import well_formed
from game.learning.past_mistakes import MistakeQuestion
from game.play.cabinet import sought
from game.play.coaching import Coach, Coaching
from game.play.portraits import known_names
from game.session.match import AnyMatch, Match
from game.session.players import players_of, seat_of_person
from game.storage import settings
from game.storage.firsts import KnownFirsts
from game.storage.settings import plain
from game.storage.stats import figures_by_level
from game.storage.stores import Stores, open_stores
from game.wording import load
from tests.storage.museum import forms

MUSEUM = Path(__file__).parent / "museum"
REFUSED = "2026-11-22-13b270da"
"""Its statistics were once set aside as damaged, with their backups."""
SPECIMENS = sorted(path.parent for path in MUSEUM.glob("*/expected.json"))


class Specimen:
    """A copy of a specimen, opened by today's program, and what is to be found in it."""

    def __init__(self, folder: Path, stores: Stores) -> None:
        self.folder = folder
        self.stores = stores
        self.expected: dict[str, Any] = json.loads((folder / "expected.json").read_text("utf-8"))

    def match(self, match_id: str) -> AnyMatch:
        transcript = self.stores.saves.load(match_id)
        header = transcript.header
        return Match.restore(rules_for(header.game, dict(header.options)), transcript)

    def figures(self) -> dict[str, Any]:
        """Count to the end, and draw the figures."""
        for _ in StatisticsUpdate(self.stores.saves, self.stores.stats).steps:
            pass
        return {
            game.id: {
                each.level: {
                    "matches": each.matches,
                    "deals": each.deals,
                    "points": each.points,
                    "best": each.best,
                }
                for each in figures_by_level(self.stores.stats.records(game.id))
            }
            for game in GAMES
            if game.id in self.expected["figures"]
        }


def cases() -> Iterator[Any]:
    """Give every specimen as it is, and with every file set aside as one that could not be read; one every day."""
    for path in SPECIMENS:
        yield pytest.param((path, False), id=path.name)
        marks = () if path.name == REFUSED else pytest.mark.slow
        yield pytest.param((path, True), id=f"{path.name}-set-aside", marks=marks)


def set_aside(folder: Path) -> None:
    for path in [*(folder / "data").rglob("*.json*"), *(folder / "config").rglob("*.json*")]:
        path.rename(path.with_name(f"{path.name}.unreadable-1"))


@pytest.fixture(params=cases())
def specimen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Specimen]:
    path, aside = request.param
    folder = tmp_path / "specimen"
    shutil.copytree(path, folder)
    if aside:
        set_aside(folder)
    stores = open_stores(folder, spec_of)
    stores.restore_set_aside(well_formed)
    assert [each.key for each in stores.notices.drain()] == ["restored"] * aside
    yield Specimen(folder, stores)
    stores.close()
    assert [path.name for path in folder.rglob("*.unreadable-*")] == []


def test_whoever_changes_a_stored_form_adds_a_specimen(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {path.read_text("utf-8") for path in MUSEUM.glob(f"*/{forms.FILE}")}
    now = forms.forms()
    assert now in kept, (
        "A stored form has changed, and no specimen has the new one. "
        f"Make one, as {MUSEUM.name}/README.md says; the forms are now:\n{now}"
    )
    monkeypatch.setattr(settings, "FORMS", {**settings.FORMS, "felt": int})
    changed = forms.forms().splitlines()
    assert [old == new for old, new in zip(now.splitlines(), changed, strict=True)] == [False] + [True] * 7


def test_every_match_is_found_and_goes_on(specimen: Specimen) -> None:
    listed = {each.id: each for each in specimen.stores.saves.listing()}
    assert listed.keys() == {each["id"] for each in specimen.expected["matches"]}
    for each in specimen.expected["matches"]:
        saved, match = listed[each["id"]], specimen.match(each["id"])
        assert (saved.header.game, saved.name) == (each["game"], each["name"])
        assert (saved.score.deals, len(match.outcome.deals)) == (each["deals"], each["deals"])
        assert saved.score.over == match.over == each["over"]
        assert bool(saved.header.undone) == each["undone"]
    assert specimen.stores.notices.drain() == ()


def test_every_figure_is_what_it_was(specimen: Specimen) -> None:
    assert specimen.figures() == specimen.expected["figures"]
    assert specimen.stores.notices.drain() == ()


def test_what_was_counted_without_the_set_aside_statistics_is_put_right(tmp_path: Path) -> None:
    """Where only the backup could be read, it was taken for all there was, and what it lacks for forgotten."""
    folder = tmp_path / "specimen"
    shutil.copytree(MUSEUM / REFUSED, folder)
    for path in [*(folder / "data" / "statistics").glob("*.json")]:
        path.rename(path.with_name(f"{path.name}.unreadable-1"))
    stores = open_stores(folder, spec_of)
    spoilt = Specimen(folder, stores)
    assert spoilt.figures() != spoilt.expected["figures"]
    stores.close()
    stores = open_stores(folder, spec_of)
    stores.restore_set_aside(well_formed)
    assert Specimen(folder, stores).figures() == spoilt.expected["figures"]
    stores.close()


def test_settings_are_as_they_were_chosen(specimen: Specimen) -> None:
    chosen = json.loads(json.dumps(plain(specimen.stores.settings.load())))
    expected = {settings.RENAMED.get(key, key): value for key, value in specimen.expected["settings"].items()}
    if "table_talk" in specimen.expected["settings"]:  # all who made one had switched remarks off
        expected["liveliness"] = "quiet"
    assert {key: chosen.get(key) for key in expected} == expected
    assert specimen.stores.notices.drain() == ()


def test_every_review_is_found_complete(specimen: Specimen) -> None:
    def nobody() -> Any:
        raise AssertionError

    reviews = specimen.stores.reviews
    for each in specimen.expected["reviews"]:
        match = specimen.match(each["match"])
        me = seat_of_person(players_of(match.transcript().header, match.rules.spec.seats))
        coaching = Coaching(match, me, Coach((nobody,), reviews.find, reviews.keep))
        coaching.open(each["deal"])
        assert coaching.review.complete
        assert len(coaching.review.verdicts) == each["verdicts"]
    assert specimen.stores.notices.drain() == ()


def test_every_review_that_was_begun_goes_on_where_it_was(specimen: Specimen) -> None:
    def nobody() -> Any:
        raise AssertionError

    for each in specimen.expected.get("reviews_begun", []):
        match = specimen.match(each["match"])
        me = seat_of_person(players_of(match.transcript().header, match.rules.spec.seats))
        coaching = Coaching(
            match, me, Coach((nobody,), specimen.stores.reviews.find, specimen.stores.reviews.keep)
        )
        coaching.open(each["deal"])
        review = coaching.review
        assert coaching.running
        assert (len(review.verdicts), len(review.analyses)) == (each["verdicts"], each["looks"])
        assert all(review.verdict(begun.at) is not None for begun in review.analyses if begun.first)
    assert specimen.stores.notices.drain() == ()


def test_every_mistake_can_be_asked(specimen: Specimen) -> None:
    kept = specimen.stores.mistakes.all
    assert sorted(kept) == specimen.expected.get("mistakes", [])
    words = load(resources.root() / "words" / "en", strict=True)
    for each in kept.values():
        assert MistakeQuestion(each, words).mistake == each
    assert specimen.stores.notices.drain() == ()


def test_what_was_learned_and_the_daily_deals_are_known(specimen: Specimen) -> None:
    stores, expected = specimen.stores, specimen.expected
    progress = stores.progress
    for key in expected.get("lessons", []):
        assert progress.lesson(key).done
    if "half_lesson" in expected:
        key, step = expected["half_lesson"]
        assert (progress.lesson(key).step, progress.lesson(key).done) == (step, False)
    for game, tried in expected.get("problems", {}).items():
        assert progress.problems(game).tried == tried
    for game, asked in expected.get("drills", {}).items():
        assert len(progress.drill(game).seen) == asked
    assert {day: each.match for day, each in stores.daily.tries.items()} == expected.get("daily", {})
    firsts = [[each.game, each.what, each.match] for each in stores.firsts.known.firsts]
    assert firsts == expected.get("firsts", [])
    assert stores.notices.drain() == ()


def test_every_match_is_looked_through_for_what_comes_into_cabinets(specimen: Specimen) -> None:
    """What was kept as it happened is found again, and what an older version knew nothing of is found, too."""
    stores, words = specimen.stores, load(resources.root() / "words" / "en")
    cabinets, before = Cabinets(stores), {*stores.firsts.known.firsts}
    stores.firsts.change(lambda _: KnownFirsts())
    for _ in cabinets.steps(known_names(words)):
        pass
    known = stores.firsts.known
    kept = {each["id"] for each in specimen.expected["matches"]}
    found = {(each.game, each.what) for each in known.firsts}
    assert {(each.game, each.what) for each in before if each.match in kept} <= found
    assert known.searched == {game.id: tuple(sorted(sought(game))) for game in GAMES}
    assert known.firsts
