/// The events of people, as a roster has them: those on lines that name somebody, and those on no line that are
/// somebody's.
///
/// If all of the schedule's events on no line have short titles, and few different ones, as calendars of shifts have,
/// each title is a line; one that the schedule declares under that name is the schedule's own. Otherwise such an event
/// is on no line of the roster either: its text has to be read. A task is never a duty: it is on no line, and its
/// owner's.
struct RosterEvents {
    /// The lines that titles make, in the order of their first events.
    private(set) var lines: [ScheduleLine] = []
    /// Each event once, on the first of the days that it is on.
    private(set) var events: [Shown] = []
    private let people: People
    private let span: DaySpan

    struct Shown {
        let entry: RosterEntry
        let days: DaySpan
        let lineKey: String?
        /// When it is on each of its days; nil if it takes whole days.
        let hours: ShiftHours?
        /// True if a cell says when.
        var showsHours: Bool
    }

    /// The most titles that are lines, and the most characters of each.
    private static let (mostTitles, longestTitle) = (12, 8)

    init(of schedule: Schedule, _ people: People, _ days: DaySpan) {
        (self.people, span) = (people, days)
        let owned = schedule.events.filter {
            $0.content.person != nil && $0.lineKey == nil && !$0.closesDay && $0.task == nil
        }
        let keys = RosterEvents.lineKeys(Set(owned.map(\.words)), schedule)
        for event in schedule.events where event.isShown(on: days) {
            if let key = event.lineKey, event.task == nil {
                add(event, people.staff(of: event.content), key)
            } else {
                let key = event.task == nil ? keys?[event.words] : nil
                add(event, AssignedText(people.owners(of: event.content), isUnderstood: key != nil), key)
            }
        }
        let used = Set(events.compactMap(\.lineKey)).subtracting(schedule.lines.map(\.key))
        for title in owned.map(\.words) {
            guard let key = keys?[title], used.contains(key), !lines.contains(where: { $0.key == key }) else {
                continue
            }
            lines.append(ScheduleLine(key: key, label: title))
        }
        hideUsualHours(schedule.lines)
    }

    /// The key of the line that each title is; nil if there are too many of them, or one is too long.
    private static func lineKeys(_ titles: Set<String>, _ schedule: Schedule) -> [String: String]? {
        guard titles.count <= mostTitles, titles.allSatisfy({ $0.count <= longestTitle }) else { return nil }
        return Dictionary(
            uniqueKeysWithValues: titles.map { title in
                (title, schedule.lines.first { $0.isCalled(title) }?.key ?? "title \(title.lowercased())")
            })
    }

    private mutating func add(_ event: Event, _ text: AssignedText, _ lineKey: String?) {
        guard !text.duties.isEmpty else { return }
        let days = max(event.firstDay, span.lowerBound)...min(event.lastDay, span.upperBound)
        let hours = event.hours
        events.append(
            Shown(
                entry: RosterEntry(date: days.lowerBound, entry: event.entry(on: days.lowerBound), text: text),
                days: days, lineKey: lineKey, hours: hours, showsHours: hours != nil))
    }

    /// A cell does not say the hours that a line has anyway: its usual ones, else the most frequent.
    private mutating func hideUsualHours(_ known: [ScheduleLine]) {
        var counts: [String: [ShiftHours: Int]] = [:]
        for event in events {
            if let key = event.lineKey, let hours = event.hours { counts[key, default: [:]][hours, default: 0] += 1 }
        }
        for index in events.indices {
            guard let key = events[index].lineKey, let hours = events[index].hours else { continue }
            let most = counts[key]?.values.max()
            let usual = known.first { $0.key == key }?.hours
            events[index].showsHours = usual.map { $0 != hours } ?? (counts[key]?[hours] != most)
        }
    }
}

extension AssignedText {
    fileprivate init(_ people: [Int], isUnderstood: Bool) {
        self.init()
        (assignments, self.isUnderstood) = (people.map { Assignment(person: $0) }, isUnderstood)
    }
}

extension Event {
    fileprivate func isShown(on days: DaySpan) -> Bool {
        !isPrivate && !content.closesDay && firstDay <= days.upperBound && lastDay >= days.lowerBound
    }

    /// Its times on its day; nil if it takes whole days.
    fileprivate var hours: ShiftHours? {
        guard case .at? = time(on: firstDay) else { return nil }
        return ShiftHours(self, on: firstDay, usual: nil)
    }
}
