import CGLib

/// Percent-encoding of values in addresses (RFC 3986, 2.1).
package enum PercentCoding {
    /// Returns the text with every byte encoded that is neither unreserved nor one of some ASCII characters.
    package static func encoded(_ text: String, keeping others: String? = nil) -> String {
        let encoded = g_uri_escape_string(text, others, 0)!
        defer { g_free(encoded) }
        return String(cString: encoded)
    }

    /// Returns the text that an encoded one means; nil if a percent sign has no two digits behind it.
    package static func decoded(_ text: Substring) -> String? {
        guard let decoded = g_uri_unescape_string(String(text), nil) else { return nil }
        defer { g_free(decoded) }
        return String(validatingCString: decoded)
    }
}
