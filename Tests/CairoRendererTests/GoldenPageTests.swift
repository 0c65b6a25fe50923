import CairoRenderer
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// The pages that somebody has reviewed, as text and as bytes.
@Suite struct GoldenPageTests {
    @Test(arguments: GoldenPage.all)
    func `page is as it was found right`(golden: GoldenPage) throws {
        let drawing = try golden.drawing(golden.conformance)
        try Golden.check(displayList: drawing.displayList, named: golden.name)
        try Golden.check(
            pdf: drawing.pdf, named: golden.name, versions: CairoRenderer.LibraryVersions.loaded,
            sameFonts: golden.fonts.isEmpty)
    }

    @Test func `no golden is large`() throws {
        for file in try files {
            let size = try #require(file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
            // A year has a cell a day.
            let isYear = file.lastPathComponent.hasPrefix("year")
            #expect(size <= (isYear ? 112_000 : 54_000), "\(file.lastPathComponent)")
        }
    }

    @Test func `every file is of a golden in the list, and every golden in the README`() throws {
        let names = Set(try files.map { $0.deletingPathExtension().lastPathComponent })
        #expect(names == Set(GoldenPage.all.map(\.name)))
        let webPages = try files.filter { $0.pathExtension == "html" }.map {
            $0.deletingPathExtension().lastPathComponent
        }
        #expect(Set(webPages) == Set(GoldenPage.webPages))
        let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
        for name in names { #expect(readme.contains("\n| `\(name)` |"), "\(name)") }
    }

    private let folder = Golden.root.appending(path: "GoldenPDFs")

    /// The goldens, without the files that describe them.
    private var files: [URL] {
        get throws {
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
                .filter { ["pdf", "displaylist", "html"].contains($0.pathExtension) }
        }
    }

    /// The means of fitting a page, each with a golden that needs it.
    @Test(arguments: Piece.allCases)
    func `every piece of the fitting has a golden`(piece: Piece) throws {
        let drawing = try #require(GoldenPage.all.first { $0.name == piece.golden }).drawing()
        let page = try #require(drawing.pages.first), fit = try #require(page.fit)
        switch piece {
        case .regular: #expect(page.type.faces == .regular && page.type.size == .points(14))
        case .condensed: #expect(page.type.faces == .condensed)
        case .narrowWeekends: #expect(fit.weekendTenths < 10)
        case .brokenAtHyphens: #expect(fit.breaksNames && fit.brokenWords.isEmpty)
        case .brokenElsewhere: #expect(!fit.brokenWords.isEmpty)
        case .shortened:
            let cut = page.placements.filter { $0.outcome == .shortened }
            #expect(!cut.isEmpty && cut.allSatisfy { $0.rest?.page == page.number } && page.continuedOn == nil)
        case .continued: #expect(page.continuedOn == 2 && drawing.pages.count == 2)
        }
    }

    enum Piece: CaseIterable {
        case regular, condensed, narrowWeekends, brokenAtHyphens, brokenElsewhere, shortened, continued

        var golden: String {
            switch self {
            case .regular: "month-2025-05-regular"
            case .condensed, .narrowWeekends: "month-2025-12-dense"
            case .brokenAtHyphens: "month-2025-05-broken-at-hyphens"
            case .brokenElsewhere: "month-2025-05-broken-name"
            case .shortened: "month-2025-05-shortened-below-the-grid"
            case .continued: "month-2025-05-continued"
            }
        }
    }
}
