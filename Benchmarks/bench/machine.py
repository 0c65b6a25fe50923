"""The machine, and the versions of what was measured."""

import os
from pathlib import Path
import platform
import re
import subprocess

import peers
import scratch


def described() -> str:
    model = re.search(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    cores = len(os.sched_getaffinity(0))
    release = Path("/etc/os-release").read_text()
    system = re.search(r'^PRETTY_NAME="(.+)"$', release, re.MULTILINE)
    return (f"{model[1] if model else platform.machine()}, {cores} cores, Linux {platform.release()}, "
            f"{system[1] if system else 'unknown system'}")


def versions() -> dict[str, str]:
    """calprint first, the libraries, the tools, the peers."""
    own = {"calprint": first_number(scratch.CALPRINT, "--version"), "Swift": first_number("swift", "--version")}
    libraries = {name: first_number("pkg-config", "--modversion", package)
                 for name, package in (("Cairo", "cairo"), ("Pango", "pango"))}
    tools = {"gcc": first_number("gcc", "-dumpfullversion"), "Valgrind": first_number("valgrind", "--version"),
             "Ghostscript": first_number("gs", "--version"), "Python": platform.python_version()}
    return own | libraries | tools | peers.versions()


def first_number(*command: str | Path) -> str:
    """The first version that a command prints."""
    printed = subprocess.run(command, capture_output=True, text=True).stdout
    number = re.search(r"\d+(\.\d+)+", printed)
    return number[0] if number else "?"
