/// How many things there are of each tag.
package struct TagCounts {
    package private(set) var counts = Array(repeating: 0, count: StructureElement.Tag.allCases.count)

    /// How many there are of all tags.
    package var total: Int { counts.reduce(0, +) }

    /// Counts one more, and returns how many of its tag came before it.
    mutating func add(_ tag: StructureElement.Tag) -> Int {
        counts[tag.rawValue] += 1
        return counts[tag.rawValue] - 1
    }
}
