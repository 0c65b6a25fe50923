"""Reads a PDF back: does it hold every word of the job?"""

from collections import Counter
from dataclasses import dataclass
import json
from pathlib import Path
import re
import subprocess


@dataclass(frozen=True)
class Reading:
    pages: int
    lost: int
    """Words of the job that are missing, each as often as it is missing; one that is broken inside is."""
    words: int
    """Of the job."""


def read(pdf: Path, job: Path) -> Reading:
    """What pdftotext finds; nothing in a file that it cannot read."""
    found = pages(pdf)
    wanted = Counter(json.loads((job / "words.json").read_text(encoding="utf-8")))
    return Reading(len(found), (wanted - sum(found, Counter())).total(), wanted.total())


def pages(pdf: Path) -> list[Counter[str]]:
    """How often which word is on each page."""
    text = subprocess.run(["pdftotext", pdf, "-"], capture_output=True).stdout.decode(errors="replace")
    return [Counter(re.findall(r"[^\W_]+", page)) for page in text.split("\f")[:-1]]
