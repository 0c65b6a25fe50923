// Locales from the tables of CLDR.

extension CalendarLocale {
    /// The tags of all locales, sorted: `af`, `af-NA`, …
    public static var tags: [String] {
        LocaleTable.cldr.locales.map(\.tag).sorted { $0.lowercased() < $1.lowercased() }
    }

    /// The version of CLDR that they come from.
    public static var version: Int { LocaleTable.version }

    /// The locale of a name: a language tag (`de-DE`) or a name of POSIX (`de_DE.UTF-8`), in any case.
    ///
    /// If a language is known but not its region, it is the language's own locale. Nil if the language is not known.
    /// A name never means ``english``: `en-US` has CLDR's patterns, such as 12 hours.
    public init?(named name: String) {
        guard let block = LocaleName(name)?.block(in: .cldr) else { return nil }
        self.init(block, LocaleFields(block, in: .cldr))
    }

    private init?(_ block: LocaleBlock, _ fields: LocaleFields) {
        guard let names = DateNames(fields), let first = fields.weekdays("first-weekday").first,
            let zero = fields.text("zero").unicodeScalars.first
        else { return nil }
        self.init(
            languageTag: block.tag,
            direction: fields.text("direction") == "right-to-left" ? .rightToLeft : .leftToRight, names: names,
            patterns: DatePatterns(fields), phrases: PagePhrases(languageTag: block.tag))
        (self.zero, firstWeekday) = (zero, first)
        weekend = WeekdaySet(fields.weekdays("weekend"))
        timeFormat = fields.text("hours") == "12" ? .hours12 : .hours24
        (range, times) = (fields.phrase("range"), fields.phrase("times"))
    }
}

extension DateNames {
    fileprivate init?(_ fields: LocaleFields) {
        self.init(
            months: NameForms(wide: fields.texts("months"), abbreviated: fields.texts("short-months")),
            monthsInDates: NameForms(
                wide: fields.texts("date-months"), abbreviated: fields.texts("short-date-months")),
            weekdays: NameForms(
                wide: fields.texts("weekdays"), abbreviated: fields.texts("short-weekdays"),
                short: fields.texts("shortest-weekdays")),
            weekdaysInDates: NameForms(
                wide: fields.texts("date-weekdays"), abbreviated: fields.texts("short-date-weekdays")))
    }
}

extension DatePatterns {
    fileprivate init(_ fields: LocaleFields) {
        let periods = fields.texts("periods")
        self.init(
            monthTitle: fields.pattern("title"), dayHeading: fields.pattern("heading"),
            shortDate: fields.pattern("date"), shortDateWithYear: fields.pattern("date-with-year"),
            fullDate: fields.pattern("full-date"), days: DayRangePatterns(fields),
            hours12: fields.pattern("time-12"), hours24: fields.pattern("time-24"),
            beforeNoon: periods.first ?? "", afterNoon: periods.last ?? "")
    }
}

extension DayRangePatterns {
    fileprivate init(_ fields: LocaleFields) {
        self.init(
            inMonth: Ends(fields.texts("days")), inYear: Ends(fields.texts("days-of-months")),
            acrossYears: Ends(fields.texts("days-of-years")))
    }
}

extension DayRangePatterns.Ends {
    fileprivate init(_ halves: [String]) {
        self.init(first: DatePattern(halves.first ?? ""), last: DatePattern(halves.last ?? ""))
    }
}
