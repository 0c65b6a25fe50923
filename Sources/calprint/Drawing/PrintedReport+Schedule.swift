import CalendarCore
import ScheduleIO

extension PrintedReport {
    /// True if the report covers a day.
    func covers(_ date: CivilDate) -> Bool { coveredDays.contains { $0.contains(date) } }

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
    /// Only if nothing else tells them apart.
    let text: String

    init(_ entry: PrintedEntry) {
        (date, month, kind, lineKey) = (entry.date, entry.month, entry.kind, entry.lineKey)
        (number, source) = (entry.number, entry.kind == .event ? entry.source : nil)
        text = entry.kind == .event && entry.source == nil ? entry.text : ""
    }
}
