/// The day headings of a page that continues a month: "8 Wednesday", or, on pages of older versions, "Wednesday, April
/// 8".
struct ContinuedDays {
    private let headings: [Heading]
    /// The left edges of the page's columns.
    private let columns: [Double]

    /// A page with more weekday names is not a calendar.
    private static let maximumCount = 200

    struct Heading {
        let day: String
        let box: Box
    }

    /// - Parameter names: the weekday names that the document uses, whole or abbreviated.
    init(_ words: [PageContent.Word], names: Set<String>) {
        let names = names.map(\.trimmed).filter { !$0.isEmpty }
        let begun = words.lazy.filter { word in names.contains { word.text.hasPrefix($0) } }
            .prefix(ContinuedDays.maximumCount)
        let headings = Array(begun).compactMap { (word) -> Heading? in
            if let number = words.first(where: { $0.endsBefore(word) }) { return Heading(number, word, words) }
            let line = words.filter { abs($0.baseline - word.baseline) < 1 && $0.box.x > word.box.x }
                .filter { $0.box.x < word.box.x + 12 * word.box.height }.sorted { $0.box.x < $1.box.x }
            guard let number = line.prefix(4).lazy.compactMap({ Int($0.text.trimmed) }).first else { return nil }
            return Heading(day: "\(word.text.prefix(3)) \(number)", box: word.box)
        }
        self.init(headings)
    }

    /// The lines below a month's grid, which begin at its left edge with a day's number and weekday.
    init(_ words: [PageContent.Word], below grid: CalendarGrid) {
        let lowest = words.filter { $0.box.y > (grid.weeks.last?.number.maxY ?? 0) }
        let headings = ContinuedDays(lowest, names: Set(grid.names)).headings
        self.init(headings.filter { abs($0.box.x - grid.columns.edges[0]) < 1 })
    }

    private init(_ headings: [Heading]) {
        columns = headings.map(\.box.x).sorted().reduce(into: []) { columns, x in
            if columns.last.map({ x - $0 > 20 }) ?? true { columns.append(x) }
        }
        self.headings = headings
    }

    /// Returns true if a height is below the first heading's top.
    func contains(y: Double) -> Bool { headings.map(\.box.y).min().map { y >= $0 - 1 } ?? false }

    /// The heading above a point: in its column, else the last one of the column before; nil if there is none.
    func heading(x: Double, y: Double) -> Heading? {
        guard let first = headings.map(\.box.y).min(), y >= first - 1, let column = column(x: x) else { return nil }
        for index in (0...column).reversed() {
            let own = headings.filter { abs($0.box.x - columns[index]) < 20 }.sorted { $0.box.y < $1.box.y }
            if let heading = index == column ? own.last(where: { $0.box.y <= y + 1 }) : own.last { return heading }
        }
        return nil
    }

    /// The column of the page that a word is in, from 0; nil to the left of all.
    func column(x: Double) -> Int? { columns.lastIndex { $0 <= x + 1 } }

    /// The weekday names to assume until a page shows others.
    static let englishNames: Set = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
}

extension ContinuedDays.Heading {
    /// Returns nil unless a line begins with a number and a weekday.
    fileprivate init?(_ number: PageContent.Word, _ weekday: PageContent.Word, _ words: [PageContent.Word]) {
        guard let day = Int(number.text), (1...31).contains(day), !words.contains(where: { $0.endsBefore(number) })
        else { return nil }
        self.init(day: "\(weekday.text.prefix(3)) \(day)", box: number.box)
    }
}

extension String {
    /// The text without punctuation at its ends.
    fileprivate var trimmed: String {
        String(drop { $0.isPunctuation }.reversed().drop { $0.isPunctuation }.reversed())
    }
}

extension PageContent.Word {
    /// Returns true if it ends just before another word on its line.
    fileprivate func endsBefore(_ other: PageContent.Word) -> Bool {
        abs(baseline - other.baseline) < 1 && box.maxX <= other.box.x + 0.1 && other.box.x - box.maxX < box.height
    }
}
