import CairoRenderer
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// The pages that somebody has reviewed, as text and as bytes.
@Suite struct GoldenPageTests {
    @Test(arguments: GoldenPage.all)
    func pageIsAsItWasFoundRight(golden: GoldenPage) throws {
        let drawing = try Drawing(golden.schedule(), golden.months, golden.style)
        try Golden.check(displayList: drawing.displayList, named: golden.name)
        try Golden.check(pdf: drawing.pdf, named: golden.name, versions: CairoRenderer.LibraryVersions.loaded)
    }

    @Test func noGoldenIsLarge() throws {
        for file in try files {
            let size = try #require(file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
            #expect(size <= 40_000, "\(file.lastPathComponent)")
        }
    }

    @Test func everyFileIsOfAGoldenInTheListAndEveryGoldenInTheReadme() throws {
        let names = Set(try files.map { $0.deletingPathExtension().lastPathComponent })
        #expect(names == Set(GoldenPage.all.map(\.name)))
        let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
        for name in names { #expect(readme.contains("\n| `\(name)` |"), "\(name)") }
    }

    private let folder = Golden.root.appending(path: "GoldenPDFs")

    /// The goldens, without the files that describe them.
    private var files: [URL] {
        get throws {
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
                .filter { ["pdf", "displaylist"].contains($0.pathExtension) }
        }
    }

    @Test func everyRungOfTheLadderHasAGolden() throws {
        let rungs = try GoldenPage.all.filter { $0.name.hasPrefix("rung-") }.map { golden in
            try #require(try Drawing(golden.schedule(), golden.months, golden.style).pages.first?.rung)
        }
        #expect(rungs.map { "\($0.type.faces) \($0.rows)" } == ladder)
        #expect(rungs.prefix(12).map(\.band) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
    }

    private let ladder =
        (1...3).flatMap { _ in ["regular equal", "regular flex", "condensed equal", "condensed flex"] }
        + ["condensed continue"]
}

extension Rung {
    /// 0 for 8 pt and more, 1 for 7 pt and more, 2 below.
    fileprivate var band: Int { type.size >= .points(8) ? 0 : type.size >= .points(7) ? 1 : 2 }
}
