"""Answers recurrence rules with dateutil: for each line START, LAST YEAR, RULE (tabs between) the first 20 occurrences.

DTSTART is the first occurrence and counts (RFC 5545, 3.8.5.3). Where dateutil reads the RFC differently, the rule is put
to it in other words; Docs/ICalendar.md says why. A rule that takes dateutil more than ten seconds of the processor's time is
"slow".
"""
import datetime
import itertools
import signal
import sys
import types
import warnings

import dateutil.rrule as rrule

warnings.simplefilter("ignore")
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
LIMIT = 20
# dateutil looks for rules that never match until MAXYEAR.
rrule.datetime = types.SimpleNamespace(**vars(datetime))


def week_start(day, first):
    return day - datetime.timedelta((day.weekday() - first) % 7)


def with_ordinals(days, year):
    """WE beside 1MO as 1WE, 2WE, …, because dateutil takes both as conditions on one day."""
    if not any(len(day) > 2 for day in days) or all(len(day) > 2 for day in days):
        return days
    each = [[day] if len(day) > 2 else [f"{n}{day}" for n in range(1, 54 if year else 6)] for day in days]
    return list(itertools.chain(*each))


def week_year(time, first):
    return (week_start(time, first) + datetime.timedelta(3)).year


def is_in_weeks(time, numbers, first):
    """Whether the week has one of the numbers, which may count from the end of its year."""
    monday = lambda year: week_start(datetime.datetime(year, 1, 4), first)
    year = week_year(time, first)
    number, count = (time - monday(year)).days // 7 + 1, (monday(year + 1) - monday(year)).days // 7
    return number in numbers or number - count - 1 in numbers


def weeks(parts, start, first):
    """BYWEEKNO, period by period: INTERVAL and BYSETPOS count the years that the weeks belong to.

    dateutil forgets days of a year's first week if its number is negative, and days of its last week if it is positive.
    """
    until = parts.pop("UNTIL", None)
    end = moment(until) if until else datetime.datetime.max
    interval, positions = int(parts.pop("INTERVAL", 1)), parts.pop("BYSETPOS", None)
    numbers = [int(number) for number in parts["BYWEEKNO"].split(",")]
    positive = {n + length if n < 0 else n for n in numbers for length in (53, 54)} - {0}
    parts["BYWEEKNO"] = ",".join(map(str, sorted(positive | {-1})))
    for name, value in (("BYHOUR", start.hour), ("BYMINUTE", start.minute), ("BYSECOND", start.second)):
        parts.setdefault(name, str(value))
    found = rule(parts, start.replace(year=start.year - 1, month=1, day=1))
    found = (time for time in found if is_in_weeks(time, numbers, first))
    for year, times in itertools.groupby(found, lambda time: week_year(time, first)):
        times = list(times)
        if (year - week_year(start, first)) % interval == 0:
            times = times if positions is None else picked(times, positions)
            yield from (time for time in times if time <= end)


def picked(times, positions):
    indices = {p - 1 if p > 0 else len(times) + p for p in map(int, positions.split(","))}
    return [times[index] for index in sorted(indices) if 0 <= index < len(times)]


def rule(parts, start):
    return rrule.rrulestr(";".join("=".join(part) for part in parts.items()), dtstart=start)


def times(parts, start):
    frequency, first = parts["FREQ"], WEEKDAYS.index(parts.get("WKST", "MO"))
    if "BYDAY" in parts:
        year = frequency == "YEARLY" and "BYMONTH" not in parts
        parts["BYDAY"] = ",".join(with_ordinals(parts["BYDAY"].split(","), year))
    elif frequency == "WEEKLY" or "BYWEEKNO" in parts and not {"BYMONTHDAY", "BYYEARDAY"} & parts.keys():
        parts["BYDAY"] = WEEKDAYS[start.weekday()]
    if "BYWEEKNO" in parts:
        return weeks(parts, start, first)
    # dateutil begins the first week at the start, and so counts BYSETPOS from there.
    return rule(parts, week_start(start, first) if frequency == "WEEKLY" else start)


def form(text):
    return "%Y%m%dT%H%M%S" if "T" in text else "%Y%m%d"


def moment(text):
    return datetime.datetime.strptime(text, form(text))


def answer(line):
    first, last, text = line.rstrip("\n").split("\t")
    start = moment(first)
    rrule.datetime.MAXYEAR = int(last)
    parts = dict(part.split("=") for part in text.split(";"))
    count = min(LIMIT, int(parts.pop("COUNT", LIMIT)))
    found = [start]
    try:
        for time in times(parts, start):
            if len(found) == count or time.year > int(last):
                break
            if time > start:
                found.append(time)
    except ValueError as error:  # It never matches.
        if "empty" not in str(error):
            raise
    return ",".join(time.strftime(form(first)) for time in found)


class Slow(Exception):
    pass


def stop(number, frame):
    raise Slow


signal.signal(signal.SIGVTALRM, stop)
for line in sys.stdin:
    signal.setitimer(signal.ITIMER_VIRTUAL, 10)
    try:
        found = answer(line)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    except Slow:
        found = "slow"
    print(found)
