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
        return SVGRenderer.withoutSurfaceNumber(file)
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
