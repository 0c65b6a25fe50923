import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

struct LineWatchTests {
    private static let lines = [
        ScheduleLine(key: "os", label: "OS"), ScheduleLine(key: "off", label: "OFF"), LineWatchTests.call,
    ]
    private static var call: ScheduleLine {
        var call = ScheduleLine(key: "call", label: "CALL", place: .foot, weight: .bold)
        call.hours = ShiftHours(text: "17:00-08:00")
        return call
    }

    private func schedule(_ texts: [(String, String)], lines: [ScheduleLine] = [ScheduleLine.defaults[3]]) -> Schedule {
        Schedule(
            lines: lines, people: ["Averbeck", "Belacqua", "Kovář"].map { Person(name: $0) },
            days: texts.map { date, text in
                DayRecord(date: CivilDate(iso8601: date)!, texts: [LineText(key: "call", text: text)])
            })
    }

    private func watch(_ schedule: Schedule, zone: String = "America/Chicago") throws -> LineWatch {
        let line = try #require(schedule.lines.last)
        return try #require(LineWatch(schedule, People(of: schedule), line: line, in: TimeZoneName(zone)!))
    }

    private func names(_ watch: LineWatch, _ time: String) throws -> [String] {
        let time = try #require(CivilDateTime(iso8601: time))
        let instant = watch.instant(of: time)
        return watch.duties(at: instant).map { "\($0.name) \($0.end.iso8601)" }
            + watch.next(after: instant).map { "then \($0.name) \($0.start.iso8601)" }
    }

    @Test func daysThatFollowEachOtherAreOneDuty() throws {
        let watch = try watch(
            schedule([("2025-01-06", "Kovář"), ("2025-01-07", "KOVÁŘ"), ("2025-01-08", "Belacqua")]))
        #expect(
            try names(watch, "2025-01-06T00:00")
                == ["Kovář 2025-01-08T00:00", "then Belacqua 2025-01-08T00:00"])
        #expect(try names(watch, "2025-01-08T23:59") == ["Belacqua 2025-01-09T00:00"])
        #expect(try names(watch, "2025-01-09T00:00") == [])
    }

    @Test func usualHoursGoOverMidnight() throws {
        let watch = try watch(
            schedule([("2025-01-06", "Kovář"), ("2025-01-07", "Averbeck")], lines: LineWatchTests.lines))
        #expect(
            try names(watch, "2025-01-07T07:59") == ["Kovář 2025-01-07T08:00", "then Averbeck 2025-01-07T17:00"])
        #expect(try names(watch, "2025-01-07T08:00") == ["then Averbeck 2025-01-07T17:00"])
    }

    @Test func aTextThatNamesNobodyIsNotLost() throws {
        let watch = try watch(schedule([("2025-01-06", "ask the desk, ext. 12"), ("2025-01-07", "CLOSED — snow")]))
        #expect(try names(watch, "2025-01-06T12:00") == ["ask the desk, ext. 12 2025-01-07T00:00"])
        #expect(try names(watch, "2025-01-07T12:00") == [])
    }

    @Test func aTimeThatTheClockShowsTwiceIsTheFirst() throws {
        let watch = try watch(schedule([("2025-11-02", "Kovář until 01:30, then BELACQUA")]))
        let first = watch.instant(of: CivilDateTime(iso8601: "2025-11-02T01:30")!)
        let hourLater = Instant(milliseconds: first.milliseconds + 3_600_000)
        #expect(watch.duties(at: Instant(milliseconds: first.milliseconds - 1)).map(\.name) == ["Kovář"])
        #expect(watch.duties(at: first).map(\.name) == ["Belacqua"])
        #expect(watch.duties(at: hourLater).map(\.name) == ["Belacqua"])
    }

    /// Every minute of some random days, in zones whose clocks change in different ways: those on a line are those in
    /// whose calendars an entry of the line has begun and has not ended. `CALPRINT_WATCHES=25` tries 25 days in each.
    @Test(arguments: ["America/Chicago", "Europe/Berlin", "Australia/Lord_Howe", "America/Santiago"])
    func atEveryMinuteThoseAreOnALineWhoseCalendarsSaySo(_ zone: String) throws {
        let clinic = try PhoneCalendars.clinic(in: zone)
        let phones = try PhoneCalendars(clinic)
        let watches = clinic.lines.compactMap {
            LineWatch(clinic, People(of: clinic), line: $0, in: TimeZoneName(zone)!)
        }
        var random = SplitMix64(RandomTests.firstSeed)
        for _ in 0..<RandomTests.count("CALPRINT_WATCHES", default: 1) {
            let date = clinic.days[Int.random(in: clinic.days.indices, using: &random)].date
            for minute in 0..<1440 {
                let instant = watches[0].instant(of: CivilDateTime(date: date, minute: minute)!)
                for watch in watches {
                    let now = Set(watch.duties(at: instant).map(\.name))
                    let same = now == phones.people(on: watch.line.label, at: instant)
                    #expect(same, "\(watch.line.label) \(date) \(minute), seed \(RandomTests.firstSeed)")
                    guard same else { return }
                }
            }
        }
    }
}

/// Everybody's calendar as a phone has it: read from the text of each, by a reader of its own.
private struct PhoneCalendars {
    private var entries: [String: [(name: String, times: Range<Int>)]] = [:]

    /// The example's schedule, which has hours on some days, in another time zone.
    static func clinic(in zone: String) throws -> Schedule {
        var clinic = try #require(
            ScheduleReader.read(try TestFiles.example("clinic.json"), file: "clinic.json").schedule)
        clinic.timeZone = zone
        return clinic
    }

    init(_ schedule: Schedule) throws {
        let zone = try #require(TimeZone(identifier: schedule.timeZone ?? ""))
        let people = People(of: schedule)
        for person in people.all {
            var options = ExportOptions()
            options.person = try people.choosing([person.name])
            let text = String(decoding: ScheduleExport(schedule, as: .ics, options).bytes, as: UTF8.self)
            for entry in text.replacingOccurrences(of: "\r\n ", with: "").components(separatedBy: "BEGIN:VEVENT")
                .dropFirst()
            {
                let lines = entry.components(separatedBy: "\r\n")
                func value(_ name: String) -> String {
                    lines.first { $0.hasPrefix(name) }.map { String($0[$0.lastIndex(of: ":")!...].dropFirst()) } ?? ""
                }
                let start = try PhoneCalendars.second(of: value("DTSTART"), in: zone)
                let end = try PhoneCalendars.second(of: value("DTEND"), in: zone)
                let summary = lines.first { $0.hasPrefix("SUMMARY:") }?.dropFirst(8) ?? ""
                let label = schedule.lines.first { $0.label == summary || summary.hasPrefix("\($0.label) ") }?.label
                if let label, start < end { entries[label, default: []].append((person.name, start..<end)) }
            }
        }
    }

    /// The first second of a day is not always midnight.
    private static func second(of time: String, in zone: TimeZone) throws -> Int {
        let numbers = time.filter(\.isNumber).map(\.wholeNumberValue!)
        func number(_ range: Range<Int>) -> Int {
            range.upperBound > numbers.count ? 0 : numbers[range].reduce(0) { $0 * 10 + $1 }
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = time.hasSuffix("Z") ? .gmt : zone
        let date = calendar.date(
            from: DateComponents(
                year: number(0..<4), month: number(4..<6), day: number(6..<8), hour: number(8..<10),
                minute: number(10..<12)))
        let moment = try #require(date)
        return Int((time.hasSuffix("Z") ? moment : calendar.startOfDay(for: moment)).timeIntervalSince1970)
    }

    func people(on line: String, at instant: Instant) -> Set<String> {
        let second = instant.milliseconds / 1000
        return Set((entries[line] ?? []).filter { $0.times.contains(second) }.map(\.name))
    }
}
