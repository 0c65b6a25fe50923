import CalendarCore

/// Writes the native format as ``JSONScheduleReader`` reads it: fields in the order of the schema, one record a line.
struct JSONScheduleWriter {
    private let schedule: Schedule

    init(_ schedule: Schedule) {
        self.schedule = schedule
    }

    func write(to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        var json = JSONWriter()
        try json.object(layout: .lines) { json in
            json.member("format", .text("provider-schedule"))
            json.member("version", .integer(1))
            writeHead(to: &json)
            try write("days", schedule.days, to: &json, sink) { $0.writeMembers(to: &$1) }
            if !schedule.notes.isEmpty {
                try write("notes", schedule.notes, to: &json, sink) { $0.writeMembers(to: &$1) }
            }
            if !schedule.events.isEmpty {
                try write("events", schedule.events, to: &json, sink) { $0.writeMembers(to: &$1) }
            }
        }
        json.endLine()
        try json.take().withUnsafeBytes(sink)
    }

    private func write<Record>(
        _ name: String, _ records: [Record], to json: inout JSONWriter,
        _ sink: (UnsafeRawBufferPointer) throws -> Void, _ writeMembers: (Record, inout JSONWriter) -> Void
    ) rethrows {
        try json.list(name, layout: .lines) { json in
            for record in records {
                json.object { writeMembers(record, &$0) }
                if json.bytes.count > 1 << 16 { try json.take().withUnsafeBytes(sink) }
            }
        }
    }

    /// Writes the fields before the records.
    private func writeHead(to json: inout JSONWriter) {
        json.member("id", schedule.id.map(JSONValue.text))
        json.member("title", schedule.title.map(JSONValue.text))
        json.member("timeZone", schedule.timeZone.map(JSONValue.text))
        writeLines(to: &json)
        if schedule.closedWords != Closing.defaultWords, !schedule.closedWords.isEmpty {
            json.member("closed", .array(schedule.closedWords.map(JSONValue.text)))
        }
        guard !schedule.people.isEmpty else { return }
        json.list("people") { json in
            for person in schedule.people {
                json.object { $0.members(Person.fields.values(of: person), Person.fields.shape) }
            }
        }
    }

    /// Writes the lines, unless they are the defaults, or none, as beside people alone; only the labels if only labels
    /// differ.
    private func writeLines(to json: inout JSONWriter) {
        guard schedule.lines != ScheduleLine.defaults, !schedule.lines.isEmpty else { return }
        let unlabelled = schedule.lines.map { line in ScheduleLine.defaults.first { $0.differsInLabel(from: line) } }
        guard unlabelled == ScheduleLine.defaults else {
            return json.list("lines") { json in
                for line in schedule.lines {
                    json.object { $0.members(ScheduleLine.fields.values(of: line), ScheduleLine.fields.shape) }
                }
            }
        }
        json.object("labels") { json in
            for line in schedule.lines { json.member(line.key, .text(line.label)) }
        }
    }
}

extension ScheduleLine {
    /// Returns true if both lines are the same but for their labels.
    fileprivate func differsInLabel(from other: ScheduleLine) -> Bool {
        var line = other
        line.label = label
        return line == self
    }
}

extension DayRecord {
    fileprivate func writeMembers(to json: inout JSONWriter) {
        json.member("date", .text(date.description))
        // By index: taking a text out would copy it.
        for index in texts.indices { texts[index].write(to: &json) }
        json.stamp(identity, modified, as: "id")
    }
}

extension LineText {
    /// Writes the text, or the people whom the source puts on the line.
    fileprivate func write(to json: inout JSONWriter) {
        guard let assignees else { return json.member(key, .text(text)) }
        json.member(key, assignees)
    }
}

extension JSONWriter {
    /// Writes a list of people on a line.
    fileprivate mutating func member(_ name: String, _ people: [Assignee]) {
        list(name) { json in
            for person in people {
                json.object { $0.members(Assignee.fields.values(of: person), Assignee.fields.shape) }
            }
        }
    }
}

extension MonthlyNotes {
    fileprivate func writeMembers(to json: inout JSONWriter) {
        json.member("month", .text(month.description))
        writeLines(to: &json)
        json.stamp(identity, modified, as: "id")
    }

    /// Writes `line1` to `line3`, or a list if there are more.
    private func writeLines(to json: inout JSONWriter) {
        let count = lines.last?.number ?? 0
        guard count > 3 else {
            for line in lines { json.member("line\(line.number)", .text(line.text)) }
            return
        }
        var texts = [String](repeating: "", count: count)
        for line in lines { texts[line.number - 1] = line.text }
        json.member("lines", .array(texts.map(JSONValue.text)))
    }
}

extension Event {
    fileprivate func writeMembers(to json: inout JSONWriter) {
        json.member("title", .text(content.title))
        json.member("subtitle", content.subtitle.map(JSONValue.text))
        for detail in Event.Content.Detail.allCases {
            json.member(detail.rawValue, content[detail].map(JSONValue.text))
        }
        json.member("line", content.lineKey.map(JSONValue.text))
        if let people = content.assignees { json.member("people", people) }
        json.member("start", .text(span.startText))
        json.member("end", span.endText.map(JSONValue.text))
        if isPrivate { json.member("private", .boolean(true)) }
        for mark in Event.Content.Mark.allCases where content[mark] { json.member(mark.rawValue, .boolean(true)) }
        json.member("task", (content.task?.rawValue).map(JSONValue.text))
        json.stamp(identity, modified, as: "id")
    }
}
