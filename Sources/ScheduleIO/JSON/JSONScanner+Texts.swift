extension JSONScanner {
    /// Reads a string. Logs and skips any other kind of value.
    mutating func readString(_ field: String) throws(ReadingStopped) -> JSONString? {
        let kind = try peekKind()
        guard kind == .string else {
            log.error(.wrongType, at: position, "'\(field)' must be text, found \(kind.rawValue)")
            try skipValue()
            return nil
        }
        return try scanString()
    }

    /// Reads a text; returns nil if it breaks the rule, which is logged.
    mutating func readText(_ field: String, _ rule: TextRule) throws(ReadingStopped) -> Located<String>? {
        guard let string = try readString(field), let text = decode(string, rule) else { return nil }
        return Located(value: text, position: string.start)
    }

    /// Passes `body` the bytes of a string to compare or parse.
    func withBytes<Result>(
        of string: JSONString, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        guard string.isPlain else { return Array(spelling(of: string).utf8).withUnsafeBufferPointer(body) }
        return body(UnsafeBufferPointer(rebasing: bytes[string.range]))
    }

    /// Returns the text of a scanned string; nil if it breaks the rule, which is logged.
    mutating func decode(_ string: JSONString, _ rule: TextRule) -> String? {
        // One scalar takes at most twelve characters, an escaped surrogate pair.
        let isTooLong = string.writtenLength > (string.isPlain ? 1 : 12) * rule.maximumLength
        guard !isTooLong else {
            log.textTooLong(string.isPlain ? string.writtenLength : nil, at: string.start, rule)
            return nil
        }
        guard string.isPlain else { return decodeScalars(of: string, rule) }
        return String(
            decoding: rule.isPrinted ? bytes.trimmed(string.range) : bytes[string.range], as: UTF8.self)
    }

    private mutating func decodeScalars(of string: JSONString, _ rule: TextRule) -> String? {
        var scalars = JSONScalars(string, of: bytes)
        var builder = TextBuilder(rule)
        while true {
            builder.append(ascii: UnsafeBufferPointer(rebasing: bytes[scalars.plainRun()]))
            guard let element = scalars.next() else { break }
            switch element.value {
            case .scalar(let scalar, isEscaped: false) where scalar.value < 0x20:
                builder.reject()
            case .scalar(let scalar, _):
                builder.append(scalar, at: element.position, &log)
            case .loneSurrogate(let unit):
                let digits = String(unit, radix: 16)
                log.error(.loneSurrogate, at: element.position, "lone surrogate \\u\(digits)")
                builder.reject()
            }
        }
        return builder.text(at: string.start, &log)
    }
}
