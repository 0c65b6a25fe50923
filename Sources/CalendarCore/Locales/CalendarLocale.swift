/// The words and conventions of a language: everything that is printed or read aloud besides the data.
///
/// It is never taken from the environment, so a page is the same on every machine.
public struct CalendarLocale: Hashable, Sendable {
    /// BCP 47 language tag: `en-US`; used for fonts, line breaking and speech.
    public var languageTag: String
    /// The direction of writing, which also orders columns.
    public var direction: WritingDirection
    /// January to December.
    public let monthNames: [String]
    /// Monday to Sunday, in full.
    public let weekdayNames: [String]
    /// Monday to Sunday, for narrow columns.
    public let shortWeekdayNames: [String]
    /// January to December, where there is little room; the full names if not given.
    public var shortMonthNames: [String]
    /// The days that are no working days.
    public var weekend: Set<Weekday> = [.saturday, .sunday]
    /// A date with little room; takes `{day}` and `{month}`.
    public var shortDate: Phrase = "{day} {month}"
    /// The same with its year; takes `{date}` and `{year}`.
    public var shortDateWithYear: Phrase = "{date} {year}"
    /// A month's title; takes `{month}` and `{year}`.
    public var monthTitle: Phrase
    /// A day as a heading; takes `{weekday}`, `{month}` and `{day}`.
    public var dayHeading: Phrase
    /// From one title to another; takes `{first}` and `{last}`.
    public var range: Phrase
    /// A 12-hour time before noon; takes `{time}`.
    public var beforeNoon: Phrase
    /// A 12-hour time from noon on; takes `{time}`.
    public var afterNoon: Phrase
    /// The other phrases of a page.
    public var phrases: PagePhrases

    /// A locale with these words; nil unless there are 12 months, 7 weekdays and 7 short weekdays.
    public init?(
        languageTag: String, direction: WritingDirection, monthNames: [String], weekdayNames: [String],
        shortWeekdayNames: [String], monthTitle: Phrase, dayHeading: Phrase, range: Phrase, beforeNoon: Phrase,
        afterNoon: Phrase, phrases: PagePhrases
    ) {
        guard monthNames.count == 12, weekdayNames.count == 7, shortWeekdayNames.count == 7 else { return nil }
        (self.languageTag, self.direction) = (languageTag, direction)
        (self.monthNames, self.weekdayNames) = (monthNames, weekdayNames)
        (self.shortWeekdayNames, self.monthTitle, self.dayHeading) = (shortWeekdayNames, monthTitle, dayHeading)
        (self.range, self.beforeNoon, self.afterNoon) = (range, beforeNoon, afterNoon)
        self.phrases = phrases
        shortMonthNames = monthNames
    }
}

extension CalendarLocale {
    /// "January 2025".
    public func title(of month: YearMonth) -> String {
        monthTitle.filled(["month": monthNames[month.month - 1], "year": String(month.year)])
    }

    /// "January 2025 – June 2025", or just the title if both months are the same.
    public func title(from first: YearMonth, to last: YearMonth) -> String {
        guard first != last else { return title(of: first) }
        return range.filled(["first": title(of: first), "last": title(of: last)])
    }

    /// "Wednesday, January 1".
    public func heading(of date: CivilDate) -> String {
        dayHeading.filled([
            "weekday": fullName(of: date.weekday), "month": monthNames[date.month - 1], "day": String(date.day),
        ])
    }

    /// "4 Aug".
    public func shortDate(_ date: CivilDate) -> String {
        shortDate.filled(["day": String(date.day), "month": shortMonthNames[date.month - 1]])
    }

    /// "4 Aug 2026".
    public func shortDateWithYear(_ date: CivilDate) -> String {
        shortDateWithYear.filled(["date": shortDate(date), "year": String(date.year)])
    }

    /// "Wednesday".
    public func fullName(of weekday: Weekday) -> String { weekdayNames[weekday.mondayZeroOffset] }

    /// "Wed".
    public func shortName(of weekday: Weekday) -> String { shortWeekdayNames[weekday.mondayZeroOffset] }

    /// "14:30", or "2:30 PM".
    public func clockTime(_ time: CivilDateTime, as format: TimeFormat) -> String {
        guard format == .hours12 else { return time.clockTime }
        let hour = (time.minute / 60 + 11) % 12 + 1
        let shown = CivilDateTime.clockTime(hour: hour, minute: time.minute % 60)
        return (time.minute < 720 ? beforeNoon : afterNoon).filled(["time": shown])
    }
}
