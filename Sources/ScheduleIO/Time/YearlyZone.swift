/// A clock that changes by the same rule every year, as the end of a TZif file writes it (RFC 8536, 3.3):
/// `EST5EDT,M3.2.0,M11.1.0`.
///
/// Only for the ends of files. A name in a calendar is never read in this way: its sign is the opposite of that in
/// other names (`UTC+2` would be west of Greenwich).
struct YearlyZone {
    /// Seconds east of UTC in winter, or all year. In Ireland, where the law calls summer time the standard, in summer.
    let standard: Int
    private let other: Other?

    private struct Other {
        let offset: Int
        let start: YearlyMoment
        let end: YearlyMoment
    }

    /// Returns nil if the form is different.
    init?(_ text: ArraySlice<UInt8>) {
        let parsed = text.withUnsafeBufferPointer { bytes -> YearlyZone? in
            var fields = ASCIIFields(bytes)
            return YearlyZone(&fields)
        }
        guard let parsed else { return nil }
        self = parsed
    }

    private init?(_ fields: inout ASCIIFields) {
        guard fields.skipZoneName(), let west = fields.signedTime() else { return nil }
        standard = -west
        guard !fields.isAtEnd else {
            other = nil
            return
        }
        guard fields.skipZoneName() else { return nil }
        let offset = fields.signedTime().map { -$0 } ?? standard + 3600
        guard fields.skip(",") != nil, let start = YearlyMoment(&fields), fields.skip(",") != nil,
            let end = YearlyMoment(&fields), fields.isAtEnd
        else { return nil }
        other = Other(offset: offset, start: start, end: end)
    }

    /// Returns the changes of a year from 1 to 9999, in order.
    func changes(in year: Int) -> [ZoneTransitions.Change] {
        guard let other else { return [] }
        let start = other.start.wall(in: year) - standard
        let end = other.end.wall(in: year) - other.offset
        let changes = [
            ZoneTransitions.Change(instant: start, offset: other.offset),
            ZoneTransitions.Change(instant: end, offset: standard),
        ]
        return start < end ? changes : changes.reversed()
    }
}

extension ASCIIFields {
    /// Steps over `EST` or `<+0330>`.
    fileprivate mutating func skipZoneName() -> Bool {
        if skip("<") != nil { return skipAll(where: { $0 != 0x3E }) > 0 && skip(">") != nil }
        return skipAll(where: { (0x41...0x5A).contains($0 & ~0x20) }) >= 3
    }
}
