import CalendarCore
import ScheduleIO

/// Reads rules from the table `[rules]`, and reports errors as findings.
struct RuleReader: RootTableReader {
    private(set) var rules = CoverageRules()
    /// The lines that the rules name, with their places.
    private(set) var lines: [Located<String>] = []
    /// The place of the list of people; nil without one.
    private(set) var people: SourceLocation?
    var values = ValueReader()

    static let tables = ["rules"]
    static let words = RootTableWords(
        place: "rules stand in the table [rules]", home: "a file of rules has the table [rules]",
        missing: "there are no rules; they stand in the table [rules]")

    static func has(key: String) -> Bool { RuleKey(rawValue: key) != nil }

    /// True for the list of names of `[rules]`, because the people of a configuration file are tables.
    static func isMisplaced(_ entry: DataField) -> Bool {
        guard entry.name == RuleKey.people.rawValue, case .list(let items) = entry.value.content else { return false }
        return !items.allSatisfy(\.isTable)
    }

    mutating func read(_ entry: DataField) {
        guard case .table(let fields) = entry.value.content else {
            return values.report(.wrongType, "'rules' is a table here: [rules]", at: entry.value.location)
        }
        for field in fields {
            guard let key = RuleKey(rawValue: field.name) else {
                values.unknown(field, among: RuleKey.allCases.map(\.rawValue))
                continue
            }
            read(key, field.value)
        }
    }

    private mutating func read(_ key: RuleKey, _ value: DataValue) {
        let name = key.rawValue
        switch key {
        case .people: readPeople(value)
        case .words: rules.words = values.texts(value, name).map(\.value)
        case .twoLines: readSharedLines(value)
        case .off: rules.offLines = lineNames(value, name)
        case .offAndWorking: rules.offAndWorking = values.isOn(value, name) ?? false
        case .maxNights: rules.maxNights = numbers(value, name, CoverageRules.rowLengths)
        case .restAfter: rules.rest = numbers(value, name, 1...31)
        case .maxPerWeek: rules.weekly = limits(value, name, 1...7)
        case .maxPerMonth: rules.monthly = limits(value, name, 1...31)
        case .maxPeople: rules.maxPeople = peopleLimits(value, name)
        case .maxRun: rules.maxRun = values.number(value, name, CoverageRules.rowLengths)
        case .minRest: rules.minRest = values.number(value, name, 1...168)
        case .maxWeekends: rules.maxWeekends = values.number(value, name, 1...6)
        case .hours: rules.hours = hours(value, name)
        case .weekend: read(value, name) { rules, text in rules.weekend = try Weekday.weekend(option: text) }
        case .firstWeekday: read(value, name) { rules, text in rules.firstWeekday = try Weekday(option: text) }
        case .documents: rules.documents = documents(value, name)
        case .need: readNeeds(value)
        }
    }

    // MARK: Rules

    private mutating func readPeople(_ value: DataValue) {
        people = value.location
        let names = values.texts(value, RuleKey.people.rawValue)
        for name in names { _ = values.isName(name) }
        rules.people = names.map(\.value)
    }

    private mutating func readSharedLines(_ value: DataValue) {
        if case .boolean(let isAllowed) = value.content {
            rules.sharedLines = isAllowed ? nil : []
            return
        }
        guard case .list(let groups) = value.content else {
            return values.wrong(value, RuleKey.twoLines.rawValue, #"a list of lists of lines, as in [["OS", "CALL"]]"#)
        }
        rules.sharedLines = groups.map { lineNames($0, RuleKey.twoLines.rawValue) }
    }

    private mutating func limits(_ value: DataValue, _ name: String, _ range: ClosedRange<Int>) -> DayLimits {
        if case .integer = value.content { return DayLimits(work: values.number(value, name, range)) }
        return DayLimits(lines: numbers(value, name, range))
    }

    private mutating func hours(_ value: DataValue, _ name: String) -> [String: ShiftHours] {
        values.lineHours(value, name).reduce(into: [:]) { all, line in
            addLine(line.line, at: line.location)
            all[line.line] = line.hours
        }
    }

    private mutating func documents(_ value: DataValue, _ name: String) -> [String: [String]] {
        values.fields(value, name, #"a table of lines, as in { CALL = ["CPR"] }"#).reduce(into: [:]) { all, field in
            addLine(field.name, at: field.location)
            all[field.name] = values.texts(field.value, "\(name).\(field.name)").map(\.value)
        }
    }

    // MARK: Needs

    private mutating func readNeeds(_ value: DataValue) {
        guard case .list(let items) = value.content else {
            return values.wrong(value, RuleKey.need.rawValue, "a table for each need: [[rules.need]]")
        }
        for item in items { readNeed(item) }
    }

    private mutating func readNeed(_ item: DataValue) {
        var need = StaffingNeed(line: "", location: item.location)
        let fields = values.fields(item, RuleKey.need.rawValue, "a table for each need: [[rules.need]]")
        for field in fields {
            guard let key = NeedKey(rawValue: field.name) else {
                values.unknown(field, among: NeedKey.allCases.map(\.rawValue))
                continue
            }
            switch key {
            case .line:
                need.line = values.text(field.value, field.name) ?? ""
                addLine(need.line, at: field.value.location)
            case .skill: need.skill = values.text(field.value, field.name)
            case .days: if let days = days(field.value) { need.days = days }
            case .people: need.people = values.number(field.value, field.name, 0...Person.maximumCount) ?? 1
            case .closed: need.includesClosedDays = values.isOn(field.value, field.name) ?? false
            }
        }
        if !fields.isEmpty || values.findings.isEmpty, !fields.contains(where: { $0.name == NeedKey.line.rawValue }) {
            values.report(.missingField, "a need without 'line'", at: item.location)
        }
        rules.needs.append(need)
    }

    private mutating func days(_ value: DataValue) -> StaffingNeed.Days? {
        guard let text = values.text(value, NeedKey.days.rawValue) else { return nil }
        if let days = StaffingNeed.Days(option: text) { return days }
        values.report(
            .invalidOption, "'\(text)' names no days",
            hint: "every, weekday, weekend, weekdays such as mon,thu, or a range such as 2025-07-01..2025-08-31",
            at: value.location)
        return nil
    }

    // MARK: Values

    private mutating func lineNames(_ value: DataValue, _ name: String) -> [String] {
        let names = values.texts(value, name)
        lines += names
        return names.map(\.value)
    }

    /// A number for each line.
    private mutating func numbers(_ value: DataValue, _ name: String, _ range: ClosedRange<Int>) -> [String: Int] {
        values.fields(value, name, "a table of lines, as in { CALL = 3 }").reduce(into: [:]) { all, field in
            addLine(field.name, at: field.location)
            all[field.name] = values.number(field.value, "\(name).\(field.name)", range)
        }
    }

    private mutating func peopleLimits(_ value: DataValue, _ name: String) -> [StaffingLimit] {
        let limits = numbers(value, name, 1...Person.maximumCount)
        return values.fields(value, name, "").compactMap { field in
            limits[field.name].map { StaffingLimit(line: field.name, people: $0, location: field.location) }
        }
    }

    private mutating func addLine(_ name: String, at location: SourceLocation) {
        lines.append(Located(value: name, location: location))
    }

    /// A text that an option of the command reads, too.
    private mutating func read(
        _ value: DataValue, _ name: String, _ take: (inout CoverageRules, String) throws -> Void
    ) {
        guard let text = values.text(value, name) else { return }
        do {
            try take(&rules, text)
        } catch {
            values.report(.invalidOption, "\(error)", at: value.location)
        }
    }
}

/// A rule, by its name in the table `[rules]`.
enum RuleKey: String, CaseIterable {
    case people, words
    case twoLines = "two-lines"
    case off
    case offAndWorking = "off-and-working"
    case maxNights = "max-nights"
    case restAfter = "rest-after"
    case maxPerWeek = "max-per-week"
    case maxPerMonth = "max-per-month"
    case maxPeople = "max-people"
    case maxRun = "max-run"
    case minRest = "min-rest"
    case maxWeekends = "max-weekends"
    case hours, weekend
    case firstWeekday = "first-weekday"
    case documents, need
}

/// The keys of `[[rules.need]]`.
enum NeedKey: String, CaseIterable {
    case line, skill, days, people, closed
}
