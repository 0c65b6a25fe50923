import CICal
import CalendarCore

extension CalendarEventReader {
    /// The rules of the properties with this name. What is wrong with them is a warning at their place.
    func rules(
        _ name: String, startIsDate: Bool, _ log: inout FindingLog
    ) -> [RecurrenceRule] {
        let property = CalendarProperty(rawValue: name)
        return component.lines.filter { $0.property == property }.compactMap { line in
            guard let ical = log.requireICal() else { return nil }
            let rule = ical.icalrecurrencetype_from_string(line.countingUp(&log))
            guard rule.freq != ICAL_NO_RECURRENCE else {
                log.invalidValue(line.trimmedValue, of: line)
                return nil
            }
            if rule.until.year > 0, rule.until.is_date != 0, !startIsDate {
                log.warning(
                    .invalidRule, at: line.valuePosition, hint: "write UNTIL with a time",
                    "UNTIL is a date but the event has times; the last occurrence is before that day")
            }
            return RecurrenceRule(rule: rule, position: line.valuePosition)
        }
    }
}

extension ContentLine {
    /// The rule without a negative COUNT, which some programs write for a rule that never ends.
    fileprivate func countingUp(_ log: inout FindingLog) -> String {
        let parts = value.split(separator: ";")
        let kept = parts.filter { !$0.uppercased().hasPrefix("COUNT=-") }
        if kept.count < parts.count { log.warning(.invalidRule, at: valuePosition, "a negative COUNT is ignored") }
        return kept.joined(separator: ";")
    }
}
