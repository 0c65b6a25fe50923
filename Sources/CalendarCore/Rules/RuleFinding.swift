/// Something of a schedule that its rules do not allow.
public struct RuleFinding: Hashable, Sendable {
    /// The fault.
    public let kind: Kind
    /// The day, the later one if there are two.
    public let date: CivilDate
    /// The lines, in the order of ``places``.
    public let lines: [ScheduleLine]
    /// The people at fault; empty for a gap.
    public var people: [String] = []
    /// The skill that a need asks for; nil for other faults, and if any people will do.
    public var skill: String?
    /// The document that somebody lacks; nil for other faults.
    public var document: String?
    /// The day on which the document expired; nil for one that is missing, and for other faults.
    public var expired: CivilDate?
    /// The part of the day that lacks people; nil for all of it.
    public var hours: ShiftHours?
    /// The month whose weekends are counted; nil for other faults.
    public var month: YearMonth?
    /// The minutes between two shifts; nil for other faults.
    public var rest: Int?
    /// How many there are: people, nights, days, hours.
    public var count = 0
    /// How many there must be or may be.
    public var limit = 0
    /// The places in the user's files: the text at fault, then the other side, which is a text or the rule.
    public var places: [SourceLocation] = []

    /// The faults that rules find.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Nobody is on a line that needs somebody.
        case gap
        /// Fewer people than needed are on a line.
        case tooFew = "too-few"
        /// More people than allowed are on a line.
        case tooManyPeople = "too-many-people"
        /// A text names somebody whom nobody knows.
        case unknownPerson = "unknown-person"
        /// A need asks for a skill that nobody has.
        case unknownSkill = "unknown-skill"
        /// Somebody is on two lines at once.
        case twoLines = "two-lines"
        /// Somebody is off and at work.
        case offAndWorking = "off-and-working"
        /// Somebody has more nights in a row than allowed.
        case tooManyNights = "too-many-nights"
        /// Somebody works too soon after a night.
        case noRest = "no-rest"
        /// Somebody has fewer hours between two shifts than allowed.
        case shortRest = "short-rest"
        /// Somebody works more days in a row than allowed.
        case tooLongRun = "too-long-run"
        /// Somebody has more days in a week than allowed.
        case tooManyInWeek = "too-many-in-week"
        /// Somebody has more days in a month than allowed.
        case tooManyInMonth = "too-many-in-month"
        /// Somebody works on more weekends of a month than allowed.
        case tooManyWeekends = "too-many-weekends"
        /// Somebody is on a line without a document that it asks for.
        case missingDocument = "missing-document"
        /// Somebody is on a line after a document that it asks for has expired.
        case expiredDocument = "expired-document"
        /// A text has words besides names, so that nobody can tell whether a line has the people that it needs.
        case unclear
    }
}

extension CoverageRules {
    /// The days before and after a day that have to be known to find a fault on it. What a rule does not ask for here
    /// it does not see.
    func daysAround(_ fault: RuleFinding.Kind) -> (before: Int, after: Int) {
        // A run is told from its first day on, if that is not too long ago.
        let run = CoverageRules.rowLengths.upperBound
        switch fault {
        case .gap, .tooFew, .tooManyPeople, .unknownPerson, .unknownSkill, .missingDocument, .expiredDocument, .unclear:
            return (0, 0)
        // A night goes on into the next day.
        case .twoLines, .offAndWorking: return (1, 1)
        case .tooManyNights: return (maxNights.isEmpty ? 0 : run, 0)
        case .noRest: return (rest.values.max() ?? 0, 0)
        // A shift before a rest may have begun on the day before its end.
        case .shortRest: return (minRest.map { $0 / 24 + 2 } ?? 0, 0)
        case .tooLongRun: return (maxRun == nil ? 0 : run, 0)
        case .tooManyInWeek: return weekly == DayLimits() ? (0, 0) : (6, 6)
        case .tooManyInMonth: return monthly == DayLimits() ? (0, 0) : (30, 30)
        // A weekend counts in the month of its first day.
        case .tooManyWeekends: return maxWeekends == nil ? (0, 0) : (30 + 6, 30 + 6)
        }
    }
}

extension RuleFinding {
    /// The finding in words.
    public var words: String {
        let (line, who) = (lines.first?.label ?? "", people.first ?? "")
        let day = "\(CalendarLocale.english.shortName(of: date.weekday)) \(date)"
        let time = hours.map { " at \($0)" } ?? ""
        switch kind {
        case .gap: return "nobody\(skilled) is on \(line) on \(day)\(time)"
        case .tooFew: return "\(count) of \(limit)\(skilled) on \(line) on \(day)\(time)"
        case .tooManyPeople: return "\(count) on \(line) on \(day)\(time), \(limit) at most"
        case .unknownPerson: return "unknown person '\(who)' on \(line) on \(day)"
        case .unknownSkill: return "nobody has the skill '\(skill ?? "")', which \(line) needs"
        case .twoLines: return "\(who) is on \(line) and \(lines[1].label) at once on \(day)"
        case .offAndWorking: return "\(who) is on \(line) and \(lines[1].label) at once on \(day), off and at work"
        case .tooManyNights: return "\(who) has \(count) nights in a row on \(line) up to \(day), \(limit) at most"
        case .noRest: return "\(who) is on \(line) on \(day), too soon after a night on \(lines[1].label)"
        case .shortRest:
            return "\(who) is on \(line) on \(day) after a rest of \(restText), \(limit) h at least"
        case .tooLongRun: return "\(who) works \(count) days in a row up to \(day), \(limit) at most"
        case .tooManyInWeek: return "\(who) has \(days) in the week of \(day), \(limit) at most"
        case .tooManyInMonth: return "\(who) has \(days) in \(date.yearMonth), \(limit) at most"
        case .tooManyWeekends:
            return "\(who) works on \(count) weekends of \(month ?? date.yearMonth), \(limit) at most"
        case .missingDocument: return "\(who) has no \(document ?? "") and is on \(line) on \(day)"
        case .expiredDocument:
            return
                "\(document ?? "") of \(who) expired on \(expired?.description ?? ""), and \(who) is on \(line) on \(day)"
        case .unclear:
            return
                "the text of \(line) on \(day) has more than names; nobody can tell whether it has the people it needs"
        }
    }

    /// ` with the skill 'charge'`
    private var skilled: String { skill.map { " with the skill '\($0)'" } ?? "" }

    /// `9 h`, `9 h 30 min`
    private var restText: String {
        let minutes = rest ?? 0
        return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }

    private var days: String { lines.first.map { "\(count) days on \($0.label)" } ?? "\(count) days at work" }

    /// The facts at the other place.
    public var otherSide: String? {
        guard let place = places.dropFirst().first else { return nil }
        switch kind {
        case .gap, .tooFew, .unclear: return "\(place) asks for \(limit)"
        case .tooManyPeople: return "\(place) allows \(limit)"
        case .unknownPerson, .unknownSkill: return nil
        case .twoLines, .offAndWorking: return "\(lines[1].label): \(place)"
        case .tooManyNights, .tooLongRun: return "the first: \(place)"
        case .missingDocument, .expiredDocument: return "\(document ?? ""): \(place)"
        case .noRest: return "the night: \(place)"
        case .shortRest: return "\(lines[1].label): \(place)"
        case .tooManyInWeek, .tooManyInMonth, .tooManyWeekends: return "the first: \(place)"
        }
    }
}
