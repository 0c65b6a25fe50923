/// The events on no line that are somebody's, as a roster has them.
///
/// If all of the schedule's have short titles, and few different ones, as calendars of shifts have, each title is a
/// line; one that the schedule declares under that name is the schedule's own. Otherwise an event is on no line of the
/// roster either: its text has to be read.
struct OwnedEvents {
    /// The lines that titles make, in the order of their first events.
    private(set) var lines: [ScheduleLine] = []
    /// Each event once, on the first of the days that it is on.
    private(set) var events: [Owned] = []

    struct Owned {
        let entry: RosterEntry
        let days: DaySpan
        let lineKey: String?
        let hours: AssignedHours?
    }

    /// The most titles that are lines, and the most characters of each.
    private static let (mostTitles, longestTitle) = (ScheduleLine.maximumCount, 8)

    init(of schedule: Schedule, _ people: People, _ days: DaySpan) {
        let owned = schedule.events.filter { $0.content.person != nil && $0.lineKey == nil && !$0.closesDay }
        guard !owned.isEmpty else { return }
        let keys = OwnedEvents.lineKeys(Set(owned.map(\.words)), schedule)
        for event in owned
        where !event.isPrivate && event.firstDay <= days.upperBound && event.lastDay >= days.lowerBound {
            add(event, people, days, keys?[event.words])
        }
        let used = Set(events.compactMap(\.lineKey)).subtracting(schedule.lines.map(\.key))
        for title in owned.map(\.words) {
            guard let key = keys?[title], used.contains(key), !lines.contains(where: { $0.key == key }) else {
                continue
            }
            lines.append(ScheduleLine(key: key, label: title))
        }
    }

    /// The key of the line that each title is; nil if there are too many of them, or one is too long.
    private static func lineKeys(_ titles: Set<String>, _ schedule: Schedule) -> [String: String]? {
        guard titles.count <= mostTitles, titles.allSatisfy({ $0.count <= longestTitle }) else { return nil }
        return Dictionary(
            uniqueKeysWithValues: titles.map { title in
                (title, schedule.lines.first { $0.isCalled(title) }?.key ?? "title \(title.lowercased())")
            })
    }

    private mutating func add(_ event: Event, _ people: People, _ span: DaySpan, _ lineKey: String?) {
        guard let person = event.content.person.flatMap({ people.index.person(called: $0) }) else { return }
        let days = max(event.firstDay, span.lowerBound)...min(event.lastDay, span.upperBound)
        var text = AssignedText(person)
        text.isUnderstood = lineKey != nil
        events.append(
            Owned(
                entry: RosterEntry(date: days.lowerBound, entry: event.entry(on: days.lowerBound), text: text),
                days: days, lineKey: lineKey, hours: lineKey == nil ? event.hours : nil))
    }
}

extension Event {
    /// Its times as those of a person on a line; nil if it takes whole days.
    fileprivate var hours: AssignedHours? {
        guard case .at(let start, let end)? = time(on: firstDay) else { return nil }
        return AssignedHours(
            from: start.minute, until: end.map { $0.minute == 0 ? ShiftHours.dayLength : $0.minute })
    }
}
