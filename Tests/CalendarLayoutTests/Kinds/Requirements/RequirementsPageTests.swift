import CalendarCore
import GoldenSupport
import Testing

@testable import CalendarLayout

/// Documents of people, as a table.
@Suite struct RequirementsPageTests {
    private static let day = Samples.may.date(1)

    private func schedule(people: Int, documents: Int, seed: Int = 1) -> Schedule {
        var numbers = SplitMix64(UInt64(seed))
        let requirements = (0..<people).flatMap { person in
            (0..<documents).map { document -> Requirement in
                let date = CivilDate(Self.day.epochDay + Int.random(in: -100...500, using: &numbers))!
                let validity: Requirement.Validity =
                    switch Int.random(in: 0...5, using: &numbers) {
                    case 0: .missing
                    case 1: .unlimited
                    default: .until(date)
                    }
                return Requirement(
                    person: "Person\(person) Name\(person)", document: "Document number \(document)",
                    validity: validity,
                    isRequired: Bool.random(using: &numbers))
            }
        }
        return Schedule(requirements: requirements)
    }

    private func style(_ change: (inout PageStyle) -> Void = { _ in }) -> PageStyle {
        var style = PageStyle(sheet: Sheet(Media.letter.landscape))
        style.today = Self.day
        change(&style)
        return style
    }

    @Test func `a row is a person, a column a document, and counts are at the end and below`() throws {
        let schedule = Schedule(
            people: [Person(name: "Kovář", initials: "K")],
            requirements: [
                Requirement(person: "Kovář", document: "CPR", validity: .until(Samples.may.date(20))),
                Requirement(person: "Corvane", document: "DEA", validity: .missing),
            ])
        let page = try #require(pages(RequirementsPage.init, schedule, style: style()).first).page
        #expect(page.texts(in: .columnHeader) == ["CPR", "DEA", "now", "soon"])
        #expect(
            page.texts(in: .rowHeader) == ["K", "Kovář", "Corvane", "missing or expired", "to renew by 30 Jun 2025"])
        let cells = page.texts(in: .cell)
        #expect(cells == ["20 May 2025", "·", "–", "1", "·", "missing", "1", "–", "–", "1", "1", "1", "–", "1"])
        let spoken = page.structures.compactMap(\.spoken)
        #expect(spoken.contains("soon: Tuesday, May 20, 2025") && spoken.contains("not required"))
    }

    @Test(arguments: [(1, 1), (12, 9), (45, 20), (200, 3), (2, 60)])
    func `everybody's documents are on a page, each once`(people: Int, documents: Int) throws {
        let pages = try pages(RequirementsPage.init, schedule(people: people, documents: documents), style: style())
        let heads = pages.map { $0.page.structures.count { $0.role == .columnHeader } }
        let rows = pages.map { $0.page.structures.count { $0.role == .row } }
        #expect(zip(heads, rows).map(*).reduce(0, +) >= people * documents)
        let names = pages.flatMap { $0.page.texts(in: .rowHeader) }
        for person in 0..<people {
            #expect(names.contains { $0.contains("Person\(person) ") || $0 == "Person\(person) Name\(person)" })
        }
    }

    @Test(arguments: PageStyle.ofEveryKind.indices, [1, 2])
    func `nothing is outside the margins or over something else`(_ index: Int, _ seed: Int) throws {
        var style = PageStyle.ofEveryKind[index]
        style.today = Self.day
        for page in try pages(RequirementsPage.init, schedule(people: 14, documents: 7, seed: seed), style: style) {
            page.expectSound(style, "seed \(seed)")
        }
    }
}
