import CalendarCore
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Schedules written and read back.
@Suite struct ScheduleExportTests {
    @Test func `json that is read and written again is the same bytes`() throws {
        let names = try ["clinic.json", "clinic-excel.csv", "clinic-notes.csv"].map(TestFiles.example)
        for bytes in try names + [TestFiles.bytes("../Clinic/schedule.raw.json"), Array(Samples.everything.utf8)] {
            let schedule = try #require(ScheduleReader.read(bytes, file: "a").schedule)
            let once = ScheduleExport(schedule, as: .json).bytes
            let again = ScheduleReader.read(once, file: "b")
            #expect(again.findings == [])
            #expect(try ScheduleExport(#require(again.schedule), as: .json).bytes == once)
        }
    }

    @Test func `json keeps zones, names, dates of change, lines, subtitles and privacy`() throws {
        let schedule = try #require(read(Samples.everything).schedule)
        #expect(schedule.exported(as: .json) == Samples.everything)
    }

    @Test func `lines have their roles in json only where they are not the default's`() {
        #expect(!Schedule().exported(as: .json).contains("lines") && !Schedule().exported(as: .json).contains("closed"))
        var labelled = Schedule()
        labelled.lines[3].label = "DUTY"
        #expect(
            labelled.exported(as: .json).contains(#""labels": {"os": "OS", "cl": "CL", "off": "OFF", "call": "DUTY"}"#))
        labelled.lines[3].place = .body
        labelled.lines[0].place = .foot
        #expect(
            labelled.exported(as: .json).contains(
                #"""
                "lines": [{"key": "os", "label": "OS", "place": "foot"}, {"key": "cl", "label": "CL"}, \#
                {"key": "off", "label": "OFF"}, {"key": "call", "label": "DUTY", "place": "body"}]
                """#))
    }

    @Test func `random schedules survive json`() throws {
        let seed = RandomTests.firstSeed
        var generator = SplitMix64(seed)
        for _ in 0..<100 {
            let schedule = Samples.random(&generator)
            let read = read(schedule.exported(as: .json))
            #expect(read.findings == [], "seed \(seed)")
            let other = try #require(read.schedule, "seed \(seed)")
            #expect(other.entries == schedule.entries, "seed \(seed)")
            #expect(other.days.map(\.identity) == schedule.days.map(\.identity), "seed \(seed)")
            #expect(other.days.map(\.modified) == schedule.days.map(\.modified), "seed \(seed)")
            #expect(other.events.map(\.withoutLocation) == schedule.events, "seed \(seed)")
            #expect(other.lines == schedule.lines && other.closedWords == schedule.closedWords, "seed \(seed)")
            #expect(other.people == schedule.people, "seed \(seed)")
        }
    }

    @Test func `the example exports to the tables in Examples`() throws {
        let schedule = try #require(ScheduleReader.read(try TestFiles.example("clinic.json"), file: "a").schedule)
        #expect(ScheduleExport(schedule, as: .csv).bytes == (try TestFiles.example("clinic.csv")))
        var options = ExportOptions()
        options.table = .notes
        #expect(ScheduleExport(schedule, as: .csv, options).bytes == (try TestFiles.example("clinic-notes.csv")))
    }

    @Test func `no cell is a formula to a spreadsheet`() throws {
        let days =
            #"{"date": "2025-01-01", "os": "=1+1", "cl": "+1", "off": "-1", "call": "@a"}, "#
            + #"{"date": "2025-01-02", "os": "＝1", "cl": "＋1", "off": "－1", "call": "＠a"}"#
        let schedule = try #require(read(document(days)).schedule)
        #expect(
            schedule.exported(as: .csv)
                == "date,OS,CL,OFF,CALL\r\n2025-01-01,=1+1,+1,-1,@a\r\n2025-01-02,＝1,＋1,－1,＠a\r\n")
        var options = ExportOptions()
        options.isSpreadsheetSafe = true
        #expect(
            schedule.exported(as: .csv, options)
                == "date,OS,CL,OFF,CALL\r\n2025-01-01,'=1+1,'+1,'-1,'@a\r\n2025-01-02,'＝1,'＋1,'－1,'＠a\r\n")
    }

    @Test func `what a format cannot hold is counted`() throws {
        let schedule = try #require(read(Samples.everything).schedule)
        func omissions(_ format: ExportFormat, notes: Bool = false) -> [Int] {
            var options = ExportOptions()
            options.table = notes ? .notes : .days
            let omissions = ScheduleExport(schedule, as: format, options).omissions
            return [omissions.days, omissions.notes, omissions.events, omissions.privateEvents]
        }
        #expect(omissions(.json) == [0, 0, 0, 0])
        #expect(omissions(.ics) == [0, 2, 0, 0])
        #expect(omissions(.csv) == [0, 2, 4, 0])
        #expect(omissions(.csv, notes: true) == [3, 0, 4, 0])
    }

    @Test(arguments: ExportFormat.allCases, [ExportedTable.days, .notes, .shifts])
    func `of a private event that is only busy no export has a word or a name`(
        format: ExportFormat, table: ExportedTable
    ) throws {
        let event =
            #"{"title": "Dentist", "subtitle": "tooth", "start": "2025-01-01", "place": "Room X", "category": "Health","#
            + #" "url": "https://secret.example.org", "line": "os", "id": "uid-7", "zone": "zone-7", "private": true}"#
        let text = document(#"{"date": "2025-01-01", "os": "A"}"#, after: #", "events": [\#(event)]"#)
        let schedule = try #require(read(text).schedule)
        var options = ExportOptions()
        (options.privacy, options.table) = (.busy, table)
        let export = schedule.exported(as: format, options)
        for word in ["Dentist", "tooth", "Room X", "Health", "secret", "uid-7", "zone-7"] {
            #expect(!export.contains(word))
        }
        #expect(export.contains("busy") == (format != .csv))
    }

    @Test func `only records that touch the days are written, each in full`() throws {
        let schedule = try #require(read(Samples.everything).schedule)
        var options = ExportOptions()
        options.days = CivilDate("2025-03-06")...CivilDate("2025-03-06")
        let extract = try #require(read(schedule.exported(as: .json, options)).schedule)
        #expect(extract.entries == ["2025-03 1=a 3=b 4=c, d"])
        #expect(extract.events.map(\.title) == ["Night duty"])
    }
}

/// Schedules to export.
enum Samples {
    /// Every field of the native format, as the export writes it.
    static let everything = #"""
        {
          "format": "provider-schedule",
          "version": 1,
          "title": "The \"Clinic\"",
          "timeZone": "America/Chicago",
          "lines": [{"key": "er", "label": "ER", "code": "E", "hours": "17:00-08:00", "weight": "bold"}, {"key": "icu", "label": "Núñez", "place": "foot"}],
          "closed": ["Ferie", "CLOSED"],
          "people": [{"name": "Averbeck, Jo"}, {"name": "Joe*"}],
          "days": [
            {"date": "2025-03-01", "er": "A, B", "icu": "D;e\\", "id": "x1", "zone": "Z2", "modified": "2025-01-01T00:00:00.250Z"},
            {"date": "2025-03-02", "id": "x1", "zone": "Z1"},
            {"date": "2025-03-03", "er": [{"name": "Averbeck, Jo", "hours": "07:00-19:00", "note": "charge"}, {"name": "Joe*"}], "icu": "C", "modified": "1969-12-31T23:59:59Z"}
          ],
          "notes": [
            {"month": "2025-02", "line2": "only the second"},
            {"month": "2025-03", "lines": ["a", "", "b", "c, d"], "id": "n", "zone": "Z1"}
          ],
          "events": [
            {"title": "Night duty", "line": "icu", "start": "2025-03-05T21:00", "end": "2025-03-06T07:00", "id": "e1"},
            {"title": "Two", "subtitle": "sub", "person": "P", "category": "C", "start": "2025-03-07", "end": "2025-03-09", "id": "e2", "zone": "Z"},
            {"title": "One", "start": "2025-03-07", "closed": true},
            {"title": "Secret", "start": "2025-03-07T09:00", "private": true, "modified": "2025-03-01T12:00:00Z"}
          ]
        }

        """#

    /// Some days and events of a year, with names and dates of change, or without.
    static func random(_ generator: inout SplitMix64) -> Schedule {
        let first = CivilDate("2024-01-01").epochDay
        func date() -> CivilDate { CivilDate(first + Int.random(in: 0..<700, using: &generator))! }
        func identity(_ number: Int) -> RecordIdentity? {
            let zone = ["", "A", "B"].randomElement(using: &generator)!
            return Bool.random(using: &generator) ? RecordIdentity(zone: zone, name: "r\(number)") : nil
        }
        func modified() -> Instant? {
            let value = Int.random(in: -1_000_000_000...2_000_000_000_000, using: &generator)
            return Bool.random(using: &generator) ? Instant(milliseconds: value) : nil
        }
        let keys = ScheduleLine.defaults.map(\.key)
        let dates = Set((0..<40).map { _ in date() }).sorted()
        let days = dates.enumerated().map { number, date in
            let texts = keys.filter { _ in Bool.random(using: &generator) }
            return DayRecord(
                date: date,
                texts: texts.map { key in
                    number % 3 > 0
                        ? LineText(key: key, text: "\(key) \(number) \"é\", \\")
                        : LineText(key: key, assignees: Samples.assignees(&generator))
                },
                identity: identity(number), modified: modified())
        }
        let events = (0..<20).map { number -> Event in
            let first = date()
            let last = CivilDate(first.epochDay + Int.random(in: 0...3, using: &generator))!
            let minute = Int.random(in: 0..<1440, using: &generator)
            let times = (CivilDateTime(date: first, minute: minute)!, CivilDateTime(date: last, minute: 1439)!)
            let isTimed = Bool.random(using: &generator)
            return Event(
                Event.Content(
                    title: "event \(number)", subtitle: number % 3 == 0 ? "sub" : nil,
                    lineKey: number % 2 == 0 ? keys.randomElement(using: &generator) : nil,
                    closesDay: !isTimed && number % 3 == 1),
                span: isTimed ? .timed(start: times.0, end: times.1) : .allDay(first: first, last: last),
                isPrivate: number % 7 == 0, identity: identity(number), modified: modified())
        }
        let closedWords = Bool.random(using: &generator) ? Closing.defaultWords : ["Ferie", "Ćlosed"]
        let people = (0..<Int.random(in: 0...3, using: &generator)).map { number in
            Person(
                name: "Né \"\(number)\"", initials: number == 1 ? "N" : nil,
                spellings: number == 2 ? ["Dr. \(number)", "D\\"] : [],
                skills: number == 1 ? ["charge", "night nurse"] : [], group: number == 2 ? "Né \"s\"" : nil)
        }
        return Schedule.merging(
            lines: lines(&generator), closedWords: closedWords, people: people, days: days, events: events
        ).schedule
    }

    /// People of any names, hours and notes.
    private static func assignees(_ generator: inout SplitMix64) -> [Assignee] {
        let names = ["Averbeck, Jo", "Joe*", "Né \"0\"", "A & B"].shuffled(using: &generator)
        return names.prefix(Int.random(in: 1...4, using: &generator)).map { name in
            let hours = ["07:00-19:00", "17:00-", "-12:00", ""].randomElement(using: &generator)!
            return Assignee(
                name: name, hours: AssignedHours(text: hours),
                note: Bool.random(using: &generator) ? "charge; \"\\" : nil)
        }
    }

    /// The default lines, perhaps with other labels, codes, hours and roles.
    private static func lines(_ generator: inout SplitMix64) -> [ScheduleLine] {
        ScheduleLine.defaults.map { line in
            guard Int.random(in: 0..<4, using: &generator) == 0 else { return line }
            var other = ScheduleLine(
                key: line.key, label: Bool.random(using: &generator) ? line.label : "Ø\(line.label)",
                place: ScheduleLine.Place.allCases.randomElement(using: &generator)!,
                weight: ScheduleLine.Weight.allCases.randomElement(using: &generator)!)
            other.code = Bool.random(using: &generator) ? "Ø" : nil
            other.hours = Bool.random(using: &generator) ? ShiftHours(17 * 60, 32 * 60) : nil
            return other
        }
    }
}

extension Event {
    /// The same wherever it is.
    var withoutLocation: Event {
        var event = self
        event.location = nil
        return event
    }
}
