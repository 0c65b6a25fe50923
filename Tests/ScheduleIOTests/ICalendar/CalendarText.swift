import CalendarCore

@testable import ScheduleIO

/// A calendar with these events and other lines, separated by `\n`.
func calendar(_ components: String..., head: String = "") -> String {
    let lines = ["BEGIN:VCALENDAR", head.isEmpty ? "VERSION:2.0" : head] + components + ["END:VCALENDAR", ""]
    return lines.joined(separator: "\n")
}

/// A VEVENT named A with these properties, separated by `\n`.
func event(_ properties: String, uid: String? = "a", summary: String = "A") -> String {
    let uid = uid.map { "UID:\($0)\n" } ?? ""
    return "BEGIN:VEVENT\n\(uid)SUMMARY:\(summary)\n\(properties)\nEND:VEVENT"
}

/// Reads a calendar named `t.ics`, expanded over some days, by default those of 2025.
func readCalendar(
    _ text: String, zone: String? = nil, from first: String = "2025-01-01", to last: String = "2025-12-31",
    lines: [ScheduleLine]? = nil, label: String? = nil
) -> ReadResult {
    let options = ReadingOptions(
        timeZone: zone.flatMap { TimeZoneName($0) }, days: CivilDate(first)...CivilDate(last), lines: lines,
        label: label)
    return ScheduleReader.read(Array(text.utf8), file: "t.ics", options: options)
}

extension ReadResult {
    /// `2025-01-31 A`, `2025-01-31 9:00-10:00 A`, `2025-01-31 22:00-2025-02-01 6:00 A`, in printing order.
    var occurrences: [String] {
        schedule?.events.map { "\($0.span.words) \($0.title)" } ?? ["no schedule"]
    }
}

extension Event.Span {
    fileprivate var words: String {
        switch self {
        case .allDay(let first, let last): return first == last ? "\(first)" : "\(first) to \(last)"
        case .timed(let start, let end):
            let day = end.map { $0.date == start.date ? "" : "\($0.date) " } ?? ""
            return "\(start.date) \(start.clockTime)" + (end.map { "-\(day)\($0.clockTime)" } ?? "")
        }
    }
}
