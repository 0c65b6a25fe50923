import CalendarCore
import CalendarLayout
import HTMLRenderer
import Testing

/// The document around the pages, and the links between them.
@Suite struct DocumentTests {
    private let pages: HandmadePages

    init() throws { pages = try HandmadePages() }

    @Test func `the head has language, direction and title, and lets nothing load`() throws {
        var style = HandmadePages.style
        style.locale = CalendarLocale(named: "he")!
        let metadata = DocumentMetadata(
            title: "<Ward> & \"more\"", author: "A & B", creator: "tests", date: "2025-01-01T00:00:00Z", language: "he")
        let document = try Document([], style, metadata)
        #expect(document.text.hasPrefix("<!DOCTYPE html>\n<html lang=\"he\" dir=\"rtl\">\n<head>"))
        #expect(document.text.contains("<title>&lt;Ward&gt; &amp; &quot;more&quot;</title>"))
        #expect(document.text.contains(#"<meta name="author" content="A &amp; B">"#))
        #expect(document.text.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
        #expect(document.text.hasSuffix("</body></html>\n"))
    }

    @Test func `printing takes the paper and the margins of the pages`() throws {
        let text = try Document([]).text
        #expect(
            text.contains("@page { size: 300pt 400pt;\n  margin: 20pt 20pt 20pt 20pt }")
                && !text.contains("@page :left"))
        let margins = Insets(top: .points(10), left: .points(20), bottom: .points(30), right: .points(40))
        var style = HandmadePages.style
        style.sheet = try Sheet(
            mediaBox: style.sheet.mediaBox, margins: margins, gutter: Gutter(.points(5), at: .mirrored))
        let mirrored = try Document([], style).text
        #expect(mirrored.contains("margin: 10pt 40pt 30pt 25pt }"))
        #expect(mirrored.contains("@page :left { margin-left: 40pt; margin-right: 25pt }"))
    }

    @Test func `a page is a section, and an empty one is only paper`() throws {
        let across = Size(width: .points(400), height: .points(300))
        let upright = HandmadePages.style.sheet.mediaBox
        let document = try Document([
            pages.page([try pages.group(.heading, "May")], upright), pages.page([], upright),
            pages.page([try pages.group(.heading, "Roster")], across),
        ])
        let sections = document.text.matches(of: /<section id="([^"]+)"(?: class="([^"]+)")?/)
        #expect(sections.map { "\($0.1) \($0.2 ?? "")" } == ["page-1 ", "page-2 blank", "page-3 turned"])
        #expect(try document.complaints() == "")
    }

    @Test func `links lead forwards and back: to corners, into elements, to pages`() throws {
        let (cell, list) = (Rect.points(10, 20, 50, 50), Rect.points(30, 40, 100, 50))
        func link(_ page: Int, _ x: Int, _ y: Int) throws -> DisplayItem {
            .link(
                list, to: Place(page: page, position: Point(x: .points(x), y: .points(y))),
                [try pages.text("p. \(page)")])
        }
        let first = DisplayItem.group(
            Structure(.table),
            [
                .group(
                    Structure(.row),
                    [
                        .group(
                            Structure(.cell, frame: cell),
                            [try link(2, 30, 40), try link(2, 35, 45), try link(2, 0, 0), try link(1, 11, 21)])
                    ])
            ])
        let second = DisplayItem.group(
            Structure(.dayList(nil), frame: list),
            [try link(1, 10, 20), try link(1, 12, 22), try pages.group(.entry, "Fair")])
        let document = try Document([pages.page([first]), pages.page([second])])
        let content = try document.content()
        let unit = 1024
        #expect(
            content.links == [
                "#page-2-\(30 * unit)-\(40 * unit)", "#page-2-\(35 * unit)-\(45 * unit)", "#page-2-0-0",
                "#page-1-\(11 * unit)-\(21 * unit)", "#page-1-\(10 * unit)-\(20 * unit)", "#page-1",
            ])
        for link in content.links { #expect(content.ids.contains(String(link.dropFirst())), "\(link)") }
        // A place inside an element has its anchor there, one outside any has it at the top of the page.
        #expect(
            document.text.contains(
                "<h2 id=\"page-2-\(30 * unit)-\(40 * unit)\"><a id=\"page-2-\(35 * unit)-\(45 * unit)\"></a>"))
        #expect(try document.complaints() == "")
    }

    @Test func `the sizes of type are those of the page`() throws {
        let items = [try pages.group(.heading, "May"), .group(Structure(.entries), [try pages.group(.entry, "Fair")])]
        #expect(try Document([pages.page(items)]).text.contains(#"style="--title:10pt;--body:10pt""#))
    }

    @Test func `an error of the sink comes out of the call that writes`() throws {
        struct Full: Error {}
        var room = 1
        let metadata = DocumentMetadata(title: "", creator: "tests", date: "2025-01-01T00:00:00Z")
        let renderer = try HTMLRenderer(metadata, style: HandmadePages.style) { _ in
            if room == 0 { throw Full() }
            room -= 1
        }
        #expect(throws: Full.self) { try renderer.draw(pages.page([])) }
    }

    @Test func `the same pages make the same bytes`() throws {
        let page = pages.page([
            try pages.group(.heading, "May"), .group(Structure(.entries), [try pages.group(.entry, "Fair")]),
        ])
        #expect(try Document([page, page]).bytes == Document([page, page]).bytes)
    }
}
