import CalendarCore
import ScheduleIO

/// The files that close days and the people that a run adds to its schedules.
struct AddedSources: Hashable {
    var holidays = HolidaySources()
    var people: [Person] = []

    /// A schedule with them. Throws ``Failure`` if a file cannot be read.
    func merged(
        into read: ReadResult, _ days: ClosedRange<CivilDate>?, _ reading: SourceReading
    ) throws -> ReadResult {
        try holidays.merged(into: read, days, reading).adding(people)
    }

    /// A schedule with them, where the files that close days are loaded.
    func merged(
        into read: ReadResult, _ sources: [LoadedSource], _ days: ClosedRange<CivilDate>?, _ reading: SourceReading
    ) -> ReadResult {
        holidays.merged(into: read, sources, days, reading).adding(people)
    }
}
