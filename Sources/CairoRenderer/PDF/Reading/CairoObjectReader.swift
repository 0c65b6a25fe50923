/// Splits Cairo's file into objects as its bytes come.
///
/// Cairo writes `5 0 obj`, the value, `endobj`, and after a stream its length as an object of its own. A stream ends
/// where that length says, never where its data happen to look like an end.
struct CairoObjectReader {
    private var pending: [UInt8] = []
    private var hasHeader = false

    var pendingCount: Int { pending.count }

    mutating func append(_ bytes: UnsafeRawBufferPointer) { pending.append(contentsOf: bytes) }

    /// Calls `body` for every complete object. The rest waits for more bytes, or is the cross-reference table.
    mutating func readObjects(_ body: (CairoObject) throws -> Void) throws {
        var consumed = 0
        try pending.withUnsafeBytes { bytes in
            if !hasHeader { consumed = try header(of: bytes) }
            hasHeader = consumed > 0 || hasHeader
            while hasHeader, let (object, end) = try object(in: bytes, from: consumed) {
                try body(object)
                consumed = end
            }
        }
        pending.removeFirst(consumed)
    }

    /// The bytes after the last object: the cross-reference table and the trailer.
    func withRest<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try pending.withUnsafeBytes(body) }

    /// Where the first object begins: after the line with the version and the one that marks a binary file.
    private func header(of bytes: UnsafeRawBufferPointer) throws -> Int {
        var scanner = ByteScanner(bytes)
        guard let version = scanner.find("\n"), let binary = scanner.find("\n") else { return 0 }
        guard bytes.starts(with: "%PDF-1.".utf8), binary - version > 4, bytes[version + 1] == UInt8(ascii: "%") else {
            throw PDFWritingError("not a PDF header")
        }
        return scanner.position
    }

    /// The object that begins at `start`, and where the next one begins; nil if it is incomplete or the table begins.
    private func object(in bytes: UnsafeRawBufferPointer, from start: Int) throws -> (CairoObject, Int)? {
        var scanner = ByteScanner(bytes, from: start)
        if scanner.skip("xref") { return nil }
        guard let number = scanner.integer(), scanner.skip(" 0 obj\n") else {
            if bytes.count - start < 16 { return nil }
            throw PDFWritingError("an object is missing")
        }
        return try ObjectBody(number: number, bytes: bytes, start: scanner.position).read()
    }
}

/// An object after its `5 0 obj`.
private struct ObjectBody {
    let number: Int
    let bytes: UnsafeRawBufferPointer
    let start: Int

    /// Searching for words is safe: no string in Cairo's own objects contains them.
    func read() throws -> (CairoObject, Int)? {
        var end = ByteScanner(bytes, from: start)
        guard let valueEnd = end.find("endobj\n") else { return nil }
        var stream = ByteScanner(UnsafeRawBufferPointer(rebasing: bytes[..<valueEnd]), from: start)
        guard let dictionaryEnd = stream.find("\nstream\n") else {
            return (object(to: valueEnd, data: nil), end.position)
        }
        return try self.stream(to: dictionaryEnd, from: stream.position)
    }

    /// The stream whose data begin at `dataStart`; nil if it is incomplete.
    private func stream(to end: Int, from dataStart: Int) throws -> (CairoObject, Int)? {
        let dictionary = try PDFDictionary(slice(start, end))
        guard let length = dictionary.reference("Length") else { throw PDFWritingError("a stream without a length") }
        var scanner = ByteScanner(bytes, from: dataStart)
        while let dataEnd = scanner.find("\nendstream\nendobj\n") {
            let behind = scanner.position
            let lengthObject = "\(length) 0 obj\n   \(dataEnd - dataStart)\nendobj\n"
            if scanner.skip(lengthObject) {
                return (object(to: end, data: slice(dataStart, dataEnd)), scanner.position)
            }
            if scanner.endsWithin(lengthObject) { return nil }
            scanner.position = behind
        }
        return nil
    }

    private func object(to end: Int, data: UnsafeRawBufferPointer?) -> CairoObject {
        CairoObject(number: number, value: slice(start, end), data: data)
    }

    private func slice(_ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[start..<end])
    }
}
