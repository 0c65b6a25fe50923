import CCairo
import CalendarLayout

/// Writes pages into a PDF, one after the other; memory does not grow with their number.
///
/// The file prints in black ink alone, has links, an outline, page labels and metadata, and unless asked otherwise a
/// structure that can be read aloud (ISO 32000-1, 14.8). ``PDFConformance`` says what else it promises.
public final class PDFRenderer {
    private let writer: PDFDocumentWriter
    /// Carries what Cairo writes to the writer, which takes only the fonts from it.
    private let stream: SinkStream
    private let surface: OpaquePointer
    private let context: OpaquePointer

    /// Begins a document without pages; its bytes go to `sink` as they come.
    ///
    /// - Parameters:
    ///   - metadata: what the document says of itself.
    ///   - library: the one that the pages are measured with.
    ///   - conformance: the standards that the file keeps to. An archive must not have boxes for missing characters.
    ///   - sink: takes the file's bytes.
    /// - Throws: what `sink` throws, or ``RenderError/pdf(_:)`` if there is no memory.
    public init(
        _ metadata: DocumentMetadata, library: FontLibrary, conformance: PDFConformance = .accessible,
        to sink: @escaping ByteSink
    ) throws {
        let writer = try PDFRenderer.translatingErrors {
            try PDFDocumentWriter(metadata, library, conformance, to: sink)
        }
        self.writer = writer
        stream = SinkStream { try writer.write($0) }
        surface = cairo_pdf_surface_create_for_stream(SinkStream.write, stream.closure, 612, 792)
        context = cairo_create(surface)
    }

    deinit {
        stream.close()
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Draws a page at the end of the document.
    ///
    /// Throws what the sink throws, ``RenderError/cairo(_:)`` or ``RenderError/pdf(_:)``.
    public func draw(_ page: Page) throws {
        try PDFRenderer.translatingErrors {
            if try writer.add(page) { try drawSpecimen() }
        }
    }

    /// Writes the rest of the file. Nothing can be drawn after it.
    ///
    /// Throws what the sink throws, ``RenderError/cairo(_:)`` or ``RenderError/pdf(_:)``.
    public func finish() throws {
        try PDFRenderer.translatingErrors {
            try drawSpecimen()
            cairo_surface_finish(surface)
            try check()
            try writer.finish()
        }
    }

    /// Draws the glyphs that the waiting pages need, and writes those pages.
    private func drawSpecimen() throws {
        guard let specimen = writer.beginSpecimen() else { return }
        cairo_pdf_surface_set_size(surface, specimen.pageSize.width, specimen.pageSize.height)
        specimen.draw(on: context)
        cairo_show_page(context)
        try check()
        try writer.writeWaiting()
    }

    private func check() throws { try stream.check(cairo_status(context), cairo_surface_status(surface)) }

    private static func translatingErrors<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as PDFWritingError {
            throw RenderError.pdf(error.reason)
        }
    }
}
