"""What a deal of Écarté pays, and how points become games and stakes."""

from game.core.cards import Cards, Seat
from game.core.record import record
from game.core.score import Award, Holding, Holdings
from game.core.trick import Trick
from game.rules.ecarte.options import Options

POINTS, GAMES, STAKES = "points", "games", "stakes"
VOLE, POINT = "vole", "point"


@record
class Result:
    """Who takes the deal, and how."""

    winner: Seat
    vole: bool
    vulnerable: bool  # whether the loser was
    conceded: bool
    cards: Cards  # those that took the winner's tricks


def units(options: Options) -> tuple[str, ...]:
    """Say what is counted: points always, games in a match, stakes when they vary (§10.2, §10.3).

    >>> units(Options())
    ('points',)
    """
    return (*((STAKES,) * options.stake_multiplier), *((GAMES,) * (options.match_games > 1)), POINTS)


def counted(tricks: tuple[Trick, ...], vulnerable: Seat) -> Result:
    """Count five tricks (§8.1, §8.2)."""
    taken = sum([trick.taker for trick in tricks])  # by seat 1: takers are 0 or 1
    winner = 1 if 2 * taken > len(tricks) else 0
    cards = 0
    for trick in tricks:
        if trick.taker == winner:
            cards |= 1 << trick.cards[winner != trick.leader]
    return Result(winner, taken in (0, len(tricks)), vulnerable == 1 - winner, False, cards)


def conceded(by: Seat, tricks: tuple[Trick, ...], vulnerable: Seat) -> Result:
    """Judge a hand thrown in: the vole, if its holder has no trick (§10.11)."""
    vole = all(trick.taker != by for trick in tricks)
    return Result(1 - by, vole, vulnerable == by, True, 0)


def price(result: Result, options: Options) -> int:
    """Give the points of a deal (§8.1 to §8.3, §10.9)."""
    ordinary = 2 if result.vole else 1
    if not result.vulnerable:
        return ordinary
    return {"two_flat": 2, "plus_one": ordinary + 1, "plus_two": ordinary + 2}[options.vulnerable_bonus]


def price_against(*, vulnerable: bool, vole: bool = False, options: Options) -> int:
    """Give the points for three tricks or four, or for the vole, against a player who is vulnerable or is not.

    >>> price_against(vulnerable=True, options=Options()), price_against(vulnerable=False, options=Options())
    (2, 1)
    """
    return price(Result(0, vole, vulnerable, False, 0), options)


def award(result: Result, options: Options, deal: int) -> Award:
    amount = price(result, options)
    step, rule, ordinary = (VOLE, "8.1", 2) if result.vole else (POINT, "8.2", 1)
    if amount > ordinary:
        step, rule = f"vulnerable_{step}", "8.3" if options.vulnerable_bonus == "two_flat" else "10.9"
    if result.conceded:
        step, rule = f"conceded_{step}", "10.11"
    return Award(deal, step, rule, result.winner, amount, POINTS, cards=result.cards)


def wins(holdings: Holdings, paid: Award, options: Options) -> bool:
    """Tell whether an award to these holdings wins the game (§9.1)."""
    return holdings[paid.to][-1] + paid.amount >= options.target_score


def credit(holdings: Holdings, paid: Award, options: Options) -> Holdings:
    """Add an award. Where games or stakes are counted, a game won is marked as such and the points are wiped out."""
    mine, theirs = holdings[paid.to], holdings[1 - paid.to]
    if len(mine) == 1 or not wins(holdings, paid, options):
        mine = (*mine[:-1], mine[-1] + paid.amount)
    else:
        gains = {STAKES: multiplier(theirs[-1]), GAMES: 1}
        won = [held + gains[unit] for held, unit in zip(mine[:-1], units(options)[:-1], strict=True)]
        mine, theirs = (*won, 0), (*theirs[:-1], 0)
    return (mine, theirs) if paid.to == 0 else (theirs, mine)


def multiplier(points: int) -> int:
    """Say how many stakes a game is worth by the loser's points (§10.3).

    >>> [multiplier(points) for points in range(5)]
    [3, 2, 2, 1, 1]
    """
    return 3 if points == 0 else 2 if points <= 2 else 1


def decided(holdings: Holdings, options: Options) -> bool:
    """Tell whether one of these holdings decides the match (§9.1, §10.2)."""
    place, wanted = 0, 1 if options.stake_multiplier else options.target_score
    if options.match_games > 1:
        place, wanted = -2, options.match_games // 2 + 1
    return holdings[0][place] >= wanted or holdings[1][place] >= wanted


def worth(held: Holding, options: Options) -> int:
    """Value holdings in points: what decides the match, games or else stakes, at the points a game takes.

    >>> worth((4,), Options()), worth((1, 2), Options(match_games=3))
    (4, 7)
    """
    return held[-1] + (held[-2] * options.target_score if len(held) > 1 else 0)
