"""The job with WeasyPrint: a table of HTML for each month."""

from html import escape
from pathlib import Path
from typing import Any

from weasyprint import HTML

import page

STYLE = """
@font-face { font-family: R; src: url(%(regular)s) }
@font-face { font-family: R; font-weight: bold; src: url(%(bold)s) }
@page { size: 612pt 792pt; margin: 36pt }
body { font: 10pt/12pt R; margin: 0 }
section { break-after: page }
h1 { font-size: 16pt; line-height: 20pt; text-align: center; margin: 0 0 3pt }
ul { font-size: 9pt; line-height: 10.8pt; height: 35pt; margin: 0 0 4pt; padding-left: 9pt }
table { border-collapse: collapse; table-layout: fixed; width: 540pt }
th, td { border: .5pt solid; padding: 1pt 3pt; vertical-align: top }
th { font-size: 10.5pt; text-align: center; height: 16pt; background: #dbdbdb }
td:first-child, td:last-child { background: #ededed }
b { font-size: 7.5pt }
h2 { font-size: 11pt; margin: 0 }
"""


def cell(day: dict[str, Any] | None) -> str:
    if day is None:
        return "<td></td>"
    lines = "".join(f"<div><b>{label}</b> {escape(entry)}</div>" for label, entry in day["entries"])
    return f"<td><h2>{day['number']}</h2>{lines}</td>"


def month(job: dict[str, Any], month: dict[str, Any]) -> str:
    height = page.GRID_HEIGHT / len(month["weeks"]) - 3
    header = "".join(f"<th>{name}</th>" for name in job["weekdays"])
    rows = "".join(f"<tr style='height: {height:.2f}pt'>" + "".join(map(cell, week)) + "</tr>"
                   for week in month["weeks"])
    notes = "".join(f"<li>{escape(note)}</li>" for note in month["notes"])
    return (f"<section><h1>{month['title']}</h1><ul>{notes}</ul>"
            f"<table><tr>{header}</tr>{rows}</table></section>")


def face(fonts: Path, name: str) -> str:
    return (fonts / name).resolve().as_uri()


def main() -> None:
    job, fonts, out = page.arguments()
    style = STYLE % {"regular": face(fonts, "Roboto-Regular.ttf"), "bold": face(fonts, "Roboto-Bold.ttf")}
    body = "".join(month(job, each) for each in job["months"])
    HTML(string=f"<html lang=en><style>{style}</style><body>{body}").write_pdf(out)


main()
