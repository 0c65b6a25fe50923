import CalendarLayout

/// What an archive cannot have on a page: text that nobody could read in decades.
struct ArchivalPage {
    private let page: Page

    init(_ page: Page) { self.page = page }

    /// Throws ``RenderError/notArchivable(_:)`` for the first text of the page that an archive cannot have.
    func check() throws { try check(page.items) }

    private func check(_ items: [DisplayItem]) throws {
        for item in items {
            switch item {
            case .text(let run): try check(run)
            case .clip(_, let items), .link(_, _, let items), .group(_, let items): try check(items)
            case .fill, .rules, .outline: break
            }
        }
    }

    private func check(_ run: TextRun) throws {
        // Glyph 0 is the box for a missing character, .notdef (ISO 19005-2, 6.2.11.8).
        if run.glyphs.contains(where: { $0.id == 0 }) {
            throw RenderError.notArchivable("'\(run.text)' has a character that no font has")
        }
        // What such a character means is nowhere written (6.2.11.7.3).
        if run.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .privateUse }) {
            throw RenderError.notArchivable("'\(run.text)' has a private character")
        }
    }
}

extension TextRun {
    fileprivate var glyphs: ArraySlice<ShapedText.Glyph> {
        func first(_ cluster: Int) -> Int {
            cluster < shaped.clusters.count ? Int(shaped.clusters[cluster].firstGlyph) : shaped.glyphs.count
        }
        return shaped.glyphs[first(clusters.lowerBound)..<first(clusters.upperBound)]
    }
}
