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
