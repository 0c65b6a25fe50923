import CFonts
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

@testable import CairoRenderer

/// A PDF embeds of each face one program, the outlines that the face has, and a code for everything that is read.
@Suite struct EmbeddedFontTests {
    @Test func `a face has one program, however its glyphs are read`() throws {
        let texts = ["Sato", "Σ Δ Ω Ω ∆", "Жук, Ћирић", "Nguyễn Thị Ước", "e\u{301}a\u{304}"]
        let pdf = try drawing(texts).pdf
        #expect(try structuralFaults(of: pdf) == nil)
        let names = try PDFFont.fonts(of: pdf).map(\.name)
        #expect(Set(names).count == names.count, "\(names)")
        for reader in [TextReader.pdftotext, .mutool] {
            let text = try reader.text(of: pdf)
            for word in texts.flatMap({ $0.split(separator: " ").map(String.init) }) {
                #expect(text.contains(word: word), "\(reader): \(word)")
            }
        }
    }

    /// A font has 255 codes of one byte; the rest has two, in a second font with the same program.
    @Test func `more characters than a byte can count are all found`() throws {
        let scalars = [
            0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0x100...0x17E, 0x391...0x3A1, 0x3B1...0x3C9, 0x400...0x45F,
        ]
        let letters = scalars.joined().compactMap(Unicode.Scalar.init).map(String.init)
        #expect(letters.count > 300)
        let words = stride(from: 0, to: letters.count, by: 6).map { letters[$0..<min($0 + 6, letters.count)].joined() }
        let pdf = try drawing(words).pdf
        #expect(try structuralFaults(of: pdf) == nil)
        let text = try TextReader.mutool.text(of: pdf)
        #expect(words.filter { !text.contains(word: $0) } == [])
        let fonts = try PDFFont.fonts(of: pdf)
        #expect(fonts.allSatisfy { $0.isEmbedded && $0.isSubset && $0.hasUnicode })
        #expect(fonts.count > Set(fonts.map(\.name)).count)
        #expect(try programs(in: pdf) == Set(fonts.map(\.name)).count)
    }

    @Test(arguments: FontFace.allCases)
    func `every glyph of a bundled face has its outline in a subset`(face: FontFace) throws {
        let program = program(of: face)
        let glyphs = (0x20...0x17F).compactMap(Unicode.Scalar.init).compactMap(program.glyph)
        let subset = try #require(try FontSubset(of: program, glyphs: glyphs))
        #expect(subset.draws(glyphs, like: program))
        let codes = Dictionary(
            uniqueKeysWithValues: (33...126).map { (UInt16($0), subset.number(of: glyphs[$0 - 32])) })
        let file = subset.program(mapping: codes).withBytes { Array($0) }
        let copy = file.withUnsafeBufferPointer { FontProgram(bytes: $0).box(of: subset.number(of: glyphs[33])) }
        #expect(copy == program.box(of: glyphs[33]))
    }

    /// HarfBuzz takes a damaged table for an empty one, and the letters would be missing on paper.
    @Test func `a face without its outlines is an error that names it`() throws {
        var bytes = bytes(of: .regular)
        let entry = try #require(bytes.firstRange(of: Array("loca".utf8))).upperBound
        // The table is four bytes long.
        bytes.replaceSubrange(entry + 8..<entry + 12, with: [0, 0, 0, 4])
        try bytes.withUnsafeBufferPointer { damaged in
            let program = FontProgram(bytes: damaged)
            let glyph = try #require(program.glyph(of: "A"))
            #expect(try FontSubset(of: program, glyphs: [glyph])?.draws([glyph], like: program) != true)
        }
    }

    /// `make soak` tries 20,000.
    @Test func `no mutation of a bundled face crashes the subsetter`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        var (sound, refused) = (0, 0)
        for round in 0..<RandomTests.count("CALPRINT_FONTS", default: 400) {
            var bytes = bytes(of: FontFace.allCases[round % 4])
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                // The first kilobytes have the tables' directory and their headers.
                let end = Bool.random(using: &random) ? 4096 : bytes.count
                bytes[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
            guard !bytes.isEmpty else { continue }
            bytes.withUnsafeBufferPointer { isDrawable($0) } ? (sound += 1) : (refused += 1)
        }
        #expect(sound > 0 && refused > 0, "seed \(seed): \(sound) sound, \(refused) refused")
    }

    private func isDrawable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let program = FontProgram(bytes: bytes)
        let glyphs = (0x41...0x5A).compactMap(Unicode.Scalar.init).compactMap(program.glyph)
        _ = (program.postScriptName, FontMetrics(program))
        guard !glyphs.isEmpty, let subset = try? FontSubset(of: program, glyphs: glyphs) else { return false }
        _ = subset.program(mapping: [65: subset.number(of: glyphs[0])])
        return subset.draws(glyphs, like: program)
    }

    @Test func `codes of one byte lead to glyphs`() {
        let map = ByteCodeMap([65: 3, 67: 0x102]).bytes
        #expect(map.prefix(12) == [0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 12])
        #expect(map.dropFirst(12) == [0, 6, 0, 16, 0, 0, 0, 65, 0, 3, 0, 3, 0, 0, 1, 2])
    }

    @Test func `other glyphs, names and faces have other tags`() {
        let tags = [
            SubsetTag("A", [1, 2], 0), SubsetTag("A", [1, 3], 0), SubsetTag("B", [1, 2], 0), SubsetTag("A", [1, 2], 1),
        ]
        #expect(Set(tags.map(\.text)).count == 4)
        #expect(tags.allSatisfy { $0.text.wholeMatch(of: /[A-Z]{6}/) != nil })
    }

    /// A library numbers faces in the order in which it is asked for them.
    @Test func `a file does not depend on what its library drew before`() throws {
        let texts = ["שרה", "ส้ม", "Ann"]
        try TestFonts.withLinks(to: [TestFonts.dejaVuSans, TestFonts.noto("NotoSansThai")]) { folder in
            let fonts = FontSources(folders: [folder])
            let used = try drawing(texts.reversed(), fonts: fonts).library
            #expect(try drawing(texts, library: used).pdf == drawing(texts, fonts: fonts).pdf)
        }
    }

    // MARK: Other faces

    @Test func `a face that asks not to be embedded is named`() throws {
        try TestFonts.withFolder { folder in
            var font = try Data(contentsOf: URL(filePath: TestFonts.dejaVuSans))
            let entry = try #require(font.firstRange(of: Data("OS/2".utf8))).upperBound
            let start = font[entry + 4..<entry + 8].reduce(0) { $0 << 8 | Int($1) }
            (font[start + 8], font[start + 9]) = (0, 2)
            try font.write(to: folder.appending(path: "a.ttf"))
            let drawing = try drawing(["שרה"], fonts: FontSources(folders: [folder.path]))
            #expect(drawing.library.restrictedFaces.map(\.name) == ["DejaVu Sans Book"])
        }
        #expect(try drawing(["שרה"], fonts: FontSources(folders: [TestFonts.dejaVu])).library.restrictedFaces == [])
    }

    /// The face's axis makes letters wider, and Cairo draws the same.
    @Test(arguments: ["", "wght=900"])
    func `a variable face is embedded where it is on its axes`(place: String) throws {
        try TestFonts.withFolder { folder in
            let file = folder.appending(path: "variable.ttf")
            _ = try requireSuccess(of: "/usr/bin/python3", ["-c", EmbeddedFontTests.variableFont, file.path])
            let program = try #require(FontProgram(path: file.path, index: 0, variations: place))
            let glyph = try #require(program.glyph(of: "A"))
            #expect(program.advance(of: glyph) == (place.isEmpty ? 0.5 : 0.9))
            let subset = try #require(try FontSubset(of: program, glyphs: [glyph]))
            #expect(subset.draws([glyph], like: program))
        }
    }

    /// A square for A, half an em wide; at the end of its axis nine tenths.
    private static let variableFont = """
        import sys
        from fontTools.fontBuilder import FontBuilder
        from fontTools.pens.ttGlyphPen import TTGlyphPen
        from fontTools.ttLib.tables.TupleVariation import TupleVariation
        def square(width):
            pen = TTGlyphPen(None)
            pen.moveTo((0, 0)); pen.lineTo((0, 700)); pen.lineTo((width, 700)); pen.lineTo((width, 0)); pen.closePath()
            return pen.glyph()
        fonts = FontBuilder(1000, isTTF=True)
        fonts.setupGlyphOrder(['.notdef', 'A'])
        fonts.setupCharacterMap({65: 'A'})
        fonts.setupGlyf({'.notdef': square(100), 'A': square(400)})
        fonts.setupHorizontalMetrics({'.notdef': (500, 0), 'A': (500, 0)})
        fonts.setupHorizontalHeader(ascent=800, descent=-200)
        fonts.setupNameTable({'familyName': 'Square', 'styleName': 'Regular', 'psName': 'Square-Regular'})
        fonts.setupOS2(); fonts.setupPost()
        fonts.setupFvar([('wght', 400, 400, 900, 'Weight')], [])
        moves = [(0, 0), (0, 0), (400, 0), (400, 0), (0, 0), (400, 0), (0, 0), (0, 0)]
        fonts.setupGvar({'A': [TupleVariation({'wght': (0, 1, 1)}, moves)]})
        fonts.save(sys.argv[1])
        """

    // MARK: Support

    private func bytes(of face: FontFace) -> [UInt8] {
        let font = calprint_font_at(face.rawValue).pointee
        return Array(UnsafeBufferPointer(start: font.bytes, count: font.count))
    }

    private func program(of face: FontFace) -> FontProgram {
        let font = calprint_font_at(face.rawValue).pointee
        return FontProgram(bytes: UnsafeBufferPointer(start: font.bytes, count: font.count))
    }

    private func drawing(
        _ texts: [String], fonts: FontSources = .bundled, library: FontLibrary? = nil
    ) throws -> Drawing {
        let days = (0..<min(texts.count, 31)).map { day in
            let lines = zip(["os", "cl", "off"], stride(from: day, to: texts.count, by: 31))
            return DayRecord(
                date: CivilDate(year: 2025, month: 1, day: day + 1)!,
                texts: lines.map { LineText(key: $0, text: texts[$1]) })
        }
        let merged = Schedule.merging(lines: ScheduleLine.defaults, days: days, notes: [], events: []).schedule
        return try Drawing(merged, .month("2025-01"), fonts: fonts, library: library)
    }

    private func programs(in pdf: [UInt8]) throws -> Int {
        try String(decoding: UnpackedPDF(pdf).bytes, as: UTF8.self).matches(of: #/ /FontFile[23]? /#).count
    }
}
