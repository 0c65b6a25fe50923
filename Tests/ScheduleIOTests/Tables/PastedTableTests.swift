import Testing

@testable import ScheduleIO

/// Tables that are pasted as text, and texts around tables of times.
@Suite struct PastedTableTests {
    private func read(_ text: String) -> ReadResult {
        ScheduleReader.read(Array(text.utf8), file: "t.txt", options: ReadingOptions())
    }

    @Test func `a legend and a note below aligned columns are none of them`() {
        let text = """
            Name      2026-03-02  2026-03-03
            Averbeck  D           N
            Corvane               D
            D = Day
            N = Night
            Ask the office for changes.
            """
        let wanted = ["2026-03-02 day: Averbeck", "2026-03-03 night: Averbeck", "2026-03-03 day: Corvane"]
        #expect(Set(read(text).entries) == Set(wanted))
        #expect(Set(read("\u{FEFF}" + text).entries) == Set(wanted))
    }

    @Test func `a note below a drawn table needs no bars`() {
        let result = read(
            """
            | | 2026-03-02 | 2026-03-03 |
            | --- | --- | --- |
            | Averbeck | OS | |
            | Corvane | | OS |

            Swaps need the consent of the office, in writing
            """)
        #expect(result.entries == ["2026-03-02 os: Averbeck", "2026-03-03 os: Corvane"])
    }

    @Test func `totals, groups and notes beside a pair of columns a day are no people`() throws {
        let result = read(
            """
            Name,2026-03-02 Start,2026-03-02 End,2026-03-03 Start,2026-03-03 End
            Nurses,,,,
            Averbeck,08:00,16:00,,
            Team B,,,,
            Corvane,,,09:00,17:00
            Total,8,,8,

            printed by J.
            """)
        let people = try #require(result.schedule).people
        #expect(people.map(\.name) == ["Averbeck", "Corvane"])
        #expect(people.map(\.group) == ["Nurses", "Team B"])
    }

    @Test func `a row below days without a time is asked for`() {
        let result = read(
            """
            Name,2026-03-02 Start,2026-03-02 End,2026-03-03 Start,2026-03-03 End
            Averbeck,08:00,16:00,,
            Approved by,Corvane
            """)
        #expect(result.errors.map(\.hint) == ["--ignore-row 'Approved by' leaves the row out"])
    }

    @Test(arguments: [("17.15", "6.30"), ("1715", "0630"), ("17h15", "6h30"), ("17:15:00", "06:30:00")])
    func `starts and ends are times however they are written`(_ start: String, _ end: String) throws {
        let result = read("Date,Von,Bis,OS\n2026-03-02,\(start),\(end),Averbeck\n2026-03-03,\(start),\(end),Corvane\n")
        let schedule = try #require(result.schedule)
        #expect(
            schedule.allEntries == [
                "2026-03-02 os: Averbeck 2026-03-02T17:15", "2026-03-03 os: Corvane 2026-03-03T17:15",
            ])
        let ends = schedule.events.map { if case .timed(_, let end?) = $0.span { end.iso8601 } else { "" } }
        #expect(ends == ["2026-03-03T06:30", "2026-03-04T06:30"])
    }

    @Test(arguments: ["4:15 PM-6:30 AM", "4:15 PM - 6:30 AM", "16:15-06:30"])
    func `hours are read with halves of the day`(_ hours: String) {
        let result = read("Date,Shift,Name,Hours\n2026-03-02,OS,Averbeck,\(hours)\n2026-03-02,CL,Corvane,\(hours)\n")
        #expect(result.entries == ["2026-03-02 os: Averbeck 16:15–06:30", "2026-03-02 cl: Corvane 16:15–06:30"])
    }
}
