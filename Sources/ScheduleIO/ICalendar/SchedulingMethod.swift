import CalendarCore

/// The METHOD of a calendar that is a message about events (RFC 5546, 1.4), if its events are not simply on.
enum SchedulingMethod: String {
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
}

extension ContentLine {
    /// True for a STATUS of CANCELLED. One L less is a warning.
    func isCancelled(_ log: inout FindingLog) -> Bool {
        guard isValue("CANCELED") else { return isValue("CANCELLED") }
        log.warning(.unknownWord, at: valuePosition, "STATUS is no CANCELED; it is read as CANCELLED")
        return true
    }
}
