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
        #expect(locale.title(from: date.yearMonth, to: date.yearMonth.adding(months: 5)!) == "January–June 2025")
        let before = date.yearMonth.adding(months: -1)!
        #expect(locale.title(from: before, to: date.yearMonth) == "December 2024 – January 2025")
        #expect(locale.shortDate(date) == "1 Jan")
        #expect(locale.shortDateWithYear(date) == "1 Jan 2025")
    }

    @Test(arguments: [
        ("+{count} more, p. {page}", "+3 more, p. 2"), ("{page}{page}", "22"), ("none", "none"), ("", ""),
        ("{other} {page", "{other} {page"), ("}{page}{", "}2{"),
    ])
    func `a phrase has values in place of their names`(_ pattern: String, _ text: String) {
        #expect(Phrase(pattern).filled(["count": "3", "page": "2"]) == text)
    }

    @Test(arguments: [
        ("EEEE, d. MMMM y", "Wednesday, 1. January 2025"), ("y年M月d日", "2025年1月1日"), ("dd.MM.", "01.01."),
        ("d 'de' LLLL 'o''clock' ''", "1 de January o'clock '"), ("cccc ccc E", "Wednesday Wed Wed"), ("", ""),
        ("LLL'MMM", "JanMMM"), ("G Q d", "  1"),
    ])
    func `a pattern has fields in place of letters, and words between apostrophes`(
        _ pattern: DatePattern, _ text: String
    ) {
        var locale = locale
        locale.patterns.dayHeading = pattern
        #expect(locale.heading(of: date) == text)
    }

    @Test func `numbers are in the digits of the language`() {
        var arabic = locale
        arabic.zero = "٠"
        #expect(arabic.number(2025) == "٢٠٢٥")
        #expect(arabic.number(7, minimumDigits: 2) == "٠٧")
        #expect(locale.number(7, minimumDigits: 2) == "07")
        #expect(locale.number(123, minimumDigits: 2) == "123")
        #expect(arabic.title(of: date.yearMonth) == "January ٢٠٢٥")
        #expect(arabic.clockTime(CivilDateTime(date: date, minute: 845)!, as: .hours24) == "١٤:٠٥")
    }

    @Test func `a time of 12 hours without parts that its reader can tell`() {
        var locale = locale
        func time(_ minute: Int, _ omitted: ClockParts) -> String {
            locale.clockTime(CivilDateTime(date: date, minute: minute)!, as: .hours12, without: omitted)
        }
        #expect(time(1080, .zeroMinutes) == "6 PM" && time(570, .zeroMinutes) == "9:30 AM")
        #expect(time(1080, .dayPeriod) == "6:00" && time(1080, [.zeroMinutes, .dayPeriod]) == "6")
        locale.patterns.hours12 = "a h:mm"
        #expect(time(1080, .zeroMinutes) == "PM 6" && time(1080, .dayPeriod) == "6:00")
        let whole = locale.clockTime(
            CivilDateTime(date: date, minute: 1080)!, as: .hours24, without: [.zeroMinutes, .dayPeriod])
        #expect(whole == "18:00")
    }

    @Test func `the end of a time has what parts it from the beginning`() {
        var locale = locale
        #expect(locale.ending(at: "14:30") == "–14:30")
        locale.times = "{first} a {last}"
        #expect(locale.ending(at: "14:30") == "a 14:30")
    }

    @Test func `a locale needs every month and weekday, in every form`() {
        let (months, weekdays) = (locale.names.months, locale.names.weekdays)
        let names = DateNames(months: months, weekdays: weekdays)
        #expect(names == locale.names)
        #expect(names?.monthsInDates == months)
        #expect(NameForms(wide: ["a"], abbreviated: ["b"]).short == ["b"])
        #expect(DateNames(months: weekdays, weekdays: weekdays) == nil)
        #expect(DateNames(months: months, weekdays: months) == nil)
        #expect(DateNames(months: months, monthsInDates: weekdays, weekdays: weekdays) == nil)
        #expect(DateNames(months: NameForms(wide: months.wide, abbreviated: ["Jan"]), weekdays: weekdays) == nil)
    }
}
