import CalendarCore

/// The lines of a day that a calendar's events can be on.
struct CalendarLines {
    let lines: [ScheduleLine]
    /// The line of every event, if the user named one.
    private let fixed: ScheduleLine?

    /// - Parameters:
    ///   - lines: the known lines. If `label` is not one of them, it is added.
    ///   - label: the label or key, in any case, of the line for all events; nil if each event decides.
    init(_ lines: [ScheduleLine], label: String?) {
        fixed = label.map { label in
            lines.first { $0.isCalled(label) } ?? .ordinary(key: label.lowercased(), label: label)
        }
        self.lines = lines + [fixed].compactMap(\.self).filter { !lines.contains($0) }
    }

    /// The key of the line that the user named; empty if there is none.
    var fixedKey: String { fixed?.key ?? "" }

    /// Returns the title and line of an event: the line that the user named, else the line of a summary such as `OS: A,
    /// B`, else the first category that is a line. The label is cut from the title.
    func title(
        _ summary: String, _ categories: [String], _ position: TextPosition, _ log: inout FindingLog
    ) -> EventTitle {
        let text = log.printable(summary, at: position)
        let labelled = labelled(text)
        let fits = fixed == nil || labelled?.key == fixed?.key
        let key = fixed?.key ?? labelled?.key ?? categories.lazy.compactMap(key(ofLineCalled:)).first
        var title = fits ? labelled?.rest ?? text : text
        if title.isEmpty {
            log.warning(.blankEvent, at: position, "event without a summary; printed as '\(CalendarLines.untitled)'")
            title = CalendarLines.untitled
        }
        return EventTitle(text: title, lineKey: key)
    }

    /// Returns true if a line has this label or key.
    func hasLine(called name: String) -> Bool { key(ofLineCalled: name) != nil }

    private func key(ofLineCalled name: some StringProtocol) -> String? { lines.first { $0.isCalled(name) }?.key }

    private static let untitled = "(no title)"

    /// Splits `OS: A, B` after the label of a line; returns nil if there is no such label or nothing after it.
    private func labelled(_ text: String) -> (key: String, rest: String)? {
        // Most texts have no colon, and bytes tell that sooner than characters.
        guard text.utf8.contains(UInt8(ascii: ":")), let colon = text.firstIndex(of: ":"),
            let key = key(ofLineCalled: text[..<colon])
        else { return nil }
        let rest = text[text.index(after: colon)...].drop { $0 == " " }
        return rest.isEmpty ? nil : (key, String(rest))
    }
}

/// An event's text on the page, and its line of the day.
struct EventTitle {
    let text: String
    let lineKey: String?
}

/// Limits on the size of a calendar.
enum CalendarLimit {
    /// The most events that one calendar may have, and that recurring events may expand to.
    static let eventCount = 250_000
}

extension FindingLog {
    mutating func tooManyEvents(at position: TextPosition) {
        error(
            .tooMany, at: position, hint: EventLoad.hint,
            "more than \(CalendarLimit.eventCount) events")
    }
}
