import CalendarCore
import Testing

@testable import CalendarLayout

/// The form of people's names in months.
@Suite struct MonthNamesTests {
    private let names = ["Averbeck", "Belacqua", "Corvane", "Granholt-Pym", "Kovář", "Núñolver"]

    /// A light May, and a June that is full of names.
    private var schedule: Schedule {
        let people = names.map { Person(name: $0, initials: String($0.prefix(1))) }
        let light = (1...31).map { Samples.day($0, [("os", "Kovář")]) }
        let june = YearMonth(iso8601: "2025-06")!
        let text = (0..<6).map { _ in names.joined(separator: " / ") }.joined(separator: " / ")
        let full = (1...30).map { DayRecord(date: june.date($0), texts: [LineText(key: "os", text: text)]) }
        return Schedule(people: people, days: light + full)
    }

    private func texts(_ form: NameForm) throws -> [[String]] {
        var style = PageStyle { $0.names = form }
        let spans = [Samples.may, YearMonth(iso8601: "2025-06")!].map(DaySpan.init)
        let context = LayoutContext(schedule, style, Typesetter(SquareEmMeasurer()), details: MonthPage.details)
        style = MonthPage(context).settledStyle(for: spans)
        return try pages(schedule, to: "2025-06", style: style).filter { $0.kind == MonthPage.name }.map { page in
            page.page.entryRuns.map { String($0.text) }
        }
    }

    @Test func `names are as they are written, or all in initials`() throws {
        #expect(try texts(.written)[0].contains("Kovář"))
        let short = try texts(.initials).joined()
        #expect(short.contains("K") && !short.contains { $0.contains("Kovář") })
    }

    @Test func `only months that would be small have initials`() throws {
        let auto = try texts(.auto)
        #expect(auto[0].contains("Kovář") && !auto[0].contains("K"))
        #expect(!auto[1].contains { $0.contains("Kovář") })
    }
}
