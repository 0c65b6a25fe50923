import CalendarLayout
import CCairo

/// The shaped words of one face.
final class WordCache {
    let face: FontFace
    private let library: FontLibrary
    private let plain: PlainShaping
    // Nothing is called while one of these changes. So no access has to be checked.
    /// Nearly every second word is a single space.
    @exclusivity(unchecked) private var space: ShapedText?
    @exclusivity(unchecked) private var short = RecurringWords<PackedWord>()
    private var long = RecurringWords<String>()
    /// Texts without letters, in a library of a language that runs from right to left.
    private var neutral = RecurringWords<String>()

    init(_ face: FontFace, _ library: FontLibrary) {
        (self.face, self.library) = (face, library)
        plain = PlainShaping(face, library)
    }

    /// The word's shaped text; calls `onNew` if the word is new.
    ///
    /// Throws what ``FontLibrary/pangoFonts()`` throws if the word is not plain.
    func word(
        _ bytes: UnsafeBufferPointer<UInt8>, onNew: (ShapedText) -> Void
    ) throws(RenderError) -> ShapedText {
        let isSpace = bytes.count == 1 && bytes[0] == UInt8(ascii: " ")
        if isSpace, let space { return space }
        let key = PackedWord(bytes)
        if let key, let known = short[key] { return known }
        let text = String(decoding: bytes, as: UTF8.self)
        if key == nil, let known = long[text] { return known }
        let shaped = try shaped(bytes, text)
        if isSpace { space = shaped }
        if let key { short[key] = shaped } else { long[text] = shaped }
        onNew(shaped)
        return shaped
    }

    /// The shaped text of digits and punctuation alone, which runs as the library's language does; calls `onNew` if it
    /// is new.
    func neutral(
        _ bytes: UnsafeBufferPointer<UInt8>, onNew: (ShapedText) -> Void
    ) throws(RenderError) -> ShapedText {
        let text = String(decoding: bytes, as: UTF8.self)
        if let known = neutral[text] { return known }
        let shaped = try shapedByPango(text)
        neutral[text] = shaped
        onNew(shaped)
        return shaped
    }

    private func shaped(_ bytes: UnsafeBufferPointer<UInt8>, _ text: String) throws(RenderError) -> ShapedText {
        if let shaped = plain.shaped(bytes, text: text) { return shaped }
        return try shapedByPango(text)
    }

    private func shapedByPango(_ text: String) throws(RenderError) -> ShapedText {
        var shaping = try PangoShaping(text: text, face: face, library: library)
        return try shaping.shaped()
    }
}

/// Shaped words by their keys. When there are too many, such as the numbers of thousands of pages, it forgets all, so
/// that memory does not grow with the document.
private struct RecurringWords<Key: Hashable> {
    private var words: [Key: ShapedText] = [:]
    /// More than ten years of a clinic have.
    private static var capacity: Int { 2048 }

    subscript(key: Key) -> ShapedText? {
        get { words[key] }
        set {
            if words.count == RecurringWords.capacity { words.removeAll(keepingCapacity: true) }
            words[key] = newValue
        }
    }
}

/// Up to 15 bytes of UTF-8 and their count in two machine words, which covers most words of a schedule without a
/// String.
private struct PackedWord: Hashable {
    private let low: UInt64
    private let high: UInt64

    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count < 16 else { return nil }
        var (low, high) = (UInt64(0), UInt64(bytes.count))
        for byte in bytes.prefix(8) { low = low << 8 | UInt64(byte) }
        for byte in bytes.dropFirst(8) { high = high << 8 | UInt64(byte) }
        (self.low, self.high) = (low, high)
    }
}

/// Shapes plain words of one face with HarfBuzz as Pango would, without looking up scripts, fonts and rules for each
/// word; a test compares the two.
final class PlainShaping {
    let face: FontFace
    private let bundled: BundledFace
    private let index: Int
    private let plan: OpaquePointer
    private let buffer: OpaquePointer
    private var properties = hb_segment_properties_t()
    private var features = PlainShaping.unneeded.map {
        hb_feature_t(tag: hb_tag_from_string($0, -1), value: 0, start: 0, end: .max)
    }

    /// Features that plain characters never need: those of marks.
    private static let unneeded = ["ccmp", "mark", "mkmk"]

    init(_ face: FontFace, _ library: FontLibrary) {
        (self.face, bundled, index) = (face, library.bundledFace(face), library.index(of: face))
        properties.direction = HB_DIRECTION_LTR
        properties.script = HB_SCRIPT_LATIN
        properties.language = hb_language_from_string(library.language, -1)
        plan = hb_shape_plan_create_cached(
            hb_font_get_face(bundled.shaping), &properties, &features, UInt32(features.count), nil)
        buffer = hb_buffer_create()
    }

    deinit {
        hb_buffer_destroy(buffer)
        hb_shape_plan_destroy(plan)
    }

    /// Returns nil if the word is not plain, or has a character that the face lacks or draws with several glyphs.
    func shaped(_ bytes: UnsafeBufferPointer<UInt8>, text: String) -> ShapedText? {
        guard PlainShaping.isPlain(bytes) else { return nil }
        fill(with: bytes)
        guard hb_shape_plan_execute(plan, bundled.shaping, buffer, &features, UInt32(features.count)) != 0 else {
            return nil
        }
        return shapedText(text)
    }

    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        while offset < bytes.count {
            guard let length = plainLength(at: offset, in: bytes) else { return false }
            offset += length
        }
        return true
    }

    /// The number of bytes of the character at an offset; nil unless it is printed ASCII, ¼, ½, ¾, a letter of U+00C0
    /// to U+023F, –, —, ’ or ….
    private static func plainLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        switch bytes[offset] {
        case 0x20..<0x7F: return 1
        case 0xC2: return (0xBC...0xBE).contains(bytes[offset + 1]) ? 2 : nil
        // × and ÷ are no letters.
        case 0xC3: return bytes[offset + 1] == 0x97 || bytes[offset + 1] == 0xB7 ? nil : 2
        case 0xC4...0xC8: return 2
        case 0xE2 where bytes[offset + 1] == 0x80:
            return [0x93, 0x94, 0x99, 0xA6].contains(bytes[offset + 2]) ? 3 : nil
        default: return nil
        }
    }

    private func fill(with bytes: UnsafeBufferPointer<UInt8>) {
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_segment_properties(buffer, &properties)
        bytes.withMemoryRebound(to: CChar.self) {
            hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
    }

    /// Returns nil unless every character is one glyph at the pen's position.
    private func shapedText(_ text: String) -> ShapedText? {
        let count = Int(hb_buffer_get_length(buffer))
        guard count == text.unicodeScalars.count, let infos = hb_buffer_get_glyph_infos(buffer, nil),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return nil }
        var built = ShapedTextBuilder(text: text, face: face)
        for index in 0..<count {
            let (info, position) = (infos[index], positions[index])
            guard info.codepoint != 0, position.x_offset == 0, position.y_offset == 0 else { return nil }
            built.beginCluster(utf8Offset: Int(info.cluster), level: 0)
            built.append(glyph: info.codepoint, font: self.index, x: 0, y: 0)
            built.advance(by: Int(position.x_advance))
        }
        return built.shapedText
    }
}
