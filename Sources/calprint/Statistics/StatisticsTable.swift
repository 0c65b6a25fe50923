import CalendarCore
import ScheduleIO

/// The work of each person as a table: a row a person, and one for all of them.
struct StatisticsTable {
    private let statistics: RosterStatistics
    private let records: RecordStatistics

    init(_ statistics: RosterStatistics, _ records: RecordStatistics) {
        (self.statistics, self.records) = (statistics, records)
    }

    /// A column of numbers.
    private struct Column {
        let title: String
        let cell: (PersonStatistics) -> String
        /// The cell for everybody.
        let total: ([PersonStatistics]) -> String

        /// A column with one of a person's numbers; those of everybody are combined.
        init(_ title: String, _ combine: @escaping ([Int]) -> Int, _ number: @escaping (PersonStatistics) -> Int) {
            self.title = title
            cell = { String(number($0)) }
            total = { String(combine($0.map(number))) }
        }

        /// A column of hours, `7:30`; blank for what is not known.
        init(
            hours title: String, _ combine: @escaping ([Int]) -> Int, _ minutes: @escaping (PersonStatistics) -> Int?
        ) {
            self.title = title
            cell = { minutes($0).map { ShiftHours.hours(ofMinutes: $0) } ?? "" }
            total = { people in
                let known = people.compactMap(minutes)
                return known.isEmpty ? "" : ShiftHours.hours(ofMinutes: combine(known))
            }
        }

        /// A column of differences from everybody's mean.
        init(_ title: String, _ cell: @escaping (PersonStatistics) -> String) {
            (self.title, self.cell, total) = (title, cell, { _ in "0" })
        }
    }

    private var columns: [Column] {
        func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }
        func most(_ numbers: [Int]) -> Int { numbers.max() ?? 0 }
        let lines = statistics.lines.enumerated().map { index, line in Column(line.label, sum) { $0.lineDays[index] } }
        let days = [
            Column("At work", sum, \.workDays), Column("Weekend", sum, \.weekendDays),
            Column("Nights", sum, \.nights), Column("Longest run", most, \.longestRun),
            Column("Weekends", sum, \.weekends), Column("Nights ±", \.nightsAboveMean.signed),
        ]
        let hours = [
            Column(hours: "Hours", sum, \.minutes), Column(hours: "A week", most) { $0.weeks.map(\.minutes).max() },
            Column(hours: "Rest", { $0.min() ?? 0 }, \.shortestRest),
        ]
        return lines + days + (statistics.hasHours ? hours : [])
    }

    private var header: [String] { ["Name"] + columns.map(\.title) }

    private var rows: [[String]] {
        let columns = columns
        return statistics.people.map { person in [person.person.name] + columns.map { $0.cell(person) } }
    }

    private var totals: [String] { ["All"] + columns.map { $0.total(statistics.people) } }

    // MARK: Formats

    /// The tables as text, with a blank line between them; that of the days only if there is anybody or nothing else.
    var text: String {
        let tables = statistics.people.isEmpty && !records.isEmpty ? [] : [days]
        return (tables + records.tables).joined(separator: "\n\n")
    }

    /// Names at the left, numbers at the right, two spaces between the columns.
    private var days: String {
        let all = [header] + rows + (statistics.people.count > 1 ? [totals] : [])
        let lines = TextColumns(all, rightAligned: 1..<header.count).lines
        return (["\(statistics.days.lowerBound) to \(statistics.days.upperBound)"] + lines).joined(separator: "\n")
    }

    /// Returns the table as CSV (RFC 4180), with a header. If `isSpreadsheetSafe`, no name or label is a formula.
    func csv(isSpreadsheetSafe: Bool) -> [UInt8] {
        func safe(_ text: String) -> String { isSpreadsheetSafe ? CSVCellWriter.safe(text) : text }
        // Numbers may begin with a sign.
        let all = [header.map(safe)] + rows.map { $0.prefix(1).map(safe) + $0.dropFirst() }
        var bytes: [UInt8] = []
        for row in all { CSVCellWriter.append(row: row, to: &bytes) }
        return bytes
    }

    var json: String {
        JSONWriter.text { json in
            json.object(layout: .lines) { json in
                json.member("format", .text("calprint-stats"))
                json.member("version", .integer(1))
                json.member("from", .text("\(statistics.days.lowerBound)"))
                json.member("to", .text("\(statistics.days.upperBound)"))
                json.member("lines", .array(statistics.lines.map(JSONValue.line)))
                json.list("people", layout: .lines) { json in
                    for person in statistics.people { json.element(.person(person, statistics.lines)) }
                }
                records.writeMembers(to: &json)
                json.member("unclearTexts", .integer(statistics.unclearTextCount))
                json.member("unknownHours", .integer(statistics.unknownHoursCount))
            }
        }
    }
}

extension Double {
    /// `1.5`, `-2`
    fileprivate var numeral: String { self == rounded() ? "\(Int(self))" : "\(self)" }

    /// `+1.5`, `-2`, `0`
    fileprivate var signed: String { (self > 0 ? "+" : "") + numeral }
}

extension JSONValue {
    fileprivate static func line(_ line: ScheduleLine) -> JSONValue {
        .object([("key", .text(line.key)), ("label", .text(line.label))])
    }

    fileprivate static func person(_ person: PersonStatistics, _ lines: [ScheduleLine]) -> JSONValue {
        let days = zip(lines, person.lineDays).map { ($0.key, JSONValue.integer($1)) }
        return .object([
            ("name", .text(person.person.name)), ("days", .object(days)), ("workDays", .integer(person.workDays)),
            ("weekendDays", .integer(person.weekendDays)), ("weekends", .integer(person.weekends)),
            ("nights", .integer(person.nights)), ("nightsAboveMean", .numeral(person.nightsAboveMean.numeral)),
            ("longestRun", .integer(person.longestRun)), ("minutes", minutes(person.minutes)),
            ("weeks", .array(person.weeks.map(week))), ("shortestRest", minutes(person.shortestRest)),
        ])
    }

    private static func minutes(_ minutes: Int?) -> JSONValue { minutes.map(JSONValue.integer) ?? .null }

    private static func week(_ week: PersonStatistics.WorkedWeek) -> JSONValue {
        .object([("from", .text("\(week.first)")), ("minutes", .integer(week.minutes))])
    }
}

/// The formats in which `stats` writes its table.
enum StatisticsFormat: String, CaseIterable, Sendable {
    case text, csv, json
}
