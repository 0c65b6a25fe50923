import CalendarCore

/// The lines of a calendar to write: folded at 75 octets, ending with CR LF (RFC 5545, 3.1).
struct ContentLines {
    private(set) var bytes: [UInt8] = []
    private static let maximumLength = 75

    /// Appends a line, folded.
    mutating func append(_ line: String) {
        var length = 0
        for scalar in line.unicodeScalars {
            let octets = UTF8.encode(scalar)!
            if length + octets.count > ContentLines.maximumLength {
                bytes += [0x0D, 0x0A, 0x20]
                length = 1
            }
            bytes += octets
            length += octets.count
        }
        bytes += [0x0D, 0x0A]
    }

    /// Appends a property with a text as its value (3.3.11).
    mutating func append(_ name: String, text: String) {
        var line = name + ":"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": line += "\\\(scalar)"
            case "\n": line += "\\n"
            default: line.unicodeScalars.append(scalar)
            }
        }
        append(line)
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
