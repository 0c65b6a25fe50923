import CairoRenderer
import CalendarCore
import CalendarLayout
import Testing

/// Which faces print the characters that the bundled ones lack, and in what order they stand.
@Suite struct ScriptFontTests {
    private static let cjk = ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"]
    private static let arabic = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"

    @Test(arguments: [
        ("ja", "JP"), ("ko-KR", "KR"), ("zh-Hans", "SC"), ("zh", "SC"), ("zh-Hant", "TC"), ("zh-TW", "TC"),
        ("zh-Hant-HK", "HK"), ("en-US", "JP"),
    ])
    func `Chinese characters have the forms of the language`(_ language: String, _ forms: String) throws {
        #expect(try families(of: "骨直", language, ScriptFontTests.cjk) == ["Noto Sans CJK \(forms)"])
    }

    @Test func `earlier fonts are preferred to later ones, whatever their versions`() throws {
        let dejaVu = TestFonts.dejaVu + "/DejaVuSans.ttf"
        for files in [[dejaVu, ScriptFontTests.arabic], [ScriptFontTests.arabic, dejaVu]] {
            try TestFonts.withLinks(to: [files[0]]) { first in
                try TestFonts.withLinks(to: [files[1]]) { second in
                    let library = try FontLibrary(FontSources(folders: [first, second]))
                    let shaped = PangoMeasurer(library).shape("مناوب", in: .regular)
                    let family = files[0] == dejaVu ? "DejaVu Sans" : "Noto Sans Arabic"
                    #expect(shaped.fonts.map { library.face(ofFont: $0).family } == [family])
                }
            }
        }
    }

    @Test(arguments: [
        ("שלום A.", [1, 1, 1, 1, 1, 2, 1]), ("A. שלום", [0, 0, 0, 1, 1, 1, 1]), ("–10:30", [1, 2, 2, 2, 2, 2]),
        ("K. (A ½)", []),
    ])
    func `a text runs as its first letter does, one without letters as the page`(
        _ text: String, _ levels: [UInt8]
    ) throws {
        try TestFonts.withLinks(to: [TestFonts.dejaVu + "/DejaVuSans.ttf"]) { folder in
            let library = try FontLibrary(
                FontSources(folders: [folder]), language: "he", direction: .rightToLeft)
            #expect(PangoMeasurer(library).shape(text, in: .regular).levels == levels)
        }
    }

    @Test(arguments: [
        ("ประชุมเจ้าหน้าที่วันอังคาร", "th", ["ประชุม", "เจ้าหน้าที่", "วัน", "อังคาร"]),
        ("(ประชุมเจ้าหน้าที่) 10น. วันอังคาร", "th", ["(ประชุม", "เจ้าหน้าที่) ", "10น. ", "วัน", "อังคาร"]),
        ("会議（全員）。次回", "ja", ["会", "議", "（全", "員）。", "次", "回"]),
    ])
    func `lines end between words or characters, as the language has it`(
        _ text: String, _ language: String, _ pieces: [String]
    ) throws {
        let measurer = PangoMeasurer(try FontLibrary(language: language))
        let bytes = Array(text.utf8)
        let edges = [0] + (measurer.lineBreakOpportunities(in: text)) + [bytes.count]
        let cut = zip(edges, edges.dropFirst()).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
        #expect(cut.filter { !$0.isEmpty } == pieces)
    }

    private func families(of text: String, _ language: String, _ files: [String]) throws -> [String] {
        try TestFonts.withLinks(to: files) { folder in
            let library = try FontLibrary(FontSources(folders: [folder]), language: language)
            return PangoMeasurer(library).shape(text, in: .regular).fonts.map { library.face(ofFont: $0).family }
        }
    }
}
