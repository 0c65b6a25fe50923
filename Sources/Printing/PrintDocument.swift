import CGLib

/// A PDF to print.
public struct PrintDocument: Sendable {
    /// The file's bytes.
    public let bytes: [UInt8]

    /// The sizes of its pages, as far as they can be found.
    private let pageSizes: Set<PageSize>

    /// A file; nil if it is not a PDF.
    ///
    /// - Parameter pageSize: the size of its pages if the caller knows it, otherwise it is looked up.
    public init?(_ bytes: [UInt8], pageSize: PageSize? = nil) {
        // Readers look for the header in the first kilobyte (ISO 32000-1, annex H.3.4.1).
        guard PDFScanner(Array(bytes.prefix(1024))).contains("%PDF-") else { return nil }
        self.bytes = bytes
        pageSizes = pageSize.map { [$0] } ?? PDFScanner(bytes).pageSizes
    }

    /// The SHA-256 of the file, in 64 hexadecimal digits.
    public var digest: String {
        let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))!
        defer { g_free(text) }
        return String(cString: text)
    }

    /// The size of its pages; nil if they differ or the size cannot be found.
    public var pageSize: PageSize? { pageSizes.count == 1 ? pageSizes.first : nil }

    /// True if a page has a size that no paper has.
    public var hasAbsurdPage: Bool { !pageSizes.allSatisfy(\.isOfPaper) }
}
