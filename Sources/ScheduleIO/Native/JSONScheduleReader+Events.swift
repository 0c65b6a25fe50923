import CalendarCore

extension JSONScheduleReader {
    /// The fields of an event, in the order of the table.
    private enum Field: Int {
        case id, zone, modified, title, subtitle, place, person, category, line, start, end, `private`, tentative,
            closed
    }

    static let eventFields = FieldTable(
        RecordStamp.fields + [
            "title", "subtitle", "place", "person", "category", "line", "start", "end", "private", "tentative",
            "closed",
        ])

    /// Reads one record of `events`.
    mutating func readEvent() throws(ReadingStopped) {
        var draft = EventDraft()
        var object = try json.openObject()
        while let index = try json.nextField(&object, in: JSONScheduleReader.eventFields) {
            switch Field(rawValue: index)! {
            case .id, .zone, .modified: try readStamp(index, &draft.stamp)
            case .title: draft.title = try json.readText("title", .text)
            case .subtitle: draft.subtitle = try json.readText("subtitle", .text)?.value.nonBlank
            case .place: draft.place = try json.readText("place", .text)?.value.nonBlank
            case .person: draft.person = try json.readText("person", .text)?.value.nonBlank
            case .category: draft.category = try json.readText("category", .text)?.value.nonBlank
            case .line: draft.lineKey = try readLineKey()
            case .start: draft.start = try readMoment("start")
            case .end: draft.end = try readMoment("end")
            case .private:
                if try json.expect(.boolean, "private") { draft.isPrivate = try json.scanBoolean() }
            case .tentative:
                if try json.expect(.boolean, "tentative") { draft.isTentative = try json.scanBoolean() }
            case .closed: draft.closing = try readClosing()
            }
        }
        json.require(["title", "start"], of: object, in: JSONScheduleReader.eventFields, "event")
        finishEvent(draft)
    }

    /// The place of `"closed": true`; nil for false.
    private mutating func readClosing() throws(ReadingStopped) -> TextPosition? {
        guard try json.expect(.boolean, "closed") else { return nil }
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
        guard let text = title.value.nonBlank ?? draft.subtitle else {
            json.log.warning(.blankEvent, at: title.position, "event without text; not printed")
            return
        }
        guard let span = span(from: start.value, to: draft.end) else { return }
        events.append(
            Event(
                title: text, subtitle: title.value.isEmpty ? nil : draft.subtitle, place: draft.place,
                person: draft.person, category: draft.category,
                lineKey: draft.lineKey, span: span, isPrivate: draft.isPrivate, isTentative: draft.isTentative,
                closesDay: draft.closing != nil, identity: draft.stamp.identity, modified: draft.stamp.modified,
                location: json.log.location(title.position)))
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

/// What has been read of an event so far.
private struct EventDraft {
    var stamp = RecordStamp()
    var title: Located<String>?
    var subtitle: String?
    var place: String?
    var person: String?
    var category: String?
    var lineKey: String?
    var start: Located<EventMoment>?
    var end: Located<EventMoment>?
    var isPrivate = false
    var isTentative = false
    /// Where it says that it closes its days.
    var closing: TextPosition?
}
