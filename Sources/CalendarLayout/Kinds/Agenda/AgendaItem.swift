import CalendarCore

/// An entry as an agenda shows it: its lead, and the text after it.
struct AgendaItem {
    let entry: Entry
    let subject: Placement.Subject
    /// The lead: a label, a time or nothing.
    let form: Form
    /// The text printed after the lead.
    let text: String

    enum Form: Hashable {
        /// No lead; the text is the reason the day is closed.
        case closing
        /// A label; that of a line at the foot is inverted.
        case label(String, isInverted: Bool)
        /// The time of an event.
        case time(String)
        /// No lead.
        case plain
    }

    /// The order of a day's entries.
    enum Rank: CaseIterable {
        case closings, lines, feet, events
    }

    /// An entry of a day.
    init(_ entry: Entry, on date: CivilDate, _ context: LayoutContext) {
        (self.entry, subject) = (entry, .day(date, line: entry.line?.key))
        if let closing = context.schedule.closing(of: entry) {
            (form, text) = (.closing, closing.reason.map { "\(closing.word) — \($0)" } ?? closing.word)
        } else if let line = entry.line {
            form = entry.label.map { .label($0, isInverted: line.place == .foot) } ?? .plain
            text = context.format.text(of: entry)
        } else if let times = context.format.clockTimes(of: entry) {
            form = .time(times.start + (times.end ?? ""))
            text = AgendaItem.words(context.format.title(of: entry), of: entry, context)
        } else {
            (form, text) = (.plain, AgendaItem.text(ofDays: entry, on: date, context))
        }
    }

    /// A note of a month.
    init(note: NoteLine, of month: YearMonth) {
        entry = Entry(note: note)
        (subject, form, text) = (.note(month, number: note.number), .plain, note.text)
    }

    var rank: Rank {
        switch (form, entry.line?.place) {
        case (.closing, _): .closings
        case (_, .body): .lines
        case (_, .foot): .feet
        case (_, nil): .events
        }
    }

    /// True if its text is bold.
    var isBold: Bool { form == .closing && !entry.isGone || entry.isOnBoldLine }

    private static func words(_ title: String, of entry: Entry, _ context: LayoutContext) -> String {
        guard let place = context.format.place(of: entry) else { return title }
        return context.style.locale.phrases.placed.filled(["text": title, "place": place])
    }

    /// The text of an event for whole days, with its last day if that is later than `date`.
    private static func text(ofDays entry: Entry, on date: CivilDate, _ context: LayoutContext) -> String {
        let text = context.format.text(of: entry)
        guard let last = entry.days?.upperBound, last > date else { return text }
        let locale = context.style.locale
        return "\(text) · \(locale.phrases.toDate.filled(["date": locale.shortDate(last)]))"
    }
}
