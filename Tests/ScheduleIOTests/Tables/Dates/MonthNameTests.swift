import Testing

@testable import ScheduleIO

/// Names of months and weekdays that one language writes in a way of its own, or that two languages share.
@Suite struct MonthNameTests {
    private func read(_ rows: String...) -> ReadResult {
        ScheduleReader.read(Array(rows.joined(separator: "\n").utf8), file: "t.csv", options: ReadingOptions())
    }

    @Test func `the other names of a column say which month it is`() {
        let result = read("Date;OS", "30 października 2026;A", "1 listopada 2026;B")
        #expect(result.entries == ["2026-10-30 os: A", "2026-11-01 os: B"])
    }

    @Test func `a name that is two months is asked for if nothing says which`() {
        let result = read("Date;OS", "1 listopada 2026;A", "2 listopada 2026;B")
        #expect(result.entries == [] && result.errors.map(\.code) == [.ambiguousDate])
    }

    @Test func `a name that is two months is not the month above it`() {
        let result = read("Roster 2026", "Month;Day;OS", "10;31;A", "listopada;1;B")
        #expect(result.entries == [] && result.errors.map(\.code) == [.ambiguousDate])
    }

    @Test func `a month that is a number is above all rows that have none`() {
        let result = read("Roster 2026", "Monat;Tag;OS", "10;1;A", ";2;B", ";3;C")
        #expect(result.entries == ["2026-10-01 os: A", "2026-10-02 os: B", "2026-10-03 os: C"])
    }

    @Test func `one row can have a month and a day`() {
        #expect(read("Roster 2026", "Month;Day;OS", "10;1;A").entries == ["2026-10-01 os: A"])
    }

    @Test func `two days behind a month are no year`() {
        let result = read("Dates;OS", "\"September 15-16, 2034\";A", "\"September 17–18, 2034\";B")
        let days = ["15 os: A", "16 os: A", "17 os: B", "18 os: B"]
        #expect(result.entries == days.map { "2034-09-\($0)" })
        #expect(DateCell("March 15-16") == nil)
        #expect(DateCell("Mar-15-16")?.day == .parts(year: 2016, month: 3, day: 15))
    }

    @Test func `weekdays are read as Portuguese writes them`() {
        let result = read(
            "Name;2026-03-02;2026-03-03;2026-03-04", ";segunda-feira;terça-feira;quarta-feira", "Averbeck;OS;;CL")
        #expect(result.entries == ["2026-03-02 os: Averbeck", "2026-03-04 cl: Averbeck"])
        #expect(DateCell("segunda-feira, 2 de março de 2026")?.day == .parts(year: 2026, month: 3, day: 2))
    }

    @Test func `a week of weekdays is read in the one language that has them all`() {
        let result = read("Week of 2026-03-02", "Name;ma;di;wo;do;vr;za;zo", "Averbeck;OS;;;CL;;;")
        #expect(result.entries == ["2026-03-02 os: Averbeck", "2026-03-05 cl: Averbeck"])
    }
}
