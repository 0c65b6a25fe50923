import CalendarCore

/// The METHOD of a calendar that is a message about events (RFC 5546, 1.4), if its events are not simply on.
enum SchedulingMethod: String {
    case add = "ADD"
    case cancel = "CANCEL"
    case counter = "COUNTER"
    case declineCounter = "DECLINECOUNTER"
    case refresh = "REFRESH"
    case reply = "REPLY"

    init?(_ line: ContentLine) { self.init(rawValue: line.value.uppercased()) }
}

/// The VCALENDAR that a component is in.
struct CalendarScope {
    /// Counted from 1 in the file; 0 outside all of them.
    var number = 0
    var method: Located<SchedulingMethod>?
}

/// The calendars of a file, one after the other.
struct CalendarScopes {
    /// The calendar whose lines are read.
    private var current = CalendarScope()
    private var hasComponents = false
    /// The methods that are known beforehand, by the number of the calendar.
    private let known: [Int: Located<SchedulingMethod>]
    /// The methods that come after components of their calendars.
    private var late: [Int: Located<SchedulingMethod>] = [:]

    init(methods: [Int: Located<SchedulingMethod>] = [:]) {
        known = methods
    }

    /// Returns the calendars for a second reading, with every method known; nil if the first one knew them.
    var again: CalendarScopes? { late.count > known.count ? CalendarScopes(methods: late) : nil }

    mutating func beginCalendar() {
        (current, hasComponents) = (CalendarScope(number: current.number + 1, method: known[current.number + 1]), false)
    }

    /// Returns the scope of a component that begins.
    mutating func ofComponent() -> CalendarScope {
        hasComponents = true
        return current
    }

    mutating func add(_ method: SchedulingMethod?, at position: TextPosition, _ log: inout FindingLog) {
        current.method = method.map { Located(value: $0, position: position) }
        guard hasComponents, let method = current.method else { return }
        late[current.number] = method
        log.warning(
            .unusualForm, at: position, hint: "it applies to them all the same",
            "METHOD comes after events of its calendar")
    }
}

/// The messages in a file, with the numbers of their components.
struct SchedulingMessages {
    private var counts: [(method: Located<SchedulingMethod>, count: Int)] = []

    mutating func add(_ method: Located<SchedulingMethod>) {
        if counts.last?.method.position != method.position { counts.append((method, 0)) }
        counts[counts.count - 1].count += 1
    }

    func warn(_ log: inout FindingLog) {
        for (method, count) in counts {
            let name = "METHOD:\(method.value.rawValue)"
            log.warning(
                .ignoredComponent, at: method.position,
                method.value == .cancel
                    ? "\(name) takes its events back; they are left out (\(count))"
                    : "\(name) answers an invitation and has no events of a calendar; left out (\(count))")
        }
    }
}

extension CalendarComponent {
    /// True if it takes its event back.
    var cancels: Bool { scope.method?.value == .cancel }

    /// True if it is a further event of its UID, whatever the others are (RFC 5546, 3.2.4).
    var isAddition: Bool { scope.method?.value == .add }
}

extension ContentLine {
    /// True for a STATUS of CANCELLED. One L less is a warning.
    func isCancelled(_ log: inout FindingLog) -> Bool {
        guard isValue("CANCELED") else { return isValue("CANCELLED") }
        log.warning(.unknownWord, at: valuePosition, "STATUS is no CANCELED; it is read as CANCELLED")
        return true
    }
}
