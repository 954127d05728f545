"""What the cards of a game are called: with signs for whoever reads, in words for whoever listens."""

from game.core.cards import Pack, members
from game.telling import signs
from game.wording import Words


class CardNames:
    """Names the cards of one pack."""

    def __init__(self, words: Words, pack: Pack) -> None:
        """Name these cards in these words."""
        self.pack = pack
        self._words = words

    def suit(self, letter: str) -> str:
        """Name a suit."""
        return self._words.get(f"table.suit.{letter}") if letter else ""

    def face(self, card: int) -> str:
        """Give the notation of a card."""
        return self.pack.spell(card)

    def written(self, card: int) -> str:
        """Write one card with its sign."""
        face = self.pack.spell(card)
        sign = f"{{{face}}}"
        return sign if signs.SIGN.fullmatch(sign) else self._words.get(f"table.card.{face}")

    def listed(self, cards: int, between: str = "or") -> str:
        """List cards with their signs; the last two are joined by "or" or "and"."""
        shown = [self.written(card) for card in members(cards)]
        joined = self._words.get("table.comma").join(shown[:-1])
        return self._words.get(f"table.{between}", one=joined, other=shown[-1]) if joined else "".join(shown)

    def brief(self, card: int) -> str:
        """Write one card as shortly as it can be read."""
        key = f"table.short.{self.pack.spell(card)}"
        return self._words.get(key) if key in self._words else self.written(card)

    def spoken(self, card: int) -> str:
        """Name a card in words."""
        return self._said(self.pack.spell(card))

    def aloud(self, text: str) -> str:
        """Say a sentence without its signs."""
        return signs.spoken(text, lambda face: self.suit(face) if len(face) == 1 else self._said(face))

    def _said(self, face: str) -> str:
        own = f"table.card.{face}"
        if own in self._words:
            return self._words.get(own)
        rank = self._words.get(f"table.rank.{face[0]}")
        return self._words.get("table.card_of", rank=rank, suit=self.suit(face[-1]))
