import CairoRenderer
import CalendarLayout
import HTMLRenderer

/// The format of a document with all pages.
enum DocumentKind {
    /// A PDF that keeps to some standards.
    case pdf(PDFConformance)
    /// A web page with the paper and the words of a style.
    case html(PageStyle)

    var format: OutputFormat {
        switch self {
        case .pdf: .pdf
        case .html: .html
        }
    }

    /// A renderer that has begun a document.
    func renderer(
        _ metadata: DocumentMetadata, _ library: FontLibrary, to sink: @escaping ByteSink
    ) throws -> any DocumentRenderer {
        switch self {
        case .pdf(let conformance):
            try PDFRenderer(metadata, library: library, conformance: conformance, to: sink)
        case .html(let style): try HTMLRenderer(metadata, style: style, to: sink)
        }
    }
}

/// Draws pages into one document.
protocol DocumentRenderer {
    func draw(_ page: Page) throws
    func finish() throws
}

extension PDFRenderer: DocumentRenderer {}
extension HTMLRenderer: DocumentRenderer {}
