import CairoRenderer
import CalendarCore
import CalendarLayout
import GoldenSupport
import Testing

/// The 24 months of the example clinic, as a reader of the PDF finds them.
@Suite struct ClinicTests {
    static let styles = [
        PageStyle(), PageStyle { $0.cellStyle = .stacked }, PageStyle { ($0.labels, $0.weekends) = (.column, .equal) },
    ]
    static let days = "2025-01"..."2026-12"

    @Test(arguments: styles)
    func `every word is in the cell of its day, or under it on the continuation`(style: PageStyle) throws {
        let schedule = try Schedule.clinic()
        let drawing = try Drawing(schedule, ClinicTests.days, style)
        #expect(drawing.pages.filter { $0.kind == MonthPage.name }.count == 24)
        #expect(drawing.pages.flatMap { PageParts($0.page).cells }.count == 730)
        #expect(try PaperCheck(schedule, drawing, style).faults == [])
    }

    @Test(arguments: styles)
    func `no ink lies outside the margins`(style: PageStyle) throws {
        let drawing = try Drawing(.clinic(), "2025-01"..."2025-06", style)
        for raster in try Raster.pages(of: drawing.pdf, dpi: 300) {
            let ink = try #require(raster.inkBounds(threshold: 255))
            #expect(raster.width == 2550 && raster.height == 3300)
            #expect(ink.x.lowerBound >= 150 && ink.x.upperBound <= 2400, "\(ink)")
            #expect(ink.y.lowerBound >= 150 && ink.y.upperBound <= 3150, "\(ink)")
        }
    }

    @Test func `the file is sound and carries its fonts`() throws {
        let drawing = try Drawing(.clinic(), ClinicTests.days)
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

/// How well the page uses its paper: the figures that the 24 months of the example clinic have to reach.
@Suite struct ClinicFittingTests {
    private let drawing: Drawing
    private let months: [LaidOutPage]

    init() throws {
        drawing = try Drawing(.clinic(), ClinicTests.days)
        months = drawing.pages.filter { $0.kind == MonthPage.name }
    }

    @Test func `at most two pages continue a month`() {
        #expect(drawing.pages.count - months.count <= 2)
    }

    @Test func `no entry leaves its cell, and at most one of a hundred is cut`() {
        let totals = OutcomeTotals(drawing.pages.flatMap(\.placements))
        #expect(totals.sum > 2000)
        #expect(totals[.continued] == 0)
        #expect(totals[.shortened] * 100 <= totals.sum, "\(totals[.shortened]) of \(totals.sum)")
    }

    @Test func `every day that has somebody on call shows all of it in its cell`() throws {
        let schedule = try Schedule.clinic()
        let words = Dictionary(grouping: try PDFWords(pdf: drawing.pdf).words, by: \.page)
        for page in months {
            for (date, cell) in PageParts(page.page).cells {
                guard let call = schedule.day(date)?.text(ofLine: "call") else { continue }
                let placement = try #require(
                    page.placements.first { $0.subject == .day(date, line: "call") && $0.outcome != .shortened })
                #expect(cell.contains(placement.box))
                let found = PageText(words: PaperWords.words(words[page.number] ?? [], in: placement.box))
                #expect(PaperTexts.fault(["CALL", call.text], on: found.lines) == nil, "\(date)")
            }
        }
    }

    @Test func `the body is 8.75 pt on average, and 11 pt in light months`() {
        let sizes = Dictionary(uniqueKeysWithValues: months.map { ($0.page.label, $0.type.size) })
        let mean = sizes.values.sum().inPoints / Double(sizes.count)
        #expect(mean >= 8.75, "\(mean)")
        for month in ["2025-01", "2025-05", "2025-08"] {
            #expect(sizes[month]! >= .points(11), "\(month): \(sizes[month]!.decimal)")
        }
    }

    @Test func `the densest month is on one page`() throws {
        let drawing = try Drawing(.clinic(), .month("2025-12"))
        #expect(drawing.pages.count == 1 && drawing.pages[0].type.size >= .points(7))
        #expect(months.first { $0.page.label == "2025-12" }?.continuedOn == nil)
    }

    @Test func `on A5 a light month has every entry on its day, and breaks no word without a hyphen`() throws {
        let (schedule, style) = (try Schedule.clinic(), PageStyle(sheet: Sheet(Media(name: "iso_a5_148x210mm")!)))
        let drawing = try Drawing(schedule, .month("2025-05"), style)
        try #require(drawing.pages.count == 1 && drawing.pages[0].fit?.brokenWords == [])
        #expect(drawing.pages[0].placements.allSatisfy { ![.shortened, .continued].contains($0.outcome) })
        #expect(try PaperCheck(schedule, drawing, style).faults == [])
    }

    @Test func `on tabloid, landscape, the body is 14 pt at least`() throws {
        let paper = try #require(Media(name: "na_ledger_17x11in"))
        let (schedule, style) = (try Schedule.clinic(), PageStyle(sheet: Sheet(paper)))
        let drawing = try Drawing(schedule, .month("2026-02"), style)
        #expect(drawing.pages[0].type.size >= .points(14), "\(drawing.pages[0].type.size.decimal)")
        #expect(try PaperCheck(schedule, drawing, style).faults == [])
    }
}
