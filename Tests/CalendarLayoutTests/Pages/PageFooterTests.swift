import CalendarCore
import CalendarLayout
import Testing

/// The line at the foot of a page: whose schedule it is, how current, and which page of how many.
@Suite struct PageFooterTests {
    @Test func `the schedule's name is at the left, the date in the middle, the page at the right, 7_5 regular`() throws
    {
        let runs = try pages(schedule("Clinic"), measurer: .narrow)[0].page.runs(in: .footer)
        try #require(runs.map(\.text) == ["Clinic", "as of 15 Dec 2024, 16:02", "page 1 of 1"])
        #expect(runs.allSatisfy { $0.face == .regular && $0.size == .quarterPoints(30) })
        #expect(runs[0].origin.x == .points(36) && runs[2].origin.x + runs[2].width == .points(576))
        #expect((runs[1].origin.x + runs[1].width / 2 - .points(306)).rawValue.magnitude <= 1)
        #expect(runs.allSatisfy { $0.box.maxY == .points(756) })
    }

    @Test func `from right to left it is the other way round`() throws {
        var style = PageStyle()
        style.locale.direction = .rightToLeft
        let runs = try pages(schedule("Clinic"), style: style, measurer: .narrow)[0].page.runs(in: .footer)
        #expect(runs[0].origin.x + runs[0].width == .points(576) && runs[2].origin.x == .points(36))
    }

    @Test func `a schedule without a name or a date has the page only`() throws {
        #expect(try footers(Schedule()) == [["page 1 of 1"]])
    }

    @Test func `the date is of the newest change of the page's own days, on the schedule's clock`() throws {
        let june = YearMonth(iso8601: "2025-06")!
        let old = DayRecord(
            date: june.date(1), texts: [LineText(key: "os", text: "A")], modified: Instant(milliseconds: 0))
        let schedule = Schedule(days: schedule("").days + [old])
        let context = LayoutContext(
            schedule, PageStyle(), Typesetter(SquareEmMeasurer.narrow), details: MonthPage.details,
            localTime: { CivilDateTime(utc: Instant(milliseconds: $0.milliseconds + 3_600_000)) })
        var calendar = CalendarPages(MonthPage(context), spans: [DaySpan(Samples.may), DaySpan(june)])
        var texts: [String] = []
        while let page = try calendar.next() { texts.append(page.page.texts(in: .footer)[0]) }
        #expect(texts == ["as of 15 Dec 2024, 17:02", "as of 1 Jan 1970, 1:00"])
    }

    @Test func `the date of pages is today, else that of the data`() throws {
        let dates: [(today: Int?, asOf: Int?, date: Int)] = [(nil, 6, 6), (7, 6, 7), (7, nil, 7)]
        for (today, asOf, date) in dates {
            var style = PageStyle()
            (style.today, style.asOf) = (today.map { Samples.may.date($0) }, asOf.map { Samples.may.date($0) })
            for schedule in [schedule("Clinic"), Schedule()] {
                let texts = try pages(schedule, style: style, measurer: .narrow)[0].page.texts(in: .footer)
                #expect(texts.contains("as of \(date) May 2025"))
            }
        }
    }

    @Test func `what is not updated or not complete is said after the date`() throws {
        var style = PageStyle()
        style.notUpdatedSince = Samples.may.date(3)
        let schedule = schedule("Clinic")
        func middle() throws -> String {
            try pages(schedule, style: style, measurer: .narrow)[0].page.texts(in: .footer)[1]
        }
        #expect(try middle() == "as of 15 Dec 2024, 16:02 · not updated since 3 May")
        style.isIncomplete = true
        #expect(try middle() == "as of 15 Dec 2024, 16:02 · not updated since 3 May · incomplete")
        (style.notUpdatedSince, style.stamp) = (nil, "3f2a-91c0")
        #expect(try middle() == "as of 15 Dec 2024, 16:02 · incomplete · 3f2a-91c0")
    }

    @Test func `pages that continue others are counted, before the first is laid out`() throws {
        let schedule = Schedule(events: Samples.events([1, 100]))
        let footers = try footers(schedule, from: "2025-04", to: "2025-06")
        #expect(footers == (1...4).map { ["page \($0) of 4"] })
    }

    @Test func `notes, bars and lines below the grid are counted as they are laid out`() throws {
        let long = (0..<140).map { _ in "Ames" }.joined(separator: " ")
        let schedules = [
            Schedule(notes: [Samples.notes((0..<9).map { "note \($0)" })]),
            Schedule(events: [Samples.event(String(repeating: "x", count: 90), from: 6, to: 7)]),
            Schedule(days: [Samples.day(6, [("os", long)])]),
        ]
        for schedule in schedules {
            let pages = try pages(schedule, style: .fixed(), measurer: .narrow)
            #expect(pages[0].page.texts(in: .footer) == ["page 1 of \(pages.count)"])
        }
    }

    @Test func `a style without a footer has none, on continuation pages neither`() throws {
        let schedule = Schedule(title: "Clinic", events: Samples.events([1, 100]))
        let pages = try pages(schedule, style: PageStyle { $0.hasFooter = false }, measurer: .narrow)
        #expect(pages.count == 2 && pages.allSatisfy { $0.page.runs(in: .footer).isEmpty })
    }

    @Test func `a long name is condensed, then cut, and reaches nothing`() throws {
        for length in [40, 70, 400] {
            let runs = try pages(schedule(String(repeating: "x", count: length)), measurer: .narrow)[0].page
                .runs(in: .footer)
            try #require(runs.count == 3 && runs[0].box.maxX < runs[1].box.minX && runs[1].box.maxX < runs[2].box.minX)
            #expect(runs[0].face == (length == 40 ? .regular : .condensed))
        }
    }

    @Test func `of several names as many are there as have room`() throws {
        func names(_ count: Int, _ measurer: SquareEmMeasurer) throws -> String {
            var merged = Schedule()
            for number in 0..<count { _ = merged.merge(Schedule(title: "Source \(number)")) }
            return try pages(merged, from: "2025-05", measurer: measurer)[0].page.texts(in: .footer)[0]
        }
        #expect(try names(3, .narrow) == "Source 0, Source 1, Source 2")
        let cut = try names(20, .narrow)
        #expect(cut.hasPrefix("Source 0, Source 1") && cut.contains(" +"), "\(cut)")
        let shown = cut.split(separator: ", ").count
        #expect(cut.hasSuffix(" +\(20 - shown)"), "\(cut)")
    }

    /// Changed on 15 December 2024, at 16:02.
    private func schedule(_ title: String) -> Schedule {
        let modified = Instant(milliseconds: 1_734_278_520_000)
        let day = DayRecord(
            date: Samples.may.date(6), texts: [LineText(key: "os", text: "A")], modified: modified)
        return Schedule(title: title.isEmpty ? nil : title, days: [day])
    }

    private func footers(_ schedule: Schedule, from first: String = "2025-05", to last: String? = nil) throws
        -> [[String]]
    {
        try pages(schedule, from: first, to: last, measurer: .narrow).map { $0.page.texts(in: .footer) }
    }
}
