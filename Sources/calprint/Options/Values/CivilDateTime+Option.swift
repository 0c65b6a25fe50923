import ArgumentParser
import CalendarCore
import ScheduleIO

extension CivilDateTime {
    /// The value of `--at`: a date and a time. Throws `ValidationError` for anything else.
    init(option text: String) throws {
        guard let time = CivilDateTime(iso8601: text) else {
            throw ValidationError("'\(text)' is not a date and a time, as in 2025-01-29T16:00")
        }
        self = time
    }
}
