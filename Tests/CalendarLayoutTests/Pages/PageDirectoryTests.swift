import CalendarCore
import Testing

@testable import CalendarLayout

/// Which page shows some days closest.
@Suite struct PageDirectoryTests {
    private let may = DaySpan(Samples.may)

    private var directory: PageDirectory {
        var directory = PageDirectory()
        for span in [YearPage.spans(of: may, PageStyle())[0], may, Samples.may.date(5)...Samples.may.date(11)] {
            directory.add(span, as: "a")
            directory.pageCount += 2
        }
        return directory
    }

    @Test func `the page of the fewest days that has all of them is the closest`() {
        let day = Samples.may.date(6)...Samples.may.date(6)
        #expect(directory.place(of: day, closerThan: may)?.page == 5)
        #expect(directory.place(of: Samples.may.date(1)...Samples.may.date(1), closerThan: may) == nil)
        #expect(directory.place(of: may, closerThan: YearPage.spans(of: may, PageStyle())[0])?.page == 3)
    }

    @Test func `of two kinds that show the same days the first is the place`() throws {
        var directory = directory
        let june = DaySpan(try #require(Samples.may.adding(months: 1)))
        for span in [may, Samples.may.date(5)...Samples.may.date(11), june] {
            directory.add(span, as: "b")
            directory.pageCount += 1
        }
        let year = YearPage.spans(of: may, PageStyle())[0]
        #expect(directory.place(of: may, closerThan: year)?.page == 3)
        #expect(directory.place(of: june, closerThan: year)?.page == 9)
        #expect(directory.place(of: Samples.may.date(11)...Samples.may.date(11), closerThan: may)?.page == 5)
    }

    @Test func `the page of the fewest days that has some days among others is the next wider`() {
        let (week, year) = (Samples.may.date(5)...Samples.may.date(11), YearPage.spans(of: may, PageStyle())[0])
        #expect(directory.place(around: week)?.page == 3)
        #expect(directory.place(around: may)?.page == 1)
        #expect(directory.place(around: year) == nil)
        #expect(PageDirectory().place(around: may) == nil)
    }

    @Test func `the pages of a kind are found beside those of another`() {
        var directory = directory
        directory.add(may, as: "b")
        #expect(directory.place(of: may, as: "a")?.page == 3 && directory.place(of: may, as: "b")?.page == 7)
        #expect(directory.place(of: may, as: "c") == nil)
    }

    @Test func `no page is closer than itself`() {
        #expect(directory.place(of: may, closerThan: may) == nil)
        #expect(PageDirectory().place(of: may, closerThan: may) == nil)
    }

    @Test func `in a document of several kinds, pages of a kind know those before and after`() throws {
        let (april, june) = (Samples.may.adding(months: -1)!, Samples.may.adding(months: 1)!)
        var directory = PageDirectory()
        for month in [april, Samples.may, june] { directory.add(DaySpan(month), as: "month") }
        #expect(directory.neighbours(of: may, as: "month") == nil)
        directory.add(YearPage.spans(of: may, PageStyle())[0], as: "year")
        let found = try #require(directory.neighbours(of: may, as: "month"))
        #expect(found.last == DaySpan(april) && found.next == DaySpan(june))
        let first = try #require(directory.neighbours(of: DaySpan(april), as: "month"))
        #expect(first.last == nil && first.next == may)
        #expect(directory.neighbours(of: Samples.may.date(1)...Samples.may.date(2), as: "month") == nil)
    }
}
