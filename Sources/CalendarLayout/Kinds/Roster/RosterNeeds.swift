import CalendarCore

/// How many people a line needs on the days of a roster, in words: "of 4, Sa Su 3".
struct RosterNeeds {
    private let needs: [CivilDate: Int]
    private let days: DaySpan
    private let locale: CalendarLocale

    init(_ line: ScheduleLine, of schedule: Schedule, on days: DaySpan, _ locale: CalendarLocale) {
        needs = (schedule.coverage.needs[line.key] ?? [:]).filter { days.contains($0.key) }
        (self.days, self.locale) = (days, locale)
    }

    /// The number of most days, and the weekdays with another; the least and the greatest if weekdays do not tell; nil
    /// without a need.
    var words: String? {
        guard let least = needs.values.min(), let most = needs.values.max() else { return nil }
        guard let byWeekday else {
            return wanted(least == most ? "\(number(most))" : "\(number(least))–\(number(most))")
        }
        let usual = usual(byWeekday)
        let others = Set(byWeekday.values).subtracting([usual]).sorted(by: >).map { count in
            let weekdays = Weekday.allCases.filter { byWeekday[$0] == count }.map(locale.shortestName)
            return weekdays.joined(separator: " ") + " " + (count == 0 ? "–" : number(count))
        }
        return ([wanted(number(usual))] + others).joined(separator: ", ")
    }

    /// The need of each weekday; nil if one has several.
    private var byWeekday: [Weekday: Int]? {
        var byWeekday: [Weekday: Int] = [:]
        for date in days.days {
            let need = needs[date] ?? 0
            // A closed day needs nobody.
            guard let known = byWeekday[date.weekday], known > 0, need > 0 else {
                byWeekday[date.weekday] = max(need, byWeekday[date.weekday] ?? 0)
                continue
            }
            guard known == need else { return nil }
        }
        return byWeekday
    }

    /// The number of most weekdays; of as many the greater one.
    private func usual(_ byWeekday: [Weekday: Int]) -> Int {
        let counts = Dictionary(grouping: byWeekday.values.filter { $0 > 0 }) { $0 }.mapValues(\.count)
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    }

    private func wanted(_ count: String) -> String { locale.phrases.wanted.filled(["count": count]) }
    private func number(_ count: Int) -> String { locale.number(count) }
}
