import Foundation

@testable import CalendarCore

/// The facts of a locale in one source, by name.
struct LocaleFacts {
    private var values: [String: [String]] = [:]

    init(_ locale: CalendarLocale) {
        let names = locale.names
        values["months"] = names.months.wide
        values["short months"] = names.months.abbreviated
        values["months in dates"] = names.monthsInDates.wide
        values["short months in dates"] = names.monthsInDates.abbreviated
        values["weekdays"] = names.weekdays.wide
        values["short weekdays"] = names.weekdays.abbreviated
        values["weekdays in dates"] = names.weekdaysInDates.wide
        values["short weekdays in dates"] = names.weekdaysInDates.abbreviated
        values["first weekday"] = ["\(locale.firstWeekday)"]
        values["weekend"] = locale.weekend.weekdays.map { "\($0)" }
        values["hours"] = [locale.timeFormat.rawValue]
        values["zero"] = [String(locale.zero)]
        values["direction"] = ["\(locale.direction)"]
    }

    init(_ locale: Locale) {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = Calendar(identifier: .gregorian)
        values["months"] = formatter.standaloneMonthSymbols
        values["short months"] = formatter.shortStandaloneMonthSymbols
        values["months in dates"] = formatter.monthSymbols
        values["short months in dates"] = formatter.shortMonthSymbols
        values["weekdays"] = mondayFirst(formatter.standaloneWeekdaySymbols)
        values["short weekdays"] = mondayFirst(formatter.shortStandaloneWeekdaySymbols)
        values["weekdays in dates"] = mondayFirst(formatter.weekdaySymbols)
        values["short weekdays in dates"] = mondayFirst(formatter.shortWeekdaySymbols)
        addWeek(locale)
        let isTwelve = [Locale.HourCycle.oneToTwelve, .zeroToEleven].contains(locale.hourCycle)
        values["hours"] = [isTwelve ? "12h" : "24h"]
        values["zero"] = [LocaleFacts.zeros[locale.numberingSystem.identifier] ?? locale.numberingSystem.identifier]
        let isLeftToRight = locale.language.characterDirection == .leftToRight
        values["direction"] = [isLeftToRight ? "leftToRight" : "rightToLeft"]
    }

    private mutating func addWeek(_ locale: Locale) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = TimeZone(identifier: "UTC")!
        values["first weekday"] = ["\(Weekday(mondayZeroOffset: calendar.firstWeekday + 5))"]
        // 1970-01-05 was a Monday.
        let weekend = Weekday.allCases.filter {
            calendar.isDateInWeekend(Date(timeIntervalSince1970: Double($0.mondayZeroOffset + 4) * 86_400 + 43_200))
        }
        values["weekend"] = weekend.map { "\($0)" }
    }

    /// By name, what differs in another source: `Sept → Sep`.
    func differences(from other: LocaleFacts) -> [String: String] {
        values.reduce(into: [:]) { differences, fact in
            let theirs = other.values[fact.key] ?? []
            guard fact.value != theirs else { return }
            differences[fact.key] =
                fact.value.count == theirs.count
                ? zip(fact.value, theirs).filter { $0 != $1 }.map { "\($0) → \($1)" }.joined(separator: ", ")
                : fact.value.joined(separator: " | ") + " → " + theirs.joined(separator: " | ")
        }
    }

    private static let zeros = [
        "latn": "0", "arab": "٠", "arabext": "۰", "deva": "०", "beng": "০", "mymr": "၀",
    ]
}

private func mondayFirst(_ names: [String]) -> [String] { Array(names[1...] + names[..<1]) }
