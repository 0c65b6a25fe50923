import CalendarCore

/// The place of each day, and of the notes (nil), on the pages that continue others.
public struct ContinuationPlaces {
    // A month has at most 32, which are faster to look through than to hash.
    private var blocks: [Block] = []

    /// The place where a day or the notes begin, and those where each of their entries begins.
    private struct Block {
        let date: CivilDate?
        let place: Place
        /// The first column's lines of each entry of the block.
        var parts: [Placement.Part] = []
    }

    /// No places, because nothing is continued.
    public init() {}

    /// The number of the first of these pages; nil if nothing is continued.
    public var firstPage: Int? { blocks.map(\.place.page).min() }

    /// The place of a day, or, for nil, of the notes; nil if they are not continued.
    public subscript(date: CivilDate?) -> Place? { block(of: date)?.place }

    /// The lines of an entry in its first column; the entry is of a day, or, for nil, of the notes. `index` counts the
    /// entries of the ``ContinuedBlock``, from 0. Returns nil if there is no such entry.
    public func part(of date: CivilDate?, entry index: Int) -> Placement.Part? {
        block(of: date).flatMap { $0.parts.indices.contains(index) ? $0.parts[index] : nil }
    }

    private func block(of date: CivilDate?) -> Block? { blocks.first { $0.date == date } }

    /// Notes that a block begins at a place.
    mutating func append(_ date: CivilDate?, at place: Place) { blocks.append(Block(date: date, place: place)) }

    /// Notes the places where the next entries of the last block begin.
    mutating func append(_ parts: [Placement.Part]) { blocks[blocks.count - 1].parts += parts }
}
