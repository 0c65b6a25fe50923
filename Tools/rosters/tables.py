"""Random rosters, and the tables that say them."""
import csv
import dataclasses
import datetime
import io
import unicodedata
import zipfile
from xml.sax.saxutils import escape

from rosters.names import some_people

KNOWN = ["OS", "CL", "OFF", "CALL"]
CODES = KNOWN + "D N E L U X F1 F2 S1 S2 S3 T4 R K9 FB N11 N12 E25 D11 L07 VAC".split()
# Codes that are weekdays in one language or another. A roster has one of them at most: two could be a row of weekdays.
WEEKDAYS = "ZA SO DI FR Mo".split()
MEANINGS = [
    "Day", "Night", "Early", "Late", "Vacation", "Standby", "Ward 1", "Ward 2", "Theatre", "Clinic", "Desk", "Visits",
    "School", "Reserve", "Weekend", "Lectures", "Nights 2", "Ward 3", "Dialysis", "Endoscopy", "Emergency", "Recovery",
    "Teaching", "Research", "Admin",
]
MONTHS = "January February March April May June July August September October November December".split()


@dataclasses.dataclass(frozen=True, order=True)
class Duty:
    """A person on a line of a day; the hours are minutes, or None, and the note is other words, or None."""
    person: str
    date: str
    line: str
    hours: tuple | None = dataclasses.field(default=None, compare=False)
    note: str | None = dataclasses.field(default=None, compare=False)


@dataclasses.dataclass
class Roster:
    """What a table says."""
    people: list
    dates: list
    duties: list
    # The code by the label of its line.
    codes: dict
    files: dict
    arguments: list
    shape: str


def random_roster(random):
    shape = random.choice(["rows", "rows", "columns", "long"])
    people = [unicodedata.normalize("NFC", name) for name in some_people(random, random.randint(2, 20))]
    first = datetime.date(2026, 1, 1) + datetime.timedelta(random.randrange(365))
    dates = [first + datetime.timedelta(day) for day in range(random.randint(3, 31))]
    codes = random.sample(CODES, random.randint(1, 18))
    if random.random() < 0.3:
        codes[-1] = random.choice(WEEKDAYS)
    if codes == ["OFF"]:
        codes = ["OS"]
    cells = random_cells(random, people, dates, codes)
    return {"rows": rows_roster, "columns": columns_roster, "long": long_roster}[shape](random, people, dates, codes, cells)


def random_cells(random, people, dates, codes):
    """A list of codes for each person and day: none, one or two.

    Somebody works on the first and on the last day, and so does Team A: without codes, that row would head a group. So
    does a last person whose name begins with a sign: without codes, that row would be a remark.
    """
    density = random.choice([0.2, 0.6, 0.95])
    cells = {
        (person, date): [random.choice(codes)] if random.random() < density else []
        for person in people for date in dates
    }
    for date in (dates[0], dates[-1]):
        last = [name for name in people[-1:] if not name[0].isalpha()]
        for person in [random.choice(people)] + [name for name in people if name == "Team A"] + last:
            cells[person, date] = [next(code for code in codes if code != "OFF")]
    alone = {code for cell in cells.values() for code in cell}
    for place, cell in cells.items():
        if cell and len(alone) > 1 and random.random() < 0.03:
            cells[place] = random.sample(sorted(alone), 2)
    # A cell has two codes if one of them is in a cell of its own.
    alone = {cell[0] for cell in cells.values() if len(cell) == 1} | set(KNOWN)
    return {place: cell if alone.intersection(cell) else cell[:1] for place, cell in cells.items()}


def random_meanings(random, codes):
    """What a legend says of codes that are no lines by themselves."""
    meanings = random.sample(MEANINGS, len(MEANINGS))
    return {code: meanings.pop() for code in codes if code not in KNOWN}


def random_hours(random, labels):
    """The usual hours of some lines, in minutes."""
    return {label: random_span(random) for label in labels if label != "OFF" and random.random() < 0.7}


def random_span(random):
    start = random.randrange(0, 24 * 60, 30)
    return start, start + random.randrange(30, 23 * 60, 30)


def clock(minute):
    return f"{minute // 60 % 24:02}:{minute % 60:02}"


def duties(cells, labels, hours):
    return [
        Duty(person, date.isoformat(), labels.get(code, code), hours.get(labels.get(code, code)))
        for (person, date), codes in cells.items() for code in codes
    ]


def lines_file(hours):
    """A file for --lines with these hours."""
    rows = (f'"{label}" = "{clock(start)}-{clock(end)}"\n' for label, (start, end) in hours.items())
    return "[lines]\n" + "".join(rows)


def used(cells):
    """The codes that a table has, in order."""
    return list(dict.fromkeys(code for codes in cells.values() for code in codes))


def finish(random, people, dates, cells, labels, table, arguments, shape):
    """The roster of a table whose cells are codes; some have hours in a file of their own."""
    hours = random_hours(random, [labels.get(code, code) for code in used(cells)]) if random.random() < 0.4 else {}
    files = table_file(random, table)
    arguments = ["-s", *files, *arguments]
    if hours:
        files["lines.toml"] = lines_file(hours).encode()
        arguments += ["--lines", "lines.toml"]
    codes = {labels.get(code, code): code for code in used(cells)}
    if shape == "columns":
        # A column without values is left out.
        people = [person for person in people if any(cells[person, date] for date in dates)]
    return Roster(people, dates, duties(cells, labels, hours), codes, files, arguments, shape)


def rows_roster(random, people, dates, codes, cells):
    labels = random_meanings(random, used(cells)) if random.random() < 0.4 else {}
    whole_month = len(dates) >= 7 and dates[0].month == dates[-1].month and random.random() < 0.5
    blocks = [dates]
    if not whole_month and len(dates) > 8 and random.random() < 0.2:
        blocks = [dates[:len(dates) // 2], dates[len(dates) // 2:]]
    arguments, written = date_writing(random)
    if whole_month:
        arguments, written = [], lambda date: str(date.day)
    title = f"{random.choice(['', 'Ward '])}{MONTHS[dates[0].month - 1]} {dates[0].year}"
    table = [[title], []] if whole_month or random.random() < 0.3 and len(blocks) == 1 and same_month(dates) else []
    header = random.choice(["Name", "Person", "Staff", "Mitarbeiter"])
    for block in blocks:
        table.append([header] + [written(date) for date in block])
        for person in people:
            table.append([misspelt(random, person)] + ["/".join(cells[person, date]) for date in block])
    if labels:
        table += [[]] + [legend_row(code, meaning, len(labels) % 2) for code, meaning in labels.items()]
    return finish(random, people, dates, cells, labels, table, arguments, "rows")


def same_month(dates):
    return dates[0].month == dates[-1].month


def legend_row(code, meaning, is_one_cell):
    return [f"{code} = {meaning}"] if is_one_cell else [code, meaning]


def date_writing(random):
    """Options, and how dates are written."""
    return random.choice([
        ([], lambda date: date.isoformat()), ([], lambda date: f"{date.day}.{date.month}.{date.year}"),
        (["--date-order", "mdy"], lambda date: f"{date.month}/{date.day}/{date.year}"),
        (["--date-order", "dmy"], lambda date: f"{date.day:02}/{date.month:02}/{date.year}"),
    ])


def misspelt(random, person):
    """A name as a cell may have it: with other spaces, or with its accents apart."""
    if random.random() < 0.1:
        return unicodedata.normalize("NFD", person)
    return f" {person.replace(' ', '  ')} " if random.random() < 0.1 else person


def columns_roster(random, people, dates, codes, cells):
    labels = random_meanings(random, used(cells))
    arguments, written = date_writing(random)
    for code, label in labels.items():
        arguments += ["--code", f"{code}={label}"]
    table = [["Date"] + [misspelt(random, person) for person in people]]
    for date in dates:
        table.append([written(date)] + ["/".join(cells[person, date]) for person in people])
    return finish(random, people, dates, cells, labels, table, arguments, "columns")


def long_roster(random, people, dates, codes, cells):
    """Rows by day. People are declared in the order in which the rows name them."""
    form = random.choice(["none", "times", "hours"])
    extra = {"none": [], "times": ["start", "end"], "hours": ["hours"]}[form]
    notes = random.choice([[], [None, "charge", "½", "new here"]])
    table, found, order = [["date", "person", "role", *extra, *(["note"] if notes else [])]], [], []
    for date in dates:
        for person in random.sample(people, len(people)):
            for code in cells[person, date]:
                span = random_span(random) if extra else None
                times = [clock(minute) for minute in span or []]
                note = random.choice(notes) if notes else None
                table.append(
                    [date.isoformat(), misspelt(random, person), code] + (["-".join(times)] if form == "hours" else times)
                    + ([note or ""] if notes else []))
                found.append(Duty(person, date.isoformat(), code, span, note))
                order.append(person)
    files = table_file(random, table)
    codes = {code: code for code in used(cells)}
    return Roster(list(dict.fromkeys(order)), dates, found, codes, files, ["-s", *files], f"long, {form}")


def table_file(random, table):
    """The file of a table, by its name."""
    if random.random() < 0.04:
        return {"t.xlsx": workbook(table)}
    text = io.StringIO()
    writer = csv.writer(text, delimiter=random.choice(",,;;\t|"), lineterminator=random.choice(["\n", "\r\n"]))
    writer.writerows(table)
    return {"t.csv": text.getvalue().encode()}


def cell_of_workbook(row, column, text):
    letters = chr(64 + column // 26).strip("@") + chr(65 + column % 26)
    return f'<c r="{letters}{row}" t="inlineStr"><is><t xml:space="preserve">{escape(text)}</t></is></c>'


def workbook(table):
    """A workbook with one sheet, whose cells are texts."""
    rows = "".join(
        f'<row r="{row}">' + "".join(cell_of_workbook(row, *column) for column in enumerate(cells)) + "</row>"
        for row, cells in enumerate(table, 1))
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{package}/content-types"><Default Extension="rels" ContentType='
        '"application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" '
        f'ContentType="{kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" '
        f'ContentType="{kind}.worksheet+xml"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{package}/relationships"><Relationship Id="r" Type="{office}/officeDocument" '
        'Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook xmlns="{main}" xmlns:r="{office}"><sheets><sheet name="Roster" sheetId="1" r:id="r"/>'
        "</sheets></workbook>",
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{package}/relationships"><Relationship Id="r" '
        f'Type="{office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{main}"><sheetData>{rows}</sheetData></worksheet>',
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, '<?xml version="1.0" encoding="UTF-8"?>' + text)
    return file.getvalue()
