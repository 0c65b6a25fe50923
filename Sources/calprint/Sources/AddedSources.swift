import CalendarCore
import ScheduleIO

/// The files that close days, the people and the usual hours of lines that a run adds to its schedules.
struct AddedSources: Hashable {
    var holidays = HolidaySources()
    var people: [Person] = []
    var hours: [LineHours] = []

    /// A schedule with them. Throws ``Failure`` if a file cannot be read.
    func merged(
        into read: ReadResult, _ days: ClosedRange<CivilDate>?, _ reading: SourceReading
    ) throws -> ReadResult {
        try holidays.merged(into: read, days, reading).adding(people).setting(hours)
    }

    /// A schedule with them, where the files that close days are loaded.
    func merged(
        into read: ReadResult, _ sources: [LoadedSource], _ days: ClosedRange<CivilDate>?, _ reading: SourceReading
    ) -> ReadResult {
        holidays.merged(into: read, sources, days, reading).adding(people).setting(hours)
    }
}

/// The files that close days, beside the schedules.
struct HolidaySources: Hashable {
    var names: [String] = []
    /// Words that close a day in them, besides the schedule's own.
    var words: [String] = []
}

extension HolidaySources {
    /// A schedule with the holidays. Throws ``Failure`` if a file cannot be read.
    func merged(
        into read: ReadResult, _ days: ClosedRange<CivilDate>?, _ reading: SourceReading
    ) throws -> ReadResult {
        guard !names.isEmpty else { return read }
        return merged(into: read, try reading.forHolidays.load(names), days, reading)
    }

    /// A schedule with the holidays of files that are loaded.
    func merged(
        into read: ReadResult, _ sources: [LoadedSource], _ days: ClosedRange<CivilDate>?, _ reading: SourceReading
    ) -> ReadResult {
        let words = words + (read.schedule?.closedWords ?? [])
        let results = reading.forHolidays.results(of: sources, on: days).map { $0.holidays(alsoClosedBy: words) }
        return results.isEmpty ? read : ScheduleReader.merge([read] + results)
    }
}

extension SourceReading {
    /// The content always decides the format of holidays: `--format` and the names of columns are for the schedules.
    var forHolidays: SourceReading {
        var reading = self
        (reading.format, reading.checksOptions) = (nil, false)
        return reading
    }
}
