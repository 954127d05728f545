"""What a deal of Sheepshead pays: sides, tiers, stakes, the leaster and the schwanzer (§7, §8, §9)."""

from collections.abc import Sequence

from game.core.cards import NOBODY, TABLE, Cards, Seat, mask
from game.core.record import record
from game.core.rules import Race
from game.core.score import Award, Holdings
from game.core.trick import Trick
from game.core.view import View
from game.rules.sheepshead.cards import PACK, POINTS, TOTAL, TRUMPS, count
from game.rules.sheepshead.options import Options
from game.rules.sheepshead.phases import Layout, Public

UNIT, OWN = "points", "card_points"
"""What shares are paid in, and what everybody counts for himself where the match is played to sixty-one (§10.4)."""
TO_WIN = 61
NO_TRICK = 3
"""The tier of a side that took no trick (§7.4)."""
STEPS: dict[tuple[bool, int], tuple[str, str]] = {
    (True, 1): ("won", "7.6"),
    (True, 2): ("won_schneider", "7.4"),
    (True, 3): ("won_every_trick", "7.4"),
    (False, 1): ("lost", "7.6"),
    (False, 2): ("lost_schneider", "7.4"),
    (False, 3): ("lost_every_trick", "7.4"),
}
"""From whether the picker's side won and the tier: what is paid for, and its paragraph."""
OFF_THE_HOOK = ("lost_off_the_hook", "7.8")
LEASTER, SCHWANZER = ("leaster", "8.4"), ("schwanzer", "8.7")
OWN_STEPS: dict[str, str] = {"own_tricks": "10.4", "own_buried": "10.4", "own_blind": "10.5"}
"""What is counted in a match to sixty-one, with its paragraph: tricks, the bury of the picker, and the blind."""
_QUEENS, _JACKS = mask(TRUMPS[:4]), mask(TRUMPS[4:8])
_DIAMONDS = mask(TRUMPS[8:])


@record
class Flow:
    """One payment."""

    giver: Seat
    to: Seat
    amount: int


@record
class Outcome:
    """How a deal with a picker ended."""

    points: int  # card points of the picker's side
    won: bool
    tier: int  # 1, 2 for schneider, 3 when the losers took no trick


def race(options: Options, view: View[Public]) -> Race | None:
    """Tell that the picker's side had to reach sixty-one (§7.1); None in a deal that nobody picked, or played."""
    public, points = view.public, taken(view.tricks, len(view.sides))
    side = tuple(seat for seat, each in enumerate(view.sides) if each == 0)
    if public.picker == NOBODY or public.played_for or not view.tricks:
        return None
    aside = TOTAL - sum(points) if options.bury_counts else 0
    return Race(side, TO_WIN, TOTAL, aside, alone=public.call.kind == "alone")


def taken(tricks: Sequence[Trick], seats: int) -> tuple[int, ...]:
    """Add up by seat what the cards of its tricks count."""
    points = [0] * seats
    for trick in tricks:
        points[trick.taker] += sum([POINTS[card] for card in trick.cards])
    return tuple(points)


def tricks_taken(tricks: Sequence[Trick], seats: int) -> tuple[int, ...]:
    takers = [trick.taker for trick in tricks]
    return tuple([takers.count(seat) for seat in range(seats)])


def outcome(layout: Layout, points: Sequence[int], tricks: Sequence[int], options: Options) -> Outcome:
    """Decide who won and how clearly, from what every seat took (§7.1 to §7.4)."""
    side = {layout.picker, layout.partner} - {NOBODY}
    mine = sum(points[seat] for seat in side) + (count(layout.buried) if options.bury_counts else 0)
    theirs = TOTAL - mine if options.bury_counts else sum(points) - mine
    won = mine >= TO_WIN
    if not any(number and (seat in side) != won for seat, number in enumerate(tricks)):
        return Outcome(mine, won, NO_TRICK)
    close = theirs >= options.schneider_defenders_need if won else mine >= options.schneider_picker_needs
    return Outcome(mine, won, 1 if close else 2)


def multiplier(layout: Layout, options: Options) -> int:
    """Tell by how much the stakes are raised: doublers, blitzes and cracks, up to the limit of the table (§9.5)."""
    times = (2 if layout.pending else 1) << layout.blitzes.bit_count() << layout.cracks
    return min(times, options.max_multiplier) if options.max_multiplier else times


def off_the_hook(layout: Layout, ended: Outcome, options: Options) -> bool:
    """Tell whether a picker pays for his partner (§7.8)."""
    return (
        options.partner_off_the_hook and layout.partner != NOBODY and not ended.won and ended.tier == NO_TRICK
    )


def paid_for(layout: Layout, ended: Outcome, options: Options) -> tuple[str, str]:
    """Say what a deal with a picker pays for, and in which paragraph."""
    return OFF_THE_HOOK if off_the_hook(layout, ended, options) else STEPS[ended.won, ended.tier]


def tier_of(step: str) -> int:
    """Tell how many shares a step pays before anything is multiplied; 0 where none are paid.

    >>> tier_of("lost_schneider"), tier_of("leaster")
    (2, 0)
    """
    if step == OFF_THE_HOOK[0]:
        return NO_TRICK
    return next((tier for (_, tier), (name, _) in STEPS.items() if name == step), 0)


def flows(layout: Layout, ended: Outcome, options: Options) -> tuple[Flow, ...]:
    """Say who pays whom after a deal with a picker (§7.6 to §7.8)."""
    unit = ended.tier * multiplier(layout, options)
    if not ended.won and options.double_on_the_bump:
        unit *= 2
    picker, partner, seats = layout.picker, layout.partner, options.players
    others = [(picker + step) % seats for step in range(1, seats)]
    defenders = [seat for seat in others if seat != partner]
    if partner == NOBODY:
        pairs = [(seat, picker) for seat in defenders]
    elif len(defenders) == 1:
        pairs = [(defenders[0], picker), (defenders[0], partner)]
    else:
        pairs = [(seat, picker) for seat in defenders[:-1]] + [(defenders[-1], partner)]
    if off_the_hook(layout, ended, options):
        pairs = [(seat, picker) for seat, _ in pairs]
    if ended.won:
        return tuple([Flow(defender, friend, unit) for defender, friend in pairs])
    return tuple([Flow(friend, defender, unit) for defender, friend in pairs])


def blind_to(picker: Seat, last: Seat, options: Options) -> Seat:
    """Tell who gets the blind: where nobody picked, whoever took the last trick or, by house rule, nobody (§8.3)."""
    return last if picker == NOBODY and options.leaster_blind == "last_trick" else NOBODY


def leaster(
    points: Sequence[int], tricks: Sequence[int], last: Seat, blind: Cards, options: Options
) -> tuple[Flow, ...]:
    """Say who pays whom when everybody played to take least; last took the last trick (§8.3, §8.4)."""
    got, to = list(points), blind_to(NOBODY, last, options)
    if to != NOBODY:
        got[to] += count(blind)
    able = [seat for seat, number in enumerate(tricks) if number or not options.leaster_needs_trick]
    least = min(got[seat] for seat in able)
    winners = [seat for seat in able if got[seat] == least]
    losers = [seat for seat in range(options.players) if seat not in winners]
    return tuple(Flow(loser, winner, 1) for winner in winners for loser in losers)


def schwanzer(hands: Sequence[Cards]) -> tuple[Flow, ...]:
    """Say who pays when hands are only compared (§8.7)."""
    payer = max(range(len(hands)), key=lambda seat: (weight(hands[seat]), -_best_trump(hands[seat])))
    return tuple(Flow(payer, seat, 1) for seat in range(len(hands)) if seat != payer)


def weight(hand: Cards) -> int:
    """Count a hand for the schwanzer: three for a queen, two for a jack, one for another diamond."""
    return 3 * (hand & _QUEENS).bit_count() + 2 * (hand & _JACKS).bit_count() + (hand & _DIAMONDS).bit_count()


def _best_trump(hand: Cards) -> int:
    return next((place for place, card in enumerate(TRUMPS) if hand >> card & 1), PACK.size)


def own_points(
    layout: Layout, points: Sequence[int], last: Seat, options: Options
) -> tuple[tuple[str, Seat, int], ...]:
    """Say what everybody has counted in a deal of a match to sixty-one; last took the last trick (§10.4, §10.5)."""
    found = [("own_tricks", seat, number) for seat, number in enumerate(points)]
    if layout.picker != NOBODY and options.bury_counts:
        found.append(("own_buried", layout.picker, count(layout.buried)))
    elif (to := blind_to(layout.picker, last, options)) != NOBODY:
        found.append(("own_blind", to, count(layout.blind)))
    return tuple([each for each in found if each[2]])


def credit(holdings: Holdings, award: Award) -> Holdings:
    """Move points from the giver, where somebody gives them, to the taker."""
    held = list(holdings)
    held[award.to] = (held[award.to][0] + award.amount,)
    if award.giver != TABLE:
        held[award.giver] = (held[award.giver][0] - award.amount,)
    return tuple(held)
