import CalendarCore
import ScheduleIO

/// The options of commands that read schedules without drawing them: the sources, what is added to them, and the way to
/// read them. They mean the same as for drawing.
struct InputOptions: RowGroup {
    var schedule: [String] = []
    var store: String?
    var days = DayFileOptions()
    var closed: [String] = []
    var rules: String?
    var people: String?
    var lines: String?
    var privacy = Privacy.omit
    var source = SourceOptions()

    static let rows = list {
        OptionRow<[String]>.schedule.at(\.schedule)
        OptionRow<String?>.store.at(\.store)
        DayFileOptions.rows.within(\.days)
        OptionRow<[String]>.closed.at(\.closed)
        OptionRow<String?>.rules.at(\.rules)
        OptionRow<String?>.people.at(\.people)
        OptionRow<String?>.lines.at(\.lines)
        OptionRow<Privacy>.privacy.at(\.privacy)
        SourceOptions.rows.within(\.source)
    }

    /// The options that a command has: those whose rows name it.
    static func rows<Group>(
        of command: CommandName,
        within path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Group, InputOptions>
    ) -> [GroupRow<Group>] { rows.filter { $0.info.commands.contains(command) }.within(path()) }
}

extension InputOptions {
    /// The files to add to the schedules; `closed` are words that close a day in them, if not those of the option.
    func added(closed: [String]? = nil) throws -> AddedSources {
        try AddedSources(days: days, closed: closed ?? self.closed, people: people, lines: lines)
    }

    /// Reads the schedules, else the store, and lists what is wrong. Throws ``Failure`` if there is neither.
    ///
    /// - Parameters:
    ///   - days: the days to read from a store, and to follow series on; nil for all.
    ///   - month: the month from which dates without a year count.
    ///   - datesTables: whether tables without a year begin with the first of the days.
    ///   - closed: words that close a day in the files that are added, if not those of the option.
    ///   - owner: the only person whose name findings may have; nil for everybody.
    func load(
        _ days: ClosedRange<CivilDate>?, tablesFrom month: YearMonth? = nil, datesTables: Bool = true,
        _ console: Console, closed: [String]? = nil,
        for owner: (Schedule) throws -> ChosenPerson? = { _ in nil }
    ) throws -> LoadedSchedule {
        let reading = month.map(source.reading.from) ?? source.reading
        return try ScheduleSources(schedule, store: store).load(
            days, datesTables ? reading : reading.undated, console, adding: added(closed: closed), isRequired: true,
            for: owner)
    }

    /// The files that a run reads.
    var keptFiles: KeptFiles {
        var kept = KeptFiles(schedules: schedule, store: store)
        if let people { kept.keep(people, as: "the file of people") }
        if let lines { kept.keep(lines, as: "the file of lines") }
        return kept
    }
}
