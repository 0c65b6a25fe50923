/// The people who work. Finds those whom a line's text names.
public struct People: Sendable {
    /// Everybody, in the order of rosters.
    public let all: [Person]
    /// True if the schedule does not declare them.
    let areGuessed: Bool
    let names: KnownNames
    let index: NameIndex

    /// People who are known by their names. No name is that of two (``NameClash``).
    public init(_ all: [Person]) {
        self.init(all, areGuessed: false)
    }

    init(_ all: [Person], areGuessed: Bool) {
        (self.all, self.areGuessed) = (all, areGuessed)
        names = KnownNames(all, areGuessed: areGuessed)
        index = NameIndex(all)
    }

    /// The people that a schedule declares. If it declares none: each name and each initial in the texts of its lines,
    /// in the order of their letters. Names in texts beside a table that has people of its own follow these.
    ///
    /// A text has names if it consists of nothing else: words with capital letters, or single ones. A text that closes
    /// its day has none. Those whose events it has come last.
    public init(of schedule: Schedule) {
        guard schedule.people.isEmpty || schedule.hasAssignees else {
            self.init(schedule.people.declaring(ownersOf: schedule))
            return
        }
        var names = MixedNames(KnownNames(schedule.people, areGuessed: false), count: schedule.people.count)
        let found = names.guesses(in: schedule)
        self.init((schedule.people + found).declaring(ownersOf: schedule), areGuessed: schedule.people.isEmpty)
    }

    /// True if ``init(of:)`` finds anybody in a schedule. Looks no further than the first.
    public static func isAnybody(in schedule: Schedule) -> Bool {
        guard schedule.people.isEmpty, [Person]().declaring(ownersOf: schedule).isEmpty else { return true }
        var names = MixedNames(KnownNames([], areGuessed: false), count: 0)
        return schedule.days.contains { day in
            day.texts.contains { schedule.mayHaveNames($0) && !names.people(in: $0.text).isEmpty }
        }
    }

    /// Everybody whom one of two schedules declares; those whom they name if the first declares nobody. Of two people
    /// with a name in common the first schedule's counts.
    public init(of schedule: Schedule, and earlier: Schedule) {
        guard !schedule.people.isEmpty else {
            self.init(
                of: Schedule(
                    lines: schedule.lines, closedWords: schedule.closedWords, days: schedule.days + earlier.days,
                    events: schedule.events + earlier.events))
            return
        }
        let people = schedule.people.declaring(ownersOf: schedule)
        let others = People(of: earlier).all.filter { other in
            !people.contains { person in other.names.contains(where: person.isCalled) }
        }
        self.init(people + others)
    }

    /// Whom a text names, in order.
    public func assignments(in text: String) -> AssignedText {
        if let person = person(called: text) { return AssignedText(person) }
        var parser = AssignmentParser(text, names)
        return parser.read()
    }

    /// Returns the declared person whose name all of a text is, signs and all.
    func person(called text: String) -> Int? { areGuessed ? nil : index.person(calledExactly: text) }

    /// The people on a line: the assignees that the source gives, else those that its text names.
    public func assignments(of text: LineText) -> AssignedText {
        text.assignees.map { assigned($0).read } ?? assignments(in: text.text)
    }

    /// The people on a line of a schedule; nobody if the text closes its day.
    public func assignments(of text: LineText, in schedule: Schedule) -> AssignedText {
        schedule.closing(text.text) == nil ? assignments(of: text) : AssignedText()
    }

    /// The people on a line, and who else: names of people who are not known.
    func assignmentsOfAll(of text: LineText, words: Set<[String]>) -> (read: AssignedText, strangers: [Stranger]) {
        text.assignees.map(assigned) ?? assignmentsOfAll(in: text.text, words: words)
    }

    /// The people of an event: its owners, and those whom its source puts, or its words name, on a line.
    package func staff(of event: Event.Content) -> AssignedText {
        staff(of: event, naming: event.lineText.map(assignments) ?? AssignedText())
    }

    /// The same; `named` are the people on its line.
    func staff(of event: Event.Content, naming named: AssignedText) -> AssignedText {
        let others = owners(of: event).filter { owner in !named.assignments.contains { $0.person == owner } }
        guard !others.isEmpty else { return named }
        var staff = named
        staff.assignments.insert(contentsOf: others.map { Assignment(person: $0) }, at: 0)
        staff.isUnderstood = false
        return staff
    }

    private func assigned(_ assignees: [Assignee]) -> (read: AssignedText, strangers: [Stranger]) {
        var (read, strangers) = (AssignedText(), [Stranger]())
        for assignee in assignees {
            if let person = index.person(called: assignee.name) {
                read.assignments.append(Assignment(person: person, hours: assignee.hours, remark: assignee.note))
            } else {
                strangers.append(Stranger(name: assignee.name, hours: assignee.hours))
            }
        }
        read.isUnderstood = strangers.isEmpty
        return (read, strangers)
    }

    /// Whom a text names, and who else: names of people who are not known, if the text has nothing but names. Without
    /// declared people there are none of those. A text that has one of the `words` has more than names.
    func assignmentsOfAll(in text: String, words: Set<[String]>) -> (read: AssignedText, strangers: [Stranger]) {
        let read = assignments(in: text)
        guard !read.isUnderstood, !areGuessed else { return (read, []) }
        var parser = AssignmentParser(text, MixedNames(names, count: all.count), isStrict: true)
        var mixed = parser.read()
        guard mixed.isUnderstood else { return (read, []) }
        let strangers = mixed.assignments.compactMap { assignment in
            parser.names.guess(assignment.person).map { Stranger(name: $0, hours: assignment.hours) }
        }
        guard !strangers.contains(where: { words.contains(Provider.words(of: $0.name)) }) else { return (read, []) }
        mixed.assignments.removeAll { parser.names.guess($0.person) != nil }
        return (mixed, strangers)
    }
}

/// Somebody whom a text names, and who is not known.
struct Stranger {
    let name: String
    let hours: AssignedHours?
}

/// The names of people who are known, and what looks like names of others.
struct MixedNames: NameMatcher {
    private let known: KnownNames
    private let knownCount: Int
    private var guessed = GuessedNames()

    init(_ known: KnownNames, count: Int) { (self.known, knownCount) = (known, count) }

    /// The name that was guessed; nil for a person who is known.
    func guess(_ person: Int) -> String? { person < knownCount ? nil : guessed.people[person - knownCount].name }

    mutating func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        guard knownCount > 0 else { return guessed.name(at: start, of: tokens, in: text) }
        if let found = known.name(at: start, of: tokens, in: text) { return found }
        // A guess goes on over any word that may be a name; it must not swallow one that is known.
        let next = tokens.indices.drop { $0 <= start }.first { known.name(at: $0, of: tokens, in: text) != nil }
        return guessed.name(at: start, of: Array(tokens[..<(next ?? tokens.count)]), in: text).map { found in
            (found.person + knownCount, found.end)
        }
    }

    /// The people whom texts name beside those who are known, in the order of their letters.
    mutating func guesses(in schedule: Schedule) -> [Person] {
        var found: Set<Int> = []
        // The same text names the same people again as long as the names are the same.
        var textsRead: Set<TextKey> = []
        // By index: taking a record out would copy it, texts and all.
        for day in schedule.days.indices {
            for index in schedule.days[day].texts.indices
            where !textsRead.contains(TextKey(schedule.days[day].texts[index].text)) {
                let text = schedule.days[day].texts[index]
                guard schedule.mayHaveNames(text) else { continue }
                let before = guessed.people
                found.formUnion(people(in: text.text))
                if guessed.people == before { textsRead.insert(TextKey(text.text)) } else { textsRead = [] }
            }
        }
        let people = found.filter { $0 >= knownCount }.map { person in
            (person: guessed.people[person - knownCount], key: guessed.people[person - knownCount].name.lowercased())
        }
        return people.sorted { $0.key < $1.key }.map(\.person)
    }

    /// Returns those whom a text names if it has nothing but names.
    fileprivate mutating func people(in text: String) -> [Int] {
        var parser = AssignmentParser(text, self, isStrict: true)
        let people = parser.read().assignments.map(\.person)
        self = parser.names
        return people
    }

    func isInitial(_ person: Int, of other: Int) -> Bool {
        guard person >= knownCount, other >= knownCount else { return known.isInitial(person, of: other) }
        return guessed.isInitial(person - knownCount, of: other - knownCount)
    }
}

extension Schedule {
    /// True for a text that neither closes its day nor says already who is on its line.
    fileprivate func mayHaveNames(_ text: LineText) -> Bool { text.assignees == nil && closing(text.text) == nil }
}

/// The likely names in texts of a schedule that does not declare people: words with capital letters, initials.
struct GuessedNames: NameMatcher {
    /// The people found so far.
    private(set) var people: [Person] = []
    private var places: [[String]: Int] = [:]

    /// Words of names that have no capital letter.
    private static let particles: Set<String> = [
        "al", "bin", "da", "de", "del", "den", "der", "di", "do", "dos", "du", "el", "la", "le", "ten", "ter", "van",
        "von", "zu",
    ]

    /// The most words of a name.
    private static let mostWords = 5

    mutating func name(at start: Int, of tokens: [NameToken], in text: String) -> (person: Int, end: Int)? {
        var ends = nameEnds(at: start, of: tokens, in: text)
        guard let last = ends.last else { return nil }
        let isList = ends.allSatisfy { text[tokens[$0 - 1].range].isLetter }
        if isList { ends = [ends[0]] }
        var first = start
        if !isList, ends.count > 1, ends[0] == start + 1, isInitial(tokens[start], of: tokens[start + 1], in: text) {
            first = start + 1
        }
        let end = isList ? ends[0] : last
        return (person(tokens[first..<end], in: text), end)
    }

    func isInitial(_ person: Int, of other: Int) -> Bool {
        person == other || people[person].isLetter(of: people[other])
    }

    /// Returns true if a single letter, without a full stop, comes before a name that begins with it.
    private func isInitial(_ letter: NameToken, of name: NameToken, in text: String) -> Bool {
        let (letter, name) = (text[letter.range], text[name.range])
        return letter.isLetter && letter.isInitial(of: name)
    }

    /// Returns the ends of words that may all belong to one name that begins at a token; none if all are titles.
    private func nameEnds(at start: Int, of tokens: [NameToken], in text: String) -> [Int] {
        var (ends, index, hasName) = ([Int](), start, false)
        while index < tokens.count, tokens[index].word != nil, ends.count < GuessedNames.mostWords {
            let word = text[tokens[index].range]
            if tokens[index].isConnective || tokens[index].isPartOfDay { break }
            if word.isName || tokens[index].isTitle {
                ends.append(index + 1)
                hasName = hasName || !tokens[index].isTitle
            } else if !GuessedNames.particles.contains(String(word)) {
                break
            }
            index += isStopInName(after: index, of: tokens, in: text) ? 2 : 1
        }
        return hasName ? ends : []
    }

    /// Returns true for `St. Aubin`, `J. Smith`, `Dr. med.`: a full stop inside a name ends an abbreviation or a title,
    /// and white space follows.
    private func isStopInName(after index: Int, of tokens: [NameToken], in text: String) -> Bool {
        guard index + 2 < tokens.count, tokens[index + 1].kind == .stop, tokens[index + 2].followsSpace,
            tokens[index].isTitle || text[tokens[index].range].isAbbreviation
        else { return false }
        return text[tokens[index + 2].range].isName || tokens[index + 2].isTitle
    }

    private mutating func person(_ tokens: ArraySlice<NameToken>, in text: String) -> Int {
        let words = tokens.compactMap { $0.isTitle ? nil : $0.word }
        let (first, last) = (tokens[tokens.startIndex].range, tokens[tokens.endIndex - 1].range)
        let name = String(text[first.lowerBound..<last.upperBound])
        if let index = places[words] {
            // Capital letters alone are harder to read.
            if people[index].name.isUppercase, !name.isUppercase { people[index] = Person(name: name) }
            return index
        }
        places[words] = people.count
        people.append(Person(name: name))
        return people.count - 1
    }
}

extension StringProtocol {
    /// True if it may be a word of a name: no digits, and no small letter at its beginning.
    fileprivate var isName: Bool {
        guard let first = unicodeScalars.first, first.canBeginName else { return false }
        return !unicodeScalars.contains(where: \.isNumber)
    }

    /// True if it, or the part after its last hyphen, has at most three letters: `Pellëtier-St`.
    fileprivate var isAbbreviation: Bool { (split(separator: "-").last?.count ?? 0) <= 3 }

    fileprivate var isLetter: Bool { isOneCharacter && isName }

    fileprivate var isUppercase: Bool { !isEmpty && !isOneCharacter && self == uppercased() }

    /// Most letters are one byte, which is known without looking for the ends of characters.
    private var isOneCharacter: Bool { utf8.count == 1 || count == 1 }
}
