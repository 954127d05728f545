"""Digests are those of everybody else, and need no library as large as all the rest."""

import hashlib
import subprocess
import sys

from game.core.digest import sha256


def test_a_digest_is_that_of_the_standard() -> None:
    for data in (b"", b"abc", bytes(range(256)) * 9):
        assert sha256(data) == hashlib.sha256(data).digest()


def test_the_program_does_not_bring_openssl_into_memory() -> None:
    asked = "import sys, game.app.application, game.app.navigator; print('_hashlib' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.split()[-1] == "False"
