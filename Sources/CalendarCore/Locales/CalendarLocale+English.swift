extension CalendarLocale {
    /// English as pages have it unless another locale is asked for: US names, days before months, 24 hours.
    ///
    /// Source of the names: CLDR 44, Gregorian calendar, stand-alone names.
    public static let english = CalendarLocale(
        languageTag: "en-US", direction: .leftToRight,
        names: DateNames(
            months: NameForms(
                wide: [
                    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                    "November", "December",
                ],
                abbreviated: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]),
            weekdays: NameForms(
                wide: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
                abbreviated: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
                short: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]))!,
        patterns: DatePatterns(
            monthTitle: "MMMM y", dayHeading: "EEEE, MMMM d", shortDate: "d MMM", shortDateWithYear: "d MMM y",
            fullDate: "EEEE, MMMM d, y",
            days: DayRangePatterns(
                inMonth: DayRangePatterns.Ends(first: "MMMM d–", last: "d, y"),
                inYear: DayRangePatterns.Ends(first: "MMMM d – ", last: "MMMM d, y"),
                acrossYears: DayRangePatterns.Ends(first: "MMMM d, y – ", last: "MMMM d, y")),
            hours12: "h:mm a", hours24: "H:mm", beforeNoon: "AM", afterNoon: "PM"),
        phrases: .english)
}
