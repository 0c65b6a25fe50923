import Testing

@testable import CalendarCore

/// Initials in the place of names.
@Suite struct WrittenInitialsTests {
    private static let people = [
        Person(name: "Kovář", initials: "K", spellings: ["Dr. Kovář"]), Person(name: "D'Ormesse", initials: "D"),
        Person(name: "Averbeck"),
    ]

    @Test(arguments: [
        ("Kovář / Averbeck", "K / Averbeck"), ("KOVÁŘ, D'ORMESSE", "K, D"), ("K Kovář / D D'Ormesse (½)", "K / D (½)"),
        ("Dr. Kovář 8–12, then D'Ormesse", "K 8–12, then D"), ("K.D.", "K.D."), ("nobody", "nobody"),
    ])
    func `declared initials take the place of names`(_ text: String, _ short: String) throws {
        let initials = try #require(WrittenInitials(Self.people))
        #expect(initials.text(text) == short)
        #expect(initials.text(short) == short)
    }

    @Test func `nobody without initials changes anything`() {
        #expect(WrittenInitials([Person(name: "Averbeck")]) == nil)
    }

    @Test func `closed days and lines at the foot keep their words, and people stay who they are`() throws {
        let date = try #require(CivilDate(iso8601: "2026-03-02"))
        let texts = [
            LineText(key: "os", assignees: [Assignee(name: "Kovář")]), LineText(key: "off", text: "CLOSED — Kovář"),
            LineText(key: "call", text: "Kovář"),
        ]
        let schedule = Schedule(people: Self.people, days: [DayRecord(date: date, texts: texts)])
        let day = try #require(schedule.writingInitials().day(date))
        #expect(day.texts.map(\.text) == ["K", "CLOSED — Kovář", "Kovář"])
        #expect(day.texts[0].assignees?.map(\.name) == ["Kovář"])
    }
}
