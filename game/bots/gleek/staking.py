"""The expert at the ruff: every bet is carried on to its end in imagined worlds, the others speaking by the odds."""

from game.bots.gleek.club import look, passed, raised, value_told
from game.bots.gleek.wagers import Spot, Stance, chance, spot, stance, strength
from game.bots.gleek.wagers import size as sized
from game.bots.gleek.worlds import World, average, worlds
from game.core.bot import Decision
from game.core.cards import NOBODY, Seat
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.gleek import Gleek, Options, Public
from game.rules.gleek.phases import SEATS, Call, Calls, Word, buyer, stakes
from game.rules.gleek.scoring import elders
from game.rules.gleek.vying import SEE, speaker, within

_WORLDS = 120
_TIMES = 3  # how often each bet is carried on in each world
_CURIOUS = 0.12  # how often somebody sees against the odds, or is thought to
_BETS = (0.0, 0.5, 1.0, 2.0)  # raises worth thinking of, in parts of the pot
_CLOSE = 0.3  # pence that are left to the dice, lest one can be read


@record
class Round:
    """A vying that is carried on in the mind."""

    me: Seat
    eldest: Seat
    owner: Seat
    options: Options
    values: tuple[int, ...]  # by seat: how strong each ruff is in this world

    def gain(self, calls: Calls, call: Call, pot: int, dice: Dice) -> float:
        """Give what I win or lose from here on when this is said next."""
        mine = 0
        while True:
            at = spot(call.seat, calls, pot, self.owner, self.options)
            if call.word != Word.PASS:
                cost = at.cost + (call.number or 0)
                pot += cost
                mine += cost if call.seat == self.me else 0
            calls = (*calls, call)
            seat = speaker(calls, self.eldest, self.options)
            if seat == NOBODY:
                return self._won(calls, pot) - mine
            call = self._speak(seat, calls, pot, dice)

    def _speak(self, seat: Seat, calls: Calls, pot: int, dice: Dice) -> Call:
        at = spot(seat, calls, pot, self.owner, self.options)
        does = stance(chance(self.values[seat], at), at)
        if seat != self.me:
            does = curious(does, at)
        drawn = dice.random()
        if drawn < does.more:
            return Call(seat, Word.REVIE if at.level else Word.VIE, sized(at, dice))
        return Call(seat, Word.SEE if drawn < does.more + does.see else Word.PASS)

    def _won(self, calls: Calls, pot: int) -> float:
        """Give my part of the pot; of one that is carried, a third."""
        now = stakes(calls, self.options.ruff_pass_final)
        if not now.level:
            return pot / SEATS
        staying = within(now)
        order = [(self.eldest + place) % SEATS for place in range(SEATS)]
        best = max((seat for seat in order if seat in staying), key=lambda seat: self.values[seat])
        return pot if best == self.me else 0.0


def curious(does: Stance, at: Spot) -> Stance:
    """Let people see a little oftener than the odds say."""
    if not at.level or not does.out:
        return does
    share = _CURIOUS * does.out
    return Stance(does.out - share, does.see + share, does.more)


def stake(view: View[Public], rules: Gleek, dice: Dice, budget: int) -> Decision:
    """Pass, see or raise: what brings most, the dice choosing between what is close."""
    options = rules.options
    at, value = look(view, options), strength(view.hand, options)
    calls = _choices(at)
    if len(calls) == 1:
        return passed(at, value)
    some = worlds(view, rules, dice, min(budget, _WORLDS))
    rounds = [_round(view, rules, world, value) for world in some]
    gains = {
        call: sum(
            average([each.gain(at.calls, call, at.pot, dice) for each in rounds], some) for _ in range(_TIMES)
        )
        / _TIMES
        for call in calls
    }
    best = max(gains.values())
    close = [call for call in calls if gains[call] >= best - _CLOSE]
    call = close[int(dice.random() * len(close))]
    return _decision(call, at, value, chance(value, at))


def _round(view: View[Public], rules: Gleek, world: World, value: int) -> Round:
    values = [strength(hand, rules.options) for hand in world.hands]
    values[view.me] = value
    eldest = elders(view.dealer)[0]
    return Round(view.me, eldest, buyer(view.public.auction), rules.options, tuple(values))


def _choices(at: Spot) -> list[Call]:
    """List what is worth thinking of."""
    found = [Call(at.seat, Word.PASS)]
    if at.level:
        found.append(Call(at.seat, Word.SEE))
    if at.may_raise:
        word = Word.REVIE if at.level else Word.VIE
        wanted = (round(part * (at.pot + at.cost)) for part in _BETS)
        numbers = {max(at.within.least, min(at.within.most, number)) for number in wanted}
        found += [Call(at.seat, word, number) for number in sorted(numbers)]
    return found


def _decision(call: Call, at: Spot, value: int, winning: float) -> Decision:
    if call.word == Word.PASS:
        return passed(at, value)
    if call.word == Word.SEE:
        return Decision(SEE, Reason("see_odds", "8.8", number=value_told(value)))
    return raised(at, call.number or at.within.least, value, honest=winning > 1 / SEATS)
