import CalendarCore

/// Parses the text of an RRULE, and collects its problems.
///
/// Numbers beyond 10¹² count as 10¹².
struct RuleParser {
    var rule = RecurrenceRule(frequency: .yearly)
    private(set) var problems: [RuleProblem] = []
    /// The start of each part, in bytes.
    private(set) var offsets: [RulePart: Int] = [:]
    private var isUsable = true
    /// A COUNT below 0. It means nothing, so the rule needs an UNTIL.
    private var negativeCount: String?
    /// The part that is being parsed, and its start.
    private var part = (name: "", offset: 0)

    init(_ text: String) {
        var offset = 0
        for written in text.split(separator: ";", omittingEmptySubsequences: false) {
            read(written, at: offset)
            offset += written.utf8.count + 1
        }
        if let count = negativeCount { report(.count, rule.until == nil ? .unreadableEnd(count) : .outOfRange(count)) }
        if offsets[.frequency] == nil {
            isUsable = false
            problems.append(RuleProblem(part: "FREQ", kind: .missing, offset: 0))
        }
    }

    /// The rule; nil if it has no frequency or another calendar's scale.
    var result: RecurrenceRule? { isUsable ? rule : nil }

    mutating func report(_ part: RulePart, _ kind: RuleProblem.Kind) {
        problems.append(RuleProblem(part: part.rawValue, kind: kind, offset: offsets[part] ?? 0))
    }

    private mutating func read(_ written: Substring, at offset: Int) {
        let pair = written.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = pair[0].trimmingSpaces.uppercased()
        guard !name.isEmpty || pair.count > 1 else { return }
        part = (name, offset)
        guard let known = RulePart(rawValue: name) else { return report(.unknown) }
        guard offsets.updateValue(offset, forKey: known) == nil else { return report(.repeated) }
        read(known, pair.count > 1 ? pair[1].trimmingSpaces.uppercased() : "")
    }

    private mutating func read(_ known: RulePart, _ value: String) {
        switch known {
        case .frequency: readFrequency(value)
        case .interval: rule.interval = number(value, in: 1...Int.max) ?? 1
        case .count: readCount(value)
        case .until: readUntil(value)
        case .bySecond: rule.bySecond = set(value, in: 0...60, highest: 59)
        case .byMinute: rule.byMinute = set(value, in: 0...59)
        case .byHour: rule.byHour = set(value, in: 0...23)
        case .byDay: rule.byDay = value.list.compactMap { weekdayNumber($0) }
        case .byMonthDay: rule.byMonthDay = numbers(value, upTo: 31)
        case .byYearDay: rule.byYearDay = numbers(value, upTo: 366)
        case .byWeekNumber: rule.byWeekNumber = numbers(value, upTo: 53)
        case .byMonth: rule.byMonth = set(value, in: 1...12)
        case .bySetPosition: rule.bySetPosition = numbers(value, upTo: 366)
        case .weekStart: readWeekStart(value)
        case .scale: readScale(value)
        case .skip: readSkip(value)
        }
    }
}

extension RuleParser {
    private mutating func report(_ kind: RuleProblem.Kind) {
        problems.append(RuleProblem(part: part.name, kind: kind, offset: part.offset))
    }

    private mutating func readFrequency(_ value: String) {
        guard let frequency = Frequency(value) else {
            isUsable = false
            return report(.malformed(value))
        }
        rule.frequency = frequency
    }

    private mutating func readUntil(_ value: String) {
        let usual = WrittenTime(value)
        guard let time = usual ?? WrittenTime(unusual: Array(value.utf8)[...], isEnd: true) else {
            return report(.unreadableEnd(value))
        }
        if usual == nil { report(.unusual(value, meaning: time.iCalendar)) }
        let wall = WallTime(seconds: time.wall)
        rule.until = time.isDate ? .date(day: wall.day) : time.isUTC ? .utc(wall) : .local(wall)
    }

    /// A rule whose end says nothing does not run for ever: COUNT=0 leaves its start.
    private mutating func readCount(_ value: String) {
        guard let count = value.saturatedNumber else {
            if value.hasPrefix("-") { return negativeCount = value }
            return report(.unreadableEnd(value))
        }
        rule.count = max(count, 1)
        if count == 0 { report(.noOccurrence) }
    }

    private mutating func readWeekStart(_ value: String) {
        guard let weekday = Weekday(iCalendar: value) else { return report(.malformed(value)) }
        rule.weekStart = weekday
    }

    private mutating func readScale(_ value: String) {
        guard value != "GREGORIAN" else { return }
        isUsable = false
        report(.unsupported(value))
    }

    private mutating func readSkip(_ value: String) {
        switch value {
        case "OMIT": rule.skip = .omit
        case "BACKWARD": rule.skip = .backward
        case "FORWARD": rule.skip = .forward
        default: report(.malformed(value))
        }
    }
}

extension RuleParser {
    private mutating func weekdayNumber(_ text: String) -> WeekdayNumber? {
        guard let weekday = Weekday(iCalendar: text.suffix(2)) else {
            report(.malformed(text))
            return nil
        }
        guard text.utf8.count > 2 else { return WeekdayNumber(weekday: weekday, ordinal: nil) }
        return ordinal(String(text.dropLast(2)), upTo: 53).map { WeekdayNumber(weekday: weekday, ordinal: $0) }
    }

    /// Parses a set of numbers, those above `highest` as that one.
    private mutating func set(_ value: String, in range: ClosedRange<Int>, highest: Int = .max) -> NumberSet {
        var set = NumberSet()
        for text in value.list {
            if let number = number(text, in: range) { set.insert(min(number, highest)) }
        }
        return set
    }

    /// Parses numbers, each once, as written; `limit` bounds them on both sides of 0.
    private mutating func numbers(_ value: String, upTo limit: Int) -> [Int] {
        var found: [Int] = []
        for text in value.list {
            if let number = ordinal(text, upTo: limit), !found.contains(number) { found.append(number) }
        }
        return found
    }

    private mutating func ordinal(_ text: String, upTo limit: Int) -> Int? {
        let isNegative = text.hasPrefix("-")
        let digits = isNegative || text.hasPrefix("+") ? String(text.dropFirst()) : text
        guard let number = digits.saturatedNumber else {
            report(.malformed(text))
            return nil
        }
        guard (1...limit).contains(number) else {
            report(.outOfRange(text))
            return nil
        }
        return isNegative ? -number : number
    }

    private mutating func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        if let number = text.saturatedNumber, range.contains(number) { return number }
        let isNumber =
            text.saturatedNumber ?? String(text.dropFirst(text.hasPrefix("-") ? 1 : 0)).saturatedNumber != nil
        report(isNumber ? .outOfRange(text) : .malformed(text))
        return nil
    }
}

extension String {
    /// The values of a part, empty ones included.
    fileprivate var list: [String] { split(separator: ",", omittingEmptySubsequences: false).map(\.trimmingSpaces) }

    /// Its value if it is all digits, at most 10¹².
    fileprivate var saturatedNumber: Int? {
        guard !isEmpty else { return nil }
        var value = 0
        for byte in utf8 {
            guard byte.isDigit else { return nil }
            value = min(value * 10 + Int(byte &- 0x30), 1_000_000_000_000)
        }
        return value
    }
}
