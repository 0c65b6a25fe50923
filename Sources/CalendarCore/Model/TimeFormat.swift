/// How the time of an event is printed; the raw value is the word for `--time-format`.
public enum TimeFormat: String, CaseIterable, Hashable, Sendable {
    /// `9:00 AM`, `2:30 PM`.
    case hours12 = "12h"
    /// `9:00`, `14:30`.
    case hours24 = "24h"
}

extension CivilDateTime {
    /// The time of day as it is printed.
    public func clockTime(as format: TimeFormat) -> String {
        guard format == .hours12 else { return clockTime }
        let noon = 720
        let shown = CivilDateTime(date: date, minute: (minute + noon - 60) % noon + 60) ?? self
        return "\(shown.clockTime) \(minute < noon ? "AM" : "PM")"
    }
}

extension Schedule {
    /// The same with the times of its events printed in this format.
    public func printingTimes(as format: TimeFormat) -> Schedule {
        guard events.contains(where: { $0.timeFormat != format }) else { return self }
        let events = events.map { event in
            var event = event
            event.timeFormat = format
            return event
        }
        return Schedule(
            title: title, timeZone: timeZone, lines: lines, days: days, notes: notes, events: events)
    }
}
