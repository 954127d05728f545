"""Good files of every sort, written by the program itself: what is damaged, and what lies beside it."""

import atexit
import shutil
import time
from collections.abc import Sequence
from datetime import date
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, TypeAlias

from game.catalogue import GAMES, LEVELS, Game, rules_for, spec_of
from game.coach.judging import FINE, JudgedMove, Verdict
from game.coach.review import Review
from game.coach.review_file import log_id, plain_review
from game.coach.reviewing import fresh_review
from game.core.cards import CHANCE
from game.core.move import Move
from game.core.record import record, replace
from game.core.rules import Reason
from game.core.transcript import Header, Transcript, write
from game.learning.past_mistakes import mistake_of
from game.play.match_record import recorded
from game.play.match_setup import MatchSetup, Opponent, setup_text
from game.questions import Spread
from game.session.match import Match
from game.storage.match_file import MatchScore
from game.storage.settings import DEFAULTS, WindowGeometry
from game.storage.stores import Stores, open_stores
from tests.tools.campaign.quick import opened, use
from tests.ui.whole.tables import short

AnyMatch: TypeAlias = Match[Any, Any]
COMPANY = (
    "You",
    "Marguerite, club",
    "Teodor, expert",
    "Ada, novice",
    "Ben, master",
    "Cleo, club",
    "Dan, club",
)
LOSSES = (10.2, 0.0, 1.3, 4.1)
TRANSCRIPTS = "handed on"
DATE = "2026-01-02"


@record
class Good:
    """A file nothing is wrong with."""

    sort: str  # settings, save, statistics, review, mistakes, transcript, other
    path: str  # below the home
    game: str = ""
    over: bool = False  # of a match: whether it is finished


@record
class Home:
    """A folder with all of them."""

    folder: Path
    goods: tuple[Good, ...]

    def lay(self, wanted: Sequence[Good], folder: Path) -> None:
        """Copy files into another folder, with the times at which they were written."""
        for good in wanted:
            (folder / good.path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(self.folder / good.path, folder / good.path)

    def of(self, sort: str) -> list[Good]:
        """List the files of a sort."""
        return [good for good in self.goods if good.sort == sort]

    def text(self, good: Good) -> bytes:
        """Read one."""
        return (self.folder / good.path).read_bytes()


def eventful(game: Game) -> AnyMatch:
    """Play a short match in whose last deal the first seat has something to decide."""
    matches = (played(game, seed) for seed in range(1, 100))
    return next(
        each for each in matches if len(fresh_review(each, each.view(0).ledger.finished, 0).wanted) > 2
    )


def played(game: Game, seed: int) -> AnyMatch:
    """Play a short match between novices."""
    options = dict(short(game.id))
    rules, dice = rules_for(game.id, options), Random(seed)
    bot = game.bot(rules, LEVELS[0])
    header = Header(game.id, rules.spec.edition, tuple(options.items()), COMPANY[: rules.spec.seats], 0, DATE)
    match: AnyMatch = Match(rules, header)
    while not match.over:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, bot.choose(match.view(match.turn), dice, 1).move, 0)
    return match


def reviewed(match: AnyMatch) -> tuple[str, dict[str, object]]:
    """Write the review of the last deal of a match, and name it."""
    deal, transcript = match.view(0).ledger.finished, match.transcript()
    pack, end = match.rules.spec.pack, match.span(deal).stop - 1
    return log_id(transcript, end, pack, 0), plain_review(_review(match, deal), pack)


def _practised(stores: Stores, match: AnyMatch) -> None:
    """Keep the mistakes of that deal; all of them are due."""
    deal = match.view(0).ledger.finished
    review = _review(match, deal)
    for verdict in review.verdicts:
        if review.kind(verdict) != FINE:
            stores.mistakes.keep(mistake_of(match, review, verdict, deal, date.fromisoformat(DATE)))


def _review(match: AnyMatch, deal: int) -> Review:
    """Make up the review of a deal: a decision of every class, and nothing open."""
    transcript = match.transcript()
    review = fresh_review(match, deal, 0).with_outset(Spread(-0.3, 12.4, 120))
    for at, loss in zip(review.wanted, cycle(LOSSES), strict=False):
        review = review.with_verdict(
            _verdict(at, transcript.entries[at].move, match.review(at, 0).moves, loss)
        )
    return _finished(review)


def _finished(review: Review) -> Review:
    for run in range(review.runs):
        review = review.with_par(2.0 - run)
    return review


def _verdict(at: int, made: Move, moves: Sequence[Move], loss: float) -> Verdict:
    best = next((move for move in moves if move != made), made) if loss else made
    order = [best, *(move for move in moves if move != best)]
    options = tuple(JudgedMove(move, 3.2 - place, 0.6, 120, 1.5 * place) for place, move in enumerate(order))
    return Verdict(at, made, best, Reason("searched", number=120), loss, loss / 7, options)


def _score(match: AnyMatch) -> MatchScore:
    ledger = match.view(0).ledger
    return MatchScore(ledger.holdings, ledger.finished, match.over)


def _begun(match: AnyMatch) -> AnyMatch:
    """Cut a match off where the last deal has begun."""
    transcript = match.transcript()
    entries = transcript.entries[: -len(transcript.entries) // 6]
    return Match.restore(match.rules, Transcript(transcript.header, entries))


@cache
def home() -> Home:
    """Have the program write everything, once in a process."""
    folder = Path(mkdtemp(prefix="campaign-home-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    stores = open_stores(folder, spec_of)
    goods: list[Good] = []
    for game in GAMES:
        goods += _of_game(stores, folder, game)
    stores.settings.save(_settings())
    stores.close()
    goods.append(Good("settings", "config/settings.json"))
    goods.append(Good("mistakes", "data/mistakes.json"))
    with opened(folder, Random(1)) as there:  # whatever the program writes besides is found here
        use(there, "saves")
    known = {good.path for good in goods}
    others = [
        path for top in ("config", "data") for path in sorted((folder / top).rglob("*")) if path.is_file()
    ]
    found = [str(path.relative_to(folder).as_posix()) for path in others if path.suffix != ".bak"]
    goods += [Good("other", path) for path in found if path not in known]
    return Home(folder, tuple(goods))


def _of_game(stores: Stores, folder: Path, game: Game) -> list[Good]:
    over = eventful(game)
    half, goods = _begun(over), []
    for match in (over, half):
        transcript = match.transcript()
        match_id = stores.saves.adopt(transcript, _score(match), "Ada’s revenge" if match is half else "")
        time.sleep(0.002)  # so that each was kept at a moment of its own
        path = f"{TRANSCRIPTS}/{game.id}-{match.over}.parlour"
        (folder / TRANSCRIPTS).mkdir(exist_ok=True)
        (folder / path).write_text(write(transcript, match.rules.spec.pack), "utf-8")
        goods.append(Good("save", f"data/matches/{match_id}.json", game.id, match.over))
        goods.append(Good("transcript", path, game.id, match.over))
        entry = recorded(match_id, transcript.header, match.rules.spec, match.outcome)
        stores.stats.add(game.id, entry)
    name, review = reviewed(over)
    stores.reviews.keep(name, review)
    _practised(stores, over)
    goods.append(Good("statistics", f"data/statistics/{game.id}.json", game.id))
    goods.append(Good("review", f"data/reviews/{name}.json", game.id, over=True))
    return goods


def _settings() -> Any:
    """Choose something of everything."""
    settings = replace(
        DEFAULTS,
        speed=0.0,
        keys=(("hint", ("h", "f2")), ("undo", ("u",))),
        window=WindowGeometry(10, 20, 1000, 700),
        unknown=(("tomorrow", '{"a": [1, 2]}'),),
    )
    for game in GAMES:
        seats = rules_for(game.id, dict(short(game.id))).spec.seats
        opponents = tuple(Opponent(*each.split(", ")) for each in COMPANY[1:seats])
        settings = settings.with_setup(game.id, setup_text(MatchSetup(game.id, short(game.id), opponents)))
    return settings
