import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import CairoRenderer
@testable import CalendarLayout

/// Titles that lead to an address, on every kind of page and in every form.
@Suite struct LinkedTitleTests {
    private static let addresses = ["https://example.org/a?b=1&c=(2)", "mailto:a@example.org", "https://example.org/é"]

    private static func schedule(_ addresses: [String?] = addresses) -> Schedule {
        let spans: [Event.Span] = [
            .timed(start: CivilDateTime(date: day(8), minute: 960)!, end: nil),
            .allDay(first: day(13), last: day(16)), .allDay(first: day(20), last: day(20)),
        ]
        let titles = ["Meeting about the vaccines of the coming year", "Training days", "Order"]
        return Schedule(
            events: zip(spans, zip(titles, addresses)).map { span, words in
                Event(Event.Content(title: words.0, url: words.1, task: words.0 == "Order" ? .open : nil), span: span)
            })
    }

    private static func day(_ day: Int) -> CivilDate { CivilDate(year: 2025, month: 1, day: day)! }

    private func drawing(_ kind: DrawnKind, _ schedule: Schedule = schedule()) throws -> Drawing {
        try Drawing(schedule, .month("2025-01"), kind: kind)
    }

    @Test(arguments: TaskPageTests.kinds) func `each title is one link, whatever its lines`(kind: DrawnKind) throws {
        let pages = try drawing(kind).pages.map { PageStructure($0.page) }
        #expect(Set(pages.flatMap(\.links).map(\.address)) == Set(Self.addresses.map(Optional.init)))
        for page in pages {
            #expect(page.links.count == page.elements.count { $0.tag == .link })
            #expect(page.links.allSatisfy { link in link.areas.allSatisfy { $0.width > .zero && $0.height > .zero } })
        }
    }

    @Test(.enabled(if: canCheckConformance), arguments: TaskPageTests.kinds)
    func `nothing is found against pages with links`(kind: DrawnKind) throws {
        let drawing = try drawing(kind)
        #expect(try conformanceFaults(of: drawing.pdf, archive: false) == [])
        let archival = try Drawing(Self.schedule(), .month("2025-01"), kind: kind, conformance: .archival)
        #expect(try conformanceFaults(of: archival.pdf, archive: true) == [])
        #expect(try structuralFaults(of: drawing.pdf) == nil)
    }

    @Test func `a viewer finds the addresses, in ASCII, with an area for each line`() throws {
        let pdf = try drawing(.month).pdf
        let plain = String(try UnpackedPDF(pdf).bytes.map { Character(Unicode.Scalar($0)) })
        for address in [#"https://example.org/a?b=1&c=\(2\)"#, "mailto:a@example.org", "https://example.org/%C3%A9"] {
            #expect(plain.contains("/S /URI\n    /URI (\(address))"), "\(address)")
        }
        #expect(plain.contains("/QuadPoints ["))
        let text = try requireSuccess(of: "pdftohtml", ["-xml", "-stdout", "-i", "-", "-"], input: pdf).text
        #expect(text.components(separatedBy: "https://example.org/a?b=1&amp;c=(2)").count > 2)
    }

    @Test(.enabled(if: canCheckConformance)) func `an action of another kind would be found in an archive`() throws {
        let archival = try Drawing(Self.schedule(), .month("2025-01"), conformance: .archival).pdf
        let plain = String(try UnpackedPDF(archival).bytes.map { Character(Unicode.Scalar($0)) })
        let faults = try ["/S /URI\n", "(mailto:"].map { text in
            let other = plain.replacing(
                text, with: text.replacing("URI", with: "XRI").replacing("mailto", with: "script"))
            return try conformanceFaults(of: other.unicodeScalars.map { UInt8($0.value) }, archive: true)
        }
        #expect(faults.allSatisfy { $0.contains { $0.contains("6.5.1: there is /A") } }, "\(faults)")
    }

    @Test func `pages without addresses have no links, and look the same`() throws {
        let (linked, plain) = (try drawing(.month), try drawing(.month, Self.schedule([nil, nil, nil])))
        #expect(plain.pages.allSatisfy { PageStructure($0.page).links.isEmpty })
        #expect(try Raster.pages(of: linked.pdf) == Raster.pages(of: plain.pdf))
        let texts = try [linked, plain].map { try requireSuccess(of: "pdftotext", ["-", "-"], input: $0.pdf).text }
        #expect(texts[0] == texts[1])
    }

    @Test func `a web page leads there, without telling from where`() throws {
        let text = try WebPage(drawing(.month).pages.map(\.page), PageStyle()).text
        #expect(text.contains(#"<a href="https://example.org/a?b=1&amp;c=(2)" rel="noreferrer">Meeting about"#))
        #expect(text.contains(#"<a href="https://example.org/é" rel="noreferrer"><svg role="img""#))
    }

    @Test func `an SVG has the areas`() throws {
        let drawing = try drawing(.month)
        var bytes: [UInt8] = []
        try SVGRenderer(library: drawing.library).draw(drawing.pages[0].page) { bytes += $0 }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains(#"<a xlink:href="https://example.org/a?b=1&amp;c=(2)"><title>Meeting"#))
        #expect(text.hasSuffix("</a>\n</svg>\n") && text.contains("xmlns:xlink"))
    }

    /// Its lines are read in one, and so is a sign that no space divides from it.
    @Test func `a broken word is in the link`() throws {
        var marks = TextMarks()
        marks.url = "https://example.org"
        marks.task = TaskState.open.sign(in: "○\u{A0}Wetherington", .english)
        let drawing = try ItemDrawing { page in
            let shaped = try page.run("○\u{A0}Wetherington").shaped.marked(marks)
            let lines = [(0..<8, 40), (8..<14, 52)].map { clusters, y in
                let origin = Point(x: .points(20), y: .points(y))
                return DisplayItem.text(TextRun(shaped, clusters: clusters, origin: origin, size: .points(10)))
            }
            let word = DisplayItem.group(Structure(.word, spoken: "○\u{A0}Wetherington"), lines)
            return [.group(Structure(.entries), [.group(Structure(.entry), [.group(Structure(.value), [word])])])]
        }
        let structure = PageStructure(drawing.page)
        #expect(structure.links.map(\.areas.count) == [2])
        #expect(structure.elements.map(\.tag) == [.list, .listItem, .listBody, .link, .span])
        let text = try requireSuccess(of: "pdftotext", ["-", "-"], input: drawing.pdf()).text
        #expect(text.split(whereSeparator: \.isWhitespace) == ["○", "Wetherington"])
    }

    /// A text that is cut leads to the whole of it, and nothing in that link leads elsewhere.
    @Test func `a link is never in another`() throws {
        let place = Place(page: 1, position: Point(x: .zero, y: .zero))
        var marks = TextMarks()
        marks.url = "https://example.org"
        let drawing = try ItemDrawing { page in
            let run = try page.run("Training")
            let linked = TextRun(run.shaped.marked(marks), origin: run.origin, size: run.size)
            return [.link(.points(20, 40, 60, 12), to: place, [.text(linked)]), .text(linked)]
        }
        let structure = PageStructure(drawing.page)
        #expect(
            structure.links.map(\.place) == [place, nil]
                && structure.links.map(\.address) == [nil, "https://example.org"])
        #expect(structure.elements.filter { $0.tag == .link }.count == 2)
    }
}
