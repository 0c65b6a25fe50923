import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

@testable import CairoRenderer

/// How the parts of a cell, the notes and the foot of a page are tagged.
@Suite struct EntryTagTests {
    @Test func `an entry of a cell is a paragraph, its label and its value apart by a space`() throws {
        let drawing = try EntryTagTests.cell()
        let read = try drawing.structure()
        #expect(
            read == [
                "Table (block)", "TR", "TD", "\"1 \"", "P (block)", "\"OS P.G.K. Averbeck \"",
                "P (block)", "\"Staff meeting \"", "P (block)", "\"CALL AVERBECK\"",
            ])
        let words = try requireSuccess(of: "pdftotext", ["-", "-"], input: drawing.pdf()).text
        #expect(words.contains("CALL AVERBECK"))
    }

    @Test func `a list holds nothing but items, an item nothing but a label and bodies`() throws {
        let drawing = try ItemDrawing { page in
            let place = Place(page: 1, position: Point(x: .zero, y: .zero))
            return [
                .group(
                    Structure(.entries),
                    [
                        .rules([.horizontal(y: .points(9), from: .zero, to: .points(9))], weight: .points(1)),
                        .group(Structure(.artifact), [.fill(.points(0, 0, 5, 5), .light)]),
                        .group(
                            Structure(.entry),
                            [
                                .fill(.points(0, 0, 5, 5), .light), .group(Structure(.label), [try page.text("OS")]),
                                .group(Structure(.value), [try page.text("Belacqua", x: 40)]),
                                .link(.points(90, 40, 20, 20), to: place, [try page.text("p. 13", x: 90)]),
                            ]),
                        try page.text("loose", y: 70),
                    ])
            ]
        }
        let read = try drawing.structure().filter { !$0.hasPrefix("Object") }
        #expect(
            read == [
                "L (block)", "LI (block)", "Lbl (block)", "\"OS \"", "LBody (block)", "\"Belacqua \"",
                "LBody (block)", "Link (inline)", "\"p. 13\"", "LI (block)", "LBody (block)", "\"loose\"",
            ])
        #expect(try structuralFaults(of: drawing.pdf()) == nil)
    }

    @Test func `a list without entries is none`() throws {
        let drawing = try ItemDrawing { page in
            [try page.text("A"), .group(Structure(.entries), [.fill(.points(0, 0, 5, 5), .light)])]
        }
        #expect(try drawing.structure() == ["P (block)", "\"A\""])
    }

    @Test func `notes are a list if they are told apart, else a paragraph`() throws {
        let apart = try ItemDrawing { page in
            [
                .group(
                    Structure(.notes),
                    [
                        .group(Structure(.note), [.fill(.points(10, 45, 3, 3), .black), try page.text("Flu shots")]),
                        .group(Structure(.note), [try page.text("Retreat", y: 70)]),
                    ])
            ]
        }
        let read = try apart.structure()
        #expect(
            read == [
                "L (block)", "LI (block)", "LBody (block)", "\"Flu shots\"", "LI (block)", "LBody (block)",
                "\"Retreat\"",
            ])
        let together = try ItemDrawing { page in [.group(Structure(.notes), [try page.text("Flu shots")])] }
        #expect(try together.structure() == ["P (block)", "\"Flu shots\""])
    }

    @Test func `a continued day takes its entries with their labels`() throws {
        let drawing = try ItemDrawing { page in
            let entry = DisplayItem.group(
                Structure(.entry),
                [
                    .group(Structure(.label), [try page.text("OS", y: 70)]),
                    .group(Structure(.value), [try page.text("Corvane", x: 40, y: 70)]),
                ])
            return [.group(Structure(.dayList(nil)), [try page.text("Notes"), .group(Structure(.entries), [entry])])]
        }
        let read = try drawing.structure()
        #expect(
            read == [
                "H2 (block)", "\"Notes\"", "L (block)", "LI (block)", "Lbl (block)", "\"OS \"", "LBody (block)",
                "\"Corvane\"",
            ])
    }

    @Test func `what only separates entries is drawn and not read`() throws {
        let drawing = try ItemDrawing { page in
            let entries = try [("Sato", 20), ("Ibsen", 60)].map { text, x in
                DisplayItem.group(Structure(.entry), [.group(Structure(.value), [try page.text(text, x: x)])])
            }
            let separator = DisplayItem.group(Structure(.artifact), [try page.text("|", x: 50)])
            return [.group(Structure(.entries), [entries[0], separator, entries[1]])]
        }
        #expect(
            try drawing.structure() == [
                "L (block)", "LI (block)", "LBody (block)", "\"Sato\"", "LI (block)", "LBody (block)", "\"Ibsen\"",
            ])
        #expect(try requireSuccess(of: "pdftotext", ["-", "-"], input: drawing.pdf()).text.contains("|"))
    }

    @Test func `the foot of a page is an artifact that keeps its text`() throws {
        let drawing = try ItemDrawing { page in
            [
                .rules([.horizontal(y: .points(5), from: .zero, to: .points(9))], weight: .points(1)),
                .group(Structure(.footer), [try page.text("Clinic"), try page.text("page 1 of 2", x: 100)]),
                try page.text("read", y: 90),
            ]
        }
        #expect(try drawing.structure() == ["P (block)", "\"read\""])
        let content = try drawing.plainPDF()
        #expect(content.components(separatedBy: "/Artifact<</Type/Pagination/Subtype/Footer>>BDC").count == 2)
        #expect(content.components(separatedBy: "/Artifact BMC").count == 2)
        let text = try requireSuccess(of: "pdftotext", ["-layout", "-", "-"], input: drawing.pdf()).text
        #expect(text.contains(/Clinic +page 1 of 2/))
    }

    @Test func `without tags only the words that are broken are marked`() throws {
        let drawing = try SpokenTextTests.brokenWord()
        let plain = try drawing.plainPDF(tagged: false)
        #expect(plain.matches(of: /BDC/).count == 1 && plain.matches(of: /EMC/).count == 1)
        #expect(!plain.contains("MCID"))
    }

    /// A day with three entries, as a month draws it.
    private static func cell() throws -> ItemDrawing {
        try ItemDrawing { page in
            let (os, meeting, call) = (38, 55, 90)
            let body = try page.run("P.G.K. Averbeck", x: 40, y: os)
            let lines = [
                TextRun(body.shaped, clusters: 0..<6, origin: body.origin, size: body.size),
                TextRun(body.shaped, clusters: 7..<15, origin: Point(x: .points(20), y: .points(46)), size: body.size),
            ].map(DisplayItem.text)
            let entries: [DisplayItem] = [
                .group(
                    Structure(.entry),
                    [.group(Structure(.label), [try page.text("OS", .bold, y: os)]), .group(Structure(.value), lines)]),
                .group(Structure(.entry), [try page.text("Staff meeting", y: meeting)]),
                .rules([.horizontal(y: .points(70), from: .points(20), to: .points(90))], weight: .points(1)),
                .group(
                    Structure(.entry),
                    [
                        .group(Structure(.label), [try page.text("CALL", .bold, y: call)]),
                        .group(Structure(.value), [try page.text("AVERBECK", .bold, x: 50, y: call)]),
                    ]),
            ]
            let cell = DisplayItem.group(
                Structure(.dayCell(CivilDate(year: 2025, month: 1, day: 1)!)),
                [try page.text("1", .bold, y: 20), .group(Structure(.entries), entries)])
            return [.group(Structure(.table), [.group(Structure(.weekRow), [cell])])]
        }
    }
}
