import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Tables whose dates are in more than one column, or several in one cell.
extension RandomTable {
    /// Rows of several days whose first and last are in one cell: `3/2-3/8`, `6–12 March`.
    mutating func writeRangeCells() {
        let word = ["Week", "Dates", "When", "Zeitraum", "Period", "Date"].randomElement(using: &random)!
        rows = [[word] + roster.lines.map { roster.header($0, &random) }]
        let mark = dates.rangeMark(&random)
        for (index, day) in roster.days.enumerated() {
            let next = index + 1 < roster.days.count ? roster.days[index + 1] : day.adding(days: 7)
            let most = next.epochDay - day.epochDay
            let count = random.oneIn(3) ? Int.random(in: 1...most, using: &random) : most
            rows.append([dates.range(day, day.adding(days: count - 1), mark)] + texts(of: day))
            expectTexts(of: day, during: day.days(count))
        }
    }

    /// Rows with a month and a day in columns of their own; a month is not repeated.
    mutating func writeMonthDays() {
        let words = [
            ["Month", "Day"], ["Monat", "Tag"], ["Mois", "Jour"], ["Mes", "Dia"], ["Maand", "Dag"], ["Mese", "Giorno"],
        ]
        rows = [words.randomElement(using: &random)! + roster.lines.map { roster.header($0, &random) }]
        let (repeats, style) = (random.oneIn(2), Int.random(in: 0..<3, using: &random))
        var last: Int?
        for day in roster.days {
            let locale = dates.locale
            let names = [locale.months[day.month - 1], locale.shortMonths[day.month - 1], dates.number(day.month)]
            rows.append([repeats || last != day.month ? names[style] : "", dates.number(day.day)] + texts(of: day))
            last = day.month
        }
        entries = roster.entries
    }

    func texts(of day: CivilDate) -> [String] { roster.lines.map { roster.text($0, day) } }

    mutating func expectTexts(of day: CivilDate, during days: [CivilDate]) {
        for shift in roster.shifts(on: [day]) {
            entries += days.map { TableCase.flat("\($0)", shift.line, shift.person, nil) }
        }
    }
}
