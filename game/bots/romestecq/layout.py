"""One imagined layout of the cards, played out: rules of thumb first, then every way to play the last tricks.

It speaks in points that my side gains beyond the others. All hands lie open here, which is no peeping: the layout is
imagined.
"""

from collections.abc import Hashable, Iterator
from math import inf
from typing import TypeAlias

from game.bots.romestecq.stakes import MASTER, RANK, STECQ, TEMPO, swing
from game.core.cards import Card, Cards, Seat, mask, members
from game.core.record import record
from game.rules.romestecq import Combination, Options, Playing, Romestecq
from game.rules.romestecq.cards import CONTRACT, ORDER
from game.rules.romestecq.combinations import combinations
from game.search.minimax import Bounds, Minimax
from game.search.open_hands import CardsInTrick, OpenHands, OpenPosition

_WON = 8.0  # points that winning the match is worth beside those that win it
_NEAR = 16  # points that a deal brings a side at most, but for freaks

Node: TypeAlias = tuple[OpenPosition, tuple[Cards, ...], tuple[int, ...]]
"""A position, and by side what it has gathered and its score, which is kept only where it may decide the match."""


@record
class Held:
    """A combination with its holder."""

    seat: Seat
    side: int
    what: Combination


@record
class Setting:
    """What stays the same while a layout is played out."""

    sides: tuple[int, ...]
    mine: int  # the side for which is reckoned
    options: Options
    of_card: dict[Card, list[Held]]
    held: list[Held]
    exact: int  # how many tricks at the end are played in every way there is
    leads: int  # in how many tricks before those every lead is tried
    near: bool  # whether a side may reach the target in this deal


class Layout:
    """The positions of one layout of the cards."""

    def __init__(self, setting: Setting, hands: tuple[Cards, ...], start: Node) -> None:
        """Lay out the cards, by seat, and say where the deal stands."""
        self.setting = setting
        self.start = start
        self._hands = OpenHands(CONTRACT, hands)
        self._search = Minimax[Node]()
        self._share = 1.0 / (len(start[1]) - 1)
        self._swings = [(each.what.cards, each.side, *self._swing(each)) for each in setting.held]
        # One card brings it home, unless the match may be over before it is decided.
        self._home_is_sure = setting.options.split_combination == "holder" and not setting.near
        won = _WON if setting.near else 0.0
        self._last = -self._share - won, 1.0 + won

    def legal(self) -> Cards:
        """Give the cards the seat to play may play."""
        return self._hands.legal(self.start[0])

    def value(self, card: Card) -> float:
        """Value the position once this card is played."""
        gain, then = self.followed(*self._played(self.start, card))
        return gain + self._search.value(self, then)

    def maximises(self, node: Node) -> bool:
        """Tell whether my side is to play."""
        return self.setting.sides[self._hands.turn(node[0])] == self.setting.mine

    def after(self, node: Node) -> Iterator[tuple[float, Node]]:
        """Try every card in the last tricks, and every lead shortly before, each up to the next choice."""
        for card in self._candidates(node[0]):
            yield self.followed(*self._played(node, card))

    def followed(self, gain: float, node: Node) -> tuple[float, Node]:
        """Play on as long as there is one card to play, or the rule of thumb is followed; add up what that gains."""
        hands, exact, leads = self._hands, self.setting.exact, self.setting.leads
        while node[0][0]:
            at = node[0]
            left, leader, table = at
            held = hands.hands[(leader + len(table)) % hands.seats] & left
            if held.bit_count() > exact + (0 if table else leads):
                card = self._thumb(node)
            else:
                legal = hands.legal(at) if table else held
                if legal & (legal - 1):
                    break
                card = legal.bit_length() - 1
            more, node = self._played(node, card)
            gain += more
        return gain, node

    def key(self, node: Node) -> Hashable | None:
        """Remember positions between two of the last tricks."""
        (left, leader, table), got, scores = node
        if table or (self._hands.hands[leader] & left).bit_count() > self.setting.exact:
            return None
        open_cards = 0
        for each in self.setting.held:
            if each.what.cards & left:
                open_cards |= each.what.cards
        return left, leader, tuple([cards & open_cards for cards in got]), scores

    def bounds(self, node: Node) -> Bounds:
        """Add up, between two tricks, what open combinations, the last trick and the match may bring or cost."""
        (left, _, _), got, _ = node
        if not left:
            return 0.0, 0.0
        least, most = self._last
        for cards, side, home, worst, best in self._swings:
            if cards & left:
                if self._home_is_sure and cards & got[side]:
                    least += home
                    most += home
                else:
                    least += worst
                    most += best
        return least, most

    def _swing(self, each: Held) -> tuple[float, float, float]:
        """Tell what a combination brings my side when it comes home, at worst, and at best."""
        home, duped = each.what.home, each.what.duped
        if each.side == self.setting.mine:
            return home, -duped * self._share, home
        both = self.setting.options.duped_scoring == "both"
        return -home * self._share, -(home + duped if both else max(home, duped)) * self._share, duped

    def _candidates(self, at: OpenPosition) -> list[Card]:
        """List the cards worth trying, high ones first, one of each run of equals."""
        of_card, left = self.setting.of_card, at[0]
        others, out = (left | mask(at[2])) & ~self._hands.hands[self._hands.turn(at)], []
        before = -2
        for card in reversed(members(self._hands.legal(at))):
            plain = card not in of_card
            if plain and before >= 0 and ORDER.suit[before] == ORDER.suit[card]:
                between = ORDER.beats[card] & ~ORDER.beats[before]
                if not between & others:
                    continue
            out.append(card)
            before = card if plain else -2
        return out

    def _played(self, node: Node, card: Card) -> tuple[float, Node]:
        """Play a card; gather the trick if it is full, and mark what it decides."""
        at, got, scores = node
        then, _ = self._hands.played(at, card)
        if then[2]:
            return 0.0, (then, got, scores)
        side, table = self.setting.sides[then[1]], (*at[2], card)
        gathered = (*got[:side], got[side] | mask(table), *got[side + 1 :])
        gain, after = self._decide(table, side, then[0], gathered, list(scores))
        if after is None:
            return gain, ((0, then[1], ()), gathered, ())
        return gain, (then, gathered, tuple(after))

    def _decide(
        self, table: CardsInTrick, winner: int, left: Cards, got: tuple[Cards, ...], scores: list[int]
    ) -> tuple[float, list[int] | None]:
        """Mark what a trick decides (§9.7); give what my side gains, and the scores, none if the match is over."""
        gain = 0.0
        marks = [
            mark
            for card in table
            for each in self.setting.of_card.get(card, ())
            if not each.what.cards & left
            for mark in self._fate(each, winner, got)
        ]
        if not left:
            marks.append((winner, 1))
        for side, points in marks:
            gain += points if side == self.setting.mine else -points * self._share
            if self.setting.near:
                scores[side] += points
                if scores[side] >= self.setting.options.target:
                    return gain + (_WON if side == self.setting.mine else -_WON), None
        return gain, scores

    def _fate(self, each: Held, winner: int, got: tuple[Cards, ...]) -> Iterator[tuple[int, int]]:
        """Tell what a combination that is decided brings which sides (§9.2 to §9.6)."""
        options, cards = self.setting.options, each.what.cards
        home = cards & got[each.side]
        if home == cards or (home and options.split_combination == "holder"):
            yield each.side, each.what.home
            return
        if home and options.split_combination == "nobody":
            return
        yield self._captor(each, winner, got), each.what.duped
        if options.duped_scoring == "both":
            yield each.side, each.what.home

    def _captor(self, each: Held, winner: int, got: tuple[Cards, ...]) -> int:
        """Name the side that caught the last card: the winner of this trick, or whoever has another."""
        if winner != each.side:
            return winner
        return next(side for side, cards in enumerate(got) if side != each.side and cards & each.what.cards)

    def _thumb(self, node: Node) -> Card:
        """Choose a card by the rule of thumb, all hands in sight."""
        at, got, _ = node
        legal = self._hands.legal(at)
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        held = self._hands.hands[self._hands.turn(at)] & at[0]
        last, others = held.bit_count() == 1, at[0] & ~held
        pot = sum((self._stake(card, got) for card in at[2]), 0.0) + (STECQ if last else TEMPO)
        best, choice = -inf, -1
        for card in members(legal):
            value = (pot + self._stake(card, got)) * (0.5 if self._takes(at, card) else -0.5)
            value -= RANK * ORDER.rank[card] + (0.0 if ORDER.beats[card] & others else MASTER)
            if value > best:
                best, choice = value, card
        return choice

    def _takes(self, at: OpenPosition, card: Card) -> bool:
        """Tell whether the side to play takes the trick when each later player puts in his best card."""
        left, leader, table = at
        hands, sides, seat = self._hands, self.setting.sides, self._hands.turn(at)
        side, suit = sides[seat], ORDER.suit[table[0] if table else card]
        follows = ORDER.follows[suit]
        top, ours = (card, True) if ORDER.suit[card] == suit else (-1, False)
        for place, lying in enumerate(table):
            if follows >> lying & 1 and lying > top:
                top, ours = lying, sides[(leader + place) % hands.seats] == side
        for step in range(1, hands.seats - len(table)):
            other = (seat + step) % hands.seats
            best = (hands.hands[other] & left & follows).bit_length() - 1
            if best > top:
                top, ours = best, sides[other] == side
        return ours

    def _stake(self, card: Card, every: tuple[Cards, ...]) -> float:
        """Tell how many points change sides with a card."""
        total = 0.0
        for each in self.setting.of_card.get(card, ()):
            cards = each.what.cards
            gone = 0
            for got in every:
                gone |= got & cards
            home = gone & every[each.side]
            left = (cards & ~gone).bit_count()
            total += swing(each.what, left, home != 0, gone != home, self.setting.options)
        return total


def lay_out(world: Playing, me: int, rules: Romestecq, depth: tuple[int, int]) -> Layout:
    """Prepare an imagined position for being played out, so deep as these depths tell."""
    options = rules.options
    sides = options.sides
    held = [
        Held(seat, sides[seat], each)
        for seat, hand in enumerate(world.play.began)
        for each in combinations(hand, options)
    ]
    of_card: dict[Card, list[Held]] = {}
    for each in held:
        for card in members(each.what.cards):
            of_card.setdefault(card, []).append(each)
    got = [0] * len(set(sides))
    for trick in world.play.tricks:
        got[sides[trick.taker]] |= mask(trick.cards)
    scores = [
        max(p for (p,), s in zip(world.ledger.holdings, sides, strict=True) if s == side)
        for side in range(len(got))
    ]
    near = max(scores) + _NEAR >= options.target
    play, trick = world.play, world.play.trick
    setting = Setting(sides, sides[me], options, of_card, held, *depth, near)
    at = (sum(play.hands), trick.leader, trick.cards)
    return Layout(setting, play.hands, (at, tuple(got), tuple(scores) if near else ()))
