import CalendarCore

/// Reads the events of a schedule.
enum EventReader {
    enum Field: Equatable {
        case stamp(RecordStamp.Field)
        case title, subtitle, line, people, start, end, `private`, task
        case detail(Event.Content.Detail)
        case mark(Event.Content.Mark)
    }

    /// The fields of an event, in the order in which they are written.
    static let fields = FieldTable<Field>(
        RecordStamp.Field.allCases.map { ($0.rawValue, .stamp($0)) }
            + [("title", .title), ("subtitle", .subtitle)]
            + Event.Content.Detail.allCases.map { ($0.rawValue, .detail($0)) }
            + [("line", .line), ("people", .people), ("start", .start), ("end", .end), ("private", .private)]
            + Event.Content.Mark.allCases.map { ($0.rawValue, .mark($0)) } + [("task", .task)])

    /// Reads one record of `events`; returns nil for an event that cannot be read, which is logged.
    static func read(
        _ json: inout JSONScanner, _ lines: [ScheduleLine], _ timeZone: inout TimeZoneDeclaration?
    ) throws(ReadingStopped) -> Event? {
        var draft = EventDraft()
        let findingCount = json.log.findings.count
        defer { if draft.isPrivate { json.log.withholdWords(after: findingCount) } }
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .stamp(let field): try json.readStamp(field, &draft.stamp)
            case .title: draft.title = try json.readText("title", .text)
            case .subtitle: draft.content.subtitle = try json.readText("subtitle", .text)?.value.nonBlank
            case .detail(.url): draft.content.url = try json.readAddress()
            case .detail(let detail):
                draft.content[detail] = try json.readText(detail.rawValue, .text)?.value.nonBlank
            case .line: draft.content.lineKey = try json.readLineKey(of: lines)
            case .people:
                draft.people = json.position
                draft.content.assignees = try AssigneeReader.readList(&json, "people")
            case .start: draft.start = try readMoment("start", &json, &timeZone)
            case .end: draft.end = try readMoment("end", &json, &timeZone)
            case .private: draft.isPrivate = try json.readMark("private") != nil
            case .mark(let mark):
                let place = try json.readMark(mark.rawValue)
                draft.content[mark] = place != nil
                if mark == .closed { draft.closing = place }
            case .task:
                let task = try json.readWord("task", among: TaskState.allCases.map(\.rawValue), of: "an event")
                (draft.content.task, draft.task) = (task.flatMap { TaskState(rawValue: $0.value) }, task?.position)
            }
        }
        json.require([.title, .start], of: object, in: fields, "event")
        return draft.event(&json.log)
    }

    /// Reads a date or a date-time. Logs anything else.
    private static func readMoment(
        _ field: String, _ json: inout JSONScanner, _ timeZone: inout TimeZoneDeclaration?
    ) throws(ReadingStopped) -> Located<EventMoment>? {
        guard let string = try json.readString(field) else { return nil }
        let moment = json.withBytes(of: string) { EventMoment($0, in: timeZone?.rules) }
        guard let moment else {
            let text = json.spelling(of: string).abridged
            json.log.error(
                .invalidDateTime, at: string.start,
                "'\(text)' is not a date (YYYY-MM-DD) or date-time (YYYY-MM-DDTHH:MM)")
            return nil
        }
        guard moment.isInScheduleYears(isEnd: field == "end") else {
            let text = json.spelling(of: string).abridged
            json.log.error(.invalidDate, at: string.start, "'\(text)' is outside the years 1900 to 2199")
            return nil
        }
        return Located(value: moment, position: string.start)
    }
}

extension JSONScanner {
    /// Reads a Boolean; returns the place of `true`, or nil for `false`.
    fileprivate mutating func readMark(_ name: String) throws(ReadingStopped) -> TextPosition? {
        guard try expect(.boolean, name) else { return nil }
        let position = position
        return try scanBoolean() ? position : nil
    }

    /// Reads the address of an event; another than a title can lead to is a warning.
    fileprivate mutating func readAddress() throws(ReadingStopped) -> String? {
        guard let address = try readText("url", .text), let text = address.value.nonBlank else { return nil }
        guard WebAddress.isValid(text) else {
            log.warning(
                .ignoredField, at: address.position, hint: "left out",
                "'\(text.abridged)' is no address of http, https or mailto")
            return nil
        }
        return text
    }

    fileprivate mutating func readLineKey(of lines: [ScheduleLine]) throws(ReadingStopped) -> String? {
        guard let string = try readString("line") else { return nil }
        let key = spelling(of: string)
        guard lines.contains(where: { $0.key == key }) else {
            let hint = Spelling.hint(for: key, among: lines.map(\.key))
            log.error(.undeclaredLine, at: string.start, hint: hint, "no line has the key '\(key.abridged)'")
            return nil
        }
        return key
    }
}

/// The time zone that a file declares, and its rules.
struct TimeZoneDeclaration {
    let name: String
    /// Loaded only if the file has instants.
    private(set) lazy var rules = TimeZoneRules(identifier: name)

    init(name: String) {
        self.name = name
    }
}

/// The parts of an event that have been read so far.
private struct EventDraft {
    var stamp = RecordStamp()
    var title: Located<String>?
    var content = Event.Content(title: "")
    var start: Located<EventMoment>?
    var end: Located<EventMoment>?
    var isPrivate = false
    /// The place of the people on its line.
    var people: TextPosition?
    /// The place of the mark that the event closes its days.
    var closing: TextPosition?
    /// The place of the state of a task.
    var task: TextPosition?

    /// Returns the event; nil if it lacks a part or contradicts itself, which is logged.
    func event(_ log: inout FindingLog) -> Event? {
        guard let title, let start else { return nil }
        if let closing, !start.value.isDate {
            log.error(
                .conflictingFields, at: closing, hint: "give dates without times",
                "only an all-day event can close its days ('closed')")
        }
        if let people, content.lineKey == nil {
            log.error(
                .conflictingFields, at: people, hint: "give the event a 'line'", "only an event on a line has 'people'")
        }
        if let task, end != nil || closing != nil {
            log.error(
                .conflictingFields, at: task, hint: "leave out 'end' and 'closed'",
                "a task is due at its 'start', and closes no day")
        }
        guard let text = title.value.nonBlank ?? content.subtitle else {
            log.warning(.blankEvent, at: title.position, "event without text; not printed")
            return nil
        }
        guard let span = span(from: start.value, &log) else { return nil }
        var content = content
        content.title = text
        if title.value.isEmpty { content.subtitle = nil }
        return Event(
            content, span: span, isPrivate: isPrivate, identity: stamp.identity, modified: stamp.modified,
            location: log.location(title.position))
    }

    private func span(from start: EventMoment, _ log: inout FindingLog) -> Event.Span? {
        guard let end else { return start.span(to: nil) }
        guard start.isDate == end.value.isDate else {
            log.error(
                .conflictingFields, at: end.position, "'start' and 'end' must both be dates, or both have a time")
            return nil
        }
        guard !end.value.isBefore(start) else {
            log.error(.endBeforeStart, at: end.position, "'end' is before 'start'")
            return nil
        }
        return start.span(to: end.value)
    }
}
