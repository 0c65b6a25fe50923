import CGLib

/// A name that is unique in the world and always the same for the same words (RFC 9562, 5.5: a UUID of version 5).
///
/// It does not reveal the words, which may be those of a clinic's records.
struct NamedUUID: CustomStringConvertible {
    /// `1b4e28ba-2fa1-51d2-883f-0016d3cca427`
    let description: String

    /// The namespace of everything that calprint names: b6d7c0c4-5a41-4f0e-9d2f-3f6f0f5a2e71.
    private static let namespace: [UInt8] = [
        0xB6, 0xD7, 0xC0, 0xC4, 0x5A, 0x41, 0x4F, 0x0E, 0x9D, 0x2F, 0x3F, 0x6F, 0x0F, 0x5A, 0x2E, 0x71,
    ]

    /// Creates the name of these words, in this order. No word has a line feed.
    init(_ words: [String]) {
        let bytes = NamedUUID.namespace + Array(words.joined(separator: "\n").utf8)
        let text = g_compute_checksum_for_data(G_CHECKSUM_SHA1, bytes, gsize(bytes.count))!
        defer { g_free(text) }
        var digits = Array(String(cString: text).prefix(32))
        digits[12] = "5"
        let variant = (digits[16].hexDigitValue ?? 0) & 0x3 | 0x8
        digits[16] = Character(String(variant, radix: 16))
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
        description = parts.joined(separator: "-")
    }

    /// Returns true if a record's name begins with a UUID, so that no other record in the world has it.
    static func begins(_ name: String) -> Bool {
        let head = Array(name.utf8.prefix(36))
        return head.count == 36
            && head.enumerated().allSatisfy { index, byte in
                [8, 13, 18, 23].contains(index) ? byte == 0x2D : Character(Unicode.Scalar(byte)).isHexDigit
            }
    }
}
