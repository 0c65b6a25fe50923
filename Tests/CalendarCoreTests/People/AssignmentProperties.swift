import CalendarCore
import GoldenSupport
import Testing

/// Random rosters, written as clinics write them, are read as they were meant.
@Suite struct AssignmentProperties {
    @Test func `what is written in any style is read back`() {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        for _ in 0..<RandomTests.count("CALPRINT_ROSTERS", default: 300) {
            let people = AssignmentProperties.people(&random)
            let known = People(people)
            for _ in 0..<20 {
                let written = WrittenAssignments(people, &random)
                let read = known.assignments(in: written.text)
                #expect(read.assignments == written.assignments, "seed \(seed): '\(written.text)'")
                #expect(read.isUnderstood, "seed \(seed): '\(written.text)'")
                let more = known.assignments(in: written.text + " — bring badges, \(people[0].name)")
                #expect(
                    more.assignments == written.assignments && !more.isUnderstood, "seed \(seed): '\(written.text)'")
            }
        }
    }

    @Test func `no text makes the parser fail, or names anybody twice without saying why`() {
        let seed = RandomTests.firstSeed
        var random = SplitMix64(seed)
        let people = AssignmentProperties.people(&random)
        let pieces =
            people.flatMap(\.names) + [
                ".", ",", " ", " ", "/", "(", ")", "½", " until ", "17:00", "–", "-", ":", "then", "&",
            ]
            + ["and", "9", "pm", "Dr", "'", "’", "é", "א", "—", "24:00", "from"]
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
            for people in [People(people), People(of: AssignmentProperties.schedule(text))] {
                let all = people.assignments(in: text).assignments
                let plain = all.filter { $0.hours == nil }.map(\.person)
                #expect(Set(plain).count == plain.count, "seed \(seed): '\(text)'")
                #expect(all.allSatisfy { people.all.indices.contains($0.person) }, "seed \(seed): '\(text)'")
            }
            let schedule = AssignmentProperties.schedule(text)
            #expect(
                People.isAnybody(in: schedule) == !People(of: schedule).all.isEmpty, "seed \(seed): '\(text)'")
        }
    }

    static func schedule(_ text: String) -> Schedule {
        let date = CivilDate(year: 2025, month: 1, day: 1)!
        return Schedule(days: [DayRecord(date: date, texts: [LineText(key: "os", text: text)])])
    }

    /// People with names of all kinds; no two share a name.
    private static func people(_ random: inout SplitMix64) -> [Person] {
        let names = [
            "Averbeck", "Belacqua", "Corvane", "D'Ormesse", "Fjellåsen", "Granholt-Pym", "Jan van der Berg", "Kovář",
            "Lee", "McQuillster", "Núñolver", "O’Brannoch", "Pellëtier-St. Aubin", "Szőllősdal", "Žurawin", "Ωmega",
        ].shuffled(using: &random).prefix(Int.random(in: 2...16, using: &random))
        return names.map { name in
            let initials = Bool.random(using: &random) ? String(name.prefix(1)) : nil
            return Person(
                name: name, initials: initials,
                spellings: Bool.random(using: &random) ? ["Dr. \(name)", "\(name)²"] : [])
        }
    }
}

/// Some people of a roster, and the text that says so.
struct WrittenAssignments {
    let text: String
    let assignments: [Assignment]

    init(_ people: [Person], _ random: inout SplitMix64) {
        let style = Style.allCases.randomElement(using: &random)!
        let able = people.indices.filter { style != .initials || people[$0].initials != nil }
        let chosen = able.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random))
        let indices = chosen.isEmpty ? [0] : Array(chosen)
        let isInitials = style == .initials && !chosen.isEmpty
        var assignments = indices.map { Assignment(person: $0) }
        if style == .hours, assignments.count > 1 {
            let time = Int.random(in: 0..<24 * 4, using: &random) * 15
            assignments = [
                Assignment(person: indices[0], hours: AssignedHours(until: time)),
                Assignment(person: indices[1], hours: AssignedHours(from: time)),
            ]
            let clock = "\(time / 60):\(time % 60 < 10 ? "0" : "")\(time % 60)"
            let word = ["until", "till", "bis"].randomElement(using: &random)!
            text = "\(people[indices[0]].name) \(word) \(clock), then \(people[indices[1]].name)"
            self.assignments = assignments
            return
        }
        let half = Bool.random(using: &random) ? Int.random(in: 0..<indices.count, using: &random) : nil
        if let half { assignments[half].remark = "½" }
        text = WrittenAssignments.text(people, indices, half, isInitials: isInitials, style, &random)
        self.assignments = assignments
    }

    private static func text(
        _ people: [Person], _ indices: [Int], _ half: Int?, isInitials: Bool, _ style: Style, _ random: inout SplitMix64
    ) -> String {
        guard !isInitials else {
            let list = indices.map { people[$0].initials! + "." }.joined()
            return half.map { "\(list)(\(people[indices[$0]].initials!) ½)" } ?? list
        }
        let names = indices.enumerated().map { place, index in
            let person = people[index]
            let name = person.names.filter { $0.count > 1 }.randomElement(using: &random)!
            let cased = style == .capitals ? name.uppercased() : name
            let both = style == .slashes ? person.initials.map { "\($0) \(cased)" } ?? cased : cased
            guard place == half else { return both }
            return both + [" ½", " (½)", " (\(person.initials ?? name) ½)"].randomElement(using: &random)!
        }
        return names.joined(separator: style == .slashes ? " / " : ", ")
    }

    enum Style: CaseIterable {
        case initials, capitals, names, slashes, hours
    }
}
