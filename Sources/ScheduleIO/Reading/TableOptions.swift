import CalendarCore

/// Options for information that a table lacks.
public struct TableOptions: Hashable, Sendable {
    /// The encoding of tables and calendars without a byte order mark; nil to guess it from the content. All other
    /// formats are UTF-8.
    public var encoding: TextEncoding?
    /// The uses of columns, by their headers: a line's name, or one of ``columnMeanings``.
    public var columns: [Assignment] = []
    /// The headers of columns that are left out.
    public var ignoredColumns: [String] = []
    /// The rows that are left out, by their number from 1 (the line, of a text file), or by their first cells.
    public var ignoredRows: [String] = []
    /// The lines that codes in cells mean.
    public var codes: [Assignment] = []
    /// The order of day and month in dates such as `3/1/2026`; nil to infer it from the column.
    public var dateOrder: DateOrder?
    /// The sheet of a workbook, by name or by number from 1; nil for all that read as tables.
    public var sheet: String?
    /// The month or year of dates that lack one.
    public var from: YearMonth?

    /// True to keep the cells that each entry comes from (``TableAccount/cells(ofEntryAt:)``).
    public var tracesCells = false

    /// A name in the file, and its meaning.
    public struct Assignment: Hashable, Sendable {
        /// The name as in the file, without regard to case, accents and punctuation.
        public let name: String
        /// Its meaning.
        public let meaning: String

        /// Creates an assignment of a meaning to a name.
        public init(name: String, meaning: String) {
            (self.name, self.meaning) = (name, meaning)
        }
    }

    /// Creates options for a table that lacks no information.
    public init() {}
}
