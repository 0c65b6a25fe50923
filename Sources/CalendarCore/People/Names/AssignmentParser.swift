/// Reads who a text names: `P.G.K.(K ½)`, `AVERBECK, BELACQUA`, `D D'Ormesse / K Kovář`,
/// `FJELLÅSEN until 17:00, then KOVÁŘ`.
///
/// It goes from item to item. Commas, slashes, full stops and words such as "and" separate items, or just white
/// space. An item is a name, perhaps with a fraction, hours, or words in brackets. Nothing is guessed: words that are
/// no name are left, and after a dash nothing is a name.
struct AssignmentParser<Names: NameMatcher> {
    private let text: String
    let tokens: [NameToken]
    private(set) var names: Names
    /// True if the text has words that are no names, hours or degrees.
    private(set) var hasOtherWords = false
    /// True if an item with words left names nobody.
    private let isStrict: Bool
    private var index = 0
    private var result = AssignedText()
    private var isUnderstood = true
    /// When the next person begins, because the last one ends then.
    private var start: Int?
    /// The person of whom brackets tell; nil after words that are not understood.
    private var owner: Int?

    init(_ text: String, _ names: Names, isStrict: Bool = false) {
        (self.text, self.names, self.isStrict) = (text, names, isStrict)
        tokens = NameToken.tokens(of: text)
    }

    mutating func read() -> AssignedText {
        while let token = next {
            switch token.kind {
            case .separator, .stop: index += 1
            case .opening: readBrackets()
            case .word: readWord()
            case .dash: leave(upTo: tokens.count)
            case .fraction, .closing, .colon, .other: leaveItem()
            }
        }
        result.isUnderstood = isUnderstood && !result.assignments.isEmpty
        hasOtherWords = hasOtherWords || !isUnderstood
        return result
    }

    private var next: NameToken? { index < tokens.count ? tokens[index] : nil }

    private mutating func name(at index: Int) -> (person: Int, end: Int)? {
        guard index < tokens.count else { return nil }
        return names.name(at: index, of: tokens, in: text)
    }

    // MARK: Items

    private mutating func readWord() {
        guard let found = name(at: index) else { return readOtherWord() }
        index = found.end
        skipTitles()
        var person = found.person
        if let next = name(at: index), names.isInitial(person, of: next.person) {
            (person, index) = (next.person, next.end)
        }
        let assignment = Assignment(person: person, hours: start.map { AssignedHours(from: $0) })
        (start, owner) = (nil, person)
        if isAtEndOfItem() { append(assignment) } else { readItem(assignment) }
    }

    /// Reads the rest of an item that has more than a name.
    private mutating func readItem(_ assignment: Assignment) {
        let before = result
        let isAgain = result.assignments.contains { $0.person == assignment.person }
        append(assignment)
        readRemark(of: assignment.person, isAgain: isAgain)
        guard !isAtEndOfItem() else { return }
        if isStrict { result = before }
        leaveItem()
    }

    /// Degrees after a name say nothing of who it is.
    private mutating func skipTitles() {
        while next?.isTitle ?? false, name(at: index) == nil { index += 1 }
    }

    /// A name that several people share is nobody's; the names beside it are still somebody's.
    private mutating func readOtherWord() {
        if let end = names.sharedName(at: index, of: tokens, in: text) { leave(upTo: end) } else { readConnective() }
    }

    /// "and" says nothing, nor does a title; "then" says when the next person begins.
    private mutating func readConnective() {
        guard next?.isTitle != true else { return index += 1 }
        guard let word = next?.word, let connective = Connective(word) else { return leaveItem() }
        if connective == .then { start = result.assignments.last?.hours?.until }
        index += 1
    }

    private mutating func isAtEndOfItem() -> Bool {
        guard let next else { return true }
        switch next.kind {
        case .separator, .stop, .opening, .dash: return true
        case .word: return next.isConnective || name(at: index) != nil
        case .fraction, .closing, .colon, .other: return false
        }
    }

    /// Adds a person, once, unless the hours differ.
    private mutating func append(_ assignment: Assignment) {
        let isKnown = result.assignments.contains { $0.person == assignment.person }
        if !isKnown || assignment.hours != nil { result.assignments.append(assignment) }
    }

    // MARK: What is said of a person

    /// `isAgain` for somebody who is named before.
    private mutating func readRemark(of person: Int, isAgain: Bool) {
        if next?.kind == .fraction {
            note(String(text[tokens[index].range]), of: person)
            index += 1
        }
        var hours = HoursScanner(tokens, text, from: index)
        guard name(at: index) == nil, let found = hours.scan() else { return }
        if isAgain { add(found, of: person) } else { note(found, of: person) }
        index = hours.index
    }

    /// `K 8:00–12:00, A, K 15:00–18:00`: other hours of somebody are another assignment.
    private mutating func add(_ hours: AssignedHours, of person: Int) {
        let known = result.assignments.filter { $0.person == person }.compactMap(\.hours)
        let isOpen = known.last.map { $0.until == nil && hours.from == nil } ?? true
        if isOpen { return note(hours, of: person) }
        if !known.contains(hours) { result.assignments.append(Assignment(person: person, hours: hours)) }
    }

    private mutating func note(_ remark: String, of person: Int) {
        guard let place = result.assignments.lastIndex(where: { $0.person == person }) else { return }
        let known = result.assignments[place].remark
        result.assignments[place].remark = known.map { "\($0), \(remark)" } ?? remark
    }

    private mutating func note(_ hours: AssignedHours, of person: Int) {
        guard let place = result.assignments.lastIndex(where: { $0.person == person }) else { return }
        var all = result.assignments[place].hours ?? AssignedHours()
        (all.from, all.until) = (hours.from ?? all.from, hours.until ?? all.until)
        result.assignments[place].hours = all
    }

    // MARK: Brackets

    /// `(D ½)` says something of D, `(½)` of the person before it.
    private mutating func readBrackets() {
        let open = index
        guard let close = tokens[open...].firstIndex(where: { $0.kind == .closing }),
            !tokens[open + 1..<close].contains(where: { $0.kind == .opening })
        else { return leave(upTo: tokens.count) }
        let parts = tokens[open + 1..<close].split { $0.kind == .separator }.map(\.indices)
        let areNamed = parts.allSatisfy { name(at: $0.lowerBound) != nil }
        let all = areNamed ? parts : [open + 1..<close]
        for part in all where !readBracketed(part) { isUnderstood = false }
        index = close + 1
    }

    /// Returns the person whom a name in brackets means: in `Kovář (K ½)` that is Kovář.
    private func owner(of person: Int) -> Int {
        let known = Set(result.assignments.map(\.person))
        let owners = known.filter { names.isInitial(person, of: $0) }
        return known.contains(person) || owners.count != 1 ? person : owners.first ?? person
    }

    /// False if it cannot be said of one person.
    private mutating func readBracketed(_ part: Range<Int>) -> Bool {
        let named = name(at: part.lowerBound).flatMap { $0.end <= part.upperBound ? $0 : nil }
        let rest = (named?.end ?? part.lowerBound)..<part.upperBound
        guard let person = named.map({ owner(of: $0.person) }) ?? owner,
            !rest.contains(where: { name(at: $0).map { $0.person != person } ?? false })
        else { return false }
        let isKnown = result.assignments.contains { $0.person == person }
        guard !rest.isEmpty else { return isKnown }
        if !isKnown { append(Assignment(person: person)) }
        var hours = HoursScanner(tokens, text, from: rest.lowerBound)
        if let found = hours.scan(), hours.index == rest.upperBound {
            note(found, of: person)
        } else {
            hasOtherWords = hasOtherWords || rest.contains { tokens[$0].word != nil }
            note(
                String(text[tokens[rest.lowerBound].range.lowerBound..<tokens[rest.upperBound - 1].range.upperBound]),
                of: person)
        }
        return true
    }

    // MARK: What is not understood

    private mutating func leaveItem() {
        let end = tokens[index...].firstIndex { [.separator, .dash, .opening].contains($0.kind) }
        leave(upTo: max(end ?? tokens.count, index + 1))
    }

    private mutating func leave(upTo end: Int) {
        isUnderstood = false
        owner = nil
        index = end
    }
}

/// A word between items.
enum Connective {
    case and
    case then

    private static let ands: Set<String> = ["and", "und", "et", "och", "og"]
    private static let thens: Set<String> = ["then", "dann", "danach", "puis", "luego", "poi", "sedan"]

    init?(_ word: String) {
        if Connective.ands.contains(word) {
            self = .and
        } else if Connective.thens.contains(word) {
            self = .then
        } else {
            return nil
        }
    }
}

extension NameToken {
    /// True for a word between items.
    var isConnective: Bool { longWord.flatMap(Connective.init) != nil }

    /// True for `AM`, `PM` and their like.
    var isPartOfDay: Bool { [.morning, .afternoon].contains(longWord.flatMap(HoursWord.init)) }
}
