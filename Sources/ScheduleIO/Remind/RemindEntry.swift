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
