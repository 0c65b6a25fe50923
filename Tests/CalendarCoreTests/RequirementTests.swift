import CalendarCore
import GoldenSupport
import Testing

/// Documents of people: which of several counts, when they expire, and how they look on a day.
@Suite struct RequirementTests {
    private static let day = CivilDate(year: 2026, month: 7, day: 1)!

    private func date(_ distance: Int) -> CivilDate { CivilDate(Self.day.epochDay + distance)! }

    private func requirement(
        _ person: String, _ document: String, _ validity: Requirement.Validity, isRequired: Bool = true,
        modified: Int? = nil
    ) -> Requirement {
        Requirement(
            person: person, document: document, validity: validity, isRequired: isRequired,
            modified: modified.map(Instant.init(milliseconds:)))
    }

    private func merged(_ requirements: Requirement...) -> MergedSchedule {
        Schedule.merging(peopleRecords: PeopleRecords(documents: requirements))
    }

    @Test func `of two documents of a kind the one that is valid longer counts, and the other is told`() {
        let (old, new) = (requirement("Kovář", "CPR", .until(date(1))), requirement("KOVÁŘ", "cpr", .until(date(90))))
        for pair in [[old, new], [new, old]] {
            let merged = Schedule.merging(peopleRecords: PeopleRecords(documents: pair))
            #expect(merged.schedule.requirements == [new])
            #expect(merged.superseded.map(\.reason) == [.older])
        }
        #expect(merged(old, requirement("Kovář", "CPR", .missing)).schedule.requirements == [old])
        #expect(merged(old, requirement("Corvane", "CPR", .missing)).schedule.requirements.count == 2)
    }

    @Test func `a newer version counts, even if it is valid for less time`() {
        let (old, new) = (
            requirement("Kovář", "CPR", .until(date(90)), modified: 1),
            requirement("Kovář", "CPR", .missing, modified: 2)
        )
        #expect(merged(old, new).schedule.requirements == [new])
    }

    @Test func `a deletion removes a document, and a later source replaces one`() {
        var deleted = requirement("Kovář", "CPR", .missing)
        deleted.identity = RecordIdentity(zone: "z", name: "1")
        let none = Schedule.merging(
            peopleRecords: PeopleRecords(documents: [deleted]), tombstones: [Tombstone(identity: deleted.identity!)])
        #expect(none.schedule.requirements.isEmpty)
        var schedule = Schedule(requirements: [requirement("Kovář", "CPR", .until(date(9)))])
        let later = requirement("Kovář", "CPR", .until(date(2)))
        #expect(schedule.merge(Schedule(requirements: [later])).map(\.reason) == [.overridden])
        #expect(schedule.requirements == [later])
    }

    @Test func `each day on which a document expires has an event, and with a warning one so many days before`() {
        let schedule = Schedule(requirements: [
            requirement("Kovář", "CPR", .until(Self.day)), requirement("Corvane", "DEA", .missing),
            requirement("Averbeck", "License", .unlimited),
        ])
        func events(_ warning: Int?) -> [String] {
            schedule.showingExpiryDates(warning: warning) { "\($0.document) \($0.person) \($1?.description ?? "")" }
                .events.map { "\($0.firstDay) \($0.title)" }
        }
        #expect(events(nil) == ["2026-07-01 CPR Kovář "])
        #expect(events(0) == events(nil))
        #expect(events(30) == ["2026-06-01 CPR Kovář 2026-07-01", "2026-07-01 CPR Kovář "])
    }

    @Test func `a document is valid on its last day, and one to renew up to the last of so many days`() {
        let distances = [-1, 0, 59, 60, 61]
        let schedule = Schedule(
            requirements: distances.map { requirement("Kovář", "\($0)", .until(date($0))) } + [
                requirement("Kovář", "none", .missing), requirement("Kovář", "optional", .missing, isRequired: false),
                requirement("Kovář", "forever", .unlimited),
            ])
        let matrix = RequirementMatrix(schedule, on: Self.day, soon: 60)
        #expect(
            matrix.cells(ofPerson: 0) == [
                .expired(date(-1)), .expiresSoon(date(0)), .expiresSoon(date(59)), .expiresSoon(date(60)),
                .valid(until: date(61)), .missing, .notRequired, .unlimited,
            ])
    }

    @Test func `people are in the order of the schedule, documents in that of their sources`() {
        let schedule = Schedule(
            people: [
                Person(name: "Belacqua"), Person(name: "Kovář", spellings: ["Dr. Kovář"]), Person(name: "Averbeck"),
            ],
            requirements: [
                requirement("Núñolver", "DEA", .missing), requirement("Dr. Kovář", "CPR", .unlimited),
                requirement("BELACQUA", "dea", .unlimited),
            ])
        let matrix = RequirementMatrix(schedule, on: Self.day, soon: 60)
        #expect(matrix.people.map(\.name) == ["Belacqua", "Kovář", "Núñolver"] && matrix.documents == ["DEA", "CPR"])
        #expect(matrix.cells(ofDocument: 0) == [.unlimited, .notRequired, .missing])
        #expect(matrix.cells(ofDocument: 1) == [.notRequired, .unlimited, .notRequired])
    }
}
