import CICal
import CalendarCore
import RuntimeLibraries

/// libical, loaded when a time zone of a file first needs it.
enum ICalLibrary {
    /// Its functions; they never change once they are loaded.
    static let functions = Result { () throws(MissingLibrary) in
        let functions = try library.load(cical_load)
        functions.icalerror_set_errors_are_fatal(0)
        return functions
    }

    private static let library = RuntimeLibrary(
        "libical", package: "libical3", purpose: "computing the calendar's own time zones")
}

extension FindingLog {
    /// Returns the functions of libical; nil, with an error, if it is not installed.
    mutating func requireICal() -> cical_functions? {
        do {
            return try ICalLibrary.functions.get()
        } catch {
            let isKnown = findings.contains { $0.code == .libraryMissing }
            if !isKnown {
                self.error(
                    .libraryMissing, at: TextPosition(line: 1, column: 1), hint: error.remedy, error.problem)
            }
            return nil
        }
    }
}

extension icaltimetype {
    /// Creates a date-time without a time zone from seconds since 1970-01-01, 0:00, in the years 1 to 9999.
    init(wall: Int) {
        self.init()
        let time = WallTime(seconds: wall)
        let date = CivilDate(EpochDay(time.day)) ?? (time.day < 0 ? .first : .last)
        (year, month, self.day) = (Int32(date.year), Int32(date.month), Int32(date.day))
        (hour, minute, self.second) = (Int32(time.hour), Int32(time.minute), Int32(time.second))
    }

    /// In seconds since 1970-01-01, 0:00; nil if it is not a date of the years 1 to 9999.
    var wall: Int? {
        guard let date = CivilDate(year: Int(year), month: Int(month), day: Int(day)) else { return nil }
        let second = is_date != 0 ? 0 : Int(hour) * 3600 + Int(minute) * 60 + Int(second)
        return WallTime(day: date.epochDay.rawValue, second: second).seconds
    }
}
