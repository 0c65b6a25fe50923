import CalendarCore
import Glibc

/// Days counted from today, for unattended runs.
enum RelativeDate {
    case word(Word)
    /// A number of days, weeks or months from today: `+14d`, `+2w`, `+3m`.
    case after(Int, Unit)

    enum Word: String, CaseIterable {
        case today, tomorrow
        case thisWeek = "this-week"
        case nextWeek = "next-week"
        case thisMonth = "this-month"
        case nextMonth = "next-month"
    }

    enum Unit: Character {
        case days = "d"
        case weeks = "w"
        case months = "m"
    }

    /// From the command line.
    init?(_ text: String) {
        if let word = Word(rawValue: text) {
            self = .word(word)
        } else if let unit = text.last.flatMap(Unit.init), let count = Int(text.dropLast()), text.hasPrefix("+") {
            self = .after(min(count, RelativeDate.farthest), unit)
        } else {
            return nil
        }
    }

    /// After the year 9999, in any unit.
    private static let farthest = 10_000_000

    /// The days; nil after the year 9999.
    func period(from today: CivilDate, _ firstWeekday: Weekday) -> CalendarPeriod? {
        let week = today.firstDay(ofWeekStartingOn: firstWeekday)
        return switch self {
        case .word(.today): CalendarPeriod(day: today)
        case .word(.tomorrow): CivilDate(today.epochDay + 1).map(CalendarPeriod.init)
        case .word(.thisWeek): CalendarPeriod(weekFrom: week)
        case .word(.nextWeek): CalendarPeriod(weekFrom: week + 7)
        case .word(.thisMonth): CalendarPeriod(month: today.yearMonth)
        case .word(.nextMonth): today.yearMonth.adding(months: 1).map(CalendarPeriod.init)
        case .after(let count, .days): CivilDate(today.epochDay + count).map(CalendarPeriod.init)
        case .after(let count, .weeks): CivilDate(today.epochDay + count * 7).map(CalendarPeriod.init)
        case .after(let count, .months): today.adding(months: count).map(CalendarPeriod.init)
        }
    }
}

/// The day that relative dates are counted from, and the first day of its week.
struct Today {
    /// The day of `--today`; nil for the clock's.
    var given: CivilDate?
    var firstWeekday = Weekday.sunday

    /// By `--today`, else by the system's time and zone (`TZ`), or by SOURCE_DATE_EPOCH. Nothing else on a page depends
    /// on the clock, and only the words that name it ask it.
    var date: CivilDate? { given ?? Today.byClock }

    private static var byClock: CivilDate? {
        var seconds = Clock.now.milliseconds / 1000
        var civil = tm()
        guard localtime_r(&seconds, &civil) != nil else { return nil }
        return CivilDate(year: Int(civil.tm_year) + 1900, month: Int(civil.tm_mon) + 1, day: Int(civil.tm_mday))
    }
}

/// The time of day, which `calprint fetch` may ask, and drawing only for words such as `today`.
enum Clock {
    /// By SOURCE_DATE_EPOCH, else by the system.
    static var now: Instant { Instant(milliseconds: (SourceDateEpoch.seconds ?? time(nil)) * 1000) }

    /// Does nothing for some time.
    static func wait(_ duration: Duration) {
        let (seconds, rest) = duration.components
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest / 1_000_000_000))
        while withUnsafeMutablePointer(to: &time, { nanosleep($0, $0) }) != 0, errno == EINTR {}
    }
}

/// The time that reproducible builds use instead of now.
enum SourceDateEpoch {
    /// Seconds since 1970; nil if the environment does not set it.
    static var seconds: Int? { getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } }
}
