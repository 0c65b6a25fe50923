import CalendarCore

/// The groups of a roster's people, or the months of its days. Each has a heading before its first member, and again on
/// every page that begins within the group.
struct RosterGroups {
    private let names: [String?]
    /// True if the heading says so where a group goes on from a page before.
    private let saysContinued: Bool

    /// - Parameter people: in the order of the roster, group by group, those without a group first.
    init(_ people: [Person]) { (names, saysContinued) = (people.map(\.group), true) }

    /// The months of some days; none if all are in one month.
    init(monthsOf days: DaySpan, _ locale: CalendarLocale) {
        let names = days.days.map { locale.name(of: $0.yearMonth) }
        self.names = days.months.count > 1 ? names : []
        saysContinued = false
    }

    /// True if nobody is in a group.
    var isEmpty: Bool { names.allSatisfy { $0 == nil } }

    /// The headings of a part of the members.
    func headings(in part: Range<Int>) -> [RosterHeading] {
        guard !isEmpty else { return [] }
        let starts = part.filter { place in
            names[place] != nil && (place == part.lowerBound || names[place] != names[place - 1])
        }
        return zip(starts, starts.dropFirst() + [part.upperBound]).map { start, end in
            RosterHeading(
                name: names[start] ?? "", members: start - part.lowerBound..<end - part.lowerBound,
                isContinued: saysContinued && start > 0 && names[start] == names[start - 1])
        }
    }
}

/// The heading of a group of people on a page, or of a month.
struct RosterHeading: Hashable {
    let name: String
    /// The people or the days below it, by their place on the page.
    let members: Range<Int>
    /// True if the group begins on a page before, and the heading says so.
    let isContinued: Bool
}
