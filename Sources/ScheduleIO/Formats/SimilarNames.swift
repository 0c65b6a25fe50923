import CalendarCore

extension ReadResult {
    /// A note for each two people whose names look like those of one: `Averbeck, Jo` and `Averbeck, Jo RN`.
    public var similarNames: [Finding] {
        guard let schedule else { return [] }
        let people = People(of: schedule)
        let names = people.all.map { SimilarName($0.name) }
        var findings: [Finding] = []
        for (index, name) in names.enumerated() {
            for other in names[..<index] where name.isSimilar(to: other) {
                findings.append(
                    Finding(
                        .note, .similarNames,
                        "'\(other.text.abridged)' and '\(name.text.abridged)' look like one person",
                        at: people.firstPlace(of: index, in: schedule)))
            }
        }
        return findings
    }
}

/// A name and what it has in common with other spellings.
private struct SimilarName {
    let text: String
    /// Its words without titles, in any order.
    private let words: Set<String>
    private let letters: [Unicode.Scalar]

    init(_ text: String) {
        self.text = text
        words = Set(NameWords.withoutTitles(text))
        letters = Array(words.sorted().joined(separator: " ").unicodeScalars)
    }

    /// Names of a few letters are often one letter apart: Ann and Ana are two.
    private static let leastLength = 6

    func isSimilar(to other: SimilarName) -> Bool {
        if words == other.words { return !words.isEmpty }
        guard min(letters.count, other.letters.count) >= SimilarName.leastLength,
            abs(letters.count - other.letters.count) <= 1,
            letters.filter(\.isNumeric) == other.letters.filter(\.isNumeric)
        else { return false }
        return Spelling.distance(letters, other.letters) == 1
    }
}

extension Unicode.Scalar {
    fileprivate var isNumeric: Bool { properties.numericType != nil }
}

extension People {
    /// The place of the first text that names a person.
    fileprivate func firstPlace(of person: Int, in schedule: Schedule) -> SourceLocation? {
        schedule.days.lazy.flatMap(\.texts).first { text in
            assignments(of: text).duties.contains { $0.person == person }
        }?.location
    }
}
