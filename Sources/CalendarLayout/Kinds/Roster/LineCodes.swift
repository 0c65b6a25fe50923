import CalendarCore

/// The codes of lines in a roster's cells: their labels if these are short, else a few letters of them.
struct LineCodes: Hashable {
    /// The codes in the order of the lines; all differ.
    let codes: [String]

    /// Finds codes of at most `limit` letters; returns nil if there are not enough of them.
    init?(_ labels: [String], limit: Int) {
        var codes: [String] = []
        // Labels that are short enough are kept.
        var taken = Set(labels.filter { $0.count <= limit })
        for label in labels {
            if label.count <= limit, !codes.contains(label) {
                codes.append(label)
                continue
            }
            guard let code = LineCodes.candidates(label, limit).first(where: { !taken.contains($0) }) else {
                return nil
            }
            taken.insert(code)
            codes.append(code)
        }
        self.codes = codes
    }

    /// Its first letter with its number, initials of its words, its first letters, the first with another, another
    /// alone, and at last numbers.
    private static func candidates(_ label: String, _ limit: Int) -> [String] {
        let letters = label.filter { $0.isLetter || $0.isNumber }
        let initials = label.split { !$0.isLetter && !$0.isNumber }.compactMap(\.first)
        var all: [String] = []
        let number = String(label.reversed().prefix { $0.isNumber }.reversed())
        if !number.isEmpty { all.append(String(letters.prefix(1)) + number) }
        if initials.count > 1 { all.append(String(String(initials).uppercased().prefix(limit))) }
        all += (1...limit).reversed().map { String(letters.prefix($0)) }
        all += letters.dropFirst(2).map { String(letters.prefix(1)) + String($0) }
        all += letters.dropFirst().map { String($0) } + (1...12).map { String($0) }
        return all.filter { !$0.isEmpty && $0.count <= limit }
    }
}
