import CICal
import CalendarCore

/// What shows the wall clock of a time in a calendar.
enum ZoneClock {
    /// No zone: the same time on every wall clock.
    case floating
    case utc
    /// A zone of the system's database.
    case system(TimeZoneRules)
    /// A zone that the file itself defines.
    case file(FileTimeZone)

    /// The wall clock at an instant; both in seconds since 1970-01-01, 0:00.
    func wall(at instant: Int) -> Int { instant + offset(at: instant) }

    /// The instant at which the wall clock shows a time: of two the earlier; of a time that the clock leaves out, the
    /// instant by the offset before the gap (RFC 5545, 3.3.5).
    func instant(of wall: Int) -> Int {
        let before = offset(at: wall - 86_400)
        let early = wall - before
        if offset(at: early) == before { return early }
        let late = wall - offset(at: wall + 86_400)
        return self.wall(at: late) == wall ? late : early
    }

    /// Seconds east of UTC.
    private func offset(at instant: Int) -> Int {
        switch self {
        case .floating, .utc: 0
        case .system(let rules): rules.offset(at: instant)
        case .file(let zone): zone.offset(at: instant)
        }
    }

    var isFloating: Bool {
        if case .floating = self { true } else { false }
    }
}

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

extension icaltimetype {
    /// A date-time without zone; seconds since 1970-01-01, 0:00, of a year from 1 to 9999.
    init(wall: Int) {
        self.init()
        let day = wall.flooredQuotient(by: 86_400)
        let date = CivilDate(EpochDay(day)) ?? (day < 0 ? .first : .last)
        let second = wall - day * 86_400
        (year, month, self.day) = (Int32(date.year), Int32(date.month), Int32(date.day))
        (hour, minute, self.second) = (Int32(second / 3600), Int32(second / 60 % 60), Int32(second % 60))
    }

    /// In seconds since 1970-01-01, 0:00; nil for a date outside the years 1 to 9999, or none.
    var wall: Int? {
        guard let date = CivilDate(year: Int(year), month: Int(month), day: Int(day)) else { return nil }
        return date.epochDay.rawValue * 86_400 + (is_date != 0 ? 0 : Int(hour) * 3600 + Int(minute) * 60 + Int(second))
    }
}
