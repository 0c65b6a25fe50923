import CCairo
import CalendarLayout

/// A face as HarfBuzz reads it: its glyphs, their advances, and the tables of its file.
final class FontProgram {
    /// HarfBuzz's font, with ``/CalendarLayout/Advance/unitsPerEm`` units to the em.
    let font: OpaquePointer

    /// HarfBuzz's face.
    var face: OpaquePointer { hb_font_get_face(font) }

    /// A face in memory, which must stay there.
    convenience init(bytes: UnsafeBufferPointer<UInt8>) {
        let start = UnsafeRawPointer(bytes.baseAddress!).assumingMemoryBound(to: CChar.self)
        self.init(hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil), index: 0)
    }

    /// The face of a file; nil if the file cannot be read.
    ///
    /// - Parameters:
    ///   - index: fontconfig's index, which counts faces, and in its upper half the named instances of a variable font.
    ///   - variations: places on the axes of a variable font, as fontconfig writes them: `wght=700,wdth=75`.
    convenience init?(path: String, index: Int, variations: String) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        self.init(blob, index: index & 0xFFFF)
        let instance = index >> 16 & 0x7FFF
        if instance > 0 { hb_font_set_var_named_instance(font, UInt32(instance - 1)) }
        let settings = variations.split(separator: ",").compactMap { FontProgram.variation(String($0)) }
        if !settings.isEmpty { hb_font_set_variations(font, settings, UInt32(settings.count)) }
    }

    private convenience init(_ blob: OpaquePointer?, index: Int) {
        let face = hb_face_create(blob, UInt32(index))
        self.init(face)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
    }

    /// HarfBuzz's face, which the program keeps.
    init(_ face: OpaquePointer?) {
        font = hb_font_create(face)!
        hb_font_set_scale(font, Int32(Advance.unitsPerEm), Int32(Advance.unitsPerEm))
    }

    deinit { hb_font_destroy(font) }

    private static func variation(_ text: String) -> hb_variation_t? {
        var variation = hb_variation_t()
        return hb_variation_from_string(text, -1, &variation) != 0 ? variation : nil
    }

    // MARK: Glyphs

    /// The glyph of a character, if nothing is near it; nil if it has none.
    func glyph(of scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// A glyph's advance in em, without kerning: a whole number of the face's own units.
    func advance(of glyph: UInt32) -> Double {
        let share = Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(Advance.unitsPerEm)
        return (share * units).rounded() / units
    }

    /// The face's own units in an em: 1000, 2048.
    private(set) lazy var units = Double(hb_face_get_upem(face))

    /// The box around a glyph's outline, in 1/65536 em: left, top, width and height; all zero if it has no ink.
    func box(of glyph: UInt32) -> [Int] {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return [0, 0, 0, 0] }
        return [extents.x_bearing, extents.y_bearing, extents.width, extents.height].map(Int.init)
    }

    /// The letter of ISO 8859-1 that a glyph of a text is made for; nil if there is none.
    func latinLetter(of glyph: UInt32, in text: String) -> Unicode.Scalar? {
        let scalars = text.unicodeScalars
        let only = scalars.count == 1 ? scalars.first : nil
        if let letter = only, letter.isLatin, self.glyph(of: letter) == glyph { return letter }
        return latinLetters[glyph]
    }

    private lazy var latinLetters: [UInt32: Unicode.Scalar] = {
        let pairs = FontProgram.latin.compactMap { letter in glyph(of: letter).map { ($0, letter) } }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static let latin = (0...0xFF).compactMap { (value: UInt32) in Unicode.Scalar(value) }.filter(\.isLatin)

    // MARK: Tables

    /// The kinds of outlines.
    enum Outlines {
        /// `glyf`, quadratic curves.
        case trueType
        /// `CFF `, cubic curves.
        case compact
        /// Neither: pictures, or outlines that no PDF can have.
        case other
    }

    private(set) lazy var outlines: Outlines =
        FontTable("glyf", of: face).count > 0 ? .trueType : FontTable("CFF ", of: face).count > 0 ? .compact : .other

    /// True if the file forbids embedding, or allows it only whole or as pictures (OpenType, `OS/2`, fsType). Of
    /// several rights, the widest applies.
    var restrictsEmbedding: Bool {
        let rights = FontTable("OS/2", of: face).uint16(at: 8)
        return rights & 0xF == 0x2 || rights & 0x300 != 0
    }

    /// The name for programs: `Roboto-Bold`; empty if the face has none.
    var postScriptName: String {
        var (bytes, count) = ([CChar](repeating: 0, count: 128), UInt32(128))
        hb_ot_name_get_utf8(face, hb_ot_name_id_t(6), nil, &count, &bytes)
        return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The face's place on each of its axes, by the axis's tag; empty unless it is variable.
    var axes: [(tag: hb_tag_t, value: Float)] {
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: .init(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        var places: UInt32 = 0
        let values = hb_font_get_var_coords_design(font, &places)
        return infos.prefix(Int(count)).enumerated().map { index, axis in
            (axis.tag, index < places ? values?[index] ?? axis.default_value : axis.default_value)
        }
    }
}

extension Unicode.Scalar {
    /// True for a printed character of ISO 8859-1, but for the space and the hyphen that do not break: these may share
    /// a glyph with those that do.
    fileprivate var isLatin: Bool {
        switch value {
        case 0x20...0x7E, 0xA1...0xAC, 0xAE...0xFF: true
        default: false
        }
    }
}

/// A table of a font's file: numbers with the highest byte first (OpenType, "Data Types"). Beyond its end everything is
/// 0.
final class FontTable {
    private let blob: OpaquePointer?
    private let bytes: UnsafeRawBufferPointer

    /// The table with a tag of four characters; empty if the face has none.
    convenience init(_ tag: String, of face: OpaquePointer) {
        self.init(owning: hb_face_reference_table(face, hb_tag_from_string(tag, -1)))
    }

    /// The bytes of a blob, which the table releases.
    init(owning blob: OpaquePointer?) {
        var count: UInt32 = 0
        let start = hb_blob_get_data(blob, &count)
        (self.blob, bytes) = (blob, UnsafeRawBufferPointer(start: start, count: Int(count)))
    }

    deinit { hb_blob_destroy(blob) }

    var count: Int { bytes.count }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result { try body(bytes) }

    func uint16(at offset: Int) -> Int {
        offset + 2 <= bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : 0
    }

    func int16(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: uint16(at: offset))) }

    /// A number of 16 bits before the binary point and 16 behind it.
    func fixed(at offset: Int) -> Double { Double(int16(at: offset)) + Double(uint16(at: offset + 2)) / 65_536 }
}
