/// The grid of a month page, as its words tell it: seven weekday names in columns, and the days' numbers below them.
struct CalendarGrid {
    /// The words of the weekday header, from left to right.
    let names: [String]
    private let left: Double
    private let columnWidth: Double
    private let rows: [Row]

    /// A week: the top of its numbers, and the number that its first column would have.
    private struct Row {
        let top: Double
        let firstNumber: Int
    }

    /// How far above its number a cell begins.
    private static let padding = 4.0

    /// Nil for a page that is no month.
    init?(_ words: [PageContent.Word]) {
        guard let header = CalendarGrid.header(words) else { return nil }
        let middles = header.map { $0.box.x + $0.box.width / 2 }
        columnWidth = (middles[6] - middles[0]) / 6
        left = middles[0] - columnWidth / 2
        names = header.map(\.text)
        var numbers = NumberedDays(left: left, columnWidth: columnWidth)
        let bottom = header[0].box.maxY
        for word in words where word.box.y >= bottom - 1 { numbers.add(word) }
        rows = numbers.weeks.map { Row(top: $0.top - CalendarGrid.padding, firstNumber: $0.firstNumber) }
        guard rows.count >= 4 else { return nil }
    }

    /// A line of seven words at equal distances.
    private static func header(_ words: [PageContent.Word]) -> [PageContent.Word]? {
        let lines = Dictionary(grouping: words) { Int($0.baseline.rounded()) }.values.filter { $0.count == 7 }
        return lines.map { $0.sorted { $0.box.x < $1.box.x } }.filter { line in
            let middles = line.map { $0.box.x + $0.box.width / 2 }
            let steps = zip(middles.dropFirst(), middles).map { $0 - $1 }
            let mean = (middles[6] - middles[0]) / 6
            return mean > 20 && steps.allSatisfy { abs($0 - mean) < 2 } && line.allSatisfy { Int($0.text) == nil }
        }.min { $0[0].box.y < $1[0].box.y }
    }

    /// The day at a point, `Tue 5`; nil outside the days of the month.
    func day(x: Double, y: Double) -> String? {
        let column = Int(((x - left) / columnWidth).rounded(.down))
        guard (0..<7).contains(column), let row = rows.last(where: { $0.top <= y }) else { return nil }
        let number = row.firstNumber + column
        return (1...31).contains(number) ? "\(names[column].prefix(3)) \(number)" : nil
    }

    /// Whether a word is the number of the day that it stands in.
    func isNumber(_ word: PageContent.Word, ofDay day: String) -> Bool {
        day.hasSuffix(" \(word.text)") && rows.contains { abs($0.top + CalendarGrid.padding - word.box.y) < 1 }
    }
}

/// Finds the days' numbers among all numbers below a weekday header: those that stand at the same place of their column
/// in the same size, and that count on from column to column.
private struct NumberedDays {
    let left: Double
    let columnWidth: Double
    private var candidates: [Candidate] = []

    private struct Candidate {
        let number: Int
        let column: Int
        /// From the column's left edge.
        let offset: (left: Double, right: Double)
        let box: Box

        /// What the row's first column would count: the same for all days of a week.
        var first: Int { number - column }

        func isLike(_ other: Candidate) -> Bool {
            (first - other.first) % 7 == 0 && abs(box.height - other.box.height) < 0.3
                && (abs(offset.left - other.offset.left) < 1.5 || abs(offset.right - other.offset.right) < 1.5)
        }
    }

    init(left: Double, columnWidth: Double) { (self.left, self.columnWidth) = (left, columnWidth) }

    /// Beyond so many numbers a page is no calendar.
    private static let maximumCount = 500

    mutating func add(_ word: PageContent.Word) {
        guard let number = Int(word.text), (1...31).contains(number), candidates.count < NumberedDays.maximumCount
        else {
            return
        }
        let column = Int(((word.box.x - left) / columnWidth).rounded(.down))
        guard (0..<7).contains(column) else { return }
        let edge = left + Double(column) * columnWidth
        candidates.append(
            Candidate(
                number: number, column: column, offset: (word.box.x - edge, word.box.maxX - edge), box: word.box))
    }

    /// The weeks from the top, each with the top of its numbers.
    var weeks: [(top: Double, firstNumber: Int)] {
        let groups = candidates.map { one in candidates.filter { $0.isLike(one) } }
        guard let days = groups.max(by: { $0.count < $1.count }), days.count >= 14 else { return [] }
        return Dictionary(grouping: days, by: \.first).map { first, week in
            let tops = week.map(\.box.y).sorted()
            return (tops[tops.count / 2], first)
        }.sorted { $0.0 < $1.0 }
    }
}
