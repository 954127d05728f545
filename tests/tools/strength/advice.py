"""What the rules advise, held against what the master does and what it brings.

Hands and classes of hands that Écarté's rules print are played out by experts with either word. Advice on cards is
looked for among the decisions of self-play: what does the master do where it speaks?
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

from game.bots.ecarte.hands import REFUSING, STANDING, Hand, read
from game.bots.imperium.situation import names
from game.bots.romestecq.stakes import staked, ties
from game.catalogue import find, rules_for
from game.core.bot import BUDGET
from game.core.cards import CHANCE, GLEEK, PIQUET, Card, Cards, bit, mask, members
from game.core.deal import stacked
from game.core.facts import Condition, Facts
from game.core.move import Deal, Lay, Move, Play, Say
from game.core.options import Value
from game.core.record import field, record
from game.core.rules import Rules
from game.core.shuffle import random_deal
from game.core.view import View
from game.rules.ecarte.phases import CONTRACTS
from game.rules.imperiale.cards import HONOURS
from game.rules.imperium.cards import JOKER
from game.rules.imperium.combinations import WORDS
from game.search.rollout import Rollouts
from game.search.weighing import Hurried, alike
from tests.bots.players import unaided
from tests.tools.strength.advice_on_words import (
    beside_the_long_suit,
    certain_as_elder,
    drivable,
    ends_the_match,
    fair_at_four,
    junk,
    not_the_queen,
    poor_and_early,
    poor_and_late,
    spare,
    too_dear,
    worth_half_more,
    worth_marking,
)
from tests.tools.strength.contests import options_for

HANDS, WORLDS, DECISIONS = 30, 12, 40
MOST = 12
"""Decisions at most in which both ways are played out."""
SEED = 1
Told = Facts[Any, Any]


@record
class Thumb:
    """A piece of printed advice on which card to play."""

    game: str
    rule: str  # paragraph of the rules text
    says: str
    speaks: Condition[Any, Any]  # whether it has something to say here
    wanted: (
        Callable[[Told], Cards] | frozenset[str]
    )  # the cards it would have played or laid away, or the words said
    seats: int = 2
    of: tuple[type[Move], ...] = (Play,)  # what there is to choose between
    house: Mapping[str, Value] = field(default_factory=dict)  # house rules that it speaks of

    def moves(self, facts: Told) -> tuple[Move, ...]:
        """Give what it would have done here; nothing where it does not speak, or all that may be done would do."""
        every = facts.view.moves
        if len(every) < 2 or not all(isinstance(move, self.of) for move in every) or not self.speaks(facts):
            return ()
        found = tuple(move for move in every if self._wants(move, facts))
        return found if len(found) < len(every) else ()

    def _wants(self, move: Move, facts: Told) -> bool:
        if isinstance(self.wanted, frozenset):
            return isinstance(move, Say) and move.word in self.wanted
        return isinstance(move, Play | Lay) and bool(self.wanted(facts) >> move.card & 1)


def _with_trumps_out(facts: Told) -> bool:
    return facts.leading and bool(facts.trumps_out)


def _some(cards: Iterable[Card]) -> Cards:
    return sum(map(bit, cards))


def _tops(facts: Told, cards: Cards) -> Cards:
    return _some(card for card in members(cards) if facts.top(card))


def _longest(facts: Told, cards: Cards) -> Cards:
    most = max(map(facts.length, members(cards)), default=0)
    return _some(card for card in members(cards) if facts.length(card) == most)


def _headless(facts: Told) -> bool:
    """Tell whether trumps are out, and no card held is the highest of its suit."""
    return _with_trumps_out(facts) and not facts.any_top(facts.hand)


def _broken(facts: Told) -> Cards:
    """Give the high cards of pairs between whose two cards another one may be out."""
    pairs = [card for card in members(facts.plain) if facts.length(card) == 2]
    lower = {facts.order.suit[card]: card for card in sorted(pairs, key=lambda card: -facts.order.rank[card])}
    return _some(
        card
        for card in pairs
        if card != (low := lower[facts.order.suit[card]])
        and facts.out & facts.suit(card) & facts.order.beats[low] & ~facts.order.beats[card]
    )


def _bare_tops(facts: Told) -> Cards:
    return _some(card for card in members(_tops(facts, facts.plain)) if facts.single(card))


def _void_suits(facts: Told) -> Cards:
    """Give the plain cards of suits of which nobody else can hold any."""
    return _some(card for card in members(facts.plain) if not facts.out & facts.suit(card))


def _partners_tops(facts: Told) -> Cards:
    """Give the cards of suits whose highest card a partner is known to hold."""
    known = [place.sure for place in facts.places if facts.mine(place.seat)]
    found = 0
    for card in members(facts.legal):
        suit = facts.suit(card) & (facts.out | facts.hand)
        highest = max(members(suit), key=lambda each: facts.order.rank[each])
        found |= bit(card) if any(hand >> highest & 1 for hand in known) else 0
    return found


TIB, TOM = GLEEK.cards("AS AH AD AC"), GLEEK.cards("JS JH JD JC")
SEVENS = PIQUET.cards("7S 7H 7D 7C")


def _honours(facts: Told) -> Cards:
    return facts.trumps & sum(HONOURS)


def _undecided(facts: Told) -> Cards:
    """Give the cards of pairs of mine, no aces or kings, whose fate is open."""
    mine = [tie for tie in ties(facts.view) if tie.seat == facts.view.me and tie.what.kind == "rome"]
    return mask(
        card
        for card in members(facts.legal)
        if any(not tie.home and tie.what.cards >> card & 1 for tie in mine)
    )


def _caught_before(facts: Told) -> bool:
    """Tell whether a card lies in the trick of a combination of which one was caught before, and none came home."""
    lying = mask(facts.table)
    return any(
        not facts.mine(tie.seat) and tie.lost and not tie.home and tie.what.cards & lying
        for tie in ties(facts.view)
    )


BIDS, PASSES, VIES = frozenset(("bid",)), frozenset(("pass",)), frozenset(("vie",))
THUMBS = (
    Thumb(
        "ecarte",
        "12.3",
        "propose with a hand that makes the point for certain",
        certain_as_elder,
        frozenset(("propose",)),
        2,
        (Say,),
    ),
    Thumb(
        "ecarte",
        "12.5",
        "discard all but trumps and kings",
        lambda facts: bool(junk(facts)),
        junk,
        2,
        (Lay, Say),
    ),
    Thumb(
        "ecarte",
        "12.7",
        "mark the king where the point alone does not win the game",
        worth_marking,
        frozenset(("mark_king",)),
        2,
        (Say, Play),
    ),
    Thumb(
        "ecarte",
        "12.8",
        "play a fair hand at once when the other wants one point",
        fair_at_four,
        frozenset(("stand", "refuse")),
        2,
        (Say,),
    ),
    Thumb(
        "ecarte",
        "12.6",
        "lead not the high card of a broken pair",
        lambda facts: facts.leading and not facts.view.tricks and bool(_broken(facts)),
        lambda facts: facts.legal & ~_broken(facts),
    ),
    Thumb("gleek", "15.1", "buy what is worth its price and half more", worth_half_more, BIDS, 3, (Say,)),
    Thumb("gleek", "15.2", "drive a price that you may pay", drivable, BIDS, 3, (Say,)),
    Thumb("gleek", "15.2", "bid not what you would not like to pay", too_dear, PASSES, 3, (Say,)),
    Thumb(
        "gleek", "15.3", "keep aces, kings and counters", lambda facts: bool(spare(facts)), spare, 3, (Lay,)
    ),
    Thumb(
        "gleek",
        "15.3",
        "keep a long suit of high cards",
        lambda facts: bool(beside_the_long_suit(facts)),
        beside_the_long_suit,
        3,
        (Lay,),
    ),
    Thumb("gleek", "15.5", "vie not early on a poor ruff", poor_and_early, PASSES, 3, (Say,)),
    Thumb("gleek", "15.5", "vie late on a poor ruff", poor_and_late, VIES, 3, (Say,)),
    Thumb(
        "gleek",
        "15.7",
        "with Tib and length draw Tom by leading trumps",
        lambda facts: (
            facts.leading
            and bool(facts.trumps & TIB and facts.trumps_out & TOM)
            and facts.trumps.bit_count() >= 4
        ),
        lambda facts: facts.trumps,
        3,
    ),
    Thumb(
        "gleek",
        "15.7",
        "with Tom wait until Tib has fallen",
        lambda facts: facts.leading and bool(facts.trumps & TOM and facts.trumps_out & TIB),
        lambda facts: facts.legal & ~(facts.trumps & TOM),
        3,
    ),
    Thumb(
        "gleek",
        "15.7",
        "take a trick with Tom in a suit you do not hold",
        lambda facts: (
            bool(facts.takers & facts.trumps & TOM and facts.trumps_out & TIB)
            and not facts.leading
            and not facts.is_trump(facts.table[0])
        ),
        lambda facts: facts.trumps & TOM,
        3,
    ),
    Thumb(
        "gleek",
        "15.8",
        "fight for each trick to the last",
        lambda facts: facts.may_choose and not facts.behind,
        lambda facts: facts.takers,
        3,
    ),
    Thumb(
        "imperiale",
        "16.2",
        "lead the seven of trumps while you can",
        lambda facts: facts.leading and bool(facts.trumps & SEVENS),
        lambda facts: facts.trumps & SEVENS,
    ),
    Thumb(
        "imperiale",
        "16.4",
        "lead not the queen under the king",
        lambda facts: bool(not_the_queen(facts)),
        not_the_queen,
    ),
    Thumb(
        "imperiale",
        "16.5",
        "a suit of which the other has no card costs a trump",
        lambda facts: _with_trumps_out(facts) and bool(_void_suits(facts)),
        _void_suits,
    ),
    Thumb(
        "imperiale",
        "16.6",
        "with five whites lead an honour",
        lambda facts: (
            facts.leading and facts.view.ledger.holdings[facts.view.me][1] == 5 and bool(_honours(facts))
        ),
        _honours,
    ),
    Thumb(
        "imperium",
        "12.2",
        "lead the Joker",
        lambda facts: _with_trumps_out(facts) and bool(facts.hand >> JOKER & 1),
        lambda _facts: bit(JOKER),
    ),
    Thumb(
        "imperium",
        "12.2",
        "lead the highest trump still out",
        lambda facts: _with_trumps_out(facts) and facts.any_top(facts.trumps),
        lambda facts: facts.trumps,
    ),
    Thumb(
        "imperium",
        "12.2",
        "with no trump out, trumps wait",
        lambda facts: facts.leading and not facts.trumps_out and bool(facts.trumps and facts.plain),
        lambda facts: facts.plain,
    ),
    Thumb(
        "imperium",
        "12.3",
        "lead aces from suits in which you have more",
        lambda facts: (
            _with_trumps_out(facts)
            and not facts.any_top(facts.trumps)
            and bool(_tops(facts, facts.plain) & ~_bare_tops(facts))
        ),
        lambda facts: _tops(facts, facts.plain) & ~_bare_tops(facts),
    ),
    Thumb(
        "imperium",
        "12.3",
        "a bare ace can wait while you have a trump",
        lambda facts: (
            _with_trumps_out(facts)
            and bool(facts.trumps and _bare_tops(facts) == _tops(facts, facts.hand) != 0)
        ),
        lambda facts: facts.legal & ~_bare_tops(facts),
    ),
    Thumb(
        "imperium",
        "12.4",
        "with nothing high lead from the longest suit",
        lambda facts: _headless(facts) and bool(facts.plain),
        lambda facts: _longest(facts, facts.plain),
    ),
    Thumb(
        "imperium",
        "12.5",
        "a low trump is a poor lead, unless you have three",
        lambda facts: _headless(facts) and 0 < facts.trumps.bit_count() < 3 and bool(facts.plain),
        lambda facts: facts.plain,
    ),
    Thumb(
        "imperium",
        "12.9",
        "hide nothing that may be shown",
        lambda facts: bool(names(facts.view)),
        frozenset(WORDS),
        2,
        (Say,),
        {"declare_imperiums": "choose"},
    ),
    Thumb(
        "romestecq",
        "13.4",
        "lead a suit of which your partner holds the highest card",
        lambda facts: facts.leading and bool(_partners_tops(facts)),
        _partners_tops,
        4,
    ),
    Thumb(
        "romestecq",
        "13.3",
        "throw a card of a low rome on a trick your partner is sure to take",
        lambda facts: not facts.leading and facts.ours and not facts.threatened and bool(_undecided(facts)),
        _undecided,
        4,
    ),
    Thumb(
        "romestecq",
        "13.5",
        "catch the rest of what fell to you",
        lambda facts: facts.may_choose and _caught_before(facts),
        lambda facts: facts.takers,
        2,
    ),
    Thumb(
        "romestecq",
        "13.7",
        "keep the better of two cards for the last trick",
        lambda facts: (
            facts.hand.bit_count() == 2 and not staked(ties(facts.view), facts.hand, facts.rules.options)
        ),
        lambda facts: mask(
            card
            for card in members(facts.hand)
            if facts.above(card).bit_count()
            > min(facts.above(each).bit_count() for each in members(facts.hand))
        ),
        2,
    ),
    Thumb(
        "romestecq",
        "13.8",
        "near the end lead what may make the match",
        lambda facts: bool(ends_the_match(facts)),
        ends_the_match,
        2,
    ),
)


def rules_of(thumb: Thumb) -> Rules[Any, Any]:
    return rules_for(thumb.game, {**options_for(find(thumb.game), thumb.seats), **thumb.house})


def spoken(thumb: Thumb, count: int) -> Iterator[tuple[Rules[Any, Any], View[Any], tuple[Move, ...]]]:
    """Let club players play; give decisions at which the advice names some of the ways, and not all of them."""
    rules = rules_of(thumb)
    club, found = unaided(rules, "club"), 0
    for number in range(100 * count):
        dice = Random(f"advice/{thumb.game}/{SEED}/{number}")
        state, once = rules.start(rules.first(dice)), False
        while state.turn >= CHANCE:
            if state.turn == CHANCE:
                state = rules.play(state, random_deal(rules.spec.pack, dice))
                once = False
                continue
            view = rules.view(state, state.turn)
            facts = Facts(rules, view, rules.contract(view))
            wanted = () if once else thumb.moves(facts)
            if wanted:
                yield rules, view, wanted
                once, found = True, found + 1
                if found == count:
                    return
            state = rules.play(state, club.choose(view, dice, 1).move)


@record
class Followed:
    """What the master does where a piece of advice speaks."""

    asked: int
    did: int
    # where it mostly does otherwise, by how much its card is ahead of the best advised
    ahead: tuple[float, ...]


def followed(thumb: Thumb, count: int) -> Followed:
    """Ask the master in so many decisions; where it mostly does otherwise, let experts play out both ways."""
    game, asked, others = find(thumb.game), 0, list[tuple[View[Any], Move, tuple[Move, ...]]]()
    for rules, view, wanted in spoken(thumb, count):
        move = game.bot(rules, "master").choose(view, Random(asked), BUDGET).move
        asked += 1
        if not _does(move, wanted, rules, view):
            others.append((view, move, wanted))
    seldom = others[:MOST] if 2 * len(others) > asked else []
    return Followed(asked, asked - len(others), tuple(_lead(thumb, *each) for each in seldom))


def _does(move: Move, wanted: Sequence[Move], rules: Rules[Any, Any], view: View[Any]) -> bool:
    """Tell whether a move is one of those that are wanted, or a card like one of them."""
    if not isinstance(move, Play):
        return move in wanted
    contract = rules.contract(view)
    assert contract is not None
    return any(isinstance(each, Play) and alike(move.card, each.card, view, contract) for each in wanted)


def _lead(thumb: Thumb, view: View[Any], move: Move, wanted: Sequence[Move]) -> float:
    """Tell by how much a move is ahead of the best of some others, played out by experts in the same layouts."""
    game, dice, rules = find(thumb.game), Random(f"advice/{view.hand}"), rules_of(thumb)
    rollouts: Rollouts[Any, Any] = Rollouts(rules, Hurried(unaided(rules, "expert")))
    named = {each.word if isinstance(each, Say) else each: each for each in reversed(wanted)}
    ways = [move, *named.values()]  # of a word that takes numbers the lowest
    gains = [
        [rollouts.gain(each, way, dice) for way in ways] for each in game.likely(rules)(view, dice, WORLDS)
    ]
    mine, *others = (sum(column) / len(column) for column in zip(*gains, strict=True))
    return float(mine - max(others))


# ------------------------------------------------------------------ the old list of Écarté


ECARTE = rules_for("ecarte", {})
PRINTED = {
    "7H 8H KS 7S 7C": "12.9",
    "7H KS QS JS 7C": "12.10",
    "7H 8H 9H 7S 7C": "12.11",
    "QS QC QD 7S 7C": "12.11",
    "7H 8H KS 7C 7D": "12.11",
}
"""By hand of the list, hearts being trumps, the paragraph that prints it."""


def exchanging(hand: Sequence[Card], turn_up: Card, *, elder: bool, worlds: int) -> list[float]:
    """Tell by how many points an exchange is ahead of playing at once, in likely layouts played out by experts."""
    me, pack = int(elder), ECARTE.spec.pack
    dealt = stacked(ECARTE.spec.packets, 0, pack, {me: hand}, {"turn_up": [turn_up]})
    state = ECARTE.play(ECARTE.start(0), Deal(dealt))
    if not elder:
        state = ECARTE.play(state, Say("propose"))
    words = (Say("propose"), Say("stand")) if elder else (Say("accept"), Say("refuse"))
    rollouts: Rollouts[Any, Any] = Rollouts(ECARTE, Hurried(unaided(ECARTE, "expert")))
    name = f"advice/{pack.spell_all(_some(hand))}/{turn_up}/{elder}"
    states = find("ecarte").likely(ECARTE)(ECARTE.view(state, me), Random(name), worlds)
    gains = [
        [rollouts.gain(each, word, Random(f"{name}/{number}")) for word in words]
        for number, each in enumerate(states)
    ]
    return [there - here for there, here in gains]


def of_class(name: str, *, elder: bool) -> Iterator[tuple[Sequence[Card], Card]]:
    """Deal hands that belong to this class of the list, with what is turned up."""
    dice, classes = Random(f"advice/{name}/{elder}"), STANDING if elder else REFUSING
    while True:
        cards = list(range(32))
        dice.shuffle(cards)
        hand: Hand = read(_some(cards[:5]), CONTRACTS[True][cards[5] >> 3].order)
        first = next((each for _, each, test in classes if test(hand)), None)
        if first == name and not (elder and hand.king_of_trumps):
            yield cards[:5], cards[5]


def listed() -> Iterator[tuple[str, str, list[float]]]:
    """Give the paragraph, the hand or class, and what an exchange is ahead by, hand by hand."""
    pack = ECARTE.spec.pack
    for hand, rule in PRINTED.items():
        yield (
            rule,
            hand,
            exchanging(pack.parse_all(hand), pack.parse("TH"), elder=True, worlds=HANDS * WORLDS),
        )
    for rule, elder, classes in (("12.2", True, STANDING), ("12.4", False, REFUSING)):
        for name in dict.fromkeys(name for _, name, _ in classes):
            gaps = [
                exchanging(hand, turned, elder=elder, worlds=WORLDS)
                for hand, turned in islice(of_class(name, elder=elder), HANDS)
            ]
            yield rule, name.replace("_", " "), [sum(each) / len(each) for each in gaps]


def mean(gaps: Sequence[float]) -> tuple[float, float]:
    """Give a mean and its standard error."""
    middle = sum(gaps) / len(gaps)
    return middle, sqrt(sum((gap - middle) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
