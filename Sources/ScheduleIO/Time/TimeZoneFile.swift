import CalendarCore

/// A compiled time zone (TZif, RFC 8536) of version 1 to 4.
///
/// Leap seconds are not counted. The changes that a file's last line gives as a rule are listed until the end of the
/// years that a schedule can hold; after them the last offset stays.
struct TimeZoneFile {
    let transitions: ZoneTransitions

    /// Returns nil if the bytes are not such a file.
    init?(_ bytes: [UInt8]) {
        var reader = BigEndianReader(bytes)
        guard let first = Header(&reader) else { return nil }
        var header = first
        if first.version >= 0x32 {
            // The same again, with 64-bit times.
            guard reader.skip(first.length(ofTime: 4)), let second = Header(&reader) else { return nil }
            header = second
        }
        let size = first.version >= 0x32 ? 8 : 4
        guard var block = Block(&reader, header, sizeOfTime: size) else { return nil }
        if size == 8, let zone = YearlyZone(reader.rest.dropFirst().prefix { $0 != 0x0A }) { block.extend(by: zone) }
        transitions = ZoneTransitions(initial: block.initial, changes: block.changes)
    }
}

/// The header of a block of data: the number of each kind of entry.
private struct Header {
    /// An ASCII digit, or 0 for version 1.
    let version: UInt8
    let leapCount, timeCount, typeCount, nameLength, standardCount, universalCount: Int

    init?(_ reader: inout BigEndianReader) {
        guard reader.integer(4) == 0x545A_6966, let version = reader.integer(1), reader.skip(15) else { return nil }
        self.version = UInt8(truncatingIfNeeded: version)
        var counts: [Int] = []
        for _ in 0..<6 {
            // A real file has a few hundred.
            guard let count = reader.integer(4), (0...100_000).contains(count) else { return nil }
            counts.append(count)
        }
        (universalCount, standardCount, leapCount) = (counts[0], counts[1], counts[2])
        (timeCount, typeCount, nameLength) = (counts[3], counts[4], counts[5])
    }

    /// Returns the length of the block in bytes.
    func length(ofTime size: Int) -> Int {
        timeCount * (size + 1) + typeCount * 6 + lengthOfRest(ofTime: size)
    }

    /// Returns the length of the part after the times and their types.
    func lengthOfRest(ofTime size: Int) -> Int {
        nameLength + leapCount * (size + 4) + standardCount + universalCount
    }
}

/// The times at which the clock changes, and the offsets from then on.
private struct Block {
    let initial: Int
    private(set) var changes: [ZoneTransitions.Change] = []

    init?(_ reader: inout BigEndianReader, _ header: Header, sizeOfTime size: Int) {
        var (times, types, offsets): ([Int], [Int], [Int]) = ([], [], [])
        for _ in 0..<header.timeCount { times.append(reader.integer(size) ?? .min) }
        for _ in 0..<header.timeCount { types.append(reader.integer(1) ?? -1) }
        for _ in 0..<header.typeCount {
            guard let offset = reader.integer(4), reader.skip(2) else { return nil }
            offsets.append(offset)
        }
        guard reader.skip(header.lengthOfRest(ofTime: size)), let first = offsets.first,
            zip(times, times.dropFirst()).allSatisfy(<)
        else { return nil }
        initial = first
        for (time, type) in zip(times, types) {
            guard offsets.indices.contains(type) else { return nil }
            changes.append(ZoneTransitions.Change(instant: time, offset: offsets[type]))
        }
    }

    /// Adds the changes of the years after the last time in the file.
    mutating func extend(by zone: YearlyZone) {
        let last = changes.last?.instant ?? .min
        let date = CivilDate(EpochDay(WallTime(seconds: last).day))
        let year = max(date?.year ?? 0, ScheduleYears.range.lowerBound)
        guard year <= ScheduleYears.range.upperBound else { return }
        for year in year...ScheduleYears.range.upperBound {
            changes += zone.changes(in: year).filter { $0.instant > last }
        }
    }
}

/// Reads signed integers, the most significant byte first.
private struct BigEndianReader {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    /// Reads an integer; returns nil at the end.
    mutating func integer(_ size: Int) -> Int? {
        guard rest.count >= size else { return nil }
        let value = rest.prefix(size).reduce(0) { $0 << 8 | UInt64($1) }
        rest = rest.dropFirst(size)
        return switch size {
        case 1: Int(value)
        case 4: Int(Int32(truncatingIfNeeded: value))
        default: Int(Int64(bitPattern: value))
        }
    }

    /// Steps over bytes; returns false if there are fewer.
    mutating func skip(_ count: Int) -> Bool {
        guard rest.count >= count else { return false }
        rest = rest.dropFirst(count)
        return true
    }
}

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
