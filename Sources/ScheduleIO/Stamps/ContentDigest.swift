import CGLib

/// The SHA-256 of some bytes.
package enum ContentDigest {
    /// Returns 64 hexadecimal digits.
    package static func of(_ bytes: [UInt8]) -> String {
        let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))!
        defer { g_free(text) }
        return String(cString: text)
    }
}
