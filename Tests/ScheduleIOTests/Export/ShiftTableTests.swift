import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

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

    // MARK: Lines and events

    @Test func `lines are written by their labels, and by their keys only if labels are alike`() throws {
        let lines = [
            ScheduleLine(key: "er", label: "Emergency Room"), ScheduleLine(key: "call", label: "CALL"),
            ScheduleLine(key: "k1", label: "Call"), ScheduleLine(key: "os", label: "Ocean Springs"),
        ]
        let texts = lines.map { LineText(key: $0.key, assignees: [Assignee(name: "Kovář")]) }
        let schedule = Schedule(
            lines: lines, people: [Person(name: "Kovář")],
            days: [DayRecord(date: CivilDate("2025-03-03"), texts: texts)])
        let table = Self.table(schedule).text
        #expect(
            table.split(separator: "\r\n").dropFirst().map(String.init) == [
                "2025-03-03,Emergency Room,Kovář", "2025-03-03,CALL,Kovář", "2025-03-03,k1,Kovář",
                "2025-03-03,Ocean Springs,Kovář",
            ])
        let read = try #require(Self.read(table))
        #expect(Set(read.lines.map(\.label)) == ["Emergency Room", "CALL", "k1", "Ocean Springs"])
    }

    private static func event(
        _ title: String, _ key: String?, _ start: String, _ end: String?, _ people: [String]? = nil
    ) -> Event {
        func moment(_ text: String) -> CivilDateTime {
            let clock = text.suffix(5).split(separator: ":").map { Int($0)! }
            return CivilDateTime(
                date: CivilDate(inSchedule: String(text.prefix(10)))!, minute: clock[0] * 60 + clock[1])!
        }
        return Event(
            Event.Content(title: title, lineKey: key, assignees: people?.map { Assignee(name: $0) }),
            span: .timed(start: moment(start), end: end.map(moment)))
    }

    @Test func `events on lines are shifts with a start and an end`() {
        let events = [
            Self.event("Kovář", "call", "2025-03-03 17:00", "2025-03-04 08:00", ["Kovář"]),
            Self.event("Averbeck", "os", "2025-03-03 07:00", "2025-03-03 15:30", ["Averbeck"]),
            Self.event("Kovář", "os", "2025-03-05 07:00", nil, ["Kovář"]),
            Self.event("Kovář", "call", "2025-03-07 17:00", "2025-03-10 08:00", ["Kovář"]),
        ]
        let days = [DayRecord(date: CivilDate("2025-03-03"), texts: [LineText(key: "os", text: "Kovář")])]
        let people = [Person(name: "Averbeck"), Person(name: "Kovář")]
        let table = Self.table(Schedule(people: people, days: days, events: events))
        let rows = [
            "date,role,person,start,end,end date", "2025-03-03,OS,Kovář,,,", "2025-03-03,OS,Averbeck,07:00,15:30,",
            "2025-03-03,CALL,Kovář,17:00,08:00,", "2025-03-05,OS,Kovář,07:00,,",
            "2025-03-07,CALL,Kovář,17:00,08:00,2025-03-10",
        ]
        #expect(table.text == rows.map { $0 + "\r\n" }.joined())
        #expect(table.omissions == ScheduleExport.Omissions())
    }

    @Test func `what a table of shifts cannot hold is counted`() {
        var retreat = Self.event("Retreat", nil, "2025-03-03 17:00", nil)
        retreat.person = "Kovář"
        var course = Self.event("Kovář", "os", "2025-03-03 07:00", nil, ["Kovář"])
        course.place = "Room 2"
        var secret = Self.event("Kovář", "os", "2025-03-04 07:00", nil, ["Kovář"])
        secret.isPrivate = true
        let others = [Self.event("Stocktaking", "os", "2025-03-03 07:00", nil), retreat, secret]
        var line = ScheduleLine(key: "os", label: "OS")
        line.code = "O"
        let schedule = Schedule(
            lines: [line], people: [Person(name: "Kovář", group: "Team A")], events: others + [course])
        let table = Self.table(schedule)
        #expect(table.text == "date,role,person,start,end\r\n2025-03-03,OS,Kovář,07:00,\r\n")
        let found = table.omissions
        #expect([found.events, found.unreadLines, found.groups, found.lineFacts] == [3, 1, 1, 1])
        var options = ExportOptions()
        (options.table, options.privacy) = (.shifts, .show)
        #expect(ScheduleExport(schedule, as: .csv, options).omissions.events == 2)
    }

    @Test func `shifts on days and in events are read back as they were`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for _ in 0..<RandomTests.count("CALPRINT_SHIFTS", default: 300) {
            let schedule = randomSchedule(&random)
            let table = Self.table(schedule).text
            let result = ScheduleReader.read(Array(table.utf8), file: "shifts.csv")
            let read = try #require(result.schedule, "seed \(seed): \(result.findings)\n\(table)")
            #expect(Self.shifts(read) == Self.shifts(schedule), "seed \(seed): \(table)")
        }
    }

    /// Lines of any label, with people on days, and in events of hours, of days or without an end.
    private func randomSchedule(_ random: inout SplitMix64) -> Schedule {
        let labels = ["OS", "Call 2", "Night, late", "ICU", "Ärzte", "½ day", "Start", "CALL", "Team B", "12"]
        let lines = labels.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)).enumerated().map {
            ScheduleLine(key: "k\($0)", label: $1)
        }
        let names = ["Averbeck, Jo", "Belacqua & Corvane", "Agency RN 1", "Kovář*", "Dr. med. Žurawin"]
        let dates = (1...9).map { CivilDate("2025-03-0\($0)") }
        let days = dates.filter { _ in Bool.random(using: &random) }.map { date in
            DayRecord(
                date: date,
                texts: lines.filter { _ in Bool.random(using: &random) }.map { line in
                    LineText(key: line.key, assignees: [assignee(names.randomElement(using: &random)!, &random)])
                })
        }
        let events = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            let name = names.randomElement(using: &random)!
            let content = Event.Content(
                title: name, lineKey: lines.randomElement(using: &random)!.key, assignees: [assignee(name, &random)])
            return Event(content, span: span(dates.randomElement(using: &random)!, &random))
        }
        return Schedule(lines: lines, people: names.map { Person(name: $0) }, days: days, events: events)
    }

    private func span(_ date: CivilDate, _ random: inout SplitMix64) -> Event.Span {
        let start = CivilDateTime(date: date, minute: Int.random(in: 0..<1440, using: &random))!
        let last = CivilDate(date.epochDay + Int.random(in: 0...3, using: &random))!
        let end = CivilDateTime(date: last, minute: Int.random(in: 0..<1440, using: &random))!
        return .timed(start: start, end: end < start || Bool.random(using: &random) ? nil : end)
    }

    /// The label, the person and the times of each shift.
    private static func shifts(_ schedule: Schedule) -> [String] {
        AssignedShifts(schedule, showsPrivate: false).all.map { shift in
            "\(shift.date) \(schedule.lines[shift.line].label) \(shift.assignee.text)"
                + " \(shift.start.map { "\($0)" } ?? "") \(shift.end.map { "\($0)" } ?? "")"
        }.sorted()
    }

    @Test(arguments: ["roster-shifts.csv", "clinic.json", "march.json", "roster-days.csv", "roster-persons.csv"])
    func `an example's shifts are read back as they were`(example: String) throws {
        let schedule = try #require(ScheduleReader.read(try TestFiles.example(example), file: example).schedule)
        let read = try #require(Self.read(Self.table(schedule).text))
        #expect(!Self.shifts(schedule).isEmpty && Self.shifts(read) == Self.shifts(schedule))
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
