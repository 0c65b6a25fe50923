import CalendarCore
import Testing

@testable import CalendarLayout

/// The blank cells of a month: May 2025 has four before its first day, and none after its last.
@Suite struct MonthCornerTests {
    private let people = [
        Person(name: "Averbeck", initials: "A"), Person(name: "Belacqua", initials: "B"), Person(name: "Corvane"),
    ]

    private func page(
        _ text: String, _ corner: CornerContent, from month: String, _ locale: CalendarLocale = .english
    ) throws -> Page {
        let date = try #require(YearMonth(iso8601: month)).date(6)
        let schedule = Schedule(
            people: people, days: [DayRecord(date: date, texts: [LineText(key: "os", text: text)])])
        let style = PageStyle(locale: locale) { $0.corner = corner }
        return try pages(schedule, from: month, style: style)[0].page
    }

    /// The words of a page outside its table.
    private func words(
        _ text: String, _ corner: CornerContent = .key, from month: String = "2025-05"
    ) throws -> [String] {
        try page(text, corner, from: month).leaves.filter { !$0.roles.contains(.table) && !$0.roles.contains(.footer) }
            .compactMap {
                $0.run.map { String($0.text) }
            }
    }

    @Test func `initials on a page are explained in its corner`() throws {
        #expect(try words("B.A.").suffix(5) == ["Who is who", "A", "Averbeck", "B", "Belacqua"])
        #expect(try words("B until 17:00").contains("Belacqua"))
    }

    @Test(arguments: ["Averbeck", "A Averbeck / B Belacqua", "a b", "X.Y."])
    func `a page without such initials has no key`(_ text: String) throws {
        #expect(try !words(text).contains("Who is who"))
    }

    @Test func `two blank cells are no corner`() throws {
        // July 2025 begins on a Tuesday and ends on a Thursday.
        #expect(try !words("A.B.", .both, from: "2025-07").contains { $0 == "Who is who" || $0 == "August 2025" })
    }

    @Test func `the months before and after are there on request`() throws {
        #expect(try !words("A.B.").contains("April 2025"))
        let months = try words("A.B.", .months)
        #expect(months.contains("April 2025") && months.contains("June 2025") && !months.contains("Averbeck"))
        // August 2025 begins on a Friday.
        let both = try words("A.B.", .both, from: "2025-08")
        #expect(both.contains("July 2025") && both.contains("Averbeck"))
        #expect(try words("A.B.", .none).allSatisfy { $0 != "Averbeck" && $0 != "April 2025" })
    }

    @Test func `the months before and after lead to their pages, and are read aloud then`() throws {
        let style = PageStyle { $0.corner = .months }
        let months = try pages(Schedule(), from: "2025-05", to: "2025-06", style: style)
        #expect(months[0].page.links.map(\.place.page) == [2])
        let (area, names) = (months[0].page.links[0].area, months[0].page.leaves.filter { $0.roles == [.subheading] })
        #expect(names.compactMap { $0.run.map { String($0.text) } } == ["June 2025"])
        #expect(names.compactMap(\.run).allSatisfy { area.contains($0.box) })
        // June 2025 begins on a Sunday and ends on a Monday.
        #expect(months[1].page.links.map(\.place.page) == [1])
    }

    @Test(arguments: [CornerContent.key, .months, .both], ["2025-05", "2026-08", "2025-08"])
    func `no word in a corner touches a day`(_ corner: CornerContent, _ month: String) throws {
        for locale in [CalendarLocale.english, try #require(CalendarLocale(named: "ar"))] {
            let page = try page("A.B.", corner, from: month, locale)
            let runs = page.leaves.filter { $0.roles.contains(.key) || $0.roles == [.artifact] }.compactMap(\.run)
            #expect(!runs.isEmpty)
            for day in page.structures where day.role.isDay {
                for box in runs.map(\.box) { #expect(!day.frame!.overlaps(box), "\(day.role)") }
            }
        }
    }
}

extension Structure.Role {
    fileprivate var isDay: Bool { if case .dayCell = self { true } else { false } }
}
