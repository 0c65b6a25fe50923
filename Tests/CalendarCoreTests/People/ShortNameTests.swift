import CalendarCore
import Testing

/// Names that texts shorten.
@Suite struct ShortNameTests {
    private static let people = People(
        [
            "Dr. Brian Feldstein", "Hannah Brzezinski, PNP", "Jan van der Berg", "Averbeck, Jo RN", "D.C. Doe",
            "Peter Long", "Rita Call", "Agency Nurse 1", "Ann Lee", "Bea Lee", "Belacqua", "Eva Belacqua", "佐藤 健",
        ].map { Person(name: $0) }, lines: ScheduleLine.defaults)

    private func names(_ text: String) -> [String] {
        Self.people.assignments(in: text).duties.map { Self.people.all[$0.person].name }
    }

    @Test(arguments: [
        ("Feldstein", "Dr. Brian Feldstein"), ("FELDSTEIN", "Dr. Brian Feldstein"),
        ("feldstein", "Dr. Brian Feldstein"),
        ("Prof. Dr. Feldstein, MD", "Dr. Brian Feldstein"), ("Feldstein, Brian", "Dr. Brian Feldstein"),
        ("Brian Feldstein", "Dr. Brian Feldstein"), ("Brzezinski", "Hannah Brzezinski, PNP"),
        ("van der Berg", "Jan van der Berg"), ("Jo Averbeck", "Averbeck, Jo RN"), ("Averbeck", "Averbeck, Jo RN"),
        ("Doe", "D.C. Doe"), ("long", "Peter Long"), ("Belacqua", "Belacqua"), ("Lee, Ann", "Ann Lee"), ("佐藤", "佐藤 健"),
    ])
    func `a short form is the one person's who has it`(text: String, name: String) {
        #expect(names(text) == [name] && Self.people.assignments(in: text).isUnderstood)
    }

    @Test(arguments: ["a long day", "Call", "Nurse", "Lee", "Dr. Lee", "Berg", "D", "PNP"])
    func `anything else is nobody's`(text: String) {
        #expect(names(text) == [])
    }

    @Test func `a name among other words is a duty of its own`() {
        let read = Self.people.assignments(in: "Feldstein — front desk until noon, then by Jo Averbeck; a long day")
        #expect(!read.isUnderstood && read.assignments.count == 1 && read.mentioned == [3])
    }

    @Test func `a shared name says whose it could be`() {
        let shared = Self.people.sharedNames(in: LineText(key: "os", text: "Feldstein / Lee / LEE"))
        #expect(shared.map(\.name) == ["Lee"] && shared.map(\.people) == [[8, 9]])
        let clash = #expect(throws: NameClash.self) { try Self.people.choosing(["Lee"]) }
        #expect(clash?.people.map(\.name) == ["Ann Lee", "Bea Lee"])
    }

    @Test func `a letter before a guessed name is its initial`() throws {
        let days = ["A Averbeck / K", "A"].enumerated().map { day, text in
            DayRecord(
                date: CivilDate(year: 2025, month: 1, day: day + 1)!, texts: [LineText(key: "os", text: text)])
        }
        let schedule = Schedule(days: days)
        let people = People(of: schedule)
        #expect(
            AssignmentTally(schedule, people).rows.map { "\($0.person.name) \($0.count)" } == [
                "A 1", "Averbeck 1", "K 1",
            ])
        let sheet = OwnSheet(schedule, of: try people.choosing(["A"]), locale: .english, timeFormat: .hours24)
        #expect(sheet.schedule.days.map(\.date.day) == [2])
    }
}
