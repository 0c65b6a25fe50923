import CICal
import CalendarCore

/// A VTIMEZONE, as computed by libical.
final class FileTimeZone {
    private let ical: cical_functions
    private let zone: OpaquePointer

    /// The most years that the rules of all zones of a calendar may go through: libical takes 7 μs for each.
    static let mostRuleYears = 100_000

    /// Returns nil if libical cannot use it as a time zone, or its clock changes more often than on a few days a year.
    init?(_ ical: cical_functions, _ component: CalendarComponent) {
        guard let lines = component.zoneLines else { return nil }
        let text: [UInt8] = lines.flatMap { $0.bytes + [0x0D, 0x0A] } + [0]
        let parsed = text.withUnsafeBufferPointer { text in
            text.withMemoryRebound(to: CChar.self) { ical.icalparser_parse_string($0.baseAddress!) }
        }
        guard let parsed, let zone = ical.icaltimezone_new() else { return nil }
        // From here on, the zone owns the component.
        guard ical.icaltimezone_set_component(zone, parsed) != 0 else {
            ical.icaltimezone_free(zone, 1)
            return nil
        }
        (self.ical, self.zone) = (ical, zone)
    }

    deinit {
        ical.icaltimezone_free(zone, 1)
    }

    /// Returns the offset in seconds east of UTC.
    func offset(at instant: Int) -> Int {
        var time = icaltimetype(wall: instant)
        return Int(ical.icaltimezone_get_utc_offset_of_utc_time(zone, &time, nil))
    }

    /// Returns the instant at which the wall clock shows a time, if the clock does not change twice within two days.
    func instant(of wall: Int) -> Int {
        let before = offset(at: wall - WallTime.secondsPerDay)
        let early = wall - before
        if offset(at: early) == before { return early }
        let after = offset(at: wall + WallTime.secondsPerDay)
        return offset(at: wall - after) == after ? wall - after : early
    }
}

extension CalendarComponent {
    /// The lines of a VTIMEZONE as libical gets them; nil if one of its rules has another form than those of real time
    /// zones.
    fileprivate var zoneLines: [ContentLine]? {
        guard lines.allSatisfy(\.hasValidOffset) else { return nil }
        var lines = lines
        for index in lines.indices where lines[index].property == .rrule {
            guard let line = lines[index].zoneRule(from: start(ofPartAt: index)) else { return nil }
            lines[index] = line
        }
        return lines
    }

    /// How many years the rules of its observances go through, and one for each observance without a rule.
    var ruleYears: Int {
        lines.indices.reduce(0) { years, index in
            switch lines[index].property {
            case .begin: return years + 1
            case .rrule: return years + max(0, CalendarComponent.lastRuleYear - firstYear(ofPartAt: index))
            default: return years
            }
        }
    }

    private static let lastRuleYear = 2200

    /// Returns the year in which the part that has a line begins.
    private func firstYear(ofPartAt index: Int) -> Int {
        start(ofPartAt: index).flatMap { CivilDate(EpochDay($0.day)) }?.year ?? 1
    }

    /// Returns the DTSTART of the part (STANDARD or DAYLIGHT) that has a line.
    private func start(ofPartAt index: Int) -> WallTime? {
        let before = lines[..<index].reversed().prefix { $0.property != .begin }
        let after = lines[index...].prefix { $0.property != .end }
        let start = (before + after).first { $0.property == .dtstart }
        return start.flatMap { WrittenTime($0.trimmedValue) }.map { WallTime(seconds: $0.wall) }
    }
}

extension ContentLine {
    /// False for an offset that is none.
    fileprivate var hasValidOffset: Bool {
        (property != .offsetFrom && property != .offsetTo) || UTCOffset(trimmedValue) != nil
    }

    /// Returns the rule without the times that repeat those of its start; nil if it gives more than a few days a year,
    /// or other times. libical would follow a finer rule forever, and `BYWEEKNO=-53` crashes it.
    fileprivate func zoneRule(from start: WallTime?) -> ContentLine? {
        let parts = text.trimmingSpaces.uppercased().split(separator: ";")
            .filter { !ContentLine.repeatsTime($0, of: start) }
        guard parts.contains("FREQ=YEARLY"),
            parts.allSatisfy({ $0 == "INTERVAL=1" || ContentLine.zoneParts.contains($0.prefix { $0 != "=" }) })
        else { return nil }
        var line = self
        line.bytes = bytes[..<valueIndex] + parts.joined(separator: ";").utf8
        return line
    }

    /// True for BYHOUR, BYMINUTE or BYSECOND with the hour, minute or second of the start alone.
    private static func repeatsTime(_ part: Substring, of start: WallTime?) -> Bool {
        guard let start, let equals = part.firstIndex(of: "=") else { return false }
        let number = Int(part[part.index(after: equals)...])
        return switch RulePart(rawValue: String(part[..<equals])) {
        case .byHour: number == start.hour
        case .byMinute: number == start.minute
        case .bySecond: number == start.second
        default: false
        }
    }

    private static let zoneParts: Set<Substring> = [
        "FREQ", "BYMONTH", "BYDAY", "BYMONTHDAY", "BYYEARDAY", "UNTIL", "COUNT", "WKST",
    ]
}
