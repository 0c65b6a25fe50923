import CGLib

/// A PDF to print.
public struct PrintDocument: Sendable {
    /// The file's bytes.
    public let bytes: [UInt8]

    private let knownPageSize: PageSize?

    /// A file; nil if it is not a PDF.
    ///
    /// - Parameter pageSize: the size of its pages if the caller knows it, otherwise it is looked up when asked for.
    public init?(_ bytes: [UInt8], pageSize: PageSize? = nil) {
        // Readers look for the header in the first kilobyte (ISO 32000-1, annex H.3.4.1).
        guard PDFScanner(Array(bytes.prefix(1024))).contains("%PDF-") else { return nil }
        (self.bytes, knownPageSize) = (bytes, pageSize)
    }

    /// The SHA-256 of the file, in 64 hexadecimal digits.
    public var digest: String {
        let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))!
        defer { g_free(text) }
        return String(cString: text)
    }

    /// The size of its pages; nil if they differ or the size cannot be found.
    public var pageSize: PageSize? { knownPageSize ?? scannedPageSize }

    private var scannedPageSize: PageSize? {
        let scanner = PDFScanner(bytes)
        let sizes = Set(([scanner] + scanner.objectStreams.map(PDFScanner.init)).flatMap(\.mediaBoxes))
        return sizes.count == 1 ? sizes.first : nil
    }
}
