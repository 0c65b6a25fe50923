/// Writes JSON (RFC 8259) as UTF-8.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Writes a value on one line: `{"page": 1, "size": 9.5}`.
    package mutating func write(_ value: JSONValue) {
        switch value {
        case .null: write(raw: "null")
        case .text(let text): write(quoted: text)
        case .integer(let number): write(raw: String(number))
        case .boolean(let isTrue): write(raw: isTrue ? "true" : "false")
        case .numeral(let numeral): write(raw: numeral)
        case .array(let values):
            writeList(values, "[", "]") { $0.write($1) }
        case .object(let members):
            writeList(members, "{", "}") {
                $0.write(quoted: $1.0)
                $0.write(raw: ": ")
                $0.write($1.1)
            }
        }
    }

    /// Writes text that is already JSON.
    package mutating func write(raw text: String) { bytes += text.utf8 }

    private mutating func writeList<Element>(
        _ elements: [Element], _ open: String, _ close: String, _ body: (inout JSONWriter, Element) -> Void
    ) {
        write(raw: open)
        for (index, element) in elements.enumerated() {
            if index > 0 { write(raw: ", ") }
            body(&self, element)
        }
        write(raw: close)
    }

    /// Writes a quoted text. Quotation marks, reverse solidi and control characters are escaped (section 7); also those
    /// that the RFC allows (U+007F to U+009F), because a terminal obeys them.
    private mutating func write(quoted text: String) {
        bytes.append(UInt8(ascii: "\""))
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20, 0x7F: write(escaped: byte)
            case 0x80..<0xA0 where previous == 0xC2:
                bytes.removeLast()
                write(escaped: byte)
            default: bytes.append(byte)
            }
            previous = byte
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(escaped scalar: UInt8) {
        bytes += "\\u00\(scalar < 16 ? "0" : "")\(String(scalar, radix: 16))".utf8
    }

    /// Returns the bytes written so far, and removes them.
    package mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }
}
