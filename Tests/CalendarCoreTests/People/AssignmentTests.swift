import CalendarCore
import Testing

/// Whom a line's text names.
@Suite struct AssignmentTests {
    static let people = [
        Person(name: "Averbeck", initials: "A"), Person(name: "Belacqua", initials: "B"),
        Person(name: "Corvane", initials: "C"), Person(name: "D'Ormesse", initials: "D"),
        Person(name: "Fjellåsen", initials: "F"), Person(name: "Kovář", initials: "K", spellings: ["Dr. Kovář", "AK"]),
        Person(name: "Pellëtier-St. Aubin", initials: "P"),
    ]

    @Test(arguments: [
        ("P.K.B.", "P K B"), ("K", "K"), ("K.", "K"), ("k b", "K B"), ("P. K. B.", "P K B"), ("K/B", "K B"),
        ("AVERBECK, PELLËTIER-ST. AUBIN", "A P"), ("D D'Ormesse / K Kovář", "D K"), ("D’ORMESSE & KOVÁŘ", "D K"),
        ("Kovář and Belacqua", "K B"), ("Kovář und Belacqua", "K B"), ("P.K.Averbeck", "P K A"),
        ("Dr. Kovář; AK", "K"), ("dr kovář", "K"), ("A.K.A.", "A K"), ("D.C.", "D C"),
        ("D.C.(D ½)", "D[½] C"), ("K.B.(K ½, B ¼)", "K[½] B[¼]"), ("PELLËTIER-ST. AUBIN (P ½)", "P[½]"),
        ("Kovář ½, Averbeck", "K[½] A"), ("K½", "K[½]"), ("B (phone)", "B[phone]"), ("(K ½)", "K[½]"),
        ("A, Kovář (K)", "A K"), ("Kovář (until 12:00), B", "K–720 B"), ("Kovář [½] 9:00–12:30", "no"),
        ("FJELLÅSEN until 17:00, then KOVÁŘ", "F–1020 K1020–"), ("Fjellåsen bis 17.30 dann Kovář", "F–1050 K1050–"),
        ("K 08:00–12:30, B from 5 PM", "K480–750 B1020–"), ("K 8:00-9:00", "K480–540"), ("K until 24:00", "K–1440"),
        ("K until 5:30pm, then B until 11 pm, then K", "K–1050 B1050–1380 K1380–"),
        ("K until 12 AM, B from 12 PM", "K–0 B720–"),
        ("K 8:00–12:00, A 12:00–15:00, K 15:00–18:00", "K480–720 A720–900 K900–1080"),
        ("K 8:00–12:00, K 8:00–12:00", "K480–720"), ("K, A, K from 15:00", "K900– A"),
        ("K until 12:00, then A until 15:00, then K until 18:00", "K–720 A720–900 K900–1080"),
    ])
    func `a text that consists of names is understood`(text: String, expected: String) {
        let read = People(Self.people).assignments(in: text)
        guard expected != "no" else { return #expect(!read.isUnderstood) }
        #expect(read.isUnderstood && Self.summary(read) == expected)
    }

    @Test(arguments: [
        ("Kovář swaps with Belacqua", "K"), ("A, float pool, K", "A K"),
        ("KOVÁŘ — bring both badges, then Averbeck", "K"),
        ("Snow: K closes at noon", ""), ("CLOSED — New Year's Day", ""), ("", ""), ("–", ""), ("½", ""),
        ("D.C. Smith", "D C"), ("Kováříková, B", "B"), ("K 17:00", "K"), ("K until 25:00", "K"),
        ("K until 17", "K"), ("K until 13 PM", "K"), ("A.B.(C)", "A B"), ("K (B ½", "K"), ("K (swaps with B)", "K"),
        ("Kovář’s dog", ""), ("B: call K", "B"), ("K (a (b))", "K"), ("(½)", ""), ("then K, off", "K"),
        ("K 17:99–18:00", "K"),
    ])
    func `words that are left have to be read, and no name is taken from among them`(text: String, expected: String) {
        let read = People(Self.people).assignments(in: text)
        #expect(!read.isUnderstood && Self.summary(read) == expected)
    }

    @Test func `the longest name counts`() {
        let people = People([
            Person(name: "D", initials: "X"), Person(name: "C"), Person(name: "D.C."), Person(name: "Anna Kovář"),
            Person(name: "Anna"),
        ])
        #expect(people.assignments(in: "D.C.").assignments.map(\.person) == [2])
        #expect(people.assignments(in: "D, C").assignments.map(\.person) == [0, 1])
        #expect(people.assignments(in: "Anna Kovář, Anna").assignments.map(\.person) == [3, 4])
    }

    @Test(arguments: [
        ("P.G.K.", "G K P"), ("AVERBECK, Averbeck", "Averbeck"), ("D D'Ormesse / N Núñolver", "D'Ormesse Núñolver"),
        ("PELLËTIER-ST. AUBIN", "PELLËTIER-ST. AUBIN"), ("J. Smith, van der Berg", "J. Smith|van der Berg"),
        ("Kovář (K ½)", "Kovář"), ("KOVÁŘ until 17:00, then BELACQUA", "BELACQUA KOVÁŘ"),
        ("AVERBECK AND KOVÁŘ", "AVERBECK KOVÁŘ"),
        ("CLOSED — New Year's Day", ""), ("Snow day", ""), ("Ward 3", ""), ("float pool", ""), ("Snow: closed", ""),
        ("Kovář, fire drill 10:30", "Kovář"), ("P.G.Kovář", "G Kovář P"), ("משה, יעל", "יעל משה"), ("A B", "A B"),
        ("Z Žurawin, Ž Žurawin", "Žurawin"), ("Ž Zeman", "Ž Zeman|"),
    ])
    func `without people, names and initials are told by their letters`(text: String, names: String) throws {
        let date = try #require(CivilDate(year: 2025, month: 1, day: 1))
        let schedule = Schedule(days: [DayRecord(date: date, texts: [LineText(key: "os", text: text)])])
        let expected = names.split(separator: names.contains("|") ? "|" : " ").map(String.init)
        #expect(People(of: schedule).all.map(\.name) == (names == "PELLËTIER-ST. AUBIN" ? [names] : expected))
    }

    @Test func `an initial and a name in capital letters are two people if nothing says otherwise`() throws {
        let date = try #require(CivilDate(year: 2025, month: 1, day: 1))
        let texts = [("os", "A.B.(A ½)"), ("call", "AVERBECK")].map { LineText(key: $0.0, text: $0.1) }
        let people = People(of: Schedule(days: [DayRecord(date: date, texts: texts)]))
        #expect(people.all.map(\.name) == ["A", "AVERBECK", "B"])
        #expect(people.assignments(in: "A.B.(A ½)").assignments.first == Assignment(person: 0, remark: "½"))
        // In brackets after one name with that letter, it is that person's.
        #expect(people.assignments(in: "AVERBECK (A ½)").assignments == [Assignment(person: 1, remark: "½")])
    }

    @Test func `who is declared is known, and nobody else`() {
        let schedule = Schedule(people: Self.people)
        #expect(People(of: schedule).all == Self.people)
        #expect(People(of: schedule).assignments(in: "Zeman, K").isUnderstood == false)
    }

    @Test func `a name of two people is a clash`() {
        #expect(NameClash(among: Self.people) == nil)
        let doe = Person(name: "Doe", initials: "d")
        let clash = NameClash(among: Self.people + [doe])
        #expect(clash?.name == "d" && clash?.people.map(\.name) == ["D'Ormesse", "Doe"])
        #expect(NameClash(among: [Person(name: "KOVÁŘ", spellings: ["Kovář"])]) == nil)
        #expect(NameClash(among: [doe, doe])?.name == "Doe")
    }

    /// `K[½] B1020–`: initials, remarks and minutes.
    static func summary(_ text: AssignedText) -> String {
        text.assignments.map { assignment in
            let hours = assignment.hours.map { "\($0.from.map(String.init) ?? "")–\($0.until.map(String.init) ?? "")" }
            let remark = assignment.remark.map { "[\($0)]" }
            return (people[assignment.person].initials ?? "") + (hours ?? "") + (remark ?? "")
        }.joined(separator: " ")
    }
}
