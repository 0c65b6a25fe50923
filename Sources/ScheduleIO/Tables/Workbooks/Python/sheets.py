"""Writes the sheets of a workbook, which is the standard input, as text. xlsx.py, xls.py and ods.py follow this file:
read() of each yields the sheets.

Each sheet begins with a line `\\x07NUMBER visible|hidden NAME`. Lines `\\x06FACT NUMBER ...` follow it, whose numbers are
rows and columns, from 0; then comma-separated values, a line for each row of the sheet:

    epoch YEAR                     the year from which days count
    merged TOP LEFT BOTTOM RIGHT   the text of the first cell is that of all
    rows ROW ...                   hidden rows that have cells, which are not written; so are hidden columns
    columns COLUMN ...
    unsaved, struck, comments      ROW COLUMN of a formula without a result, of a struck-out text, of a cell with a comment
    filled ROW COLUMN              of a cell with a background

Dates are written as 2026-03-01, with a time as 2026-03-01 07:30, and times as 07:30.
"""
import csv
import datetime
import re
import sys

# The statuses that say that a library is missing, or a password.
MISSING, LOCKED = 3, 4
EXCEL_DAY_0 = datetime.date(1899, 12, 30)
LAST_DAY = (datetime.date.max - EXCEL_DAY_0).days
WEEKDAY, MONTH = "%a", "%B %Y"
NEAR = (-2, -1, 1, 2)
# The most cells of a sheet, and of its merged cells.
MAXIMUM = 1 << 24


class Sheet:
    """The texts of a sheet by row and column, and the facts about its cells."""

    def __init__(self, name, is_hidden, epoch=None):
        self.name, self.is_hidden = name, is_hidden
        self.cells, self.merged = {}, []
        self.hidden_rows, self.hidden_columns = set(), []
        # The cells with dates that are shown as weekdays or months alone.
        self.partly_shown = {}
        self.marks = {"unsaved": [], "struck": [], "comments": [], "filled": []}
        self.epoch = epoch

    def add(self, row, column, text, style):
        """Adds a text. A blank one is kept only if it is filled."""
        if style.is_filled:
            self.marks["filled"].append((row, column))
        if not text.strip():
            return
        self.cells.setdefault(row, {})[column] = text
        if style.is_struck:
            self.marks["struck"].append((row, column))
        if style.shows and re.match(r"\d{4}-\d\d-\d\d", text):
            self.partly_shown[row, column] = style.shows

    def text(self, row, column):
        return self.cells.get(row, {}).get(column)

    def write(self, number, out):
        last = max((max(row, default=-1) for row in self.cells.values()), default=-1)
        rows, columns = self.hidden_rows & self.cells.keys(), set()
        for first, end in self.hidden_columns:
            columns.update(range(first, min(end, last) + 1))
        columns &= {column for row in self.cells.values() for column in row}
        merged = list(self.join(rows, columns, last))
        self.hide(rows, columns)
        self.show_weekdays()
        print(f"\x07{number} {'hidden' if self.is_hidden else 'visible'} {' '.join(self.name.split())}", file=out)
        facts = [("epoch", [self.epoch] if self.epoch else [])]
        facts += [("merged", area) for area in merged] + [("rows", sorted(rows)), ("columns", sorted(columns))]
        for mark, places in self.marks.items():
            facts += [(mark, place) for place in places if place[0] in self.cells and place[1] not in columns]
        for fact, numbers in facts:
            if numbers:
                print("\x06" + fact, *numbers, file=out)
        self.write_rows(out)

    def join(self, hidden_rows, hidden_columns, last_column):
        """Moves the texts of merged cells to the first that is visible; yields the cells. None is merged twice."""
        taken, last_row = set(), max(self.cells, default=-1)
        for top, left, bottom, right in self.merged:
            if (top, left) in taken:
                continue
            bottom, right = min(bottom, last_row), min(right, last_column)
            check_count(len(taken) + (bottom - top + 1) * (right - left + 1))
            rows = [row for row in range(top, bottom + 1) if row not in self.hidden_rows]
            columns = [column for column in range(left, right + 1) if column not in hidden_columns]
            text = self.text(top, left)
            places = {(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)}
            if not places.isdisjoint(taken):
                continue
            taken |= places
            for row, column in places:
                self.cells.get(row, {}).pop(column, None)
            if text and rows and columns:
                self.cells.setdefault(rows[0], {})[columns[0]] = text
                if len(rows) * len(columns) > 1:
                    yield rows[0], columns[0], bottom, right

    def hide(self, rows, columns):
        for row in rows:
            del self.cells[row]
        for row in self.cells.values():
            for column in columns & row.keys():
                del row[column]

    def show_weekdays(self):
        """Writes what a date is shown as where the date itself is one or two cells beside it, above it or below it."""
        for (row, column), form in self.partly_shown.items():
            text = self.text(row, column)
            beside = [(row + step, column) for step in NEAR] + [(row, column + step) for step in NEAR]
            if text and any(self.text(*place) == text and place not in self.partly_shown for place in beside):
                self.cells[row][column] = datetime.date.fromisoformat(text[:10]).strftime(form)

    def write_rows(self, out):
        writer = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\n")
        next_row = 0
        for row in sorted(row for row, cells in self.cells.items() if cells):
            out.write("\n" * (row - next_row))
            cells = self.cells[row]
            writer.writerow([cells.get(column, "") for column in range(max(cells) + 1)])
            next_row = row + 1


class Style:
    """What a cell's style says about its value."""

    def __init__(self, form="General", is_struck=False, is_filled=False):
        self.is_struck, self.is_filled = is_struck, is_filled
        self.is_date = self.is_time = self.is_duration = False
        self.shows = None
        self.read(form or "General")

    def read(self, form):
        """Reads a number format (ECMA-376, part 1, 18.8.31)."""
        code = re.sub(r'"[^"]*"|\\.|_.|\*.|am/pm|a/p|\[(?!(h+|m+|s+)\])[^]]*\]', "", form.lower()).split(";")[0]
        # Digits are of a number, but for those of a second.
        if code.strip() in ("general", "standard") or re.search("[0#?]", re.sub(r"s\.0+", "s", code)):
            return
        self.is_duration = "[" in code
        self.is_time = re.search("[hs]", code) is not None
        self.is_date = re.search("[dy]|aaa" if self.is_time else "[dym]|aaa", code) is not None
        if re.fullmatch(r"\W*(d{3,4}|a{3,4})\W*", code):
            self.shows = WEEKDAY
        elif self.is_date and not self.is_time and not re.search("d|aaa", code) and "m" in code:
            self.shows = MONTH

    def text(self, number, epoch=1900):
        """Returns the text of a number; that of a date or a time if it is shown so."""
        if not (self.is_date or self.is_time or self.is_duration) or number < 0 or number > LAST_DAY:
            return number_text(number)
        if self.shows == WEEKDAY and number in range(1, 8):
            # The days of a week as WEEKDAY() counts them.
            return "Sat Sun Mon Tue Wed Thu Fri".split()[int(number) % 7]
        minutes = int((round(number * 86400, 3) + 1) // 60)
        day, minute = divmod(minutes, 1440)
        if self.is_duration:
            return clock(minutes)
        # A time can be the sum of times; it has no date.
        if number < 1 or not self.is_date and number < 1000:
            return clock(minute)
        day += 1462 if epoch == 1904 else 0
        date = EXCEL_DAY_0 + datetime.timedelta(min(day, LAST_DAY))
        return f"{date} {clock(minute)}" if minute else str(date)


def check_count(count):
    if count > MAXIMUM:
        raise MemoryError


def clock(minutes):
    return "%02d:%02d" % divmod(minutes, 60)


def number_text(number):
    if abs(number) < 1e15 and number == int(number):
        return str(int(number))
    return ("%f" % number).rstrip("0").rstrip(".") if abs(number) < 1e15 else "%.10g" % number


def write_sheets(read):
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    try:
        for number, sheet in enumerate(read(sys.stdin.buffer), 1):
            sheet.write(number, sys.stdout)
    except ImportError as error:
        print(error, file=sys.stderr)
        sys.exit(MISSING)
