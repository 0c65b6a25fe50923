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
