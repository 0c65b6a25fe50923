extension CalendarLocale {
    /// English, as in the United States. Source of the names: CLDR 44, Gregorian calendar, stand-alone names.
    public static let english = english(
        CalendarLocale(
            languageTag: "en-US", direction: .leftToRight,
            monthNames: [
                "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                "November", "December",
            ],
            weekdayNames: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
            shortWeekdayNames: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
            monthTitle: "{month} {year}", dayHeading: "{weekday}, {month} {day}", range: "{first} – {last}",
            beforeNoon: "{time} AM", afterNoon: "{time} PM",
            phrases: PagePhrases(
                notes: "Notes", continued: "{title}, continued",
                continuedOutline: "continued, p. {page}",
                inFull: "The days that page {page} shows in part, in full", more: "+{count} more, p. {page}",
                page: "p. {page}",
                titled: "{words} – {title}", times: "{first}–{last}", from: "from {time}", until: "until {time}",
                timed: "{time} {text}", placed: "{text}, {place}", tentative: "{text} (tentative)"))!)

    private static func english(_ locale: CalendarLocale) -> CalendarLocale {
        var locale = locale
        locale.shortMonthNames = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ]
        return locale
    }
}
