import CalendarLayout

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

extension PageStructure {
    /// The marks of all sequences of elements, from 0.
    var marks: TagNumbers { TagNumbers(sequenceCounts, from: 0) }
}
