import CCairo
import CalendarLayout

/// Writes pages into a PDF, one after the other; memory does not grow with their number.
public final class PDFRenderer {
    /// Takes the next bytes of the file.
    public typealias Sink = ByteSink

    /// What is made of Cairo's drawing.
    public enum Finish: Sendable {
        /// Nothing: black is three colours, and links are left out.
        case none
        /// Black ink alone, links, metadata.
        case printSafe
        /// That, and a structure that can be read aloud (ISO 32000-1, 14.8).
        case tagged
    }

    private let stream: SinkStream
    private let finisher: Finisher?
    private let library: FontLibrary
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private var painter: PagePainter
    private var outline: CairoOutline

    /// A document without pages, whose bytes go to `sink` as they come.
    ///
    /// The pages must have been measured with the same `library`. Throws what the sink threw, or
    /// ``RenderError/cairo(_:)``.
    public init(
        _ metadata: DocumentMetadata, library: FontLibrary, finish: Finish = .tagged, to sink: @escaping Sink
    ) throws {
        let finisher =
            finish == .none ? nil : try Finisher(metadata, library, isTagged: finish == .tagged, to: sink)
        self.finisher = finisher
        self.library = library
        stream = SinkStream(finisher.map { finisher in { try finisher.write($0) } } ?? sink)
        surface = cairo_pdf_surface_create_for_stream(SinkStream.write, stream.closure, 612, 792)
        context = cairo_create(surface)
        painter = PagePainter(context, library, medium: .vectors)
        outline = CairoOutline(surface)
        if finisher == nil { outline.describe(metadata) }
    }

    deinit {
        stream.close()
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Draws a page at the end of the document.
    ///
    /// Throws what the sink threw, ``RenderError/cairo(_:)`` or ``RenderError/finishing(_:)``.
    public func draw(_ page: Page) throws {
        guard let finisher else { return try drawUnfinished(page) }
        try finishing {
            if try finisher.add(page) { try drawSpecimen(finisher) }
        }
    }

    /// Draws what the pages that wait are waiting for.
    private func drawSpecimen(_ finisher: Finisher) throws {
        guard let specimen = finisher.beginSpecimen() else { return }
        cairo_pdf_surface_set_size(surface, specimen.pageSize.width, specimen.pageSize.height)
        specimen.draw(on: context)
        try show()
        try finisher.writeWaiting()
    }

    private func drawUnfinished(_ page: Page) throws {
        cairo_pdf_surface_set_size(surface, page.mediaBox.width.inPoints, page.mediaBox.height.inPoints)
        outline.add(page)
        painter.paint(page)
        try show()
    }

    private func show() throws {
        cairo_show_page(context)
        try check()
    }

    /// Writes what is left of the file. Nothing can be drawn after it.
    ///
    /// Throws what the sink threw, ``RenderError/cairo(_:)`` or ``RenderError/finishing(_:)``.
    public func finish() throws {
        try finishing { if let finisher { try drawSpecimen(finisher) } }
        cairo_surface_finish(surface)
        try check()
        if let finisher { try finishing { try finisher.finish() } }
    }

    private func check() throws {
        try finishing { try stream.check(cairo_status(context), cairo_surface_status(surface)) }
    }

    private func finishing(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as FinishingError {
            throw RenderError.finishing(error.reason)
        }
    }
}
