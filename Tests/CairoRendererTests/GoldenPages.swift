import CalendarCore
import CalendarLayout

/// One or two pages that are compared with their golden.
struct GoldenPage: CustomStringConvertible, Sendable {
    let name: String
    let months: ClosedRange<String>
    let style: PageStyle
    let schedule: @Sendable () throws -> Schedule

    var description: String { name }

    init(
        _ name: String, _ months: ClosedRange<String>, _ style: PageStyle = PageStyle(),
        _ schedule: @escaping @Sendable () throws -> Schedule = { try .clinic() }
    ) {
        (self.name, self.months, self.style, self.schedule) = (name, months, style, schedule)
    }
}

extension GoldenPage {
    static let all = months + rungs

    /// What a month page can look like.
    private static let months = [
        GoldenPage("month-2026-02-four-week-rows", .month("2026-02")),
        GoldenPage("month-2025-05-five-week-rows", .month("2025-05")),
        GoldenPage("month-2026-08-six-week-rows", .month("2026-08")),
        GoldenPage("month-2026-08-monday-first", .month("2026-08"), .init(firstWeekday: .monday)),
        GoldenPage("month-2025-01-three-notes-on-a-line", .month("2025-01")),
        GoldenPage("month-2026-07-notes-on-two-lines", .month("2026-07")),
        GoldenPage("month-2030-01-empty", .month("2030-01")),
        GoldenPage("months-2025-12-to-2026-01-turn-of-the-year", "2025-12"..."2026-01") { .turnOfTheYear },
        GoldenPage("month-2025-02-stacked-cells", .month("2025-02"), .init(cellStyle: .stacked)),
        GoldenPage("month-2025-10-a4", .month("2025-10"), .init(sheet: Sheet(Media(name: "a4")!))),
    ]

    /// Every rung of the ladder, in order. The invented words are too wide for the regular face: at 8 pt, at 7 pt.
    private static let rungs = [
        GoldenPage("rung-01-regular-equal", .month("2026-01")),
        GoldenPage("rung-02-regular-flex", .month("2026-11")),
        GoldenPage("rung-03-condensed-equal", .month("2025-07")),
        GoldenPage("rung-04-condensed-flex", .month("2025-05")) {
            .crowded(entries: 13, onDays: [5, 6, 7, 8, 9], name: "DERMATOLOGY-3")
        },
        GoldenPage("rung-05-small-regular-equal", .month("2025-05")) { .crowded(entries: 13) },
        GoldenPage("rung-06-small-regular-flex", .month("2025-04")),
        GoldenPage("rung-07-small-condensed-equal", .month("2025-05")) {
            .crowded(entries: 13, name: "RHEUMATOLOGY-12")
        },
        GoldenPage("rung-08-small-condensed-flex", .month("2025-06")),
        GoldenPage("rung-09-smallest-regular-equal", .month("2025-05"), six) { .crowded(entries: 15) },
        GoldenPage("rung-10-smallest-regular-flex", .month("2025-03"), six),
        GoldenPage("rung-11-smallest-condensed-equal", .month("2026-03"), six),
        GoldenPage("rung-12-smallest-condensed-flex", .month("2026-04"), six),
        GoldenPage("rung-13-continued", .month("2026-04")),
    ]

    private static let six = PageStyle(minimumFontSize: .six)
}

extension Schedule {
    /// A line for each of `entries`, with one name each, on some days of May 2025: by default, one in each week row.
    static func crowded(entries: Int, onDays days: [Int] = [1, 7, 14, 21, 28], name: String = "Sato") -> Schedule {
        let lines = (1...12).map { ScheduleLine(key: "l\($0)", label: "L\($0)") }
        let records = days.map { day in
            DayRecord(
                date: CivilDate(year: 2025, month: 5, day: day)!,
                texts: lines.prefix(entries).map { LineText(key: $0.key, text: name) })
        }
        let extra = days.flatMap { day in
            (12..<max(12, entries)).map { number in
                let date = CivilDate(year: 2025, month: 5, day: day)!
                return Event(title: "Event \(number + 1)", span: .allDay(first: date, last: date))
            }
        }
        return Schedule(lines: lines, days: records, events: extra)
    }

    /// The last day of one year and the first of the next, each with a name on call.
    static var turnOfTheYear: Schedule {
        let days = [(2025, 12, 31, "CORVANE"), (2026, 1, 1, "AVERBECK")].map { year, month, day, name in
            DayRecord(
                date: CivilDate(year: year, month: month, day: day)!, texts: [LineText(key: "call", text: name)])
        }
        return Schedule(days: days)
    }
}
