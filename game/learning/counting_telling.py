"""What counting says: the questions, their answers, and how the right one is reckoned."""

from collections.abc import Sequence

from game.core.cards import NOBODY
from game.core.trick import Contract
from game.core.view import View
from game.learning.counting import NUMBERED, CountQuestion, Evidence, side_of
from game.telling.captions import Captions
from game.wording import Words


class CountTeller:
    """Says what there is to say of the questions in one game, to one player."""

    def __init__(self, captions: Captions, words: Words, contract: Contract, view: View[object]) -> None:
        self._captions = captions
        self._words = words
        self._contract = contract
        self._view = view

    def _say(self, key: str, **values: object) -> str:
        return self._words.get(f"drills.count.{key}", **values)

    def suit(self, suit: int) -> str:
        trumps = self._contract.order.trumps
        cards = self._contract.order.follows[suit]
        if cards & trumps:
            return self._say("trumps_suit")
        plain = [face for card, face in enumerate(self._captions.cards.pack.faces) if cards >> card & 1]
        return self._captions.cards.suit(plain[0][-1])

    def asks(self, question: CountQuestion) -> str:
        together = len(side_of(self._view)) > 1
        match question.kind:
            case "points":
                return self._say("ask_points_side" if together else "ask_points")
            case kind:
                return self._say(f"ask_{kind}", suit=self.suit(question.suit))

    def answer(self, question: CountQuestion, answer: int) -> str:
        """Name an answer, as it stands on its button."""
        match question.kind:
            case "void":
                return self._say("nobody") if answer == NOBODY else self._captions.players.name(answer)
            case "highest":
                told = self._captions.cards.spoken(answer)
                return told[:1].upper() + told[1:]
            case _:
                return str(answer)

    def told(self, question: CountQuestion, answer: int) -> str:
        """Say whether an answer is right, and how the right one is reckoned."""
        first = self._say("right" if answer == question.answer else "wrong")
        right = self.answer(question, question.answer)
        match question.kind:
            case "trumps":
                sizes = {"total": question.total, "gone": question.gone, "mine": question.mine}
                why = self._say("why_trumps", **sizes, number=question.answer)
            case "points":
                why = self._say("why_points", number=question.answer)
            case "void":
                nobody = question.answer == NOBODY
                why = self._say(
                    "why_nobody" if nobody else "why_void", seat=right, suit=self.suit(question.suit)
                )
            case _:
                why = self._say("why_highest", card=right)
        return f"{first} {why}"

    def last(self, question: CountQuestion, before: int) -> str:
        if question.kind not in NUMBERED:
            return ""
        return self._say(f"last_{question.kind}", number=before)

    def marks(self, question: CountQuestion, marks: Sequence[int]) -> str:
        """Say what the marks of the tricks are: a number for each, from the first that matters."""
        together = question.kind == "points" and len(side_of(self._view)) > 1
        key = "marks_points_side" if together else f"marks_{question.kind}"
        suit = self.suit(question.suit) if question.suit >= 0 else ""
        return self._say(key, suit=suit, numbers=self._say("mark").join(map(str, marks)))

    def row(self, evidence: Evidence) -> str:
        if evidence.leader == NOBODY:
            return self._say("row_played")
        if evidence.leader == self._view.me:
            return self._say("row_led_you")
        return self._say("row_led", seat=self._captions.players.within(evidence.leader))
