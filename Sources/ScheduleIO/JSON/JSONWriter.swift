/// Writes JSON (RFC 8259) as UTF-8.
///
/// Objects and lists close by construction, and set the commas and line breaks between their elements:
/// `json.object { $0.member("page", .integer(1)) }`.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    /// The open objects and lists, the innermost last.
    private var containers: [Container] = []

    package init() {}

    package enum Kind {
        case object, list
    }

    /// The layout of an object or a list.
    package enum Layout {
        /// On one line: `{"page": 1, "size": 9.5}`.
        case line
        /// Each element on a line, indented by two spaces a level.
        case lines
    }

    private struct Container {
        let kind: Kind
        let layout: Layout
        var isEmpty = true
    }

    /// Returns the bytes written so far, and removes them.
    package mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    /// Returns the text of a document.
    package static func text(of body: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    // MARK: Objects and lists

    /// Writes an object: a member of that name or, without one, an element or a document.
    package mutating func object(
        _ name: String? = nil, layout: Layout = .line, _ body: (inout JSONWriter) throws -> Void
    ) rethrows {
        begin(.object, name, layout: layout)
        try body(&self)
        end()
    }

    /// Writes a list: a member of that name or, without one, an element or a document.
    package mutating func list(
        _ name: String? = nil, layout: Layout = .line, _ body: (inout JSONWriter) throws -> Void
    ) rethrows {
        begin(.list, name, layout: layout)
        try body(&self)
        end()
    }

    /// Begins an object or a list whose elements come from several calls.
    package mutating func begin(_ kind: Kind, _ name: String? = nil, layout: Layout) {
        beginElement(name)
        open(kind, layout)
    }

    private mutating func open(_ kind: Kind, _ layout: Layout) {
        bytes.append(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
        containers.append(Container(kind: kind, layout: layout))
    }

    /// Ends the innermost object or list.
    package mutating func end() {
        let container = containers.removeLast()
        if container.layout == .lines, !container.isEmpty { breakLine() }
        bytes.append(container.kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }

    /// Writes a member of an object; without a value, nothing.
    package mutating func member(_ name: String, _ value: JSONValue?) {
        guard let value else { return }
        beginElement(name)
        write(value)
    }

    /// Writes an element of a list, or a document of one value.
    package mutating func element(_ value: JSONValue) {
        beginElement()
        write(value)
    }

    /// Ends the line of a document.
    package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    private mutating func beginElement(_ name: String? = nil) {
        if let last = containers.indices.last {
            let container = containers[last]
            if !container.isEmpty { bytes.append(UInt8(ascii: ",")) }
            if container.layout == .lines {
                breakLine()
            } else if !container.isEmpty {
                bytes.append(UInt8(ascii: " "))
            }
            containers[last].isEmpty = false
        }
        if let name {
            write(quoted: name)
            bytes.append(UInt8(ascii: ":"))
            bytes.append(UInt8(ascii: " "))
        }
    }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<2 * containers.count { bytes.append(UInt8(ascii: " ")) }
    }

    // MARK: Values

    private mutating func write(_ value: JSONValue) {
        switch value {
        case .null: write("null")
        case .text(let text): write(quoted: text)
        case .integer(let number): write(String(number))
        case .boolean(let isTrue): write(isTrue ? "true" : "false")
        case .numeral(let numeral): write(numeral)
        case .array(let values):
            open(.list, .line)
            for value in values { element(value) }
            end()
        case .object(let members):
            open(.object, .line)
            for (name, value) in members { member(name, value) }
            end()
        }
    }

    private mutating func write(_ text: String) { bytes += text.utf8 }

    /// Writes a quoted text. Quotation marks, reverse solidi and control characters are escaped (section 7); also those
    /// that the RFC allows (U+007F to U+009F), because a terminal obeys them.
    private mutating func write(quoted text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var written = 0
            for index in utf8.indices where isEscaped(utf8[index], after: index > 0 ? utf8[index - 1] : 0) {
                let escaped = utf8[index]
                // A character of two bytes is escaped as a whole.
                bytes.append(contentsOf: utf8[written..<(escaped < 0x80 ? index : index - 1)])
                write(escaped: escaped)
                written = index + 1
            }
            bytes.append(contentsOf: utf8[written...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Returns true for a character that is escaped, by its last byte and the one before that.
    private func isEscaped(_ byte: UInt8, after previous: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: true
        case 0x80..<0xA0: previous == 0xC2
        default: false
        }
    }

    private mutating func write(escaped scalar: UInt8) {
        let isSign = scalar == UInt8(ascii: "\"") || scalar == UInt8(ascii: "\\")
        write(isSign ? "\\\(Unicode.Scalar(scalar))" : "\\u00\(scalar < 16 ? "0" : "")\(String(scalar, radix: 16))")
    }
}
