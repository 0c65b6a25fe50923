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
        case table([TOMLDocument.Entry])
        /// A type that no option takes, in words.
        case other(String)
    }

    let content: Content
    let location: SourceLocation
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

extension TOMLValue {
    var isTable: Bool { if case .table = content { true } else { false } }
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
