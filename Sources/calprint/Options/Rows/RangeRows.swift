import CalendarCore

extension OptionTable {
    static let range = [
        OptionInfo(of: .from), OptionInfo(of: .to), OptionInfo(of: .months), OptionInfo(of: .skipEmpty),
    ]
}

extension OptionRow {
    static var from: OptionRow<DayOrMonth?> {
        OptionRow<DayOrMonth?>(
            OptionInfo(
                "from", .range,
                "First month or day: YYYY-MM, YYYY-MM-DD, this-month, next-month, today or tomorrow;"
                    + " dates without a year are from then on",
                valueName: "date", example: ["2025-01"], scopes: .everywhere, commands: [.check, .import],
                replaces: ["to"]), read: DayOrMonth.init(dated:)
        ).at(\.range.from)
    }

    static var to: OptionRow<DayOrMonth?> {
        OptionRow<DayOrMonth?>(
            OptionInfo(
                "to", .range, "Last month or day, included", valueName: "date", otherwise: "that of --from",
                example: ["2025-06"], scopes: .everywhere, commands: [.check], replaces: ["months"]),
            read: DayOrMonth.init(dated:)
        ).at(\.range.to)
    }

    static var months: OptionRow<Int?> {
        OptionRow<Int?>(
            OptionInfo(
                "months", .range, "Number of months, instead of --to", valueName: "n", example: ["6"],
                scopes: .everywhere, replaces: ["to"]),
            in: 1...RangeOptions.maximumMonthCount
        ).at(\.range.months)
    }

    static var skipEmpty: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo("skip-empty", .range, "Leave out pages without entries and notes", scopes: .everywhere)
        ).at(\.range.skipEmpty)
    }
}
