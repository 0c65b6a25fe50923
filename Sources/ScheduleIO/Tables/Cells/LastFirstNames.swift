import CalendarCore

/// Names of one form, `Averbeck, Jo`, in which the comma does not part two people.
enum LastFirstNames {
    /// Returns true if all cells are such names: each last name has one first name, no part is on both sides, and the
    /// names recur, or first names have titles or initials beside them.
    static func are(_ cells: some Sequence<String>) -> Bool {
        var (names, count) = (Set<String>(), 0)
        for cell in cells where !cell.isEmpty {
            guard cell.contains(",") else { return false }
            names.insert(cell.singleSpaced)
            count += 1
        }
        var (lasts, firsts) = (Set<[String]>(), Set<[String]>())
        var areFull = false
        for name in names {
            let parts = name.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, parts.allSatisfy(\.hasWords), !name.contains(where: { "/&;+".contains($0) }) else {
                return false
            }
            lasts.insert(parts[0].lowercasedWords)
            firsts.insert(parts[1].lowercasedWords)
            areFull = areFull || parts[0].lowercasedWords.count < parts[1].lowercasedWords.count
        }
        return names.count > 1 && lasts.count == names.count && lasts.isDisjoint(with: firsts)
            && (areFull || count >= names.count * 2)
    }
}
