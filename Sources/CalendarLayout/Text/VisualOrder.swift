/// The order of a line's characters on paper.
enum VisualOrder {
    /// Some clusters of a line from left to right (UAX #9, rule L2): from the highest level down to the lowest odd one,
    /// every stretch at that level or above is reversed.
    static func order(of clusters: Range<Int>, levels: [UInt8]) -> [Int] {
        var order = Array(clusters)
        guard !levels.isEmpty, let highest = levels[clusters].max(), highest > 0 else { return order }
        for level in (1...highest).reversed() {
            for run in runs(atLeast: level, levels[clusters]) { order[run].reverse() }
        }
        return order
    }

    /// The stretches, from 0, in which every level is `level` or more. A stretch inside one of a lower level moves as a
    /// whole, so the stretches of all levels can be found in reading order.
    private static func runs(atLeast level: UInt8, _ levels: ArraySlice<UInt8>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for (index, other) in levels.enumerated() {
            if other >= level {
                start = start ?? index
            } else if let first = start {
                runs.append(first..<index)
                start = nil
            }
        }
        return start.map { runs + [$0..<levels.count] } ?? runs
    }
}
