import CalendarCore
import CalendarLayout
import GoldenSupport
import Testing

@testable import CairoRenderer

/// The common signs that the bundled faces have beside Roboto's letters (Fonts/README.md).
@Suite struct SignTests {
    private static let signs =
        "○✓●①⑨⑩⑳←↑→↓↔↕↖↗↘↙⇐⇒⇔➔➜➤➡■□▪▫▲△▶►▼▽◀◄◆◇☀☁☂☎★☆☐☑☒☕☺♠♡♢♣♥♦♪♫⚑⚠⚡⌂✂✆✈✉✎✏✔✕✖✗✘✚❄❤"

    /// Signs that are pictures unless told otherwise are not here: Pango takes those from the first face of the weight.
    @Test(arguments: FontFace.allCases)
    func `every bundled face has the common signs`(face: FontFace) throws {
        let library = try FontLibrary()
        let signs = SignTests.signs.unicodeScalars.filter { !$0.properties.isEmojiPresentation }
        let shaped = PangoMeasurer(library).shape(String(String.UnicodeScalarView(signs)), in: face)
        #expect(shaped.missing == [])
        #expect(shaped.fonts == [library.index(of: face)])
        #expect(shaped.glyphs.count == signs.count)
    }

    /// A sign of another size would push lines apart, or stand above the letters beside it.
    @Test(arguments: FontFace.allCases)
    func `none is higher or lower than letters with accents`(face: FontFace) throws {
        let library = try FontLibrary()
        let (program, metrics) = (library.bundledFace(face).program, PangoMeasurer(library).metrics(of: face))
        for sign in SignTests.signs.unicodeScalars {
            let box = program.box(of: try #require(program.glyph(of: sign)))
            #expect(box[1] <= metrics.ascent && box[1] + box[3] >= -metrics.descent, "\(sign): \(box)")
        }
    }

    @Test func `a sign is found and copied`() throws {
        let date = CivilDate(year: 2025, month: 1, day: 6)!
        let schedule = Schedule(days: [DayRecord(date: date, texts: [LineText(key: "os", text: "Night → Day ⑫")])])
        let words = try PDFWords(pdf: Drawing(schedule, .month("2025-01")).pdf).words.map(\.text)
        #expect(Set(["Night", "→", "Day", "⑫"]).isSubset(of: words))
    }

    @Test func `signs that are pictures otherwise are printed in black`() throws {
        let shaped = Typesetter(PangoMeasurer(try FontLibrary())).shape("☎️ ❤️ ☕", in: .regular)
        #expect(shaped.missing == [] && shaped.omitted == [])
    }
}
