"""Makes a specimen by playing with the program: python -m tests.storage.museum.make FOLDER.

What is played and chosen is counted on the way and written beside it, for the test that opens the specimen later on.
"""

import json
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.catalogue import GAMES
from game.coach import review
from game.learning import drill
from game.learning.reading import course
from game.play import par
from game.storage.settings import Deck, FeltColour, Liveliness, Wood
from game.storage.stats import figures_by_level
from tests.storage.museum import forms
from tests.ui.whole import test_drills, test_mistakes, test_problems
from tests.ui.whole.player import Nodes, control, deal_over, live, match_over
from tests.ui.whole.running_app import RunningApp, running, seated_player
from tests.ui.whole.tables import laid
from tests.ui.whole.test_lessons import Pupil

A_SECOND = 1.1
"""Until the file of another match has another name."""
NAME = "Against Aunt Zoë"


class Making:
    """A folder that is being filled, and what has been done so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.done: dict[str, Any] = {"matches": [], "deleted": [], "reviews": []}

    def ids(self) -> set[str]:
        return {path.stem for path in (self.folder / "data" / "matches").glob("*.json")}

    @contextmanager
    def match(self, game: str, state: str, seed: int, **more: Any) -> Iterator[tuple[RunningApp, "Counted"]]:
        """Sit down to a match, and write down afterwards what became of it."""
        before = self.ids()
        with running(self.folder, seed=seed, **more) as there:
            played = Counted(there, seed)
            yield there, played
        (match_id,) = self.ids() - before
        self.done["matches"].append(
            {
                "id": match_id,
                "game": game,
                "state": state,
                "deals": played.deals,
                "over": played.over,
                "undone": played.undone,
                "name": "",
            }
        )
        time.sleep(A_SECOND)

    def finished(self, game: str, seats: int, seed: int) -> None:
        with self.match(game, "finished", seed, last_setup=laid(game, seats)) as (_, played):
            played.player.use("play", f"quick/{game}")
            played.play(match_over)

    def unfinished(self, game: str, state: str = "unfinished", seed: int = 13, *, undo: bool = False) -> None:
        """Leave a match in the middle of its second deal."""
        with self.match(game, state, seed, last_setup=()) as (there, played):
            played.player.use("play", f"quick/{game}")
            if undo:
                played.player.decide(played.player.pause())
                played.player.pause()
                there.press("u")
                there.rest(0.3)
                played.undone = True
            played.play(deal_over)
            for _ in range(3):
                played.player.decide(played.player.pause())

    def deleted(self, game: str) -> None:
        self.unfinished(game, "deleted", 15)
        gone = self.done["matches"].pop()
        with running(self.folder) as there:
            seated_player(there).use("saves", f"delete/{gone['id']}")
        self.done["deleted"].append(gone)

    def named(self) -> None:
        """Give the last match that was left in the middle a name."""
        match = next(each for each in reversed(self.done["matches"]) if each["state"] == "unfinished")
        with running(self.folder) as there:
            player = seated_player(there)
            player.use("saves", f"rename/{match['id']}")
            there.rest(0.2)
            there.write(NAME)
            player.use("keep_name")
        match["name"] = NAME

    def daily(self) -> None:
        with self.match("", "daily", 1) as (there, played):
            played.player.use("daily")
            played.play(lambda nodes: deal_over(nodes) or control(nodes, "copy") is not None)
            there.rest(2.0)
            played.over = False  # the daily deal is, but the match may go on
            played.undone = True  # its cards were known, so that no statistics count it
            ((day, found),) = there.app._stores.daily.tries.items()  # noqa: SLF001 - what was kept is asked for
        match = self.done["matches"][-1]
        match["game"] = found.game
        self.done["daily"] = {day: match["id"]}

    def reviewed(self, game: str, seats: int) -> None:
        with self.match(game, "reviewed", 9, last_setup=laid(game, seats)) as (there, played):
            played.player.use("play", f"quick/{game}")
            played.play(deal_over)
            played.player.use("look_back")
            assert there.wait(test_mistakes.judged, 120)
            there.rest(1.0)
        self.done["reviews"].append(self.newest_review())

    def newest_review(self) -> dict[str, Any]:
        """Tell of the review just kept: of the first deal of the match just played."""
        path = max(
            (self.folder / "data" / "reviews").glob("*.json"), key=lambda each: each.stat().st_mtime_ns
        )
        review = json.loads(path.read_text("utf-8"))
        match_id, counts = (
            self.done["matches"][-1]["id"],
            {key: len(review[key]) for key in ("verdicts", "looks")},
        )
        return {"name": path.stem, "match": match_id, "deal": 1, **counts}

    def half_reviewed(self, game: str, seats: int) -> None:
        """Look back until a first look has been had at something, and leave."""
        with self.match(game, "reviewed", 11, last_setup=laid(game, seats)) as (there, played):
            played.player.use("play", f"quick/{game}")
            played.play(deal_over)
            played.player.use("look_back")
            assert there.wait(lambda nodes: any("first look" in each.name for each in nodes), 120)
        newest = self.newest_review()
        assert newest["looks"]
        self.done["reviews_begun"] = [newest]

    def mistakes(self) -> None:
        before = self.ids()
        review._PLAYOUTS = 60  # noqa: SLF001 - enough for a mistake to be believed
        with test_mistakes.opened(self.folder, test_mistakes.Calendar()) as there:
            player = seated_player(there)
            test_mistakes.look_back(there, player)
            test_mistakes.keep_two(there, lambda: player.use("practise"))
            self.done["mistakes"] = sorted(test_mistakes.store(there))
        (match_id,) = self.ids() - before
        told = {"id": match_id, "game": "ecarte", "state": "reviewed", "deals": 1, "name": ""}
        self.done["matches"].append({**told, "over": False, "undone": False})
        self.done["reviews"].append(self.newest_review())

    def learning(self) -> None:
        """Go through two lessons, half of a third, a problem and a short drill."""
        first = [course(game)[0] for game in ("ecarte", "gleek")]
        half, problem = course("ecarte")[1], ""
        with running(self.folder) as there:
            for lesson in first:
                pupil = Pupil.of(there, lesson)
                pupil.settle()
                pupil.finish()
        with running(self.folder) as there:
            pupil = Pupil.of(there, half)
            pupil.settle()
            while pupil.step < 2:
                pupil.go_on()
                pupil.settle()
            step = pupil.step
            there.press("escape")
            there.rest(0.3)
            pupil.player.use("leave")
        game = test_problems.POSED[0]
        with running(self.folder) as there:
            _, pupil, found = test_problems.at_problem_of_day(there, game)
            problem = found.id
            pupil.finish()
        with running(self.folder) as there:
            player = seated_player(there)
            test_drills.page(there, "ecarte")
            player.use("would", "begin")
            asked = test_drills.answer_all(there, player, rightly=True)
        self.done |= {
            "lessons": [each.key for each in first],
            "half_lesson": [half.key, step],
            "problems": {game: {problem: True}},
            "drills": {"ecarte": asked},
        }

    def figures(self) -> None:
        """Write down what the statistics say."""
        with running(self.folder) as there:
            seated_player(there).use("statistics")
            there.rest(2.0)
            stats = there.app._stores.stats  # noqa: SLF001 - what was kept is asked for
            self.done["figures"] = {
                game.id: {
                    each.level: {
                        "matches": each.matches,
                        "deals": each.deals,
                        "points": each.points,
                        "best": each.best,
                    }
                    for each in figures_by_level(stats.records(game.id))
                }
                for game in GAMES
            }

    def firsts(self) -> None:
        """Write down what was done for the first time."""
        with running(self.folder) as there:
            seated_player(there).use("statistics")
            known = there.app._stores.firsts.known  # noqa: SLF001 - what was kept is asked for
            self.done["firsts"] = [[each.game, each.what, each.match] for each in known.firsts]

    def settings(self) -> None:
        chosen: dict[str, Any] = {
            "felt": FeltColour.BLUE,
            "deck": Deck.FOUR_COLOUR,
            "wood": Wood.EBONY,
            "text_scale": 1.25,
            "effects_volume": 0.5,
            "liveliness": Liveliness.QUIET,
            "portrait": "player_3",
            "speed": 2.0,
            "cabinet": False,
        }
        with running(self.folder) as there:
            there.change(**chosen, keys=(("hint", ("j",)),), table_answers=(("sheepshead", "free"),))
        tables = {"keys": {"hint": ["j"]}, "table_answers": {"sheepshead": "free"}}
        self.done["settings"] = {**chosen, **tables}


class Counted:
    """Plays, and counts the deals that come to their end."""

    def __init__(self, there: RunningApp, seed: int) -> None:
        self.player = seated_player(there, seed=seed)
        self.deals = 0
        self.over = False
        self.undone = False

    def play(self, enough: Any) -> None:
        """Play until that is seen, which is the end of a deal."""

        def seen(nodes: Nodes) -> bool:
            if enough(nodes):
                return True
            self.deals += live(nodes, "next")
            return False

        self.over = match_over(self.player.play(seen))
        self.deals += 1


def main(folder: Path) -> None:
    """Fill a folder."""
    review._PLAYOUTS = 4  # noqa: SLF001 - how well it is judged does not matter here
    par.BUDGET = 1  # nor how well par is known
    drill.LONG = 2  # nor how long a drill is
    making = Making(folder)
    making.learning()
    for game in GAMES:
        making.finished(game.id, game.seats[0], 1)
        making.unfinished(game.id)
    making.unfinished("ecarte", "undone", 14, undo=True)
    making.finished("sheepshead", 3, 77)
    making.finished("romestecq", 6, 5)
    making.deleted("imperium")
    making.named()
    making.daily()
    making.reviewed("sheepshead", 3)
    making.half_reviewed("gleek", 3)
    making.mistakes()
    making.figures()
    making.firsts()
    making.settings()
    for name in ("state", "cache"):
        shutil.rmtree(folder / name)
    told = json.dumps(making.done, indent=1, ensure_ascii=False)
    (folder / "expected.json").write_text(f"{told}\n", "utf-8")
    (folder / forms.FILE).write_text(forms.forms(), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
