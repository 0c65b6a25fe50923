import CalendarCore
import Testing

@testable import ScheduleIO

/// An event's line of the day, and its text.
@Suite struct CalendarLinesTests {
    private func words(
        _ summary: String, _ more: String = "", lines: [ScheduleLine]? = nil, label: String? = nil
    ) -> String? {
        let text = calendar(event("DTSTART;VALUE=DATE:20250101\n\(more)", summary: summary))
        return readCalendar(text, lines: lines, label: label).schedule?.events.first.map {
            "\($0.lineKey ?? "-") \($0.title)"
        }
    }

    @Test(arguments: [
        ("OS: A\\, B", "os A, B"), ("os:A", "os A"), ("CALL: A: B", "call A: B"), ("Lunch: A", "- Lunch: A"),
        ("OS:", "- OS:"), ("OS", "- OS"), (": A", "- : A"), ("A", "- A"),
    ])
    func `a summary may name the line`(_ summary: String, _ expected: String) {
        #expect(words(summary) == expected)
    }

    @Test func `a category may name the line`() {
        #expect(words("A", "CATEGORIES:Work,Call") == "call A")
        #expect(words("OS: A", "CATEGORIES:CALL") == "os A")
        #expect(words("A", "CATEGORIES:Work") == "- A")
    }

    @Test func `the line of the whole file counts first`() {
        #expect(words("A", label: "OS") == "os A")
        #expect(words("OS: A", label: "os") == "os A")
        #expect(words("CALL: A", "CATEGORIES:CALL", label: "OS") == "os CALL: A")
    }

    @Test func `other sources' lines are known`() {
        let lines = [ScheduleLine(key: "er", label: "Emergency")]
        #expect(words("Emergency: A", lines: lines) == "er A")
        #expect(words("ER: A", lines: lines) == "er A")
        #expect(words("OS: A", lines: lines) == "- OS: A")
        #expect(words("A", lines: lines, label: "emergency") == "er A")
    }

    @Test func `an unknown label is a new line`() throws {
        let text = calendar(event("DTSTART;VALUE=DATE:20250101"))
        let schedule = try #require(readCalendar(text, label: "Ward 3").schedule)
        #expect(schedule.lines == ScheduleLine.defaults + [ScheduleLine(key: "ward 3", label: "Ward 3")])
        #expect(schedule.entries(on: CivilDate("2025-01-01")).map(\.line?.label) == ["Ward 3"])
    }

    @Test func `only a calendar stands on one line`() {
        let options = ReadingOptions(label: "OS")
        let result = ScheduleReader.read(Array(document().utf8), file: "t.json", options: options)
        #expect(result.codes == [.unexpectedLabel] && result.schedule == nil)
    }

    @Test func `a summary is one line of text`() throws {
        let text = calendar(event("DTSTART;VALUE=DATE:20250101", summary: " OS: A\\nB  "))
        let event = try #require(readCalendar(text).schedule?.events.first)
        #expect(event.title == "A B" && event.lineKey == "os")
    }

    @Test func `an event without a summary has a word`() throws {
        let result = readCalendar(calendar("BEGIN:VEVENT\nDTSTART:20250101T090000\nEND:VEVENT"))
        #expect(result.occurrences == ["2025-01-01 9:00 (no title)"])
        #expect(result.places == ["blank-event 3:1"])
    }

    @Test func `what is not public is withheld`() {
        for (value, isPrivate) in [("PUBLIC", false), ("PRIVATE", true), ("CONFIDENTIAL", true), ("X-SECRET", true)] {
            let result = readCalendar(calendar(event("DTSTART;VALUE=DATE:20250101\nCLASS:\(value)")))
            #expect(result.schedule?.events.map(\.isPrivate) == [isPrivate])
        }
    }

    @Test func `events of equal words are not one`() {
        let start = "DTSTART;VALUE=DATE:20250101"
        #expect(readCalendar(calendar(event(start), event(start, uid: "b"))).occurrences.count == 2)
        // Without a UID they are one, as they would be in a store.
        let nameless = readCalendar(calendar(event(start, uid: nil), event(start, uid: nil)))
        #expect(nameless.occurrences.count == 1 && nameless.codes == [.repeatedEvent])
    }

    @Test func `notes are a journal entry of their month`() throws {
        let journal = "BEGIN:VJOURNAL\nDTSTART;VALUE=DATE:20250101\nSUMMARY:NOTES\nDESCRIPTION:A\\, B\\nC\nEND:VJOURNAL"
        let result = readCalendar(calendar(journal, "BEGIN:VJOURNAL\nSUMMARY:diary\nEND:VJOURNAL"))
        #expect(result.schedule?.notes(of: YearMonth(year: 2025, month: 1)!)?.lines.map(\.text) == ["A, B", "C"])
        #expect(result.places == ["ignored-component 8:1"])
    }
}
