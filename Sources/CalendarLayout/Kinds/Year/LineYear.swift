import CalendarCore

/// The people on a line, day by day for a year.
struct LineYear {
    let line: ScheduleLine
    let span: DaySpan
    private let holders: [CivilDate: Holder]
    private let weekend: WeekdaySet
    /// The months in which four days of five have somebody; only there is a day without anybody marked.
    private let covered: Set<YearMonth>

    /// A person on the line, or its text if that names nobody known.
    struct Holder: Hashable {
        let name: String
        let initials: String?
        let isPerson: Bool
    }

    /// Returns nil if the schedule has no such line.
    init?(_ key: String, _ span: DaySpan, _ context: LayoutContext) {
        guard let line = context.schedule.lines.first(where: { $0.key == key }) else { return nil }
        (self.line, self.span, weekend) = (line, span, context.style.locale.weekend)
        let people = People(of: context.schedule)
        var holders: [CivilDate: Holder] = [:]
        for date in span.days { holders[date] = LineYear.holder(of: key, on: date, people, context) }
        self.holders = holders
        var counts: [YearMonth: Int] = [:]
        for date in holders.keys { counts[date.yearMonth, default: 0] += 1 }
        covered = Set(counts.filter { UsualCover.isUsual($0.value, of: $0.key.dayCount) }.map(\.key))
    }

    /// The first whom the line names: a day that is handed over is theirs.
    private static func holder(
        of key: String, on date: CivilDate, _ people: People, _ context: LayoutContext
    ) -> Holder? {
        let schedule = context.schedule
        let entry = schedule.entries(on: date).first { entry in
            entry.line?.key == key && !entry.isGone && !entry.isBoxed && schedule.closing(of: entry) == nil
        }
        guard let entry else { return nil }
        let text = entry.kind == .line ? schedule.day(date)?.text(ofLine: key) : entry.event?.lineText
        let read = people.assignments(of: text ?? LineText(key: key, text: entry.text))
        guard let first = read.duties.first else {
            return Holder(name: entry.text, initials: nil, isPerson: false)
        }
        let person = people.all[first.person]
        return Holder(name: person.name, initials: person.initials, isPerson: true)
    }

    /// Nil if nobody is on the line.
    func holder(on date: CivilDate) -> Holder? { holders[date] }

    /// True for a day without anybody in a month of which most days have somebody.
    func isVacant(_ date: CivilDate) -> Bool { holders[date] == nil && covered.contains(date.yearMonth) }

    /// True for the first day of a run, of a month and after a weekend: the name is printed there.
    func isNamed(_ date: CivilDate) -> Bool {
        guard let holder = holders[date] else { return false }
        guard date.day > 1, !beginsWeek(date), let before = CivilDate(date.epochDay + -1) else { return true }
        return holders[before] != holder
    }

    /// True for the first day after a weekend.
    func beginsWeek(_ date: CivilDate) -> Bool {
        !weekend.contains(date.weekday) && weekend.contains((date.epochDay + -1).weekday)
    }

    /// The last day of the run that a day is in, in its month.
    func end(ofRunFrom date: CivilDate) -> CivilDate {
        let days = (date...date.yearMonth.lastDay).days
        return days.prefix { holders[$0] == holders[date] }.last ?? date
    }

    /// Everybody with the number of their days, most days first.
    var totals: [(holder: Holder, days: Int)] {
        var counts: [Holder: Int] = [:]
        for holder in holders.values { counts[holder, default: 0] += 1 }
        return counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }
    }
}
