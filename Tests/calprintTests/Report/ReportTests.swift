import Foundation
import GoldenSupport
import Testing

@Suite struct ReportTests {
    @Test(arguments: ["inline", "stacked"])
    func `every entry of the clinic's 24 months is accounted for, and the page it is on`(cell: String) throws {
        let report = try ReportRun(
            ["--from", "2025-01", "--to", "2026-12", "--cell", cell], files: [ReportRun.clinic]
        ).report()
        #expect(report.totals["input"] == 2178 && report.outcomes.values.reduce(0, +) == 2178)
        #expect(report.outcomes == report.countedOutcomes)
        #expect(report.pages.count { $0.fit != nil } == 24 && report.pages.map(\.page) == Array(1...report.pages.count))
    }

    @Test func `in the clinic's 24 months no entry leaves its cell, few are shortened, and the type is large`() throws {
        let report = try ReportRun(["--from", "2025-01", "--to", "2026-12"], files: [ReportRun.clinic]).report()
        let months = report.pages.filter { $0.fit != nil }
        #expect(report.totals["continued"] == 0 && report.totals["shortened"] ?? 0 <= 21)
        #expect(report.pages.count - months.count <= 2)
        #expect(months.map(\.size).reduce(0, +) / 24 >= 8.75)
        for light in ["2025-01", "2025-05", "2025-08"] {
            #expect(months.first { $0.label == light }?.size ?? 0 >= 11, "\(light)")
        }
    }

    @Test func `a report is the same, byte for byte, every time`() throws {
        let runs = try (0..<2).map { _ in try ReportRun(["--from", "2025-03"], files: [ReportRun.clinic]) }
        #expect(runs[0].bytes != nil && runs[0].bytes == runs[1].bytes)
    }

    @Test func `an entry tells its place on paper and in its file`() throws {
        let report = try ReportRun(["--from", "2025-01"], schedules: [schedule(#""os": "Zoë \"A\"""#)]).report()
        #expect(
            report.entries == [
                Report.Entry(
                    date: "2025-01-06", month: nil, kind: "line", line: "os", number: nil, text: "Zoë \"A\"",
                    outcome: "drawn", page: 1, box: [113.1426, 227.208, 77.1426, 16.7998], size: 14,
                    fonts: ["Roboto Regular"],
                    source: Report.Source(file: "1.json", line: 1, column: 85))
            ])
        let page = try #require(report.pages.first)
        #expect(page.page == 1 && page.label == "2025-01" && page.face == "regular" && page.size == 14)
        let fit = Report.Fit(score: 14, weekends: 1, namesBroken: false, shortenedDays: 0, steps: page.fit?.steps ?? 0)
        #expect(report.pages.count == 1 && page.fit == fit && fit.steps > 0)
    }

    @Test func `an entry tells the faces that it is printed in, in order of first use`() throws {
        let foreign = schedule(
            #""os": "Ames שרה ☃", "cl": "שרה", "off": "Bell""#, notes: #"{"month": "2025-01", "line1": "☃"}"#)
        let long = ["os", "cl", "off"].map { #""\#($0)": "\#(String(repeating: "Ames Bell ", count: 80))""# }
        let full = schedule(long.joined(separator: ","), on: "2025-02-06")
        let arguments = ["--from", "2025-01", "--to", "2025-02", "--font-dir", "/usr/share/fonts/truetype/dejavu"]
        let report = try ReportRun(arguments, schedules: [foreign, full]).report()
        let dejaVu = "DejaVu Sans Book"
        #expect(report.entries.map(\.outcome).suffix(3) == ["shortened", "shortened", "shortened"])
        #expect(
            report.entries.prefix(4).map(\.fonts) == [
                [dejaVu], ["Roboto Regular", dejaVu], [dejaVu], ["Roboto Regular"],
            ])
    }

    @Test func `of two sources the loser is superseded, also where both agree`() throws {
        let schedules = [schedule(#""os": "Ames", "cl": "Bell""#), schedule(#""os": "Cole", "cl": "Bell""#)]
        let report = try ReportRun(["--from", "2025-01"], schedules: schedules).report()
        #expect(report.totals["input"] == 4)
        #expect(report.outcomes == ["drawn": 2, "superseded": 2])
        let lost = report.entries.filter { $0.outcome == "superseded" }
        #expect(lost.map(\.text) == ["Ames", "Bell"] && lost.map(\.source?.file) == ["1.json", "2.json"])
        #expect(lost.allSatisfy { $0.page == nil && $0.box == nil && $0.size == nil && $0.fonts == nil })
        #expect(try ReportRun(["--from", "2025-02"], schedules: schedules).report().totals["input"] == 0)
    }

    @Test func `events and notes have their kinds, and private events are only counted`() throws {
        let arguments = ["--from", "2025-01", "--max-font-size", "9"]
        let report = try ReportRun(arguments, schedules: [ReportTests.everyKind]).report()
        let found = report.entries.map { [$0.date ?? $0.month, $0.kind, $0.line, $0.text, $0.outcome] }
        try #require(
            found == [
                ["2025-01", "note", nil, "Closed on the 1st", "drawn"],
                ["2025-01-06", "line", "os", "Ames", "drawn"],
                ["2025-01-06", "event", "os", "8:30 Rounds", "drawn"],
                ["2025-01-07", "event", nil, "Fair", "drawn"], ["2025-01-08", "event", nil, "Fair", "drawn"],
            ])
        #expect(report.entries[0].number == 2)
        #expect(report.totals["input"] == 6 && report.outcomes["withheld"] == 1)
    }

    @Test func `no output says what a private event says, whichever source it loses to`() throws {
        let run = try ReportRun(
            ["--from", "2025-01", "--verbose"], schedules: [ReportTests.everyKind, ReportTests.everyKind])
        let words = run.output.errorText + run.output.text + String(decoding: try #require(run.bytes), as: UTF8.self)
        #expect(!words.contains("Secret") && words.contains("Fair"))
    }

    @Test func `a month that is left out keeps its withheld events in the account`() throws {
        let arguments = ["--from", "2025-01", "--to", "2025-02", "--skip-empty"]
        let secret = event(#""title": "Secret", "start": "2025-02-09", "private": true"#)
        let report = try ReportRun(arguments, schedules: [schedule(#""os": "Ames""#, events: secret)]).report()
        #expect(report.pages.map(\.label) == ["2025-01"])
        #expect(report.outcomes == ["drawn": 1, "withheld": 1])
    }

    static let everyKind = schedule(
        #""os": "Ames""#,
        events: event(#""title": "Rounds", "start": "2025-01-06T08:30", "line": "os""#) + ", "
            + event(#""title": "Fair", "start": "2025-01-07", "end": "2025-01-09""#) + ", "
            + event(#""title": "Secret", "start": "2025-01-09", "private": true"#),
        notes: #"{"month": "2025-01", "line2": "Closed on the 1st"}"#)
}

/// A schedule with these fields on one day.
func schedule(_ fields: String, on date: String = "2025-01-06", events: String = "", notes: String = "") -> String {
    #"{"format": "provider-schedule", "version": 1, "days": [{"date": "\#(date)", \#(fields)}]"#
        + #", "events": [\#(events)], "notes": [\#(notes)]}"#
}

func event(_ fields: String) -> String { "{\(fields)}" }
