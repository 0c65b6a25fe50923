import CalendarCore

/// The columns that say when the rows of a table begin and end: by options, by their words, or by what is in them.
struct TimeColumns {
    /// The column of the time or the date at which a row begins; the column of dates if it has that.
    private(set) var start: Int?
    private(set) var end: Int?
    /// The column of the date on which a row ends, if another has the time.
    private(set) var endDate: Int?
    /// A column of dates or times alone of which nothing says what they are.
    private(set) var doubtful: (column: TableColumn, kind: MomentKind)?

    /// A column of dates on which rows begin that end on those of the column of dates.
    private(set) var earlier: Int?

    private let columns: [TableColumn]
    private let dateColumn: Int
    private let kinds: [Int: MomentKind]

    init(_ columns: [TableColumn], _ frame: TableFrame, _ table: Table) {
        (self.columns, dateColumn) = (columns, frame.dateColumn)
        var kinds: [Int: MomentKind] = [:]
        for column in columns where column.mayHaveMoments {
            // The column of dates is long, and its first cells tell.
            let rows = column.use == .date ? frame.body.prefix(100) : frame.body[...]
            kinds[column.index] = MomentKind(
                rows.lazy.map { table.spelling($0, column.index) }, isHeaded: column.isOfTimes)
        }
        self.kinds = kinds
        findByWords(frame, table)
        findTimes()
        findDates(frame, table)
        if let start, start != dateColumn, kinds[start] == .dates, !hasEndDates,
            columns[start].use == .start || HeaderWords.end.contains(columns[dateColumn].plain)
        {
            earlier = start
        }
    }

    private var hasEndDates: Bool { [end, endDate].contains { $0.map { kinds[$0] } == .dates } }

    /// The column of the last days; nil if no column has them.
    var lastDays: Int? { [endDate, end].compactMap(\.self).first { kinds[$0] == .dates || kinds[$0] == nil } }

    /// True if rows have times of the day, not days alone.
    var hasClock: Bool { [start, end].contains { $0.map { kinds[$0] } == .times } }

    /// The columns other than that of the dates.
    var all: [Int] { [start, end, endDate].compactMap(\.self).filter { $0 != dateColumn } }

    private mutating func findByWords(_ frame: TableFrame, _ table: Table) {
        func all(_ use: TableColumn.Use, _ words: Set<PlainName>) -> [TableColumn] {
            let given = columns.filter { $0.use == use }
            guard given.isEmpty else { return given }
            return columns.filter {
                $0.use == .unused && words.contains($0.plain) && table.hasMoments($0.index, frame.body)
            }
        }
        let isStart = HeaderWords.start.contains(columns[dateColumn].plain)
        start =
            all(.start, HeaderWords.start).first { $0.index != dateColumn }?.index ?? (isStart ? dateColumn : nil)
        let ends = all(.end, HeaderWords.end).filter { $0.index != dateColumn }
        let endTime = ends.first { $0.plain.text == "endtime" } ?? ends.first { kinds[$0.index] == .times }
        end = (endTime ?? ends.first)?.index
        endDate = ends.first { ($0.plain.text == "enddate" || kinds[$0.index] == .dates) && $0.index != end }?.index
        if start == nil, end != nil { start = dateColumn }
    }

    /// The columns of one kind that are neither a start nor an end.
    private func rest(_ kind: MomentKind) -> [TableColumn] {
        columns.filter { column in
            column.isOpenToWords && column.index != dateColumn && kinds[column.index] == kind
                && ![start, end, endDate].contains(column.index)
        }
    }

    /// Takes two columns of times for the start and the end, and one for what the other is not.
    private mutating func findTimes() {
        let rest = rest(.times)
        guard let first = rest.first, let last = rest.last else { return }
        switch (start.map { kinds[$0] } == .times, end.map { kinds[$0] } == .times, rest.count) {
        case (false, false, 2):
            if let end { endDate = endDate ?? end }
            (start, end) = (first.index, last.index)
        case (true, false, 1):
            if let end { endDate = endDate ?? end }
            end = last.index
        case (false, true, 1): start = first.index
        default: doubtful = (first, .times)
        }
    }

    /// Takes a column of dates for the last days if none is before the first.
    private mutating func findDates(_ frame: TableFrame, _ table: Table) {
        guard let column = rest(.dates).first else { return }
        let isAlone = rest(.dates).count == 1 && !hasEndDates
        let isDay = HeaderWords.date.contains(columns[dateColumn].plain) && start != dateColumn
        if isAlone, !isDay, TimeColumns.neverFalls(from: column.index, to: dateColumn, frame, table) {
            if !TimeColumns.neverFalls(from: dateColumn, to: column.index, frame, table) {
                earlier = column.index
                return
            }
        }
        guard isAlone, !isDay, !column.isNumbered(like: columns[dateColumn]),
            TimeColumns.neverFalls(from: dateColumn, to: column.index, frame, table)
        else {
            doubtful = doubtful ?? (column, .dates)
            return
        }
        if end == nil { end = column.index } else { endDate = column.index }
        start = start ?? dateColumn
    }

    /// Returns true if no date of the second column is before that of the first, in some order of day and month.
    static func neverFalls(from first: Int, to last: Int, _ frame: TableFrame, _ table: Table) -> Bool {
        let pairs = frame.body.filter { !table.isBlank($0, first) && !table.isBlank($0, last) }.map { row in
            (DateCell(table.spelling(row, first)), DateCell(table.spelling(row, last)))
        }
        return [DateFields.mdy, .dmy, .ymd].contains { order in
            !pairs.isEmpty
                && pairs.allSatisfy { first, last in
                    guard let first = first?.day.parts(order), let last = last?.day.parts(order) else { return false }
                    guard let year = first.year, let lastYear = last.year else {
                        return true
                    }
                    return (year, first.month, first.day) <= (lastYear, last.month, last.day)
                }
        }
    }
}

/// What all cells of a column are.
enum MomentKind {
    /// Dates, perhaps with times.
    case dates
    case times

    /// Returns nil for a column that has other cells, or none.
    ///
    /// - Parameter isHeaded: true if a word or an option says that it has times.
    init?(_ cells: some Sequence<String>, isHeaded: Bool = false) {
        var found: MomentKind?
        for cell in cells where !cell.isEmpty {
            guard let kind = MomentKind(cell, isHeaded: isHeaded), found == nil || kind == found else { return nil }
            found = kind
        }
        guard let found else { return nil }
        self = found
    }

    /// Returns nil for any other cell. Numbers such as `17.30` and `0800` are times only if a head says so.
    init?(_ cell: String, isHeaded: Bool = false) {
        guard cell.utf8.contains(where: { $0.isDigit }), isHeaded || !cell.utf8.areDigits else { return nil }
        if DateColumn.looksLikeDate(cell) {
            self = .dates
        } else if WrittenClock.minutes(cell) != nil,
            isHeaded || cell.contains(where: { $0 == ":" || $0.isLetter })
        {
            self = .times
        } else {
            return nil
        }
    }
}

extension Table {
    /// Returns true if a column can have starts or ends: it is blank, a cell is a date or a time, or most are dates as
    /// numbers. A footer can be among them.
    func hasMoments(_ column: Int, _ rows: [Int]) -> Bool {
        let cells = self.column(column, rows).filter { !$0.isEmpty }
        let numbers = cells.filter(\.utf8.areDigits)
        return cells.isEmpty || cells.contains { MomentKind($0, isHeaded: true) != nil }
            || numbers.count * 2 > cells.count && DateColumn.looksLikeSerials(numbers)
    }
}

extension TableColumn {
    /// Returns true for "Duty 2" beside "Duty 1".
    fileprivate func isNumbered(like other: TableColumn) -> Bool {
        func stem(_ column: TableColumn) -> String { column.plain.text.filter { !$0.isNumber } }
        return plain != other.plain && stem(self) == stem(other)
    }

    /// True if an option or a word says that it has starts or ends.
    fileprivate var isOfTimes: Bool {
        switch use {
        case .start, .end: true
        case .unused: !isGivenLine && (HeaderWords.start.contains(plain) || HeaderWords.end.contains(plain))
        default: false
        }
    }

    /// False for a column that an option or its word makes something else.
    fileprivate var mayHaveMoments: Bool {
        switch use {
        case .date, .start, .end: true
        case .unused: !isGivenLine && !HeaderWords.hours.contains(plain)
        default: false
        }
    }
}
