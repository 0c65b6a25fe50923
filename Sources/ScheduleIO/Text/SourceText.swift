/// The text of a file in any encoding, as UTF-8.
struct SourceText {
    let encoding: TextEncoding
    /// Nil if the file's own bytes are UTF-8.
    private let converted: [UInt8]?
    /// The guessed encoding, if nothing in the file names it.
    let guess: Guess?

    /// An encoding guessed from the content.
    struct Guess {
        let encoding: TextEncoding
        /// The first byte that is not ASCII; nil for UTF-16.
        let byte: UInt8?
        /// The place of its character in the text.
        let position: TextPosition
        /// The first word with a letter beyond ASCII, as read; nil if there is none.
        let sample: String?
    }

    /// The place where a text breaks its encoding.
    struct Problem: Error {
        let code: Finding.Code
        let message: String
        let position: TextPosition
    }

    /// Calls `body` with the text in UTF-8.
    func withUTF8<Result>(
        of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        guard let converted else { return try body(bytes) }
        return try converted.withUnsafeBufferPointer(body)
    }

    /// Decodes a file: by its byte order mark, else as `encoding`, else by its content.
    ///
    /// Without a mark, valid UTF-8 is taken for UTF-8. UTF-8 with a few wrong bytes stays as it is, for the reader to
    /// find them.
    static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, as encoding: TextEncoding? = nil
    ) throws(Problem) -> SourceText {
        if let (marked, length) = ByteOrderMark.find(in: bytes) {
            guard marked != .utf8 else { return SourceText(encoding: .utf8, converted: nil, guess: nil) }
            return try convert(UnsafeBufferPointer(rebasing: bytes[length...]), from: marked)
        }
        if let encoding {
            guard encoding != .utf8 else { return SourceText(encoding: .utf8, converted: nil, guess: nil) }
            return try convert(bytes, from: encoding)
        }
        guard let guessed = EncodingGuess.encoding(of: bytes) else {
            return SourceText(encoding: .utf8, converted: nil, guess: nil)
        }
        return try convert(bytes, from: guessed, isGuess: true)
    }

    private static func convert(
        _ bytes: UnsafeBufferPointer<UInt8>, from encoding: TextEncoding, isGuess: Bool = false
    ) throws(Problem) -> SourceText {
        let text =
            if let table = encoding.table {
                try decode(bytes, encoding, table)
            } else {
                try decodeUTF16(bytes, isBigEndian: encoding == .utf16BigEndian)
            }
        let guess = isGuess ? Guess(encoding, of: bytes, text) : nil
        return SourceText(encoding: encoding, converted: text, guess: guess)
    }

    private static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: TextEncoding, _ table: SingleByteTable
    ) throws(Problem) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 {
                text.append(byte)
            } else if let scalar = table.scalar(byte) {
                text.append(contentsOf: UTF8.encode(scalar)!)
            } else {
                let name = "0x" + hexadecimal(UInt32(byte), digits: 2)
                throw Problem(
                    code: .wrongEncoding, message: "byte \(name) is no character of \(encoding.title)",
                    position: TextPosition(endOf: text))
            }
        }
        return text
    }

    private static func decodeUTF16(
        _ bytes: UnsafeBufferPointer<UInt8>, isBigEndian: Bool
    ) throws(Problem) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var index = 0
        func unit(_ index: Int) -> UInt32 {
            let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        while index + 1 < bytes.count {
            var value = unit(index)
            index += 2
            if value & 0xFC00 == 0xD800, index + 1 < bytes.count, unit(index) & 0xFC00 == 0xDC00 {
                value = 0x10000 + (value & 0x3FF) << 10 + unit(index) & 0x3FF
                index += 2
            }
            guard let scalar = Unicode.Scalar(value) else {
                throw Problem(
                    code: .loneSurrogate, message: "half of a surrogate pair", position: TextPosition(endOf: text))
            }
            text.append(contentsOf: UTF8.encode(scalar)!)
        }
        guard index == bytes.count else {
            throw Problem(
                code: .unexpectedEnd, message: "the file ends within a character of UTF-16",
                position: TextPosition(endOf: text))
        }
        return text
    }
}

extension SourceText.Guess {
    fileprivate init(_ encoding: TextEncoding, of bytes: UnsafeBufferPointer<UInt8>, _ text: [UInt8]) {
        let first = text.firstIndex { $0 >= 0x80 }
        self.encoding = encoding
        byte = encoding.table == nil ? nil : bytes.first { $0 >= 0x80 }
        position = TextPosition(endOf: text[..<(first ?? 0)])
        sample = first.flatMap { Self.sample(text[$0...], before: text[..<$0]) }
    }

    /// Returns the first word with a letter beyond ASCII.
    private static func sample(_ rest: ArraySlice<UInt8>, before start: ArraySlice<UInt8>) -> String? {
        let words = String(decoding: start.suffix(40) + rest.prefix(4096), as: UTF8.self).unicodeScalars.split {
            scalar in
            !scalar.properties.isAlphabetic && !["'", "’", "-"].contains(scalar)
        }
        let word = words.first { $0.contains { !$0.isASCII && $0.properties.isAlphabetic } }
        return word.map { String($0).abridged }
    }
}

extension TextPosition {
    /// Finds the place after a text, from line 1; a line ends at LF, CR LF or CR.
    fileprivate init(endOf text: some Collection<UInt8>) {
        var (line, column, previous) = (1, 1, UInt8(0))
        for byte in text {
            if byte == 0x0A || byte == 0x0D {
                if !(byte == 0x0A && previous == 0x0D) { line += 1 }
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            previous = byte
        }
        self.init(line: line, column: column)
    }
}
