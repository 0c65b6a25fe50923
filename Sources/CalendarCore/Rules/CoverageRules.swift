/// The rules of a schedule: who must be where, and how much one person may do.
///
/// Rules name a line by its label or key. Without any rule, only the impossible is found: two lines at once, and work
/// on a day off.
public struct CoverageRules: Hashable, Sendable {
    /// Everybody who may be on a line; nil for the people of the schedule.
    public var people: [String]?
    /// Words that are nobody's name, although they look like one: a text with one says nothing of who works.
    public var words: [String] = []
    /// Groups of lines that one person may be on at once; nil if that is not looked at.
    public var sharedLines: [[String]]? = []
    /// The lines of those who do not work.
    public var offLines = ["off"]
    /// True if one person may be off and at work.
    public var offAndWorking = false
    /// The most nights in a row, by line.
    public var maxNights: [String: Int] = [:]
    /// The days without another line after a night, by line.
    public var rest: [String: Int] = [:]
    /// The most days of a week.
    public var weekly = DayLimits()
    /// The most days of a month.
    public var monthly = DayLimits()
    /// When the shifts of lines begin and end if a text does not say.
    public var hours: [String: ShiftHours] = [:]
    /// The most people on lines.
    public var maxPeople: [StaffingLimit] = []
    /// The most days at work in a row; nil for any number.
    public var maxRun: Int?
    /// The fewest hours between two shifts of a person; nil for any number.
    public var minRest: Int?
    /// The most weekends of a month with a day at work; nil for any number.
    public var maxWeekends: Int?
    /// The needs for people; of several for one line and skill on a day, the last one counts.
    public var needs: [StaffingNeed] = []
    /// The documents that people on lines must have, by line.
    public var documents: [String: [String]] = [:]
    /// The days that are a weekend.
    public var weekend: WeekdaySet = [.saturday, .sunday]
    /// The day that a week begins with.
    public var firstWeekday = Weekday.monday

    /// The lengths of a row of days or nights that a rule can limit.
    package static let rowLengths = 1...366

    /// No rules but those that hold everywhere.
    public init() {}

    /// Every line that a rule names.
    public var lineNames: [String] {
        let lists = (sharedLines ?? []).flatMap(\.self) + needs.map(\.line) + maxPeople.map(\.line)
        return lists + [maxNights.keys, rest.keys, weekly.lines.keys, monthly.lines.keys].flatMap(\.self) + hours.keys
            + documents.keys
    }
}

/// How many days somebody may work in some time.
public struct DayLimits: Hashable, Sendable {
    /// At work, on whichever lines; nil for any number.
    public var work: Int?
    /// On a line.
    public var lines: [String: Int] = [:]

    /// No limits.
    public init(work: Int? = nil, lines: [String: Int] = [:]) { (self.work, self.lines) = (work, lines) }
}

/// How many people a line may have at once.
public struct StaffingLimit: Hashable, Sendable {
    /// The label or key of the line.
    public var line: String
    /// The most people.
    public var people: Int
    /// Its place in a file of rules.
    public var location: SourceLocation?

    /// A limit of this number of people.
    public init(line: String, people: Int, location: SourceLocation? = nil) {
        (self.line, self.people, self.location) = (line, people, location)
    }
}

/// How many people a line must have on some days.
public struct StaffingNeed: Hashable, Sendable {
    /// The label or key of the line.
    public var line: String
    /// The skill that the people must have; nil for any people.
    public var skill: String?
    /// The days.
    public var days: Days
    /// How many.
    public var people: Int
    /// True if closed days need them, too.
    public var includesClosedDays: Bool
    /// Its place in a file of rules.
    public var location: SourceLocation?

    /// Which days.
    public enum Days: Hashable, Sendable {
        /// All of them.
        case every
        /// Those of no weekend.
        case weekday
        /// Those of a weekend.
        case weekend
        /// Some days of every week.
        case weekdays(WeekdaySet)
        /// From a day to another.
        case span(DaySpan)
    }

    /// A need for this number of people.
    public init(
        line: String, skill: String? = nil, days: Days = .every, people: Int = 1, includesClosedDays: Bool = false,
        location: SourceLocation? = nil
    ) {
        (self.line, self.skill, self.days, self.people) = (line, skill, days, people)
        (self.includesClosedDays, self.location) = (includesClosedDays, location)
    }

    /// Returns true if the need is about a date.
    func isOn(_ date: CivilDate, weekend: WeekdaySet) -> Bool {
        switch days {
        case .every: true
        case .weekday: !weekend.contains(date.weekday)
        case .weekend: weekend.contains(date.weekday)
        case .weekdays(let days): days.contains(date.weekday)
        case .span(let span): span.contains(date)
        }
    }
}
