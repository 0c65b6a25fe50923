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
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// Nobody is on a line that needs somebody.
        case gap
        /// Fewer people than needed are on a line.
        case tooFew
        /// More people than allowed are on a line.
        case tooManyPeople
        /// A text names somebody whom nobody knows.
        case unknownPerson
        /// A need asks for a skill that nobody has.
        case unknownSkill
        /// Somebody is on two lines at once.
        case twoLines
        /// Somebody is off and at work.
        case offAndWorking
        /// Somebody has more nights in a row than allowed.
        case tooManyNights
        /// Somebody works too soon after a night.
        case noRest
        /// Somebody has fewer hours between two shifts than allowed.
        case shortRest
        /// Somebody works more days in a row than allowed.
        case tooLongRun
        /// Somebody has more days in a week than allowed.
        case tooManyInWeek
        /// Somebody has more days in a month than allowed.
        case tooManyInMonth
        /// Somebody works on more weekends of a month than allowed.
        case tooManyWeekends
        /// Somebody is on a line without a document that it asks for.
        case missingDocument
        /// Somebody is on a line after a document that it asks for has expired.
        case expiredDocument
        /// A text has words besides names, so that nobody can tell whether a line has the people that it needs.
        case unclear
    }
}
