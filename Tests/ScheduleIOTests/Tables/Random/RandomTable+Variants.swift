import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Rosters whose names are in two parts or have numbers before them, and whose codes differ by little.
extension RandomTable {
    /// Changes the rows of a roster that has been written, in the way of its shape.
    mutating func vary(_ persons: [String]) {
        switch shape {
        case .partedNames: partNames(persons)
        case .numberedRows: numberRows(persons)
        case .signedCodes: signCodes(persons)
        case .groupedRows: groupRows(persons)
        case .letterRows: addLetters()
        case .mergedDays: mergeDays()
        default: break
        }
    }

    /// The cells before the days of a row with one label.
    func labels(_ word: String) -> [String] {
        switch shape {
        case .partedNames: [word, ""]
        case .numberedRows: ["", word]
        default: [word]
        }
    }

    private static let heads = [
        ("First name", "Last name"), ("Vorname", "Nachname"), ("Vorname", "Name"), ("Prénom", "Nom"),
        ("Nombre", "Apellidos"), ("Nome", "Cognome"), ("Imię", "Nazwisko"), ("Voornaam", "Achternaam"),
        ("Förnamn", "Efternamn"), ("First", "Last"),
    ]
    private static let firstNames = ["Jo", "Li", "Max", "Kim", "Ada", "Tom", "Eva", "Uwe"]

    private mutating func partNames(_ persons: [String]) {
        let written = RandomTable.heads.filter { form.encoding == .utf8 || ($0.0 + $0.1).utf8.allSatisfy { $0 < 0x80 } }
        let (heads, isFirst) = (written.randomElement(using: &random)!, random.oneIn(2))
        func parts(_ first: String, _ last: String) -> [String] { isFirst ? [first, last] : [last, first] }
        for row in rows.indices {
            let label = rows[row][0]
            let person = persons.firstIndex(of: label)
            let first = person.map { RandomTable.firstNames[$0 % RandomTable.firstNames.count] } ?? ""
            rows[row].replaceSubrange(0..<1, with: row == 0 ? parts(heads.0, heads.1) : parts(first, label))
        }
        let names = Dictionary(
            uniqueKeysWithValues: persons.enumerated().map { index, person in
                (person, "\(RandomTable.firstNames[index % RandomTable.firstNames.count]) \(person)")
            })
        let shifts = ordered(roster.shifts, roster.persons).map { shift in
            RandomRoster.Shift(date: shift.date, line: shift.line, person: names[shift.person] ?? shift.person)
        }
        expect(shifts, people: persons.map { names[$0] ?? $0 })
    }

    private mutating func numberRows(_ persons: [String]) {
        let head = ["No.", "#", "Nr.", ""].randomElement(using: &random)!
        for row in rows.indices {
            let number = persons.firstIndex(of: rows[row][0]).map { String($0 + 1) }
            rows[row].insert(row == 0 ? head : number ?? "", at: 0)
        }
        if rows[0][1].isEmpty { rows[0][1] = "Name" }
    }

    /// Puts a sign that a legend explains behind some codes.
    private mutating func signCodes(_ persons: [String]) {
        var signed: Set<String> = []
        for (row, person) in zip(rows.indices.suffix(persons.count), persons) {
            for (index, day) in roster.days.enumerated() where random.oneIn(4) {
                guard roster.linesOf(person, day).count == 1, rows[row].count > index + 1 else { continue }
                rows[row][index + 1] += "*"
                signed.insert("\(person) \(day)")
            }
        }
        guard !signed.isEmpty else { return }
        let shifts = ordered(roster.shifts, roster.persons).map { shift in
            var shift = shift
            if signed.contains("\(shift.person) \(shift.date)") { shift.note = "charge" }
            return shift
        }
        expect(shifts, people: persons)
        rows += [[], ["*", "charge"]]
    }

    /// Codes that differ by their case or by a sign alone; every line has one.
    mutating func exactCodes() -> [String: String] {
        let words = ["D", "d", "N", "N+", "n", "E1", "e1", "X", "x", "X-", "K", "k"]
        var codes: [String: String] = [:]
        for (line, code) in zip(roster.lines, words) { codes[line] = code }
        for (line, code) in codes { knowledge.codes[code] = line }
        return codes
    }
}
