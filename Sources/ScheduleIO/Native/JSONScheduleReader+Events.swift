import CalendarCore

extension JSONScheduleReader {
    enum EventField: Equatable {
        case stamp(RecordStamp.Field)
        case title, subtitle, line, start, end, `private`
        case detail(Event.Content.Detail)
        case mark(Event.Content.Mark)
    }

    /// The fields of an event, in the order in which they are written.
    static let eventFields = FieldTable<EventField>(
        RecordStamp.Field.allCases.map { ($0.rawValue, .stamp($0)) }
            + [("title", .title), ("subtitle", .subtitle)]
            + Event.Content.Detail.allCases.map { ($0.rawValue, .detail($0)) }
            + [("line", .line), ("start", .start), ("end", .end), ("private", .private)]
            + Event.Content.Mark.allCases.map { ($0.rawValue, .mark($0)) })

    /// Reads one record of `events`.
    mutating func readEvent() throws(ReadingStopped) {
        var draft = EventDraft()
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: JSONScheduleReader.eventFields) {
            switch field {
            case .stamp(let field): try readStamp(field, &draft.stamp)
            case .title: draft.title = try json.readText("title", .text)
            case .subtitle: draft.content.subtitle = try json.readText("subtitle", .text)?.value.nonBlank
            case .detail(let detail):
                draft.content[detail] = try json.readText(detail.rawValue, .text)?.value.nonBlank
            case .line: draft.content.lineKey = try readLineKey()
            case .start: draft.start = try readMoment("start")
            case .end: draft.end = try readMoment("end")
            case .private: draft.isPrivate = try readMark("private") != nil
            case .mark(let mark):
                let place = try readMark(mark.rawValue)
                draft.content[mark] = place != nil
                if mark == .closed { draft.closing = place }
            }
        }
        json.require([.title, .start], of: object, in: JSONScheduleReader.eventFields, "event")
        finishEvent(draft)
    }

    /// Reads a Boolean; returns the place of `true`, or nil for `false`.
    private mutating func readMark(_ name: String) throws(ReadingStopped) -> TextPosition? {
        guard try json.expect(.boolean, name) else { return nil }
        let position = json.position
        return try json.scanBoolean() ? position : nil
    }

    private mutating func readLineKey() throws(ReadingStopped) -> String? {
        guard let string = try json.readString("line") else { return nil }
        let key = json.spelling(of: string)
        guard lines.contains(where: { $0.key == key }) else {
            let hint = Spelling.hint(for: key, among: lines.map(\.key))
            json.log.error(.undeclaredLine, at: string.start, hint: hint, "no line has the key '\(key.abridged)'")
            return nil
        }
        return key
    }

    /// Reads a date or a date-time. Logs anything else.
    private mutating func readMoment(_ field: String) throws(ReadingStopped) -> Located<EventMoment>? {
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

    private mutating func finishEvent(_ draft: EventDraft) {
        guard let title = draft.title, let start = draft.start else { return }
        if let closing = draft.closing, !start.value.isDate {
            json.log.error(
                .conflictingFields, at: closing, hint: "give dates without times",
                "only an all-day event can close its days ('closed')")
        }
        guard let text = title.value.nonBlank ?? draft.content.subtitle else {
            json.log.warning(.blankEvent, at: title.position, "event without text; not printed")
            return
        }
        guard let span = span(from: start.value, to: draft.end) else { return }
        var content = draft.content
        content.title = text
        if title.value.isEmpty { content.subtitle = nil }
        events.append(
            Event(
                content, span: span, isPrivate: draft.isPrivate, identity: draft.stamp.identity,
                modified: draft.stamp.modified, location: json.log.location(title.position)))
    }

    private mutating func span(from start: EventMoment, to end: Located<EventMoment>?) -> Event.Span? {
        guard let end else { return start.span(to: nil) }
        guard start.isDate == end.value.isDate else {
            json.log.error(
                .conflictingFields, at: end.position, "'start' and 'end' must both be dates, or both have a time")
            return nil
        }
        guard !end.value.isBefore(start) else {
            json.log.error(.endBeforeStart, at: end.position, "'end' is before 'start'")
            return nil
        }
        return start.span(to: end.value)
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
    /// The place of the mark that the event closes its days.
    var closing: TextPosition?
}
