"""The ruff: an expert says what brings most pence in many worlds, a master what leaves the others least to gain.

The vying is thought to its end: the others answer by their ruffs in many worlds, I by what brings most over all.
"""

from collections.abc import Sequence

from game.bots.gleek.talking import passed, raised, value_told, wager_now
from game.bots.gleek.vying_book import RAISES, answers, is_in_book
from game.bots.gleek.wagers import DOUBTED, Stance, Wager, chance, stance, strength, wager
from game.bots.gleek.worlds import worlds
from game.core.bot import Decision
from game.core.cards import NOBODY, Seat
from game.core.record import record
from game.core.rules import Dice, Reason
from game.rules.gleek import Gleek, Options, Public, State
from game.rules.gleek.phases import SEATS, Call, Calls, Word, stakes
from game.rules.gleek.scoring import elders
from game.rules.gleek.vying import SEE, speaker, within
from game.search.opponents import Choice

_WORLDS = 120
_BETS = (0.0, 0.5, 1.5, 3.0)  # raises worth thinking of, in parts of the pot
_CLOSE = 0.3  # pence that are left to the dice, lest one can be read
_STRAY = 0.1  # how often a raise is made in another size, or for no reason, so that a raise never tells all

USUAL = 0.6
"""A raise of middling size, in parts of the pot."""
_CURIOUS = 0.1  # how often somebody sees who had better pass
_AHEAD = 2  # how many more raises are thought of
_RARE = 0.01  # what happens less often than this is left out


def stake(choice: Choice[Gleek, State, Public], effort: int) -> Decision:
    """Pass, see or raise: what brings most, the dice choosing between what is close."""
    rules, view, dice = choice.rules, choice.view, choice.dice
    options = rules.options
    at, value = wager_now(view, options), strength(view.hand, options)
    calls = choices(at, _BETS)
    if len(calls) == 1:
        return passed(at, value)
    some = worlds(view, rules, dice, min(effort * choice.budget, _WORLDS))
    weights = [world.weight for world in some]
    values = tuple(
        tuple(value if seat == view.me else strength(world.hands[seat], options) for world in some)
        for seat in range(SEATS)
    )
    ahead = foresight(at, elders(view.dealer)[0], options, values, weights)
    gains = {call: ahead.says(call, at, weights) / sum(weights, 0.0) for call in calls}
    best = max(gains.values())
    close = [call for call in calls if gains[call] >= best - _CLOSE]
    call = _strayed(close[int(dice.random() * len(close))], calls, at, dice)
    return _decision(call, at, value)


def stake_by_book(choice: Choice[Gleek, State, Public], effort: int) -> Decision:
    """Say one of the answers the book has for such a ruff; think it out where it has none."""
    view, options, dice = choice.view, choice.rules.options, choice.dice
    at, value = wager_now(view, options), strength(view.hand, options)
    known = answers(value, at) if is_in_book(options) else ""
    if not known:
        return stake(choice, effort)
    letter = known[int(dice.random() * len(known))]
    if letter == "p":
        return _decision(Call(at.seat, Word.PASS), at, value)
    if letter == "s" or not at.may_raise:
        return _decision(Call(at.seat, Word.SEE), at, value)
    return _decision(sized(at, RAISES[letter]), at, value)


def _strayed(call: Call, calls: Sequence[Call], at: Wager, dice: Dice) -> Call:
    """Now and then raise by something else, or where passing was free; what costs more is never done for show."""
    free = call.number is not None or not at.level
    if not free or dice.random() >= _STRAY:
        return call
    raises = [each for each in calls if each.number is not None]
    return raises[int(dice.random() * len(raises))]


def _decision(call: Call, at: Wager, value: int) -> Decision:
    if call.word == Word.PASS:
        return passed(at, value)
    if call.word == Word.SEE:
        return Decision(SEE, Reason("see_odds", "8.8", number=value_told(value)))
    return raised(at, call.number or at.within.least, value)


@record
class Foresight:
    """One vying, thought on in all worlds at once; a weight says how likely a world is, and that it comes to this."""

    me: Seat
    eldest: Seat
    owner: Seat  # who bought the stock
    options: Options
    values: tuple[tuple[int, ...], ...]  # by seat and world: how strong each ruff is
    most: int  # raises in all, beyond which nobody is thought to go
    rare: float  # weights that together are no more than this are left out

    def says(self, call: Call, at: Wager, weights: Sequence[float]) -> float:
        """Give what I gain from here on when this is said next, summed over the worlds by their weights."""
        cost = 0 if call.word == Word.PASS else at.cost + (call.number or 0)
        after = self._after((*at.calls, call), at.pot + cost, weights)
        return after - cost * sum(weights, 0.0) if call.seat == self.me else after

    def _after(self, calls: Calls, pot: int, weights: Sequence[float]) -> float:
        seat = speaker(calls, self.eldest, self.options)
        if seat == NOBODY:
            return self._won(calls, pot, weights)
        at = wager(seat, calls, pot, self.owner, self.options)
        raising = at.may_raise and raises(calls) < self.most
        if seat == self.me:
            return max(self.says(call, at, weights) for call in choices(at, (USUAL,) if raising else ()))
        return self._answered(at, weights, raising=raising)

    def _answered(self, at: Wager, weights: Sequence[float], *, raising: bool) -> float:
        """Let another speak, in each world one way or another as often as his ruff there makes likely."""
        known = {value: _answer(value, at, raising=raising) for value in set(self.values[at.seat])}
        does = [known[value] for value in self.values[at.seat]]
        found = 0.0
        for call, shares in (
            (Call(at.seat, Word.PASS), [each.out for each in does]),
            (Call(at.seat, Word.SEE), [each.see for each in does]),
            (sized(at, USUAL), [each.more for each in does]),
        ):
            left = [weight * share for weight, share in zip(weights, shares, strict=True)]
            if sum(left, 0.0) > self.rare:
                found += self.says(call, at, left)
        return found

    def _won(self, calls: Calls, pot: int, weights: Sequence[float]) -> float:
        """Give my part of the pot; of one that is carried, a third."""
        now = stakes(calls, self.options.ruff_pass_final)
        if not now.level:
            return pot / SEATS * sum(weights, 0.0)
        staying = within(now)
        return pot * self._best(staying, weights) if self.me in staying else 0.0

    def _best(self, staying: Sequence[Seat], weights: Sequence[float]) -> float:
        """Sum the weights of the worlds in which my ruff beats those still in; of equal ones the elder's is better."""
        place = (self.me - self.eldest) % SEATS
        rivals = [
            (self.values[seat], int((seat - self.eldest) % SEATS < place))
            for seat in staying
            if seat != self.me
        ]
        return sum(
            (
                weight
                for world, weight in enumerate(weights)
                if all(values[world] + elder <= self.values[self.me][world] for values, elder in rivals)
            ),
            0.0,
        )


def foresight(
    at: Wager, eldest: Seat, options: Options, values: tuple[tuple[int, ...], ...], weights: Sequence[float]
) -> Foresight:
    """Begin to think from where the vying stands."""
    most = raises(at.calls) + _AHEAD
    return Foresight(at.seat, eldest, at.owner, options, values, most, _RARE * sum(weights, 0.0))


def raises(calls: Calls) -> int:
    return sum(call.number is not None for call in calls)


def choices(at: Wager, parts: Sequence[float]) -> list[Call]:
    """List what may be said, the raises in parts of the pot."""
    found = [Call(at.seat, Word.PASS)]
    if at.level:
        found.append(Call(at.seat, Word.SEE))
    if at.may_raise:
        found += dict.fromkeys(sized(at, part) for part in parts)
    return found


def sized(at: Wager, part: float) -> Call:
    wanted = round(part * (at.pot + at.cost))
    word = Word.REVIE if at.level else Word.VIE
    return Call(at.seat, word, max(at.within.least, min(at.within.most, wanted)))


def _answer(value: int, at: Wager, *, raising: bool) -> Stance:
    """Say how often somebody with such a ruff passes, sees or raises; people see more often than the odds say."""
    does = stance(chance(value, at, DOUBTED), at)
    more = does.more if raising else 0.0
    out = (1 - _CURIOUS) * does.out if at.level else 1 - more
    return Stance(out, 1 - more - out, more)
