import CalendarCore

/// A property of a calendar as written in the file, unfolded (RFC 5545, 3.1).
struct ContentLine {
    /// In upper case: `DTSTART`.
    let name: String
    /// Name, parameters and value, without the line end.
    var bytes: [UInt8]
    /// The start of the value in ``bytes``; their end if there is no colon.
    var valueIndex: Int
    /// The place of the name in the file.
    let position: TextPosition
    /// The place of the value in the file.
    let valuePosition: TextPosition

    /// The value as written, trimmed.
    var value: String {
        String(decoding: bytes[valueIndex...].trimmingSpaces, as: UTF8.self)
    }

    /// The values of a property that may have several.
    var values: [String] {
        bytes[valueIndex...].split(separator: 0x2C).map { String(decoding: $0.trimmingSpaces, as: UTF8.self) }
    }

    /// Puts back the spaces that the value has at its ends, which libical drops.
    func restoringSpaces(of text: String) -> String {
        let written = bytes[valueIndex...]
        guard written.first == 0x20 || written.last == 0x20, !text.isEmpty else { return text }
        let (head, tail) = (written.prefix { $0 == 0x20 }.count, written.reversed().prefix { $0 == 0x20 }.count)
        return String(repeating: " ", count: head) + text + String(repeating: " ", count: tail)
    }

    /// The value with escapes resolved (RFC 5545, 3.3.11), for properties that libical does not parse.
    var unescapedValue: String {
        var (text, isEscaped) = ("", false)
        for character in value {
            if !isEscaped, character == "\\" {
                isEscaped = true
            } else {
                text.append(isEscaped && (character == "n" || character == "N") ? " " : character)
                isEscaped = false
            }
        }
        return text
    }

    /// Whether it has a control character other than a tab.
    var hasControlCharacter: Bool {
        bytes.contains { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }
    }
}

extension ArraySlice<UInt8> {
    var trimmingSpaces: ArraySlice<UInt8> {
        let head = drop { $0 == 0x20 || $0 == 0x09 }
        guard let last = head.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return [] }
        return head[...last]
    }
}
