import CICal
import CalendarCore

extension CalendarEventReader {
    /// The monthly notes in a journal entry called NOTES: one for each line of its description, in the month of its
    /// start. Nil, with a warning, for any other journal entry.
    func notes(_ zones: inout CalendarZones, _ log: inout FindingLog) -> MonthlyNotes? {
        let words = [text(ICAL_SUMMARY_PROPERTY), text(ICAL_CATEGORIES_PROPERTY)].compactMap { $0?.uppercased() }
        guard words.contains("NOTES") else {
            log.warning(.ignoredComponent, at: component.position, "this journal entry is not printed")
            return nil
        }
        guard let start = moment(of: ICAL_DTSTART_PROPERTY, &zones, &log),
            let month = CivilDate(EpochDay(start.day))?.yearMonth
        else { return nil }
        let line = component.lines.first { $0.name == "DESCRIPTION" }
        let place = line?.valuePosition ?? component.position
        let texts = (text(ICAL_DESCRIPTION_PROPERTY) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        var notes: [NoteLine] = []
        for (index, text) in texts.enumerated() {
            let clean = log.printable(String(text), at: place)
            if !clean.isEmpty { notes.append(NoteLine(number: index + 1, text: clean, location: log.location(place))) }
        }
        guard !notes.isEmpty else { return nil }
        return MonthlyNotes(
            month: month, lines: notes, identity: component.value(of: "UID").map { RecordIdentity(zone: "", name: $0) },
            location: log.location(component.position))
    }
}
