import CalendarCore

/// The times of an event as a cell of a grid prints them, as short as they can be read.
struct CellTimes {
    /// The start: "9:30 AM", "6 PM".
    let start: String
    /// The end, below the title: "to 10:15", "to Sat 9:10 AM"; nil if the page prints none.
    let ending: String?
    /// Start and end on one line: "8–8:30", "7 PM–Sat 7 AM".
    let range: String

    init(start: CivilDateTime, end: CivilDateTime?, _ locale: CalendarLocale, _ format: TimeFormat) {
        self.start = locale.clockTime(start, as: format, without: .zeroMinutes)
        guard let end else {
            (ending, range) = (nil, self.start)
            return
        }
        let isNextDay = end.date > start.date
        let day = isNextDay ? locale.shortName(of: end.date.weekday) + " " : ""
        let last = locale.clockTime(end, as: format, without: isNextDay ? [] : .dayPeriod)
        ending = locale.phrases.toDate.filled(["date": day + last])
        let ends = [start, end].map { locale.clockTime($0, as: format, without: CellTimes.omitted($0)) }
        range = locale.times.filled(["first": ends[0], "last": day + ends[1]])
    }

    /// Of 7 AM to 6:59 PM, in a line of its own with an end beside it, a reader can tell which half of the day it is.
    private static func omitted(_ time: CivilDateTime) -> ClockParts {
        (7 * 60..<19 * 60).contains(time.minute) ? [.zeroMinutes, .dayPeriod] : .zeroMinutes
    }
}
