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
