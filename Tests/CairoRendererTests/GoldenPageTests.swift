import CairoRenderer
import CalendarLayout
import GoldenSupport
import Testing

/// The pages that somebody has looked at, as text and as bytes.
@Suite struct GoldenPageTests {
    @Test(arguments: GoldenPage.all)
    func pageIsAsItWasFoundRight(golden: GoldenPage) throws {
        let drawing = try Drawing(golden.schedule(), golden.months, golden.options)
        try Golden.check(displayList: drawing.displayList, named: golden.name)
        try Golden.check(pdf: drawing.pdf, named: golden.name, versions: CairoRenderer.LibraryVersions.loaded)
    }

    @Test func everyRungOfTheLadderHasAGolden() throws {
        let rungs = try GoldenPage.all.filter { $0.name.hasPrefix("rung-") }.map { golden in
            try #require(try Drawing(golden.schedule(), golden.months, golden.options).pages.first?.rung)
        }
        #expect(rungs.map { "\($0.face) \($0.rows)" } == ladder)
        #expect(rungs.prefix(12).map(\.band) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
    }

    private let ladder =
        (1...3).flatMap { _ in ["regular equal", "regular flex", "condensed equal", "condensed flex"] }
        + ["condensed continue"]
}

extension Rung {
    /// 0 from 8 pt, 1 from 7 pt, 2 below.
    fileprivate var band: Int { size >= .points(8) ? 0 : size >= .points(7) ? 1 : 2 }
}
