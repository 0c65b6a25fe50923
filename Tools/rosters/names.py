"""Odd names of people, made of the families of the examples; and which of them mean one person."""
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
FAMILIES = [person["name"] for person in json.loads((ROOT / "Examples/clinic.json").read_text())["people"]]
GIVEN = ["Jo", "Inés", "Mia", "Jan", "Ewa", "Ann-Marie", "Zoé", "Ole", "Léa", "Rory", "Ann", "Ann Marie"]

# {f} is a family, {g} a given name, {o} another family, {n} a number.
FORMS = [
    "{f}", "{f}, {g}", "{f}, {g} RN", "{f}, {g} MD", "{g} {f}", "{f} RN", "{f}, RN", "Dr. {f}", "Dr. med. {f}",
    "Prof. Dr. {f}", "{f}*", "{f}**", "{g} {f}*", "{f} {p}%", "{f} ({p} %)", "{f} (charge)", "{f}, {g} (charge)",
    "{f} [{g}]", "({f})", "{f} {n}", "{f} II", "{f} & {o}", "{f}/{o}", "{f} / {o}", "{f}+{o}", "{f} + {o}", "{f}-{o}",
    "{f} and {o}", "{f} – {o}", "{f}; {o}", "van der {f}", "{i}. {f}", "{f} {i}.", "{f}, {i}. {j}.", "{i}.{j}. {f}",
    "{f} #{n}", "{f}'", "“{f}”", "{f} “{g}”", "\"{g}\" {f}", "{f} ½", "{f}: {g}", "={f}", "+{f}", "@{f}", "_{f}_",
    "{f}!", "{f}?", "{f}†", "°{f}",
]
OTHERS = [
    "Joe", "Joe*", "Joe**", "*Joe", "Joe+", "Joe'", "Joe?", "Ann", "Ann Marie", "Ann 2", "Ann-2", "Kim", "Kim (charge)",
    "Sam 50%", "Agency RN 1", "Agency RN 2", "Agency RN 10", "RN 1", "RN 2", "RN 3", "Dr. X", "N.N.", "A", "B", "K.",
    "AB", "A.B.", "Team A", "Z 9", "ברבק", "ד\"ר ברבק", "ד״ר ברבק, יעל", "Núnolver", "Kovar", "Kova\u0301r\u030c, Eva",
    "Zurawin", "Fjellasen",
]


def all_names():
    """Some four hundred names: each form with some families, and the others."""
    names = list(OTHERS)
    for number, form in enumerate(FORMS):
        for step in range(8):
            family = FAMILIES[(number * 3 + step * 5) % len(FAMILIES)]
            names.append(form.format(
                f=family, o=FAMILIES[(number + step * 3 + 7) % len(FAMILIES)], g=GIVEN[(number + step) % len(GIVEN)],
                n=(number + step) % 9 + 1, p=50 + 10 * (step % 4), i=family[0], j=GIVEN[step % len(GIVEN)][0]))
    return list(dict.fromkeys(names))


TITLES = set(
    "aprn bsn cna crna dipl dnp dott dr dra frau herr ing lpn lvn mag md med mme mr mrs ms msn pharmd phd prof rn sra"
    .split())


def key(name):
    """All that distinguishes a name: words and signs, without full stops, case and spaces."""
    return re.findall(r"[\w'’]+|[^\w\s.]", name.casefold())


def words(name):
    return [word for word in re.findall(r"[\w'’\-]+", name.casefold()) if word not in TITLES]


def turned(name):
    """The words of `Last, First` as `First Last`; none for another name."""
    parts = [words(part) for part in name.split(",")]
    return parts[1] + parts[0] if len(parts) == 2 and all(parts) else None


def are_one(name, other):
    """Whether two names mean one person to calprint: the same words and signs, or `Last, First` and `First Last`."""
    return key(name) == key(other) or words(name) == turned(other) or turned(name) == words(other)


def some_people(random, count):
    """So many names, no two of one person; often some that differ in a sign only."""
    chosen, pool = [], random.sample(all_names(), 60)
    for name in pool:
        if len(chosen) < count and not any(are_one(name, other) for other in chosen):
            chosen.append(name)
    for index in range(1, len(chosen)):
        twin = chosen[index - 1] + random.choice(["*", "+", " 2", "!", " (N)", "’"])
        if random.random() < 0.1 and not any(are_one(twin, other) for other in chosen):
            chosen[index] = twin
    return chosen
