"""The wheel goes into an empty environment and plays; the source distribution holds what a wheel is made of."""

import os
import subprocess
import tarfile
import venv
from pathlib import Path

import pytest

from tests.package import making
from tests.repository import tracked

pytestmark = pytest.mark.package


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheels")
    making.make(folder, "wheel", "compiled-wheel", "sdist")
    return folder


@pytest.mark.parametrize(
    ("kind", "core"), [("py3-none-any", "pure Python, as none was compiled"), ("cp3*", "compiled")]
)
def test_a_wheel_plays_in_an_empty_environment(made: Path, tmp_path: Path, kind: str, core: str) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    programs = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    (wheel,) = made.glob(f"*-{kind}*.whl")
    env = {**os.environ, "PIP_CONSTRAINT": str(tracked.ROOT / "build" / "constraints.txt")}
    env.pop("PYTHONPATH", None)
    subprocess.run(
        [str(programs / "python"), "-m", "pip", "install", "--quiet", str(wheel)], env=env, check=True
    )
    words = [str(programs / "parlour-tricks"), "--selftest"]
    done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[0] == f"Core: {core}"


def test_the_source_distribution_is_whole(made: Path) -> None:
    (archive,) = made.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    wanted = {name for name in tracked.files() if name.split("/")[0] in ("assets", "build", "game", "tests")}
    assert wanted - inside == set()
