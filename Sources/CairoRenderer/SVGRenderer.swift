import CCairo
import CalendarLayout

/// Draws pages as SVG 1.1, in points. Texts become outlines, so that viewing them needs no font.
public struct SVGRenderer: PageRenderer {
    private let library: FontLibrary

    /// A renderer; the pages must be measured with the same `library`.
    public init(library: FontLibrary) {
        self.library = library
    }

    public func draw(_ page: Page, to sink: @escaping ByteSink) throws {
        let file = try svg(page)
        try file.withUnsafeBytes(sink)
    }

    private func svg(_ page: Page) throws -> [UInt8] {
        var file: [UInt8] = []
        let stream = SinkStream { file.append(contentsOf: $0) }
        let surface = cairo_svg_surface_create_for_stream(
            SinkStream.write, stream.closure, page.mediaBox.width.inPoints, page.mediaBox.height.inPoints)!
        defer { cairo_surface_destroy(surface) }
        cairo_svg_surface_restrict_to_version(surface, CAIRO_SVG_VERSION_1_1)
        cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PT)
        let contextStatus = paint(page, on: surface)
        cairo_surface_finish(surface)
        try withExtendedLifetime(stream) { try stream.check(contextStatus, cairo_surface_status(surface)) }
        return SVGRenderer.adding(PageStructure(page).links, to: SVGRenderer.withoutSurfaceNumber(file))
    }

    /// Adds areas over the page for each link to an address (SVG 1.1, 17.1); other links have no page to lead to.
    private static func adding(_ links: [PageLink], to file: [UInt8]) -> [UInt8] {
        let end = Array("</svg>".utf8)
        let areas = links.compactMap(\.svgAreas).joined()
        guard !areas.isEmpty, let place = file.lastIndex(ofBytes: end) else { return file }
        return file[..<place] + Array(areas.utf8) + file[place...]
    }

    private func paint(_ page: Page, on surface: OpaquePointer) -> cairo_status_t {
        let context = cairo_create(surface)!
        defer { cairo_destroy(context) }
        var painter = PagePainter(context, library, medium: .vectors)
        painter.paint(page)
        return cairo_status(context)
    }

    /// Removes the number from `<g id="surface17">`: Cairo 1.16 counts the surfaces of the process, but the same page
    /// has to make the same bytes. Cairo 1.18 numbers only glyphs and clips, in each file anew.
    private static func withoutSurfaceNumber(_ file: [UInt8]) -> [UInt8] {
        let name = Array("<g id=\"surface".utf8)
        guard let start = file.firstRange(of: name) else { return file }
        let digits = file[start.upperBound...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        var file = file
        file.removeSubrange(digits.startIndex..<digits.endIndex)
        return file
    }
}

extension PageLink {
    /// Areas that nobody sees; nil if the link does not lead to an address.
    fileprivate var svgAreas: String? {
        guard let address else { return nil }
        let reference = address.escapedInXML.replacing("\"", with: "&quot;")
        return "<a xlink:href=\"\(reference)\"><title>\(text.escapedInXML)</title>"
            + areas.map(\.svg).joined() + "</a>\n"
    }
}

extension Rect {
    fileprivate var svg: String {
        let sides = zip(["x", "y", "width", "height"], [minX, minY, width, height])
        let box = sides.map { "\($0)=\"\($1.shortDecimal)\"" }.joined(separator: " ")
        return "<rect \(box) fill=\"none\" pointer-events=\"all\"/>"
    }
}

extension [UInt8] {
    /// Returns the index at which the last occurrence of some bytes begins.
    fileprivate func lastIndex(ofBytes bytes: [UInt8]) -> Int? {
        indices.reversed().first { self[$0...].starts(with: bytes) }
    }
}
