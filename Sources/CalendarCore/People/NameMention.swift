/// A name in a text, among any other words.
struct NameMention {
    /// Whose it is, by index; several people for a name that they share.
    let people: [Int]
    /// Its place in the text.
    let range: Range<String.Index>

    /// Nil for a name of several people.
    var person: Int? { people.count == 1 ? people[0] : nil }
}

extension NameIndex {
    /// The names in a text, in order. Unlike an ``AssignmentParser``, this looks for them among other words as well,
    /// and before `’s`. A single letter has to be a capital one: "a meeting" is nobody's. So has a surname that is not
    /// declared as a name.
    func mentions(in text: String) -> [NameMention] { mentions(in: text, NameToken.tokens(of: text)) }

    /// The same of a text's tokens.
    func mentions(in text: String, _ tokens: [NameToken]) -> [NameMention] {
        let search = MentionSearch(index: self, text: text, tokens: tokens)
        var (mentions, index) = ([NameMention](), 0)
        while index < tokens.count {
            let found = search.mention(at: index)
            if let found { mentions.append(found.mention) }
            index = found?.end ?? index + 1
        }
        return mentions
    }
}

/// Looks for names among the tokens of a text.
private struct MentionSearch {
    private let index: NameIndex
    private let text: String
    private let tokens: [NameToken]
    /// The same tokens without `’s`; nil if none has it.
    private let owners: [NameToken]?

    typealias Found = (mention: NameMention, end: Int)

    init(index: NameIndex, text: String, tokens: [NameToken]) {
        (self.index, self.text, self.tokens) = (index, text, tokens)
        let hasOwner = tokens.contains { $0.word?.hasSuffix("’s") ?? false }
        owners = hasOwner ? tokens.map { $0.withoutGenitive(in: text) } : nil
    }

    /// The name at a token; an initial before it is a part of it.
    func mention(at start: Int) -> Found? {
        guard let found = plainMention(at: start) else { return nil }
        guard let person = found.mention.person, found.end < tokens.count, tokens[found.end].word != nil,
            let next = plainMention(at: found.end), let other = next.mention.person,
            person != other, index.isInitial(person, of: other)
        else { return found }
        let range = found.mention.range.lowerBound..<next.mention.range.upperBound
        return (NameMention(people: [other], range: range), next.end)
    }

    private func plainMention(at start: Int) -> Found? {
        found(at: start, of: tokens) ?? owners.flatMap { found(at: start, of: $0) }
    }

    private func found(at start: Int, of tokens: [NameToken]) -> Found? {
        guard let (meaning, end) = index.meaning(at: start, of: tokens, in: text) else { return nil }
        let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
        guard !text[range].isSmallLetter, !meaning.isShort || tokens[end - 1].isCapital(in: text) else { return nil }
        return (NameMention(people: meaning.people, range: range), end)
    }
}

extension People {
    /// The names in a text of a line that could be several people's, each once, with those people.
    public func sharedNames(in text: LineText) -> [(name: String, people: [Int])] {
        let names =
            text.assignees.map { assignees in assignees.map { ($0.name, index.people(sharing: $0.name)) } }
            ?? index.mentions(in: text.text).map { (String(text.text[$0.range]), $0.people) }
        var told: Set<[Int]> = []
        return names.filter { $1.count > 1 && told.insert($1).inserted }
    }
}

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
    /// Those in the text whom nobody is.
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
    /// A message with an ellipsis in the place of everybody's names but the person's; itself if there is none.
    public func withoutOthers(_ message: String) -> String { self?.withoutOthers(message) ?? message }
}

extension Schedule {
    /// Returns true if a text of a day or an event names a person, or a document or a checklist is the person's. A
    /// text or an event that closes days names nobody.
    public func names(_ chosen: ChosenPerson) -> Bool {
        days.contains { $0.texts.contains { closing(of: $0) == nil && chosen.isNamed(in: $0) } }
            || events.contains { !$0.closesDay && chosen.isNamed(in: $0) } || hasRecords(of: chosen.person)
    }

    private func hasRecords(of person: Person) -> Bool {
        let own = keepingRecords(of: [person])
        return !own.requirements.isEmpty || !own.checklists.progress.isEmpty
    }

    /// The part of the schedule that names one of some people: texts of days, and events. Monthly notes and what closes
    /// days stay: they are for all. Gaps do not.
    public func naming(_ people: [ChosenPerson]) -> Schedule {
        let days = days.compactMap { day -> DayRecord? in
            var day = day
            day.texts.removeAll { text in
                closing(of: text) == nil && !people.contains { $0.isNamed(in: text) }
            }
            return day.texts.isEmpty ? nil : day
        }
        return with(
            days: days,
            events: events.filter { event in event.closesDay || people.contains { $0.isNamed(in: event) } }
        ).marking(Coverage())
    }
}

extension NameToken {
    /// The same without `’s` at its end.
    fileprivate func withoutGenitive(in text: String) -> NameToken {
        guard let word, word.hasSuffix("’s") else { return self }
        let end = text.index(range.upperBound, offsetBy: -2)
        return NameToken(
            kind: .word(String(word.dropLast(2))), range: range.lowerBound..<end, followsSpace: followsSpace)
    }
}

extension Substring {
    /// True for one letter that is not a capital one.
    fileprivate var isSmallLetter: Bool {
        count == 1 && (unicodeScalars.first?.properties.isLowercase ?? false)
    }
}
