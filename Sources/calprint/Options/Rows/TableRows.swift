import ArgumentParser
import ScheduleIO

// What tables do not say of themselves.

extension OptionTable {
    static let tables = [
        OptionInfo(of: .column), OptionInfo(of: .ignoreColumn), OptionInfo(of: .code), OptionInfo(of: .dateOrder),
        OptionInfo(of: .sheet), OptionInfo(of: .encoding),
    ]
}

extension OptionRow {
    private static var readers: [CommandName] { [.check, .stats, .import, .export, .verify] }

    static var column: OptionRow<[TableOptions.Assignment]> {
        OptionRow<[TableOptions.Assignment]>(
            OptionInfo(
                "column", .schedules,
                "What a table's column is: HEADER=LINE, or HEADER=date, person, role, start or end; repeatable",
                kind: .texts, valueName: "header=line", otherwise: "told by headers and content",
                example: ["Bereitschaft=CALL"], scopes: .everywhere, commands: readers),
            each: { try TableOptions.Assignment(option: $0, as: "Bereitschaft=CALL") }
        ).at(\.schedules.source.tables.column)
    }

    static var ignoreColumn: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "ignore-column", .schedules, "Header of a table's column to leave out; repeatable", kind: .texts,
                valueName: "header", example: ["Comment"], scopes: .everywhere, commands: readers)
        ).at(\.schedules.source.tables.ignoreColumn)
    }

    static var code: OptionRow<[TableOptions.Assignment]> {
        OptionRow<[TableOptions.Assignment]>(
            OptionInfo(
                "code", .schedules, "The line that a code in a roster's cells means: CODE=LINE; repeatable",
                kind: .texts, valueName: "code=line", otherwise: "the line of that name, or the legend's",
                example: ["N=CALL"], scopes: .everywhere, commands: readers),
            each: { try TableOptions.Assignment(option: $0, as: "N=CALL") }
        ).at(\.schedules.source.tables.code)
    }

    static var dateOrder: OptionRow<DateOrder?> {
        OptionRow<DateOrder?>(
            OptionInfo(
                "date-order", .schedules, "Order of month and day in dates such as 3/1/2026", valueName: "order",
                otherwise: "told by the column", example: ["mdy"], scopes: .everywhere, commands: readers)
        ).at(\.schedules.source.tables.dateOrder)
    }

    static var sheet: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "sheet", .schedules, "Sheet of a workbook, by name or number", valueName: "sheet",
                otherwise: "all that have dates", example: ["March"], scopes: .everywhere, commands: readers)
        ).at(\.schedules.source.tables.sheet)
    }

    static var encoding: OptionRow<TextEncoding?> {
        OptionRow<TextEncoding?>(
            OptionInfo(
                "encoding", .schedules,
                "Encoding of tables, as in windows-1252, windows-1250, macintosh, utf-16 or utf-8", valueName: "name",
                otherwise: "told by content", example: ["windows-1252"], scopes: .everywhere, commands: readers,
                completion: .list(TextEncoding.allCases.map(\.name))),
            read: TextEncoding.init(option:)
        ).at(\.schedules.source.tables.encoding)
    }
}

extension DateOrder: Keyword {}

extension TableOptions.Assignment {
    /// `NAME=MEANING`. A name may have an equals sign itself. Throws `ValidationError` if one of them is missing.
    init(option text: String, as example: String) throws {
        guard let sign = text.lastIndex(of: "="), sign > text.startIndex, text.index(after: sign) < text.endIndex else {
            throw ValidationError("a name and its meaning are expected, as in \(example)")
        }
        self.init(name: String(text[..<sign]), meaning: String(text[text.index(after: sign)...]))
    }
}
