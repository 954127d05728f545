"""How often picks at Sheepshead win, by the confidence they were made with: ``python -m tests.tools.bench.picking``.

Whoever's turn it is in rotation picks whatever he holds, once those before him have passed of their own will; so low
confidence is tried as well.
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random

from game.bots.sheepshead.talking import PICKING_BY_CLUB_PLAY, PICKING_BY_EXPERT_PLAY
from game.core.cards import Seat
from game.core.record import record
from game.core.shuffle import random_deal
from game.rules.sheepshead import Options, Sheepshead, State, Talking
from game.rules.sheepshead.phases import PASS, PICK, Phase
from tests.bots.decisions import LEVELS
from tests.bots.players import unaided

BUCKETS = 10


@record
class Pick:
    """One pick and what came of it."""

    sure: float
    won: bool


@record
class Bucket:
    """The picks whose confidence lies in one tenth."""

    picks: int
    sure: float  # on average
    won: float  # the share won


def picks(
    players: int, deals: int, level: str = "club", worlds: int = 60, seed: int = 1, first: int = 0
) -> list[Pick]:
    """Let players of one level pick in turn with whatever they hold, and play the deal to its end."""
    rules = Sheepshead(Options(players=players))
    made = (
        _pick(rules, level, worlds, f"{seed}/{number}", number % players)
        for number in range(first, first + deals)
    )
    return [pick for pick in made if pick is not None]


def _pick(rules: Sheepshead, level: str, worlds: int, seed: str, seat: Seat) -> Pick | None:
    """Deal with this seed; nothing where somebody picks before this seat can."""
    dice, bot = Random(seed), unaided(rules, level)
    state = rules.play(rules.start(rules.options.players - 1), random_deal(rules.spec.pack, dice))
    sure = 0.0
    while not state.ledger.finished:
        move = bot.choose(rules.view(state, state.turn), dice, worlds).move
        if isinstance(state, Talking) and state.about == Phase.PICK and state.turn <= seat:
            if state.turn == seat:
                sure, move = _sure(rules, level, state), PICK
            elif move != PASS:
                return None
        state = rules.play(state, move)
    return Pick(sure, state.ledger.holdings[seat][0] > 0)


def _sure(rules: Sheepshead, level: str, state: State) -> float:
    view = rules.view(state, state.turn)
    picking = PICKING_BY_EXPERT_PLAY if level == "expert" else PICKING_BY_CLUB_PLAY
    return picking[rules.options.players].confidence(view.hand, view.public.spoken)


def buckets(made: Sequence[Pick]) -> list[Bucket]:
    """Sort picks into tenths of confidence; empty tenths have no share to tell."""
    found = []
    for tenth in range(BUCKETS):
        group = [pick for pick in made if tenth == min(BUCKETS - 1, int(pick.sure * BUCKETS))]
        size = max(1, len(group))
        sure, won = sum(pick.sure for pick in group) / size, sum(pick.won for pick in group) / size
        found.append(Bucket(len(group), sure, won))
    return found


def main() -> int:
    """Print the table for each number of players."""
    parser = argparse.ArgumentParser(prog="picking")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--level", choices=tuple(LEVELS), default="club")
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--players", type=int, choices=(3, 4, 5), nargs="*", default=(3, 4, 5))
    arguments = parser.parse_args()
    for players in arguments.players:
        print(f"{players} players, {arguments.level}\n  confidence   picks   sure    won")
        for tenth, each in enumerate(
            buckets(picks(players, arguments.deals, arguments.level, arguments.worlds))
        ):
            span = f"{tenth / BUCKETS:.1f}–{(tenth + 1) / BUCKETS:.1f}"
            print(
                f"  {span:12} {each.picks:5}   {each.sure:.2f}   {each.won:.2f}"
                if each.picks
                else f"  {span}"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
