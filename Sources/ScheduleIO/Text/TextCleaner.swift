import CGLib

/// Makes a printable line from an input's scalars: NFC, trimmed, without control characters.
///
/// Runs of LF, CR and TAB (and U+2028, U+2029) become one space; direction controls are removed.
struct TextCleaner {
    private var bytes: [UInt8] = []
    private var needsNormalization = false
    private var isAfterBreak = false
    /// The length of ``bytes`` up to the last scalar that is not white space.
    private var trimmedCount = 0

    /// A problem with a scalar.
    enum Problem {
        /// Not allowed (general category Cc); left out.
        case control
        /// Would change the order of the text around it; left out.
        case directionControl
    }

    mutating func append(_ scalar: Unicode.Scalar) -> Problem? {
        switch scalar.value {
        case 0x0A, 0x0D, 0x09, 0x2028, 0x2029:
            appendSpace(isBreak: true)
        case 0...0x1F, 0x7F...0x9F:
            return .control
        case _ where scalar.isDirectionControl:
            return .directionControl
        case 0x20:
            appendSpace(isBreak: false)
        case 0x21...0x7E:
            bytes.append(UInt8(scalar.value))
            (trimmedCount, isAfterBreak) = (bytes.count, false)
        default:
            appendWide(scalar)
        }
        return nil
    }

    /// Appends printable ASCII characters (0x20 to 0x7E), like ``append(_:)`` for each of them.
    mutating func append(ascii: UnsafeBufferPointer<UInt8>) {
        guard let last = ascii.last else { return }
        let kept = bytes.isEmpty ? ascii.drop { $0 == 0x20 } : ascii[...]
        bytes.append(contentsOf: kept)
        isAfterBreak = false
        guard last == 0x20 else {
            trimmedCount = bytes.count
            return
        }
        if let end = kept.lastIndex(where: { $0 != 0x20 }) { trimmedCount = bytes.count - (kept.endIndex - end - 1) }
    }

    private mutating func appendSpace(isBreak: Bool) {
        defer { isAfterBreak = isBreak }
        guard !bytes.isEmpty, !(isBreak && isAfterBreak) else { return }
        bytes.append(0x20)
    }

    private mutating func appendWide(_ scalar: Unicode.Scalar) {
        isAfterBreak = false
        let isSpace = !scalar.isLatinSign && scalar.properties.isWhitespace
        if isSpace && bytes.isEmpty { return }
        bytes.append(contentsOf: UTF8.encode(scalar)!)
        needsNormalization = needsNormalization || !scalar.isInertInNFC
        if !isSpace { trimmedCount = bytes.count }
    }

    /// Returns the text so far, trimmed and normalized.
    consuming func text() -> String {
        let trimmed = bytes[..<trimmedCount]
        guard needsNormalization else { return String(decoding: trimmed, as: UTF8.self) }
        return trimmed.withUnsafeBytes(NormalizationFormC.text)
    }
}

extension Unicode.Scalar {
    /// True for U+00A1 to U+02FF, none of which is white space. Covers most text without a table.
    fileprivate var isLatinSign: Bool { (0xA1..<0x300).contains(value) }

    /// True if NFC always leaves this scalar alone: those below the combining marks, and the dashes and quotation marks
    /// of General Punctuation. False for many others that are inert too.
    fileprivate var isInertInNFC: Bool {
        value < 0x300 || (0x2010...0x2027).contains(value)
    }
}

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
