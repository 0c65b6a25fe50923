import CalendarCore
import GoldenSupport
import Testing

@testable import CalendarLayout

/// The headings of groups of people, and the numbers of people that lines need.
@Suite struct RosterGroupTests {
    /// People of two groups and of none, some on a line each day.
    private static func schedule(people count: Int) -> Schedule {
        let people = (1...count).map { number in
            Person(name: "Name\(number)", group: number == 1 ? nil : number * 2 <= count ? "Nurses" : "Physicians")
        }
        let days = (1...31).map { day in
            let names = stride(from: day % min(31, count), to: count, by: 31).map { people[$0].name }
            return Samples.day(day, [("os", names.joined(separator: ", "))])
        }
        return Schedule(people: people, days: days)
    }

    private static func pages(_ schedule: Schedule, _ rows: RosterRows = .person) throws -> [LaidOutPage] {
        let style = PageStyle(sheet: Sheet(Media.letter.landscape)) { $0.grouping = rows == .day ? .day : nil }
        let context = LayoutContext(schedule, style, Typesetter(SquareEmMeasurer.narrow))
        return try CalendarPages(RosterPage(context), spans: [DaySpan(Samples.may)]).all()
    }

    /// The first words of each row of the table: `Nurses 34` for a heading of 34 columns.
    private static func rows(_ page: LaidOutPage) -> [String] {
        groups(page.page.items).filter { $0.0.role == .table }.flatMap { groups($0.1) }.map { _, cells in
            let heads = groups(cells).filter { $0.0.role.columnSpan > 1 }
            guard heads.isEmpty else {
                return heads.map { "\(words($0.1)) \($0.0.role.columnSpan)" }.joined(separator: ", ")
            }
            return groups(cells).first.map { words($0.1) } ?? ""
        }
    }

    private static func groups(_ items: [DisplayItem]) -> [(Structure, [DisplayItem])] {
        items.compactMap { if case .group(let structure, let items) = $0 { (structure, items) } else { nil } }
    }

    private static func words(_ items: [DisplayItem]) -> String {
        items.compactMap { if case .text(let run) = $0 { String(run.text) } else { nil } }.joined(separator: " ")
    }

    @Test func `a heading is above the first of each group, across all columns`() throws {
        let pages = try Self.pages(Self.schedule(people: 6))
        #expect(pages.count == 1)
        #expect(
            Self.rows(pages[0]) == [
                "", "Name1", "Nurses 33", "Name2", "Name3", "Physicians 33", "Name4", "Name5", "Name6", "OS",
            ])
    }

    @Test func `a page that begins in a group repeats its heading`() throws {
        let pages = try Self.pages(Self.schedule(people: 90))
        let rows = pages.map(Self.rows)
        #expect(pages.count > 2 && rows.joined().count { $0.hasPrefix("Name") } == 90)
        for page in rows {
            let first = try #require(page.dropFirst().first)
            let second = page.dropFirst(2).first ?? ""
            #expect(first == "Name1" || first.hasPrefix("Nurses") || first.hasPrefix("Physicians"), "\(page)")
            #expect(first == "Name1" || first.hasPrefix("Physicians 3") || first.contains(", continued"), "\(page)")
            #expect(second.hasPrefix("Name") || first == "Name1", "no heading is alone: \(page)")
        }
        #expect(rows.joined().count { $0.hasSuffix(" 33") && !$0.contains("continued") } == 2)
    }

    @Test func `with a row a day, headings are above the columns of their people`() throws {
        let pages = try Self.pages(Self.schedule(people: 6), .day)
        #expect(pages.count == 1 && Self.rows(pages[0])[0] == "Nurses 2, Physicians 3")
    }

    @Test func `nothing of a heading is outside its cell`() throws {
        for rows in RosterRows.allCases {
            for page in try Self.pages(Self.schedule(people: 40), rows) {
                for leaf in page.page.leaves {
                    guard let frame = leaf.groups.last(where: { $0.role.columnSpan > 1 })?.frame else { continue }
                    #expect(leaf.inkBoxes.allSatisfy(frame.contains), "\(leaf.inkBoxes) \(frame)")
                }
            }
        }
    }

    private static func words(_ needs: [StaffingNeed], _ locale: CalendarLocale = .english) -> String? {
        var rules = CoverageRules()
        rules.needs = needs
        let closed = Samples.day(26, [("off", "CLOSED — Memorial Day")])
        let schedule = Schedule(days: (1...31).map { $0 == 26 ? closed : Samples.day($0, [("os", "A")]) })
        let days = DaySpan(Samples.may)
        let marked = schedule.marking(RuleCheck(schedule, rules, days: days).coverage)
        return RosterNeeds(ScheduleLine.defaults[0], of: marked, on: days, locale).words
    }

    @Test func `the need of a line is in words, with the weekdays that differ`() {
        let (weekday, weekend) = (StaffingNeed.Days.weekday, StaffingNeed.Days.weekend)
        func need(_ people: Int, _ days: StaffingNeed.Days = .every) -> StaffingNeed {
            StaffingNeed(line: "OS", days: days, people: people)
        }
        #expect(Self.words([]) == nil)
        #expect(Self.words([need(4)]) == "of 4")
        #expect(Self.words([need(4), need(3, weekend)]) == "of 4, Sa Su 3")
        #expect(Self.words([need(2, weekday)]) == "of 2, Sa Su –")
        #expect(Self.words([need(4), need(3, weekend), need(5, .weekdays([.monday]))]) == "of 4, Mo 5, Sa Su 3")
        let span = Samples.may.date(5)...Samples.may.date(6)
        #expect(Self.words([need(4), need(6, .span(span))]) == "of 4–6")
        #expect(Self.words([need(4)], CalendarLocale(named: "de_DE")!) == "von 4")
        #expect(Self.words([StaffingNeed(line: "OS", skill: "charge")]) == nil)
    }
}
