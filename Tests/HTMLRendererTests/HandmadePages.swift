import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import HTMLRenderer

/// Pages of 200 by 100 points that a test puts together, and the document that they become.
struct HandmadePages {
    private let measurer: PangoMeasurer

    init() throws { measurer = PangoMeasurer(try FontLibrary()) }

    func text(_ text: String, _ face: FontFace = .regular, ink: Shade = .black) throws -> DisplayItem {
        let shaped = measurer.shape(text, in: face)
        return .text(TextRun(shaped, origin: Point(x: .zero, y: .zero), size: .points(10), ink: ink))
    }

    /// Two lines of one text: the second begins `offset` characters behind the first.
    func lines(_ text: String, _ first: Range<Int>, _ second: Range<Int>) throws -> [DisplayItem] {
        let shaped = measurer.shape(text, in: .regular)
        return [first, second].map {
            .text(TextRun(shaped, clusters: $0, origin: Point(x: .zero, y: .zero), size: .points(10)))
        }
    }

    func group(_ role: Structure.Role, _ words: String, at frame: Rect? = nil, spoken: String? = nil) throws
        -> DisplayItem
    {
        .group(Structure(role, frame: frame, spoken: spoken), [try text(words)])
    }

    static let size = Size(width: .points(200), height: .points(100))

    func page(_ items: [DisplayItem], _ size: Size = HandmadePages.size) -> Page {
        Page(mediaBox: size, items: items, label: "1", outline: nil)
    }

    static var style: PageStyle {
        PageStyle(
            sheet: try! Sheet(mediaBox: Size(width: .points(300), height: .points(400)), margins: Insets(.points(20))))
    }
}

/// A web page.
struct Document: WebPageFile {
    let bytes: [UInt8]

    init(
        _ pages: [Page], _ style: PageStyle = HandmadePages.style,
        _ metadata: DocumentMetadata = DocumentMetadata(title: "Title", creator: "tests", date: "2025-01-01T00:00:00Z")
    ) throws {
        var bytes: [UInt8] = []
        let renderer = try HTMLRenderer(metadata, style: style) { bytes.append(contentsOf: $0) }
        for page in pages { try renderer.draw(page) }
        try renderer.finish()
        self.bytes = bytes
    }

    /// The markup between the tags of the body.
    var body: String { String(text.firstMatch(of: /<body>([\s\S]*)<\/body>/)?.1 ?? "") }
}

extension Rect {
    /// In whole points.
    static func points(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Rect {
        Rect(x: .points(x), y: .points(y), width: .points(width), height: .points(height))
    }
}
