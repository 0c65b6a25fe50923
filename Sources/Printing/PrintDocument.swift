import CGLib

/// A PDF that is to be printed.
public struct PrintDocument: Sendable {
    /// The file as it is sent.
    public let bytes: [UInt8]

    /// Nil for what is no PDF.
    public init?(_ bytes: [UInt8]) {
        // Readers look for the header in the first kilobyte (ISO 32000-1, annex H.3.4.1).
        guard PDFScanner(Array(bytes.prefix(1024))).contains("%PDF-") else { return nil }
        self.bytes = bytes
    }

    /// What stands for its content: the SHA-256, 64 hexadecimal digits.
    public var digest: String {
        let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))!
        defer { g_free(text) }
        return String(cString: text)
    }

    /// The size of its pages, turned upright; nil where they differ, or where it cannot be told.
    public var pageSize: PageSize? {
        let scanner = PDFScanner(bytes)
        let sizes = Set(([scanner] + scanner.objectStreams.map(PDFScanner.init)).flatMap(\.mediaBoxes))
        return sizes.count == 1 ? sizes.first : nil
    }
}

/// The width and height of a page in points, upright: the width is the smaller one.
public struct PageSize: Hashable, Sendable {
    /// The shorter side.
    public let width: Double
    /// The longer side.
    public let height: Double

    /// From the two sides of a page, in points, in any order.
    public init(_ side: Double, _ other: Double) {
        (width, height) = (min(side, other), max(side, other))
    }
}
