"""The job with ReportLab: tables of paragraphs, which wrap."""

from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib.colors import Color, black
from reportlab.lib.enums import TA_CENTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import BaseDocTemplate, Frame, PageBreak, PageTemplate, Paragraph, Spacer, Table, TableStyle

import page

TITLE = ParagraphStyle("title", fontName="Bold", fontSize=16, leading=20, alignment=TA_CENTER)
NOTE = ParagraphStyle("note", fontName="Regular", fontSize=9, leading=10.8, leftIndent=9)
WEEKDAY = ParagraphStyle("weekday", fontName="Bold", fontSize=10.5, leading=12, alignment=TA_CENTER)
DAY = ParagraphStyle("day", fontName="Bold", fontSize=11, leading=12)
LINE = ParagraphStyle("line", fontName="Regular", fontSize=10, leading=12)
GRID = TableStyle([
    ("GRID", (0, 0), (-1, -1), 0.5, black), ("BACKGROUND", (0, 0), (-1, 0), Color(0.86, 0.86, 0.86)),
    *(("BACKGROUND", (column, 1), (column, -1), Color(0.93, 0.93, 0.93)) for column in page.WEEKEND),
    ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("VALIGN", (0, 1), (-1, -1), "TOP"),
    ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
    ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])


def cell(day: dict[str, Any] | None) -> list[Paragraph]:
    if day is None:
        return []
    return [Paragraph(str(day["number"]), DAY)] + [
        Paragraph(f"<b>{label}</b> {escape(entry)}", LINE) for label, entry in day["entries"]]


def month(job: dict[str, Any], month: dict[str, Any]) -> list[Any]:
    rows = [[Paragraph(name, WEEKDAY) for name in job["weekdays"]]]
    rows += [[cell(day) for day in week] for week in month["weeks"]]
    heights = [page.HEADER_HEIGHT] + [page.GRID_HEIGHT / len(month["weeks"])] * len(month["weeks"])
    table = Table(rows, colWidths=[page.COLUMN] * 7, rowHeights=heights, style=GRID)
    notes = [Paragraph(escape(note), NOTE, bulletText="•") for note in month["notes"]]
    return [Paragraph(month["title"], TITLE), *notes, Spacer(1, 42 - 10.8 * len(notes)), table, PageBreak()]


def main() -> None:
    job, fonts, out = page.arguments()
    for name in ("Regular", "Bold"):
        pdfmetrics.registerFont(TTFont(name, fonts / f"Roboto-{name}.ttf"))
    pdfmetrics.registerFontFamily("Regular", normal="Regular", bold="Bold", italic="Regular", boldItalic="Bold")
    frame = Frame(page.MARGIN, page.MARGIN - 1, page.WIDTH - 2 * page.MARGIN, page.HEIGHT - 2 * page.MARGIN + 2,
                  leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0)
    document = BaseDocTemplate(out, pagesize=(page.WIDTH, page.HEIGHT), pageTemplates=[PageTemplate(frames=[frame])],
                               pageCompression=1, invariant=1)
    document.build([part for each in job["months"] for part in month(job, each)])


main()
