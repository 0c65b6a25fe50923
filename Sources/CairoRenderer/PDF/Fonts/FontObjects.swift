import CalendarLayout

/// Writes a face that a document embeds: its program once, and the fonts that use it (ISO 32000-1, 9.6 to 9.9).
struct FontObjects {
    private let file: PDFFileWriter
    private let program: FontProgram
    private let subset: FontSubset
    private let fonts: [Font]
    private let name: String
    /// The number (CID) by which the program knows a glyph.
    private let identifier: (UInt32) -> UInt32

    /// A font of the face, and the number of its object.
    typealias Font = (font: CodedFont, number: Int)

    /// Fonts of one face of a library; `index` is its place among the document's faces.
    ///
    /// Throws ``RenderError/notInstalled(_:)``, or ``RenderError/notEmbeddable(font:reason:)`` if the face is damaged.
    init(
        _ fonts: [Font], _ face: Int32, at index: Int, of library: FontLibrary, _ file: PDFFileWriter
    ) throws(RenderError) {
        let program = library.program(ofFont: face)
        guard program.outlines != .other else {
            throw library.notEmbeddable(face, "it has no outlines that a PDF can have")
        }
        let glyphs = Set(fonts.flatMap { $0.font.entries.map(\.glyph) }).sorted()
        guard let subset = try FontSubset(of: program, glyphs: glyphs),
            library.isBundled(Int(face)) || subset.draws(glyphs, like: program)
        else { throw library.notEmbeddable(face, "its file is damaged") }
        identifier = { library.characterIdentifier(of: $0, font: face) ?? subset.number(of: $0) }
        name = SubsetTag(program.postScriptName, glyphs, index).text + "+" + program.postScriptName
        (self.fonts, self.program, self.subset, self.file) = (fonts, program, subset, file)
    }

    func write() throws {
        let descriptor = try writeDescriptor(program: try writeProgram())
        for (font, number) in fonts {
            if font.isSingleByte {
                try writeSimple(font, number, descriptor)
            } else {
                try writeComposite(font, number, descriptor)
            }
        }
    }

    // MARK: Program

    private func writeProgram() throws -> Int {
        let number = file.allocate()
        switch program.outlines {
        case .trueType:
            let bytes = subset.program(mapping: byteCodes)
            try bytes.withBytes { program in
                try file.write(number, packing: program) { $0.entry("Length1", .integer(program.count)) }
            }
        case .compact, .other:
            try subset.compactProgram.withBytes {
                try file.write(number, packing: $0) { $0.entry("Subtype", .name("CIDFontType0C")) }
            }
        }
        return number
    }

    private var byteCodes: [UInt16: UInt32] {
        let entries = fonts.filter(\.font.isSingleByte).flatMap(\.font.entries)
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.code, subset.number(of: $0.glyph)) })
    }

    private func writeDescriptor(program number: Int) throws -> Int {
        let descriptor = file.allocate()
        let metrics = FontMetrics(program)
        try file.write(descriptor) { object in
            object.entry("Type", .name("FontDescriptor"))
            object.entry("FontName", .escapedName(name))
            object.entry("Flags", .integer(4))
            metrics.append(to: &object)
            object.entry(program.outlines == .trueType ? "FontFile2" : "FontFile3", .reference(number))
        }
        return descriptor
    }

    // MARK: Fonts

    /// A font with codes of one byte, which the program's own map leads to glyphs.
    private func writeSimple(_ font: CodedFont, _ number: Int, _ descriptor: Int) throws {
        let texts = try writeTexts(of: font)
        let glyphs = Dictionary(uniqueKeysWithValues: font.entries.map { ($0.code, $0.glyph) })
        let codes = (glyphs.keys.min() ?? 0)...(glyphs.keys.max() ?? 0)
        try file.write(number) { object in
            begin(&object, "TrueType")
            object.entry("FirstChar", .integer(Int(codes.lowerBound)))
            object.entry("LastChar", .integer(Int(codes.upperBound)))
            object.entry("Widths", .array(codes.map { .integer(glyphs[$0].map(width) ?? 0) }))
            object.entry("FontDescriptor", .reference(descriptor))
            object.entry("ToUnicode", .reference(texts))
        }
    }

    /// A font with codes of two bytes, which a custom map leads to glyphs.
    private func writeComposite(_ font: CodedFont, _ number: Int, _ descriptor: Int) throws {
        let (texts, encoding) = (try writeTexts(of: font), try writeEncoding(of: font))
        let descendant = try writeDescendant(of: font, descriptor)
        try file.write(number) { object in
            begin(&object, "Type0")
            object.entry("Encoding", .reference(encoding))
            object.entry("DescendantFonts", .references([descendant]))
            object.entry("ToUnicode", .reference(texts))
        }
    }

    /// Adds the entries that every font of the face begins with; `map` leads from its numbers (CID) to glyphs.
    private func begin(_ object: inout DictionaryWriter, _ subtype: StaticString, map: PDFValue? = nil) {
        object.entry("Type", .name("Font"))
        object.entry("Subtype", .name(subtype))
        object.entry("CIDToGIDMap", map)
        object.entry("BaseFont", .escapedName(name))
    }

    private func writeTexts(of font: CodedFont) throws -> Int {
        let number = file.allocate()
        let map = CodeMap(texts: font.entries.map { ($0.code, $0.text) }, isSingleByte: font.isSingleByte)
        try file.write(number, packing: map.bytes)
        return number
    }

    private func writeEncoding(of font: CodedFont) throws -> Int {
        let number = file.allocate()
        let map = CodeMap(identifiers: font.entries.map { ($0.code, identifier($0.glyph)) })
        try file.write(number, packing: map.bytes) { stream in
            stream.entry("Type", .name("CMap"))
            stream.entry("CMapName", .escapedName(CodeMap.name))
            stream.entry("CIDSystemInfo", CodeMap.collection)
        }
        return number
    }

    private func writeDescendant(of font: CodedFont, _ descriptor: Int) throws -> Int {
        let number = file.allocate()
        let pairs = font.entries.map { (identifier($0.glyph), $0.glyph) }
        let glyphs = Dictionary(pairs) { first, _ in first }.sorted { $0.key < $1.key }
        try file.write(number) { object in
            let isTrueType = program.outlines == .trueType
            begin(&object, isTrueType ? "CIDFontType2" : "CIDFontType0", map: isTrueType ? .name("Identity") : nil)
            object.entry("CIDSystemInfo", CodeMap.collection)
            object.entry("FontDescriptor", .reference(descriptor))
            object.array("W") { widths in
                for (identifier, glyph) in glyphs where width(of: glyph) != FontObjects.defaultWidth {
                    widths.add(.integer(Int(identifier)))
                    widths.add(.array([.integer(width(of: glyph))]))
                }
            }
        }
        return number
    }

    /// The width of a glyph that /W leaves out (ISO 32000-1, table 117); nearly every character of Han has it.
    private static let defaultWidth = 1000

    /// In thousandths of an em, cut to a whole number as Cairo does; places on the page do not depend on it.
    private func width(of glyph: UInt32) -> Int { Int(program.advance(of: glyph) * 1000) }
}

extension FontLibrary {
    fileprivate func notEmbeddable(_ font: Int32, _ reason: String) -> RenderError {
        let face = face(ofFont: Int(font))
        return .notEmbeddable(font: face.file ?? face.name, reason: reason)
    }
}

/// The metrics in a font's descriptor, in thousandths of an em (ISO 32000-1, 9.8).
struct FontMetrics {
    private let box: [Int]
    private let ascent: Int
    private let descent: Int
    private let capHeight: Int
    private let italicAngle: Int

    init(_ program: FontProgram) {
        let (head, lines) = (FontTable("head", of: program.face), FontTable("hhea", of: program.face))
        let (windows, printing) = (FontTable("OS/2", of: program.face), FontTable("post", of: program.face))
        let units = Double(max(head.uint16(at: 18), 16))
        func scaled(_ value: Int) -> Double { 1000 * Double(value) / units }
        let lowest = [36, 38].map { Int(scaled(head.int16(at: $0)).rounded(.down)) }
        box = lowest + [40, 42].map { Int(scaled(head.int16(at: $0)).rounded(.up)) }
        (ascent, descent) = (Int(scaled(lines.int16(at: 4))), Int(scaled(lines.int16(at: 6))))
        capHeight = windows.uint16(at: 0) >= 2 ? Int(scaled(windows.int16(at: 88))) : ascent
        italicAngle = Int(printing.fixed(at: 4))
    }

    func append(to descriptor: inout DictionaryWriter) {
        descriptor.entry("FontBBox", .array(box.map { .integer($0) }))
        descriptor.entry("ItalicAngle", .integer(italicAngle))
        descriptor.entry("Ascent", .integer(ascent))
        descriptor.entry("Descent", .integer(descent))
        descriptor.entry("CapHeight", .integer(capHeight))
        descriptor.entry("StemV", .integer(80))
    }
}

/// The six letters before the name of a subset (ISO 32000-1, 9.6.4), which depend on its glyphs.
struct SubsetTag {
    let text: String

    /// - Parameter index: the face's place among the document's faces, which may have one name.
    init(_ name: String, _ glyphs: [UInt32], _ index: Int) {
        // FNV-1a
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01B3 }
        for byte in name.utf8 { add(UInt64(byte)) }
        for number in glyphs + [UInt32(index)] { add(UInt64(number)) }
        let letters = (0..<6).map { _ -> UInt8 in
            defer { hash /= 26 }
            return UInt8(ascii: "A") + UInt8(hash % 26)
        }
        text = String(decoding: letters, as: UTF8.self)
    }
}
