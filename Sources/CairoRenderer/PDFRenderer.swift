import CPango
import CalendarLayout

/// What a PDF says of itself (ISO 32000-1, 14.3.3).
public struct DocumentMetadata: Hashable, Sendable {
    public var title: String
    public var author: String?
    public var creator: String
    /// ISO 8601, in UTC: `2025-01-01T00:00:00Z`. Never taken from the clock, so that equal input makes equal bytes.
    public var date: String

    public init(title: String, author: String?, creator: String, date: String) {
        (self.title, self.author, self.creator, self.date) = (title, author, creator, date)
    }
}

/// Writes pages into a PDF, one after the other; memory does not grow with their number.
public final class PDFRenderer {
    public typealias Sink = ByteSink

    private let stream: SinkStream
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private var painter: PagePainter
    private var pageCount = 0

    public init(_ metadata: DocumentMetadata, library: FontLibrary, to sink: @escaping Sink) {
        stream = SinkStream(sink)
        surface = cairo_pdf_surface_create_for_stream(SinkStream.write, stream.closure, 612, 792)
        context = cairo_create(surface)
        painter = PagePainter(context, library, medium: .vectors)
        describe(metadata)
    }

    deinit {
        stream.close()
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    private func describe(_ metadata: DocumentMetadata) {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, metadata.title)
        if let author = metadata.author {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, author)
        }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, metadata.creator)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, metadata.date)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, metadata.date)
    }

    /// Draws a page at the end of the document.
    ///
    /// Throws what the sink threw, or ``RenderError/cairo(_:)``.
    public func draw(_ page: Page) throws {
        pageCount += 1
        cairo_pdf_surface_set_size(surface, page.mediaBox.width.inPoints, page.mediaBox.height.inPoints)
        cairo_pdf_surface_set_page_label(surface, page.label)
        if let title = page.outlineTitle {
            cairo_pdf_surface_add_outline(
                surface, CAIRO_PDF_OUTLINE_ROOT, title, "page=\(pageCount)", cairo_pdf_outline_flags_t(0))
        }
        painter.paint(page)
        cairo_show_page(context)
        try check()
    }

    /// Writes what is left of the file. Nothing can be drawn after it.
    ///
    /// Throws what the sink threw, or ``RenderError/cairo(_:)``.
    public func finish() throws {
        cairo_surface_finish(surface)
        try check()
    }

    private func check() throws {
        try stream.check(cairo_status(context), cairo_surface_status(surface))
    }
}
