extension OptionTable {
    static let stats = [
        OptionInfo(of: .statsFrom), OptionInfo(of: .statsTo), OptionInfo(of: .statsProvider),
        OptionInfo(of: .statsFormat),
    ]
}

extension OptionRow {
    static var statsFrom: OptionRow<DayOrMonth?> {
        OptionRow<DayOrMonth?>(
            OptionInfo(
                "from", .command(.stats), "First day or month that counts, as in 2025-01-06 or 2025-01",
                valueName: "date", otherwise: "everything"),
            read: DayOrMonth.init(dated:))
    }

    static var statsTo: OptionRow<DayOrMonth?> {
        OptionRow<DayOrMonth?>(
            OptionInfo(
                "to", .command(.stats), "Last day or month that counts", valueName: "date", otherwise: "that of --from"),
            read: DayOrMonth.init(dated:))
    }

    static var statsProvider: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "provider", .command(.stats), "Only this person, by name or initials; repeatable", kind: .texts,
                valueName: "name", otherwise: "everybody"))
    }

    static var statsFormat: OptionRow<StatisticsFormat> {
        OptionRow<StatisticsFormat>(
            OptionInfo("format", .command(.stats), "Format of the table", valueName: "kind"), default: .text)
    }
}

extension StatisticsFormat: Keyword {}
