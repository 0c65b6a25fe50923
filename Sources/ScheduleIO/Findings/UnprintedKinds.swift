import CalendarCore

/// The kinds of content that a source has and no calendar prints, in the order of their first places.
struct UnprintedKinds {
    private var kinds: [Kind] = []

    private struct Kind {
        let name: String
        var count: Int
        let first: SourceLocation
    }

    /// Counts some of a kind, called `VJOURNAL` or `records of type 'X'`; the first of them is at a place.
    mutating func add(_ name: String, count: Int = 1, at place: SourceLocation) {
        guard let index = kinds.firstIndex(where: { $0.name == name }) else {
            return kinds.append(Kind(name: name, count: count, first: place))
        }
        kinds[index].count += count
    }

    /// The finding for a source that has nothing else; nil if it does not have these, either.
    func finding(_ severity: Finding.Severity) -> Finding? {
        guard let first = kinds.first else { return nil }
        let list = kinds.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
        return Finding(severity, .nothingPrinted, "nothing that a calendar prints: \(list)", at: first.first)
    }
}
