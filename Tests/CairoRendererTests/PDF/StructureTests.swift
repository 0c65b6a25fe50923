import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import ScheduleIO
import Testing

@testable import CairoRenderer

/// The text of a finished page for a screen reader, and the targets of its links.
@Suite struct StructureTests {
    @Test func `a month reads as a person would read it out`() throws {
        let text = try structure(of: GoldenPage("month", "2025-01"..."2025-01"))
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            lines.prefix(9) == [
                "Document", "Sect", "H1 (block)", "\"January 2025\"", "L (block)", "LI (block)", "LBody (block)",
                "\"CLINIC CLOSED 1/1 (NEW YEAR'S DAY), 1/20 (MLK DAY)\"", "LI (block)",
            ])
        #expect(lines.count { $0 == "TR" } == 6 && lines.count { $0 == "TH:" } == 7 && lines.count { $0 == "TD" } == 35)
        let closed = try #require(lines.firstIndex(of: "\"1 CLOSED \""))
        #expect(
            lines[closed...].prefix(8) == [
                "\"1 CLOSED \"", "P (block)", "\"New Year's Day \"", "P (block)", "\"CALL AVERBECK\"", "TD",
                "\"2 \"", "P (block)",
            ])
        // Initials are one word even if a line ends inside them; what is drawn of them on the second line is not read.
        #expect(lines.contains { $0.split(separator: " ").contains("P.G.K.A.D.F.") })
    }

    @Test func `every word of every page is read, day by day in order`() throws {
        let page = GoldenPage("months", "2025-01"..."2025-12")
        let drawing = try page.drawing()
        let lines = try structure(of: page).split(separator: "\n").map(String.init)
        let read = lines.compactMap { line in line.firstIndex(of: "\"").map { line[$0...].filter { $0 != " " } } }
        let drawn = drawing.pages.flatMap { PageStructure($0.page).read }
        try #require(read.count == drawn.count)
        for (read, characters) in zip(read, drawn) { #expect(read == "\"\(characters)\"") }
    }

    @Test func `a continued month is a list of its days`() throws {
        let text = try structure(of: GoldenPage("continued", .month("2025-05")) { .crowded(entries: 24) })
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = try #require(lines.firstIndex { $0.hasPrefix("\"May 2025, cont") })
        let day = lines[start...].filter { !$0.hasPrefix("/") && !$0.hasPrefix("Object ") }.dropFirst().prefix(9)
        #expect(
            day.map { $0.prefix(13) } == [
                "P (block)", "\"The days tha", "H2 (block)", "Link (inline)", "\"1 Thursday\"", "L (block)",
                "LI (block)", "Lbl (block)", "\"L1 \"",
            ], "\(lines[start...].prefix(14))")
    }

    @Test func `a cell's reference leads to the day and back`() throws {
        let drawing = try GoldenPage("continued", .month("2025-05")) { .crowded(entries: 24) }.drawing()
        let links = try DocumentLinks(of: drawing.pdf).links
        try #require(links.count { $0.page == 1 && $0.target == 2 } == 5)
        #expect(links.count { $0.page == 2 && $0.target == 1 } == 5)
        let first = try #require(links.first)
        #expect(first.contents == "+13 more, p. 2")
        let expected = PageStructure(drawing.pages[0].page).links[0]
        #expect(abs(first.rect[0] - expected.area.minX.inPoints) < 0.01)
        #expect(abs(first.rect[1] - (792 - expected.area.maxY.inPoints)) < 0.01)
        let place = try #require(expected.place).position
        #expect(abs(first.place[0] - place.x.inPoints) < 0.01)
        #expect(abs(first.place[1] - (792 - place.y.inPoints)) < 0.01)
    }

    @Test func `continuation pages stand under their month in the outline`() throws {
        let pdf = try GoldenPage("continued", "2025-04"..."2025-06") { .crowded(entries: 24) }.drawing().pdf
        let outline = try DocumentLinks(of: pdf).outline
        try #require(outline.map(\.title).prefix(2) == ["April 2025", "May 2025"])
        #expect(outline[1].nested == ["continued, p. 3"])
    }

    private func structure(of page: GoldenPage) throws -> String {
        let output = try requireSuccess(of: "pdfinfo", ["-struct-text", "-"], input: try page.drawing().pdf)
        #expect(output.errorText == "")
        return output.text
    }
}

extension PageStructure {
    /// The characters of each sequence that is read, without spaces.
    fileprivate var read: [String] {
        sequences.filter { $0.element != nil }.map { sequence in
            items[sequence.items].map { item in
                if case .text(let run, _) = item { String(run.text) } else { "" }
            }.joined().filter { $0 != " " }
        }
    }
}

/// The links and the outline of a PDF, as qpdf reads them.
private struct DocumentLinks {
    struct Link: Decodable {
        let page: Int
        let target: Int
        let rect: [Double]
        let place: [Double]
        let contents: String
    }

    struct Entry: Decodable {
        let title: String
        let nested: [String]
    }

    private struct Answer: Decodable {
        let links: [Link]
        let outline: [Entry]
    }

    let links: [Link]
    let outline: [Entry]

    init(of pdf: [UInt8]) throws {
        let answer = try withTemporaryFolder { folder in
            let file = folder.appending(path: "links.pdf")
            try Data(pdf).write(to: file)
            let json = try requireSuccess(of: "qpdf", ["--json=1", file.path]).stdout
            let output = try requireSuccess(of: "python3", ["-c", DocumentLinks.reader], input: json).stdout
            return try JSONDecoder().decode(Answer.self, from: Data(output))
        }
        (links, outline) = (answer.links, answer.outline)
    }

    private static let reader = """
        import json, sys
        document = json.load(sys.stdin)
        objects = document['objects']
        pages = {page['object']: number for number, page in enumerate(document['pages'], 1)}
        links = []
        for page, number in pages.items():
            for reference in objects[page].get('/Annots', []):
                annotation = objects[reference]
                assert annotation['/F'] == 4 and annotation['/P'] == page and '/StructParent' in annotation
                target, kind, x, y, zoom = annotation['/Dest']
                assert kind == '/XYZ' and zoom is None
                links.append({'page': number, 'target': pages[target], 'rect': annotation['/Rect'],
                              'place': [x, y], 'contents': annotation['/Contents']})
        outline = [{'title': entry['title'], 'nested': [kid['title'] for kid in entry['kids']]}
                   for entry in document['outlines']]
        json.dump({'links': links, 'outline': outline}, sys.stdout)
        """
}
