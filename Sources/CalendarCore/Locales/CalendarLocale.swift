/// The words and conventions of a language: everything that is printed or read aloud besides the data.
///
/// It is never taken from the environment, so a page is the same on every machine.
public struct CalendarLocale: Hashable, Sendable {
    /// BCP 47 language tag: `en-US`; used for fonts, line breaking and speech.
    public var languageTag: String
    /// The direction of writing, which also orders columns.
    public var direction: WritingDirection
    /// Months and weekdays.
    public var names: DateNames {
        _read { yield words.value.names }
        set { words.value.names = newValue }
    }
    /// Dates and times of day.
    public var patterns: DatePatterns {
        _read { yield words.value.patterns }
        set { words.value.patterns = newValue }
    }
    /// The other phrases of a page.
    public var phrases: PagePhrases {
        _read { yield words.value.phrases }
        set { words.value.phrases = newValue }
    }
    /// The style of every page has a locale. Copies of it share its words.
    private var words: Shared<Words>
    /// The digit 0; those of 1 to 9 follow it.
    public var zero: Unicode.Scalar = "0"
    /// The weekday of the first column.
    public var firstWeekday = Weekday.sunday
    /// The days that are no working days.
    public var weekend: WeekdaySet = [.saturday, .sunday]
    /// The clock by which times of day are written.
    public var timeFormat = TimeFormat.hours24
    /// From one title to another; takes `{first}` and `{last}`.
    public var range: Phrase = "{first} – {last}"
    /// From one time to another; takes `{first}` and `{last}`.
    public var times: Phrase = "{first}–{last}"

    /// A locale with these words; its conventions are at first: digits 0 to 9, weeks from Sunday to Saturday, 24 hours.
    public init(
        languageTag: String, direction: WritingDirection, names: DateNames, patterns: DatePatterns,
        phrases: PagePhrases
    ) {
        (self.languageTag, self.direction) = (languageTag, direction)
        words = Shared(Words(names: names, patterns: patterns, phrases: phrases))
    }

    private struct Words: Hashable, Sendable {
        var names: DateNames
        var patterns: DatePatterns
        var phrases: PagePhrases
    }
}

/// The direction in which a language is written, and so the order of a page's columns.
public enum WritingDirection: String, CaseIterable, Hashable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}

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

// How a locale writes dates, times and numbers.

extension CalendarLocale {
    /// "January 2025".
    public func title(of month: YearMonth) -> String { text(month.firstDay, as: patterns.monthTitle) }

    /// "January–June 2025", "December 2025 – January 2026", or just the title if both months are the same.
    public func title(from first: YearMonth, to last: YearMonth) -> String {
        guard first != last else { return title(of: first) }
        if first.year == last.year, let ends = patterns.monthTitle.endsOfYear {
            return times.filled([
                "first": text(first.firstDay, as: ends.first), "last": text(last.firstDay, as: ends.last),
            ])
        }
        return range.filled(["first": title(of: first), "last": title(of: last)])
    }

    /// "January 2025" if the days are a month, else "January 5–11, 2025".
    public func title(ofPage days: DaySpan) -> String { days.month.map { title(of: $0) } ?? title(of: days) }

    /// True if the month comes before the day in dates: "January 5".
    public var writesMonthBeforeDay: Bool { patterns.days.inYear.first.hasMonthBeforeDay }

    /// "Jan", by itself.
    public func shortName(of month: YearMonth) -> String { names.months.abbreviated[month.month - 1] }

    /// "Wednesday, January 1".
    public func heading(of date: CivilDate) -> String { text(date, as: patterns.dayHeading) }

    /// "4 Aug".
    public func shortDate(_ date: CivilDate) -> String { text(date, as: patterns.shortDate) }

    /// "4 Aug 2026".
    public func shortDateWithYear(_ date: CivilDate) -> String { text(date, as: patterns.shortDateWithYear) }

    /// "January", by itself.
    public func name(of month: YearMonth) -> String { names.months.wide[month.month - 1] }

    /// "Tuesday, January 7, 2025".
    public func fullDate(_ date: CivilDate) -> String { text(date, as: patterns.fullDate) }

    /// "January 5–11, 2025"; of a single day the day in full.
    public func title(of days: DaySpan) -> String {
        guard days.lowerBound < days.upperBound else { return fullDate(days.lowerBound) }
        let ends = patterns.days.ends(of: days)
        return text(days.lowerBound, as: ends.first) + text(days.upperBound, as: ends.last)
    }

    /// "Wednesday".
    public func fullName(of weekday: Weekday) -> String { names.weekdays.wide[weekday.mondayZeroOffset] }

    /// "Wed".
    public func shortName(of weekday: Weekday) -> String { names.weekdays.abbreviated[weekday.mondayZeroOffset] }

    /// "We".
    public func shortestName(of weekday: Weekday) -> String { names.weekdays.short[weekday.mondayZeroOffset] }

    /// "14:30", or "2:30 PM".
    public func clockTime(_ time: CivilDateTime, as format: TimeFormat) -> String {
        let pattern = format == .hours12 ? patterns.hours12 : patterns.hours24
        return pattern.filled { text($0, of: time) }
    }

    /// The name of an hour, 0 to 23: "7" and its minutes, "00", or "7 AM".
    public func hourName(_ hour: Int, as format: TimeFormat) -> (name: String, minutes: String?) {
        guard let time = CivilDateTime(date: .first, minute: hour * 60) else { return ("", nil) }
        let (name, rest) = wholeHour(time, format == .hours12 ? patterns.hours12 : patterns.hours24)
        return rest.isEmpty && format == .hours24 ? (name, number(0, minimumDigits: 2)) : (name + rest, nil)
    }

    /// "2:30" or "2 PM": a time of 12 hours without parts that its reader can tell; of 24 hours the whole time.
    public func clockTime(_ time: CivilDateTime, as format: TimeFormat, without omitted: ClockParts) -> String {
        guard format == .hours12 else { return clockTime(time, as: format) }
        guard omitted.contains(.zeroMinutes), time.minute.isMultiple(of: 60) else {
            return patterns.hours12.filled { text($0, of: time, without: omitted) }.trimmingSpaces
        }
        let (name, rest) = wholeHour(time, patterns.hours12, without: omitted)
        return (name + rest).trimmingSpaces
    }

    /// The hour of a time, with what a pattern has before it; and what the pattern has after the minutes.
    private func wholeHour(
        _ time: CivilDateTime, _ pattern: DatePattern, without omitted: ClockParts = []
    ) -> (name: String, rest: String) {
        let parts = pattern.filled { $0.letter == "m" ? "\n" : text($0, of: time, without: omitted) }.split(
            separator: "\n", omittingEmptySubsequences: false)
        // Between the hour and the minutes is a sign, sometimes a word.
        return (String(parts[0].reversed().drop { !$0.isNumber }.reversed()), parts.dropFirst().joined())
    }

    /// "–14:30": the end of a time, below its beginning.
    public func ending(at time: String) -> String {
        String(times.filled(["first": "", "last": time]).drop { $0 == " " })
    }

    /// A whole number in the digits of the language, without separators; not negative.
    ///
    /// It has at least `minimumDigits` digits, with zeros before it if need be.
    public func number(_ value: Int, minimumDigits: Int = 1) -> String {
        let digits = String(value)
        let padded = String(repeating: "0", count: max(0, minimumDigits - digits.utf8.count)) + digits
        guard zero != "0" else { return padded }
        let scalars = padded.unicodeScalars.compactMap { Unicode.Scalar(zero.value + $0.value - 0x30) }
        return String(String.UnicodeScalarView(scalars))
    }
}

// MARK: Fields

extension CalendarLocale {
    private func text(_ date: CivilDate, as pattern: DatePattern) -> String {
        pattern.filled { text($0, of: date) }
    }

    private func text(_ field: DateField, of date: CivilDate) -> String {
        switch (field.letter, field.count) {
        case ("y", _): number(date.year)
        case ("d", let count): number(date.day, minimumDigits: count)
        case ("M", 1...2), ("L", 1...2): number(date.month, minimumDigits: field.count)
        case ("M", 3): names.monthsInDates.abbreviated[date.month - 1]
        case ("M", _): names.monthsInDates.wide[date.month - 1]
        case ("L", 3): names.months.abbreviated[date.month - 1]
        case ("L", _): names.months.wide[date.month - 1]
        case ("E", 4): names.weekdaysInDates.wide[date.weekday.mondayZeroOffset]
        case ("E", _): names.weekdaysInDates.abbreviated[date.weekday.mondayZeroOffset]
        case ("c", 4): fullName(of: date.weekday)
        case ("c", _): shortName(of: date.weekday)
        default: ""
        }
    }

    private func text(_ field: DateField, of time: CivilDateTime, without omitted: ClockParts = []) -> String {
        let hour = time.minute / 60
        return switch field.letter {
        case "H": number(hour, minimumDigits: field.count)
        case "h": number((hour + 11) % 12 + 1, minimumDigits: field.count)
        case "K": number(hour % 12, minimumDigits: field.count)
        case "m": number(time.minute % 60, minimumDigits: field.count)
        case "a" where omitted.contains(.dayPeriod): ""
        case "a": hour < 12 ? patterns.beforeNoon : patterns.afterNoon
        default: ""
        }
    }
}
