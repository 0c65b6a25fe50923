import CalendarCore

/// The meanings of a word as the name of a month or of a weekday: "Di" is a Tuesday in German and a Sunday in French.
struct CalendarName<Value: Equatable & Sendable>: Equatable, Sendable {
    private var meanings: [Meaning] = []

    private struct Meaning: Equatable, Sendable {
        let value: Value
        var languages: NameLanguages
    }

    mutating func add(_ value: Value, in language: NameLanguages) {
        guard let index = meanings.firstIndex(where: { $0.value == value }) else {
            return meanings.append(Meaning(value: value, languages: language))
        }
        meanings[index].languages.formUnion(language)
    }

    /// The languages in which the word is a name.
    var languages: NameLanguages { meanings.reduce([]) { $0.union($1.languages) } }

    /// The languages of each meaning.
    var languagesByMeaning: [NameLanguages] { meanings.map(\.languages) }

    /// True for a word with several meanings.
    var isAmbiguous: Bool { meanings.count > 1 }

    /// All the meanings.
    var values: [Value] { meanings.map(\.value) }

    /// The meaning in the first language that knows the word.
    var first: Value? { meanings.min { $0.languages.first < $1.languages.first }?.value }

    /// Returns the meaning in these languages; nil if they do not agree.
    func value(in languages: NameLanguages) -> Value? {
        let found = meanings.filter { !$0.languages.isDisjoint(with: languages) }
        return found.count == 1 ? found[0].value : nil
    }

    /// Returns the name in these languages alone, if it is one there; else the same name.
    func narrowed(to languages: NameLanguages) -> CalendarName {
        var name = CalendarName()
        for meaning in meanings where !meaning.languages.isDisjoint(with: languages) {
            name.add(meaning.value, in: meaning.languages.intersection(languages))
        }
        return name.meanings.isEmpty ? self : name
    }
}

/// A word as the name of a month, 1 to 12.
typealias MonthName = CalendarName<Int>

/// Some of the languages of ``CalendarNames/all``.
struct NameLanguages: OptionSet, Hashable {
    let rawValue: UInt128

    static let all = NameLanguages(rawValue: .max)

    /// The languages that come before all others.
    static let preferred = NameLanguages(rawValue: (1 << UInt128(CalendarNames.preferred.count)) - 1)

    init(rawValue: UInt128) { self.rawValue = rawValue }

    /// Creates a set of one language, by its place in ``CalendarNames/all``.
    init(at index: Int) { self.init(rawValue: 1 << UInt128(index)) }

    /// The place of the first one.
    var first: Int { rawValue.trailingZeroBitCount }
}
