import CalendarCore

/// An entry as remind prints it (rem2ps(1), "The -pp option").
struct RemindEntry {
    /// The place of its text; without one, of its opening brace.
    var position: TextPosition
    var date: CivilDate
    /// Minutes since midnight of ``date``; nil for an entry without a time.
    var minute: Int?
    /// The length of the event's part on ``date``, in minutes.
    var duration: Int?
    /// The start of the event, if it is not on ``date``.
    var start: CivilDateTime?
    /// The length of the whole event, in minutes.
    var wholeDuration: Int?
    /// The word after `SPECIAL`; empty for an ordinary reminder.
    var kind = ""
    var body = ""
    /// The body without the leading colour.
    var plainBody: String?
    var tags: [String] = []
    /// True if all its texts could be read.
    var isReadable = true
    /// The place of the reminder in its own file; it identifies the parts of one event.
    var place = ""

    /// The text to print; nil if nothing is printed.
    var text: String? {
        let text: String
        switch kind.uppercased() {
        case "": text = body
        case "COLOR", "COLOUR": text = plainBody ?? RemindText.removingColour(from: body)
        default: return nil
        }
        return minute.map { RemindText.removingTime($0, from: text) } ?? text
    }

    /// The event's span, from its start even on a later day of a timed event. Nil beyond the end of the calendar.
    var span: Event.Span? {
        guard let minute else { return .allDay(first: date, last: date) }
        guard let start = start ?? CivilDateTime(date: date, minute: minute) else { return nil }
        let length = self.start == nil ? duration : wholeDuration ?? duration
        return .timed(start: start, end: length.flatMap { start.after(minutes: $0) })
    }

    /// True if the event starts on this date.
    var isFirst: Bool { start.map { $0.date == date } ?? true }

    /// The part that all entries of one event share.
    var beginning: String {
        "\(place) \(start?.date ?? date) \(start?.minute ?? minute ?? -1) \(tags) \(kind)"
    }
}

extension CivilDateTime {
    /// Returns the time some minutes later; nil beyond the end of the calendar.
    fileprivate func after(minutes: Int) -> CivilDateTime? {
        guard (0...10_000_000).contains(minutes) else { return nil }
        let (days, rest) = (minute + minutes).quotientAndRemainder(dividingBy: 1440)
        return CivilDate(date.epochDay + days).flatMap { CivilDateTime(date: $0, minute: rest) }
    }
}

/// Removes the parts of an entry's body that are meant for remind's own page.
enum RemindText {
    /// Returns `255 0 0 Red day` without the colour.
    static func removingColour(from body: String) -> String {
        let parts = body.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, parts[..<3].allSatisfy({ UInt8($0) != nil }) else { return body }
        return String(parts[3])
    }

    /// Cuts the time from `9:00-10:30am Staff meeting`; the page prints it in its own form. The text must begin with
    /// this time (`11:00pm-2:00am+1`, `14.30`, with any words for am and pm); any other text stays as it is.
    static func removingTime(_ minute: Int, from text: String) -> String {
        guard let space = text.firstIndex(of: " "), isTime(text[..<space], minute) else { return text }
        let rest = text[space...].drop { $0 == " " }
        return rest.isEmpty ? text : String(rest)
    }

    private static func isTime(_ word: Substring, _ minute: Int) -> Bool {
        let span = word.split(separator: "+", maxSplits: 1)
        let times = (span.first ?? "").split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let minutes = times.map(self.minute)
        guard let first = minutes.first, let first, minutes.allSatisfy({ $0 != nil }) else { return false }
        guard span.count < 2 || span[1].allSatisfy(\.isNumber) else { return false }
        return first % noon == minute % noon
    }

    private static let noon = 12 * 60

    /// Returns the minutes of `9:00am`, without regard to what its letters mean; any sign may stand for the colon.
    private static func minute(_ text: Substring) -> Int? {
        let figures = text.prefix { !$0.isLetter }
        guard text[figures.endIndex...].allSatisfy({ $0.isLetter || $0 == "." }) else { return nil }
        return ClockTime.minute(String(figures.map { $0.isASCIIDigit ? $0 : ":" }))
    }
}
