import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import calprint

/// `--view`, `--from` and `--to` by day, `--line` and `--hide`: what pages there are, and what they are made of.
@Suite struct ViewOptionTests {
    @Test func `several kinds make one document, whose pages are numbered through`() throws {
        try withTemporaryFolder { folder in
            let run = try Command.run(
                ["--from", "2025-01", "--to", "2025-02", "--view", "year,month,agenda"]
                    + ["-s", Command.schedule, "-o", "a.pdf", "--report", "a.json"], in: folder)
            // The year of everybody is black.
            #expect(run.status == 0 && run.errorText.split(separator: "\n").count == 1, "\(run.errorText)")
            let report = try JSONDecoder().decode(Pages.self, from: Data(folder.bytes(of: "a.json")))
            #expect(report.pages.map(\.page) == Array(1...report.pages.count))
            #expect(report.pages.prefix(4).map(\.kind) == ["year", "month", "month", "agenda"])
            #expect(report.pages.prefix(3).map(\.label) == ["2025", "2025-01", "2025-02"])
            let words = try requireSuccess(of: "pdftotext", [folder.appending(path: "a.pdf").path, "-"]).text
            #expect(words.contains("page 1 of \(report.pages.count)"))
        }
    }

    @Test func `every kind has its own account`() throws {
        try withTemporaryFolder { folder in
            func totals(_ view: String) throws -> [String: Int] {
                try Command.run(
                    ["--from", "2025-01", "--view", view, "-s", Command.schedule, "-o", "a.pdf", "--report", "a.json"],
                    in: folder
                ).expectSuccess()
                return try JSONDecoder().decode(Pages.self, from: Data(folder.bytes(of: "a.json"))).totals
            }
            let (planner, agenda, both) = try (totals("planner"), totals("agenda"), totals("planner,agenda"))
            #expect(planner["excluded"] ?? 0 > 0 && agenda["excluded"] == 0)
            for (outcome, count) in both { #expect(count == (planner[outcome] ?? 0) + (agenda[outcome] ?? 0)) }
        }
    }

    @Test(arguments: [
        ("mon-fri", [1, 2, 3, 4, 5]), ("wed,mon", [1, 3]), ("Sun-Tuesday,mon", [1, 2, 7]), ("sat", [6]),
    ])
    func `days of the week are names, ranges of them, and lists of both`(_ option: String, _ numbers: [Int]) throws {
        #expect(try WeekdaySet(option: option).weekdays.map(\.rawValue) == numbers)
    }

    @Test func `what is on days that a week leaves out is counted in a message and as excluded`() throws {
        try withTemporaryFolder { folder in
            let week = ["--view", "week", "--from", "2025-01-06", "--to", "2025-01-06", "-s", Command.schedule]
            let run = try Command.run(
                week + ["--days", "mon-fri", "-o", "a.pdf", "--report", "a.json"], in: folder)
            #expect(run.status == 0)
            #expect(run.errorText.contains("2 entries are not printed, the first on 2025-01-05 (--days"))
            let totals = try JSONDecoder().decode(Pages.self, from: Data(folder.bytes(of: "a.json"))).totals
            #expect(totals["excluded"] == 2)
            let whole = try Command.run(week + ["-o", "b.pdf"], in: folder)
            #expect(!whole.errorText.contains("not printed"))
            try Command.run(week + ["--days", "mon-", "-o", "c.pdf"], in: folder).expectFailure(64, "is not a weekday")
        }
    }

    @Test(arguments: [
        (["--from", "2025-03-10"], "2025-03-10"),
        (["--from", "2025-03-10", "--to", "2025-03-16"], "2025-03-10/2025-03-16"),
        (["--from", "2025-03-30", "--to", "2025-04"], "2025-03-30/2025-04-30"),
        (["--from", "2025-01-31", "--months", "1"], "2025-01-31/2025-02-27"),
        (["--from", "2025-03", "--months", "2"], "2025-03-01/2025-04-30"), (["--from", "2025-02"], "2025-02"),
    ])
    func `from and to are months or days`(_ arguments: [String], _ name: String) throws {
        #expect(try DrawingOptions.parse(arguments).days.name == name)
    }

    @Test(arguments: [
        ("month", "2025-03-01/2025-04-30"), ("agenda", "2025-03-10/2025-04-02"), ("quarter", "2025-01-01/2025-06-30"),
        ("year", "2025"), ("planner,year", "2025"),
    ])
    func `a kind is of whole months, quarters or years, but an agenda of days`(_ view: String, _ name: String) throws {
        let options = try DrawingOptions.parse(["--from", "2025-03-10", "--to", "2025-04-02", "--view", view])
        #expect(try options.drawnDays().name == name)
    }

    @Test(arguments: [
        ("today", "2025-01-31"), ("tomorrow", "2025-02-01"), ("this-month", "2025-01"), ("next-month", "2025-02"),
    ])
    func `a day by the clock is asked for by name`(_ name: String, _ days: String) throws {
        try withTemporaryFolder { folder in
            // Noon of 31 January 2025.
            let clock = ["SOURCE_DATE_EPOCH": "1738324800", "TZ": "UTC"]
            let run = try Command.run(
                ["--from", name, "--view", "agenda", "-o", "a.pdf", "-v"], environment: clock, in: folder)
            #expect(run.status == 0 && run.errorText.contains("page 1, \(days): "), "\(run.errorText)")
        }
    }

    @Test(arguments: [
        (
            ["--view", "wall"],
            "month, weeks, week, day, agenda, roster, year, quarter, planner, requirements, checklist or call is expected"
        ),
        (["--view", "month,month"], "a kind of page is given twice"),
        (
            ["--view", ""],
            "month, weeks, week, day, agenda, roster, year, quarter, planner, requirements, checklist or call is expected"
        ),
        (["--from", "2025-02-30"], "'2025-02-30' is neither a month"),
        (["--from", "2025-03-10", "--to", "2025-03-09"], "--to 2025-03-09 comes before --from 2025-03-10"),
        (["--landscape", "--portrait"], "--landscape and --portrait exclude each other"),
        (["--line", "XX"], "there is no line 'XX'"), (["--hide", "CAL"], "did you mean 'CALL'?"),
    ])
    func `what is wrong with them is told, and nothing is drawn`(_ options: [String], _ words: String) throws {
        try withTemporaryFolder { folder in
            let run = try Command.run(Command.oneMonth + ["-o", "a.pdf"] + options, in: folder)
            run.expectFailure(64, words)
            #expect(try folder.names == [])
        }
    }

    @Test func `a quarter is across unless told otherwise`() throws {
        func sheet(_ arguments: String...) throws -> String {
            let options = try DrawingOptions.parse(["--from", "2025-01", "--view", "quarter"] + arguments)
            let size = try options.style(of: options.views[0]).sheet.mediaBox
            return size.width > size.height ? "across" : "upright"
        }
        #expect(try sheet() == "across" && sheet("--portrait") == "upright" && sheet("--media", "a4") == "across")
    }

    @Test func `a line alone is shown with what closes days, and a line can be left out`() throws {
        func lines(_ arguments: String...) throws -> [String?: Int] {
            let options = try DrawingOptions.parse(arguments).schedules.lines
            let schedule = try options.chosen(of: options.applied(to: Self.schedule))
            let entries = (1...3).flatMap { schedule.entries(on: CivilDate(year: 2025, month: 1, day: $0)!) }
            return Dictionary(entries.map { ($0.line?.key, 1) }, uniquingKeysWith: +)
        }
        #expect(try lines() == ["os": 1, "off": 2, "call": 1, nil: 2])
        #expect(try lines("--line", "CALL") == ["off": 1, "call": 1, nil: 1])
        #expect(try lines("--line", "os", "--line", "call") == ["os": 1, "off": 1, "call": 1, nil: 1])
        #expect(try lines("--hide", "OFF") == ["os": 1, "off": 1, "call": 1, nil: 2])
        #expect(try lines("--line", "OS", "--line", "CALL", "--hide", "OS") == ["off": 1, "call": 1, nil: 1])
    }

    @Test(arguments: [["--line", "CALL"], ["--hide", "OFF"]])
    func `a schedule of some lines has its people`(arguments: [String]) throws {
        var schedule = Self.schedule
        schedule.people = [Person(name: "Averbeck", initials: "A"), Person(name: "Belacqua", initials: "B")]
        #expect(try DrawingOptions.parse(arguments).schedules.lines.applied(to: schedule).people == schedule.people)
    }

    /// A closed day, a day with three lines, an event, a holiday.
    private static let schedule: Schedule = {
        func day(_ day: Int, _ texts: [String: String]) -> DayRecord {
            let lines = ScheduleLine.defaults.compactMap { line in
                texts[line.key].map { LineText(key: line.key, text: $0) }
            }
            return DayRecord(date: CivilDate(year: 2025, month: 1, day: day)!, texts: lines)
        }
        let third = CivilDate(year: 2025, month: 1, day: 3)!
        return Schedule(
            days: [day(1, ["off": "CLOSED"]), day(2, ["os": "A", "off": "B", "call": "C"])],
            events: [
                Event(Event.Content(title: "Audit"), span: .allDay(first: third, last: third)),
                Event(Event.Content(title: "Snow", closesDay: true), span: .allDay(first: third, last: third)),
            ])
    }()

    private struct Pages: Decodable {
        let pages: [Page]
        let totals: [String: Int]
        struct Page: Decodable {
            let page: Int
            let label: String
            let kind: String
        }
    }
}
