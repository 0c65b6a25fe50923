import CalendarCore

/// Writes the native format as ``JSONScheduleReader`` reads it: fields in the order of the schema, one record a line.
struct JSONScheduleWriter {
    private let schedule: Schedule
    private var json = JSONWriter()

    init(_ schedule: Schedule) {
        self.schedule = schedule
    }

    consuming func write(to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        json.write(raw: "{\n  \"format\": \"provider-schedule\",\n  \"version\": 1")
        for (name, value) in head { writeField(name, value) }
        try writeRecords("days", schedule.days, sink) { .object($0.jsonMembers) }
        if !schedule.notes.isEmpty { try writeRecords("notes", schedule.notes, sink) { .object($0.jsonMembers) } }
        if !schedule.events.isEmpty { try writeRecords("events", schedule.events, sink) { .object($0.jsonMembers) } }
        json.write(raw: "\n}\n")
        try json.take().withUnsafeBytes(sink)
    }

    private mutating func writeField(_ name: String, _ value: JSONValue) {
        json.write(raw: ",\n  \"\(name)\": ")
        json.write(value)
    }

    private mutating func writeRecords<Record>(
        _ name: String, _ records: [Record], _ sink: (UnsafeRawBufferPointer) throws -> Void,
        _ value: (Record) -> JSONValue
    ) rethrows {
        json.write(raw: ",\n  \"\(name)\": [")
        for (index, record) in records.enumerated() {
            json.write(raw: index == 0 ? "\n    " : ",\n    ")
            json.write(value(record))
            if json.bytes.count > 1 << 16 { try json.take().withUnsafeBytes(sink) }
        }
        json.write(raw: records.isEmpty ? "]" : "\n  ]")
    }

    /// The fields before the records.
    private var head: [(String, JSONValue)] {
        var fields: [(String, JSONValue)] = []
        if let id = schedule.id { fields.append(("id", .text(id))) }
        if let title = schedule.title { fields.append(("title", .text(title))) }
        if let timeZone = schedule.timeZone { fields.append(("timeZone", .text(timeZone))) }
        return fields + declaration + closedWords + people
    }

    private var closedWords: [(String, JSONValue)] {
        guard schedule.closedWords != Closing.defaultWords, !schedule.closedWords.isEmpty else { return [] }
        return [("closed", .array(schedule.closedWords.map { .text($0) }))]
    }

    private var people: [(String, JSONValue)] {
        schedule.people.isEmpty ? [] : [("people", .array(schedule.people.map { .object($0.jsonMembers) }))]
    }

    /// The lines, unless they are the defaults; only the labels if only labels differ.
    private var declaration: [(String, JSONValue)] {
        guard schedule.lines != ScheduleLine.defaults else { return [] }
        let unlabelled = schedule.lines.map { line in ScheduleLine.defaults.first { $0.hasRoles(of: line) } }
        guard unlabelled == ScheduleLine.defaults else {
            return [("lines", .array(schedule.lines.map { .object($0.jsonMembers) }))]
        }
        return [("labels", .object(schedule.lines.map { ($0.key, .text($0.label)) }))]
    }
}

private typealias Members = [(String, JSONValue)]

extension ScheduleLine {
    /// The members of a line; its roles only if they are not those of its key.
    fileprivate var jsonMembers: Members {
        let ordinary = ScheduleLine.ordinary(key: key, label: label)
        var members: Members = [("key", .text(key)), ("label", .text(label))]
        if place != ordinary.place { members.append(("place", .text(place.rawValue))) }
        if weight != ordinary.weight { members.append(("weight", .text(weight.rawValue))) }
        return members
    }

    /// Returns true if both lines have the same key and roles, with any labels.
    fileprivate func hasRoles(of other: ScheduleLine) -> Bool {
        (key, place, weight) == (other.key, other.place, other.weight)
    }
}

extension Person {
    fileprivate var jsonMembers: Members {
        var members: Members = [("name", .text(name))]
        if let initials { members.append(("initials", .text(initials))) }
        if !spellings.isEmpty { members.append(("spellings", .array(spellings.map { .text($0) }))) }
        return members
    }
}

extension DayRecord {
    fileprivate var jsonMembers: Members {
        [("date", .text(date.description))] + texts.map { ($0.key, .text($0.text)) } + stamp(identity, modified)
    }
}

extension MonthlyNotes {
    fileprivate var jsonMembers: Members {
        [("month", .text(month.description))] + lineMembers + stamp(identity, modified)
    }

    /// `line1` to `line3`, or a list if there are more.
    private var lineMembers: Members {
        let count = lines.last?.number ?? 0
        guard count > 3 else { return lines.map { ("line\($0.number)", .text($0.text)) } }
        var texts = [String](repeating: "", count: count)
        for line in lines { texts[line.number - 1] = line.text }
        return [("lines", .array(texts.map { .text($0) }))]
    }
}

extension Event {
    fileprivate var jsonMembers: Members {
        var members: Members = [("title", .text(content.title))]
        if let subtitle = content.subtitle { members.append(("subtitle", .text(subtitle))) }
        members += Event.Content.Detail.allCases.compactMap { detail in
            content[detail].map { (detail.rawValue, .text($0)) }
        }
        if let lineKey = content.lineKey { members.append(("line", .text(lineKey))) }
        members.append(("start", .text(span.startText)))
        if let end = span.endText { members.append(("end", .text(end))) }
        if isPrivate { members.append(("private", .boolean(true))) }
        members += Event.Content.Mark.allCases.filter { content[$0] }.map { ($0.rawValue, .boolean(true)) }
        return members + stamp(identity, modified)
    }
}

private func stamp(_ identity: RecordIdentity?, _ modified: Instant?) -> Members {
    var members: Members = []
    if let identity {
        members.append(("id", .text(identity.name)))
        if !identity.zone.isEmpty { members.append(("zone", .text(identity.zone))) }
    }
    if let modified { members.append(("modified", .text(modified.iso8601))) }
    return members
}
