import CalendarCore

/// One property of a calendar as it stands in the file, unfolded (RFC 5545, 3.1).
struct ContentLine {
    /// In upper case: `DTSTART`.
    let name: String
    /// Name, parameters and value, without the line's end.
    var bytes: [UInt8]
    /// Where the value begins in ``bytes``; their end where there is no colon.
    var valueIndex: Int
    /// Where the name stands in the file.
    let position: TextPosition
    /// Where the value stands.
    let valuePosition: TextPosition

    /// The value as written, without the spaces at its ends.
    var value: String {
        String(decoding: bytes[valueIndex...].trimmingSpaces, as: UTF8.self)
    }

    /// The values of a property that may have several.
    var values: [String] {
        bytes[valueIndex...].split(separator: 0x2C).map { String(decoding: $0.trimmingSpaces, as: UTF8.self) }
    }

    /// A reading of the value with the spaces that the line has at the value's ends.
    func restoringSpaces(of text: String) -> String {
        let written = bytes[valueIndex...]
        guard written.first == 0x20 || written.last == 0x20, !text.isEmpty else { return text }
        let (head, tail) = (written.prefix { $0 == 0x20 }.count, written.reversed().prefix { $0 == 0x20 }.count)
        return String(repeating: " ", count: head) + text + String(repeating: " ", count: tail)
    }

    /// The value without backslashes (RFC 5545, 3.3.11), for the properties that libical does not read.
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

    /// Whether it holds one other than a tab.
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
