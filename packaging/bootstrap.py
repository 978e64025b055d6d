"""Start or test MHA Desktop from a checkout; what is missing is installed first.

    python3 packaging/bootstrap.py run  [-- ARGUMENTS OF MHA DESKTOP]
    python3 packaging/bootstrap.py test [-- ARGUMENTS OF PYTEST]

The Python packages go into ``.venv`` of the checkout. Missing Debian packages are installed when
this runs as root; anyone else gets the line to run. What is in place is remembered by stamps in
``.venv``, so that a second start asks neither pip nor dpkg.
"""

from __future__ import annotations  # an old Python must be able to read on to the version check

import argparse
import fcntl
import hashlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
INTERRUPTED = VENV / "installing"
PICTURE = "mha-desktop-heads.png"

QT_LIBRARIES = (
    "libegl1", "libgl1", "libglib2.0-0", "libfontconfig1", "libfreetype6", "libxkbcommon0",
    "libx11-6", "libdbus-1-3", "fonts-dejavu-core",
)  # fmt: skip
X_LIBRARIES = (
    "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1", "libxcb-randr0",
    "libxcb-render-util0", "libxcb-shape0", "libxcb-xkb1", "libxkbcommon-x11-0", "libx11-xcb1",
)  # fmt: skip
FONTS = ("fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji")
VIRTUAL_DISPLAY = ("xvfb", "xauth")

# For all tests; a few are there sooner without workers. Two would be a tenth faster on two cores,
# but no process was tried yet with more windows than a quarter of the tests opens.
IN_MANY_PROCESSES = ["-n", "4", "--dist", "worksteal"]

DEBIAN_PACKAGES = {
    "run": QT_LIBRARIES + X_LIBRARIES + FONTS,
    "test": QT_LIBRARIES + X_LIBRARIES + FONTS + VIRTUAL_DISPLAY,
}
REQUIREMENTS = {"run": ".", "test": ".[test]"}
NETWORK_FAILURES = (
    "NewConnectionError", "NameResolutionError", "ConnectTimeoutError", "ReadTimeoutError",
    "ProxyError", "Network is unreachable", "Name or service not known",
    "Temporary failure in name resolution", "Failed to establish a new connection",
)  # fmt: skip


def main(arguments: Sequence[str]) -> NoReturn:
    """Prepare the checkout, then become the program or pytest."""
    command, passed_on = parse(arguments)
    try:
        prepare(command)
        start(command, passed_on)
    except KeyboardInterrupt:
        stop("Interrupted; start again to go on.")
    except OSError as problem:
        stop(f"The program could not be prepared: {problem}")


def parse(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Return the command, and what follows it without the ``--`` between them."""
    parser = argparse.ArgumentParser(
        prog="bootstrap.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("command", choices=tuple(REQUIREMENTS))
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    options = parser.parse_args(arguments)
    passed_on = options.arguments
    return options.command, passed_on[1:] if passed_on[:1] == ["--"] else passed_on


def prepare(command: str) -> None:
    """Install what the command needs and has not got."""
    if packages_stamped(command) and python_stamped(command):
        return
    with alone():
        missing = provide_debian_packages(command)
        if not python_stamped(command):
            provide_python_packages(command)
        if not missing:
            packages_stamp(command).write_text(packages_digest(command))
        elif not qt_starts():
            stop(f"The program cannot start without them:\n{install_line(missing)}")


@contextmanager
def alone() -> Iterator[None]:
    """Let a second start wait until this one has installed everything."""
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


# Debian packages


def provide_debian_packages(command: str) -> list[str]:
    """Install missing Debian packages as root, else name them; return those still missing."""
    missing = missing_debian_packages(command)
    if missing and os.geteuid() == 0:
        install_debian_packages(missing)
        missing = missing_debian_packages(command)
    if missing:
        say("Debian packages are missing. This line installs them:")
        say(install_line(missing))
    return missing


def install_line(names: Sequence[str]) -> str:
    """Return the line that installs Debian packages."""
    return f"sudo apt-get install {' '.join(names)}"


def missing_debian_packages(command: str) -> list[str]:
    """Return the Debian packages that the command needs and dpkg does not know as installed."""
    if shutil.which("dpkg-query") is None:
        return []
    installed = installed_debian_packages()
    missing = [name for name in DEBIAN_PACKAGES[command] if name not in installed]
    return missing if can_make_environments() else ["python3-venv", *missing]


def installed_debian_packages() -> set[str]:
    """Return the installed packages and the names that they provide (libglib2.0-0t64 is one)."""
    form = "${db:Status-Status} ${Package} ${Provides}\n"
    listing = call(["dpkg-query", "--show", f"--showformat={form}"], capture=True).stdout
    rows = (line.replace(",", " ").split() for line in listing.splitlines())
    return {word for status, *names in rows if status == "installed" for word in names}


def can_make_environments() -> bool:
    """Return whether this Python can make a virtual environment with pip in it."""
    return importlib.util.find_spec("ensurepip") is not None


def install_debian_packages(names: Sequence[str]) -> None:
    """Install Debian packages; show what apt-get says only if it fails."""
    say(f"Installing Debian packages: {' '.join(names)}")
    apt = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=120"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    call([*apt, "update"], capture=True, environment=quiet)
    install = [*apt, "install", "--yes", "--no-install-recommends", *names]
    result = call(install, capture=True, environment=quiet)
    importlib.invalidate_caches()
    if result.returncode != 0:
        say(f"apt-get could not install them. {last_line(result.stderr)}")


def qt_starts() -> bool:
    """Return whether Qt finds the libraries it needs, though packages are missing."""
    platform = {} if has_display() else {"QT_QPA_PLATFORM": "offscreen"}
    probe = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
    environment = {**os.environ, **platform}
    return call([str(PYTHON), "-c", probe], capture=True, environment=environment).returncode == 0


# Python packages


def provide_python_packages(command: str) -> None:
    """Make the environment if need be, and install the project and what it depends on."""
    if not environment_works():
        make_environment()
    INTERRUPTED.touch()
    say("Installing the Python packages into .venv; the first time takes a few minutes.")
    result = call(pip("install", "--editable", REQUIREMENTS[command]), capture_errors=True)
    INTERRUPTED.unlink()  # not reached when we are interrupted: then the environment is made anew
    if result.returncode != 0:
        stop(pip_failure(result.stderr))
    for name in ("run", command):
        python_stamp(name).write_text(python_digest(name))


def environment_works() -> bool:
    """Return whether ``.venv`` is whole: it its Python has pip, and no installation broke off."""
    if INTERRUPTED.exists() or not PYTHON.exists():
        return False
    return call(pip("--version"), capture=True).returncode == 0


def make_environment() -> None:
    """Make ``.venv`` from nothing."""
    if not can_make_environments():
        stop("This Python has no module ensurepip (Debian: python3-venv), so .venv cannot be made.")
    say("Making the Python environment .venv.")
    result = call([sys.executable, "-m", "venv", "--clear", str(VENV)], capture=True)
    if result.returncode != 0:
        stop(f"{VENV} could not be made. {last_line(result.stderr or result.stdout)}")


def pip(*arguments: str) -> list[str]:
    """Return a call of the environment's pip that never asks and does not try for minutes."""
    options = ["--disable-pip-version-check", "--no-input", "--retries", "2"]
    return [str(PYTHON), "-m", "pip", *options, *arguments]


def pip_failure(errors: str) -> str:
    """Say in one sentence why pip failed."""
    if any(sign in errors for sign in NETWORK_FAILURES):
        return "The Python packages could not be downloaded: there is no network connection."
    return f"The Python packages could not be installed. {last_line(errors)}"


# Stamps: what is known to be installed


def python_stamp(command: str) -> Path:
    """Return the file that says which Python packages were installed for a command."""
    return VENV / f"installed-python-{command}"


def packages_stamp(command: str) -> Path:
    """Return the file that says which Debian packages were found for a command."""
    return VENV / f"installed-debian-{command}"


def python_digest(command: str) -> str:
    """Return a fingerprint of all that decides the Python packages, and of where they point to."""
    project = (ROOT / "pyproject.toml").read_bytes()
    return fingerprint(project, REQUIREMENTS[command].encode(), os.fsencode(ROOT))


def packages_digest(command: str) -> str:
    """Return a fingerprint of the list of Debian packages."""
    return fingerprint(*(name.encode() for name in DEBIAN_PACKAGES[command]))


def fingerprint(*parts: bytes) -> str:
    """Return the SHA-256 of the parts."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def python_stamped(command: str) -> bool:
    """Return whether the Python packages are in place, without asking pip."""
    whole = PYTHON.exists() and not INTERRUPTED.exists()
    return whole and stamped(python_stamp(command), python_digest(command))


def packages_stamped(command: str) -> bool:
    """Return whether the Debian packages are in place, without asking dpkg."""
    return stamped(packages_stamp(command), packages_digest(command))


def stamped(stamp: Path, digest: str) -> bool:
    """Return whether the stamp is there and says just this."""
    return stamp.exists() and stamp.read_text() == digest


# Starting


def start(command: str, passed_on: list[str]) -> NoReturn:
    """Become pytest or the program; without a display the program writes a picture instead."""
    if command == "test":
        os.chdir(ROOT)
        become("pytest", passed_on or IN_MANY_PROCESSES)
    if has_display() or is_windowless(passed_on):
        become("mha_desktop", passed_on)
    say(f"There is no display to open a window on. The heatmaps go to the picture {PICTURE}:")
    become("mha_desktop", ["export", "--out", PICTURE, *passed_on])


def is_windowless(arguments: Sequence[str]) -> bool:
    """Return whether the program was asked for something that opens no window."""
    return bool({"export", "trace", "-h", "--help", "--version"} & set(arguments))


def has_display() -> bool:
    """Return whether a window can be seen; the program knows how to find out."""
    sys.path.insert(0, str(ROOT))
    from mha_desktop.app import display

    return display.has_display(os.environ)


def become(module: str, arguments: Sequence[str]) -> NoReturn:
    """Replace this process by a module run in the environment, never one of the current folder."""
    sys.stdout.flush()
    os.execv(PYTHON, [str(PYTHON), "-P", "-m", module, *arguments])


def call(
    command: Sequence[str],
    *,
    capture: bool = False,
    capture_errors: bool = False,
    environment: dict[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end in the checkout, with its output shown or captured."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        text=True,
        errors="replace",
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if capture else None,
        stderr=subprocess.PIPE if capture or capture_errors else None,
    )


def last_line(text: str) -> str:
    """Return the last line that is not empty, which is where tools say what went wrong."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def say(text: str) -> None:
    """Print one line at once."""
    print(text, flush=True)


def stop(text: str) -> NoReturn:
    """Print why nothing can go on, and end with status 2."""
    print(text, file=sys.stderr, flush=True)
    raise SystemExit(2)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is the first that an old Python meets
        stop("MHA Desktop needs Python 3.11 or newer.")
    main(sys.argv[1:])
