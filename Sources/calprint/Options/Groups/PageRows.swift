import CalendarCore
import CalendarLayout

extension PageOptions {
    static let rows = paper + grid + type + marks + entries

    private static let paper = list {
        OptionRow<[PageView]?>.view.at(\.views)
        OptionRow<Media>(
            OptionInfo(
                "media", .page,
                "Paper: a name such as letter, a4 or jis-b5, or a size such as 100x200mm; help lists all",
                example: ["a4"], scopes: .everywhere, completion: .list(Media.common.map(\.name)),
                listing: { MediaListing().text }),
            default: PageOptions().media, text: PageOptions().media.name, read: Media.init(option:)
        ).at(\.media)
        OptionRow<Bool>(
            OptionInfo("landscape", .page, "Turn the paper: the longer edge is at the top", scopes: .everywhere)
        ).at(\.landscape)
        OptionRow<Bool>(
            OptionInfo(
                "portrait", .page, "Leave the paper as it is, also for kinds that are across", scopes: .everywhere)
        ).at(\.portrait)
        OptionRow<Insets?>(
            OptionInfo(
                "margin", .page, "Margin in points, or four: top, right, bottom, left", valueName: "points",
                otherwise: "36, less on small paper", example: ["36,28,36,28"], scopes: .everywhere),
            read: Insets.init(option:)
        ).at(\.margin)
        OptionRow<Length?>(
            OptionInfo(
                "gutter", .page, "More margin for a binding, in points", kind: .decimal, valueName: "points",
                otherwise: "none", example: ["18"], scopes: .everywhere),
            read: Length.init(margin:)
        ).at(\.gutter)
        OptionRow<Gutter.Side>(
            OptionInfo(
                "gutter-side", .page,
                "Where the binding is: left; top, if the sheet hangs; mirrored, if it is printed on both sides",
                valueName: "side", example: ["mirrored"], scopes: .everywhere),
            default: PageOptions().gutterSide
        ).at(\.gutterSide)
    }

    private static let grid = list {
        OptionRow<CalendarLocale?>(
            OptionInfo(
                "locale", .page,
                "Language and conventions of pages, as in de_DE; en_US has 12 hours; --locale help lists all",
                valueName: "name", otherwise: "English, weeks from Sunday, 24 hours", example: ["de_DE"],
                scopes: .everywhere, completion: .locales, listing: { LocaleListing.text }),
            read: CalendarLocale.init(option:)
        ).recorded { $0.languageTag }.at(\.locale)
        OptionRow<CellStyle>(
            OptionInfo(
                "cell", .page, "Labels on the first line of their values, or above them", example: ["stacked"],
                scopes: .everywhere),
            default: PageStyle().cellStyle
        ).at(\.style.cellStyle)
        OptionRow<LabelStyle>(
            OptionInfo(
                "labels", .page, "Labels run in before their values, or in a column of their own",
                example: ["column"], scopes: .everywhere),
            default: PageStyle().labels
        ).at(\.style.labels)
        OptionRow<WeekendStyle>(
            OptionInfo(
                "weekends", .page, "Narrow weekends if that makes the type larger, or keep all columns equal",
                example: ["equal"], scopes: .everywhere),
            default: PageStyle().weekends
        ).at(\.style.weekends)
        OptionRow<WeekdaySet?>(
            OptionInfo(
                "weekend", .page, "Days of the weekend, as in fri,sat, or none", valueName: "days",
                otherwise: "saturday,sunday, or the locale's", example: ["fri,sat"], scopes: .everywhere,
                completion: .weekdays),
            read: Weekday.weekend(option:)
        ).at(\.weekend)
        OptionRow<Weekday?>(
            OptionInfo(
                "first-weekday", .page, "Weekday of the first column, as in mon or monday", valueName: "day",
                otherwise: "\(PageStyle().firstWeekday.optionName), or the locale's", example: ["monday"],
                scopes: .everywhere, completion: .weekdays),
            read: Weekday.init(option:)
        ).at(\.firstWeekday)
    }

    private static let type = list {
        OptionRow<Length?>(
            OptionInfo(
                "min-font-size", .page, "Smallest type for entries, in points", kind: .decimal, valueName: "size",
                otherwise: "7 on letter paper", example: ["6"], scopes: .everywhere),
            read: Length.init(fontSize:)
        ).at(\.style.bodySizes.minimum)
        OptionRow<Length?>(
            OptionInfo(
                "max-font-size", .page, "Largest type for entries, in points", kind: .decimal, valueName: "size",
                otherwise: "14 on letter paper", example: ["11.5"], scopes: .everywhere),
            read: Length.init(fontSize:)
        ).at(\.style.bodySizes.maximum)
        OptionRow<Bool>(
            OptionInfo("same-size", .page, "Set all months in the same size", scopes: .everywhere)
        ).at(\.style.bodySizes.areSame)
    }

    private static let marks = list {
        OptionRow<CivilDate?>(
            OptionInfo(
                "today", .page, "Mark this day; the clock is never asked", valueName: "date",
                example: ["2026-07-06"], scopes: .everywhere),
            read: CivilDate.init(option:)
        ).at(\.style.today)
        OptionRow<Bool>(
            OptionInfo(
                "week-numbers", .page, "Number the weeks, as in ISO 8601, at the edge of the grid", scopes: .everywhere)
        ).at(\.style.hasWeekNumbers)
        OptionRow<RosterRows>(
            OptionInfo(
                "by", .page, "A row of a roster is a person, or a day", example: ["day"], scopes: .everywhere),
            default: PageStyle().rosterRows
        ).at(\.style.rosterRows)
        OptionRow<Bool>(
            OptionInfo(
                "show-gaps", .page, "Mark each line that has fewer people than the rules (--rules) ask for",
                scopes: .everywhere)
        ).at(\.showGaps)
        OptionRow<Bool>(
            OptionInfo(
                "no-footer", .page, "No line at the foot of pages: schedule, newest change, page number",
                scopes: .everywhere)
        ).at(\.style.hasFooter) { !$0 }
        OptionRow<Bool>(
            OptionInfo(
                "stamp", .page,
                "Put a code for this state of the schedule at the foot of pages; calprint verify reads it",
                scopes: .everywhere)
        ).at(\.stamp)
    }

    private static let entries = list {
        OptionRow<TimeFormat?>(
            OptionInfo(
                "time-format", .page, "Times as in 2:30 PM, or as in 14:30", valueName: "format",
                otherwise: "\(PageStyle().timeFormat.keyword), or the locale's", example: ["12h"], scopes: .everywhere)
        ).recorded { $0.keyword }.at(\.timeFormat)
        OptionRow<TimeDetail?>(
            OptionInfo(
                "times", .page, "How much to print of the times of events", otherwise: "range",
                example: ["start"], scopes: .everywhere)
        ).at(\.style.times)
        OptionRow<Switch?>(
            OptionInfo(
                "places", .page, "Print the places of events", otherwise: "on",
                example: ["off"], scopes: .everywhere)
        ).at(\.style.places) { $0?.isOn }
        OptionRow<Switch?>(
            OptionInfo(
                "tentative", .page, "Mark tentative events in words", otherwise: "on",
                example: ["off"], scopes: .everywhere)
        ).at(\.style.tentative) { $0?.isOn }
        OptionRow<String?>(
            OptionInfo(
                "title", .page, "Text before the month in every title", example: ["Ward 3"], scopes: .everywhere)
        ).at(\.style.title)
        OptionRow<HourRange?>(
            OptionInfo(
                "hours", .page, "Hours of weeks and days, as in 7-19; what is outside stands above and below them",
                valueName: "range", otherwise: "those of the events, eight at least", example: ["7-19"],
                scopes: .everywhere),
            read: HourRange.init(option:)
        ).at(\.style.timeline.hours)
        OptionRow<[TimelineSetting]>(
            OptionInfo(
                "timeline", .page,
                "How weeks and days look, field by field; a file can have them as a table [timeline]; repeats",
                kind: .fields, valueName: "field=value", example: ["hour-height=30", "grid-shade=light"],
                scopes: .everywhere),
            each: TimelineSetting.init(option:)
        ).at(\.timeline)
    }
}

extension OptionRow {
    static var view: OptionRow<[PageView]?> {
        let names = PageView.all.map(\.name)
        return OptionRow<[PageView]?>(
            OptionInfo(
                "view", .page, "Kinds of page, separated by commas", valueName: "kind",
                otherwise: "month; with --only, agenda", example: ["year,month"], scopes: .everywhere
            ).taking(names)
        ) { try PageView.views(option: $0, among: PageView.all) }.recorded { $0.map(\.name).joined(separator: ",") }
    }
}

extension PageView {
    /// The kinds of page. A new kind is a folder of the layout and a line here.
    static let all = [
        month, PageView(WeekPage.init), PageView(DayPage.init), agenda, PageView(RosterPage.init, readsNames: true),
        PageView(YearPage.init), PageView(QuarterPage.init), PageView(PlannerPage.init),
    ]

    static let month = PageView(MonthPage.init)
    static let agenda = PageView(AgendaPage.init)
}
