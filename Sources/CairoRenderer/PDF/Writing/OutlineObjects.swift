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
        try file.write(root) { bytes in
            bytes.append("<</Type/Outlines" as StaticString)
            if let first, let last { bytes.append("/First \(first) 0 R/Last \(last) 0 R/Count \(count)") }
            bytes.append(">>" as StaticString)
        }
        return root
    }

    private mutating func writeMonth(next: Int?) throws {
        guard let month else { return }
        for (index, entry) in nested.enumerated() {
            let next = index + 1 < nested.count ? nested[index + 1].number : nil
            try write(entry, parent: month.number, next: next, "")
        }
        let children = nested.first.map { first in
            // Closed: at first a viewer shows only the months.
            "/First \(first.number) 0 R/Last \(nested.last!.number) 0 R/Count -\(nested.count)"
        }
        try write(month, parent: root, next: next, children ?? "")
        nested = []
    }

    private func write(_ entry: Entry, parent: Int, next: Int?, _ children: String) throws {
        try file.write(entry.number) { bytes in
            bytes.append("<</Title" as StaticString)
            bytes.append(textString: entry.title)
            bytes.append("/Parent \(parent) 0 R")
            if let previous = entry.previous { bytes.append("/Prev \(previous) 0 R") }
            if let next { bytes.append("/Next \(next) 0 R") }
            bytes.append(children)
            bytes.append("/Dest[\(entry.page) 0 R/XYZ null null null]>>")
        }
    }
}
