import CalendarCore
import ScheduleIO

/// What there is to draw, and what lost when it was merged.
struct LoadedSchedule {
    var schedule = Schedule()
    var superseded: [Superseded] = []
    /// From the first to the last record, including those of a store that were not read.
    var extent: MonthRange?
}

extension LoadedSchedule {
    /// Throws ``Failure`` if there is no schedule; its findings have been told elsewhere.
    init(_ result: ReadResult) throws {
        guard let schedule = result.schedule else { throw Failure(noScheduleFor: result.findings) }
        self.init(schedule: schedule, superseded: result.superseded, extent: schedule.extent)
    }

    /// Notes why a page will be emptier than its reader may expect.
    func noteWhatIsMissing(in spans: [DaySpan], _ console: Console) {
        let withheld = schedule.events.count { $0.isPrivate }
        if withheld > 0 { console.note("private events are withheld: \(withheld)") }
        guard let extent, let first = spans.first?.lowerBound.yearMonth, let last = spans.last?.upperBound.yearMonth
        else { return }
        if extent.last < first || extent.first > last {
            console.note("the schedule (\(extent.first) to \(extent.last)) has nothing in these months")
        }
    }
}
