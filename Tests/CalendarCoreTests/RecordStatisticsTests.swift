import CalendarCore
import Testing

/// The numbers of documents and of items that are done.
@Suite struct RecordStatisticsTests {
    @Test func `each person's documents and checklists are counted`() {
        let date = CivilDate(year: 2026, month: 7, day: 1)!
        func document(_ kind: String, _ days: Int) -> Requirement {
            Requirement(person: "K", document: kind, validity: .until(CivilDate(date.epochDay + days)!))
        }
        let missing = Requirement(person: "Corvane", document: "a", validity: .missing)
        let items = ["a", "b", "c"].enumerated().map { ChecklistItem(id: $1, title: $1, order: $0) }
        let progress = ChecklistProgress(
            person: "kovář", template: "t",
            items: [.init(item: "a", isDone: true), .init(item: "b", isDone: false)])
        let schedule = Schedule(
            people: [Person(name: "Kovář", initials: "K")],
            requirements: [document("a", -1), document("b", 0), document("c", 60), document("d", 61), missing],
            checklists: Checklists(
                templates: [ChecklistTemplate(id: "t", name: "List", items: items)], progress: [progress]))
        let counts = RecordStatistics(schedule, on: date)
        #expect(counts.documents.map(\.person.name) == ["Kovář", "Corvane"])
        #expect(
            counts.documents.map { [$0.valid, $0.soon, $0.expired, $0.missing] } == [[1, 2, 1, 0], [0, 0, 0, 1]])
        #expect(counts.checklists.map { "\($0.person.name) \($0.title) \($0.done)/\($0.total)" } == ["Kovář List 1/3"])
        #expect(counts.only { $0.name == "Corvane" }.people.map(\.name) == ["Corvane"])
        #expect(RecordStatistics(Schedule(), on: date).isEmpty)
    }
}
