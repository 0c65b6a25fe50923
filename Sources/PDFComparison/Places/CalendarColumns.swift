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
