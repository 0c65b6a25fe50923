import CICal

/// A VTIMEZONE, as libical computes it.
final class FileTimeZone {
    private let ical: cical_functions
    private let zone: OpaquePointer

    /// Nil where libical makes no time zone of it, or its clocks change by the hour.
    init?(_ ical: cical_functions, _ component: CalendarComponent) {
        guard component.lines.allSatisfy({ $0.name != "RRULE" || $0.isYearly }) else { return nil }
        let text: [UInt8] = component.lines.flatMap { $0.bytes + [0x0D, 0x0A] }
        guard let parsed = ICalComponent(ical, text: text), let zone = ical.icaltimezone_new() else { return nil }
        guard ical.icaltimezone_set_component(zone, parsed.handOver()) != 0 else {
            ical.icaltimezone_free(zone, 1)
            return nil
        }
        (self.ical, self.zone) = (ical, zone)
    }

    deinit {
        ical.icaltimezone_free(zone, 1)
    }

    func offset(at instant: Int) -> Int {
        var time = icaltimetype(wall: instant)
        return Int(ical.icaltimezone_get_utc_offset_of_utc_time(zone, &time, nil))
    }
}

extension ContentLine {
    /// Whether a rule gives a few days of a year: libical would follow any other without an end.
    fileprivate var isYearly: Bool {
        let parts = value.uppercased().split(separator: ";")
        let finer: Set<Substring> = ["BYHOUR", "BYMINUTE", "BYSECOND"]
        return parts.contains("FREQ=YEARLY") && !parts.contains { finer.contains($0.prefix { $0 != "=" }) }
    }
}
