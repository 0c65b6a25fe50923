import CalendarCore
import CalendarLayout

extension OptionTable {
    static let page = [
        OptionInfo(of: .view), OptionInfo(of: .media), OptionInfo(of: .cell), OptionInfo(of: .firstWeekday),
        OptionInfo(of: .minFontSize),
        OptionInfo(of: .timeFormat), OptionInfo(of: .times), OptionInfo(of: .places), OptionInfo(of: .tentative),
        OptionInfo(of: .title),
    ]
}

extension OptionRow {
    /// The kinds of page: a new one is a folder of the layout and a line here.
    static var view: OptionRow<PageView> {
        let views = [PageView(MonthPage.init)]
        var info = OptionInfo(
            "view", .page, "Kind of page", valueName: "kind", example: ["month"], scopes: .everywhere,
            completion: .list(views.map(\.name)))
        info.keywords = views.map(\.name)
        return OptionRow<PageView>(info, default: views[0], text: views[0].name) { name in
            try PageView(option: name, among: views)
        }.at(\.page.view)
    }

    static var media: OptionRow<Sheet> {
        OptionRow<Sheet>(
            OptionInfo(
                "media", .page, "Paper: letter, legal, tabloid, a3, a4, or a name such as iso_a5_148x210mm",
                example: ["a4"], scopes: .everywhere, completion: .list(Media.common.map(\.name))),
            default: PageStyle().sheet, text: PageStyle().sheet.mediaName,
            read: Sheet.init(option:)
        ).at(\.page.sheet)
    }

    static var cell: OptionRow<CellStyle> {
        OptionRow<CellStyle>(
            OptionInfo(
                "cell", .page, "Labels beside their values, or above", example: ["stacked"], scopes: .everywhere),
            default: PageStyle().cellStyle
        ).at(\.page.cell)
    }

    static var firstWeekday: OptionRow<Weekday> {
        OptionRow<Weekday>(
            OptionInfo(
                "first-weekday", .page, "Weekday of the first column, as in mon or monday", valueName: "day",
                example: ["monday"], scopes: .everywhere, completion: .weekdays),
            default: PageStyle().firstWeekday, text: PageStyle().firstWeekday.optionName,
            read: Weekday.init(option:)
        ).at(\.page.firstWeekday)
    }

    static var minFontSize: OptionRow<MinimumFontSize> {
        OptionRow<MinimumFontSize>(
            OptionInfo(
                "min-font-size", .page, "Smallest type that entries may be set in, in points", kind: .number,
                valueName: "size", example: ["6"], scopes: .everywhere),
            default: PageStyle().minimumFontSize
        ).at(\.page.minFontSize)
    }

    static var timeFormat: OptionRow<TimeFormat> {
        OptionRow<TimeFormat>(
            OptionInfo(
                "time-format", .page, "Times as in 2:30 PM, or as in 14:30", valueName: "format", example: ["12h"],
                scopes: .everywhere),
            default: PageStyle().timeFormat
        ).at(\.page.timeFormat)
    }

    static var times: OptionRow<TimeDetail?> {
        OptionRow<TimeDetail?>(
            OptionInfo(
                "times", .page, "How much to print of the times of events", otherwise: "start on month pages",
                example: ["range"], scopes: .everywhere)
        ).at(\.page.times)
    }

    static var places: OptionRow<Switch?> {
        OptionRow<Switch?>(
            OptionInfo(
                "places", .page, "Print the places of events", otherwise: "off on month pages",
                example: ["on"], scopes: .everywhere)
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
}
