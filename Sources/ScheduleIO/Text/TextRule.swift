import CalendarCore

/// The limits of a text.
struct TextRule {
    let maximumLength: Int
    /// True if it becomes one printable line; otherwise it is kept as it is.
    let isPrinted: Bool

    static let text = TextRule(maximumLength: 2000, isPrinted: true)
    /// The rule for names of records and record zones.
    static let name = TextRule(maximumLength: 255, isPrinted: false)

    /// Returns true if a text keeps to the limit and has no control characters.
    func allows(_ text: String) -> Bool {
        let isPlain = text.utf8.withContiguousStorageIfAvailable(UTF8Sequence.arePrintableASCII) ?? false
        guard !isPlain else { return text.utf8.count <= maximumLength }
        return text.unicodeScalars.count <= maximumLength
            && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    }
}

extension RecordIdentity {
    /// Returns nil for a name or a zone that is too long or has a control character: no export could have it. RFC 7986
    /// allows UIDs of 255 bytes.
    init?(named name: String, zone: String = "") {
        guard TextRule.name.allows(name), TextRule.name.allows(zone) else { return nil }
        self.init(zone: zone, name: name)
    }
}
