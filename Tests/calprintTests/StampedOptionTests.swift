import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// Whatever option draws a stamped document, the document is current as long as its schedule is the same.
@Suite struct StampedOptionTests {
    private static let files = [
        "a.json": """
        {"format": "provider-schedule", "version": 1, "closed": ["Ferie"],
         "lines": [{"key": "os", "label": "OS", "code": "O", "hours": "08:00-17:00"}, {"key": "off", "label": "OFF"},
                   {"key": "call", "label": "CALL", "hours": "17:00-08:00", "place": "foot", "weight": "bold"}],
         "people": [{"name": "Averbeck", "initials": "A", "spellings": ["Avi"], "group": "Nurses", "phone": "555-0141"},
                    {"name": "Kovář", "initials": "K", "phone": "555-0142"}, {"name": "Žurawin", "initials": "Z"}],
         "days": [{"date": "2025-01-06", "os": "A", "call": "K"}, {"date": "2025-01-07", "os": "Avi", "call": "Averbeck"},
                  {"date": "2025-01-08", "os": "Kovář", "call": "A (K ½)", "off": "Z"}, {"date": "2025-01-09", "os": "Ferie"},
                  {"date": "2025-01-11", "os": "K 8:00-12:00, A"}],
         "notes": [{"month": "2025-01", "line1": "Keys are at the desk"}],
         "events": [{"title": "Staff", "start": "2025-01-07T09:00", "end": "2025-01-07T10:00", "place": "Room 2"},
                    {"title": "Dentist", "start": "2025-01-08T11:00", "private": true, "person": "Kovář"},
                    {"title": "Maybe", "start": "2025-01-10", "tentative": true},
                    {"title": "Order", "start": "2025-01-10", "task": "open"}]}
        """,
        "b.json": """
        {"format": "provider-checklists", "version": 1,
         "templates": [{"id": "start", "name": "First week", "items": [{"id": "a", "title": "Hygiene"}]}],
         "progress": [{"person": "Kovář", "template": "start", "items": [{"item": "a", "done": true}],
                       "documents": [{"kind": "CPR", "expires": "2025-01-20"}], "address": "Elm Street"},
                      {"person": "Žurawin", "template": "start", "documents": [{"kind": "CPR", "expires": "2025-03-01"}]}]}
        """,
        "holidays.ics": calendar("public"), "observances.ics": calendar("feast"),
        "people.toml": "[[people]]\nname = \"Corvane\"\ninitials = \"C\"\nphone = \"555-0199\"\n",
        "lines.toml": "[lines]\nos = \"07:00-15:00\"\n",
        "rules.toml": "[[rules.need]]\nline = \"OS\"\ndays = \"weekday\"\n",
        "last-month.json":
            #"{"format": "provider-schedule", "version": 1, "days": [{"date": "2025-01-06", "os": "K"}]}"#,
    ]

    private static func calendar(_ word: String) -> String {
        """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:1
        DTSTART;VALUE=DATE:20250110
        SUMMARY:A \(word) day
        END:VEVENT
        END:VCALENDAR
        """
    }

    /// Options that have no meaning without another one.
    private static let company: [String: [String]] = [
        "only": ["--person", "Kovář"], "show-gaps": ["--rules", "rules.toml"],
        "holidays-matching": ["--holidays", "holidays.ics"],
        "observances-matching": ["--observances", "observances.ics"],
        "gutter-side": ["--gutter", "18"],
    ]

    /// Options that say which schedule, where to, or how a printer prints, and one for another format of the sources.
    private static let others: Set = [
        "schedule", "store", "output", "report", "print", "dpi", "stamp", "format", "font-dir",
    ]

    static let options = OptionTable.drawing.filter { $0.need != .queue && !others.contains($0.name) }.map(\.name)

    @Test(arguments: options)
    func `a document is current while its schedule is the same`(name: String) throws {
        let option = try #require(OptionTable.drawing.first { $0.name == name })
        let given = arguments(option) + (Self.company[name] ?? [])
        try withTemporaryFolder(with: Self.files) { folder in
            let sources = ["-s", "a.json", "b.json"]
            let drawing = days(with: name) + pages(with: name) + given + sources + ["--stamp", "-o", "a.pdf"]
            let drawn = try Command.run(drawing, in: folder)
            try #require(drawn.status == 0, "\(drawn.errorText)")
            let verified = try Command.run(["verify", "a.pdf"] + forVerifying(given) + sources, in: folder)
            #expect(verified.status == 0, "\(verified.text)\(verified.errorText)")
        }
    }

    private func days(with name: String) -> [String] {
        switch name {
        case "from": []
        case "to", "months", "weeks": ["--from", "2025-01"]
        default: ["--from", "2025-01-06"]
        }
    }

    private func pages(with name: String) -> [String] {
        name == "view" ? [] : ["--view", "month,agenda,day,roster,year,requirements,checklist,call"]
    }

    private func arguments(_ option: OptionInfo) -> [String] {
        option.kind == .flag ? [option.longName] : option.exampleValues.flatMap { [option.longName, $0] }
    }

    /// The options that say how schedules are read, which a stamp does not know.
    private func forVerifying(_ given: [String]) -> [String] {
        let names = Set(OptionTable.drawing.filter { $0.commands.contains(.verify) }.map(\.longName))
        let settings = given.indices.filter { given[$0].hasPrefix("--") }
        return settings.flatMap { start in
            let end = start + 1 < given.count && !given[start + 1].hasPrefix("--") ? start + 2 : start + 1
            return names.contains(given[start]) ? Array(given[start..<end]) : []
        }
    }
}
