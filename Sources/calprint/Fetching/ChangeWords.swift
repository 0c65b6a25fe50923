import CalendarCore
import CalendarLayout

/// What changed in a schedule, as lines for a terminal.
enum ChangeWords {
    /// `2025-03-04 CALL: Averbeck → Belacqua`, in order of date.
    /// Private events are left out, as on pages.
    static func lines(of schedule: Schedule, since earlier: Schedule) -> [String] {
        let (schedule, earlier) = (schedule.withholdingPrivateEvents, earlier.withholdingPrivateEvents)
        let extents = [schedule.extent, earlier.extent].compactMap(\.self)
        guard let first = extents.map(\.first).min(), let last = extents.map(\.last).max() else { return [] }
        let days = first.firstDay...last.lastDay
        let format = PageStyle().entryFormat(ChangesPage.details)
        let comparison = ScheduleComparison(schedule, since: earlier, on: days)
        return format.told(comparison.changes, closedWord: schedule.closedWord).map { $0.line(format) }
    }
}

extension Schedule {
    fileprivate var withholdingPrivateEvents: Schedule {
        showingPrivateEvents(.omit, busy: PagePhrases.english.busy)
    }
}

extension ScheduleChange {
    fileprivate func line(_ format: EntryFormat) -> String {
        let label = (after ?? before)?.label.map { " \($0)" } ?? ""
        let texts = (before.map(format.text), after.map(format.text))
        let words =
            switch texts {
            case (let before?, let after?): "\(before) → \(after)"
            case (nil, let after?): "+ \(after)"
            case (let before?, nil): "− \(before)"
            case (nil, nil): ""
            }
        return "\(place)\(label): \(words)"
    }

    private var place: String {
        switch subject {
        case .day(let date, _): date.description
        case .note(let month, _): "\(month) notes"
        }
    }
}
