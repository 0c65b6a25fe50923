import CZlib

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

    /// The size of its pages; nil if they differ or the size cannot be found.
    public var pageSize: PageSize? { pageSizes.count == 1 ? pageSizes.first : nil }

    /// True if a page has a size that no paper has.
    public var hasAbsurdPage: Bool { !pageSizes.allSatisfy(\.isOfPaper) }
}

/// Searches a PDF for words without following its references, which is enough to find the size of its pages.
struct PDFScanner {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func contains(_ word: StaticString) -> Bool { !positions(behind: word).isEmpty }

    /// The sizes of all pages and page tree nodes, those in object streams too (ISO 32000-1, 7.5.7).
    ///
    /// Each stream is decompressed once, and all together to 64 MiB at most; sizes beyond that stay unknown.
    var pageSizes: Set<PageSize> {
        var (sizes, room) = (Set(mediaBoxes), PDFScanner.maximumInflation)
        for start in Set(objectStreamStarts).sorted() where room > 0 {
            guard let content = Inflation.inflated(bytes, from: start, limit: room) else { continue }
            room -= content.count
            sizes.formUnion(PDFScanner(content).mediaBoxes)
        }
        return sizes
    }

    private static let maximumInflation = 1 << 26

    /// The sizes of pages and page tree nodes (ISO 32000-1, table 30).
    private var mediaBoxes: [PageSize] {
        positions(behind: "/MediaBox").compactMap { position in
            let numbers = numbers(inArrayAt: position)
            guard numbers.count == 4 else { return nil }
            // Swift reads "nan" and "inf" as numbers, PDF does not.
            guard numbers.allSatisfy(\.isFinite) else { return PageSize(.infinity, .infinity) }
            return PageSize(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
        }
    }

    private var objectStreamStarts: [Int] { positions(behind: "/ObjStm").compactMap(streamStart) }

    /// The start of a stream's data, given a position in its dictionary.
    private func streamStart(_ position: Int) -> Int? {
        let dictionary = Array(bytes[position...].prefix(1024))
        guard let offset = PDFScanner(dictionary).positions(behind: "stream").first else { return nil }
        let start = position + offset
        let lineEnd = bytes[start...].prefix { $0 == 0x0D || $0 == 0x0A }.count
        return start + min(lineEnd, 2)
    }

    /// The end of every occurrence of a word.
    private func positions(behind word: StaticString) -> [Int] {
        let word = word.withUTF8Buffer { Array($0) }
        guard let first = word.first, bytes.count >= word.count else { return [] }
        return bytes.withUnsafeBufferPointer { bytes in
            var found: [Int] = []
            for start in 0...(bytes.count - word.count) where bytes[start] == first {
                let isMatch = word.indices.allSatisfy { bytes[start + $0] == word[$0] }
                if isMatch { found.append(start + word.count) }
            }
            return found
        }
    }

    /// The numbers of the array that begins there; empty if there is none.
    private func numbers(inArrayAt position: Int) -> [Double] {
        let text = String(decoding: bytes[position...].prefix(200), as: UTF8.self)
        let rest = text.drop { $0.isWhitespace }
        guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return [] }
        let words = rest[..<end].dropFirst().split { $0.isWhitespace }
        let numbers = words.compactMap { Double(String($0)) }
        return numbers.count == words.count ? numbers : []
    }
}

/// Decompresses the data of a stream (zlib, RFC 1950).
enum Inflation {
    private static let chunk = 1 << 16

    /// The data as far as they can be decompressed, up to about `limit` bytes; nil if there are none.
    static func inflated(_ bytes: [UInt8], from start: Int, limit: Int) -> [UInt8]? {
        guard start < bytes.count else { return nil }
        var stream = z_stream()
        guard calprint_inflate_init(&stream) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var result: [UInt8] = []
        bytes.withUnsafeBufferPointer { input in
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress.map { $0 + start })
            stream.avail_in = UInt32(clamping: input.count - start)
            while result.count < limit, let more = next(&stream) { result += more }
        }
        return result.isEmpty ? nil : result
    }

    private static func next(_ stream: inout z_stream) -> [UInt8]? {
        let output = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
            (stream.next_out, stream.avail_out) = (buffer.baseAddress, UInt32(buffer.count))
            let code = inflate(&stream, Z_NO_FLUSH)
            count = code == Z_OK || code == Z_STREAM_END ? buffer.count - Int(stream.avail_out) : 0
        }
        return output.isEmpty ? nil : output
    }
}

/// A page's size in points, turned upright: the width is the shorter side.
public struct PageSize: Hashable, Sendable {
    /// The shorter side.
    public let width: Double
    /// The longer side.
    public let height: Double

    /// The size of a page with these sides, in points, in any order.
    public init(_ side: Double, _ other: Double) {
        (width, height) = (min(side, other), max(side, other))
    }

    /// True if paper may have this size: from a hundredth of an inch to 381 m, the most that a page's units allow
    /// (ISO 32000-1, annex C.2, and table 30, UserUnit).
    var isOfPaper: Bool { width >= 0.72 && height <= 14_400 * 75 }
}
