import CalendarCore

/// The reader's understanding of one table, for `check --explain`.
public struct TableAccount: Sendable {
    /// The sheet of a workbook; nil for a text file.
    public let sheet: String?
    /// Nil until the table is understood.
    public internal(set) var shape: Shape?
    /// The character between cells; nil on a sheet.
    public internal(set) var separator: String?
    /// The encoding of a text file, as in "UTF-8"; nil for a workbook.
    public internal(set) var encoding: String?
    /// The row of the header, from 1; nil if there is none.
    public internal(set) var headerRow: Int?
    /// The columns and their uses, in order; of a wide roster, the columns before the days.
    public internal(set) var columns: [Column] = []
    /// The rows of people, lines, days or shifts, those of headings, and the columns of days.
    public internal(set) var parts: [Portion] = []
    /// The codes of a roster and their lines, in the order of their first use.
    public internal(set) var codes: [TableOptions.Assignment] = []
    /// The order of day and month; nil if the dates do not need it.
    public internal(set) var dateOrder: DateOrder?
    /// The reason for this order.
    public internal(set) var dateOrderReason: String?
    /// The form of the dates: "words and figures", "serial numbers of 1900".
    public internal(set) var dates: String?
    /// The source of missing years or months; nil if none are missing.
    public internal(set) var yearReason: String?
    /// The first and the last date; nil if there is none.
    public internal(set) var span: DaySpan?
    /// The first texts that were understood, at most ``exampleCount``.
    public internal(set) var examples: [Example] = []
    /// The parts that were left out, and the reasons.
    public internal(set) var leftOut: [LeftOut] = []

    /// The use of every filled cell; nil if the table was not understood.
    public internal(set) var cells: CellAccount?

    /// The cells that each text comes from, in the order of the file; empty unless ``TableOptions/tracesCells``.
    var origins: [Origin] = []
    /// The places of texts that were joined with an earlier one, by its place.
    var joined: [SourceLocation: [SourceLocation]] = [:]

    /// The cells that a text comes from.
    struct Origin {
        let line: Int
        let column: Int
        /// As spreadsheets name them: `B7`.
        let cells: [String]
    }

    /// The roles of a table's rows and columns.
    public enum Shape: String, Sendable {
        /// A row a day, a column a line.
        case days
        /// A row a person and shift.
        case long
        /// A row a day, a column a person.
        case personColumns = "person-columns"
        /// A row a week, a column a weekday.
        case weekRows = "week-rows"
        /// A row a person, a column a day.
        case personRows = "person-rows"
        /// A row a line, a column a day.
        case lineRows = "line-rows"
        /// A month as a page: weekdays across, the numbers of days, and texts below them.
        case monthGrid = "month-grid"
        /// A row an event.
        case events
        /// A row a document of a person.
        case requirements
        /// A row an item of a person's checklist.
        case progress
    }

    /// A column and its use.
    public struct Column: Sendable {
        /// The header; empty if there is none.
        public let name: String
        /// "date", "weekday", "line OS", "left out".
        public let use: String
    }

    /// A text on a line of a day, as it was understood.
    public struct Example: Sendable {
        /// A person, or whatever the cell says: "Averbeck".
        public let text: String
        /// The label of the line.
        public let line: String
        /// The day.
        public let date: CivilDate
        /// Its cell.
        public let location: SourceLocation
    }

    /// The use of a column that no page shows.
    static let notPrinted = "not printed"

    /// How many texts an account shows.
    public static let exampleCount = 3

    /// Rows or columns, and their use.
    public struct Portion: Sendable {
        /// The kind.
        public let part: Part
        /// Their numbers, from 1, in ascending order.
        public let numbers: [Int]
        /// "people", "days".
        public let use: String
    }

    /// A row, a column or a cell.
    public enum Part: String, Sendable {
        /// A row.
        case row
        /// A column.
        case column
        /// A single cell.
        case cell

        /// Returns `rows 4 to 9, 12` or `columns B to AE`.
        ///
        /// - Parameter numbers: counted from 1, in ascending order.
        package func named(_ numbers: [Int]) -> String {
            let spans = numbers.consecutive.map { span in
                span.count == 1 ? name(span.lowerBound) : "\(name(span.lowerBound)) to \(name(span.upperBound))"
            }
            return "\(rawValue)\(numbers.count == 1 ? "" : "s") \(spans.joined(separator: ", "))"
        }

        private func name(_ number: Int) -> String {
            self == .row ? String(number) : SourceLocation.letters(ofColumn: number)
        }
    }

    /// Why a row, a column or a cell is not read; the raw value is the words of notes.
    public enum Reason: String, Sendable {
        /// `--ignore-row` or `--ignore-column` names it.
        case byOption = "an option says so"
        /// A text below the rows.
        case footer = "it is a footer"
        /// Its numbers count others.
        case totals = "it has totals"
        /// A column or a cell beside the days.
        case noDay = "it has no day"
        /// A row of days above nothing.
        case noRows = "it has days, but no rows below it"
        /// It draws the table: `|---|---|`.
        case drawing = "it draws the table"
        /// The header again, on another page.
        case repeatedHeader = "it repeats the header"
        /// 1, 2, 3 and so on.
        case rowNumbers = "it numbers the rows"
        /// The weekdays of the dates.
        case weekdays = "it has weekdays"
        /// A header without values.
        case empty = "it is empty"
        /// The ISO weeks of the dates.
        case weekNumbers = "it has week numbers"
        /// The days of the month of the dates.
        case monthDays = "it has the days of the month"
        /// The days on which somebody asked for the days of the table, or on which they were granted.
        case requestDays = "it has the days of requests"
        /// The hours of shifts, as numbers.
        case hourCount = "it counts hours"
        /// The meaning of a code that nobody has.
        case unusedCode = "no day has this code"
        /// A shift without a person.
        case nobody = "it names no person"
    }

    /// A row, a column or a cell that is not read.
    public struct LeftOut: Sendable {
        /// The kind.
        public let part: Part
        /// Its name or its number: "'Day'", "12".
        public let name: String
        /// "column 'Day'", "row 12".
        public var what: String { "\(part.rawValue) \(name)" }
        /// The reason.
        public let why: Reason
        /// Its place.
        public let location: SourceLocation
        /// Its row and column; of a whole row or column, those of a cell in it.
        let cell: CellPlace

        /// Returns true if a cell is left out with it.
        func covers(_ other: CellPlace) -> Bool {
            switch part {
            case .row: cell.row == other.row
            case .column: cell.column == other.column
            case .cell: cell == other
            }
        }
    }

    /// The templates that a table of progress lists whole: with items that are open.
    var templates: [ChecklistTemplate] = []
    /// The options about names that match nothing in it.
    var unmatched = UnmatchedOptions()
    /// The name of the file.
    public let file: String

    /// True if the first month to print decided the year of dates.
    public var needsFrom: Bool { yearReason == "from" }

    init(file: String, sheet: String?) { (self.file, self.sheet) = (file, sheet) }
}

extension TableAccount {
    /// The cells that an entry comes from, as spreadsheets name them: the text's, its date's, and those that say who,
    /// what and when. Empty for another table's entry, and unless ``TableOptions/tracesCells``.
    ///
    /// - Parameter location: that of the entry.
    public func cells(ofEntryAt location: SourceLocation) -> [String] {
        ([location] + (joined[location] ?? [])).flatMap { origin(at: $0) }.reduce(into: []) { cells, cell in
            if !cells.contains(cell) { cells.append(cell) }
        }
    }

    private func origin(at location: SourceLocation) -> [String] {
        guard location.file == file, location.sheet == sheet else { return [] }
        // A line of a text is in the last cell that begins before it.
        let next = origins.partitioningIndex { ($0.line, $0.column) > (location.line, location.column) }
        return next > 0 ? origins[next - 1].cells : []
    }
}

extension [Int] {
    /// The spans of numbers that follow each other.
    fileprivate var consecutive: [ClosedRange<Int>] {
        var spans: [ClosedRange<Int>] = []
        for number in self {
            if let last = spans.last, last.upperBound + 1 == number {
                spans[spans.count - 1] = last.lowerBound...number
            } else {
                spans.append(number...number)
            }
        }
        return spans
    }
}
