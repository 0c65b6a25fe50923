import CTOML
import CalendarCore

/// A value of a TOML file, with its place.
struct TOMLValue {
    enum Content {
        case text(String)
        case integer(Int64)
        /// A decimal fraction, as text: `9.5`.
        case decimal(String)
        case boolean(Bool)
        case list([TOMLValue])
        /// The values of a table and of the tables in it; their keys have all parts, with dots between them.
        case table([TOMLDocument.Entry])
        /// A type that no option takes, in words.
        case other(String)
    }

    let content: Content
    let location: SourceLocation
}

extension TOMLValue {
    /// As toml++ has it.
    init(_ value: ctoml_value, _ items: [TOMLValue], _ fields: [TOMLDocument.Entry], _ file: String) {
        content =
            switch value.kind {
            case .text: .text(String(value.text))
            case .integer: .integer(value.integer)
            case .boolean: .boolean(value.boolean)
            case .list: .list(items)
            case .table: .table(fields)
            case .decimal: .decimal("\(value.decimal)")
            case .date: .other("a date")
            }
        location = SourceLocation(file, value.place)
    }
}

extension TOMLValue {
    /// Its text if it is a single value.
    var scalar: String? {
        switch content {
        case .text(let text), .decimal(let text): text
        case .integer(let number): String(number)
        case .boolean(let isOn): String(isOn)
        case .list, .table, .other: nil
        }
    }
}

extension SourceLocation {
    /// A place of toml++.
    init(_ file: String, _ place: ctoml_place) {
        self.init(file: file, line: Int(place.line), column: Int(place.column))
    }
}

extension String {
    /// A text of toml++.
    init(_ text: ctoml_text) {
        let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
