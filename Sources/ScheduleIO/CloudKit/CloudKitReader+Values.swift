import CalendarCore

/// Reads values that the server writes in several forms. The scanner is at the value.
extension CloudKitReader {
    /// Reads a name; returns nil if it is null or empty.
    mutating func readName(_ field: String) throws(ReadingStopped) -> Located<String>? {
        guard try !json.skipNull(), let name = try json.readText(field, .name), !name.value.isEmpty else { return nil }
        return name
    }

    /// Reads a text that is not printed; returns nil if it is null, empty or not a text.
    mutating func readWord(_ field: String) throws(ReadingStopped) -> Located<String>? {
        guard try json.peekKind() == .string else {
            try json.skipValue()
            return nil
        }
        let string = try json.scanString()
        return json.spelling(of: string).nonBlank.map { Located(value: $0, position: string.start) }
    }

    /// Reads an instant: milliseconds since 1970 as a number or a text, or an RFC 3339 date-time. Logs anything else.
    mutating func readInstant(_ field: String, _ code: Finding.Code) throws(ReadingStopped) -> Located<Instant>? {
        guard let (text, position) = try readScalar(field) else { return nil }
        let milliseconds = CloudKitReader.number(text).map { $0.rounded(.down) }
        let instant =
            milliseconds.map { Instant(milliseconds: Int($0)) }
            ?? Array(text.utf8).withUnsafeBufferPointer { WrittenDateTime.rfc3339($0) }
        if instant == nil { json.log.error(code, at: position, "'\(text.abridged)' is not a date-time") }
        return instant.map { Located(value: $0, position: position) }
    }

    /// Reads a whole number, written as a number or a text. Logs anything else.
    mutating func readInteger(_ field: String) throws(ReadingStopped) -> Located<Int>? {
        guard let (text, position) = try readScalar(field) else { return nil }
        guard let number = CloudKitReader.number(text).flatMap({ Int(exactly: $0) }) else {
            json.log.error(.wrongType, at: position, "'\(field)' must be a whole number")
            return nil
        }
        return Located(value: number, position: position)
    }

    /// Reads the characters of a number or a text. Logs and skips any other kind of value.
    private mutating func readScalar(_ field: String) throws(ReadingStopped) -> (String, TextPosition)? {
        let kind = try json.peekKind()
        let position = json.position
        switch kind {
        case .number: return (String(decoding: json.bytes[try json.scanNumber()], as: UTF8.self), position)
        case .string: return (json.spelling(of: try json.scanString()), position)
        default:
            json.log.error(.wrongType, at: position, "'\(field)' must be a number or text, found \(kind.rawValue)")
            try json.skipValue()
            return nil
        }
    }

    /// Returns nil if the text is not a number, or is beyond any calendar.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ $0 &- 0x2B <= 14 || $0 == 0x45 || $0 == 0x65 }), let number = Double(text)
        else { return nil }
        return abs(number) < 1e15 ? number : nil
    }
}
