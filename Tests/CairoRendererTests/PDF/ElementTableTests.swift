import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

@testable import CairoRenderer

/// Months of the example whose cells hold lists of entries with labels: hundreds of elements a page.
@Suite struct ElementTableTests {
    @Test func `every element is found by its content, and all content by its element`() throws {
        let pdf = try ElementTableTests.drawing(months: 5).pdf
        #expect(try structuralFaults(of: pdf) == nil)
        let lines = try ElementTableTests.structure(of: pdf)
        #expect(lines.contains("\"CALL \""))
        let texts = lines.filter { $0.hasPrefix("\"") }.map { $0.filter { $0 != " " && $0 != "\"" } }
        let plain = try ElementTableTests.structure(of: Drawing(.clinic(), "2025-01"..."2025-05").pdf)
            .filter { $0.hasPrefix("\"") }.map { $0.filter { $0 != " " && $0 != "\"" } }
        #expect(texts.joined() == plain.joined())
    }

    @Test(arguments: Renderer.allCases)
    func `every renderer reads the table and draws the same`(renderer: Renderer) throws {
        let (lists, plain) = (
            try ElementTableTests.drawing(months: 2).pdf, try Drawing(.clinic(), "2025-01"..."2025-02").pdf
        )
        #expect(try renderer.greys(of: lists) == renderer.greys(of: plain))
    }

    /// An entry has three elements and two marked sequences; its share of the cells and rows is counted with it.
    @Test func `tags take less than 30 bytes an entry`() throws {
        let months = "2025-01"..."2026-12"
        let tagged = try Drawing(.clinic(), months).pdf
        let untagged = try Drawing(.clinic(), months, conformance: .untagged).pdf
        let entries = try ElementTableTests.structure(of: tagged).count { $0.hasPrefix("LI") }
        let bytes = Double(tagged.count - untagged.count) / Double(entries)
        #expect(bytes > 5 && bytes < 30)
    }

    /// A month of the example for each month from January 2025 on, its cells' entries in lists.
    private static func drawing(months: Int) throws -> Drawing {
        let last = "\(2025 + (months - 1) / 12)-\(String(format: "%02d", (months - 1) % 12 + 1))"
        let plain = try Drawing(.clinic(), "2025-01"..."\(last)")
        var bytes: [UInt8] = []
        let renderer = try PDFRenderer(.ofTests, library: plain.library) { bytes.append(contentsOf: $0) }
        for page in plain.pages { try renderer.draw(page.page.withLists) }
        try renderer.finish()
        return Drawing(pages: plain.pages, pdf: bytes, library: plain.library)
    }

    private static func structure(of pdf: [UInt8]) throws -> [String] {
        try requireSuccess(of: "pdfinfo", ["-struct-text", "-"], input: pdf).text.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

extension Page {
    /// The page with the entries of each cell in a list.
    fileprivate var withLists: Page {
        Page(mediaBox: mediaBox, items: items.map(\.withLists), label: label, outline: outline)
    }
}

extension DisplayItem {
    fileprivate var withLists: DisplayItem {
        guard case .group(let structure, let items) = self else { return self }
        guard case .dayCell = structure.role else { return .group(structure, items.map(\.withLists)) }
        let isEntry = { (item: DisplayItem) in
            if case .group(let structure, _) = item { structure.role.isEntry } else { false }
        }
        guard let first = items.firstIndex(where: isEntry) else { return self }
        let list = DisplayItem.group(Structure(.entries), items.filter(isEntry).map(\.withLabel))
        return .group(structure, items[..<first] + [list] + items[first...].filter { !isEntry($0) })
    }

    /// An entry with its first text as its label, if others follow.
    private var withLabel: DisplayItem {
        guard case .group(let structure, let items) = self, items.count > 1 else { return self }
        return .group(
            structure,
            [
                .group(Structure(.label), [items[0]]), .group(Structure(.value), Array(items.dropFirst())),
            ])
    }
}
