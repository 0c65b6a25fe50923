import CalendarCore

extension NameHiding {
    /// Those that a run with these options must not write. Throws ``Failure`` as ``PersonalSheet`` does.
    init(_ options: ScheduleOptions, of schedule: Schedule) throws {
        self.init(chosen: options.only ? try PersonalSheet(options.provider)?.person(of: schedule) : nil)
    }
}
