import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

@testable import CairoRenderer

/// Text that is read aloud and not drawn (ISO 32000-1, 14.9.4).
@Suite struct SpokenTextTests {
    @Test(arguments: [true, false])
    func `a broken word is found whole`(tagged: Bool) throws {
        let drawing = try SpokenTextTests.brokenWord()
        for options in [[], ["-layout"], ["-raw"]] {
            let text = try requireSuccess(of: "pdftotext", options + ["-", "-"], input: drawing.pdf(tagged: tagged))
                .text
            let words = text.split(whereSeparator: \.isWhitespace)
            #expect(words.contains("Wetherington"), "\(options): \(text)")
            #expect(!text.contains("-"))
        }
    }

    @Test func `a broken word is a part of its entry, apart from the words beside it`() throws {
        let read = try SpokenTextTests.brokenWord().structure()
        #expect(
            read == [
                "P (block)", "\"with \"", "Span (inline)", "\"Wether-ington \"", "\"today\"",
            ])
        #expect(try attributes(of: SpokenTextTests.brokenWord()).contains("/Span/ActualText(Wetherington)"))
    }

    @Test func `an element says its language where its script tells it`() throws {
        let texts = ["שרה", "Sato", "田中さん", "김철수", "鈴木", "สมชาย", "Жук", "كهن", "שרה Sato"]
        let library = try FontLibrary(
            FontSources(folders: [TestFonts.dejaVu, TestFonts.notoFolder, TestFonts.cjkFolder]))
        let measurer = PangoMeasurer(library)
        let items = texts.map { text in
            let run = TextRun(
                measurer.shape(text, in: .regular), origin: Point(x: .points(20), y: .points(20)),
                size: .points(10))
            return DisplayItem.group(Structure(.heading), [.text(run)])
        }
        let page = Page(
            mediaBox: Size(width: .points(200), height: .points(200)), items: items, label: "", outline: .init("x"))
        func languages(_ document: String) -> [String?] {
            PageStructure(page, language: document).elements.map { element in
                if case .other(let language) = element.language { language } else { nil }
            }
        }
        #expect(languages("en-US") == ["he", nil, "ja", "ko", nil, "th", nil, nil, nil])
        #expect(languages("he") == [nil, nil, "ja", "ko", nil, "th", nil, nil, nil])
    }

    @Test func `a broken word looks as if it were none`() throws {
        let (broken, plain) = (try SpokenTextTests.brokenWord(), try SpokenTextTests.brokenWord(marked: false))
        #expect(try broken.raster() == plain.raster())
        #expect(try broken.png() == plain.png())
    }

    @Test func `a group is spoken as it says`() throws {
        let drawing = try ItemDrawing { page in
            let bar = [
                DisplayItem.group(Structure(.label, spoken: "conference"), [try page.text("C")]),
                .group(Structure(.value, spoken: "Zürich, 3 to 5 March"), [try page.text("Zürich", x: 40)]),
            ]
            return [
                .group(Structure(.heading, spoken: "March (2025)"), [try page.text("Mar", y: 20)]),
                .group(Structure(.entries), [.group(Structure(.entry), bar)]),
                .group(Structure(.entry, spoken: "alone"), [try page.text("al.", y: 80)]),
            ]
        }
        #expect(
            try attributes(of: drawing) == [
                "/H1/ActualText(March (2025))", "/L", "/LI", "/Lbl/ActualText(conference)",
                "/LBody/ActualText(Zürich, 3 to 5 March)", "/Span/ActualText(alone)",
            ])
        #expect(try structuralFaults(of: drawing.pdf()) == nil)
    }

    @Test func `what only a box says is spoken, and not copied`() throws {
        let drawing = try ItemDrawing { page in
            let number = DisplayItem.group(Structure(.dayNumber, spoken: "6, today"), [try page.text("6", .bold)])
            let cell = Structure(.dayCell(CivilDate(year: 2025, month: 1, day: 6)!))
            let row = DisplayItem.group(Structure(.weekRow), [.group(cell, [number, try page.text("CLOSED", x: 60)])])
            return [.group(Structure(.table), [row])]
        }
        #expect(
            try attributes(of: drawing) == ["/Table", "/TR", "/TD", "/Span/ActualText(6, today)"])
        #expect(try drawing.plainPDF().contains("/ActualText (6, today)"))
        let words = try requireSuccess(of: "pdftotext", ["-", "-"], input: drawing.pdf()).text
        #expect(words.split(whereSeparator: \.isWhitespace) == ["6", "CLOSED"])
    }

    @Test func `a link tells the words that are spoken`() throws {
        let drawing = try ItemDrawing { page in
            let word = DisplayItem.group(
                Structure(.word, spoken: "Wetherington"), [try page.text("Wether-"), try page.text("ington", y: 62)])
            let place = Place(page: 1, position: Point(x: .zero, y: .zero))
            return [.link(.points(20, 40, 60, 30), to: place, [word, try page.text("p. 2", x: 60, y: 62)])]
        }
        #expect(try drawing.plainPDF().contains("/Contents (Wetherington p. 2)"))
    }

    /// "with Wether-/ington today" on two lines.
    static func brokenWord(marked: Bool = true) throws -> ItemDrawing {
        try ItemDrawing { page in
            let parts = [try page.text("Wether-", x: 45), try page.text("ington", y: 62)]
            let word = marked ? [DisplayItem.group(Structure(.word, spoken: "Wetherington"), parts)] : parts
            let line = [try page.text("with")] + word + [try page.text("today", x: 55, y: 62)]
            return [.group(Structure(.notes), line)]
        }
    }

    /// The elements in reading order, with what is spoken.
    private func attributes(of drawing: ItemDrawing) throws -> [String] {
        PageStructure(drawing.page).elements.map { element in
            "/\(element.tag.name)" + (element.spoken.map { "/ActualText(\($0))" } ?? "")
        }
    }
}
