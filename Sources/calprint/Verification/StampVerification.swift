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
