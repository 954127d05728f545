"""What the words of a sentence claim, and a simple reckoning of whether that is so where it is said.

A phrase is looked for in the English text, whatever key it has and whoever says it, and it is checked without asking
the conditions by which the program chooses its sentences: so that a false condition is noticed, and a sentence that
claims more than its condition knows. What is a matter of judgement (worth, need, safety) claims nothing here.
"""

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from game.core.cards import NOBODY, Card, Cards, Seat, mask, members
from game.core.deal import HAND
from game.core.move import Lay, Say
from game.rules.gleek.scoring import ruff
from game.rules.sheepshead.cards import FAILS
from game.rules.sheepshead.duties import called_suit
from game.rules.sheepshead.phases import CALLS
from tests.tools.sentences.heard import Heard
from tests.tools.sentences.table import Table

Check: TypeAlias = Callable[[Table], bool]
LIKELY = 0.4
"""From which share of the layouts on what *should* happen is not called false; it is said from 0.5 on and more."""
UNLIKELY = 0.8
"""Up to which share what *hardly* happens is not called false: layouts are made up here without asking what a declarer
is likely to have kept, which players do."""
BEATEN = 0.15
"""From which share of the layouts on a card is beaten often enough not to be likely to take a trick."""
EARLY = 3
"""Tricks of a deal that may be called early."""


def trump(table: Table, card: Card) -> bool:
    """Tell whether a card is a trump."""
    return bool(table.trumps >> card & 1)


def above(table: Table, card: Card) -> Cards:
    """Give the cards of its suit that beat a card."""
    return table.suit(card) & table.contract.order.beats[card]


def rest(table: Table) -> Cards:
    """Give what is held after the card that is spoken of."""
    return table.hand & ~table.said.cards


def draws(table: Table) -> bool:
    """A trump is led, and another hand may hold one."""
    return not table.trick and trump(table, table.card) and table.somebody(table.trumps)


def surely_draws(table: Table) -> bool:
    """A trump is led, and another hand holds one however the cards lie."""
    return draws(table) and all(table.elsewhere(hands) & table.trumps for hands in table.some)


def top(table: Table) -> bool:
    """No other hand holds a higher card of the suit."""
    return table.nobody(above(table, table.card))


def plain(table: Table) -> Cards:
    """Give my plain cards after the one that is spoken of."""
    return rest(table) & ~table.trumps


def plain_tops(table: Table, cards: Cards) -> bool:
    """Tell whether one of these is the highest of its suit that is left."""
    return any(table.nobody(above(table, card)) for card in members(cards))


def lowest_taker(table: Table) -> bool:
    """No lower card takes the trick."""
    takers = table.takers()
    lower = [each for each in takers if trump(table, each) <= trump(table, table.card) and each != table.card]
    order = table.contract.order
    return table.card in takers and not any(
        (order.suit[each] == order.suit[table.card] and order.rank[each] < order.rank[table.card])
        or trump(table, each) < trump(table, table.card)
        for each in lower
    )


def lowest_likely_taker(table: Table) -> bool:
    """Every lower card of its suit that takes the trick as it lies is beaten now and then."""
    rank, suit = table.contract.order.rank, table.suit(table.card)
    lower = [each for each in table.takers() if suit >> each & 1 and rank[each] < rank[table.card]]
    return table.takes(table.card) and all(table.beatable(each) >= BEATEN for each in lower)


def lowest(table: Table) -> bool:
    """No lower card of its suit may be played."""
    rank, suit = table.contract.order.rank, table.suit(table.card)
    return not any(suit >> each & 1 and rank[each] < rank[table.card] for each in table.legal)


def loses(table: Table) -> bool:
    """No card that may be played takes the trick."""
    return bool(table.trick) and not table.takers()


def single(table: Table) -> bool:
    """The card stands alone in its suit."""
    return table.hand & table.suit(table.card) == table.said.cards


def pairs(table: Table) -> bool:
    """Two plain cards of a suit stay."""
    left = plain(table)
    return any((left & table.suit(card)).bit_count() > 1 for card in members(left))


def can_ruff_later(table: Table) -> bool:
    """The suit is given up, somebody else may lead it, a trump is left, and not as the last card."""
    left = rest(table)
    cards = table.said.cards
    return all(
        not left & table.suit(card) and table.somebody(table.suit(card))
        for card in members(cards)
        if not trump(table, card)
    ) and bool(left & table.trumps and left.bit_count() > 1)


def can_ruff_in_time(table: Table) -> bool:
    """A trump stays, and not as the last card, when the suit is given up that somebody else may lead."""
    left = rest(table) & ~table.suit(table.card)
    return bool(left & table.trumps) and left.bit_count() > 1 and table.somebody(table.suit(table.card))


def void_wins_ruffs(table: Table) -> bool:
    """Of what is laid away a whole suit goes, and a trump stays."""
    left = table.hand & ~table.said.cards
    return bool(left & table.trumps) and bool(
        table.suits_held(table.said.cards & ~table.trumps) - table.suits_held(left)
    )


def partner_has(table: Table) -> bool:
    """My side has the trick so far."""
    return table.winning() != NOBODY and table.winning() != table.me and table.mine(table.winning())


def no_partner_has(table: Table) -> bool:
    """Nobody of whom it is known that he is with me has the trick."""
    return not partner_has(table)


def choice_to_take(table: Table) -> bool:
    """Some cards take the trick and some do not, and no partner has it."""
    takers = table.takers()
    return bool(takers) and len(takers) < len(table.legal) and no_partner_has(table)


def counters(table: Table, cards: Cards) -> Cards:
    """Give the cards that count."""
    return sum(1 << card for card in members(cards) if table.contract.points[card])


def points(table: Table, card: Card) -> int:
    """Give what a card counts."""
    return table.contract.points[card]


def shares(table: Table) -> float:
    """Give how often my side takes the trick, whoever may be a friend being one."""
    return table.ours(table.card, hopeful=True)


def higher_left(table: Table) -> bool:
    """A card is kept that ranks above the one that is played."""
    rank = table.contract.order.rank
    return any(
        trump(table, each) > trump(table, table.card) or rank[each] > rank[table.card]
        for each in members(rest(table))
    )


def higher_out(table: Table) -> bool:
    """Another hand may hold a higher card of the suit."""
    return table.somebody(above(table, table.card))


def called(table: Table) -> Cards:
    """Give the suit that is called."""
    return called_suit(table.view.public.call, table.view.public.under)


def drawing(table: Table) -> bool:
    """Trumps are held and out, and one of mine beats one of theirs."""
    return any(
        table.somebody(table.trumps & ~table.contract.order.beats[card])
        for card in members(table.hand & table.trumps)
    )


def last_to_take(table: Table) -> bool:
    """Nobody who plays later can take the trick from this card."""
    return table.takes(table.card) and not table.beatable(table.card, by_foes=True)


def low(table: Table) -> bool:
    """At most half of the cards that may be played or laid are lower."""
    rank, mine = table.contract.order.rank, table.card
    lower = [
        each for each in table.legal if rank[each] < rank[mine] and trump(table, each) <= trump(table, mine)
    ]
    return 2 * len(lower) <= len(table.legal)


def may_trump(table: Table, seat: Seat) -> bool:
    """Tell whether a seat may hold a trump, and none of the suit of a card."""
    place = next(each for each in table.view.hidden if each.seat == seat and each.name == HAND)
    return bool(place.may & table.trumps) and not place.sure & table.suit(table.card)


def sides(table: Table) -> bool:
    """It is known who plays with whom."""
    return min(table.view.sides) >= 0


def taken(table: Table) -> int:
    """Count my tricks."""
    return sum(each.taker == table.me for each in table.view.tricks)


def single_or_row(table: Table) -> bool:
    """A plain card stands alone, or two stand in a row that nothing out parts."""
    order = table.contract.order
    for card in members(table.hand & ~table.trumps):
        held = table.hand & table.suit(card)
        if held == 1 << card:
            return True
        for other in members(held & order.beats[card]):
            if table.nobody(order.beats[card] & ~order.beats[other] & table.suit(card) & ~(1 << other)):
                return True
    return False


def beaten(table: Table, card: Card) -> int:
    """Count the cards of its suit that beat a card and that another hand may hold."""
    return sum(table.somebody(1 << each) for each in members(above(table, card)))


def beats(table: Table, card: Card) -> int:
    """Count the cards of its suit that another hand may hold and that a card beats."""
    lower = table.suit(card) & ~above(table, card) & ~(1 << card)
    return sum(table.somebody(1 << each) for each in members(lower))


def alike(table: Table) -> int:
    """Count the cards of a card's rank that I hold."""
    rank = table.rules.spec.pack.spell(table.card)[0]
    return (table.faces(rank) & table.hand).bit_count()


def fewest_called(table: Table) -> bool:
    """Of no suit that might be called is less held than of the one that is."""
    held = {
        say: (table.hand & mask(FAILS[suit])).bit_count()
        for (kind, suit), say in CALLS.items()
        if kind == "ace" and say in table.view.moves
    }
    return isinstance(table.said.move, Say) and held[table.said.move] == min(held.values())


def nothing_between(table: Table) -> bool:
    """Nobody else can hold a card between this one and the lowest of its suit that may be played."""
    order, suit = table.contract.order, table.suit(table.card)
    least = min((each for each in table.legal if suit >> each & 1), key=lambda each: order.rank[each])
    return table.nobody(above(table, least) & ~above(table, table.card) & ~(1 << table.card))


_CARD = r"\{[A-Z0-9]+\}"
REASONS: Mapping[str, Check] = {
    r"is the only card you may play": lambda t: len(t.legal) == 1,
    r"highest trump left|best trump left": lambda t: trump(t, t.card) and top(t),
    r"draws (a trump|one) (if|from (whoever|everyone))": draws,
    r"draws (?!(a trump|one) (if|from (whoever|everyone)))": surely_draws,
    r"(your opponent has no|nobody else has a) trump left": lambda t: t.nobody(t.trumps),
    rf"^{_CARD} takes the trick(?! unless)|so {_CARD} takes the trick|\}} takes the trick, whatever": lambda t: (
        (not t.trick or t.takes(t.card)) and not t.beatable(t.card)
    ),
    r"no higher card of (the|its) suit is out|nobody holds a higher trump": top,
    r"only a trump can take": lambda t: not trump(t, t.card),
    r"unlikely to be trumped": lambda t: t.beatable(t.card) < UNLIKELY,
    r"can’t be beaten": lambda t: (not t.trick or t.takes(t.card)) and not t.beatable(t.card),
    r"lowest card that (takes|should take) the trick": lowest_taker,
    r"lowest card that is likely to take": lowest_likely_taker,
    r"lowest trump takes the trick": lambda t: lowest_taker(t) and trump(t, t.card),
    r"none of your cards (beats it|takes the trick)|^you can’t take (the|this) trick|the trick is lost,": loses,
    r"so play the lowest": lowest,
    r"you can hardly take the trick|your side can hardly take": lambda t: all(
        t.ours(card) <= UNLIKELY for card in t.legal
    ),
    r"keep your honours": lambda t: any(
        each != t.card and t.said.game == "imperiale"
        for each in members(t.hand & t.trumps & t.faces(*"AKQJ7"))
    ),
    r"leaves your pairs guarded": lambda t: single(t) and pairs(t),
    r"^a single card": single,
    r"with so many trumps": lambda t: (t.hand & t.trumps).bit_count() > 2,
    r"clear the way for your other card": lambda t: bool(
        trump(t, t.card) and t.hand.bit_count() == 2 and plain(t) and t.somebody(t.trumps)
    ),
    r"from a long suit or a sequence": lambda t: bool(
        rest(t) & t.suit(t.card) & ~t.contract.order.beats[t.card]
    ),
    r"should take the trick": lambda t: shares(t) >= LIKELY,
    r"so add the points of": lambda t: points(t, t.card) > 0,
    r"your side takes the trick already": lambda t: shares(t) > 0.99,
    r"a counter is in this trick": lambda t: any(points(t, each) for each in t.trick),
    r"and so are the points it counts": lambda t: points(t, t.card) > 0,
    r"may take a counter": lambda t: t.somebody(
        counters(t, t.trumps & ~t.contract.order.beats[t.card] & ~t.said.cards)
    ),
    r"must beat \{\w+\} if they can": lambda t: higher_out(t) and not t.trick,
    r"costs them a (high|better) trump": lambda t: trump(t, t.card) and higher_out(t),
    r"spend a better card": higher_out,
    r"makes your other cards better": lambda t: bool(rest(t) & t.suit(t.card)),
    r"probably has none of this suit": lambda t: (
        not trump(t, t.card)
        and sum(t.often(t.suit(t.card), seat) for seat in t.later()) <= UNLIKELY
        and t.somebody(t.trumps)
    ),
    r"^you have to trump": lambda t: trump(t, t.card) and not t.hand & t.suit(t.trick[0]),
    r"best trump can wait": lambda t: not trump(t, t.card) and plain_tops(t, t.hand & t.trumps),
    r"trumps will bring the lead back": lambda t: bool(rest(t) & t.trumps),
    r"keeps? your better (ones|cards)": higher_left,
    r"no card you may \w+ counts less|none of your cards counts less": lambda t: (
        points(t, t.card) == min(points(t, each) for each in t.legal)
    ),
    r"another player is likely to bid|if another buys": lambda t: (
        sum(call.word == "pass" for call in t.view.public.auction) < t.seats - 1
    ),
    r"nobody else can buy": lambda t: (
        sum(call.word == "pass" for call in t.view.public.auction) == t.seats - 1
    ),
    r"partner has the trick so far": partner_has,
    r"beats what lies there": lambda t: t.takes(t.card),
    r"you need one trick": lambda t: not taken(t),
    r"other defender may take": lambda t: any(
        seat != t.me and t.mine(seat) and (seat in t.later() or seat == t.winning())
        for seat in range(t.seats)
    ),
    r"cost the declarer a trump": lambda t: not trump(t, t.card) and may_trump(t, t.declarer),
    r"^with (\d+) trumps you should": lambda t: (t.hand & t.trumps).bit_count() == t.number,
    r"is yours already": lambda t: taken(t) >= 3,
    r"brings out the called card": lambda t: bool(called(t) >> t.card & 1) and not sides(t),
    r"you must take the trick": lambda t: len(t.takers()) == len(t.legal),
    r"either side may still take": lambda t: not sides(t) or t.open(t.card),
    r"is low\.$": low,
    r"is your highest card": lambda t: (
        not any(t.contract.order.rank[each] > t.contract.order.rank[t.card] for each in t.legal)
    ),
    r"you have all \d+ tricks": lambda t: taken(t) == len(t.view.tricks) == t.number,
    r"nothing in this hand is worth keeping": lambda t: not t.hand,
    r"costs little": lambda t: (
        points(t, t.card) < max(11, 1 + max(points(t, each) for each in t.legal))
        if t.said.game in ("sheepshead", "illustrated_tarock")
        else not points(t, t.card) or all(points(t, each) for each in t.legal)
    ),
    r"neither a trump nor a king": lambda t: not (t.trumps | t.faces("K")) & t.said.cards,
    r"what would take this trick": lambda t: any(t.takes(each) for each in t.legal if each != t.card),
    r"scores a white|scores your sixth": lambda t: bool(t.trumps >> t.card & 1),
    r"ranks lowest of the cards you may play": lambda t: all(
        (trump(t, t.card), t.contract.order.rank[t.card]) <= (trump(t, each), t.contract.order.rank[each])
        for each in t.legal
    ),
    r"is the lowest of its suit that you may play": lowest,
    r"your other trump stays": lambda t: (rest(t) & t.trumps).bit_count() == 1,
    r"before it can take one of your other cards": lambda t: bool(plain(t)) and not rest(t) & t.trumps,
    r"your higher card of that suit stays": lambda t: any(
        t.contract.order.rank[each] > t.contract.order.rank[t.card]
        for each in members(rest(t) & t.suit(t.card))
    ),
    r"your third, and with it the majority": lambda t: taken(t) == 2 and not t.beatable(t.card),
    r"stays in your hand|keep the highest card of a suit": lambda t: bool(rest(t)),
    r"the highest card of a suit (stays|for)": lambda t: plain_tops(t, rest(t)),
    r"that fewer others beat": lambda t: any(
        beaten(t, each) < beaten(t, t.card) for each in members(rest(t))
    ),
    r"none of your cards is beaten by fewer": lambda t: all(
        beaten(t, t.card) <= beaten(t, each) for each in members(t.hand)
    ),
    r"none of your cards is beaten by more": lambda t: all(
        beaten(t, t.card) >= beaten(t, each) for each in t.legal
    ),
    r"none of your cards beats fewer": lambda t: all(beats(t, t.card) <= beats(t, each) for each in t.legal),
    r"cards that are no trumps, none counts less": lambda t: (
        points(t, t.card) == min(points(t, each) for each in members(t.hand & ~t.trumps))
    ),
    r"(of your cards|card you may play) ranks lower": lambda t: all(
        t.contract.order.rank[t.card] <= t.contract.order.rank[each] for each in t.legal
    ),
    r"is the lowest card you may play": lambda t: not any(t.beats(t.card, each) for each in t.legal),
    r"the highest (card )?you may play": lambda t: not any(t.beats(each, t.card) for each in t.legal),
    r"is your lowest( trump)?\.$": lambda t: lowest(t) and trump(t, t.card),
    r"that is no honour\.$": lambda t: not t.trumps & t.faces(*"AKQJ7") & t.said.cards,
    r"that is no bird\.$": lambda t: t.rules.spec.pack.spell(t.card) not in ("T1", "T2", "T3"),
    r"you hold (nothing but|only) trumps": lambda t: not any(not trump(t, each) for each in t.legal),
    r"no higher trump than": lambda t: trump(t, t.card) and top(t),
    r"is your only card that is no trump": lambda t: t.hand & ~t.trumps == t.said.cards,
    r"is no trump": lambda t: not trump(t, t.card),
    r"you hold no card of its suit, and can trump": can_ruff_later,
    r"leave this trick with": lambda t: not t.takes(t.card),
    r"keep what could take it": lambda t: bool(t.takers()) and t.card not in t.takers(),
    r"no card between them is out": nothing_between,
    r"does not belong to your ruff": lambda t: not (ruff(t.hand, t.rules.options).cards & t.said.cards),
    r"too low for a gleek": lambda t: not t.faces(*"AKQJ") & t.said.cards,
    r"you hold no second card of its rank": lambda t: alike(t) == 1,
    r"two of a rank pay nothing": lambda t: alike(t) > 1,
    r"somebody else holds a higher card of its suit": lambda t: not trump(t, t.card) and higher_out(t),
    r"no fewer cards of any other suit that you may call": fewest_called,
    r"of your longest suit": lambda t: all(
        (t.hand & t.suit(t.card)).bit_count() >= (t.hand & t.suit(each)).bit_count()
        for each in members(t.hand)
    ),
    r"the last trick pays a point: keep": lambda t: len(t.view.tricks) == 3,
    r"is the only card of yours that beats": lambda t: t.takers() == [t.card],
    r"has the trick so far, and fewer": lambda t: t.takes(t.card),
    r"to the last|keeps the capot possible": lambda t: taken(t) == len(t.view.tricks),
}
TIPS: Mapping[str, Check] = {
    r"take a rich trick": choice_to_take,
    r"draw them while yours are better": drawing,
    r"your kings are safe": lambda t: bool(t.hand & ~t.trumps & t.faces("K")),
    r"lead (your )?aces|your aces are safer": lambda t: bool(t.hand & ~t.trumps & t.faces("A")),
    r"leave trumps to the picker": lambda t: any(not trump(t, each) for each in t.legal),
    r"lead the called suit|its suit finds your partner": lambda t: any(
        called(t) >> each & 1 for each in t.legal
    ),
    r"keep high trumps": drawing,
    r"with the best trump and many more lead them|lead trumps if you can|the highest trump (takes|first)": lambda t: (
        any(trump(t, each) for each in t.legal)
    ),
    r"draw the counters of the others": lambda t: t.somebody(counters(t, t.trumps)),
    r"take it if that costs you no counter": lambda t: bool(t.takers()),
    r"keep a queen": lambda t: any(
        (t.hand & t.suit(queen)).bit_count() > 1 for queen in members(t.hand & ~t.trumps & t.faces("Q"))
    ),
    r"lead the highest of a sequence": single_or_row,
    r"lead yours while you can|keep your honours": lambda t: bool(t.hand & t.trumps & t.faces(*"AKQJ7")),
    r"it keeps the lead": lambda t: plain_tops(t, t.hand & t.trumps),
    r"takes the trick and draws another": lambda t: plain_tops(t, t.hand & t.trumps) and t.somebody(t.trumps),
    r"(opponent can have none|nobody else can have one)": lambda t: t.nobody(t.trumps),
    r"trumps can wait now|let trumps bring the lead back": lambda t: bool(
        t.hand & t.trumps and t.hand & ~t.trumps
    ),
    r"lead an ace from a suit in which you have more": lambda t: any(
        (t.hand & t.suit(ace)).bit_count() > 1 for ace in members(t.hand & ~t.trumps & t.faces("A"))
    ),
    r"so that you can trump it": lambda t: bool(t.hand & t.trumps) and bool(t.hand & ~t.trumps),
    r"keep trumps; you hold": lambda t: bool(t.hand & t.trumps),
    r"you hold no trump": lambda t: not t.hand & t.trumps,
    r"take a cheap one": lambda t: not taken(t) and bool(t.takers()),
    r"add points (if|to those)|give points only if": lambda t: len({points(t, each) for each in t.legal}) > 1,
    r"you need not trump": lambda t: (
        not any(t.suit(t.trick[0]) >> each & 1 for each in t.legal)
        and any(not trump(t, each) for each in t.legal)
    ),
    r"nobody against you can beat it": lambda t: (
        not any(
            t.beats(reply, t.contract.crown(t.trick, t.contract.order))
            for hands in t.some
            for seat in t.later()
            if not t.mine(seat)
            for reply in t.replies(hands[seat], t.trick)
        )
    ),
    r"give it an ace or a ten": lambda t: any(
        (t.faces("A", "T") & ~t.trumps) >> each & 1 for each in t.legal
    ),
    r"or take this one yourself": lambda t: bool(t.takers()),
    r"stay below it|keep out of this one|keep out of the rest": lambda t: any(
        not t.takes(each) for each in t.legal
    ),
    r"discard the rest": lambda t: bool(t.hand & ~(t.trumps | t.faces("K"))),
    r"a suit in which your side holds the highest": lambda t: any(
        t.nobody(above(t, card))
        for seat in range(t.seats)
        if t.mine(seat)
        for card in members(t.hand if seat == t.me else min(hands[seat] for hands in t.some))
    ),
}


PRINCIPLES: Mapping[str, Check] = {
    r"afterwards you can trump|you can trump it (when|the first)": lambda t: (
        can_ruff_later(t) if not _lays(t) else void_wins_ruffs(t)
    ),
    r"and can trump sooner": can_ruff_in_time,
    r"your aces are safer|trump your aces": lambda t: bool(plain(t) & t.faces("A")),
    r"your kings are safe": lambda t: bool(plain(t) & t.faces("K")),
    r"(plain cards|your points) (are|is) safer? (after|afterwards|from)|way for your plain cards": lambda t: (
        bool(plain(t))
    ),
    r"is vulnerable": lambda t: (
        t.rules.options.vulnerability != "none"
        and (t.rules.options.vulnerability == "any_refusal" or not t.view.public.exchanged)
    ),
    r"must beat your lead": lambda t: t.rules.options.must_head,
    r"only the leader": lambda t: t.rules.options.honours_scoring == "leader",
    r"whoever takes a trick scores": lambda t: t.rules.options.honours_scoring != "leader",
    r"one card brings a": lambda t: t.rules.options.split_combination == "holder",
    r"one card that falls to you dupes": lambda t: t.rules.options.split_combination == "captor",
    r"you see your partner": lambda t: t.rules.options.partners_show and t.seats > 2,
    r"count for your side without|what you discard counts for you": lambda t: (
        t.said.game == "illustrated_tarock" or t.rules.options.bury_counts
    ),
    r"a picker who loses pays double": lambda t: t.rules.options.double_on_the_bump,
    r"a suit that the declarer has no more of": lambda t: not t.often(t.suit(t.card), t.declarer),
    r"your side has more of them": lambda t: (t.hand & t.trumps).bit_count() > 1,
    r"called suit early": lambda t: len(t.view.tricks) < EARLY,
    r"worth more than adding a card": lambda t: points(t, t.card) < points(t, t.other),
    r"the card that counts most": lambda t: points(t, t.card) > points(t, t.other),
    r"nobody else can have a card of this suit": lambda t: t.nobody(t.suit(t.card)),
    r"sure trick in a plain suit|trick you are sure of|of two sure cards|of two highest": top,
    r"nothing beats it|unbeaten trump|that can’t be beaten": lambda t: trump(t, t.card) and top(t),
    r"(it|each round|each of them|draws) (another|takes its trumps|a better one|one from)|bring higher ones out": lambda t: (
        t.somebody(t.trumps)
    ),
    r"bring higher ones out|low trump draws a better": higher_out,
    r"your trumps bring you in": lambda t: bool(rest(t) & t.trumps),
    r"stands? alone in (its|their) suits?": single,
    r"keep your trumps": lambda t: not trump(t, t.card) and bool(rest(t) & t.trumps),
    r"^among trumps": lambda t: trump(t, t.card) and trump(t, t.other),
    r"with nothing sure": lambda t: t.somebody(above(t, t.card)),
    r"longest suit": lambda t: (
        not _lays(t)
        and (t.hand & t.suit(t.card)).bit_count()
        == max((t.hand & t.suit(card)).bit_count() for card in members(t.hand & ~t.trumps))
        if t.said.key == "lead_long"
        else True
    ),
    r"a short suit:": lambda t: (
        _lays(t) or (t.hand & t.suit(t.card)).bit_count() < (t.hand & t.suit(t.other)).bit_count()
    ),
    r"your side has the trick|don’t leave a trick to your partner": partner_has,
    r"somebody after you can still take": lambda t: t.winning_beatable(),
    r"you have none of the suit led": lambda t: not t.hand & t.suit(t.trick[0]),
    r"^take the trick|you take the trick|take the trick with|either card would take": lambda t: t.takes(
        t.card
    ),
    r"you take the trick either way|either card would take": lambda t: t.takes(t.card) and t.takes(t.other),
    r"you take the trick anyway": lambda t: len(t.takers()) == len(t.legal),
    r"nobody who could take it from you|its points are yours for sure": last_to_take,
    r"others play after you": lambda t: any(t.foe(seat) for seat in t.later()),
    r"by somebody who plays after you": lambda t: t.may_be_beaten(t.other),
    r"let this (one|trick) go|let the trick go|stay below this": lambda t: (
        not t.takes(t.card) and (not t.trick or bool(t.takers()))
    ),
    r"you can’t take this trick|the trick is lost": loses,
    r"a trump is worth too much": lambda t: not trump(t, t.card) and trump(t, t.other),
    r"a card that counts little|few points\.": lambda t: points(t, t.card) < points(t, t.other),
    r"give it the card that counts\.": lambda t: points(t, t.card) > points(t, t.other),
    r"keep the highest card of a suit": lambda t: t.nobody(above(t, t.other)),
    r"somebody else takes this trick": lambda t: not t.takes(t.card),
    r"lead the card that counts": lambda t: points(t, t.card) > points(t, t.other),
    r"don’t give up trumps|keep trumps": lambda t: bool(t.hand & ~t.said.cards & t.trumps),
    r"with the lowest card that does it": lowest_taker,
    r"a counter in the trick": lambda t: any(points(t, each) for each in t.trick),
    r"a counter is worth": lambda t: points(t, t.card) > 0,
    r"counter among their last trumps": lambda t: t.somebody(counters(t, t.trumps)),
    r"the last trick pays a point": lambda t: len(t.view.tricks) >= 3,
    r"high card of a suit until|play a suit from the top": lambda t: (
        t.suit(t.card) == t.suit(t.other) and t.card != t.other
    ),
    r"your sure trick does not run away": lambda t: t.nobody(above(t, t.other)),
    r"trump your plain cards": lambda t: bool(plain(t)),
    r"whoever has it so far may be on your side": lambda t: not t.trick or t.winning() != t.me,
    r"give up all cards of a short suit|all cards of a suit": void_wins_ruffs,
    r"lead honours|lead a low honour": lambda t: bool(t.trumps >> t.card & 1),
    r"as declarer|as picker or partner": lambda t: t.mine(t.declarer) if t.declarer >= 0 else False,
    r"defenders seldom lead trumps|against a declarer": lambda t: t.foe(t.declarer),
}


def _lays(table: Table) -> bool:
    return isinstance(table.said.move, Lay)


CLAIMS: Mapping[str, Mapping[str, Check]] = {"reason": REASONS, "tip": TIPS, "principle": PRINCIPLES}
_COMPILED = {
    kind: [(re.compile(phrase, re.IGNORECASE), check) for phrase, check in claims.items()]
    for kind, claims in CLAIMS.items()
}


def broken(said: Heard) -> list[str]:
    """List the phrases of a sentence that are not true where it is said."""
    table = Table(said)
    return [
        phrase.pattern
        for phrase, check in _COMPILED[said.kind]
        if phrase.search(said.text) and not check(table)
    ]
