import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

/// A calendar with one event changed at random, read and exported: nothing is lost without a finding.
///
/// Each calendar is told by its seed. `CALPRINT_MUTATIONS=100000` tries that many of them, `CALPRINT_SEED=1` begins
/// with that seed.
@Suite struct CalendarMutationTests {
    private static let count = RandomTests.count("CALPRINT_MUTATIONS", default: 1000)
    private static let firstSeed = RandomTests.firstSeed

    /// One event for each form of a time, a text and a parameter.
    private static let events = [
        "DTSTART;VALUE=DATE:20250101\r\nDTEND;VALUE=DATE:20250103\r\nSUMMARY:E0",
        "DTSTART:20250102T090000\r\nDTEND:20250102T103000\r\nSUMMARY;LANGUAGE=en:E1\\, two\r\nCLASS:PRIVATE",
        "SUMMARY:E2\r\nCATEGORIES:Work,Call\r\nDTSTART:20250103T150000Z\r\nDURATION:P1DT2H\r\nCLASS:PUBLIC",
        "DTSTART;TZID=\"Europe/Berlin\":20250104T030000\r\nDTEND;TZID=\"Europe/Berlin\":20250104T040000\r\nSUMMARY:E3",
        "DTSTART;X-A=\"a:b;c\";TZID=America/Chicago:20250105T090000\r\nSUMMARY:E4 lo\r\n ng\r\n  é text",
        "SUMMARY:E5\r\nSEQUENCE:2\r\nDTSTART:20250106\r\nDESCRIPTION:What: is\r\n  not\\n\r\n\tread\r\nDURATION:P1W",
        "DTSTART:20250107T090000\r\nSUMMARY:E6\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15M\r\nEND:VALARM",
        "DTSTART:20250108T090000\r\nSUMMARY:E7\r\nRRULE:FREQ=YEARLY",
        "DTSTART:20250109T090000\r\nSUMMARY:E8\r\nRDATE;VALUE=PERIOD:20250110T090000/PT1H,20250111T090000/PT1H",
    ]

    /// The pieces of the calendar: its head, an event each, and its end.
    private static let pieces: [[UInt8]] = {
        let whole = events.enumerated().map { "BEGIN:VEVENT\r\nUID:u-\($0)\r\n\($1)\r\nEND:VEVENT\r\n" }
        return (["BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"] + whole + ["END:VCALENDAR\r\n"]).map { Array($0.utf8) }
    }()

    private static let words = [
        "\r\n", "\r\n ", "\r\r\n ", "\r\n\r\n ", "\"", ":", ";", ",", "\\", "DTSTART", "CLASS:", "RRULE\r\n",
        "EXDATE:\r\n",
        "DURATION:P", "TZID=UTC+2", "0000", "9999", "\u{7}", "é", "\t", "END:VEVENT\r\n", "BEGIN:VEVENT\r\n",
        "BEGIN:X\r\n",
    ].map { Array($0.utf8) }

    @Test func `nothing that a change costs is lost without a finding`() {
        let whole = read(Self.pieces.flatMap(\.self))
        #expect(whole.findings.isEmpty && whole.schedule?.events.count == Self.events.count + 3)
        var told = 0
        for seed in Self.firstSeed..<Self.firstSeed + UInt64(Self.count) {
            var generator = SplitMix64(seed)
            var pieces = Self.pieces
            let changed = Int.random(in: 1...Self.events.count, using: &generator)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                pieces[changed].mutate(inserting: [Self.words, Self.words], &generator)
            }
            let bytes = pieces.flatMap(\.self)
            let result = read(bytes)
            if !result.findings.isEmpty { told += 1 }
            let problems = problems(of: result, bytes, changing: "E\(changed - 1)")
            #expect(problems.isEmpty, "seed \(seed): \(problems)\n\(String(decoding: pieces[changed], as: UTF8.self))")
        }
        #expect(Self.count < 100 || (Self.count / 10..<Self.count).contains(told), "\(told) have findings")
    }

    private func read(_ bytes: [UInt8]) -> ReadResult {
        ScheduleReader.read(
            bytes, file: "s", format: .iCalendar, options: ReadingOptions(timeZone: TimeZoneName("UTC")))
    }

    private func problems(of result: ReadResult, _ bytes: [UInt8], changing name: String) -> [String] {
        var problems: [String] = []
        let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        if !result.findings.allSatisfy({ (1...lines).contains($0.location?.line ?? 0) }) { problems.append("no place") }
        guard let schedule = result.schedule else { return result.errors.isEmpty ? ["no error"] : problems }
        if !result.errors.isEmpty { problems.append("a schedule in spite of an error") }
        for format in ExportFormat.allCases where ScheduleExport(schedule, as: format).bytes.isEmpty {
            problems.append("no \(format)")
        }
        let again = read(ScheduleExport(schedule, as: .ics).bytes)
        if again.schedule?.events.count != schedule.events.count { problems.append("not the same after its export") }
        guard result.findings.isEmpty else { return problems }
        let others = Self.others(than: name)
        let found = schedule.events.map(Self.words)
        problems += others.filter { !found.contains($0) }.map { "\($0) is lost" }
        if schedule.events.count <= others.count { problems.append("\(name) is lost") }
        return problems
    }

    /// The other events, as they were.
    private static func others(than name: String) -> [String] { unchanged.filter { !$0.hasPrefix(name) } }

    private static let unchanged: [String] = {
        let options = ReadingOptions(timeZone: TimeZoneName("UTC"))
        let result = ScheduleReader.read(pieces.flatMap(\.self), file: "s", format: .iCalendar, options: options)
        return result.schedule?.events.map(words) ?? []
    }()

    private static func words(_ event: Event) -> String { "\(event.title) \(event.span) \(event.isPrivate)" }
}
