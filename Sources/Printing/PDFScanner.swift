import CZlib

/// Looks for words in a PDF without following its references, which is enough to learn the size of its pages.
struct PDFScanner {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func contains(_ word: StaticString) -> Bool { !positions(behind: word).isEmpty }

    /// The sizes that pages, or the nodes above them, have (ISO 32000-1, table 30).
    var mediaBoxes: [PageSize] {
        positions(behind: "/MediaBox").compactMap { position in
            let numbers = numbers(inArrayAt: position)
            guard numbers.count == 4 else { return nil }
            return PageSize(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
        }
    }

    /// What streams of packed objects hold (ISO 32000-1, 7.5.7); of those that can be unpacked.
    var objectStreams: [[UInt8]] {
        positions(behind: "/ObjStm").compactMap { position in
            guard let start = streamStart(behind: position) else { return nil }
            return Inflation.inflated(bytes, from: start)
        }
    }

    /// Where the data of a stream begin whose dictionary stands around `position`.
    private func streamStart(behind position: Int) -> Int? {
        let dictionary = Array(bytes[position...].prefix(1024))
        guard let offset = PDFScanner(dictionary).positions(behind: "stream").first else { return nil }
        let start = position + offset
        let lineEnd = bytes[start...].prefix { $0 == 0x0D || $0 == 0x0A }.count
        return start + min(lineEnd, 2)
    }

    /// Where a word ends, everywhere it stands.
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

    /// The numbers between the brackets that open there; none where none do.
    private func numbers(inArrayAt position: Int) -> [Double] {
        let text = String(decoding: bytes[position...].prefix(200), as: UTF8.self)
        let rest = text.drop { $0.isWhitespace }
        guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return [] }
        let words = rest[..<end].dropFirst().split { $0.isWhitespace }
        let numbers = words.compactMap { Double(String($0)) }
        return numbers.count == words.count ? numbers : []
    }
}

/// Unpacks the data of a stream (zlib, RFC 1950).
private enum Inflation {
    /// More than any list of objects is long, in bytes.
    private static let maximumSize = 1 << 26
    private static let chunk = 1 << 16

    /// As far as it can be unpacked; nil for nothing.
    static func inflated(_ bytes: [UInt8], from start: Int) -> [UInt8]? {
        var stream = z_stream()
        guard calprint_inflate_init(&stream) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var result: [UInt8] = []
        bytes.withUnsafeBufferPointer { input in
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress.map { $0 + start })
            stream.avail_in = UInt32(clamping: input.count - start)
            while result.count < maximumSize, let more = next(&stream) { result += more }
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
