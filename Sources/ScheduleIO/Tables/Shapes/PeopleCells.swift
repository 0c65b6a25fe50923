import CalendarCore

/// The cells that name people, some of which can have several: `Averbeck, Corvane`.
struct PeopleCells {
    /// The cells that are one name.
    private var names: Set<[String]> = []
    /// The names that are parts of cells, each beside different others: before some and behind some.
    private var partners: Set<[String]> = []
    /// The numbers of words that names have.
    private var wordCounts: Set<Int> = []
    private var splitsAll = false

    init(_ cells: [String]) {
        let texts = cells.flatMap { $0.split(whereSeparator: \.isNewline) }.map { String($0).singleSpaced }
        let distinct = Set(texts.filter(\.hasWords))
        names = Set(distinct.map(\.lowercasedWords))
        wordCounts = Set(distinct.filter { PeopleCells.partings(of: $0).isEmpty }.map(\.lowercasedWords.count))
        partners = PeopleCells.partners(in: distinct)
    }

    /// Returns the same, but with every cell parted at its separators if an option says so.
    func splitting(_ splitsAll: Bool) -> PeopleCells {
        var cells = self
        cells.splitsAll = splitsAll
        return cells
    }

    /// Returns the people of a cell: its parts if they are people elsewhere, else the whole cell.
    func people(in cell: String) -> [String] {
        let partings = PeopleCells.partings(of: cell.singleSpaced)
        return partings.first(where: areNames) ?? (splitsAll ? partings.first : nil) ?? [cell]
    }

    /// Returns true if a part of a cell is a person elsewhere, but another part is nobody.
    func isDoubtful(_ cell: String) -> Bool {
        let partings = PeopleCells.partings(of: cell.singleSpaced)
        return !partings.contains(where: areNames)
            && partings.contains { $0.contains { names.contains($0.lowercasedWords) } }
    }

    /// Returns true if all parts are people elsewhere, or one is and the others have the form of names.
    private func areNames(_ parts: [String]) -> Bool {
        let words = parts.map(\.lowercasedWords)
        if words.allSatisfy({ names.contains($0) || partners.contains($0) }) { return true }
        return words.contains(where: names.contains)
            && zip(parts, words).allSatisfy { part, words in
                names.contains(words) || wordCounts.contains(words.count) && part.isLikeName
            }
    }

    private static func partners(in cells: Set<String>) -> Set<[String]> {
        var beside: [[String]: Set<[String]>] = [:]
        var (first, later) = (Set<[String]>(), Set<[String]>())
        for parts in cells.flatMap(partings).map({ $0.map(\.lowercasedWords) }) {
            for (index, part) in parts.enumerated() {
                beside[part, default: []].formUnion(parts.filter { $0 != part })
                if index == 0 { first.insert(part) } else { later.insert(part) }
            }
        }
        return Set(beside.filter { $0.value.count > 1 }.keys).intersection(first.intersection(later))
    }

    /// The marks and words between two people, the strongest first.
    private static let marks: [Character] = [";", "/", "&", "+", ","]
    private static let words: Set<String> = ["and", "und", "et", "y", "e", "en", "i", "och", "og"]

    /// Returns the parts of a cell between the marks of one kind, between words, and between all of them; without those
    /// that it has not.
    private static func partings(of cell: String) -> [[String]] {
        let byMarks = marks.map { mark in cell.split(separator: mark).map(\.trimmingSpaces) }
        let all = cell.split(whereSeparator: marks.contains).flatMap { byWords(String($0)) }
        return (byMarks + [byWords(cell), all]).filter { $0.count > 1 && $0.allSatisfy(\.hasWords) }
    }

    private static func byWords(_ cell: String) -> [String] {
        cell.split(separator: " ").split { words.contains($0.lowercased()) }.map { $0.joined(separator: " ") }
    }
}

extension String {
    /// True for words of letters that begin with a capital.
    fileprivate var isLikeName: Bool {
        split(separator: " ").allSatisfy { word in
            word.first?.isUppercase ?? false && word.allSatisfy { $0.isLetter || ".,-'’".contains($0) }
        }
    }
}
