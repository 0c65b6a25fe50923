/// Numbers that go up by one through all things of one tag, and on to those of the next.
///
/// In this order elements and their marks differ so little from row to row of an ``ObjectTable`` that they take less
/// than half of the bytes.
struct TagNumbers {
    /// The number of the first thing of each tag, and at the end the number after the last thing.
    private let firsts: [Int]

    /// - Parameter first: the first number of all.
    init(_ counts: TagCounts, from first: Int) {
        firsts = counts.counts.reduce(into: [first]) { $0.append($0[$0.count - 1] + $1) }
    }

    /// The number of a thing that has `place` things of the same tag before it.
    func number(_ tag: StructureElement.Tag, _ place: Int) -> Int { firsts[tag.rawValue] + place }
}

/// How many things there are of each tag.
struct TagCounts {
    fileprivate var counts = Array(repeating: 0, count: StructureElement.Tag.allCases.count)

    /// How many there are of all tags.
    var total: Int { counts.reduce(0, +) }

    /// Counts one more, and returns how many of its tag came before it.
    mutating func add(_ tag: StructureElement.Tag) -> Int {
        counts[tag.rawValue] += 1
        return counts[tag.rawValue] - 1
    }
}
