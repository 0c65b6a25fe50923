import CalendarCore
import CalendarLayout
import Testing

/// Several kinds of page in one document.
@Suite struct JoinedPagesTests {
    private static let week = Samples.may.date(4)...Samples.may.date(10)

    @Test(arguments: ["month", "week", "agenda", "roster", "quarter"])
    func `days lead to pages of their own`(kind: String) throws {
        let days = try page(kind).page.links.map(\.place.page)
        #expect(days == Array(2...8), "\(kind)")
    }

    @Test func `titles lead to the page that shows more days`() throws {
        let context = LayoutContext(Schedule(), PageStyle(), Typesetter(SquareEmMeasurer.narrow))
        let may = DaySpan(Samples.may)
        let change = ScheduleChange(
            .day(Samples.may.date(5), line: "os"), before: nil, after: Entry(line: ScheduleLine.defaults[0], text: "A"))
        let pages = try JoinedPages([
            CalendarPages(MonthPage(context), spans: [may]), CalendarPages(WeekPage(context), spans: [Self.week]),
            CalendarPages(YearPage(context), spans: YearPage.spans(of: may, PageStyle())),
            CalendarPages(ChangesPage([change], context), spans: QuarterPage.spans(of: may, PageStyle())),
        ]).all()
        try #require(pages.map(\.kind) == ["month", "week", "year", "changes"])
        #expect(pages.map { $0.page.titleLinks } == [[3], [1], [], [3]])
    }

    /// The first page of a kind, before the days of a week.
    private func page(_ kind: String) throws -> LaidOutPage {
        let texts = [("os", "AVERBECK"), ("call", "BELACQUA")]
        let schedule = Schedule(days: Self.week.days.map { Samples.day($0.day, texts) })
        let context = LayoutContext(schedule, PageStyle(), Typesetter(SquareEmMeasurer.narrow))
        func pages<Kind: PageKind>(_ make: (LayoutContext) -> Kind) -> any PageSequence {
            CalendarPages(make(context), spans: Kind.spans(of: Self.week, PageStyle()))
        }
        let first: any PageSequence =
            switch kind {
            case "month": pages(MonthPage.init)
            case "week": pages(WeekPage.init)
            case "agenda": pages(AgendaPage.init)
            case "roster": pages(RosterPage.init)
            default: pages(QuarterPage.init)
            }
        var document = JoinedPages([first, pages(DayPage.init)])
        return try #require(try document.next())
    }
}

extension Page {
    /// The pages that its title leads to.
    fileprivate var titleLinks: [Int] {
        items.flatMap { item -> [Int] in
            guard case .group(let structure, let items) = item, structure.role == .heading else { return [] }
            return items.compactMap { if case .link(_, let place, _) = $0 { place.page } else { nil } }
        }
    }
}
