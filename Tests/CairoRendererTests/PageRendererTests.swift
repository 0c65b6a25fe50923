import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// Pages as PNG and SVG.
@Suite struct PageRendererTests {
    /// A page can be drawn only with the library that measured it.
    private let library = try! FontLibrary()

    private func page(_ text: String = "2025-01", _ style: PageStyle = PageStyle()) throws -> Page {
        let month = try #require(MonthRange(from: text.month, to: text.month))
        var calendar = CalendarPages(
            try .clinic(), months: month, style: style, typesetter: Typesetter(PangoMeasurer(library)))
        return try #require(try calendar.next()).page
    }

    private func png(_ page: Page, dpi: Int) throws -> [UInt8] {
        try bytes(of: page, PNGRenderer(dpi: dpi, library: library))
    }

    private func bytes(of page: Page, _ renderer: any PageRenderer) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try renderer.draw(page) { bytes.append(contentsOf: $0) }
        return bytes
    }

    @Test(arguments: [(36, 306, 396), (100, 850, 1100), (101, 859, 1111), (150, 1275, 1650), (300, 2550, 3300)])
    func `a PNG has the page's size in pixels, rounded up, and says how large they are`(
        dpi: Int, width: Int, height: Int
    ) throws {
        let file = try PNGFile(png(try page(), dpi: dpi))
        #expect(file.raster.width == width && file.raster.height == height)
        #expect(file.chunkNames.filter { $0 != "IDAT" } == ["IHDR", "pHYs", "bKGD", "IEND"])
        #expect(file.pixelsPerMetre == Int((Double(dpi) / 0.0254).rounded()))
    }

    @Test func `a PNG is black on white within the margins`() throws {
        let raster = try PNGFile(png(try page(), dpi: 144)).raster
        let ink = try #require(raster.inkBounds(threshold: 255))
        // The margins are 36 pt, 72 pixels; the grid's outline reaches them.
        #expect(ink.x == 72..<1152 && ink.y.lowerBound >= 72 && ink.y.upperBound == 1512, "\(ink)")
        let corners = [(0, 0), (1223, 0), (0, 1583), (1223, 1583)].map { raster[$0.0, $0.1] }
        #expect(corners == [255, 255, 255, 255])
        #expect(raster.pixels.contains(0))
        // The strip of Sunday the 5th: 10 % of ink. That of Monday is white.
        let cells = PageParts(try page()).cells.map(\.frame)
        let strips = [4, 5].map { raster[Int(cells[$0].maxX.inPoints * 2) - 10, Int(cells[$0].minY.inPoints * 2) + 20] }
        #expect([229, 230].contains(strips[0]) && strips[1] == 255)
    }

    @Test(arguments: ["2025-01", "2025-03"])
    func `a PNG looks as the PDF does`(month: String) throws {
        // The two draw small type differently: without the key in the corner.
        let style = PageStyle { $0.corner = .none }
        let page = try page(month, style)
        let png = try PNGFile(png(page, dpi: 72)).raster
        let pdf = try Raster(pdf: Drawing(.clinic(), .month(month), style).pdf, dpi: 72)
        // Two rasterizers roughly agree on how dark an area of 6 by 6 pixels is.
        let differences = zip(png.darkness(of: 6), pdf.darkness(of: 6)).map { abs($0 - $1) }
        #expect(differences.count == 102 * 132)
        #expect(differences.max()! < 60, "\(differences.max()!)")
        #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 4)
    }

    @Test func `glyphs of several fonts and marks are in the PNG`() throws {
        let plain = try drawing(of: "A")
        #expect(try drawing(of: "A\u{301}\u{302}") != plain)
        #expect(try drawing(of: "A½") != plain)
    }

    private func drawing(of text: String) throws -> Raster {
        let shaped = PangoMeasurer(library).shape(text, in: .regular)
        let run = TextRun(shaped, origin: Point(x: .points(36), y: .points(36)), size: .points(20))
        let page = Page(
            mediaBox: Size(width: .points(72), height: .points(72)), items: [.text(run)], label: "", outline: .init("x")
        )
        return try PNGFile(png(page, dpi: 144)).raster
    }

    @Test func `an SVG is of the page's size, well formed, and needs no font`() throws {
        let svg = try bytes(of: try page(), SVGRenderer(library: library))
        let text = String(decoding: svg, as: UTF8.self)
        #expect(text.contains(#"width="612pt" height="792pt" viewBox="0 0 612 792""#))
        #expect(!text.contains("<text") && !text.contains("font-family") && !text.contains("<image"))
        let counter =
            "import sys, xml.etree.ElementTree as t; print(sum(1 for e in t.parse(sys.stdin).iter() if e.tag.endswith('}use')))"
        let uses = try requireSuccess(of: "python3", ["-c", counter], input: svg).text
        #expect(try #require(Int(uses.dropLast())) > 500)
    }

    @Test func `a page makes the same bytes, whatever was drawn before`() throws {
        let (january, march) = (try page("2025-01"), try page("2025-03"))
        for renderer in [SVGRenderer(library: library), PNGRenderer(dpi: 72, library: library)] as [any PageRenderer] {
            let first = try bytes(of: january, renderer)
            #expect(try bytes(of: march, renderer) != first)
            #expect(try bytes(of: january, renderer) == first)
        }
    }

    @Test func `what the sink throws comes out`() throws {
        struct Full: Error {}
        let page = try page()
        for renderer in [SVGRenderer(library: library), PNGRenderer(dpi: 72, library: library)] as [any PageRenderer] {
            #expect(throws: Full.self) { try renderer.draw(page) { _ in throw Full() } }
        }
    }

    @Test func `a PDF whose sink throws ends with that, not with an assertion of Cairo`() throws {
        struct Full: Error {}
        let pages = try (1...3).map { try page("2025-0\($0)") }
        for limit in stride(from: 0, to: 12_000, by: 600) {
            var count = 0
            #expect(throws: Full.self) {
                let renderer = try PDFRenderer(
                    DocumentMetadata(title: "", author: nil, creator: "", date: "2025-01-01T00:00:00Z"),
                    library: library
                ) { bytes in
                    count += bytes.count
                    if count > limit { throw Full() }
                }
                for page in pages { try renderer.draw(page) }
                try renderer.finish()
            }
        }
    }

    @Test func `a PDF that is given up writes nothing more`() throws {
        var count = 0
        do {
            let renderer = try PDFRenderer(
                DocumentMetadata(title: "", author: nil, creator: "", date: "2025-01-01T00:00:00Z"),
                library: library
            ) { count += $0.count }
            try renderer.draw(try page())
            count = 0
        }
        #expect(count == 0)
    }
}

extension Raster {
    /// The mean darkness, 0 to 255, of each square of `side` pixels.
    fileprivate func darkness(of side: Int) -> [Int] {
        stride(from: 0, to: height - side + 1, by: side).flatMap { top in
            stride(from: 0, to: width - side + 1, by: side).map { left in
                let sum = (top..<top + side).reduce(0) { sum, y in
                    (left..<left + side).reduce(sum) { $0 + 255 - Int(self[$1, y]) }
                }
                return sum / (side * side)
            }
        }
    }
}
