import CairoRenderer
import CalendarCore
import CalendarLayout
import GoldenSupport
import Testing

/// The 24 months of the example clinic, as a reader of the PDF finds them.
@Suite struct ClinicTests {
    static let cellStyles = CellStyle.allCases

    @Test(arguments: cellStyles)
    func everyWordStandsInTheCellOfItsDayOrUnderItOnTheContinuation(style: CellStyle) throws {
        let schedule = try Schedule.clinic()
        let drawing = try Drawing(schedule, "2025-01"..."2026-12", .init(cellStyle: style))
        #expect(drawing.pages.filter { $0.kind == MonthPage.name }.count == 24)
        #expect(drawing.pages.flatMap { drawing.cells(onPage: $0.number) }.count == 730)
        #expect(try PaperCheck(schedule, drawing, style).faults == [])
    }

    @Test(arguments: cellStyles)
    func noInkLiesOutsideTheMargins(style: CellStyle) throws {
        let drawing = try Drawing(.clinic(), "2025-01"..."2025-06", .init(cellStyle: style))
        for raster in try Raster.pages(of: drawing.pdf, dpi: 300) {
            let ink = try #require(raster.inkBounds(threshold: 255))
            #expect(raster.width == 2550 && raster.height == 3300)
            #expect(ink.x.lowerBound >= 150 && ink.x.upperBound <= 2400, "\(ink)")
            #expect(ink.y.lowerBound >= 150 && ink.y.upperBound <= 3150, "\(ink)")
        }
    }

    @Test func theFileIsSoundAndCarriesItsFonts() throws {
        let drawing = try Drawing(.clinic(), "2025-01"..."2026-12")
        #expect(try structuralFaults(of: drawing.pdf) == nil)
        let fonts = try PDFFont.fonts(of: drawing.pdf)
        #expect(
            Set(fonts.map { $0.name.split(separator: "+").last ?? "" }) == [
                "Roboto-Regular", "Roboto-Bold", "RobotoCondensed-Regular", "RobotoCondensed-Bold",
            ])
        #expect(fonts.allSatisfy { $0.isEmbedded && $0.isSubset && $0.hasUnicode })
        #expect(try PDFWords(pdf: drawing.pdf).pageSizes.allSatisfy { $0.width == 612 && $0.height == 792 })
    }
}
