import CalendarCore

/// The lines of a calendar to write: folded at 75 octets, ending with CR LF (RFC 5545, 3.1).
struct ContentLines {
    private(set) var bytes: [UInt8] = []
    private static let maximumLength = 75

    /// Appends a line, folded.
    mutating func append(_ line: String) {
        var line = line
        line.withUTF8 { octets in
            var (rest, room) = (octets[...], ContentLines.maximumLength)
            while rest.count > room {
                // A character stays whole.
                var end = rest.startIndex + room
                while octets[end] & 0xC0 == 0x80 { end -= 1 }
                bytes += rest[..<end]
                bytes += [0x0D, 0x0A, 0x20]
                (rest, room) = (rest[end...], ContentLines.maximumLength - 1)
            }
            bytes += rest
        }
        bytes += [0x0D, 0x0A]
    }

    /// Appends a property with a text as its value (3.3.11).
    mutating func append(_ name: String, text: String) { append("\(name):\(text.escaped)") }

    /// Appends what an event has besides its words and its line.
    mutating func append(_ content: Event.Content) {
        for detail in Event.Content.Detail.allCases {
            guard let text = content[detail] else { continue }
            // An address is no text: nothing in it is escaped (3.3.13).
            append("\(detail.property.rawValue):\(detail == .url ? text : text.escaped)")
        }
        if content.isTentative { append("STATUS:TENTATIVE") }
    }

    /// Passes the lines to `sink` if there are many, or at the end.
    mutating func flush(to sink: (UnsafeRawBufferPointer) throws -> Void, isEnd: Bool = false) rethrows {
        guard isEnd || bytes.count > 1 << 16 else { return }
        try bytes.withUnsafeBytes(sink)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Adds DTSTART and DTEND, with `time` for the times; days end with the day after the last.
    mutating func append(_ span: Event.Span, _ time: (CivilDateTime) -> String) {
        switch span {
        case .allDay(let first, let last):
            append("DTSTART;VALUE=DATE:\(first.iCalendar)")
            append("DTEND;VALUE=DATE:\(last.next.iCalendar)")
        case .timed(let start, let end):
            append("DTSTART:\(time(start))")
            if let end, end > start { append("DTEND:\(time(end))") }
        }
    }
}

extension String {
    /// The text with the escapes of a value (3.3.11).
    fileprivate var escaped: String {
        let marks = Array("\\;,\n".utf8)
        guard utf8.contains(where: marks.contains) else { return self }
        var escaped: [UInt8] = []
        for byte in utf8 {
            if marks.contains(byte) { escaped.append(UInt8(ascii: "\\")) }
            escaped.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: "n") : byte)
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
