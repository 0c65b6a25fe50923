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
    /// How many shifts at work have no hours: neither their text nor their line says when they begin and end.
    public let unknownHoursCount: Int
    /// True if the hours of any shift are known.
    public var hasHours: Bool { people.contains { $0.minutes != nil } }

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
        let mean = people.isEmpty ? 0 : Double(people.map(\.nights).reduce(0, +)) / Double(people.count)
        for index in people.indices { people[index].compareNights(with: mean) }
        unknownHoursCount = shifts.count { $0.person != nil && !line.isOff($0.line) && !$0.hours.isKnown }
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
    /// The weekends with a day at work.
    public let weekends: Int
    /// The nights.
    public let nights: Int
    /// The nights above everybody's mean, rounded to halves; below zero if there are fewer.
    public private(set) var nightsAboveMean = 0.0
    /// The most days at work without a day between them.
    public let longestRun: Int
    /// The minutes at work in shifts whose hours are known; a minute of two shifts counts once. Nil without such a
    /// shift.
    public let minutes: Int?
    /// The minutes of each week with such a shift, in order. A shift counts in the week in which it begins.
    public let weeks: [WorkedWeek]
    /// The fewest minutes between the end of a shift and the beginning of the next; nil if none are known.
    public let shortestRest: Int?

    /// A week in which somebody works.
    public struct WorkedWeek: Hashable, Sendable {
        /// Its first day, which may be before the days that are counted.
        public let first: CivilDate
        /// The minutes at work.
        public let minutes: Int

        fileprivate init?(_ shifts: ArraySlice<Shift>, startingOn weekday: Weekday) {
            guard let shift = shifts.first,
                let first = CivilDate(shift.date.firstDay(ofWeekStartingOn: weekday))
            else { return nil }
            (self.first, minutes) = (first, shifts.minutes)
        }
    }

    init(_ person: Person, _ shifts: [Shift], _ lines: LineRules, shown: [Int]) {
        self.person = person
        lineDays = shown.map { line in Set(shifts.filter { $0.line == line }.map(\.date)).count }
        let work = shifts.filter { !lines.isOff($0.line) }
        let days = work.firstOfDays
        (workDays, longestRun) = (days.count, days.consecutive.map(\.count).max() ?? 0)
        weekendDays = days.count { lines.rules.weekend.contains($0.date.weekday) }
        weekends = work.weekends(lines.rules.weekend).count
        nights = Set(shifts.filter { $0.isNight && lines.isNightLine($0.line) }.map(\.date)).count
        let known = work.filter(\.hours.isKnown)
        minutes = known.isEmpty ? nil : known.minutes
        let weekday = lines.rules.firstWeekday
        weeks = known.split(by: { $0.date.firstDay(ofWeekStartingOn: weekday) }).compactMap {
            WorkedWeek($0, startingOn: weekday)
        }
        shortestRest = work.rests.map(\.minutes).min()
    }

    fileprivate mutating func compareNights(with mean: Double) {
        nightsAboveMean = ((Double(nights) - mean) * 2).rounded() / 2
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

extension Collection<Shift> {
    /// How many minutes they take together; a minute of two of them counts once.
    fileprivate var minutes: Int { map { $0.hours.moved(days: $0.date.epochDay.rawValue) }.minutes }
}
