"""Plays by keyboard and knows only what was spoken: ``python -m tests.readers.stranger GAME [match]`` prints it."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from game.resources import root
from game.wording import load
from tests.readers.orca import Listener, listening

WORDS = load(root() / "words" / "en")
SAY = re.compile(r"You may say: (.*?[^.])\.(?: |$)")
NAMES = "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"
NUMBERS = {name: number for number, name in enumerate(NAMES, 1)}
COUNT = re.compile(rf"\b(\d+|{'|'.join(NUMBERS)}) cards?\b", re.IGNORECASE)
BUTTON = re.compile(r"\b(?:push )?button\b")
OVER = ("Play again",)
"""Buttons of the result of a match."""
SHORTEST = {"sheepshead": (WORDS.get("sheepshead.option.match_rounds.name"), "Left")}
"""House rules, each with the key that changes it, which make a match as short as the game offers."""
DEALS = 80
STEPS = 400
"""Decisions of the longest match."""


class Stranger:
    """Sits down at a game and plays a deal."""

    def __init__(self, who: Listener, game: str) -> None:
        self.who = who
        self._name = WORDS.get(f"{game}.name")
        self._question = WORDS.get(f"{game}.table_question.title")  # where the game has one
        self._focus = ""  # what was said last of what has the focus
        self._chosen = 0  # cards for an exchange

    def press(self, key: str) -> str:
        told = self.who.press(key)
        self._notice(told)
        return told

    def _notice(self, told: str) -> None:
        if BUTTON.search(told):
            self._focus = told

    def sit_down(self, rule: str = "", key: str = "") -> None:
        """Go from the title to the table of the game by what is said; a house rule is changed first by one press."""
        self.walk_to(WORDS.get("screens.title.play"), "Tab")
        self.press("Return")
        self._find_game()
        if rule:
            self._set_up(rule, key)
            return
        self.walk_to(WORDS.get("screens.title.play"), "Left")
        told = self.press("Return")
        if WORDS.get("room.first_time", game=self._name) in told:
            self.walk_to(WORDS.get("room.usual"), "Left", "Down", "Right", "Up")
            self.press("Return")

    def _set_up(self, rule: str, key: str) -> None:
        """Change a house rule, looked for from the last of them on."""
        start = WORDS.get("setup.start")
        self.walk_to(WORDS.get("room.setup"), "Right")
        if self._question in self.press("Return"):
            self.press("Return")
        self.walk_to(WORDS.get("setup.first_steps"), "Tab")
        for each in ("End", "Left"):
            self.press(each)
        for _ in range(12):
            if f"{rule}: " in self._focus:
                break
            self.press("Up")
        before = self._focus
        assert f"{rule}: " in self.press(key) != before, self.who.log[-9:]
        self.walk_to(start, "Tab")
        self.press("Return")

    def _find_game(self) -> None:
        """Go through all there is until the name of the game is said, which stands before its buttons."""
        for _ in range(40):
            told = self.press("Tab")
            if self._name in told and f"{self._name} with me" not in told:  # the first steps of it
                return
        raise AssertionError(self.who.log)

    def walk_to(self, name: str, *keys: str) -> None:
        for turn in range(12):
            if self._at((name,)):
                return
            self.press(keys[turn % len(keys)])
        message = f"there is no {name}: {self.who.log[-30:]}"
        raise AssertionError(message)

    def play(self, *over: str) -> None:
        """Decide whatever is asked until a button is said that stands where it is over."""
        for _ in range(STEPS):
            if self._at(over):
                return
            told = self.press("F4")
            if self._at(over):
                return
            if "when you have chosen" in told:
                self._exchange(told)
            elif found := SAY.search(told):
                self._answer(found.group(1))
            elif "You may choose" in told:
                self._card()
            elif "button" in self._focus and "is to act" not in told:
                self.press("Return")
            else:
                self._notice(" ".join(each.text for each in self.who.hear()))
        raise AssertionError(self.who.log[-60:])

    def _at(self, names: Sequence[str]) -> bool:
        return any(f"{name} push button" in self._focus or f"{name} button" in self._focus for name in names)

    def play_match(self) -> None:
        """Play deal after deal, and look back from the result of the match."""
        going_on = WORDS.get("result.next")
        for _ in range(DEALS):
            self.play(going_on, *OVER)
            if self._at(OVER):
                self.walk_to(WORDS.get("review.enter"), "Left")
                self.press("Return")
                for key in ("F8", "Left", "Left", "Right", "Down", "Escape"):
                    self.press(key)
                return
            self._focus = ""
            self.press("Return")
        raise AssertionError(self.who.log[-60:])

    def _answer(self, words: str) -> None:
        """Say the first of some words that is found."""
        names = [each.strip() for each in re.split("[,;]", words)]
        for _ in range(12):
            if any(self._focus.startswith(each) or f" {each} " in self._focus for each in names):
                break
            self.press("Tab")
        self._focus = ""
        self.press("Return")

    def _card(self) -> None:
        """Play the first card that is said to be allowed."""
        told, place = self._focus, 0  # which may be a card already
        while ", playable" not in told.rpartition("button")[2] and (told or not place):
            place += 1
            told = self.press(str(place % 10) if place <= 10 else f"alt+{place % 10}")
        self._focus = ""
        self.press("Return")

    def _exchange(self, told: str) -> None:
        """Choose as many cards as are asked for, one more each time that is not enough, and finish."""
        asked = COUNT.search(told)
        wanted = (
            (int(asked.group(1)) if asked.group(1).isdigit() else NUMBERS[asked.group(1).lower()])
            if asked
            else 1
        )
        for place in range(1, wanted + 1):
            key = str(place % 10) if place <= 10 else f"alt+{place % 10}"
            if "chosen" not in self.press(key):
                self.press("Return")
        self._focus = ""
        self.press("l")


def main() -> None:
    """Play a deal or, if `match` follows the game, a whole match, and print what was pressed and spoken."""
    game, *whole = sys.argv[1:]
    with TemporaryDirectory() as folder, listening(Path(folder)) as who:
        stranger = Stranger(who, game)
        try:
            if whole:
                stranger.sit_down(*SHORTEST.get(game, ()))
                stranger.play_match()
            else:
                stranger.sit_down()
                stranger.play(WORDS.get("result.next"))
        finally:
            sys.stdout.write("\n".join(who.log) + "\n")


if __name__ == "__main__":
    main()
