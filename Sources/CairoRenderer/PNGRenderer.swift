import CalendarLayout
import CCairo

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

/// Adds the pixels' size to a PNG, so that it prints at the page's size; Cairo leaves it out.
///
/// The chunk pHYs (PNG specification, 11.3.5.3) goes after the signature and IHDR, the first 33 bytes of every PNG.
final class PNGResolution {
    private static let headerCount = 33
    private let chunk: [UInt8]
    /// The number of bytes of the file that have passed so far.
    private var count = 0

    init(dpi: Int) {
        // An inch is 0.0254 m.
        let pixelsPerMetre = UInt32((dpi * 10_000 + 127) / 254)
        let typed = Array("pHYs".utf8) + PNGResolution.bytes(pixelsPerMetre) + PNGResolution.bytes(pixelsPerMetre) + [1]
        chunk = PNGResolution.bytes(9) + typed + PNGResolution.bytes(PNGResolution.checksum(of: typed))
    }

    /// Passes bytes on, with the chunk at its place.
    func add(to bytes: UnsafeRawBufferPointer, _ sink: ByteSink) throws {
        let header = min(max(PNGResolution.headerCount - count, 0), bytes.count)
        let endsHeader = count < PNGResolution.headerCount && count + header == PNGResolution.headerCount
        count += bytes.count
        if header > 0 { try sink(UnsafeRawBufferPointer(rebasing: bytes[..<header])) }
        if endsHeader { try chunk.withUnsafeBytes(sink) }
        if header < bytes.count { try sink(UnsafeRawBufferPointer(rebasing: bytes[header...])) }
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// CRC-32, as in the PNG specification's annex D.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { register, byte in
            (0..<8).reduce(register ^ UInt32(byte)) { value, _ in
                value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
            }
        }
    }
}
