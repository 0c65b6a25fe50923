import ArgumentParser
import ScheduleIO

/// What tables do not say of themselves.
struct TableSourceOptions: ParsableArguments {
    @Option(.column) var column: [String]
    @Option(.ignoreColumn) var ignoreColumn: [String]
    @Option(.code) var code: [String]
    @Option(.dateOrder) var dateOrder: DateOrder?
    @Option(.sheet) var sheet: String?
    @Option(.encoding) var encoding: TextEncoding?

    func validate() throws {
        for (option, texts) in [("column", column), ("code", code)] {
            for text in texts where TableOptions.Assignment(option: text) == nil {
                let example = option == "column" ? "Bereitschaft=CALL" : "N=CALL"
                throw ValidationError("'\(text)' has no name and meaning, as in \(example) (--\(option))")
            }
        }
    }

    /// What they say of tables.
    var options: TableOptions {
        var options = TableOptions()
        options.columns = column.compactMap(TableOptions.Assignment.init(option:))
        options.codes = code.compactMap(TableOptions.Assignment.init(option:))
        (options.ignoredColumns, options.dateOrder, options.sheet) = (ignoreColumn, dateOrder, sheet)
        options.encoding = encoding
        return options
    }
}

extension TableOptions.Assignment {
    /// `NAME=MEANING`; nil if one of them is missing. A name may have an equals sign itself.
    init?(option text: String) {
        guard let sign = text.lastIndex(of: "="), sign > text.startIndex, text.index(after: sign) < text.endIndex else {
            return nil
        }
        self.init(name: String(text[..<sign]), meaning: String(text[text.index(after: sign)...]))
    }
}
