/// The grid of a month page, found by its words: seven weekday names in columns, and day numbers below them.
struct CalendarGrid {
    /// The words of the weekday header, from left to right.
    let names: [String]
    /// The height of the header's words.
    let headerHeight: Double
    let columns: CalendarColumns
    let weeks: [Week]
    private let lastNumber: Int

    /// A week of the grid.
    struct Week {
        /// The top of its cells.
        let top: Double
        /// The box of one of its numbers.
        let number: Box
        /// The number that the first column has or would have.
        let firstNumber: Int
    }

    /// Returns nil if the page is not a month.
    init?(_ words: [PageContent.Word]) {
        var found: (header: [PageContent.Word], days: NumberedDays)?
        for header in CalendarGrid.headers(words) {
            for columns in CalendarColumns.candidates(header) {
                let days = NumberedDays(words, below: header[0].box.maxY - 1, columns)
                if days.count > found?.days.count ?? 0 { found = (header, days) }
            }
        }
        guard let (header, days) = found, days.count >= 14, days.weeks.count >= 4 else { return nil }
        names = header.map(\.text)
        headerHeight = header[0].box.height
        (columns, weeks, lastNumber) = (days.columns, days.weeks, days.lastNumber)
    }

    /// A page with more lines of seven words is not a month.
    private static let maximumHeaderCount = 12

    /// The lines of seven words without numbers, from the top. The heading of a column of week numbers, at either end,
    /// is not one of the seven.
    private static func headers(_ words: [PageContent.Word]) -> [[PageContent.Word]] {
        let lines = Dictionary(grouping: words) { Int($0.baseline.rounded()) }.values.filter { line in
            (7...8).contains(line.count) && line.allSatisfy { Int($0.text) == nil }
        }
        let sorted = lines.sorted { $0[0].box.y < $1[0].box.y }.prefix(maximumHeaderCount)
            .map { $0.sorted { $0.box.x < $1.box.x } }
        return sorted.flatMap { $0.count == 7 ? [$0] : [Array($0.dropFirst()), Array($0.dropLast())] }
    }

    /// The day at a point, as `Tue 5`; nil outside the days of the month.
    func day(x: Double, y: Double) -> String? {
        guard let column = columns.column(x: x), let week = week(y: y) else { return nil }
        let number = week.firstNumber + column
        return (1...lastNumber).contains(number) ? "\(names[column].prefix(3)) \(number)" : nil
    }

    /// The week at a height; nil above all.
    func week(y: Double) -> Week? { weeks.last { $0.top <= y } }

    /// Returns true if a word is the number of the day that it is in.
    func isNumber(_ word: PageContent.Word, ofDay day: String) -> Bool {
        day.hasSuffix(" \(word.text)") && weeks.contains { abs($0.number.y - word.box.y) < 1 }
    }
}

/// Finds the day numbers among all numbers below a weekday header: they have the same size and the same place in their
/// columns, and they increase by one from column to column.
struct NumberedDays {
    let columns: CalendarColumns
    private let days: [Candidate]

    fileprivate struct Candidate {
        let number: Int
        let column: Int
        /// The distances of its edges from the column's edges.
        let offset: (left: Double, right: Double)
        let box: Box

        /// The number that the row's first column has or would have: the same for all days of a week.
        var first: Int { number - column }

        func isLike(_ other: Candidate) -> Bool {
            (first - other.first) % 7 == 0 && abs(box.height - other.box.height) < 0.3
                && (abs(offset.left - other.offset.left) < 1.5 || abs(offset.right - other.offset.right) < 1.5)
        }
    }

    /// A page with more numbers is not a calendar.
    private static let maximumCount = 500

    /// - Parameter top: the height above which there are no days.
    init(_ words: [PageContent.Word], below top: Double, _ columns: CalendarColumns) {
        self.columns = columns
        let numbers = words.lazy.filter { $0.box.y >= top }.compactMap { Candidate($0, columns) }
        let candidates = Array(numbers.prefix(NumberedDays.maximumCount))
        let groups = candidates.map { one in candidates.filter { $0.isLike(one) } }
        days = groups.max { $0.count < $1.count } ?? []
    }

    var count: Int { days.count }
    var lastNumber: Int { days.map(\.number).max() ?? 0 }

    /// The weeks from the top.
    var weeks: [CalendarGrid.Week] {
        Dictionary(grouping: days, by: \.first).map { first, week in
            let boxes = week.map(\.box).sorted { $0.y < $1.y }
            let number = boxes[boxes.count / 2]
            return CalendarGrid.Week(top: number.y - columns.numberOffset, number: number, firstNumber: first)
        }.sorted { $0.top < $1.top }
    }
}

extension NumberedDays.Candidate {
    /// Returns nil if the word is not the number of a day, or is not in a column.
    fileprivate init?(_ word: PageContent.Word, _ columns: CalendarColumns) {
        guard let number = Int(word.text), (1...31).contains(number), let column = columns.column(x: word.box.x)
        else { return nil }
        let offset = (left: word.box.x - columns.edges[column], right: word.box.maxX - columns.edges[column + 1])
        self.init(number: number, column: column, offset: offset, box: word.box)
    }
}

/// The places of the seven columns of a month, found from the words of a weekday header.
struct CalendarColumns {
    /// The edges, from left to right: eight for seven columns.
    let edges: [Double]
    /// The distance from the top of a cell to the box of its number, in points.
    let numberOffset: Double

    /// The columns for each possible alignment of a header's words.
    static func candidates(_ header: [PageContent.Word]) -> [CalendarColumns] {
        let (lefts, rights) = (header.map(\.box.x), header.map(\.box.maxX))
        // The inset is 0.4 of the weekday's size; the box of a word is 1.17 times as high as its size.
        let inset = (header.map(\.box.height).max() ?? 0) * 0.4 / 1.17
        return [
            CalendarColumns(starts: lefts.map { $0 - inset }), CalendarColumns(ends: rights.map { $0 + inset }),
            CalendarColumns(middles: zip(lefts, rights).map { ($0 + $1) / 2 }),
        ].compactMap(\.self)
    }

    /// Columns that may differ in width, with words at the left.
    private init?(starts: [Double]) {
        guard let widest = CalendarColumns.widest(starts) else { return nil }
        self.init(edges: starts + [starts[6] + widest], numberOffset: 0)
    }

    /// Columns that may differ in width, with words at the right.
    private init?(ends: [Double]) {
        guard let widest = CalendarColumns.widest(ends) else { return nil }
        self.init(edges: [ends[0] - widest] + ends, numberOffset: 0)
    }

    /// Columns of the same width, with words in their middles.
    private init?(middles: [Double]) {
        let width = (middles[6] - middles[0]) / 6
        guard width > 20, zip(middles.dropFirst(), middles).allSatisfy({ abs($0 - $1 - width) < 2 }) else { return nil }
        self.init(edges: (0...7).map { middles[0] + (Double($0) - 0.5) * width }, numberOffset: 4)
    }

    private init(edges: [Double], numberOffset: Double) {
        (self.edges, self.numberOffset) = (edges, numberOffset)
    }

    /// The widest of the six columns that are known; nil if one is less than half as wide.
    private static func widest(_ edges: [Double]) -> Double? {
        let widths = zip(edges.dropFirst(), edges).map { $0 - $1 }
        guard let widest = widths.max(), let narrowest = widths.min(), narrowest > 10, narrowest > widest * 0.45
        else { return nil }
        return widest
    }

    /// The column at a place, from 0; nil to the left and to the right of all.
    func column(x: Double) -> Int? { (0..<7).last { edges[$0] <= x && x < edges[$0 + 1] } }
}
