import CalendarCore

/// The groups of a roster's people. Each has a heading before its first person, and again on every page that begins
/// within the group.
struct RosterGroups {
    private let names: [String?]

    /// - Parameter people: in the order of the roster, group by group, those without a group first.
    init(_ people: [Person]) { names = people.map(\.group) }

    /// True if nobody is in a group.
    var isEmpty: Bool { names.allSatisfy { $0 == nil } }

    /// The headings of a part of the people.
    func headings(in part: Range<Int>) -> [RosterHeading] {
        let starts = part.filter { place in
            names[place] != nil && (place == part.lowerBound || names[place] != names[place - 1])
        }
        return zip(starts, starts.dropFirst() + [part.upperBound]).map { start, end in
            RosterHeading(
                name: names[start] ?? "", people: start - part.lowerBound..<end - part.lowerBound,
                isContinued: start > 0 && names[start] == names[start - 1])
        }
    }
}

/// The heading of a group of people on a page.
struct RosterHeading: Hashable {
    let name: String
    /// The people below it, by their place on the page.
    let people: Range<Int>
    /// True if the group begins on a page before.
    let isContinued: Bool
}
