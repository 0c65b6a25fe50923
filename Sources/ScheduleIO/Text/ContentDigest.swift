import CGLib

/// A digest of some bytes.
package enum ContentDigest {
    /// Returns the SHA-256 as 64 hexadecimal digits, or another digest.
    package static func of(_ bytes: [UInt8], _ kind: GChecksumType = G_CHECKSUM_SHA256) -> String {
        let text = g_compute_checksum_for_data(kind, bytes, gsize(bytes.count))!
        defer { g_free(text) }
        return String(cString: text)
    }
}
