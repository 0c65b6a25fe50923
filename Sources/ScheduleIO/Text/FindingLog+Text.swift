extension FindingLog {
    /// - Parameter length: nil if it was not counted.
    mutating func textTooLong(_ length: Int?, at position: TextPosition, _ rule: TextRule) {
        let count = length.map(String.init) ?? "too many"
        error(.textTooLong, at: position, "text of \(count) characters (at most \(rule.maximumLength))")
    }

    /// Logs a text that should be an RFC 3339 date-time.
    mutating func notAnInstant(_ text: String, at position: TextPosition) {
        error(.invalidDateTime, at: position, "'\(text.abridged)' is not a date-time (YYYY-MM-DDTHH:MM:SSZ)")
    }
}

extension FindingLog {
    /// Returns the text as one printable line, with a warning if something had to be removed.
    mutating func printable(_ text: String, at position: TextPosition) -> String {
        guard !text.isPrintable else { return text }
        var cleaner = TextCleaner()
        var removed: Set<TextCleaner.Problem> = []
        for scalar in text.unicodeScalars.prefix(TextRule.text.maximumLength) {
            if let problem = cleaner.append(scalar) { removed.insert(problem) }
        }
        if removed.contains(.control) { warning(.controlCharacter, at: position, "control characters removed") }
        if removed.contains(.directionControl) {
            warning(.directionControl, at: position, "direction controls removed")
        }
        if !text.unicodeScalars.dropFirst(TextRule.text.maximumLength).isEmpty {
            warning(
                .textTooLong, at: position,
                "text of more than \(TextRule.text.maximumLength) characters; the rest is left out")
        }
        return cleaner.text()
    }
}

extension String {
    /// True if it is one printable line as it is: not too long, without spaces at its ends, and with nothing but what
    /// ``UTF8Sequence/arePlain(_:)`` accepts. False for some other such texts, too.
    fileprivate var isPrintable: Bool {
        guard utf8.count <= TextRule.text.maximumLength, utf8.first != 0x20, utf8.last != 0x20 else { return false }
        return utf8.withContiguousStorageIfAvailable(UTF8Sequence.arePlain) ?? false
    }
}
