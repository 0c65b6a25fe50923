extension ChosenPerson {
    /// Returns true if a text names the person, alone or among other words.
    public func isNamed(in text: String) -> Bool {
        if let person = people.person(called: text) { return person == index }
        return people.index.mentions(in: text).contains { $0.person == index }
    }

    /// Returns true if a text of a line names the person: as one of those whom its source puts there, else in words.
    public func isNamed(in text: LineText) -> Bool {
        people.assignments(of: text).duties.contains { $0.person == index }
    }

    /// Returns true if an event is the person's, or if they are on its line or in its words.
    public func isNamed(in event: Event) -> Bool {
        event.person.map(isNamed) ?? false || event.lineText.map(isNamed) ?? isNamed(in: event.words)
    }

    /// Returns the places where a text names the person, in order.
    public func places(in text: String) -> [Range<String.Index>] {
        people.index.mentions(in: text).filter { $0.person == index }.map(\.range)
    }

    /// A text with an ellipsis in the place of everybody else's names.
    public func withoutOthers(_ text: String) -> String {
        var result = text
        for mention in people.index.mentions(in: text).reversed() where !mention.people.contains(index) {
            result.replaceSubrange(mention.range, with: "…")
        }
        return result
    }

    /// An event with an ellipsis in the place of everybody else's names, and without its people if they are others. An
    /// address with such a name is left out.
    public func withoutOthers(_ event: Event) -> Event {
        var own = event
        own.title = withoutOthers(event.title)
        own.subtitle = event.subtitle.map(withoutOthers)
        for detail in Event.Content.Detail.allCases where detail != .person {
            own.content[detail] = event.content[detail].map(withoutOthers)
        }
        if own.url != event.url { own.url = nil }
        if event.person.map({ !person.isCalled($0) }) ?? false { own.person = nil }
        own.assignees = nil
        return own
    }
}

/// What a text of a line says of one person.
public struct OwnText: Sendable {
    /// The person's assignments; others' names are not in their remarks.
    public let assignments: [Assignment]
    /// True if the text names the person among other words alone.
    public let isMentioned: Bool
    /// True if the text says nothing else than who is on the line.
    public let isUnderstood: Bool
    /// Those in the text whom the schedule does not know.
    let strangers: [Stranger]

    /// True if the text names the person.
    public var isNamed: Bool { isMentioned || !assignments.isEmpty }

    /// True if all that it says of the person is in the assignments.
    public var isWhole: Bool { isUnderstood && !assignments.isEmpty }
}

extension ChosenPerson {
    /// What a text of a line says of the person: its source's words on who is there, else its own.
    public func own(_ text: LineText) -> OwnText {
        let read = people.assignments(of: text)
        let assignments = read.assignments.filter { $0.person == index }.map { assignment in
            var own = assignment
            own.remark = assignment.remark.map(withoutOthers)
            return own
        }
        return OwnText(
            assignments: assignments, isMentioned: read.mentioned.contains(index), isUnderstood: read.isUnderstood,
            strangers: read.strangers)
    }
}

extension ChosenPerson? {
    /// A message in which "…" replaces the names of everybody else. Without a person, the message stays as it is.
    public func withoutOthers(_ message: String) -> String { self?.withoutOthers(message) ?? message }
}
