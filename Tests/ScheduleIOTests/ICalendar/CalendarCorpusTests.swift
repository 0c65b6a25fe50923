import CalendarCore
import Foundation
import Testing

@testable import ScheduleIO

/// Calendars whose days an independent implementation has listed, in three time zones.
@Suite struct CalendarCorpusTests {
    /// A calendar, and the days on which it was listed: the end is not included.
    enum Sample: String, CaseIterable {
        case allday = "2025-02-01 2026-01-01"
        case override = "2025-04-01 2027-06-01"
        case partly_broken = "2025-06-01 2025-08-01"
        case rules = "2025-01-01 2027-09-01"
        case text_lf_bom = "2025-05-01 2025-07-01"
        case timed = "2025-02-01 2025-05-01"

        var file: String { "\(self).ics" }

        var bytes: [UInt8] { get throws { try TestFiles.bytes("Calendars/\(file)", testFile: #filePath) } }

        var days: ClosedRange<CivilDate> {
            let ends = rawValue.split(separator: " ").map { CivilDate(String($0)) }
            return ends[0]...CivilDate(ends[1].epochDay + -1)!
        }
    }

    /// One day of an event.
    struct Row: Hashable, Decodable {
        let date: String
        var summary: String
        let all_day: Bool
        let first: Bool
    }

    private struct Expected: Decodable {
        let file: String
        let tz: String
    }

    @Test(arguments: Sample.allCases, ["America/Chicago", "Europe/Berlin", "UTC"])
    func `every day is the expected one`(_ sample: Sample, _ zone: String) throws {
        let options = ReadingOptions(timeZone: TimeZoneName(zone), days: sample.days)
        let result = ScheduleReader.read(try sample.bytes, file: sample.file, options: options)
        let rows = try #require(result.schedule).events.flatMap { $0.rows(in: sample.days) }
        #expect(rows.counts == (try expected(sample, zone)).counts)
        #expect(!rows.isEmpty)
    }

    private func expected(_ sample: Sample, _ zone: String) throws -> [Row] {
        let lines = try TestFiles.bytes("Calendars/expected.jsonl", testFile: #filePath).split(separator: 0x0A)
        return try lines.compactMap { line in
            let expected = try JSONDecoder().decode(Expected.self, from: Data(line))
            guard expected.file == sample.file, expected.tz == zone else { return nil }
            var row = try JSONDecoder().decode(Row.self, from: Data(line))
            // A text is printed on one line.
            row.summary = row.summary.replacing("\n", with: " ")
            return row
        }
    }

    @Test func `what is broken is told with its place`() throws {
        let result = ScheduleReader.read(try Sample.partly_broken.bytes, file: "partly_broken.ics")
        #expect(result.places == ["missing-field 10:1", "invalid-date-time 18:20"])
        #expect(result.warnings.count == 2)
    }
}

extension Event {
    /// Its line and its title.
    private var summary: String {
        let line = ScheduleLine.defaults.first { $0.key == content.lineKey }
        return (line.map { "\($0.label): " } ?? "") + content.title
    }

    /// The days that the event reaches into, of these.
    fileprivate func rows(in days: ClosedRange<CivilDate>) -> [CalendarCorpusTests.Row] {
        var covered: ClosedRange<CivilDate>
        var isAllDay = false
        switch span {
        case .allDay(let first, let last): (covered, isAllDay) = (first...last, true)
        case .timed(let start, nil): covered = start.date...start.date
        case .timed(let start, let end?):
            let last = end.minute == 0 && end > start ? CivilDate(end.date.epochDay + -1)! : end.date
            covered = start.date...max(start.date, last)
        }
        return (covered.lowerBound.epochDay.rawValue...covered.upperBound.epochDay.rawValue)
            .compactMap { CivilDate(EpochDay($0)) }.filter(days.contains).map { date in
                CalendarCorpusTests.Row(
                    date: "\(date)", summary: summary, all_day: isAllDay,
                    first: date == covered.lowerBound)
            }
    }
}

extension [CalendarCorpusTests.Row] {
    fileprivate var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
