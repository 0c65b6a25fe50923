import CalendarCore

/// The tasks of a calendar as a checklist, and how far its owner is with them.
struct TaskChecklist {
    private var items: [ChecklistItem] = []
    private var states: [(item: ChecklistProgress.ItemProgress, completed: CalendarMoment?)] = []
    private var identifiers: Set<String> = []
    /// The tasks that are left out because they are private: their number, and the first one's place.
    private var hidden: (count: Int, position: TextPosition)?
    private var first: TextPosition?

    /// Adds a task, due or not. One that is cancelled is no item; one that recurs is a single one.
    mutating func add(_ component: CalendarComponent, _ zones: inout CalendarZones, _ log: inout FindingLog) {
        guard !component.lines(of: .status).contains(where: { $0.isCancelled(&log) }) else { return }
        guard !component.lines(of: .classification).contains(where: { $0.isPrivateClass == true }) else {
            return hidden = ((hidden?.count ?? 0) + 1, hidden?.position ?? component.position)
        }
        let summary = component.line(of: .summary)
        let title = summary.map { log.printable($0.text, at: $0.valuePosition) }?.nonBlank
        guard let title else {
            return log.warning(.missingField, at: component.position, "task without a SUMMARY; left out")
        }
        let id = component.value(of: .uid).flatMap { TextRule.name.allows($0) ? $0.nonBlank : nil } ?? title
        guard identifiers.insert(id).inserted else {
            return log.warning(
                .repeatedRecord, at: component.position, "task '\(title.abridged)' is in the calendar twice; left out")
        }
        if let rule = component.line(of: .rrule) {
            log.warning(.ignoredField, at: rule.position, "a task of a checklist does not recur")
        }
        first = first ?? component.position
        let section = component.line(of: .categories)?.texts.first.map { log.printable($0, at: component.position) }
        let notes = component.line(of: .description).map { log.printable($0.text, at: $0.valuePosition) }?.nonBlank
        items.append(
            ChecklistItem(id: id, title: title, notes: notes, order: items.count + 1, section: section?.nonBlank))
        add(CalendarEventReader(component: component), id, &zones, &log)
    }

    private mutating func add(
        _ reader: CalendarEventReader, _ id: String, _ zones: inout CalendarZones, _ log: inout FindingLog
    ) {
        let isDone = reader.task == .done
        let share = reader.component.value(of: .percentComplete).flatMap { Int($0) }.flatMap {
            (1...99).contains($0) ? $0 : nil
        }
        let completed = isDone ? reader.moment(of: .completed, &zones, &log) : nil
        let item = ChecklistProgress.ItemProgress(
            item: id, isDone: isDone, notes: isDone ? nil : share.map { "\($0) %" },
            location: log.location(reader.component.position))
        states.append((item, completed))
    }

    /// Returns the template and the owner's progress; none without tasks. Logs that nobody is named.
    func checklists(
        id: String, name: String, of person: String?, on clock: ZoneClock, _ log: inout FindingLog
    ) -> Checklists {
        if let hidden {
            log.warning(
                .ignoredComponent, at: hidden.position, "private tasks are left out (\(hidden.count) in this file)")
        }
        guard let first else { return Checklists() }
        guard let person else {
            log.error(
                .missingField, at: first, hint: "give the calendar as person:NAME=FILE",
                "tasks as a checklist are somebody's, and nobody is named")
            return Checklists()
        }
        guard items.count <= ChecklistTemplate.maximumItemCount else {
            log.error(
                .tooMany, at: first,
                "\(items.count) tasks of a checklist (at most \(ChecklistTemplate.maximumItemCount) allowed)")
            return Checklists()
        }
        let place = log.location(first)
        let progress = states.map { state in
            var item = state.item
            item.date = state.completed.flatMap { CivilDate(EpochDay(WallTime(seconds: $0.wall(on: clock)).day)) }
            return item
        }
        return Checklists(
            templates: [ChecklistTemplate(id: id, name: name, items: items, location: place)],
            progress: [ChecklistProgress(person: person, template: id, items: progress, location: place)])
    }
}
