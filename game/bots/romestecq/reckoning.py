"""One imagined layout of the cards, played out: rules of thumb first, then every way to play the last tricks.

It speaks in points that my side gains beyond the others. All hands lie open here, which is no peeping: the layout is
imagined.
"""

from typing import TypeAlias

from game.bots.romestecq.stakes import MASTER, RANK, STECQ, TEMPO, swing
from game.core.cards import Card, Cards, Seat, members
from game.core.record import record
from game.rules.romestecq import Combination, Options
from game.rules.romestecq.cards import ORDER

_WON = 8.0  # points that winning the match is worth beside those that win it
_ENDLESS = 1e9

Bounds: TypeAlias = tuple[float, float]
Key: TypeAlias = tuple[Cards, Seat, tuple[Cards, ...], tuple[int, ...]]


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
    leads: int  # in how many tricks before those played exactly every lead is tried
    near: bool  # whether a side may reach the target in this deal


class Layout:
    """Cards in play, changed and changed back as the reckoning goes on."""

    def __init__(
        self,
        setting: Setting,
        hands: list[Cards],
        got: list[Cards],
        scores: list[int],
        played: list[Card],
        leader: Seat,
    ) -> None:
        """Lay out the cards: hands by seat, what each side has gathered, and the trick on the table."""
        self.setting = setting
        self.hands = hands
        self.got = got
        self.scores = scores
        self.table = played
        self.leader = leader
        self.known: dict[Key, Bounds] = {}
        self._share = 1.0 / (len(got) - 1)

    @property
    def turn(self) -> Seat:
        """Tell who is to play."""
        return (self.leader + len(self.table)) % len(self.hands)

    def legal(self, seat: Seat) -> Cards:
        """Give the cards a seat may play."""
        hand = self.hands[seat]
        return (hand & ORDER.follows[ORDER.suit[self.table[0]]] or hand) if self.table else hand

    def after(self, card: Card, exact: int) -> float:
        """Value the position once this card is played, the last so many tricks exactly."""
        seat = self.turn
        self.hands[seat] ^= 1 << card
        self.table.append(card)
        value = self._on(exact, -_ENDLESS, _ENDLESS)
        self.table.pop()
        self.hands[seat] ^= 1 << card
        return value

    def _on(self, exact: int, low: float, high: float) -> float:
        """Go on after a card: close the trick if it is full, then search or follow the rule of thumb."""
        if len(self.table) == len(self.hands):
            return self._close(exact, low, high)
        seat = self.turn
        left, lead = self.hands[seat].bit_count(), not self.table
        if left <= exact or (lead and left <= exact + self.setting.leads):
            return self._search(seat, exact, low, high)
        card = self.thumb(seat)
        self.hands[seat] ^= 1 << card
        self.table.append(card)
        value = self._on(exact, low, high)
        self.table.pop()
        self.hands[seat] ^= 1 << card
        return value

    def _search(self, seat: Seat, exact: int, low: float, high: float) -> float:
        """Try every card; between the bounds the value is exact."""
        mine = self.setting.sides[seat] == self.setting.mine
        best = -_ENDLESS if mine else _ENDLESS
        for card in self._candidates(seat):
            self.hands[seat] ^= 1 << card
            self.table.append(card)
            value = self._on(exact, low, high)
            self.table.pop()
            self.hands[seat] ^= 1 << card
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _candidates(self, seat: Seat) -> list[Card]:
        """List the cards worth trying, high ones first, one of each run of equals."""
        of_card, held, out = self.setting.of_card, self.hands[seat], []
        others = 0
        for hand in self.hands:
            others |= hand
        for card in self.table:
            others |= 1 << card
        others &= ~held
        before = -2
        for card in reversed(members(self.legal(seat))):
            plain = card not in of_card
            if plain and before >= 0 and ORDER.suit[before] == ORDER.suit[card]:
                between = ORDER.beats[card] & ~ORDER.beats[before]
                if not between & others:
                    continue
            out.append(card)
            before = card if plain else -2
        return out

    def _close(self, exact: int, low: float, high: float) -> float:
        """Gather the trick, mark what it decides, and go on with the next."""
        table, leader = self.table, self.leader
        winner = self._winner()
        side = self.setting.sides[winner]
        cards = 0
        for card in table:
            cards |= 1 << card
        self.got[side] |= cards
        scores = self.scores[:]
        gain, over = self._decide(table, side)
        if over or not any(self.hands):
            value = gain
        else:
            self.table, self.leader = [], winner
            value = gain + self._from_trick(exact, low - gain, high - gain)
            self.table, self.leader = table, leader
        self.scores = scores
        self.got[side] ^= cards
        return value

    def _from_trick(self, exact: int, low: float, high: float) -> float:
        """Value the position at the beginning of a trick, remembering what was found."""
        if self.hands[self.leader].bit_count() > exact:
            return self._on(exact, low, high)
        key = self._key()
        least, most = self.known.get(key, (-_ENDLESS, _ENDLESS))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value = self._on(exact, low, high)
        if value <= low:
            self.known[key] = (least, min(most, value))
        elif value >= high:
            self.known[key] = (max(least, value), most)
        else:
            self.known[key] = (value, value)
        return value

    def _key(self) -> Key:
        left = 0
        for hand in self.hands:
            left |= hand
        open_cards = 0
        for each in self.setting.held:
            if each.what.cards & left:
                open_cards |= each.what.cards
        gathered = tuple(cards & open_cards for cards in self.got)
        return left, self.leader, gathered, tuple(self.scores) if self.setting.near else ()

    def _winner(self) -> Seat:
        best, place = self.table[0], 0
        for number, card in enumerate(self.table):
            if ORDER.beats[best] >> card & 1:
                best, place = card, number
        return (self.leader + place) % len(self.hands)

    def _decide(self, table: list[Card], winner: int) -> tuple[float, bool]:
        """Mark what a trick decides (§9.7); give what my side gains by it, and whether the match is over."""
        left = 0
        for hand in self.hands:
            left |= hand
        gain, over = 0.0, False
        for card in table:
            for each in self.setting.of_card.get(card, ()):
                if not over and not each.what.cards & left:
                    gained, over = self._fate(each, winner)
                    gain += gained
        if not left and not over:
            gained, over = self._mark(winner, 1)
            gain += gained
        return gain, over

    def _fate(self, each: Held, winner: int) -> tuple[float, bool]:
        """Mark a combination that is decided (§9.2 to §9.6)."""
        options, cards = self.setting.options, each.what.cards
        home = cards & self.got[each.side]
        if home == cards or (home and options.split_combination == "holder"):
            return self._mark(each.side, each.what.home)
        if home and options.split_combination == "nobody":
            return 0.0, False
        gain, over = self._mark(self._captor(each, winner), each.what.duped)
        if options.duped_scoring == "both" and not over:
            gained, over = self._mark(each.side, each.what.home)
            gain += gained
        return gain, over

    def _captor(self, each: Held, winner: int) -> int:
        """Name the side that caught the last card: the winner of this trick, or whoever has another."""
        if winner != each.side:
            return winner
        return next(
            side for side, cards in enumerate(self.got) if side != each.side and cards & each.what.cards
        )

    def _mark(self, side: int, points: int) -> tuple[float, bool]:
        gain = points if side == self.setting.mine else -points * self._share
        if not self.setting.near:
            return gain, False
        self.scores[side] += points
        over = self.scores[side] >= self.setting.options.target
        won = _WON if side == self.setting.mine else -_WON
        return gain + (won if over else 0.0), over

    def thumb(self, seat: Seat) -> Card:
        """Choose a card by the rule of thumb, all hands in sight."""
        legal = self.legal(seat)
        if not legal & (legal - 1):
            return legal.bit_length() - 1
        side = self.setting.sides[seat]
        last = self.hands[seat].bit_count() == 1
        pot = sum(self._stake(card) for card in self.table) + (STECQ if last else TEMPO)
        best, choice = -_ENDLESS, -1
        for card in members(legal):
            takes = self._takes(seat, side, card)
            value = (pot + self._stake(card)) * (0.5 if takes else -0.5)
            value -= RANK * ORDER.rank[card] + (MASTER if self._master(seat, card) else 0.0)
            if value > best:
                best, choice = value, card
        return choice

    def _takes(self, seat: Seat, side: int, card: Card) -> bool:
        """Tell whether a side takes the trick when each later player puts in his best card."""
        suit = ORDER.suit[self.table[0] if self.table else card]
        follows = ORDER.follows[suit]
        top, ours = (card, True) if ORDER.suit[card] == suit else (-1, False)
        for place, lying in enumerate(self.table):
            if follows >> lying & 1 and lying > top:
                top, ours = lying, self.setting.sides[(self.leader + place) % len(self.hands)] == side
        for step in range(1, len(self.hands) - len(self.table)):
            other = (seat + step) % len(self.hands)
            best = (self.hands[other] & follows).bit_length() - 1
            if best > top:
                top, ours = best, self.setting.sides[other] == side
        return ours

    def _master(self, seat: Seat, card: Card) -> bool:
        higher = ORDER.beats[card]
        return not any(hand & higher for other, hand in enumerate(self.hands) if other != seat)

    def _stake(self, card: Card) -> float:
        """Tell how many points change sides with a card."""
        total = 0.0
        for each in self.setting.of_card.get(card, ()):
            cards = each.what.cards
            gone = 0
            for got in self.got:
                gone |= got & cards
            home = gone & self.got[each.side]
            left = (cards & ~gone).bit_count()
            total += swing(each.what, left, home != 0, gone != home, self.setting.options)
        return total
