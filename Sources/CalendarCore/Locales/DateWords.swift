/// The words of a language for months and weekdays, in every length and grammatical case.
public struct DateWords: Sendable {
    /// The language's code: `de`.
    public let language: String
    /// January to December, each with its words; the wide names come first.
    public private(set) var months = [[String]](repeating: [], count: 12)
    /// Monday to Sunday, each with its words; the wide names come first.
    public private(set) var weekdays = [[String]](repeating: [], count: 7)

    /// Those of every language of CLDR's tables, in the order of their codes.
    public static var all: [DateWords] { LocaleTable.cldr.dateWords }

    fileprivate init(_ language: String) { self.language = language }

    fileprivate mutating func add(_ words: [String], of key: String) {
        if words.count == months.count, DateWords.keys(of: "months").contains(key) { months.add(words) }
        if words.count == weekdays.count, DateWords.keys(of: "weekdays").contains(key) { weekdays.add(words) }
    }

    private static func keys(of names: String) -> [String] {
        [names, "date-\(names)", "short-\(names)", "short-date-\(names)", "shortest-\(names)"]
    }
}

extension LocaleTable {
    fileprivate var dateWords: [DateWords] {
        var all: [DateWords] = []
        for block in locales {
            let language = String(block.tag.prefix { $0 != "-" })
            if all.last?.language != language { all.append(DateWords(language)) }
            for field in block.fields { all[all.count - 1].add(LocaleFields.texts(field.value), of: field.key) }
        }
        return all
    }
}

extension [[String]] {
    /// Adds a word to each list.
    fileprivate mutating func add(_ words: [String]) {
        for (index, word) in words.enumerated() where !self[index].contains(word) { self[index].append(word) }
    }
}
