/// An indirect object of Cairo's file: its value, and its data where it is a stream.
struct CairoObject {
    let number: Int
    /// The value's text, of a stream its dictionary.
    let value: UnsafeRawBufferPointer
    /// The stream's data as it stands in the file.
    let data: UnsafeRawBufferPointer?
}

/// Takes Cairo's file apart into objects, as it comes.
///
/// Cairo writes `5 0 obj`, the value, `endobj`, and behind a stream its length as an object of its own. A stream ends
/// where that length says so, never where its data happen to look like an end.
struct CairoObjectReader {
    private var pending: [UInt8] = []
    private var hasHeader = false

    var pendingCount: Int { pending.count }

    mutating func append(_ bytes: UnsafeRawBufferPointer) { pending.append(contentsOf: bytes) }

    /// Hands out every object that is complete. What is left waits for more, or is the cross-reference table.
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

    /// What is left when every object is read: the cross-reference table and the trailer.
    func withRest<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try pending.withUnsafeBytes(body) }

    /// Where the first object begins: behind the version and the line of characters that tell a binary file.
    private func header(of bytes: UnsafeRawBufferPointer) throws -> Int {
        var scanner = ByteScanner(bytes)
        guard let version = scanner.find("\n"), let binary = scanner.find("\n") else { return 0 }
        guard bytes.starts(with: "%PDF-1.".utf8), binary - version > 4, bytes[version + 1] == UInt8(ascii: "%") else {
            throw PDFWritingError("no header of a PDF")
        }
        return scanner.position
    }

    /// The object that begins at `start` and where the next one does; nil where it is incomplete or the table begins.
    private func object(in bytes: UnsafeRawBufferPointer, from start: Int) throws -> (CairoObject, Int)? {
        var scanner = ByteScanner(bytes, from: start)
        if scanner.skip("xref") { return nil }
        guard let number = scanner.integer(), scanner.skip(" 0 obj\n") else {
            if bytes.count - start < 16 { return nil }
            throw PDFWritingError("no object where one has to be")
        }
        return try ObjectBody(number: number, bytes: bytes, start: scanner.position).read()
    }
}

/// What stands behind `5 0 obj`.
private struct ObjectBody {
    let number: Int
    let bytes: UnsafeRawBufferPointer
    let start: Int

    /// Cairo's own objects have no string in which such words could stand.
    func read() throws -> (CairoObject, Int)? {
        var end = ByteScanner(bytes, from: start)
        guard let valueEnd = end.find("endobj\n") else { return nil }
        var stream = ByteScanner(UnsafeRawBufferPointer(rebasing: bytes[..<valueEnd]), from: start)
        guard let dictionaryEnd = stream.find("\nstream\n") else {
            return (object(to: valueEnd, data: nil), end.position)
        }
        return try self.stream(to: dictionaryEnd, from: stream.position)
    }

    /// The stream whose data begin at `dataStart`; nil where it has not all come.
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
