import CGLib

/// NFC (Unicode Standard Annex 15), of texts of any length.
///
/// GLib moves the rest of a text for every pair that it composes, so a long text is normalized in pieces.
enum NormalizationFormC {
    /// No text that is read is longer; a longer one is refused or cut.
    private static let pieceSize = 8192

    /// Returns the text in NFC; `utf8` must be valid.
    static func text(_ utf8: UnsafeRawBufferPointer) -> String {
        guard utf8.count > pieceSize else { return piece(utf8) }
        var (text, start, end) = ("", 0, 0)
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
            if end - start >= pieceSize, scalar.composesWithNothingBefore {
                text += piece(UnsafeRawBufferPointer(rebasing: utf8[start..<end]))
                start = end
            }
            end += UTF8.width(scalar)
        }
        return text + piece(UnsafeRawBufferPointer(rebasing: utf8[start...]))
    }

    private static func piece(_ utf8: UnsafeRawBufferPointer) -> String {
        let start = utf8.bindMemory(to: CChar.self).baseAddress
        guard let composed = g_utf8_normalize(start, utf8.count, G_NORMALIZE_NFC) else {
            return String(decoding: utf8, as: UTF8.self)
        }
        defer { g_free(composed) }
        return String(cString: composed)
    }
}

extension Unicode.Scalar {
    /// False for marks and for the vowels and final consonants of Hangul; a piece may begin with a few others, too.
    fileprivate var composesWithNothingBefore: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: false
        default: !(0x1160...0x11FF).contains(value)
        }
    }
}
