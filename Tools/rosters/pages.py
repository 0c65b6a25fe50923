"""What pages in HTML say: who has which codes on which day of a roster, and what is on each day of an own sheet."""
import html.parser
import re

MONTHS = "January February March April May June July August September October November December".split()
# The height of the last row of a page at most, and where the line at the foot begins, in points.
LAST_ROW, FOOT = 45, 566
# "3–8", "20:30–", "–17": hours below a code.
HOURS = re.compile(r"(\d+(:\d\d)?)?–(\d+(:\d\d)?)?")
TIME = re.compile(r"(from |until )?\d{1,2}:\d\d(–\d{1,2}:\d\d)?|…")


class Text:
    """A cell, a heading or an entry: what it says, what is drawn of it, its title, and its place if it has one."""

    def __init__(self, tag, attributes):
        self.tag, self.text, self.drawn, self.title = tag, "", "", ""
        # The page, and the distances from the left and the top in points.
        place = attributes.get("id", "").split("-")[1:]
        self.page = self.x = self.y = None
        if len(place) == 3:
            self.page, self.x, self.y = int(place[0]), int(place[1]) / 1024, int(place[2]) / 1024


class Page(html.parser.HTMLParser):
    """The rows of tables as lists of cells, the headings with the entries below, and all of the text."""

    def __init__(self, text):
        super().__init__()
        self.rows, self.entries, self.text = [], [], ""
        self.open, self.marks = None, []
        self.feed(text[text.index("<body>"):])

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th", "h2", "li"):
            self.open = Text(tag, attributes)
            if tag == "h2":
                self.entries.append((self.open, []))
            elif tag != "li":
                self.rows[-1].append(self.open)
            elif self.entries:
                self.entries[-1][1].append(self.open)
        elif tag == "abbr" and self.open:
            self.open.title = attributes["title"]
        elif tag in ("span", "caption"):
            self.marks.append(attributes.get("class"))

    def handle_endtag(self, tag):
        if tag in ("span", "caption"):
            self.marks.pop()
        elif tag in ("td", "th", "h2", "li"):
            self.open = None

    def handle_data(self, data):
        data = data.replace("\u00a0", " ")
        self.text += data
        if self.open:
            self.open.text += data if "drawn" not in self.marks else ""
            self.open.drawn += data if "said" not in self.marks else ""


def month_and_day(title):
    """The month and the day of "Monday, March 2"; None for another text."""
    words = title.replace(",", "").split()
    return (MONTHS.index(words[1]) + 1, int(words[2])) if len(words) == 3 and words[1] in MONTHS else None


class RosterPages:
    """The cells, the numbers and the hours of all tables of a roster, one a month, whose rows are people."""

    def __init__(self, text, roster):
        self.dates = {(date.month, date.day): date.isoformat() for date in roster.dates}
        # A cell a person, day and line; numbers by (month, person, line) and hours by (month, person).
        self.duties, self.counts, self.hours, self.odd = [], {}, {}, []
        # The rows of people, for comparing them with a PDF.
        self.rows = []
        table = None
        page = Page(text)
        for row, below in zip(page.rows, page.rows[1:] + [None]):
            if any(cell.title for cell in row):
                table = RosterTable(row, self.dates, roster)
            elif row[0].tag == "th" and row[0].text.strip() in roster.people:
                self.add([cell.text.strip() for cell in row], table)
                self.rows.append((row, below and below[0].y))

    def add(self, row, table):
        for text, column in zip(row[1:], table.columns[1:]):
            if column in table.days:
                labels, odd = table.read(text)
                self.duties += [(row[0], column, label) for label in labels]
                self.odd += [(row[0], column, text) for _ in odd]
            elif column == "h":
                self.hours[table.month, row[0]] = text
            else:
                self.counts[table.month, row[0], column] = 0 if text == "–" else int(text)


class RosterTable:
    """The head of a roster's table: a date or a line a column, and the codes of the lines, which may be shortened."""

    def __init__(self, head, dates, roster):
        labels = {name.casefold(): label for label, code in roster.codes.items() for name in (code, label)}
        self.columns, self.labels = [], {}
        for text, title in ((cell.text.strip(), cell.title) for cell in head):
            label = labels.get((title or text).casefold(), text)
            self.columns.append(dates.get(month_and_day(title), label))
            if label in roster.codes:
                self.labels |= {name.casefold(): label for name in (text, label)}
        self.days = [column for column in self.columns if column in dates.values()]
        self.month = self.days[0][:7]
        self.notes = {word for duty in roster.duties for word in (duty.note or "").split()}
        names = sorted(map(re.escape, self.labels), key=len, reverse=True)
        self.codes = re.compile(rf"(?<!\S)({'|'.join(names)})(?=[\s,]|$)")

    def read(self, text):
        """The lines of a cell, and what else it has but asterisks, hours and notes."""
        text = text.casefold()
        labels = [self.labels[code] for code in self.codes.findall(text)]
        others = self.codes.sub("", text).replace(",", " ").split()
        return labels, [
            word for word in others if word != "*" and word not in self.notes and not HOURS.fullmatch(word)]


class SheetPages:
    """The entries of an own sheet, without times, by day."""

    def __init__(self, text, roster):
        page = Page(text)
        self.text, self.entries = page.text, []
        dates = iter(roster.dates)
        for heading, entries in page.entries:
            number = re.match(r"\s*(\d+)\b", heading.text)
            date = next((date for date in dates if number and date.day == int(number[1])), None)
            self.entries += [(date and date.isoformat(), " ".join(TIME.sub(" ", entry.text).split())) for entry in entries]


def words_of_pdf(text):
    """The words of a PDF, by `pdftotext -bbox`: page, middle from the left and from the top in points, word."""
    words, page = [], 0
    for line in text.splitlines():
        page += "<page" in line
        found = re.search(r'xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*)</word>', line)
        if found:
            left, top, right, bottom = map(float, found.groups()[:4])
            words.append((page, (left + right) / 2, (top + bottom) / 2, html.unescape(found[5]).replace("\u00a0", " ")))
    return words


def letters(text):
    """What a text and its parts in lines have in common, in whatever direction they are."""
    return sorted(text.replace("-", "").replace(" ", ""))


def differing_cells(rows, words):
    """The cells of people that a PDF has otherwise, or not in their place: (name, what is drawn, what the PDF has)."""
    found = []
    for row, bottom in rows:
        bottom = bottom if bottom and bottom > row[0].y else min(row[0].y + LAST_ROW, FOOT)
        near = [word for word in words if word[0] == row[0].page and row[0].y <= word[2] < bottom]
        for cell, right in zip(row, [cell.x for cell in row[1:]] + [10_000]):
            text = " ".join(word for _, x, _, word in near if cell.x <= x < right)
            if letters(text) != letters(cell.drawn):
                found.append((row[0].text, cell.drawn, text))
    return found
