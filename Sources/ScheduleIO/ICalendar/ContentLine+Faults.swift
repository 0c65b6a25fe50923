extension ContentLine {
    /// Returns false, with a warning, for a line that is not a property.
    func hasNoFault(_ log: inout FindingLog) -> Bool {
        guard let fault else { return true }
        let text = String(decoding: bytes.prefix(200), as: UTF8.self).abridged
        switch fault {
        case .noColon: log.warning(.syntax, at: position, "no colon in '\(text)'; left out")
        case .openQuote: log.warning(.unclosedText, at: position, "a quotation mark in '\(text)' has no pair; left out")
        case .invalidName:
            log.warning(.syntax, at: position, hint: "a continued line begins with a space", "'\(text)' is no property")
        }
        return false
    }

    /// Warns about the version of a vCalendar.
    func warnOfVersion(_ log: inout FindingLog) {
        guard isValue("1.0") else { return }
        log.warning(
            .unsupportedVersion, at: valuePosition, hint: "export it as iCalendar (2.0)",
            "a calendar of version 1.0 (vCalendar), whose rules are not read")
    }

    /// Makes the line a text: UTF-8, with U+FFFD for invalid bytes, and without control characters.
    mutating func clean(_ log: inout FindingLog) {
        let isASCII = bytes.withUnsafeBufferPointer(UTF8Sequence.arePrintableASCII)
        if !isASCII, bytes.contains(where: \.isControl) { removeControls(&log) }
        mend(&log)
        guard !isASCII, String(validating: bytes, as: UTF8.self) == nil else { return }
        log.warning(.notUTF8, at: position, hint: "save the file as UTF-8", "\(name.abridged) is not UTF-8")
        change { Array(String(decoding: $0, as: UTF8.self).utf8) }
    }

    /// A class stays as it is, and means private: nobody knows which word it was.
    private mutating func removeControls(_ log: inout FindingLog) {
        log.warning(
            .controlCharacter, at: position, hint: "a vertical tab is read as a space, any other is left out",
            "\(name.abridged) has a control character")
        if property != .classification { change { $0.withoutControls } }
    }

    /// Changes the name, the parameters and the value in the same way.
    private mutating func change(_ changed: (ArraySlice<UInt8>) -> [UInt8]) {
        let name = changed(bytes[..<nameEnd])
        let head = name + changed(bytes[nameEnd..<valueIndex])
        bytes = (head + changed(bytes[valueIndex...]))[...]
        (nameEnd, valueIndex) = (name.count, head.count)
    }
}

extension FindingLog {
    /// Warns about the lines before a calendar, without their words, which may be those of a private event.
    mutating func warnOfWords(at start: TextPosition, before begin: ContentLine) {
        warning(
            .syntax, at: start, hint: "left out",
            "the calendar begins in line \(begin.position.line), and there are words before it")
    }
}

extension Sequence<UInt8> {
    /// The bytes without control characters; a vertical tab and a form feed become a space.
    var withoutControls: [UInt8] {
        compactMap { $0 == 0x0B || $0 == 0x0C ? 0x20 : $0.isControl ? nil : $0 }
    }
}

extension UInt8 {
    /// True for the control characters of ASCII but the tab and the line feed, which ends lines.
    fileprivate var isControl: Bool { self < 0x20 && self != 0x09 && self != 0x0A || self == 0x7F }
}
