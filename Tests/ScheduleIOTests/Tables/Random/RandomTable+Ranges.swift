import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Tables whose rows are several days.
extension RandomTable {
    mutating func writeWeeks() {
        let word = ["Week commencing", "Week", "Week of", "Week beginning", "Woche vom"].randomElement(using: &random)!
        rows = [[word] + roster.lines.map { roster.header($0, &random) }]
        for (index, day) in roster.days.enumerated() {
            rows.append([dates.cell(index)] + roster.lines.map { roster.text($0, day) })
            expectTexts(of: day, during: day.days(7))
        }
    }

    /// Rows from a day to a day.
    mutating func writeRanges() {
        let words = [
            ["From", "To"], ["Start", "End"], ["Von", "Bis"], ["Start date", "End date"], ["Desde", "Hasta"],
        ]
        rows = [words.randomElement(using: &random)! + roster.lines.map { roster.header($0, &random) }]
        for (index, day) in roster.days.enumerated() {
            let next = index + 1 < roster.days.count ? roster.days[index + 1] : day.adding(days: 5)
            let count =
                random.oneIn(3)
                ? Int.random(in: 1...next.epochDay - day.epochDay, using: &random) : next.epochDay - day.epochDay
            rows.append(
                [dates.cell(index), dates.cell(of: day.adding(days: count - 1))]
                    + roster.lines.map { roster.text($0, day) })
            expectTexts(of: day, during: day.days(count))
        }
    }
}
