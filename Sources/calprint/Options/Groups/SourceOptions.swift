import ArgumentParser
import ScheduleIO

/// The options that say how schedules are read.
struct SourceOptions: RowGroup {
    var format: ScheduleFormat?
    var timeZone: TimeZoneName?
    var strict = false
    var tasks = TaskUse.entries
    // Facts that tables do not have in them.
    var column: [TableOptions.Assignment] = []
    var ignoreColumn: [String] = []
    var ignoreRow: [String] = []
    var code: [TableOptions.Assignment] = []
    var dateOrder: DateOrder?
    var sheet: String?
    var encoding: TextEncoding?

    /// The way of reading that they ask for.
    var reading: SourceReading {
        var reading = SourceReading(format: format, timeZone: timeZone, strict: strict, tasks: tasks)
        reading.table.columns = column
        reading.table.ignoredColumns = ignoreColumn
        reading.table.ignoredRows = ignoreRow
        reading.table.codes = code
        reading.table.dateOrder = dateOrder
        reading.table.sheet = sheet
        reading.table.encoding = encoding
        return reading
    }
}

extension SourceOptions {
    /// The commands that have all of them; those that write in a format have another `--format`.
    private static let readers: [CommandName] = [.check, .stats, .who, .import, .export, .verify]

    static let rows = list {
        OptionInfo(
            "format", .schedules, "Format of the schedules", otherwise: "told by content", example: ["json"],
            scopes: .everywhere, commands: [.check, .who, .import, .verify]
        ).at(\.format)
        OptionInfo(
            "time-zone", .schedules, "Time zone on whose clock all times are, as in America/Chicago",
            valueName: "zone", otherwise: "the schedule's, else that of most events", example: ["America/Chicago"],
            scopes: .everywhere, commands: readers, completion: .timeZones
        ).at(\.timeZone, read: TimeZoneName.init(option:))
        OptionInfo(
            "strict", .schedules, "Treat every warning about a schedule as an error", scopes: .everywhere,
            commands: readers
        ).at(\.strict)
        OptionInfo(
            "tasks", .schedules, "Tasks of calendars: entries of days, or their owner's checklist",
            valueName: "use", example: ["checklist"], scopes: .everywhere, commands: readers
        ).at(\.tasks)
        OptionInfo(
            "column", .schedules,
            "What a table's column is: HEADER=LINE, or HEADER=\(TableOptions.columnMeanings.alternatives); repeatable",
            kind: .texts, valueName: "header=line", otherwise: "told by headers and content",
            example: ["Bereitschaft=CALL"], scopes: .everywhere, commands: readers
        ).at(\.column, each: { try TableOptions.Assignment(option: $0, as: "Bereitschaft=CALL") })
        OptionInfo(
            "ignore-column", .schedules, "Column of a table to leave out, by its header, or 'column E'; repeatable",
            kind: .texts,
            valueName: "header", example: ["Comment"], scopes: .everywhere, commands: readers
        ).at(\.ignoreColumn)
        OptionInfo(
            "ignore-row", .schedules, "Row of a table to leave out, by its number or its first cell; repeatable",
            kind: .texts, valueName: "row", example: ["Approved by"], scopes: .everywhere, commands: readers
        ).at(\.ignoreRow)
        OptionInfo(
            "code", .schedules, "The line that a code in a roster's cells means: CODE=LINE; repeatable", kind: .texts,
            valueName: "code=line", otherwise: "the line of that name, or the legend's", example: ["N=CALL"],
            scopes: .everywhere, commands: readers
        ).at(\.code, each: { try TableOptions.Assignment(option: $0, as: "N=CALL") })
        OptionInfo(
            "date-order", .schedules, "Order of month and day in dates such as 3/1/2026", valueName: "order",
            otherwise: "told by the column", example: ["mdy"], scopes: .everywhere, commands: readers
        ).at(\.dateOrder)
        OptionInfo(
            "sheet", .schedules, "Sheet of a workbook, by name or number", valueName: "sheet",
            otherwise: "all that have dates", example: ["March"], scopes: .everywhere, commands: readers
        ).at(\.sheet)
        OptionInfo(
            "encoding", .schedules, "Encoding of tables and calendars, as in windows-1252, macintosh, utf-16 or utf-8",
            valueName: "name", otherwise: "told by content", example: ["windows-1252"], scopes: .everywhere,
            commands: readers, completion: .list(TextEncoding.allCases.map(\.name))
        ).at(\.encoding, read: TextEncoding.init(option:))
    }
}

extension DateOrder: Keyword {}

extension TaskUse: Keyword {}

extension TableOptions.Assignment {
    /// `NAME=MEANING`. The name may contain an equals sign. Throws `ValidationError` if either is missing.
    init(option text: String, as example: String) throws {
        guard let sign = text.lastIndex(of: "="), sign > text.startIndex, text.index(after: sign) < text.endIndex else {
            throw ValidationError("a name and its meaning are expected, as in \(example)")
        }
        self.init(name: String(text[..<sign]), meaning: String(text[text.index(after: sign)...]))
    }
}
