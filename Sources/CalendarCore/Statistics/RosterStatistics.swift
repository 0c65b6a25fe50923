/// The work of everybody on some days, for a talk about what is fair.
public struct RosterStatistics: Sendable {
    /// The days that are counted.
    public let days: DaySpan
    /// The lines that name anybody on these days, in printing order; if none does, all lines of the schedule.
    public let lines: [ScheduleLine]
    /// In the order of rosters.
    public private(set) var people: [PersonStatistics]
    /// How many texts have words besides names, or a name that nobody has: who else is meant is not counted.
    public let unclearTextCount: Int

    /// The statistics of some days. The rules know who is off, which nights count, and what a weekend is; without
    /// rules about nights, those on lines at the foot count.
    public init(_ schedule: Schedule, _ rules: CoverageRules = CoverageRules(), days: DaySpan) {
        let line = LineRules(rules, schedule.lines)
        let book = ShiftBook(
            schedule, schedule.people(of: rules), days: days, usualHours: line.usualHours, words: rules.words)
        let shifts = (0..<days.dayCount).flatMap { book.shifts(day: $0) }
        let named = Set(shifts.filter { $0.person != nil }.map(\.line))
        let shown = schedule.lines.indices.filter { named.isEmpty || named.contains($0) }
        let isDeclared = rules.people != nil || !schedule.people.isEmpty
        let own = Dictionary(grouping: shifts) { $0.person ?? -1 }
        self.days = days
        lines = shown.map { schedule.lines[$0] }
        people = book.people.indices.filter { isDeclared || own[$0] != nil }.map { person in
            PersonStatistics(book.people[person], own[person] ?? [], line, shown: shown)
        }
        unclearTextCount = (0..<days.dayCount).reduce(0) { count, day in
            count + schedule.lines.indices.count { book.staffed(day: day, line: $0).isUnclear }
        }
    }

    /// Only those with one of some names.
    public func only(_ isShown: (Person) -> Bool) -> RosterStatistics {
        var statistics = self
        statistics.people.removeAll { !isShown($0.person) }
        return statistics
    }
}

/// The work of one person.
public struct PersonStatistics: Hashable, Sendable {
    /// The person.
    public let person: Person
    /// The days on each of ``RosterStatistics/lines``.
    public let lineDays: [Int]
    /// The days at work, on whichever lines, and how many of them are a weekend's.
    public let workDays: Int, weekendDays: Int
    /// The nights.
    public let nights: Int
    /// The most days at work without a day between them.
    public let longestRun: Int

    init(_ person: Person, _ shifts: [Shift], _ lines: LineRules, shown: [Int]) {
        self.person = person
        lineDays = shown.map { line in Set(shifts.filter { $0.line == line }.map(\.date)).count }
        let work = Set(shifts.filter { !lines.isOff($0.line) }.map(\.date)).sorted()
        (workDays, longestRun) = (work.count, PersonStatistics.longestRun(of: work))
        weekendDays = work.count { lines.rules.weekend.contains($0.weekday) }
        nights = Set(shifts.filter { $0.isNight && lines.isNightLine($0.line) }.map(\.date)).count
    }

    private static func longestRun(of dates: [CivilDate]) -> Int {
        var (longest, run, last) = (0, 0, CivilDate?.none)
        for date in dates {
            run = last.map { $0.epochDay + 1 == date.epochDay } ?? false ? run + 1 : 1
            (longest, last) = (max(longest, run), date)
        }
        return longest
    }
}

extension LineRules {
    /// Returns true if nights on a line count: rules about nights name it; without any, it is at the foot.
    fileprivate func isNightLine(_ line: Int) -> Bool {
        let named = [rules.maxNights.keys, rules.rest.keys].flatMap(\.self)
        return named.isEmpty ? lines[line].place == .foot : named.contains(where: lines[line].isCalled)
    }
}

extension StaffedLine {
    /// True if it may name more people than are counted.
    fileprivate var isUnclear: Bool { !isUnderstood || shifts.contains { $0.person == nil } }
}
