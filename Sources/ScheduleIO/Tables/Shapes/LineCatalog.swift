import CalendarCore

/// The lines that a table can name, and those that it has.
struct LineCatalog {
    /// The lines of the other sources and the defaults.
    let known: [ScheduleLine]
    private let knownByName: [PlainName: ScheduleLine]
    /// The lines in the order in which they were found.
    private(set) var found: [ScheduleLine] = []
    private var foundByName: [PlainName: Int] = [:]
    private var foundByLabel: [String: Int] = [:]
    private var foundByKey: [String: Int] = [:]
    /// True if cells name the lines, not headers. Then the order in which they are found means nothing.
    var isNamedByCells = false
    /// The labels of lines in the order of a legend; empty without one.
    var order: [String] = []

    /// - Parameter others: the lines of other sources; nil if there are none.
    init(_ others: [ScheduleLine]?) {
        let others = others ?? []
        known = others + ScheduleLine.defaults.filter { line in !others.contains { $0.key == line.key } }
        var byName: [PlainName: ScheduleLine] = [:]
        for line in known {
            for name in [PlainName(line.label), PlainName(line.key)] where byName[name] == nil { byName[name] = line }
        }
        for (index, line) in ScheduleLine.defaults.enumerated() {
            let line = known.first { $0.key == line.key } ?? line
            for name in [PlainName(line.key), PlainName("line\(index + 1)")] where byName[name] == nil {
                byName[name] = line
            }
        }
        knownByName = byName
    }

    /// Returns the known line of this name, label or key.
    func knownLine(_ name: PlainName) -> ScheduleLine? { knownByName[name] }

    /// Returns the known line of a code in any case. A code with signs is not the one without them.
    func knownLine(code: String) -> ScheduleLine? {
        guard let line = knownByName[PlainName(code)] else { return nil }
        return [line.label, line.key].contains { LooseCode($0).hasSameSigns(as: LooseCode(code)) } ? line : nil
    }

    /// Returns true for a known line or one that was found.
    func isLine(_ name: PlainName) -> Bool { knownByName[name] != nil || foundByName[name] != nil }

    /// Returns the index in ``found`` of the line of this name, which is added if it is new. The code is that of cells;
    /// a code too long for a line is not kept, so rosters print the label.
    mutating func line(named label: String, code: String? = nil) -> Int {
        let index = code == nil ? index(ofLine: label) : index(ofCodedLine: label)
        guard let code, ScheduleLine.labelLengths.contains(code.unicodeScalars.count), found[index].code == nil else {
            return index
        }
        if !found[index].isCalled(code) || !known.contains(found[index]) { found[index].code = code }
        return index
    }

    /// Returns the line of exactly this label: of codes, `D`, `d` and `D*` are three.
    private mutating func index(ofCodedLine label: String) -> Int {
        if let index = foundByLabel[label] { return index }
        let isNew = foundByName[PlainName(label)].map { found[$0].label != label } ?? false
        guard isNew, knownLine(code: label) == nil else {
            let index = index(ofLine: label)
            foundByLabel[label] = index
            return index
        }
        found.append(ScheduleLine.ordinary(key: key(for: PlainName(label)), label: label))
        foundByLabel[label] = found.count - 1
        return found.count - 1
    }

    private mutating func index(ofLine label: String) -> Int {
        let name = PlainName(label)
        if let index = foundByName[name] { return index }
        let line = knownByName[name] ?? ScheduleLine.ordinary(key: key(for: name), label: label)
        let index = foundByKey[line.key] ?? found.count
        if index == found.count { found.append(line) }
        (foundByName[name], foundByKey[line.key]) = (index, index)
        return index
    }

    /// The lines of the schedule: the defaults if the table has no others. Those that cells name come after the known
    /// ones, in the order of the legend, else of their first appearance.
    var declared: [ScheduleLine] {
        if found.allSatisfy(ScheduleLine.defaults.contains) { return ScheduleLine.defaults }
        guard isNamedByCells else { return found }
        let keys = known.map(\.key)
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        func rank(_ line: ScheduleLine) -> Int { ranks[line.label] ?? .max }
        return keys.compactMap { key in found.first { $0.key == key } }
            + found.filter { !keys.contains($0.key) }.sorted { rank($0) < rank($1) }  // stable
    }

    /// Returns the known line that a name was most likely meant for: one letter away, and not among `names`.
    func meant(by name: PlainName, beside names: Set<PlainName>) -> ScheduleLine? {
        guard knownByName[name] == nil else { return nil }
        let near = known.filter { line in
            let names = [PlainName(line.label), PlainName(line.key)].filter { !names.contains($0) }
            return names.count == 2 && names.contains { name.isOneLetterAway(from: $0) }
        }
        return near.max { name.prefixLength(with: $0) < name.prefixLength(with: $1) }
    }

    /// Returns a key that JSON can have, the same for every table.
    private func key(for name: PlainName) -> String {
        var key = ""
        for scalar in name.text.unicodeScalars {
            let isWord = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            key += isWord ? String(scalar) : "u" + String(scalar.value, radix: 16)
        }
        if !(key.utf8.first.map { (0x61...0x7A).contains($0) } ?? false) { key = "l" + key }
        key = String(key.prefix(28))
        let isTaken: (String) -> Bool = { key in
            !ScheduleLine.isKey(key) || known.contains { $0.key == key } || found.contains { $0.key == key }
        }
        guard isTaken(key) else { return key }
        return (2...99).lazy.map { "\(key)_\($0)" }.first { !isTaken($0) } ?? key
    }
}

extension LineCatalog {
    /// Returns the names of lines by which a table is read as the same lines: the label, unless another line has the
    /// name, else the key.
    static func names(of lines: [ScheduleLine]) -> [String] {
        var catalog = LineCatalog(nil)
        return lines.map { line in
            let names = [line.label, line.key, "\(line.label) (\(line.key))"]
            let own = names.first { name in
                var trial = catalog
                _ = trial.line(named: name)
                return trial.found.count > catalog.found.count
            }
            _ = catalog.line(named: own ?? line.label)
            return own ?? line.label
        }
    }
}

extension PlainName {
    fileprivate func prefixLength(with line: ScheduleLine) -> Int {
        zip(text, PlainName(line.label).text).prefix { $0 == $1 }.count
    }

    /// Returns true if one letter more, less or changed makes the other name, or two letters swapped. Digits do not
    /// count: "Call 2" is not a slip for "CALL".
    func isOneLetterAway(from other: PlainName) -> Bool {
        let (mine, others) = (Array(text.unicodeScalars), Array(other.text.unicodeScalars))
        guard max(mine.count, others.count) > 2, abs(mine.count - others.count) <= 1,
            Spelling.distance(mine, others) == 1
        else { return false }
        let digits: ([Unicode.Scalar]) -> [Unicode.Scalar] = { $0.filter(\.properties.isNumericSign) }
        return digits(mine) == digits(others)
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isNumericSign: Bool { numericType != nil }
}
