/// The names of months and weekdays in a language.
///
/// Many languages inflect them: a month is alone in a title ("styczeń 2025"), and belongs to a day in a date
/// ("1 stycznia").
public struct DateNames: Hashable, Sendable {
    /// January to December, by themselves.
    public let months: NameForms
    /// January to December, in a date with a day.
    public let monthsInDates: NameForms
    /// Monday to Sunday, by themselves.
    public let weekdays: NameForms
    /// Monday to Sunday, before or after a date.
    public let weekdaysInDates: NameForms

    /// Names, by default the same in dates; nil unless there are 12 months and 7 weekdays in each form.
    public init?(
        months: NameForms, monthsInDates: NameForms? = nil, weekdays: NameForms, weekdaysInDates: NameForms? = nil
    ) {
        (self.months, self.monthsInDates) = (months, monthsInDates ?? months)
        (self.weekdays, self.weekdaysInDates) = (weekdays, weekdaysInDates ?? weekdays)
        guard months.count == 12, self.monthsInDates.count == 12 else { return nil }
        guard weekdays.count == 7, self.weekdaysInDates.count == 7 else { return nil }
    }
}

/// Names in the lengths that CLDR has.
public struct NameForms: Hashable, Sendable {
    /// In full: "Wednesday".
    public let wide: [String]
    /// For narrow columns: "Wed".
    public let abbreviated: [String]
    /// For the narrowest: "We".
    public let short: [String]

    /// Names in up to three lengths; the next longer ones where they are not given.
    public init(wide: [String], abbreviated: [String]? = nil, short: [String]? = nil) {
        self.wide = wide
        self.abbreviated = abbreviated ?? wide
        self.short = short ?? self.abbreviated
    }

    /// How many there are in each length; nil if that differs.
    var count: Int? {
        wide.count == abbreviated.count && wide.count == short.count ? wide.count : nil
    }
}
