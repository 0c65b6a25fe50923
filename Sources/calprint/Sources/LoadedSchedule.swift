import CalendarCore
import ScheduleIO

/// The schedule to draw, and the entries that others replaced when it was merged.
struct LoadedSchedule {
    var schedule = Schedule()
    var superseded: [Superseded] = []
    /// The accounts of the tables that it comes from.
    var tables: [TableAccount] = []
    /// From the first to the last record, including those of a store that were not read.
    var extent: MonthRange?
    /// False without any source: blank months are wanted.
    var hasSource = true
    /// The last fetches of the store's sources, by name; none if it is from files.
    var fetches: [String: FetchState] = [:]
    /// True if a part of a source is missing.
    var isIncomplete = false
}

extension LoadedSchedule {
    /// Throws ``Failure`` if there is no schedule; its findings have been printed elsewhere.
    init(_ result: ReadResult) throws {
        guard let schedule = result.schedule else { throw Failure(noScheduleFor: result.findings) }
        self.init(schedule: schedule, superseded: result.superseded, extent: schedule.extent)
        (isIncomplete, tables) = (result.isIncomplete, result.tables)
    }

    /// Says why a page will be emptier than its reader may expect. Throws ``Failure`` 65 if `isStrict` and a month is
    /// blank.
    ///
    /// - Parameters:
    ///   - schedule: the schedule with all that pages add to it.
    ///   - spans: the days of pages that show days.
    func tellWhatIsMissing(
        of schedule: Schedule, in spans: [DaySpan], _ privacy: Privacy, isStrict: Bool, _ console: Console
    ) throws {
        let withheld = privacy == .omit ? schedule.events.count { $0.isPrivate } : 0
        if withheld > 0 { console.note("private events are withheld: \(withheld)") }
        let shown = schedule.showingPrivateEvents(privacy, busy: PagePhrases.english.busy)
        guard hasSource, let months = EmptyMonths(of: shown, in: spans, extent: extent) else { return }
        guard !isStrict else { throw Failure(.badData, months.message) }
        console.warn(months.message)
    }
}
