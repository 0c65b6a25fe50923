import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Dates that are more than one, or less.
extension DateWriting {
    /// What stands between the two dates of a range.
    func rangeMark(_ random: inout SplitMix64) -> String {
        let marks = hasDashes ? [" - ", " – ", " to ", " bis "] : ["-", "–", " - ", " – ", " to "]
        return marks.randomElement(using: &random)!
    }

    /// Days from the first to the last. Where the month is a name, only one of them has it, or the year.
    func range(_ first: CivilDate, _ last: CivilDate, _ mark: String) -> String {
        let (from, to) = (locale.months[first.month - 1], locale.months[last.month - 1])
        switch (isLongDay, isNameDay) {
        case (true, _) where first.yearMonth == last.yearMonth && first != last:
            return "\(first.day)\(mark)\(last.day) \(to) \(last.year)"
        case (true, _) where first.year == last.year: return "\(first.day) \(from)\(mark)\(last.day) \(to) \(last.year)"
        case (_, true) where first.yearMonth == last.yearMonth && first != last:
            return "\(from) \(first.day)\(mark)\(last.day), \(last.year)"
        default: return cell(of: first) + mark + cell(of: last)
        }
    }

    /// A whole date that is the same in every country.
    func written(_ date: CivilDate) -> String {
        switch date.year % 3 {
        case 0: "\(date)"
        case 1: "\(number(date.day)).\(number(date.month)).\(date.year)"
        default: "\(date.day) \(locale.months[date.month - 1]) \(date.year)"
        }
    }

    /// The first letter of a weekday; Spanish tells Wednesday from Tuesday by another one.
    func weekdayLetter(_ date: CivilDate) -> String {
        let name = weekday(date)
        return locale.name == "es_ES" && name.lowercased().hasPrefix("mi") ? "X" : name.prefix(1).uppercased()
    }

    /// The title of the days from the first to the last.
    func period(_ first: CivilDate, _ last: CivilDate, _ random: inout SplitMix64) -> String {
        let mark = [" - ", " – ", " to ", " bis "].randomElement(using: &random)!
        let word = ["", "", "Pay period ", "Roster ", "Dienstplan "].randomElement(using: &random)!
        return word + written(first) + mark + written(last)
    }
}
