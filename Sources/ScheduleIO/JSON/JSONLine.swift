import CalendarCore

/// A line of JSON Lines: an object, with its fields in order and their places.
package struct JSONLine {
    package struct Field {
        package let name: String
        package let location: SourceLocation
        package let value: Value
    }

    package struct Value {
        package let content: Content
        package let location: SourceLocation
    }

    package enum Content {
        case text(String)
        case integer(Int64)
        /// A number with a fraction, as it is written.
        case decimal(String)
        case boolean(Bool)
        case list([Value])
        /// A value of another kind, as messages name it.
        case other(String)
    }

    package private(set) var fields: [Field] = []
    /// The problems with the line. If there are any, do not use the fields.
    package private(set) var findings: [Finding] = []

    /// Reads a line; `line` is its number in the file.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, line: Int) {
        var reader = JSONLineReader(json: JSONScanner(bytes, file: file, line: line))
        do {
            fields = try reader.fields()
        } catch {}
        findings = reader.json.log.findings
    }
}

/// Reads the fields of an object, with any names.
private struct JSONLineReader {
    var json: JSONScanner

    /// The rule for texts and paths: unchanged, without control characters.
    private static let rule = TextRule(maximumLength: 4096, isPrinted: false)

    mutating func fields() throws(ReadingStopped) -> [JSONLine.Field] {
        guard try json.peekKind() == .object else { throw json.unexpected(expected: "an object") }
        var fields: [JSONLine.Field] = []
        var object = try json.openObject()
        while let name = try json.nextName(&object) {
            let word = json.spelling(of: name)
            if fields.contains(where: { $0.name == word }) {
                json.log.error(.repeatedField, at: name.start, "field '\(word.abridged)' given twice")
            }
            fields.append(JSONLine.Field(name: word, location: json.log.location(name.start), value: try value()))
        }
        try json.expectEnd()
        return fields
    }

    private mutating func value() throws(ReadingStopped) -> JSONLine.Value {
        let kind = try json.peekKind()
        let location = json.log.location(json.position)
        return JSONLine.Value(content: try content(kind), location: location)
    }

    private mutating func content(_ kind: JSONKind) throws(ReadingStopped) -> JSONLine.Content {
        switch kind {
        case .string:
            return .text(json.decode(try json.scanString(), JSONLineReader.rule) ?? "")
        case .number:
            let digits = String(decoding: json.bytes[try json.scanNumber()], as: UTF8.self)
            if let number = Int64(digits) { return .integer(number) }
            return digits.contains(".") ? .decimal(digits) : .other("the number \(digits.abridged)")
        case .boolean: return .boolean(try json.scanBoolean())
        case .array:
            var (array, values) = (try json.openArray(), [JSONLine.Value]())
            while try json.nextElement(&array) { values.append(try value()) }
            return .list(values)
        case .object, .null:
            try json.skipValue()
            return .other(kind.rawValue)
        }
    }
}
