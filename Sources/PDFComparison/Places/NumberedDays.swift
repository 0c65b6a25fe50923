/// Finds the day numbers among all numbers below a weekday header: they have the same size and the same place in their
/// columns, and they increase by one from column to column.
struct NumberedDays {
    let left: Double
    let columnWidth: Double
    private var candidates: [Candidate] = []

    private struct Candidate {
        let number: Int
        let column: Int
        /// The distances of its edges from the column's left edge.
        let offset: (left: Double, right: Double)
        let box: Box

        /// The number that the row's first column has or would have: the same for all days of a week.
        var first: Int { number - column }

        func isLike(_ other: Candidate) -> Bool {
            (first - other.first) % 7 == 0 && abs(box.height - other.box.height) < 0.3
                && (abs(offset.left - other.offset.left) < 1.5 || abs(offset.right - other.offset.right) < 1.5)
        }
    }

    init(left: Double, columnWidth: Double) { (self.left, self.columnWidth) = (left, columnWidth) }

    /// A page with more numbers is not a calendar.
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
