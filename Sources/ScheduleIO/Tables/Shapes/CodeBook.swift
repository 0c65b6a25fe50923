import CalendarCore

/// The meanings of the codes in the cells of a roster.
struct CodeBook {
    private let assignments: TableAssignments
    /// The meanings of codes in the legend.
    private(set) var legend: [PlainName: String] = [:]
    /// The same meanings, in the order of the legend.
    private(set) var meanings: [String] = []
    /// The codes that are alone in a cell.
    var alone: Set<PlainName> = []

    init(_ assignments: TableAssignments) {
        self.assignments = assignments
    }

    mutating func add(_ entry: LegendEntry) {
        guard legend[PlainName(entry.code)] == nil else { return }
        legend[PlainName(entry.code)] = entry.meaning
        meanings.append(entry.meaning)
    }

    /// Returns false for a code that a legend should have, but has not.
    func explains(_ code: String, _ lines: LineCatalog) -> Bool { legend.isEmpty || knows(PlainName(code), lines) }

    /// Returns true for a cell that is one dash or empty.
    static func isEmpty(_ cell: String) -> Bool {
        cell.isEmpty || ["-", "–", "—", "−"].contains(cell)
    }

    /// Returns true if a code has a known meaning.
    func knows(_ code: PlainName, _ lines: LineCatalog) -> Bool {
        assignments.code(code) != nil || lines.knownLine(code) != nil || legend[code] != nil
    }

    /// Returns the name of the line that a code means.
    func lineName(_ code: String, _ lines: LineCatalog) -> String {
        let name = PlainName(code)
        if let given = assignments.code(name) { return given }
        if lines.knownLine(name) != nil { return code }
        return legend[name] ?? code
    }

    /// Returns the codes of a cell: `OS/N` is two if one of them is a code elsewhere, too.
    func codes(_ cell: String, _ lines: LineCatalog) -> [String] {
        guard !knows(PlainName(cell), lines) else { return [cell] }
        let slashed = parts(cell, "/")
        if slashed.count > 1, slashed.contains(where: { isCode($0, lines) }) { return slashed }
        for separator in "+,;&" as String {
            let parts = parts(cell, separator)
            if parts.count > 1, parts.allSatisfy({ isCode($0, lines) }) { return parts }
        }
        let words = parts(cell, " ")
        return words.count > 1 && words.allSatisfy { knows(PlainName($0), lines) } ? words : [cell]
    }

    /// The separators between the codes of a cell.
    static let separators = "/+,;& "

    private func isCode(_ text: String, _ lines: LineCatalog) -> Bool {
        let name = PlainName(text)
        return knows(name, lines) || alone.contains(name)
    }

    private func parts(_ cell: String, _ separator: Character) -> [String] {
        cell.split(separator: separator).map(\.trimmingSpaces).filter { !$0.isEmpty }
    }
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
