import CalendarCore
import ScheduleIO

/// Reads the usual hours of lines from a file: TOML with a table `[lines]`. A configuration file may have it, too.
struct LinesFile: RootTableReader {
    private(set) var hours: [LineHours] = []
    var values = ValueReader()

    static let tables = ["lines"]
    static let words = RootTableWords(
        place: "usual hours stand in the table [lines]", home: "a file of lines has the table [lines]",
        missing: "there are no lines; their usual hours stand in the table [lines]")

    /// The hours of a file that an option names; empty without a file. Throws ``Failure`` if it cannot be read.
    static func hours(in path: String?) throws -> [LineHours] { try path.map { try read(path: $0).hours } ?? [] }

    static func has(key: String) -> Bool { false }

    static func isMisplaced(_ entry: DataField) -> Bool { false }

    mutating func read(_ entry: DataField) {
        hours += values.lineHours(entry.value, entry.name)
    }
}

extension ValueReader {
    /// Hours by line, as in `{ CALL = "17:00-08:00" }`.
    mutating func lineHours(_ value: DataValue, _ name: String) -> [LineHours] {
        fields(value, name, "a table of lines").compactMap { field in
            guard let text = text(field.value, "\(name).\(field.name)") else { return nil }
            guard let hours = ShiftHours(text: text) else {
                report(
                    .invalidOption, "'\(text)' is no span of hours", hint: "as in 17:00-08:00", at: field.value.location
                )
                return nil
            }
            return LineHours(line: field.name, hours: hours, location: field.location)
        }
    }
}
