import CalendarCore
import GoldenSupport
import ScheduleIO
import Testing

/// The table with a row for each person on a line of a day.
@Suite struct ShiftTableTests {
    private static func table(_ schedule: Schedule) -> (text: String, omissions: ScheduleExport.Omissions) {
        var options = ExportOptions()
        options.table = .shifts
        let export = ScheduleExport(schedule, as: .csv, options)
        return (String(decoding: export.bytes, as: UTF8.self), export.omissions)
    }

    private static func read(_ table: String) -> Schedule? {
        ScheduleReader.read(Array(table.utf8), file: "shifts.csv").schedule
    }

    @Test func `a text of names becomes a row for each`() {
        let texts = [
            LineText(key: "os", text: "Kovář, Averbeck ½"), LineText(key: "cl", text: "bring the keys"),
            LineText(key: "call", text: "Kovář until 17:00, then Averbeck"),
        ]
        let day = DayRecord(date: CivilDate("2025-03-03"), texts: texts)
        let schedule = Schedule(people: [Person(name: "Averbeck"), Person(name: "Kovář")], days: [day])
        let table = Self.table(schedule)
        let rows = [
            "date,role,person,hours,note", "2025-03-03,OS,Kovář,,", "2025-03-03,OS,Averbeck,,½",
            "2025-03-03,CALL,Kovář,-17:00,", "2025-03-03,CALL,Averbeck,17:00-,",
        ]
        #expect(table.text == rows.map { $0 + "\r\n" }.joined())
        #expect(table.omissions.unreadLines == 1)
    }

    @Test func `people, hours and notes are read back`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        let names = ["Averbeck, Jo", "Belacqua & Corvane", "Agency RN 1", "Kovář*", "Núñolver 50%", "Dr. med. Žurawin"]
        for _ in 0..<100 {
            let schedule = Schedule(
                people: names.map { Person(name: $0) },
                days: (1...9).map { DayRecord(date: CivilDate("2025-03-0\($0)"), texts: texts(names, &random)) })
            let read = try #require(Self.read(Self.table(schedule).text), "seed \(seed)")
            #expect(Self.assignees(read) == Self.assignees(schedule), "seed \(seed)")
            #expect(Set(read.people.map(\.name)).isSubset(of: names), "seed \(seed)")
        }
    }

    /// At least one line on each day, in printing order.
    private func texts(_ names: [String], _ random: inout SplitMix64) -> [LineText] {
        let keys = ["os", "cl", "call"].filter { _ in Bool.random(using: &random) }
        return (keys.isEmpty ? ["os"] : keys).map { key in
            let people = names.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
            return LineText(key: key, assignees: people.map { assignee($0, &random) })
        }
    }

    private func assignee(_ name: String, _ random: inout SplitMix64) -> Assignee {
        let hours = [nil, AssignedHours(from: 420, until: 900), AssignedHours(from: 1020), AssignedHours(until: 720)]
        let notes = [nil, nil, "½", "charge", "phone, room 2"]
        return Assignee(
            name: name, hours: hours.randomElement(using: &random) ?? nil,
            note: notes.randomElement(using: &random) ?? nil)
    }

    private static func assignees(_ schedule: Schedule) -> [String] {
        schedule.days.flatMap { day in
            day.texts.sorted { $0.key < $1.key }.map {
                "\(day.date) \($0.key) \($0.assignees?.map(\.text) ?? [$0.text])"
            }
        }
    }

    @Test func `a column that counts hours has no hours of shifts`() throws {
        let table = "date,person,role,hours\n2025-03-03,Averbeck,OS,8\n2025-03-04,Averbeck,OS,7.5\n"
        let schedule = try #require(Self.read(table))
        #expect(schedule.days.flatMap(\.texts).map(\.text) == ["Averbeck", "Averbeck"])
    }

    @Test func `hours are read as people write them, and a wrong cell of a named column is an error`() {
        var options = ReadingOptions()
        options.table.columns = [TableOptions.Assignment(name: "when", meaning: "hours")]
        func read(_ last: String) -> ReadResult {
            let rows = "date,person,role,when\n2025-03-03,Averbeck,OS,7a-3p\n2025-03-04,Averbeck,OS,\(last)\n"
            return ScheduleReader.read(Array(rows.utf8), file: "a.csv", options: options)
        }
        let texts = read("until noon").schedule?.days.flatMap(\.texts).map(\.text)
        #expect(texts == ["Averbeck 07:00–15:00", "Averbeck until 12:00"])
        #expect(
            read("soon").findings.map(\.description) == [
                "a.csv:3:24: error: 'soon' is no span of hours (as in 17:00-08:00)"
            ])
    }
}
