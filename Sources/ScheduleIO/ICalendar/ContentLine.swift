import CalendarCore

/// A property of a calendar as written in the file, unfolded (RFC 5545, 3.1).
struct ContentLine {
    /// Nil if the property is not read.
    let property: CalendarProperty?
    /// Name, parameters and value, without the line end: a slice of the file, unless the line is folded.
    var bytes: ArraySlice<UInt8>
    /// The index in ``bytes`` behind the name.
    var nameEnd: Int
    /// The index in ``bytes`` of the value; their end if there is no colon.
    var valueIndex: Int
    /// The place of the name in the file.
    let position: TextPosition
    /// The place of the value in the file.
    let valuePosition: TextPosition
    /// The reason it is not a property; nil if it is one.
    let fault: Fault?

    /// A fault that keeps a line from being a property.
    enum Fault {
        case noColon
        /// A parameter's quotation mark without its pair, so that no colon begins the value.
        case openQuote
        /// The name has characters that names do not have; the line is a piece of a text.
        case invalidName
    }

    /// The name in upper case: `DTSTART`.
    var name: String {
        String(decoding: bytes[..<nameEnd].trimmingSpaces.prefix(64), as: UTF8.self).uppercased()
    }

    /// The value as written, trimmed.
    var value: String { String(decoding: trimmedValue, as: UTF8.self) }

    /// The bytes of ``value``.
    var trimmedValue: ArraySlice<UInt8> { bytes[valueIndex...].trimmingSpaces }

    /// The values of a property that may have several, none of them a text.
    var values: [ArraySlice<UInt8>] {
        bytes[valueIndex...].split(separator: 0x2C).map(\.trimmingSpaces).filter { !$0.isEmpty }
    }

    /// The value as a text, with escapes resolved (3.3.11).
    var text: String { ContentLine.text(bytes[valueIndex...]) }

    /// The texts of a property that may have several, such as CATEGORIES.
    var texts: [String] {
        var (texts, start, isEscaped): ([String], Int, Bool) = ([], valueIndex, false)
        for index in valueIndex..<bytes.endIndex {
            if bytes[index] == 0x2C, !isEscaped {
                texts.append(ContentLine.text(bytes[start..<index]))
                start = index + 1
            }
            isEscaped = bytes[index] == 0x5C && !isEscaped
        }
        return texts + [ContentLine.text(bytes[start...])]
    }

    /// Resolves `\n`, `\,`, `\;`, `\:`, `\"` and `\\`. Any other backslash stays, as in `C:\Users`.
    fileprivate static func text(_ written: ArraySlice<UInt8>) -> String {
        guard written.withUnsafeBytes({ $0.firstOffset(of: 0x5C) }) != nil else {
            return String(decoding: written, as: UTF8.self)
        }
        var (text, rest): ([UInt8], ArraySlice<UInt8>) = ([], written)
        while let byte = rest.popFirst() {
            switch (byte, rest.first) {
            case (0x5C, 0x6E), (0x5C, 0x4E):
                text.append(0x0A)
                rest.removeFirst()
            case (0x5C, 0x2C?), (0x5C, 0x3B?), (0x5C, 0x3A?), (0x5C, 0x22?), (0x5C, 0x5C?):
                text.append(rest.removeFirst())
            default: text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the value of a parameter, without quotation marks; empty if it has no value, nil if there is none.
    func parameter(_ name: StaticString) -> String? {
        guard nameEnd + 1 < valueIndex else { return nil }
        return bytes[(nameEnd + 1)..<(valueIndex - 1)].withUnsafeBufferPointer {
            ContentLine.value(of: name, in: $0[...])
        }
    }

    private static func value(of name: StaticString, in parameters: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        var rest = parameters
        while !rest.isEmpty {
            let parameter = ContentLine.removeParameter(from: &rest)
            let key = parameter.prefix { $0 != 0x3D }
            let isSame = name.withUTF8Buffer { wanted in
                key.trimmingSpaces.isWord(wanted)
            }
            guard isSame else { continue }
            let value = parameter.dropFirst(key.count + 1)
            guard value.contains(0x22) else { return String(decoding: value, as: UTF8.self) }
            return String(decoding: value.filter { $0 != 0x22 }, as: UTF8.self)
        }
        return nil
    }

    /// Removes the first parameter, up to a semicolon outside quotation marks, and the semicolon.
    private static func removeParameter(
        from rest: inout Slice<UnsafeBufferPointer<UInt8>>
    ) -> Slice<UnsafeBufferPointer<UInt8>> {
        var isQuoted = false
        let parameter = rest.prefix { byte in
            if byte == 0x22 { isQuoted.toggle() }
            return byte != 0x3B || isQuoted
        }
        rest = rest[parameter.endIndex...].dropFirst()
        return parameter
    }
}

extension String {
    /// The text, with escapes resolved (3.3.11).
    var unescaped: String { utf8.contains(0x5C) ? ContentLine.text(Array(utf8)[...]) : self }
}
