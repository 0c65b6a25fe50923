import CalendarCore

/// An entry as remind prints it (rem2ps(1), "The -pp option").
struct RemindEntry {
    /// Where its text stands, or, without one, where it begins.
    var position: TextPosition
    var date: CivilDate
    /// Minutes since midnight of ``date``; nil for an entry without a time.
    var minute: Int?
    /// Of the part of the event on ``date``, in minutes.
    var duration: Int?
    /// When the event begins, where that is another day than ``date``.
    var start: CivilDateTime?
    /// Of the whole event, in minutes.
    var wholeDuration: Int?
    /// The word behind `SPECIAL`; empty for an ordinary reminder.
    var kind = ""
    var body = ""
    /// The body without the colour before it.
    var plainBody: String?
    var tags: [String] = []
    /// Its texts are texts.
    var isReadable = true
    /// Where the reminder is written: tells the parts of one event.
    var place = ""

    /// What is printed; nil for what is none.
    var text: String? {
        let text: String
        switch kind.uppercased() {
        case "": text = body
        case "COLOR", "COLOUR": text = plainBody ?? RemindText.removingColour(from: body)
        case "PANGO": text = RemindText.removingMarkup(from: body)
        default: return nil
        }
        return minute.map { RemindText.removingTime($0, from: text) } ?? text
    }

    /// When it is; a timed one from its beginning, also where this is a later day of it. Nil where the calendar ends.
    var span: Event.Span? {
        guard let minute else { return .allDay(first: date, last: date) }
        guard let start = start ?? CivilDateTime(date: date, minute: minute) else { return nil }
        let length = self.start == nil ? duration : wholeDuration ?? duration
        return .timed(start: start, end: length.flatMap { start.after(minutes: $0) })
    }

    /// Whether it begins on its date.
    var isFirst: Bool { start.map { $0.date == date } ?? true }

    /// What all parts of an event have in common.
    var beginning: String {
        "\(place) \(start?.date ?? date) \(start?.minute ?? minute ?? -1) \(tags) \(kind)"
    }
}

extension CivilDateTime {
    /// Nil where the calendar ends.
    fileprivate func after(minutes: Int) -> CivilDateTime? {
        guard (0...10_000_000).contains(minutes) else { return nil }
        let (days, rest) = (minute + minutes).quotientAndRemainder(dividingBy: 1440)
        return CivilDate(date.epochDay + days).flatMap { CivilDateTime(date: $0, minute: rest) }
    }
}

extension JSONScanner {
    private static let entryFields = FieldTable([
        "date", "filename", "lineno", "passthru", "tags", "duration", "time", "eventduration", "eventstart",
        "plain_body", "body",
    ])

    /// Reads an entry; nil where it has no date, or cannot be read, which is logged.
    mutating func readRemindEntry() throws(ReadingStopped) -> RemindEntry? {
        var object = try openObject()
        var entry = RemindEntry(position: object.start, date: ScheduleYears.first)
        var isDated = false
        while let index = try nextField(&object, in: JSONScanner.entryFields, unknown: .skipped) {
            let name = JSONScanner.entryFields.names[index]
            switch index {
            case 0:
                guard let date = try readRemindDate() else { continue }
                (entry.date, isDated) = (date, true)
            case 5: entry.duration = try readMinutes(name)
            case 6: entry.minute = try readMinutes(name, below: 1440)
            case 7: entry.wholeDuration = try readMinutes(name)
            case 2: entry.place += " \(try readMinutes(name) ?? 0)"
            default: try readWords(name, index, &entry)
            }
        }
        require(["date"], of: object, in: JSONScanner.entryFields, "entry")
        return isDated && entry.isReadable ? entry : nil
    }

    private mutating func readWords(_ name: String, _ index: Int, _ entry: inout RemindEntry) throws(ReadingStopped) {
        guard let string = try readString(name) else {
            entry.isReadable = false
            return
        }
        let text = spelling(of: string)
        switch index {
        case 1: entry.place += text
        case 3: entry.kind = text
        case 4: entry.tags = text.split(separator: ",").map(String.init)
        case 8: entry.start = readStart(text, at: string.start)
        case 9: entry.plainBody = text
        default: (entry.body, entry.position) = (text, string.start)
        }
    }

    private mutating func readStart(_ text: String, at position: TextPosition) -> CivilDateTime? {
        let written = Array(text.utf8).withUnsafeBufferPointer { WrittenDateTime($0) }
        guard let local = written?.local, ScheduleYears.range.contains(local.date.year) else {
            log.error(.invalidDateTime, at: position, "'\(text.abridged)' is not a date-time (YYYY-MM-DDTHH:MM)")
            return nil
        }
        return local
    }

    private mutating func readRemindDate() throws(ReadingStopped) -> CivilDate? {
        guard let string = try readString("date") else { return nil }
        switch withBytes(of: string, ScheduleDate.date) {
        case .success(let date): return date
        case .failure(let problem):
            let text = spelling(of: string)
            log.error(.invalidDate, at: string.start, problem.message(for: text))
            return nil
        }
    }

    /// A whole number from 0; where it is none, or too great, that is logged.
    private mutating func readMinutes(_ field: String, below limit: Int = .max) throws(ReadingStopped) -> Int? {
        guard try expect(.number, field) else { return nil }
        let position = position
        let digits = String(decoding: bytes[try scanNumber()], as: UTF8.self)
        guard let number = Int(digits), (0..<limit).contains(number) else {
            log.error(.wrongType, at: position, "'\(field)' is no number that can be used: \(digits.abridged)")
            return nil
        }
        return number
    }
}
