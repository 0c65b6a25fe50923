import CalendarLayout

/// Writes the document's outline: an entry for each month, its continuation pages below it (ISO 32000-1, 12.3.3).
///
/// An entry names the next one, so each waits until the next is known.
struct OutlineObjects {
    private let file: PDFFileWriter
    private let root: Int
    private var first: Int?
    private var count = 0
    private var month: Entry?
    private var nested: [Entry] = []

    private struct Entry {
        let number: Int
        let title: String
        let page: Int
        let previous: Int?
    }

    init(_ file: PDFFileWriter) {
        self.file = file
        root = file.allocate()
    }

    /// Adds a page's entry.
    mutating func add(_ outline: Page.Outline, page: Int) throws {
        let number = file.allocate()
        if outline.isNested, month != nil {
            nested.append(Entry(number: number, title: outline.title, page: page, previous: nested.last?.number))
        } else {
            let previous = month?.number
            try writeMonth(next: number)
            first = first ?? number
            count += 1
            month = Entry(number: number, title: outline.title, page: page, previous: previous)
        }
    }

    /// Writes the waiting entries. Returns the outline's number.
    mutating func finish() throws -> Int {
        let last = month?.number
        try writeMonth(next: nil)
        try file.write(root) { outlines in
            outlines.entry("Type", .name("Outlines"))
            if let first, let last { outlines.children(from: first, to: last, count: count) }
        }
        return root
    }

    private mutating func writeMonth(next: Int?) throws {
        guard let month else { return }
        for (index, entry) in nested.enumerated() {
            let next = index + 1 < nested.count ? nested[index + 1].number : nil
            try write(entry, parent: month.number, next: next)
        }
        try write(month, parent: root, next: next, children: nested)
        nested = []
    }

    private func write(_ entry: Entry, parent: Int, next: Int?, children: [Entry] = []) throws {
        try file.write(entry.number) { item in
            item.entry("Title", .text(entry.title))
            item.entry("Parent", .reference(parent))
            item.entry("Prev", entry.previous.map { .reference($0) })
            item.entry("Next", next.map { .reference($0) })
            if let first = children.first, let last = children.last {
                // Closed: at first a viewer shows only the months.
                item.children(from: first.number, to: last.number, count: -children.count)
            }
            item.entry("Dest", .array([.reference(entry.page), .name("XYZ"), .null, .null, .null]))
        }
    }
}

extension DictionaryWriter {
    /// Adds the first and the last entry below one, and how many are shown; negative if they are closed.
    fileprivate mutating func children(from first: Int, to last: Int, count: Int) {
        entry("First", .reference(first))
        entry("Last", .reference(last))
        entry("Count", .integer(count))
    }
}
