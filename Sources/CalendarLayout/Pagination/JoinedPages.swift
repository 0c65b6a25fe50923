/// Several calendars in one document, one after the other: their pages are numbered through, and lead to each other.
public struct JoinedPages: PageSequence {
    private var parts: [any PageSequence]
    private var isCounted = false
    /// The number of the part that the last page is of, from 0.
    public private(set) var part = 0

    /// The pages of at least one calendar.
    public init(_ parts: [any PageSequence]) {
        precondition(!parts.isEmpty)
        self.parts = parts
    }

    /// The number of spans of days that have not been laid out yet.
    public var remainingSpanCount: Int { parts.map(\.remainingSpanCount).reduce(0, +) }

    /// Enters the pages of all parts.
    public mutating func enter(into directory: inout PageDirectory, isLast: Bool) throws(LayoutError) {
        for index in parts.indices {
            try parts[index].enter(into: &directory, isLast: isLast && index == parts.count - 1)
        }
        isCounted = true
    }

    /// Hands the directory on to all parts.
    public mutating func begin(_ directory: PageDirectory) {
        for index in parts.indices { parts[index].begin(directory) }
    }

    /// The next page, of the first part that has one.
    public mutating func next() throws(LayoutError) -> LaidOutPage? {
        if parts.count > 1, !isCounted { try count() }
        while !parts.isEmpty {
            if let page = try parts[part].next() { return page }
            // After the last page a long document needs the memory for its end.
            if part + 1 < parts.count { part += 1 } else { parts = [] }
        }
        return nil
    }

    /// One part alone counts its pages only if it prints their number.
    private mutating func count() throws(LayoutError) {
        var directory = PageDirectory()
        try enter(into: &directory, isLast: true)
        begin(directory)
    }
}
