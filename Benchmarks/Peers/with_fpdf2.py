"""The job with fpdf2: multi_cell, which wraps."""

from typing import Any

from fpdf import FPDF, Align

import page


def draw_heading(pdf: FPDF, title: str, notes: list[str]) -> None:
    pdf.set_xy(page.MARGIN, page.MARGIN)
    pdf.set_font("Roboto", "B", 16)
    pdf.cell(page.WIDTH - 2 * page.MARGIN, 20, title, align=Align.C)
    pdf.set_xy(page.MARGIN, 60)
    pdf.set_font("Roboto", "", 9)
    for note in notes:
        pdf.multi_cell(page.WIDTH - 2 * page.MARGIN, 10.8, "• " + note, align=Align.L, new_x="LMARGIN", new_y="NEXT")


def draw_header(pdf: FPDF, weekdays: list[str]) -> None:
    pdf.set_font("Roboto", "B", 10.5)
    pdf.set_fill_color(219)
    pdf.set_xy(page.MARGIN, page.HEADER_TOP)
    for name in weekdays:
        pdf.cell(page.COLUMN, page.HEADER_HEIGHT, name, border=1, align=Align.C, fill=True)


def draw_day(pdf: FPDF, day: dict[str, Any], x: float, y: float) -> None:
    pdf.set_xy(x, y + 2)
    pdf.set_font("Roboto", "B", 11)
    pdf.cell(page.COLUMN, 13, str(day["number"]))
    pdf.set_font("Roboto", "", 10)
    pdf.set_xy(x, y + 15)
    for label, entry in day["entries"]:
        pdf.set_x(x)
        pdf.multi_cell(page.COLUMN, 12, f"**{label}** {entry}", align=Align.L, new_x="LEFT", new_y="NEXT",
                       markdown=True)


def draw_weeks(pdf: FPDF, weeks: list[list[dict[str, Any] | None]]) -> None:
    height = page.GRID_HEIGHT / len(weeks)
    pdf.set_fill_color(237)
    for row, week in enumerate(weeks):
        for column, day in enumerate(week):
            x, y = page.MARGIN + column * page.COLUMN, page.GRID_TOP + row * height
            pdf.rect(x, y, page.COLUMN, height, style="DF" if column in page.WEEKEND else "D")
            if day:
                draw_day(pdf, day, x, y)


def main() -> None:
    job, fonts, out = page.arguments()
    pdf = FPDF(unit="pt", format="letter")
    pdf.set_auto_page_break(False)
    pdf.set_margin(page.MARGIN)
    pdf.add_font("Roboto", "", fonts / "Roboto-Regular.ttf")
    pdf.add_font("Roboto", "B", fonts / "Roboto-Bold.ttf")
    pdf.set_line_width(0.5)
    pdf.c_margin = 3
    for month in job["months"]:
        pdf.add_page()
        draw_heading(pdf, month["title"], month["notes"])
        draw_header(pdf, job["weekdays"])
        draw_weeks(pdf, month["weeks"])
    pdf.output(out)


main()
