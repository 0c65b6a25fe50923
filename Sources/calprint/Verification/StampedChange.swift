import CalendarCore
import ScheduleIO

/// A day, or a month's notes, that a PDF shows otherwise than the schedule does now.
struct StampedChange {
    let place: ScheduleStamp.Difference
    /// What is there now.
    let texts: [String]

    init(_ place: ScheduleStamp.Difference, _ schedule: Schedule) {
        self.place = place
        texts =
            switch place {
            case .day(let date): schedule.entries(on: date).map(\.summary)
            case .notes(let month): schedule.notes(of: month)?.lines.map(\.text) ?? []
            }
    }
}

extension Entry {
    /// `OS Averbeck`, `9:00 Staff meeting`
    fileprivate var summary: String { [label, time?.summary, text].compactMap(\.self).joined(separator: " ") }
}

extension EntryTime {
    fileprivate var summary: String {
        switch self {
        case .at(let start, let end): start.clockTime + (end.map { "–\($0.clockTime)" } ?? "")
        case .from(let start): "from \(start.clockTime)"
        case .until(let end): "until \(end.clockTime)"
        }
    }
}
