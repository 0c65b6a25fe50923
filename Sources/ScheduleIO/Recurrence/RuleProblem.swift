/// Something in a rule that RFC 5545 (or RFC 7529) forbids. The rule means itself without it.
struct RuleProblem: Hashable {
    /// The part's name as written, in upper case.
    let part: String
    let kind: Kind
    /// The start of the part, in bytes of the rule's text.
    let offset: Int

    enum Kind: Hashable {
        /// A required part is missing.
        case missing
        /// RFC 5545 does not know the part.
        case unknown
        /// The part appears twice; the first counts.
        case repeated
        /// A value that does not have the part's form.
        case malformed(String)
        /// A value in another form than the part's, which means the same.
        case unusual(String, meaning: String)
        /// A number that the part does not allow.
        case outOfRange(String)
        /// UNTIL or COUNT that cannot be understood: nobody knows where the rule ends.
        case unreadableEnd(String)
        /// COUNT=0; the start counts.
        case noOccurrence
        /// A part that must not appear with another (`FREQ=WEEKLY`).
        case notAllowed(with: String)
        /// BYDAY with numbers, with a part that forbids them; the weekdays count.
        case numbersNotAllowed(with: String)
        /// COUNT and UNTIL; whichever ends the rule first counts.
        case twoEnds
        /// A part that needs another one.
        case needs(String)
        /// A frequency by the hour or shorter for an event of whole days; each day counts once.
        case finerThanDays
        /// A calendar scale that is not supported; the rule gives nothing.
        case unsupported(String)
    }
}

extension RuleProblem {
    /// The problem, in a sentence without an end.
    var message: String {
        switch kind {
        case .missing: "the rule has no \(part)"
        case .unknown: "'\(part.abridged)' is not a part of a rule; it is left out"
        case .repeated: "\(part) stands in the rule twice; the first counts"
        case .malformed(let value): "'\(value.abridged)' is not a valid \(part)"
        case .unusual(let value, let meaning): "\(part) \(value.abridged) is read as \(meaning)"
        case .unreadableEnd(let value): "'\(value.abridged)' is not a valid \(part), so the rule's end is not known"
        case .noOccurrence: "\(part) cannot be 0; the start is the only event"
        case .outOfRange(let value): "\(part) cannot be \(value.abridged); it is left out"
        case .notAllowed(let other): "\(part) is not allowed with \(other); it is left out"
        case .numbersNotAllowed(let other): "\(part) must not have numbers with \(other); every such weekday counts"
        case .twoEnds: "a rule has COUNT or UNTIL, not both; the one that ends first counts"
        case .needs(let other): "\(part) needs \(other); it is left out"
        case .finerThanDays: "an event of whole days cannot recur within a day; each day counts once"
        case .unsupported(let value): "\(part) \(value.abridged) is not supported; the rule is left out"
        }
    }

    var hint: String? {
        switch kind {
        case .unknown: Spelling.hint(for: part, among: RulePart.allCases.map(\.rawValue))
        case .unusual: "write it as in UNTIL=20251231T230000Z"
        case .unreadableEnd:
            "write it as in \(part == RulePart.count.rawValue ? "COUNT=10" : "UNTIL=20251231T230000Z"), or leave it out"
        default: nil
        }
    }

    /// True if the rule could run for ever where it has an end.
    var isError: Bool {
        if case .unreadableEnd = kind { true } else { false }
    }
}

/// The name of a part of a recurrence rule.
enum RulePart: String, CaseIterable {
    case frequency = "FREQ"
    case interval = "INTERVAL"
    case count = "COUNT"
    case until = "UNTIL"
    case bySecond = "BYSECOND"
    case byMinute = "BYMINUTE"
    case byHour = "BYHOUR"
    case byDay = "BYDAY"
    case byMonthDay = "BYMONTHDAY"
    case byYearDay = "BYYEARDAY"
    case byWeekNumber = "BYWEEKNO"
    case byMonth = "BYMONTH"
    case bySetPosition = "BYSETPOS"
    case weekStart = "WKST"
    case scale = "RSCALE"
    case skip = "SKIP"
}
