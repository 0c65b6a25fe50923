import CalendarCore

/// A line of JSON Lines: an object, with its fields in order and their places.
package struct JSONLine {
    package private(set) var fields: [DataField] = []
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

/// A field of a line of JSON, or a key of a TOML file, with its value.
package struct DataField {
    package let name: String
    /// The place of the name.
    package let location: SourceLocation
    package let value: DataValue

    package init(name: String, location: SourceLocation, value: DataValue) {
        (self.name, self.location, self.value) = (name, location, value)
    }
}

/// A value of a line of JSON or of a TOML file, with its place.
package struct DataValue {
    package enum Content {
        case text(String)
        case integer(Int64)
        /// A number with a fraction, as text: `9.5`.
        case decimal(String)
        case boolean(Bool)
        case list([DataValue])
        /// A table of TOML. An object within a line of JSON is another value.
        case table([DataField])
        /// A value of another kind, as messages name it.
        case other(String)
    }

    package let content: Content
    package let location: SourceLocation

    package init(content: Content, location: SourceLocation) {
        (self.content, self.location) = (content, location)
    }
}

/// Reads the fields of an object, with any names.
private struct JSONLineReader {
    var json: JSONScanner

    /// The rule for texts and paths: unchanged, without control characters.
    private static let rule = TextRule(maximumLength: 4096, isPrinted: false)

    mutating func fields() throws(ReadingStopped) -> [DataField] {
        guard try json.peekKind() == .object else { throw json.unexpected(expected: "an object") }
        var fields: [DataField] = []
        var object = try json.openObject()
        while let name = try json.nextName(&object) {
            let word = json.spelling(of: name)
            if fields.contains(where: { $0.name == word }) {
                json.log.error(.repeatedField, at: name.start, "field '\(word.abridged)' given twice")
            }
            fields.append(DataField(name: word, location: json.log.location(name.start), value: try value()))
        }
        try json.expectEnd()
        return fields
    }

    private mutating func value() throws(ReadingStopped) -> DataValue {
        let kind = try json.peekKind()
        let location = json.log.location(json.position)
        return DataValue(content: try content(kind), location: location)
    }

    private mutating func content(_ kind: JSONKind) throws(ReadingStopped) -> DataValue.Content {
        switch kind {
        case .string:
            return .text(json.decode(try json.scanString(), JSONLineReader.rule) ?? "")
        case .number:
            let digits = String(decoding: json.bytes[try json.scanNumber()], as: UTF8.self)
            if let number = Int64(digits) { return .integer(number) }
            return digits.contains(".") ? .decimal(digits) : .other("the number \(digits.abridged)")
        case .boolean: return .boolean(try json.scanBoolean())
        case .array:
            var (array, values) = (try json.openArray(), [DataValue]())
            while try json.nextElement(&array) { values.append(try value()) }
            return .list(values)
        case .object, .null:
            try json.skipValue()
            return .other(kind.rawValue)
        }
    }
}
