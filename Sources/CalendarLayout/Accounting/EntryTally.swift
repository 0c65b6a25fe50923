import CalendarCore

/// How many entries there are, and a digest of where they stand, whatever their order: two tallies differ where an
/// entry is missing, doubled or on another day. Takes no memory for an entry.
struct EntryTally: Hashable {
    private(set) var count = 0
    private var digest: UInt64 = 0

    mutating func add(_ subject: Placement.Subject, at location: SourceLocation?) {
        count += 1
        digest &+= EntryTally.mixed(subject.place, UInt64(location?.line ?? 0) << 20 &+ UInt64(location?.column ?? 0))
    }

    /// Two rounds of multiplying and folding, as in SplitMix64.
    private static func mixed(_ place: UInt64, _ location: UInt64) -> UInt64 {
        var z = (place &* 0x9E37_79B9_7F4A_7C15) &+ location
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension Placement.Subject {
    /// A number of its own for every day and note.
    fileprivate var place: UInt64 {
        switch self {
        case .day(let date, _): UInt64((date.year * 12 + date.month) * 32 + date.day) << 1
        case .note(let month, let number): UInt64(month.ordinal << 32 + number) << 1 | 1
        }
    }
}
