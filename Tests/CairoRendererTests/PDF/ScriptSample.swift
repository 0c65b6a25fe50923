import CairoRenderer
import CalendarCore
import CalendarLayout

/// Texts of a script, and the font that has it; each is on a day of its own.
struct ScriptSample: CustomStringConvertible, Sendable {
    let description: String
    let font: String
    let texts: [String]
    var isRightToLeft = false

    var words: [Substring] { texts.flatMap { $0.split(separator: " ") } }

    func drawing() throws -> Drawing {
        let days = zip(6..., texts).map { day, text in
            DayRecord(date: CivilDate(year: 2025, month: 1, day: day)!, texts: [LineText(key: "os", text: text)])
        }
        // Each on one line: Poppler finds a space in a word in DejaVu's Arabic that begins a line.
        let style = PageStyle { $0.bodySizes.maximum = .points(12) }
        return try TestFonts.withLinks(to: [font]) { folder in
            try Drawing(Schedule(days: days), .month("2025-01"), style, fonts: FontSources(folders: [folder]))
        }
    }

    private init(_ name: String, _ font: String, isRightToLeft: Bool = false, _ texts: [String]) {
        (description, self.font, self.texts, self.isRightToLeft) = (name, font, texts, isRightToLeft)
    }

    static let all = [
        hebrew("Hebrew", TestFonts.noto("NotoSansHebrew")), hebrew("Hebrew in DejaVu", TestFonts.dejaVuSans),
        arabic("Arabic", TestFonts.noto("NotoNaskhArabic")), arabic("Arabic in DejaVu", TestFonts.dejaVuSans),
        ScriptSample(
            "Devanagari", TestFonts.noto("NotoSansDevanagari"),
            ["हिन्दी शर्मा", "क्षत्रिय श्रीमती", "ज्ञान सिंह", "प्रिया कृष्ण", "राजेश्वरी"]),
        ScriptSample("Thai", TestFonts.noto("NotoSansThai"), ["สมชาย ใจดี", "ทำงาน", "น้ำ", "ที่นี่", "ผู้ป่วย"]),
        // One glyph serves 小, 木 and 高, and the radicals U+2F29, U+2F4A and U+2FBC.
        ScriptSample(
            "Han, Kana and Hangul", TestFonts.notoCJK,
            ["小林 木村", "高橋", "鈴木一郎", "김철수 박", "田中さん", "カタカナ", "李小龙", "張學友", "\u{2F29}\u{2F4A} 小木"]),
        // One glyph serves Δ and ∆, and Ω and U+2126.
        ScriptSample(
            "Latin, Greek and Cyrillic", TestFonts.dejaVuSans,
            ["q\u{303}x x\u{323}\u{301}y", "office affine", "Δ ∆ Ω \u{2126}", "Ελένη Жук Ấn", "½ “x” – 12\u{2011}3"]),
        ScriptSample(
            "broken words", TestFonts.noto("NotoSansHebrew"),
            [
                "Belacqua-Winterbottom today", "Gastroenterologicallymindedphysician",
                "P.G.K.A.D.F.B.C.N.O.S.T.", "Ωμεγάληνευρογαστρεντερολογία",
            ]),
    ]

    private static func hebrew(_ name: String, _ font: String) -> ScriptSample {
        ScriptSample(
            name, font, isRightToLeft: true, ["שרה כהן", "לוי 123 גד", "שָׁלוֹם", "אב (גד) הו", "כהן Smith לוי"])
    }

    private static func arabic(_ name: String, _ font: String) -> ScriptSample {
        ScriptSample(
            name, font, isRightToLeft: true, ["مرحبا بالعالم", "لا إله", "محمّد علي", "فاطمة ٢٣", "می\u{200C}خواهم"])
    }
}
