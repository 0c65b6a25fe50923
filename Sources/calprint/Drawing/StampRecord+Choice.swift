import CalendarCore
import CalendarLayout
import ScheduleIO

extension StampRecord {
    /// The stamp of what options choose of a schedule.
    init(of choice: ScheduleChoice, _ options: DrawingOptions) throws {
        self.init(
            ScheduleStamp(try choice.shown(options), days: try options.drawnDays()),
            options: RecordedOptions(options).texts)
    }
}

extension ScheduleChoice {
    /// The schedule on the pages. Gaps are not part of it; they come from a file that a stamp does not know.
    func shown(_ options: DrawingOptions) throws -> Schedule {
        let view = options.views[0]
        return part(for: view, try options.style(of: view)).schedule.marking(gaps: [])
    }
}
