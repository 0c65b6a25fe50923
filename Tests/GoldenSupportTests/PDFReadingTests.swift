import GoldenSupport
import Testing

@Suite struct RasterTests {
    @Test func `a page has its size in pixels and its ink where it was put`() throws {
        let raster = try Raster(pdf: SamplePDF.square(x: 10).bytes, page: 1, dpi: 72)
        #expect((raster.width, raster.height) == (72, 36))
        let ink = try #require(raster.inkBounds(threshold: 128))
        #expect(ink.x == 10..<20)
        #expect(ink.y == 6..<16)
        #expect(raster[15, 10] == 0)
        #expect(raster[25, 10] == 255)
    }

    @Test func `a blank page has no ink`() throws {
        #expect(try Raster(pdf: SamplePDF(pages: [""]).bytes).inkBounds() == nil)
    }

    @Test func `ink reaches to the last row and column`() throws {
        let raster = Raster(width: 3, height: 2, pixels: [255, 255, 255, 255, 255, 0])
        let ink = try #require(raster.inkBounds())
        #expect(ink.x == 2..<3)
        #expect(ink.y == 1..<2)
    }

    @Test func `every page is read`() throws {
        let pdf = SamplePDF(pages: ["", "0 g 0 0 72 36 re f"]).bytes
        #expect(try Raster.pages(of: pdf, dpi: 36).map { $0[18, 9] } == [255, 0])
        #expect(try Raster(pdf: pdf, page: 2, dpi: 36)[18, 9] == 0)
    }

    @Test func `a page that does not exist is an error`() {
        #expect(throws: FailedProgram.self) { try Raster(pdf: SamplePDF.square(x: 0).bytes, page: 2) }
    }
}

@Suite struct PDFWordsTests {
    @Test func `words have their page, their text and their place`() throws {
        let pages = SamplePDF.text("Hello you").pages + SamplePDF.text("again").pages
        let words = try PDFWords(pdf: SamplePDF(pages: pages).bytes)
        try #require(words.words.map(\.text) == ["Hello", "you", "again"])
        #expect(words.words.map(\.page) == [1, 1, 2])
        #expect(words.text(ofPage: 1) == "Hello you")
        #expect(words.pageSizes.map(\.width) == [72, 72])
        #expect(words.pageSizes.map(\.height) == [36, 36])
        let first = try #require(words.words.first)
        #expect(first.xMin == 10)
        #expect(first.xMax > 10 && first.xMax < words.words[1].xMin)
        #expect(first.yMin < 16 && first.yMax >= 16)
    }

    @Test func `characters that XHTML escapes come back`() throws {
        let words = try PDFWords(pdf: SamplePDF.text("<A&B> \"q\" &lt;").bytes)
        #expect(words.words.map(\.text) == ["<A&B>", "\"q\"", "&lt;"])
    }
}

@Suite struct PDFInspectionTests {
    @Test func `fonts say whether they are embedded`() throws {
        let fonts = try PDFFont.fonts(of: SamplePDF.text("x").bytes)
        #expect(fonts.map(\.name) == ["Helvetica"])
        #expect(fonts.map(\.isEmbedded) == [false])
    }

    @Test func `a row of pdffonts is read from its end`() throws {
        let row = "CAIRO+Roboto  TrueType (CID)  Identity-H       yes yes no      12  0"
        let font = try #require(PDFFont(row: row))
        #expect((font.isEmbedded, font.isSubset, font.hasUnicode) == (true, true, false))
    }

    @Test func `a sound PDF has no faults, a damaged one has`() throws {
        let pdf = SamplePDF.square(x: 10).bytes
        #expect(try structuralFaults(of: pdf) == nil)
        #expect(try structuralFaults(of: pdf.dropLast(60)) != nil)
    }
}
