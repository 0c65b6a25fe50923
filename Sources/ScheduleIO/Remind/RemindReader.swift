import CalendarCore

/// Reads the output of `remind -ppp`, a JSON list of months, and of `remind -pp`, the same entries line by line.
///
/// Each entry is an event of its day. `MSG`, `CAL` and `COLOR` are printed. Kinds that decorate or lay out remind's own
/// page (such as `SHADE`, `MOON`, `WEEK`, `PANGO` and `HTML`) give one warning each: their text is not for reading.
struct RemindReader {
    var json: JSONScanner
    let lines: CalendarLines
    private let owner: String?
    var events: [Event] = []
    /// The events already added. remind repeats an event on each day that it reaches into.
    var begun: Set<String> = []
    /// For each kind that is not printed: the place of the first entry, and the number of entries.
    private var decorations: [String: (position: TextPosition, count: Int)] = [:]

    private init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions) {
        json = JSONScanner(bytes, file: file)
        lines = CalendarLines(options.lines ?? ScheduleLine.defaults, label: options.label)
        owner = options.person
    }

    private static let monthFields = FieldTable("entries")
    /// The first field of a month, in different versions of remind.
    private static let firstNames = ["monthname", "caltype", "year", "daysinmonth", "entries"]
}

extension RemindReader: ScheduleFormatReader {
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = head.trimmingStart
        if start.starts(with: "# rem2ps".utf8) || start.starts(with: "# translations".utf8) { return true }
        return JSONScanner.begins(head, withFieldOf: firstNames, isInArray: true)
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var reader = RemindReader(bytes, file: file, options: options)
        // The log has the reason if reading stops.
        do throws(ReadingStopped) { try reader.readDocument() } catch {}
        reader.warnOfDecorations()
        let records = RecordCollection(lines: reader.lines.lines, events: reader.events)
        return ReadResult(merging: records, log: reader.json.log)
    }

    private mutating func readDocument() throws(ReadingStopped) {
        guard try json.peek() == 0x5B else { return try readLines() }
        var months = try json.openArray()
        while try json.nextElement(&months) {
            if try json.expect(.object, "a month", quoted: false) { try readMonth() }
        }
        try json.expectEnd()
    }

    private mutating func readMonth() throws(ReadingStopped) {
        var month = try json.openObject()
        while try json.nextField(&month, in: RemindReader.monthFields, unknown: .skipped) != nil {
            guard try json.expect(.array, "entries") else { continue }
            var entries = try json.openArray()
            while try json.nextElement(&entries) {
                if try json.expect(.object, "an entry", quoted: false) { try readEntry() }
            }
        }
        json.require(["entries"], of: month, in: RemindReader.monthFields, "month")
    }

    /// Reads one entry a line, between `# rem2ps2 begin` and `# rem2ps2 end`.
    private mutating func readLines() throws(ReadingStopped) {
        var isInside = false
        while !json.isAtEnd {
            if json.isAt("# rem2ps begin") {
                throw json.log.stop(
                    .wrongFormat, at: json.position, hint: "use remind -ppp",
                    "the output of 'remind -p' cannot be read")
            }
            if isInside, try json.peek() == 0x7B {
                try readEntry()
            } else {
                isInside = json.isAt("# rem2ps2 begin") || isInside && !json.isAt("# rem2ps2 end")
                json.skipLine()
            }
            json.skipWhitespace()
        }
        if isInside { throw json.log.stop(.unexpectedEnd, at: json.position, "no '# rem2ps2 end'") }
    }

    private mutating func readEntry() throws(ReadingStopped) {
        guard let entry = try json.readRemindEntry() else { return }
        guard let text = entry.text else { return count(entry) }
        add(entry, text)
    }

    private mutating func count(_ entry: RemindEntry) {
        let first = decorations[entry.kind]
        decorations[entry.kind] = (first?.position ?? entry.position, (first?.count ?? 0) + 1)
    }

    private mutating func warnOfDecorations() {
        for (kind, found) in decorations.sorted(by: { $0.value.position < $1.value.position }) {
            json.log.warning(
                .ignoredComponent, at: found.position, "\(kind.abridged) is not printed (\(found.count) in this file)")
        }
    }

    private mutating func add(_ entry: RemindEntry, _ text: String) {
        guard let span = entry.span, entry.isFirst || !begun.contains(entry.beginning) else { return }
        if case .timed = span { begun.insert(entry.beginning) }
        guard !text.isEmpty else {
            return json.log.warning(.blankEvent, at: entry.position, "reminder without text; not printed")
        }
        guard events.count < CalendarLimit.eventCount else {
            if events.count == CalendarLimit.eventCount, !json.log.hasErrors {
                json.log.error(
                    .tooMany, at: entry.position, hint: "let remind print fewer months",
                    "more than \(CalendarLimit.eventCount) reminders")
            }
            return
        }
        let title = lines.title(text, entry.tags, entry.position, &json.log)
        events.append(
            Event(
                Event.Content(title: title.text, person: owner, lineKey: title.lineKey), span: span,
                location: json.log.location(entry.position)))
    }
}

extension JSONScanner {
    /// Returns true if these characters come next.
    fileprivate func isAt(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    /// Steps to the end of the line.
    fileprivate mutating func skipLine() {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    }
}
