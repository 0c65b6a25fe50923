import CalendarCore
import ScheduleIO

/// The schedule that `--since` compares with: another schedule, or the entries of a report.
struct EarlierSchedule {
    /// Of a report, its texts, and its events as events for whole days.
    private(set) var schedule: Schedule
    private let report: PrintedReport?
    /// Its lines as it declares them; ``schedule`` has the labels of now.
    let lines: [ScheduleLine]
    /// The day whose end it is of, else that of its newest change; nil if it does not say.
    let day: CivilDate?

    /// True if only printed words are known.
    var isReport: Bool { report != nil }

    /// Reads the schedule that options name, and prints its findings; nil without `--since`. Holidays close days as
    /// now.
    ///
    /// - Parameters:
    ///   - days: the days that are drawn.
    ///   - now: the schedule that is drawn.
    ///   - names: the names that findings must not have.
    /// - Throws: ``Failure``: 66 and the like if it cannot be read, 65 if it is wrong.
    init?(
        _ options: ScheduleOptions, on days: DaySpan, since now: Schedule, _ console: Console
    ) throws {
        guard let earlier = options.earlier else { return nil }
        let (read, endOfDay): (ReadResult, CivilDate?)
        switch earlier {
        case .file(let name):
            let sources = try options.earlierReading.load([name])
            if let source = sources.first, sources.count == 1, ReportReader.recognizes(source.bytes) {
                let report = try EarlierSchedule.report(source, console)
                (schedule, self.report, lines, day) = (report.schedule(like: now), report, [], nil)
                return
            }
            let reading = options.earlierReading.knowing(now.people)
            // An event that only moved to another clock has not changed.
            let results = reading.results(of: sources, on: days, lines: now.lines)
            read = ScheduleReader.merge(results).moved(to: now.timeZone)
            endOfDay = nil
        case .store(let place, let day):
            (read, endOfDay) = (try place.read(days, asOf: day, on: now.timeZone.flatMap(TimeZoneName.init)), day)
            EarlierSchedule.noteUndated(in: read.schedule, console)
        }
        (schedule, report) = (try EarlierSchedule.schedule(read, options, on: days, since: now, console), nil)
        lines = schedule.lines
        let newest = schedule.lastModified.flatMap(WallClock(timeZone: now.timeZone).time)
        day = endOfDay ?? newest?.date
    }

    /// The schedule with the sources that options add. Prints the findings.
    private static func schedule(
        _ read: ReadResult, _ options: ScheduleOptions, on days: DaySpan, since now: Schedule, _ console: Console
    ) throws -> Schedule {
        let reading = options.earlierReading
        let merged = try options.added.merged(into: read, days, reading)
        let result = reading.strict ? merged.strict : merged
        // The names of all other people in either schedule.
        let known = People(of: now, and: result.schedule ?? Schedule())
        let owner = try options.owner(in: now, among: known)
        console.list(result.findings) { owner.withoutOthers($0.line) }
        return try LoadedSchedule(result).schedule
    }

    /// Only data that say when they were changed can be compared with those of a day.
    private static func noteUndated(in schedule: Schedule?, _ console: Console) {
        guard let schedule else { return }
        let instants = schedule.days.map(\.modified) + schedule.notes.map(\.modified) + schedule.events.map(\.modified)
        let count = instants.count { $0 == nil }
        guard count > 0 else { return }
        console.note(
            "records that do not say when they were changed: \(count); --since with a date counts them as unchanged")
    }

    private static func report(_ source: LoadedSource, _ console: Console) throws -> PrintedReport {
        let result = ReportReader.read(source.bytes, file: source.file)
        console.list(result.findings)
        guard let report = result.report else { throw Failure(noScheduleFor: result.findings) }
        return report
    }

    // MARK: As pages show it

    /// The same on the lines that are drawn.
    func applying(_ options: LineOptions, since now: Schedule) throws -> EarlierSchedule {
        var earlier = self
        earlier.schedule = try options.applied(toEarlier: schedule, since: now)
        return earlier
    }

    /// True for the report of a person's own sheet, which has only that person's name. Throws ``Failure`` 65 if
    /// more than that person's is drawn now.
    func isOwnSheet(of owner: ChosenPerson?) throws -> Bool {
        guard let name = report?.only else { return false }
        guard owner?.person.isCalled(name) ?? false else {
            throw Failure(
                .badData,
                "the earlier report is of one person's own sheet; draw that one (--only --person), or name "
                    + "another report (--since)")
        }
        return true
    }

    /// True if the earlier schedule covers the subject of a change: a report lists some days, perhaps only some lines.
    func tellsOf(_ change: ScheduleChange) -> Bool {
        guard let report else { return true }
        switch change.subject {
        case .day(let date, let line):
            return report.covers(date) && (line.map(report.lineKeys.contains) ?? true)
        case .note(let month, _): return report.covers(month.firstDay)
        }
    }
}

extension PrintedReport {
    /// True if the report covers a day.
    func covers(_ date: CivilDate) -> Bool { spans.contains { $0.contains(date) } }

    /// The lines that have entries in it.
    var lineKeys: Set<String> { Set(entries.compactMap(\.lineKey)) }

    /// The entries of the report on the lines of a schedule. An entry on pages of several kinds counts once.
    func schedule(like schedule: Schedule) -> Schedule {
        var texts: [CivilDate: [LineText]] = [:]
        var notes: [YearMonth: [NoteLine]] = [:]
        var events: [Event] = []
        var known: Set<PrintedPlace> = []
        for entry in entries where known.insert(PrintedPlace(entry)).inserted {
            switch (entry.kind, entry.date, entry.lineKey) {
            case (.line, let date?, let key?):
                texts[date, default: []].append(LineText(key: key, text: entry.text, location: entry.source))
            case (.event, let date?, _):
                events.append(
                    Event(
                        Event.Content(title: entry.text, lineKey: entry.lineKey),
                        span: .allDay(first: date, last: date), location: entry.source))
            case (.note, nil, _):
                notes[entry.month, default: []].append(
                    NoteLine(number: entry.number, text: entry.text, location: entry.source))
            default: break
            }
        }
        return Schedule(
            title: schedule.title, timeZone: schedule.timeZone, lines: lines(with: schedule.lines),
            closedWords: schedule.closedWords, people: schedule.people,
            days: texts.map { DayRecord(date: $0.key, texts: $0.value) },
            notes: notes.map { MonthlyNotes(month: $0.key, lines: $0.value) }, events: events)
    }

    /// The lines of a schedule, and those that are only in the report, by their keys.
    private func lines(with lines: [ScheduleLine]) -> [ScheduleLine] {
        let others = lineKeys.subtracting(lines.map(\.key)).sorted()
        return lines + others.map { ScheduleLine.ordinary(key: $0, label: $0.uppercased()) }
    }
}

/// The identity of an entry that is on pages of two kinds.
private struct PrintedPlace: Hashable {
    let date: CivilDate?
    let month: YearMonth
    let kind: Entry.Kind
    let lineKey: String?
    let number: Int
    let source: SourceLocation?
    /// The text, only if nothing else distinguishes the entries.
    let text: String

    init(_ entry: PrintedEntry) {
        (date, month, kind, lineKey) = (entry.date, entry.month, entry.kind, entry.lineKey)
        (number, source) = (entry.number, entry.kind == .event ? entry.source : nil)
        text = entry.kind == .event && entry.source == nil ? entry.text : ""
    }
}
