import GoldenSupport

@testable import ScheduleIO

extension RandomTable {
    /// Puts rows between people that head those below them.
    mutating func groupRows(_ persons: [String]) {
        let words = [
            ["Nurses", "Doctors", "Residents"], ["Team A", "Team B", "Team C"],
            ["Night team:", "Day team:", "Others:"],
            ["Station 1", "Station 2", "Station 3"], ["Pielegniarki", "Lekarze", "Lekari"],
            ["Infirmiers", "Medici", "Sestry"],
        ].randomElement(using: &random)!
        let starts = persons.indices.filter { $0 == 0 || random.oneIn(3) }.prefix(words.count)
        let first = rows.count - persons.count
        for (number, start) in starts.enumerated().reversed() { rows.insert([words[number]], at: first + start) }
        groups = [:]
        for (index, person) in persons.enumerated() {
            let word = words[starts.count { $0 <= index } - 1]
            groups?[person] = word.hasSuffix(":") ? String(word.dropLast()) : word
        }
    }
}
