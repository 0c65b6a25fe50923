import CalendarCore
import Testing

@testable import CalendarLayout

/// The style that pages have unless the caller changes it.
@Suite struct PageStyleTests {
    @Test func `without more, a style is for US Letter and English`() {
        #expect(PageStyle() == PageStyle(sheet: .usLetter, locale: .english))
        #expect(PageStyle().firstWeekday == .sunday && PageStyle().timeFormat == .hours24)
    }

    @Test(arguments: ["de_DE", "en_US", "ar_EG"])
    func `a locale brings its first weekday and its form of times`(_ name: String) throws {
        let locale = try #require(CalendarLocale(named: name))
        let style = PageStyle(locale: locale)
        #expect(style.firstWeekday == locale.firstWeekday && style.timeFormat == locale.timeFormat)
    }

    @Test(arguments: ["de_DE", "en_US", "ar_EG"])
    func `a locale that is set later brings them, too, and what is set stays`(_ name: String) throws {
        let locale = try #require(CalendarLocale(named: name))
        var style = PageStyle()
        style.locale = locale
        #expect(style == PageStyle(locale: locale))
        #expect(style.firstWeekday == locale.firstWeekday && style.timeFormat == locale.timeFormat)
        style = PageStyle { ($0.firstWeekday, $0.timeFormat) = (.wednesday, .hours12) }
        style.locale = locale
        #expect(style.firstWeekday == .wednesday && style.timeFormat == .hours12)
    }

    @Test func `a change goes before the locale, and changes nothing else`() throws {
        let style = PageStyle(locale: try #require(CalendarLocale(named: "de_DE"))) { $0.firstWeekday = .sunday }
        #expect(style.firstWeekday == .sunday)
        var usual = PageStyle(locale: style.locale)
        usual.firstWeekday = .sunday
        #expect(style == usual)
    }

    @Test func `without more, details are those of the kind of page`() {
        for details in [EntryDetails(), EntryDetails(times: .none, places: true, tentative: false)] {
            #expect(PageStyle().entryFormat(details).details == details)
        }
    }
}
