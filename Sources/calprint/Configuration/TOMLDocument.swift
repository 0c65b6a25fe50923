import CTOML
import CalendarCore
import ScheduleIO

/// A TOML file: the keys of its root with their values, in the order of the file.
struct TOMLDocument {
    struct Entry {
        let key: String
        let location: SourceLocation
        let value: TOMLValue
    }

    let entries: [Entry]

    /// Throws status 78 with the place where the bytes are no TOML.
    init(_ bytes: [UInt8], file: String) throws(Failure) {
        let document = bytes.withUnsafeBytes { buffer in
            ctoml_parse(buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
        }
        defer { ctoml_free(document) }
        guard !ctoml_failed(document) else { throw Failure([TOMLDocument.finding(document, bytes, file)]) }
        entries = (0..<ctoml_count(document)).map { Entry(document, $0, file) }
    }

    private static func finding(_ document: OpaquePointer, _ bytes: [UInt8], _ file: String) -> Finding {
        var place = ctoml_place()
        let reason = String(ctoml_failure(document, &place))
        let prefix = "Error while parsing "
        let words = reason.hasPrefix(prefix) ? String(reason.dropFirst(prefix.count)) : reason
        let location = SourceLocation(file, place)
        let hint = words.contains("redefine") ? nil : hint(bytes, line: location.line)
        return Finding(.error, .syntax, "no TOML: \(words)", hint: hint, at: location)
    }

    /// The usual mistake: a text without quotation marks.
    private static func hint(_ bytes: [UInt8], line: Int) -> String? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        let parts = lines[line - 1].split(separator: UInt8(ascii: "="), maxSplits: 1)
        guard parts.count == 2, let first = parts[1].first(where: { $0 != UInt8(ascii: " ") }) else { return nil }
        let isBare = Unicode.Scalar(first).properties.isAlphabetic || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= first
        return isBare ? #"texts stand in quotation marks, as in from = "2025-01""# : nil
    }
}

/// A value of a TOML file, with its place.
struct TOMLValue {
    enum Content {
        case text(String)
        case integer(Int64)
        case boolean(Bool)
        case list([TOMLValue])
        /// What no option takes, in words.
        case other(String)
    }

    let content: Content
    let location: SourceLocation
}

extension TOMLDocument.Entry {
    fileprivate init(_ document: OpaquePointer, _ index: Int, _ file: String) {
        var place = ctoml_place()
        key = String(ctoml_key(document, index, &place))
        location = SourceLocation(file, place)
        let found = ctoml_at(document, index)
        let items = (0..<found.count).map { TOMLValue(ctoml_item(document, index, $0), [], file) }
        value = TOMLValue(found, items, file)
    }
}

extension TOMLValue {
    fileprivate init(_ value: ctoml_value, _ items: [TOMLValue], _ file: String) {
        content =
            switch value.kind {
            case .text: .text(String(value.text))
            case .integer: .integer(value.integer)
            case .boolean: .boolean(value.boolean)
            case .list: .list(items)
            case .table: .other("a table")
            case .decimal: .other("a decimal fraction")
            case .date: .other("a date")
            }
        location = SourceLocation(file, value.place)
    }
}

extension SourceLocation {
    fileprivate init(_ file: String, _ place: ctoml_place) {
        self.init(file: file, line: Int(place.line), column: Int(place.column))
    }
}

extension String {
    fileprivate init(_ text: ctoml_text) {
        let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
