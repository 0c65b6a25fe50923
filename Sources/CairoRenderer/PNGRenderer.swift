import CCairo
import CalendarLayout

/// Draws pages as PNG: black on white, 8 bits of grey per pixel.
///
/// Each page is held in memory while it is drawn, one byte per pixel: 2 MB for US Letter at 150 dpi, 135 MB at 1200.
public struct PNGRenderer: PageRenderer {
    /// The possible resolutions, in pixels per inch.
    public static let resolutions = 36...1200

    private let library: FontLibrary
    private let dpi: Int

    /// A renderer at a resolution in pixels per inch, clamped to ``resolutions``. The pages must be measured with the
    /// same
    /// `library`.
    public init(dpi: Int, library: FontLibrary) {
        self.library = library
        self.dpi = min(max(dpi, PNGRenderer.resolutions.lowerBound), PNGRenderer.resolutions.upperBound)
    }

    public func draw(_ page: Page, to sink: @escaping ByteSink) throws {
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_A8, pixels(page.mediaBox.width), pixels(page.mediaBox.height))!
        defer { cairo_surface_destroy(surface) }
        cairo_surface_set_device_scale(surface, Double(dpi) / 72, Double(dpi) / 72)
        paint(page, on: surface)
        let resolution = PNGResolution(dpi: dpi)
        let stream = SinkStream { bytes in try resolution.add(to: bytes, sink) }
        let status = cairo_surface_write_to_png_stream(surface, SinkStream.write, stream.closure)
        try withExtendedLifetime(stream) { try stream.check(cairo_surface_status(surface), status) }
    }

    /// Cairo writes a surface of opacities as a grey picture in which 255 is white.
    private func paint(_ page: Page, on surface: OpaquePointer) {
        let context = cairo_create(surface)!
        defer { cairo_destroy(context) }
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        cairo_paint(context)
        var painter = PagePainter(context, library, medium: .greyPixels)
        painter.paint(page)
    }

    /// Rounded up.
    private func pixels(_ length: Length) -> Int32 {
        Int32((length.rawValue * dpi + 72 * Length.unitsPerPoint - 1) / (72 * Length.unitsPerPoint))
    }
}
