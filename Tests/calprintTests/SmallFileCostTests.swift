import Foundation
import GoldenSupport
import Testing

/// Small files cost little: each is drawn or refused within 384 MB of addresses and a bounded time of the processor.
@Suite struct SmallFileCostTests {
    /// A file of some hundred kilobytes at most, and the limit that refuses it; nil for one that is drawn.
    struct Hostile: Sendable, CustomTestStringConvertible {
        let name: String
        let limit: String?
        let text: @Sendable () -> String

        var testDescription: String { name }
    }

    static let all = [
        Hostile(name: "800-series-of-years.ics", limit: "more than 100000 days") {
            calendar((0..<800).flatMap { series($0, "DTEND;VALUE=DATE:20251231", "RRULE:FREQ=DAILY;COUNT=300") })
        },
        Hostile(name: "2400-observances.ics", limit: "at most 100000") {
            calendar(
                ["BEGIN:VTIMEZONE", "TZID:Z"] + (0..<2400).flatMap(observance)
                    + ["END:VTIMEZONE", "BEGIN:VEVENT", "UID:z", "SUMMARY:z", "DTSTART;TZID=Z:20250310T090000"]
                    + ["RRULE:FREQ=DAILY;COUNT=100", "END:VEVENT"])
        },
        Hostile(name: "9000-long-events.json", limit: "more than 100000 days") { longEvents(9000) },
        Hostile(name: "2000-long-events.json", limit: "more than 1000 events") { longEvents(2000) },
        Hostile(name: "300-long-events.json", limit: nil) { longEvents(300) },
        Hostile(name: "9000-people.csv", limit: "too many characters (at most 2000)") {
            let days = (1...31).map { "2025-03-\($0 < 10 ? "0" : "")\($0)" }.joined(separator: ",")
            let codes = Array(repeating: "D", count: 31).joined(separator: ",")
            return "Name,\(days)\n" + (0..<9000).map { "Name\($0),\(codes)\n" }.joined()
        },
        Hostile(name: "30000-rows.csv", limit: "too many characters (at most 2000)") {
            "date,line,text\n" + (0..<30_000).map { "2025-03-01,CALL,P\($0)\n" }.joined()
        },
    ]

    private static func calendar(_ lines: [String]) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//EN"] + lines + ["END:VCALENDAR", ""])
            .joined(separator: "\r\n")
    }

    private static func series(_ number: Int, _ lines: String...) -> [String] {
        ["BEGIN:VEVENT", "UID:\(number)", "SUMMARY:e\(number)", "DTSTART;VALUE=DATE:20250101"] + lines + ["END:VEVENT"]
    }

    private static func observance(_ number: Int) -> [String] {
        let (year, month) = (String(1601 + number % 300), String(10 + number % 3))
        return [
            "BEGIN:STANDARD", "DTSTART:\(year)\(month)01T020000", "TZOFFSETFROM:+0\(number % 10)00",
            "TZOFFSETTO:+0\((number + 1) % 10)00", "RRULE:FREQ=YEARLY;BYMONTH=\(month);BYDAY=1SU", "END:STANDARD",
        ]
    }

    private static func longEvents(_ count: Int) -> String {
        let events = (0..<count).map { #"{"title": "e\#($0)", "start": "2025-03-01", "end": "2025-03-31"}"# }
        return #"{"format": "provider-schedule", "version": 1, "events": [\#(events.joined(separator: ","))]}"#
    }

    private static let commands = [
        ["check", "--from", "2025-03"], ["--from", "2025-03", "-o", "a.pdf", "-s"],
        ["--view", "week", "--from", "2025-03-03", "-o", "a.pdf", "-s"],
    ]

    /// The sanitizers take terabytes of addresses.
    private static let limits: String = {
        let isSanitized = ["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(nil, name) != nil }
        return isSanitized ? "" : "ulimit -v 393216; ulimit -t 30; "
    }()

    @Test(arguments: all, commands)
    func `a small file is drawn, or refused with the limit`(file: Hostile, command: [String]) throws {
        try withTemporaryFolder { folder in
            try folder.write(file.text(), to: file.name)
            let output = try Command.shell(
                SmallFileCostTests.limits + "exec \"$@\"", command + [file.name], in: folder)
            #expect(output.status == (file.limit == nil ? 0 : 65), "\(output.status): \(output.errorText.prefix(300))")
            let said = String(decoding: output.stdout, as: UTF8.self) + output.errorText
            if let limit = file.limit { #expect(said.contains(limit), "\(said.prefix(300))") }
        }
    }
}
