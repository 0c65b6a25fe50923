import CalendarCore
import ScheduleIO

/// The work of each person as a table: a row a person, and one for all of them.
struct StatisticsTable {
    private let statistics: RosterStatistics

    init(_ statistics: RosterStatistics) { self.statistics = statistics }

    private var header: [String] {
        ["Name"] + statistics.lines.map(\.label) + ["At work", "Weekend", "Nights", "Longest run"]
    }

    private var rows: [[String]] {
        statistics.people.map { [$0.person.name] + $0.numbers.map(String.init) }
    }

    /// The sum of each column; for runs, the longest.
    private var totals: [Int] {
        let numbers = statistics.people.map(\.numbers)
        return (0..<header.count - 1).map { column in
            let all = numbers.map { $0[column] }
            return column == header.count - 2 ? all.max() ?? 0 : all.reduce(0, +)
        }
    }

    // MARK: Formats

    /// The table as text: names at the left, numbers at the right, two spaces between the columns.
    var text: String {
        let all = [header] + rows + (rows.count > 1 ? [["All"] + totals.map(String.init)] : [])
        let lines = TextColumns(all, rightAligned: 1..<header.count).lines
        return (["\(statistics.days.lowerBound) to \(statistics.days.upperBound)"] + lines).joined(separator: "\n")
    }

    /// The table as CSV (RFC 4180), with a header.
    var csv: String {
        ([header] + rows).map { $0.map(\.csvCell).joined(separator: ",") + "\r\n" }.joined()
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
                json.member("unclearTexts", .integer(statistics.unclearTextCount))
            }
        }
    }
}

extension PersonStatistics {
    /// The numbers in the order of the columns.
    fileprivate var numbers: [Int] { lineDays + [workDays, weekendDays, nights, longestRun] }
}

extension JSONValue {
    fileprivate static func line(_ line: ScheduleLine) -> JSONValue {
        .object([("key", .text(line.key)), ("label", .text(line.label))])
    }

    fileprivate static func person(_ person: PersonStatistics, _ lines: [ScheduleLine]) -> JSONValue {
        let days = zip(lines, person.lineDays).map { ($0.key, JSONValue.integer($1)) }
        return .object([
            ("name", .text(person.person.name)), ("days", .object(days)), ("workDays", .integer(person.workDays)),
            ("weekendDays", .integer(person.weekendDays)), ("nights", .integer(person.nights)),
            ("longestRun", .integer(person.longestRun)),
        ])
    }
}

extension String {
    /// A cell of CSV: in quotation marks if it has a comma, a quotation mark or a line break (RFC 4180, 2.6).
    fileprivate var csvCell: String {
        guard contains(where: { ",\"\r\n".contains($0) }) else { return self }
        return "\"" + replacing("\"", with: "\"\"") + "\""
    }
}

/// The formats in which `stats` writes its table.
enum StatisticsFormat: String, CaseIterable, Sendable {
    case text, csv, json
}
