"""A saved match in words: who against whom, when, and how it stands."""

from collections.abc import Sequence
from datetime import datetime

from game.catalogue import rules_for
from game.core.record import record
from game.storage.match_file import SavedMatch
from game.storage.stats import best_seat
from game.ui.table.captions import Captions
from game.ui.table.sitting import players_of
from game.wording import Words


@record
class Told:
    """What is written about a saved match."""

    title: str  # the player's own name for it, or who plays against whom
    about: str  # who plays against whom; empty when the title says so
    kept: str  # when it was last played
    stand: str  # what everybody holds
    outcome: str  # who won; empty while it is not decided
    won: bool  # whether that was the person at this screen
    known: bool  # whether this edition can take it up


def told(words: Words, saved: SavedMatch) -> Told:
    """Put a saved match into words; one of a game or a house rule nobody knows is shown by its bare name."""
    header = saved.header
    try:
        rules = rules_for(header.game, dict(header.options))
        players = players_of(header, rules.spec.seats)
        me = next((seat for seat, each in enumerate(players) if not each.level), 0)
        captions = Captions(words, header.game, rules.spec, players, me)
        seated = zip(players, saved.score.holdings, strict=True)
        holdings = [captions.holding(holding) for _, holding in seated]
        worths = rules.worth(saved.score.holdings)
    except ValueError:
        return Told(
            saved.name or header.game,
            "",
            when(words, saved.kept),
            words.get("saves.unknown"),
            "",
            False,
            False,
        )
    others = [seat for seat in range(len(players)) if seat != me]
    names = [_opponent(words, captions.name(seat), captions.level(seat)) for seat in others]
    about = words.get("saves.against", game=captions.title, names=listed(words, names))
    stands = [
        words.get("saves.stand", name=captions.name(seat), holding=holdings[seat]) for seat in (me, *others)
    ]
    deals = words.get(
        "saves.deals_one" if saved.score.deals == 1 else "saves.deals", number=saved.score.deals
    )
    best = best_seat(worths)
    outcome = ""
    if saved.score.over:
        key = "drawn" if best < 0 else "won_by_me" if best == me else "won_by"
        outcome = words.get(f"saves.{key}", name=captions.name(best) if best >= 0 else "")
    title, below = (saved.name, about) if saved.name else (about, "")
    stand = " · ".join((*stands, deals))
    return Told(
        title, below, when(words, saved.kept), stand, outcome, saved.score.over and best == me, known=True
    )


def _opponent(words: Words, name: str, level: str) -> str:
    return words.get("saves.opponent", name=name, level=level) if level else name


def listed(words: Words, names: Sequence[str]) -> str:
    """Join names.

    >>> listed(Words({"saves.and": "{one} and {other}", "saves.comma": ", "}), ("Ada", "Ben", "Cleo"))
    'Ada, Ben and Cleo'
    """
    first = words.get("saves.comma").join(names[:-1])
    return words.get("saves.and", one=first, other=names[-1]) if first else "".join(names)


def when(words: Words, kept: str) -> str:
    """Write a moment kept as ISO text, in the player's own time."""
    try:
        moment = datetime.fromisoformat(kept).astimezone()
    except ValueError:
        return kept
    month = words.get(f"saves.month.{moment.month}")
    return words.get("saves.date", day=moment.day, month=month, year=moment.year, time=f"{moment:%H:%M}")
