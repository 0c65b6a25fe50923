import CalendarLayout

/// Writes pages into a PDF, one after the other; memory does not grow with their number.
///
/// The file prints in black ink alone, has links, an outline, page labels and metadata, and unless asked otherwise a
/// structure that can be read aloud (ISO 32000-1, 14.8). ``PDFConformance`` says what else it promises.
public final class PDFRenderer {
    private let writer: PDFDocumentWriter

    /// Begins a document without pages; its bytes go to `sink` as they come.
    ///
    /// - Parameters:
    ///   - metadata: the document's metadata.
    ///   - library: the library that the pages are measured with.
    ///   - conformance: the standards that the file keeps to. An archive must not have boxes for missing characters.
    ///   - sink: takes the file's bytes.
    /// - Throws: what `sink` throws, or ``RenderError/pdf(_:)`` if there is no memory.
    public init(
        _ metadata: DocumentMetadata, library: FontLibrary, conformance: PDFConformance = .accessible,
        to sink: @escaping ByteSink
    ) throws {
        writer = try PDFRenderer.translatingErrors { try PDFDocumentWriter(metadata, library, conformance, to: sink) }
    }

    /// Draws a page at the end of the document.
    ///
    /// Throws what the sink throws, or ``RenderError/notArchivable(_:)``.
    public func draw(_ page: Page) throws { try PDFRenderer.translatingErrors { try writer.add(page) } }

    /// Writes the fonts and the rest of the file. Nothing can be drawn after it.
    ///
    /// Throws what the sink throws, ``RenderError/notEmbeddable(font:reason:)``, ``RenderError/notInstalled(_:)`` if
    /// HarfBuzz's subsetter is missing, or ``RenderError/pdf(_:)``.
    public func finish() throws { try PDFRenderer.translatingErrors { try writer.finish() } }

    private static func translatingErrors<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as PDFWritingError {
            throw RenderError.pdf(error.reason)
        }
    }
}

extension PDFRenderer {
    /// The stamp of a PDF that a renderer wrote (`DocumentMetadata.stamp`); nil if it has none.
    public static func stamp(ofPDF bytes: [UInt8]) -> String? { StampProperty.value(in: bytes) }
}
