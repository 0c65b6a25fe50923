/// Counts things by tag.
package struct TagCounts {
    package private(set) var counts = Array(repeating: 0, count: StructureElement.Tag.allCases.count)

    /// The count over all tags.
    package var total: Int { counts.reduce(0, +) }

    /// Counts one more, and returns the count of its tag before it.
    mutating func add(_ tag: StructureElement.Tag) -> Int {
        counts[tag.rawValue] += 1
        return counts[tag.rawValue] - 1
    }
}
