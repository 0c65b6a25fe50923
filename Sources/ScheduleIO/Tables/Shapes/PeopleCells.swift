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
        names = Set(distinct.filter { PeopleCells.parts(of: $0) == nil }.map(\.lowercasedWords))
        wordCounts = Set(names.map(\.count))
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
        guard let parts = PeopleCells.parts(of: cell), splitsAll || areNames(parts) else { return [cell] }
        return parts
    }

    /// Returns true if a part of a cell is a person elsewhere, but another part is nobody.
    func isDoubtful(_ cell: String) -> Bool {
        guard let parts = PeopleCells.parts(of: cell.singleSpaced), !areNames(parts) else { return false }
        return parts.contains { names.contains($0.lowercasedWords) }
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
        for parts in cells.compactMap({ PeopleCells.parts(of: $0)?.map(\.lowercasedWords) }) {
            for (index, part) in parts.enumerated() {
                beside[part, default: []].formUnion(parts.filter { $0 != part })
                if index == 0 { first.insert(part) } else { later.insert(part) }
            }
        }
        return Set(beside.filter { $0.value.count > 1 }.keys).intersection(first.intersection(later))
    }

    /// The marks and words between two people.
    private static let separators = [";", "/", "&", "+", ","]
    private static let words: Set<String> = ["and", "und", "et", "y", "e", "en", "i", "och", "og"]

    /// Returns the texts between the separators of a cell; nil if it has none.
    private static func parts(of cell: String) -> [String]? {
        let marked = separators.reduce(cell) { $0.split(separator: $1).joined(separator: "\u{1}") }
        let parts = marked.split(separator: "\u{1}").flatMap { part in
            part.split(separator: " ").split { words.contains($0.lowercased()) }.map { $0.joined(separator: " ") }
        }
        return parts.count > 1 && parts.allSatisfy(\.hasWords) ? parts : nil
    }
}

extension String {
    /// True for words of letters that begin with a capital.
    fileprivate var isLikeName: Bool {
        split(separator: " ").allSatisfy { word in
            word.first?.isUppercase ?? false && word.allSatisfy { $0.isLetter || ".-'’".contains($0) }
        }
    }
}
