"""A match set-up while it is being edited, and what is still wrong with it."""

from collections.abc import Mapping
from typing import Any

from game.catalogue import Game
from game.core.cards import BadNotation, Card, Cards, Seat
from game.core.deal import deal_out
from game.core.move import Deal, parse
from game.core.options import Option, Value, changed, chosen, declared
from game.core.record import field, record, replace
from game.core.rules import Rules, Spec
from game.play.match_setup import ME, MatchSetup, Opponent, company, proper, seats_of
from game.session.players import KNOWN
from game.wording import Words, fault


@record
class Draft:
    """A set-up in the making."""

    game: Game
    options: tuple[tuple[str, Value], ...]  # those that differ from the default
    opponents: tuple[Opponent, ...]  # names as they are being typed, known ones as they are stored
    dealer: Seat | None
    deal: str = ""  # a stated deal as it is being typed
    table: Mapping[str, Value] = field(default_factory=dict)  # house rules of the player's own table

    @property
    def declared(self) -> tuple[Option, ...]:
        """Every house rule of the game."""
        return declared(self.game.options)

    def usual(self, option: Option) -> Value:
        """Tell what is usual at the player's table."""
        return self.table.get(option.id, option.default)

    def value(self, option: Option) -> Value:
        """Tell what is chosen."""
        return dict(self.options).get(option.id, option.default)

    def choose(self, option: Option, value: Value) -> "Draft":
        picked = dict(self.options) | {option.id: value}
        return self.with_options(picked)

    def with_options(self, picked: Mapping[str, Value]) -> "Draft":
        """Choose every option anew; those not named go back to their default. So many sit down as the rules ask for."""
        kept = tuple(
            (each.id, picked[each.id])
            for each in self.declared
            if picked.get(each.id, each.default) != each.default
        )
        opponents = company(seats_of(self.game, dict(kept)) - 1, self.opponents)
        dealer = self.dealer if self.dealer is not None and self.dealer <= len(opponents) else None
        return replace(self, options=kept, opponents=opponents, dealer=dealer)

    @property
    def preset(self) -> str:
        """Name the preset that says the same; empty when these are rules of the player's own."""
        mine = dict(self.options)
        same = (
            name
            for name, picked in self.game.presets.items()
            if changed(chosen(self.game.options, picked)) == mine
        )
        return next(same, "")

    def with_opponent(self, place: int, opponent: Opponent) -> "Draft":
        """Put somebody else in a seat."""
        return replace(self, opponents=(*self.opponents[:place], opponent, *self.opponents[place + 1 :]))

    @property
    def level(self) -> str:
        """The level of all others; empty where they differ."""
        levels = {each.level for each in self.opponents}
        return levels.pop() if len(levels) == 1 else ""

    def with_level(self, level: str) -> "Draft":
        """Have all others play at one level."""
        return replace(self, opponents=tuple(replace(each, level=level) for each in self.opponents))

    def with_another(self, place: int) -> "Draft":
        """Put the next known opponent who is not at the table in a seat, with the level of whoever sat there."""
        taken, there = {each.name for each in self.opponents}, self.opponents[place]
        start = KNOWN.index(there.name) + 1 if there.name in KNOWN else 0
        free = (name for name in (*KNOWN[start:], *KNOWN[:start]) if name not in taken)
        return self.with_opponent(place, Opponent(next(free, there.name), there.level))

    @property
    def asks_dealer(self) -> bool:
        """Whether it is for this screen to ask who deals first."""
        return self.game.given.first_dealer is None

    def rules(self) -> Rules[Any, Any]:
        """Build the game; raise ValueError when the options do not go together."""
        return self.game.rules(chosen(self.game.options, dict(self.options)))

    @property
    def spec(self) -> Spec:
        """What is fixed by these options, by the usual ones where they do not go together."""
        try:
            return self.rules().spec
        except ValueError:
            return self.game.rules(self.game.options()).spec

    @property
    def partnered(self) -> bool:
        """Whether some of the others win and lose with me all match long."""
        return any(ME in party and len(party) > 1 for party in self.spec.parties)

    def stated(self) -> tuple[Card, ...]:
        """Read the stated deal, nothing for an empty one; raise BadNotation."""
        words = self.deal.replace(",", " ").split()
        if words and words[0].lower() == "deal":
            del words[0]
        if not words:
            return ()
        move = parse(" ".join(("deal", *words)), self.rules().spec.pack)
        assert isinstance(move, Deal)
        return move.cards

    def hands(self) -> tuple[Cards, ...]:
        """Deal the stated pack out, by seat; empty when there is none or nobody knows yet who deals."""
        if self.dealer is None or self.deal_fault or not self.stated():
            return ()
        spec = self.rules().spec
        return deal_out(spec.packets, self.stated(), self.dealer, spec.seats).hands

    @property
    def deal_fault(self) -> BadNotation | None:
        """What is wrong with the stated deal, if anything is."""
        try:
            self.stated()
        except BadNotation as error:
            return error
        return None

    def fault(self, words: Words) -> str:
        """Say in one sentence why nobody can sit down yet; empty when all is well."""
        names = [proper(each.name) for each in self.opponents]
        if not all(names):
            return words.get("setup.fault_name")
        if len(set(names)) < len(names):
            return words.get("setup.fault_same_name")
        try:
            self.rules()
        except ValueError as error:
            return words.get("setup.fault_options", fault=fault(words, error))
        wrong = self.deal_fault
        return words.get("setup.deal_blocked", fault=fault(words, wrong)) if wrong else ""

    def match_setup(self) -> MatchSetup:
        """Give what has been chosen."""
        opponents = tuple(Opponent(proper(each.name), each.level) for each in self.opponents)
        return MatchSetup(self.game.id, self.options, opponents, self.stated(), self.dealer)


def draft_of(game: Game, match_setup: MatchSetup, answer: str) -> Draft:
    """Begin with a set-up, for a player who has answered the game's question so."""
    options, table = match_setup.options, game.answered(answer)
    return Draft(game, options, match_setup.opponents, match_setup.dealer, table=table)
