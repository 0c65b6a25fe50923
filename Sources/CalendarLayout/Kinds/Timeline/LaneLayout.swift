/// Events side by side, each in a column of its own where they overlap.
///
/// Events that overlap, directly or through others, form a group; events that only touch do not overlap. In the order
/// of their beginnings each takes the first column that is free, so a group has as few columns as it can: the largest
/// number of its events at one moment. An event also takes the columns beside it that stay free as long as it lasts.
struct LaneLayout: Hashable {
    /// The slots by event, in the order given.
    let slots: [Slot]

    /// The place of an event in its group.
    struct Slot: Hashable {
        /// Its own column, and those beside it that stay free.
        let columns: Range<Int>
        /// The number of columns in its group.
        let columnCount: Int
        /// The number of its group, from 0, in the order of time.
        let group: Int
    }

    /// An event as lanes see it: its start and end, in any unit, and the words that distinguish it from others at the
    /// same time.
    struct Extent: Hashable {
        let start: Int
        /// Not before the start. If it is equal to the start, the event takes the least time there is.
        let end: Int
        /// Decides the order of events at the same time: the same words are the same event.
        let words: [String]

        fileprivate var last: Int { max(end, start + 1) }

        func overlaps(_ other: Extent) -> Bool { start < other.last && other.start < last }

        /// Orders by beginning, then by end, then by words: a total order, so that the order given decides nothing.
        fileprivate static func isBefore(_ a: Extent, _ b: Extent) -> Bool {
            if (a.start, a.end) != (b.start, b.end) { return (a.start, a.end) < (b.start, b.end) }
            return a.words.lexicographicallyPrecedes(b.words)
        }
    }

    init(_ extents: [Extent]) {
        let order = extents.indices.sorted { Extent.isBefore(extents[$0], extents[$1]) }
        var slots: [Int: Slot] = [:]
        for (number, group) in LaneLayout.groups(order, extents).enumerated() {
            slots.merge(LaneLayout.slots(of: group, number, extents)) { first, _ in first }
        }
        self.slots = extents.indices.compactMap { slots[$0] }
    }

    /// Cuts the ordered events where one begins after all before it have ended.
    private static func groups(_ order: [Int], _ extents: [Extent]) -> [[Int]] {
        var groups: [[Int]] = []
        var end = Int.min
        for index in order {
            if extents[index].start >= end { groups.append([]) }
            groups[groups.count - 1].append(index)
            end = max(end, extents[index].last)
        }
        return groups
    }

    private static func slots(of group: [Int], _ number: Int, _ extents: [Extent]) -> [Int: Slot] {
        let columns = firstFreeColumns(group, extents)
        let count = (columns.values.max() ?? 0) + 1
        return Dictionary(
            uniqueKeysWithValues: columns.map { index, column in
                let taken = group.filter { extents[$0].overlaps(extents[index]) }.compactMap { columns[$0] }
                let end = taken.filter { $0 > column }.min() ?? count
                return (index, Slot(columns: column..<end, columnCount: count, group: number))
            })
    }

    private static func firstFreeColumns(_ group: [Int], _ extents: [Extent]) -> [Int: Int] {
        var ends: [Int] = []
        var columns: [Int: Int] = [:]
        for index in group {
            let column = ends.firstIndex { $0 <= extents[index].start } ?? ends.count
            if column == ends.count { ends.append(0) }
            ends[column] = extents[index].last
            columns[index] = column
        }
        return columns
    }
}
