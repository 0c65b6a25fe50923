import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport

/// Display items that a test puts on a page of 200 by 100 points, in every form.
struct ItemDrawing {
    let library = try! FontLibrary()
    private var items: [DisplayItem] = []

    /// - Parameter items: makes the items; ``text(_:_:size:x:y:ink:)`` shapes their texts.
    init(_ items: (ItemDrawing) throws -> [DisplayItem]) throws { self.items = try items(self) }

    /// A text in a face of the page's library.
    func text(
        _ text: String, _ face: FontFace = .regular, size: Int = 10, x: Int = 20, y: Int = 50, ink: Shade = .black
    ) throws -> DisplayItem {
        .text(try run(text, face, size: size, x: x, y: y, ink: ink))
    }

    func run(
        _ text: String, _ face: FontFace = .regular, size: Int = 10, x: Int = 20, y: Int = 50, ink: Shade = .black
    ) throws -> TextRun {
        TextRun(
            PangoMeasurer(library).shape(text, in: face), origin: Point(x: .points(x), y: .points(y)),
            size: .points(size), ink: ink)
    }

    var page: Page {
        Page(
            mediaBox: Size(width: .points(200), height: .points(100)), items: items, label: "1",
            outline: Page.Outline("Items"))
    }

    func pdf(tagged: Bool = true) throws -> [UInt8] { try pdf(tagged ? .accessible : .untagged) }

    func pdf(_ conformance: PDFConformance) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let renderer = try PDFRenderer(.ofTests, library: library, conformance: conformance) {
            bytes.append(contentsOf: $0)
        }
        try renderer.draw(page)
        try renderer.finish()
        return bytes
    }

    /// The PDF with nothing compressed, byte by byte.
    func plainPDF(tagged: Bool = true) throws -> String {
        String(try UnpackedPDF(pdf(tagged: tagged)).bytes.map { Character(Unicode.Scalar($0)) })
    }

    func svg() throws -> String { String(decoding: try bytes(SVGRenderer(library: library)), as: UTF8.self) }

    /// Four pixels a point.
    func png() throws -> Raster { try PNGFile(bytes(PNGRenderer(dpi: 288, library: library))).raster }

    /// Four pixels a point, drawn by Poppler from the PDF, as the PNG should be.
    func raster() throws -> Raster { try Raster(pdf: pdf(), dpi: 288) }

    /// The document's elements and texts as Poppler reads them, without indents and attributes.
    func structure() throws -> [String] {
        let output = try requireSuccess(of: "pdfinfo", ["-struct-text", "-"], input: pdf())
        return output.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("/") }.dropFirst(2).map { $0 }
    }

    private func bytes(_ renderer: any PageRenderer) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try renderer.draw(page) { bytes.append(contentsOf: $0) }
        return bytes
    }
}

extension Raster {
    /// The lightness at a point of the page, if there are four pixels a point: 0 black to 255 white.
    func grey(x: Double, y: Double) -> UInt8 { self[Int(x * 4), Int(y * 4)] }
}

extension Rect {
    /// In whole points.
    static func points(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rect {
        Rect(x: .points(x), y: .points(y), width: .points(width), height: .points(height))
    }
}
