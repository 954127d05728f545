"""What the coach finds, in words: the class of a decision with its sign, advice, what was given away, and luck."""

from game.coach.judging import BAD, BLUNDER, DOUBTFUL, FINE, Verdict
from game.coach.review import Look, Review
from game.core.bot import Decision
from game.core.move import Move
from game.telling.captions import Captions
from game.ui.lookback.steps import Comment, StepSign
from game.ui.widgets.text import Tint
from game.wording import Words, approximate, decimal

WAITING, PASSABLE, SUSPECT = "waiting", "passable", "suspect"
SIGNS = {
    FINE: ("check", Tint.GOOD),
    DOUBTFUL: ("minus", Tint.GOLD),
    BAD: ("warning", Tint.BAD),
    BLUNDER: ("close", Tint.BAD),
    PASSABLE: ("eye", Tint.MUTED),
    SUSPECT: ("search", Tint.GOLD),
    WAITING: ("dot", Tint.MUTED),
}
"""The icon and the colour of each class, and of decisions that are not settled; no two icons are alike."""


class Verdicts:
    """Words them."""

    def __init__(self, words: Words, captions: Captions) -> None:
        """Speak with these captions."""
        self._words = words
        self._captions = captions

    def say(self, key: str, **values: object) -> str:
        """Give a caption of the coach's; every one may name the unit in which all is counted."""
        return self._words.get(f"coach.{key}", unit=self._captions.gain_unit, **values)

    def about(self, mean: float, error: float, beside: float = 0.0) -> str:
        """Write an average with its standard error, as finely as what stands beside it."""
        amount = decimal(mean, plus=True, beside=max(error, beside))
        return self.say("about", amount=amount, error=decimal(error, beside=max(abs(mean), beside)))

    def line(self, name: str, told: str) -> str:
        """Tell a line of a table in one sentence."""
        return self._words.get("aloud.line", name=name, told=told)

    def mark(self, review: Review, verdict: Verdict | None) -> StepSign:
        """Give the sign and the word of a decision; before it is settled it has no class."""
        kind, look = (
            review.kind(verdict) if verdict else WAITING,
            review.look(verdict.at) if verdict else None,
        )
        word = kind
        if look is not None:
            kind = PASSABLE if kind == FINE else SUSPECT
            word = f"{_stage(look)}_{kind}"
        sign, tint = SIGNS[kind]
        return StepSign(sign, self.say(f"kind.{word}"), tint)

    def comments(self, review: Review, verdict: Verdict) -> tuple[Comment, ...]:
        """Say what the master advises, what was given away by what could be known, and what was luck."""
        told = (
            (self._advice(verdict), Tint.CREAM),
            (self._lost(review, verdict), Tint.CREAM),
            (self._luck(verdict), Tint.MUTED),
            (self.say("compare", number=len(verdict.options)), Tint.GOLD),
        )
        return tuple(Comment(text, self._captions.cards.aloud(text), tint) for text, tint in told)

    def _advice(self, verdict: Verdict) -> str:
        decision = Decision(verdict.advised, verdict.reason)
        if verdict.made == verdict.advised:
            return f"{self.say('same')} {self._captions.why(verdict.reason)}".strip()
        return self.say("advice", advice=self._captions.advice(decision))

    def _lost(self, review: Review, verdict: Verdict) -> str:
        look = review.look(verdict.at)
        if look is not None:
            return self._so_far(review, verdict, look)
        if verdict.made == verdict.advised:
            return self.say("nothing")
        key = "unmeasured"
        if verdict.believed:
            key = "slight" if review.kind(verdict) == FINE else "lost"
        return self.say(key, amount=approximate(verdict.loss, verdict.error))

    def _so_far(self, review: Review, verdict: Verdict, look: Look) -> str:
        """Say what a look that is not over has found, and that it is not over."""
        kind = PASSABLE if review.kind(verdict) == FINE else SUSPECT
        amount = approximate(verdict.loss, verdict.error)
        found = self.say(f"so_far.{kind}", amount=amount)
        return self.say(f"so_far.{_stage(look)}", number=look.worlds, found=found)

    def _luck(self, verdict: Verdict) -> str:
        best = max(verdict.options, key=lambda each: each.opened)
        if not verdict.hindsight:
            return self.say("luck_best")
        made, amount = self.move(verdict.made), decimal(verdict.hindsight)
        return self.say("luck", move=self.move(best.move), amount=amount, made=made)

    def move(self, move: Move) -> str:
        """Name a move in a word or two, with signs."""
        return self._captions.naming(move)

    def aloud(self, text: str) -> str:
        """Say a sentence without its signs."""
        return self._captions.cards.aloud(text)


def _stage(look: Look) -> str:
    """Name how far a look has come."""
    return "closer" if look.closer else "first"
