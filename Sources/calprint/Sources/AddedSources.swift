import CalendarCore
import ScheduleIO

/// The files that name days, the people and the usual hours of lines that a run adds to its schedules.
struct AddedSources: Hashable {
    var days = DaySources()
    var people: [Person] = []
    /// Where the people are declared, by their names.
    var places: [String: SourceLocation] = [:]
    var hours: [LineHours] = []

    /// A schedule with them. Throws ``Failure`` if a file cannot be read.
    func merged(
        into read: ReadResult, _ days: ClosedRange<CivilDate>?, _ reading: SourceReading
    ) throws -> ReadResult {
        let files = try self.days.names.map { try reading.forDays.load([$0]) }
        return merged(into: read, files, days, reading)
    }

    /// A schedule with them, where the files that name days are loaded, in the order of ``DaySources/names``.
    func merged(
        into read: ReadResult, _ files: [[LoadedSource]], _ days: ClosedRange<CivilDate>?, _ reading: SourceReading
    ) -> ReadResult {
        self.days.merged(into: read, files, days, reading).adding(people, at: places).setting(hours).tellingSharedNames
    }
}

/// The files that name days, beside the schedules: those that close them and those that do not.
struct DaySources: Hashable {
    var holidays = DayFiles(kind: .holidays)
    var observances = DayFiles(kind: .observances)
    /// Words that close a day in them, besides the schedule's own.
    var words: [String] = []

    /// All the files.
    var names: [String] { holidays.names + observances.names }
}

/// Files that name days.
struct DayFiles: Hashable {
    var names: [String] = []
    /// The events that count.
    var choice = EventChoice()
    let kind: Kind

    /// Holidays close their days, observances do not. The raw value is the name of the option.
    enum Kind: String {
        case holidays, observances

        var matchingOption: String { "\(rawValue)-matching" }
    }
}

extension DaySources {
    fileprivate func merged(
        into read: ReadResult, _ files: [[LoadedSource]], _ days: ClosedRange<CivilDate>?, _ reading: SourceReading
    ) -> ReadResult {
        let words = words + (read.schedule?.closedWords ?? [])
        let count = holidays.names.count
        let results =
            holidays.results(of: files.prefix(count), days, reading, words)
            + observances.results(of: files.dropFirst(count), days, reading, words)
        return results.isEmpty ? read : ScheduleReader.merge([read] + results)
    }
}

extension DayFiles {
    fileprivate func results(
        of files: ArraySlice<[LoadedSource]>, _ days: ClosedRange<CivilDate>?, _ reading: SourceReading,
        _ words: [String]
    ) -> [ReadResult] {
        var reading = reading.forDays
        reading.choice = choice
        let read = reading.results(of: files.flatMap(\.self).joiningPages, on: days).map { $0.choosing(choice) }
        return ReadResult.checking(choice, of: kind.matchingOption, read).map { result in
            result.keeping {
                kind == .holidays ? $0.holidays(alsoClosedBy: words) : $0.observances(alsoClosedBy: words)
            }
        }
    }
}

extension SourceReading {
    /// The content always decides the format of files that name days: `--format` and the names of columns are for the
    /// schedules.
    var forDays: SourceReading {
        var reading = self
        (reading.format, reading.checksOptions) = (nil, false)
        return reading
    }
}
