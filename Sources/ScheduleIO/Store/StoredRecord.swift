import CalendarCore

/// A record as the store keeps it: a day, a month's notes, an event, a document of a person, a template of a checklist,
/// a person's progress with one, or a series of events with its rules.
struct StoredRecord {
    let kind: Kind
    let identity: RecordIdentity?
    /// The first and last day it covers: the day on which a document expires, else 1970-01-01 for what has none.
    let first: EpochDay
    let last: EpochDay
    let modified: Instant?
    var times: Times?
    var isPrivate = false
    /// The texts, by line, by number, or by the name of an event's text.
    let texts: [String: String]
    let location: SourceLocation?

    enum Kind: Int, CaseIterable {
        case day, notes, event, requirement, template, progress, series

        /// Those that concern some days. Documents and checklists are always read.
        static let ofDays: [Kind] = [.day, .notes, .event, .series]
    }

    /// Conditions of SQL for rows of records.
    enum Condition {
        /// The records that concern some days.
        static let isOfDays = "kind IN (\(Kind.ofDays.map { "\($0.rawValue)" }.joined(separator: ", ")))"
        /// The records that touch the days from `?2` to `?3`; nil has no bound. A series goes on after its last day.
        static let touchesDays = """
            (kind = \(Kind.series.rawValue) OR ?2 IS NULL OR last >= ?2) AND (?3 IS NULL OR first <= ?3)
            """
    }

    /// The times of a timed event.
    struct Times: Hashable {
        let startMinute: Int
        let end: CivilDateTime?
    }

    /// The keys of an event's texts, in addition to those of its ``/CalendarCore/Event/Content/Detail``.
    enum EventText: String {
        case title, subtitle, line, status, closing, task
    }

    /// Returns true if both have the same content, apart from place and date of change.
    func hasContent(of other: StoredRecord) -> Bool {
        (first, last, times, isPrivate) == (other.first, other.last, other.times, other.isPrivate)
            && texts == other.texts
    }

    /// The record's name. Without one, a name within its source: the date, the month, or the content of an event.
    var name: String {
        if let identity { return identity.name }
        if let subject { return subject }
        let days = "\(first.rawValue)/\(last.rawValue)"
        guard kind == .event || kind == .series else { return days }
        let start = times.map { "\($0.startMinute)" } ?? ""
        let end = times?.end.map { "\($0.date)/\($0.minute)" } ?? ""
        let content = texts.sorted { $0.key < $1.key }
        return [days, start, end, isPrivate ? "private" : ""].joined(separator: " ")
            + content.map { "\n\($0.key) \($0.value)" }.joined()
    }

    /// That of which there is one, and which stays the same record if it is renewed; nil for what has a day.
    private var subject: String? {
        kind.records.map { kind in kind.shape.subject.map { texts[$0] ?? "" }.joined(separator: "\n") }
    }

    /// Returns true if the stored version is newer. A version without a date of change counts as the oldest.
    func isOlder(than stored: StoredRecord) -> Bool {
        guard let theirs = stored.modified else { return false }
        return modified.map { $0 < theirs } ?? true
    }
}

extension StoredRecord {
    init(_ record: DayRecord) {
        self.init(
            kind: .day, identity: record.identity, first: record.date.epochDay, last: record.date.epochDay,
            modified: record.modified,
            texts: Dictionary(record.texts.flatMap(StoredRecord.texts), uniquingKeysWith: { a, _ in a }),
            location: record.location)
    }

    /// A line's text, and the people whom its source puts there: `os`, `os/1/name`, `os/1/hours`, `os/1/note`.
    private static func texts(of line: LineText) -> [(String, String)] {
        [(line.key, line.text)] + texts(of: line.assignees, on: line.key)
    }

    private static func texts(of people: [Assignee]?, on line: String) -> [(String, String)] {
        (people ?? []).enumerated().flatMap { number, person in
            Assignee.fields.values(of: person).texts(Assignee.fields.shape, after: "\(line)/\(number + 1)/")
        }
    }

    init(_ record: MonthlyNotes) {
        self.init(
            kind: .notes, identity: record.identity, first: record.month.firstDay.epochDay,
            last: record.month.lastDay.epochDay, modified: record.modified,
            texts: Dictionary(record.lines.map { (String($0.number), $0.text) }, uniquingKeysWith: { a, _ in a }),
            location: record.location)
    }

    init(_ event: Event) {
        var texts: [EventText: String] = [.title: event.title]
        (texts[.subtitle], texts[.line]) = (event.subtitle, event.lineKey)
        for mark in Event.Content.Mark.allCases where event.content[mark] { texts[mark.stored] = mark.rawValue }
        texts[.task] = event.task?.rawValue
        let details = Event.Content.Detail.allCases.compactMap { detail in
            event.content[detail].map { (detail.rawValue, $0) }
        }
        let people = StoredRecord.texts(of: event.assignees, on: EventText.line.rawValue)
        let days = event.coveredDays
        self.init(
            kind: .event, identity: event.identity, first: days.lowerBound.epochDay, last: days.upperBound.epochDay,
            modified: event.modified, times: event.span.times, isPrivate: event.isPrivate,
            texts: Dictionary(uniqueKeysWithValues: texts.map { ($0.rawValue, $1) } + details + people),
            location: event.location)
    }

    /// Returns the day, with its texts in the order of the lines.
    func day(_ lines: [ScheduleLine]) -> DayRecord? {
        guard let date = CivilDate(first) else { return nil }
        let texts = lines.compactMap { line in
            self.texts[line.key].map {
                LineText(key: line.key, text: $0, assignees: assignees(on: line.key), location: location)
            }
        }
        return DayRecord(date: date, texts: texts, identity: identity, modified: modified, location: location)
    }

    private func assignees(on line: String) -> [Assignee]? {
        var people: [Assignee] = []
        while let person = Assignee.fields.record(
            FieldValues(texts, Assignee.fields.shape, after: "\(line)/\(people.count + 1)/", at: nil))
        {
            people.append(person)
        }
        return people.isEmpty ? nil : people
    }

    /// The month's notes.
    var notes: MonthlyNotes? {
        guard let month = CivilDate(first)?.yearMonth else { return nil }
        let lines = texts.compactMap { number, text in
            Int(number).map { NoteLine(number: $0, text: text, location: location) }
        }
        return MonthlyNotes(
            month: month, lines: lines.sorted { $0.number < $1.number }, identity: identity, modified: modified,
            location: location)
    }

    /// The event.
    var event: Event? {
        guard let firstDay = CivilDate(first), let lastDay = CivilDate(last), let title = text(.title) else {
            return nil
        }
        var span = Event.Span.allDay(first: firstDay, last: lastDay)
        if let times {
            guard let start = CivilDateTime(date: firstDay, minute: times.startMinute) else { return nil }
            span = .timed(start: start, end: times.end)
        }
        var content = Event.Content(
            title: title, subtitle: text(.subtitle), lineKey: text(.line),
            assignees: assignees(on: EventText.line.rawValue))
        for detail in Event.Content.Detail.allCases { content[detail] = texts[detail.rawValue] }
        for mark in Event.Content.Mark.allCases { content[mark] = text(mark.stored) == mark.rawValue }
        content.task = text(.task).flatMap(TaskState.init)
        return Event(
            content, span: span, isPrivate: isPrivate, identity: identity, modified: modified, location: location)
    }

    private func text(_ key: EventText) -> String? { texts[key.rawValue] }
}

// MARK: Records of people

extension StoredRecord.Kind {
    /// The kind of records that have a list of fields; nil for those of days.
    private var name: RecordKind.Name? {
        switch self {
        case .day, .notes, .event, .series: nil
        case .requirement: .documents
        case .template: .templates
        case .progress: .progress
        }
    }

    var records: RecordKind? { name.map(RecordKind.named) }

    fileprivate init?(_ name: RecordKind.Name) {
        guard let kind = StoredRecord.Kind.allCases.first(where: { $0.name == name }) else { return nil }
        self = kind
    }
}

extension StoredRecord {
    /// Nil for what is no record of its own.
    init?(_ record: FieldRecord) {
        guard let kind = Kind(record.kind), let shape = kind.records?.shape else { return nil }
        let day = shape.expiry(of: record.values)?.epochDay ?? EpochDay(0)
        self.init(
            kind: kind, identity: record.identity, first: day, last: day, modified: record.modified,
            texts: Dictionary(uniqueKeysWithValues: record.values.texts(shape).map { ($0.key, $0.text) }),
            location: record.location)
    }

    /// The record as its values; nil for a day, a month's notes or an event.
    var fieldRecord: FieldRecord? {
        kind.records.map { kind in
            FieldRecord(
                kind: kind.name, values: FieldValues(texts, kind.shape, at: location), identity: identity,
                modified: modified)
        }
    }

    /// True if the texts are all those of a record of people, and its values can be read.
    var isWhole: Bool {
        guard let fieldRecord, let kind = kind.records else { return true }
        return kind.isRecord(texts) && StoredRecord(fieldRecord)?.hasContent(of: self) ?? false
    }
}

extension RecordShape {
    /// The day on which a record expires; nil for one that does not.
    fileprivate func expiry(of values: FieldValues) -> CivilDate? {
        let field = fields.first { if case .expiry = $0.form { true } else { false } }
        return field.flatMap { values.text($0.name) }.flatMap { CivilDate(inSchedule: $0) }
    }
}

extension Event.Span {
    fileprivate var times: StoredRecord.Times? {
        guard case .timed(let start, let end) = self else { return nil }
        return StoredRecord.Times(startMinute: start.minute, end: end)
    }
}

extension Event.Content.Mark {
    /// The key of the text in a store.
    fileprivate var stored: StoredRecord.EventText {
        switch self {
        case .tentative: .status
        case .closed: .closing
        }
    }
}
