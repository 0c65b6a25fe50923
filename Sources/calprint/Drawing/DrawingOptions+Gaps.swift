import CalendarCore

extension DrawingOptions {
    /// A schedule with the gaps that rules find, if they are to be shown. Hidden lines have theirs, too: they decide
    /// what is closed. Throws ``Failure`` 64 without rules.
    func marking(_ schedule: Schedule) throws -> Schedule {
        guard page.showGaps else { return schedule }
        guard let path = schedules.rules else {
            throw Failure(.usage, "--show-gaps needs rules (--rules FILE)")
        }
        let rules = try RulesFile(reading: path).rules(for: schedule)
        return schedule.marking(gaps: RuleCheck(schedule, rules, days: try drawnDays()).gaps)
    }
}
