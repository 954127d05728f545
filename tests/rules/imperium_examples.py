"""Deals of Imperium in notation: two hands, a turn-up, the chips before, and what is named and played."""

from collections.abc import Mapping
from typing import TypeAlias

from game.core.cards import IMPERIUM, NOBODY, Seat
from game.core.deal import Dealing, stacked
from game.core.move import Deal
from game.core.options import Value, chosen
from game.core.score import Award, Holdings, Ledger, lines
from game.core.view import Place
from game.rules.imperium import Imperium, Options, Public, State

A, B = 0, 1
"""The two players of the examples. Where nothing else is said B deals, so that A leads and declares first."""

NO_CHIPS: Holdings = ((0, 0), (0, 0))

Step: TypeAlias = tuple[str, Seat, Holdings]
"""What was paid for, to whom, and what A and B hold after it, blues before whites."""


def table(options: Mapping[str, Value] | None = None) -> Imperium:
    """Set up the rules; all defaults unless options are named."""
    return Imperium(chosen(Options, options or {}))


def chips(rules: Imperium, held: Holdings) -> Ledger:
    """Pay both players what they hold: the blues first, so that no white is forfeited."""
    ledger = rules.start(B).ledger
    for place, unit in enumerate(rules.spec.units):
        for seat in (A, B):
            for _ in range(held[seat][place]):
                ledger = ledger.credit(Award(0, "before", "4.1", seat, 1, unit), rules.credit)
    assert ledger.holdings == held
    return ledger


def pack_for(rules: Imperium, hands: tuple[str, str], turn_up: str, dealer: Seat = B) -> Deal:
    """Stack the pack so that A and B get these five cards each and this card is turned."""
    held = {seat: IMPERIUM.parse_all(hand) for seat, hand in enumerate(hands)}
    assert all(len(hand) == 5 for hand in held.values()), f"{hands} are not five cards each"
    return Deal(stacked(rules.spec.packets, dealer, IMPERIUM, held, {"turn_up": IMPERIUM.parse_all(turn_up)}))


def deal(
    rules: Imperium, hands: tuple[str, str], turn_up: str, held: Holdings = NO_CHIPS, dealer: Seat = B
) -> State:
    """Deal these hands to A and B, who hold so many chips before."""
    return rules.play(Dealing(dealer, chips(rules, held)), pack_for(rules, hands, turn_up, dealer))


def course(rules: Imperium, state: State) -> list[Step]:
    """List what the last deal paid, step by step, with the chips of A and B after each."""
    every = lines(state.ledger, rules.opening(), rules.credit)
    last = max((line.award.deal for line in every), default=0)
    return [(line.award.step, line.award.to, line.after) for line in every if line.award.deal == last > 0]


def shown(state: State, rules: Imperium, seat: Seat) -> list[tuple[str, str]]:
    """List the imperiums a seat has exposed: the step each pays as, and its cards in pack order."""
    public: Public = rules.view(state, A).public
    return [(each.step, IMPERIUM.spell_all(each.cards)) for each in public.shows[seat]]


def other_hand(rules: Imperium, state: State, seat: Seat) -> Place:
    """Give what a seat knows of the other hand."""
    return rules.view(state, seat).hidden[0]


def dead(rules: Imperium, state: State, seat: Seat) -> Place:
    """Give what a seat knows of the six dead cards."""
    return rules.view(state, seat).hidden[1]


def held_by(rules: Imperium, state: State, seat: Seat) -> str:
    """Spell a seat's hand in pack order."""
    return IMPERIUM.spell_all(rules.view(state, seat).hand)


def is_over(state: State) -> bool:
    """Tell whether the match is decided."""
    return state.turn == NOBODY


def takers(rules: Imperium, state: State) -> list[Seat]:
    """List who took each finished trick."""
    return [trick.taker for trick in rules.view(state, A).tricks]
