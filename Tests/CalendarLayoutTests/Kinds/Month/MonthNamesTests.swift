import CalendarCore
import Testing

@testable import CalendarLayout

/// The form of people's names in months.
@Suite struct MonthNamesTests {
    private func texts(_ form: NameForm) throws -> [String] {
        let schedule = Schedule(
            people: [Person(name: "Kovář", initials: "K")], days: (1...31).map { Samples.day($0, [("os", "Kovář")]) })
        let style = PageStyle { $0.names = form }
        return try pages(schedule, style: style).flatMap { page in page.page.entryRuns.map { String($0.text) } }
    }

    @Test func `names are as they are written, or all in initials`() throws {
        #expect(try texts(.written).contains("Kovář"))
        let short = try texts(.initials)
        #expect(short.contains("K") && !short.contains { $0.contains("Kovář") })
    }
}
