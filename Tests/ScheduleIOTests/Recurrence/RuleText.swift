import CalendarCore

@testable import ScheduleIO

/// The occurrences of a rule from its start on, as RFC 5545 writes them.
struct RuleText {
    let start: String
    let rule: String

    /// The first occurrences, up to the end of a year.
    func occurrences(_ count: Int, throughYear year: Int = 2199, stepLimit: Int = Occurrences.stepLimit) -> [String] {
        guard var search = search(throughYear: year, stepLimit: stepLimit) else { return ["no rule"] }
        var found: [String] = []
        while found.count < count, let time = search.next() { found.append(written(time)) }
        return found
    }

    /// Nil if the text is no rule.
    func search(
        from first: String? = nil, throughYear year: Int = 2199, stepLimit: Int = Occurrences.stepLimit
    ) -> Occurrences? {
        guard let written = WrittenTime(start),
            let rule = RecurrenceRule.parse(rule, startIsDate: written.isDate).rule,
            let end = CivilDate(year: year, month: 12, day: 31)
        else { return nil }
        let start = WallTime(seconds: written.wall)
        let series = CalendarMoment(wall: written.wall, isDate: written.isDate, clock: .floating)
        let lower = first.flatMap { WrittenTime($0) }.map { WallTime(seconds: $0.wall) } ?? start
        return Occurrences(
            of: rule, from: start, isDates: written.isDate, until: rule.lastStart(for: series),
            in: lower...WallTime(day: end.epochDay.rawValue, second: 86_399), stepLimit: stepLimit)
    }

    private func written(_ time: WallTime) -> String {
        let date = CivilDate(EpochDay(time.day))?.iCalendar ?? "?"
        guard start.contains("T") else { return date }
        return "\(date)T" + [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    }
}
