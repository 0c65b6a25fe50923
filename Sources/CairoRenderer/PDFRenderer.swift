import CPango
import CalendarLayout

/// What a PDF says of itself (ISO 32000-1, 14.3.3).
public struct DocumentMetadata: Hashable, Sendable {
    /// The document's title, which viewers show instead of the file's name.
    public var title: String
    /// Who wrote it; nil for nobody.
    public var author: String?
    /// The program that made it.
    public var creator: String
    /// ISO 8601, in UTC: `2025-01-01T00:00:00Z`. Never taken from the clock, so that equal input makes equal bytes.
    public var date: String

    /// Metadata with these values.
    public init(title: String, author: String? = nil, creator: String, date: String) {
        (self.title, self.author, self.creator, self.date) = (title, author, creator, date)
    }
}

/// Writes pages into a PDF, one after the other; memory does not grow with their number.
public final class PDFRenderer {
    /// Takes the next bytes of the file.
    public typealias Sink = ByteSink

    private let stream: SinkStream
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private var painter: PagePainter
    private var pageCount = 0
    /// The outline entry that nested ones stand under.
    private var lastMonthOutline: Int32 = CAIRO_PDF_OUTLINE_ROOT

    /// A document without pages, whose bytes go to `sink` as they come.
    ///
    /// The pages must have been measured with the same `library`.
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
        addOutline(page.outline)
        painter.paint(page)
        cairo_show_page(context)
        try check()
    }

    private func addOutline(_ outline: Page.Outline) {
        let parent = outline.isNested ? lastMonthOutline : CAIRO_PDF_OUTLINE_ROOT
        let entry = cairo_pdf_surface_add_outline(
            surface, parent, outline.title, "page=\(pageCount)", cairo_pdf_outline_flags_t(0))
        if !outline.isNested { lastMonthOutline = entry }
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
