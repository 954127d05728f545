"""Answers to what somebody asks who does not look at the table: my hand, the trick, whose turn it is, the score.

An answer is some sentences, said in words or, for those who read them, written with the signs of suits.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from game.core.cards import CHANCE, NOBODY, TABLE, Card, Cards, Seat, members
from game.core.deal import HAND
from game.core.order import Order
from game.core.trick import cards_of
from game.core.view import View
from game.stage.ranking import unusual
from game.stage.table import IN_CHIPS, Table, TableNote
from game.telling.captions import Captions
from game.telling.markup import SIGNS
from game.wording import Words, begun

HIGHEST = 4
"""So many of the trumps are named."""
CLOSING = "”“»«’‘) \u00a0\u202f"
"""What may follow the last stop of a sentence, in any language."""
Told: TypeAlias = tuple[str, ...]


class ByEar:
    """Answers for one player at one table, in words alone or with signs."""

    def __init__(self, words: Words, captions: Captions, table: Table, *, signs: bool = False) -> None:
        self._words = words
        self._captions = captions
        self._table = table
        self._signs = signs

    def hand(self, view: View[Any]) -> Told:
        """Name the cards I hold, suit by suit, trumps first, otherwise as they lie in the hand."""
        count = view.hand.bit_count()
        if not count:
            return (self._say("no_hand"),)
        return (self._counted("hand", count), *self._suits(view, view.hand))

    def _suits(self, view: View[Any], cards: Cards) -> Iterator[str]:
        """Name cards suit by suit, trumps first; a suit is named once, before its cards."""
        order, lying = self._table.order(view), self._table.arranged(view, cards)
        found = [(key, tuple(some)) for key, some in groupby(lying, key=lambda each: self._suit(each, order))]
        for (trump, letter), some in sorted(found, key=lambda part: not part[0][0]):
            named = self._captions.cards.suit(letter)
            if self._signs and letter:
                named = f"{{{letter}}}"
            if trump:
                named = self._say("trump_suit", suit=named) if letter else self._say("trumps")
            listed = self._captions.table("comma").join(self._brief(each, letter) for each in some)
            yield self._say("suit", suit=begun(named), cards=listed)

    def _suit(self, card: Card, order: Order | None) -> tuple[bool, str]:
        """Tell whether a card is a trump, and give the letter of its suit, unless trumps are of several."""
        letter = self._letter(card)
        if order is None or not order.trumps >> card & 1:
            return not letter, letter
        return True, self._trump_letter(order)

    def _trump_letter(self, order: Order) -> str:
        """Give the letter of the suit that all trumps are of; empty where they are of several or of none."""
        letters = {self._letter(each) for each in members(order.trumps)}
        return letters.pop() if len(letters) == 1 else ""

    def _letter(self, card: Card) -> str:
        face = self._captions.cards.face(card)
        return face[-1] if face[-1] in SIGNS else ""

    def _brief(self, card: Card, letter: str) -> str:
        """Name a card where its suit has just been named: by its rank, or by its number."""
        face = self._captions.cards.face(card)
        if letter and self._letter(card) == letter:
            return self._words.rank(face[0]) if self._signs else self._captions.table(f"rank.{face[0]}")
        if face[1:].isdigit():
            return face[1:]
        return self._named(card)

    def _named(self, card: Card) -> str:
        return self._captions.cards.brief(card) if self._signs else self._captions.cards.spoken(card)

    def trick(self, view: View[Any], best: Seat = NOBODY) -> Told:
        """Tell what lies in the trick, and who has the best of it."""
        trick, seats = view.trick, len(view.sides)
        if not trick.cards:
            return (self._say("no_trick"),)
        players = [(trick.leader + turn) % seats for turn in range(len(trick.cards))]
        return tuple(
            self._say(
                "played_best" if seat == best else "played",
                name=self._captions.players.name(seat),
                card=self._named(card),
            )
            for seat, card in zip(players, trick.cards, strict=True)
        )

    def last_trick(self, view: View[Any]) -> Told:
        """Tell who played what to the last trick, and who took it; there must be one."""
        trick, seats = view.tricks[-1], len(view.sides)
        played = (((trick.leader + turn) % seats, card) for turn, card in enumerate(trick.cards))
        return (
            *(
                self._say("played", name=self._captions.players.name(seat), card=self._named(card))
                for seat, card in played
            ),
            closed(self._captions.story("trick", trick.taker)),
        )

    def turn(self, view: View[Any], legal: Cards, asked: str, words: Sequence[str]) -> Told:
        """Tell who is to act; of my own turn, what is asked, what I may say, and which cards I may use."""
        if view.turn in (CHANCE, NOBODY):
            return (closed(self._captions.prompt(view)),)
        if view.turn != view.me:
            return (self._say("their_turn", name=self._captions.players.name(view.turn)),)
        told = (closed(asked),) if asked else ()
        told = (*told, *self.may_say(words))
        if not legal:
            return told
        if legal == view.hand:
            return (*told, self._say("any_card"))
        return (*told, self._say("may_use"), *self._suits(view, legal))

    def waits(self, taker: Seat, key: str) -> Told:
        """Tell who takes the finished trick that lies there, and which key it waits for."""
        taken = (closed(self._captions.said_of("takes_trick", taker)),) if taker >= 0 else ()
        return (*taken, self._say("trick_stays", confirm=key))

    def may_say(self, words: Sequence[str]) -> Told:
        """List what may be said, if there is anything; what has commas itself is parted by more than commas."""
        comma = self._captions.table("comma")
        semicolon = self._captions.table("semicolon")
        listed = (semicolon if any(comma in each for each in words) else comma).join(words)
        return (self._say("may_say", words=listed),) if words else ()

    def score(self, view: View[Any]) -> Told:
        """Tell the score of every side, and the tricks it has taken in this deal."""
        held = view.ledger.holdings
        return tuple(self._standing(view, party, held[party[0]]) for party in self._captions.players.parties)

    def goal(self) -> Told:
        """Tell to what score the match, or each game of it, is played; nothing where something else ends it."""
        goal = self._captions.goal
        return (self._say("goal", amount=goal),) if goal else ()

    def wiped(self, before: View[Any], after: View[Any], payers: Collection[Seat]) -> Told:
        """Tell what those hold now who lost or changed some of it since, though they paid nothing."""
        held, now = before.ledger.holdings, after.ledger.holdings
        return tuple(
            self._say(
                "holding",
                name=self._captions.players.together(party),
                held=self._captions.holding(now[party[0]]),
            )
            for party in self._captions.players.parties
            if not any(each in payers for each in party)
            and any(less < more for less, more in zip(now[party[0]], held[party[0]], strict=True))
        )

    def _standing(self, view: View[Any], party: Sequence[Seat], held: Any) -> str:
        told = [self._captions.holding(held)]
        if view.tricks:
            told.append(self._counted("tricks", sum(each.taker in party for each in view.tricks)))
        listed = self._captions.table("comma").join(told)
        return self._say("holding", name=self._captions.players.together(party), held=listed)

    def deal(self, view: View[Any]) -> Told:
        """Tell what is settled about the deal: trumps, who plays alone, what was called."""
        return self._of_deal(view, self._table.notes(view)) or (self._say("nothing_settled"),)

    def gone_on_with(self, view: View[Any]) -> Told:
        """Tell what is settled about a deal that is gone on with, and nothing that can be counted; perhaps nothing."""
        lasting = [each for each in self._table.notes(view) if not each.running and each.key != IN_CHIPS]
        return self._of_deal(view, lasting)

    def _of_deal(self, view: View[Any], notes: Sequence[TableNote]) -> Told:
        """Tell trumps, what lies open, and notes; who plays alone stands at a plate and beside the table, told once."""
        told = [*self.trumps(view), *self.face_up(view), *self.open_hands(view), *map(self._note, notes)]
        facts = {_parts(each): each for each in reversed(told)}
        return tuple(closed(each) for each in told if each and facts[_parts(each)] is each)

    def face_up(self, view: View[Any]) -> Told:
        """Name the cards that lie face up on the table, packet by packet where one may be taken."""
        packets = self._table.packets(view)
        if packets:
            return tuple(
                self._say("packet", number=number, cards=self._listed(cards))
                for number, cards in enumerate(packets, 1)
            )
        return (self._say("face_up", cards=self._listed(view.shown)),) if view.shown else ()

    def open_hands(self, view: View[Any], told: Cards = 0) -> Told:
        """Name the cards of other hands that lie face up, player by player, unless all of them are told anyway."""
        players, me = self._captions.players, self._captions.me
        mine = () if me is None else players.party(me)
        return tuple(
            self._say(
                "partner_shows" if place.seat in mine else "shows",
                name=players.name(place.seat),
                cards=self._arranged(view, cards),
            )
            for place in view.hidden
            if place.name == HAND and (cards := self._table.opened(view, place)) & ~told
        )

    def shown_since(self, before: View[Any], after: View[Any], told: Cards) -> Told:
        """Name the cards that other hands show since, hand by hand, unless all of them have been told."""
        lay = {each.seat: self._table.opened(before, each) for each in before.hidden if each.name == HAND}
        return tuple(
            self._say(
                "shows", name=self._captions.players.name(place.seat), cards=self._arranged(after, cards)
            )
            for place in after.hidden
            if place.name == HAND
            and (cards := self._table.opened(after, place) & ~(lay.get(place.seat, 0) | before.shown)) & ~told
        )

    def _arranged(self, view: View[Any], cards: Cards) -> str:
        return self._captions.table("comma").join(map(self._named, self._table.arranged(view, cards)))

    def _listed(self, cards: Cards) -> str:
        return self._captions.table("comma").join(self._named(each) for each in members(cards))

    def trumps(self, view: View[Any]) -> Told:
        """Tell which suit is trumps, and which trumps are the highest where nobody would guess it."""
        order = self._table.order(view)
        if order is None:
            return ()
        if not order.trumps:
            return (self._say("no_trumps"),)
        letter, ranking = self._trump_letter(order), unusual(order, self._captions.cards.pack)
        named = letter or self._table.trump(view)  # bowers may come from another suit
        suit = f"{{{named}}}" if self._signs else self._captions.cards.suit(named)
        told = (self._say("trumps_are", suit=suit),) if named else ()
        if letter and not any(letter in each.suits for each in ranking.plain):
            return told
        highest = sorted(members(order.trumps), key=lambda each: -order.rank[each])[:HIGHEST]
        listed = self._captions.table("comma").join(self._brief(each, letter) for each in highest)
        return (*told, self._say("highest_trumps", cards=listed))

    def settled(self, before: View[Any], after: View[Any], *, played: bool) -> Told:
        """Tell what is settled since, though nobody has said it: by a card that was played, or because all passed."""
        known = {(each.key, each.seat) for each in self._table.notes(before)}
        return tuple(
            closed(self._note(each))
            for each in self._table.notes(after)
            if (each.key, each.seat) not in known
            and (
                each.told
                or (
                    each.number is None
                    and not each.running
                    and (played or (each.seat == TABLE and each.by == NOBODY))
                )
            )
        )

    def _note(self, note: TableNote) -> str:
        """Say what stands beside the table, or at the plate of a player, who is then named."""
        told = self._captions.noted_aloud(note)
        told = told if self._signs else self._captions.cards.aloud(told)
        if note.seat == TABLE:
            return told
        return self._say("noted", name=self._captions.players.name(note.seat), note=told)

    def gone(self, view: View[Any]) -> Told:
        """Tell which cards have been played in this deal, suit by suit."""
        found = cards_of((*view.tricks, view.trick))
        return (self._say("gone"), *self._suits(view, found)) if found else (self._say("nothing_gone"),)

    def _counted(self, key: str, number: int) -> str:
        return self._words.count(f"aloud.{key}", number)

    def _say(self, key: str, **values: object) -> str:
        return self._words.get(f"aloud.{key}", **values)


def _parts(told: str) -> frozenset[str]:
    """Part a fact at its colon, on whichever side of it stands who it is about; French has a blank before it."""
    return frozenset(re.split(r"\s*:\s", told))


def closed(sentence: str) -> str:
    """End a sentence with a stop, unless it has one.

    >>> closed("Deal 2"), closed("“Pass.”"), closed("« Passe. »"), closed("Bury (2)")
    ('Deal 2.', '“Pass.”', '« Passe. »', 'Bury (2).')
    """
    return sentence if sentence.rstrip(CLOSING).endswith((".", "!", "?")) else f"{sentence}."
