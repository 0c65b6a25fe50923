import Testing

@testable import CalendarCore

@Suite struct NamedLocaleTests {
    @Test(arguments: [
        ("de", "de"), ("de_DE", "de-DE"), ("DE-at", "de-AT"), ("de_DE.UTF-8", "de-DE"), ("de_DE.UTF-8@euro", "de-DE"),
        ("de-XX", "de"), ("de-1996", "de"), ("de-DE-u-hc-h12", "de-DE"), ("en", "en"), ("en_US", "en-US"),
        ("en-NG", "en-NG"), ("en-001", "en-001"), ("zh", "zh"), ("zh_TW", "zh-Hant-TW"), ("zh_HK", "zh-Hant-HK"),
        ("zh-Hant", "zh-Hant"), ("zh-hans-sg", "zh-Hans-SG"), ("sr_RS", "sr-Cyrl-RS"), ("sr_RS@latin", "sr-Latn-RS"),
        ("sr-ME", "sr-Latn-ME"), ("iw_IL", "he"), ("no", "no"), ("no_NO", "no"), ("zu-ZA", "zu-ZA"), ("af", "af"),
    ])
    func `a name is a tag or what POSIX calls it, in any case`(_ name: String, _ tag: String) {
        #expect(CalendarLocale(named: name)?.languageTag == tag)
    }

    @Test(arguments: [
        "", "xx", "tlh", "d", "-", "_DE", "de_", "de--DE", "de_DEE", "de/DE", "dé", "C", "POSIX", "help", "1", "=", ">",
        "é-é",
        "Januar", "x-klingon", ".UTF-8", "@latin", "\u{0}", "de\n",
    ])
    func `any other name is nobody's`(_ name: String) {
        #expect(CalendarLocale(named: name) == nil)
    }

    @Test func `every tag is sorted, known by itself and complete`() throws {
        let tags = CalendarLocale.tags
        #expect(tags.count == 460)
        #expect(tags == tags.sorted { $0.lowercased() < $1.lowercased() })
        for tag in tags {
            let locale = try #require(CalendarLocale(named: tag), "\(tag)")
            #expect(locale.languageTag == tag)
            #expect(!locale.weekend.weekdays.isEmpty)
            let month = YearMonth(year: 2025, month: 3)!
            for text in [locale.title(of: month), locale.heading(of: month.firstDay), locale.shortDate(month.lastDay)] {
                #expect(!text.isEmpty && !text.contains("  ") && !text.contains("{"), "\(tag): \(text)")
            }
            let time = CivilDateTime(date: month.firstDay, minute: 871)!
            #expect(locale.clockTime(time, as: .hours24).contains(locale.number(14)))
            #expect(locale.clockTime(time, as: .hours12).contains(locale.patterns.afterNoon))
            #expect(locale.times.filled(["first": "1", "last": "2"]).count >= 3)
        }
    }

    @Test(arguments: [
        ("de", "Januar 2025", "Mittwoch, 1. Januar", "1. Jan.", "1. Jan. 2025", "14:30"),
        ("en-US", "January 2025", "Wednesday, January 1", "Jan 1", "Jan 1, 2025", "2:30 PM"),
        ("pl", "styczeń 2025", "środa, 1 stycznia", "1 sty", "1 sty 2025", "14:30"),
        ("cs", "leden 2025", "středa 1. ledna", "1. 1.", "1. 1. 2025", "14:30"),
        ("hu", "2025. január", "január 1., szerda", "jan. 1.", "2025. jan. 1.", "14:30"),
        ("ru", "январь 2025 г.", "среда, 1 января", "1 янв.", "1 янв. 2025 г.", "14:30"),
        ("fi", "tammikuu 2025", "keskiviikko 1. tammikuuta", "1. tammik.", "1. tammik. 2025", "14.30"),
        ("ja", "2025年1月", "1月1日(水曜日)", "1月1日", "2025年1月1日", "14:30"),
        ("ko", "2025년 1월", "1월 1일 (수요일)", "1월 1일", "2025년 1월 1일", "오후 2:30"),
        ("zh-Hant", "2025年1月", "1月1日 星期三", "1月1日", "2025年1月1日", "下午2:30"),
        ("ar-EG", "يناير ٢٠٢٥", "الأربعاء، ١ يناير", "١ يناير", "١ يناير ٢٠٢٥", "٢:٣٠ م"),
        ("th", "มกราคม 2025", "วันพุธ 1 มกราคม", "1 ม.ค.", "1 ม.ค. 2025", "14:30 น."),
    ])
    func `dates and times are in the order and the forms of the language`(
        _ tag: String, _ title: String, _ heading: String, _ short: String, _ long: String, _ time: String
    ) throws {
        let locale = try #require(CalendarLocale(named: tag))
        let date = CivilDate(year: 2025, month: 1, day: 1)!
        #expect(locale.title(of: date.yearMonth) == title)
        #expect(locale.heading(of: date) == heading)
        #expect(locale.shortDate(date) == short)
        #expect(locale.shortDateWithYear(date) == long)
        #expect(locale.clockTime(CivilDateTime(date: date, minute: 870)!, as: locale.timeFormat) == time)
    }

    @Test func `a region has its own week`() throws {
        let cairo = try #require(CalendarLocale(named: "ar_EG"))
        #expect(cairo.weekend == [.friday, .saturday])
        #expect(cairo.firstWeekday == .saturday)
        #expect(cairo.direction == .rightToLeft)
        #expect(CalendarLocale(named: "fa")?.weekend == [.friday])
        #expect(CalendarLocale(named: "de")?.firstWeekday == .monday)
        #expect(CalendarLocale(named: "es_CO")?.firstWeekday == .sunday)
    }
}
