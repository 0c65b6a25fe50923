"""The peers, installed into the scratch folder."""

from pathlib import Path
import re
import subprocess
import sys

import scratch

FOLDER = scratch.BENCHMARKS / "Peers"
VENV, DEBS = scratch.SCRATCH / "venv", scratch.SCRATCH / "debs"
PYTHON = VENV / "bin" / "python"
UNPACKED = DEBS / "root"
BINARIES = UNPACKED / "usr" / "bin"
REQUIREMENTS, PACKAGES = FOLDER / "requirements.txt", FOLDER / "debian-packages.txt"


def nothing() -> dict[str, str]:
    return {}


def fontconfig() -> dict[str, str]:
    """The project's faces and no others."""
    return {"FONTCONFIG_FILE": str(FOLDER / "fonts.conf")}


def libraries() -> dict[str, str]:
    """Where the unpacked programs find what they load."""
    native = sorted((UNPACKED / "usr" / "lib").glob("*-linux-*"))
    perl = [path for folder in native for path in sorted((folder / "perl5").glob("*"))]
    return {"LD_LIBRARY_PATH": ":".join(map(str, native)),
            "PERL5LIB": ":".join(map(str, [UNPACKED / "usr" / "share" / "perl5", *perl]))}


def install() -> dict[str, str]:
    """Installs what is missing; the reason for each peer that is not there."""
    return install_python() | install_debian()


def install_python() -> dict[str, str]:
    stamp = VENV / "requirements.txt"
    if stamp.exists() and stamp.read_text() == REQUIREMENTS.read_text():
        return {}
    failure = attempt([sys.executable, "-m", "venv", "--clear", str(VENV)]) or attempt(
        [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(REQUIREMENTS)])
    if failure:
        return dict.fromkeys(("typst", "reportlab", "fpdf2", "weasyprint"), failure)
    stamp.write_text(REQUIREMENTS.read_text())
    return {}


def install_debian() -> dict[str, str]:
    stamp = DEBS / "packages.txt"
    if stamp.exists() and stamp.read_text() == PACKAGES.read_text():
        return {}
    DEBS.mkdir(parents=True, exist_ok=True)
    names = [line.split("#")[0].strip() for line in PACKAGES.read_text().splitlines()]
    failure = attempt(["apt-get", "download", "-qq", *filter(None, names)], DEBS)
    for package in sorted(DEBS.glob("*.deb")):
        failure = failure or attempt(["dpkg-deb", "-x", str(package), str(UNPACKED)])
    if failure:
        return dict.fromkeys(("pcal + ps2pdf", "remind + rem2pdf"), failure)
    stamp.write_text(PACKAGES.read_text())
    return {}


def attempt(command: list[str], folder: Path | None = None) -> str:
    """Why a command failed; empty where it did not."""
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, timeout=300)
    except FileNotFoundError:
        return f"{command[0]} is not installed"
    except subprocess.TimeoutExpired:
        return f"{Path(command[0]).name} took more than 300 s"
    except subprocess.CalledProcessError as error:
        lines: list[str] = [line for line in error.stderr.splitlines() if line.strip()]
        return (lines or [f"{command[0]} failed"])[-1]
    return ""


def versions() -> dict[str, str]:
    """Of the peers, by their names."""
    pinned = dict(re.findall(r"^(\S+)==(\S+)$", REQUIREMENTS.read_text(), re.MULTILINE))
    debian = {path.name.split("_")[0]: path.name.split("_")[1] for path in sorted(DEBS.glob("*.deb"))}
    wanted = {name: pinned[name] for name in ("typst", "reportlab", "fpdf2", "weasyprint")}
    return wanted | {name: debian[name] for name in ("pcal", "remind") if name in debian}
