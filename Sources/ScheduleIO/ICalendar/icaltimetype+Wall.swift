import CICal
import CalendarCore

extension icaltimetype {
    /// Creates a date-time without a time zone from seconds since 1970-01-01, 0:00, in the years 1 to 9999.
    init(wall: Int) {
        self.init()
        let day = wall.flooredQuotient(by: 86_400)
        let date = CivilDate(EpochDay(day)) ?? (day < 0 ? .first : .last)
        let second = wall - day * 86_400
        (year, month, self.day) = (Int32(date.year), Int32(date.month), Int32(date.day))
        (hour, minute, self.second) = (Int32(second / 3600), Int32(second / 60 % 60), Int32(second % 60))
    }

    /// In seconds since 1970-01-01, 0:00; nil if it is not a date of the years 1 to 9999.
    var wall: Int? {
        guard let date = CivilDate(year: Int(year), month: Int(month), day: Int(day)) else { return nil }
        return date.epochDay.rawValue * 86_400 + (is_date != 0 ? 0 : Int(hour) * 3600 + Int(minute) * 60 + Int(second))
    }
}
