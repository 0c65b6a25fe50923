import CalendarCore
import ScheduleIO

/// A PDF with a stamp, held against the schedule as it is now.
struct StampVerification {
    /// The PDF's stamp.
    let old: ScheduleStamp
    /// That of the schedule now.
    let now: ScheduleStamp
    /// What the same pages would show of the schedule now.
    let schedule: Schedule

    /// Whether the PDF shows the schedule as it is now.
    var isCurrent: Bool { old == now }

    /// What changed since the PDF was drawn, in order of date.
    var changes: [StampedChange] {
        (old.differences(from: now) ?? []).map { StampedChange($0, schedule) }
    }
}

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
