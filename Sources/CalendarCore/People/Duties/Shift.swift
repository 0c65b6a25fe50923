/// Somebody on a line of a day, with the hours.
public struct Shift: Hashable, Sendable {
    /// The person, an index in ``ShiftBook/people``; nil for a name that nobody has.
    public let person: Int?
    /// The name, as people know it.
    public let name: String
    /// The index of the line in ``ShiftBook/lines``.
    public let line: Int
    /// The day on which it begins.
    public let date: CivilDate
    /// When on that day.
    public let hours: ShiftHours
    /// Other words about the person: `½`; nil if the text has none.
    public let remark: String?
    /// The text's place in the user's file.
    public let location: SourceLocation?
}

extension Shift {
    /// True if it goes on at midnight, as a shift does whose end is not known.
    public var isNight: Bool { hours.end >= ShiftHours.dayLength }

    /// Returns true if nobody can do both of two shifts of a day: they have a minute in common. Of two halves, and of
    /// two remarks such as `am` and `pm`, that is not known, and the result is false.
    public func clashes(with other: Shift) -> Bool {
        guard hours.overlaps(other.hours) else { return false }
        guard let remark, let second = other.remark else { return true }
        return remark == second && !remark.isFraction
    }
}

/// A line on a day: who is on it, as its text and its events say.
public struct StaffedLine: Hashable, Sendable {
    /// In the order of the texts.
    public fileprivate(set) var shifts: [Shift] = []
    /// True if the line has a text or an event.
    public fileprivate(set) var hasText = false
    /// True if each text consists of names. One with other words may name somebody else, or nobody.
    public fileprivate(set) var isUnderstood = true
    /// True if its text closes it: `CLOSED`.
    public fileprivate(set) var isClosed = false
    /// The place of its first text in the user's file.
    public fileprivate(set) var location: SourceLocation?

    /// How many people are on it, each counted once.
    public var names: Set<String> { Set(shifts.map(\.name)) }
}

/// The shifts of people on lines and days, taken from the texts and the events of a schedule's lines.
///
/// Unlike a ``Roster`` it knows the usual hours of lines, names that nobody has, and the events on lines.
public struct ShiftBook: Sendable {
    /// The days that it is about.
    public let days: DaySpan
    /// Everybody who may be on it.
    public let people: [Person]
    /// The lines of the schedule.
    public let lines: [ScheduleLine]
    /// By day, then by line.
    private var staffed: [StaffedLine]
    /// By day.
    private var closed: [Bool]

    /// The shifts of some days.
    ///
    /// - Parameters:
    ///   - schedule: the schedule that has them.
    ///   - people: the people that it may name.
    ///   - days: the days to look at.
    ///   - usualHours: those of lines, by key, for texts that say nothing else.
    ///   - words: words that look like names and are not.
    public init(
        _ schedule: Schedule, _ people: People, days: DaySpan, usualHours: [String: ShiftHours] = [:],
        words: [String] = []
    ) {
        (self.days, self.people, lines) = (days, people.all, schedule.lines)
        staffed = Array(repeating: StaffedLine(), count: days.dayCount * schedule.lines.count)
        closed = Array(repeating: false, count: days.dayCount)
        let indices = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ($1.key, $0) })
        var reader = ShiftReader(people, lines.map { usualHours[$0.key] }, words)
        for (day, date) in days.days.enumerated() {
            closed[day] = schedule.isClosed(on: date)
            for text in schedule.day(date)?.texts ?? [] {
                guard let line = indices[text.key] else { continue }
                let isClosing = schedule.closing(text.text) != nil
                reader.read(text, of: line, on: date, isClosing: isClosing, &staffed[day * lines.count + line])
            }
            for event in schedule.events.isEmpty ? [] : schedule.events(on: date) {
                guard event.task == nil, let line = event.lineKey.flatMap({ indices[$0] }) else { continue }
                reader.read(event, of: line, on: date, &staffed[day * lines.count + line])
            }
        }
    }

    /// Returns a line on a day, both by index.
    public func staffed(day: Int, line: Int) -> StaffedLine { staffed[day * lines.count + line] }

    /// Everybody on any line of a day.
    public func shifts(day: Int) -> [Shift] { lines.indices.flatMap { staffed(day: day, line: $0).shifts } }

    /// Returns true if a text or a holiday closes a day.
    public func isClosed(day: Int) -> Bool { closed[day] }
}

/// Makes shifts of texts and events. Equal texts are read once.
private struct ShiftReader {
    private let people: People
    /// By line.
    private let usualHours: [ShiftHours?]
    private var known: [String: AssignedText] = [:]

    private let words: Set<[String]>

    init(_ people: People, _ usualHours: [ShiftHours?], _ words: [String]) {
        (self.people, self.usualHours, self.words) = (people, usualHours, Set(words.map(\.lowercasedWords)))
    }

    /// Texts with one of the `words` have more than names.
    private mutating func names(in text: LineText) -> AssignedText {
        if text.assignees == nil, let found = known[text.text] { return found }
        var found = people.assignments(of: text)
        if found.strangers.contains(where: { words.contains($0.name.lowercasedWords) }) { found.strangers = [] }
        if text.assignees == nil { known[text.text] = found }
        return found
    }

    mutating func read(
        _ text: LineText, of line: Int, on date: CivilDate, isClosing: Bool, _ staffed: inout StaffedLine
    ) {
        staffed.location = staffed.location ?? text.location
        (staffed.hasText, staffed.isClosed) = (true, isClosing)
        guard !isClosing else { return }
        add(names(in: text), line, date, text.location, &staffed) { [usual = usualHours[line]] stated in
            ShiftHours(stated, usual: usual)
        }
    }

    mutating func read(_ event: Event, of line: Int, on date: CivilDate, _ staffed: inout StaffedLine) {
        staffed.hasText = true
        // Whose event it is must not be told.
        guard !event.isPrivate, let text = event.lineText else { return staffed.isUnderstood = false }
        staffed.location = staffed.location ?? event.location
        let hours = ShiftHours(event, on: date, usual: usualHours[line])
        var names = names(in: text)
        if !people.owners(of: event.content).isEmpty {
            // Its other words need not be names.
            names = people.staff(of: event.content, naming: names)
            (names.isUnderstood, names.strangers) = (true, [])
        }
        add(names, line, date, event.location, &staffed) { stated in
            stated.map { ShiftHours($0, usual: hours) } ?? hours
        }
    }

    private func add(
        _ names: AssignedText, _ line: Int, _ date: CivilDate,
        _ location: SourceLocation?, _ staffed: inout StaffedLine, _ hours: (AssignedHours?) -> ShiftHours
    ) {
        if !names.isNames { staffed.isUnderstood = false }
        for assignment in names.duties {
            staffed.shifts.append(
                Shift(
                    person: assignment.person, name: people.all[assignment.person].name, line: line, date: date,
                    hours: hours(assignment.hours), remark: assignment.remark, location: location))
        }
        for stranger in names.strangers {
            staffed.shifts.append(
                Shift(
                    person: nil, name: stranger.name, line: line, date: date, hours: hours(stranger.hours),
                    remark: nil, location: location))
        }
    }
}
