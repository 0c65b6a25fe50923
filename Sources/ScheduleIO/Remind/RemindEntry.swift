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
