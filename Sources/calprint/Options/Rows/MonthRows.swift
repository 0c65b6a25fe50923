import CalendarCore

extension OptionTable {
    static let months = [
        OptionInfo(of: .from), OptionInfo(of: .to), OptionInfo(of: .months), OptionInfo(of: .skipEmpty),
    ]
}

extension OptionRow {
    static var from: OptionRow<YearMonth?> {
        OptionRow<YearMonth?>(
            OptionInfo(
                "from", .months,
                "First month: YYYY-MM, this-month or next-month; dates without a year are from then on",
                valueName: "month", example: ["2025-01"], scopes: .everywhere, commands: [.check, .import],
                replaces: ["to"]), read: YearMonth.init(option:)
        ).at(\.months.from)
    }

    static var to: OptionRow<YearMonth?> {
        OptionRow<YearMonth?>(
            OptionInfo(
                "to", .months, "Last month, included", valueName: "month", otherwise: "the first month",
                example: ["2025-06"], scopes: .everywhere, replaces: ["months"]), read: YearMonth.init(option:)
        ).at(\.months.to)
    }

    static var months: OptionRow<Int?> {
        OptionRow<Int?>(
            OptionInfo(
                "months", .months, "Number of months, instead of --to", valueName: "n", example: ["6"],
                scopes: .everywhere, replaces: ["to"]),
            in: 1...RangeOptions.maximumMonthCount
        ).at(\.months.months)
    }

    static var skipEmpty: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo("skip-empty", .months, "Leave out months without entries and notes", scopes: .everywhere)
        ).at(\.months.skipEmpty)
    }
}
