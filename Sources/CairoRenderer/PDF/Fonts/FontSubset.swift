import CCairo
import CSubset
import RuntimeLibraries

/// Some glyphs of a face as a font program of its own, made by HarfBuzz's subsetter.
///
/// It has the outlines and the advances; a PDF needs nothing else (ISO 32000-1, 9.9). A variable face is fixed at its
/// place on each axis.
final class FontSubset {
    /// The subset as HarfBuzz's face.
    private let face: OpaquePointer
    private let plan: OpaquePointer
    private let functions: csubset_functions

    /// Returns nil if the face is damaged, or memory is short. Throws ``RenderError/notInstalled(_:)``.
    init?(of program: FontProgram, glyphs: some Sequence<UInt32>) throws(RenderError) {
        let functions = try Subsetter.functions()
        guard let input = functions.hb_subset_input_create_or_fail() else { return nil }
        defer { functions.hb_subset_input_destroy(input) }
        let outlines = FontSubset.outlines(of: program)
        defer { hb_face_destroy(outlines) }
        FontSubset.choose(glyphs, of: program, outlines, input, functions)
        guard let plan = functions.hb_subset_plan_create_or_fail(outlines, input) else { return nil }
        guard let face = functions.hb_subset_plan_execute_or_fail(plan) else {
            functions.hb_subset_plan_destroy(plan)
            return nil
        }
        (self.functions, self.plan, self.face) = (functions, plan, face)
    }

    deinit {
        hb_face_destroy(face)
        functions.hb_subset_plan_destroy(plan)
    }

    /// The face with nothing but outlines and metrics: HarfBuzz would go through each of its characters, and look for
    /// the glyphs that rules of writing may put in the place of others.
    private static func outlines(of program: FontProgram) -> OpaquePointer? {
        let face = hb_face_builder_create()
        for tag in needed + ["CFF "] + variable { copy(tag, of: program.face, to: face) }
        return face
    }

    /// The tables of a variable face that change its outlines and advances.
    private static let variable = ["avar", "fvar", "gvar", "HVAR", "MVAR"]

    private static func choose(
        _ glyphs: some Sequence<UInt32>, of program: FontProgram, _ outlines: OpaquePointer?, _ input: OpaquePointer,
        _ functions: csubset_functions
    ) {
        let flags = HB_SUBSET_FLAGS_NOTDEF_OUTLINE.rawValue | HB_SUBSET_FLAGS_NO_HINTING.rawValue
        functions.hb_subset_input_set_flags(input, flags)
        let set = functions.hb_subset_input_glyph_set(input)
        for glyph in glyphs { hb_set_add(set, glyph) }
        for axis in program.axes {
            _ = functions.hb_subset_input_pin_axis_location(input, outlines, axis.tag, axis.value)
        }
    }

    /// The number in the subset of a glyph of the face.
    func number(of glyph: UInt32) -> UInt32 {
        hb_map_get(functions.hb_subset_plan_old_to_new_glyph_mapping(plan), glyph)
    }

    // MARK: Programs

    /// The table of cubic curves alone (FontFile3, CIDFontType0C).
    var compactProgram: FontTable { FontTable("CFF ", of: face) }

    /// The whole file (FontFile2), with a map of one-byte codes to the subset's glyphs.
    func program(mapping codes: [UInt16: UInt32]) -> FontTable {
        let builder = hb_face_builder_create()
        defer { hb_face_destroy(builder) }
        for tag in FontSubset.needed { FontSubset.copy(tag, of: face, to: builder) }
        if !codes.isEmpty { FontSubset.add(ByteCodeMap(codes).bytes, as: "cmap", to: builder) }
        return FontTable(owning: hb_face_reference_blob(builder))
    }

    /// The tables that outlines of quadratic curves need (ISO 32000-1, 9.9).
    private static let needed = ["glyf", "head", "hhea", "hmtx", "loca", "maxp"]

    private static func copy(_ name: String, of face: OpaquePointer, to builder: OpaquePointer?) {
        let tag = hb_tag_from_string(name, -1)
        let table = hb_face_reference_table(face, tag)
        if hb_blob_get_length(table) > 0 { hb_face_builder_add_table(builder, tag, table) }
        hb_blob_destroy(table)
    }

    private static func add(_ bytes: [UInt8], as tag: String, to builder: OpaquePointer?) {
        let blob = bytes.withUnsafeBytes {
            hb_blob_create(
                $0.bindMemory(to: CChar.self).baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        hb_face_builder_add_table(builder, hb_tag_from_string(tag, -1), blob)
        hb_blob_destroy(blob)
    }

    // MARK: Soundness

    /// Returns true if glyphs have the outlines and the advances that the face gives them. HarfBuzz reads damaged
    /// outlines as empty, and letters would be missing on paper.
    func draws(_ glyphs: some Sequence<UInt32>, like program: FontProgram) -> Bool {
        let (copy, outlines) = (FontProgram(face), GlyphLocations(program))
        return glyphs.allSatisfy { glyph in
            guard outlines.have(glyph) else { return false }
            let number = number(of: glyph)
            let edges = zip(copy.box(of: number), program.box(of: glyph))
            let isNear = edges.allSatisfy { abs($0 - $1) <= FontSubset.tolerance }
            return isNear && abs(copy.advance(of: number) - program.advance(of: glyph)) < 0.001
        }
    }

    /// In 1/65536 em: a unit of a face with 1000 of them to the em, to which a variable face's outlines are rounded.
    private static let tolerance = 66
}

/// The places of a face's outlines in its file (OpenType, `loca`).
struct GlyphLocations {
    private let table: FontTable
    private let isLong: Bool
    private let end: Int
    private let isAsked: Bool

    init(_ program: FontProgram) {
        isAsked = program.outlines == .trueType
        (table, end) = (FontTable("loca", of: program.face), FontTable("glyf", of: program.face).count)
        isLong = FontTable("head", of: program.face).uint16(at: 50) != 0
    }

    /// True if the outline of a glyph is in the file; true for faces whose outlines are elsewhere.
    func have(_ glyph: UInt32) -> Bool {
        guard isAsked else { return true }
        let next = Int(glyph) + 1
        guard (next + 1) * (isLong ? 4 : 2) <= table.count else { return false }
        return place(next - 1) <= place(next) && place(next) <= end
    }

    private func place(_ index: Int) -> Int {
        isLong ? table.uint16(at: 4 * index) << 16 | table.uint16(at: 4 * index + 2) : 2 * table.uint16(at: 2 * index)
    }
}

/// A `cmap` table that maps codes of one byte to glyphs: Macintosh Roman, as a symbolic font has it (ISO 32000-1,
/// 9.6.6.4), trimmed (OpenType, `cmap` format 6).
struct ByteCodeMap {
    private(set) var bytes: [UInt8] = []

    init(_ glyphs: [UInt16: UInt32]) {
        let (first, last) = (glyphs.keys.min() ?? 0, glyphs.keys.max() ?? 0)
        let count = Int(last - first) + 1
        // Version, count of maps; platform, encoding, where the map begins.
        for number in [0, 1, 1, 0] { bytes.append(bigEndian: number, bytes: 2) }
        bytes.append(bigEndian: 12, bytes: 4)
        // Format, length, language, first code, count of codes.
        for number in [6, 10 + 2 * count, 0, Int(first), count] { bytes.append(bigEndian: number, bytes: 2) }
        for code in first...last { bytes.append(bigEndian: Int(glyphs[code] ?? 0), bytes: 2) }
    }
}

/// HarfBuzz's subsetter, loaded when the first PDF embeds its fonts.
enum Subsetter {
    private static let loaded = Result { () throws(MissingLibrary) in
        try RuntimeLibrary("HarfBuzz's subsetter", package: "libharfbuzz-subset0", purpose: "a PDF with its fonts")
            .load(csubset_load)
    }

    /// Its functions. Throws ``RenderError/notInstalled(_:)``.
    static func functions() throws(RenderError) -> csubset_functions { try loaded.functions() }
}
