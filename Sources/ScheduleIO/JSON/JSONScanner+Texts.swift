/// A value and where it stands.
struct Located<Value> {
    let value: Value
    let position: TextPosition
}

/// What a text may hold.
struct TextRule {
    let maximumLength: Int
    /// Made into one printable line; otherwise kept as it is.
    let isPrinted: Bool

    static let text = TextRule(maximumLength: 2000, isPrinted: true)
    /// Record and zone names.
    static let name = TextRule(maximumLength: 255, isPrinted: false)
}

extension JSONScanner {
    /// Reads the string that must stand here; logs and skips another kind of value.
    mutating func readString(_ field: String) throws(ReadingStopped) -> JSONString? {
        let kind = try peekKind()
        guard kind == .string else {
            log.error(.wrongType, at: position, "'\(field)' must be text, found \(kind.rawValue)")
            try skipValue()
            return nil
        }
        return try scanString()
    }

    /// Reads a text; nil where it breaks its rule, which is logged.
    mutating func readText(_ field: String, _ rule: TextRule) throws(ReadingStopped) -> Located<String>? {
        guard let string = try readString(field), let text = decode(string, rule) else { return nil }
        return Located(value: text, position: string.start)
    }

    /// The bytes of a string that is compared or parsed, not printed.
    func withBytes<Result>(
        of string: JSONString, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        guard string.isPlain else { return Array(spelling(of: string).utf8).withUnsafeBufferPointer(body) }
        return body(UnsafeBufferPointer(rebasing: bytes[string.range]))
    }

    /// The text of a scanned string; nil, with the reasons in the log, where it breaks the rule.
    mutating func decode(_ string: JSONString, _ rule: TextRule) -> String? {
        // A scalar takes at most the twelve characters of an escaped surrogate pair.
        let isTooLong = string.writtenLength > (string.isPlain ? 1 : 12) * rule.maximumLength
        guard !isTooLong else {
            logLength(string.isPlain ? string.writtenLength : nil, string.start, rule)
            return nil
        }
        guard string.isPlain else { return decodeScalars(of: string, rule) }
        return String(
            decoding: rule.isPrinted ? trimmed(string.range) : bytes[string.range], as: UTF8.self)
    }

    private func trimmed(_ range: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
        var (first, end) = (range.lowerBound, range.upperBound)
        while first < end, bytes[first] == 0x20 { first += 1 }
        while first < end, bytes[end - 1] == 0x20 { end -= 1 }
        return bytes[first..<end]
    }

    private mutating func decodeScalars(of string: JSONString, _ rule: TextRule) -> String? {
        var scalars = JSONScalars(string, of: bytes)
        var cleaner = TextCleaner()
        var verbatim = String.UnicodeScalarView()
        var (length, isGood) = (0, true)
        while let element = scalars.next() {
            length += 1
            if rule.isPrinted {
                isGood = clean(element, into: &cleaner) && isGood
            } else {
                isGood = copy(element, into: &verbatim) && isGood
            }
        }
        guard length <= rule.maximumLength else {
            logLength(length, string.start, rule)
            return nil
        }
        guard isGood else { return nil }
        return rule.isPrinted ? cleaner.text() : String(verbatim)
    }

    private mutating func clean(_ element: JSONScalars.Element, into cleaner: inout TextCleaner) -> Bool {
        guard let scalar = checkedScalar(element) else { return false }
        if case .scalar(_, isEscaped: false) = element.value, scalar.value < 0x20 { return false }
        switch cleaner.append(scalar) {
        case nil: return true
        case .control: return reject(scalar, at: element.position)
        case .directionControl:
            let name = scalar.codePointName
            log.warning(.directionControl, at: element.position, "direction control \(name) removed")
            return true
        }
    }

    private mutating func copy(
        _ element: JSONScalars.Element, into text: inout String.UnicodeScalarView
    ) -> Bool {
        guard let scalar = checkedScalar(element) else { return false }
        if case .scalar(_, isEscaped: false) = element.value, scalar.value < 0x20 { return false }
        if scalar.properties.generalCategory == .control { return reject(scalar, at: element.position) }
        text.append(scalar)
        return true
    }

    private mutating func checkedScalar(_ element: JSONScalars.Element) -> Unicode.Scalar? {
        switch element.value {
        case .scalar(let scalar, _): return scalar
        case .loneSurrogate(let unit):
            let digits = String(unit, radix: 16)
            log.error(.loneSurrogate, at: element.position, "lone surrogate \\u\(digits)")
            return nil
        }
    }

    /// Always false.
    private mutating func reject(_ scalar: Unicode.Scalar, at position: TextPosition) -> Bool {
        log.error(.controlCharacter, at: position, "control character \(scalar.codePointName)")
        return false
    }

    private mutating func logLength(_ length: Int?, _ position: TextPosition, _ rule: TextRule) {
        let count = length.map(String.init) ?? "too many"
        log.error(
            .textTooLong, at: position, "text of \(count) characters (at most \(rule.maximumLength))")
    }
}
