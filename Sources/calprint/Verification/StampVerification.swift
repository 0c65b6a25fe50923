import CalendarCore
import ScheduleIO

/// A PDF with a stamp, compared with the schedule as it is now.
struct StampVerification {
    /// The PDF's stamp.
    let old: ScheduleStamp
    /// The stamp of the schedule as it is now.
    let now: ScheduleStamp
    /// The part of the schedule that the same pages would show now.
    let schedule: Schedule

    /// True if the PDF shows the schedule as it is now.
    var isCurrent: Bool { old == now }

    /// The changes since the PDF was drawn, in order of date; then those of records that are on no day.
    var changes: [StampedChange] {
        (old.differences(from: now, of: schedule) ?? []).map { StampedChange($0, schedule) }
    }
}

/// A day, a month's notes, or records where a PDF differs from the schedule as it is now.
struct StampedChange {
    let place: ScheduleStamp.Difference
    /// The texts that are there now; of records, those that are new or have changed.
    let texts: [String]

    init(_ place: ScheduleStamp.Difference, _ schedule: Schedule) {
        self.place = place
        texts =
            switch place {
            case .day(let date): schedule.entries(on: date).map(\.summary)
            case .notes(let month): schedule.notes(of: month)?.lines.map(\.text) ?? []
            case .records(_, let subjects): subjects
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
