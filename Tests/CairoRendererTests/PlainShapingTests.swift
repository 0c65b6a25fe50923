import CalendarLayout
import Testing

@testable import CairoRenderer

/// The shortcut for plain words gives what Pango gives.
@Suite struct PlainShapingTests {
    private let library: FontLibrary

    init() throws {
        library = try FontLibrary()
    }

    @Test(arguments: FontFace.allCases)
    func `every pair of common characters is shaped as by Pango`(face: FontFace) throws {
        let shaping = PlainShaping(face, library)
        for a in PlainShapingTests.characters {
            for b in PlainShapingTests.characters {
                let plain = try #require(shaped("\(a)\(b)", shaping))
                #expect(try Glyphs(plain) == pangos("\(a)\(b)", face))
            }
        }
    }

    @Test(arguments: FontFace.allCases)
    func `every other plain character is shaped as by Pango`(face: FontFace) throws {
        let shaping = PlainShaping(face, library)
        for value in 0xC0..<0x240 {
            let character = try #require(Unicode.Scalar(value))
            for word in ["\(character)", "T\(character)o", "\(character)\(character)."] {
                guard let plain = shaped(word, shaping) else { continue }
                #expect(try Glyphs(plain) == pangos(word, face))
            }
        }
    }

    /// Romanian writes ş with a comma below it.
    @Test func `shaping follows the language of the library`() throws {
        let romanian = try FontLibrary(language: "ro")
        let plain = try #require(shaped("ş", PlainShaping(.regular, romanian)))
        #expect(try Glyphs(plain) != pangos("ş", .regular))
        #expect(try Glyphs(plain) == pangos("ş", .regular, in: romanian))
    }

    @Test(arguments: ["a\u{7F}", "שלום", "日本", "e\u{301}", "Ω"])
    func `other words are left to Pango`(word: String) throws {
        let shaping = PlainShaping(.regular, library)
        #expect(shaped(word, shaping) == nil)
    }

    private func shaped(_ word: String, _ shaping: PlainShaping) -> ShapedText? {
        word.utf8Span.span.withUnsafeBufferPointer { shaping.shaped($0, text: word) }
    }

    private func pangos(_ word: String, _ face: FontFace, in library: FontLibrary? = nil) throws -> Glyphs {
        var shaping = try PangoShaping(text: word, face: face, library: library ?? self.library)
        return try Glyphs(shaping.shaped())
    }

    /// The parts of a shaped text besides its words.
    private struct Glyphs: Equatable {
        let clusters: [ShapedText.Cluster]
        let glyphs: [ShapedText.Glyph]
        let advance: Advance
        let isSimple: Bool
        let fonts: [Int]
        let missing: [Unicode.Scalar]

        init(_ text: ShapedText) {
            (clusters, glyphs, advance) = (text.clusters, text.glyphs, text.advance)
            (isSimple, fonts, missing) = (text.isSimple, text.fonts, text.missing)
        }
    }

    private static let characters =
        (0x20..<0x7F).map { Character(Unicode.Scalar($0)) } + Array("’–—¼½¾")
}
