import CalendarCore
import Foundation
import GoldenSupport
import Testing

@testable import ScheduleIO

/// Whatever a clinic calls its people, everything that calprint makes of them knows whom it means.
@Suite struct OnePersonProperties {
    @Test func `own sheets, rosters, statistics, rules, calls, phones and exports have the same duties`() throws {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for number in 0..<RandomTests.count("CALPRINT_PEOPLE", default: 500) {
            let clinic = WrittenClinic(&random)
            let comment = Comment(rawValue: "seed \(seed), clinic \(number): \(clinic.texts)")
            let counts = try DutyCounts(clinic.schedule)
            #expect(counts.sheets == clinic.expected, comment)
            #expect(counts.sums == clinic.expected, comment)
            #expect(counts.rosters == clinic.expected, comment)
            #expect(counts.statistics == clinic.expected, comment)
            #expect(counts.shifts == clinic.expected, comment)
            #expect(counts.calls == clinic.expected, comment)
            #expect(counts.phones == clinic.expected, comment)
            #expect(counts.exports == clinic.expected, comment)
            let shared = ReadResult(clinic.schedule, findings: []).sharedNames
            #expect(shared.allSatisfy { $0.code == .ambiguousName && $0.severity == .warning }, comment)
            #expect(Set(shared.map { $0.message.lowercased().prefix(5) }) == clinic.shared, comment)
        }
    }
}

/// A clinic whose texts call people in every usual way, and who is meant.
private struct WrittenClinic {
    let schedule: Schedule
    /// By person, then by line: the number of days.
    var expected: [[Int]]
    /// The beginnings of the names that two people share, as messages begin.
    var shared: Set<Substring> = []
    var texts: [String] { schedule.days.flatMap { $0.texts.map(\.text) } }

    private static let given = ["Ann", "Brian", "Carol", "Dirk", "Edda", "Frank", "Grete", "Hal"]
    private static let surnames = [
        "Averbeck", "Belacqua", "D'Ormesse", "Fjellåsen", "Granholt-Pym", "Kovář", "van der Molen", "Žurawin",
    ]

    private struct Written {
        let given: String
        let surname: String
        let person: Person
        /// False if somebody else has the surname.
        let isOne: Bool
    }

    init(_ random: inout SplitMix64) {
        let surnames = WrittenClinic.surnames.shuffled(using: &random).prefix(Int.random(in: 3...6, using: &random))
        let all = Array(surnames) + (Bool.random(using: &random) ? [surnames[0]] : [])
        let given = WrittenClinic.given.shuffled(using: &random)
        let people = all.enumerated().map { index, surname in
            let name = "\(given[index]) \(surname)"
            let title = ["", "Dr. ", "Prof. Dr. "].randomElement(using: &random)!
            let degree = ["", "", ", RN", ", PNP", " MD"].randomElement(using: &random)!
            let declared = Bool.random(using: &random) ? "\(title)\(name)\(degree)" : "\(surname), \(given[index])"
            let initials = Bool.random(using: &random) ? "\(given[index].prefix(1))\(index)" : nil
            let isOne = all.count { $0 == surname } == 1
            return Written(
                given: given[index], surname: surname, person: Person(name: declared, initials: initials), isOne: isOne)
        }
        expected = people.map { _ in [0, 0] }
        var days: [DayRecord] = []
        for day in 1...10 {
            var texts: [LineText] = []
            for (line, key) in ["os", "call"].enumerated() {
                let on = people.indices.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random))
                var names: [String] = []
                for person in on {
                    let (name, isKnown) = WrittenClinic.name(of: people[person], &random)
                    names.append(name)
                    if isKnown { expected[person][line] += 1 } else { shared.insert("'\(name.lowercased().prefix(4))") }
                }
                let separator = [" / ", "; ", " and ", " & "].randomElement(using: &random)!
                texts.append(LineText(key: key, text: names.joined(separator: separator)))
            }
            days.append(DayRecord(date: CivilDate(year: 2026, month: 6, day: day)!, texts: texts))
        }
        schedule = Schedule(
            id: "clinic.example.org", lines: [ScheduleLine.defaults[0], ScheduleLine.defaults[3]],
            people: people.map(\.person), days: days)
    }

    /// A name, and whether it is one person's.
    private static func name(of one: Written, _ random: inout SplitMix64) -> (String, isKnown: Bool) {
        let forms = [
            one.person.name, one.person.name.uppercased(), "\(one.given) \(one.surname)",
            "Dr. \(one.given) \(one.surname)",
            "\(one.surname), \(one.given)", "\(one.surname), \(one.given)".uppercased(),
            "\(one.given) \(one.surname), MD", one.person.initials ?? one.person.name,
        ]
        let short = [
            one.surname, one.surname.uppercased(), one.surname.lowercased(), "Dr. \(one.surname)", "\(one.surname), RN",
        ]
        if Bool.random(using: &random) { return (forms.randomElement(using: &random)!, true) }
        return one.isOne
            ? (short.randomElement(using: &random)!, true) : (short.prefix(3).randomElement(using: &random)!, false)
    }
}

/// How many days each person is on each line, as everything counts it that knows people.
private struct DutyCounts {
    var sheets: [[Int]] = [], sums: [[Int]] = [], phones: [[Int]] = []
    let rosters: [[Int]], statistics: [[Int]], shifts: [[Int]], calls: [[Int]], exports: [[Int]]

    init(_ schedule: Schedule) throws {
        let (people, lines) = (People(of: schedule), schedule.lines)
        let days = schedule.days[0].date...schedule.days[schedule.days.count - 1].date
        func counts(_ count: (Int, Int) -> Int) -> [[Int]] {
            people.all.indices.map { person in lines.indices.map { count(person, $0) } }
        }
        for person in people.all {
            let chosen = try people.choosing([person.name])
            let sheet = OwnSheet(schedule, of: chosen, locale: .english, timeFormat: .hours24).schedule
            sheets.append(lines.map { line in sheet.days.count { $0.text(ofLine: line.key) != nil } })
            let note = sheet.notes.flatMap(\.lines).last?.text ?? ""
            sums.append(lines.map { line in DutyCounts.sum(line.label, in: note) })
            var options = ExportOptions()
            options.person = chosen
            let phone = String(decoding: ScheduleExport(schedule, as: .ics, options).bytes, as: UTF8.self)
            // A duty among other words, as beside a name that two people share, ends in "…".
            phones.append(lines.map { phone.components(separatedBy: "SUMMARY:\($0.label)").count - 1 })
        }
        let roster = Roster(schedule, people, days: days)
        let table = RosterStatistics(schedule, days: days)
        rosters = counts { person, line in
            guard let row = roster.people.firstIndex(of: people.all[person]),
                let column = roster.lines.firstIndex(where: { $0.key == lines[line].key })
            else { return 0 }
            return roster.dayCount(ofPerson: row, line: column)
        }
        statistics = counts { person, line in
            table.lines.firstIndex { $0.key == lines[line].key }.map { table.people[person].lineDays[$0] } ?? 0
        }
        let book = ShiftBook(schedule, people, days: days)
        let all = (0..<days.dayCount).flatMap { book.shifts(day: $0) }
        shifts = counts { person, line in all.count { $0.person == person && $0.line == line } }
        let calls = lines.map { DutyBook(schedule, people, line: $0).duties }
        self.calls = counts { person, line in
            calls[line].filter { $0.person == person }.map { ($0.start.date...$0.lastDay).dayCount }.reduce(0, +)
        }
        let written = AssignedShifts(schedule, showsPrivate: false).all
        exports = counts { person, line in
            written.count { $0.assignee.name == people.all[person].name && $0.line == line }
        }
    }

    /// The number after a label: 12 in `OS 12 · CALL 5`.
    private static func sum(_ label: String, in note: String) -> Int {
        note.components(separatedBy: " · ").lazy.compactMap { part in
            part.hasPrefix("\(label) ") ? Int(part.dropFirst(label.count + 1)) : nil
        }.first ?? 0
    }
}
