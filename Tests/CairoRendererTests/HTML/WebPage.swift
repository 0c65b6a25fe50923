import CairoRenderer
import CalendarLayout
import Foundation
import GoldenSupport
import HTMLRenderer

/// A web page and what an independent reader finds in it.
struct WebPage: WebPageFile {
    let bytes: [UInt8]

    init(_ pages: [Page], _ style: PageStyle) throws {
        var bytes: [UInt8] = []
        var metadata = DocumentMetadata.ofTests
        metadata.language = style.locale.languageTag
        let renderer = try HTMLRenderer(metadata, style: style) { bytes.append(contentsOf: $0) }
        for page in pages { try renderer.draw(page) }
        try renderer.finish()
        self.bytes = bytes
    }
}

extension GoldenPage {
    /// The same pages as a web page.
    func webPage() throws -> WebPage { try WebPage(drawing().pages.map(\.page), style) }
}
