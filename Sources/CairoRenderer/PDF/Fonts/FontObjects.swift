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
            try bytes.withBytes { try file.write(number, entries: "/Length1 \($0.count)", packing: $0) }
        case .compact, .other:
            try subset.compactProgram.withBytes {
                try file.write(number, entries: "/Subtype/CIDFontType0C", packing: $0)
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
        try file.write(descriptor) { bytes in
            bytes.append("<</Type/FontDescriptor/FontName" as StaticString)
            bytes.append(name: name)
            bytes.append("/Flags 4" as StaticString)
            metrics.append(to: &bytes)
            bytes.append(program.outlines == .trueType ? "/FontFile2 " : "/FontFile3 ")
            bytes.append(reference: number)
            bytes.append(">>" as StaticString)
        }
        return descriptor
    }

    // MARK: Fonts

    /// A font with codes of one byte, which the program's own map leads to glyphs.
    private func writeSimple(_ font: CodedFont, _ number: Int, _ descriptor: Int) throws {
        let texts = try writeTexts(of: font)
        let glyphs = Dictionary(uniqueKeysWithValues: font.entries.map { ($0.code, $0.glyph) })
        let codes = (glyphs.keys.min() ?? 0)...(glyphs.keys.max() ?? 0)
        try file.write(number) { bytes in
            bytes.append("<</Type/Font/Subtype/TrueType/BaseFont" as StaticString)
            bytes.append(name: name)
            bytes.append("/FirstChar \(codes.lowerBound)/LastChar \(codes.upperBound)/Widths")
            bytes.append(numbers: codes.map { glyphs[$0].map(width) ?? 0 })
            bytes.append("/FontDescriptor \(descriptor) 0 R/ToUnicode \(texts) 0 R>>")
        }
    }

    /// A font with codes of two bytes, which a custom map leads to glyphs.
    private func writeComposite(_ font: CodedFont, _ number: Int, _ descriptor: Int) throws {
        let (texts, encoding) = (try writeTexts(of: font), try writeEncoding(of: font))
        let descendant = try writeDescendant(of: font, descriptor)
        try file.write(number) { bytes in
            bytes.append("<</Type/Font/Subtype/Type0/BaseFont" as StaticString)
            bytes.append(name: name)
            bytes.append("/Encoding \(encoding) 0 R/DescendantFonts[\(descendant) 0 R]/ToUnicode \(texts) 0 R>>")
        }
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
        let entries = "/Type/CMap/CMapName/\(CodeMap.name)/CIDSystemInfo\(FontObjects.system)"
        try file.write(number, entries: entries, packing: map.bytes)
        return number
    }

    private func writeDescendant(of font: CodedFont, _ descriptor: Int) throws -> Int {
        let number = file.allocate()
        let pairs = font.entries.map { (identifier($0.glyph), $0.glyph) }
        let glyphs = Dictionary(pairs) { first, _ in first }.sorted { $0.key < $1.key }
        try file.write(number) { bytes in
            bytes.append("<</Type/Font/Subtype/" as StaticString)
            bytes.append(
                program.outlines == .trueType ? "CIDFontType2/CIDToGIDMap/Identity/BaseFont" : "CIDFontType0/BaseFont")
            bytes.append(name: name)
            bytes.append("/CIDSystemInfo\(FontObjects.system)/FontDescriptor \(descriptor) 0 R/W[")
            for (identifier, glyph) in glyphs where width(of: glyph) != FontObjects.defaultWidth {
                bytes.append(decimal: Int(identifier))
                bytes.append(numbers: [width(of: glyph)])
            }
            bytes.append("]>>" as StaticString)
        }
        return number
    }

    /// The width of a glyph that /W leaves out (ISO 32000-1, table 117); nearly every character of Han has it.
    private static let defaultWidth = 1000

    private static let system = "<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"

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

    func append(to bytes: inout [UInt8]) {
        bytes.append("/FontBBox" as StaticString)
        bytes.append(numbers: box)
        bytes.append("/ItalicAngle \(italicAngle)/Ascent \(ascent)/Descent \(descent)/CapHeight \(capHeight)/StemV 80")
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
