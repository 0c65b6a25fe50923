import Testing

@testable import CalendarCore

@Suite struct CalendarLocaleTests {
    private let date = CivilDate(year: 2025, month: 1, day: 1)!
    private let locale = CalendarLocale.english

    @Test(arguments: [
        (0, "0:00", "12:00 AM"), (5, "0:05", "12:05 AM"), (540, "9:00", "9:00 AM"), (719, "11:59", "11:59 AM"),
        (720, "12:00", "12:00 PM"), (780, "13:00", "1:00 PM"), (1439, "23:59", "11:59 PM"),
    ])
    func `a time of day has two forms`(_ minute: Int, _ hours24: String, _ hours12: String) throws {
        let time = try #require(CivilDateTime(date: date, minute: minute))
        #expect(locale.clockTime(time, as: .hours24) == hours24)
        #expect(locale.clockTime(time, as: .hours12) == hours12)
    }

    @Test func `titles and headings are in the order of the language`() {
        #expect(locale.title(of: date.yearMonth) == "January 2025")
        #expect(locale.heading(of: date) == "Wednesday, January 1")
        #expect(locale.title(from: date.yearMonth, to: date.yearMonth) == "January 2025")
        #expect(locale.title(from: date.yearMonth, to: date.yearMonth.adding(months: 5)!) == "January 2025 – June 2025")
    }

    @Test(arguments: [
        ("+{count} more, p. {page}", "+3 more, p. 2"), ("{page}{page}", "22"), ("none", "none"), ("", ""),
        ("{other} {page", "{other} {page"), ("}{page}{", "}2{"),
    ])
    func `a phrase has values where their names stand`(_ pattern: String, _ text: String) {
        #expect(Phrase(pattern).filled(["count": "3", "page": "2"]) == text)
    }

    @Test func `a locale needs every month and weekday`() {
        let names = (months: locale.monthNames, days: locale.weekdayNames, short: locale.shortWeekdayNames)
        var expected = locale
        expected.shortMonthNames = locale.monthNames
        #expect(make(names.months, names.days, names.short) == expected)
        #expect(make(names.months.dropLast(), names.days, names.short) == nil)
        #expect(make(names.months, names.days.dropLast(), names.short) == nil)
        #expect(make(names.months, names.days, names.short + ["x"]) == nil)
    }

    private func make(_ months: [String], _ weekdays: [String], _ short: [String]) -> CalendarLocale? {
        CalendarLocale(
            languageTag: locale.languageTag, direction: locale.direction, monthNames: months, weekdayNames: weekdays,
            shortWeekdayNames: short, monthTitle: locale.monthTitle, dayHeading: locale.dayHeading,
            range: locale.range, beforeNoon: locale.beforeNoon, afterNoon: locale.afterNoon, phrases: locale.phrases)
    }
}
