import CalendarCore

extension CalendarEventReader {
    /// Reads the monthly notes in a journal entry called NOTES: one for each line of its description, in the month of
    /// its start. Returns nil, with a warning, for any other journal entry.
    func notes(_ zones: inout CalendarZones, _ log: inout FindingLog) -> MonthlyNotes? {
        let names = component.lines.filter { $0.property == .categories }.flatMap(\.texts)
        let words = names + [component.line(of: .summary)?.text].compactMap(\.self)
        guard words.contains(where: { $0.uppercased() == "NOTES" }) else {
            log.warning(.ignoredComponent, at: component.position, "this journal entry is not printed")
            return nil
        }
        guard let start = start(&zones, &log), let date = CivilDate(EpochDay(start.day)) else { return nil }
        guard ScheduleYears.range.contains(date.year) else {
            log.outsideYears("the notes are", "left out", at: component.line(of: .dtstart))
            return nil
        }
        let notes = noteLines(&log)
        guard !notes.isEmpty else {
            log.warning(.ignoredComponent, at: component.position, "notes without a text are not printed")
            return nil
        }
        return MonthlyNotes(
            month: date.yearMonth, lines: notes,
            identity: component.value(of: .uid).flatMap { RecordIdentity(named: $0) },
            location: log.location(component.position))
    }

    private func noteLines(_ log: inout FindingLog) -> [NoteLine] {
        guard let line = component.line(of: .description) else { return [] }
        let place = line.valuePosition
        var notes: [NoteLine] = []
        for (index, text) in line.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let clean = log.printable(String(text), at: place)
            if !clean.isEmpty { notes.append(NoteLine(number: index + 1, text: clean, location: log.location(place))) }
        }
        return notes
    }
}
