import CalendarCore
import CalendarLayout

/// Writes pages into one web page, one after the other: HTML with the structure that a PDF has in its tags, and a style
/// sheet. It has no script, and loads no other file. Memory does not grow with the text of the pages.
public final class HTMLRenderer {
    private let style: PageStyle
    private let language: String
    private let sink: ByteSink
    private var anchors = Anchors()
    private var pageCount = 0

    /// Begins a document without pages; its bytes go to `sink` as they come.
    ///
    /// - Parameters:
    ///   - metadata: the document's metadata.
    ///   - style: the style of the pages: it has the paper for printing, and the words of the language.
    ///   - sink: takes the file's bytes.
    /// - Throws: what `sink` throws.
    public init(_ metadata: DocumentMetadata, style: PageStyle, to sink: @escaping ByteSink) throws {
        (self.style, language, self.sink) = (style, metadata.language, sink)
        try pass(DocumentHead(metadata: metadata, style: style).markup)
    }

    /// Writes a page at the end of the document.
    ///
    /// Throws what the sink throws.
    public func draw(_ page: Page) throws {
        pageCount += 1
        let structure = PageStructure(page, language: language, entriesInCells: .list)
        anchors.begin(page: pageCount, links: structure.links)
        let isTurned = page.mediaBox != style.sheet.mediaBox
        var writer = PageWriter(structure, number: pageCount, style, anchors)
        writer.write(isTurned: isTurned)
        anchors.end(writer.origins)
        try pass(writer.markup)
    }

    /// Writes the rest of the file. Nothing can be drawn after it.
    ///
    /// Throws what the sink throws.
    public func finish() throws {
        var markup = Markup()
        markup.end(.main)
        markup.end(.body)
        markup.end(.html)
        markup.breakLine()
        try pass(markup)
    }

    private func pass(_ markup: Markup) throws { try markup.bytes.withUnsafeBytes(sink) }
}

/// The part before the first page: language and direction, the title, and the style sheet.
struct DocumentHead {
    let metadata: DocumentMetadata
    let style: PageStyle

    /// No script runs and nothing is loaded, whatever the content of a page.
    private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

    var markup: Markup {
        var markup = Markup()
        markup.raw("<!DOCTYPE html>")
        let direction = style.locale.direction == .rightToLeft ? "rtl" : "ltr"
        markup.begin(.html, [("lang", metadata.language), ("dir", direction)])
        markup.begin(.head)
        markup.begin(.meta, [("charset", "utf-8")])
        markup.begin(.meta, [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
        markup.begin(.meta, [("http-equiv", "Content-Security-Policy"), ("content", DocumentHead.policy)])
        for (name, value) in [
            ("author", metadata.author), ("generator", metadata.creator), ("date", metadata.date),
        ] {
            if let value { markup.begin(.meta, [("name", name), ("content", value)]) }
        }
        markup.text(metadata.title, in: .title)
        markup.begin(.style)
        markup.breakLine()
        markup.raw(StyleSheet(sheet: style.sheet).text)
        markup.end(.style)
        markup.breakLine()
        markup.end(.head)
        markup.begin(.body)
        markup.begin(.main)
        return markup
    }
}
