@testable import CairoRenderer

/// Cairo's file with its plain streams compressed, and with the lengths that they then have: a mutation of compressed data
/// would only break them.
struct PackedStreams {
    private(set) var bytes: [UInt8] = []

    private static let start = "\nstream\n"
    private static let end = "\nendstream\nendobj\n"

    init(_ plain: [UInt8]) throws {
        let deflate = try Deflate()
        try plain.withUnsafeBytes { input in
            var scanner = ByteScanner(input)
            var copied = 0
            while scanner.find(PackedStreams.start) != nil {
                let data = scanner.position
                guard let dataEnd = scanner.find(PackedStreams.end) else { break }
                // Streams of zlib begin with an x.
                guard data < dataEnd, input[data] != UInt8(ascii: "x") else { continue }
                bytes += input[copied..<data]
                let packed = try deflate.packed(UnsafeRawBufferPointer(rebasing: input[data..<dataEnd]))
                bytes += packed
                copied = PackedStreams.skipLength(&scanner, to: &bytes, from: dataEnd, packed.count, input)
            }
            bytes += input[copied...]
        }
    }

    /// Writes the length that follows, `5 0 obj\n   123`, anew. Returns where to copy on.
    private static func skipLength(
        _ scanner: inout ByteScanner, to bytes: inout [UInt8], from end: Int, _ count: Int,
        _ input: UnsafeRawBufferPointer
    ) -> Int {
        guard scanner.integer() != nil, scanner.skip(" 0 obj\n   ") else { return end }
        bytes += input[end..<scanner.position]
        bytes += "\(count)".utf8
        _ = scanner.integer()
        return scanner.position
    }

    /// The file with its first stream plain, whose length is then wrong.
    static func unpackingFirst(of packed: [UInt8]) throws -> [UInt8] {
        let deflate = try Deflate()
        return try packed.withUnsafeBytes { input in
            var scanner = ByteScanner(input)
            guard scanner.find(start) != nil else { return packed }
            let data = scanner.position
            guard let dataEnd = scanner.find(end) else { return packed }
            let plain = try deflate.unpacked(UnsafeRawBufferPointer(rebasing: input[data..<dataEnd]))
            return input[..<data] + plain + input[dataEnd...]
        }
    }
}
