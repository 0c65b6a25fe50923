import CalendarCore
import GoldenSupport
import Testing

@testable import CalendarLayout

/// The fitting of a month, alone and beside others.
@Suite struct MonthFittingTests {
    @Test func `a light month is set in the largest regular type, with equal columns and rows`() throws {
        let page = try page(Schedule(days: [Samples.day(6, [("os", "A")])]), style: PageStyle())
        #expect(page.type == BodyType(.regular, size: .points(14)))
        let fit = try #require(page.fit)
        #expect(fit.score == .points(14) && fit.weekendTenths == 10 && !fit.breaksNames && fit.stepCount > 0)
        let heights = page.page.weekRows.map(\.height.rawValue)
        #expect(heights.max()! - heights.min()! <= 1)
    }

    @Test func `fuller months have smaller type`() throws {
        let sizes = try [6, 8, 10].map { try self.size(entries: $0) }
        #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == 3, "\(sizes.map(\.inPoints))")
    }

    @Test func `a row that needs more takes it, and the others share the rest`() throws {
        let events = (0..<14).map { _ in Samples.event("A", on: 6) }
        let page = try page(Schedule(events: events))
        let heights = page.page.weekRows.map(\.height)
        #expect(heights[1] > heights[0] && page.fit?.shortenedDayCount == 0)
        let others = heights.indices.filter { $0 != 1 }.map { heights[$0].rawValue }
        #expect(others.max()! - others.min()! <= 1)
    }

    @Test func `columns of weekends give way if weekdays need them, unless the style has them equal`() throws {
        let days = weekdays.map { Samples.day($0, [("os", "Abcdef")]) }
        let narrow = try page(Schedule(days: days), style: PageStyle())
        let tenths = try #require(narrow.fit?.weekendTenths)
        let widths = try [4, 5].map { try #require(narrow.page.frame(of: .dayCell(Samples.may.date($0)))).width }
        #expect((7..<10).contains(tenths))
        #expect(abs(widths[0].rawValue * 10 - widths[1].rawValue * tenths) < 20)
        let equal = try page(Schedule(days: days), style: PageStyle { $0.weekends = .equal })
        #expect(equal.fit?.weekendTenths == 10 && equal.type.size < narrow.type.size)
    }

    @Test func `weekends on landscape paper may be half as wide`() throws {
        let days = weekdays.map { Samples.day($0, [("os", String(repeating: "x", count: 16))]) }
        let letter = Size(width: .points(792), height: .points(612))
        let style = PageStyle(sheet: try Sheet(mediaBox: letter, margins: Insets(.points(36))))
        #expect(try #require(try page(Schedule(days: days), style: style).fit).weekendTenths < 7)
    }

    @Test func `a single extreme day does not set the size of all`() throws {
        let days = (1...31).map { Samples.day($0, [("os", "A")]) }
        let text = (0..<200).map { _ in "Ames" }.joined(separator: " ")
        let alone = try page(Schedule(days: days), style: PageStyle()).type.size
        let pages = try pages(Schedule(days: days.filter { $0.date.day != 6 } + [Samples.day(6, [("os", text)])]))
        #expect(pages[0].type.size >= alone - .points(2), "\(pages[0].type.size.inPoints)")
        #expect(pages[0].fit?.shortenedDayCount == 1)
    }

    @Test(arguments: [Density.sparse, .full, .crowded], 0..<3)
    func `the score of a measured month is the best of all settings`(_ density: Density, _ seed: Int) {
        let schedule = RandomSchedule.make(density, seed: seed)
        for measurer in [SquareEmMeasurer(), .narrow] {
            let context = LayoutContext(schedule, PageStyle(), Typesetter(measurer), details: MonthPage.details)
            var fitter = MonthFitter(MonthCells(DaySpan(Samples.may), context), gridHeight: .points(660))
            let search = FittingSearch(
                sizes: BodySizes().steps(context.style.scale), faces: FacePair.allCases, weekendTenths: [10, 8])
            let found = search.best(&fitter)
            let all = search.settings.compactMap { fitter.fit($0)?.score }
            #expect(found?.score == all.max(), "\(density), seed \(seed), \(measurer.regular)")
        }
    }

    @Test func `long labels are above their values where these are larger then, short ones before them`() throws {
        func page(_ label: String, _ cells: CellStyle) throws -> LaidOutPage {
            let lines = [ScheduleLine(key: "os", label: label), ScheduleLine(key: "cl", label: label)]
            let days = (1...31).map { Samples.day($0, [("os", "Abc"), ("cl", "Def")]) }
            return try CalendarLayoutTests.page(
                Schedule(lines: lines, days: days), style: PageStyle { $0.cellStyle = cells })
        }
        let (auto, inline) = (try page("Nacht", .auto), try page("Nacht", .inline))
        #expect(auto.type.size > inline.type.size)
        func origins(_ label: String, _ cells: CellStyle) throws -> [Point] {
            try page(label, cells).page.entryRuns.map(\.origin)
        }
        #expect(try origins("Nacht", .auto) == origins("Nacht", .stacked))
        #expect(try origins("O", .auto) == origins("O", .inline))
    }

    @Test func `texts that no setting has on a line do not make the type smaller`() throws {
        let days = (1...31).map { Samples.day($0, [("os", Samples.words(6))]) }
        let page = try page(Schedule(days: days), style: PageStyle { $0.cellStyle = .inline })
        let fit = try #require(page.fit)
        let setting = CellSetting(
            type: page.type, weekendTenths: fit.weekendTenths, breaksNames: fit.breaksNames)
        #expect(fit.score == Legibility.best(of: setting))
    }

    /// The days of May 2025 that are no weekend's.
    private let weekdays = (1...31).filter { ![3, 4, 10, 11, 17, 18, 24, 25, 31].contains($0) }

    // MARK: Several months

    @Test func `months keep their own sizes beside others`() throws {
        let alone = try (1...10).map { try size(entries: $0) }
        let close = try #require(alone.indices.dropLast().first { alone[$0] - alone[$0 + 1] == .quarterPoints(2) })
        #expect(try sizes([close + 1, close + 2]) == [alone[close], alone[close + 1]])
        let far = try #require(alone.indices.first { alone[0] - alone[$0] >= .points(2) })
        #expect(try sizes([1, far + 1]) == [alone[0], alone[far]])
    }

    @Test func `on request all months have the same size, empty ones too`() throws {
        let alone = try [1, 10].map { try size(entries: $0) }
        #expect(alone[0] > alone[1])
        #expect(
            try sizes([1, 10, 0], style: PageStyle { $0.bodySizes.areSame = true }) == [
                alone[1], alone[1], alone[1],
            ])
    }

    @Test func `most months decide about the columns of all that lose little by it`() throws {
        let months = (5...7).map { YearMonth(iso8601: "2025-0\($0)")! }
        let days = months.flatMap { month in
            (1...month.dayCount).map(month.date).filter { !CalendarLocale.english.weekend.contains($0.weekday) }
        }
        let records = days.map { DayRecord(date: $0, texts: [LineText(key: "os", text: "Abcdef")]) }
        let pages = try pages(Schedule(days: records), to: "2025-08", measurer: .uniform)
        let weekends = try pages.map { try #require($0.fit).weekendTenths }
        #expect(Set(weekends).count == 1, "the empty month follows the others")
        #expect(weekends.allSatisfy { $0 < 10 })
    }

    /// The body size of a month with as many entries on each Wednesday.
    private func size(entries count: Int) throws -> Length { try sizes([count])[0] }

    /// The body sizes of months from May 2025 on, with as many entries on each Wednesday.
    private func sizes(_ counts: [Int], style: PageStyle = PageStyle()) throws -> [Length] {
        let months = (5...).prefix(counts.count).map { YearMonth(iso8601: "2025-0\($0)")! }
        let events = zip(months, counts).flatMap { month, count in
            (1...month.dayCount).map(month.date).filter { $0.weekday == .wednesday }.flatMap { date in
                (0..<count).map { _ in Event(Event.Content(title: "A"), span: .allDay(first: date, last: date)) }
            }
        }
        let pages = try pages(
            Schedule(events: events), to: months.last!.description, style: style, measurer: .uniform)
        #expect(pages.count == counts.count)
        return pages.map(\.type.size)
    }
}
