import CalendarCore
import CalendarLayout

extension OptionTable {
    static let page = [
        OptionInfo(of: .view), OptionInfo(of: .media), OptionInfo(of: .landscape), OptionInfo(of: .portrait),
        OptionInfo(of: .margin), OptionInfo(of: .gutter), OptionInfo(of: .gutterSide), OptionInfo(of: .locale),
        OptionInfo(of: .cell),
        OptionInfo(of: .labels), OptionInfo(of: .weekends), OptionInfo(of: .weekend), OptionInfo(of: .firstWeekday),
        OptionInfo(of: .minFontSize), OptionInfo(of: .maxFontSize), OptionInfo(of: .sameSize), OptionInfo(of: .today),
        OptionInfo(of: .weekNumbers), OptionInfo(of: .by), OptionInfo(of: .showGaps), OptionInfo(of: .noFooter),
        OptionInfo(of: .stamp),
        OptionInfo(of: .timeFormat), OptionInfo(of: .times), OptionInfo(of: .places), OptionInfo(of: .tentative),
        OptionInfo(of: .title), OptionInfo(of: .hours), OptionInfo(of: .timeline),
    ]
}

extension PageView {
    /// The kinds of page: a new one is a folder of the layout and a line here.
    static let all = [
        month, PageView(WeekPage.init), PageView(DayPage.init), agenda, PageView(RosterPage.init, readsNames: true),
        PageView(YearPage.init), PageView(QuarterPage.init), PageView(PlannerPage.init),
    ]

    static let month = PageView(MonthPage.init)
    static let agenda = PageView(AgendaPage.init)
}

extension OptionRow {
    static var view: OptionRow<[PageView]?> {
        let views = PageView.all
        var info = OptionInfo(
            "view", .page, "Kinds of page, separated by commas", valueName: "kind",
            otherwise: "month; with --only, agenda", example: ["year,month"],
            scopes: .everywhere, completion: .list(views.map(\.name)))
        info.keywords = views.map(\.name)
        return OptionRow<[PageView]?>(info) { try PageView.views(option: $0, among: views) }.at(\.page.views)
    }

    static var locale: OptionRow<CalendarLocale?> {
        var info = OptionInfo(
            "locale", .page,
            "Language and conventions of pages, as in de_DE; en_US has 12 hours; --locale help lists all",
            valueName: "name", otherwise: "English, weeks from Sunday, 24 hours", example: ["de_DE"],
            scopes: .everywhere, completion: .locales)
        info.listing = { LocaleListing.text }
        return OptionRow<CalendarLocale?>(info, read: CalendarLocale.init(option:)).at(\.page.locale)
    }

    static var cell: OptionRow<CellStyle> {
        OptionRow<CellStyle>(
            OptionInfo(
                "cell", .page, "Labels on the first line of their values, or above them", example: ["stacked"],
                scopes: .everywhere),
            default: PageStyle().cellStyle
        ).at(\.page.cell)
    }

    static var firstWeekday: OptionRow<Weekday?> {
        OptionRow<Weekday?>(
            OptionInfo(
                "first-weekday", .page, "Weekday of the first column, as in mon or monday", valueName: "day",
                otherwise: "\(PageStyle().firstWeekday.optionName), or the locale's", example: ["monday"],
                scopes: .everywhere, completion: .weekdays),
            read: Weekday.init(option:)
        ).at(\.page.firstWeekday)
    }

    static var weekend: OptionRow<WeekdaySet?> {
        OptionRow<WeekdaySet?>(
            OptionInfo(
                "weekend", .page, "Days of the weekend, as in fri,sat, or none", valueName: "days",
                otherwise: "saturday,sunday, or the locale's", example: ["fri,sat"], scopes: .everywhere,
                completion: .weekdays),
            read: Weekday.weekend(option:)
        ).at(\.page.weekend)
    }

    static var labels: OptionRow<LabelStyle> {
        OptionRow<LabelStyle>(
            OptionInfo(
                "labels", .page, "Labels run in before their values, or in a column of their own",
                example: ["column"], scopes: .everywhere),
            default: PageStyle().labels
        ).at(\.page.labels)
    }

    static var weekends: OptionRow<WeekendStyle> {
        OptionRow<WeekendStyle>(
            OptionInfo(
                "weekends", .page, "Narrow weekends if that makes the type larger, or keep all columns equal",
                example: ["equal"], scopes: .everywhere),
            default: PageStyle().weekends
        ).at(\.page.weekends)
    }

    static var minFontSize: OptionRow<Length?> {
        OptionRow<Length?>(
            OptionInfo(
                "min-font-size", .page, "Smallest type for entries, in points", kind: .decimal, valueName: "size",
                otherwise: "7 on letter paper", example: ["6"], scopes: .everywhere),
            read: Length.init(fontSize:)
        ).at(\.page.minFontSize)
    }

    static var maxFontSize: OptionRow<Length?> {
        OptionRow<Length?>(
            OptionInfo(
                "max-font-size", .page, "Largest type for entries, in points", kind: .decimal, valueName: "size",
                otherwise: "14 on letter paper", example: ["11.5"], scopes: .everywhere),
            read: Length.init(fontSize:)
        ).at(\.page.maxFontSize)
    }

    static var sameSize: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo("same-size", .page, "Set all months in the same size", scopes: .everywhere)
        ).at(\.page.sameSize)
    }

    static var weekNumbers: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "week-numbers", .page, "Number the weeks, as in ISO 8601, at the edge of the grid", scopes: .everywhere)
        ).at(\.page.weekNumbers)
    }

    static var by: OptionRow<RosterRows> {
        OptionRow<RosterRows>(
            OptionInfo(
                "by", .page, "A row of a roster is a person, or a day", example: ["day"], scopes: .everywhere),
            default: PageStyle().rosterRows
        ).at(\.page.by)
    }

    static var today: OptionRow<CivilDate?> {
        OptionRow<CivilDate?>(
            OptionInfo(
                "today", .page, "Mark this day; the clock is never asked", valueName: "date",
                example: ["2026-07-06"], scopes: .everywhere),
            read: CivilDate.init(option:)
        ).at(\.page.today)
    }

    static var noFooter: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "no-footer", .page, "No line at the foot of pages: schedule, newest change, page number",
                scopes: .everywhere)
        ).at(\.page.noFooter)
    }

    static var stamp: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "stamp", .page,
                "Put a code for this state of the schedule at the foot of pages; calprint verify reads it",
                scopes: .everywhere)
        ).at(\.page.stamp)
    }

    static var timeFormat: OptionRow<TimeFormat?> {
        OptionRow<TimeFormat?>(
            OptionInfo(
                "time-format", .page, "Times as in 2:30 PM, or as in 14:30", valueName: "format",
                otherwise: "\(PageStyle().timeFormat.keyword), or the locale's", example: ["12h"], scopes: .everywhere)
        ).at(\.page.timeFormat)
    }

    static var times: OptionRow<TimeDetail?> {
        OptionRow<TimeDetail?>(
            OptionInfo(
                "times", .page, "How much to print of the times of events", otherwise: "range",
                example: ["start"], scopes: .everywhere)
        ).at(\.page.times)
    }

    static var places: OptionRow<Switch?> {
        OptionRow<Switch?>(
            OptionInfo(
                "places", .page, "Print the places of events", otherwise: "on",
                example: ["off"], scopes: .everywhere)
        ).at(\.page.places)
    }

    static var tentative: OptionRow<Switch?> {
        OptionRow<Switch?>(
            OptionInfo(
                "tentative", .page, "Mark tentative events in words", otherwise: "on",
                example: ["off"], scopes: .everywhere)
        ).at(\.page.tentative)
    }

    static var title: OptionRow<String?> {
        OptionRow<String?>(
            OptionInfo(
                "title", .page, "Text before the month in every title", example: ["Ward 3"], scopes: .everywhere)
        ).at(\.page.title)
    }

    static var hours: OptionRow<HourRange?> {
        OptionRow<HourRange?>(
            OptionInfo(
                "hours", .page, "Hours of weeks and days, as in 7-19; what is outside stands above and below them",
                valueName: "range", otherwise: "those of the events, eight at least", example: ["7-19"],
                scopes: .everywhere),
            read: HourRange.init(option:)
        ).at(\.page.hours)
    }

    static var timeline: OptionRow<[TimelineSetting]> {
        OptionRow<[TimelineSetting]>(
            OptionInfo(
                "timeline", .page,
                "How weeks and days look, field by field; a file can have them as a table [timeline]; repeats",
                kind: .fields, valueName: "field=value", example: ["hour-height=30", "grid-shade=light"],
                scopes: .everywhere),
            each: TimelineSetting.init(option:)
        ).at(\.page.timeline)
    }
}
