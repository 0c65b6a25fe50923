/// A rule, by its name in the table `[rules]`.
enum RuleKey: String, CaseIterable {
    case people, words
    case twoLines = "two-lines"
    case off
    case offAndWorking = "off-and-working"
    case maxNights = "max-nights"
    case restAfter = "rest-after"
    case maxPerWeek = "max-per-week"
    case maxPerMonth = "max-per-month"
    case hours, weekend
    case firstWeekday = "first-weekday"
    case need
}

extension TOMLDocument.Entry {
    /// Whether it is the list of names of `[rules]` outside of it, where people are tables.
    var isMisplacedRule: Bool {
        guard key == RuleKey.people.rawValue, case .list(let items) = value.content else { return false }
        return !items.allSatisfy(\.isTable)
    }
}

/// What `[[rules.need]]` says.
enum NeedKey: String, CaseIterable {
    case line, days, people, closed
}
