import CalendarCore

/// The meanings of the codes in the cells of a roster.
///
/// Codes match exactly: `d` is not `D`, and `D*` is not `D`. A code without an exact match can match in another case.
struct CodeBook {
    private let assignments: TableAssignments
    /// The meanings of codes in the legend, letter by letter.
    private var legend: [String: String] = [:]
    /// The codes of the legend by their letters in any case, with their signs.
    private var likeCodes: [LooseCode: String] = [:]
    /// The names of the legend's lines, in its order.
    private(set) var order: [String] = []
    /// The codes that are alone in a cell.
    var alone: Set<String> = []

    init(_ assignments: TableAssignments) {
        self.assignments = assignments
    }

    mutating func add(_ entry: LegendEntry) {
        guard legend[entry.code] == nil else { return }
        legend[entry.code] = entry.meaning
        order.append(assignments.code(entry.code) ?? entry.meaning)
        if likeCodes[LooseCode(entry.code)] == nil { likeCodes[LooseCode(entry.code)] = entry.code }
    }

    /// Returns true for a cell that is one dash or empty.
    static func isEmpty(_ cell: String) -> Bool {
        cell.isEmpty || ["-", "–", "—", "−"].contains(cell)
    }

    /// Returns true if the legend has a code, letter by letter.
    func isInLegend(_ code: String) -> Bool { legend[code] != nil }

    /// Returns true if a code has a known meaning.
    func knows(_ code: String, _ lines: LineCatalog) -> Bool { known(code, lines) != nil }

    /// Returns what a code means; one of which nothing is known is a line of its own.
    func meaning(_ code: String, _ lines: LineCatalog) -> CodeMeaning {
        known(code, lines) ?? CodeMeaning(line: code, isExplained: legend.isEmpty)
    }

    /// Looks for a code as it is, then without signs that the legend explains, then in another case.
    private func known(_ code: String, _ lines: LineCatalog) -> CodeMeaning? {
        if let line = exact(code, lines) { return CodeMeaning(line: line) }
        if let signed = signed(code, lines) { return signed }
        if let given = assignments.code(like: code) { return CodeMeaning(line: given.line, like: given.code) }
        guard let like = likeCodes[LooseCode(code)], let line = exact(like, lines) else { return nil }
        return CodeMeaning(line: line, like: like)
    }

    /// Returns the line that an option, a known line or the legend gives a code.
    private func exact(_ code: String, _ lines: LineCatalog) -> String? {
        if let given = assignments.code(code) { return given }
        if lines.knownLine(code: code) != nil { return code }
        return legend[code]
    }

    /// Returns the meaning of a code with signs at its end or start that the legend explains: `L*`, if it has `*`.
    private func signed(_ code: String, _ lines: LineCatalog) -> CodeMeaning? {
        for (sign, remark) in legend where LooseCode.isSign(sign) && sign != code {
            let isSuffix = code.hasSuffix(sign)
            guard isSuffix || code.hasPrefix(sign) else { continue }
            let rest = (isSuffix ? code.dropLast(sign.count) : code.dropFirst(sign.count)).trimmingSpaces
            guard !rest.isEmpty, knows(rest, lines) || alone.contains(rest) else { continue }
            var meaning = meaning(rest, lines)
            meaning.remarks.append(remark)
            return meaning
        }
        return nil
    }

    /// Returns the codes of a cell: `OS/N` is two if one of them is a code elsewhere, too.
    func codes(_ cell: String, _ lines: LineCatalog) -> [String] {
        guard !knows(cell, lines) else { return [cell] }
        let slashed = parts(cell, "/")
        if slashed.count > 1, slashed.contains(where: { isCode($0, lines) }) { return slashed }
        for separator in "+,;&" as String {
            let parts = parts(cell, separator)
            if parts.count > 1, parts.allSatisfy({ isCode($0, lines) }) { return parts }
        }
        let words = parts(cell, " ")
        return words.count > 1 && words.allSatisfy { knows($0, lines) } ? words : [cell]
    }

    /// The separators between the codes of a cell.
    static let separators = "/+,;& "

    private func isCode(_ text: String, _ lines: LineCatalog) -> Bool {
        knows(text, lines) || alone.contains(text)
    }

    private func parts(_ cell: String, _ separator: Character) -> [String] {
        cell.split(separator: separator).map(\.trimmingSpaces).filter { !$0.isEmpty }
    }
}

/// The meaning of a code in a cell.
struct CodeMeaning {
    /// The name of its line.
    let line: String
    /// The meanings of its signs.
    var remarks: [String] = []
    /// The code that it was matched with in another case; nil for an exact match.
    var like: String?
    /// False for a code that a legend should have, but has not.
    var isExplained = true
}

/// A code in any case, with the signs around it: `D*` and `d*` are alike, `D` is not.
struct LooseCode: Hashable {
    private let name: PlainName
    private let signs: [Character]

    init(_ code: String) {
        name = PlainName(code)
        let isLetter: (Character) -> Bool = { $0.isLetter || $0.isNumber }
        signs = (code.prefix { !isLetter($0) } + code.reversed().prefix { !isLetter($0) }).filter {
            !$0.isWhitespace && $0 != "."
        }
    }

    func hasSameSigns(as other: LooseCode) -> Bool { signs == other.signs }

    /// Returns true for signs alone, such as `*`.
    static func isSign(_ code: String) -> Bool { !code.contains { $0.isLetter || $0.isNumber } }
}

/// A line of a legend: `N = CALL`.
struct LegendEntry {
    let code: String
    let meaning: String

    /// The most characters of a code beside or below others.
    static let codeLength = 4

    /// Returns the entries of a cell such as `N = CALL` or `N = CALL, U = Urlaub`; none if it is not a legend.
    static func entries(_ cell: String, isCode: (String) -> Bool) -> [LegendEntry] {
        guard cell.contains(where: { "=:–—-".contains($0) }) else { return [] }
        if let entry = LegendEntry(cell, isCode: isCode), !entry.meaning.contains("=") { return [entry] }
        let parts = cell.split { $0 == "," || $0 == ";" || $0 == "|" }.map { LegendEntry(String($0), isCode: isCode) }
        return parts.allSatisfy { $0 != nil } ? parts.compactMap(\.self) : []
    }

    init(code: String, meaning: String) { (self.code, self.meaning) = (code, meaning) }

    /// Reads an entry: `=` always makes one; a colon or a dash does after a code of the roster.
    private init?(_ text: String, isCode: (String) -> Bool) {
        guard let sign = text.firstIndex(where: { "=:–—-".contains($0) }) else { return nil }
        let code = text[..<sign].trimmingSpaces
        let meaning = text[text.index(after: sign)...].trimmingSpaces
        guard !code.isEmpty, !meaning.isEmpty, text[sign] == "=" || isCode(code) else { return nil }
        (self.code, self.meaning) = (code, meaning)
    }
}
