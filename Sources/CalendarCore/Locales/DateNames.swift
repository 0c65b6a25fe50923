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
