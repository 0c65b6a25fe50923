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
    /// What the pages show. Gaps are no part of a schedule, and come from a file that a stamp does not know.
    func shown(_ options: DrawingOptions) throws -> Schedule {
        let view = options.views[0]
        return part(for: view, try options.style(of: view)).schedule.marking(gaps: [])
    }
}
