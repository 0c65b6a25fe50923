/// The grid of a month page, found by its words: seven weekday names in columns, and day numbers below them.
struct CalendarGrid {
    /// The words of the weekday header, from left to right.
    let names: [String]
    private let left: Double
    private let columnWidth: Double
    private let rows: [Row]

    /// A week: the top of its numbers, and the number that the first column has or would have.
    private struct Row {
        let top: Double
        let firstNumber: Int
    }

    /// The distance from the top of a cell to its number, in points.
    private static let padding = 4.0

    /// Nil if the page is not a month.
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

    /// The topmost line of seven evenly spaced words.
    private static func header(_ words: [PageContent.Word]) -> [PageContent.Word]? {
        let lines = Dictionary(grouping: words) { Int($0.baseline.rounded()) }.values.filter { $0.count == 7 }
        return lines.map { $0.sorted { $0.box.x < $1.box.x } }.filter { line in
            let middles = line.map { $0.box.x + $0.box.width / 2 }
            let steps = zip(middles.dropFirst(), middles).map { $0 - $1 }
            let mean = (middles[6] - middles[0]) / 6
            return mean > 20 && steps.allSatisfy { abs($0 - mean) < 2 } && line.allSatisfy { Int($0.text) == nil }
        }.min { $0[0].box.y < $1[0].box.y }
    }

    /// The day at a point, as `Tue 5`; nil outside the days of the month.
    func day(x: Double, y: Double) -> String? {
        let column = Int(((x - left) / columnWidth).rounded(.down))
        guard (0..<7).contains(column), let row = rows.last(where: { $0.top <= y }) else { return nil }
        let number = row.firstNumber + column
        return (1...31).contains(number) ? "\(names[column].prefix(3)) \(number)" : nil
    }

    /// Whether a word is the number of the day that it is in.
    func isNumber(_ word: PageContent.Word, ofDay day: String) -> Bool {
        day.hasSuffix(" \(word.text)") && rows.contains { abs($0.top + CalendarGrid.padding - word.box.y) < 1 }
    }
}
