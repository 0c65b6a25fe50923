import ArgumentParser
import ScheduleIO

/// What tables do not say of themselves.
struct TableSourceOptions: ParsableArguments {
    @Option(each: .column) var column: [TableOptions.Assignment]
    @Option(each: .ignoreColumn) var ignoreColumn: [String]
    @Option(each: .code) var code: [TableOptions.Assignment]
    @Option(.dateOrder) var dateOrder: DateOrder?
    @Option(.sheet) var sheet: String?
    @Option(.encoding) var encoding: TextEncoding?

    /// What they say of tables.
    var options: TableOptions {
        var options = TableOptions()
        (options.columns, options.codes) = (column, code)
        (options.ignoredColumns, options.dateOrder, options.sheet) = (ignoreColumn, dateOrder, sheet)
        options.encoding = encoding
        return options
    }
}
