import CairoRenderer
import CalendarLayout
import Foundation
import GoldenSupport
import HTMLRenderer

/// A web page and what an independent reader finds in it.
struct WebPage {
    let bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ pages: [Page], _ style: PageStyle) throws {
        var bytes: [UInt8] = []
        var metadata = DocumentMetadata.ofTests
        metadata.language = style.locale.languageTag
        let renderer = try HTMLRenderer(metadata, style: style) { bytes.append(contentsOf: $0) }
        for page in pages { try renderer.draw(page) }
        try renderer.finish()
        self.bytes = bytes
    }

    /// What Tools/read-html finds.
    struct Content: Decodable {
        /// What somebody reads who sees a grid.
        let words: [String]
        /// What somebody hears.
        let spoken: String
        let ids: [String]
        let links: [String]
        /// Whatever a browser would load or run.
        let requests: [String]
    }

    func content() throws -> Content {
        try inFile { file in
            let tool = Golden.root.appending(path: "Tools/read-html").path
            let answer = try requireSuccess(of: tool, [file.path]).stdout
            return try JSONDecoder().decode([String: Content].self, from: Data(answer))[file.path]!
        }
    }

    /// What HTML Tidy has against it.
    func complaints() throws -> String {
        let output = try run("tidy", ["-quiet", "-errors", "-utf8"], input: bytes)
        return output.status == 0 ? "" : output.errorText
    }

    /// Passes a file with the page.
    func inFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "page.html")
            try Data(bytes).write(to: file)
            return try body(file)
        }
    }
}

extension GoldenPage {
    /// The same pages as a web page.
    func webPage() throws -> WebPage { try WebPage(drawing().pages.map(\.page), style) }
}
