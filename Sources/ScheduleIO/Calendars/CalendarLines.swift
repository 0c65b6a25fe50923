import CalendarCore

/// The lines of a day that a calendar's events may stand on.
struct CalendarLines {
    let lines: [ScheduleLine]
    /// The line of every event, where the user names it.
    private let fixed: ScheduleLine?

    /// - Parameters:
    ///   - lines: those that are known; where `label` is none of them, it becomes one more.
    ///   - label: the word, in any case, of the line that all events stand on; nil to let each event tell.
    init(_ lines: [ScheduleLine], label: String?) {
        fixed = label.map { label in
            lines.first { $0.isCalled(label) } ?? ScheduleLine(key: label.lowercased(), label: label)
        }
        self.lines = lines + [fixed].compactMap(\.self).filter { !lines.contains($0) }
    }

    /// The key of the line that the user names; empty where none is.
    var fixedKey: String { fixed?.key ?? "" }

    /// The line: the one that the user names; else that of a summary `OS: A, B`; else that of a category. The label goes
    /// from the title.
    func title(
        _ summary: String, _ categories: [String], _ position: TextPosition, _ log: inout FindingLog
    ) -> EventTitle {
        let text = log.printable(summary, at: position)
        let labelled = labelled(text)
        let fits = fixed == nil || labelled?.line == fixed
        let category = categories.lazy.compactMap { name in lines.first { $0.isCalled(name) } }.first
        let line = fixed ?? labelled?.line ?? category
        var title = fits ? labelled?.rest ?? text : text
        if title.isEmpty {
            log.warning(.blankEvent, at: position, "event without a summary; printed as '\(CalendarLines.untitled)'")
            title = CalendarLines.untitled
        }
        return EventTitle(text: title, lineKey: line?.key, rawSummary: title == summary ? nil : summary)
    }

    private static let untitled = "(no title)"

    /// Cuts `OS: A, B` behind the label of a line; nil where there is none, or nothing behind it.
    private func labelled(_ text: String) -> (line: ScheduleLine, rest: String)? {
        guard let colon = text.firstIndex(of: ":"), let line = lines.first(where: { $0.isCalled(text[..<colon]) })
        else { return nil }
        let rest = text[text.index(after: colon)...].drop { $0 == " " }
        return rest.isEmpty ? nil : (line, String(rest))
    }
}

extension ScheduleLine {
    /// Whether a word is the line's label or its key, in any case.
    fileprivate func isCalled(_ word: some StringProtocol) -> Bool {
        let word = word.lowercased()
        return word == label.lowercased() || word == key
    }
}
