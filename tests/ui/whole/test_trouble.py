"""What stops the program is written down, told in a sentence, and loses nothing."""

from argparse import Namespace
from pathlib import Path

import pytest

from game import app
from game.app.application import Application


def test_trouble_is_written_down_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(app: Application) -> None:
        assert app.window.canvas is not None
        raise ZeroDivisionError

    monkeypatch.setattr(Application, "play", stumble)
    assert app.run(Namespace(data_dir=tmp_path, file=None)) == 1
    log = tmp_path / "state" / "trouble.log"
    assert str(log) in capsys.readouterr().err
    assert "ZeroDivisionError" in log.read_text("utf-8")
