import CCairo

/// A face that FreeType has opened for Cairo, in a library of its own, so that threads with faces of their own never
/// meet.
///
/// The faces that Cairo opens itself share one library, and Cairo 1.16 has no lock around opening and closing them:
/// with two threads it crashes, or draws the wrong glyphs.
struct FontFile {
    private let face: FT_Face

    /// A face in memory, which must stay there; nil if it is not a face, or the system has no memory left.
    init?(bytes: UnsafeBufferPointer<UInt8>) {
        self.init { FT_New_Memory_Face($0, bytes.baseAddress, FT_Long(bytes.count), 0, $1) }
    }

    /// The face of a file, by fontconfig's index, which counts faces and their named instances; nil if it cannot be
    /// opened.
    init?(path: String, index: Int) {
        self.init { FT_New_Face($0, path, FT_Long(index), $1) }
    }

    private init?(_ open: (FT_Library, UnsafeMutablePointer<FT_Face?>) -> FT_Error) {
        var library: FT_Library?
        var face: FT_Face?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        guard open(library, &face) == 0, let face else {
            FT_Done_FreeType(library)
            return nil
        }
        self.face = face
    }

    /// Cairo's face for it, without hinting. The file is closed when Cairo releases it, which may be after its last
    /// user.
    func drawing() -> OpaquePointer {
        closing(cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING)))
    }

    /// The same with the settings of a font's pattern, including the variations of a variable font.
    func drawing(_ pattern: OpaquePointer, _ options: OpaquePointer) -> OpaquePointer {
        let pattern = FcPatternDuplicate(pattern)!
        defer { FcPatternDestroy(pattern) }
        FcPatternAddFTFace(pattern, FC_FT_FACE, face)
        cairo_ft_font_options_substitute(options, pattern)
        return closing(cairo_ft_font_face_create_for_pattern(pattern))
    }

    /// The face's description of itself, with `name` as its file name.
    func description(named name: String) -> AvailableFace {
        let pattern = FcFreeTypeQueryFace(face, name, 0, nil)!
        defer { FcPatternDestroy(pattern) }
        return AvailableFace(pattern)
    }

    /// The identifier (CID) of a glyph; nil unless the face's glyphs are known by one.
    func characterIdentifier(of glyph: UInt32) -> UInt32? {
        var isKeyed: FT_Bool = 0
        guard FT_Get_CID_Is_Internally_CID_Keyed(face, &isKeyed) == 0, isKeyed != 0 else { return nil }
        var identifier: FT_UInt = 0
        return FT_Get_CID_From_Glyph_Index(face, glyph, &identifier) == 0 ? identifier : nil
    }

    private func closing(_ drawing: OpaquePointer) -> OpaquePointer {
        cairo_font_face_set_user_data(drawing, FontFile.key, face) { FontFile.close($0) }
        return drawing
    }

    private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    private static func close(_ face: UnsafeMutableRawPointer?) {
        guard let face = face?.assumingMemoryBound(to: FT_FaceRec.self) else { return }
        let library = face.pointee.glyph.pointee.library
        FT_Done_Face(face)
        FT_Done_FreeType(library)
    }
}
