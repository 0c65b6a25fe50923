import CalendarCore

/// What a table does not say of itself.
public struct TableOptions: Hashable, Sendable {
    /// The encoding of tables without a byte order mark; nil to tell it by their content. All other formats are UTF-8.
    public var encoding: TextEncoding?
    /// What columns are, by their headers: a line's name, or `date`, `person`, `role`, `start` or `end`.
    public var columns: [Assignment] = []
    /// The headers of columns that are left out.
    public var ignoredColumns: [String] = []
    /// The lines that codes in cells mean.
    public var codes: [Assignment] = []
    /// The order of day and month in dates such as `3/1/2026`; nil to tell it by the column.
    public var dateOrder: DateOrder?
    /// The sheet of a workbook, by name or by number from 1; nil for all that read as tables.
    public var sheet: String?
    /// The month or year of dates that name none.
    public var from: YearMonth?

    /// A name of the file, and what it means.
    public struct Assignment: Hashable, Sendable {
        /// As the file writes it, without regard to case, accents and punctuation.
        public let name: String
        /// What it means.
        public let meaning: String

        /// A name and its meaning.
        public init(name: String, meaning: String) {
            (self.name, self.meaning) = (name, meaning)
        }
    }

    /// Options for a table that says everything.
    public init() {}
}
