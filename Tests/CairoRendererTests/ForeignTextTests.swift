import CairoRenderer
import CalendarCore
import CalendarLayout
import GoldenSupport
import Testing

/// Texts of other scripts, on paper and back.
@Suite struct ForeignTextTests {
    static let texts = [
        "שרה כהן", "OS: שרה, Sato", "שָׁלוֹם", "כהן 123 לוי", "مرحبا بالعالم", "می\u{200C}خواهم",
        "Snow ☃ 😀", "q\u{303} x\u{323}\u{301}", "a\u{200D}b c\u{200B}d",
        "Ωµ Δ ½ “x” – 12\u{2011}3 ﬁ", "ΑΒΓ Жук Ấn",
    ]

    @Test(arguments: texts)
    func `a reader finds the words as they were written`(text: String) throws {
        #expect(try wordsOnPaper(text) == text.extractedWords.sorted())
    }

    /// The character that comes first must not decide how a reader reads the glyph of the other.
    @Test(arguments: [
        ["אב (גד) [ה]", "Ames (Bell) [x]"], ["Ames (Bell) [x]", "אב (גד) [ה]"], ["Δ Ω", "∆"], ["∆", "Δ Ω"],
    ])
    func `characters of one glyph read as themselves in either order`(texts: [String]) throws {
        let keys = ["os", "cl"]
        let date = CivilDate(year: 2025, month: 1, day: 6)!
        let schedule = Schedule(days: [
            DayRecord(date: date, texts: zip(keys, texts).map { LineText(key: $0, text: $1) })
        ])
        let drawing = try Drawing(schedule, .month("2025-01"), fonts: dejaVu)
        #expect(try PaperCheck(schedule, drawing).faults == [])
    }

    /// Poppler puts stacked marks, and ligatures from right to left, in its own order: only the characters count.
    @Test(arguments: ["ש", "م", "é", "Щ", "日", "لا", "مّ", "q\u{303}", "e\u{302}\u{303}\u{304}\u{31B}"])
    func `a word of two hundred characters loses none`(character: String) throws {
        let text = String(repeating: character, count: 200 / character.unicodeScalars.count)
        let drawing = try Drawing(
            schedule(text), .month("2025-01"), .init { $0.missingCharacters = .warn }, fonts: dejaVu)
        // A text that is cut in its cell is in full elsewhere.
        let isCut = drawing.pages[0].placements.contains { $0.outcome == .shortened }
        let runs = drawing.pages.flatMap { PageParts($0.page).runs }.filter { ($0.cell == nil) == isCut }.map(\.run)
            .filter { character.contains($0.text.first ?? " ") }
        #expect(runs.map { String($0.text) }.joined() == text && runs.count > 1)
        let characters = Set(character.extracted.unicodeScalars)
        #expect(try characters.isSubset(of: pageText(drawing).extracted.unicodeScalars))
        #expect(try structuralFaults(of: drawing.pdf) == nil)
    }

    @Test func `lines run from right to left, whatever their length`() throws {
        let drawing = try Drawing(schedule("אבג דהו זחט יכל מנס עפצ"), .month("2025-01"), fonts: dejaVu)
        let runs = drawing.cellRuns(onPage: 1).flatMap(\.runs).filter { !$0.shaped.levels.isEmpty }
        #expect(runs.count > 1)
        for run in runs { #expect(run.visualClusters.map(\.index) == run.clusters.reversed()) }
    }

    @Test func `every scalar that prints nothing needs no glyph`() throws {
        let measurer = PangoMeasurer(try FontLibrary())
        let ignorable = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
            $0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .unassigned
        }
        #expect(ignorable.count > 300)
        for scalar in ignorable {
            let shaped = measurer.shape("a\(scalar)b", in: .regular)
            #expect(shaped.missing == [] && shaped.glyphs.count == 2, "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test func `a box stands for what no face has, and reads as the character`() throws {
        let drawing = try Drawing(schedule("Snow ☃日"), .month("2025-01"), .init { $0.missingCharacters = .warn })
        #expect(drawing.pages[0].missing.map(\.scalar) == ["☃", "日"])
        #expect(try PDFWords(pdf: drawing.pdf).words.contains { $0.text == "☃日" })
        #expect(try structuralFaults(of: drawing.pdf) == nil)
    }

    @Test func `without a font no page is drawn`() throws {
        #expect(throws: LayoutError.self) { try Drawing(schedule("Snow ☃"), .month("2025-01")) }
    }

    @Test func `the page's fonts are in the file as subsets`() throws {
        let drawing = try Drawing(schedule("Snow ☃ שרה لا"), .month("2025-01"), fonts: dejaVu)
        let fonts = try PDFFont.fonts(of: drawing.pdf)
        #expect(fonts.contains { $0.name.hasSuffix("DejaVuSans") })
        #expect(fonts.allSatisfy { $0.isEmbedded && $0.isSubset && $0.hasUnicode })
        #expect(try structuralFaults(of: drawing.pdf) == nil)
    }

    private let dejaVu = FontSources(folders: [TestFonts.dejaVu])

    private func schedule(_ text: String) -> Schedule {
        let date = CivilDate(year: 2025, month: 1, day: 6)!
        return Schedule(days: [DayRecord(date: date, texts: [LineText(key: "os", text: text)])])
    }

    /// The words of the page that are not on every page, sorted.
    private func wordsOnPaper(_ text: String) throws -> [String] {
        var words = try pageText(Drawing(schedule(text), .month("2025-01"), fonts: dejaVu)).extractedWords
        for own in try pageText(Drawing(schedule("x"), .month("2025-01"))).extractedWords where own != "x" {
            words.remove(at: try #require(words.firstIndex(of: own)))
        }
        return words.sorted()
    }

    private func pageText(_ drawing: Drawing) throws -> String {
        try requireSuccess(of: "pdftotext", ["-", "-"], input: drawing.pdf).text
    }
}

extension StringProtocol {
    /// NFC, without characters that print nothing.
    fileprivate var extracted: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
            .comparable
    }

    /// The words, without punctuation: pdftotext puts direction controls around words, even before their commas.
    fileprivate var extractedWords: [String] {
        split { $0.isPunctuation || $0.isWhitespace || $0.unicodeScalars.allSatisfy(\.properties.isBidiControl) }
            .map(\.extracted).filter { !$0.isEmpty }
    }
}
