/// Removes the parts of a rule that must not appear with its others (RFC 5545, 3.3.10; RFC 7529, 4.1).
extension RecurrenceRule {
    /// A rule, and the problems with its text.
    struct Parsed {
        /// Nil if no rule can be made of it.
        let rule: RecurrenceRule?
        let problems: [RuleProblem]
    }

    /// Parses the value of an RRULE. `startIsDate` is true for an event of whole days.
    static func parse(_ text: String, startIsDate: Bool = false) -> Parsed {
        var parser = RuleParser(text)
        guard parser.result != nil else { return Parsed(rule: nil, problems: parser.problems) }
        parser.removeDayConflicts()
        parser.removeNumbers()
        if startIsDate { parser.removeTimes() }
        parser.checkEnds()
        return Parsed(rule: parser.result, problems: parser.problems)
    }
}

extension RuleParser {
    /// Removes BYWEEKNO, BYYEARDAY and BYMONTHDAY where the frequency forbids them.
    fileprivate mutating func removeDayConflicts() {
        let frequency = rule.frequency
        let name = "FREQ=\(frequency.name)"
        if !rule.byWeekNumber.isEmpty, frequency != .yearly {
            rule.byWeekNumber = []
            report(.byWeekNumber, .notAllowed(with: name))
        }
        if !rule.byYearDay.isEmpty, [.daily, .weekly, .monthly].contains(frequency) {
            rule.byYearDay = []
            report(.byYearDay, .notAllowed(with: name))
        }
        if !rule.byMonthDay.isEmpty, frequency == .weekly {
            rule.byMonthDay = []
            report(.byMonthDay, .notAllowed(with: name))
        }
    }

    fileprivate mutating func removeNumbers() {
        guard rule.byDay.contains(where: { $0.ordinal != nil }) else { return }
        if rule.frequency < .monthly {
            report(.byDay, .numbersNotAllowed(with: "FREQ=\(rule.frequency.name)"))
        } else if !rule.byWeekNumber.isEmpty {
            report(.byDay, .numbersNotAllowed(with: "BYWEEKNO"))
        } else {
            return
        }
        rule.byDay = rule.byDay.map { WeekdayNumber(weekday: $0.weekday, ordinal: nil) }
    }

    /// Removes the parts that a rule for whole days must not have.
    fileprivate mutating func removeTimes() {
        let times: [(RulePart, WritableKeyPath<RecurrenceRule, NumberSet>)] = [
            (.byHour, \.byHour), (.byMinute, \.byMinute), (.bySecond, \.bySecond),
        ]
        for (part, path) in times where !rule[keyPath: path].isEmpty {
            rule[keyPath: path] = NumberSet()
            report(part, .notAllowed(with: "a start without a time"))
        }
        if rule.frequency < .daily { report(.frequency, .finerThanDays) }
    }

    fileprivate mutating func checkEnds() {
        if !rule.bySetPosition.isEmpty, !rule.hasOtherParts {
            rule.bySetPosition = []
            report(.bySetPosition, .needs("another BY part"))
        }
        if rule.skip != .omit, offsets[.scale] == nil {
            rule.skip = .omit
            report(.skip, .needs("RSCALE"))
        }
        if rule.count != nil, rule.until != nil { report(.count, .twoEnds) }
    }
}

extension RecurrenceRule {
    /// True if it has a BY part other than BYSETPOS.
    fileprivate var hasOtherParts: Bool {
        let hasTimes = !bySecond.isEmpty || !byMinute.isEmpty || !byHour.isEmpty
        return hasTimes || !byMonth.isEmpty || ![byMonthDay, byYearDay, byWeekNumber].allSatisfy(\.isEmpty)
            || !byDay.isEmpty
    }
}
