import CICal

/// A VTIMEZONE, as computed by libical.
final class FileTimeZone {
    private let ical: cical_functions
    private let zone: OpaquePointer

    /// Returns nil if libical cannot use it as a time zone, or its clock changes more often than on a few days a year.
    init?(_ ical: cical_functions, _ component: CalendarComponent) {
        guard component.lines.allSatisfy({ $0.property != .rrule || $0.isYearly }) else { return nil }
        let text: [UInt8] = component.lines.flatMap { $0.bytes + [0x0D, 0x0A] } + [0]
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

extension ContentLine {
    /// True if a rule gives only a few days a year, in the form that real time zones use. libical would follow a finer
    /// rule forever, and `BYWEEKNO=-53` crashes it.
    fileprivate var isYearly: Bool {
        let parts = value.uppercased().split(separator: ";")
        return parts.contains("FREQ=YEARLY")
            && parts.allSatisfy { part in
                part == "INTERVAL=1" || ContentLine.zoneParts.contains(part.prefix { $0 != "=" })
            }
    }

    private static let zoneParts: Set<Substring> = ["FREQ", "BYMONTH", "BYDAY", "BYMONTHDAY", "UNTIL", "COUNT", "WKST"]
}
