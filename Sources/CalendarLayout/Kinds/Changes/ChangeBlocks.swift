import CalendarCore

/// The changes of each day, and of the notes of each month, below a heading with its name.
struct ChangeBlocks {
    private(set) var blocks: [ContinuedBlock] = []
    private let context: LayoutContext

    init(_ changes: [ScheduleChange], _ context: LayoutContext) {
        self.context = context
        var groups: [(heading: ScheduleChange.Heading, changes: [ScheduleChange])] = []
        for change in changes {
            let heading = change.heading
            if groups.last?.heading != heading { groups.append((heading, [])) }
            groups[groups.count - 1].changes.append(change)
        }
        blocks = groups.map { block($0.changes, $0.heading) }
    }

    private func block(_ changes: [ScheduleChange], _ heading: ScheduleChange.Heading) -> ContinuedBlock {
        let locale = context.style.locale
        let entries = changes.flatMap { change in
            sides(of: change).map { (entry: $0, subject: change.placementSubject) }
        }
        return switch heading {
        case .day(let date):
            ContinuedBlock(locale.heading(of: date), date: date, repeating: entries)
        case .notes(let month):
            ContinuedBlock("\(locale.phrases.notes) · \(locale.title(of: month))", date: nil, repeating: entries)
        }
    }
}

extension ChangeBlocks {
    /// The new entry, and the one that is gone.
    private func sides(of change: ScheduleChange) -> [Entry] {
        let sides = context.format.sides(of: change, context.schedule.closedWord) ?? (change.before, change.after)
        let gone = sides.before.map {
            Entry(goneFrom: $0.line, context.format.text(of: $0), isReplaced: sides.after != nil, $0.location)
        }
        var new = sides.after
        new?.revision = .new
        return [new, gone].compactMap(\.self)
    }
}

extension ScheduleChange {
    /// The heading of changes of the same day or the same notes.
    fileprivate enum Heading: Equatable {
        case day(CivilDate)
        case notes(YearMonth)
    }

    fileprivate var heading: Heading {
        switch subject {
        case .day(let date, _): .day(date)
        case .note(let month, _): .notes(month)
        }
    }

    fileprivate var placementSubject: Placement.Subject {
        switch subject {
        case .day(let date, let line): .day(date, line: line)
        case .note(let month, let number): .note(month, number: number)
        }
    }
}
