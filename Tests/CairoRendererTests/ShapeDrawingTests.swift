import CalendarLayout
import GoldenSupport
import Testing

/// Outlines, shades and white text, in PDF, PNG and SVG.
@Suite struct ShapeDrawingTests {
    /// A box with an arrow's point at its right, 60 by 20 points at (20, 20).
    private static let bar = Shape.polygon(
        [(20, 20), (70, 20), (80, 30), (70, 40), (20, 40)].map { Point(x: .points($0), y: .points($1)) })

    @Test func `an outline is filled white and stroked black on its edge`() throws {
        let drawing = try ItemDrawing { page in
            [
                try page.text("x", y: 99), .fill(.points(0, 0, 200, 100), .black),
                .outline(ShapeDrawingTests.bar, weight: .points(2)),
            ]
        }
        for raster in [try drawing.png(), try drawing.raster()] {
            #expect(raster.grey(x: 45, y: 30) == 255 && raster.grey(x: 22, y: 22) == 255)
            #expect(raster.grey(x: 20.5, y: 30) == 0 && raster.grey(x: 76, y: 30) == 255)
            #expect(raster.grey(x: 73.75, y: 24) == 0 && raster.grey(x: 45, y: 18) == 0)
        }
    }

    @Test func `half of an outline's stroke is outside, and its joins are mitred`() throws {
        let drawing = try ItemDrawing { page in
            [try page.text("x", y: 99), .outline(ShapeDrawingTests.bar, weight: .points(4))]
        }
        for raster in [try drawing.png(), try drawing.raster()] {
            #expect(raster.grey(x: 18.1, y: 18.1) == 0 && raster.grey(x: 17.5, y: 30) == 255)
            #expect(raster.grey(x: 21.5, y: 21.5) == 0 && raster.grey(x: 22.5, y: 22.5) == 255)
            // The point of the arrow: the stroke's outer edges meet 2.83 pt beyond it.
            #expect(raster.grey(x: 82.4, y: 30) < 128 && raster.grey(x: 83.2, y: 30) == 255)
        }
    }

    @Test func `a rounded box has quarter circles at its corners`() throws {
        let drawing = try ItemDrawing { page in
            [
                try page.text("x", y: 99),
                .outline(.roundedRect(.points(20, 20, 60, 40), radius: .points(10)), weight: .points(1)),
            ]
        }
        let edge = 10 - 10 / 2.0.squareRoot()
        for raster in [try drawing.png(), try drawing.raster()] {
            for (x, y) in [
                (20 + edge, 20 + edge), (80 - edge, 20 + edge), (80 - edge, 60 - edge), (20 + edge, 60 - edge),
            ] {
                #expect(raster.grey(x: x, y: y) < 64, "\(x), \(y)")
            }
            #expect(raster.grey(x: 20.2, y: 20.2) == 255 && raster.grey(x: 20.2, y: 40) < 64)
            #expect(raster.grey(x: 50, y: 40) == 255)
        }
        let content = try drawing.plainPDF()
        #expect(content.contains("1 g\n1 w\n20 30 m 20 24.477 24.477 20 30 20 c\n70 20 l\n"))
    }

    /// Ghostscript moves letters that Cairo has in fonts with codes of two bytes, such as the marks.
    @Test(
        .enabled(if: CairoReference.isComparable, CairoReference.otherwise), arguments: [Renderer.poppler, .mupdf])
    func `outlines and white text stand where Cairo puts them`(renderer: Renderer) throws {
        let drawing = try ShapeDrawingTests.everything()
        let reference = try CairoReference([drawing.page], drawing.library)
        #expect(try renderer.greys(of: drawing.pdf()) == renderer.greys(of: reference.pdf))
    }

    @Test func `shades are grey, and nothing is drawn in colour`() throws {
        let drawing = try ShapeDrawingTests.everything()
        let raster = try drawing.png()
        #expect(raster.grey(x: 130, y: 90) == 230 && raster.grey(x: 150, y: 90) == 255)
        let operators = try drawing.plainPDF().matches(of: /\n([\d.]+ )+(?<name>g|rg|k|G|RG|K|cs|sc)\n/)
        #expect(Set(operators.map(\.output.name)) == ["g"])
    }

    @Test func `white text on black is white, and text in white ink`() throws {
        let drawing = try ItemDrawing { page in
            [.fill(.points(10, 30, 100, 30), .black), try page.text("IIII", .bold, size: 20, ink: .white)]
        }
        for raster in [try drawing.png(), try drawing.raster()] {
            let row = (80..<200).map { raster[$0, 180] }
            #expect(row.contains(255) && row.contains(0))
            #expect(raster.grey(x: 15, y: 45) == 0)
        }
        #expect(try requireSuccess(of: "pdftotext", ["-", "-"], input: drawing.pdf()).text.contains("IIII"))
        let svg = try drawing.svg()
        #expect(svg.contains(/<g [^>]*fill[:=]"?rgb\(100%, ?100%, ?100%\)/))
    }

    @Test func `the ink changes only where it has to`() throws {
        let drawing = try ItemDrawing { page in
            [.fill(.points(0, 0, 200, 60), .black)]
                + (try [Shade.white, .white, .black, .black, .white].enumerated().map { number, ink in
                    try page.text("\(number)", x: 10 * number, ink: ink)
                })
        }
        let operators = try drawing.plainPDF().matches(of: /\n([\d.]+) g\n/).map { String($0.output.1) }
        #expect(operators == ["1", "0", "1"])
    }

    /// Text that was drawn before a shape is below it, and text that was drawn after it is above.
    @Test func `texts and shapes keep their order`() throws {
        let drawing = try ItemDrawing { page in
            [
                try page.text("III", .bold, size: 20, x: 20),
                .outline(.roundedRect(.points(10, 30, 50, 30), radius: .points(3)), weight: .points(1)),
                try page.text("III", .bold, size: 20, x: 80),
                .fill(.points(100, 60, 80, 30), .black),
                try page.text("III", .bold, size: 20, x: 110, y: 85, ink: .white),
                try page.text("III", .bold, size: 20, x: 110, y: 50),
            ]
        }
        for raster in [try drawing.png(), try drawing.raster()] {
            func greys(_ x: Range<Int>, y: Int) -> Set<UInt8> { Set(x.map { raster[$0, y * 4] }) }
            #expect(greys(60..<220, y: 45) == [255])
            #expect(greys(320..<400, y: 45).contains(0))
            #expect(greys(440..<540, y: 80).isSuperset(of: [0, 255]))
            #expect(greys(440..<540, y: 45).isSuperset(of: [0, 255]))
        }
    }

    /// Also text whose characters have to be written beside its glyphs.
    private static func everything() throws -> ItemDrawing {
        try ItemDrawing { page in
            [
                .fill(.points(100, 80, 40, 15), .light), .fill(.points(145, 80, 40, 15), .white),
                .fill(.points(10, 50, 80, 40), .black),
                try page.text("Núñolver ﬁ", .bold, x: 15, y: 65, ink: .white),
                .outline(bar, weight: .points(1)),
                try page.text("a\u{301}\u{323} bar", x: 25, y: 33),
                .outline(.roundedRect(.points(110, 20, 61, 23), radius: .quarterPoints(13)), weight: .quarterPoints(6)),
                .clip(
                    .points(100, 50, 80, 20), [.outline(bar, weight: .points(3)), .fill(.points(0, 0, 9, 9), .light)]),
                try page.text("b\u{301}\u{323}", x: 15, y: 80, ink: .white),
                try page.text("after", x: 115, y: 33),
            ]
        }
    }
}
