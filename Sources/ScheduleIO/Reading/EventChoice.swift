import CalendarCore

/// Texts that choose events: those that have one of them in their summary, category or description, in upper or lower
/// case.
public struct EventChoice: Hashable, Sendable {
    /// As they are given.
    public var texts: [String]

    /// Without a text, all events are chosen.
    public init(_ texts: [String] = []) { self.texts = texts }

    /// Returns the texts that are in any of some words.
    func matches(in words: [String]) -> [String] {
        guard !texts.isEmpty else { return [] }
        let words = words.map { $0.lowercased() }
        return texts.filter { text in words.contains { $0.contains(text.lowercased()) } }
    }
}

extension ReadResult {
    /// Returns the result with the chosen events and texts of days alone. A calendar's reader has chosen already: it
    /// knows descriptions, and events of all days.
    public func choosing(_ choice: EventChoice) -> ReadResult {
        guard !choice.texts.isEmpty, chosenBy == nil, let schedule else { return self }
        var used: Set<String> = []
        func isChosen(_ words: [String]) -> Bool {
            let matches = choice.matches(in: words)
            used.formUnion(matches)
            return !matches.isEmpty
        }
        let events = schedule.events.filter { isChosen([$0.words, $0.category ?? ""]) }
        let days = schedule.days.compactMap { day -> DayRecord? in
            var day = day
            day.texts.removeAll { !isChosen([$0.text]) }
            return day.texts.isEmpty ? nil : day
        }
        var chosen = ReadResult(
            Schedule(lines: schedule.lines, closedWords: schedule.closedWords, days: days, events: events),
            findings: findings)
        chosen.chosenBy = used
        return chosen
    }

    /// Returns results with an error in the first that is readable if a text chooses nothing in them all. `option` is
    /// the name of the option that has the texts.
    public static func checking(_ choice: EventChoice, of option: String, _ results: [ReadResult]) -> [ReadResult] {
        let used = results.reduce(into: Set<String>()) { $0.formUnion($1.chosenBy ?? []) }
        guard results.allSatisfy({ $0.schedule != nil }),
            let text = choice.texts.first(where: { !used.contains($0) }), let first = results.first
        else { return results }
        let error = Finding(
            .error, .unmatchedOption, "--\(option) '\(text.abridged)' matches no event",
            hint: "summaries, categories and descriptions are searched")
        return [first.failed(with: error)] + results.dropFirst()
    }
}
