import Testing

@testable import CalendarCore

/// Days in full, ranges of days, and names of hours.
@Suite struct DayRangeTests {
    @Test(arguments: [
        ("en-US", "January 5 – 11, 2025", "January 26 – February 1, 2025", "December 29, 2024 – January 4, 2025"),
        ("de", "5.–11. Januar 2025", "26. Januar – 1. Februar 2025", "29. Dezember 2024 – 4. Januar 2025"),
        ("ja", "2025年1月5日～11日", "2025年1月26日～2月1日", "2024年12月29日～2025年1月4日"),
        ("ar", "5–11 يناير، 2025", "26 يناير – 1 فبراير، 2025", "29 ديسمبر، 2024 – 4 يناير، 2025"),
    ])
    func `a range says once what its days have in common`(
        tag: String, inMonth: String, inYear: String, acrossYears: String
    ) throws {
        var locale = try #require(CalendarLocale(named: tag))
        locale.zero = "0"
        let ranges = [((2025, 1, 5), (2025, 1, 11)), ((2025, 1, 26), (2025, 2, 1)), ((2024, 12, 29), (2025, 1, 4))]
        #expect(ranges.map { locale.title(of: date($0.0)...date($0.1)) } == [inMonth, inYear, acrossYears])
    }

    @Test func `English has no spaces in a range of one month, and a day alone has its weekday`() {
        #expect(CalendarLocale.english.title(of: date((2025, 1, 5))...date((2025, 1, 11))) == "January 5–11, 2025")
        #expect(CalendarLocale.english.title(of: date((2025, 1, 7))...date((2025, 1, 7))) == "Tuesday, January 7, 2025")
    }

    @Test func `every locale has patterns for a day and for ranges, with all parts of both days`() throws {
        for tag in CalendarLocale.tags {
            var locale = try #require(CalendarLocale(named: tag))
            locale.zero = "0"
            let day = locale.fullDate(date((2025, 1, 7)))
            #expect(day.contains("7") && day.contains("2025"), "\(tag): \(day)")
            let range = locale.title(of: date((2024, 12, 29))...date((2025, 1, 4)))
            #expect(["29", "4", "2024", "2025"].allSatisfy(range.contains), "\(tag): \(range)")
            let week = locale.title(of: date((2025, 1, 5))...date((2025, 1, 11)))
            #expect(["5", "11", "2025"].allSatisfy(week.contains), "\(tag): \(week)")
        }
    }

    @Test(arguments: [
        ("en", TimeFormat.hours24, "7", "00" as String?), ("en", .hours12, "7 AM", nil), ("de", .hours24, "07", "00"),
        ("ja", .hours12, "午前7", nil), ("ar", .hours24, "٠٧", "٠٠"),
    ])
    func `an hour has its figures, and its minutes or the half of the day`(
        tag: String, format: TimeFormat, name: String, minutes: String?
    ) throws {
        let locale = tag == "en" ? CalendarLocale.english : try #require(CalendarLocale(named: tag))
        let hour = locale.hourName(7, as: format)
        #expect(hour.name == name && hour.minutes == minutes)
    }

    private func date(_ parts: (Int, Int, Int)) -> CivilDate { CivilDate(year: parts.0, month: parts.1, day: parts.2)! }
}
