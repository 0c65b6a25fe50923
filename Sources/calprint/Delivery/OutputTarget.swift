import CairoRenderer
import CalendarLayout
import Glibc
import HTMLRenderer

/// The output of a run: one document, or a file for each page.
enum OutputTarget {
    /// To a destination, a spool, or both.
    case document(Destination?, DocumentKind, Spool?)
    case pages(PageFiles)

    /// Returns the next page; nil after the last.
    typealias NextPage = () throws -> Page?

    init(
        _ output: String?, _ kind: DocumentKind, mode: UInt32?, _ spool: Spool?, keeping kept: KeptFiles
    ) throws {
        self = .document(try Destination(output, kind.format, mode: mode, keeping: kept), kind, spool)
    }

    /// True if the fonts become part of the file.
    var embedsFonts: Bool {
        if case .document(_, .pdf, _) = self { true } else { false }
    }

    /// Draws all pages and puts the files in their places.
    func deliver(_ nextPage: NextPage, _ metadata: DocumentMetadata, _ library: FontLibrary) throws {
        do {
            switch self {
            case .document(let destination, let kind, let spool):
                try OutputTarget.deliver(to: destination, spool) { sink in
                    let renderer = try kind.renderer(metadata, library, to: sink)
                    while let page = try nextPage() { try renderer.draw(page) }
                    try renderer.finish()
                }
            case .pages(let files):
                try files.deliver(nextPage, library)
            }
        } catch let error as RenderError {
            throw Failure(error)
        }
    }

    private static func deliver(
        to destination: Destination?, _ spool: Spool?, _ body: (@escaping ByteSink) throws -> Void
    ) throws {
        switch (destination, spool) {
        case (let destination?, nil): try destination.deliver(body)
        case (nil, let spool): try body { spool?.write($0) }
        case (let destination?, let spool?):
            try destination.deliver { sink in
                try body { bytes in
                    spool.write(bytes)
                    try sink(bytes)
                }
            }
        }
    }
}

extension Failure {
    /// Drawing failed, because of the fonts or of a bug; never because of the data.
    init(_ error: RenderError) {
        switch error {
        case .bundledFile(EFBIG): self.init(.inputOutput, "\(error)")
        case .font, .bundledFile, .notInstalled: self.init(.unavailable, "\(error)")
        case .notEmbeddable: self.init(.badData, "\("\(error)".onOneLine) (--font-dir)")
        case .notArchivable: self.init(.badData, "\("\(error)".onOneLine) (--pdfa)")
        case .cairo, .pdf: self.init(.bug, "\(error)")
        case .file: self.init(.noInput, "\(error)")
        case .folder(_, EACCES): self.init(.notAllowed, "\(error) (--font-dir)")
        case .folder, .noFont: self.init(.noInput, "\(error) (--font-dir)")
        }
    }
}

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

/// The formats that pages are written in.
enum OutputFormat: String, CaseIterable, Sendable {
    case pdf
    case png
    case svg
    case html

    /// The format without a file name and without an option.
    static let untold = OutputFormat.pdf

    /// By the ending of a file's name, in any case.
    init?(fileName: String) {
        let name = fileName.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        self.init(rawValue: name[dot...].dropFirst().lowercased())
    }

    /// For messages: `PDF`.
    var name: String { rawValue.uppercased() }
}
